//! Processes of this machine, as the operating system describes them.

use crate::problem::LoadError;
use std::time::Duration;

/// A process of this machine.
pub(crate) struct Process {
    /// Process id.
    pub id: u32,
}

impl Process {
    /// Returns the process with this id. Fails if it does not exist.
    pub(crate) fn new(id: u32) -> Result<Process, LoadError> {
        let process = Process { id };
        process.memory_bytes().map(|_| process)
    }

    /// Returns the memory in use.
    pub(crate) fn memory_bytes(&self) -> Result<u64, LoadError> {
        let status = self.read("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        Ok(line.and_then(first_number).unwrap_or(0) * 1024)
    }

    /// Returns the processor time used.
    pub(crate) fn processor_time(&self) -> Result<Duration, LoadError> {
        let text = self.read("stat")?;
        // The process name may contain any character, so read the numbers after its closing parenthesis.
        let numbers: Vec<&str> = text.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |index: usize| numbers.get(index).and_then(|word| word.parse::<u64>().ok()).unwrap_or(0);
        Ok(Duration::from_millis((ticks(11) + ticks(12)) * 10))
    }

    /// Returns the limit on open files.
    pub(crate) fn files_max(&self) -> Result<u64, LoadError> {
        let limits = self.read("limits")?;
        let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
        Ok(line.and_then(first_number).unwrap_or(u64::MAX))
    }

    fn read(&self, what: &str) -> Result<String, LoadError> {
        std::fs::read_to_string(format!("/proc/{}/{what}", self.id))
            .map_err(|problem| LoadError::Process { process: self.id, problem })
    }
}

fn first_number(line: &str) -> Option<u64> {
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_knows_what_it_uses() {
        let this = Process::new(std::process::id()).unwrap();
        assert!(this.memory_bytes().unwrap() > 100_000);
        assert!(this.files_max().unwrap() > 3);
        assert!(this.processor_time().unwrap() < Duration::from_hours(1));
        assert!(Process::new(u32::MAX).is_err());
    }
}
