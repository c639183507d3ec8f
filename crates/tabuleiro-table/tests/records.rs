//! Records of earlier versions can be read, with the same endings.

use tabuleiro_table::Table;

/// The links hold the ending of each game, its reason and its points. Opening them checks all of it.
#[test]
fn records_from_before_the_last_mover_won_between_equals_are_read() {
    let records = include_str!("../../tabuleiro-games/src/asterismo/fixtures/records-before-ties.txt");
    for text in records.lines() {
        let table = Table::open(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert!(table.finish().is_some(), "{text}");
    }
    for reason in ["over-equally-useful", "over-most-useful", "over-no-move", "over-lost"] {
        assert!(records.contains(&format!(".end~rules_{reason}.")), "{reason}");
    }
    assert!(!records.contains("ties~"));
}

/// A record with points that no version counts is refused.
#[test]
fn points_that_no_version_counted_are_refused() {
    let records = include_str!("../../tabuleiro-games/src/asterismo/fixtures/records-before-ties.txt");
    let record = records.lines().next().unwrap();
    let (before, after) = record.split_once(".points~").unwrap();
    let after = after.split_once('.').unwrap().1;
    let error = Table::open(&format!("{before}.points~99_98.{after}")).err().unwrap().to_string();
    assert!(error.contains("error-fault-points"), "{error}");
}
