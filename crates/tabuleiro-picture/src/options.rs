//! The options of a picture, validated on creation.

use crate::theme::Theme;
use std::str::FromStr;
use tabuleiro_core::grid::{CellName, CellNameError};
use tabuleiro_core::present::Outline;
use tabuleiro_core::{Explain, Message, explained_errors};

/// The appearance of a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PictureOptions {
    /// Colours.
    pub theme: Theme,
    /// Whether cells show their names.
    pub coordinates: bool,
    /// Whether the cells of the last turn are highlighted.
    pub last_move: bool,
    /// Whether players and captions are drawn around the board.
    pub captions: bool,
    /// Rotation of the board.
    pub rotation: Rotation,
    /// Side from which the rotated board is seen.
    pub side: Face,
    /// Size of the picture.
    pub size: Size,
    /// Cells with a ring around them.
    pub marks: Vec<CellName>,
    /// Arrows from cell to cell.
    pub arrows: Vec<Arrow>,
}

impl Default for PictureOptions {
    fn default() -> PictureOptions {
        PictureOptions {
            theme: Theme::default(),
            coordinates: true,
            last_move: true,
            captions: true,
            rotation: Rotation::default(),
            side: Face::default(),
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
    /// Smallest size at which a board is readable.
    pub const MIN: u16 = 64;
    /// Largest size, enough for print.
    pub const MAX: u16 = 4096;

    /// Returns a size in pixels.
    pub fn new(pixels: u32) -> Result<Size, PictureError> {
        Size::at_most(pixels, Size::MAX)
    }

    /// Returns a size in pixels with a lower maximum.
    pub fn at_most(pixels: u32, most: u16) -> Result<Size, PictureError> {
        let fits = |size: &u16| (Size::MIN..=most).contains(size);
        let size = u16::try_from(pixels).ok().filter(fits);
        size.map(Size).ok_or(PictureError::Size { found: pixels, most })
    }

    /// Returns the number of pixels.
    pub const fn pixels(self) -> u16 {
        self.0
    }
}

impl Default for Size {
    fn default() -> Size {
        Size(800)
    }
}

/// A clockwise rotation of a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Rotation(u16);

impl Rotation {
    /// Half a turn, the view of the opposite player.
    pub const FLIPPED: Rotation = Rotation(180);

    /// Returns a rotation by degrees.
    pub const fn new(degrees: u16) -> Rotation {
        Rotation(degrees)
    }

    /// Returns the degrees if a board with such cells can be rotated by them.
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
pub enum Face {
    /// The usual view.
    #[default]
    Front,
    /// The mirror image, with left and right exchanged.
    Back,
}

impl Face {
    /// Returns the back for a mirror image, the front otherwise.
    pub const fn mirrored(is_mirrored: bool) -> Face {
        if is_mirrored { Face::Back } else { Face::Front }
    }
}

/// An arrow from one cell to another.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// Cell where the arrow begins.
    pub from: CellName,
    /// Cell where the arrow points.
    pub to: CellName,
}

impl FromStr for Arrow {
    type Err = PictureError;
    fn from_str(text: &str) -> Result<Arrow, PictureError> {
        let (from, to) = text.split_once('-').ok_or_else(|| PictureError::Arrow(text.into()))?;
        Ok(Arrow { from: from.parse()?, to: to.parse()? })
    }
}

/// The reason why a picture cannot be drawn.
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
