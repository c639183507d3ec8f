//! Why nothing was measured.

use tabuleiro_core::{Explain, Message, explained_errors};

/// Why nothing was measured.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum LoadError {
    /// A server elsewhere, which was not said to be meant.
    Far(String),
    Game(String),
    /// Too few files may be open.
    Files {
        needed: u64,
        allowed: u64,
    },
    /// The server may open too few.
    ServerFiles {
        process: u32,
        needed: u64,
        allowed: u64,
    },
    Process {
        process: u32,
        problem: std::io::Error,
    },
    /// The server cannot be reached or understood.
    Server(String),
    /// The server says no.
    Refused(String),
    Run(std::io::Error),
    /// Stopped before everyone was there.
    Stopped,
}

impl Explain for LoadError {
    fn explain(&self) -> Message {
        match self {
            LoadError::Far(address) => Message::new("error-load-far").text("address", address),
            LoadError::Game(game) => Message::new("error-open-game").text("game", game),
            LoadError::Files { needed, allowed } => {
                Message::new("error-load-files").text("needed", needed).text("allowed", allowed)
            }
            LoadError::ServerFiles { process, needed, allowed } => Message::new("error-load-server-files")
                .text("process", process)
                .text("needed", needed)
                .text("allowed", allowed),
            LoadError::Process { process, problem } => {
                Message::new("error-load-process").text("process", process).text("problem", problem)
            }
            LoadError::Server(problem) => Message::new("error-bot-server").text("problem", problem),
            LoadError::Refused(problem) => Message::new("error-bot-refused").text("problem", problem),
            LoadError::Stopped => Message::new("error-load-stopped"),
            LoadError::Run(problem) => Message::new("error-serve-run").text("problem", problem),
        }
    }
}

explained_errors!(LoadError);
