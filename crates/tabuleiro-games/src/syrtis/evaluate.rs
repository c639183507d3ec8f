//! Evaluation: islands, towers and the quicksand.

use super::Syrtis;
use super::board::{BOARD, CellSet, enclosed, sides};
use super::moves::Move;
use super::position::{Phase, Position};
use super::tiles::Side;
use tabuleiro_core::linear::{Term, sum};
use tabuleiro_core::{Evaluate, Linear, Order, Player};

impl Evaluate for Syrtis {
    type Accumulator = ();

    fn evaluate(&self, position: &Position, player: Player) -> i32 {
        match position.phase {
            // Y1.4: seat 2 will choose the better side.
            Phase::Placing | Phase::Choosing => {
                let better = sum(terms(position, Side::Light)).abs();
                if player == Player::ONE { -better } else { better }
            }
            Phase::Playing | Phase::Over(_) => sum(self.terms(position, player)),
        }
    }
}

impl Order for Syrtis {
    fn gain(&self, _: &Position, mv: Move) -> i32 {
        match mv {
            Move::Sink(_) => 60,
            Move::Slide { .. } => 20,
            Move::Pass => -60,
            _ => 0,
        }
    }
}

impl Linear for Syrtis {
    type Number = i32;

    fn terms(&self, position: &Position, player: Player) -> impl AsRef<[Term]> {
        terms(position, side_of(position, player))
    }
}

fn side_of(position: &Position, player: Player) -> Side {
    if position.player_of(Side::Light) == player { Side::Light } else { Side::Dark }
}

/// The tiles of one colour or shape.
struct Land {
    /// Into how many islands they fall.
    islands: i32,
    /// Number of tiles outside the largest island.
    outside: i32,
}

impl Land {
    fn of(tiles: CellSet) -> Land {
        let (mut islands, mut largest) = (0, 0);
        for island in BOARD.groups(tiles) {
            islands += 1;
            largest = largest.max(island.len());
        }
        Land { islands, outside: (tiles.len() - largest) as i32 }
    }
}

/// State of one side.
struct Standing {
    lands: [Land; 2],
    /// Tiles that its towers reach in one move.
    reach: i32,
    /// Unoccupied tiles with an open side next to its towers.
    shores: i32,
}

impl Standing {
    fn of(position: &Position, side: Side) -> Standing {
        let tiles = &position.tiles;
        let (towers, occupied, all) = (position.towers[side], position.occupied(), tiles.all());
        let reach = [tiles.colour[side], tiles.shape[side]].map(|own| BOARD.flood(towers & own, own));
        let open = all.without(enclosed(all));
        Standing {
            lands: [Land::of(tiles.colour[side]), Land::of(tiles.shape[side])],
            reach: (reach[0] | reach[1]).without(occupied).len() as i32,
            shores: (sides(towers) & open).without(occupied).len() as i32,
        }
    }

    fn least(&self, of: impl Fn(&Land) -> i32) -> i32 {
        of(&self.lands[0]).min(of(&self.lands[1]))
    }

    fn most(&self, of: impl Fn(&Land) -> i32) -> i32 {
        of(&self.lands[0]).max(of(&self.lands[1]))
    }
}

/// Returns the terms of one side. Weights fitted to self-play on Major (docs/lab/evaluations.md).
fn terms(position: &Position, side: Side) -> [Term; 12] {
    let [own, other] = [side, side.opponent()].map(|side| Standing::of(position, side));
    let sign = |is_own: bool| if is_own { 1 } else { -1 };
    let sunk = |times: u8| match position.sunk_by {
        Some(by) if position.sunk_in_a_row == times => sign(by == side),
        _ => 0,
    };
    let ahead = |of: fn(&Standing) -> i32| of(&own) - of(&other);
    [
        Term::new("islands-least", -329, ahead(|standing| standing.least(|land| land.islands))),
        Term::new("islands-most", -244, ahead(|standing| standing.most(|land| land.islands))),
        Term::new("outside-least", 116, ahead(|standing| standing.least(|land| land.outside))),
        Term::new("outside-most", 119, ahead(|standing| standing.most(|land| land.outside))),
        Term::new("two-islands", 493, ahead(|standing| i32::from(standing.least(|land| land.islands) == 2))),
        Term::new("reach", 132, ahead(|standing| standing.reach)),
        Term::new("shores", -53, ahead(|standing| standing.shores)),
        Term::new("sunk-once", 369, sunk(1)),
        Term::new("sunk-twice", 671, sunk(2)),
        Term::new("sunk-three-times", 1803, sunk(3)),
        Term::new("initiative", -92, sign(position.initiative() == side)),
        Term::new("turn", 152, sign(position.to_move == side)),
    ]
}
