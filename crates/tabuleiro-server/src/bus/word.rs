//! What is said on the bus, and how it is written: the node that says it, then its words, with spaces between.

use std::fmt;

/// Something that others may want to look at.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Word {
    /// So many things have happened at a table.
    Table {
        /// Its id.
        id: String,
        /// How many.
        version: i64,
    },
    /// A line was said there.
    Chat {
        /// The table.
        id: String,
        /// The line.
        number: i64,
    },
    /// Somebody is called otherwise, or a session or token of theirs has ended.
    Person(String),
    /// The game at a table has begun.
    Begun(String),
    /// It has ended.
    Ended(String),
    /// Somebody who sits at a table came or went.
    Here(String),
    /// What a game that is over did to ratings is known.
    Rated(String),
    /// Engines play at a table, and nobody watches them here.
    Unwatched(String),
    /// Tables are without a keeper.
    Free,
    /// Something may have been missed: look at everything.
    All,
}

/// What a node said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    /// Which one.
    pub node: String,
    /// Its words.
    pub words: Vec<Word>,
}

impl Said {
    /// Reads it.
    pub(crate) fn parse(text: &str) -> Option<Said> {
        let mut parts = text.split(' ');
        let node = parts.next().filter(|node| !node.is_empty())?.to_string();
        Some(Said { node, words: parts.map(Word::parse).collect() })
    }
}

impl Word {
    /// One that makes no sense here is from a newer node: whatever it means, who looks at everything misses nothing.
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
