//! Errors of a measurement.

use tabuleiro_core::{Explain, Message, explained_errors};

/// The reason why a measurement failed.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum LoadError {
    /// A server on another machine, without permission in the plan.
    Far(String),
    Game(String),
    /// A limit on open files of this process that is too low.
    Files {
        needed: u64,
        allowed: u64,
    },
    /// A limit on open files of the server that is too low.
    ServerFiles {
        process: u32,
        needed: u64,
        allowed: u64,
    },
    Process {
        process: u32,
        problem: std::io::Error,
    },
    /// A server that is unreachable or sends an invalid answer.
    Server(String),
    /// A request that the server refused.
    Refused(String),
    Run(std::io::Error),
    /// A stop before all players were connected.
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
