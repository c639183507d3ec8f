//! The position: who controls what, where the ships are, and how it goes on from there.

use super::board::{Cell, Chart};
use super::mask::Mask;
use super::mv::{Mv, Piece};
use super::rules::{Blocked, Rules};
use tabuleiro_core::{Player, Random, SEATS_MAX, Seats, mix_key};

const PLAYERS: [Player; SEATS_MAX] = [Player::ONE, Player::TWO, Player::THREE, Player::FOUR];

/// All that changes in a game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The systems of each player, the home included.
    pub(super) controlled: [u128; SEATS_MAX],
    /// The systems on which one can still land.
    pub(super) free: u128,
    /// The systems of all players that hold trade stations.
    pub(super) stations: u128,
    /// The systems of all players on which they have ships.
    ships: u128,
    pub(super) stock: [Stock; SEATS_MAX],
    /// The ships of each player that have not left home; elsewhere there is never more than one on a system (S2.1).
    ships_at_home: [u8; SEATS_MAX],
    /// Those who cannot move (S3.7), those who left, and those without a seat; not only when their turn comes.
    pub(super) out: PlayerSet,
    /// Who moves; if that player is out, the game is over.
    pub(super) to_move: Player,
}

/// The pieces a player can still build (S2.2).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Stock {
    /// Where there is no limit, more than any map has systems.
    pub colonies: u8,
    pub stations: u8,
}

impl Stock {
    /// What a player has before the first move.
    pub fn full(rules: &Rules) -> Stock {
        Stock { colonies: rules.colonies.unwrap_or(u8::MAX), stations: rules.stations }
    }

    /// How many of a piece are left.
    pub fn of(self, piece: Piece) -> u8 {
        match piece {
            Piece::Colony => self.colonies,
            Piece::TradeStation => self.stations,
        }
    }

    /// The kinds of piece that are left.
    fn kinds(self) -> &'static [Piece] {
        match (self.colonies > 0, self.stations > 0) {
            (true, true) => &Piece::ALL,
            (true, false) => &[Piece::Colony],
            (false, true) => &[Piece::TradeStation],
            (false, false) => &[],
        }
    }

    fn is_empty(self) -> bool {
        self.colonies | self.stations == 0
    }

    /// One of a piece, which is there.
    fn take(&mut self, piece: Piece) {
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
    pub const ALL: PlayerSet = PlayerSet((1 << SEATS_MAX) - 1);

    /// Those for whom there is no seat.
    pub const fn without_seat(seats: Seats) -> PlayerSet {
        PlayerSet(PlayerSet::ALL.0 & !((1 << seats.count()) - 1))
    }
    pub const fn has(self, player: Player) -> bool {
        self.0 >> player.index() & 1 == 1
    }
    pub fn insert(&mut self, player: Player) {
        self.0 |= 1 << player.index();
    }
}

/// What a position shows.
impl Position {
    /// Whether nobody moves any more.
    pub(super) fn is_over(&self) -> bool {
        self.out.has(self.to_move)
    }

    /// Who controls a system.
    pub(super) fn owner(&self, cell: Cell) -> Option<Player> {
        (0..SEATS_MAX).find(|&index| self.controlled[index] & cell.bit() != 0).map(Player::new)
    }

    /// The systems that others than this player control.
    pub(super) fn enemies_of(&self, player: Player) -> u128 {
        let all = self.controlled.iter().fold(0, |all, own| all | own);
        all & !self.controlled[player.index()]
    }

    /// The systems on which a player has ships.
    pub(super) fn ships_of(&self, player: Player) -> u128 {
        self.ships & self.controlled[player.index()]
    }

    /// How many ships stand on a system.
    pub(super) fn ships_on(&self, chart: &Chart, cell: Cell) -> u8 {
        match self.owner(cell) {
            Some(player) if cell == chart.homes[player.index()] => self.ships_at_home[player.index()],
            _ => u8::from(self.ships & cell.bit() != 0),
        }
    }

    /// Where a ship of a player can fly to (S3.1 to S3.4).
    pub(super) fn flights<M: Mask>(&self, chart: &Chart, player: Player, from: Cell) -> M {
        M::of(self.free) & chart.flight(from, self.barriers(chart, player))
    }

    /// Where it can land, by flight or jump (S3.5).
    pub(super) fn landings<M: Mask>(&self, chart: &Chart, player: Player, from: Cell) -> M {
        let flight = chart.flight(from, self.barriers::<M>(chart, player));
        M::of(self.free) & (flight | M::of(chart.jumps(from)))
    }

    /// What the ships of a player cannot pass: black holes and what others control (S3.3).
    pub(super) fn barriers<M: Mask>(&self, chart: &Chart, player: Player) -> M {
        M::of(chart.solid) & !(M::of(self.free) | M::of(self.controlled[player.index()]))
    }

    /// Every cell from which the player to move can fly, and where to. Ships on one cell are alike (S3.8).
    fn origins<M: Mask>(&self, chart: &Chart) -> impl Iterator<Item = (Cell, M)> {
        let ships = M::of(self.ships_of(self.to_move));
        ships.cells().map(|from| (from, self.landings(chart, self.to_move, from)))
    }

    /// Appends every move of the player to move.
    pub(super) fn legal_moves<M: Mask>(&self, chart: &Chart, moves: &mut Vec<Mv>) {
        let mut list = Appender(std::mem::take(moves));
        match *self.stock[self.to_move.index()].kinds() {
            [piece] => self.origins::<M>(chart).for_each(|(from, targets)| {
                targets.for_each_cell(|to| list.append([Mv::new(from, to, piece)]));
            }),
            _ => self.origins::<M>(chart).for_each(|(from, targets)| {
                targets.for_each_cell(|to| list.append(Mv::both(from, to)));
            }),
        }
        *moves = list.0;
    }

    /// A random one of the legal moves: a ship, then where it lands, then what it builds. Quicker than to know all of
    /// them, if not each as likely as the others.
    pub(super) fn random_move<M: Mask>(&self, chart: &Chart, random: &mut Random) -> Mv {
        let ships = M::of(self.ships_of(self.to_move));
        let chosen = ships.nth(random.below(ships.count()));
        let ways = std::iter::once(chosen).chain(ships.cells());
        let mut ways = ways.map(|from| (from, self.landings::<M>(chart, self.to_move, from)));
        let (from, targets) =
            ways.find(|(_, targets)| !targets.is_none()).expect("a player who is not out has moves");
        let to = targets.nth(random.below(targets.count()));
        Mv::new(from, to, random.choose(self.stock[self.to_move.index()].kinds()))
    }

    /// A number for transposition tables; what else is in the position follows from what goes into it.
    pub(super) fn key(&self, is_small: bool) -> u64 {
        let sets = self.controlled.into_iter().chain([self.stations, self.ships]);
        let turn = u64::from(self.out.0) << 8 | self.to_move.index() as u64;
        let low = sets.clone().map(|set| set as u64).chain([turn]);
        if is_small { mix_key(low) } else { mix_key(low.chain(sets.map(|set| (set >> 64) as u64))) }
    }
}

/// How a position changes.
impl Position {
    /// The position before anybody has moved, and before it is known who is out.
    pub(super) fn empty(chart: &Chart, rules: &Rules, to_move: Player) -> Position {
        let mut position = Position {
            controlled: [0; SEATS_MAX],
            free: chart.landable,
            stations: 0,
            ships: 0,
            stock: [Stock::full(rules); SEATS_MAX],
            ships_at_home: [0; SEATS_MAX],
            out: PlayerSet::without_seat(chart.seats),
            to_move,
        };
        for player in chart.seats.players() {
            let home = chart.homes[player.index()];
            position.controlled[player.index()] = home.bit();
            position.ships |= home.bit();
            position.ships_at_home[player.index()] = chart.fleet_size;
        }
        position
    }

    /// Plays a legal move.
    pub(super) fn play<M: Mask>(&mut self, chart: &Chart, rules: &Rules, mv: Mv) {
        let player = self.to_move;
        self.build::<M>(player, mv.to(), mv.piece());
        self.send_ship::<M>(chart, player, mv.from(), mv.to());
        self.note_who_is_out::<M>(chart);
        self.to_move = player.next(chart.seats);
        self.settle_turn(chart, rules);
    }

    /// A player builds a piece, which is in stock, on a free system (S3.6).
    pub(super) fn build<M: Mask>(&mut self, player: Player, cell: Cell, piece: Piece) {
        let built = M::just(cell).wide();
        self.controlled[player.index()] |= built;
        self.free &= !built;
        self.stock[player.index()].take(piece);
        if piece == Piece::TradeStation {
            self.stations |= built;
        }
    }

    /// A ship of a player leaves a system for another.
    pub(super) fn send_ship<M: Mask>(&mut self, chart: &Chart, player: Player, from: Cell, to: Cell) {
        let at_home = &mut self.ships_at_home[player.index()];
        let is_home = from == chart.homes[player.index()];
        *at_home = at_home.wrapping_sub(u8::from(is_home));
        if !is_home || *at_home == 0 {
            self.ships &= !M::just(from).wide();
        }
        self.ships |= M::just(to).wide();
    }

    /// S3.7: who cannot move is out, and stays so.
    pub(super) fn note_who_is_out<M: Mask>(&mut self, chart: &Chart) {
        for player in PLAYERS {
            if !self.out.has(player) && !self.can_move::<M>(chart, player) {
                self.out.insert(player);
            }
        }
    }

    fn can_move<M: Mask>(&self, chart: &Chart, player: Player) -> bool {
        let ships = M::of(self.ships_of(player));
        // Most ships have a free system beside them, which is quicker to see than all there is.
        let has_room = |from| !(M::of(chart.neighbours(from)) & M::of(self.free)).is_none();
        let has_landing = |from| !self.landings::<M>(chart, player, from).is_none();
        !self.stock[player.index()].is_empty()
            && (ships.cells().any(has_room) || ships.cells().any(has_landing))
    }

    /// S3.7: the turn passes over those who are out; to seat 1 if everybody is, and the game is over.
    pub(super) fn settle_turn(&mut self, chart: &Chart, rules: &Rules) {
        if rules.blocked == Blocked::EndsTheGame {
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

/// A list of moves that grows. Passing it on by value where it has to grow keeps it in registers everywhere else.
struct Appender(Vec<Mv>);

impl Appender {
    fn append<const N: usize>(&mut self, added: [Mv; N]) {
        while self.0.capacity() - self.0.len() < N {
            self.0 = grown(std::mem::take(&mut self.0));
        }
        self.0.extend_from_slice(&added);
    }
}

#[cold]
fn grown(mut list: Vec<Mv>) -> Vec<Mv> {
    list.reserve(64);
    list
}
