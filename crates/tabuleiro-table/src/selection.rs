//! Spelling of moves by clicks.

use crate::play::Choice;
use std::collections::BTreeSet;
use tabuleiro_core::present::Click;

/// The meaning of the clicks so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Selected {
    /// The complete spelling of the move with this text.
    Move(String),
    /// The beginning of one or more moves, with the clicks that can follow.
    Next(BTreeSet<Click>),
    /// The beginning of no legal move.
    Nothing,
}

/// Returns the meaning of these clicks among the legal moves.
pub fn select(choices: &[Choice], clicks: &[Click]) -> Selected {
    let begun = || choices.iter().filter(|choice| choice.clicks.starts_with(clicks));
    if let Some(choice) = begun().find(|choice| choice.clicks.len() == clicks.len()) {
        return Selected::Move(choice.text.clone());
    }
    let next: BTreeSet<Click> = begun().map(|choice| choice.clicks[clicks.len()]).collect();
    if next.is_empty() { Selected::Nothing } else { Selected::Next(next) }
}

/// Reads clicks by name: cells, and buttons that a legal move needs. Returns the name as an error if it is neither.
pub fn named_clicks<'a>(
    names: impl IntoIterator<Item = &'a str>,
    choices: &[Choice],
) -> Result<Vec<Click>, &'a str> {
    let click = |name: &'a str| {
        let cell = name.parse().ok().map(Click::Cell);
        let mut buttons = choices.iter().flat_map(|choice| &choice.clicks);
        cell.or_else(|| buttons.find(|click| click.to_string() == name).copied()).ok_or(name)
    };
    names.into_iter().map(click).collect()
}

/// Returns the buttons that can follow these clicks, in a fixed order, because people also choose them by number.
pub fn buttons(choices: &[Choice], clicks: &[Click]) -> Vec<&'static str> {
    let Selected::Next(next) = select(choices, clicks) else { return Vec::new() };
    let button = |click| match click {
        Click::Button(name) => Some(name),
        Click::Cell(_) => None,
    };
    next.into_iter().filter_map(button).collect()
}
