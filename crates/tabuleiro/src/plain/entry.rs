//! What a line that a player typed means.

use tabuleiro_core::grid::CellName;
use tabuleiro_core::present::Click;
use tabuleiro_table::words::Speaker;
use tabuleiro_table::{Choice, Selected, select};

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
    let mut clicks = pending.to_vec();
    for word in lower.split([' ', ',', '\t']).filter(|word| !word.is_empty()) {
        match click_of(word, &clicks, choices, speaker) {
            Some(click) => clicks.push(click),
            None => return Entry::Unknown(word.to_string()),
        }
    }
    match select(choices, &clicks) {
        Selected::Move(text) => Entry::Move(text),
        Selected::Next(_) => Entry::Clicks(clicks),
        Selected::Nothing => Entry::Illegal(clicks),
    }
}

/// The words by which a command is called: those of the language, and the English ones.
pub fn words_of(order: &str, speaker: &Speaker) -> Vec<String> {
    let own = speaker.word(format!("order-{order}"));
    own.split(',').map(|word| word.trim().to_string()).chain([order.to_string()]).collect()
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

fn click_of(word: &str, clicks: &[Click], choices: &[Choice], speaker: &Speaker) -> Option<Click> {
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
    // A button that exists but is not offered now is known too, so that the reason can be told.
    let elsewhere = choices.iter().flat_map(|choice| &choice.clicks).find(|click| click.to_string() == word);
    by_number.or(by_name).map(|name| Click::Button(name)).or(elsewhere.copied())
}
