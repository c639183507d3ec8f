//! The systemd unit, checked by systemd if it is installed.

use crate::shell;
use anyhow::{Context, Result};

const UNIT: &str = "deploy/tabuleiro.service";
/// Highest allowed exposure, on systemd's scale from 0 to 100; systemd calls units below 20 safe.
const EXPOSURE_MAX: &str = "--threshold=15";

/// Checks the unit. Returns the reason if the check was skipped.
pub(crate) fn run() -> Result<Option<String>> {
    if shell::find("systemd-analyze").is_none() {
        return Ok(Some(format!("{UNIT} was not checked: systemd-analyze is not installed")));
    }
    let text = std::fs::read_to_string(UNIT).with_context(|| format!("cannot read {UNIT}"))?;
    // The unit names a path where the program is not installed, so a copy names one that exists on every system.
    let folder = shell::target().join("unit");
    std::fs::create_dir_all(&folder)?;
    let copy = folder.join("tabuleiro.service");
    std::fs::write(&copy, text.replace("/usr/local/bin/tabuleiro", "/bin/true"))?;
    let copy = copy.display();
    shell::run(&mut shell::program(&format!("systemd-analyze verify --man=no {copy}")))?;
    let judge = format!("systemd-analyze security --offline=true --no-pager {EXPOSURE_MAX} {copy}");
    shell::read(&mut shell::program(&judge)).map(|_| None)
}
