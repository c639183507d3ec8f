//! A table with the template game: a new game needs no code in tables or front ends.

use std::sync::LazyLock;
use tabuleiro_core::record::{Ending, Record, Turn};
use tabuleiro_core::{Message, Player, Random, SeatResult, Setup};
use tabuleiro_engine::{Alone, NoTimer, Spec, Thought};
use tabuleiro_table::{
    Claim, ComputerError, ComputerPlayer, Fault, GameKind, Means, PlayError, Seat, Snapshot, Table,
    ThinkError,
};
use tabuleiro_template::NoughtsAndCrosses;
use tabuleiro_words::Localizer;

static KIND: LazyLock<GameKind> = LazyLock::new(GameKind::of::<NoughtsAndCrosses>);

fn table(moves: &str) -> Table {
    let setup = Setup::parse(KIND.info, "oxo1.plain.2.starts~1").unwrap();
    let mut table = Table::new(&KIND, &setup).unwrap();
    table.seats = vec![Seat::person("Ana"), Seat::computer("Rui", "report corner".parse::<Spec>().unwrap())];
    for mv in moves.split_whitespace() {
        table.play(mv).unwrap();
    }
    table
}

#[test]
fn a_game_is_played_to_its_end_by_the_rules() {
    let mut table = table("a1 c1 a2 c2 a3");
    let finish = table.finish().unwrap();
    assert_eq!(finish.winners(), [Player::ONE]);
    assert_eq!(finish.by, Ending::Rules);
    assert_eq!(table.play("b2").unwrap_err(), PlayError::Over);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut table = table("a1");
    let before = table.line();
    assert!(table.play("a1").is_err() && table.play("nonsense").is_err());
    assert_eq!(table.line(), before);
}

#[test]
fn undoing_a_turn_brings_the_position_before_it_back() {
    let mut table = table("a1 c1");
    let before = table.line();
    table.play("b2").unwrap();
    assert_eq!(table.undo_turn().len(), 1);
    assert_eq!(table.line(), before);
    assert_eq!(table.undo_turn().len() + table.undo_turn().len() + table.undo_turn().len(), 2);
}

#[test]
fn a_record_is_replayed_to_the_same_record() {
    for moves in ["", "a1", "a1 c1 a2 c2 a3", "a1 a2 a3 b1 b3 b2 c1 c3 c2"] {
        let mut table = table(moves);
        table.date = Some("2026-11-15T12:00:00Z".into());
        if !moves.is_empty() {
            table.comment(0, "a corner");
            table.note_time(1500);
        }
        let record = table.record();
        for read in
            [Record::parse(&record.text(|_| Vec::new())), Record::parse_link(KIND.info.id, &record.link())]
        {
            assert_eq!(read.as_ref(), Ok(&record), "{moves}");
            let replay = Table::replay_as(&KIND, &read.unwrap()).unwrap();
            assert_eq!(replay.fault, None, "{moves}");
            assert_eq!(replay.table.record(), record, "{moves}");
        }
    }
}

#[test]
fn giving_up_ends_a_game_of_two_and_is_in_the_record() {
    let mut table = table("a1 c1");
    table.resign(Player::ONE).unwrap();
    let finish = table.finish().unwrap();
    assert_eq!((finish.by, finish.winners()), (Ending::Resigned(Player::ONE), vec![Player::TWO]));
    let replay = Table::replay_as(&KIND, &table.record()).unwrap();
    assert_eq!((replay.fault, replay.table.record()), (None, table.record()));
    table.undo_turn();
    assert_eq!(table.to_move(), Some(Player::ONE), "a resignation can be taken back");
}

#[test]
fn the_times_of_a_record_leave_the_clock_as_it_was() {
    let mut table = table("");
    table.time_control = "10s+1s".parse().unwrap();
    for (mv, ms) in [("a1", 4000), ("c1", 500), ("a2", 2000)] {
        table.play(mv).unwrap();
        table.note_time(ms);
    }
    let left =
        |table: &Table| [Player::ONE, Player::TWO].map(|player| table.clock().left_ms(player, 0).unwrap());
    assert_eq!(left(&table), [6000, 10_500]);
    let read = Record::parse(&table.record().text(|_| Vec::new())).unwrap();
    assert_eq!(left(&Table::replay_as(&KIND, &read).unwrap().table), [6000, 10_500]);
    assert_eq!((table.clock().player(), table.clock().is_running()), (Some(Player::TWO), false));
    table.undo_turn();
    assert_eq!(left(&table), [7000, 10_500], "a turn taken back has taken no time");
}

#[test]
fn who_runs_out_of_time_has_lost_and_the_record_says_why() {
    let mut table = table("a1 c1");
    table.time_control = "10s".parse().unwrap();
    table.run_out_of_time(Player::ONE).unwrap();
    let left = [Player::ONE, Player::TWO].map(|player| table.clock().left_ms(player, 0));
    assert_eq!(left, [Some(0), Some(10_000)]);
    let finish = table.finish().unwrap();
    assert_eq!((finish.by, finish.winners()), (Ending::OutOfTime(Player::ONE), vec![Player::TWO]));
    let read = Record::parse(&table.record().text(|_| Vec::new())).unwrap();
    let replay = Table::replay_as(&KIND, &read).unwrap();
    assert_eq!((replay.fault, replay.table.finish()), (None, Some(finish)));
    assert_eq!((table.clock().player(), table.to_move()), (None, None));
}

#[test]
fn agreement_is_a_draw_and_leaving_for_good_is_nobodys_win() {
    for (by, result) in [(Ending::Agreed, SeatResult::Drew), (Ending::Abandoned, SeatResult::Lost)] {
        let mut table = table("a1");
        table.end(by).unwrap();
        assert_eq!(table.finish().unwrap().results.as_slice(), [result, result]);
        assert_eq!(Table::replay_as(&KIND, &table.record()).unwrap().fault, None);
    }
}

#[test]
fn nobody_leaves_from_a_seat_that_is_not_there() {
    let mut table = table("a1");
    assert_eq!(table.resign(Player::THREE), Err(PlayError::NoSeat(Player::THREE)));
    assert_eq!(table.end(Ending::OutOfTime(Player::FOUR)), Err(PlayError::NoSeat(Player::FOUR)));
    assert_eq!(table.to_move(), Some(Player::TWO));
}

#[test]
fn the_time_of_a_resignation_is_not_that_of_the_move_before_it() {
    let mut record = table("a1").record();
    record.turns[0].spent_ms = Some(5);
    let resigns =
        Turn { player: Player::TWO, moves: vec!["resign".into()], spent_ms: Some(7), comment: None };
    record.turns.push(resigns);
    let replay = Table::replay_as(&KIND, &record).unwrap();
    assert_eq!((replay.fault, replay.table.record().turns[0].spent_ms), (None, Some(5)));
}

fn fault(change: impl Fn(&mut Record)) -> (usize, Fault) {
    let mut record = table("a1 c1 a2 c2 a3").record();
    change(&mut record);
    let replay = Table::replay_as(&KIND, &record).unwrap();
    (replay.table.play_state().steps().len(), replay.fault.unwrap())
}

#[test]
fn a_fault_is_named_with_its_turn_and_what_came_before_is_kept() {
    let (kept, found) = fault(|record| record.turns[3].moves[0] = "a1".into());
    assert_eq!(kept, 3);
    let Fault::Move { turn: 4, legal, .. } = found else { panic!("{found}") };
    assert_eq!(legal, ["c2", "c3", "b1", "b2", "b3", "a3"]);

    let (kept, found) = fault(|record| record.turns[1].player = Player::ONE);
    assert_eq!((kept, found), (1, Fault::Player { turn: 2, found: 1, expected: 2 }));

    let (kept, found) = fault(|record| record.turns.push(record.turns[0].clone()));
    assert_eq!((kept, found), (5, Fault::Over { turn: 6, found: "a1".into() }));

    let (_, found) = fault(|record| record.ending.as_mut().unwrap().results.reverse());
    assert!(matches!(found, Fault::Result { turn: 5, what: Claim::Results, .. }), "{found}");

    let (_, found) = fault(|record| record.turns.truncate(4));
    assert_eq!(found, Fault::NotOver { turn: 4 });

    let (_, found) = fault(|record| {
        record.turns[0].moves.push("c1".into());
        record.turns.remove(1);
    });
    assert!(matches!(found, Fault::Player { turn: 1, .. } | Fault::Grouping { turn: 1 }), "{found}");

    let (_, found) = fault(|record| record.turns[0].moves.clear());
    assert_eq!(found, Fault::Grouping { turn: 1 });

    let (kept, found) = fault(|record| record.turns[2].moves.push("resign".into()));
    assert_eq!((kept, found), (2, Fault::Grouping { turn: 3 }));

    let (_, found) = fault(|record| drop(record.seats.pop()));
    assert_eq!(found, Fault::Seats { found: 1, expected: 2 });
}

#[test]
fn a_snapshot_spells_everything_out_and_is_read_again() {
    let snapshot = Snapshot::of(&table("a1 c1"));
    let json = serde_json::to_string(&snapshot).unwrap();
    let read: Snapshot = serde_json::from_str(&json).unwrap();
    assert_eq!(read, snapshot);
    assert_eq!(Snapshot::of(&read.open_as(&KIND).unwrap()), snapshot);
    let b2 = snapshot.cells.iter().find(|cell| cell.name.to_string() == "b2").unwrap();
    assert_eq!((b2.row, b2.number, b2.neighbours.len()), (2, 2, 4));
}

#[test]
fn computers_play_and_an_unknown_level_is_refused() {
    let table = table("a1");
    for text in ["random", "report corner", "uct playouts=50"] {
        let thought = think(&table, text).unwrap();
        let legal = table.play_state().choices();
        assert!(legal.iter().any(|choice| choice.text == thought.lines[0].moves[0]), "{text}: {thought:?}");
    }
    let error = think(&table, "report grandmaster").unwrap_err().to_string();
    assert_eq!(error, "error-engine-level(wanted=grandmaster, offered=corner)");
}

fn think(table: &Table, engine: &str) -> Result<Thought<String>, ComputerError> {
    let spec: Spec = engine.parse().unwrap();
    let limits = spec.limits();
    let mut means = Means {
        timer: &|| Box::new(NoTimer),
        workers: &Alone,
        stop: &false.into(),
        random: &mut Random::from_seed(1),
    };
    let mut player = ComputerPlayer::engine_at(&KIND, spec, table.play_state().fork());
    player.think(&limits, &mut means, &mut |_| {})
}

#[test]
fn nobody_thinks_after_the_end() {
    let over = think(&table("a1 c1 a2 c2 a3"), "random");
    assert_eq!(over, Err(ComputerError::Think(ThinkError::Over)));
}

#[test]
fn a_menu_offers_levels_by_number_the_games_own_and_random_play() {
    let rule_set = &KIND.info.rule_sets[0];
    let offered: Vec<String> = KIND.levels(rule_set).into_iter().map(|level| level.short).collect();
    assert_eq!(offered, ["1", "2", "3", "4", "corner", "random"]);
    assert_eq!(KIND.default_level(rule_set).short, "2");
    let speaker = Localizer::new("en", Some(KIND.info));
    assert_eq!(speaker.say(&KIND.levels(rule_set)[2].name), "level 3");
}

#[test]
fn computers_are_called_by_number_name_or_specification() {
    let rule_set = &KIND.info.rule_sets[0];
    let read = |text: &str| KIND.computer(rule_set, text).map(|computer| computer.to_string());
    assert_eq!(read("corner").unwrap(), "report corner");
    assert_eq!(read("3").unwrap(), "level 3");
    assert_eq!(read("level 3").unwrap(), "level 3");
    assert_eq!(read("uct time=0.5s").unwrap(), "uct time=500ms");
    assert_eq!(read("ugi engine --strong").unwrap(), "ugi engine --strong");
    assert!(read("uct playouts=0").is_err() && read("grandmaster").is_err() && read("").is_err());
}

#[test]
fn records_of_before_specifications_are_read() {
    for (old, new) in [("corner", "report corner"), ("uct=500", "uct playouts=500"), ("random", "random")] {
        let mut record = table("a1").record();
        record.seats[1].level = Some(old.into());
        let replay = Table::replay_as(&KIND, &record).unwrap();
        assert_eq!(replay.table.record().seats[1].level.as_deref(), Some(new));
    }
    for wrong in ["", "two words", "uct=many", "\u{1}", "ugi \u{1}", "report \u{1}"] {
        let mut record = table("a1").record();
        record.seats[1].level = Some(wrong.into());
        assert_eq!(Table::replay_as(&KIND, &record).unwrap().table.seats[1].computer, None, "{wrong}");
    }
}

#[test]
fn a_speaker_calls_players_by_their_names() {
    let speaker =
        Localizer::new("pt_PT.UTF-8", Some(KIND.info)).with_names(vec!["Ana".into(), String::new()]);
    let mark = |player| Message::new("mark").player("player", player).text("cell", "b2");
    assert_eq!(speaker.say(&mark(Player::ONE)), "Ana marca b2");
    assert_eq!(speaker.say(&mark(Player::TWO)), "Jogador 2 marca b2");
    assert_eq!(speaker.word("no-such-sentence"), "no-such-sentence");
}
