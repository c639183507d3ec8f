//! A board drawn in text, for its shape: hexagons either way up, triangles, squares.

use crate::style::{Style, Theme};
use std::collections::BTreeSet;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::info::{GameInfo, Tint};
use tabuleiro_core::present::{Board, BoardCell, Content, Mark, Outline, View};

/// The columns left of the board, for the name of a row's first cell.
const MARGIN: usize = 4;

/// How a board is drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Room {
    /// One line a row, without borders.
    Compact,
    /// Two lines a row, with borders.
    Roomy,
}

/// Draws a board with what stands on it; the cells in `marked` are set in brackets.
pub fn draw(
    info: &GameInfo,
    board: &Board,
    view: &View,
    marked: &BTreeSet<CellName>,
    room: Room,
    theme: Theme,
) -> Vec<String> {
    let texts: Vec<CellText> = view.contents.iter().map(|content| cell_text(info, content, theme)).collect();
    let widest = texts.iter().map(Vec::len).max().unwrap_or(1);
    // An odd width, so that a hexagon has a middle.
    let width = if widest <= 3 { 3 } else { widest | 1 };
    let mut sketch = Sketch::default();
    let layout = Layout::new(board, room, width);
    for cell in &board.cells {
        layout.draw_outline(&mut sketch, cell);
    }
    for (cell, text) in board.cells.iter().zip(&texts) {
        layout.draw_content(&mut sketch, cell, text, marked.contains(&cell.name));
    }
    layout.draw_names(&mut sketch, board);
    sketch.lines(theme)
}

/// The height of a board drawn so.
pub fn height(board: &Board, room: Room) -> usize {
    let layout = Layout::new(board, room, 3);
    let lowest = board.cells.iter().map(|cell| layout.line(cell)).max().unwrap_or(0);
    lowest + 3
}

/// The symbols of a cell, each with its colour.
type CellText = Vec<(char, Style)>;

fn cell_text(info: &GameInfo, content: &Content, theme: Theme) -> CellText {
    let mut text = CellText::new();
    let mut owner = None;
    for mark in &content.marks {
        text.extend(mark_text(info, mark, theme, mark.owner == owner));
        owner = mark.owner;
    }
    if text.is_empty() {
        text.push((theme.symbol('·', '.'), Style::of_tint(Tint::Faint)));
    }
    text
}

/// A mark as text: its symbol, its owner's seat unless that has just been said, and their number if there are several.
fn mark_text(info: &GameInfo, mark: &Mark, theme: Theme, owner_is_known: bool) -> CellText {
    let glyph = info.glyph(&mark.glyph);
    // A glyph that nobody drew is still told by its first letter.
    let fallback = mark.glyph.chars().next().unwrap_or('?');
    let symbol = glyph.map_or(fallback, |glyph| theme.symbol(glyph.symbol, glyph.letter));
    let style = Style::of_mark(glyph.map_or(Tint::Plain, |glyph| glyph.tint), mark.owner);
    let mut text = vec![(symbol, style)];
    if let Some(owner) = mark.owner.filter(|_| !owner_is_known) {
        text.extend(owner.to_string().chars().map(|digit| (digit, style)));
    }
    if mark.count > 1 {
        text.extend(mark.count.to_string().chars().map(|digit| (digit, style)));
    }
    text
}

/// Where the cells of a board go on the page.
struct Layout {
    outline: Outline,
    room: Room,
    /// The columns inside a cell.
    width: usize,
    left: i16,
    top: i16,
}

impl Layout {
    fn new(board: &Board, room: Room, width: usize) -> Layout {
        Layout {
            outline: board.outline,
            room,
            width,
            left: board.cells.iter().map(|cell| cell.x).min().unwrap_or(0),
            top: board.cells.iter().map(|cell| cell.y).min().unwrap_or(0),
        }
    }

    /// The column of a cell's left border.
    fn column(&self, cell: &BoardCell) -> usize {
        let step = match self.outline {
            Outline::HexPointy => self.width.div_ceil(2),
            Outline::HexFlat | Outline::Square => self.width + 1,
        };
        MARGIN + (cell.x - self.left) as usize * step
    }

    /// The line of a cell's content.
    fn line(&self, cell: &BoardCell) -> usize {
        let row = (cell.y - self.top) as usize;
        match (self.outline, self.room) {
            (Outline::HexFlat, _) => row + 2,
            (_, Room::Compact) => row + 1,
            (_, Room::Roomy) => 2 * row + 2,
        }
    }

    fn draw_outline(&self, sketch: &mut Sketch, cell: &BoardCell) {
        let (column, line) = (self.column(cell), self.line(cell));
        let (right, middle) = (column + self.width + 1, column + self.width.div_ceil(2));
        match (self.outline, self.room) {
            (Outline::HexFlat, _) => {
                sketch.border(column, line, "/");
                sketch.border(right, line, "\\");
                sketch.border(column + 1, line - 1, &"_".repeat(self.width));
                sketch.border(column, line + 1, "\\");
                sketch.border(column + 1, line + 1, &"_".repeat(self.width));
                sketch.border(right, line + 1, "/");
            }
            (_, Room::Compact) => {}
            (Outline::HexPointy, Room::Roomy) => {
                sketch.border(column, line, "|");
                sketch.border(right, line, "|");
                let (rising, falling) = slopes(middle - column - 1);
                sketch.border(column + 1, line - 1, &rising);
                sketch.border(middle + 1, line - 1, &falling);
                sketch.border(column + 1, line + 1, &falling);
                sketch.border(middle + 1, line + 1, &rising);
            }
            (Outline::Square, Room::Roomy) => {
                let edge = format!("+{}+", "-".repeat(self.width));
                sketch.border(column, line - 1, &edge);
                sketch.border(column, line, "|");
                sketch.border(right, line, "|");
                sketch.border(column, line + 1, &edge);
            }
        }
    }

    fn draw_content(&self, sketch: &mut Sketch, cell: &BoardCell, text: &CellText, marked: bool) {
        let (column, line) = (self.column(cell), self.line(cell));
        let indent = (self.width - text.len()).div_ceil(2);
        for (index, &(symbol, style)) in text.iter().enumerate() {
            sketch.put(column + 1 + indent + index, line, symbol, style);
        }
        if marked {
            sketch.put(column, line, '[', Style::STRONG);
            sketch.put(column + self.width + 1, line, ']', Style::STRONG);
        }
    }

    /// The names of the first and the last cell beside each row, and the numbers of the places above the top row and below
    /// the bottom row.
    fn draw_names(&self, sketch: &mut Sketch, board: &Board) {
        let far = board.cells.iter().map(|cell| self.column(cell)).max().unwrap_or(0) + self.width + 3;
        for row in board.cells.chunk_by(|a, b| a.name.row() == b.name.row()) {
            let (first, last) = (&row[0], &row[row.len() - 1]);
            let name = first.name.to_string();
            // Beside the row, or beside the board where the sides of other rows' hexagons are in the way.
            let (left, right) = match self.outline {
                Outline::HexFlat => (0, far),
                _ => (self.column(first) - name.len() - 1, self.column(last) + self.width + 3),
            };
            sketch.text(left, self.line(first), &name, Style::FAINT);
            sketch.text(right, self.line(last), &last.name.to_string(), Style::FAINT);
        }
        let (Some(first), Some(last)) = (board.cells.first(), board.cells.last()) else { return };
        for cell in &board.cells {
            let number = (cell.name.place() + 1).to_string();
            let column = self.column(cell) + 1 + (self.width - number.len()).div_ceil(2);
            if cell.name.row() == first.name.row() {
                sketch.text(column, 0, &number, Style::FAINT);
            }
            if cell.name.row() == last.name.row() {
                let below =
                    if self.room == Room::Compact && self.outline != Outline::HexFlat { 1 } else { 2 };
                sketch.text(column, self.line(cell) + below, &number, Style::FAINT);
            }
        }
    }
}

/// The sides of a hexagon that is so many columns wide on each side of its middle.
fn slopes(half: usize) -> (String, String) {
    match half {
        0 | 1 => ("/".into(), "\\".into()),
        _ => {
            let flat = half - 2;
            (format!(".{}'", "-".repeat(flat)), format!("'{}.", "-".repeat(flat)))
        }
    }
}

/// A page of symbols.
#[derive(Default)]
struct Sketch {
    lines: Vec<Vec<(char, Style)>>,
}

impl Sketch {
    fn put(&mut self, column: usize, line: usize, symbol: char, style: Style) {
        if self.lines.len() <= line {
            self.lines.resize_with(line + 1, Vec::new);
        }
        let line = &mut self.lines[line];
        if line.len() <= column {
            line.resize(column + 1, (' ', Style::PLAIN));
        }
        line[column] = (symbol, style);
    }

    fn text(&mut self, column: usize, line: usize, text: &str, style: Style) {
        for (index, symbol) in text.chars().enumerate() {
            self.put(column + index, line, symbol, style);
        }
    }

    fn border(&mut self, column: usize, line: usize, text: &str) {
        self.text(column, line, text, Style::FAINT);
    }

    fn lines(&self, theme: Theme) -> Vec<String> {
        self.lines.iter().map(|line| theme.paint(line)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_table::Table;

    /// Draws a position in ASCII, without colours.
    fn check(position: &str, room: Room, expected: &str) {
        let table = Table::open(position).unwrap();
        let play = table.play_state();
        let theme = Theme { unicode: false, colour: false };
        let drawn = draw(play.info(), play.board(), &play.view(), &BTreeSet::new(), room, theme).join("\n");
        assert_eq!(drawn, expected.trim_matches('\n'), "\n{drawn}");
    }

    #[test]
    fn hexagons_with_a_side_up() {
        let expected = r"
             1           2           3
           _____       _____       _____
c1   _____/ H1^4\_____/  2  \_____/  W  \ c3
b1  /  1  \_____/  B  \_____/  2  \_____/ b3
a1  \_____/  X  \_____/ H2^4\_____/  W  \ a3
          \_____/     \_____/     \_____/
             1           2           3
";
        check("sse1.published.2.starts~1.map~fr_a2W_1B2_XbW", Room::Roomy, expected);
    }

    #[test]
    fn hexagons_with_a_corner_up_and_a_gap() {
        let expected = r"
          1     2           4
        .' '. .' '.       .' '.
    b1 | H1^4|  2  |     |  R  | b4
     .' '. .' '. .' '. .' '. .'
 a1 |  1  |  B  | H2^4|  3  | a4
     '. .' '. .' '. .' '. .'
       1     2     3     4
";
        check("sse1.published.2.starts~1.map~pr_a2-R_1Bb3", Room::Roomy, expected);
    }

    #[test]
    fn one_line_a_row_where_there_is_little_room() {
        let expected = r"
          1     2           4
    b1   H1^4   2           R    b4
 a1    1     B    H2^4   3    a4
       1     2     3     4
";
        check("sse1.published.2.starts~1.map~pr_a2-R_1Bb3", Room::Compact, expected);
    }

    #[test]
    fn squares() {
        let expected = r"
      1   2   3   4   5
    +---+---+---+---+---+
 e1 | . | . | s | S | . | e5
    +---+---+---+---+---+
 d1 | C | S | S | S | . | d5
    +---+---+---+---+---+
 c1 | C | s | . | C | s | c5
    +---+---+---+---+---+
 b1 | . | c | c | c | s | b5
    +---+---+---+---+---+
 a1 | . | c | C | . | . | a5
    +---+---+---+---+---+
      1   2   3   4   5
";
        check("syr1.published.2.limit~60.tiles~--sS-_CSSS-_Cs-Cs_-cccs_-cC--", Room::Roomy, expected);
    }
}
