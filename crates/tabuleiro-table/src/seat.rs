//! Who sits where.

use crate::level::LevelSpec;
use tabuleiro_core::record::SeatRecord;

/// A seat at a table: a person, or a computer player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seat {
    /// The name; may be empty.
    pub name: String,
    /// The computer player; none for a person.
    pub level: Option<LevelSpec>,
}

impl Seat {
    /// A person.
    pub fn person(name: impl Into<String>) -> Seat {
        Seat { name: name.into(), level: None }
    }

    /// A computer player.
    pub fn computer(name: impl Into<String>, level: LevelSpec) -> Seat {
        Seat { name: name.into(), level: Some(level) }
    }

    pub(crate) fn to_record(&self) -> SeatRecord {
        SeatRecord { name: self.name.clone(), level: self.level.as_ref().map(ToString::to_string) }
    }

    pub(crate) fn from_record(seat: &SeatRecord) -> Seat {
        let level = seat.level.as_deref().and_then(|level| level.parse().ok());
        Seat { name: seat.name.clone(), level }
    }
}
