//! Parsing of the lines that an engine receives.

use crate::go::Go;
use crate::line_error::{LineError, shortened};

/// A command to an engine.
#[derive(Clone, PartialEq, Debug)]
pub enum UgiCommand {
    /// Send the name and the options.
    Ugi,
    /// Answer once ready.
    IsReady,
    /// Set an option.
    SetOption {
        /// Name of the option.
        name: String,
        /// New value; empty if none was given.
        value: String,
    },
    /// Prepare for another game.
    NewGame,
    /// Set up a position.
    Position {
        /// First position.
        root: Root,
        /// Moves played since.
        moves: Vec<String>,
    },
    /// Start a search.
    Go(Go),
    /// Stop the search.
    Stop,
    /// Answer a question about the position.
    Query(Query),
    /// Quit.
    Quit,
}

/// The first position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Root {
    /// The start of the current set-up.
    StartPos,
    /// The text of a position, with its own set-up or of the current one.
    Fen(String),
    /// The start of a set-up, given by its text.
    Setup(String),
}

/// A question about a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Query {
    GameOver,
    P1Turn,
    Result,
    // The queries from here on extend plain UGI.
    Fen,
    Legal,
    Scores,
    Results,
    Turn,
    Setup,
}

impl Query {
    /// All queries with their words.
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

impl UgiCommand {
    /// Reads a line; returns `None` for an empty one.
    pub fn parse(line: &str) -> Result<Option<UgiCommand>, LineError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&first, rest)) = words.split_first() else { return Ok(None) };
        let alone = |order: UgiCommand| match rest.first() {
            None => Ok(order),
            Some(more) => Err(LineError::More(shortened(more))),
        };
        let order = match first {
            "ugi" => alone(UgiCommand::Ugi),
            "isready" => alone(UgiCommand::IsReady),
            "uginewgame" => alone(UgiCommand::NewGame),
            "stop" => alone(UgiCommand::Stop),
            "quit" => alone(UgiCommand::Quit),
            "setoption" => set_option(rest),
            "position" => position(rest),
            "go" => Ok(UgiCommand::Go(Go::parse(rest)?)),
            "query" => query(rest),
            _ => Err(LineError::Command(shortened(first))),
        };
        order.map(Some)
    }
}

/// Reads `name NAME… [value VALUE…]`.
fn set_option(words: &[&str]) -> Result<UgiCommand, LineError> {
    let Some((&"name", rest)) = words.split_first() else {
        return Err(LineError::Missing("setoption", "name NAME value VALUE"));
    };
    let end = rest.iter().position(|word| *word == "value").unwrap_or(rest.len());
    if end == 0 {
        return Err(LineError::Missing("setoption", "name NAME value VALUE"));
    }
    let value = rest.get(end + 1..).unwrap_or_default().join(" ");
    Ok(UgiCommand::SetOption { name: rest[..end].join(" "), value })
}

/// Reads `startpos|fen TEXT|setup TEXT [moves MOVE…]`.
fn position(words: &[&str]) -> Result<UgiCommand, LineError> {
    let end = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
    let (root, moves) = (&words[..end], words.get(end + 1..).unwrap_or_default());
    let root = match root {
        ["startpos"] => Root::StartPos,
        ["startpos", more, ..] => return Err(LineError::More(shortened(more))),
        ["fen", text @ ..] if !text.is_empty() => Root::Fen(text.join(" ")),
        ["setup", text] => Root::Setup((*text).into()),
        _ => return Err(LineError::Missing("position", "startpos, fen POSITION or setup SETUP")),
    };
    Ok(UgiCommand::Position { root, moves: moves.iter().map(ToString::to_string).collect() })
}

fn query(words: &[&str]) -> Result<UgiCommand, LineError> {
    let word = words.first().ok_or(LineError::Missing("query", "a question"))?;
    if let Some(more) = words.get(1) {
        return Err(LineError::More(shortened(more)));
    }
    let found = Query::ALL.iter().find(|(name, _)| name == word);
    found.map(|(_, query)| UgiCommand::Query(*query)).ok_or_else(|| {
        let known: Vec<&str> = Query::ALL.iter().map(|(name, _)| *name).collect();
        LineError::Query(shortened(word), known.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        let read = |line: &str| UgiCommand::parse(line).unwrap().unwrap();
        assert_eq!(UgiCommand::parse("  "), Ok(None));
        assert_eq!(read(" isready \r"), UgiCommand::IsReady);
        let set = |name: &str, value: &str| UgiCommand::SetOption { name: name.into(), value: value.into() };
        assert_eq!(read("setoption name Rule Set value a b"), set("Rule Set", "a b"));
        assert_eq!(read("setoption name Clear"), set("Clear", ""));
        let moves = vec!["a1".to_string(), "b2".into()];
        assert_eq!(
            read("position startpos moves a1 b2"),
            UgiCommand::Position { root: Root::StartPos, moves: moves.clone() }
        );
        assert_eq!(
            read("position fen x y moves a1 b2"),
            UgiCommand::Position { root: Root::Fen("x y".into()), moves }
        );
        assert_eq!(read("query legal"), UgiCommand::Query(Query::Legal));
    }

    #[test]
    fn what_is_wrong_is_named() {
        let error = |line: &str| UgiCommand::parse(line).unwrap_err().to_string();
        assert_eq!(error("castle"), "unknown command `castle`");
        assert_eq!(error("position nowhere"), "`position` needs startpos, fen POSITION or setup SETUP");
        assert_eq!(error("go depth deep"), "`depth` needs a number, not `deep`");
        assert_eq!(error("go ponder"), "unknown search limit `ponder`");
        assert_eq!(error("isready now"), "unexpected word `now`");
        assert_eq!(error("setoption name value 3"), "`setoption` needs name NAME value VALUE");
        assert!(error("query weather").starts_with("unknown query `weather`; use gameover"));
    }
}
