//! The content of one cell as a few pixels, for screens that have no more.

use crate::canvas::Canvas;
use crate::options::PictureError;
use crate::pieces;
use crate::raster;
use crate::theme::Theme;
use tabuleiro_core::info::GameInfo;
use tabuleiro_core::present::{Content, Mark};

/// The side of a cell's content in the units of the drawings.
const SIDE: f64 = 100.0;

/// The drawings on one cell without its ground, as a square of pixels.
#[derive(Clone, Debug)]
pub struct Stamp {
    /// The side in pixels.
    pub size: u32,
    /// Red, green, blue and opacity, row by row from the top.
    pub pixels: Vec<[u8; 4]>,
}

impl Stamp {
    /// Draws the content of a cell; numbers and owners' coins are left out, since they need more pixels.
    pub fn of(info: &GameInfo, content: &Content, theme: Theme, size: u32) -> Result<Stamp, PictureError> {
        let mut canvas = Canvas::default();
        let middle = (SIDE / 2.0, SIDE / 2.0);
        let (ground, pieces) = content.marks.split_at(content.marks.len().min(1));
        let draw = |canvas: &mut Canvas, marks: &[Mark], scale: f64| {
            let content = Content { marks: marks.to_vec(), sentence: content.sentence.clone() };
            pieces::draw_marks(canvas, info, &content, middle, scale, theme.colours());
        };
        // What lies under a piece steps back: two drawings in so few pixels are hard to tell apart.
        let opacity = if pieces.is_empty() { 1.0 } else { 0.45 };
        canvas.put(&format!("<g opacity=\"{opacity}\">"));
        draw(&mut canvas, ground, 1.0);
        canvas.put("</g>");
        draw(&mut canvas, pieces, 0.75);
        let svg = canvas.finish((SIDE, SIDE), (size, size), "none", "", "");
        let pixmap = raster::pixels(&svg)?;
        let plain = |pixel: &resvg::tiny_skia::PremultipliedColorU8| {
            let colour = pixel.demultiply();
            [colour.red(), colour.green(), colour.blue(), colour.alpha()]
        };
        Ok(Stamp { size, pixels: pixmap.pixels().iter().map(plain).collect() })
    }
}
