//! A position while it is edited: tiles and towers; whose turn, who is Light, and what the rules remember.

use super::board::{Cell, CellSet};
use super::notation::rows_text;
use super::position::{Phase, Position};
use super::rules::{PASSES_MAX, QUICKSAND, QUIET_TURNS_MAX};
use super::tiles::{Kind, PerSide, Side, Tiles};
use super::{Game, Syrtis};
use tabuleiro_core::edit::{Dial, Draft, Edit, Stamp, TURN};
use tabuleiro_core::present::{Mark, Present};
use tabuleiro_core::{Message, PositionError, Seats};

const PHASE: &str = "phase";
const LIGHT: &str = "light";
const SUNK: [&str; 2] = ["sunk-light", "sunk-dark"];
const PASSES: [&str; 2] = ["passes-light", "passes-dark"];
const QUIET: &str = "quiet";
/// The glyphs of the tiles, in the order of [`Kind::ALL`].
const TILES: [&str; 4] = ["light-round", "light-square", "dark-round", "dark-square"];
const TOWERS: [&str; 2] = ["light-tower", "dark-tower"];

impl Edit for Syrtis {
    fn palette(&self) -> Vec<Stamp> {
        let tiles = TILES.map(|glyph| Stamp::new(Mark::new(glyph), 0));
        tiles.into_iter().chain(TOWERS.map(|glyph| Stamp::new(Mark::new(glyph), 1))).collect()
    }

    fn draft(&self, position: &Position) -> Draft {
        let mut dials = vec![Dial::seat(TURN, position.decides(), Seats::TWO)];
        if self.start.towers.is_none() {
            let is_playing = matches!(position.phase, Phase::Playing | Phase::Over(_));
            dials.push(Dial::choice(PHASE, usize::from(is_playing), &["before", "playing"]));
            dials.push(Dial::seat(LIGHT, position.light, Seats::TWO));
        }
        for side in Side::ALL {
            let sunk = if position.sunk_by == Some(side) { position.sunk_in_a_row } else { 0 };
            dials.push(Dial::number(SUNK[side as usize], sunk, QUICKSAND));
            dials.push(Dial::number(PASSES[side as usize], position.passes[side], PASSES_MAX));
        }
        if self.rules.limited {
            dials.push(Dial::number(QUIET, position.quiet_turns, QUIET_TURNS_MAX));
        }
        Draft {
            cells: self.view(position).contents.into_iter().map(|content| content.marks).collect(),
            dials,
        }
    }

    fn of_draft(&self, draft: &Draft) -> Result<Position, PositionError> {
        let (tiles, towers) = self.drafted(draft).map_err(PositionError::new)?;
        let rows = rows_text(self.start.board, &tiles, &towers);
        if self.start.towers.is_none() && draft.dial(PHASE, None) == 0 {
            let phase = if towers.0.map(CellSet::len) == [2, 2] { "choose" } else { "place" };
            return self.parse_position(&format!("{rows}~{phase}"));
        }
        let light = draft.seat(LIGHT);
        let turn = if draft.seat(TURN) == light { 'l' } else { 'd' };
        let sinks = match SUNK.map(|dial| draft.dial(dial, None)) {
            [0, 0] => "n0".into(),
            [light, 0] => format!("l{light}"),
            [0, dark] => format!("d{dark}"),
            _ => return Err(PositionError::new("problem-both-sank")),
        };
        let [light_passes, dark_passes] = PASSES.map(|dial| draft.dial(dial, None));
        let quiet = draft.dial(QUIET, None);
        self.parse_position(&format!("{rows}~{light}~{turn}~{sinks}~{light_passes}{dark_passes}~{quiet}"))
    }
}

impl Syrtis {
    /// Returns the tiles and towers of a draft, each tower on a tile on which it can ever stand.
    fn drafted(&self, draft: &Draft) -> Result<(Tiles, PerSide<CellSet>), Message> {
        let (mut tiles, mut towers) = (Tiles::default(), PerSide::<CellSet>::default());
        for (index, cell) in self.start.board.cells().enumerate() {
            let kind =
                (0..4).find(|&kind| draft.mark(index, &[TILES[kind]]).is_some()).map(|kind| Kind::ALL[kind]);
            kind.into_iter().for_each(|kind| tiles.put(cell, kind));
            let tower =
                Side::ALL.into_iter().find(|&side| draft.mark(index, &[TOWERS[side as usize]]).is_some());
            if let Some(side) = tower {
                towers[side] |= standing(cell, side, kind)?;
            }
        }
        Ok((tiles, towers))
    }
}

fn standing(cell: Cell, side: Side, tile: Option<Kind>) -> Result<CellSet, Message> {
    match tile {
        None => Err(Message::new("problem-tower-in-water").text("cell", cell)),
        Some(kind) if kind.colour != side && kind.shape != side => Err("problem-tower-misplaced".into()),
        Some(_) => Ok(CellSet::of(cell)),
    }
}
