//! The texts of moves and positions.

use super::SmallStarEmpires;
use super::board::{Cell, CellSet, System};
use super::moves::{Move, Piece};
use super::position::{DAMAGED_MAX, PlayerSet, Position, Stock};
use super::tiles::Tile;
use std::fmt::Write;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::{Game, Message, MoveError, Player, PositionError, Seats};

/// The letters after a piece: a ship is there, or a damaged one.
const SHIP: char = 's';
const DAMAGED: char = 'z';

/// Text for a ship that does not move on (S7.4).
const STAY: &str = "stay";

/// `c4-e4c`: from, to, and `c` for a colony, `t` for a trade station or `r` for a repair; then the letter of the tile that is found.
pub(super) fn move_text(game: &SmallStarEmpires, mv: Move) -> String {
    if mv.from() == mv.to() {
        return STAY.into();
    }
    let built = match mv.piece() {
        _ if matches!(game.chart.system(mv.to()), System::Home(_)) => 'r',
        Piece::Colony => 'c',
        Piece::TradeStation => 't',
    };
    let tile = mv.tile().map(|tile| tile.letter().to_string());
    format!("{}-{}{built}{}", game.name(mv.from()), game.name(mv.to()), tile.unwrap_or_default())
}

/// Reads a move, with or without the tile that it reveals; a given tile must be possible.
pub(super) fn parse_move(
    game: &SmallStarEmpires,
    position: &Position,
    text: &str,
) -> Result<Move, MoveError> {
    let told = |mv: &Move| Tile::KINDS.into_iter().find(|&tile| move_text(game, mv.with_tile(tile)) == text);
    let found = game.moves(position).into_iter().find_map(|mv| {
        if move_text(game, mv) == text {
            return Some(mv);
        }
        if !game.explores(position, mv) || !text.starts_with(&move_text(game, mv)) {
            return None;
        }
        told(&mv).filter(|&tile| game.can_be_under(position, mv.to(), tile)).map(|tile| mv.with_tile(tile))
    });
    found.ok_or_else(|| MoveError::Illegal(text.into()))
}

/// `2x13p1-0r0-1ne4_4_1as3`: the seat to move; the seats that are out after an `x`; the colonies that each seat has paid after a `p` and
/// received after an `r`, if any were; where a ship may move on after an `n`; then every row from the top: colonies
/// `a`–`d` and stations `A`–`D` of seats 1–4, each followed by `s` if a ship is there, or by `z` if it is damaged, and numbers for places
/// without pieces. The letter of a tile that was found comes first; an asteroid field has only `z` and the letter of a ship's player after it.
/// Ships not on the map's rows are at home.
pub(super) fn position_text(game: &SmallStarEmpires, position: &Position) -> String {
    let mut text = position.to_move.to_string();
    let out: String = game.those_out(position).map(|player| player.to_string()).collect();
    if !out.is_empty() {
        text += "x";
        text += &out;
    }
    text += &game.payments_text(position);
    if let Some(cell) = position.moving_on() {
        write!(text, "n{}", game.name(cell)).expect("strings can be written to");
    }
    game.push_rows(&mut text, |name| game.piece_text(position, name));
    text
}

/// Reads a position that the rules can continue from.
pub(super) fn parse_position(game: &SmallStarEmpires, text: &str) -> Result<Position, PositionError> {
    let mut segments = text.split('_');
    let Head { to_move, out, moves_on, payments } =
        Head::read(segments.next().unwrap_or_default(), game.chart.seats)?;
    let mut position = Position::empty(&game.chart, &game.rules, to_move);
    let rows: Vec<&str> = segments.collect();
    if rows.len() != game.map.rows.len() {
        let problem = Message::new("problem-rows").text("found", rows.len());
        return Err(PositionError(problem.text("rows", game.map.rows.len())));
    }
    for (row, letters) in rows.into_iter().enumerate() {
        game.read_row(row, letters, &mut position)?;
    }
    payments.iter().try_for_each(|payments| game.put_payments(&mut position, payments))?;
    game.settle(&mut position, out)?;
    moves_on.iter().try_for_each(|&name| game.put_moving_on(&mut position, name))?;
    Ok(position)
}

impl SmallStarEmpires {
    /// Appends every row from the top with the pieces on it.
    pub(super) fn push_rows(&self, text: &mut String, piece: impl Fn(CellName) -> Option<String>) {
        for (row, systems) in self.map.rows.iter().enumerate() {
            text.push('_');
            let mut bare = 0;
            for number in 0..systems.len() {
                match piece(self.name_at(row, number)) {
                    Some(piece) => {
                        push_number(text, bare);
                        bare = 0;
                        *text += &piece;
                    }
                    None => bare += 1,
                }
            }
            push_number(text, bare);
        }
    }

    fn piece_text(&self, position: &Position, name: CellName) -> Option<String> {
        let cell = self.chart.cell(name).filter(|&cell| self.chart.system(cell).is_landable())?;
        let tile = self.found(position, cell);
        let Some(owner) = position.owner(cell) else {
            let mut text = tile?.letter().to_string();
            if let Some(player) = self.chart.seats.players().find(|&player| position.has_ship(player, cell)) {
                text.extend([DAMAGED, (b'a' + player.index() as u8) as char]);
            }
            return Some(text);
        };
        let first = if position.stations.contains(cell) { b'A' } else { b'a' };
        let mut text = tile.map_or(String::new(), |tile| tile.letter().to_string());
        text.push((first + owner.index() as u8) as char);
        if position.ships_on(cell) > 0 {
            text.push(if position.is_damaged(cell) { DAMAGED } else { SHIP });
        }
        Some(text)
    }

    /// Returns the players who take no further part.
    pub(super) fn those_out(&self, position: &Position) -> impl Iterator<Item = Player> + use<> {
        let out = position.out;
        self.chart.seats.players().filter(move |&player| out.has(player))
    }

    fn name_at(&self, row: usize, number: usize) -> CellName {
        CellName::new(self.map.rows.len() - 1 - row, number)
    }

    fn read_row(&self, row: usize, text: &str, position: &mut Position) -> Result<(), PositionError> {
        let length = self.map.rows[row].len();
        let mut number = 0;
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            if digits > 0 {
                let bare =
                    rest[..digits].parse().ok().filter(|&bare: &usize| letter != '0' && bare <= length);
                number += bare.ok_or_else(|| wrong_length(text, length))?;
                rest = &rest[digits..];
                continue;
            }
            if number >= length {
                return Err(wrong_length(text, length));
            }
            let name = self.name_at(row, number);
            let cell = self.chart.cell(name).filter(|&cell| self.chart.system(cell).is_landable());
            let cell = cell.ok_or_else(|| PositionError(on("problem-no-building", name)))?;
            rest = &rest[letter.len_utf8()..];
            number += 1;
            let mut letter = letter;
            let tile = Tile::of_letter(letter).filter(|_| self.hidden(position).contains(cell));
            if let Some(tile) = tile {
                self.put_tile(position, cell, tile)?;
                if tile == Tile::AsteroidField {
                    rest = self.read_field(rest, position, cell)?;
                    continue;
                }
                letter = rest.chars().next().unwrap_or(' ');
                rest = rest.get(letter.len_utf8()..).unwrap_or_default();
            }
            let (player, piece) = self.read_piece(letter, name)?;
            if tile.is_some() && piece == Piece::TradeStation
                || self.hidden(position).contains(cell) && tile.is_none()
            {
                return Err(PositionError(on("problem-no-tile", name)));
            }
            self.put(position, player, cell, piece)?;
            if let Some(after_ship) = rest.strip_prefix(SHIP) {
                self.send_ship(position, player, cell)?;
                rest = after_ship;
            } else if let Some(after_ship) = rest.strip_prefix(DAMAGED) {
                self.send_ship(position, player, cell)?;
                self.put_damage(position, cell)?;
                rest = after_ship;
            }
        }
        if number == length { Ok(()) } else { Err(wrong_length(text, length)) }
    }

    /// Notes a tile that lies there, or may.
    fn put_tile(&self, position: &mut Position, cell: Cell, tile: Tile) -> Result<(), PositionError> {
        let number = self.unexplored.as_ref().and_then(|unexplored| unexplored.number(cell));
        let number = number.filter(|_| self.can_be_under(position, cell, tile));
        let number = number.ok_or_else(|| PositionError(on("problem-other-tile", self.name(cell))))?;
        position.found.note(number, tile);
        Ok(())
    }

    /// Returns an asteroid field, with the damaged ship that crashed there if it still does.
    fn read_field<'a>(
        &self,
        rest: &'a str,
        position: &mut Position,
        cell: Cell,
    ) -> Result<&'a str, PositionError> {
        position.free = position.free.without(CellSet::of(cell));
        position.bar_all(&self.chart, cell);
        let Some(rest) = rest.strip_prefix(DAMAGED) else { return Ok(rest) };
        let letter = rest.chars().next().unwrap_or(' ');
        let (player, _) = self.read_piece(letter, self.name(cell))?;
        self.send_ship(position, player, cell)?;
        self.put_damage(position, cell)?;
        Ok(&rest[letter.len_utf8()..])
    }

    /// Damages a ship, as long as there are asteroid fields that damaged it.
    fn put_damage(&self, position: &mut Position, cell: Cell) -> Result<(), PositionError> {
        let damaged = position.damaged.iter().filter(|&&ship| ship != Cell::NOWHERE).count();
        if damaged == DAMAGED_MAX || self.unexplored.is_none() {
            return Err(PositionError(on("problem-damaged", self.name(cell))));
        }
        position.damage(cell);
        Ok(())
    }

    /// Returns whether this tile can be found on an unexplored system: the one that lies there or, where that is not
    /// known, one that is left.
    pub(super) fn can_be_under(&self, position: &Position, cell: Cell, tile: Tile) -> bool {
        let Some(unexplored) = &self.unexplored else { return false };
        match (&unexplored.deck, unexplored.number(cell)) {
            (Some(deck), Some(number)) => deck[number] == tile,
            (None, Some(_)) => unexplored.left(position.found).contains(&tile),
            (_, None) => false,
        }
    }

    /// Returns the colonies that were paid and received, by seat, if there are any (S7.7).
    fn payments_text(&self, position: &Position) -> String {
        let [paid, received] = self.payments(position);
        if received.iter().all(|&colonies| colonies == 0) {
            return String::new();
        }
        let list = |each: &[u8]| each.iter().map(u8::to_string).collect::<Vec<_>>().join("-");
        format!("p{}r{}", list(&paid), list(&received))
    }

    /// Returns the colonies that each seat has paid, and received.
    pub(super) fn payments(&self, position: &Position) -> [Vec<u8>; 2] {
        let paid = |player: Player| {
            let own = position.controlled[player.index()] & self.chart.landable;
            let built = own.without(position.stations).len() as u8;
            let stock = position.stock[player.index()];
            Stock::full(&self.rules, player).colonies.wrapping_sub(built).wrapping_sub(stock.colonies)
        };
        let received = |player: Player| position.received[player.index()];
        [self.seats().players().map(paid).collect(), self.seats().players().map(received).collect()]
    }

    /// Takes what was paid from the stocks.
    fn put_payments(
        &self,
        position: &mut Position,
        [paid, received]: &[Vec<u8>; 2],
    ) -> Result<(), PositionError> {
        let sum = |each: &[u8]| each.iter().map(|&colonies| u32::from(colonies)).sum::<u32>();
        if !self.rules.has_open_borders || sum(paid) != sum(received) || sum(paid) == 0 {
            return Err(PositionError::new("problem-payments"));
        }
        for (player, (&paid, &own)) in self.seats().players().zip(paid.iter().zip(received)) {
            let stock = &mut position.stock[player.index()];
            // Players do not pay themselves.
            if u32::from(own) + u32::from(paid) > sum(received) || stock.colonies < paid {
                return Err(PositionError::new("problem-payments"));
            }
            stock.colonies -= paid;
            position.received[player.index()] = own;
        }
        Ok(())
    }

    /// Sets the ship that found a refuelling station and may move on (S7.4).
    fn put_moving_on(&self, position: &mut Position, name: CellName) -> Result<(), PositionError> {
        let cell = self.chart.cell(name).filter(|&cell| {
            self.found(position, cell) == Some(Tile::RefuellingStation)
                && position.has_ship(position.to_move, cell)
                && !position.is_damaged(cell)
                && !position.is_over()
                && !self.steps_on(position, cell).is_empty()
        });
        position.moves_on = cell.ok_or_else(|| PositionError(on("problem-moves-on", name)))?;
        Ok(())
    }

    fn read_piece(&self, letter: char, name: CellName) -> Result<(Player, Piece), PositionError> {
        let (first, piece) = match letter {
            'a'..='d' => (b'a', Piece::Colony),
            'A'..='D' => (b'A', Piece::TradeStation),
            _ => return Err(PositionError(on("problem-piece", name).text("found", letter))),
        };
        let player = Player::new((letter as u8 - first) as usize);
        if !self.chart.seats.has(player) {
            return Err(PositionError(on("problem-nobodys", name).text("seat", player)));
        }
        Ok((player, piece))
    }

    /// Puts a piece of a player on a free system.
    fn put(
        &self,
        position: &mut Position,
        player: Player,
        cell: Cell,
        piece: Piece,
    ) -> Result<(), PositionError> {
        if position.stock[player.index()].of(piece) == 0 {
            return Err(match piece {
                Piece::Colony => of("problem-colonies", player),
                Piece::TradeStation => of("problem-stations", player),
            });
        }
        position.build::<u128>(&self.chart, player, cell, piece);
        Ok(())
    }

    /// Puts a ship that was at home on a system.
    fn send_ship(&self, position: &mut Position, player: Player, cell: Cell) -> Result<(), PositionError> {
        let home = self.chart.homes[player.index()];
        if position.ships_on(home) == 0 {
            return Err(of("problem-ships", player));
        }
        position.send_ship::<u128>(&self.chart, player, home, cell);
        Ok(())
    }

    /// Finds out who is out and whether the player to move can be.
    fn settle(&self, position: &mut Position, said_out: PlayerSet) -> Result<(), PositionError> {
        self.settle_damaged(position);
        self.note_who_is_out(position);
        for player in self.chart.seats.players().filter(|&player| said_out.has(player)) {
            if !position.out.has(player) && !self.can_lose_players() {
                return Err(of("problem-can-move", player));
            }
            position.out.insert(player);
        }
        let said = position.to_move;
        position.settle_turn(&self.chart, &self.rules);
        if position.to_move != said && !position.is_over() {
            return Err(of("problem-to-move-but-out", said));
        }
        Ok(())
    }
}

fn push_number(text: &mut String, bare: usize) {
    if bare > 0 {
        write!(text, "{bare}").expect("strings can be written to");
    }
}

fn wrong_length(row: &str, length: usize) -> PositionError {
    PositionError(Message::new("problem-row").text("found", row).text("places", length))
}

/// Returns a problem with what is on a cell.
fn on(problem: &'static str, name: CellName) -> Message {
    Message::new(problem).text("cell", name)
}

/// Returns a problem with what a player has or does.
fn of(problem: &'static str, player: Player) -> PositionError {
    PositionError(Message::new(problem).text("seat", player))
}

/// Header of a position text, before the rows.
struct Head {
    to_move: Player,
    out: PlayerSet,
    moves_on: Option<CellName>,
    /// Paid and received.
    payments: Option<[Vec<u8>; 2]>,
}

impl Head {
    fn read(text: &str, seats: Seats) -> Result<Head, PositionError> {
        // The name of a cell may have any letter, so it is cut off first.
        let (text, moves_on) = match text.split_once('n') {
            Some((text, name)) => {
                let problem = || Message::new("problem-moves-on").text("cell", name);
                (text, Some(name.parse().map_err(|_| PositionError(problem()))?))
            }
            None => (text, None),
        };
        let (text, payments) = match text.split_once('p') {
            Some((text, payments)) => (text, Some(read_payments(payments, seats)?)),
            None => (text, None),
        };
        let (to_move, letters) = text.split_once('x').unwrap_or((text, ""));
        let mut out = PlayerSet::without_seat(seats);
        for letter in letters.chars() {
            out.insert(read_seat(letter.encode_utf8(&mut [0; 4]), seats)?);
        }
        Ok(Head { to_move: read_seat(to_move, seats)?, out, moves_on, payments })
    }
}

fn read_seat(letter: &str, seats: Seats) -> Result<Player, PositionError> {
    let player = seats.players().find(|player| player.to_string() == letter);
    player
        .ok_or_else(|| PositionError(Message::new("problem-seat").text("found", letter).text("seats", seats)))
}

/// `1-0r0-1`
fn read_payments(text: &str, seats: Seats) -> Result<[Vec<u8>; 2], PositionError> {
    let list = |text: &str| -> Option<Vec<u8>> {
        let each: Vec<u8> = text.split('-').map(|colonies| colonies.parse().ok()).collect::<Option<_>>()?;
        (each.len() == seats.count()).then_some(each)
    };
    let read = text.split_once('r').and_then(|(paid, received)| Some([list(paid)?, list(received)?]));
    read.ok_or_else(|| PositionError::new("problem-payments"))
}
