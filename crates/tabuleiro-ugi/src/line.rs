//! A line that an engine is sent, understood.

use crate::go::Go;
use crate::line_error::{LineError, shortened};

/// What an engine is told to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Order {
    /// Say who you are and what can be set.
    Ugi,
    /// Answer once you are ready.
    IsReady,
    /// Set an option.
    SetOption {
        /// Its name.
        name: String,
        /// Its value; empty where none was given.
        value: String,
    },
    /// What follows is another game.
    NewGame,
    /// Take up a position.
    Position {
        /// Where it begins.
        root: Root,
        /// What was played since.
        moves: Vec<String>,
    },
    /// Search.
    Go(Go),
    /// Stop searching.
    Stop,
    /// Say something about the position.
    Query(Query),
    /// End.
    Quit,
}

/// Where a position begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Root {
    /// The start of the set-up that is set.
    StartPos,
    /// A position's text: alone, of the set-up that is set, or with the set-up it belongs to.
    Fen(String),
    /// The start of a set-up, given by its text.
    Setup(String),
}

/// What can be asked about a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Query {
    GameOver,
    P1Turn,
    Result,
    /// Everything below goes beyond plain UGI.
    Fen,
    Legal,
    Scores,
    Results,
    Turn,
    Setup,
}

impl Query {
    /// Each with its word.
    pub const ALL: [(&'static str, Query); 9] = [
        ("gameover", Query::GameOver),
        ("p1turn", Query::P1Turn),
        ("result", Query::Result),
        ("fen", Query::Fen),
        ("legal", Query::Legal),
        ("scores", Query::Scores),
        ("results", Query::Results),
        ("turn", Query::Turn),
        ("setup", Query::Setup),
    ];
}

impl Order {
    /// Understands a line; nothing for an empty one.
    pub fn parse(line: &str) -> Result<Option<Order>, LineError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&first, rest)) = words.split_first() else { return Ok(None) };
        let alone = |order: Order| match rest.first() {
            None => Ok(order),
            Some(more) => Err(LineError::More(shortened(more))),
        };
        let order = match first {
            "ugi" => alone(Order::Ugi),
            "isready" => alone(Order::IsReady),
            "uginewgame" => alone(Order::NewGame),
            "stop" => alone(Order::Stop),
            "quit" => alone(Order::Quit),
            "setoption" => set_option(rest),
            "position" => position(rest),
            "go" => Ok(Order::Go(Go::parse(rest)?)),
            "query" => query(rest),
            _ => Err(LineError::Command(shortened(first))),
        };
        order.map(Some)
    }
}

/// `name NAME… [value VALUE…]`
fn set_option(words: &[&str]) -> Result<Order, LineError> {
    let Some((&"name", rest)) = words.split_first() else {
        return Err(LineError::Missing("setoption", "name NAME value VALUE"));
    };
    let end = rest.iter().position(|word| *word == "value").unwrap_or(rest.len());
    if end == 0 {
        return Err(LineError::Missing("setoption", "name NAME value VALUE"));
    }
    let value = rest.get(end + 1..).unwrap_or_default().join(" ");
    Ok(Order::SetOption { name: rest[..end].join(" "), value })
}

/// `startpos|fen TEXT|setup TEXT [moves MOVE…]`
fn position(words: &[&str]) -> Result<Order, LineError> {
    let end = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
    let (root, moves) = (&words[..end], words.get(end + 1..).unwrap_or_default());
    let root = match root {
        ["startpos"] => Root::StartPos,
        ["startpos", more, ..] => return Err(LineError::More(shortened(more))),
        ["fen", text @ ..] if !text.is_empty() => Root::Fen(text.join(" ")),
        ["setup", text] => Root::Setup((*text).into()),
        _ => return Err(LineError::Missing("position", "startpos, fen POSITION or setup SETUP")),
    };
    Ok(Order::Position { root, moves: moves.iter().map(ToString::to_string).collect() })
}

fn query(words: &[&str]) -> Result<Order, LineError> {
    let word = words.first().ok_or(LineError::Missing("query", "something to ask for"))?;
    if let Some(more) = words.get(1) {
        return Err(LineError::More(shortened(more)));
    }
    let found = Query::ALL.iter().find(|(name, _)| name == word);
    found.map(|(_, query)| Order::Query(*query)).ok_or_else(|| {
        let known: Vec<&str> = Query::ALL.iter().map(|(name, _)| *name).collect();
        LineError::Query(shortened(word), known.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        let read = |line: &str| Order::parse(line).unwrap().unwrap();
        assert_eq!(Order::parse("  "), Ok(None));
        assert_eq!(read(" isready \r"), Order::IsReady);
        let set = |name: &str, value: &str| Order::SetOption { name: name.into(), value: value.into() };
        assert_eq!(read("setoption name Rule Set value a b"), set("Rule Set", "a b"));
        assert_eq!(read("setoption name Clear"), set("Clear", ""));
        let moves = vec!["a1".to_string(), "b2".into()];
        assert_eq!(
            read("position startpos moves a1 b2"),
            Order::Position { root: Root::StartPos, moves: moves.clone() }
        );
        assert_eq!(
            read("position fen x y moves a1 b2"),
            Order::Position { root: Root::Fen("x y".into()), moves }
        );
        assert_eq!(read("query legal"), Order::Query(Query::Legal));
    }

    #[test]
    fn what_is_wrong_is_named() {
        let error = |line: &str| Order::parse(line).unwrap_err().to_string();
        assert_eq!(error("castle"), "there is no command `castle`");
        assert_eq!(error("position nowhere"), "`position` needs startpos, fen POSITION or setup SETUP");
        assert_eq!(error("go depth deep"), "`deep` is not a number that `depth` takes");
        assert_eq!(error("go ponder"), "`ponder` is no limit of a search");
        assert_eq!(error("isready now"), "`now` is more than was expected");
        assert_eq!(error("setoption name value 3"), "`setoption` needs name NAME value VALUE");
        assert!(error("query weather").starts_with("`weather` is nothing that can be asked: gameover"));
    }
}
