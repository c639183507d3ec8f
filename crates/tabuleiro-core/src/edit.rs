//! Positions under edit: marks on cells and dials beside the board. The rules need not accept them.

use crate::canvas::Design;
use crate::game::PositionError;
use crate::grid::CellName;
use crate::present::{Board, Mark, Present};
use crate::{Explain, Message, Player, Seats, explained_errors};
use std::borrow::Cow;

/// A game whose positions can be edited.
pub trait Edit: Present {
    /// Returns the marks that can be put on cells.
    fn palette(&self) -> Vec<Stamp>;
    /// Returns a position as a draft, without the moves of an unfinished turn.
    fn draft(&self, position: &Self::Position) -> Draft;
    /// Returns the position of a draft. Rejects one that the rules cannot continue from.
    fn of_draft(&self, draft: &Draft) -> Result<Self::Position, PositionError>;
    /// Returns the option of the game that can be drawn, if there is one.
    fn design() -> Option<&'static Design> {
        None
    }
}

/// A mark that can be put on a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Stamp {
    /// The mark.
    pub mark: Mark,
    /// Layer, counted from the ground; a new mark replaces the one on its layer.
    pub layer: u8,
}

impl Stamp {
    /// Returns a stamp for a mark on a layer.
    pub const fn new(mark: Mark, layer: u8) -> Stamp {
        Stamp { mark, layer }
    }

    fn is_of(&self, mark: &Mark) -> bool {
        (&self.mark.glyph, self.mark.owner) == (&mark.glyph, mark.owner)
    }
}

/// A position under edit.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Draft {
    /// Marks on each cell from the ground up, in the order of the board's cells.
    pub cells: Vec<Vec<Mark>>,
    /// Settings beside the board.
    pub dials: Vec<Dial>,
}

/// A setting beside the board, described by the sentence `dial-NAME` and its choices by `dial-NAME-CHOICE`.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Dial {
    /// Name of the dial.
    pub name: Cow<'static, str>,
    /// Player of the dial, if each player has one.
    pub player: Option<Player>,
    /// Current value: a number, a seat counted from 1, or a choice counted from 0.
    pub value: i32,
    /// Range of the value.
    pub kind: DialKind,
}

/// The range of a dial.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum DialKind {
    /// One of the seats 1 to n.
    Seat(u8),
    /// A number in a range.
    Number {
        /// Smallest value.
        min: i32,
        /// Largest value.
        max: i32,
    },
    /// One of these words.
    Choice(Vec<Cow<'static, str>>),
}

/// Name of the dial for the player to move, in every game.
pub const TURN: &str = "turn";

impl Dial {
    /// Returns a dial for a seat.
    pub fn seat(name: &'static str, player: Player, seats: Seats) -> Dial {
        let kind = DialKind::Seat(seats.count() as u8);
        Dial { name: name.into(), player: None, value: player.seat().into(), kind }
    }

    /// Returns a dial for a number from 0 to a limit.
    pub fn number(name: &'static str, value: impl Into<i32>, max: impl Into<i32>) -> Dial {
        let kind = DialKind::Number { min: 0, max: max.into() };
        Dial { name: name.into(), player: None, value: value.into(), kind }
    }

    /// Returns a dial for one of a few words; `chosen` is an index.
    pub fn choice(name: &'static str, chosen: usize, choices: &[&'static str]) -> Dial {
        let kind = DialKind::Choice(choices.iter().map(|&choice| choice.into()).collect());
        Dial { name: name.into(), player: None, value: chosen as i32, kind }
    }

    /// Assigns the dial to one player.
    #[must_use]
    pub fn of(self, player: Player) -> Dial {
        Dial { player: Some(player), ..self }
    }

    /// Returns the smallest and the largest value of the dial.
    pub fn range(&self) -> (i32, i32) {
        match &self.kind {
            DialKind::Seat(seats) => (1, (*seats).into()),
            DialKind::Number { min, max } => (*min, *max),
            DialKind::Choice(choices) => (0, choices.len() as i32 - 1),
        }
    }
}

/// A change to a draft.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Change {
    /// Puts a mark of the palette on a cell.
    Put {
        /// Name of the cell.
        cell: CellName,
        /// Mark to put there.
        mark: Mark,
    },
    /// Removes the topmost mark of the palette from a cell.
    Clear {
        /// Name of the cell.
        cell: CellName,
    },
    /// Sets a dial.
    Set {
        /// Name of the dial.
        dial: String,
        /// Player of the dial, if each player has one.
        player: Option<Player>,
        /// New value.
        value: i32,
    },
}

/// A change that cannot be made to any draft of the game, legal or not.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum ChangeError {
    Cell(CellName),
    Mark(String),
    Dial(String),
    Value {
        found: i32,
        min: i32,
        max: i32,
    },
    /// A draft of another board.
    Cells {
        found: usize,
        expected: usize,
    },
}

impl Explain for ChangeError {
    fn explain(&self) -> Message {
        match self {
            ChangeError::Cell(cell) => Message::new("error-edit-cell").text("cell", cell),
            ChangeError::Mark(glyph) => Message::new("error-edit-mark").text("found", glyph),
            ChangeError::Dial(name) => Message::new("error-edit-dial").text("found", name),
            ChangeError::Value { found, min, max } => Message::new("error-edit-value")
                .number("found", *found)
                .number("min", *min)
                .number("max", *max),
            ChangeError::Cells { found, expected } => {
                Message::new("error-edit-cells").text("found", found).text("expected", expected)
            }
        }
    }
}

explained_errors!(ChangeError);

impl Draft {
    /// Makes a change.
    pub fn change(&mut self, board: &Board, palette: &[Stamp], change: &Change) -> Result<(), ChangeError> {
        match change {
            Change::Put { cell, mark } => {
                let unknown = || ChangeError::Mark(mark.glyph.to_string());
                let stamp = palette.iter().find(|stamp| stamp.is_of(mark)).ok_or_else(unknown)?;
                let marks = self.marks_mut(board, *cell)?;
                marks.retain(|mark| layer_of(palette, mark) != Some(stamp.layer));
                marks.push(stamp.mark.clone());
                marks.sort_by_key(|mark| layer_of(palette, mark));
            }
            Change::Clear { cell } => {
                let marks = self.marks_mut(board, *cell)?;
                let top = marks.iter().rposition(|mark| layer_of(palette, mark).is_some());
                top.map(|index| marks.remove(index));
            }
            Change::Set { dial, player, value } => {
                let found = self.dials.iter_mut().find(|own| own.name == *dial && own.player == *player);
                let own = found.ok_or_else(|| ChangeError::Dial(dial.clone()))?;
                let (min, max) = own.range();
                if !(min..=max).contains(value) {
                    return Err(ChangeError::Value { found: *value, min, max });
                }
                own.value = *value;
            }
        }
        Ok(())
    }

    /// Returns this draft with the palette marks and dials of a kept one.
    pub fn recall(&self, board: &Board, palette: &[Stamp], kept: &Draft) -> Result<Draft, ChangeError> {
        let (found, expected) = (kept.cells.len(), self.cells.len());
        if found != expected {
            return Err(ChangeError::Cells { found, expected });
        }
        let mut draft = self.clone();
        for (index, cell) in board.cells.iter().enumerate() {
            let ground = &mut draft.cells[index];
            ground.retain(|mark| layer_of(palette, mark).is_none());
            let put = |mark: &Mark| Change::Put { cell: cell.name, mark: mark.clone() };
            let puts: Vec<Change> =
                kept.cells[index].iter().filter(|mark| !ground.contains(mark)).map(put).collect();
            puts.iter().try_for_each(|put| draft.change(board, palette, put))?;
        }
        for Dial { name, player, value, .. } in &kept.dials {
            let set = Change::Set { dial: name.to_string(), player: *player, value: *value };
            draft.change(board, palette, &set)?;
        }
        Ok(draft)
    }

    fn marks_mut(&mut self, board: &Board, cell: CellName) -> Result<&mut Vec<Mark>, ChangeError> {
        let index = board.index_of(cell);
        index.and_then(|index| self.cells.get_mut(index)).ok_or(ChangeError::Cell(cell))
    }

    /// Returns the value of a dial; 0 if there is no such dial.
    pub fn dial(&self, name: &str, player: Option<Player>) -> i32 {
        let dial = self.dials.iter().find(|dial| dial.name == name && dial.player == player);
        dial.map_or(0, |dial| dial.value)
    }

    /// Returns the seat that a dial is set to; seat 1 if there is no such dial.
    pub fn seat(&self, name: &str) -> Player {
        u8::try_from(self.dial(name, None)).ok().and_then(Player::from_seat).unwrap_or(Player::ONE)
    }

    /// Returns the mark with one of these glyphs on the cell with this index.
    pub fn mark(&self, index: usize, glyphs: &[&str]) -> Option<&Mark> {
        self.cells.get(index)?.iter().find(|mark| glyphs.contains(&mark.glyph.as_ref()))
    }
}

/// Returns the layer of a mark; `None` for ground that is not in the palette and never changes.
fn layer_of(palette: &[Stamp], mark: &Mark) -> Option<u8> {
    palette.iter().find(|stamp| stamp.is_of(mark)).map(|stamp| stamp.layer)
}
