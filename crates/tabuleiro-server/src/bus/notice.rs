//! Notices on the bus, and their text: the sender's id, then its notices, separated by spaces.

use std::fmt;

/// A notice of a change that other nodes may need to look up.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Word {
    /// The number of events of a table.
    Table {
        /// Id of the table.
        id: String,
        /// Number of events.
        version: i64,
    },
    /// A new chat line at a table.
    Chat {
        /// Id of the table.
        id: String,
        /// Number of the line.
        number: i64,
    },
    /// A change of a person's name, or the end of one of their sessions or tokens.
    Person(String),
    /// The beginning of the game at a table.
    Begun(String),
    /// The end of the game at a table.
    Ended(String),
    /// The arrival or departure of a player at a table.
    Here(String),
    /// New ratings after a game.
    Rated(String),
    /// A table of engines without spectators on the sending node.
    Unwatched(String),
    /// Tables without a lease holder.
    Free,
    /// A request to resync, since notices may have been lost.
    All,
}

/// Notices from a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    /// Id of the node.
    pub node: String,
    pub words: Vec<Word>,
}

impl Said {
    /// Reads a text from the bus.
    pub(crate) fn parse(text: &str) -> Option<Said> {
        let mut parts = text.split(' ');
        let node = parts.next().filter(|node| !node.is_empty())?.to_string();
        Some(Said { node, words: parts.map(Word::parse).collect() })
    }
}

impl Word {
    /// Reads a notice. An unknown one comes from a newer version; a resync covers any meaning it may have.
    fn parse(text: &str) -> Word {
        let mut parts = text.split(':');
        let kind = parts.next();
        let (id, number) =
            (parts.next().map(str::to_string), parts.next().and_then(|number| number.parse().ok()));
        match (kind, id, number) {
            (Some("table"), Some(id), Some(version)) => Word::Table { id, version },
            (Some("chat"), Some(id), Some(number)) => Word::Chat { id, number },
            (Some("person"), Some(id), None) => Word::Person(id),
            (Some("begun"), Some(id), None) => Word::Begun(id),
            (Some("ended"), Some(id), None) => Word::Ended(id),
            (Some("here"), Some(id), None) => Word::Here(id),
            (Some("rated"), Some(id), None) => Word::Rated(id),
            (Some("unwatched"), Some(id), None) => Word::Unwatched(id),
            (Some("free"), None, None) => Word::Free,
            _ => Word::All,
        }
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Word::Table { id, version } => write!(f, "table:{id}:{version}"),
            Word::Chat { id, number } => write!(f, "chat:{id}:{number}"),
            Word::Person(id) => write!(f, "person:{id}"),
            Word::Begun(id) => write!(f, "begun:{id}"),
            Word::Ended(id) => write!(f, "ended:{id}"),
            Word::Here(id) => write!(f, "here:{id}"),
            Word::Rated(id) => write!(f, "rated:{id}"),
            Word::Unwatched(id) => write!(f, "unwatched:{id}"),
            Word::Free => f.write_str("free"),
            Word::All => f.write_str("all"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_read_as_it_was_said() {
        let id = || "abc".to_string();
        let words = vec![
            Word::Table { id: id(), version: 7 },
            Word::Chat { id: id(), number: 3 },
            Word::Person(id()),
            Word::Begun(id()),
            Word::Ended(id()),
            Word::Here(id()),
            Word::Rated(id()),
            Word::Unwatched(id()),
            Word::Free,
            Word::All,
        ];
        let text: Vec<String> = words.iter().map(ToString::to_string).collect();
        let said = Said::parse(&format!("node {}", text.join(" "))).unwrap();
        assert_eq!(said, Said { node: "node".into(), words });
    }

    #[test]
    fn what_a_newer_node_says_is_a_reason_to_look_at_everything() {
        let said = Said::parse("node sung:abc table:abc:soon").unwrap();
        assert_eq!(said.words, [Word::All, Word::All]);
        assert_eq!(Said::parse(""), None);
    }
}
