//! The common parts of the texts of all games.

/// The parts of a set-up text: `<code>.<rule set>.<seats>.<name>~<value>…`.
pub struct SetupText<'a> {
    pub rule_set: &'a str,
    pub seats: usize,
    fields: Vec<(&'a str, &'a str)>,
}

impl<'a> SetupText<'a> {
    /// Splits a text; `code` is the game's code with its version, `names` are the allowed fields in order.
    pub fn read(text: &'a str, code: &str, names: &[&str]) -> SetupText<'a> {
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

    /// Returns the value of an optional field.
    pub fn optional(&self, name: &str) -> Option<&'a str> {
        let found = self.fields.iter().find(|(field, _)| *field == name);
        found.map(|(_, value)| *value)
    }

    /// Returns the value of a required field.
    pub fn field(&self, name: &str) -> &'a str {
        self.optional(name).unwrap_or_else(|| panic!("the field {name} is missing"))
    }

    /// Returns the seat that the field `starts` names, counted from 0.
    pub fn starts(&self) -> usize {
        let seat = number(self.field("starts"));
        assert!((1..=self.seats).contains(&seat), "no seat {seat}");
        seat - 1
    }
}

/// Reads a decimal number.
pub fn number(text: &str) -> usize {
    text.parse().unwrap_or_else(|_| panic!("not a number: {text}"))
}

/// Returns the name of a cell; rows count from 0 at the top, columns from 0 at the left.
pub fn cell_name(rows: usize, row: usize, column: usize) -> String {
    let letters = ('a'..='z').collect::<Vec<char>>();
    format!("{}{}", letters[rows - 1 - row], column + 1)
}
