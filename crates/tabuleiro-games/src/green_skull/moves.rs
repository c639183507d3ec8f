//! Moves, and how those of many pieces are found at once.

use super::board::{AXES, Cell, Cells, cell_of_bit};

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Move {
    /// To the next cell.
    Step { from: Cell, to: Cell },
    /// Over a piece, which is captured.
    Jump { from: Cell, over: Cell, to: Cell },
    /// No further jump, though there could be one.
    Stop,
}

/// Returns the move that a piece has in a direction; there is one at most.
pub(super) fn move_towards(from: Cell, direction: usize, occupied: Cells) -> Option<Move> {
    let (near, far) = from.towards(direction);
    match (near?, far) {
        (to, _) if !occupied.contains(to) => Some(Move::Step { from, to }),
        (over, Some(to)) if !occupied.contains(to) => Some(Move::Jump { from, over, to }),
        _ => None,
    }
}

/// All the lines along one axis, one bit a cell: those that move, all pieces, and the empty cells. Moves are known by the
/// bits of their targets.
pub(super) struct Lines<const AXIS: usize> {
    movers: u64,
    occupied: u64,
    empty: u64,
}

impl<const AXIS: usize> Lines<AXIS> {
    /// Returns the lines with these pieces.
    pub(super) const fn new(movers: u64, occupied: u64) -> Lines<AXIS> {
        Lines { movers, occupied, empty: Cells::ALL.along(AXIS) & !occupied }
    }

    /// Appends every step and every jump.
    pub(super) fn push_moves(&self, moves: &mut Vec<Move>) {
        push(self.steps_forward(), &STEPS_FORWARD[AXIS], moves);
        push(self.steps_back(), &STEPS_BACK[AXIS], moves);
        self.push_jumps(moves);
    }

    /// Appends every jump.
    pub(super) fn push_jumps(&self, moves: &mut Vec<Move>) {
        push(self.jumps_forward(), &JUMPS_FORWARD[AXIS], moves);
        push(self.jumps_back(), &JUMPS_BACK[AXIS], moves);
    }

    /// Returns whether any piece can step or jump.
    pub(super) const fn has_a_move(&self) -> bool {
        self.steps_forward() | self.steps_back() != 0 || self.has_a_jump()
    }

    /// Returns whether anything can jump.
    pub(super) const fn has_a_jump(&self) -> bool {
        self.jumps_forward() | self.jumps_back() != 0
    }

    const fn steps_forward(&self) -> u64 {
        self.movers << 1 & self.empty
    }

    const fn steps_back(&self) -> u64 {
        self.movers >> 1 & self.empty
    }

    const fn jumps_forward(&self) -> u64 {
        (self.movers << 1 & self.occupied) << 1 & self.empty
    }

    const fn jumps_back(&self) -> u64 {
        (self.movers >> 1 & self.occupied) >> 1 & self.empty
    }
}

/// The moves along each axis by the bit of their target.
type MovesByTarget = [[Move; 64]; AXES];

static STEPS_FORWARD: MovesByTarget = moves_by_target(true, false);
static STEPS_BACK: MovesByTarget = moves_by_target(false, false);
static JUMPS_FORWARD: MovesByTarget = moves_by_target(true, true);
static JUMPS_BACK: MovesByTarget = moves_by_target(false, true);

fn push(mut targets: u64, by_target: &[Move; 64], moves: &mut Vec<Move>) {
    while targets != 0 {
        moves.push(by_target[targets.trailing_zeros() as usize]);
        targets &= targets - 1;
    }
}

const fn moves_by_target(forward: bool, jump: bool) -> MovesByTarget {
    // No set of targets has the bits that no move leads to.
    let mut moves = [[Move::Stop; 64]; AXES];
    let mut axis = 0;
    while axis < AXES {
        let mut target = 0;
        while target < 64 {
            let near = cell_of_bit(axis, if forward { target + 63 } else { target + 1 } % 64);
            let far = cell_of_bit(axis, if forward { target + 62 } else { target + 2 } % 64);
            moves[axis][target] = match (cell_of_bit(axis, target), near, far) {
                (Some(to), Some(from), _) if !jump => Move::Step { from, to },
                (Some(to), Some(over), Some(from)) if jump => Move::Jump { from, over, to },
                _ => Move::Stop,
            };
            target += 1;
        }
        axis += 1;
    }
    moves
}
