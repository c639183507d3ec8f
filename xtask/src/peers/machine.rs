//! The date and machine of a measurement.

use crate::shell;
use anyhow::Result;

/// Describes date, machine and compilers in one sentence.
pub(super) fn described() -> Result<String> {
    let date = shell::read(&mut shell::program("date -u +%F"))?.output;
    let rustc = shell::read(&mut shell::program("rustc --version"))?.output;
    let python = shell::read(&mut shell::program("python3 --version"))?.output;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    Ok(format!(
        "Measured on {}: {}, {cores} cores, {} {}; {}; {}.",
        date.trim(),
        processor(),
        std::env::consts::OS,
        std::env::consts::ARCH,
        rustc.trim(),
        python.trim(),
    ))
}

fn processor() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    model.map_or("an unknown processor".into(), |(_, name)| name.trim().into())
}
