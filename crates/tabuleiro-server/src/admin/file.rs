//! Output files of admin commands: complete or absent, readable only by their owner.

use crate::failure::ServeError;
use crate::own_file;
use std::fs::File;
use std::io::{BufWriter, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

/// Writes a file completely or not at all. Overwrites an existing file only with `force`.
pub async fn write_file<T>(
    path: &Path,
    force: bool,
    write: impl AsyncFnOnce(&mut BufWriter<File>) -> Result<T, ServeError>,
) -> Result<T, ServeError> {
    if !force && path.exists() {
        return Err(ServeError::FileExists(path.into()));
    }
    let mut part = Part::create(path)?;
    let written = write(&mut part.file).await?;
    part.finish(path)?;
    Ok(written)
}

/// An unfinished file under a temporary name. Dropped before completion, the file is removed.
struct Part {
    path: PathBuf,
    file: BufWriter<File>,
}

impl Part {
    fn create(path: &Path) -> Result<Part, ServeError> {
        let path = path.with_added_extension("part");
        let fail = |error| unusable(&path, error);
        // A killed command may have left this file behind, with any mode.
        match std::fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(fail(error)),
            _ => {}
        }
        let file = own_file::options().write(true).create_new(true).open(&path).map_err(fail)?;
        Ok(Part { file: BufWriter::new(file), path })
    }

    fn finish(mut self, path: &Path) -> Result<(), ServeError> {
        let done = self.file.flush().and_then(|()| self.file.get_ref().sync_all());
        done.and_then(|()| std::fs::rename(&self.path, path)).map_err(|error| unusable(path, error))
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // After the rename there is nothing to remove.
        let _ = std::fs::remove_file(&self.path);
    }
}

pub(super) fn unusable(path: &Path, error: std::io::Error) -> ServeError {
    ServeError::File { path: path.into(), problem: error }
}
