//! A board as the picture that is exported too, as large as its area allows, with the cursor and marks.

use super::{Carrier, Graphics};
use image::{DynamicImage, RgbaImage};
use ratatui::layout::Size;
use ratatui_image::protocol::Protocol;
use ratatui_image::protocol::iterm2::Iterm2;
use ratatui_image::protocol::kitty::Kitty;
use ratatui_image::protocol::sixel::Sixel;
use std::cell::RefCell;
use std::rc::Rc;
use tabuleiro_core::present::{Board, View};
use tabuleiro_picture::{BoardPicture, Highlight, Theme};
use tabuleiro_table::Play;
use tabuleiro_words::sketch::{Bracket, Brackets};

/// The least distance of two cells in pixels at which pieces are told apart.
const PITCH_MIN: f64 = 18.0;
/// The share of the distance of two cells that belongs to a cell around its middle.
const REACH: f64 = 0.6;
/// The most lines of a picture.
const LINES_MAX: u16 = 200;
/// Number of pictures kept, so that the cursor can go back and forth.
const KEPT_MAX: usize = 8;

/// A picture as it is sent, by its SVG and the terminal.
type Sent = (String, Graphics, Rc<Protocol>);

thread_local! {
    // A picture takes as long as everything else on the window together.
    static SENT: RefCell<Vec<Sent>> = const { RefCell::new(Vec::new()) };
}

/// Forgets pictures that the terminal itself keeps: it has been cleared.
pub fn forget() {
    SENT.with_borrow_mut(|sent| sent.retain(|(_, graphics, _)| graphics.carrier != Carrier::Kitty));
}

/// A board as a picture on the window.
#[derive(Clone, Debug)]
pub struct PictureBoard {
    picture: BoardPicture,
    graphics: Graphics,
    columns: u16,
    lines: u16,
    /// The middle of each cell in pixels.
    centres: Vec<(f64, f64)>,
    /// The distance of two neighbours in pixels.
    pitch: f64,
}

impl PictureBoard {
    /// Returns a board as large as it fits; nothing where it would be too small.
    pub fn largest(
        (play, view): (&dyn Play, &View),
        brackets: &Brackets,
        (theme, ground): (Theme, &str),
        graphics: Graphics,
        fits: impl Fn((u16, u16)) -> bool,
    ) -> Option<PictureBoard> {
        let board = play.board();
        let (columns, lines) = (1..=LINES_MAX).rev().find_map(|lines| {
            let size = (columns(board, lines, graphics)?, lines);
            fits(size).then_some(size)
        })?;
        let (centres, pitch) = BoardPicture::centres(board, pixels(columns, lines, graphics));
        if pitch < PITCH_MIN {
            return None;
        }
        let highlights = board.cells.iter().enumerate().filter_map(|(index, cell)| {
            let highlight = match brackets.get(&cell.name)? {
                Bracket::Last => Highlight::Last,
                Bracket::Next => Highlight::Next,
                Bracket::Chosen => Highlight::Chosen,
            };
            Some((index, highlight))
        });
        let picture = BoardPicture::new(play.info(), board, &view.contents, theme, ground).with(highlights);
        Some(PictureBoard { picture, graphics, columns, lines, centres, pitch })
    }

    /// Returns the columns and lines it takes.
    pub fn size(&self) -> (u16, u16) {
        (self.columns, self.lines)
    }

    /// Returns the column and the line of a cell's middle.
    pub fn middle(&self, cell: usize) -> Option<(u16, u16)> {
        let (width, height) = self.graphics.cell;
        let place = |at: f64, size: u16| (at / f64::from(size)) as u16;
        self.centres.get(cell).map(|&(x, y)| (place(x, width), place(y, height)))
    }

    /// Returns the cell at a place of the window.
    pub fn cell_at(&self, column: u16, line: u16) -> Option<usize> {
        let (width, height) = self.graphics.cell;
        let middle = |place: u16, size: u16| (f64::from(place) + 0.5) * f64::from(size);
        let (x, y) = (middle(column, width), middle(line, height));
        let distance = |(cx, cy): (f64, f64)| (cx - x).powi(2) + (cy - y).powi(2);
        let nearest = (0..self.centres.len())
            .min_by(|&a, &b| distance(self.centres[a]).total_cmp(&distance(self.centres[b])))?;
        (distance(self.centres[nearest]) <= (self.pitch * REACH).powi(2)).then_some(nearest)
    }

    /// Returns the picture as it is sent, with the cursor on a cell; nothing where it cannot be drawn.
    pub fn sent(&self, cursor: Option<usize>) -> Option<Rc<Protocol>> {
        let picture = self.picture.clone().with(cursor.map(|cell| (cell, Highlight::Cursor)));
        let svg = picture.svg(pixels(self.columns, self.lines, self.graphics));
        let known = SENT.with_borrow(|sent| {
            let same = |(own, graphics, _): &&Sent| *own == svg && *graphics == self.graphics;
            sent.iter().find(same).map(|(_, _, protocol)| protocol.clone())
        });
        if known.is_some() {
            return known;
        }
        let protocol = Rc::new(self.encoded(&svg)?);
        SENT.with_borrow_mut(|sent| {
            if sent.len() == KEPT_MAX {
                sent.remove(0);
            }
            sent.push((svg, self.graphics, protocol.clone()));
        });
        Some(protocol)
    }

    fn encoded(&self, svg: &str) -> Option<Protocol> {
        let pixels = BoardPicture::pixels(svg).ok()?;
        let mut image = RgbaImage::from_raw(pixels.width, pixels.height, pixels.rgba)?;
        // The ground is the window's own: sixels have a hundred steps of each colour, and another ground would be seen.
        let ground = *image.get_pixel(0, 0);
        image.pixels_mut().filter(|pixel| **pixel == ground).for_each(|pixel| pixel.0[3] = 0);
        let (image, size) = (DynamicImage::from(image), Size::new(self.columns, self.lines));
        match self.graphics.carrier {
            Carrier::Kitty => Kitty::new(image, size, next_id(), false, false).ok().map(Protocol::Kitty),
            Carrier::Iterm2 => Iterm2::new(image, size, false).ok().map(Protocol::ITerm2),
            Carrier::Sixel => Sixel::new(image, size, false).ok().map(Protocol::Sixel),
        }
    }
}

/// Returns the columns of a board of `lines` lines; `None` if the terminal takes no picture that large.
fn columns(board: &Board, lines: u16, graphics: Graphics) -> Option<u16> {
    let height = u32::from(lines) * u32::from(graphics.cell.1);
    let columns = (BoardPicture::width_for(board, height) / f64::from(graphics.cell.0)).ceil();
    let (width, height) = pixels(columns as u16, lines, graphics);
    (width.max(height) <= u32::from(graphics.side_max)).then_some(columns as u16)
}

fn pixels(columns: u16, lines: u16, graphics: Graphics) -> (u32, u32) {
    let (width, height) = graphics.cell;
    (u32::from(columns) * u32::from(width), u32::from(lines) * u32::from(height))
}

/// A number for a picture that none of those kept has, so that a terminal never shows an older one in its place.
fn next_id() -> u32 {
    thread_local! {
        static LAST: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
    }
    LAST.with(|last| {
        last.set(last.get() % (2 * KEPT_MAX as u32) + 1);
        last.get()
    })
}
