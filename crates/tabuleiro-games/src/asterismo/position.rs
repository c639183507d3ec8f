//! The position: the tree, the harvests and whose turn it is.

use super::board::{BOARD, BORDER, Cell, CellSet};
use super::harvest::{Harvest, Harvests};
use super::rules::{Goal, Rules};
use super::tree::{Colour, Tree};
use tabuleiro_core::{Player, Seats, mix_key};

/// A position of the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(super) tree: Tree,
    /// Those of the tree, kept because most moves hardly change them.
    pub(super) holes: CellSet,
    /// The pieces that can be taken; none once the game is over.
    pub(super) takeable: CellSet,
    pub(super) harvests: Harvests,
    pub(super) to_move: Player,
}

impl Position {
    /// Returns the position with this tree, of safe and connected pieces, and these harvests.
    pub fn new(rules: &Rules, seats: Seats, tree: Tree, harvests: Harvests, to_move: Player) -> Position {
        let mut position =
            Position { tree, holes: tree.holes(), takeable: CellSet::EMPTY, harvests, to_move };
        if position.is_won(rules, seats) {
            return position;
        }
        position.takeable = tree.takeable(position.holes);
        position
    }

    /// Returns the harvest of a player.
    #[inline]
    pub fn harvest(&self, player: Player) -> Harvest {
        self.harvests[player.index()]
    }

    /// Takes the piece on a cell for the player to move.
    pub fn take(&mut self, cell: Cell, rules: &Rules, seats: Seats) {
        let Some(colour) = self.tree.colour_at(cell) else { return };
        let harvest = self.harvest(self.to_move).with(colour);
        self.harvests[self.to_move.index()] = harvest;
        self.to_move = self.to_move.next(seats);
        self.tree.remove(cell);
        self.open(cell);
        // The win is tested before "no legal move": once it is there, nothing can be taken.
        let is_over = Goal::of(seats).is_met(harvest) && self.is_won(rules, seats);
        self.takeable = if is_over { CellSet::EMPTY } else { self.tree.takeable(self.holes) };
    }

    /// Joins a cell that has just been emptied to the empty cells around it.
    fn open(&mut self, cell: Cell) {
        let cell = CellSet::of(cell);
        let neighbours = BOARD.neighbours(cell);
        let beside_hole = neighbours.meets(self.holes);
        let is_outside =
            cell.meets(BORDER) || !neighbours.without(self.tree.pieces() | self.holes).is_empty();
        if !is_outside {
            self.holes |= cell;
        } else if beside_hole {
            self.holes = self.holes.without(BOARD.flood(cell, self.holes | cell));
        }
    }

    /// Returns whether the game is won: by one of the players, or by all together.
    pub fn is_won(&self, rules: &Rules, seats: Seats) -> bool {
        let goal = Goal::of(seats);
        let mut harvests = self.harvests[..seats.count()].iter();
        if rules.info.together {
            harvests.all(|&harvest| goal.is_met(harvest))
        } else {
            harvests.any(|&harvest| goal.is_met(harvest))
        }
    }

    /// Returns a player who has met the goal.
    pub fn complete(&self, goal: Goal, seats: Seats) -> Option<Player> {
        seats.players().find(|&player| goal.is_met(self.harvest(player)))
    }

    /// Returns a number for transposition tables.
    pub fn key(&self) -> u64 {
        let halves = |bits: u128| [bits as u64, (bits >> 64) as u64];
        let trees = Colour::ALL.map(|colour| halves(self.tree.of(colour).bits()));
        let harvests = self.harvests.map(|harvest| {
            let [red, blue, yellow] = harvest.counts();
            u64::from(red) << 16 | u64::from(blue) << 8 | u64::from(yellow)
        });
        let beside = [harvests[0] << 32 | harvests[1], harvests[2] << 8 | self.to_move.index() as u64];
        mix_key(trees.into_iter().flatten().chain(beside))
    }
}
