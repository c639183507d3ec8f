//! Errors in requests, as messages.

use tabuleiro_core::info::GameInfo;
use tabuleiro_core::{Explain, Message};
use tabuleiro_room::{PlanError, Refusal};
use tabuleiro_words::speaker;

/// An error in a request.
#[derive(Clone, Debug)]
pub struct Complaint {
    /// The message.
    pub why: Message,
    /// The game whose words it needs, if it needs any.
    pub game: Option<&'static GameInfo>,
}

impl Complaint {
    /// Returns a complaint that needs no game's words.
    pub fn new(why: impl Into<Message>) -> Complaint {
        Complaint { why: why.into(), game: None }
    }

    /// Returns what a game says is wrong with something.
    pub fn of_game(game: &'static GameInfo, error: &dyn Explain) -> Complaint {
        Complaint::told_by(game, error.explain())
    }

    /// Returns the same of a message.
    pub fn told_by(game: &'static GameInfo, why: Message) -> Complaint {
        Complaint { why, game: Some(game) }
    }

    /// Says it in a language.
    pub fn said(&self, language: &'static str) -> String {
        speaker(language, self.game.map(|game| game.id)).say(&self.why)
    }
}

impl Explain for Complaint {
    fn explain(&self) -> Message {
        self.why.clone()
    }
}

impl From<PlanError> for Complaint {
    fn from(error: PlanError) -> Complaint {
        Refusal::from(error).into()
    }
}

impl From<Refusal> for Complaint {
    fn from(refusal: Refusal) -> Complaint {
        Complaint { why: refusal.explain(), game: refusal.game() }
    }
}
