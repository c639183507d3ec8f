//! Who stands better: islands, towers and the quicksand.

use super::Syrtis;
use super::board::Cells;
use super::position::{Move, Phase, Position};
use super::tiles::Side;
use tabuleiro_core::evaluate::{Strength, weigh};
use tabuleiro_core::{Evaluate, Player};

const FEATURES: usize = 12;
/// Fitted to self-play on Major (docs/engines.md).
const WEIGHTS: [i32; FEATURES] = [-329, -244, 116, 119, 493, 132, -53, 369, 671, 1803, -92, 152];

/// Measured in docs/levels.md.
const STRENGTHS: [Strength; 8] = [
    Strength::rated(1_800, 9.3, 1041),
    Strength::rated(3_400, 4.9, 1222),
    Strength::rated(8_100, 1.3, 1461),
    Strength::rated(7_500, 0.0, 1690),
    Strength::rated(19_500, 0.0, 1976),
    Strength::rated(50_000, 0.0, 2204),
    Strength::rated(142_000, 0.0, 2454),
    Strength::rated(400_000, 0.0, 2728),
];

impl Evaluate for Syrtis {
    fn evaluate(&self, position: &Position, player: Player) -> i32 {
        match position.phase {
            // Y1.4: seat 2 will choose the better side.
            Phase::Placing | Phase::Choosing => {
                let better = weigh(features(position, Side::Light), WEIGHTS).abs();
                if player == Player::ONE { -better } else { better }
            }
            Phase::Playing | Phase::Over(_) => weigh(features(position, side_of(position, player)), WEIGHTS),
        }
    }

    fn features(&self, position: &Position, player: Player) -> Vec<f64> {
        features(position, side_of(position, player)).map(f64::from).into()
    }

    fn gain(&self, _: &Position, mv: Move) -> i32 {
        match mv {
            Move::Sink(_) => 60,
            Move::Slide { .. } => 20,
            Move::Pass => -60,
            _ => 0,
        }
    }

    fn strengths(&self) -> &'static [Strength] {
        &STRENGTHS
    }
}

fn side_of(position: &Position, player: Player) -> Side {
    if position.player_of(Side::Light) == player { Side::Light } else { Side::Dark }
}

/// The tiles of one colour or shape.
struct Land {
    /// Into how many islands they fall.
    islands: i32,
    /// How many lie outside the largest.
    outside: i32,
}

impl Land {
    fn of(tiles: Cells) -> Land {
        let (mut left, mut islands, mut largest) = (tiles, 0, 0);
        while !left.is_empty() {
            let island = left.lowest().flood(left);
            left = left.without(island);
            islands += 1;
            largest = largest.max(island.count());
        }
        Land { islands, outside: (tiles.count() - largest) as i32 }
    }
}

/// What one side has.
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
        let reach = [tiles.colour[side], tiles.shape[side]].map(|own| (towers & own).flood(own));
        let open = all.without(all.enclosed());
        Standing {
            lands: [Land::of(tiles.colour[side]), Land::of(tiles.shape[side])],
            reach: (reach[0] | reach[1]).without(occupied).count() as i32,
            shores: (towers.sides() & open).without(occupied).count() as i32,
        }
    }

    fn least(&self, of: impl Fn(&Land) -> i32) -> i32 {
        of(&self.lands[0]).min(of(&self.lands[1]))
    }

    fn most(&self, of: impl Fn(&Land) -> i32) -> i32 {
        of(&self.lands[0]).max(of(&self.lands[1]))
    }
}

fn features(position: &Position, side: Side) -> [i32; FEATURES] {
    let [own, other] = [side, side.opponent()].map(|side| Standing::of(position, side));
    let sign = |is_own: bool| if is_own { 1 } else { -1 };
    let sunk = |times: u8| match position.sunk_by {
        Some(by) if position.sunk_in_a_row == times => sign(by == side),
        _ => 0,
    };
    let ahead = |of: fn(&Standing) -> i32| of(&own) - of(&other);
    [
        ahead(|standing| standing.least(|land| land.islands)),
        ahead(|standing| standing.most(|land| land.islands)),
        ahead(|standing| standing.least(|land| land.outside)),
        ahead(|standing| standing.most(|land| land.outside)),
        ahead(|standing| i32::from(standing.least(|land| land.islands) == 2)),
        ahead(|standing| standing.reach),
        ahead(|standing| standing.shores),
        sunk(1),
        sunk(2),
        sunk(3),
        sign(position.initiative() == side),
        sign(position.to_move == side),
    ]
}
