//! Y5: the report's program had no computer player.

use super::Syrtis;
use super::rules::AUTOMATIC;
use tabuleiro_core::{Rated, Strength, Strengths};

/// Measured in docs/levels.md.
const STRENGTHS: [Strength; 8] = [
    Strength::new(1_800, 9.3).rated(1041),
    Strength::new(3_400, 4.9).rated(1222),
    Strength::new(8_100, 1.3).rated(1461),
    Strength::new(7_500, 0.0).rated(1690),
    Strength::new(19_500, 0.0).rated(1976),
    Strength::new(50_000, 0.0).rated(2204),
    Strength::new(142_000, 0.0).rated(2454),
    Strength::new(400_000, 0.0).rated(2728),
];

impl Strengths for Syrtis {
    fn strengths(&self) -> &'static [Strength] {
        &STRENGTHS
    }
    fn rated() -> Rated {
        Rated { rule_set: "published", options: &[("placement", AUTOMATIC)] }
    }
}
