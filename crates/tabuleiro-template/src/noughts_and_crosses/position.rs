//! The position: the marks of both players and whose turn it is.

use super::board::{BOARD, Cell, CellSet, LINES};
use tabuleiro_core::{Player, Seats};

/// A position of the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(super) marks: [CellSet; 2],
    pub(super) to_move: Player,
}

impl Position {
    /// Returns the empty board.
    pub fn new(starts: Player) -> Position {
        Position { marks: [CellSet::EMPTY; 2], to_move: starts }
    }

    /// Returns the cells that a player has marked.
    pub fn marks_of(&self, player: Player) -> CellSet {
        self.marks[player.index()]
    }

    /// Returns the player who has marked a cell.
    pub fn owner(&self, cell: Cell) -> Option<Player> {
        Seats::TWO.players().find(|&player| self.marks_of(player).contains(cell))
    }

    /// Returns the cells without a mark.
    pub fn free(&self) -> CellSet {
        BOARD.cells().without(self.marks[0] | self.marks[1])
    }

    /// Returns whether every cell is marked.
    pub fn is_full(&self) -> bool {
        self.free().is_empty()
    }

    /// Returns whether a player has marked three in a row.
    pub fn has_three(&self, player: Player) -> bool {
        LINES.into_iter().any(|line| self.marks_of(player).contains_all(line))
    }

    /// Returns the player who has marked three in a row.
    pub fn three_in_a_row(&self) -> Option<Player> {
        Seats::TWO.players().find(|&player| self.has_three(player))
    }

    /// N2.1: the cells that can be marked; none once the game is over.
    pub fn markable(&self) -> CellSet {
        if self.three_in_a_row().is_some() { CellSet::EMPTY } else { self.free() }
    }

    /// Marks a cell for the player to move.
    pub fn mark(&mut self, cell: Cell) {
        self.marks[self.to_move.index()] |= CellSet::of(cell);
        self.to_move = self.to_move.opponent();
    }

    /// Returns the free cells that would give a player three in a row.
    pub fn completing(&self, player: Player) -> CellSet {
        let with = |cell: Cell| self.marks_of(player).with(cell);
        let completes = |cell: &Cell| LINES.into_iter().any(|line| with(*cell).contains_all(line));
        self.free().iter().filter(completes).collect()
    }
}
