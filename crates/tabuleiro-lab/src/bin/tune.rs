//! Fits the weights of an evaluation to results of self-play. Games begin with random moves, and one move in `RANDOM_EVERY` is random.
//! The fit is a logistic regression, multinomial for more than two seats; the program prints the likeliest weight of each feature.

use anyhow::Result;
use clap::Parser;
use std::sync::atomic::AtomicBool;
use tabuleiro_core::evaluate::shares;
use tabuleiro_core::{Game, History, Linear, Options, Player, Random, Searchable, Status};
use tabuleiro_engine::{Alone, Control, Engine, Limits, NoTimer, Spec};
use tabuleiro_games::for_each_game;
use tabuleiro_lab::arguments;

/// One move in this number is random.
const RANDOM_EVERY: usize = 12;

/// Fits the weights of an evaluation to results of self-play, in sixteenths of an evaluation unit
#[derive(Parser)]
struct Args {
    #[arg(value_parser = arguments::games())]
    game: String,
    rule_set: String,
    seats: usize,
    /// Number of games
    games: u64,
    /// Nodes for a move
    nodes: u64,
    /// Number of random moves at the start of a game
    plies: usize,
    #[arg(value_name = "OPTION=VALUE")]
    options: Vec<String>,
}

fn main() -> Result<()> {
    let args = Args::parse();
    macro_rules! run {
        ($($name:ident: $game:ty,)*) => { $(if <$game>::info().id == args.game { return tune::<$game>(&args); })* };
    }
    for_each_game!(run);
    unreachable!("the parser accepts only known games")
}

/// Possible results of a position: a win or not, for two seats; the winner, for more.
struct Sample {
    ways: Vec<Way>,
}

struct Way {
    features: Vec<f64>,
    /// Share of the result.
    result: f64,
    /// Share that the evaluation predicted.
    guess: f64,
}

fn tune<G: Searchable + Linear>(args: &Args) -> Result<()> {
    let options = arguments::options::<G>(&args.rule_set, args.seats, &args.options)?;
    let (mut samples, mut chosen_moves) = (Vec::new(), Vec::new());
    for seed in 0..args.games {
        let mut random = Random::from_seed(50_000 + seed);
        play::<G>(&options, args.nodes, args.plies, &mut random, &mut samples, &mut chosen_moves);
    }
    let names = names::<G>(&options);
    for (samples, names) in [samples, chosen_moves].into_iter().zip(names) {
        let count = names.len();
        let loss = |guess: &dyn Fn(&Sample) -> Vec<f64>| {
            samples.iter().map(|sample| log_loss(&guess(sample), sample)).sum::<f64>() / samples.len() as f64
        };
        let guesses = |sample: &Sample| sample.ways.iter().map(|way| way.guess).collect();
        println!("{} samples; loss as it is {:.4}", samples.len(), loss(&guesses));
        let weights = fit(&samples, count);
        println!("fitted {:.4}", loss(&|sample| chances(sample, &weights)));
        for (name, weight) in names.iter().zip(weights) {
            println!("{name} {}", (weight * 1600.0).round() as i32);
        }
    }
    Ok(())
}

/// Returns the names of the features of positions and of moves.
fn names<G: Linear>(options: &Options) -> [Vec<&'static str>; 2] {
    let setup = G::draw_setup(options, &mut Random::from_seed(0)).expect("a set-up");
    let game = G::from_setup(&setup).expect("a drawn set-up can be played");
    let start = game.start();
    let terms = game.terms(&start, Player::ONE);
    let gains = game.moves(&start).first().map_or(Vec::new(), |&mv| game.gain_terms(&start, mv));
    [terms.as_ref().iter().map(|term| term.name).collect(), gains.iter().map(|term| term.name).collect()]
}

fn play<G: Searchable + Linear>(
    options: &Options,
    nodes: u64,
    plies: usize,
    random: &mut Random,
    samples: &mut Vec<Sample>,
    chosen_moves: &mut Vec<Sample>,
) {
    let game = G::from_setup(&G::draw_setup(options, random).expect("a set-up"))
        .expect("a drawn set-up can be played");
    let spec: Spec = "best memory=4".parse().expect("a specification");
    let mut engine: Box<dyn Engine<G>> = spec.build(&game).expect("an engine");
    let start = game.start();
    let (mut position, mut moves) = (start, Vec::new());
    let mut seen = Vec::new();
    let outcome = loop {
        if let Status::Over(outcome) = game.status(&position) {
            break outcome;
        }
        let is_random = moves.len() < plies || random.below(RANDOM_EVERY) == 0;
        let mv = if is_random {
            game.random_move(&position, random, &mut Vec::new())
        } else {
            if !game.is_mid_turn(&position) {
                seen.push(position);
            }
            let history = History { game: &game, start: &start, moves: &moves, position: &position };
            let mut control = Control {
                timer: &NoTimer,
                stop: &AtomicBool::new(false),
                workers: &Alone,
                random,
                info: &mut |_| (),
            };
            let mv = engine.think(&history, &Limits::of_nodes(nodes), &mut control).best();
            chosen_moves.push(choice(&game, &position, mv));
            mv
        };
        game.play_unchecked(&mut position, mv);
        moves.push(mv);
    };
    for position in seen {
        let guesses = shares(game.evaluations(&position));
        let ways = game.seats().players().map(|player| Way {
            features: game.terms(&position, player).as_ref().iter().map(|term| term.value.into()).collect(),
            result: f64::from(outcome.values[player]),
            guess: f64::from(guesses[player]),
        });
        if game.seats().count() > 2 {
            samples.push(Sample { ways: ways.collect() });
        } else {
            samples.extend(ways.map(|way| Sample { ways: vec![otherwise(&way), way] }));
        }
    }
}

/// Returns the choice of one of all legal moves.
fn choice<G: Searchable + Linear>(game: &G, position: &G::Position, chosen: G::Move) -> Sample {
    let moves = game.moves(position);
    let chances: Vec<f64> =
        moves.iter().map(|&mv| (f64::from(game.gain(position, mv)) / 100.0).exp()).collect();
    let sum: f64 = chances.iter().sum();
    let ways = moves.into_iter().zip(chances).map(|(mv, chance)| Way {
        features: game.gain_terms(position, mv).iter().map(|term| term.value.into()).collect(),
        result: f64::from(u8::from(mv == chosen)),
        guess: chance / sum,
    });
    Sample { ways: ways.collect() }
}

/// Returns the opposite result.
fn otherwise(way: &Way) -> Way {
    Way { features: vec![0.0; way.features.len()], result: 1.0 - way.result, guess: 1.0 - way.guess }
}

fn chances(sample: &Sample, weights: &[f64]) -> Vec<f64> {
    let worths: Vec<f64> = sample.ways.iter().map(|way| dot(&way.features, weights)).collect();
    let most = worths.iter().copied().fold(f64::MIN, f64::max);
    let sum: f64 = worths.iter().map(|worth| (worth - most).exp()).sum();
    worths.iter().map(|worth| (worth - most).exp() / sum).collect()
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn log_loss(guesses: &[f64], sample: &Sample) -> f64 {
    let losses = guesses.iter().zip(&sample.ways);
    losses.map(|(guess, way)| -way.result * guess.clamp(1e-6, 1.0).ln()).sum()
}

/// Fits weights by Newton's method, with a small penalty on large weights.
#[allow(clippy::needless_range_loop)]
fn fit(samples: &[Sample], count: usize) -> Vec<f64> {
    let mut weights = vec![0.0; count];
    for _ in 0..12 {
        let mut gradient = vec![0.0; count];
        let mut curvature = vec![vec![0.0; count]; count];
        for sample in samples {
            let chances = chances(sample, &weights);
            let mean = |row: usize| -> f64 {
                sample.ways.iter().zip(&chances).map(|(way, chance)| chance * way.features[row]).sum()
            };
            let means: Vec<f64> = (0..count).map(mean).collect();
            for (way, chance) in sample.ways.iter().zip(chances) {
                let (slope, bend) = (way.result - chance, chance.max(1e-4));
                for row in 0..count {
                    gradient[row] += slope * way.features[row];
                    let off = bend * (way.features[row] - means[row]);
                    for column in 0..count {
                        curvature[row][column] += off * (way.features[column] - means[column]);
                    }
                }
            }
        }
        for row in 0..count {
            gradient[row] -= weights[row];
            curvature[row][row] += 1.0;
        }
        let step = solve(curvature, gradient);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

#[allow(clippy::needless_range_loop)]
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for pivot in 0..count {
        let best = (pivot..count).max_by(|&a, &b| matrix[a][pivot].abs().total_cmp(&matrix[b][pivot].abs()));
        let best = best.unwrap_or(pivot);
        matrix.swap(pivot, best);
        right.swap(pivot, best);
        for row in 0..count {
            if row != pivot {
                let factor = matrix[row][pivot] / matrix[pivot][pivot];
                for column in pivot..count {
                    matrix[row][column] -= factor * matrix[pivot][column];
                }
                right[row] -= factor * right[pivot];
            }
        }
    }
    (0..count).map(|row| right[row] / matrix[row][row]).collect()
}
