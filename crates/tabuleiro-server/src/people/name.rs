//! Names of people.

use crate::problem::Problem;
use tabuleiro_core::{Message, Random};

/// A valid name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Name(String);

impl Name {
    /// Maximum number of characters.
    pub(crate) const LENGTH_MAX: usize = 20;

    /// Reads a name. Only ASCII is allowed, so letters of different alphabets cannot look alike.
    pub(crate) fn parse(text: &str) -> Result<Name, Problem> {
        let fits = (2..=Name::LENGTH_MAX).contains(&text.len());
        let letters = |byte: u8| byte.is_ascii_alphanumeric() || b"_-".contains(&byte);
        if !fits || !text.bytes().all(letters) || !text.starts_with(|first: char| first.is_ascii_alphabetic())
        {
            return Err(Problem::bad(Message::new("error-name").number("most", Name::LENGTH_MAX as i64)));
        }
        Ok(Name(text.into()))
    }

    /// Returns the name with the ending that marks guests; no account may have it.
    pub(crate) fn of_guest(&self) -> Result<Name, Problem> {
        Name::parse(&format!("{}-guest", self.0))
    }

    /// Returns the name as written.
    pub(crate) fn text(&self) -> &str {
        &self.0
    }

    /// Returns the name in lower case, for comparison.
    pub(crate) fn key(&self) -> String {
        self.0.to_ascii_lowercase()
    }
}

/// Draws a pronounceable name for a guest.
pub(crate) fn draw_name(random: &mut Random) -> Name {
    const FIRST: [&str; 12] = ["Ba", "Ca", "Do", "Fe", "Li", "Lo", "Ma", "Mi", "Ne", "Ri", "So", "Ta"];
    const MIDDLE: [&str; 12] = ["bi", "da", "fo", "la", "le", "mo", "na", "ni", "ra", "re", "ti", "vo"];
    const LAST: [&str; 8] = ["l", "lia", "m", "na", "ra", "ro", "s", "to"];
    let syllables = [random.choose(&FIRST), random.choose(&MIDDLE), random.choose(&LAST)].concat();
    Name(format!("{syllables}-{}", 1000 + random.below(9000)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_short_word() {
        for good in ["Ana", "ana_2", "J-P"] {
            assert!(Name::parse(good).is_ok(), "{good}");
        }
        for bad in ["", "a", "2ana", "<b>", "ana maria", "an\u{e3}", "aaaaaaaaaaaaaaaaaaaaa", "Ana\n"] {
            assert!(Name::parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_name_of_a_guest_is_marked() {
        assert_eq!(Name::parse("Ana").unwrap().of_guest().unwrap().text(), "Ana-guest");
        assert!(Name::parse(&"a".repeat(15)).unwrap().of_guest().is_err());
    }

    #[test]
    fn a_drawn_name_is_a_name() {
        let mut random = Random::from_seed(1);
        for _ in 0..200 {
            let name = draw_name(&mut random);
            assert_eq!(Name::parse(name.text()).unwrap(), name);
        }
    }
}
