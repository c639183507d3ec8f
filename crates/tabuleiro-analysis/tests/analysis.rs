//! A game judged decision by decision, without a clock and without threads.

use std::ops::ControlFlow;
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;
use tabuleiro_analysis::{Analysis, Judge, JudgeError, JudgeProgress, Notes, Verdict};
use tabuleiro_core::{Player, Random, Setup};
use tabuleiro_engine::{Alone, Limits, NoTimer, SpecError};
use tabuleiro_table::{ComputerError, GameKind, Means, Table};
use tabuleiro_template::NoughtsAndCrosses;

static KIND: LazyLock<GameKind> = LazyLock::new(GameKind::of::<NoughtsAndCrosses>);

fn table(moves: &str) -> Table {
    let setup = Setup::parse(KIND.info, "oxo1.plain.2.starts~1").unwrap();
    let mut table = Table::new(&KIND, &setup).unwrap();
    for mv in moves.split_whitespace() {
        table.play(mv).unwrap();
    }
    table
}

fn judge(
    moves: &str,
    engine: &str,
    tell: &mut dyn FnMut(&JudgeProgress) -> ControlFlow<()>,
) -> Result<Analysis, JudgeError> {
    judge_on(moves, engine, Notes::default(), tell).0
}

/// Continues a judgement from notes; returns the analysis and the new notes.
fn judge_on(
    moves: &str,
    engine: &str,
    notes: Notes,
    tell: &mut dyn FnMut(&JudgeProgress) -> ControlFlow<()>,
) -> (Result<Analysis, JudgeError>, Notes) {
    let mut judge = Judge {
        spec: &engine.parse().unwrap(),
        limits: Limits::of_depth(9),
        means: Means {
            timer: &|| Box::new(NoTimer),
            workers: &Alone,
            stop: &AtomicBool::new(false),
            random: &mut Random::from_seed(1),
        },
        notes,
        hear: &|_| {},
    };
    (judge.judge(&table(moves), tell), judge.notes)
}

#[test]
fn a_judge_who_was_stopped_goes_on_from_what_was_noted() {
    const MOVES: &str = "b2 a2 a1 b1 c3";
    let whole = judge(MOVES, "alpha-beta", &mut |_| ControlFlow::Continue(())).unwrap();
    let (begun, notes) = judge_on(MOVES, "alpha-beta", Notes::default(), &mut |progress| {
        if progress.looked_at == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(begun.unwrap().turns.len(), 2);
    let kept = serde_json::to_string(&notes).unwrap();
    let read: Notes = serde_json::from_str(&kept).unwrap();
    assert_eq!(serde_json::to_string(&read).unwrap(), kept, "notes are kept exactly");
    // The random player knows nothing itself; its first three thoughts come from the notes.
    let (gone_on, _) = judge_on(MOVES, "random", read, &mut |_| ControlFlow::Continue(()));
    assert_eq!(gone_on.unwrap().turns[..2], whole.turns[..2]);
    assert!(
        serde_json::from_str::<Notes>(
            "[{\"depth\":1,\"depth_max\":1,\"nodes\":1,\"time_us\":1,\"lines\":[]}]"
        )
        .is_err()
    );
}

#[test]
fn what_lost_the_game_is_a_blunder_and_what_would_have_been_better_is_told() {
    let analysis = judge("b2 a2 a1 b1 c3", "alpha-beta", &mut |_| ControlFlow::Continue(())).unwrap();
    assert_eq!((analysis.turns.len(), analysis.course.len(), &analysis.last), (5, 6, &None));
    let turns: Vec<_> = analysis.verdicts().collect();
    assert_eq!((turns[1].verdict, turns[1].player, turns[1].after), (Verdict::Blunder, Player::TWO, 0.0));
    assert!(["a1", "a3", "c1", "c3"].contains(&turns[1].best.unwrap()[0].as_str()));
    assert_eq!((turns[4].verdict, turns[4].played[0], turns[4].best), (Verdict::Best, "c3", None));
    let [one, two] = &analysis.summaries()[..] else { panic!("two have played") };
    assert!(one.loss_mean < 0.005 && two.loss_mean > 0.2, "{one:?} {two:?}");
    assert!(two.counts.contains(&(Verdict::Blunder, 1)), "{two:?}");
}

#[test]
fn everyone_hears_how_far_it_is_and_may_end_it_there() {
    let mut heard = Vec::new();
    let analysis = judge("b2 a1 a2 a3", "alpha-beta", &mut |progress| {
        heard.push((
            progress.looked_at,
            progress.judged.map(|(turn, decision)| (turn, decision.played.clone())),
        ));
        if progress.looked_at == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let judged = |turn: usize, mv: &str| Some((turn, mv.to_string()));
    assert_eq!(heard, [(0, None), (1, judged(1, "b2")), (2, judged(2, "a1"))]);
    assert_eq!(analysis.unwrap().turns.len(), 2);
}

#[test]
fn a_position_alone_is_thought_about() {
    let analysis = judge("", "alpha-beta", &mut |_| ControlFlow::Continue(())).unwrap();
    assert!(analysis.turns.is_empty() && analysis.summaries().is_empty());
    assert_eq!((analysis.course.len(), analysis.last.unwrap().lines.len()), (1, 1));
}

#[test]
fn who_does_not_play_this_game_does_not_judge_it() {
    let judged = judge("b2", "report nobody", &mut |_| ControlFlow::Continue(()));
    assert!(
        matches!(judged, Err(JudgeError::Computer(ComputerError::Engine(SpecError::Level { .. })))),
        "{judged:?}"
    );
}
