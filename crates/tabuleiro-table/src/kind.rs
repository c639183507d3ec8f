//! The list of games, each behind the same functions.

use crate::computer::{Computer, LevelInfo};
use crate::play::{Play, Playable, Playing};
use std::sync::LazyLock;
use tabuleiro_core::canvas::Design;
use tabuleiro_core::info::{GameInfo, RuleSet};
use tabuleiro_core::record::Record;
use tabuleiro_core::{OptionError, Options, Player, Random, Rated, Setup, SetupError};
use tabuleiro_engine::SpecError;
use tabuleiro_games::for_each_game;

/// A game before its set-up, without its type.
pub struct GameKind {
    /// Description for menus.
    pub info: &'static GameInfo,
    /// Size of a position in bytes.
    pub position_bytes: usize,
    /// Drawing tools of an option, if one can be drawn.
    pub design: Option<&'static Design>,
    /// Set-up on which computer players are rated.
    pub rated: Rated,
    next: fn(&Options, &[Player]) -> Option<Options>,
    draw: fn(&Options, &mut Random) -> Result<Setup, OptionError>,
    open: fn(&Setup) -> Result<Box<dyn Play>, SetupError>,
    levels: fn(&'static RuleSet) -> Vec<LevelInfo>,
}

impl GameKind {
    /// Returns the kind for a game type.
    pub fn of<G: Playable>() -> GameKind {
        GameKind {
            info: G::info(),
            position_bytes: size_of::<G::Position>(),
            design: G::design(),
            rated: G::rated(),
            next: G::next_options,
            draw: G::draw_setup,
            open: |setup| Ok(Box::new(Playing::new(G::from_setup(setup)?))),
            levels: levels_of::<G>,
        }
    }

    /// Returns the options of the next game in a series, after these players have won.
    pub fn next_options(&self, options: &Options, winners: &[Player]) -> Option<Options> {
        (self.next)(options, winners)
    }

    /// Draws a set-up for these options.
    pub fn draw(&self, options: &Options, random: &mut Random) -> Result<Setup, OptionError> {
        (self.draw)(options, random)
    }

    /// Opens a game of a set-up, before its first move.
    pub fn open(&self, setup: &Setup) -> Result<Box<dyn Play>, SetupError> {
        (self.open)(setup)
    }

    /// Returns the options on which computer players are rated.
    pub fn rated_options(&self) -> Result<Options, OptionError> {
        let named = Options::named(self.info, self.rated.rule_set)?;
        self.rated.options.iter().try_fold(named, |options, (name, value)| options.with(name, value))
    }

    /// Returns the computer players that a menu offers for a rule set.
    pub fn levels(&self, rule_set: &'static RuleSet) -> Vec<LevelInfo> {
        (self.levels)(rule_set)
    }

    /// Returns the default computer player, of medium strength.
    pub fn default_level(&self, rule_set: &'static RuleSet) -> LevelInfo {
        let mut levels = self.levels(rule_set);
        let numbered = levels.iter().filter(|level| level.number.is_some()).count();
        levels.swap_remove(numbered.saturating_sub(1) / 2)
    }

    /// Reads the name of a computer player: a specification, a level's number, or one of the game's own levels.
    pub fn computer(&self, rule_set: &'static RuleSet, text: &str) -> Result<Computer, SpecError> {
        let offered = self.levels(rule_set).into_iter().find(|level| level.short == text);
        offered.map_or_else(|| text.parse(), |level| Ok(level.spec.into()))
    }
}

/// Returns the numbered levels, then the game's own levels, then random play.
fn levels_of<G: Playable>(rule_set: &'static RuleSet) -> Vec<LevelInfo> {
    let setup = G::draw_setup(&Options::of(rule_set), &mut Random::from_seed(0));
    let game = setup.ok().and_then(|setup| G::from_setup(&setup).ok());
    let strengths = game.as_ref().map_or(&[][..], G::strengths);
    let numbered = (1..).zip(strengths).map(|(number, strength)| LevelInfo::numbered(number, strength));
    let own = G::levels().iter().filter(|level| level.plays(rule_set)).map(|level| LevelInfo::own(level.id));
    numbered.chain(own).chain([LevelInfo::random()]).collect()
}

macro_rules! list_kinds {
    ($($name:ident: $game:ty,)*) => {
        static KINDS: LazyLock<Vec<GameKind>> = LazyLock::new(|| vec![$(GameKind::of::<$game>()),*]);
    };
}
for_each_game!(list_kinds);

/// Returns every game.
pub fn kinds() -> &'static [GameKind] {
    &KINDS
}

/// Returns the game with this id or code.
pub fn kind(name: &str) -> Option<&'static GameKind> {
    kinds().iter().find(|kind| kind.info.id == name || kind.info.code == name)
}

/// Returns the game that a record names, or else the game of its set-up.
pub fn kind_of_record(record: &Record) -> Option<&'static GameKind> {
    kind(&record.game).or_else(|| kind_of_text(&record.setup))
}

/// Returns the game whose texts begin like this one.
pub fn kind_of_text(text: &str) -> Option<&'static GameKind> {
    let head = text.split('.').next().unwrap_or_default();
    kind(head.trim_end_matches(|letter: char| letter.is_ascii_digit()))
}
