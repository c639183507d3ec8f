//! Y5: the report's program had no computer player.

use super::Syrtis;
use super::rules::AUTOMATIC;
use tabuleiro_core::{Level, Levels, Rated};

impl Levels for Syrtis {
    fn levels() -> &'static [Level<Self>] {
        &[]
    }
    fn rated() -> Rated {
        Rated { rule_set: "published", options: &[("placement", AUTOMATIC)] }
    }
}
