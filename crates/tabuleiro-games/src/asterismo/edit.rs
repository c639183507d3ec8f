//! A position while it is edited: pieces on cells; whose turn, and everyone's harvest.

use super::Asterismo;
use super::board::Cell;
use super::harvest::{Harvest, SEATS_MAX};
use super::notation::{harvests_text, tree_text};
use super::position::Position;
use super::rules::EACH_MAX;
use super::tree::{Colour, Tree};
use tabuleiro_core::edit::{Dial, Draft, Edit, Stamp, TURN};
use tabuleiro_core::present::{Mark, Present};
use tabuleiro_core::{Game, PositionError};

impl Edit for Asterismo {
    fn palette(&self) -> Vec<Stamp> {
        Colour::ALL.map(|colour| Stamp::new(Mark::new(colour.name()), 0)).to_vec()
    }

    fn draft(&self, position: &Position) -> Draft {
        let mut dials = vec![Dial::seat(TURN, position.to_move, self.seats())];
        for player in self.seats().players() {
            let harvest = position.harvest(player);
            let dial = |colour: Colour| Dial::number(colour.name(), harvest.of(colour), EACH_MAX as i32);
            dials.extend(Colour::ALL.map(|colour| dial(colour).of(player)));
        }
        Draft {
            cells: self.view(position).contents.into_iter().map(|content| content.marks).collect(),
            dials,
        }
    }

    fn of_draft(&self, draft: &Draft) -> Result<Position, PositionError> {
        let mut tree = Tree::default();
        for (index, cell) in Cell::all().enumerate() {
            let colour = Colour::ALL.into_iter().find(|colour| draft.mark(index, &[colour.name()]).is_some());
            colour.into_iter().for_each(|colour| tree.put(cell, colour));
        }
        let mut harvests = [Harvest::default(); SEATS_MAX];
        for player in self.seats().players() {
            let count =
                |colour: Colour| draft.dial(colour.name(), Some(player)).clamp(0, u8::MAX.into()) as u8;
            harvests[player.index()] = Harvest::new(Colour::ALL.map(count));
        }
        let harvests = harvests_text(&harvests, self.seats());
        self.parse_position(&format!("{}~{harvests}~{}", tree_text(&tree), draft.seat(TURN)))
    }
}
