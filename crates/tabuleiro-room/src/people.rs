//! People as a room knows them.

use serde::{Deserialize, Serialize};
use std::borrow::Borrow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use tabuleiro_core::Player;

/// The lasting id of a person. Names can change and are not stored in events.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(String);

/// The digest of the key to a reserved seat. The key itself never reaches the room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeyDigest(String);

/// A person who sends a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// The id that events carry.
    pub id: PersonId,
    /// The name that others read.
    pub name: String,
    /// Whether ratings are kept for this person.
    pub has_account: bool,
}

/// Facts about the people of a room that are no events: they are looked up, and may change at any time.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Company {
    /// Names by id.
    pub names: BTreeMap<PersonId, String>,
    /// Names by seat, where several people share one screen and id.
    pub seat_names: BTreeMap<Player, String>,
    /// Ratings by [`Place::who`](crate::Place::who), where known.
    pub ratings: BTreeMap<String, f64>,
    /// The people who are connected.
    pub here: BTreeSet<PersonId>,
    /// The number of connected people without a seat.
    pub spectators: usize,
}

impl PersonId {
    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl KeyDigest {
    /// A digest that the caller has computed.
    pub fn new(digest: impl Into<String>) -> KeyDigest {
        KeyDigest(digest.into())
    }
}

impl From<&str> for PersonId {
    fn from(id: &str) -> PersonId {
        PersonId(id.into())
    }
}

impl From<String> for PersonId {
    fn from(id: String) -> PersonId {
        PersonId(id)
    }
}

impl Borrow<str> for PersonId {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}
