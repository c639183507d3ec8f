//! The numbers of actions and positions, for programs that learn.

use super::board::{BOARD, Cell, CellSet, SIDE};
use super::{Move, NoughtsAndCrosses, Position};
use tabuleiro_core::encode::{
    Action, ActionKind, Argument, CellBits, Encode, Encoding, Plane, Scalar, Symmetry,
};
use tabuleiro_core::grid::Packing64;
use tabuleiro_core::{Game, Player};

static KINDS: [ActionKind; 1] =
    [ActionKind { name: "mark", about: "Marks a free cell.", arguments: &[Argument::cell("cell")] }];

/// Closes the gap after each row.
const PACKING: Packing64 = Packing64::new(BOARD.cells().bits());

impl Encode for NoughtsAndCrosses {
    fn encoding(&self) -> Encoding {
        Encoding {
            kinds: &KINDS,
            cells: SIDE * SIDE,
            fixed: Vec::new(),
            planes: vec![Plane::new("own", "own marks"), Plane::new("next", "the opponent's marks")],
            scalars: vec![Scalar::new("own-turn", 1, "whether it is the own turn")],
        }
    }

    fn action(&self, Move(cell): Move) -> Action {
        Action::new(0, [index(cell), 0, 0])
    }

    fn move_of(&self, action: Action) -> Option<Move> {
        cells().nth(action.arguments[0].into()).map(Move)
    }

    fn observe(&self, position: &Position, player: Player, planes: &mut [CellBits], scalars: &mut [u8]) {
        let packed = |cells: CellSet| PACKING.pack(cells.bits()).into();
        planes[0] = packed(position.marks_of(player));
        planes[1] = packed(position.marks_of(player.opponent()));
        scalars[0] = u8::from(position.to_move == player);
    }

    fn symmetries(&self) -> Vec<Symmetry> {
        let mirrored = cells().map(|cell| index(mirror(cell))).collect();
        vec![Symmetry::of_cells("mirror", &self.encoding(), self.seats().count(), mirrored)]
    }

    fn turned(&self, position: &Position, _: &Symmetry) -> Position {
        Position { marks: position.marks.map(|marks| marks.iter().map(mirror).collect()), ..*position }
    }
}

/// Returns the cells as one reads.
fn cells() -> impl Iterator<Item = Cell> {
    BOARD.cells().into_iter()
}

fn index(cell: Cell) -> usize {
    SIDE * cell.row() + cell.column()
}

/// Swaps left and right.
fn mirror(cell: Cell) -> Cell {
    cells().nth(index(cell) + SIDE - 1 - 2 * cell.column()).expect("a row is as long as its mirror image")
}
