//! Fits the weights of an evaluation to results of self-play: `tune GAME RULE-SET SEATS GAMES NODES PLIES [OPTION=VALUE]…`. Each game
//! begins with so many random decisions; both sides look at so many positions for a decision, and now and then a move is random.
//! Prints, for each feature, the weight in sixteenths of an evaluation unit that makes the results likeliest (logistic regression).

use std::sync::atomic::AtomicBool;
use tabuleiro_core::evaluate::expected;
use tabuleiro_core::{Evaluate, Game, History, Levels, Options, Player, Random, Status};
use tabuleiro_engine::{Alone, Control, Engine, Limits, NoTimer, Spec};
use tabuleiro_games::for_each_game;

/// One decision in so many is random.
const RANDOM_EVERY: usize = 12;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, rest @ ..] = &args[..] else { panic!("which game?") };
    macro_rules! run {
        ($($name:ident: $game:ty,)*) => { $(if <$game>::info().id == game { tune::<$game>(rest); })* };
    }
    for_each_game!(run);
}

struct Sample {
    features: Vec<f64>,
    result: f64,
    guess: f64,
}

fn tune<G: Evaluate + Levels>(args: &[String]) {
    let [rule_set, seats, games, nodes, plies, options @ ..] = args else { panic!("arguments") };
    let number = |text: &String| text.parse::<u64>().expect("a number");
    let mut chosen = Options::named(G::info(), rule_set).expect("a rule set");
    chosen = chosen.with_seats(number(seats) as usize).expect("seats");
    for option in options {
        let (name, value) = option.split_once('=').expect("OPTION=VALUE");
        chosen = chosen.with(name, value).expect("a value on offer");
    }
    let mut samples = Vec::new();
    for seed in 0..number(games) {
        let mut random = Random::from_seed(50_000 + seed);
        play::<G>(&chosen, number(nodes), number(plies) as usize, &mut random, &mut samples);
    }
    let count = samples.first().map_or(0, |sample| sample.features.len());
    let loss = |weights: &dyn Fn(&Sample) -> f64| {
        samples.iter().map(|sample| log_loss(weights(sample), sample.result)).sum::<f64>()
            / samples.len() as f64
    };
    println!("{} positions; loss as it is {:.4}", samples.len(), loss(&|sample| sample.guess));
    let weights = fit(&samples, count);
    println!("fitted {:.4}", loss(&|sample| sigmoid(dot(&sample.features, &weights))));
    println!("{:?}", weights.iter().map(|weight| (weight * 1600.0).round() as i32).collect::<Vec<_>>());
}

fn play<G: Evaluate + Levels>(
    options: &Options,
    nodes: u64,
    plies: usize,
    random: &mut Random,
    samples: &mut Vec<Sample>,
) {
    let game = G::from_setup(&G::draw_setup(options, random).expect("a set-up"))
        .expect("a drawn set-up can be played");
    let spec: Spec = "alpha-beta memory=4".parse().expect("a specification");
    let mut engine: Box<dyn Engine<G>> = spec.build(&game).expect("an engine");
    let start = game.start();
    let (mut position, mut moves, first) = (start, Vec::new(), samples.len());
    let mut seen = Vec::new();
    let outcome = loop {
        let player = match game.status(&position) {
            Status::Over(outcome) => break outcome,
            Status::ToMove(player) => player,
        };
        let is_random = moves.len() < plies || random.below(RANDOM_EVERY) == 0;
        let mv = if is_random {
            game.random_move(&position, random, &mut Vec::new())
        } else {
            if !game.is_mid_turn(&position) {
                seen.push((position, player));
            }
            let history = History { game: &game, start: &start, moves: &moves, position: &position };
            let mut control = Control {
                timer: &NoTimer,
                stop: &AtomicBool::new(false),
                workers: &Alone,
                random,
                info: &mut |_| (),
            };
            engine.think(&history, &Limits::of_nodes(nodes), &mut control).best()
        };
        game.play_unchecked(&mut position, mv);
        moves.push(mv);
    };
    for (position, _) in seen {
        for player in game.seats().players() {
            samples.push(sample(&game, &position, player, f64::from(outcome.values[player])));
        }
    }
    assert!(samples.len() >= first);
}

fn sample<G: Evaluate>(game: &G, position: &G::Position, player: Player, result: f64) -> Sample {
    let features = game.features(position, player).into_iter().map(f64::from).collect();
    Sample { features, result, guess: f64::from(expected(game.evaluate(position, player))) }
}

fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn log_loss(guess: f64, result: f64) -> f64 {
    let guess = guess.clamp(1e-6, 1.0 - 1e-6);
    -(result * guess.ln() + (1.0 - result) * (1.0 - guess).ln())
}

/// Newton's method, with a little weight on small weights.
#[allow(clippy::needless_range_loop)]
fn fit(samples: &[Sample], count: usize) -> Vec<f64> {
    let mut weights = vec![0.0; count];
    for _ in 0..12 {
        let mut gradient = vec![0.0; count];
        let mut curvature = vec![vec![0.0; count]; count];
        for sample in samples {
            let guess = sigmoid(dot(&sample.features, &weights));
            let (slope, bend) = (sample.result - guess, (guess * (1.0 - guess)).max(1e-4));
            for row in 0..count {
                gradient[row] += slope * sample.features[row];
                for column in 0..count {
                    curvature[row][column] += bend * sample.features[row] * sample.features[column];
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
