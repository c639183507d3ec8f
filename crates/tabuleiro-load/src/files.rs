//! The limit on open files: every connection uses one on each side.

use crate::problem::LoadError;
use crate::process::Process;

/// Number of files that a process needs in addition to its connections.
const BESIDES: u64 = 200;

/// Checks that this process may open enough files; raises the limit if possible.
pub(crate) fn expect(connections: usize) -> Result<(), LoadError> {
    let needed = connections as u64 + BESIDES;
    let allowed = rlimit::increase_nofile_limit(needed).map_err(LoadError::Run)?;
    if allowed < needed { Err(LoadError::Files { needed, allowed }) } else { Ok(()) }
}

/// Checks that a server process may open enough files.
pub(crate) fn expect_of(process: &Process, connections: usize) -> Result<(), LoadError> {
    let needed = connections as u64 + BESIDES;
    let allowed = process.files_max()?;
    if allowed < needed {
        return Err(LoadError::ServerFiles { process: process.id, needed, allowed });
    }
    Ok(())
}
