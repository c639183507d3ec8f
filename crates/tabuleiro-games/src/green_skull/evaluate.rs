//! Who stands better: points, and how far the pieces have come.

use super::GreenSkull;
use super::board::Cell;
use super::moves::Move;
use super::position::Position;
use super::species::Species;
use tabuleiro_core::{Evaluate, Player};

impl Evaluate for GreenSkull {
    fn evaluate(&self, position: &Position, player: Player) -> i32 {
        let own = standing(position, self.side(player).species());
        let other = standing(position, self.side(player.opponent()).species());
        let zombies = standing(position, Species::Zombies);
        own - other - (zombies - own).max(0) / 2 + (zombies - other).max(0) / 2
    }

    fn gain(&self, position: &Position, mv: Move) -> i32 {
        let _ = position;
        match mv {
            Move::Jump { .. } => 60,
            Move::Step { .. } | Move::Stop => 0,
        }
    }

    fn is_forcing(&self, _: &Position, mv: Move) -> bool {
        matches!(mv, Move::Jump { .. })
    }

    fn is_quiet(&self, _: &Position) -> bool {
        false
    }

    fn margin(&self, position: &Position, player: Player) -> Option<i32> {
        let total =
            |species| super::points(position, species).iter().map(|&part| i32::from(part)).sum::<i32>();
        let own = self.side(player).species();
        let others = Species::ALL.into_iter().filter(|&species| species != own);
        others.map(total).max().map(|best| total(own) - best)
    }
}

fn standing(position: &Position, species: Species) -> i32 {
    let points = super::points(position, species).iter().map(|&part| i32::from(part)).sum::<i32>();
    let progress = |cell: Cell| match species {
        Species::Goblins => cell.number() + 10 - cell.row(),
        Species::Orcs => 11 - cell.number(),
        Species::Zombies => cell.row(),
    } as i32;
    30 * points + 4 * position.pieces(species).iter().map(progress).sum::<i32>()
}
