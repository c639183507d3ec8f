//! Match logs: one line with the definition, then one line per finished game. Lines are only appended.

mod definition;
mod error;
mod finished;

pub use definition::{Definition, Difference, MatchClock, VERSION};
pub use error::{LineProblem, LogError, LogTask};
pub use finished::{Failure, Finished, Forfeit};

use error::io_error;
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// An open match log, locked against other programs.
#[derive(Debug)]
pub struct Log {
    path: PathBuf,
    file: File,
    definition: Definition,
    games: Vec<Finished>,
}

impl Log {
    /// Creates a log. Fails if the file exists.
    pub fn create(path: &Path, definition: &Definition) -> Result<Log, LogError> {
        let mut options = OpenOptions::new();
        let file =
            options.read(true).append(true).create_new(true).open(path).map_err(|error| {
                match error.kind() {
                    io::ErrorKind::AlreadyExists => LogError::Exists(path.into()),
                    _ => io_error(LogTask::Write, path, error),
                }
            })?;
        lock(&file, path)?;
        let mut log = Log { path: path.into(), file, definition: definition.clone(), games: Vec::new() };
        log.add(definition)?;
        // A crash can lose the new file name until the folder is synced. Not every system can sync folders.
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
        Ok(log)
    }

    /// Opens a log to append games. Drops an incomplete last line.
    pub fn resume(path: &Path) -> Result<Log, LogError> {
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .open(path)
            .map_err(|error| io_error(LogTask::Open, path, error))?;
        lock(&file, path)?;
        let (definition, games, length) = read(&mut file, path)?;
        // Cut off a torn last line: the next game would otherwise be appended to it and make both unreadable.
        file.set_len(length).map_err(|error| io_error(LogTask::Write, path, error))?;
        file.sync_all().map_err(|error| io_error(LogTask::Write, path, error))?;
        Ok(Log { path: path.into(), file, definition, games })
    }

    /// Opens the log of this match, or creates it if there is none or only a torn first line.
    pub fn resume_or_create(path: &Path, definition: &Definition) -> Result<Log, LogError> {
        match Log::resume(path) {
            Ok(log) => match Difference::between(&log.definition, definition) {
                None => Ok(log),
                Some(difference) => Err(LogError::Another { path: path.into(), difference }),
            },
            Err(LogError::Io { error, .. }) if error.kind() == io::ErrorKind::NotFound => {
                Log::create(path, definition)
            }
            Err(LogError::NoDefinition(_)) if is_torn_definition(path, definition)? => {
                std::fs::remove_file(path).map_err(|error| io_error(LogTask::Write, path, error))?;
                Log::create(path, definition)
            }
            Err(error) => Err(error),
        }
    }

    /// Reads a log without locking it.
    pub fn read(path: &Path) -> Result<(Definition, Vec<Finished>), LogError> {
        let mut file = File::open(path).map_err(|error| io_error(LogTask::Open, path, error))?;
        read(&mut file, path).map(|(definition, games, _)| (definition, games))
    }

    /// Returns the definition of the match.
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    /// Returns the finished games, in the order in which they ended.
    pub fn games(&self) -> &[Finished] {
        &self.games
    }

    /// Returns the path of the log.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Appends a game and returns once it is on disk.
    pub fn append(&mut self, game: Finished) -> Result<(), LogError> {
        self.add(&game)?;
        self.games.push(game);
        Ok(())
    }

    fn add(&mut self, line: &impl Serialize) -> Result<(), LogError> {
        let mut text = serde_json::to_string(line).expect("a line is plain data");
        text.push('\n');
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        written.map_err(|error| io_error(LogTask::Write, &self.path, error))
    }
}

/// Returns whether a file holds only the beginning of this definition: a match killed before its first game.
fn is_torn_definition(path: &Path, definition: &Definition) -> Result<bool, LogError> {
    let found = std::fs::read(path).map_err(|error| io_error(LogTask::Read, path, error))?;
    let whole = serde_json::to_vec(definition).expect("a definition is plain data");
    Ok(whole.starts_with(&found))
}

/// Reads the definition, the games and the length in bytes of all complete lines.
fn read(file: &mut File, path: &Path) -> Result<(Definition, Vec<Finished>, u64), LogError> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(0)).map_err(|error| io_error(LogTask::Read, path, error))?;
    file.read_to_end(&mut bytes).map_err(|error| io_error(LogTask::Read, path, error))?;
    let lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
    let (first, rest) = lines.split_first().ok_or_else(|| LogError::NoDefinition(path.into()))?;
    if !first.ends_with(b"\n") {
        return Err(LogError::NoDefinition(path.into()));
    }
    let definition = read_definition(first, path)?;
    let mut games: Vec<Finished> = Vec::new();
    let mut length = first.len() as u64;
    for (index, line) in rest.iter().enumerate() {
        match serde_json::from_slice::<Finished>(line) {
            Ok(game) if line.ends_with(b"\n") => games.push(game),
            // A crash or power failure can leave an incomplete last line. That game is played again.
            _ if index + 1 == rest.len() => break,
            Ok(_) => unreachable!("only the last line has no end"),
            Err(error) => {
                return Err(LogError::Line {
                    path: path.into(),
                    line: index + 2,
                    problem: LineProblem::Unreadable(error.to_string()),
                });
            }
        }
        length += line.len() as u64;
    }
    Ok((definition, games, length))
}

fn read_definition(line: &[u8], path: &Path) -> Result<Definition, LogError> {
    #[derive(Deserialize)]
    struct Head {
        #[serde(rename = "tabuleiro-match")]
        version: u32,
    }
    let head: Head = serde_json::from_slice(line).map_err(|_| LogError::NoDefinition(path.into()))?;
    if head.version > VERSION {
        return Err(LogError::Version { path: path.into(), found: head.version });
    }
    serde_json::from_slice(line).map_err(|error| LogError::Line {
        path: path.into(),
        line: 1,
        problem: LineProblem::Unreadable(error.to_string()),
    })
}

fn lock(file: &File, path: &Path) -> Result<(), LogError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(LogError::Taken(path.into())),
        Err(TryLockError::Error(error)) => Err(io_error(LogTask::Lock, path, error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::tests::{definition, finished};

    #[test]
    fn a_log_cut_anywhere_keeps_its_whole_lines_and_grows_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.jsonl");
        let games: Vec<Finished> =
            (0..3).map(|id| finished(id, id / 2, &[id % 2, 1 - id % 2], &[1.0, 0.0])).collect();
        let mut log = Log::create(&path, &definition(2)).unwrap();
        games.iter().for_each(|game| log.append(game.clone()).unwrap());
        drop(log);
        let whole = std::fs::read(&path).unwrap();
        for length in 0..=whole.len() {
            std::fs::write(&path, &whole[..length]).unwrap();
            let mut log = Log::resume_or_create(&path, &definition(2)).unwrap();
            let kept = log.games().len();
            assert_eq!(kept, whole[..length].iter().filter(|&&byte| byte == b'\n').count().saturating_sub(1));
            assert_eq!(log.games(), &games[..kept]);
            games[kept..].iter().for_each(|game| log.append(game.clone()).unwrap());
            drop(log);
            assert_eq!(std::fs::read(&path).unwrap(), whole, "cut at {length}");
        }
    }

    #[test]
    fn a_log_says_that_its_starts_are_even_only_if_they_are() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.jsonl");
        let balanced = Definition { balanced: true, ..definition(2) };
        for (wanted, other) in [(&balanced, &definition(2)), (&definition(2), &balanced)] {
            drop(Log::create(&path, wanted).unwrap());
            let text = std::fs::read_to_string(&path).unwrap();
            assert_eq!(text.contains(r#""balanced":true"#), wanted.balanced, "{text}");
            assert_eq!(text.contains("balanced"), wanted.balanced, "{text}");
            assert_eq!(&Log::read(&path).unwrap().0, wanted);
            let refused = Log::resume_or_create(&path, other);
            assert!(matches!(refused, Err(LogError::Another { difference: Difference::Openings, .. })));
            std::fs::remove_file(&path).unwrap();
        }
    }

    #[test]
    fn nothing_is_written_over_and_nothing_strange_is_taken_for_a_log() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.jsonl");
        let log = Log::create(&path, &definition(2)).unwrap();
        assert!(matches!(Log::resume(&path), Err(LogError::Taken(_))));
        drop(log);
        assert!(matches!(Log::create(&path, &definition(2)), Err(LogError::Exists(_))));
        let other = Definition { seed: 8, ..definition(2) };
        assert!(matches!(
            Log::resume_or_create(&path, &other),
            Err(LogError::Another { difference: Difference::Seeds, .. })
        ));
        let text = std::fs::read_to_string(&path).unwrap();
        let line = serde_json::to_string(&finished(0, 0, &[0, 1], &[1.0, 0.0])).unwrap();
        std::fs::write(&path, format!("{text}nonsense\n{line}\n")).unwrap();
        assert!(matches!(Log::resume(&path), Err(LogError::Line { line: 2, .. })));
        std::fs::write(&path, "some other text\n").unwrap();
        assert!(matches!(Log::resume_or_create(&path, &other), Err(LogError::NoDefinition(_))));
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "some other text\n");
        std::fs::write(&path, "{\"tabuleiro-match\":99}\n").unwrap();
        assert!(matches!(Log::resume(&path), Err(LogError::Version { found: 99, .. })));
    }
}
