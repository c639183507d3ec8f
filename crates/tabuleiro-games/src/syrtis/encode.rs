//! The numbers of actions and positions, for programs that learn.

use super::Syrtis;
use super::board::{Cell, CellSet};
use super::moves::Move;
use super::position::{Cause, Ending, Phase, Position};
use super::rules::{PASSES_MAX, QUICKSAND, QUIET_TURNS_MAX};
use super::tiles::{PerSide, Side, Tiles};
use tabuleiro_core::encode::{
    Action, ActionKind, Argument, CellBits, Encode, Encoding, Plane, Scalar, Symmetry,
};
use tabuleiro_core::grid::Packing64;
use tabuleiro_core::{Player, Seats};

const ONE_CELL: &[Argument] = &[Argument::cell("cell")];
const TWO_CELLS: &[Argument] = &[Argument::cell("from"), Argument::cell("to")];
const SIDES: &[Argument] = &[Argument::choice("side", &[Side::Light.id(), Side::Dark.id()])];

static KINDS: [ActionKind; 6] = [
    ActionKind { name: "place", about: "Puts the next tower on a tile.", arguments: ONE_CELL },
    ActionKind { name: "choose", about: "Chooses the side to play.", arguments: SIDES },
    ActionKind { name: "tower", about: "Moves a tower to another tile.", arguments: TWO_CELLS },
    ActionKind { name: "sink", about: "Removes a tile.", arguments: ONE_CELL },
    ActionKind { name: "slide", about: "Slides a tile with the tower on it.", arguments: TWO_CELLS },
    ActionKind { name: "pass", about: "Does nothing.", arguments: &[] },
];

/// Closes the gaps after the rows of the larger board, and of the smaller one.
const PACKING: [Packing64; 2] = [Packing64::new(0x007f_7f7f_7f7f_7f7f), Packing64::new(0x1f_1f1f_1f1f)];

/// Swaps colours and shapes: light and round are one side's, dark and square the other's.
const SHAPES_FOR_COLOURS: [usize; 6] = [2, 3, 0, 1, 4, 5];

impl Encode for Syrtis {
    fn encoding(&self) -> Encoding {
        let turns = "whether it is the turn of this side";
        let sinks = "tiles that this side sank since the other last sank one";
        let passes = "turns in a row on which this side passed";
        Encoding {
            kinds: &KINDS,
            cells: self.size() * self.size(),
            fixed: Vec::new(),
            planes: vec![
                Plane::new("light", "light tiles"),
                Plane::new("dark", "dark tiles"),
                Plane::new("round", "round tiles"),
                Plane::new("square", "square tiles"),
                Plane::new("light-towers", "towers of the light side"),
                Plane::new("dark-towers", "towers of the dark side"),
            ],
            scalars: vec![
                Scalar::new("plays-light", 1, "whether the observing player plays light, once chosen"),
                Scalar::new("plays-dark", 1, "whether the observing player plays dark, once chosen"),
                Scalar::new("own-turn", 1, "whether the observing player decides"),
                Scalar::new("placing", 1, "whether a tower is to be placed"),
                Scalar::new("choosing", 1, "whether the side is to be chosen"),
                Scalar::new("light-turn", 1, turns),
                Scalar::new("dark-turn", 1, turns),
                Scalar::new("light-sinks", QUICKSAND, sinks),
                Scalar::new("dark-sinks", QUICKSAND, sinks),
                Scalar::new("light-passes", PASSES_MAX, passes),
                Scalar::new("dark-passes", PASSES_MAX, passes),
                Scalar::new("quiet-turns", QUIET_TURNS_MAX, "turns in a row on which no tile was sunk"),
            ],
        }
    }

    fn action(&self, mv: Move) -> Action {
        let index = |cell| self.index(cell);
        match mv {
            Move::Place(cell) => Action::new(0, [index(cell), 0, 0]),
            Move::Choose(side) => Action::new(1, [side as usize, 0, 0]),
            Move::Tower { from, to } => Action::new(2, [index(from), index(to), 0]),
            Move::Sink(cell) => Action::new(3, [index(cell), 0, 0]),
            Move::Slide { from, to } => Action::new(4, [index(from), index(to), 0]),
            Move::Pass => Action::new(5, [0; 3]),
        }
    }

    fn move_of(&self, action: Action) -> Option<Move> {
        let [first, second, _] = action.arguments.map(usize::from);
        let (from, to) = (self.cell(first), self.cell(second));
        match action.kind {
            0 => from.map(Move::Place),
            1 => Side::ALL.get(first).copied().map(Move::Choose),
            2 => from.zip(to).map(|(from, to)| Move::Tower { from, to }),
            3 => from.map(Move::Sink),
            4 => from.zip(to).map(|(from, to)| Move::Slide { from, to }),
            _ => Some(Move::Pass),
        }
    }

    fn observe(&self, position: &Position, player: Player, planes: &mut [CellBits], scalars: &mut [u8]) {
        let Position { tiles, towers, .. } = position;
        let sets = [tiles.colour.0, tiles.shape.0, towers.0];
        for (plane, &set) in planes.iter_mut().zip(sets.as_flattened()) {
            *plane = self.as_read(set);
        }
        let is = |side| u8::from(position.player_of(side) == player);
        let is_chosen = !matches!(position.phase, Phase::Placing | Phase::Choosing);
        let sunk = |side| if position.sunk_by == Some(side) { position.sunk_in_a_row } else { 0 };
        let plays = if is_chosen { Side::ALL.map(is) } else { [0, 0] };
        let turn = |side| u8::from(position.phase == Phase::Playing && position.to_move == side);
        let is_over = matches!(position.phase, Phase::Over(_));
        scalars[..2].copy_from_slice(&plays);
        scalars[2] = u8::from(!is_over && position.decides() == player);
        scalars[3] = u8::from(position.phase == Phase::Placing);
        scalars[4] = u8::from(position.phase == Phase::Choosing);
        scalars[5..7].copy_from_slice(&Side::ALL.map(turn));
        scalars[7..9].copy_from_slice(&Side::ALL.map(sunk));
        scalars[9..11].copy_from_slice(&position.passes.0);
        scalars[11] = position.quiet_turns;
    }

    /// The eight turns and reflections of a square, each with and without colours and shapes swapped.
    fn symmetries(&self) -> Vec<Symmetry> {
        let all = (0..16).map(|number| {
            let (turn, swaps) = (number % 8, number >= 8);
            let name = format!("turn-{}{}", turn, if swaps { "-swap" } else { "" });
            let cells = (0..self.size() * self.size()).map(|index| self.turned_index(index, turn)).collect();
            let whole = Symmetry::of_cells(name, &self.encoding(), Seats::TWO.count(), cells);
            let planes = if swaps { SHAPES_FOR_COLOURS.to_vec() } else { whole.planes.clone() };
            Symmetry { planes, ..whole }
        });
        all.skip(1).collect()
    }

    fn turned(&self, position: &Position, symmetry: &Symmetry) -> Position {
        let to =
            |cell: Cell| self.cell(symmetry.cells[self.index(cell)]).expect("symmetries stay on the board");
        let moved = |sets: PerSide<CellSet>| PerSide(sets.0.map(|set| set.into_iter().map(to).collect()));
        let (colour, shape) = (moved(position.tiles.colour), moved(position.tiles.shape));
        let swaps = symmetry.planes == SHAPES_FOR_COLOURS;
        let tiles = if swaps { Tiles { colour: shape, shape: colour } } else { Tiles { colour, shape } };
        let phase = match position.phase {
            Phase::Over(Ending { winner, cause }) if swaps => {
                Phase::Over(Ending { winner, cause: swapped(cause) })
            }
            phase => phase,
        };
        Position { tiles, towers: moved(position.towers), phase, ..*position }
    }
}

impl Syrtis {
    /// Returns the number of rows and columns.
    fn size(&self) -> usize {
        self.start.board.size()
    }

    /// Returns the number of a cell as one reads: the top row first.
    fn index(&self, cell: Cell) -> usize {
        let name = cell.name();
        self.size() * (self.size() - 1 - name.row()) + name.place()
    }

    fn cell(&self, index: usize) -> Option<Cell> {
        let (row, column) = (index / self.size(), index % self.size());
        (row < self.size()).then(|| Cell::new(self.size() - 1 - row, column))
    }

    /// Returns a set of cells as one reads: a row is a byte, the bottom row first.
    fn as_read(&self, set: CellSet) -> CellBits {
        let top_first = set.bits().swap_bytes() >> (8 * (8 - self.size() as u32));
        PACKING[self.start.board as usize].pack(top_first).into()
    }

    /// Returns where a cell goes: quarter turns, then a reflection for turns from 4 on.
    fn turned_index(&self, index: usize, turn: usize) -> usize {
        let last = self.size() - 1;
        let (mut row, mut column) = (index / self.size(), index % self.size());
        for _ in 0..turn % 4 {
            (row, column) = (column, last - row);
        }
        if turn >= 4 {
            column = last - column;
        }
        self.size() * row + column
    }
}

const fn swapped(cause: Cause) -> Cause {
    match cause {
        Cause::ColourIsland => Cause::ShapeIsland,
        Cause::ShapeIsland => Cause::ColourIsland,
        other => other,
    }
}
