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
