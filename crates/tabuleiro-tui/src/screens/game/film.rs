//! The moves of computers, each shown for a moment: where it begins, its way, and where it ends.

use super::GameScreen;
use crate::house::House;
use std::time::{Duration, Instant};
use tabuleiro_core::present::{Board, BoardCell, Click};
use tabuleiro_table::{Play, Step};
use tabuleiro_words::sketch::{Bracket, Brackets};

/// Duration of each part: the start and way of a move, then its end.
const PART: Duration = Duration::from_millis(450);

/// Film of recent moves.
#[derive(Copy, Clone, Debug)]
pub(super) struct Film {
    /// The number of steps before the first of them.
    first: usize,
    begun: Instant,
}

/// The part of a film that is seen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Part {
    /// The number of steps before the move.
    pub(super) step: usize,
    /// Whether the move has been played in what is seen.
    pub(super) is_played: bool,
}

impl Film {
    fn part(self, now: Instant) -> Part {
        let parts = now.saturating_duration_since(self.begun).as_millis() / PART.as_millis();
        Part { step: self.first + parts as usize / 2, is_played: parts % 2 == 1 }
    }

    /// Returns the time of the next change.
    fn next(self, now: Instant) -> Instant {
        let parts = now.saturating_duration_since(self.begun).as_millis() / PART.as_millis();
        self.begun + PART * (parts as u32 + 1)
    }
}

impl GameScreen {
    /// Begins a film from this step, unless earlier moves are still shown.
    pub(super) fn film(&mut self, first: usize, house: &House) {
        let table = self.game.sitting.table();
        let step = table.play_state().steps().get(first);
        let is_computers = step.is_some_and(|step| table.seats[step.player.index()].computer.is_some());
        let is_wanted = house.settings.shows_moves() && self.game.sitting.has_people();
        if is_computers && is_wanted && self.film.is_none() && self.walk.is_none() {
            self.film = Some(Film { first, begun: Instant::now() });
        }
    }

    /// Returns the current part of the film.
    pub(super) fn film_part(&self) -> Option<Part> {
        let part = self.film?.part(Instant::now());
        (part.step < self.game.sitting.table().play_state().steps().len()).then_some(part)
    }

    /// Returns the move that is shown.
    pub(super) fn filmed(&self) -> Option<&Step> {
        self.game.sitting.table().play_state().steps().get(self.film_part()?.step)
    }

    /// Returns when the film continues.
    pub(super) fn film_alarm(&self) -> Option<Instant> {
        Some(self.film?.next(Instant::now()))
    }

    /// Ends a film of which nothing is left.
    pub(super) fn end_film(&mut self) {
        if self.film_part().is_none() {
            self.film = None;
        }
    }
}

/// Returns the marks before a move: its first cell and its way.
pub(super) fn way(play: &dyn Play, step: &Step) -> Brackets {
    let board = play.board();
    let cell = |click: &Click| match click {
        Click::Cell(name) => board.index_of(*name).and_then(|index| board.cells.get(index)),
        Click::Button(_) => None,
    };
    let cells: Vec<&BoardCell> = step.clicks.iter().filter_map(cell).collect();
    let mut brackets = Brackets::new();
    for pair in cells.windows(2) {
        brackets.extend(between(board, pair[0], pair[1]).map(|cell| (cell.name, Bracket::Next)));
    }
    brackets.extend(cells.iter().skip(1).map(|cell| (cell.name, Bracket::Next)));
    brackets.extend(cells.first().map(|cell| (cell.name, Bracket::Chosen)));
    brackets
}

/// Returns the cells on the straight line between two cells.
fn between<'a>(
    board: &'a Board,
    from: &'a BoardCell,
    to: &'a BoardCell,
) -> impl Iterator<Item = &'a BoardCell> {
    let (dx, dy) = (i32::from(to.x - from.x), i32::from(to.y - from.y));
    board.cells.iter().filter(move |cell| {
        let (x, y) = (i32::from(cell.x - from.x), i32::from(cell.y - from.y));
        let along = x * dx + y * dy;
        x * dy == y * dx && along > 0 && along < dx * dx + dy * dy
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_shown_in_two_parts() {
        let begun = Instant::now();
        let film = Film { first: 3, begun };
        let part = |parts: u32| film.part(begun + PART * parts);
        assert_eq!(part(0), Part { step: 3, is_played: false });
        assert_eq!(part(1), Part { step: 3, is_played: true });
        assert_eq!(part(2), Part { step: 4, is_played: false });
        assert_eq!(film.next(begun), begun + PART);
    }

    #[test]
    fn a_way_is_the_cells_in_line() {
        let table = tabuleiro_table::Table::open("gsk1.published.2.starts~1").unwrap();
        let board = table.play_state().board();
        let cell = |name: &str| &board.cells[board.index_of(name.parse().unwrap()).unwrap()];
        let names = |from, to| -> Vec<String> {
            between(board, cell(from), cell(to)).map(|cell| cell.name.to_string()).collect()
        };
        assert_eq!(names("a1", "a4"), ["a2", "a3"]);
        assert_eq!(names("a1", "b3"), [""; 0]);
        assert_eq!(names("a1", "d1"), ["c1", "b1"]);
    }
}
