//! A board on the window: its drawing, the cursor, and the part of it that is seen.

use crate::input::Target;
use crate::painter::Painter;
use crate::theme::Role;
use ratatui::layout::Rect;
use tabuleiro_core::present::View;
use tabuleiro_table::Play;
use tabuleiro_words::sketch::{Brackets, Room, Sketch, Spot};

/// Draws the board of a game as it is seen.
pub fn sketch(play: &dyn Play, view: &View, brackets: &Brackets, room: Room, unicode: bool) -> Sketch {
    Sketch::new(play.info(), play.board(), view, brackets, room, unicode)
}

/// The columns and lines a sketch takes.
pub fn size(sketch: &Sketch) -> (u16, u16) {
    (sketch.width() as u16, sketch.height() as u16)
}

/// Puts a board in the middle of an area. Where it does not fit, the part around the cursor is seen. With `clickable`, a click on a
/// cell means that cell.
pub fn draw(painter: &mut Painter, area: Rect, sketch: &Sketch, cursor: Option<usize>, clickable: bool) {
    let area = area.intersection(painter.area);
    let (width, height) = size(sketch);
    let spot = cursor.and_then(|index| sketch.spots.get(index));
    let middle = |spot: &Spot| (spot.column + spot.width / 2, spot.line + spot.height / 2);
    let (column, line) = spot.map_or((0, 0), middle);
    let left = hidden(width, area.width, column as u16);
    let top = hidden(height, area.height, line as u16);
    let x = area.x + area.width.saturating_sub(width) / 2;
    let y = area.y + area.height.saturating_sub(height) / 2;
    let place = |column: usize, line: usize| {
        let (column, line) = (column as u16, line as u16);
        let seen = column >= left && column - left < area.width && line >= top && line - top < area.height;
        seen.then(|| (x + column - left, y + line - top))
    };
    for (line, symbols) in sketch.lines.iter().enumerate() {
        for (column, &(symbol, ink)) in symbols.iter().enumerate() {
            if let Some((x, y)) = place(column, line).filter(|_| symbol != ' ') {
                painter.put(x, y, symbol, painter.theme.ink(ink));
            }
        }
    }
    if let Some(spot) = spot {
        for column in spot.column..spot.column + spot.width {
            if let Some((x, y)) = place(column, spot.line + spot.height - 1) {
                let style = painter.theme.style(Role::Cursor).add_modifier;
                painter.restyle(Rect::new(x, y, 1, 1), ratatui::style::Style::new().add_modifier(style));
            }
        }
    }
    if clickable {
        for line in 0..sketch.height() {
            for column in 0..sketch.width() {
                if let (Some((x, y)), Some(cell)) = (place(column, line), sketch.cell_at(column, line)) {
                    painter.target(Rect::new(x, y, 1, 1), Target::Cell(cell));
                }
            }
        }
    }
    draw_edges(painter, area, (left, top), (width, height));
}

/// How much is hidden before the part that is seen, if `wanted` is to be about in its middle.
fn hidden(size: u16, seen: u16, wanted: u16) -> u16 {
    wanted.saturating_sub(seen / 2).min(size.saturating_sub(seen))
}

/// Arrows where the board goes on, on places of the edge where nothing else is.
fn draw_edges(painter: &mut Painter, area: Rect, (left, top): (u16, u16), (width, height): (u16, u16)) {
    let (right, bottom) = (area.right().saturating_sub(1), area.bottom().saturating_sub(1));
    let rows: Vec<u16> = from_the_middle(area.y, area.height);
    let columns: Vec<u16> = from_the_middle(area.x, area.width);
    let unicode = painter.theme.unicode;
    let mut arrow = |shown: bool, places: Vec<(u16, u16)>, symbol: char, letter: char| {
        let free = places.into_iter().find(|&(x, y)| painter.is_blank(x, y));
        if let Some((x, y)) = free.filter(|_| shown) {
            painter.put(x, y, if unicode { symbol } else { letter }, painter.theme.style(Role::Key));
        }
    };
    let in_column = |x: u16| rows.iter().map(|&y| (x, y)).collect();
    let in_row = |y: u16| columns.iter().map(|&x| (x, y)).collect();
    arrow(left > 0, in_column(area.x), '◀', '<');
    arrow(left + area.width < width, in_column(right), '▶', '>');
    arrow(top > 0, in_row(area.y), '▲', '^');
    arrow(top + area.height < height, in_row(bottom), '▼', 'v');
}

/// Every place of a line, the middle first.
fn from_the_middle(begin: u16, size: u16) -> Vec<u16> {
    let mut places: Vec<u16> = (begin..begin + size).collect();
    places.sort_by_key(|place| place.abs_diff(begin + size / 2));
    places
}
