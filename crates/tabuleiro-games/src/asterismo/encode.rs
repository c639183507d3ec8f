//! The numbers of actions and positions, for programs that learn.

use super::board::{BOARD, Cell, CellSet, SIDE};
use super::harvest::Harvest;
use super::moves::Move;
use super::position::Position;
use super::rules::EACH_MAX;
use super::tree::{Colour, Tree};
use super::{Asterismo, PARTS};
use tabuleiro_core::encode::{
    Action, ActionKind, Argument, CellBits, Encode, Encoding, Plane, RELATIVE_SEATS, Scalar, Symmetry,
};
use tabuleiro_core::grid::Packing128;
use tabuleiro_core::{Game, Player};

static KINDS: [ActionKind; 1] =
    [ActionKind { name: "take", about: "Takes the piece on a cell.", arguments: &[Argument::cell("cell")] }];

/// Every order of the colours, the usual one first.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// Closes the gaps after every other row.
const PACKING: Packing128 = Packing128::new(BOARD.cells().bits());

impl Encode for Asterismo {
    fn encoding(&self) -> Encoding {
        let seats = RELATIVE_SEATS.into_iter().take(self.seats().count());
        let harvest = |seat: &'static str| {
            PARTS.iter().map(move |colour| {
                Scalar::new(
                    format!("{seat}-{colour}"),
                    EACH_MAX as u8,
                    "pieces of this colour in the harvest",
                )
            })
        };
        let turn = |seat| Scalar::new(format!("{seat}-turn"), 1, "whether it is the turn of this seat");
        let colours = PARTS.iter().map(|&colour| Plane::new(colour, "pieces of this colour"));
        Encoding {
            kinds: &KINDS,
            cells: SIDE * SIDE,
            fixed: Vec::new(),
            planes: colours.chain([Plane::new("takeable", "pieces that can be taken")]).collect(),
            scalars: seats.clone().map(turn).chain(seats.flat_map(harvest)).collect(),
        }
    }

    fn action(&self, Move(cell): Move) -> Action {
        Action::new(0, [index(cell), 0, 0])
    }

    fn move_of(&self, action: Action) -> Option<Move> {
        cell(action.arguments[0].into()).map(Move)
    }

    fn observe(&self, position: &Position, player: Player, planes: &mut [CellBits], scalars: &mut [u8]) {
        for (plane, colour) in planes.iter_mut().zip(Colour::ALL) {
            *plane = PACKING.pack(position.tree.of(colour).bits());
        }
        planes[3] = PACKING.pack(position.takeable.bits());
        let (turns, harvests) = scalars.split_at_mut(self.seats().count());
        let mut seat = player;
        for (turn, harvest) in turns.iter_mut().zip(harvests.chunks_exact_mut(3)) {
            *turn = u8::from(position.to_move == seat);
            harvest.copy_from_slice(&position.harvest(seat).counts());
            seat = seat.next(self.seats());
        }
    }

    /// The colours are alike, and so are top and bottom: each order of the colours, upright and upside down.
    fn symmetries(&self) -> Vec<Symmetry> {
        let symmetry = |is_flipped: bool, order: [usize; 3]| {
            let [red, blue, yellow] = order.map(|colour| PARTS[colour]);
            let name = format!("{}{red}-{blue}-{yellow}", if is_flipped { "flip-" } else { "" });
            let cells =
                (0..SIDE * SIDE).map(|index| if is_flipped { flipped(index) } else { index }).collect();
            let whole = Symmetry::of_cells(name, &self.encoding(), self.seats().count(), cells);
            let seats = self.seats().count();
            let harvest = |seat: usize| order.map(|colour| seats + 3 * seat + colour);
            let scalars = (0..seats).chain((0..seats).flat_map(harvest)).collect();
            Symmetry { planes: order.into_iter().chain([3]).collect(), scalars, ..whole }
        };
        let all = [false, true].into_iter().flat_map(|flip| ORDERS.map(|order| symmetry(flip, order)));
        all.skip(1).collect()
    }

    fn turned(&self, position: &Position, symmetry: &Symmetry) -> Position {
        let to = |cell: Cell| self::cell(symmetry.cells[index(cell)]).expect("a symmetry stays on the board");
        let moved = |cells: CellSet| cells.iter().map(to).collect();
        let mut tree = Tree::default();
        for colour in Colour::ALL {
            let other = Colour::ALL[symmetry.planes[colour.index()]];
            position.tree.of(colour).iter().for_each(|cell| tree.put(to(cell), other));
        }
        let harvest = |harvest: Harvest| {
            let mut counts = [0; 3];
            Colour::ALL.iter().for_each(|&colour| {
                counts[symmetry.planes[colour.index()]] = harvest.of(colour);
            });
            Harvest::new(counts)
        };
        Position {
            tree,
            holes: moved(position.holes),
            takeable: moved(position.takeable),
            harvests: position.harvests.map(harvest),
            to_move: position.to_move,
        }
    }
}

const fn index(cell: Cell) -> usize {
    SIDE * cell.row() + cell.column()
}

fn cell(index: usize) -> Option<Cell> {
    (index < SIDE * SIDE).then(|| Cell::new(index / SIDE, index % SIDE))
}

/// Swaps top and bottom; left and right would shift the rows.
const fn flipped(index: usize) -> usize {
    SIDE * (SIDE - 1 - index / SIDE) + index % SIDE
}
