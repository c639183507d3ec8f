//! The laws of a table and its position, whether reached by play or read from outside.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use tabuleiro_core::record::{EndingRecord, RESIGN, Record, Turn};
use tabuleiro_core::{Edit, Insight, Line, Message, Random, Setup, Strengths, laws};
use tabuleiro_engine::{Alone, EngineKind, Limits, NoTimer, Spec};
use tabuleiro_games::for_each_game;
use tabuleiro_table::{ComputerPlayer, Means, Snapshot, Table, kind};
use tabuleiro_words::{Localizer, languages};

/// Checks that a table's texts and records can be read back, and that its position obeys the laws.
pub(crate) fn check_table(table: &Table, random: &mut Random) {
    check_line(table);
    check_snapshot(table);
    check_kept(table);
    check_levels(table, random);
    check_position(table, random);
}

/// Checks that the line of a table opens an equal table.
fn check_line(table: &Table) {
    let line = table.line();
    assert_eq!(Line::parse(&line).to_string(), line);
    let again = Table::open(&line).unwrap_or_else(|error| panic!("{error}: {line}"));
    assert_eq!(again.line(), line);
    check_same(&again, table);
}

/// Checks that the snapshot of a table survives JSON and opens an equal table.
fn check_snapshot(table: &Table) {
    let snapshot = Snapshot::of(table);
    let json = serde_json::to_string(&snapshot).expect("a snapshot can be written");
    let read: Snapshot = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{error}: {json}"));
    assert_eq!(read, snapshot);
    let again = read.open().unwrap_or_else(|error| panic!("{error}: {json}"));
    check_same(&again, table);
    assert_eq!(Snapshot::of(&again), snapshot);
}

/// Checks that two tables have equal positions and moves.
fn check_same(one: &Table, other: &Table) {
    let (one, other) = (one.play_state(), other.play_state());
    assert_eq!(one.setup(), other.setup());
    assert_eq!(one.position_text(), other.position_text());
    assert_eq!(one.status(), other.status());
    assert_eq!(one.is_mid_turn(), other.is_mid_turn());
    assert_eq!(one.scores(), other.scores());
    assert_eq!(one.view(), other.view());
    assert_eq!(one.choices(), other.choices());
}

/// Checks that the record of a table gives an equal table, as a file, a link and JSON.
pub(crate) fn check_kept(table: &Table) {
    let record = table.record();
    let text = record.text(|_| Vec::new());
    let from_file = Record::parse(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"));
    assert_eq!(from_file.text(|_| Vec::new()), text);
    check_replays(&from_file, table);

    let link = record.link();
    let is_safe = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~%".contains(&byte);
    assert!(link.bytes().all(is_safe), "{link}");
    let from_link = Record::parse_link(&record.game, &link).unwrap_or_else(|error| panic!("{error}: {link}"));
    assert_eq!(from_link, record, "{link}");
    check_replays(&from_link, table);

    let json = serde_json::to_string(&record).expect("a record can be written");
    let from_json: Record = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{error}: {json}"));
    assert_eq!(from_json, record);
    check_replays(&from_json, table);
}

fn check_replays(record: &Record, table: &Table) {
    let replay = Table::replay(record).unwrap_or_else(|error| panic!("{error}: {record:?}"));
    assert_eq!(replay.fault, None, "{record:?}");
    assert_eq!(replay.table.record(), *record);
    assert_eq!(replay.table.play_state().steps(), table.play_state().steps());
    assert_eq!(replay.table.to_move(), table.to_move());
    assert_eq!(replay.table.finish(), table.finish());
    assert_eq!(replay.table.line(), table.line());
}

/// Checks that any record replays up to its first fault without losing anything before it.
pub(crate) fn check_replay(record: &Record, random: &mut Random) {
    let replay = match Table::replay(record) {
        Ok(replay) => replay,
        Err(error) => return assert_ne!(error.to_string(), ""),
    };
    let written: Vec<&String> = record.turns.iter().flat_map(|turn| &turn.moves).collect();
    let kept: Vec<&String> = replay.table.play_state().steps().iter().map(|step| &step.text).collect();
    assert!(written.starts_with(&kept), "{kept:?} is not the beginning of {written:?}");
    match &replay.fault {
        Some(fault) => assert_ne!(fault.to_string(), ""),
        None => check_nothing_lost(record, &replay.table.record()),
    }
    check_kept(&replay.table);
    check_position(&replay.table, random);
}

/// Checks that every turn keeps its time and comment. Only leaving that ends the game takes no step.
fn check_nothing_lost(written: &Record, kept: &Record) {
    let (same, rest) = written.turns.split_at(kept.turns.len());
    assert!(rest.iter().all(|turn| turn.moves == [RESIGN]), "{written:?}");
    for (written, kept) in same.iter().zip(&kept.turns) {
        let comment = written.comment.clone().filter(|comment| !comment.is_empty());
        assert_eq!(*kept, Turn { comment, ..written.clone() });
    }
    if !written.seats.is_empty() {
        let names = |record: &Record| record.seats.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>();
        assert_eq!(names(kept), names(written));
    }
    if let Some(written) = &written.ending {
        // Totals that an earlier version counted differently are accepted, and written as they are counted now.
        let kept = kept.ending.clone().map(|kept| EndingRecord { totals: written.totals.clone(), ..kept });
        assert_eq!(kept.as_ref(), Some(written));
    }
}

/// Checks that every computer player continues from here with legal moves. A game's own level must stay within its turn.
fn check_levels(table: &Table, random: &mut Random) {
    let Some(player) = table.to_move() else { return };
    let rule_set = table.kind().info.rule_set(table.play_state().setup().rule_set);
    let levels = table.kind().levels(rule_set.expect("a game has one of its rule sets"));
    let engines = ["uct", "alpha-beta", "mcts"].map(|name| name.parse().expect("a known engine"));
    for spec in levels.into_iter().map(|level| level.spec).chain(engines) {
        let mut play = table.play_state().fork();
        let small = Spec { memory: 1, ..spec.clone() };
        let mut computer = ComputerPlayer::engine_at(table.kind(), small, play.fork());
        let mut means =
            Means { timer: &|| Box::new(NoTimer), workers: &Alone, stop: &AtomicBool::new(false), random };
        let thought = computer.think(&Limits::of_nodes(5), &mut means, &mut |_| {});
        let thought = thought.expect("a level that is offered plays a game in progress");
        let is_own = matches!(spec.kind, EngineKind::Report(_));
        assert!(!thought.lines[0].moves.is_empty(), "{spec} plays no move: {}", table.line());
        for mv in &thought.lines[0].moves {
            assert!(!is_own || play.status().to_move() == Some(player), "{spec} plays on: {}", table.line());
            assert_eq!(play.play(mv), Ok(()), "{spec} plays {mv}: {}", table.line());
        }
    }
}

macro_rules! dispatch {
    ($($name:ident: $game:ty,)*) => {
        /// Checks the laws of the game's type at this table's position and on a short random line from it.
        pub(super) fn check_position(table: &Table, random: &mut Random) {
            let position = table.play_state().position_text();
            match table.kind().info.id {
                $(id if id == <$game as tabuleiro_core::Game>::info().id => {
                    check_typed::<$game>(&table.play_state().setup(), &position, random);
                })*
                id => unreachable!("{id} is not on the list of games"),
            }
        }
    };
}
for_each_game!(dispatch);

fn check_typed<G: Insight + Edit + Strengths>(setup: &Setup, position: &str, random: &mut Random) {
    laws::check_setup::<G>(setup);
    let game = G::from_setup(setup).expect("the set-up of a game");
    let position = game.parse_position(position).unwrap_or_else(|error| panic!("{error}: {position}"));
    laws::check_read_position(&game, &position, random);
    let board = game.board();
    laws::check_board(&board);
    let mut say = |message: &Message| check_words(G::info().id, message);
    laws::check_presentation(&game, &board, &position, random, &mut say);
    laws::check_insights(&game, &board, &position, &mut say);
    laws::check_drafts(&game, &board, &position, random, &mut say);
}

thread_local! {
    static SPEAKERS: RefCell<BTreeMap<&'static str, Vec<Localizer>>> = const { RefCell::new(BTreeMap::new()) };
}

/// Checks that every language has words for a message.
fn check_words(game: &'static str, message: &Message) {
    let speaker = |language| Localizer::new(language, kind(game).map(|kind| kind.info));
    SPEAKERS.with_borrow_mut(|speakers| {
        for speaker in speakers.entry(game).or_insert_with(|| languages().into_iter().map(speaker).collect())
        {
            speaker.try_own(message).unwrap_or_else(|missing| panic!("{}: {missing}", speaker.language()));
        }
    });
}
