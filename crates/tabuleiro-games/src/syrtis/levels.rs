//! Y5: the report's program had no computer player.

use super::Syrtis;
use super::rules::AUTOMATIC;
use tabuleiro_core::{Rated, Strength, Strengths};

/// Distances are in docs/levels.md.
const STRENGTHS: [Strength; 8] = [
    Strength::new(20, -100.0).overlooking(0.7),
    Strength::new(300, 45.0).overlooking(0.52),
    Strength::new(700, 20.0).overlooking(0.38),
    Strength::new(1_500, 8.0).overlooking(0.2),
    Strength::new(4_000, 2.5).overlooking(0.06),
    Strength::new(16_000, 0.0),
    Strength::new(70_000, 0.0),
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
