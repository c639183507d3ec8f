//! What a game is before it is set up: its rule sets, options, symbols and words.

use crate::Seats;
use include_dir::Dir;

/// Everything a menu needs to know of a game. One per game, constant.
#[derive(Debug)]
pub struct GameInfo {
    /// The name in commands and addresses: `green-skull`.
    pub id: &'static str,
    /// The short name that begins its texts: `gsk`.
    pub code: &'static str,
    /// The version of its texts.
    pub version: u8,
    /// Who designed the game, and when if known.
    pub designer: &'static str,
    /// Its rule sets, the default first.
    pub rule_sets: &'static [RuleSet],
    /// Every symbol its views use.
    pub glyphs: &'static [Glyph],
    /// Their drawings, `NAME.svg` each: a hundred units wide and high, the owner's colour being `currentColor`.
    pub drawings: Dir<'static>,
    /// Its words: for each language the sentences (`en.ftl`, in Fluent's notation) and the rules for players
    /// (`en.md`); and the pictures of those (`pictures.txt`) and the lessons (`lessons.txt`).
    pub words: Dir<'static>,
}

impl GameInfo {
    /// The rule set with this name.
    pub fn rule_set(&self, id: &str) -> Option<&'static RuleSet> {
        self.rule_sets.iter().find(|rule_set| rule_set.id == id)
    }

    /// The sentences in a language.
    pub fn sentences(&self, language: &str) -> Option<&'static str> {
        self.words.get_file(format!("{language}.ftl")).and_then(|file| file.contents_utf8())
    }

    /// The rules for players in a language.
    pub fn rules(&self, language: &str) -> Option<&'static str> {
        self.words.get_file(format!("{language}.md")).and_then(|file| file.contents_utf8())
    }

    /// The pictures of the rules, a line for each, the same for all languages; their words are in the rules.
    pub fn pictures(&self) -> &'static str {
        self.words.get_file("pictures.txt").and_then(|file| file.contents_utf8()).unwrap_or_default()
    }

    /// The drawing of the symbol with this name, as SVG.
    pub fn drawing(&self, name: &str) -> Option<&'static str> {
        self.drawings.get_file(format!("{name}.svg")).and_then(|file| file.contents_utf8())
    }

    /// The lessons, a line for each, the same for all languages; their words are among the sentences.
    pub fn lessons(&self) -> &'static str {
        self.words.get_file("lessons.txt").and_then(|file| file.contents_utf8()).unwrap_or_default()
    }

    /// The symbol with this name.
    pub fn glyph(&self, name: &str) -> Option<&'static Glyph> {
        self.glyphs.iter().find(|glyph| glyph.name == name)
    }
}

/// A way to play the game. Said by the sentences `rule-set-ID` and `rule-set-ID-about`.
#[derive(Debug)]
pub struct RuleSet {
    /// Its name in commands and texts.
    pub id: &'static str,
    /// The fewest seats, and the default.
    pub seats_min: Seats,
    /// The most seats.
    pub seats_max: Seats,
    /// Whether everyone wins or loses together.
    pub together: bool,
    /// What can be chosen at set-up.
    pub options: &'static [OptionInfo],
}

impl RuleSet {
    /// The numbers of seats one can play it with.
    pub fn seats(&self) -> impl Iterator<Item = Seats> {
        (self.seats_min.count()..=self.seats_max.count()).filter_map(Seats::new)
    }

    /// The option with this name.
    pub fn option(&self, id: &str) -> Option<&'static OptionInfo> {
        self.options.iter().find(|option| option.id == id)
    }
}

/// Something to choose at set-up. Said by the sentences `option-ID` and, per choice, `option-ID-CHOICE`.
#[derive(Debug)]
pub struct OptionInfo {
    /// Its name in commands.
    pub id: &'static str,
    /// What it can be.
    pub kind: OptionKind,
}

impl OptionInfo {
    /// Whether people choose it; a series of games sets the others.
    pub fn is_in_menus(&self) -> bool {
        !matches!(self.kind, OptionKind::PerSeat { .. })
    }
}

/// What an option can be.
#[derive(Debug)]
pub enum OptionKind {
    /// A number in a range.
    Number {
        /// The least.
        min: u32,
        /// The most.
        max: u32,
        /// Unless chosen.
        default: u32,
    },
    /// One of a few words, the default first.
    Choice(&'static [&'static str]),
    /// The seat that starts, by number, or `random`; seat 1 unless chosen.
    Starts,
    /// A number for each seat, separated by commas; 0 each unless given. A series of games sets it, no menu.
    PerSeat {
        /// The most.
        max: u32,
    },
    /// A text that the game reads, such as a map from a file; empty unless given.
    Text,
}

/// A symbol on the board. Said by the sentence `glyph-NAME`.
#[derive(Debug)]
pub struct Glyph {
    /// Its name, which is also that of its drawing.
    pub name: &'static str,
    /// How it looks in a terminal: one column wide.
    pub symbol: char,
    /// The same in plain ASCII; unlike every other glyph that can stand in its place.
    pub letter: char,
    /// Its colour where there are colours.
    pub tint: Tint,
}

/// The colour of a symbol.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Tint {
    /// That of the player who owns it.
    Owner,
    /// That of the text around it.
    Plain,
    /// Hardly seen.
    Faint,
    Red,
    Green,
    Blue,
    Yellow,
    Purple,
    White,
}
