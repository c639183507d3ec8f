//! The games there are, each behind the same few functions.

use crate::level::{LevelInfo, generic_levels};
use crate::play::{Play, Playing};
use std::sync::LazyLock;
use tabuleiro_core::info::{GameInfo, RuleSet};
use tabuleiro_core::record::Record;
use tabuleiro_core::{Levels, OptionError, Options, Present, Random, Setup, SetupError};
use tabuleiro_games::for_each_game;

/// A game before it is set up, its type forgotten.
pub struct Kind {
    /// What a menu needs to know.
    pub info: &'static GameInfo,
    /// How many bytes one of its positions takes.
    pub position_bytes: usize,
    draw: fn(&Options, &mut Random) -> Result<Setup, OptionError>,
    open: fn(&Setup) -> Result<Box<dyn Play>, SetupError>,
    levels: fn(&RuleSet) -> Vec<LevelInfo>,
}

impl Kind {
    /// The kind of a game type.
    pub fn of<G: Present + Levels>() -> Kind {
        Kind {
            info: G::info(),
            position_bytes: size_of::<G::Position>(),
            draw: G::draw_setup,
            open: |setup| Ok(Box::new(Playing::new(G::from_setup(setup)?))),
            levels: |rule_set| {
                let own = G::levels().iter().filter(|level| level.plays(rule_set));
                generic_levels(own.map(|level| level.id))
            },
        }
    }

    /// Draws a set-up by these options.
    pub fn draw(&self, options: &Options, random: &mut Random) -> Result<Setup, OptionError> {
        (self.draw)(options, random)
    }

    /// A game of this set-up, before its first move.
    pub fn open(&self, setup: &Setup) -> Result<Box<dyn Play>, SetupError> {
        (self.open)(setup)
    }

    /// The computer players for a rule set, from weak to strong.
    pub fn levels(&self, rule_set: &RuleSet) -> Vec<LevelInfo> {
        (self.levels)(rule_set)
    }
}

macro_rules! list_kinds {
    ($($name:ident: $game:ty,)*) => {
        static KINDS: LazyLock<Vec<Kind>> = LazyLock::new(|| vec![$(Kind::of::<$game>()),*]);
    };
}
for_each_game!(list_kinds);

/// Every game there is.
pub fn kinds() -> &'static [Kind] {
    &KINDS
}

/// The game with this id or code.
pub fn kind(name: &str) -> Option<&'static Kind> {
    kinds().iter().find(|kind| kind.info.id == name || kind.info.code == name)
}

/// The game of a record: the one it names, else the one of its set-up.
pub fn kind_of_record(record: &Record) -> Option<&'static Kind> {
    kind(&record.game).or_else(|| kind_of_text(&record.setup))
}

/// The game whose texts begin like this one.
pub fn kind_of_text(text: &str) -> Option<&'static Kind> {
    let head = text.split('.').next().unwrap_or_default();
    kind(head.trim_end_matches(|letter: char| letter.is_ascii_digit()))
}
