//! Spelling a move click by click.

use crate::play::Choice;
use std::collections::BTreeSet;
use tabuleiro_core::present::Click;

/// What the clicks so far amount to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Selected {
    /// The whole spelling of the move with this text.
    Move(String),
    /// The beginning of some moves; these can come next.
    Next(BTreeSet<Click>),
    /// The beginning of no legal move.
    Nothing,
}

/// What these clicks amount to among the legal moves.
pub fn select(choices: &[Choice], clicks: &[Click]) -> Selected {
    let begun = || choices.iter().filter(|choice| choice.clicks.starts_with(clicks));
    if let Some(choice) = begun().find(|choice| choice.clicks.len() == clicks.len()) {
        return Selected::Move(choice.text.clone());
    }
    let next: BTreeSet<Click> = begun().map(|choice| choice.clicks[clicks.len()]).collect();
    if next.is_empty() { Selected::Nothing } else { Selected::Next(next) }
}

/// Reads clicks by their names: cells, and buttons that some legal move needs. Gives back a name that is neither.
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

/// The buttons that can be pressed after these clicks, in a fixed order: they are called by number too.
pub fn buttons(choices: &[Choice], clicks: &[Click]) -> Vec<&'static str> {
    let Selected::Next(next) = select(choices, clicks) else { return Vec::new() };
    let button = |click| match click {
        Click::Button(name) => Some(name),
        Click::Cell(_) => None,
    };
    next.into_iter().filter_map(button).collect()
}
