//! Lessons of strategy: an engine plays what they teach, and nothing else is as good.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;
use tabuleiro_core::Random;
use tabuleiro_engine::{Alone, EngineKind, Limits, NoTimer, Spec, Thought};
use tabuleiro_table::{ComputerPlayer, GameKind, Means, Table, kinds};
use tabuleiro_words::lesson::{Lesson, LessonGoal, lessons};

/// Positions that the engine looks at before each decision.
const NODES: u64 = 200_000;
/// The least by which what a lesson teaches is better than everything else, as a part of a win.
const MARGIN: f32 = 0.05;

fn think(table: &Table, lines: usize) -> Thought<String> {
    let limits = Limits { lines, ..Limits::of_nodes(NODES) };
    let spec = Spec::new(EngineKind::Best).impartial();
    let mut player = ComputerPlayer::engine_at(table.kind(), spec, table.play_state().fork());
    let mut means = Means {
        timer: &|| Box::new(NoTimer),
        workers: &Alone,
        stop: &AtomicBool::new(false),
        random: &mut Random::from_seed(1),
    };
    player.think(&limits, &mut means, &mut |_| {}).unwrap()
}

/// Checks every decision that the lines of a lesson take.
fn check(kind: &'static GameKind, lesson: &Lesson, lines: &[Vec<String>]) {
    let begun: BTreeSet<&[String]> =
        lines.iter().flat_map(|line| (0..line.len()).map(|length| &line[..length])).collect();
    for begun in begun {
        let goes_on = lines.iter().filter_map(|line| line.strip_prefix(begun)?.first());
        let table = lesson.attempt(kind, begun).unwrap().table;
        check_decision(&table, &goes_on.collect(), &format!("{} {}", kind.info.id, lesson.id));
    }
}

/// The best moves are those that are taught, and the next one is clearly worse.
fn check_decision(table: &Table, taught: &BTreeSet<&String>, name: &str) {
    let player = table.to_move().unwrap();
    if table.play_state().choices().len() == taught.len() {
        return;
    }
    let found = think(table, taught.len() + 2).lines;
    let told: Vec<_> = found.iter().map(|line| (&line.moves[0], line.values[player])).collect();
    let (best, next) = told.split_at(taught.len());
    let chosen: BTreeSet<&String> = best.iter().map(|(mv, _)| *mv).collect();
    assert_eq!(&chosen, taught, "{name}: {told:?}");
    assert!(best.iter().all(|(_, value)| *value >= next[0].1 + MARGIN), "{name}: {told:?}");
}

#[test]
fn an_engine_plays_what_lessons_of_strategy_teach() {
    for kind in kinds() {
        for lesson in lessons(kind) {
            if let LessonGoal::Best(lines) = &lesson.goal {
                check(kind, &lesson, lines);
            }
        }
    }
}
