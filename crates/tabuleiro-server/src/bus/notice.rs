//! Notices on the bus, and their text: the sender's id, then its notices, separated by spaces.

use std::fmt;

/// A notice of a change that other nodes may need to look up.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Notice {
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
pub(crate) struct SentNotices {
    /// Id of the node.
    pub node: String,
    pub words: Vec<Notice>,
}

impl SentNotices {
    /// Reads a text from the bus.
    pub(crate) fn parse(text: &str) -> Option<SentNotices> {
        let mut parts = text.split(' ');
        let node = parts.next().filter(|node| !node.is_empty())?.to_string();
        Some(SentNotices { node, words: parts.map(Notice::parse).collect() })
    }
}

impl Notice {
    /// Reads a notice. An unknown one comes from a newer version; a resync covers any meaning it may have.
    fn parse(text: &str) -> Notice {
        let mut parts = text.split(':');
        let kind = parts.next();
        let (id, number) =
            (parts.next().map(str::to_string), parts.next().and_then(|number| number.parse().ok()));
        match (kind, id, number) {
            (Some("table"), Some(id), Some(version)) => Notice::Table { id, version },
            (Some("chat"), Some(id), Some(number)) => Notice::Chat { id, number },
            (Some("person"), Some(id), None) => Notice::Person(id),
            (Some("begun"), Some(id), None) => Notice::Begun(id),
            (Some("ended"), Some(id), None) => Notice::Ended(id),
            (Some("here"), Some(id), None) => Notice::Here(id),
            (Some("rated"), Some(id), None) => Notice::Rated(id),
            (Some("unwatched"), Some(id), None) => Notice::Unwatched(id),
            (Some("free"), None, None) => Notice::Free,
            _ => Notice::All,
        }
    }
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Notice::Table { id, version } => write!(f, "table:{id}:{version}"),
            Notice::Chat { id, number } => write!(f, "chat:{id}:{number}"),
            Notice::Person(id) => write!(f, "person:{id}"),
            Notice::Begun(id) => write!(f, "begun:{id}"),
            Notice::Ended(id) => write!(f, "ended:{id}"),
            Notice::Here(id) => write!(f, "here:{id}"),
            Notice::Rated(id) => write!(f, "rated:{id}"),
            Notice::Unwatched(id) => write!(f, "unwatched:{id}"),
            Notice::Free => f.write_str("free"),
            Notice::All => f.write_str("all"),
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
            Notice::Table { id: id(), version: 7 },
            Notice::Chat { id: id(), number: 3 },
            Notice::Person(id()),
            Notice::Begun(id()),
            Notice::Ended(id()),
            Notice::Here(id()),
            Notice::Rated(id()),
            Notice::Unwatched(id()),
            Notice::Free,
            Notice::All,
        ];
        let text: Vec<String> = words.iter().map(ToString::to_string).collect();
        let said = SentNotices::parse(&format!("node {}", text.join(" "))).unwrap();
        assert_eq!(said, SentNotices { node: "node".into(), words });
    }

    #[test]
    fn what_a_newer_node_says_is_a_reason_to_look_at_everything() {
        let said = SentNotices::parse("node sung:abc table:abc:soon").unwrap();
        assert_eq!(said.words, [Notice::All, Notice::All]);
        assert_eq!(SentNotices::parse(""), None);
    }
}
