//! Errors of a sitting.

use std::path::PathBuf;
use tabuleiro_core::info::GameInfo;
use tabuleiro_core::{Explain, Message, explained_errors};
use tabuleiro_room::{Broken, Refusal};
use tabuleiro_store::StoreError;
use tabuleiro_table::{ArrangeError, OpenError};

/// The reason why a sitting does not do what was asked.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum SittingError {
    Arrange(ArrangeError),
    /// A kept game that cannot be continued.
    Kept {
        path: PathBuf,
        game: Option<&'static GameInfo>,
        error: OpenError,
    },
    /// A game that continues but could not be saved.
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
    /// Returns the game whose words the message needs, if any.
    pub fn game(&self) -> Option<&'static GameInfo> {
        match self {
            SittingError::Kept { game, .. } => *game,
            SittingError::Refused(refusal) => refusal.game(),
            _ => None,
        }
    }

    /// Returns a refusal as a remark for the people at the screen, if it is no error.
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
