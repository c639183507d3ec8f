//! Y5.

use super::*;
use tabuleiro_core::Strengths;

#[test]
fn y5_the_game_brings_no_computer_player_of_its_own() {
    assert!(Syrtis::levels().is_empty());
}
