//! The position: who controls what, where the ships are, and how it goes on from there.

use super::board::{Cell, CellSet, SYSTEMS_MAX};
use super::chart::{Chart, Width};
use super::moves::{Move, Piece, moves_from};
use super::rules::{Blocked, Rules, SHIPS_MAX};
use super::tiles::Found;
use tabuleiro_core::grid::Word;
use tabuleiro_core::{Player, Random, SEATS_MAX, Seats, mix_key};

/// The most ships that are ever damaged: one for each asteroid field (S7.5).
pub(super) const DAMAGED_MAX: usize = 2;

/// More moves than a player ever has.
const MOVES_MAX: usize = SHIPS_MAX * SYSTEMS_MAX * Piece::ALL.len();

/// All that changes in a game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The systems of each player, the home included.
    pub(super) controlled: [CellSet; SEATS_MAX],
    /// The systems on which one can still land.
    pub(super) free: CellSet,
    /// The systems of all players that hold trade stations.
    pub(super) stations: CellSet,
    /// Reach of each ship of each player; a ship can land on the free systems in it. Derived from the other fields, and
    /// kept because a move changes little of it. Of ships on one system, which are alike (S3.8), only the first has a
    /// reach.
    reach: [[CellSet; SHIPS_MAX]; SEATS_MAX],
    /// Cells of each player's ships, sorted.
    ships: [[Cell; SHIPS_MAX]; SEATS_MAX],
    pub(super) stock: [Stock; SEATS_MAX],
    /// Tiles of the unexplored systems that were visited (S7.3).
    pub(super) found: Found,
    /// Cells of damaged ships, sorted (S7.5).
    pub(super) damaged: [Cell; DAMAGED_MAX],
    /// Ship that may move on (S7.4), or `NOWHERE`.
    pub(super) moves_on: Cell,
    /// The colonies that each player was paid (S7.7).
    pub(super) received: [u8; SEATS_MAX],
    /// Those who cannot move (S3.7), those who left, and those without a seat; not only when their turn comes.
    pub(super) out: PlayerSet,
    /// Player to move; if that player is out, the game is over.
    pub(super) to_move: Player,
}

/// The pieces a player can still build (S2.2).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Stock {
    /// Remaining colonies; without a limit, more than the systems of any map.
    pub colonies: u8,
    pub stations: u8,
}

impl Stock {
    /// Returns the stock of a player before the first move (S2.2, S7.8).
    pub(super) fn full(rules: &Rules, player: Player) -> Stock {
        let won = rules.wins.map_or(0, |wins| wins[player.index()]);
        Stock { colonies: rules.colonies.unwrap_or(u8::MAX).saturating_sub(won), stations: rules.stations }
    }

    /// Returns the remaining number of a piece.
    pub(super) fn of(self, piece: Piece) -> u8 {
        match piece {
            Piece::Colony => self.colonies,
            Piece::TradeStation => self.stations,
        }
    }

    /// Returns the kind of piece that is left, if it is only one.
    fn only_kind(self) -> Option<Piece> {
        match (self.colonies, self.stations) {
            (_, 0) => Some(Piece::Colony),
            (0, _) => Some(Piece::TradeStation),
            _ => None,
        }
    }

    /// Returns the kinds of piece that are left.
    fn kinds(self) -> &'static [Piece] {
        match (self.colonies > 0, self.stations > 0) {
            (true, true) => &Piece::ALL,
            (true, false) => &[Piece::Colony],
            (false, true) => &[Piece::TradeStation],
            (false, false) => &[],
        }
    }

    pub(super) fn is_empty(self) -> bool {
        self.colonies | self.stations == 0
    }

    /// Takes one of a piece, which must be in stock.
    pub(super) fn take(&mut self, piece: Piece) {
        match piece {
            Piece::Colony => self.colonies = self.colonies.wrapping_sub(1),
            Piece::TradeStation => self.stations = self.stations.wrapping_sub(1),
        }
    }
}

/// Players, as bits.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct PlayerSet(u8);

impl PlayerSet {
    /// All that there could be.
    pub(super) const ALL: PlayerSet = PlayerSet((1 << SEATS_MAX) - 1);

    /// Returns the players without a seat.
    pub(super) const fn without_seat(seats: Seats) -> PlayerSet {
        PlayerSet(PlayerSet::ALL.0 & !((1 << seats.count()) - 1))
    }
    pub(super) const fn has(self, player: Player) -> bool {
        self.0 >> player.index() & 1 == 1
    }
    pub(super) fn insert(&mut self, player: Player) {
        self.0 |= 1 << player.index();
    }
}

/// Questions about a position.
impl Position {
    /// Returns whether no player moves any more.
    pub(super) fn is_over(&self) -> bool {
        self.out.has(self.to_move)
    }

    /// Returns the player who controls a system.
    pub(super) fn owner(&self, cell: Cell) -> Option<Player> {
        (0..SEATS_MAX).find(|&index| self.controlled[index].contains(cell)).map(Player::new)
    }

    /// Returns the systems that others than this player control.
    pub(super) fn enemies_of(&self, player: Player) -> CellSet {
        let all = self.controlled.into_iter().fold(CellSet::EMPTY, |all, own| all | own);
        all.without(self.controlled[player.index()])
    }

    /// Returns the cells of a player's ships, sorted.
    pub(super) fn ships_of(&self, player: Player) -> impl Iterator<Item = Cell> {
        self.ships[player.index()].into_iter().filter(|&ship| ship != Cell::NOWHERE)
    }

    /// Returns the systems on which ships of a player stand, each once.
    pub(super) fn places_of(&self, player: Player) -> impl Iterator<Item = Cell> + use<> {
        let ships = self.ships[player.index()];
        let is_first = move |&index: &usize| index == 0 || ships[index - 1] != ships[index];
        (0..SHIPS_MAX).filter(is_first).map(move |index| ships[index]).filter(|&ship| ship != Cell::NOWHERE)
    }

    /// Returns whether a ship of a player is on a system.
    pub(super) fn has_ship(&self, player: Player, cell: Cell) -> bool {
        self.ships_of(player).any(|ship| ship == cell)
    }

    /// Returns whether the ship on a system is damaged.
    pub(super) fn is_damaged(&self, cell: Cell) -> bool {
        cell != Cell::NOWHERE && self.damaged.contains(&cell)
    }

    /// Returns the ship that may move on, if that decision is due (S7.4).
    pub(super) fn moving_on(&self) -> Option<Cell> {
        Some(self.moves_on).filter(|&cell| cell != Cell::NOWHERE)
    }

    /// Returns the number of ships on a system.
    pub(super) fn ships_on(&self, cell: Cell) -> u8 {
        self.ships.as_flattened().iter().filter(|&&ship| ship == cell).count() as u8
    }

    /// Returns the systems that a ship of a player can fly to (S3.1 to S3.4).
    pub(super) fn flights(&self, chart: &Chart, player: Player, from: Cell) -> CellSet {
        self.free & chart.flight(from, self.barriers(chart, player))
    }

    /// Returns the systems on which a ship can land, by flight or jump (S3.5).
    pub(super) fn landings(&self, chart: &Chart, player: Player, from: Cell) -> CellSet {
        self.free & chart.reach(from, self.closed_to(chart, player))
    }

    /// Returns the systems that a player's ships cannot pass: black holes, systems of other players (S3.3) and asteroid
    /// fields (S7.3).
    pub(super) fn barriers(&self, chart: &Chart, player: Player) -> CellSet {
        chart.black_holes | self.closed_to(chart, player)
    }

    /// Returns the same barriers without the black holes.
    pub(super) fn closed_to(&self, chart: &Chart, player: Player) -> CellSet {
        chart.controllable.without(self.free | self.controlled[player.index()])
    }

    /// Returns each ship of a player with the systems on which it can land; of ships on one system, the first.
    pub(super) fn landings_of_all<W: Width>(
        &self,
        player: Player,
    ) -> impl Iterator<Item = (Cell, CellSet<W>)> + Clone {
        let ships = self.ships[player.index()].iter().zip(&self.reach[player.index()]);
        ships.map(|(&cell, &reach)| (cell, reach.resized() & self.free.resized()))
    }

    /// Appends every move of the player to move.
    // By itself, its list stays in registers.
    #[inline(never)]
    pub(super) fn legal_moves<W: Width>(&self, moves: &mut Vec<Move>) {
        let ships = self.landings_of_all::<W>(self.to_move);
        let kind_left = self.stock[self.to_move.index()].only_kind();
        moves.reserve(MOVES_MAX);
        // A list of its own, which does not grow, stays in registers.
        let mut list = std::mem::take(moves);
        match kind_left {
            Some(piece) => ships.for_each(|(from, targets)| {
                let to_each = moves_from(from);
                append_each(&mut list, targets, |to| [to_each[to.index()][piece as usize]]);
            }),
            None => ships.for_each(|(from, targets)| {
                let to_each = moves_from(from);
                append_each(&mut list, targets, |to| to_each[to.index()]);
            }),
        }
        *moves = list;
    }

    /// Returns a random one of the legal moves: a ship, then where it lands, then what it builds. Quicker than to know
    /// all of them, if not each as likely as the others.
    pub(super) fn random_move<W: Width>(&self, random: &mut Random) -> Move {
        let ships = self.landings_of_all::<W>(self.to_move);
        let from_chosen_on = ships.clone().skip(random.below(SHIPS_MAX)).chain(ships);
        let mut able_to_move = from_chosen_on.filter(|(_, targets)| !targets.is_empty());
        let (from, targets) = able_to_move.next().expect("a player who is not out has moves");
        let to = targets.nth(random.below(targets.len())).expect("a ship that can move has targets");
        Move::new(from, to, random.choose(self.stock[self.to_move.index()].kinds()))
    }

    /// Returns the key of a position of a game with variants, whose stocks do not follow from the map.
    pub(super) fn key_with_finds(&self, key: u64) -> u64 {
        let stocks = self.stock.iter().zip(self.received);
        let stocks = stocks.fold(0, |word, (stock, received)| {
            word << 16 | u64::from(stock.colonies) << 8 | u64::from(received)
        });
        let ships = self.damaged.iter().chain([&self.moves_on]);
        // Cells have numbers below those of no cell.
        let ships = ships
            .fold(0, |word, &cell| word << 8 | if cell == Cell::NOWHERE { 255 } else { cell.index() as u64 });
        mix_key([key, self.found.word(), stocks, ships])
    }

    /// Returns a number for transposition tables; what else is in the position follows from what goes into it.
    pub(super) fn key(&self, is_small: bool) -> u64 {
        let sets = self.controlled.into_iter().chain([self.stations]);
        let ships = self.ships.as_flattened().chunks(8);
        let ships = ships.map(|ships| ships.iter().fold(0, |word, ship| word << 8 | ship.index() as u64));
        let turn = u64::from(self.out.0) << 8 | self.to_move.index() as u64;
        let low = sets.clone().map(|set| set.bits() as u64).chain(ships).chain([turn]);
        if is_small { mix_key(low) } else { mix_key(low.chain(sets.map(|set| (set.bits() >> 64) as u64))) }
    }
}

/// Changes of a position.
impl Position {
    /// Returns the position before the first move, without players who are out.
    pub(super) fn empty(chart: &Chart, rules: &Rules, to_move: Player) -> Position {
        let mut position = Position {
            controlled: [CellSet::EMPTY; SEATS_MAX],
            free: chart.landable,
            stations: CellSet::EMPTY,
            reach: [[CellSet::EMPTY; SHIPS_MAX]; SEATS_MAX],
            ships: [[Cell::NOWHERE; SHIPS_MAX]; SEATS_MAX],
            stock: std::array::from_fn(|index| Stock::full(rules, Player::new(index))),
            found: Found::default(),
            damaged: [Cell::NOWHERE; DAMAGED_MAX],
            moves_on: Cell::NOWHERE,
            received: [0; SEATS_MAX],
            out: PlayerSet::without_seat(chart.seats),
            to_move,
        };
        for player in chart.seats.players() {
            position.controlled[player.index()] = CellSet::of(chart.homes[player.index()]);
        }
        for player in chart.seats.players() {
            let home = chart.homes[player.index()];
            let reach = chart.reach(home, position.enemies_of(player));
            position.ships[player.index()][..chart.fleet_size].fill(home);
            position.reach[player.index()][0] = reach;
        }
        position
    }

    /// Plays a legal move.
    // Apart from the variants, which would share its registers.
    #[inline(never)]
    pub(super) fn play<W: Width>(&mut self, chart: &Chart, rules: &Rules, mv: Move) {
        let player = self.to_move;
        self.build::<W>(chart, player, mv.to(), mv.piece());
        self.send_ship::<W>(chart, player, mv.from(), mv.to());
        self.note_who_is_out::<W>(chart);
        self.to_move = player.next(chart.seats);
        self.settle_turn(chart, rules);
    }

    /// A player builds a piece, which is in stock, on a free system. With the last one, the player is out (S3.6).
    #[inline]
    pub(super) fn build<W: Width>(&mut self, chart: &Chart, player: Player, cell: Cell, piece: Piece) {
        let built = CellSet::<W>::of(cell).resized();
        self.controlled[player.index()] |= built;
        self.free = self.free.without(built);
        if piece == Piece::TradeStation {
            self.stations |= built;
        }
        let stock = &mut self.stock[player.index()];
        stock.take(piece);
        if stock.is_empty() {
            self.out.insert(player);
        }
        self.bar_others::<W>(chart, player, cell);
    }

    /// Bars the ships of the others from a system of a player (S3.3).
    #[inline]
    fn bar_others<W: Width>(&mut self, chart: &Chart, player: Player, barrier: Cell) {
        for other in chart.seats.players().filter(|&other| other != player) {
            let ships = self.ships[other.index()].iter().zip(&mut self.reach[other.index()]);
            ships.for_each(|(&ship, reach)| *reach &= W::reach_past(chart, barrier, ship).resized());
        }
    }

    /// Bars all ships from a system.
    pub(super) fn bar_all(&mut self, chart: &Chart, barrier: Cell) {
        for player in chart.seats.players() {
            let ships = self.ships[player.index()].iter().zip(&mut self.reach[player.index()]);
            ships.for_each(|(&ship, reach)| *reach &= u128::reach_past(chart, barrier, ship));
        }
    }

    /// Damages the ship on a system.
    pub(super) fn damage(&mut self, cell: Cell) {
        if let Some(place) = self.damaged.iter_mut().find(|place| **place == Cell::NOWHERE) {
            *place = cell;
            self.damaged.sort_unstable();
        }
    }

    /// Repairs the ship on a system, or notes that it is gone.
    pub(super) fn repair(&mut self, cell: Cell) {
        self.damaged.iter_mut().filter(|place| **place == cell).for_each(|place| *place = Cell::NOWHERE);
        self.damaged.sort_unstable();
    }

    /// Sets the reach of a player's ship on a system.
    pub(super) fn limit_reach(&mut self, player: Player, ship: Cell, limit: CellSet) {
        let ships = self.ships[player.index()].iter().zip(&mut self.reach[player.index()]);
        ships.filter(|(at, _)| **at == ship).for_each(|(_, reach)| *reach = limit);
    }

    /// Gives the reach to the first of a player's ships on a system, and none to the others (S3.8).
    pub(super) fn share_reach_at(&mut self, chart: &Chart, player: Player, cell: Cell) {
        let mut reach_of_first = chart.reach(cell, self.closed_to(chart, player));
        let ships = self.ships[player.index()].iter().zip(&mut self.reach[player.index()]);
        for (_, reach) in ships.filter(|(ship, _)| **ship == cell) {
            *reach = std::mem::take(&mut reach_of_first);
        }
    }

    /// Moves a ship of a player from one system to another.
    #[inline]
    pub(super) fn send_ship<W: Width>(&mut self, chart: &Chart, player: Player, from: Cell, to: Cell) {
        let own_or_free = self.controlled[player.index()].resized() | self.free.resized();
        let reach = chart.reach::<W>(to, chart.controllable.resized().without(own_or_free)).resized();
        let (ships, reaches) = (&mut self.ships[player.index()], &mut self.reach[player.index()]);
        // The last of those there: the others keep their reach.
        let sent = ships.iter().rposition(|&ship| ship == from).unwrap_or_default();
        (ships[sent], reaches[sent]) = (to, reach);
        let put_in_order = |earlier: usize| {
            if ships[earlier] > ships[earlier + 1] {
                ships.swap(earlier, earlier + 1);
                reaches.swap(earlier, earlier + 1);
            }
        };
        if from < to {
            (0..SHIPS_MAX - 1).for_each(put_in_order);
        } else {
            (0..SHIPS_MAX - 1).rev().for_each(put_in_order);
        }
    }

    /// S3.7: who cannot move is out, and stays so.
    #[inline]
    pub(super) fn note_who_is_out<W: Width>(&mut self, chart: &Chart) {
        for player in chart.seats.players() {
            if !self.out.has(player) && !self.can_move::<W>(player) {
                self.out.insert(player);
            }
        }
    }

    /// Returns whether a player who has pieces left can move.
    fn can_move<W: Width>(&self, player: Player) -> bool {
        self.landings_of_all::<W>(player).any(|(_, landings)| !landings.is_empty())
    }

    /// S3.7: the turn passes over those who are out; to seat 1 if all are, and the game is over.
    pub(super) fn settle_turn(&mut self, chart: &Chart, rules: &Rules) {
        if rules.blocked == Blocked::EndsTheGame || !self.out.has(self.to_move) {
            return;
        }
        if self.out == PlayerSet::ALL {
            self.to_move = Player::ONE;
            return;
        }
        while self.out.has(self.to_move) {
            self.to_move = self.to_move.next(chart.seats);
        }
    }
}

/// Appends the moves to each of these targets to a list that has room for them. To ask for the room, and to stop if
/// there were none, is quicker than a list that could grow.
fn append_each<W: Width, const N: usize>(
    list: &mut Vec<Move>,
    targets: CellSet<W>,
    moves_to: impl Fn(Cell) -> [Move; N],
) {
    targets.bits().for_each_64(|first, mut word| {
        while word != 0 {
            if list.capacity() - list.len() < N {
                break;
            }
            list.extend_from_slice(&moves_to(Cell::new(first + word.first())));
            word = word.without_first();
        }
    });
}
