//! Y5: the report's program had no computer player.

use super::Syrtis;
use super::rules::AUTOMATIC;
use tabuleiro_core::{Rated, Strength, Strengths};

/// Distances are in docs/levels.md.
const STRENGTHS: [Strength; 8] = [
    Strength::new(20, -100.0).overlooking(0.7),
    Strength::new(300, 45.0).overlooking(0.52),
    Strength::new(600, 22.0).overlooking(0.42),
    Strength::new(1_200, 10.0).overlooking(0.24),
    Strength::new(3_000, 4.0).overlooking(0.1),
    Strength::new(10_000, 0.5).overlooking(0.01),
    Strength::new(60_000, 0.0),
    Strength::new(400_000, 0.0),
];

impl Strengths for Syrtis {
    fn strengths(&self) -> &'static [Strength] {
        &STRENGTHS
    }
    fn rated() -> Rated {
        Rated { rule_set: "published", options: &[("placement", AUTOMATIC)] }
    }
}
