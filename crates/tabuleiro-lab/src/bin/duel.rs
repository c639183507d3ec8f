//! Plays two engines against each other, one thread each, on processor time.

use anyhow::Result;
use clap::Parser;
use std::sync::atomic::AtomicBool;
use tabuleiro_core::{Game, History, Random, Searchable, Status};
use tabuleiro_engine::native::ProcessorTime;
use tabuleiro_engine::{Alone, Control, Engine, Spec};
use tabuleiro_games::for_each_game;
use tabuleiro_lab::{arguments, opening::opening};

/// Plays two engines against each other: from each start, A plays once in every seat, and B in all others
#[derive(Parser)]
struct Args {
    #[arg(value_parser = arguments::games())]
    game: String,
    rule_set: String,
    seats: usize,
    /// Number of starts, each a drawn set-up with random moves; if A and B are equal, one game from each
    starts: u64,
    /// Number of random moves at a start
    plies: usize,
    /// Engine, such as "alpha-beta time=100ms"
    a: Spec,
    /// Engine of the other seats
    b: Spec,
    #[arg(value_name = "OPTION=VALUE")]
    options: Vec<String>,
}

fn main() -> Result<()> {
    let args = Args::parse();
    macro_rules! run {
        ($($name:ident: $game:ty,)*) => { $(if <$game>::info().id == args.game { return duel::<$game>(&args); })* };
    }
    for_each_game!(run);
    unreachable!("the parser accepts only known games")
}

fn duel<G: Searchable>(args: &Args) -> Result<()> {
    let options = arguments::options::<G>(&args.rule_set, args.seats, &args.options)?;
    let (seats, starts, specs) = (args.seats, args.starts, [&args.a, &args.b]);
    let (mut total, mut games, mut square) = (0.0, 0, 0.0);
    let (mut nodes, mut depths, mut thoughts) = ([0; 2], [0; 2], [0_u64; 2]);
    let mut longest = 0;
    let mut by_seat = vec![0.0; seats];
    for start in 0..starts {
        let mut random = Random::from_seed(1000 + start);
        let (game, opening) = opening::<G>(&options, args.plies, &mut random)?;
        let mut of_start = 0.0;
        // Equal engines play the same game from every seat.
        let places = if args.a == args.b { 1 } else { seats };
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
