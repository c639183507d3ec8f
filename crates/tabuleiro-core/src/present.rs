//! What a screen needs: the board, what stands on it, and how a move is spelled in clicks. Data only.

use crate::game::Game;
use crate::grid::{CellName, hex, square};
use crate::{Message, Player};
use std::borrow::Cow;
use std::fmt;

/// A game that can be shown and played on any screen.
pub trait Present: Game {
    /// The board: what does not change.
    fn board(&self) -> Board;
    /// What stands on the board and beside it. `contents` are in the order of the board's cells.
    fn view(&self, position: &Self::Position) -> View;
    /// A move as clicks. No move's clicks begin with all the clicks of another; a move that a slip of the finger could make
    /// (sinking a tile, passing) ends in a button.
    fn clicks(&self, position: &Self::Position, mv: Self::Move) -> Vec<Click>;
    /// What the player to move chooses next, after these clicks of a legal move, as a request: "Choose a ship."
    fn prompt(&self, position: &Self::Position, clicks: &[Click]) -> Message;
    /// A move as a sentence, before it is played; `done-ID` tells the same in the past tense.
    fn describe(&self, position: &Self::Position, mv: Self::Move) -> Message;
    /// What else happened by a move: skips, captures, who is out. The move itself and the end are not repeated.
    fn events(&self, _before: &Self::Position, _mv: Self::Move, _after: &Self::Position) -> Vec<Message> {
        Vec::new()
    }
    /// Why no legal move begins with these clicks; `None` exactly when one does.
    fn why_illegal(&self, position: &Self::Position, clicks: &[Click]) -> Option<Message>;
    /// Whether some legal move begins with these clicks.
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
    /// Its cells in a row.
    pub cells: Vec<CellName>,
}

/// A cell of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BoardCell {
    /// Its name.
    pub name: CellName,
    /// Its place on the lattice of its outline (see [`crate::grid`]), growing to the right.
    pub x: i16,
    /// Its row on that lattice, growing downwards.
    pub y: i16,
    /// The names of the cells next to it.
    pub neighbours: Vec<CellName>,
}

impl Board {
    /// The board of these cells, given by name and place, top row first; neighbours follow from the outline.
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

    /// The index of the cell with this name.
    pub fn index_of(&self, name: CellName) -> Option<usize> {
        self.cells.iter().position(|cell| cell.name == name)
    }
}

/// A position as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct View {
    /// What is on each cell, in the order of the board's cells.
    pub contents: Vec<Content>,
    /// Each seat, seat 1 first.
    pub seats: Vec<SeatView>,
    /// What else a player must know: who holds the skull, how many sinks in a row.
    pub facts: Vec<Message>,
    /// What is to be decided now, or that the game is over. Names the player.
    pub caption: Message,
}

/// What is on a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Content {
    /// From the ground up.
    pub marks: Vec<Mark>,
    /// The same as a phrase, without the cell's name: "a red nebula with a colony of Ana".
    pub sentence: Message,
}

impl Content {
    /// Nothing, as the sentence `empty` says.
    pub fn empty() -> Content {
        Content { marks: Vec::new(), sentence: Message::new("empty") }
    }
}

/// A symbol on a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Mark {
    /// The name of one of the game's glyphs.
    pub glyph: Cow<'static, str>,
    /// Whose it is, where that can differ for one glyph.
    pub owner: Option<Player>,
    /// How many of them stand here; 1 for most.
    pub count: u8,
}

impl Mark {
    /// One symbol that belongs to nobody, or always to the same side.
    pub const fn new(glyph: &'static str) -> Mark {
        Mark { glyph: Cow::Borrowed(glyph), owner: None, count: 1 }
    }

    /// One symbol of a player.
    pub const fn of(glyph: &'static str, owner: Player) -> Mark {
        Mark { glyph: Cow::Borrowed(glyph), owner: Some(owner), count: 1 }
    }

    /// So many of them.
    #[must_use]
    pub fn times(self, count: u8) -> Mark {
        Mark { count, ..self }
    }
}

/// A seat as it is shown beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeatView {
    /// The side it plays, where sides have names: the sentence `side-NAME` (goblins, Light). Its player is told so by `you-NAME`.
    pub side: Option<Message>,
    /// Symbols to show beside its name: what it plays with, then what it holds, such as the skull. Whatever they say is
    /// also said by a sentence.
    pub marks: Vec<Mark>,
    /// Stocks, harvests and the like.
    pub counters: Vec<Counter>,
    /// The progress towards winning, as a short phrase: "7 of 15 useful".
    pub progress: Option<Message>,
    /// Whether it takes no further part in the game.
    pub out: bool,
}

impl SeatView {
    /// Returns the sentence that tells the player of this seat their side: "You are the goblins."
    pub fn told_side(&self) -> Option<Message> {
        let side = self.side.as_ref()?.id.strip_prefix("side-")?;
        Some(Message::new(format!("you-{side}")))
    }
}

/// Something counted for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Counter {
    /// What: said by the sentence `counter-NAME`.
    pub name: Cow<'static, str>,
    /// How many; `None` where there is no limit.
    pub value: Option<i32>,
}

impl Counter {
    /// So many of these.
    pub fn new(name: &'static str, value: impl Into<i32>) -> Counter {
        Counter { name: name.into(), value: Some(value.into()) }
    }

    /// As many of these as one likes.
    pub fn unlimited(name: &'static str) -> Counter {
        Counter { name: name.into(), value: None }
    }
}

/// One step in spelling a move.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Click {
    /// On a cell.
    Cell(CellName),
    /// On a button: said by the sentence `button-NAME`.
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
