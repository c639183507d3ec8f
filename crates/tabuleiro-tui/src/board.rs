//! A board on the window: its drawing, the cursor, and the part of it that is seen.

use crate::graphics::PictureBoard;
use crate::input::Target;
use crate::painter::Painter;
use crate::theme::{Role, Theme};
use crate::tiles::{self, Scale, Tiles};
use ratatui::layout::Rect;
use ratatui::style::Style;
use tabuleiro_core::present::View;
use tabuleiro_table::Play;
use tabuleiro_words::sketch::{Brackets, Ink, Sketch, Space};

/// A board as it is drawn.
pub enum Drawing {
    /// A picture, for terminals with graphics.
    Picture(Box<PictureBoard>),
    /// Filled cells, for terminals with enough colours.
    Tiles(Tiles),
    /// Letters and symbols.
    Letters(Sketch),
}

impl Drawing {
    /// Draws a board as large as it fits; where it does not fit at all, as small as it can be drawn.
    pub fn largest(
        play: &dyn Play,
        view: &View,
        brackets: &Brackets,
        theme: Theme,
        fits: impl Fn((u16, u16)) -> bool,
    ) -> Result<Drawing, Drawing> {
        let board = play.board();
        let picture = theme.picture().and_then(|(own, ground, graphics)| {
            PictureBoard::largest((play, view), brackets, (own, &ground), graphics, &fits)
        });
        if let Some(picture) = picture {
            return Ok(Drawing::Picture(Box::new(picture)));
        }
        if let Some(colours) = theme.tiles() {
            let scales = Scale::all(board.outline);
            let fitting = scales.iter().copied().find(|&scale| fits(tiles::size(board, scale)));
            let smallest = scales[scales.len() - 1];
            let tiles = Tiles::new(play, view, brackets, fitting.unwrap_or(smallest), &colours);
            return if fitting.is_some() { Ok(Drawing::Tiles(tiles)) } else { Err(Drawing::Tiles(tiles)) };
        }
        let letters =
            |room| Drawing::Letters(Sketch::new(play.info(), board, view, brackets, room, theme.unicode));
        let mut drawings = [Space::Large, Space::Roomy, Space::Compact].into_iter().map(letters);
        drawings.find(|drawing| fits(drawing.size())).ok_or_else(|| letters(Space::Compact))
    }

    /// Draws a small board without names as large as it fits; nothing where it does not.
    pub fn small(play: &dyn Play, view: &View, theme: Theme, room: (u16, u16)) -> Option<Drawing> {
        let board = play.board();
        let fits = |(width, height)| width <= room.0 && height <= room.1;
        let picture = theme.picture().and_then(|(own, ground, graphics)| {
            PictureBoard::largest((play, view), &Brackets::new(), (own, &ground), graphics, fits)
        });
        if let Some(picture) = picture {
            return Some(Drawing::Picture(Box::new(picture)));
        }
        let Some(colours) = theme.tiles() else {
            return Some(Drawing::Letters(Sketch::small(play.info(), board, view, theme.unicode)))
                .filter(|drawing| fits(drawing.size()));
        };
        let mut scales = Scale::small(board.outline).into_iter();
        let scale = scales.find(|&scale| fits(tiles::small_size(board, scale)))?;
        Some(Drawing::Tiles(Tiles::small(play, view, scale, &colours)))
    }

    /// Returns the columns of the smallest board without names.
    pub fn small_width(play: &dyn Play, view: &View, theme: Theme) -> u16 {
        let board = play.board();
        if theme.tiles().is_none() {
            return Sketch::small(play.info(), board, view, theme.unicode).width() as u16;
        }
        let widths = Scale::small(board.outline).into_iter().map(|scale| tiles::small_size(board, scale).0);
        widths.min().unwrap_or(0)
    }

    /// Returns the columns and lines it takes.
    pub fn size(&self) -> (u16, u16) {
        match self {
            Drawing::Picture(picture) => picture.size(),
            Drawing::Tiles(tiles) => (tiles.width(), tiles.height()),
            Drawing::Letters(sketch) => (sketch.width() as u16, sketch.height() as u16),
        }
    }

    /// Returns the column and the line of a cell's middle.
    fn middle(&self, cell: usize) -> Option<(u16, u16)> {
        match self {
            Drawing::Picture(picture) => picture.middle(cell),
            Drawing::Tiles(tiles) => tiles.middle(cell),
            Drawing::Letters(sketch) => sketch
                .spots
                .get(cell)
                .map(|spot| ((spot.column + spot.width / 2) as u16, (spot.line + spot.height / 2) as u16)),
        }
    }

    fn cell_at(&self, column: u16, line: u16) -> Option<usize> {
        match self {
            Drawing::Picture(picture) => picture.cell_at(column, line),
            Drawing::Tiles(tiles) => tiles.cell_at(column, line),
            Drawing::Letters(sketch) => sketch.cell_at(column.into(), line.into()),
        }
    }

    /// Returns what stands at a place, with the cursor on one cell; nothing where the window's ground is seen.
    fn symbol_at(
        &self,
        column: u16,
        line: u16,
        cursor: Option<usize>,
        theme: Theme,
    ) -> Option<(char, Style)> {
        match self {
            Drawing::Picture(_) => None,
            Drawing::Tiles(tiles) => tiles.symbol_at(column, line, cursor, theme.style(Role::Text)),
            Drawing::Letters(sketch) => {
                let spot = cursor.and_then(|cell| sketch.spots.get(cell));
                let (column, line) = (usize::from(column), usize::from(line));
                let under = spot.is_some_and(|spot| {
                    line == spot.line + spot.height - 1
                        && (spot.column..spot.column + spot.width).contains(&column)
                });
                let (symbol, ink) = sketch.lines.get(line)?.get(column).copied().unwrap_or((' ', Ink::Plain));
                let style = theme.ink(ink);
                let style =
                    if under { style.add_modifier(theme.style(Role::Cursor).add_modifier) } else { style };
                (under || symbol != ' ').then_some((symbol, style))
            }
        }
    }
}

/// Puts a board in the middle of an area. If it does not fit, shows the part around the cursor. With `clickable`, a click on a
/// cell means that cell.
pub fn draw(painter: &mut Painter, area: Rect, drawing: &Drawing, cursor: Option<usize>, clickable: bool) {
    let area = area.intersection(painter.area);
    let (width, height) = drawing.size();
    let (column, line) = cursor.and_then(|cell| drawing.middle(cell)).unwrap_or((0, 0));
    let left = hidden(width, area.width, column);
    let top = hidden(height, area.height, line);
    let x = area.x + area.width.saturating_sub(width) / 2;
    let y = area.y + area.height.saturating_sub(height) / 2;
    if let Drawing::Picture(picture) = drawing
        && let Some(sent) = picture.sent(cursor)
    {
        painter.picture(Rect::new(x, y, width, height), &sent);
    }
    for line in top..height.min(top + area.height) {
        for column in left..width.min(left + area.width) {
            let place = (x + column - left, y + line - top);
            if let Some((symbol, style)) = drawing.symbol_at(column, line, cursor, painter.theme) {
                painter.put(place.0, place.1, symbol, style);
            }
            if let Some(cell) = drawing.cell_at(column, line).filter(|_| clickable) {
                painter.target(Rect::new(place.0, place.1, 1, 1), Target::Cell(cell));
            }
        }
    }
    draw_edges(painter, area, (left, top), (width, height));
}

/// Returns the number of hidden places before the visible part, with `wanted` near its middle.
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
    arrow(left > 0, in_column(area.x), '←', '<');
    arrow(left + area.width < width, in_column(right), '→', '>');
    arrow(top > 0, in_row(area.y), '↑', '^');
    arrow(top + area.height < height, in_row(bottom), '↓', 'v');
}

/// Returns every place of a line, the middle first.
fn from_the_middle(begin: u16, size: u16) -> Vec<u16> {
    let mut places: Vec<u16> = (begin..begin + size).collect();
    places.sort_by_key(|place| place.abs_diff(begin + size / 2));
    places
}
