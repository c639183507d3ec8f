use super::*;
use tabuleiro_core::{History, Strengths};

#[test]
fn n4_1_corner_takes_the_first_free_corner_or_the_middle_else_the_first_free_cell() {
    let game = plain();
    let level = &NoughtsAndCrosses::levels()[0];
    for (played, expected) in [("", "c1"), ("c1", "c3"), ("c1 c3", "b2"), ("c1 c3 b2 a3 a1", "c2")] {
        let position = after_moves(&game, played);
        let history = History { game: &game, start: &game.start(), moves: &[], position: &position };
        let chosen = (level.choose)(&history, &mut Random::from_seed(1));
        assert_eq!(game.move_text(&position, chosen[0]), expected, "{played}");
    }
}
