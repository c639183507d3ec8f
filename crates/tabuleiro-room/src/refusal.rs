//! The reasons why a room refuses a command.

use crate::plan::PlanError;
use tabuleiro_core::info::GameInfo;
use tabuleiro_core::{Explain, Message, Player, explained_errors};
use tabuleiro_table::PlayError;

/// The reason why a room refuses a command.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Refusal {
    NotYours,
    NotBegun,
    Begun,
    Over,
    NotFull,
    NoSeat,
    RatedGuest,
    NotYourTurn { to_move: Player },
    OutOfTime(Player),
    Gone(Player),
    TurnNumber { found: usize, expected: usize },
    MoreThanATurn,
    LessThanATurn,
    AfterReveal,
    Revealed,
    Move { game: &'static GameInfo, error: PlayError },
    TooLateToAbort,
    NobodyAbsent,
    NoOffer,
    NoDraw,
    NoTakeback,
    NothingToTakeBack,
    RematchAlready,
    NoHint,
    Paused,
    NoPause,
    NothingToRedo,
    Plan(PlanError),
}

/// The kind of a refusal, by the sender's possible reaction.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum RefusalKind {
    /// The sender lacks the permission.
    Forbidden,
    /// The current state of the room forbids it.
    Conflict,
    /// No state of the room allows it.
    Invalid,
}

impl Refusal {
    /// Returns the kind of the refusal.
    pub fn kind(&self) -> RefusalKind {
        match self {
            Refusal::NotYours => RefusalKind::Forbidden,
            Refusal::MoreThanATurn
            | Refusal::LessThanATurn
            | Refusal::AfterReveal
            | Refusal::Move { .. }
            | Refusal::Plan(_) => RefusalKind::Invalid,
            _ => RefusalKind::Conflict,
        }
    }

    /// Returns the game whose words the message needs, if any.
    pub fn game(&self) -> Option<&'static GameInfo> {
        match self {
            Refusal::Move { game, .. } => Some(game),
            Refusal::Plan(error) => error.game(),
            _ => None,
        }
    }
}

impl From<PlanError> for Refusal {
    fn from(error: PlanError) -> Refusal {
        Refusal::Plan(error)
    }
}

impl Explain for Refusal {
    fn explain(&self) -> Message {
        match self {
            Refusal::NotYours => Message::new("error-api-not-yours"),
            Refusal::NotBegun => Message::new("error-room-not-begun"),
            Refusal::Begun => Message::new("error-room-begun"),
            Refusal::Over => Message::new("error-play-over"),
            Refusal::NotFull => Message::new("error-room-not-full"),
            Refusal::NoSeat => Message::new("error-room-no-seat"),
            Refusal::RatedGuest => Message::new("error-room-rated-guest"),
            Refusal::NotYourTurn { to_move } => {
                Message::new("error-room-not-your-turn").number("seat", to_move.seat())
            }
            Refusal::OutOfTime(player) => tabuleiro_table::OutOfTime(*player).explain(),
            Refusal::Gone(player) => PlayError::Gone(*player).explain(),
            Refusal::TurnNumber { found, expected } => {
                Message::new("error-room-turn-number").text("found", found).text("expected", expected)
            }
            Refusal::MoreThanATurn => Message::new("error-room-more-than-a-turn"),
            Refusal::LessThanATurn => Message::new("error-room-less-than-a-turn"),
            Refusal::AfterReveal => Message::new("error-room-after-reveal"),
            Refusal::Revealed => Message::new("error-room-revealed"),
            Refusal::Move { error, .. } => error.explain(),
            Refusal::TooLateToAbort => Message::new("error-room-too-late"),
            Refusal::NobodyAbsent => Message::new("error-room-nobody-absent"),
            Refusal::NoOffer => Message::new("error-room-no-offer"),
            Refusal::NoDraw => Message::new("error-room-no-draw"),
            Refusal::NoTakeback => Message::new("error-room-no-takeback"),
            Refusal::NothingToTakeBack => Message::new("error-room-nothing-to-take-back"),
            Refusal::RematchAlready => Message::new("error-room-rematch-already"),
            Refusal::NoHint => Message::new("error-room-no-hint"),
            Refusal::Paused => Message::new("error-room-paused"),
            Refusal::NoPause => Message::new("error-room-no-pause"),
            Refusal::NothingToRedo => Message::new("error-room-nothing-to-redo"),
            Refusal::Plan(error) => error.explain(),
        }
    }
}

explained_errors!(Refusal);
