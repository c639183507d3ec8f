//! How much sooner several threads look as deep as one: `threads GAME RULE-SET POSITIONS PLIES DEPTH THREADS [OPTION=VALUE]…`. Each
//! position is a drawn set-up and so many random decisions; alpha-beta looks at it twice, each time knowing nothing yet. Needs as many
//! processors with nothing else to do.

use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tabuleiro_core::{Evaluate, Game, History, Levels, Options, Random};
use tabuleiro_engine::native::{Stopwatch, Threads};
use tabuleiro_engine::{Control, Engine, Limits, Spec};
use tabuleiro_games::for_each_game;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, rest @ ..] = &args[..] else { panic!("which game?") };
    macro_rules! run {
        ($($name:ident: $game:ty,)*) => { $(if <$game>::info().id == game { compare::<$game>(rest); })* };
    }
    for_each_game!(run);
}

fn compare<G: Evaluate + Levels>(args: &[String]) {
    let [rule_set, positions, plies, depth, threads, options @ ..] = args else { panic!("arguments") };
    let number = |text: &String| text.parse::<usize>().expect("a number");
    let mut chosen = Options::named(G::info(), rule_set).expect("a rule set");
    for option in options {
        let (name, value) = option.split_once('=').expect("OPTION=VALUE");
        chosen = chosen.with(name, value).expect("a value on offer");
    }
    let (mut count, mut alone, mut together, mut ratios) = (0, 0.0, 0.0, 0.0);
    for seed in 0..number(positions) as u64 {
        let mut random = Random::from_seed(300 + seed);
        let setup = G::draw_setup(&chosen, &mut random).expect("a set-up");
        let game = G::from_setup(&setup).expect("a drawn set-up can be played");
        let (mut position, mut moves) = (game.start(), Vec::new());
        while moves.len() < number(plies) && game.status(&position).to_move().is_some() {
            let mv = game.random_move(&position, &mut random, &mut Vec::new());
            game.play_unchecked(&mut position, mv);
            moves.push(mv);
        }
        if game.status(&position).to_move().is_none() {
            continue;
        }
        let history = History { game: &game, start: &game.start(), moves: &moves, position: &position };
        let [one, several] = [1, number(threads)].map(|threads| {
            time_to(&history, Limits { threads, depth: Some(number(depth) as u32), ..Limits::default() })
        });
        (count, alone, together) = (count + 1, alone + one.as_secs_f64(), together + several.as_secs_f64());
        ratios += (one.as_secs_f64() / several.as_secs_f64()).ln();
    }
    println!(
        "{count} positions: {alone:.2} s with 1 thread, {together:.2} s with {threads}: {:.2} times as fast, {:.2} in the geometric mean",
        alone / together,
        (ratios / f64::from(count)).exp(),
    );
}

fn time_to<G: Evaluate + Levels>(history: &History<G>, limits: Limits) -> Duration {
    let spec: Spec = "alpha-beta".parse().expect("a specification");
    let mut engine: Box<dyn Engine<G>> = spec.build(history.game).expect("an engine");
    let mut control = Control {
        timer: &Stopwatch::start(),
        stop: &AtomicBool::new(false),
        workers: &Threads,
        random: &mut Random::from_seed(1),
        info: &mut |_| (),
    };
    engine.think(history, &limits, &mut control).time
}
