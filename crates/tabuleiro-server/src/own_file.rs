//! Files that only their owner can read.

use std::fs::OpenOptions;

/// Returns options that make new files readable by their owner alone.
pub(crate) fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
