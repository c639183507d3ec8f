//! The target for moves as texts and as clicks.

use crate::{Bytes, drawn_by};
use std::collections::BTreeSet;
use tabuleiro_core::present::Click;
use tabuleiro_table::{Choice, Selected, Table, select};

/// Checks that a move is legal exactly if it is listed, as text and as clicks. An illegal move must change nothing.
pub fn moves(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let Some(mut table) = drawn_by(&mut bytes) else { return };
    let mut seen = BTreeSet::new();
    while !bytes.is_empty() {
        let choices = table.play_state().choices();
        seen.extend(choices.iter().map(|choice| choice.text.clone()));
        match bytes.byte() {
            0..160 if choices.is_empty() => break,
            0..160 => check_move(&mut table, &choices, &bytes.choose(&texts(&choices)).clone()),
            160..192 => check_move(&mut table, &choices, &bytes.text()),
            192..224 => {
                let place = bytes.below(seen.len());
                let text = changed(seen.iter().nth(place).expect("a place below the length"), &mut bytes);
                check_move(&mut table, &choices, &text);
            }
            224.. => check_clicks(&table, &choices, &mut bytes),
        }
    }
}

fn texts(choices: &[Choice]) -> Vec<&String> {
    choices.iter().map(|choice| &choice.text).collect()
}

/// Returns the text with one letter changed, or unchanged.
fn changed(text: &str, bytes: &mut Bytes) -> String {
    const LETTERS: &[u8] = b"0123456789abcdefghijklmnopqrstuvwxyz-~_. X";
    let mut letters: Vec<char> = text.chars().collect();
    let place = bytes.below(letters.len() + 1);
    let letter = char::from(bytes.choose(LETTERS));
    match bytes.below(4) {
        0 => letters.insert(place, letter),
        1 if place < letters.len() => letters[place] = letter,
        2 if place < letters.len() => drop(letters.remove(place)),
        _ => {}
    }
    letters.into_iter().collect()
}

fn check_move(table: &mut Table, choices: &[Choice], text: &str) {
    let (line, steps) = (table.line(), table.play_state().steps().to_vec());
    let listed = choices.iter().any(|choice| choice.text == text);
    match table.play(text).cloned() {
        Ok(step) => {
            assert!(listed, "`{text}` is played but not listed: {line}");
            // A move that reveals something is recorded with that part appended.
            assert!(step.text.starts_with(text), "`{text}` is played as `{}`: {line}", step.text);
            let played = table.play_state().steps();
            assert_eq!((played.last(), &played[..steps.len()]), (Some(&step), &steps[..]));
        }
        Err(error) => {
            assert!(!listed, "`{text}` is listed but refused ({error}): {line}");
            assert_eq!((table.line(), table.play_state().steps()), (line, &steps[..]));
        }
    }
}

/// Checks that a few clicks begin a move exactly if the list has such a move.
fn check_clicks(table: &Table, choices: &[Choice], bytes: &mut Bytes) {
    let cells = table.play_state().board().cells.iter().map(|cell| Click::Cell(cell.name));
    let offered: BTreeSet<Click> =
        cells.chain(choices.iter().flat_map(|choice| choice.clicks.iter().copied())).collect();
    let offered: Vec<Click> = offered.into_iter().collect();
    let mut clicks: Vec<Click> = match choices.len() {
        0 => Vec::new(),
        count => choices[bytes.below(count)].clicks.clone(),
    };
    clicks.truncate(bytes.below(clicks.len() + 1));
    for _ in 0..bytes.below(3) {
        clicks.push(bytes.choose(&offered));
    }
    let begins = choices.iter().any(|choice| choice.clicks.starts_with(&clicks));
    let why = table.play_state().why_illegal(&clicks);
    assert_eq!(why.is_none(), begins, "{clicks:?} gives {why:?}: {}", table.line());
    match select(choices, &clicks) {
        Selected::Move(text) => {
            assert!(choices.iter().any(|choice| choice.text == text && choice.clicks == clicks));
        }
        Selected::Next(next) => assert!(begins && !next.is_empty()),
        Selected::Nothing => assert!(!begins),
    }
}
