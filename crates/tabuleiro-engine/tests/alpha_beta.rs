//! The alpha-beta search on a game small enough to know the truth about.

use std::sync::atomic::AtomicBool;
use tabuleiro_core::{Game, History, Player, Random, SeatResult, Setup};
use tabuleiro_engine::{Alone, AlphaBeta, Control, Engine, Job, Limits, NoTimer, Proof, Thought, Workers};
use tabuleiro_template::{Move, NoughtsAndCrosses};

struct Threads;
impl Workers for Threads {
    fn run(&self, others: Vec<Job>, main: &mut dyn FnMut()) {
        std::thread::scope(|scope| {
            others.into_iter().for_each(|job| {
                scope.spawn(job);
            });
            main();
        });
    }
}

fn game() -> NoughtsAndCrosses {
    let setup = Setup::parse(NoughtsAndCrosses::info(), "oxo1.plain.2.starts~1").unwrap();
    NoughtsAndCrosses::from_setup(&setup).unwrap()
}

fn think(position: &str, limits: &Limits) -> Thought<Move> {
    think_by(AlphaBeta::new(1), position, limits)
}

fn think_by(mut engine: AlphaBeta<NoughtsAndCrosses>, position: &str, limits: &Limits) -> Thought<Move> {
    let game = game();
    let position = game.parse_position(position).unwrap();
    let history = History { game: &game, start: &position, moves: &[], position: &position };
    let workers: &dyn Workers = if limits.threads > 1 { &Threads } else { &Alone };
    engine.think(
        &history,
        limits,
        &mut Control {
            timer: &NoTimer,
            stop: &AtomicBool::new(false),
            workers,
            random: &mut Random::from_seed(1),
            info: &mut |_| (),
        },
    )
}

fn best(position: &str, limits: &Limits) -> (String, Option<Proof>) {
    let thought = think(position, limits);
    let game = game();
    let mv = game.move_text(&game.parse_position(position).unwrap(), thought.best());
    (mv, thought.lines[0].proof)
}

fn proof(player: Player, result: SeatResult, plies: Option<u32>) -> Proof {
    Proof { player, result, plies, margin: None }
}

#[test]
fn the_game_is_a_draw() {
    for limits in [Limits::default(), Limits { solve: true, ..Limits::default() }] {
        let thought = think("1---------", &limits);
        assert_eq!(thought.lines[0].proof, Some(proof(Player::ONE, SeatResult::Drew, None)));
        assert_eq!(thought.lines[0].values.as_slice(), [0.5, 0.5]);
        assert_eq!(thought.lines[0].moves.len(), 9, "the line goes to the end");
    }
}

#[test]
fn who_scorns_draws_still_knows_one() {
    let thought = think_by(AlphaBeta::new(1).scorning_draws(70), "1---------", &Limits::default());
    assert_eq!(thought.lines[0].proof, Some(proof(Player::ONE, SeatResult::Drew, None)));
    assert_eq!(thought.lines[0].values.as_slice(), [0.5, 0.5]);
    assert_eq!(thought.lines[0].scores.as_slice(), [0, 0]);
}

#[test]
fn it_takes_a_win_and_stops_a_loss() {
    let wins = |player, plies| Some(proof(player, SeatResult::Won, Some(plies)));
    assert_eq!(best("1xx-oo----", &Limits::default()), ("c3".into(), wins(Player::ONE, 1)));
    assert_eq!(best("2xx-oo----", &Limits::default()), ("b3".into(), wins(Player::TWO, 1)));
    assert_eq!(best("2xx-o-----", &Limits::of_depth(3)).0, "c3");
}

#[test]
fn it_says_how_far_a_win_and_a_loss_are() {
    let fork = best("1xo-------", &Limits::default());
    assert_eq!(fork.1, Some(proof(Player::ONE, SeatResult::Won, Some(5))));
    let lost = best("2xo-x-----", &Limits::default());
    assert_eq!(lost.1, Some(proof(Player::TWO, SeatResult::Lost, Some(4))));
    assert_eq!(lost.0, "a1", "the longest defence");
}

#[test]
fn several_lines_are_told_the_best_first() {
    let thought = think("2xx-o-----", &Limits { lines: 3, ..Limits::default() });
    assert_eq!(thought.lines.len(), 3);
    let scores: Vec<i32> = thought.lines.iter().map(|line| line.scores[Player::TWO]).collect();
    assert!(scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
    let all = think("2xx-o-----", &Limits { lines: 99, ..Limits::default() });
    assert_eq!(all.lines.len(), 6);
    assert_eq!(all.lines[0].moves[0], thought.best());
    assert!(
        all.lines[1..].iter().all(|line| line.proof.is_some_and(|proof| proof.result == SeatResult::Lost))
    );
}

#[test]
fn nodes_are_a_limit_that_repeats() {
    let limits = Limits { nodes: Some(300), ..Limits::default() };
    let once = think("1---------", &limits);
    assert!(once.nodes <= 300);
    assert_eq!(once, think("1---------", &limits));
}

#[test]
fn several_threads_find_the_same() {
    let thought = think("1---------", &Limits { threads: 3, ..Limits::default() });
    assert_eq!(thought.lines[0].proof, Some(proof(Player::ONE, SeatResult::Drew, None)));
}

#[test]
fn a_stopped_search_still_has_a_move() {
    let game = game();
    let position = game.start();
    let history = History { game: &game, start: &position, moves: &[], position: &position };
    let mut control = Control {
        timer: &NoTimer,
        stop: &AtomicBool::new(true),
        workers: &Alone,
        random: &mut Random::from_seed(1),
        info: &mut |_| (),
    };
    let thought = AlphaBeta::new(1).think(&history, &Limits::default(), &mut control);
    assert!(thought.nodes <= 1024, "{}", thought.nodes);
    assert!(game.moves(&position).contains(&thought.best()));
}
