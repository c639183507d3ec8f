//! How much sooner several threads look as deep as one. Needs as many processors with nothing else to do.

mod told;

use anyhow::Result;
use clap::Parser;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tabuleiro_core::{Game, History, Random, Searchable};
use tabuleiro_engine::native::{Stopwatch, Threads};
use tabuleiro_engine::{Control, Engine, Limits, Spec};
use tabuleiro_games::for_each_game;

/// Tells how much sooner several threads look as deep as one: alpha-beta looks at each position twice, each time knowing nothing yet
#[derive(Parser)]
struct Told {
    #[arg(value_parser = told::games())]
    game: String,
    rule_set: String,
    /// How many positions: each is a drawn set-up and random decisions
    positions: u64,
    /// How many random decisions
    plies: usize,
    /// How deep to look
    depth: u32,
    #[arg(value_parser = clap::value_parser!(u16).range(2..))]
    threads: u16,
    #[arg(value_name = "OPTION=VALUE")]
    options: Vec<String>,
}

fn main() -> Result<()> {
    let told = Told::parse();
    macro_rules! run {
        ($($name:ident: $game:ty,)*) => { $(if <$game>::info().id == told.game { return compare::<$game>(&told); })* };
    }
    for_each_game!(run);
    unreachable!("only games there are were told")
}

fn compare<G: Searchable>(told: &Told) -> Result<()> {
    let options = told::options::<G>(&told.rule_set, 2, &told.options)?;
    let (mut count, mut alone, mut together, mut ratios) = (0, 0.0, 0.0, 0.0);
    for seed in 0..told.positions {
        let mut random = Random::from_seed(300 + seed);
        let game = G::from_setup(&G::draw_setup(&options, &mut random)?)?;
        let (mut position, mut moves) = (game.start(), Vec::new());
        while moves.len() < told.plies && game.status(&position).to_move().is_some() {
            let mv = game.random_move(&position, &mut random, &mut Vec::new());
            game.play_unchecked(&mut position, mv);
            moves.push(mv);
        }
        if game.status(&position).to_move().is_none() {
            continue;
        }
        let history = History { game: &game, start: &game.start(), moves: &moves, position: &position };
        let [one, several] = [1, told.threads.into()].map(|threads| {
            time_to(&history, Limits { threads, depth: Some(told.depth), ..Limits::default() })
        });
        (count, alone, together) = (count + 1, alone + one.as_secs_f64(), together + several.as_secs_f64());
        ratios += (one.as_secs_f64() / several.as_secs_f64()).ln();
    }
    println!(
        "{count} positions: {alone:.2} s with 1 thread, {together:.2} s with {}: {:.2} times as fast, {:.2} in the geometric mean",
        told.threads,
        alone / together,
        (ratios / f64::from(count)).exp(),
    );
    Ok(())
}

fn time_to<G: Searchable>(history: &History<G>, limits: Limits) -> Duration {
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
