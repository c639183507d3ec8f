//! The places of cells on a page of text.

use super::{Bracket, CellText, Ink, Sketch, Space, Spot};
use tabuleiro_core::present::{Board, BoardCell, Outline};

/// The columns left of the board, for the name of a row's first cell.
const MARGIN: usize = 4;

/// The places of a board's cells.
pub(super) struct Layout {
    outline: Outline,
    room: Space,
    /// The columns inside a cell.
    width: usize,
    left: i16,
    top: i16,
}

impl Layout {
    /// Lays out cells of at most this number of symbols.
    pub(super) fn new(board: &Board, room: Space, widest: usize) -> Layout {
        let least = if room == Space::Large { 5 } else { 3 };
        Layout {
            outline: board.outline,
            room,
            // An odd width, so that a hexagon has a middle.
            width: widest.max(least) | 1,
            left: board.cells.iter().map(|cell| cell.x).min().unwrap_or(0),
            top: board.cells.iter().map(|cell| cell.y).min().unwrap_or(0),
        }
    }

    /// Returns the inside of a cell: the line of its content, and where there is room that of its name above it.
    pub(super) fn spot(&self, cell: &BoardCell) -> Spot {
        let above = usize::from(self.room == Space::Large);
        let (column, line) = (self.column(cell) + 1, self.line(cell));
        Spot { column, line: line - above, width: self.inside(), height: 1 + above }
    }

    pub(super) fn height(&self, board: &Board) -> usize {
        let lowest = board.cells.iter().map(|cell| self.line(cell)).max().unwrap_or(0);
        lowest + self.below() + 1
    }

    /// Returns the number of lines between the content of the bottom row and its numbers.
    fn below(&self) -> usize {
        match (self.outline, self.room) {
            (Outline::HexFlat, _) | (_, Space::Roomy | Space::Large) => 2,
            (_, Space::Compact) => 1,
        }
    }

    /// Returns the columns between the sides of a cell, on the line of its content.
    fn inside(&self) -> usize {
        if self.is_large_and_flat() { self.width + 2 } else { self.width }
    }

    fn is_large_and_flat(&self) -> bool {
        self.outline == Outline::HexFlat && self.room == Space::Large
    }

    /// Returns the column of a cell's left border.
    fn column(&self, cell: &BoardCell) -> usize {
        let step = match self.outline {
            Outline::HexPointy => self.width.div_ceil(2),
            Outline::HexFlat if self.room == Space::Large => self.width + 2,
            Outline::HexFlat | Outline::Square => self.width + 1,
        };
        MARGIN + (cell.x - self.left) as usize * step
    }

    /// Returns the line of a cell's content.
    fn line(&self, cell: &BoardCell) -> usize {
        let row = (cell.y - self.top) as usize;
        match (self.outline, self.room) {
            (Outline::HexFlat, Space::Large) => 2 * row + 4,
            (Outline::HexFlat, _) => row + 2,
            (_, Space::Compact) => row + 1,
            (_, Space::Roomy) => 2 * row + 2,
            (_, Space::Large) => 3 * row + 3,
        }
    }

    pub(super) fn draw_outline(&self, sketch: &mut Sketch, cell: &BoardCell) {
        match (self.outline, self.room) {
            (Outline::HexFlat, Space::Large) => self.draw_large_flat(sketch, cell),
            (Outline::HexFlat, _) => self.draw_flat(sketch, cell),
            (_, Space::Compact) => {}
            (Outline::HexPointy, _) => self.draw_pointy(sketch, cell),
            (Outline::Square, _) => self.draw_square(sketch, cell),
        }
    }

    fn draw_flat(&self, sketch: &mut Sketch, cell: &BoardCell) {
        let (column, line) = (self.column(cell), self.line(cell));
        let (right, floor) = (column + self.width + 1, "_".repeat(self.width));
        border(sketch, column, line, "/");
        border(sketch, right, line, "\\");
        border(sketch, column + 1, line - 1, &floor);
        border(sketch, column, line + 1, "\\");
        border(sketch, column + 1, line + 1, &floor);
        border(sketch, right, line + 1, "/");
    }

    fn draw_large_flat(&self, sketch: &mut Sketch, cell: &BoardCell) {
        let (column, line) = (self.column(cell), self.line(cell));
        let (right, floor) = (column + self.width + 3, "_".repeat(self.width));
        border(sketch, column + 2, line - 3, &floor);
        border(sketch, column + 1, line - 2, "/");
        border(sketch, right - 1, line - 2, "\\");
        border(sketch, column, line - 1, "/");
        border(sketch, right, line - 1, "\\");
        border(sketch, column, line, "\\");
        border(sketch, right, line, "/");
        border(sketch, column + 1, line + 1, &format!("\\{floor}/"));
    }

    fn draw_pointy(&self, sketch: &mut Sketch, cell: &BoardCell) {
        let (column, line) = (self.column(cell), self.line(cell));
        let (right, middle) = (column + self.width + 1, column + self.width.div_ceil(2));
        let above = usize::from(self.room == Space::Large);
        let (rising, falling) = slopes(middle - column - 1);
        for line in line - above..=line {
            border(sketch, column, line, "|");
            border(sketch, right, line, "|");
        }
        border(sketch, column + 1, line - above - 1, &rising);
        border(sketch, middle + 1, line - above - 1, &falling);
        border(sketch, column + 1, line + 1, &falling);
        border(sketch, middle + 1, line + 1, &rising);
    }

    fn draw_square(&self, sketch: &mut Sketch, cell: &BoardCell) {
        let (column, line) = (self.column(cell), self.line(cell));
        let above = usize::from(self.room == Space::Large);
        let edge = format!("+{}+", "-".repeat(self.width));
        for line in line - above..=line {
            border(sketch, column, line, "|");
            border(sketch, column + self.width + 1, line, "|");
        }
        border(sketch, column, line - above - 1, &edge);
        border(sketch, column, line + 1, &edge);
    }

    /// Draws the symbols of a cell, close inside its brackets.
    pub(super) fn draw_content(
        &self,
        sketch: &mut Sketch,
        cell: &BoardCell,
        text: &CellText,
        bracket: Option<Bracket>,
    ) {
        let (column, line) = (self.column(cell), self.line(cell));
        let begin = column + 1 + (self.inside() - text.len()).div_ceil(2);
        for (index, &(symbol, ink)) in text.iter().enumerate() {
            sketch.put(begin + index, line, symbol, ink);
        }
        if let Some(bracket) = bracket {
            let (left, right) = bracket.pair();
            sketch.put(begin - 1, line, left, Ink::Bracket(bracket));
            sketch.put(begin + text.len(), line, right, Ink::Bracket(bracket));
        }
        if self.room == Space::Large {
            let name = cell.name.to_string();
            let begin = column + 1 + (self.inside() - name.len()).div_ceil(2);
            sketch.text(begin, line - 1, &name, Ink::Name);
        }
    }

    /// Draws the names of the first and last cell beside each row, and the numbers of the places above and below; nothing
    /// if the cells hold their names.
    pub(super) fn draw_names(&self, sketch: &mut Sketch, board: &Board) {
        if self.room == Space::Large {
            return;
        }
        let far = board.cells.iter().map(|cell| self.column(cell)).max().unwrap_or(0) + self.width + 3;
        for row in board.cells.chunk_by(|a, b| a.name.row() == b.name.row()) {
            let (first, last) = (&row[0], &row[row.len() - 1]);
            let name = first.name.to_string();
            // Beside the row, or beside the board where the sides of other rows' hexagons are in the way.
            let (left, right) = match self.outline {
                Outline::HexFlat => (0, far),
                _ => (self.column(first) - name.len() - 1, self.column(last) + self.width + 3),
            };
            sketch.text(left, self.line(first), &name, Ink::Name);
            sketch.text(right, self.line(last), &last.name.to_string(), Ink::Name);
        }
        let (Some(first), Some(last)) = (board.cells.first(), board.cells.last()) else { return };
        for cell in &board.cells {
            let number = (cell.name.place() + 1).to_string();
            let column = self.column(cell) + 1 + (self.width - number.len()).div_ceil(2);
            if cell.name.row() == first.name.row() {
                sketch.text(column, 0, &number, Ink::Name);
            }
            if cell.name.row() == last.name.row() {
                sketch.text(column, self.line(cell) + self.below(), &number, Ink::Name);
            }
        }
    }
}

fn border(sketch: &mut Sketch, column: usize, line: usize, text: &str) {
    sketch.text(column, line, text, Ink::Border);
}

/// Draws the sides of a hexagon; the half width is in columns.
fn slopes(half: usize) -> (String, String) {
    match half {
        0 | 1 => ("/".into(), "\\".into()),
        _ => {
            let flat = half - 2;
            (format!(".{}'", "-".repeat(flat)), format!("'{}.", "-".repeat(flat)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::*;
    use tabuleiro_table::Table;

    fn sketch(position: &str, room: Space, brackets: &Brackets) -> Sketch {
        let table = Table::open(position).unwrap();
        let play = table.play_state();
        Sketch::new(play.info(), play.board(), &play.view(), brackets, room, false)
    }

    fn text(sketch: &Sketch) -> String {
        let line = |line: &Vec<(char, Ink)>| line.iter().map(|(symbol, _)| symbol).collect::<String>();
        sketch.lines.iter().map(line).map(|line| line.trim_end().to_string()).collect::<Vec<_>>().join("\n")
    }

    /// Draws a position in ASCII.
    fn check(position: &str, room: Space, expected: &str) {
        let drawn = text(&sketch(position, room, &Brackets::new()));
        assert_eq!(drawn.trim_start_matches('\n'), expected.trim_matches('\n'), "\n{drawn}");
    }

    const FLAT: &str = "sse1.published.2.starts~1.map~fr_a2W_1B2_XbW";
    const POINTY: &str = "sse1.published.2.starts~1.map~pr_a2-R_1Bb3";
    const SQUARES: &str = "syr1.published.2.limit~60.tiles~--sS-_CSSS-_Cs-Cs_-cccs_-cC--";

    #[test]
    fn hexagons_with_a_side_up() {
        let expected = r"
             1           2           3
           _____       _____       _____
c1   _____/ H1^4\_____/  :  \_____/  W  \ c3
b1  /  '  \_____/  B  \_____/  :  \_____/ b3
a1  \_____/  X  \_____/ H2^4\_____/  W  \ a3
          \_____/     \_____/     \_____/
             1           2           3
";
        check(FLAT, Space::Roomy, expected);
    }

    #[test]
    fn hexagons_with_a_corner_up_and_a_gap() {
        let expected = r"
          1     2           4
        .' '. .' '.       .' '.
    b1 | H1^4|  :  |     |  R  | b4
     .' '. .' '. .' '. .' '. .'
 a1 |  '  |  B  | H2^4|  *  | a4
     '. .' '. .' '. .' '. .'
       1     2     3     4
";
        check(POINTY, Space::Roomy, expected);
    }

    #[test]
    fn one_line_a_row_where_there_is_little_room() {
        let expected = r"
          1     2           4
    b1   H1^4   :           R    b4
 a1    '     B    H2^4   *    a4
       1     2     3     4
";
        check(POINTY, Space::Compact, expected);
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
        check(SQUARES, Space::Roomy, expected);
    }

    #[test]
    fn every_cell_has_its_name_where_there_is_much_room() {
        let flat = r"
             _____         _____         _____
            /     \       /     \       /     \
      _____/   c1  \_____/   c2  \_____/   c3  \
     /     \  H1^4 /     \   :   /     \   W   /
    /   b1  \_____/   b2  \_____/   b3  \_____/
    \   '   /     \   B   /     \   :   /     \
     \_____/   a1  \_____/   a2  \_____/   a3  \
           \   X   /     \  H2^4 /     \   W   /
            \_____/       \_____/       \_____/
";
        check(FLAT, Space::Large, flat);
        let pointy = r"
        .' '. .' '.       .' '.
       |  b1 |  b2 |     |  b4 |
       | H1^4|  :  |     |  R  |
     .' '. .' '. .' '. .' '. .'
    |  a1 |  a2 |  a3 |  a4 |
    |  '  |  B  | H2^4|  *  |
     '. .' '. .' '. .' '. .'
";
        check(POINTY, Space::Large, pointy);
        let squares = text(&sketch(SQUARES, Space::Large, &Brackets::new()));
        assert!(
            squares.contains("|  e1 |  e2 |  e3 |  e4 |  e5 |\n    |  .  |  .  |  s  |  S  |  .  |"),
            "{squares}"
        );
    }

    #[test]
    fn a_board_is_as_high_as_it_says() {
        for position in [FLAT, POINTY, SQUARES] {
            let table = Table::open(position).unwrap();
            for room in [Space::Compact, Space::Roomy] {
                let drawn = sketch(position, room, &Brackets::new());
                assert_eq!(drawn.height(), height(table.play_state().board(), room), "{position} {room:?}");
            }
        }
    }

    #[test]
    fn brackets_are_close_around_what_stands_on_a_cell() {
        let brackets = [("b1", Bracket::Chosen), ("b4", Bracket::Next), ("a1", Bracket::Last)];
        let brackets = brackets.map(|(cell, bracket)| (cell.parse().unwrap(), bracket)).into();
        let drawn = text(&sketch(POINTY, Space::Compact, &brackets));
        assert!(drawn.contains("{H1^4}") && drawn.contains("(R)") && drawn.contains("[']"), "{drawn}");
    }

    #[test]
    fn whoever_points_at_a_cell_means_it() {
        for position in [FLAT, POINTY, SQUARES] {
            for room in [Space::Compact, Space::Roomy, Space::Large] {
                let drawn = sketch(position, room, &Brackets::new());
                for (index, spot) in drawn.spots.iter().enumerate() {
                    for column in spot.column..spot.column + spot.width {
                        let line = spot.line + spot.height - 1;
                        assert_eq!(drawn.cell_at(column, line), Some(index), "{position} {room:?}");
                    }
                }
                assert_eq!(drawn.cell_at(500, 0), None);
            }
        }
    }
}
