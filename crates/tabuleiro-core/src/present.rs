//! The data that front ends draw: the board, its contents, and the clicks that spell a move.

use crate::game::Game;
use crate::grid::{CellName, hex, square};
use crate::{Message, Player};
use std::borrow::Cow;
use std::fmt;

/// A game that front ends can show and play.
pub trait Present: Game {
    /// Returns the board: the part of the view that does not change.
    fn board(&self) -> Board;
    /// Returns the marks on the board and the facts beside it. `contents` are in the order of the board's cells.
    fn view(&self, position: &Self::Position) -> View;
    /// Returns a move as clicks. No move's clicks are a prefix of another's.
    /// A move that is easily made by accident, such as sinking a tile or passing, ends in a button.
    fn clicks(&self, position: &Self::Position, mv: Self::Move) -> Vec<Click>;
    /// Returns a request for the next choice after these clicks of a legal move: "Choose a ship."
    fn prompt(&self, position: &Self::Position, clicks: &[Click]) -> Message;
    /// Returns a move as a sentence, before it is played; `done-ID` is the same in the past tense.
    fn describe(&self, position: &Self::Position, mv: Self::Move) -> Message;
    /// Returns the other effects of a move: skips, captures, eliminations. Leaves out the move itself and the end.
    fn events(&self, _before: &Self::Position, _mv: Self::Move, _after: &Self::Position) -> Vec<Message> {
        Vec::new()
    }
    /// Returns why no legal move begins with these clicks; `None` exactly when one does.
    fn why_illegal(&self, position: &Self::Position, clicks: &[Click]) -> Option<Message>;
    /// Returns whether a legal move begins with these clicks.
    fn begins_a_move(&self, position: &Self::Position, clicks: &[Click]) -> bool {
        self.moves(position).into_iter().any(|mv| self.clicks(position, mv).starts_with(clicks))
    }
}

/// The shape of a board's cells.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Outline {
    /// Hexagons with a corner on top.
    HexPointy,
    /// Hexagons with a side on top.
    HexFlat,
    /// Squares.
    Square,
}

/// The cells of a board: their names, places and neighbours.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Board {
    /// The shape of the cells.
    pub outline: Outline,
    /// The cells, the top row first and each row from the left.
    pub cells: Vec<BoardCell>,
    /// The edges that belong to a side.
    pub borders: Vec<Border>,
}

/// A straight edge of the board that belongs to a side.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Border {
    /// The glyph of the side's pieces.
    pub glyph: Cow<'static, str>,
    /// Cells of the row.
    pub cells: Vec<CellName>,
}

/// A cell of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BoardCell {
    /// Name of the cell.
    pub name: CellName,
    /// Column on the lattice of the outline (see [`crate::grid`]), growing to the right.
    pub x: i16,
    /// Row on that lattice, growing downwards.
    pub y: i16,
    /// Names of the adjacent cells.
    pub neighbours: Vec<CellName>,
}

impl Board {
    /// Makes a board of cells with names and places, the top row first. Neighbours follow from the outline.
    pub fn new(outline: Outline, cells: &[(CellName, i16, i16)]) -> Board {
        let steps: &[(i16, i16)] = match outline {
            Outline::HexPointy => &hex::POINTY,
            Outline::HexFlat => &hex::FLAT,
            Outline::Square => &square::SIDES,
        };
        let at = |x, y| cells.iter().find(|cell| (cell.1, cell.2) == (x, y)).map(|cell| cell.0);
        let cell = |&(name, x, y): &(CellName, i16, i16)| {
            let neighbours = steps.iter().filter_map(|(dx, dy)| at(x + dx, y + dy)).collect();
            BoardCell { name, x, y, neighbours }
        };
        Board { outline, cells: cells.iter().map(cell).collect(), borders: Vec::new() }
    }

    /// Returns the same board with edges that belong to sides.
    #[must_use]
    pub fn with_borders(self, borders: Vec<Border>) -> Board {
        Board { borders, ..self }
    }

    /// Returns the index of the cell with this name.
    pub fn index_of(&self, name: CellName) -> Option<usize> {
        self.cells.iter().position(|cell| cell.name == name)
    }
}

/// A position as front ends draw it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct View {
    /// Contents of each cell, in the order of the board's cells.
    pub contents: Vec<Content>,
    /// Seats, seat 1 first.
    pub seats: Vec<SeatView>,
    /// Other facts that a player must know: the owner of the skull, the number of sinks in a row.
    pub facts: Vec<Message>,
    /// Decision to make now, with the player's name, or the end of the game.
    pub caption: Message,
}

/// The contents of a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Content {
    /// Marks from the ground up.
    pub marks: Vec<Mark>,
    /// Description of the marks, without the cell's name: "a red nebula with a colony of Ana".
    pub sentence: Message,
}

impl Content {
    /// Returns empty contents, described by the sentence `empty`.
    pub fn empty() -> Content {
        Content { marks: Vec::new(), sentence: Message::new("empty") }
    }
}

/// A symbol on a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Mark {
    /// Name of one of the game's glyphs.
    pub glyph: Cow<'static, str>,
    /// Owner, where one glyph can have several owners.
    pub owner: Option<Player>,
    /// Number of pieces, usually 1.
    pub count: u8,
}

impl Mark {
    /// Returns one symbol without an owner, or of a glyph that always belongs to the same side.
    pub const fn new(glyph: &'static str) -> Mark {
        Mark { glyph: Cow::Borrowed(glyph), owner: None, count: 1 }
    }

    /// Returns one symbol of a player.
    pub const fn of(glyph: &'static str, owner: Player) -> Mark {
        Mark { glyph: Cow::Borrowed(glyph), owner: Some(owner), count: 1 }
    }

    /// Sets the number of pieces.
    #[must_use]
    pub fn times(self, count: u8) -> Mark {
        Mark { count, ..self }
    }
}

/// A seat as front ends draw it beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeatView {
    /// Name of the side, where sides have names: the sentence `side-NAME`. The sentence `you-NAME` addresses its player.
    pub side: Option<Message>,
    /// Symbols beside the name: the seat's pieces, then its possessions, such as the skull. A sentence gives the same
    /// facts.
    pub marks: Vec<Mark>,
    /// Stocks, harvests and similar counts.
    pub counters: Vec<Counter>,
    /// Progress towards winning, as a short phrase: "7 of 15 useful".
    pub progress: Option<Message>,
    /// Whether the player is out of the game.
    pub out: bool,
}

impl SeatView {
    /// Returns the sentence that names the side to its player: "You are the goblins."
    pub fn told_side(&self) -> Option<Message> {
        let side = self.side.as_ref()?.id.strip_prefix("side-")?;
        Some(Message::new(format!("you-{side}")))
    }
}

/// A count beside a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Counter {
    /// Name, described by the sentence `counter-NAME`.
    pub name: Cow<'static, str>,
    /// Current number; `None` if unlimited.
    pub value: Option<i32>,
}

impl Counter {
    /// Returns a counter with a number.
    pub fn new(name: &'static str, value: impl Into<i32>) -> Counter {
        Counter { name: name.into(), value: Some(value.into()) }
    }

    /// Returns a counter without a limit.
    pub fn unlimited(name: &'static str) -> Counter {
        Counter { name: name.into(), value: None }
    }
}

/// One step in spelling a move.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Click {
    /// A click on a cell.
    Cell(CellName),
    /// A click on a button, described by the sentence `button-NAME`.
    Button(&'static str),
}

impl fmt::Display for Click {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Click::Cell(name) => name.fmt(f),
            Click::Button(name) => f.write_str(name),
        }
    }
}
