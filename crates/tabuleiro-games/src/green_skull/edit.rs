//! A position while it is edited: pieces on cells; whose turn, who holds the skull, whether a zombie is due.

use super::board::{Cell, ROWS};
use super::notation::parse_position;
use super::position::{Part, Phase, Position, QUIET_MOVES_MAX};
use super::{GreenSkull, Species};
use tabuleiro_core::edit::{Dial, Draft, Edit, Stamp, TURN};
use tabuleiro_core::present::{Mark, Present};
use tabuleiro_core::{Game, PositionError};

const SKULL: &str = "skull";
const PART: &str = "part";
const QUIET: &str = "quiet";
const GLYPHS: [&str; 3] = ["goblin", "orc", "zombie"];

impl Edit for GreenSkull {
    fn palette(&self) -> Vec<Stamp> {
        GLYPHS.map(|glyph| Stamp::new(Mark::new(glyph), 0)).to_vec()
    }

    fn draft(&self, position: &Position) -> Draft {
        let zombie_is_due = position.phase() == Phase::Move(Part::Zombies);
        Draft {
            cells: self.view(position).contents.into_iter().map(|content| content.marks).collect(),
            dials: vec![
                Dial::seat(TURN, self.player(position.turn()), self.seats()),
                Dial::seat(SKULL, self.player(position.skull()), self.seats()),
                Dial::choice(PART, usize::from(zombie_is_due), &["own", "zombie"]),
                Dial::number(QUIET, position.quiet_moves(), QUIET_MOVES_MAX),
            ],
        }
    }

    fn of_draft(&self, draft: &Draft) -> Result<Position, PositionError> {
        let letter = |(index, _): (usize, Cell)| {
            let mark = draft.mark(index, &GLYPHS);
            let species = mark.and_then(|mark| GLYPHS.iter().position(|glyph| mark.glyph == *glyph));
            species.map_or('-', |species| Species::ALL[species].letter())
        };
        let cells: Vec<(usize, Cell)> = Cell::all().enumerate().collect();
        let row = |row| cells.iter().copied().filter(|(_, cell)| cell.row() == row).map(letter).collect();
        let rows: Vec<String> = (1..=ROWS).map(row).collect();
        let [turn, skull] = [TURN, SKULL].map(|dial| self.side(draft.seat(dial)).species().letter());
        let due = if draft.dial(PART, None) == 1 { "z" } else { "" };
        parse_position(self, &format!("{}~{turn}{due}~{skull}~{}", rows.join("_"), draft.dial(QUIET, None)))
    }
}
