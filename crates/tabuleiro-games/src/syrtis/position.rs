//! Positions: tiles, towers, counters of the rules, legal moves and their effects.

use super::board::{
    BOARD, Cell, CellSet, are_connected, are_tied_around, enclosed, rectangle, sides, stay_connected_without,
};
use super::moves::Move;
use super::rules::{PASSES_MAX, QUICKSAND, QUIET_TURNS_MAX, Rules};
use super::tiles::{Kind, PerSide, Side, Tiles};
use tabuleiro_core::{Player, mix_key};

/// A position.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(super) tiles: Tiles,
    pub(super) towers: PerSide<CellSet>,
    pub(super) phase: Phase,
    /// The side whose turn it is; Light before the first turn, the opponent of the last to play when the game is over.
    pub(super) to_move: Side,
    /// Player of the light side; seat 1 until the side is chosen.
    pub(super) light: Player,
    /// The last side to have sunk a tile.
    pub(super) sunk_by: Option<Side>,
    /// Tiles sunk since the other side last sank one.
    pub(super) sunk_in_a_row: u8,
    /// On how many turns of their own in a row each side has passed.
    pub(super) passes: PerSide<u8>,
    /// Turns in a row without a sunk tile; 0 without a limit.
    pub(super) quiet_turns: u8,
}

/// Kind of decision that is due.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Phase {
    /// Placing of the next tower: a light one while there are fewer than two.
    Placing,
    /// Which side seat 2 plays.
    Choosing,
    /// A turn.
    Playing,
    /// Nothing.
    Over(Ending),
}

/// Result of a finished game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Ending {
    pub winner: Side,
    pub cause: Cause,
}

/// Why a game ended.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Cause {
    ColourIsland,
    ShapeIsland,
    Quicksand,
    /// Both sides' islands were completed by one turn; initiative decided, as for the following.
    BothIslands,
    BothPassed,
    FourPasses,
    QuietTurns,
}

impl Position {
    /// Returns the tiles before any tower is placed.
    pub(super) fn of_tiles(tiles: Tiles) -> Position {
        Position {
            tiles,
            towers: PerSide::default(),
            phase: Phase::Placing,
            to_move: Side::Light,
            light: Player::ONE,
            sunk_by: None,
            sunk_in_a_row: 0,
            passes: PerSide::default(),
            quiet_turns: 0,
        }
    }

    /// Returns the player of a side.
    pub(super) fn player_of(&self, side: Side) -> Player {
        match side {
            Side::Light => self.light,
            Side::Dark => self.light.opponent(),
        }
    }

    /// Returns the player to decide in a game in progress.
    pub(super) fn decides(&self) -> Player {
        match self.phase {
            Phase::Placing => Player::ONE,
            Phase::Choosing => Player::TWO,
            Phase::Playing | Phase::Over(_) => self.player_of(self.to_move),
        }
    }

    /// Returns the side that wins when initiative decides (Y4.3).
    pub(super) fn initiative(&self) -> Side {
        self.sunk_by.unwrap_or(Side::Light)
    }

    /// Returns every cell with a tower.
    pub(super) fn occupied(&self) -> CellSet {
        self.towers[Side::Light] | self.towers[Side::Dark]
    }

    /// Returns the side whose tower is placed next.
    pub(super) fn places(&self) -> Side {
        if self.towers[Side::Light].len() < 2 { Side::Light } else { Side::Dark }
    }

    /// Returns a number for transposition tables.
    pub(super) fn key(&self) -> u64 {
        let phase = match self.phase {
            Phase::Placing => 0,
            Phase::Choosing => 1,
            Phase::Playing => 2,
            Phase::Over(_) => 3,
        };
        let sunk_by = self.sunk_by.map_or(0, |side| 1 + side as u8);
        let [light_passes, dark_passes] = self.passes.0;
        let small = [
            phase,
            self.to_move as u8,
            self.light.seat(),
            sunk_by,
            self.sunk_in_a_row,
            light_passes,
            dark_passes,
            self.quiet_turns,
        ];
        mix_key([
            self.tiles.colour[Side::Light].bits(),
            self.tiles.colour[Side::Dark].bits(),
            self.tiles.shape[Side::Light].bits(),
            self.towers[Side::Light].bits(),
            self.towers[Side::Dark].bits(),
            u64::from_le_bytes(small),
        ])
    }
}

/// The legal moves.
impl Position {
    pub(super) fn legal_moves(&self, rules: &Rules, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::Placing => moves.extend(self.placements(rules).into_iter().map(Move::Place)),
            Phase::Choosing => moves.extend(Side::ALL.map(Move::Choose)),
            Phase::Playing => self.turns(moves),
            Phase::Over(_) => {}
        }
    }

    /// Returns the tiles of the colour of the side to move, and those of its shape.
    pub(super) fn grounds(&self) -> [CellSet; 2] {
        [self.tiles.colour[self.to_move], self.tiles.shape[self.to_move]]
    }

    /// Returns the tiles the next tower can be placed on (Y1.4).
    fn placements(&self, rules: &Rules) -> CellSet {
        rules.placement.cells(&self.tiles, self.places()).without(self.occupied())
    }

    fn turns(&self, moves: &mut Vec<Move>) {
        let tiles = self.tiles.all();
        for from in self.towers[self.to_move] {
            for to in self.tower_range(from).without(self.occupied()) {
                moves.push(Move::Tower { from, to });
            }
            for to in slide_range(tiles, from) {
                moves.push(Move::Slide { from, to });
            }
        }
        for cell in self.sink_candidates() {
            if stay_connected_without(tiles, cell) {
                moves.push(Move::Sink(cell));
            }
        }
        moves.push(Move::Pass);
    }

    /// Y3.1: the islands of the side to move that the tile under its tower belongs to.
    pub(super) fn tower_range(&self, from: Cell) -> CellSet {
        let [colour, shape] = self.grounds();
        BOARD.flood(CellSet::of(from) & colour, colour) | BOARD.flood(CellSet::of(from) & shape, shape)
    }

    /// Y3.2: what the side to move can sink if the rest stays connected.
    pub(super) fn sink_candidates(&self) -> CellSet {
        let tiles = self.tiles.all();
        self.beside_own_towers().without(self.occupied()) & tiles.without(enclosed(tiles))
    }

    /// Returns every cell beside a tower of the side to move.
    pub(super) fn beside_own_towers(&self) -> CellSet {
        sides(self.towers[self.to_move])
    }
}

/// Y3.3: the cells to which the tile on a cell can slide: those where it touches every part that the other tiles fall into
/// without it.
pub(super) fn slide_range(tiles: CellSet, from: Cell) -> CellSet {
    let mut range = slide_way(tiles, from);
    let rest = tiles.without(CellSet::of(from));
    if are_tied_around(tiles, from) {
        return range & sides(rest);
    }
    let mut beside = sides(CellSet::of(from)) & rest;
    while !range.is_empty() && !beside.is_empty() {
        let part = BOARD.flood(beside.only_first(), rest);
        range &= sides(part);
        beside = beside.without(part);
    }
    range
}

/// Returns the empty cells that a sliding tile can come to, if one does not ask whether the tiles are connected there.
pub(super) fn slide_way(tiles: CellSet, from: Cell) -> CellSet {
    if tiles.contains_all(sides(CellSet::of(from))) {
        return CellSet::EMPTY;
    }
    let empty = rectangle(tiles).without(tiles);
    BOARD.flood(sides(CellSet::of(from)) & empty, empty)
}

/// Effects of moves.
impl Position {
    pub(super) fn play(&mut self, rules: &Rules, mv: Move) {
        match mv {
            Move::Place(cell) => self.place(cell),
            Move::Choose(side) => self.choose(side),
            Move::Tower { .. } | Move::Sink(_) | Move::Slide { .. } | Move::Pass => self.take_turn(rules, mv),
        }
    }

    fn place(&mut self, cell: Cell) {
        let side = self.places();
        self.towers[side] |= CellSet::of(cell);
        if self.towers[Side::Dark].len() == 2 {
            self.phase = Phase::Choosing;
        }
    }

    fn choose(&mut self, side: Side) {
        self.light = match side {
            Side::Light => Player::TWO,
            Side::Dark => Player::ONE,
        };
        self.phase = Phase::Playing;
    }

    fn take_turn(&mut self, rules: &Rules, mv: Move) {
        let passes = self.passes[self.to_move];
        self.passes[self.to_move] = 0;
        self.quiet_turns += u8::from(rules.limited);
        let mut complete = PerSide::default();
        match mv {
            Move::Tower { from, to } => self.move_tower(from, to),
            Move::Sink(cell) => {
                let kind = self.tiles.kind(cell);
                self.sink(cell, kind);
                complete = self.complete_islands(kind);
            }
            Move::Slide { from, to } => {
                let kind = self.tiles.kind(from);
                self.tiles.take(from, kind);
                self.tiles.put(to, kind);
                self.move_tower(from, to);
                complete = self.complete_islands(kind);
            }
            Move::Pass => self.passes[self.to_move] = passes + 1,
            Move::Place(_) | Move::Choose(_) => {}
        }
        self.to_move = self.to_move.opponent();
        self.phase = self.ending(complete).map_or(Phase::Playing, Phase::Over);
    }

    fn move_tower(&mut self, from: Cell, to: Cell) {
        let towers = &mut self.towers[self.to_move];
        *towers = towers.without(CellSet::of(from)) | CellSet::of(to);
    }

    fn sink(&mut self, cell: Cell, kind: Kind) {
        self.tiles.take(cell, kind);
        self.sunk_in_a_row = if self.sunk_by == Some(self.to_move) { self.sunk_in_a_row + 1 } else { 1 };
        self.sunk_by = Some(self.to_move);
        self.quiet_turns = 0;
    }

    /// Y4.1: which sides have a complete island of the colour or the shape of this kind. A turn changes one tile, so
    /// no other island can have been completed by it.
    fn complete_islands(&self, kind: Kind) -> PerSide<Option<Cause>> {
        let mut complete = PerSide::default();
        if are_connected(self.tiles.shape[kind.shape]) {
            complete[kind.shape] = Some(Cause::ShapeIsland);
        }
        if are_connected(self.tiles.colour[kind.colour]) {
            complete[kind.colour] = Some(Cause::ColourIsland);
        }
        complete
    }

    /// Y4: how the last turn ended the game, if it did.
    fn ending(&self, complete: PerSide<Option<Cause>>) -> Option<Ending> {
        let by_initiative = |cause| Some(Ending { winner: self.initiative(), cause });
        // Y4.2 goes before Y4.1: the sinker wins even if the opponent's island is completed.
        if self.sunk_in_a_row == QUICKSAND {
            return by_initiative(Cause::Quicksand);
        }
        match complete.0 {
            [Some(_), Some(_)] => return by_initiative(Cause::BothIslands),
            [Some(cause), None] => return Some(Ending { winner: Side::Light, cause }),
            [None, Some(cause)] => return Some(Ending { winner: Side::Dark, cause }),
            [None, None] => {}
        }
        let [light_passes, dark_passes] = self.passes.0;
        if light_passes > 0 && dark_passes > 0 {
            return by_initiative(Cause::BothPassed);
        }
        if light_passes == PASSES_MAX || dark_passes == PASSES_MAX {
            return by_initiative(Cause::FourPasses);
        }
        if self.quiet_turns == QUIET_TURNS_MAX { by_initiative(Cause::QuietTurns) } else { None }
    }

    /// Says whether the game is over by what is on the board and what is remembered: for a position that was read.
    pub(super) fn judge(&mut self) {
        let light = self.complete_islands(Kind { colour: Side::Light, shape: Side::Light });
        let dark = self.complete_islands(Kind { colour: Side::Dark, shape: Side::Dark });
        let complete = PerSide([light[Side::Light], dark[Side::Dark]]);
        self.phase = self.ending(complete).map_or(Phase::Playing, Phase::Over);
    }
}
