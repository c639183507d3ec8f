//! The people of a room.

use serde::{Deserialize, Serialize};
use std::borrow::Borrow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use tabuleiro_core::Player;

/// A permanent id of a person. Events do not store names, which can change.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(String);

/// The digest of the key to a reserved seat. The room never sees the key itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeyDigest(String);

/// The sender of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// Id in events.
    pub id: PersonId,
    /// Name for others.
    pub name: String,
    /// Whether the person has an account, and therefore ratings.
    pub has_account: bool,
}

/// Facts about the people of a room that are not events: the caller looks them up, and they can change at any time.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Company {
    /// Names by id.
    pub names: BTreeMap<PersonId, String>,
    /// Names by seat, where several people share one screen and id.
    pub seat_names: BTreeMap<Player, String>,
    /// Ratings by [`Place::who`](crate::Place::who), where known.
    pub ratings: BTreeMap<String, f64>,
    /// Connected people.
    pub here: BTreeSet<PersonId>,
    /// Number of connected people without a seat.
    pub spectators: usize,
}

impl PersonId {
    /// Returns the id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl KeyDigest {
    /// Wraps a digest computed by the caller.
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
