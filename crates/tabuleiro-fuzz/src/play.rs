//! The target for whole games: moves, turns taken back, players who leave, comments and times.

use crate::laws::{check_kept, check_position};
use crate::{Bytes, drawn_by};
use std::collections::BTreeMap;
use tabuleiro_core::record::Ending;
use tabuleiro_core::{Player, Random, SEATS_MAX};
use tabuleiro_table::{PlayError, Seat, Table};

/// Upper bound for the number of decisions in a game.
const DECISIONS_MAX: usize = 20_000;

/// Checks that everything at a table can be taken back, and that its record replays to an equal table.
pub fn play(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let mut random = bytes.random();
    let Some(mut table) = drawn_by(&mut bytes) else { return };
    // Line after each number of steps, to compare with after taking them back.
    let mut lines = BTreeMap::from([(0, table.line())]);
    while !bytes.is_empty() {
        match bytes.byte() {
            0..200 => play_one(&mut table, |count| bytes.below(count)),
            200..216 => undo(&mut table, &lines),
            216..220 => resign(&mut table, bytes.below(SEATS_MAX)),
            220..224 => end(&mut table, &mut bytes),
            224..232 => table.note_time(bytes.number()),
            232..240 => comment(&mut table, &mut bytes),
            240..246 => sit(&mut table, &mut bytes),
            246..252 => check_kept(&table),
            252.. => play_on(&mut table, &mut random, &mut lines),
        }
        let steps = table.play_state().steps().len();
        lines.split_off(&steps);
        lines.insert(steps, table.line());
    }
    check_kept(&table);
    check_position(&table, &mut random);
    take_all_back(&mut table, &lines);
}

fn play_one(table: &mut Table, choose: impl FnOnce(usize) -> usize) {
    if table.to_move().is_none() {
        return;
    }
    let choices = table.play_state().choices();
    assert!(!choices.is_empty(), "a game in progress has moves: {}", table.line());
    let text = &choices[choose(choices.len())].text;
    table.play(text).unwrap_or_else(|error| panic!("{error}: {}", choices.len()));
}

/// Plays random moves to the end.
fn play_on(table: &mut Table, random: &mut Random, lines: &mut BTreeMap<usize, String>) {
    while table.to_move().is_some() {
        let steps = table.play_state().steps().len();
        assert!(steps < DECISIONS_MAX, "this game does not end: {}", table.line());
        lines.insert(steps, table.line());
        play_one(table, |count| random.below(count));
    }
    assert!(table.finish().is_some());
    assert_eq!(table.play("a1").err(), Some(PlayError::Over));
}

fn undo(table: &mut Table, lines: &BTreeMap<usize, String>) {
    let before = table.play_state().steps().to_vec();
    let was_ended = table.finish().is_some() && table.play_state().status().to_move().is_some();
    let taken = table.undo_turn();
    let left = table.play_state().steps();
    assert_eq!(taken.is_empty(), before.is_empty() || was_ended);
    assert!(
        left.iter().chain(taken.iter().rev()).eq(&before),
        "what is taken back is the end of what was played"
    );
    assert_eq!(Some(&table.line()), lines.get(&left.len()));
}

fn take_all_back(table: &mut Table, lines: &BTreeMap<usize, String>) {
    // The first call takes back an end outside the rules; the others take back one turn each.
    undo(table, lines);
    while !table.play_state().steps().is_empty() {
        undo(table, lines);
    }
    assert_eq!(Some(&table.line()), lines.get(&0));
}

fn resign(table: &mut Table, seat: usize) {
    let (player, line) = (Player::new(seat), table.line());
    let (over, gone) = (table.to_move().is_none(), table.left().contains(&player));
    let seated = table.play_state().seats().has(player);
    let resigned = table.resign(player);
    assert_eq!(resigned.is_ok(), seated && !over && !gone, "{resigned:?}: {line}");
    if resigned.is_err() {
        assert_eq!(table.line(), line);
    } else if let Some(next) = table.to_move() {
        assert!(!table.left().contains(&next), "a player who left is to move: {}", table.line());
    }
}

fn end(table: &mut Table, bytes: &mut Bytes) {
    let by = match bytes.below(3) {
        0 => Ending::Agreed,
        1 => Ending::Abandoned,
        _ => Ending::OutOfTime(Player::new(bytes.below(table.seats.len()))),
    };
    let over = table.to_move().is_none();
    // The clock of a player who left does not run.
    let gone = matches!(by, Ending::OutOfTime(player) if table.left().contains(&player));
    assert_eq!(table.end(by).is_err(), over || gone);
    assert!(gone || table.to_move().is_none());
}

fn comment(table: &mut Table, bytes: &mut Bytes) {
    let (turns, text) = (table.turns().len(), bytes.text());
    if turns > 0 {
        table.comment(bytes.below(turns), text);
    }
}

fn sit(table: &mut Table, bytes: &mut Bytes) {
    let name = bytes.text();
    let computer = bytes.text().parse().ok();
    let seat = bytes.below(table.seats.len());
    table.seats[seat] = Seat { name, computer };
}
