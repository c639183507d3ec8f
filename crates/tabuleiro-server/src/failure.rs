//! Errors that prevent a server from starting or an admin's command from running.

use std::path::PathBuf;
use tabuleiro_core::{Explain, Message, explained_errors};

/// An error that prevents a server from starting or a command from running.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum ServeError {
    Config {
        path: PathBuf,
        problem: String,
    },
    /// A file with settings that cannot be read.
    Unread {
        path: PathBuf,
        problem: std::io::Error,
    },
    /// A file that is not TOML from this line on.
    Syntax {
        path: PathBuf,
        line: usize,
    },
    /// A setting that is not one of the server's.
    Unknown {
        path: PathBuf,
        name: String,
    },
    /// A setting whose value is of another kind. It may be a secret and is not repeated.
    Value {
        path: PathBuf,
        name: String,
        wanted: &'static str,
    },
    Range {
        name: String,
        number: f64,
        least: f64,
        most: f64,
    },
    DatabaseKind(String),
    /// An unknown kind of bus.
    BusKind(String),
    /// A bus for a database that allows only one node.
    BusAlone,
    Bus(String),
    Database(String),
    Listen {
        address: String,
        problem: std::io::Error,
    },
    Run(std::io::Error),
    /// The end of the journal's writer.
    Writer,
    /// A database in use by another server.
    InUse(PathBuf),
    /// A file that is no SQLite database.
    NotSqlite(PathBuf),
    Damaged {
        path: PathBuf,
        problem: String,
    },
    Filter(String),
    NoAccount(String),
    /// A violated rule of the server, such as a short password.
    Refused(Message),
    File {
        path: PathBuf,
        problem: std::io::Error,
    },
    /// A file that would be overwritten.
    FileExists(PathBuf),
    NotEmpty,
    /// Number of a line that does not belong to a backup.
    NoBackup(usize),
    /// A truncated backup.
    CutBackup,
    /// A backup with a wrong checksum.
    ChangedBackup,
    /// A missing database file.
    NoDatabase(PathBuf),
    BrokenTable(String),
}

impl Explain for ServeError {
    fn explain(&self) -> Message {
        match self {
            ServeError::Config { path, problem } => {
                Message::new("error-serve-config").text("path", path.display()).text("problem", problem)
            }
            ServeError::Unread { path, problem } => Message::new("error-read")
                .text("path", path.display())
                .message("problem", tabuleiro_store::io_problem(problem)),
            ServeError::Syntax { path, line } => {
                Message::new("error-serve-syntax").text("path", path.display()).text("line", line)
            }
            ServeError::Unknown { path, name } => {
                Message::new("error-serve-unknown").text("path", path.display()).text("name", name)
            }
            ServeError::Value { path, name, wanted } => Message::new("error-serve-value")
                .text("path", path.display())
                .text("name", name)
                .text("wanted", wanted),
            ServeError::Range { name, number, least, most } => Message::new("error-serve-range")
                .text("name", name)
                .text("found", number)
                .text("least", least)
                .text("most", most),
            ServeError::DatabaseKind(found) => Message::new("error-serve-database-kind").text("found", found),
            ServeError::BusKind(found) => Message::new("error-serve-bus-kind").text("found", found),
            ServeError::BusAlone => Message::new("error-serve-bus-alone"),
            ServeError::Bus(problem) => Message::new("error-serve-bus").text("problem", problem),
            ServeError::Database(problem) => Message::new("error-serve-database").text("problem", problem),
            ServeError::Listen { address, problem } => {
                let listen = Message::new("error-serve-listen").text("address", address);
                listen.message("problem", tabuleiro_store::io_problem(problem))
            }
            ServeError::Run(problem) => Message::new("error-serve-run").text("problem", problem),
            ServeError::Writer => Message::new("error-serve-writer"),
            ServeError::InUse(path) => Message::new("error-serve-in-use").text("path", path.display()),
            ServeError::NotSqlite(path) => {
                Message::new("error-serve-not-sqlite").text("path", path.display())
            }
            ServeError::Damaged { path, problem } => {
                Message::new("error-serve-damaged").text("path", path.display()).text("problem", problem)
            }
            ServeError::NoAccount(name) => Message::new("error-admin-account").text("name", name),
            ServeError::Refused(why) => why.clone(),
            ServeError::File { path, problem } => Message::new("error-admin-file")
                .text("path", path.display())
                .message("problem", tabuleiro_store::io_problem(problem)),
            ServeError::NotEmpty => Message::new("error-admin-not-empty"),
            ServeError::NoBackup(line) => Message::new("error-admin-backup").text("line", line),
            ServeError::ChangedBackup => Message::new("error-admin-changed"),
            ServeError::FileExists(path) => Message::new("error-admin-exists").text("path", path.display()),
            ServeError::CutBackup => Message::new("error-admin-cut"),
            ServeError::NoDatabase(path) => {
                Message::new("error-admin-no-database").text("path", path.display())
            }
            ServeError::BrokenTable(id) => Message::new("error-admin-table").text("id", id),
            ServeError::Filter(found) => Message::new("error-serve-filter").text("found", found),
        }
    }
}

explained_errors!(ServeError);

impl From<sqlx::Error> for ServeError {
    fn from(error: sqlx::Error) -> ServeError {
        ServeError::Database(error.to_string())
    }
}
