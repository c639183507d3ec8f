//! The meaning of one board's numbers.

use crate::LearnError;
use tabuleiro_core::Seats;
use tabuleiro_core::encode::{Action, CELLS_MAX, CellBits, Encode, Encoding, Numbering, Symmetry, Values};
use tabuleiro_core::present::{Board, Present};

/// The numbers of a board: its actions, its planes and what they stand for.
#[derive(Clone, PartialEq, Debug)]
pub struct Shape {
    /// Meaning of the numbers.
    pub encoding: Encoding,
    /// Numbers of the actions.
    pub numbering: Numbering,
    /// Observations with their neighbours.
    pub board: Board,
    /// Number of players.
    pub seats: Seats,
    /// Planes that no move changes.
    pub fixed: Vec<CellBits>,
    /// Exact symmetries, without the identity.
    pub symmetries: Vec<Symmetry>,
}

/// The value of an action's argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Value {
    /// Name of the argument.
    pub name: &'static str,
    /// Name of a cell, or a word.
    pub value: String,
}

impl Shape {
    /// Returns the shape of a game on its own number of cells, or on `cells` if that is more.
    pub fn of<G: Encode + Present>(game: &G, cells: Option<usize>) -> Result<Shape, LearnError> {
        let encoding = game.encoding();
        let least = encoding.cells;
        let cells = cells.unwrap_or(least);
        if !(least..=CELLS_MAX).contains(&cells) {
            let (found, min, max) = (cells as i64, least as i64, CELLS_MAX as i64);
            return Err(LearnError::Range { what: "cells", found, min, max });
        }
        let mut fixed = vec![0; encoding.fixed.len()];
        game.fixed_planes(&mut fixed);
        Ok(Shape {
            numbering: Numbering::new(encoding.kinds, cells),
            board: game.board(),
            seats: game.seats(),
            fixed,
            symmetries: game.symmetries(),
            encoding,
        })
    }

    /// Returns the number of planes, fixed ones first.
    pub fn planes(&self) -> usize {
        self.encoding.fixed.len() + self.encoding.planes.len()
    }

    /// Returns the number of values of an observation: each plane cell by cell, then the scalars.
    pub fn values(&self) -> usize {
        self.planes() * self.numbering.cells() + self.encoding.scalars.len()
    }

    /// Returns the action with a number.
    pub fn action(&self, number: i64) -> Result<Action, LearnError> {
        let count = self.numbering.count();
        let action = usize::try_from(number).ok().and_then(|number| self.numbering.action(number));
        action.ok_or(LearnError::Number { found: number, count })
    }

    /// Returns the name and arguments of an action. A cell beyond the board has its number.
    pub fn values_of(&self, action: Action) -> (&'static str, Vec<Value>) {
        let kind = &self.encoding.kinds[usize::from(action.kind)];
        let value = |(argument, &value): (&tabuleiro_core::encode::Argument, &u8)| {
            let index = usize::from(value);
            let value = match argument.values {
                Values::Cell => {
                    self.board.cells.get(index).map_or(index.to_string(), |cell| cell.name.to_string())
                }
                Values::Choice(words) => words[index].to_string(),
            };
            Value { name: argument.name, value }
        };
        (kind.name, kind.arguments.iter().zip(&action.arguments).map(value).collect())
    }

    /// Returns the action with this name and these arguments, in their order.
    pub fn named(&self, name: &str, values: &[String]) -> Result<Action, LearnError> {
        let wrong = || LearnError::Named(format!("{name} {}", values.join(" ")).trim().into());
        let kinds = self.encoding.kinds;
        let kind = kinds.iter().position(|kind| kind.name == name).ok_or_else(wrong)?;
        if kinds[kind].arguments.len() != values.len() {
            return Err(wrong());
        }
        let mut arguments = [0; tabuleiro_core::encode::ARGUMENTS_MAX];
        for ((to, argument), value) in arguments.iter_mut().zip(kinds[kind].arguments).zip(values) {
            let index = match argument.values {
                Values::Cell => value.parse().ok().and_then(|name| self.board.index_of(name)),
                Values::Choice(words) => words.iter().position(|word| word == value),
            };
            *to = index.ok_or_else(wrong)?;
        }
        Ok(Action::new(kind, arguments))
    }

    /// Returns for each action the number that a symmetry turns it into. Actions beyond the board stay.
    pub fn turned_actions(&self, symmetry: &Symmetry) -> Vec<usize> {
        let turned = |number: usize| {
            let action = self.numbering.action(number).expect("a number below the count");
            if !self.numbering.is_on_board(action, self.encoding.cells) {
                return number;
            }
            self.numbering.number(symmetry.action(self.encoding.kinds, action))
        };
        (0..self.numbering.count()).map(turned).collect()
    }

    /// Returns for each value of an observation the place that a symmetry moves it to.
    pub fn turned_values(&self, symmetry: &Symmetry) -> Vec<usize> {
        let cells = self.numbering.cells();
        let dynamic = symmetry.planes.iter().map(|plane| plane + symmetry.fixed.len());
        let planes: Vec<usize> = symmetry.fixed.iter().copied().chain(dynamic).collect();
        let cell = |cell: usize| symmetry.cells.get(cell).copied().unwrap_or(cell);
        let on_board =
            planes.iter().flat_map(|plane| (0..cells).map(move |index| plane * cells + cell(index)));
        let first = planes.len() * cells;
        on_board.chain(symmetry.scalars.iter().map(|scalar| first + scalar)).collect()
    }
}
