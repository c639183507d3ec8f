//! A move as people type it: its text, or cells and buttons by their names.

use crate::Localizer;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::present::Click;
use tabuleiro_table::{Choice, Selected, buttons, select};

/// The meaning of a typed move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// A whole move, by its text.
    Move(String),
    /// The beginning of moves.
    Clicks(Vec<Click>),
    /// Clicks that begin no legal move.
    Illegal(Vec<Click>),
    /// An unknown word.
    Unknown(String),
}

/// Understands a move's text, or cells and buttons one after another. `pending` are the clicks already made; a move's text
/// counts only when there are none.
pub fn read_typed(line: &str, pending: &[Click], choices: &[Choice], speaker: &Localizer) -> Typed {
    let lower = line.trim().to_lowercase();
    if let Some(choice) = choices.iter().find(|choice| pending.is_empty() && choice.text == lower) {
        return Typed::Move(choice.text.clone());
    }
    let mut clicks = pending.to_vec();
    for word in lower.split([' ', ',', '\t']).filter(|word| !word.is_empty()) {
        match click_of(word, &clicks, choices, speaker) {
            Some(click) => clicks.push(click),
            None => return Typed::Unknown(word.to_string()),
        }
    }
    match select(choices, &clicks) {
        Selected::Move(text) => Typed::Move(text),
        Selected::Next(_) => Typed::Clicks(clicks),
        Selected::Nothing => Typed::Illegal(clicks),
    }
}

fn click_of(word: &str, clicks: &[Click], choices: &[Choice], speaker: &Localizer) -> Option<Click> {
    if let Ok(cell) = word.parse::<CellName>() {
        return Some(Click::Cell(cell));
    }
    let offered = buttons(choices, clicks);
    let by_number = word.parse::<usize>().ok().and_then(|number| offered.get(number.checked_sub(1)?));
    let said = |name: &&&'static str| {
        let label = speaker.word(format!("button-{name}")).to_lowercase();
        name.starts_with(word)
            || label.split(|letter: char| !letter.is_alphanumeric()).any(|part| part == word)
    };
    let mut begun = offered.iter().filter(said);
    let by_name = match (begun.next(), begun.next()) {
        (Some(only), None) => Some(only),
        _ => offered.iter().find(|name| **name == word),
    };
    // A button that exists but is not offered now counts as known, so that the reason can be given.
    let elsewhere = choices.iter().flat_map(|choice| &choice.clicks).find(|click| click.to_string() == word);
    by_number.or(by_name).map(|name| Click::Button(name)).or(elsewhere.copied())
}
