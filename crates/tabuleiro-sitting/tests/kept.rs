//! Kept games of earlier versions can still be read, continued and saved.
//!
//! The program wrote these files before sittings had a room. The exception is `old-names`: its computer player has the name
//! of an even earlier version, and one of its turns took longer than its clock allowed.

use std::path::Path;
use std::time::Instant;
use tabuleiro_core::record::Record;
use tabuleiro_sitting::Sitting;
use tabuleiro_store::Store;

const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures");

fn written(name: &str) -> Record {
    let path = Path::new(FIXTURES).join(name).with_extension("tabuleiro");
    Record::parse(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn kept(name: &str) -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path()).unwrap();
    store.keep(name, &written(name)).unwrap();
    (folder, store)
}

/// Opens a game, checks its state, plays on and opens it again.
fn check(name: &str, expected: &str) {
    let ((_folder, store), now) = (kept(name), Instant::now());
    let mut sitting = Sitting::resume(name, &store, now).unwrap();
    let left = |sitting: &Sitting| {
        let players = sitting.table().play_state().seats().players();
        let left = players.map(|player| sitting.left_ms(player, now).map_or("-".into(), |ms| ms.to_string()));
        left.collect::<Vec<_>>().join(" ")
    };
    let to_move = sitting.table().to_move().map_or("over".into(), |player| format!("{player} to move"));
    assert_eq!(format!("{to_move}, left {}", left(&sitting)), expected, "{name}");
    let mut record = written(name);
    let levels = sitting.table().record().seats.into_iter().map(|seat| seat.level);
    record.seats.iter_mut().zip(levels).for_each(|(seat, level)| seat.level = level);
    assert_eq!(sitting.table().record(), record, "{name}");
    if sitting.watch(now).unwrap().is_none() && sitting.table().to_move().is_some() {
        let mv = sitting.table().play_state().choices()[0].text.clone();
        sitting.play(&mv, now).unwrap();
    }
    let (played, left_then) = (sitting.table().record(), left(&sitting));
    drop(sitting);
    let again = Sitting::resume(name, &store, now).unwrap();
    assert_eq!((again.table().record(), left(&again)), (played, left_then), "{name}");
}

#[test]
fn kept_games_of_earlier_versions_are_gone_on_with() {
    check("undone", "2 to move, left 303000 300000");
    check("unfinished-turn", "2 to move, left 300000 299929");
    check("unfinished-placement", "1 to move, left 1200000 1200000");
    check("clock-by-turns", "1 to move, left 600000 600000");
    check("one-of-three-resigned", "1 to move, left - - -");
    check("over", "over, left 3600000 3600000");
    check("old-names", "2 to move, left 0 59990");
}

#[test]
fn an_unfinished_turn_of_a_kept_game_is_taken_back_and_played_again() {
    let ((_folder, store), now) = (kept("unfinished-turn"), Instant::now());
    let mut sitting = Sitting::resume("unfinished-turn", &store, now).unwrap();
    let line = sitting.table().line();
    sitting.undo(now).unwrap();
    assert_eq!(sitting.table().turns().len(), 1);
    sitting.redo(now).unwrap();
    assert_eq!(sitting.table().line(), line);
}
