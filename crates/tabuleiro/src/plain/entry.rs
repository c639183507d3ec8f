//! Meaning of a typed line.

use crate::nearest::nearest;
use tabuleiro_core::Message;
use tabuleiro_core::present::Click;
use tabuleiro_table::Choice;
use tabuleiro_words::{Localizer, Typed, answers, read_typed};

/// The commands that every game has, by the names of their words.
pub(super) const ORDERS: [&str; 22] = [
    "help", "rules", "hint", "moves", "board", "look", "where", "row", "column", "rays", "last", "changed",
    "score", "who", "undo", "redo", "back", "pause", "save", "export", "resign", "quit",
];

/// A line, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Entry {
    /// A command and what follows it.
    Order(&'static str, String),
    /// A whole move, by its text.
    Move(String),
    /// The beginning of moves.
    Clicks(Vec<Click>),
    /// Clicks that begin no legal move.
    Illegal(Vec<Click>),
    /// An unknown word.
    Unknown(String),
    /// An empty line.
    Nothing,
}

/// Parses a line. `pending` are the clicks already made; the text of a whole move counts only without them.
pub(super) fn understand(line: &str, pending: &[Click], choices: &[Choice], speaker: &Localizer) -> Entry {
    let lower = line.trim().to_lowercase();
    if lower.is_empty() {
        return Entry::Nothing;
    }
    if let Some(choice) = choices.iter().find(|choice| pending.is_empty() && choice.text == lower) {
        return Entry::Move(choice.text.clone());
    }
    if let Some((order, argument)) =
        ORDERS.into_iter().find_map(|order| Some((order, argument(order, line, speaker)?)))
    {
        return Entry::Order(order, argument);
    }
    if direction_in(&lower, speaker).is_some_and(|direction| lower.starts_with(&direction.1)) {
        return Entry::Order("rays", lower);
    }
    match read_typed(&lower, pending, choices, speaker) {
        Typed::Move(text) => Entry::Move(text),
        Typed::Clicks(clicks) => Entry::Clicks(clicks),
        Typed::Illegal(clicks) => Entry::Illegal(clicks),
        Typed::Unknown(word) => Entry::Unknown(word),
    }
}

/// Returns the text after a command, if the line begins with one of its names.
fn argument(order: &str, line: &str, speaker: &Localizer) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    // A question mark ends a question, unless it is all there is.
    let asked = words.join(" ");
    let asked = if words.len() > 1 { asked.trim_end_matches(['?', ' ']) } else { &asked };
    let follows = |phrase: &String| {
        let beginning = asked.get(..phrase.len()).filter(|beginning| beginning.to_lowercase() == *phrase)?;
        let rest = &asked[beginning.len()..];
        (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim().to_string())
    };
    words_of(order, speaker).iter().find_map(follows)
}

/// Returns the text without a leading word such as "of".
pub(super) fn without_of(argument: &str, speaker: &Localizer) -> String {
    let lower = argument.to_lowercase();
    let of = words_of("of", speaker)
        .into_iter()
        .find_map(|of| Some(lower.strip_prefix(&of)?.strip_prefix(' ')?.trim().to_string()));
    of.unwrap_or(lower)
}

/// Returns the first direction in a text, by its name, and its words.
pub(super) fn direction_in(text: &str, speaker: &Localizer) -> Option<(&'static str, String)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    answers::DIRECTIONS.iter().find_map(|&(name, ..)| {
        let own = speaker.word(format!("direction-{name}-words"));
        let called = own.split(',').map(str::trim).chain([name]);
        let used = called.into_iter().find(|word| words.contains(word))?;
        Some((name, used.to_string()))
    })
}

/// Returns the text without these leading words, such as articles.
pub(super) fn without<'a>(mut text: &'a str, order: &str, speaker: &Localizer) -> &'a str {
    let dropped = words_of(order, speaker);
    while let Some((first, rest)) = text.split_once(' ') {
        if !dropped.iter().any(|word| word == first) {
            return text;
        }
        text = rest.trim();
    }
    if dropped.iter().any(|word| word == text) { "" } else { text }
}

/// Suggests meanings for an unknown word: moves that begin with it, else the nearest known word.
pub(super) fn unknown(word: &str, choices: &[Choice], speaker: &Localizer) -> Message {
    let begun: Vec<&str> = choices
        .iter()
        .filter(|choice| choice.text.starts_with(word))
        .map(|choice| choice.text.as_str())
        .collect();
    if !begun.is_empty() {
        return Message::new("play-unknown-begun").text("word", word).text("moves", begun.join(", "));
    }
    let known: Vec<String> = ORDERS.iter().flat_map(|order| words_of(order, speaker)).collect();
    let buttons = choices.iter().flat_map(|choice| &choice.clicks).filter_map(|click| match click {
        Click::Button(name) => Some(*name),
        Click::Cell(_) => None,
    });
    match nearest(word, known.iter().map(String::as_str).chain(buttons)).first() {
        Some(near) => Message::new("play-unknown-near").text("word", word).text("near", near),
        None => Message::new("play-unknown").text("word", word),
    }
}

/// Returns the names of a command, in the language and in English.
pub(super) fn words_of(order: &str, speaker: &Localizer) -> Vec<String> {
    let own = speaker.word(format!("order-{order}"));
    own.split(',').map(|word| word.trim().to_string()).chain([order.to_string()]).collect()
}
