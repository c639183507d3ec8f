//! How many files may be open: every connection is one, on both sides.

use crate::problem::LoadError;
use crate::process::Process;

/// What a process needs besides its connections.
const BESIDES: u64 = 200;

/// That we may open so many connections; asks for more if that is possible.
pub(crate) fn expect(connections: usize) -> Result<(), LoadError> {
    let needed = connections as u64 + BESIDES;
    let allowed = rlimit::increase_nofile_limit(needed).map_err(LoadError::Run)?;
    if allowed < needed { Err(LoadError::Files { needed, allowed }) } else { Ok(()) }
}

/// That the server may.
pub(crate) fn expect_of(process: &Process, connections: usize) -> Result<(), LoadError> {
    let needed = connections as u64 + BESIDES;
    let allowed = process.files_max()?;
    if allowed < needed {
        return Err(LoadError::ServerFiles { process: process.id, needed, allowed });
    }
    Ok(())
}
