//! Records of earlier versions can be read, with the same endings.

use std::path::Path;
use tabuleiro_core::record::Record;
use tabuleiro_table::{Table, kinds};

/// Records that the first development version wrote, one of every rule set and number of seats: whole games, resignations, games
/// lost on time, and unfinished ones, each as a file and as a link.
const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures");

fn written(name: &str) -> String {
    std::fs::read_to_string(Path::new(FIXTURES).join(name)).unwrap()
}

#[test]
fn records_of_the_first_version_are_read_and_mean_the_same() {
    for line in written("links.txt").lines() {
        let (name, link) = line.split_once(' ').unwrap();
        let text = written(&format!("{name}.tabuleiro"));
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(Record::parse_link(&record.game, link).as_ref(), Ok(&record), "{name}");
        let replay = Table::replay(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(replay.fault, None, "{name}");
        assert_eq!(without_points(replay.table.record()), without_points(record.clone()), "{name}");
        assert_eq!((record.text(|_| Vec::new()), record.link()), (text, link.into()), "{name}");
    }
}

/// Points may be counted otherwise now; a replay accepts those of either count.
fn without_points(mut record: Record) -> Record {
    record.ending.iter_mut().for_each(|ending| ending.totals.clear());
    record
}

#[test]
fn the_records_of_the_first_version_are_of_every_game_and_of_every_end() {
    let (links, has) = (written("links.txt"), |part: &str| written("links.txt").contains(part));
    for kind in kinds() {
        assert!(links.lines().any(|line| line.starts_with(kind.info.id)), "{}", kind.info.id);
    }
    assert!([".end~rules_", ".end~resigned", ".end~out-of-time"].into_iter().all(has));
    assert!(links.lines().any(|line| !line.contains(".end~")), "one is unfinished");
}

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
