//! Random play of the referee: `referee_play SECONDS`, each game by its default rule set, with one JSON object per line.
//! `cargo xtask peers` compares it with the games themselves.

use std::time::Instant;
use tabuleiro_core::{Game, Options, Random};
use tabuleiro_referee::{Referee, Verdict};

fn main() {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok()).expect("a number of seconds");
    macro_rules! measure_each {
        ($($name:ident: $game:ident,)*) => {
            $(measure::<tabuleiro_games::$name::$game, tabuleiro_referee::$name::$game>(seconds);)*
        };
    }
    tabuleiro_referee::for_each_referee!(measure_each);
}

/// Plays games on the default set-up and prints the measurements.
fn measure<G: Game, R: Referee>(seconds: f64) {
    let mut random = Random::from_seed(1);
    let options = Options::of(&G::info().rule_sets[0]);
    let setup =
        G::draw_setup(&options, &mut random).expect("the default options can be drawn").text(G::info());
    let (mut plies, mut games) = (0, 0);
    let begin = Instant::now();
    while begin.elapsed().as_secs_f64() < seconds {
        plies += play::<R>(&setup, &mut random);
        games += 1;
    }
    let played_s = begin.elapsed().as_secs_f64();
    println!(
        r#"{{"program": "our referee", "game": "{}", "plies_per_s": {}, "plies_per_game": {}}}"#,
        G::info().id,
        plies as f64 / played_s,
        plies as f64 / games as f64,
    );
}

/// Plays one game to its end and returns the number of plies.
fn play<R: Referee>(setup: &str, random: &mut Random) -> u32 {
    let mut referee = R::from_setup(setup);
    let mut plies = 0;
    while let Verdict::ToMove { .. } = referee.verdict() {
        let moves = referee.legal_moves();
        let mv = &moves[random.below(moves.len())];
        referee.play(mv);
        plies += 1;
    }
    plies
}
