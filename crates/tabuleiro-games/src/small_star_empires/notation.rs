//! The texts of moves and positions.

use super::SmallStarEmpires;
use super::board::Cell;
use super::moves::{Move, Piece};
use super::position::{PlayerSet, Position};
use std::fmt::Write;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::{Message, Player, PositionError, Seats};

/// `c4-e4c`: from, to, and `c` for a colony or `t` for a trade station.
pub(super) fn move_text(game: &SmallStarEmpires, mv: Move) -> String {
    let piece = match mv.piece() {
        Piece::Colony => 'c',
        Piece::TradeStation => 't',
    };
    format!("{}-{}{piece}", game.name(mv.from()), game.name(mv.to()))
}

/// `2x13_4_1as3`: the seat to move, the seats that are out after an `x`, then every row from the top: colonies
/// `a`–`d` and stations `A`–`D` of seats 1–4, each followed by `s` if a ship is there, and numbers for places
/// without pieces. Ships not on the map's rows are at home.
pub(super) fn position_text(game: &SmallStarEmpires, position: &Position) -> String {
    let mut text = position.to_move.to_string();
    let out: String = game.those_out(position).map(|player| player.to_string()).collect();
    if !out.is_empty() {
        text += "x";
        text += &out;
    }
    game.push_rows(&mut text, |name| game.piece_text(position, name));
    text
}

/// Reads a position that the rules can continue from.
pub(super) fn parse_position(game: &SmallStarEmpires, text: &str) -> Result<Position, PositionError> {
    let mut segments = text.split('_');
    let (to_move, out) = read_turn(segments.next().unwrap_or_default(), game.chart.seats)?;
    let mut position = Position::empty(&game.chart, &game.rules, to_move);
    let rows: Vec<&str> = segments.collect();
    if rows.len() != game.map.rows.len() {
        let problem = Message::new("problem-rows").text("found", rows.len());
        return Err(PositionError(problem.text("rows", game.map.rows.len())));
    }
    for (row, letters) in rows.into_iter().enumerate() {
        game.read_row(row, letters, &mut position)?;
    }
    game.settle(&mut position, out)?;
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
        let owner = position.owner(cell)?;
        let first = if position.stations.contains(cell) { b'A' } else { b'a' };
        let mut text = String::from((first + owner.index() as u8) as char);
        if position.ships_on(cell) > 0 {
            text.push('s');
        }
        Some(text)
    }

    /// The players who take no further part.
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
            let (player, piece) = self.read_piece(letter, name)?;
            let cell = self.chart.cell(name).filter(|&cell| self.chart.system(cell).is_landable());
            let cell = cell.ok_or_else(|| PositionError(on("problem-no-building", name)))?;
            self.put(position, player, cell, piece)?;
            rest = &rest[letter.len_utf8()..];
            if let Some(after_ship) = rest.strip_prefix('s') {
                self.send_ship(position, player, cell)?;
                rest = after_ship;
            }
            number += 1;
        }
        if number == length { Ok(()) } else { Err(wrong_length(text, length)) }
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
        position.note_who_is_out::<u128>(&self.chart);
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

/// A problem with what is on a cell.
fn on(problem: &'static str, name: CellName) -> Message {
    Message::new(problem).text("cell", name)
}

/// A problem with what a player has or does.
fn of(problem: &'static str, player: Player) -> PositionError {
    PositionError(Message::new(problem).text("seat", player))
}

/// The seat to move and, after an `x`, the seats that are out, in order.
fn read_turn(text: &str, seats: Seats) -> Result<(Player, PlayerSet), PositionError> {
    let seat = |letter: &str| {
        let player = seats.players().find(|player| player.to_string() == letter);
        player.ok_or_else(|| {
            PositionError(Message::new("problem-seat").text("found", letter).text("seats", seats))
        })
    };
    let (to_move, letters) = text.split_once('x').unwrap_or((text, ""));
    let mut out = PlayerSet::without_seat(seats);
    for letter in letters.chars() {
        out.insert(seat(letter.encode_utf8(&mut [0; 4]))?);
    }
    Ok((seat(to_move)?, out))
}
