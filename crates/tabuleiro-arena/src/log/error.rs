//! Errors of logs.

use super::definition::{Difference, VERSION};
use std::io;
use std::path::{Path, PathBuf};
use tabuleiro_core::{Explain, Message, explained_errors};

/// An error of a log.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum LogError {
    Io {
        task: LogTask,
        path: PathBuf,
        error: io::Error,
    },
    /// A new log would take the place of another file.
    Exists(PathBuf),
    /// The log is open in another program.
    Taken(PathBuf),
    NoDefinition(PathBuf),
    Version {
        path: PathBuf,
        found: u32,
    },
    Another {
        path: PathBuf,
        difference: Difference,
    },
    Line {
        path: PathBuf,
        line: usize,
        problem: LineProblem,
    },
}

/// Operation on a log.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum LogTask {
    Open,
    Read,
    Write,
    Lock,
}

/// A fault in a line.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum LineProblem {
    /// Unreadable, with the parser's message.
    Unreadable(String),
    /// The schedule has no such game, or it was played already.
    NotPlanned,
}

impl LogError {
    /// Returns the error as a message; `io` explains errors of reading and writing.
    pub fn explain_with(&self, io: impl Fn(&io::Error) -> Message) -> Message {
        let with = |id: &'static str, path: &Path| Message::new(id).text("path", path.display());
        match self {
            LogError::Io { task, path, error } => with(task.sentence(), path).message("problem", io(error)),
            LogError::Exists(path) => with("error-match-exists", path),
            LogError::Taken(path) => with("error-match-taken", path),
            LogError::NoDefinition(path) => with("error-match-no-definition", path),
            LogError::Version { path, found } => {
                with("error-match-version", path).number("found", *found).number("known", VERSION)
            }
            LogError::Another { path, difference } => {
                with("error-match-another", path).message("difference", Message::new(difference.sentence()))
            }
            LogError::Line { path, line, problem } => with("error-match-line", path)
                .number("line", *line as i64)
                .message("problem", problem.explain()),
        }
    }
}

impl Explain for LogError {
    fn explain(&self) -> Message {
        self.explain_with(|error| Message::new("io-other").text("problem", error))
    }
}

impl Explain for LineProblem {
    fn explain(&self) -> Message {
        match self {
            LineProblem::Unreadable(problem) => Message::new("problem-match-line").text("problem", problem),
            LineProblem::NotPlanned => Message::new("problem-match-not-planned"),
        }
    }
}

impl LogTask {
    fn sentence(self) -> &'static str {
        match self {
            LogTask::Open => "error-open",
            LogTask::Read => "error-read",
            LogTask::Write => "error-write",
            LogTask::Lock => "error-lock",
        }
    }
}

explained_errors!(LogError);

pub(super) fn io_error(task: LogTask, path: &Path, error: io::Error) -> LogError {
    LogError::Io { task, path: path.into(), error }
}
