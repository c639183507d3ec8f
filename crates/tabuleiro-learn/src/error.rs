//! Errors of numbers that come from outside.

use tabuleiro_core::{Explain, Message, MoveError, OptionError, PositionError, SetupError, explained_errors};
use tabuleiro_engine::SpecError;

/// The reason why an action, a state or a batch is refused.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum LearnError {
    Option(OptionError),
    Setup(SetupError),
    Position(PositionError),
    Move(MoveError),
    Engine(SpecError),
    /// A number that is no action at all.
    Number {
        found: i64,
        count: usize,
    },
    /// An action that is not legal here.
    Illegal {
        number: usize,
        text: String,
    },
    /// An illegal action in one of many games.
    InGame {
        game: usize,
        problem: Message,
    },
    /// A list of the wrong length.
    Length {
        what: &'static str,
        found: usize,
        expected: usize,
    },
    /// A number outside its range.
    Range {
        what: &'static str,
        found: i64,
        min: i64,
        max: i64,
    },
    Over,
    /// A player that the game does not have.
    Seat {
        found: i64,
        seats: usize,
    },
    /// Nothing was played that could be taken back.
    Beginning,
    /// More memory than there is.
    Memory {
        bytes: u64,
    },
    /// An action by name that does not exist.
    Named(String),
    /// No seat is left for the caller.
    NoSeat,
}

impl Explain for LearnError {
    fn explain(&self) -> Message {
        let number = |id, found: i64| Message::new(id).number("found", found);
        match self {
            LearnError::Option(error) => error.explain(),
            LearnError::Setup(error) => error.explain(),
            LearnError::Position(error) => error.explain(),
            LearnError::Move(error) => error.explain(),
            LearnError::Engine(error) => error.explain(),
            LearnError::Number { found, count } => {
                number("error-action-number", *found).number("last", *count as i64 - 1)
            }
            LearnError::Illegal { number, text } => {
                Message::new("error-action-illegal").number("found", *number as i64).text("text", text)
            }
            LearnError::InGame { game, problem } => Message::new("error-batch-game")
                .number("game", *game as i64)
                .message("problem", problem.clone()),
            LearnError::Length { what, found, expected } => number("error-batch-length", *found as i64)
                .text("what", what)
                .number("expected", *expected as i64),
            LearnError::Range { what, found, min, max } => {
                number("error-batch-range", *found).text("what", what).number("min", *min).number("max", *max)
            }
            LearnError::Over => Message::new("error-play-over"),
            LearnError::Seat { found, seats } => {
                number("error-action-player", *found).number("last", *seats as i64 - 1)
            }
            LearnError::Beginning => Message::new("error-action-beginning"),
            LearnError::Memory { bytes } => {
                Message::new("error-batch-memory").number("mib", (*bytes / (1 << 20)) as i64)
            }
            LearnError::Named(found) => Message::new("error-action-named").text("found", found),
            LearnError::NoSeat => Message::new("error-batch-no-seat"),
        }
    }
}

explained_errors!(LearnError);

impl From<OptionError> for LearnError {
    fn from(error: OptionError) -> LearnError {
        LearnError::Option(error)
    }
}

impl From<SetupError> for LearnError {
    fn from(error: SetupError) -> LearnError {
        LearnError::Setup(error)
    }
}

impl From<PositionError> for LearnError {
    fn from(error: PositionError) -> LearnError {
        LearnError::Position(error)
    }
}

impl From<MoveError> for LearnError {
    fn from(error: MoveError) -> LearnError {
        LearnError::Move(error)
    }
}

impl From<SpecError> for LearnError {
    fn from(error: SpecError) -> LearnError {
        LearnError::Engine(error)
    }
}
