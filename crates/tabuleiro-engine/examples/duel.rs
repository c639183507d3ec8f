//! Plays two engines against each other, by the processor's time, each in one thread.

mod opening;
mod told;

use anyhow::Result;
use clap::Parser;
use opening::opening;
use std::sync::atomic::AtomicBool;
use tabuleiro_core::{Game, History, Random, Searchable, Status};
use tabuleiro_engine::native::ProcessorTime;
use tabuleiro_engine::{Alone, Control, Engine, Spec};
use tabuleiro_games::for_each_game;

/// Plays two engines against each other: from each start A sits once in every seat, and B in all others
#[derive(Parser)]
struct Told {
    #[arg(value_parser = told::games())]
    game: String,
    rule_set: String,
    seats: usize,
    /// How many starts: each is a drawn set-up and random decisions; where A and B are the same, one game from each
    starts: u64,
    /// How many random decisions
    plies: usize,
    /// Who plays, such as "alpha-beta time=100ms"
    a: Spec,
    /// Against whom
    b: Spec,
    #[arg(value_name = "OPTION=VALUE")]
    options: Vec<String>,
}

fn main() -> Result<()> {
    let told = Told::parse();
    macro_rules! run {
        ($($name:ident: $game:ty,)*) => { $(if <$game>::info().id == told.game { return duel::<$game>(&told); })* };
    }
    for_each_game!(run);
    unreachable!("only games there are were told")
}

fn duel<G: Searchable>(told: &Told) -> Result<()> {
    let options = told::options::<G>(&told.rule_set, told.seats, &told.options)?;
    let (seats, starts, specs) = (told.seats, told.starts, [&told.a, &told.b]);
    let (mut total, mut games, mut square) = (0.0, 0, 0.0);
    let (mut nodes, mut depths, mut thoughts) = ([0; 2], [0; 2], [0_u64; 2]);
    let mut longest = 0;
    let mut by_seat = vec![0.0; seats];
    for start in 0..starts {
        let mut random = Random::from_seed(1000 + start);
        let (game, opening) = opening::<G>(&options, told.plies, &mut random)?;
        let mut of_start = 0.0;
        // Where both are the same, another seat is the same game.
        let places = if told.a == told.b { 1 } else { seats };
        for seat in 0..places {
            let engine = |index| specs[usize::from(index != seat)].build(&game);
            let mut engines: Vec<Box<dyn Engine<G>>> = (0..seats).map(engine).collect::<Result<_, _>>()?;
            let begin = game.start();
            let mut position = begin;
            let mut moves = opening.clone();
            moves.iter().for_each(|&mv| game.play_unchecked(&mut position, mv));
            let outcome = loop {
                let player = match game.status(&position) {
                    Status::Over(outcome) => break outcome,
                    Status::ToMove(player) => player,
                };
                let which = usize::from(player.index() != seat);
                let history = History { game: &game, start: &begin, moves: &moves, position: &position };
                let thought = engines[player.index()].think(
                    &history,
                    &specs[which].limits(),
                    &mut Control {
                        timer: &ProcessorTime::start(),
                        stop: &AtomicBool::new(false),
                        workers: &Alone,
                        random: &mut random,
                        info: &mut |_| (),
                    },
                );
                nodes[which] += thought.nodes;
                depths[which] += u64::from(thought.depth);
                thoughts[which] += 1;
                let mv = thought.best();
                game.play(&mut position, mv)?;
                moves.push(mv);
            };
            longest = longest.max(moves.len());
            of_start += f64::from(outcome.values.as_slice()[seat]);
            by_seat[seat] += outcome.values.as_slice()[seat];
            games += 1;
        }
        total += of_start;
        square += (of_start / places as f64).powi(2);
        if (start + 1).is_power_of_two() || start + 1 == starts {
            let (mean, n) = (total / games as f64, (start + 1) as f64);
            let error = 1.96 * ((square / n - mean * mean).max(0.0) / n).sqrt();
            let each = |sums: [u64; 2]| [0, 1].map(|who| sums[who] / thoughts[who].max(1));
            println!(
                "{games} games: {total} = {:.1} % ± {:.1}; by seat {by_seat:?}; nodes {:?} depth {:?} of a thought, {longest} decisions at most",
                100.0 * mean,
                100.0 * error,
                each(nodes),
                each(depths)
            );
        }
    }
    Ok(())
}
