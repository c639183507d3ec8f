//! Flights under the variants of S7, their costs and finds. Without variants only `position.rs` plays, which is faster.

use super::SmallStarEmpires;
use super::board::{Cell, CellSet, System};
use super::moves::{Move, Piece};
use super::position::{Position, Stock};
use super::tiles::Tile;
use tabuleiro_core::Player;

/// The distance that a damaged ship flies (S7.5).
const DAMAGED_FLIGHT: usize = 2;

/// A system on which a ship can end its move.
#[derive(Copy, Clone)]
struct Target {
    to: Cell,
    /// The systems of others that it pays for (S7.7).
    crossed: CellSet,
}

impl SmallStarEmpires {
    /// Returns the unexplored systems without a landing so far.
    pub(super) fn hidden(&self, position: &Position) -> CellSet {
        self.unexplored.as_ref().map_or(CellSet::EMPTY, |unexplored| unexplored.set & position.free)
    }

    /// Returns what was found on a cell.
    pub(super) fn found(&self, position: &Position, cell: Cell) -> Option<Tile> {
        self.unexplored.as_ref()?.found(position.found, cell)
    }

    /// Returns the asteroid fields that were found.
    pub(super) fn asteroids(&self, position: &Position) -> CellSet {
        let unexplored = self.unexplored.as_ref();
        unexplored.map_or(CellSet::EMPTY, |tiles| tiles.cells_of(position.found, Tile::AsteroidField))
    }

    /// Returns where a ship of a player can end a move, whatever it pays; a damaged one also at home.
    pub(super) fn targets(&self, position: &Position, player: Player, from: Cell) -> CellSet {
        if self.is_plain {
            return position.landings(&self.chart, player, from);
        }
        let mut targets = self.unpaid(position, player, from);
        self.each_paid(position, player, from, targets, |target| targets = targets.with(target.to));
        targets
    }

    /// Appends every legal move.
    #[cold]
    #[inline(never)]
    pub(super) fn voyages(&self, position: &Position, moves: &mut Vec<Move>) {
        let player = position.to_move;
        if let Some(from) = position.moving_on() {
            let targets = self.steps_on(position, from);
            targets.iter().for_each(|to| self.add_moves(position, from, Target::unpaid(to), moves));
            return moves.push(Move::new(from, from, Piece::Colony));
        }
        for from in position.places_of(player) {
            let unpaid = self.unpaid(position, player, from);
            unpaid.iter().for_each(|to| self.add_moves(position, from, Target::unpaid(to), moves));
            let add = |target| self.add_moves(position, from, target, moves);
            self.each_paid(position, player, from, unpaid, add);
        }
    }

    /// Returns whether a player can move (S3.7).
    pub(super) fn can_voyage(&self, position: &Position, player: Player) -> bool {
        !position.stock[player.index()].is_empty()
            && position.places_of(player).any(|from| !self.targets(position, player, from).is_empty())
    }

    /// Returns a move with the tile that it reveals.
    pub(super) fn with_tile(&self, position: &Position, mv: Move) -> Move {
        let Some(unexplored) = &self.unexplored else { return mv };
        let number = unexplored.number(mv.to()).filter(|_| position.free.contains(mv.to()));
        match (number, mv.tile()) {
            (Some(number), None) => mv.with_tile(unexplored.under(position.found, number)),
            _ => mv,
        }
    }

    /// Returns whether a move reveals a tile.
    pub(super) fn explores(&self, position: &Position, mv: Move) -> bool {
        mv.from() != mv.to() && self.hidden(position).contains(mv.to())
    }

    /// Returns the systems of others that a move pays for.
    pub(super) fn crossed(&self, position: &Position, mv: Move) -> CellSet {
        let (player, from, to) = (position.to_move, mv.from(), mv.to());
        if !self.rules.has_open_borders || position.moving_on().is_some() {
            return CellSet::EMPTY;
        }
        let mut crossed = CellSet::EMPTY;
        let unpaid = self.unpaid(position, player, from);
        if !unpaid.contains(to) {
            self.each_paid(position, player, from, unpaid, |target| {
                if target.to == to {
                    crossed = target.crossed;
                }
            });
        }
        crossed
    }

    /// Plays a legal move.
    #[cold]
    #[inline(never)]
    pub(super) fn play_voyage(&self, position: &mut Position, mv: Move) {
        let (player, from, to) = (position.to_move, mv.from(), mv.to());
        for cell in self.crossed(position, mv) {
            let owner = position.owner(cell).expect("what is paid for has an owner");
            position.stock[player.index()].take(Piece::Colony);
            position.received[owner.index()] = position.received[owner.index()].wrapping_add(1);
        }
        let mut may_move_on = false;
        if from != to {
            let tile = self.with_tile(position, mv).tile();
            match tile {
                _ if to == self.chart.homes[player.index()] => self.repair(position, player, from),
                Some(Tile::AsteroidField) => self.crash(position, player, from, to),
                _ => {
                    position.build::<u128>(&self.chart, player, to, mv.piece());
                    self.sail(position, player, from, to);
                }
            }
            if let (Some(unexplored), Some(tile)) = (&self.unexplored, tile) {
                unexplored.number(to).into_iter().for_each(|number| position.found.note(number, tile));
                may_move_on = tile == Tile::RefuellingStation;
            }
        }
        position.moves_on = Cell::NOWHERE;
        self.settle_damaged(position);
        self.note_who_is_out(position);
        if may_move_on && !position.out.has(player) && !self.steps_on(position, to).is_empty() {
            position.moves_on = to;
            return;
        }
        position.to_move = player.next(self.chart.seats);
        position.settle_turn(&self.chart, &self.rules);
    }

    /// Notes who cannot move (S3.7).
    pub(super) fn note_who_is_out(&self, position: &mut Position) {
        for player in self.chart.seats.players() {
            if !position.out.has(player) && !self.can_voyage(position, player) {
                position.out.insert(player);
            }
        }
    }

    /// Puts what damaged ships have in reach right: they fly no further than two systems and do not jump (S7.5).
    pub(super) fn settle_damaged(&self, position: &mut Position) {
        for ship in position.damaged {
            let owner = self.chart.seats.players().find(|&player| position.has_ship(player, ship));
            if let Some(owner) = owner {
                let flights = self.chart.flight(ship, position.barriers(&self.chart, owner));
                position.limit_reach(owner, ship, flights & self.near(ship));
            }
        }
    }

    /// A damaged ship of a player is on an asteroid field, which nothing passes any more (S7.3).
    pub(super) fn crash(&self, position: &mut Position, player: Player, from: Cell, to: Cell) {
        position.free = position.free.without(CellSet::of(to));
        position.bar_all(&self.chart, to);
        self.sail(position, player, from, to);
        position.damage(to);
    }

    /// A damaged ship is at home and as good as new; nothing is built (S7.5).
    fn repair(&self, position: &mut Position, player: Player, from: Cell) {
        let home = self.chart.homes[player.index()];
        position.send_ship::<u128>(&self.chart, player, from, home);
        position.share_reach_at(&self.chart, player, home);
        position.repair(from);
    }

    /// A ship goes from one system to another; a damaged one is so there, too.
    fn sail(&self, position: &mut Position, player: Player, from: Cell, to: Cell) {
        position.send_ship::<u128>(&self.chart, player, from, to);
        if position.is_damaged(from) {
            position.repair(from);
            position.damage(to);
        }
    }

    /// Returns where a ship can end a move without paying for it.
    fn unpaid(&self, position: &Position, player: Player, from: Cell) -> CellSet {
        let ends = self.ends(position, player, from);
        if position.is_damaged(from) {
            let barriers = position.barriers(&self.chart, player);
            return ends & self.chart.flight(from, barriers) & self.near(from);
        }
        ends & self.chart.reach(from, position.closed_to(&self.chart, player))
    }

    /// Hands over where a ship can end a flight over systems of others, and which (S7.7).
    fn each_paid(
        &self,
        position: &Position,
        player: Player,
        from: Cell,
        unpaid: CellSet,
        mut hand: impl FnMut(Target),
    ) {
        let stock = position.stock[player.index()];
        if !self.rules.has_open_borders || stock.colonies == 0 {
            return;
        }
        let mut ends = self.ends(position, player, from).without(unpaid);
        if position.is_damaged(from) {
            ends &= self.near(from);
        }
        let enemies = position.enemies_of(player);
        let flights = self.chart.flight(from, self.chart.black_holes | self.asteroids(position));
        for direction in 0..6 {
            let line = self.chart.ray(from, direction) & flights;
            for to in line & ends {
                let crossed = (line & enemies).without(self.chart.ray(to, direction));
                if self.can_pay(position, stock, to, crossed.len()) {
                    hand(Target { to, crossed });
                }
            }
        }
    }

    /// Returns whether a stock suffices for this number of colonies and the building on a system.
    fn can_pay(&self, position: &Position, stock: Stock, to: Cell, price: usize) -> bool {
        let left = usize::from(stock.colonies).checked_sub(price);
        left.is_some_and(|left| left > 0 || (stock.stations > 0 && !self.hidden(position).contains(to)))
    }

    /// Returns the systems on which a ship can land, wherever they are; for a damaged one, its home too.
    fn ends(&self, position: &Position, player: Player, from: Cell) -> CellSet {
        let stock = position.stock[player.index()];
        if stock.is_empty() {
            return CellSet::EMPTY;
        }
        let is_damaged = position.is_damaged(from);
        // S7.2: only an undamaged ship of a player with a colony explores.
        let explores = !is_damaged && stock.colonies > 0;
        let ends = if explores { position.free } else { position.free.without(self.hidden(position)) };
        if is_damaged { ends.with(self.chart.homes[player.index()]) } else { ends }
    }

    /// Returns where a ship that found a refuelling station can move on to (S7.4).
    pub(super) fn steps_on(&self, position: &Position, from: Cell) -> CellSet {
        self.chart.neighbours(from) & self.ends(position, position.to_move, from)
    }

    /// Returns the systems at distance one or two in a straight line.
    pub(super) fn near(&self, from: Cell) -> CellSet {
        let step = |cell: Cell, direction: usize| {
            (self.chart.ray(cell, direction) & self.chart.neighbours(cell)).first()
        };
        let mut near = CellSet::EMPTY;
        for direction in 0..6 {
            let next = |&cell: &Cell| step(cell, direction);
            let line = std::iter::successors(step(from, direction), next);
            line.take(DAMAGED_FLIGHT).for_each(|cell| near = near.with(cell));
        }
        near
    }

    /// Appends the moves to a target, one for each piece that can be built there.
    fn add_moves(&self, position: &Position, from: Cell, target: Target, moves: &mut Vec<Move>) {
        let Target { to, crossed } = target;
        let stock = position.stock[position.to_move.index()];
        let move_to = |piece| Move::new(from, to, piece);
        if matches!(self.chart.system(to), System::Home(_)) || self.hidden(position).contains(to) {
            return moves.push(move_to(Piece::Colony));
        }
        let has = [usize::from(stock.colonies) > crossed.len(), stock.stations > 0];
        moves
            .extend(Piece::ALL.into_iter().zip(has).filter(|(_, has)| *has).map(|(piece, _)| move_to(piece)));
    }
}

impl Target {
    const fn unpaid(to: Cell) -> Target {
        Target { to, crossed: CellSet::EMPTY }
    }
}
