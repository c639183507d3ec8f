//! Reasons for which a sitting does not do what it was asked for.

use std::path::PathBuf;
use tabuleiro_core::info::GameInfo;
use tabuleiro_core::{Explain, Message, explained_errors};
use tabuleiro_room::{Broken, Refusal};
use tabuleiro_store::StoreError;
use tabuleiro_table::{ArrangeError, OpenError};

/// A reason for which a sitting does not do what it was asked for.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum SittingError {
    Arrange(ArrangeError),
    /// A kept game that cannot be gone on with.
    Kept {
        path: PathBuf,
        game: Option<&'static GameInfo>,
        error: OpenError,
    },
    /// The game went on, but it could not be written to its file.
    Store(StoreError),
    Refused(Refusal),
    Broken(Broken),
}

impl Explain for SittingError {
    fn explain(&self) -> Message {
        match self {
            SittingError::Arrange(error) => error.explain(),
            SittingError::Kept { path, error, .. } => {
                Message::new("error-in-file").text("path", path.display()).message("problem", error.explain())
            }
            SittingError::Store(error) => error.explain(),
            SittingError::Refused(refusal) => refusal.explain(),
            SittingError::Broken(Broken(problem)) => Message::new("io-other").text("problem", problem),
        }
    }
}

impl SittingError {
    /// Returns the game in whose words the message is, if it has its own.
    pub fn game(&self) -> Option<&'static GameInfo> {
        match self {
            SittingError::Kept { game, .. } => *game,
            SittingError::Refused(refusal) => refusal.game(),
            _ => None,
        }
    }

    /// Returns a refusal as a remark for the people at the screen, where nothing is wrong.
    pub fn remark(&self) -> Option<Message> {
        let SittingError::Refused(refusal) = self else { return None };
        match refusal {
            Refusal::NothingToTakeBack => Some(Message::new("play-nothing-to-undo")),
            Refusal::NothingToRedo => Some(Message::new("play-nothing-to-redo")),
            Refusal::NotYourTurn { to_move } => {
                Some(Message::new("game-not-your-turn").player("player", *to_move))
            }
            _ => None,
        }
    }
}

explained_errors!(SittingError);

impl From<Refusal> for SittingError {
    fn from(refusal: Refusal) -> SittingError {
        SittingError::Refused(refusal)
    }
}

impl From<StoreError> for SittingError {
    fn from(error: StoreError) -> SittingError {
        SittingError::Store(error)
    }
}
