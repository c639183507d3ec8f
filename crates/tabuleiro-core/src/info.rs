//! The description of a game before its set-up: rule sets, options, symbols and words.

use crate::Seats;
use include_dir::Dir;

/// Everything that a menu needs to know about a game: one constant per game.
#[derive(Debug)]
pub struct GameInfo {
    /// Name in commands and addresses: `green-skull`.
    pub id: &'static str,
    /// Short name that begins the game's texts: `gsk`.
    pub code: &'static str,
    /// Version of the game's texts.
    pub version: u8,
    /// Designer of the game, with the year if known.
    pub designer: &'static str,
    /// Rule sets, the default first.
    pub rule_sets: &'static [RuleSet],
    /// All symbols of the game's views.
    pub glyphs: &'static [Glyph],
    /// Drawings of the symbols, `NAME.svg` each, 100 units wide and high; `currentColor` is the owner's colour.
    pub drawings: Dir<'static>,
    /// Texts for people. Each language has sentences (`en.ftl`, in Fluent's notation) and rules (`en.md`).
    /// All languages share the pictures of the rules (`pictures.txt`) and the lessons (`lessons.txt`).
    pub words: Dir<'static>,
}

impl GameInfo {
    /// Returns the rule set with this name.
    pub fn rule_set(&self, id: &str) -> Option<&'static RuleSet> {
        self.rule_sets.iter().find(|rule_set| rule_set.id == id)
    }

    /// Returns the sentences in a language.
    pub fn sentences(&self, language: &str) -> Option<&'static str> {
        self.words.get_file(format!("{language}.ftl")).and_then(|file| file.contents_utf8())
    }

    /// Returns the rules for players in a language.
    pub fn rules(&self, language: &str) -> Option<&'static str> {
        self.words.get_file(format!("{language}.md")).and_then(|file| file.contents_utf8())
    }

    /// Returns the pictures of the rules, one per line. All languages share them; the captions are in the rules.
    pub fn pictures(&self) -> &'static str {
        self.words.get_file("pictures.txt").and_then(|file| file.contents_utf8()).unwrap_or_default()
    }

    /// Returns the drawing of the symbol with this name, as SVG.
    pub fn drawing(&self, name: &str) -> Option<&'static str> {
        self.drawings.get_file(format!("{name}.svg")).and_then(|file| file.contents_utf8())
    }

    /// Returns the lessons, one per line. All languages share them; their words are among the sentences.
    pub fn lessons(&self) -> &'static str {
        self.words.get_file("lessons.txt").and_then(|file| file.contents_utf8()).unwrap_or_default()
    }

    /// Returns the symbol with this name.
    pub fn glyph(&self, name: &str) -> Option<&'static Glyph> {
        self.glyphs.iter().find(|glyph| glyph.name == name)
    }
}

/// A named variant of the rules, described by the sentences `rule-set-ID` and `rule-set-ID-about`.
#[derive(Debug)]
pub struct RuleSet {
    /// Name in commands and texts.
    pub id: &'static str,
    /// Smallest number of seats, and the default.
    pub seats_min: Seats,
    /// Largest number of seats.
    pub seats_max: Seats,
    /// Whether all players win or lose together.
    pub together: bool,
    /// Choices that the rule set leaves open.
    pub options: &'static [OptionInfo],
}

impl RuleSet {
    /// Returns the numbers of seats that the rule set allows.
    pub fn seats(&self) -> impl Iterator<Item = Seats> {
        (self.seats_min.count()..=self.seats_max.count()).filter_map(Seats::new)
    }

    /// Returns the option with this name.
    pub fn option(&self, id: &str) -> Option<&'static OptionInfo> {
        self.options.iter().find(|option| option.id == id)
    }
}

/// A choice at set-up, described by the sentence `option-ID` and its values by `option-ID-CHOICE`.
#[derive(Debug)]
pub struct OptionInfo {
    /// Name in commands.
    pub id: &'static str,
    /// Allowed values.
    pub kind: OptionKind,
}

impl OptionInfo {
    /// Returns whether players choose the option; a series of games sets the others.
    pub fn is_in_menus(&self) -> bool {
        !matches!(self.kind, OptionKind::PerSeat { .. })
    }
}

/// The values that an option allows.
#[derive(Debug)]
pub enum OptionKind {
    /// A number in a range.
    Number {
        /// Smallest value.
        min: u32,
        /// Largest value.
        max: u32,
        /// Default value.
        default: u32,
    },
    /// One of a few words, the default first.
    Choice(&'static [&'static str]),
    /// The seat that starts, by number, or `random`; seat 1 unless chosen.
    Starts,
    /// A number for each seat, separated by commas; 0 by default. Set by a series of games, never by a menu.
    PerSeat {
        /// Largest value.
        max: u32,
    },
    /// A text that the game reads, such as a map from a file; empty by default.
    Text,
}

/// A symbol on the board, described by the sentence `glyph-NAME`.
#[derive(Debug)]
pub struct Glyph {
    /// Name of the symbol and of its drawing.
    pub name: &'static str,
    /// Character in a terminal, one column wide.
    pub symbol: char,
    /// ASCII character, different from that of every glyph that can stand in the same place.
    pub letter: char,
    /// Colour, where colours are available.
    pub tint: Tint,
}

/// The colour of a symbol.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Tint {
    /// The colour of the owner.
    Owner,
    /// The colour of the surrounding text.
    Plain,
    /// A colour close to the background.
    Faint,
    Red,
    Green,
    Blue,
    Yellow,
    Purple,
    White,
}
