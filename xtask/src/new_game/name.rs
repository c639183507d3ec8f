//! Names of a new game, derived from one name: `sky-towers` gives `sky_towers`, `SkyTowers` and `Sky Towers`.

use crate::source::Source;
use anyhow::{Result, bail};
use std::str::FromStr;

/// A name in lower-case words joined by hyphens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Name(String);

/// Smallest number of letters: the length of a code.
const LETTERS_MIN: usize = 3;
const LENGTH_MAX: usize = 30;

impl FromStr for Name {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Name> {
        let is_plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
        let is_word = |word: &str| !word.is_empty() && word.chars().all(is_plain);
        let begins_well = text.starts_with(|letter: char| letter.is_ascii_lowercase());
        let letters = text.chars().filter(char::is_ascii_lowercase).count();
        if !begins_well || !text.split('-').all(is_word) || letters < LETTERS_MIN || text.len() > LENGTH_MAX {
            bail!(
                "`{text}` is not a name for a game; use words of lower-case letters and digits joined by hyphens, a letter \
                 first, {LETTERS_MIN} letters at least and {LENGTH_MAX} characters at most: sky-towers"
            );
        }
        Ok(Name(text.into()))
    }
}

impl Name {
    /// Returns the id of the game: `sky-towers`.
    pub(super) fn id(&self) -> &str {
        &self.0
    }

    /// Returns the name of the module: `sky_towers`.
    pub(super) fn module(&self) -> String {
        self.0.replace('-', "_")
    }

    /// Returns the title: `Sky Towers`.
    pub(super) fn title(&self) -> String {
        self.0.split('-').map(capitalised).collect::<Vec<_>>().join(" ")
    }

    /// Returns the name of the type: `SkyTowers`.
    pub(super) fn type_name(&self) -> String {
        self.0.split('-').map(capitalised).collect()
    }

    /// Returns the code that begins the game's texts: three letters of the name, unused by other games, such as `sky`.
    pub(super) fn code(&self, sources: &[Source]) -> Result<String> {
        let taken =
            |code: &String| sources.iter().any(|source| source.text.contains(&format!("code: \"{code}\"")));
        let letters: Vec<char> = self.0.chars().filter(char::is_ascii_lowercase).collect();
        let after = |first: usize| first + 1..letters.len();
        let mut codes = after(0).flat_map(|second| after(second).map(move |third| [0, second, third]));
        let code = codes.find_map(|places| {
            Some(places.map(|place| letters[place]).iter().collect()).filter(|code| !taken(code))
        });
        match code {
            Some(code) => Ok(code),
            None => bail!("other games use every code that `{}` could have; choose another name", self.0),
        }
    }

    /// Returns the letter of the game's numbered rules: one that no other rules page uses, from the name if possible.
    pub(super) fn rule_letter(&self, sources: &[Source]) -> char {
        let pages: Vec<&str> = sources
            .iter()
            .filter(|source| source.path.starts_with("docs/rules/"))
            .map(|source| &*source.text)
            .collect();
        let taken = |letter: &char| pages.iter().any(|page| page.contains(&format!("{letter}1.1")));
        let own = self.0.to_ascii_uppercase();
        let mut letters = own.chars().filter(char::is_ascii_uppercase).chain('A'..='Z');
        letters.find(|letter| !taken(letter)).unwrap_or('X')
    }
}

fn capitalised(word: &str) -> String {
    word[..1].to_ascii_uppercase() + &word[1..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_words_in_lower_case_joined_by_hyphens() {
        for text in [
            "",
            "x",
            "Hex",
            "sky towers",
            "sky--towers",
            "-sky",
            "sky-",
            "4-chess",
            "xadrez-é",
            "../etc",
            "a1-2",
        ] {
            assert!(text.parse::<Name>().is_err(), "{text}");
        }
        let name: Name = "sky-towers-3".parse().unwrap();
        assert_eq!(name.module(), "sky_towers_3");
        assert_eq!((name.type_name(), name.title()), ("SkyTowers3".into(), "Sky Towers 3".into()));
    }

    #[test]
    fn codes_and_letters_of_other_games_are_not_taken_again() {
        let name: Name = "sky-towers".parse().unwrap();
        assert_eq!((name.code(&[]).unwrap(), name.rule_letter(&[])), ("sky".into(), 'S'));
        let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
        let sources = [
            source("crates/tabuleiro-games/src/skylark/mod.rs", "code: \"sky\","),
            source("docs/rules/skylark.md", "**S1.1** A lark sings."),
        ];
        assert_eq!((name.code(&sources).unwrap(), name.rule_letter(&sources)), ("skt".into(), 'K'));
    }
}
