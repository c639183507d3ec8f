//! What a picture is to look like, checked at the door.

use crate::theme::Theme;
use std::str::FromStr;
use tabuleiro_core::grid::{CellName, CellNameError};
use tabuleiro_core::present::Outline;
use tabuleiro_core::{Explain, Message, explained_errors};

/// What a picture is to look like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Its colours.
    pub theme: Theme,
    /// Whether cells have their names on them.
    pub coordinates: bool,
    /// Whether the cells of the last turn are set off.
    pub last_move: bool,
    /// Whether the players and what is to be decided are written around the board.
    pub captions: bool,
    /// How the board is turned.
    pub rotation: Rotation,
    /// From which side it is seen, once it is turned.
    pub side: Side,
    /// How large it is.
    pub size: Size,
    /// Cells with a ring around them.
    pub marks: Vec<CellName>,
    /// Arrows from cell to cell.
    pub arrows: Vec<Arrow>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            theme: Theme::default(),
            coordinates: true,
            last_move: true,
            captions: true,
            rotation: Rotation::default(),
            side: Side::default(),
            size: Size::default(),
            marks: Vec::new(),
            arrows: Vec::new(),
        }
    }
}

impl FromStr for Theme {
    type Err = PictureError;
    fn from_str(text: &str) -> Result<Theme, PictureError> {
        let found = Theme::ALL.into_iter().find(|theme| theme.id() == text);
        found.ok_or_else(|| PictureError::Theme(text.into()))
    }
}

/// The longer side of a picture, in pixels.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Size(u16);

impl Size {
    /// The least that anything can be seen on.
    pub const MIN: u16 = 64;
    /// The most that anybody prints.
    pub const MAX: u16 = 4096;

    /// So many pixels.
    pub fn new(pixels: u32) -> Result<Size, PictureError> {
        Size::at_most(pixels, Size::MAX)
    }

    /// So many pixels, where fewer than usual are allowed.
    pub fn at_most(pixels: u32, most: u16) -> Result<Size, PictureError> {
        let fits = |size: &u16| (Size::MIN..=most).contains(size);
        let size = u16::try_from(pixels).ok().filter(fits);
        size.map(Size).ok_or(PictureError::Size { found: pixels, most })
    }

    /// In pixels.
    pub const fn pixels(self) -> u16 {
        self.0
    }
}

impl Default for Size {
    fn default() -> Size {
        Size(800)
    }
}

/// How far a board is turned, clockwise.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Rotation(u16);

impl Rotation {
    /// As it is seen from the other side.
    pub const FLIPPED: Rotation = Rotation(180);

    /// So many degrees.
    pub const fn new(degrees: u16) -> Rotation {
        Rotation(degrees)
    }

    /// That a board with such cells can be turned so far.
    pub fn checked(self, outline: Outline) -> Result<f64, PictureError> {
        let step = match outline {
            Outline::HexPointy | Outline::HexFlat => 30,
            Outline::Square => 90,
        };
        if !self.0.is_multiple_of(step) || self.0 >= 360 {
            return Err(PictureError::Rotation { found: self.0, step });
        }
        Ok(f64::from(self.0))
    }
}

/// The side from which a board is seen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Side {
    /// As everybody sees it.
    #[default]
    Front,
    /// As in a mirror, left and right exchanged.
    Back,
}

impl Side {
    /// The other side, if it is to be as in a mirror.
    pub const fn mirrored(is_mirrored: bool) -> Side {
        if is_mirrored { Side::Back } else { Side::Front }
    }
}

/// An arrow from one cell to another.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// Where it begins.
    pub from: CellName,
    /// Where it points.
    pub to: CellName,
}

impl FromStr for Arrow {
    type Err = PictureError;
    fn from_str(text: &str) -> Result<Arrow, PictureError> {
        let (from, to) = text.split_once('-').ok_or_else(|| PictureError::Arrow(text.into()))?;
        Ok(Arrow { from: from.parse()?, to: to.parse()? })
    }
}

/// A picture that cannot be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum PictureError {
    Size { found: u32, most: u16 },
    Rotation { found: u16, step: u16 },
    Arrow(String),
    CellName(CellNameError),
    NoCell(CellName),
    Theme(String),
    TooLong { turns: usize, most: usize },
    Drawing(String),
}

impl Explain for PictureError {
    fn explain(&self) -> Message {
        match self {
            PictureError::Size { found, most } => Message::new("error-picture-size")
                .number("found", *found)
                .number("least", Size::MIN)
                .number("most", *most),
            PictureError::Rotation { found, step } => {
                Message::new("error-picture-rotation").number("found", *found).number("step", *step)
            }
            PictureError::Arrow(text) => Message::new("error-picture-arrow").text("found", text),
            PictureError::CellName(error) => error.explain(),
            PictureError::NoCell(cell) => Message::new("error-picture-no-cell").text("cell", cell),
            PictureError::Theme(text) => {
                let all: Vec<&str> = Theme::ALL.iter().map(|theme| theme.id()).collect();
                Message::new("error-picture-theme").text("found", text).text("offered", all.join(", "))
            }
            PictureError::TooLong { turns, most } => Message::new("error-picture-too-long")
                .number("turns", *turns as i64)
                .number("most", *most as i64),
            PictureError::Drawing(problem) => Message::new("error-picture-drawing").text("problem", problem),
        }
    }
}

explained_errors!(PictureError);

impl From<CellNameError> for PictureError {
    fn from(error: CellNameError) -> PictureError {
        PictureError::CellName(error)
    }
}
