//! Pictures of positions: the players, the contents of cells, and the last turn.

use crate::canvas::Canvas;
use crate::geometry::{Geometry, Point};
use crate::ground;
use crate::options::{PictureError, PictureOptions};
use crate::panel::{self, Chip};
use crate::pieces;
use tabuleiro_core::Message;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::info::GameInfo;
use tabuleiro_core::present::{Board, BoardCell, Click, View};
use tabuleiro_table::Table;
use tabuleiro_words::{Localizer, telling};

/// Margin around the picture.
const MARGIN: f64 = 24.0;
/// Space for the names of rows and columns at the edge.
const EDGE: f64 = 40.0;
/// Smallest width: players and captions need it even for a narrow board.
const WIDTH_MIN: f64 = 620.0;

/// A position to draw, with its sentences.
#[derive(Clone, Debug)]
pub struct Picture {
    pub(crate) info: &'static GameInfo,
    pub(crate) board: Board,
    pub(crate) view: View,
    /// Cells that the last turn touched.
    last: Vec<CellName>,
    chips: Vec<Chip>,
    title: String,
    caption: String,
    /// Smallest number of caption lines to reserve space for.
    pub(crate) caption_room: usize,
}

impl Picture {
    /// Returns the picture of a table, with sentences in the language of a speaker who knows the players' names.
    pub fn of(table: &Table, speaker: &Localizer) -> Picture {
        let play = table.play_state();
        let view = play.view();
        let cell = |click: &Click| match click {
            Click::Cell(name) => Some(*name),
            Click::Button(_) => None,
        };
        let last = table.turns().pop().into_iter().flatten();
        Picture {
            info: play.info(),
            board: play.board().clone(),
            last: last.flat_map(|step| &step.clicks).filter_map(cell).collect(),
            chips: panel::chips(table, &view, speaker),
            title: speaker.word("game-name"),
            caption: caption(table, &view, speaker),
            caption_room: 1,
            view,
        }
    }

    /// Draws the picture as SVG.
    pub fn svg(&self, options: &PictureOptions) -> Result<String, PictureError> {
        let geometry = self.geometry(options)?;
        let mut canvas = Canvas::default();
        let colours = options.theme.colours();
        let (inner, edge) = inner_width(&geometry, options);
        let width = inner + 2.0 * MARGIN;
        let mut height = MARGIN;
        if options.captions {
            height +=
                panel::draw_chips(&mut canvas, self.info, &self.chips, colours, (MARGIN, height), inner);
        }
        let origin = ((width - geometry.extent.0) / 2.0, height);
        canvas.put(&format!("<g transform=\"translate({:.2} {:.2})\">", origin.0, origin.1));
        self.draw_board(&mut canvas, &geometry, options)?;
        canvas.put("</g>");
        height += geometry.extent.1 + edge;
        if options.captions {
            let lines = panel::wrapped(&self.caption, inner);
            panel::draw_caption(&mut canvas, &lines, colours, (width / 2.0, height));
            height += panel::caption_height(lines.len().max(self.caption_room));
        }
        let extent = (width, height + MARGIN);
        let pixels = pixels(extent, options);
        Ok(canvas.finish(extent, pixels, colours.ground, &self.title, &self.caption))
    }

    fn geometry(&self, options: &PictureOptions) -> Result<Geometry, PictureError> {
        let degrees = options.rotation.checked(self.board.outline)?;
        Ok(Geometry::new(&self.board, degrees, options.side))
    }

    /// Returns the number of lines in the caption.
    pub(crate) fn caption_lines(&self, options: &PictureOptions) -> Result<usize, PictureError> {
        let geometry = self.geometry(options)?;
        Ok(panel::wrapped(&self.caption, inner_width(&geometry, options).0).len())
    }

    fn draw_board(
        &self,
        canvas: &mut Canvas,
        geometry: &Geometry,
        options: &PictureOptions,
    ) -> Result<(), PictureError> {
        let colours = options.theme.colours();
        ground::draw_cells(canvas, &self.board, &self.view.contents, geometry, colours);
        ground::draw_borders(canvas, self.info, &self.board, geometry, options.theme);
        for cell in self.board.cells.iter().filter(|cell| options.last_move && self.last.contains(&cell.name))
        {
            ground::draw_highlight(canvas, geometry, cell, colours.last);
        }
        for (cell, content) in self.board.cells.iter().zip(&self.view.contents) {
            pieces::draw(canvas, self.info, content, geometry, geometry.middle(cell), options);
        }
        if options.coordinates {
            pieces::draw_names(canvas, &self.board, &self.view.contents, geometry, colours);
        }
        for &name in &options.marks {
            let look = format!("fill=\"none\" stroke=\"{}\" stroke-width=\"8\"", colours.mark);
            canvas.circle(geometry.middle(self.cell(name)?), 46.0, &look);
        }
        for arrow in &options.arrows {
            let (from, to) = (self.cell(arrow.from)?, self.cell(arrow.to)?);
            pieces::draw_arrow(canvas, geometry.middle(from), geometry.middle(to), colours);
        }
        Ok(())
    }

    fn cell(&self, name: CellName) -> Result<&BoardCell, PictureError> {
        let index = self.board.index_of(name).ok_or(PictureError::NoCell(name))?;
        Ok(&self.board.cells[index])
    }
}

/// Returns the width inside the margins, and the part of it that each edge uses for names.
fn inner_width(geometry: &Geometry, options: &PictureOptions) -> (f64, f64) {
    let edge = if options.coordinates && geometry.is_in_line() { EDGE } else { 0.0 };
    let least = if options.captions { WIDTH_MIN } else { 0.0 };
    ((geometry.extent.0 + 2.0 * edge).max(least), edge)
}

/// Returns the decision to make, or the result of the game.
fn caption(table: &Table, view: &View, speaker: &Localizer) -> String {
    let Some(finish) = table.finish() else { return speaker.say(&view.caption) };
    let why = Message::new("end-reason").message("reason", finish.reason.clone());
    format!("{} {}", speaker.say(&why), telling::result(speaker, &finish))
}

/// Returns the size in pixels; the longer side has the requested length.
fn pixels((width, height): Point, options: &PictureOptions) -> (u32, u32) {
    let scale = f64::from(options.size.pixels()) / width.max(height);
    let side = |length: f64| (length * scale).round().max(1.0) as u32;
    (side(width), side(height))
}
