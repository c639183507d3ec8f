//! The position: who stands where, what is to be decided, and how a decision changes it.

use super::board::{Cell, Cells, DIRECTIONS};
use super::moves::{Lines, Move, move_towards};
use super::species::{Side, Species};
use tabuleiro_core::{Random, mix_key};

/// Number of moves in a row without a capture that ends the game (G3.2).
pub(super) const QUIET_MOVES_MAX: u8 = 100;

/// Number of random draws before all moves are listed.
const DRAWS_MAX: usize = 12;

/// A position of the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pieces: [Cells; 3],
    turn: Side,
    skull: Side,
    phase: Phase,
    quiet_moves: u8,
}

/// Kind of decision that is due.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// A step or a first jump.
    Move(Part),
    /// Another jump of this piece, or to stop.
    Series {
        /// The part of the turn it moves in.
        part: Part,
        /// Current cell of the piece.
        piece: Cell,
    },
    /// Nothing any more.
    Over,
}

/// The parts of a turn.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// The player moves an own piece.
    Own,
    /// The player, who holds the skull, moves a zombie.
    Zombies,
}

/// Why a game is over, in the order in which they are looked for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// No piece of this species is left.
    Gone(Species),
    /// All that is left of this species stands on its own edge.
    Home(Species),
    /// Too long without a capture.
    Hundred,
    /// Nothing on the board can move.
    BothPass,
}

impl Position {
    /// Returns the first position (G1.2, G1.4).
    pub const fn start(first: Side) -> Position {
        Position {
            pieces: [Species::Goblins.start(), Species::Orcs.start(), Species::Zombies.start()],
            turn: first,
            skull: Side::Goblins,
            phase: Phase::Move(Part::Own),
            quiet_moves: 0,
        }
    }

    /// The position with these pieces, in the phase that the rules would reach from this one: parts in which nothing can
    /// move are skipped. A series must be one that can go on.
    pub fn new(pieces: [Cells; 3], turn: Side, skull: Side, phase: Phase, quiet_moves: u8) -> Position {
        let mut position = Position { pieces, turn, skull, phase, quiet_moves };
        match phase {
            Phase::Series { .. } => {}
            _ if position.is_finished() => position.phase = Phase::Over,
            Phase::Move(Part::Zombies) if position.can_move(Species::Zombies) => {}
            Phase::Move(Part::Zombies) => position.begin_turn(turn.other()),
            Phase::Move(Part::Own) | Phase::Over => position.begin_turn(turn),
        }
        position
    }

    /// Returns the pieces of a species.
    pub const fn pieces(&self, species: Species) -> Cells {
        self.pieces[species.index()]
    }

    /// Returns every piece.
    pub fn occupied(&self) -> Cells {
        self.pieces[0] | self.pieces[1] | self.pieces[2]
    }

    /// Returns the species of the piece on a cell.
    pub fn species_on(&self, cell: Cell) -> Option<Species> {
        Species::ALL.into_iter().find(|&species| self.pieces(species).contains(cell))
    }

    /// Returns the side to move.
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Returns the holder of the skull.
    pub const fn skull(&self) -> Side {
        self.skull
    }

    /// Returns the kind of decision that is due.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the number of moves in a row without a capture.
    pub const fn quiet_moves(&self) -> u8 {
        self.quiet_moves
    }

    /// Returns the species that moves in a part of this turn.
    pub const fn movers(&self, part: Part) -> Species {
        match part {
            Part::Own => self.turn.species(),
            Part::Zombies => Species::Zombies,
        }
    }

    /// Returns whether the player has begun the turn. Who stepped can step back, so who cannot move has skipped that
    /// part.
    pub fn is_mid_turn(&self) -> bool {
        match self.phase {
            Phase::Move(Part::Own) | Phase::Over => false,
            Phase::Move(Part::Zombies) => self.can_move(self.turn.species()),
            Phase::Series { .. } => true,
        }
    }

    /// Returns the number of captured pieces of a species.
    pub const fn captured(&self, species: Species) -> usize {
        species.start().len() - self.pieces(species).len()
    }

    /// Returns why the game is over, if it is.
    pub fn end(&self) -> Option<End> {
        if self.phase != Phase::Over {
            return None;
        }
        let gone = Species::ALL.into_iter().find(|&species| self.pieces(species).is_empty());
        let home = Species::ALL.into_iter().find(|&species| self.is_home(species));
        let hundred = (self.quiet_moves >= QUIET_MOVES_MAX).then_some(End::Hundred);
        Some(gone.map(End::Gone).or(home.map(End::Home)).or(hundred).unwrap_or(End::BothPass))
    }

    /// Appends every decision.
    pub fn legal_moves(&self, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::Move(part) => {
                let movers = self.pieces(self.movers(part));
                self.lines::<0>(movers).push_moves(moves);
                self.lines::<1>(movers).push_moves(moves);
                self.lines::<2>(movers).push_moves(moves);
            }
            Phase::Series { piece, .. } => {
                let mover = Cells::of(piece);
                self.lines::<0>(mover).push_jumps(moves);
                self.lines::<1>(mover).push_jumps(moves);
                self.lines::<2>(mover).push_jumps(moves);
                moves.push(Move::Stop);
            }
            Phase::Over => {}
        }
    }

    /// Returns one of the decisions, each as likely as any other: a piece and a direction are drawn until they make a
    /// move. The list is made only where that may take long.
    pub fn random_move(&self, random: &mut Random, scratch: &mut Vec<Move>) -> Move {
        if let Phase::Move(part) = self.phase {
            let (movers, occupied) = (self.pieces(self.movers(part)), self.occupied());
            let count = movers.len();
            for _ in 0..DRAWS_MAX {
                let drawn = random.below(count * DIRECTIONS);
                let mv = move_towards(movers.nth(drawn / DIRECTIONS), drawn % DIRECTIONS, occupied);
                if let Some(mv) = mv {
                    return mv;
                }
            }
        }
        scratch.clear();
        self.legal_moves(scratch);
        random.choose(scratch)
    }

    /// Plays a decision that is legal.
    pub fn play(&mut self, mv: Move) {
        let (Phase::Move(part) | Phase::Series { part, .. }) = self.phase else { return };
        match mv {
            Move::Step { from, to } => {
                self.shift(self.movers(part), from, to);
                self.quiet_moves += 1;
                self.finish(part);
            }
            Move::Jump { from, over, to } => {
                self.shift(self.movers(part), from, to);
                self.capture(over);
                self.quiet_moves = 0;
                // G2.5: a holder who jumps gives the skull away; one who is not the holder leaves it where it is.
                self.skull = self.turn.other();
                if self.can_jump(to) {
                    self.phase = Phase::Series { part, piece: to };
                } else {
                    self.finish(part);
                }
            }
            Move::Stop => self.finish(part),
        }
    }

    /// Returns whether a piece on this cell could jump.
    pub fn can_jump(&self, piece: Cell) -> bool {
        let piece = Cells::of(piece);
        self.lines::<0>(piece).has_a_jump()
            || self.lines::<1>(piece).has_a_jump()
            || self.lines::<2>(piece).has_a_jump()
    }

    /// Returns whether any piece of a species can move.
    pub fn can_move(&self, species: Species) -> bool {
        let movers = self.pieces(species);
        self.lines::<0>(movers).has_a_move()
            || self.lines::<1>(movers).has_a_move()
            || self.lines::<2>(movers).has_a_move()
    }

    /// Returns a number that equal positions share and others hardly ever do.
    pub fn key(&self) -> u64 {
        let [goblins, orcs, zombies] = self.pieces.map(|cells| cells.along(0));
        let (phase, piece) = match self.phase {
            Phase::Move(part) => (part as u64, 0),
            Phase::Series { part, piece } => {
                (2 + part as u64, Cells::of(piece).along(0).trailing_zeros().into())
            }
            Phase::Over => (4, 0),
        };
        let rest = phase | piece << 3 | (self.turn as u64) << 9 | (self.skull as u64) << 10;
        mix_key([goblins, orcs, zombies, rest | u64::from(self.quiet_moves) << 11])
    }

    fn shift(&mut self, species: Species, from: Cell, to: Cell) {
        let pieces = &mut self.pieces[species.index()];
        *pieces = *pieces ^ Cells::of(from) ^ Cells::of(to);
    }

    fn capture(&mut self, cell: Cell) {
        let captured = Cells::of(cell);
        if let Some(pieces) = self.pieces.iter_mut().find(|pieces| pieces.contains(cell)) {
            *pieces = *pieces ^ captured;
        }
    }

    /// Ends a turn after a step or a finished series.
    fn finish(&mut self, part: Part) {
        if self.is_finished() {
            self.phase = Phase::Over;
        } else if part == Part::Own && self.skull == self.turn && self.can_move(Species::Zombies) {
            self.phase = Phase::Move(Part::Zombies);
        } else {
            self.begin_turn(self.turn.other());
        }
    }

    /// G2.6: the first decision of this side's turn, or else of the other's.
    fn begin_turn(&mut self, side: Side) {
        if self.can_move(side.species()) {
            (self.turn, self.phase) = (side, Phase::Move(Part::Own));
        } else {
            self.begin_stuck_turn(side);
        }
    }

    #[cold]
    fn begin_stuck_turn(&mut self, side: Side) {
        let zombies = self.can_move(Species::Zombies);
        (self.turn, self.phase) = if zombies && self.skull == side {
            (side, Phase::Move(Part::Zombies))
        } else if self.can_move(side.other().species()) {
            (side.other(), Phase::Move(Part::Own))
        } else if zombies {
            (side.other(), Phase::Move(Part::Zombies))
        } else {
            (side, Phase::Over)
        };
    }

    /// G3.1 and the hundred moves of G3.2.
    fn is_finished(&self) -> bool {
        self.quiet_moves >= QUIET_MOVES_MAX || Species::ALL.into_iter().any(|species| self.is_home(species))
    }

    fn is_home(&self, species: Species) -> bool {
        self.pieces(species).are_within(species.edge())
    }

    fn lines<const AXIS: usize>(&self, movers: Cells) -> Lines<AXIS> {
        let [goblins, orcs, zombies] = self.pieces.map(|cells| cells.along(AXIS));
        Lines::new(movers.along(AXIS), goblins | orcs | zombies)
    }
}
