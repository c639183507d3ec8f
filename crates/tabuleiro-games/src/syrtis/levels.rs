//! Y5: the report's program had no computer player.

use super::Syrtis;
use tabuleiro_core::{Level, Levels};

impl Levels for Syrtis {
    fn levels() -> &'static [Level<Self>] {
        &[]
    }
}
