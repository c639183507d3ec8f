//! Compares the time to a fixed depth with several threads and with one. Needs as many idle processors.

use anyhow::Result;
use clap::Parser;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tabuleiro_core::{Game, History, Random, Searchable};
use tabuleiro_engine::native::{Stopwatch, Threads};
use tabuleiro_engine::{Control, Engine, Limits, Spec};
use tabuleiro_games::for_each_game;
use tabuleiro_lab::arguments;

/// Compares the time to a fixed depth with several threads and with one: alpha-beta searches each position twice, with empty memory
#[derive(Parser)]
struct Args {
    #[arg(value_parser = arguments::games())]
    game: String,
    rule_set: String,
    /// Number of positions, each a drawn set-up with random moves
    positions: u64,
    /// Number of random moves at a start
    plies: usize,
    /// Depth of the search
    depth: u32,
    #[arg(value_parser = clap::value_parser!(u16).range(2..))]
    threads: u16,
    #[arg(value_name = "OPTION=VALUE")]
    options: Vec<String>,
}

fn main() -> Result<()> {
    let args = Args::parse();
    macro_rules! run {
        ($($name:ident: $game:ty,)*) => { $(if <$game>::info().id == args.game { return compare::<$game>(&args); })* };
    }
    for_each_game!(run);
    unreachable!("the parser accepts only known games")
}

fn compare<G: Searchable>(args: &Args) -> Result<()> {
    let options = arguments::options::<G>(&args.rule_set, 2, &args.options)?;
    let (mut count, mut alone, mut together, mut ratios) = (0, 0.0, 0.0, 0.0);
    for seed in 0..args.positions {
        let mut random = Random::from_seed(300 + seed);
        let game = G::from_setup(&G::draw_setup(&options, &mut random)?)?;
        let (mut position, mut moves) = (game.start(), Vec::new());
        while moves.len() < args.plies && game.status(&position).to_move().is_some() {
            let mv = game.random_move(&position, &mut random, &mut Vec::new());
            game.play_unchecked(&mut position, mv);
            moves.push(mv);
        }
        if game.status(&position).to_move().is_none() {
            continue;
        }
        let history = History { game: &game, start: &game.start(), moves: &moves, position: &position };
        let [one, several] = [1, args.threads.into()].map(|threads| {
            time_to(&history, Limits { threads, depth: Some(args.depth), ..Limits::default() })
        });
        (count, alone, together) = (count + 1, alone + one.as_secs_f64(), together + several.as_secs_f64());
        ratios += (one.as_secs_f64() / several.as_secs_f64()).ln();
    }
    println!(
        "{count} positions: {alone:.2} s with 1 thread, {together:.2} s with {}: {:.2} times as fast, {:.2} in the geometric mean",
        args.threads,
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
