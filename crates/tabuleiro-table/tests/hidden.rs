//! A game with a hidden set-up at a table: records, views and engines.

#[path = "../../tabuleiro-core/tests/face_down/mod.rs"]
mod face_down;

use face_down::FaceDown;
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;
use tabuleiro_core::evaluate::EVALUATION_MAX;
use tabuleiro_core::{Random, Setup};
use tabuleiro_engine::{Alone, Limits, NoTimer, Thought};
use tabuleiro_table::{ComputerPlayer, GameKind, Means, Table};

static KIND: LazyLock<GameKind> = LazyLock::new(GameKind::of::<FaceDown>);

fn table(setup: &str) -> Table {
    Table::new(&KIND, &Setup::parse(KIND.info, setup).unwrap()).unwrap()
}

/// Returns an engine's thought and all that it said on the way.
fn thoughts(table: &Table, engine: &str) -> Vec<Thought<String>> {
    let mut player = ComputerPlayer::engine_at(&KIND, engine.parse().unwrap(), table.play_state().fork());
    let mut means = Means {
        timer: &|| Box::new(NoTimer),
        workers: &Alone,
        stop: &AtomicBool::new(false),
        random: &mut Random::from_seed(9),
    };
    let mut said = Vec::new();
    let thought = player.think(&Limits::of_nodes(200), &mut means, &mut |thought| said.push(thought.clone()));
    said.push(thought.unwrap());
    said
}

#[test]
fn moves_are_recorded_with_what_they_revealed() {
    let mut table = table("fdn1.plain.2.cards~3213");
    let played = ["a1", "a3-1", "a2"].map(|text| table.play(text).unwrap().text.clone());
    assert_eq!(played, ["a1-3", "a3-1", "a2-2"]);
    assert!(table.play("a4-1").is_err(), "the last card has 3 points");
}

#[test]
fn a_public_record_shows_the_same_game_without_the_hidden_part() {
    let mut table = table("fdn1.plain.2.cards~3213");
    ["a1", "a3", "a2", "a4"].iter().for_each(|text| table.play(text).map(drop).unwrap());
    let record = table.record();
    assert_eq!(record.setup, "fdn1.plain.2");
    let replay = Table::replay_as(&KIND, &record).unwrap();
    assert_eq!(replay.fault, None);
    assert_eq!(replay.table.play_state().position_text(), table.play_state().position_text());
    assert_eq!(replay.table.record().ending, record.ending);
    assert_eq!(
        table.private_record().setup,
        "fdn1.plain.2.cards~3213",
        "the program that runs the game keeps all"
    );
}

#[test]
fn a_turn_that_is_taken_back_finds_the_same_card_again() {
    let mut table = table("fdn1.plain.2.cards~3213");
    table.play("a1").unwrap();
    table.undo_turn();
    assert_eq!(table.play("a1").unwrap().text, "a1-3");
}

#[test]
fn an_engine_thinks_the_same_whatever_is_hidden() {
    for engine in ["alpha-beta memory=1", "mcts memory=4", "uct", "max-n memory=1", "level 2"] {
        let mut thoughts = ["3213", "1111", "1323"].map(|cards| {
            let table = table(&format!("fdn1.plain.2.cards~{cards}"));
            format!("{:?}", thoughts(&table, engine).pop())
        });
        thoughts.sort_unstable();
        assert_eq!(thoughts[0], thoughts[2], "{engine} saw what is hidden");
    }
}

#[test]
fn nothing_is_certain_while_something_is_hidden() {
    for engine in ["alpha-beta memory=1", "mcts memory=4", "uct", "max-n memory=1", "level 2"] {
        for line in
            thoughts(&table("fdn1.plain.2.cards~3213"), engine).into_iter().flat_map(|said| said.lines)
        {
            assert_eq!(line.proof, None, "{engine} {:?}", line.moves);
            let scores = line.scores.as_slice();
            assert!(scores.iter().all(|score| score.abs() <= EVALUATION_MAX), "{engine} {scores:?}");
        }
    }
}
