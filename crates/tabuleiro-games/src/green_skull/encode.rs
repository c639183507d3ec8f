//! The numbers of actions and positions, for programs that learn.

use super::board::{CELLS, Cell, Cells, DIRECTIONS};
use super::moves::Move;
use super::position::{Part, Phase, Position, QUIET_MOVES_MAX};
use super::species::{Side, Species};
use super::{GreenSkull, Player};
use tabuleiro_core::Seats;
use tabuleiro_core::encode::{
    Action, ActionKind, Argument, CellBits, Encode, Encoding, Plane, Scalar, Symmetry,
};
use tabuleiro_core::grid::Packing64;

/// The directions as the board counts them.
const WORDS: [&str; DIRECTIONS] = ["east", "west", "north-west", "north-east", "south-west", "south-east"];
const MOVED: &[Argument] = &[Argument::cell("from"), Argument::choice("direction", &WORDS)];

const STEP: usize = 0;
const JUMP: usize = 1;
const STOP: usize = 2;

static KINDS: [ActionKind; 3] = [
    ActionKind { name: "step", about: "Moves a piece to the next cell.", arguments: MOVED },
    ActionKind {
        name: "jump",
        about: "Jumps over the next cell and captures the piece there.",
        arguments: MOVED,
    },
    ActionKind { name: "stop", about: "Ends a series of jumps.", arguments: &[] },
];

/// Closes the gaps between the rows.
const PACKING: Packing64 = Packing64::new(Cells::ALL.along(0));

impl Encode for GreenSkull {
    fn encoding(&self) -> Encoding {
        let turns = "whether it is the turn of this side";
        Encoding {
            kinds: &KINDS,
            cells: CELLS,
            fixed: vec![
                Plane::new("goblin-edge", "the edge where goblins score"),
                Plane::new("orc-edge", "the edge where orcs score"),
                Plane::new("zombie-edge", "the edge where zombies score"),
            ],
            planes: vec![
                Plane::new("goblins", "goblins"),
                Plane::new("orcs", "orcs"),
                Plane::new("zombies", "zombies"),
                Plane::new("jumper", "the piece that may jump again"),
            ],
            scalars: vec![
                Scalar::new("plays-goblins", 1, "whether the observing player plays the goblins"),
                Scalar::new("plays-orcs", 1, "whether the observing player plays the orcs"),
                Scalar::new("goblin-turn", 1, turns),
                Scalar::new("orc-turn", 1, turns),
                Scalar::new("goblin-skull", 1, "whether the goblins hold the skull"),
                Scalar::new("orc-skull", 1, "whether the orcs hold the skull"),
                Scalar::new("zombie-part", 1, "whether a zombie moves now"),
                Scalar::new("quiet-moves", QUIET_MOVES_MAX, "moves in a row without a capture"),
            ],
        }
    }

    fn action(&self, mv: Move) -> Action {
        match mv {
            Move::Step { from, to } => Action::new(STEP, [from.index(), direction(from, to), 0]),
            Move::Jump { from, to, .. } => Action::new(JUMP, [from.index(), direction(from, to), 0]),
            Move::Stop => Action::new(STOP, [0; 3]),
        }
    }

    fn move_of(&self, action: Action) -> Option<Move> {
        let [from, direction, _] = action.arguments.map(usize::from);
        if usize::from(action.kind) == STOP {
            return Some(Move::Stop);
        }
        let from = Cell::numbered(from)?;
        let (near, far) = from.towards(direction);
        match usize::from(action.kind) {
            STEP => near.map(|to| Move::Step { from, to }),
            _ => near.zip(far).map(|(over, to)| Move::Jump { from, over, to }),
        }
    }

    fn fixed_planes(&self, planes: &mut [CellBits]) {
        for (plane, species) in planes.iter_mut().zip(Species::ALL) {
            *plane = packed(species.edge());
        }
    }

    fn observe(&self, position: &Position, player: Player, planes: &mut [CellBits], scalars: &mut [u8]) {
        for (plane, species) in planes.iter_mut().zip(Species::ALL) {
            *plane = packed(position.pieces(species));
        }
        let (part, jumper) = match position.phase() {
            Phase::Move(part) => (part, 0),
            Phase::Series { part, piece } => (part, 1 << piece.index()),
            Phase::Over => (Part::Own, 0),
        };
        planes[3] = jumper;
        let of_sides = |holder: Side| Side::ALL.map(|side| u8::from(side == holder));
        scalars[..2].copy_from_slice(&of_sides(self.side(player)));
        scalars[2..4].copy_from_slice(&of_sides(position.turn()));
        scalars[4..6].copy_from_slice(&of_sides(position.skull()));
        scalars[6] = u8::from(part == Part::Zombies);
        scalars[7] = position.quiet_moves();
    }

    fn symmetries(&self) -> Vec<Symmetry> {
        let cells = Cell::all().map(|cell| mirror(cell).index()).collect();
        let whole = Symmetry::of_cells("mirror", &self.encoding(), Seats::TWO.count(), cells);
        let directions = vec![1, 0, 3, 2, 5, 4];
        vec![Symmetry {
            fixed: vec![1, 0, 2],
            planes: vec![1, 0, 2, 3],
            scalars: vec![1, 0, 3, 2, 5, 4, 6, 7],
            players: vec![1, 0],
            words: vec![(STEP, 1, directions.clone()), (JUMP, 1, directions)],
            ..whole
        }]
    }

    fn turned(&self, position: &Position, _: &Symmetry) -> Position {
        let mirrored = |species| position.pieces(species).iter().map(mirror).fold(Cells::NONE, Cells::with);
        let [goblins, orcs, zombies] = Species::ALL.map(mirrored);
        let phase = match position.phase() {
            Phase::Series { part, piece } => Phase::Series { part, piece: mirror(piece) },
            phase => phase,
        };
        let (turn, skull) = (position.turn().other(), position.skull().other());
        Position::new([orcs, goblins, zombies], turn, skull, phase, position.quiet_moves())
    }
}

fn packed(cells: Cells) -> CellBits {
    PACKING.pack(cells.along(0)).into()
}

/// Swaps left and right.
fn mirror(cell: Cell) -> Cell {
    Cell::at(cell.row(), cell.row() + 1 - cell.number()).expect("a row is as long as its mirror image")
}

/// Returns the direction of a step or jump.
fn direction(from: Cell, to: Cell) -> usize {
    DIRECTION[from.index()][to.index()].into()
}

/// By the cells where a step or jump begins and ends.
static DIRECTION: [[u8; CELLS]; CELLS] = {
    let mut directions = [[0; CELLS]; CELLS];
    let (mut row, mut number) = (1, 1);
    while let Some(from) = Cell::at(row, number) {
        let mut direction = 0;
        while direction < DIRECTIONS {
            let (near, far) = from.towards(direction);
            if let Some(near) = near {
                directions[from.index()][near.index()] = direction as u8;
            }
            if let Some(far) = far {
                directions[from.index()][far.index()] = direction as u8;
            }
            direction += 1;
        }
        (row, number) = if number == row { (row + 1, 1) } else { (row, number + 1) };
    }
    directions
};
