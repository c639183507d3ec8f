//! The laws on a game small enough to know everything about.

mod noughts_and_crosses;

use noughts_and_crosses::NoughtsAndCrosses;
use tabuleiro_core::{Game, Options, Random, laws, perft};

#[test]
fn noughts_and_crosses_obeys_every_law() {
    laws::check_all::<NoughtsAndCrosses>(20, 1, &mut |_| {});
}

#[test]
fn noughts_and_crosses_has_the_known_255168_games() {
    let setup = NoughtsAndCrosses::draw_setup(
        &Options::default_of(NoughtsAndCrosses::info()),
        &mut Random::from_seed(0),
    );
    let game = NoughtsAndCrosses::from_setup(&setup.unwrap()).unwrap();
    let counts: Vec<u64> = (0..=9).map(|depth| perft(&game, &game.start(), depth)).collect();
    assert_eq!(counts, [1, 9, 72, 504, 3024, 15_120, 56_160, 154_944, 255_168, 255_168]);
}
