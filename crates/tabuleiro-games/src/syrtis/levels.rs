//! Y5: the report's program had no computer player.

use super::Syrtis;
use super::rules::AUTOMATIC;
use tabuleiro_core::{Rated, Strength, Strengths};

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

impl Strengths for Syrtis {
    fn strengths(&self) -> &'static [Strength] {
        &STRENGTHS
    }
    fn rated() -> Rated {
        Rated { rule_set: "published", options: &[("placement", AUTOMATIC)] }
    }
}
