//! Files that an admin's command writes: whole or not at all, readable by their owner alone.

use crate::failure::ServeError;
use crate::own_file;
use std::fs::File;
use std::io::{BufWriter, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

/// Writes a file whole or not at all. One that exists is overwritten only by `force`.
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

/// A file that is being written under another name; removed if it is not finished.
struct Part {
    path: PathBuf,
    file: BufWriter<File>,
}

impl Part {
    fn create(path: &Path) -> Result<Part, ServeError> {
        let path = path.with_added_extension("part");
        let fail = |error| unusable(&path, error);
        // The remains of a command that was killed; their mode may be any.
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
        // After the renaming there is none.
        let _ = std::fs::remove_file(&self.path);
    }
}

pub(super) fn unusable(path: &Path, error: std::io::Error) -> ServeError {
    ServeError::File { path: path.into(), problem: error }
}
