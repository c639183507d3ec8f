//! The contents of cells: drawings, owners, counts, names of cells and arrows.

use crate::canvas::{Canvas, n};
use crate::geometry::{Geometry, Point};
use crate::options::PictureOptions;
use crate::theme::{Colours, INK};
use std::collections::BTreeMap;
use tabuleiro_core::Player;
use tabuleiro_core::info::GameInfo;
use tabuleiro_core::present::{Board, BoardCell, Content, Mark};

/// Draws the contents of a cell, from the ground up.
pub(crate) fn draw(
    canvas: &mut Canvas,
    info: &GameInfo,
    content: &Content,
    geometry: &Geometry,
    middle: Point,
    options: &PictureOptions,
) {
    let colours = options.theme.colours();
    let whole = geometry.drawing_scale();
    let named = options.coordinates && !geometry.is_in_line();
    let middle = (middle.0, middle.1 - if named { 5.0 } else { 0.0 });
    for (mark, (at, scale)) in content.marks.iter().zip(places(content, middle, whole)) {
        draw_mark(canvas, info, mark, at, scale, colours);
        if mark.count > 1 {
            let corner = (at.0 + 38.0 * scale, at.1 - 34.0 * scale);
            draw_badge(canvas, corner, &mark.count.to_string(), "#ffffff", INK);
        }
    }
    if let Some(owner) = owner(content) {
        let corner = (middle.0 - 37.0 * whole, middle.1 + 26.0 * whole);
        draw_badge(canvas, corner, &owner.to_string(), colours.player(owner), colours.ground);
    }
}

/// Returns the centre and scale of each mark in a cell.
pub(crate) fn places(content: &Content, middle: Point, whole: f64) -> impl Iterator<Item = (Point, f64)> {
    let marks = content.marks.len();
    (0..marks).map(move |index| {
        let (dx, dy, scale) = place(index, marks);
        ((middle.0 + dx * whole, middle.1 + dy * whole), scale * whole)
    })
}

/// Returns the owner of a cell: the owner of its topmost mark that has one.
pub(crate) fn owner(content: &Content) -> Option<Player> {
    content.marks.iter().rev().find_map(|mark| mark.owner)
}

/// Returns the offset and scale of a mark among the marks of its cell. The ground fills the cell. Marks on it leave its
/// upper part free, which shows planets.
fn place(index: usize, marks: usize) -> (f64, f64, f64) {
    let above = marks.saturating_sub(1);
    match (index, above) {
        (0, _) => (0.0, 0.0, 1.0),
        (_, 1) => (0.0, 8.0, 0.64),
        _ => {
            let step = 96.0 / above as f64;
            let x = step * (index as f64 - 0.5) - 48.0;
            (x, 14.0, step / 96.0 * 1.06)
        }
    }
}

/// Draws a symbol; a glyph without a drawing shows its letter.
pub(crate) fn draw_mark(
    canvas: &mut Canvas,
    info: &GameInfo,
    mark: &Mark,
    at: Point,
    scale: f64,
    colours: &Colours,
) {
    let colour = mark.owner.map_or(colours.text, |owner| colours.player(owner));
    if let Some(svg) = info.drawing(&mark.glyph) {
        return canvas.drawing(&mark.glyph, svg, at, scale, colour);
    }
    let letter = info.glyph(&mark.glyph).map(|glyph| glyph.symbol).or_else(|| mark.glyph.chars().next());
    let below = (at.0, at.1 + 24.0 * scale);
    canvas.text(below, 68.0 * scale, "middle", colour, &letter.unwrap_or('?').to_string());
}

/// Draws a number on a coin.
pub(crate) fn draw_badge(canvas: &mut Canvas, (x, y): Point, text: &str, colour: &str, ink: &str) {
    canvas.circle((x, y), 12.0, &format!("fill=\"{colour}\" stroke=\"{INK}\" stroke-width=\"3\""));
    canvas.text((x, y + 6.0), 17.0, "middle", ink, text);
}

/// Draws the names of cells: at the edge if cells are aligned, else on each cell below its contents.
pub(crate) fn draw_names(
    canvas: &mut Canvas,
    board: &Board,
    contents: &[Content],
    geometry: &Geometry,
    colours: &Colours,
) {
    if geometry.is_in_line() {
        return draw_edges(canvas, board, geometry, colours);
    }
    for (cell, content) in board.cells.iter().zip(contents) {
        let (x, y) = geometry.middle(cell);
        let (below, size) = if content.marks.is_empty() { (7.0, 20.0) } else { (51.0, 16.0) };
        canvas.text((x, y + below), size, "middle", colours.faint, &cell.name.to_string());
    }
}

/// Draws letters of rows on the left and numbers below, or the reverse on a board rotated by a quarter.
fn draw_edges(canvas: &mut Canvas, board: &Board, geometry: &Geometry, colours: &Colours) {
    let middle = |cell: &BoardCell| geometry.middle(cell);
    let letters: BTreeMap<String, Point> =
        board.cells.iter().map(|cell| (cell.name.letter().to_string(), middle(cell))).collect();
    let numbers: BTreeMap<String, Point> =
        board.cells.iter().map(|cell| ((cell.name.place() + 1).to_string(), middle(cell))).collect();
    let level = geometry.rows_are_level();
    let (left, below) = if level { (letters, numbers) } else { (numbers, letters) };
    for (name, (_, y)) in left {
        canvas.text((-12.0, y + 8.0), 24.0, "end", colours.faint, &name);
    }
    for (name, (x, _)) in below {
        canvas.text((x, geometry.extent.1 + 28.0), 24.0, "middle", colours.faint, &name);
    }
}

/// Draws an arrow between two centres, or a dot if they are equal.
pub(crate) fn draw_arrow(canvas: &mut Canvas, from: Point, to: Point, colours: &Colours) {
    const HEAD: f64 = 34.0;
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    let look = format!("fill=\"{}\" fill-opacity=\".85\" stroke=\"{INK}\" stroke-width=\"3\"", colours.mark);
    if length < 1.0 {
        return canvas.circle(from, 12.0, &look);
    }
    // Coordinates along and across the arrow, which ends slightly before the centre.
    let point = |along: f64, across: f64| {
        let (ux, uy) = (dx / length, dy / length);
        let (x, y) = (from.0 + ux * along - uy * across, from.1 + uy * along + ux * across);
        format!("{} {}", n(x), n(y))
    };
    let tip = length - 8.0;
    let neck = tip - HEAD;
    let corners = [
        point(14.0, -6.0),
        point(neck, -6.0),
        point(neck, -20.0),
        point(tip, 0.0),
        point(neck, 20.0),
        point(neck, 6.0),
        point(14.0, 6.0),
    ];
    canvas.put(&format!("<path d=\"M{}Z\" stroke-linejoin=\"round\" {look}/>", corners.join("L")));
}
