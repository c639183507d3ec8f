//! Noughts and crosses (`docs/rules/noughts-and-crosses.md`).

use crate::notation::{SetupText, cell_name};
use crate::{Referee, SeatResult, Verdict};

/// A game of noughts and crosses in progress.
#[derive(Clone, Debug)]
pub struct NoughtsAndCrosses {
    /// N3.1 and N3.2.
    three_win: bool,
    /// The seat that marked each cell, by row from the top and column from the left (N1.1).
    marks: [[Option<usize>; 3]; 3],
    to_move: usize,
}

impl Referee for NoughtsAndCrosses {
    fn from_setup(text: &str) -> NoughtsAndCrosses {
        let setup = SetupText::read(text, "oxo1", &["starts"]);
        assert_eq!(setup.seats, 2, "two play");
        let three_win = match setup.rule_set {
            "plain" => true,
            "misere" => false,
            other => panic!("no rule set {other}"),
        };
        NoughtsAndCrosses { three_win, marks: [[None; 3]; 3], to_move: setup.starts() }
    }

    fn legal_moves(&self) -> Vec<String> {
        if self.three().is_some() {
            return Vec::new();
        }
        self.empty().into_iter().map(|(row, column)| cell_name(3, row, column)).collect()
    }

    fn play(&mut self, mv: &str) {
        assert!(self.legal_moves().iter().any(|legal| legal == mv), "{mv} is not legal");
        let (row, column) =
            self.empty().into_iter().find(|&(row, column)| cell_name(3, row, column) == mv).expect("a legal move");
        self.marks[row][column] = Some(self.to_move);
        self.to_move = 1 - self.to_move;
    }

    fn verdict(&self) -> Verdict {
        match self.three() {
            Some(seat) => Verdict::won_by(if self.three_win { seat } else { 1 - seat }),
            None if self.empty().is_empty() => Verdict::all(SeatResult::Drew, 2),
            None => Verdict::to_move(self.to_move, false),
        }
    }

    fn scores(&self) -> Vec<Vec<(&'static str, i32)>> {
        vec![Vec::new(); 2]
    }
}

impl NoughtsAndCrosses {
    /// Returns the empty cells, by row and column.
    fn empty(&self) -> Vec<(usize, usize)> {
        let mut empty = Vec::new();
        for row in 0..3 {
            for column in 0..3 {
                if self.marks[row][column].is_none() {
                    empty.push((row, column));
                }
            }
        }
        empty
    }

    /// Returns the seat with three in a row (N3.1).
    fn three(&self) -> Option<usize> {
        let mut lines = Vec::new();
        for place in 0..3 {
            lines.push([(place, 0), (place, 1), (place, 2)]);
            lines.push([(0, place), (1, place), (2, place)]);
        }
        lines.push([(0, 0), (1, 1), (2, 2)]);
        lines.push([(0, 2), (1, 1), (2, 0)]);
        for seat in 0..2 {
            for line in &lines {
                if line.iter().all(|&(row, column)| self.marks[row][column] == Some(seat)) {
                    return Some(seat);
                }
            }
        }
        None
    }
}
