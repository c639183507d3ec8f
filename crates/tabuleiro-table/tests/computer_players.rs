//! Computer players: they follow a game, play forced moves at once and keep to their budgets.

use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;
use tabuleiro_core::{Line, Message, Random, Setup};
use tabuleiro_engine::{Alone, Limits, NoTimer};
use tabuleiro_table::{
    Budget, ComputerError, ComputerPlayer, Decided, GameKind, Means, Program, Question, Table, ThinkError,
};
use tabuleiro_template::NoughtsAndCrosses;

static KIND: LazyLock<GameKind> = LazyLock::new(GameKind::of::<NoughtsAndCrosses>);

fn game(moves: &str) -> Line {
    let moves = moves.split_whitespace().map(str::to_string).collect();
    Line { setup: "oxo1.plain.2.starts~1".into(), position: None, moves }
}

fn engine() -> ComputerPlayer {
    ComputerPlayer::engine(&KIND, "alpha-beta depth=9".parse().unwrap())
}

fn decide(player: &mut ComputerPlayer, moves: &str) -> Result<Decided, ComputerError> {
    player.catch_up(&game(moves))?;
    let mut random = Random::from_seed(1);
    let mut means =
        Means { timer: &|| Box::new(NoTimer), workers: &Alone, stop: &false.into(), random: &mut random };
    player.decide(&Budget::default(), &mut means, &mut |_| {})
}

#[test]
fn a_player_follows_the_game_forwards_and_backwards() {
    let mut player = engine();
    for (moves, best) in [("a1 b1 a2 b2", "a3"), ("a1 b1 c1 b2", "b3"), ("a1 b1 a2 b2", "a3")] {
        assert_eq!(decide(&mut player, moves).unwrap().mv, best, "after {moves}");
    }
}

#[test]
fn a_forced_move_is_played_without_a_thought() {
    let decided = decide(&mut engine(), "a1 b1 c1 b2 a2 a3 b3 c2").unwrap();
    assert_eq!((decided.mv.as_str(), decided.thought), ("c3", None));
}

#[test]
fn a_move_that_is_no_move_leaves_the_player_where_the_game_was_legal() {
    let mut player = engine();
    assert!(matches!(decide(&mut player, "a1 a1"), Err(ComputerError::Move(_))));
    assert_eq!(decide(&mut player, "a1 b1 a2 b2").unwrap().mv, "a3");
}

#[test]
fn nobody_decides_before_a_game_and_after_its_end() {
    let over = decide(&mut engine(), "a1 c1 a2 c2 a3");
    assert_eq!(over, Err(ComputerError::Think(ThinkError::Over)));
    let mut means = Means {
        timer: &|| Box::new(NoTimer),
        workers: &Alone,
        stop: &false.into(),
        random: &mut Random::from_seed(1),
    };
    let none = engine().decide(&Budget::default(), &mut means, &mut |_| {});
    assert_eq!(none, Err(ComputerError::Think(ThinkError::NoEngine)));
}

#[test]
fn a_turn_is_decided_on_a_board_that_stands_already() {
    let setup = Setup::parse(KIND.info, "oxo1.plain.2.starts~1").unwrap();
    let mut table = Table::new(&KIND, &setup).unwrap();
    "a1 b1 a2 b2".split(' ').for_each(|mv| drop(table.play(mv).unwrap().clone()));
    let spec = "alpha-beta depth=9".parse().unwrap();
    let mut player = ComputerPlayer::engine_at(&KIND, spec, table.play_state().fork());
    let mut means = Means {
        timer: &|| Box::new(NoTimer),
        workers: &Alone,
        stop: &false.into(),
        random: &mut Random::from_seed(1),
    };
    let turn = player.decide_turn(&Budget::default(), &mut means).unwrap();
    assert_eq!(turn.iter().map(|decided| decided.mv.as_str()).collect::<Vec<_>>(), ["a3"]);
    assert_eq!(player.decide_turn(&Budget::default(), &mut means), Ok(Vec::new()));
}

/// A program that notes its questions and plays the last legal move.
#[derive(Clone, Default)]
struct Notes(Arc<Mutex<Vec<(Line, usize, Duration)>>>);

impl Program for Notes {
    fn decide(&mut self, question: &Question) -> Result<String, Message> {
        let note = (question.game.clone(), question.legal.len(), question.time);
        self.0.lock().unwrap().push(note);
        question.legal.last().cloned().ok_or_else(|| Message::new("none"))
    }
}

#[test]
fn a_program_receives_the_game_the_legal_moves_and_the_time() {
    let notes = Notes::default();
    let mut player = ComputerPlayer::program(&KIND, Box::new(notes.clone()));
    let mut means = Means {
        timer: &|| Box::new(NoTimer),
        workers: &Alone,
        stop: &false.into(),
        random: &mut Random::from_seed(1),
    };
    player.catch_up(&game("b2 a1")).unwrap();
    let budget = Budget::of_clock(Limits::of_time(Duration::from_millis(400)));
    let decided = player.decide(&budget, &mut means, &mut |_| {}).unwrap();
    assert_eq!(decided.thought, None);
    assert_eq!(*notes.0.lock().unwrap(), [(game("b2 a1"), 7, Duration::from_millis(400))]);
}
