//! A position while it is edited: pieces and ships on systems, and whose turn it is. Stocks and ships at home follow.

use super::SmallStarEmpires;
use super::design::DESIGN;
use super::position::Position;
use super::tiles::Tile;
use tabuleiro_core::canvas::Design;
use tabuleiro_core::edit::{Dial, Draft, Edit, Stamp, TURN};
use tabuleiro_core::grid::CellName;
use tabuleiro_core::present::{Mark, Present};
use tabuleiro_core::{Game, Message, Player, PositionError};

const COLONY: &str = "colony";
const STATION: &str = "station";
const SHIP: &str = "ship";
const DAMAGED: &str = "ship-damaged";
const HIDDEN: &str = "unexplored";
/// The colonies that a player paid, and those received (S7.7).
const PAID: &str = "paid";
const RECEIVED: &str = "received";
/// More than anyone has.
const PAYMENTS_MAX: i32 = 64;
/// Whether a player takes no further part, where the others go on without them.
const OUT: &str = "out";

impl Edit for SmallStarEmpires {
    fn palette(&self) -> Vec<Stamp> {
        let of = |player: Player| {
            [(COLONY, 1), (STATION, 1), (SHIP, 2)]
                .map(|(glyph, layer)| Stamp::new(Mark::of(glyph, player), layer))
        };
        let mut palette: Vec<Stamp> = self.seats().players().flat_map(of).collect();
        if self.unexplored.is_some() {
            let damaged = self.seats().players().map(|player| Stamp::new(Mark::of(DAMAGED, player), 2));
            palette.extend(damaged);
            palette.extend(Tile::KINDS.map(|tile| Stamp::new(Mark::new(tile.name()), 0)));
            palette.push(Stamp::new(Mark::new(HIDDEN), 0));
        }
        palette
    }

    fn draft(&self, position: &Position) -> Draft {
        let is_out = |player| usize::from(position.out.has(player));
        let mut dials = vec![Dial::seat(TURN, position.to_move, self.seats())];
        if self.can_lose_players() {
            dials.extend(
                self.seats()
                    .players()
                    .map(|player| Dial::choice(OUT, is_out(player), &["no", "yes"]).of(player)),
            );
        }
        if self.rules.has_open_borders {
            let [paid, received] = self.payments(position);
            for (player, (paid, received)) in self.seats().players().zip(paid.into_iter().zip(received)) {
                dials.push(Dial::number(PAID, paid, PAYMENTS_MAX).of(player));
                dials.push(Dial::number(RECEIVED, received, PAYMENTS_MAX).of(player));
            }
        }
        let cells = self.view(position).contents.into_iter().map(|content| content.marks);
        let without_waiting_ships = |mut marks: Vec<Mark>| {
            if marks[0].glyph == "home" {
                marks.truncate(1);
            }
            marks
        };
        Draft { cells: cells.map(without_waiting_ships).collect(), dials }
    }

    fn of_draft(&self, draft: &Draft) -> Result<Position, PositionError> {
        let mut text = draft.seat(TURN).to_string();
        let is_out = |player: &Player| draft.dial(OUT, Some(*player)) == 1;
        let out: String = self.seats().players().filter(is_out).map(|player| player.to_string()).collect();
        if !out.is_empty() {
            text += "x";
            text += &out;
        }
        if self.rules.has_open_borders {
            let list = |dial| {
                let each = self.seats().players().map(|player| draft.dial(dial, Some(player)).to_string());
                each.collect::<Vec<_>>().join("-")
            };
            let (paid, received) = (list(PAID), list(RECEIVED));
            if paid.contains(|digit: char| matches!(digit, '1'..='9'))
                || received.contains(|digit: char| matches!(digit, '1'..='9'))
            {
                text.extend(["p", &paid, "r", &received]);
            }
        }
        let names = self.chart.as_read.iter().map(|&cell| self.name(cell));
        let pieces = names.enumerate().map(|(index, name)| Ok((name, self.drafted(draft, index, name)?)));
        let pieces: Vec<(CellName, Option<String>)> = pieces.collect::<Result<_, PositionError>>()?;
        let piece = |name| pieces.iter().find(|piece| piece.0 == name).and_then(|piece| piece.1.clone());
        self.push_rows(&mut text, piece);
        self.parse_position(&text)
    }

    fn design() -> Option<&'static Design> {
        Some(&DESIGN)
    }
}

impl SmallStarEmpires {
    /// Returns the letters of what is drafted on a system.
    fn drafted(&self, draft: &Draft, index: usize, name: CellName) -> Result<Option<String>, PositionError> {
        let owned = |glyph| draft.mark(index, &[glyph]).and_then(|mark| mark.owner);
        let tile = self.drafted_tile(draft, index, name)?;
        let piece = owned(COLONY).map(|owner| (b'a', owner)).or(owned(STATION).map(|owner| (b'A', owner)));
        let ship = owned(SHIP).map(|owner| ('s', owner)).or(owned(DAMAGED).map(|owner| ('z', owner)));
        let letter_of = |first: u8, owner: Player| (first + owner.index() as u8) as char;
        let mut text = tile.map_or(String::new(), |tile| tile.letter().to_string());
        match (piece, ship) {
            (None, None) if matches!(tile, None | Some(Tile::AsteroidField)) => {}
            (None, Some(('z', owner))) if tile == Some(Tile::AsteroidField) => {
                text.extend(['z', letter_of(b'a', owner)]);
            }
            (Some((first, owner)), ship)
                if tile != Some(Tile::AsteroidField) && ship.is_none_or(|(_, of)| of == owner) =>
            {
                text.push(letter_of(first, owner));
                text.extend(ship.map(|(letter, _)| letter));
            }
            (None, None) => return Err(PositionError(Message::new("problem-tile-alone").text("cell", name))),
            _ => return Err(PositionError(Message::new("problem-ship-alone").text("cell", name))),
        }
        Ok(Some(text).filter(|text| !text.is_empty()))
    }

    /// Returns the tile that is drafted on a system where it can be.
    fn drafted_tile(
        &self,
        draft: &Draft,
        index: usize,
        name: CellName,
    ) -> Result<Option<Tile>, PositionError> {
        let Some(unexplored) = &self.unexplored else { return Ok(None) };
        let is_unexplored = self.chart.cell(name).is_some_and(|cell| unexplored.set.contains(cell));
        let tile = Tile::KINDS.into_iter().find(|tile| draft.mark(index, &[tile.name()]).is_some());
        if is_unexplored || tile.is_none() && draft.mark(index, &[HIDDEN]).is_none() {
            return Ok(tile);
        }
        Err(PositionError(Message::new("problem-not-unexplored").text("cell", name)))
    }
}
