//! Plays two engines against each other: `duel GAME RULE-SET SEATS STARTS PLIES SPEC-A SPEC-B [OPTION=VALUE]…`. From each start,
//! a drawn set-up and so many random decisions, A sits once in every seat; B sits in all others.

use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tabuleiro_core::{Evaluate, History, Levels, Options, Random, Status};
use tabuleiro_engine::{Alone, Control, Engine, Spec, Timer};
use tabuleiro_games::for_each_game;

/// The time that this thread has had a processor, so that other work on the machine does not count.
struct Watch(u64);
impl Watch {
    fn start() -> Watch {
        Watch(on_cpu())
    }
}
impl Timer for Watch {
    fn elapsed(&self) -> Duration {
        Duration::from_nanos(on_cpu() - self.0)
    }
}
fn on_cpu() -> u64 {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").expect("the kernel counts");
    stat.split(' ').next().and_then(|nanoseconds| nanoseconds.parse().ok()).expect("a number")
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, rest @ ..] = &args[..] else { panic!("which game?") };
    macro_rules! run {
        ($($name:ident: $game:ty,)*) => {
            $(if <$game as tabuleiro_core::Game>::info().id == game { duel::<$game>(rest); })*
        };
    }
    for_each_game!(run);
}

fn duel<G: Evaluate + Levels>(args: &[String]) {
    let [rule_set, seats, starts, plies, a, b, options @ ..] = args else { panic!("arguments") };
    let (seats, starts): (usize, u64) = (seats.parse().unwrap(), starts.parse().unwrap());
    let plies: usize = plies.parse().unwrap();
    let specs: [Spec; 2] = [a.parse().unwrap(), b.parse().unwrap()];
    let mut chosen = Options::named(G::info(), rule_set).and_then(|chosen| chosen.with_seats(seats)).unwrap();
    for option in options {
        let (name, value) = option.split_once('=').unwrap();
        chosen = chosen.with(name, value).unwrap();
    }
    let (mut total, mut games, mut square) = (0.0, 0, 0.0);
    let (mut nodes, mut depths, mut thoughts) = ([0; 2], [0; 2], [0_u64; 2]);
    let mut longest = 0;
    let mut by_seat = vec![0.0; seats];
    for start in 0..starts {
        let mut random = Random::from_seed(1000 + start);
        let (game, opening) = loop {
            let game = G::from_setup(&G::draw_setup(&chosen, &mut random).unwrap()).unwrap();
            let mut position = game.start();
            let mut moves = Vec::new();
            while let Status::ToMove(_) = game.status(&position) {
                if moves.len() >= plies && !game.is_mid_turn(&position) {
                    break;
                }
                let mv = game.random_move(&position, &mut random, &mut Vec::new());
                game.play_unchecked(&mut position, mv);
                moves.push(mv);
            }
            if game.status(&position).to_move().is_some() {
                break (game, moves);
            }
        };
        let mut of_start = 0.0;
        for seat in 0..seats {
            let mut engines: Vec<Box<dyn Engine<G>>> =
                (0..seats).map(|index| specs[usize::from(index != seat)].build(&game).unwrap()).collect();
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
                        timer: &Watch::start(),
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
                game.play(&mut position, mv).unwrap();
                moves.push(mv);
            };
            longest = longest.max(moves.len());
            of_start += f64::from(outcome.values.as_slice()[seat]);
            by_seat[seat] += outcome.values.as_slice()[seat];
            games += 1;
        }
        total += of_start;
        square += (of_start / seats as f64).powi(2);
        if (start + 1).is_power_of_two() || start + 1 == starts {
            let (mean, n) = (total / games as f64, (start + 1) as f64);
            let error = 1.96 * ((square / n - mean * mean).max(0.0) / n).sqrt();
            let each = |sum: [u64; 2]| {
                sum.map(|_| 0)
                    .iter()
                    .enumerate()
                    .map(|(i, _)| sum[i] / thoughts[i].max(1))
                    .collect::<Vec<_>>()
            };
            println!(
                "{games} games: {total} = {:.1} % ± {:.1}; by seat {by_seat:?}; nodes {:?} depth {:?} of a thought, {longest} decisions at most",
                100.0 * mean,
                100.0 * error,
                each(nodes),
                each(depths)
            );
        }
    }
}
