//! A place on the board that is moved from neighbour to neighbour.

use std::collections::BTreeSet;
use tabuleiro_core::present::{Board, BoardCell, Click, Outline};

/// A place on a board, and the line along which it goes.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Cursor {
    /// The index of the cell.
    pub cell: usize,
    /// Place before vertical or horizontal movement: rows of hexagons are shifted, and the cursor should move straight.
    wish: (f32, f32),
}

/// Direction of a movement.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

impl Cursor {
    /// Returns a cursor on this cell.
    pub fn on(board: &Board, cell: usize) -> Cursor {
        let wish = board.cells.get(cell).map_or((0.0, 0.0), |cell| place(board.outline, cell));
        Cursor { cell, wish }
    }

    /// Returns a cursor on the middle cell of the board.
    pub fn in_the_middle(board: &Board) -> Cursor {
        let places: Vec<(f32, f32)> = board.cells.iter().map(|cell| place(board.outline, cell)).collect();
        let count = places.len().max(1) as f32;
        let sum = places.iter().fold((0.0, 0.0), |sum, place| (sum.0 + place.0, sum.1 + place.1));
        let centre = (sum.0 / count, sum.1 / count);
        let distance = |index: &usize| {
            let (x, y) = (places[*index].0 - centre.0, places[*index].1 - centre.1);
            ((x * x + y * y) * 1000.0) as i64
        };
        Cursor::on(board, (0..places.len()).min_by_key(distance).unwrap_or(0))
    }

    /// Moves to the next or previous cell among these clicks, in a circle.
    #[must_use]
    pub fn jumped(self, board: &Board, to: &BTreeSet<Click>, backwards: bool) -> Cursor {
        let cells = cells_of(board, to);
        let following = if backwards {
            cells.iter().rev().find(|&&cell| cell < self.cell).or(cells.last())
        } else {
            cells.iter().find(|&&cell| cell > self.cell).or(cells.first())
        };
        following.map_or(self, |&cell| Cursor::on(board, cell))
    }

    /// Moves to the nearest cell among these clicks.
    #[must_use]
    pub fn nearest(self, board: &Board, to: &BTreeSet<Click>) -> Cursor {
        let from = board.cells.get(self.cell).map_or((0.0, 0.0), |cell| place(board.outline, cell));
        let distance = |cell: &usize| {
            let (x, y) = place(board.outline, &board.cells[*cell]);
            (((x - from.0).powi(2) + (y - from.1).powi(2)) * 1000.0) as i64
        };
        cells_of(board, to).into_iter().min_by_key(distance).map_or(self, |cell| Cursor::on(board, cell))
    }

    /// Moves to a neighbour, or else to the nearest cell in that direction.
    #[must_use]
    pub fn moved(self, board: &Board, direction: Direction) -> Cursor {
        let Some(here) = board.cells.get(self.cell) else { return self };
        let from = place(board.outline, here);
        let (along_x, along_y) = match direction {
            Direction::Up => (0.0, -1.0),
            Direction::Down => (0.0, 1.0),
            Direction::Left => (-1.0, 0.0),
            Direction::Right => (1.0, 0.0),
        };
        // Distance along the direction, and aside of it.
        let measure = |cell: &BoardCell| {
            let to = place(board.outline, cell);
            let ahead = (to.0 - from.0) * along_x + (to.1 - from.1) * along_y;
            let aside = ((to.0 - self.wish.0) * along_y).abs() + ((to.1 - self.wish.1) * along_x).abs();
            (ahead, aside)
        };
        let best = |is_neighbour: bool, widest: f32| {
            let cells = board.cells.iter().enumerate();
            let ahead = cells.filter(|(_, cell)| !is_neighbour || here.neighbours.contains(&cell.name));
            let measured = ahead.map(|(index, cell)| (index, measure(cell)));
            let open = measured.filter(|(_, (ahead, aside))| *ahead > 0.3 && *aside <= ahead * widest + 0.6);
            let nearest = open
                .min_by(|(_, one), (_, other)| (one.0 + 2.0 * one.1).total_cmp(&(other.0 + 2.0 * other.1)));
            nearest.map(|(index, _)| index)
        };
        let found = best(true, 2.0).or_else(|| best(false, 1.0)).or_else(|| best(false, 100.0));
        let Some(cell) = found else { return self };
        let to = place(board.outline, &board.cells[cell]);
        let wish = match direction {
            Direction::Up | Direction::Down => (self.wish.0, to.1),
            Direction::Left | Direction::Right => (to.0, self.wish.1),
        };
        Cursor { cell, wish }
    }
}

/// Returns the cells among these clicks, in the order of the board.
fn cells_of(board: &Board, clicks: &BTreeSet<Click>) -> Vec<usize> {
    let cell = |click: &Click| match click {
        Click::Cell(name) => board.index_of(*name),
        Click::Button(_) => None,
    };
    let mut cells: Vec<usize> = clicks.iter().filter_map(cell).collect();
    cells.sort_unstable();
    cells
}

/// Returns the place of a cell, with neighbours at a distance of about 1.
fn place(outline: Outline, cell: &BoardCell) -> (f32, f32) {
    const HALF: f32 = 0.5;
    const HEIGHT: f32 = 0.866;
    let (x, y) = (f32::from(cell.x), f32::from(cell.y));
    match outline {
        Outline::HexPointy => (x * HALF, y * HEIGHT),
        Outline::HexFlat => (x * HEIGHT, y * HALF),
        Outline::Square => (x, y),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_core::{Options, Random};
    use tabuleiro_table::{Table, kinds};

    fn boards() -> Vec<Board> {
        let setup = |kind: &'static tabuleiro_table::GameKind| {
            kind.draw(&Options::default_of(kind.info), &mut Random::from_seed(1)).unwrap()
        };
        kinds()
            .iter()
            .map(|kind| Table::new(kind, &setup(kind)).unwrap().play_state().board().clone())
            .collect()
    }

    #[test]
    fn every_cell_is_reached_from_every_other() {
        for board in boards() {
            let mut reached = vec![false; board.cells.len()];
            let mut open = vec![Cursor::in_the_middle(&board).cell];
            while let Some(cell) = open.pop() {
                if std::mem::replace(&mut reached[cell], true) {
                    continue;
                }
                for direction in [Direction::Up, Direction::Down, Direction::Left, Direction::Right] {
                    open.push(Cursor::on(&board, cell).moved(&board, direction).cell);
                }
            }
            let missed: Vec<_> = board.cells.iter().zip(&reached).filter(|(_, reached)| !**reached).collect();
            assert!(missed.is_empty(), "{missed:?}");
        }
    }

    #[test]
    fn going_up_and_down_stays_in_line() {
        for board in boards() {
            let start = Cursor::in_the_middle(&board);
            let up = start.moved(&board, Direction::Up).moved(&board, Direction::Up);
            let back = up.moved(&board, Direction::Down).moved(&board, Direction::Down);
            assert_eq!(start.cell, back.cell);
        }
    }
}
