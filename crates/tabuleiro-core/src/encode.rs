//! Games as numbers, for programs that learn: actions, planes of cells, scalars and symmetries.

use crate::{Game, Player};
use std::borrow::Cow;

/// A set of cells as bits: bit `i` is cell `i` of the board, in the order of [`Board::cells`](crate::present::Board).
pub type CellBits = u128;

/// Largest number of cells of a board.
pub const CELLS_MAX: usize = 128;
/// Largest number of kinds of actions.
pub const KINDS_MAX: usize = 8;
/// Largest number of arguments of an action.
pub const ARGUMENTS_MAX: usize = 3;

/// A game that can be written as numbers. An action means the same in every position of a board.
pub trait Encode: Game {
    /// Returns what the numbers stand for.
    fn encoding(&self) -> Encoding;
    /// Returns the action of a move. What a move reveals makes no difference.
    fn action(&self, mv: Self::Move) -> Action;
    /// Returns the move of an action, legal or not; `None` if no position has such a move.
    fn move_of(&self, action: Action) -> Option<Self::Move>;
    /// Writes the planes that no move changes.
    fn fixed_planes(&self, _planes: &mut [CellBits]) {}
    /// Writes the other planes and the scalars, as this player sees the position. Nothing hidden shows.
    fn observe(&self, position: &Self::Position, player: Player, planes: &mut [CellBits], scalars: &mut [u8]);
    /// Returns the exact symmetries of the game, without the identity.
    fn symmetries(&self) -> Vec<Symmetry> {
        Vec::new()
    }
    /// Returns the position as a symmetry turns it.
    fn turned(&self, position: &Self::Position, _symmetry: &Symmetry) -> Self::Position {
        *position
    }
}

/// The meaning of a game's numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Encoding {
    /// Kinds of actions, in the order of their numbers.
    pub kinds: &'static [ActionKind],
    /// Number of cells of the board.
    pub cells: usize,
    /// Planes that no move changes.
    pub fixed: Vec<Plane>,
    /// Planes that moves change.
    pub planes: Vec<Plane>,
    /// Numbers beside the board.
    pub scalars: Vec<Scalar>,
}

/// A kind of action with the arguments that tell its actions apart.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ActionKind {
    /// Name of the kind.
    pub name: &'static str,
    /// Meaning in one sentence.
    pub about: &'static str,
    /// Arguments, the last one varying fastest.
    pub arguments: &'static [Argument],
}

/// An argument of an action.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Argument {
    /// Name of the argument.
    pub name: &'static str,
    /// Values that it can have.
    pub values: Values,
}

/// The values of an argument.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Values {
    /// A cell of the board.
    Cell,
    /// One of a few words.
    Choice(&'static [&'static str]),
}

impl Argument {
    /// Returns an argument that is a cell.
    pub const fn cell(name: &'static str) -> Argument {
        Argument { name, values: Values::Cell }
    }

    /// Returns an argument that is one of a few words.
    pub const fn choice(name: &'static str, words: &'static [&'static str]) -> Argument {
        Argument { name, values: Values::Choice(words) }
    }

    const fn count(&self, cells: usize) -> usize {
        match self.values {
            Values::Cell => cells,
            Values::Choice(words) => words.len(),
        }
    }
}

/// A plane: a set of cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plane {
    /// Name of the plane.
    pub name: Cow<'static, str>,
    /// Meaning in a few words.
    pub about: &'static str,
}

impl Plane {
    /// Returns a plane.
    pub fn new(name: impl Into<Cow<'static, str>>, about: &'static str) -> Plane {
        Plane { name: name.into(), about }
    }
}

/// A number beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scalar {
    /// Name of the scalar.
    pub name: Cow<'static, str>,
    /// Meaning in a few words.
    pub about: &'static str,
    /// Largest value; the smallest is 0.
    pub max: u8,
}

impl Scalar {
    /// Returns a scalar up to `max`.
    pub fn new(name: impl Into<Cow<'static, str>>, max: u8, about: &'static str) -> Scalar {
        Scalar { name: name.into(), about, max }
    }
}

/// Names of the seats as the observing player counts them.
pub const RELATIVE_SEATS: [&str; crate::SEATS_MAX] = ["own", "next", "second", "third"];

/// An action before it is numbered: a kind and its arguments.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Action {
    /// Index of the kind.
    pub kind: u8,
    /// Arguments: the index of a cell or of a word; 0 where the kind has fewer.
    pub arguments: [u8; ARGUMENTS_MAX],
}

impl Action {
    /// Returns an action.
    pub const fn new(kind: usize, arguments: [usize; ARGUMENTS_MAX]) -> Action {
        let [first, second, third] = arguments;
        Action { kind: kind as u8, arguments: [first as u8, second as u8, third as u8] }
    }
}

/// A symmetry: where cells, planes, scalars, players and actions go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symmetry {
    /// Name of the symmetry.
    pub name: String,
    /// For each cell, the cell that it becomes.
    pub cells: Vec<usize>,
    /// For each fixed plane, the plane that it becomes.
    pub fixed: Vec<usize>,
    /// For each other plane, the plane that it becomes.
    pub planes: Vec<usize>,
    /// For each scalar, the scalar that it becomes.
    pub scalars: Vec<usize>,
    /// For each player, the player that they become.
    pub players: Vec<usize>,
    /// For each word of a choice, the word that it becomes, by kind and argument; words without a list stay.
    pub words: Vec<(usize, usize, Vec<usize>)>,
}

impl Symmetry {
    /// Returns the symmetry that moves cells and leaves all else of an encoding in place.
    pub fn of_cells(
        name: impl Into<String>,
        encoding: &Encoding,
        seats: usize,
        cells: Vec<usize>,
    ) -> Symmetry {
        let same = |count: usize| (0..count).collect();
        Symmetry {
            name: name.into(),
            cells,
            fixed: same(encoding.fixed.len()),
            planes: same(encoding.planes.len()),
            scalars: same(encoding.scalars.len()),
            players: same(seats),
            words: Vec::new(),
        }
    }

    /// Returns what an action becomes.
    pub fn action(&self, kinds: &[ActionKind], action: Action) -> Action {
        let kind = usize::from(action.kind);
        let mut turned = action;
        for (index, argument) in kinds[kind].arguments.iter().enumerate() {
            let value = usize::from(action.arguments[index]);
            let words = self.words.iter().find(|(of, at, _)| (*of, *at) == (kind, index));
            turned.arguments[index] = match (argument.values, words) {
                (Values::Cell, _) => self.cells[value] as u8,
                (Values::Choice(_), Some((_, _, words))) => words[value] as u8,
                (Values::Choice(_), None) => value as u8,
            };
        }
        turned
    }

    /// Returns what a set of cells becomes.
    pub fn bits(&self, bits: CellBits) -> CellBits {
        let moved = self.cells.iter().enumerate().filter(|&(cell, _)| bits >> cell & 1 == 1);
        moved.fold(0, |turned, (_, &to)| turned | 1 << to)
    }
}

/// The numbers of a board's actions, from 0. With more cells than the board has, boards of different sizes share their numbers.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Numbering {
    kinds: &'static [ActionKind],
    cells: usize,
    /// The first number of each kind, then the number of all.
    first: [u32; KINDS_MAX + 1],
    /// Number of values of each argument; 1 where there is none.
    counts: [[u32; ARGUMENTS_MAX]; KINDS_MAX],
}

impl Numbering {
    /// Returns the numbering of these kinds of actions on this number of cells, at most [`CELLS_MAX`].
    pub fn new(kinds: &'static [ActionKind], cells: usize) -> Numbering {
        assert!(kinds.len() <= KINDS_MAX && cells <= CELLS_MAX);
        let (mut first, mut counts) = ([0; KINDS_MAX + 1], [[1; ARGUMENTS_MAX]; KINDS_MAX]);
        for (index, kind) in kinds.iter().enumerate() {
            for (count, argument) in counts[index].iter_mut().zip(kind.arguments) {
                *count = argument.count(cells) as u32;
            }
            first[index + 1] = first[index] + counts[index].iter().product::<u32>();
        }
        Numbering { kinds, cells, first, counts }
    }

    /// Returns the number of actions.
    pub fn count(&self) -> usize {
        self.first[self.kinds.len()] as usize
    }

    /// Returns the number of cells that actions can name.
    pub const fn cells(&self) -> usize {
        self.cells
    }

    /// Returns the kinds of actions.
    pub const fn kinds(&self) -> &'static [ActionKind] {
        self.kinds
    }

    /// Returns the first number of a kind.
    pub fn first_of(&self, kind: usize) -> usize {
        self.first[kind] as usize
    }

    /// Returns the number of an action.
    #[inline]
    pub fn number(&self, action: Action) -> usize {
        let kind = usize::from(action.kind) % KINDS_MAX;
        let [first, second, third] = action.arguments.map(u32::from);
        let counts = &self.counts[kind];
        (self.first[kind] + (first * counts[1] + second) * counts[2] + third) as usize
    }

    /// Returns the action with a number, if there is one.
    #[inline]
    pub fn action(&self, number: usize) -> Option<Action> {
        if number >= self.count() {
            return None;
        }
        let number = number as u32;
        let kind = (0..self.kinds.len()).rev().find(|&kind| self.first[kind] <= number)?;
        let (counts, rest) = (&self.counts[kind], number - self.first[kind]);
        let (rest, third) = (rest / counts[2], rest % counts[2]);
        let arguments = [rest / counts[1], rest % counts[1], third].map(|value| value as u8);
        Some(Action { kind: kind as u8, arguments })
    }

    /// Returns whether the cells of an action exist on a board of this size.
    pub fn is_on_board(&self, action: Action, cells: usize) -> bool {
        let arguments = self.kinds[usize::from(action.kind)].arguments.iter().zip(action.arguments);
        arguments
            .into_iter()
            .all(|(argument, value)| argument.values != Values::Cell || usize::from(value) < cells)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KINDS: &[ActionKind] = &[
        ActionKind {
            name: "build",
            about: "",
            arguments: &[
                Argument::cell("from"),
                Argument::cell("to"),
                Argument::choice("piece", &["a", "b"]),
            ],
        },
        ActionKind { name: "sink", about: "", arguments: &[Argument::cell("at")] },
        ActionKind { name: "pass", about: "", arguments: &[] },
    ];

    #[test]
    fn numbers_and_actions_are_inverse() {
        for cells in [1, 9, 128] {
            let numbering = Numbering::new(KINDS, cells);
            assert_eq!(numbering.count(), 2 * cells * cells + cells + 1);
            for number in 0..numbering.count() {
                let action = numbering.action(number).unwrap();
                assert_eq!(numbering.number(action), number, "{action:?}");
                assert!(numbering.is_on_board(action, cells));
            }
            assert_eq!(numbering.action(numbering.count()), None);
        }
        assert_eq!(Numbering::new(KINDS, 9).action(2 * 81 + 4), Some(Action::new(1, [4, 0, 0])));
    }
}
