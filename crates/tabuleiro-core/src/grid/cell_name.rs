//! Names of cells, the same in all games: `c4` is the fourth place of the third row from the bottom.

use crate::{Explain, Message, explained_errors};
use std::fmt;
use std::str::FromStr;

/// A cell by its row, counted from the bottom, and its place in the row, counted from the left, gaps included.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CellName {
    row: u8,
    number: u8,
}

impl CellName {
    /// Largest number of rows of a board: one for each letter.
    pub const ROWS_MAX: usize = 26;
    /// Largest number of places in a row.
    pub const NUMBER_MAX: usize = 99;

    /// Returns the cell in this row from the bottom and this place from the left, both counted from 0.
    pub const fn new(row: usize, place: usize) -> CellName {
        assert!(row < CellName::ROWS_MAX && place < CellName::NUMBER_MAX);
        CellName { row: row as u8, number: place as u8 + 1 }
    }

    /// Returns the row from the bottom, counted from 0.
    pub const fn row(self) -> usize {
        self.row as usize
    }

    /// Returns the place in the row from the left, counted from 0.
    pub const fn place(self) -> usize {
        self.number as usize - 1
    }

    /// Returns the letter of the row.
    pub const fn letter(self) -> char {
        (b'a' + self.row) as char
    }
}

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", self.letter(), self.number)
    }
}

/// An invalid name of a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellNameError(pub String);

impl Explain for CellNameError {
    fn explain(&self) -> Message {
        Message::new("problem-cell-name").text("found", &self.0)
    }
}

explained_errors!(CellNameError);

impl FromStr for CellName {
    type Err = CellNameError;
    fn from_str(text: &str) -> Result<CellName, CellNameError> {
        let wrong = || CellNameError(text.into());
        let mut letters = text.chars();
        let row = letters.next().filter(char::is_ascii_lowercase).ok_or_else(wrong)?;
        let digits = letters.as_str();
        let canonical = digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
        let number: usize = digits.parse().ok().filter(|_| canonical).ok_or_else(wrong)?;
        if number > CellName::NUMBER_MAX {
            return Err(wrong());
        }
        Ok(CellName::new((row as u8 - b'a') as usize, number - 1))
    }
}

#[cfg(feature = "serde")]
crate::serde_text::by_text!(CellName);

#[cfg(feature = "schema")]
mod schema {
    use super::CellName;
    use utoipa::openapi::schema::Type;
    use utoipa::openapi::{ObjectBuilder, RefOr, Schema};
    use utoipa::{PartialSchema, ToSchema};

    /// Describes a cell as its name.
    impl PartialSchema for CellName {
        fn schema() -> RefOr<Schema> {
            ObjectBuilder::new().schema_type(Type::String).pattern(Some("^[a-z][1-9][0-9]?$")).into()
        }
    }

    impl ToSchema for CellName {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip_and_nothing_else_is_one() {
        for row in 0..CellName::ROWS_MAX {
            for place in 0..CellName::NUMBER_MAX {
                let name = CellName::new(row, place);
                assert_eq!(name.to_string().parse(), Ok(name));
            }
        }
        for text in ["", "c", "4", "c0", "c04", "c+4", "C4", "c100", "c4 ", "é4", "c99999999999999999999"] {
            assert_eq!(text.parse::<CellName>(), Err(CellNameError(text.into())));
        }
    }
}
