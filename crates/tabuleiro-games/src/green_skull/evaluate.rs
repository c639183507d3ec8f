//! Evaluation: points, progress of the pieces, and the winner if the game ended soon.

use super::GreenSkull;
use super::board::{Cell, ROWS};
use super::moves::Move;
use super::position::Position;
use super::species::Species;
use tabuleiro_core::linear::{Term, sum};
use tabuleiro_core::{Evaluate, Linear, Order, Player};

impl Evaluate for GreenSkull {
    type Accumulator = ();

    fn evaluate(&self, position: &Position, player: Player) -> i32 {
        sum(self.terms(position, player))
    }

    fn margin(&self, position: &Position, player: Player) -> Option<i32> {
        let total =
            |species| super::points(position, species).iter().map(|&part| i32::from(part)).sum::<i32>();
        let own = self.side(player).species();
        let others = Species::ALL.into_iter().filter(|&species| species != own);
        others.map(total).max().map(|best| total(own) - best)
    }
}

impl Order for GreenSkull {
    fn gain(&self, _: &Position, mv: Move) -> i32 {
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
}

/// Weights fitted to self-play under `published` (docs/lab/evaluations.md).
impl Linear for GreenSkull {
    type Number = i32;

    fn terms(&self, position: &Position, player: Player) -> impl AsRef<[Term]> {
        let side = self.side(player);
        let [own, other, zombies] = [side.species(), side.other().species(), Species::Zombies]
            .map(|species| standing(position, species));
        let own_lead = own.points - other.points.max(zombies.points);
        let other_lead = other.points - own.points.max(zombies.points);
        // The game ends when all of one species are home or gone.
        let near_the_end = (ROWS as i32 - own.away.min(other.away).min(zombies.away)).max(0);
        let sign = |is_own: bool| if is_own { 1 } else { -1 };
        [
            Term::new("points", -269, own.points - other.points),
            Term::new("pieces", 1059, own.pieces - other.pieces),
            Term::new("distance", -92, own.distance - other.distance),
            Term::new("zombies-ahead", -83, (zombies.points - own.points).max(0)),
            Term::new("zombies-ahead-of-the-other", 91, (zombies.points - other.points).max(0)),
            Term::new("lead-near-the-end", 67, own_lead * near_the_end),
            Term::new("lead-of-the-other-near-the-end", -62, other_lead * near_the_end),
            Term::new("skull", 622, sign(position.skull() == side)),
            Term::new("turn", 141, sign(position.turn() == side)),
        ]
    }
}

/// State of one species.
struct Standing {
    points: i32,
    pieces: i32,
    /// Number of pieces that are not on their edge.
    away: i32,
    /// Steps from these pieces to their edge.
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
