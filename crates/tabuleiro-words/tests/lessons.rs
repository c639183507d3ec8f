//! The law of lessons: every task begins in a position that the rules know, can be done and can be missed, and has its words.

use std::collections::BTreeSet;
use tabuleiro_core::present::Click;
use tabuleiro_table::{GameKind, kinds};
use tabuleiro_words::lesson::{Attempt, Lesson, LessonError, LessonGoal, LessonProgress, lessons};
use tabuleiro_words::{Localizer, languages};

/// No task takes more decisions than this.
const DECISIONS_MAX: usize = 4;

#[test]
fn every_line_is_a_lesson_and_every_game_has_a_few() {
    for kind in kinds() {
        let lines = kind.info.lessons().lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let lessons = lessons(kind);
        assert_eq!(lines.count(), lessons.len(), "{}: a line that is no lesson", kind.info.id);
        let rules = lessons.iter().take_while(|lesson| !lesson.is_strategy()).count();
        assert!((4..=9).contains(&rules), "{}", kind.info.id);
        assert!(lessons[rules..].iter().all(Lesson::is_strategy), "{}: rules come first", kind.info.id);
        let ids: BTreeSet<&str> = lessons.iter().map(|lesson| lesson.id.as_str()).collect();
        assert_eq!(ids.len(), lessons.len(), "{}", kind.info.id);
        assert!(
            lessons.iter().any(|lesson| lesson.goal == LessonGoal::Won),
            "{}: how one wins",
            kind.info.id
        );
    }
}

#[test]
fn every_task_can_be_done_and_can_be_missed() {
    for kind in kinds() {
        for lesson in lessons(kind) {
            let mut ends = BTreeSet::new();
            try_all(kind, &lesson, &mut Vec::new(), &mut ends);
            assert_eq!(ends, BTreeSet::from(["done", "missed"]), "{} {}", kind.info.id, lesson.id);
        }
    }
}

/// Plays everything the learner could play in the turn.
fn try_all(
    kind: &'static GameKind,
    lesson: &Lesson,
    moves: &mut Vec<String>,
    ends: &mut BTreeSet<&'static str>,
) {
    let attempt = lesson.attempt(kind, moves).unwrap_or_else(|error| panic!("{} {error}", lesson.id));
    match attempt.progress {
        LessonProgress::Done => drop(ends.insert("done")),
        LessonProgress::Missed => drop(ends.insert("missed")),
        LessonProgress::Open => {
            assert!(moves.len() < DECISIONS_MAX, "{}: {moves:?}", lesson.id);
            for choice in attempt.table.play_state().choices() {
                moves.push(choice.text);
                try_all(kind, lesson, moves, ends);
                moves.pop();
            }
        }
    }
}

#[test]
fn every_lesson_shows_cells_of_its_board_and_explains_what_is_illegal() {
    for kind in kinds() {
        for lesson in lessons(kind) {
            let Attempt { table, progress } = lesson.open(kind).unwrap();
            assert_eq!(progress, LessonProgress::Open);
            let (play, board) = (table.play_state(), table.play_state().board());
            assert!(lesson.cells.iter().all(|&cell| board.index_of(cell).is_some()), "{}", lesson.id);
            let begins = |cell| play.choices().iter().any(|choice| choice.clicks[0] == Click::Cell(cell));
            let elsewhere = board.cells.iter().map(|cell| cell.name).find(|&cell| !begins(cell));
            if let Some(cell) = elsewhere {
                assert!(play.why_illegal(&[Click::Cell(cell)]).is_some(), "{}: {cell}", lesson.id);
            }
        }
    }
}

#[test]
fn every_lesson_marks_its_goal_on_the_board_unless_a_button_does_it() {
    for kind in kinds() {
        for lesson in lessons(kind) {
            let play = lesson.open(kind).unwrap().table;
            let is_done =
                |text: &str| lesson.attempt(kind, &[text]).unwrap().progress == LessonProgress::Done;
            let mut choices = play.play_state().choices().into_iter();
            let by_button =
                choices.any(|choice| matches!(choice.clicks[0], Click::Button(_)) && is_done(&choice.text));
            assert!(
                by_button || !lesson.cells.is_empty() || lesson.is_strategy(),
                "{} {}",
                kind.info.id,
                lesson.id
            );
        }
    }
}

#[test]
fn every_lesson_has_its_words_and_no_words_are_left_over() {
    for kind in kinds() {
        for language in languages() {
            let speaker = Localizer::new(language, Some(kind.info));
            let mut ids = BTreeSet::new();
            for lesson in lessons(kind) {
                let done = lesson.said(LessonProgress::Done).unwrap();
                let missed = lesson.said(LessonProgress::Missed).unwrap();
                for message in [lesson.title(), lesson.task(), lesson.hint(), done, missed] {
                    let said =
                        speaker.try_own(&message).unwrap_or_else(|missing| panic!("{language}: {missing}"));
                    assert!(!said.is_empty());
                    ids.insert(message.id.to_string());
                }
            }
            let sentences = kind.info.sentences(language).unwrap().lines();
            let named = sentences.filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
            for id in named.filter(|id| id.starts_with("lesson-")) {
                assert!(ids.contains(id), "{} in {language}: {id} belongs to no lesson", kind.info.id);
            }
        }
    }
}

#[test]
fn nothing_is_played_after_the_end_of_a_task_and_nothing_illegal_before() {
    let kind = &kinds()[0];
    let lesson = lessons(kind).into_iter().find(|lesson| matches!(lesson.goal, LessonGoal::Play(_))).unwrap();
    let LessonGoal::Play(lines) = &lesson.goal else { unreachable!() };
    let mut attempt = lesson.attempt(kind, &lines[0]).unwrap();
    assert_eq!(attempt.progress, LessonProgress::Done);
    assert_eq!(lesson.play(&mut attempt, &lines[0][0]), Err(LessonError::Finished));
    let illegal = lesson.attempt(kind, &["z9-z8"]).err().unwrap();
    assert_eq!(illegal.to_string(), "error-move-illegal(found=z9-z8)");
}

#[test]
fn a_line_that_is_no_lesson_is_refused() {
    for line in [
        "",
        "# remark",
        "id",
        "id x1",
        "id x1 lost",
        "id x1 points=many",
        "id x1 part=red",
        "id x1 won cells=4c",
        "id x1 won more",
    ] {
        assert_eq!(Lesson::parse(line), None, "{line}");
    }
    let good = Lesson::parse("id x1.y play=c5xe5_e5xg3,d4 cells=c4").unwrap();
    assert_eq!(good.goal, LessonGoal::Play(vec![vec!["c5xe5".into(), "e5xg3".into()], vec!["d4".into()]]));
    assert_eq!(serde_json::to_value(&good).unwrap()["goal"]["play"][1][0], "d4");
}
