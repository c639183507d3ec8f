//! Who stands better: points, how far the pieces have come, and who would win if it ended soon.

use super::GreenSkull;
use super::board::{Cell, ROWS};
use super::moves::Move;
use super::position::Position;
use super::species::Species;
use tabuleiro_core::evaluate::{Strength, weigh};
use tabuleiro_core::{Evaluate, Player};

const FEATURES: usize = 9;
/// Fitted to self-play under `published` (docs/engines.md).
const WEIGHTS: [i32; FEATURES] = [-269, 1059, -92, -83, 91, 67, -62, 622, 141];

/// Measured in docs/levels.md.
const STRENGTHS: [Strength; 8] = [
    Strength::rated(40, 150.0, 297),
    Strength::rated(165, 62.0, 514),
    Strength::rated(520, 29.0, 805),
    Strength::rated(1_050, 17.0, 984),
    Strength::rated(2_400, 9.0, 1182),
    Strength::rated(6_000, 4.0, 1379),
    Strength::rated(40_000, 0.0, 1663),
    Strength::rated(600_000, 0.0, 1870),
];

impl Evaluate for GreenSkull {
    fn evaluate(&self, position: &Position, player: Player) -> i32 {
        weigh(features(self, position, player), WEIGHTS)
    }

    fn features(&self, position: &Position, player: Player) -> Vec<f64> {
        features(self, position, player).map(f64::from).into()
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

    fn strengths(&self) -> &'static [Strength] {
        &STRENGTHS
    }

    fn margin(&self, position: &Position, player: Player) -> Option<i32> {
        let total =
            |species| super::points(position, species).iter().map(|&part| i32::from(part)).sum::<i32>();
        let own = self.side(player).species();
        let others = Species::ALL.into_iter().filter(|&species| species != own);
        others.map(total).max().map(|best| total(own) - best)
    }
}

/// What a species has.
struct Standing {
    points: i32,
    pieces: i32,
    /// How many pieces are not on their edge.
    away: i32,
    /// How many steps they are away from it.
    distance: i32,
}

fn standing(position: &Position, species: Species) -> Standing {
    let pieces = position.pieces(species);
    let distance = |cell: Cell| match species {
        Species::Goblins => cell.row() - cell.number(),
        Species::Orcs => cell.number() - 1,
        Species::Zombies => ROWS - cell.row(),
    };
    Standing {
        points: super::points(position, species).iter().map(|&part| i32::from(part)).sum(),
        pieces: pieces.len() as i32,
        away: (pieces.len() - (pieces & species.edge()).len()) as i32,
        distance: pieces.iter().map(distance).sum::<usize>() as i32,
    }
}

fn features(game: &GreenSkull, position: &Position, player: Player) -> [i32; FEATURES] {
    let side = game.side(player);
    let [own, other, zombies] =
        [side.species(), side.other().species(), Species::Zombies].map(|species| standing(position, species));
    let own_lead = own.points - other.points.max(zombies.points);
    let other_lead = other.points - own.points.max(zombies.points);
    // The game ends when all of one species are home or gone.
    let near_the_end = (ROWS as i32 - own.away.min(other.away).min(zombies.away)).max(0);
    let sign = |is_own: bool| if is_own { 1 } else { -1 };
    [
        own.points - other.points,
        own.pieces - other.pieces,
        own.distance - other.distance,
        (zombies.points - own.points).max(0),
        (zombies.points - other.points).max(0),
        own_lead * near_the_end,
        other_lead * near_the_end,
        sign(position.skull() == side),
        sign(position.turn() == side),
    ]
}
