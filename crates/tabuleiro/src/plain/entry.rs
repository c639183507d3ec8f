//! What a line that a player typed means.

use tabuleiro_core::present::Click;
use tabuleiro_table::words::Speaker;
use tabuleiro_table::{Choice, Typed, read_typed};

/// The commands that every game has, by the names of their words.
pub const ORDERS: [&str; 12] =
    ["help", "rules", "hint", "moves", "board", "look", "undo", "back", "save", "resign", "quit", "score"];

/// A line, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A command and what follows it.
    Order(&'static str, String),
    /// A whole move, by its text.
    Move(String),
    /// The beginning of moves.
    Clicks(Vec<Click>),
    /// Clicks that begin no legal move.
    Illegal(Vec<Click>),
    /// A word that nobody here knows.
    Unknown(String),
    /// An empty line.
    Nothing,
}

/// Understands a line. `pending` are the clicks already made; a move's text counts only when there are none.
pub fn understand(line: &str, pending: &[Click], choices: &[Choice], speaker: &Speaker) -> Entry {
    let lower = line.trim().to_lowercase();
    if lower.is_empty() {
        return Entry::Nothing;
    }
    if let Some(choice) = choices.iter().find(|choice| pending.is_empty() && choice.text == lower) {
        return Entry::Move(choice.text.clone());
    }
    let first = lower.split_whitespace().next().unwrap_or_default();
    if let Some(order) =
        ORDERS.into_iter().find(|order| words_of(order, speaker).iter().any(|word| word == first))
    {
        let argument =
            line.trim().split_once(char::is_whitespace).map_or("", |(_, argument)| argument.trim());
        return Entry::Order(order, argument.to_string());
    }
    match read_typed(&lower, pending, choices, speaker) {
        Typed::Move(text) => Entry::Move(text),
        Typed::Clicks(clicks) => Entry::Clicks(clicks),
        Typed::Illegal(clicks) => Entry::Illegal(clicks),
        Typed::Unknown(word) => Entry::Unknown(word),
    }
}

/// The words by which a command is called: those of the language, and the English ones.
pub fn words_of(order: &str, speaker: &Speaker) -> Vec<String> {
    let own = speaker.word(format!("order-{order}"));
    own.split(',').map(|word| word.trim().to_string()).chain([order.to_string()]).collect()
}
