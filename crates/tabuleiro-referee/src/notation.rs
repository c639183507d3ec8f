//! The common parts of the texts of all games.

/// A set-up text taken apart: `<code>.<rule set>.<seats>.<name>~<value>…`.
pub(crate) struct SetupText<'a> {
    pub rule_set: &'a str,
    pub seats: usize,
    fields: Vec<(&'a str, &'a str)>,
}

impl<'a> SetupText<'a> {
    /// Takes a text apart; `code` names the game and the version, `names` are the fields that it may have, in order.
    pub(crate) fn read(text: &'a str, code: &str, names: &[&str]) -> SetupText<'a> {
        let mut segments = text.split('.');
        assert_eq!(segments.next(), Some(code), "another game's set-up: {text}");
        let rule_set = segments.next().expect("a set-up names its rule set");
        let seats = segments.next().expect("a set-up counts its seats");
        let fields: Vec<_> =
            segments.map(|segment| segment.split_once('~').expect("a field is name~value")).collect();
        let places: Vec<_> = fields
            .iter()
            .map(|(name, _)| names.iter().position(|known| known == name))
            .map(|place| place.unwrap_or_else(|| panic!("unknown field in {text}")))
            .collect();
        assert!(places.is_sorted_by(|left, right| left < right), "fields out of order or twice: {text}");
        SetupText { rule_set, seats: number(seats), fields }
    }

    /// Returns the value of a field that may be missing.
    pub(crate) fn optional(&self, name: &str) -> Option<&'a str> {
        let found = self.fields.iter().find(|(field, _)| *field == name);
        found.map(|(_, value)| *value)
    }

    /// Returns the value of a field that must be there.
    pub(crate) fn field(&self, name: &str) -> &'a str {
        self.optional(name).unwrap_or_else(|| panic!("the field {name} is missing"))
    }

    /// Returns the seat, counted from 0, that the field `starts` names.
    pub(crate) fn starts(&self) -> usize {
        let seat = number(self.field("starts"));
        assert!((1..=self.seats).contains(&seat), "no seat {seat}");
        seat - 1
    }
}

/// Returns a decimal number.
pub(crate) fn number(text: &str) -> usize {
    text.parse().unwrap_or_else(|_| panic!("not a number: {text}"))
}

/// Returns the name of a cell: row and column are counted from 0, from the top and from the left.
pub(crate) fn cell_name(rows: usize, row: usize, column: usize) -> String {
    let letters = ('a'..='z').collect::<Vec<char>>();
    format!("{}{}", letters[rows - 1 - row], column + 1)
}
