//! Boards alone, without players and captions, for windows in which people play on them.

use crate::canvas::Canvas;
use crate::geometry::{Geometry, Point};
use crate::ground;
use crate::options::{Face, PictureError, PictureOptions};
use crate::pieces;
use crate::raster;
use crate::theme::{Colours, Theme};
use tabuleiro_core::info::GameInfo;
use tabuleiro_core::present::{Board, Content};

/// Space around the cells, for rings and lines along edges.
const MARGIN: f64 = 12.0;
/// Space for the names of rows and columns at the edge.
const EDGE: f64 = 44.0;
/// Size of the names on cells, in units of the drawing.
const NAME: f64 = 16.0;
/// Smallest size of readable names in pixels.
const NAME_MIN: f64 = 7.0;

/// The reason why a cell is marked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Highlight {
    /// The last move touched it.
    Last,
    /// The player can choose it.
    Next,
    /// Part of the move in progress.
    Chosen,
    /// The cursor is on it.
    Cursor,
}

/// A board to play on, with marked cells.
#[derive(Clone, Debug)]
pub struct BoardPicture {
    info: &'static GameInfo,
    board: Board,
    contents: Vec<Content>,
    theme: Theme,
    /// Colour around the board, as `#rrggbb`.
    ground: String,
    highlights: Vec<(usize, Highlight)>,
}

/// Pixels of a picture: red, green, blue and opacity, by rows from the top.
#[allow(missing_docs)]
pub struct Pixels {
    pub width: u32,
    pub height: u32,
    pub rgba: Vec<u8>,
}

/// The place of a board in a picture of a fixed size.
struct Fit {
    geometry: Geometry,
    /// Width and height of the picture in units of the drawing.
    extent: Point,
    /// Place of the board in the picture.
    origin: Point,
    /// Pixels for each unit.
    scale: f64,
}

impl Fit {
    fn new(board: &Board, (width, height): (u32, u32)) -> Fit {
        let geometry = Geometry::new(board, 0.0, Face::Front);
        let (across, down) = space(&geometry);
        let scale = (f64::from(width) / across).min(f64::from(height) / down);
        let extent = (f64::from(width) / scale, f64::from(height) / scale);
        let centred = |all: f64, part: f64| (all - part) / 2.0;
        let origin = (centred(extent.0, geometry.extent.0), centred(extent.1, geometry.extent.1));
        Fit { geometry, extent, origin, scale }
    }
}

/// Returns the space that a board needs, in units of the drawing.
fn space(geometry: &Geometry) -> Point {
    let margin = if geometry.is_in_line() { EDGE } else { MARGIN };
    (geometry.extent.0 + 2.0 * margin, geometry.extent.1 + 2.0 * margin)
}

impl BoardPicture {
    /// Returns the picture of a board with these contents on a ground, `#rrggbb`.
    pub fn new(
        info: &'static GameInfo,
        board: &Board,
        contents: &[Content],
        theme: Theme,
        ground: &str,
    ) -> BoardPicture {
        let (board, contents, ground) = (board.clone(), contents.to_vec(), ground.to_string());
        BoardPicture { info, board, contents, theme, ground, highlights: Vec::new() }
    }

    /// Adds marked cells; later ones lie on top.
    #[must_use]
    pub fn with(mut self, highlights: impl IntoIterator<Item = (usize, Highlight)>) -> BoardPicture {
        self.highlights.extend(highlights);
        self
    }

    /// Returns the width that belongs to a height, so that the picture has no empty sides.
    pub fn width_for(board: &Board, height: u32) -> f64 {
        let (across, down) = space(&Geometry::new(board, 0.0, Face::Front));
        f64::from(height) * across / down
    }

    /// Returns the centre of each cell in a picture of this size, and the distance of two neighbours, in pixels.
    pub fn centres(board: &Board, size: (u32, u32)) -> (Vec<(f64, f64)>, f64) {
        let fit = Fit::new(board, size);
        let centre = |cell| {
            let (x, y) = fit.geometry.middle(cell);
            ((x + fit.origin.0) * fit.scale, (y + fit.origin.1) * fit.scale)
        };
        (board.cells.iter().map(centre).collect(), fit.scale * Geometry::PITCH)
    }

    /// Draws the picture as SVG in this size.
    pub fn svg(&self, size: (u32, u32)) -> String {
        let fit = Fit::new(&self.board, size);
        let mut canvas = Canvas::default();
        canvas.put(&format!("<g transform=\"translate({:.2} {:.2})\">", fit.origin.0, fit.origin.1));
        self.draw(&mut canvas, &fit);
        canvas.put("</g>");
        canvas.finish(fit.extent, size, &self.ground, "", "")
    }

    /// Draws the picture as pixels.
    pub fn pixels(svg: &str) -> Result<Pixels, PictureError> {
        let pixmap = raster::pixels(svg)?;
        let (width, height) = (pixmap.width(), pixmap.height());
        Ok(Pixels { width, height, rgba: raster::rgba(&pixmap).flatten().collect() })
    }

    fn draw(&self, canvas: &mut Canvas, fit: &Fit) {
        let colours = self.theme.colours();
        let (board, contents, geometry) = (&self.board, &self.contents[..], &fit.geometry);
        ground::draw_cells(canvas, board, contents, geometry, colours);
        ground::draw_borders(canvas, self.info, board, geometry, self.theme);
        for &(cell, highlight) in &self.highlights {
            self.draw_highlight(canvas, geometry, cell, highlight, colours);
        }
        let is_named = geometry.is_in_line() || fit.scale * NAME >= NAME_MIN;
        let options =
            PictureOptions { theme: self.theme, coordinates: is_named, ..PictureOptions::default() };
        for (cell, content) in board.cells.iter().zip(contents) {
            pieces::draw(canvas, self.info, content, geometry, geometry.middle(cell), &options);
        }
        if is_named {
            pieces::draw_names(canvas, board, contents, geometry, colours);
        }
    }

    /// Draws a marked cell: the last move and the move in progress filled, the cursor as a broad line, a choice as a thin one.
    fn draw_highlight(
        &self,
        canvas: &mut Canvas,
        geometry: &Geometry,
        cell: usize,
        highlight: Highlight,
        colours: &Colours,
    ) {
        let Some(cell) = self.board.cells.get(cell) else { return };
        let line = |colour: &str, width: f64| {
            format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linejoin=\"round\"")
        };
        match highlight {
            // Fainter than the cursor, which is as white.
            Highlight::Last => ground::draw_highlight(canvas, geometry, cell, colours.faint),
            Highlight::Chosen => ground::draw_highlight(canvas, geometry, cell, colours.last),
            Highlight::Next => canvas.polygon(&geometry.outline(cell, 5.0), &line(colours.mark, 5.0)),
            Highlight::Cursor => canvas.polygon(&geometry.outline(cell, 4.0), &line(colours.text, 12.0)),
        }
    }
}
