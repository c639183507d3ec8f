//! The players in the seats.

use crate::computer::Computer;
use tabuleiro_core::record::SeatRecord;

/// A seat at a table: a person, or a computer player.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Seat {
    /// Name; may be empty.
    pub name: String,
    /// Computer player; `None` for a person.
    pub computer: Option<Computer>,
}

impl Seat {
    /// Returns a person's seat.
    pub fn person(name: impl Into<String>) -> Seat {
        Seat { name: name.into(), computer: None }
    }

    /// Returns a computer player's seat.
    pub fn computer(name: impl Into<String>, computer: impl Into<Computer>) -> Seat {
        Seat { name: name.into(), computer: Some(computer.into()) }
    }

    /// Returns the seat as a record stores it.
    pub fn to_record(&self) -> SeatRecord {
        SeatRecord { name: self.name.clone(), level: self.computer.as_ref().map(ToString::to_string) }
    }

    /// Reads a seat of a record, including early records.
    pub fn from_record(seat: &SeatRecord) -> Seat {
        let computer = seat.level.as_deref().and_then(Computer::of_record);
        Seat { name: seat.name.clone(), computer }
    }
}
