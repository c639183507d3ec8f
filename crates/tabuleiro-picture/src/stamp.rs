//! The contents of one cell as a few pixels, for terminals.

use crate::canvas::Canvas;
use crate::options::PictureError;
use crate::pieces;
use crate::raster;
use crate::theme::Theme;
use tabuleiro_core::info::GameInfo;
use tabuleiro_core::present::Content;

/// Side of a cell's contents in the units of the drawings.
const SIDE: f64 = 100.0;

/// The drawings in a cell without its ground, as pixels, which need not be square.
#[derive(Clone, Debug)]
pub struct CellDrawing {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Red, green, blue and opacity, by rows from the top.
    pub pixels: Vec<[u8; 4]>,
}

impl CellDrawing {
    /// Draws the contents of a cell, without numbers and owners' coins, which need more pixels.
    pub fn of(
        info: &GameInfo,
        content: &Content,
        theme: Theme,
        (width, height): (u32, u32),
    ) -> Result<CellDrawing, PictureError> {
        let mut canvas = Canvas::default();
        // The units are as wide as the pixels, so that the drawing fills them.
        let across = f64::from(width) / f64::from(height);
        canvas.put(&format!("<g transform=\"scale({across} 1)\">"));
        let places = pieces::places(content, (SIDE / 2.0, SIDE / 2.0), 1.0);
        for (index, (mark, (at, scale))) in content.marks.iter().zip(places).enumerate() {
            // Fade a home under its owner's ship: both have the owner's colour, and the ship would be invisible.
            let steps_back = index == 0 && mark.owner.is_some() && content.marks.len() > 1;
            canvas.put(&format!("<g opacity=\"{}\">", if steps_back { 0.4 } else { 1.0 }));
            pieces::draw_mark(&mut canvas, info, mark, at, scale, theme.colours());
            canvas.put("</g>");
        }
        canvas.put("</g>");
        let svg = canvas.finish((SIDE * across, SIDE), (width, height), "none", "", "");
        let pixmap = raster::pixels(&svg)?;
        Ok(CellDrawing { width, height, pixels: raster::rgba(&pixmap).collect() })
    }
}
