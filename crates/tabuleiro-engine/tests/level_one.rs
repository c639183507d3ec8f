//! Level 1 of a game loses more often than not to a beginner.
//!
//! In Asterismo a beginner is hardly better than random play, and level 1, which never overlooks a win at once, is even with both.

mod beginner;

use std::sync::atomic::AtomicBool;
use tabuleiro_core::{History, Options, Present, Random, Searchable, Status, after};
use tabuleiro_engine::{Alone, Control, Engine, Limits, NoTimer, Spec};

/// Drawn set-ups, each played twice with the seats swapped.
const STARTS: u64 = 60;

/// The share of the points that level 1 gets against the beginner.
fn score_of_level_1<G: Searchable + Present>() -> f32 {
    let rated = G::rated();
    let mut options = Options::named(G::info(), rated.rule_set).unwrap();
    for (name, value) in rated.options {
        options = options.with(name, value).unwrap();
    }
    let mut won = 0.0;
    for (seed, seat) in (0..STARTS).flat_map(|seed| [(seed, 0), (seed, 1)]) {
        let mut random = Random::from_seed(seed);
        let game = G::from_setup(&G::draw_setup(&options, &mut random).unwrap()).unwrap();
        let mut level: Box<dyn Engine<G>> = "level 1".parse::<Spec>().unwrap().build(&game).unwrap();
        let (start, mut moves) = (game.start(), Vec::new());
        let mut position = start;
        won += loop {
            let player = match game.status(&position) {
                Status::Over(outcome) => break outcome.values.as_slice()[seat],
                Status::ToMove(player) => player,
            };
            let mv = if player.index() == seat {
                let history = History { game: &game, start: &start, moves: &moves, position: &position };
                let mut control = Control {
                    timer: &NoTimer,
                    stop: &AtomicBool::new(false),
                    workers: &Alone,
                    random: &mut random,
                    info: &mut |_| (),
                };
                level.think(&history, &Limits::default(), &mut control).best()
            } else {
                beginner::choose(&game, &position, &mut random)
            };
            position = after(&game, &position, mv);
            moves.push(mv);
        };
    }
    won / (2 * STARTS) as f32
}

macro_rules! test_each {
    ($($name:ident: $game:ty,)*) => {
        $(#[test]
        fn $name() {
            let most = if stringify!($name) == "asterismo" { 0.6 } else { 0.5 };
            let score = score_of_level_1::<$game>();
            assert!(score < most, "level 1 scores {score}");
        })*
    };
}
tabuleiro_games::for_each_game!(test_each);
