//! A position while it is edited: pieces and ships on systems, and whose turn it is. Stocks and ships at home follow.

use super::SmallStarEmpires;
use super::design::DESIGN;
use super::position::Position;
use tabuleiro_core::canvas::Design;
use tabuleiro_core::edit::{Dial, Draft, Edit, Stamp, TURN};
use tabuleiro_core::grid::CellName;
use tabuleiro_core::present::{Mark, Present};
use tabuleiro_core::{Game, Message, Player, PositionError};

const COLONY: &str = "colony";
const STATION: &str = "station";
const SHIP: &str = "ship";
/// Whether a player takes no further part, where the others go on without them.
const OUT: &str = "out";

impl Edit for SmallStarEmpires {
    fn palette(&self) -> Vec<Stamp> {
        let of = |player: Player| {
            [(COLONY, 1), (STATION, 1), (SHIP, 2)]
                .map(|(glyph, layer)| Stamp::new(Mark::of(glyph, player), layer))
        };
        self.seats().players().flat_map(of).collect()
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
        let names = self.chart.as_read.iter().map(|&cell| self.name(cell));
        let pieces = names.enumerate().map(|(index, name)| Ok((name, drafted(draft, index, name)?)));
        let pieces: Vec<(CellName, Option<String>)> = pieces.collect::<Result<_, PositionError>>()?;
        let piece = |name| pieces.iter().find(|piece| piece.0 == name).and_then(|piece| piece.1.clone());
        self.push_rows(&mut text, piece);
        self.parse_position(&text)
    }

    fn design() -> Option<&'static Design> {
        Some(&DESIGN)
    }
}

/// The letters of what is drafted on a system.
fn drafted(draft: &Draft, index: usize, name: CellName) -> Result<Option<String>, PositionError> {
    let owned = |glyph| draft.mark(index, &[glyph]).and_then(|mark| mark.owner);
    let piece = owned(COLONY).map(|owner| (b'a', owner)).or(owned(STATION).map(|owner| (b'A', owner)));
    match (piece, owned(SHIP)) {
        (None, None) => Ok(None),
        (Some((first, owner)), ship) if ship.is_none_or(|ship| ship == owner) => {
            let mut text = String::from((first + owner.index() as u8) as char);
            text += ship.map_or("", |_| "s");
            Ok(Some(text))
        }
        _ => Err(PositionError(Message::new("problem-ship-alone").text("cell", name))),
    }
}
