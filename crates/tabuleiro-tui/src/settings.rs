//! Settings of the user: one small file beside the games. Damaged values count as not set.

use crate::look::Look;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use tabuleiro_store::{Store, StoreError, write_whole};

/// The file's name.
const FILE: &str = "settings.json";

/// Settings of the user.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Settings {
    /// The name of the theme.
    pub theme: Option<String>,
    /// The language.
    pub language: Option<String>,
    /// The last new game.
    pub last: Option<Choices>,
    /// The name of the look of boards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// Whether the moves of computers are shown for a moment; they are, unless something else was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves_are_shown: Option<bool>,
    /// The lessons that were done, as `GAME/LESSON`.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub learned: BTreeSet<String>,
}

/// The choices for a new game, as they stand on a command line.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// The game's id.
    pub game: String,
    /// The rule set's id.
    pub rules: String,
    /// Number of players.
    pub players: usize,
    /// Other options.
    pub options: BTreeMap<String, String>,
    /// Player of each seat.
    pub seats: Vec<String>,
    /// The clock.
    pub clock: String,
}

impl Settings {
    /// Reads the settings of the store.
    pub fn read(store: &Store) -> Settings {
        let text = fs::read_to_string(store.file(FILE)).unwrap_or_default();
        Settings::parse(&text)
    }

    fn parse(text: &str) -> Settings {
        let value: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
        Settings {
            theme: field(&value, "theme"),
            language: field(&value, "language"),
            last: field(&value, "last"),
            board: field(&value, "board"),
            moves_are_shown: field(&value, "moves_are_shown"),
            learned: field(&value, "learned").unwrap_or_default(),
        }
    }

    /// Returns the look of boards.
    pub fn look(&self) -> Look {
        self.board.as_deref().and_then(Look::named).unwrap_or_default()
    }

    /// Returns whether the moves of computers are shown for a moment.
    pub fn shows_moves(&self) -> bool {
        self.moves_are_shown.unwrap_or(true)
    }

    /// Keeps them in the store.
    pub fn write(&self, store: &Store) -> Result<(), StoreError> {
        let text = serde_json::to_string_pretty(self).expect("settings are plain data");
        write_whole(&store.file(FILE), &(text + "\n"))
    }
}

fn field<T: DeserializeOwned>(value: &serde_json::Value, name: &str) -> Option<T> {
    serde_json::from_value(value.get(name)?.clone()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path()).unwrap();
        assert_eq!(Settings::read(&store), Settings::default());
        let last = Choices { game: "g".into(), seats: vec!["person:Ana".into()], ..Choices::default() };
        let settings = Settings {
            theme: Some("light".into()),
            last: Some(last),
            board: Some("fine".into()),
            moves_are_shown: Some(false),
            learned: ["g/first".to_string()].into(),
            ..Settings::default()
        };
        settings.write(&store).unwrap();
        assert_eq!(Settings::read(&store), settings);
    }

    #[test]
    fn settings_of_earlier_versions_are_read_and_written_as_they_were() {
        let written = include_str!("../tests/fixtures/settings-1.json");
        let settings = Settings::parse(written);
        assert_eq!((settings.theme.as_deref(), settings.language.as_deref()), (Some("light"), None));
        let last = settings.last.as_ref().unwrap();
        assert_eq!((last.game.as_str(), last.rules.as_str(), last.players), ("asterismo", "report", 2));
        assert_eq!((last.seats.join(" "), last.clock.as_str()), ("person 2".into(), "none"));
        assert_eq!(serde_json::to_string_pretty(&settings).unwrap(), written.trim_end());
    }

    #[test]
    fn what_is_damaged_counts_as_not_chosen_and_the_rest_is_kept() {
        for damaged in ["", "{", "[]", "7", "null", "\u{0}", r#"{"theme": 7}"#] {
            assert_eq!(Settings::parse(damaged), Settings::default(), "{damaged}");
        }
        let half =
            Settings::parse(r#"{"theme": 7, "language": "pt", "last": {"players": "many"}, "more": 1}"#);
        assert_eq!(half, Settings { language: Some("pt".into()), ..Settings::default() });
    }
}
