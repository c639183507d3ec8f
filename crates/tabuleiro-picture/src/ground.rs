//! The ground of a board: cells, their owners, marked cells, and edges that belong to a side.

use crate::canvas::{Canvas, n};
use crate::geometry::Geometry;
use crate::pieces;
use crate::theme::{Colours, Theme};
use tabuleiro_core::info::{GameInfo, Tint};
use tabuleiro_core::present::{Board, BoardCell, Content};

/// Draws the cells, tinted with the colours of their owners.
pub(crate) fn draw_cells(
    canvas: &mut Canvas,
    board: &Board,
    contents: &[Content],
    geometry: &Geometry,
    colours: &Colours,
) {
    for cell in &board.cells {
        let look = format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"2\"", colours.cell, colours.edge);
        canvas.polygon(&geometry.outline(cell, 0.0), &look);
    }
    for (cell, content) in board.cells.iter().zip(contents) {
        let Some(owner) = pieces::owner(content) else { continue };
        let (colour, line) = (colours.player(owner), "stroke-opacity=\".55\" stroke-width=\"2\"");
        let look = format!("fill=\"{colour}\" fill-opacity=\".16\" stroke=\"{colour}\" {line}");
        canvas.polygon(&geometry.outline(cell, 3.0), &look);
    }
}

/// Draws a line along each edge that belongs to a side, in the colour of its pieces.
pub(crate) fn draw_borders(
    canvas: &mut Canvas,
    info: &GameInfo,
    board: &Board,
    geometry: &Geometry,
    theme: Theme,
) {
    for border in &board.borders {
        let Some(((x1, y1), (x2, y2))) = geometry.bar(board, border) else { continue };
        let tint = info.glyph(&border.glyph).map_or(Tint::Plain, |glyph| glyph.tint);
        canvas.put(&format!(
            "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"{}\" stroke-width=\"9\" stroke-linecap=\"round\"/>",
            n(x1),
            n(y1),
            n(x2),
            n(y2),
            theme.tint(tint)
        ));
    }
}

/// Fills and outlines a cell in a colour.
pub(crate) fn draw_highlight(canvas: &mut Canvas, geometry: &Geometry, cell: &BoardCell, colour: &str) {
    let line = "stroke-width=\"7\" stroke-linejoin=\"round\"";
    let look = format!("fill=\"{colour}\" fill-opacity=\".22\" stroke=\"{colour}\" {line}");
    canvas.polygon(&geometry.outline(cell, 3.0), &look);
}
