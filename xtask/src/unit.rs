//! The systemd unit, checked by systemd itself where that is installed.

use crate::shell;
use anyhow::{Context, Result};

const UNIT: &str = "deploy/tabuleiro.service";
/// The highest exposure, in tenths of 10 points: systemd calls everything below 2 points safe.
const EXPOSURE_MAX: &str = "--threshold=15";

/// Nothing, or why it was not checked.
pub(crate) fn run() -> Result<Option<String>> {
    if shell::find("systemd-analyze").is_none() {
        return Ok(Some(format!("{UNIT} was not checked: systemd-analyze is not installed")));
    }
    let text = std::fs::read_to_string(UNIT).with_context(|| format!("cannot read {UNIT}"))?;
    // The program is not installed where the unit looks for it; the system has some other everywhere.
    let folder = shell::target().join("unit");
    std::fs::create_dir_all(&folder)?;
    let copy = folder.join("tabuleiro.service");
    std::fs::write(&copy, text.replace("/usr/local/bin/tabuleiro", "/bin/true"))?;
    let copy = copy.display();
    shell::run(&mut shell::program(&format!("systemd-analyze verify --man=no {copy}")))?;
    let judge = format!("systemd-analyze security --offline=true --no-pager {EXPOSURE_MAX} {copy}");
    shell::read(&mut shell::program(&judge)).map(|_| None)
}
