//! The plan of a table: game, seats, clock and agreed rules.

use crate::people::{KeyDigest, PersonId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabuleiro_core::info::{GameInfo, RuleSet};
use tabuleiro_core::{
    Explain, Line, Message, OptionError, Options, Player, Random, Setup, TimeControl, TimeControlError,
    explained_errors,
};
use tabuleiro_table::{ArrangeError, Computer, GameKind, OpenError, Origin, Rematch, Table, kind};

/// The plan of a table, as requested and stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TablePlan {
    /// Id of the game.
    pub game: String,
    /// Id of the rule set; the game's first by default.
    #[serde(default)]
    pub rule_set: Option<String>,
    /// Number of seats; the smallest by default.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 4))]
    pub seats: Option<usize>,
    /// Options of the set-up, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Text of a complete set-up, instead of a random one.
    #[serde(default)]
    pub setup: Option<String>,
    /// Time control: `none`, `5m+3s` for a game, `30s/turn`, `2d/turn`.
    #[serde(default = "no_clock")]
    #[cfg_attr(
        feature = "schema",
        schema(pattern = "^(none|[0-9][0-9.dhms]*(\\+[0-9][0-9.dhms]*|/turn)?)$")
    )]
    pub clock: String,
    /// Whether the result changes ratings.
    #[serde(default)]
    pub rated: bool,
    /// Whether the table is listed publicly; otherwise only its address leads to it.
    #[serde(default = "yes")]
    pub public: bool,
    /// Rule for a player who is absent or out of time.
    #[serde(default)]
    pub absent: Absent,
    /// Seconds without a connection after which the player to move counts as absent; never by default.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(minimum = 10, maximum = 2_592_000))]
    pub gone_seconds: Option<u32>,
    /// Whether the game starts once every seat is taken; otherwise its creator starts it.
    #[serde(default = "yes")]
    pub start_when_full: bool,
    /// Players of the seats, seat 1 first. Missing seats are open; without any, the first seat is the creator's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<PlaceWish>,
    /// Name of one of the creator's saved maps, instead of a random one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
}

/// The rule for a player who is absent or out of time.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Absent {
    /// Another player may claim the win; until then nothing happens.
    #[default]
    Claim,
    /// The player is skipped from then on; with two seats the other player wins.
    Skip,
    /// An engine continues in the seat, which is marked.
    Engine,
}

/// Returns after how many seconds without a connection a player usually counts as gone at this pace; `None` where the clock alone decides.
pub fn usual_gone_seconds(clock: TimeControl) -> Option<u32> {
    const SLOW_MS: u64 = 3_600_000;
    let seconds = |ms: u64| u32::try_from(ms / 1000).unwrap_or(u32::MAX);
    match clock {
        TimeControl::Unlimited => Some(300),
        TimeControl::PerTurn { time_ms } if time_ms >= SLOW_MS => None,
        TimeControl::PerTurn { time_ms } => Some(seconds(time_ms).clamp(30, 120)),
        TimeControl::PerGame { time_ms, .. } => Some(seconds(time_ms / 5).clamp(30, 180)),
    }
}

fn no_clock() -> String {
    TimeControl::Unlimited.to_string()
}

fn yes() -> bool {
    true
}

/// The requested player of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PlaceWish {
    /// The creator.
    Me,
    /// Any person.
    Open,
    /// The person who has the seat's key.
    Link,
    /// A computer player: one of the game's levels.
    Engine(String),
}

/// A seat in a room.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// Person in the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// Computer player in the seat, by the level's short name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub engine: Option<String>,
    /// Whether the computer player has replaced a person.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub taken_over: bool,
    /// Digest of the key, if the seat is reserved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<KeyDigest>,
}

impl TablePlan {
    /// Returns the default plan for a game.
    pub fn of_game(game: String) -> TablePlan {
        TablePlan {
            game,
            rule_set: None,
            seats: None,
            options: BTreeMap::new(),
            setup: None,
            clock: no_clock(),
            rated: false,
            public: true,
            absent: Absent::default(),
            gone_seconds: None,
            start_when_full: true,
            places: Vec::new(),
            map: None,
        }
    }
}

impl Place {
    /// Returns whether the seat is free.
    pub fn is_free(&self) -> bool {
        self.person.is_none() && self.engine.is_none()
    }

    /// Returns the identity that is rated: a person, or an engine by its level.
    pub fn who(&self) -> String {
        match (&self.person, &self.engine) {
            (Some(person), _) => person.to_string(),
            (None, engine) => format!("engine {}", engine.as_deref().unwrap_or_default()),
        }
    }
}

/// A validated plan: a game can be set up from it.
#[derive(Clone)]
pub struct Plan {
    /// Plan as it is stored.
    pub told: TablePlan,
    /// Kind of game.
    pub kind: &'static GameKind,
    /// Rule set.
    pub rule_set: &'static RuleSet,
    /// Number of seats.
    pub seats: usize,
    /// Time control.
    pub clock: TimeControl,
    origin: Origin,
}

/// The reason why a plan is invalid or unfair.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum PlanError {
    UnknownGame(String),
    Clock(TimeControlError),
    Option { game: &'static GameInfo, error: OptionError },
    Setup { game: &'static GameInfo, error: OpenError },
    SetupIsOver,
    GoneSeconds,
    Rated,
    Level { wanted: String, offered: String },
}

impl PlanError {
    /// Returns the game whose words the message needs, if any.
    pub fn game(&self) -> Option<&'static GameInfo> {
        match self {
            PlanError::Option { game, .. } | PlanError::Setup { game, .. } => Some(game),
            _ => None,
        }
    }
}

impl Explain for PlanError {
    fn explain(&self) -> Message {
        match self {
            PlanError::UnknownGame(game) => Message::new("error-open-game").text("game", game),
            PlanError::Clock(error) => error.explain(),
            PlanError::Option { error, .. } => error.explain(),
            PlanError::Setup { error, .. } => error.explain(),
            PlanError::SetupIsOver => Message::new("error-play-over"),
            PlanError::GoneSeconds => Message::new("error-room-gone"),
            PlanError::Rated => Message::new("error-room-rated"),
            PlanError::Level { wanted, offered } => {
                Message::new("error-engine-level").text("wanted", wanted).text("offered", offered)
            }
        }
    }
}

explained_errors!(PlanError);

impl Plan {
    /// Validates a plan.
    pub fn check(told: TablePlan) -> Result<Plan, PlanError> {
        let kind = kind(&told.game).ok_or_else(|| PlanError::UnknownGame(told.game.clone()))?;
        let clock = told.clock.parse().map_err(PlanError::Clock)?;
        let plan = match told.setup.clone() {
            Some(setup) => Plan::of_setup(told, kind, clock, &setup)?,
            None => Plan::of_options(told, kind, clock)?,
        };
        plan.expect_fair()
    }

    fn of_setup(
        told: TablePlan,
        kind: &'static GameKind,
        clock: TimeControl,
        setup: &str,
    ) -> Result<Plan, PlanError> {
        let of_game = |error| PlanError::Setup { game: kind.info, error };
        let table = Table::open_as(kind, setup).map_err(of_game)?;
        if table.to_move().is_none() {
            return Err(PlanError::SetupIsOver);
        }
        let rule_set = kind.info.rule_set(table.play_state().setup().rule_set);
        let rule_set = rule_set.expect("a game has one of its rule sets");
        let seats = table.play_state().seats().count();
        let origin = Origin::Same(table.play_state().setup());
        Ok(Plan { told, kind, rule_set, seats, clock, origin })
    }

    fn of_options(told: TablePlan, kind: &'static GameKind, clock: TimeControl) -> Result<Plan, PlanError> {
        let of_game = |error| PlanError::Option { game: kind.info, error };
        let mut options = match &told.rule_set {
            Some(rule_set) => Options::named(kind.info, rule_set).map_err(of_game)?,
            None => Options::default_of(kind.info),
        };
        if let Some(seats) = told.seats {
            options = options.with_seats(seats).map_err(of_game)?;
        }
        for (name, value) in &told.options {
            options = options.with(name, value).map_err(of_game)?;
        }
        // Some maps cannot be set up. Refuse them now rather than at the start of the game.
        kind.draw(&options, &mut Random::from_seed(0)).map_err(of_game)?;
        let (rule_set, seats) = (options.rule_set(), options.seats().count());
        Ok(Plan { told, kind, rule_set, seats, clock, origin: Origin::Drawn(options) })
    }

    /// Refuses ratings for games that cannot be compared.
    fn expect_fair(self) -> Result<Plan, PlanError> {
        if self.told.gone_seconds.is_some_and(|seconds| !(10..=30 * 86_400).contains(&seconds)) {
            return Err(PlanError::GoneSeconds);
        }
        if self.told.rated && (self.rule_set.together || self.seats < 2 || self.told.setup.is_some()) {
            return Err(PlanError::Rated);
        }
        Ok(self)
    }

    /// Returns the plan of the next game, after these players have won, and seats its players.
    pub(crate) fn rematch<S>(
        &self,
        rematch: Rematch,
        seats: &mut [S],
        winners: &[Player],
    ) -> Result<TablePlan, ArrangeError> {
        let told = self.told.clone();
        Ok(match (self.origin.clone(), &told.setup) {
            // A position reached by moves already fixes the player to move.
            (Origin::Same(_), Some(text)) if has_moves(self.kind, text) => {
                rematch.seat(seats, winners);
                told
            }
            (origin, _) => match rematch.arrange(self.kind, origin, seats, winners)? {
                Origin::Same(setup) => TablePlan { setup: Some(setup.text(self.kind.info)), ..told },
                Origin::Drawn(options) => {
                    let chosen = options.chosen();
                    let options = chosen.map(|(option, value)| (option.to_string(), value.to_string()));
                    TablePlan { options: options.collect(), ..told }
                }
            },
        })
    }

    /// Returns the text of the set-up, drawn unless the plan fixes it. Its hidden part is always drawn, so that no player knows
    /// it.
    pub fn draw(&self, random: &mut Random) -> Result<String, PlanError> {
        let game = self.kind.info;
        match (&self.origin, &self.told.setup) {
            (Origin::Drawn(options), _) => {
                let setup = self.kind.draw(options, random);
                Ok(setup.map_err(|error| PlanError::Option { game, error })?.text(game))
            }
            (Origin::Same(setup), told) => {
                let setup = told.clone().unwrap_or_else(|| setup.text(game));
                let opened = Table::open_as(self.kind, &setup);
                let table = opened.map_err(|error| PlanError::Setup { game, error })?.known();
                let drawn = table.play_state().draw_hidden(random);
                let with_hidden = |drawn: Setup| Line { setup: drawn.text(game), ..table.game_line() };
                Ok(drawn.map_or(setup, |drawn| with_hidden(drawn).to_string()))
            }
        }
    }

    /// Returns the computer player with this short name, if the game offers it.
    pub fn level(&self, short: &str) -> Result<Computer, PlanError> {
        let offered = self.kind.levels(self.rule_set);
        let found = offered.iter().find(|level| level.short == short);
        found.map(|level| level.spec.clone().into()).ok_or_else(|| {
            let offered: Vec<&str> = offered.iter().map(|level| level.short.as_str()).collect();
            PlanError::Level { wanted: short.into(), offered: offered.join(", ") }
        })
    }

    /// Returns the computer player of a seat: a level, or on a single computer also a specification or a program.
    pub fn computer(&self, text: &str) -> Option<Computer> {
        self.kind.computer(self.rule_set, text).ok()
    }

    /// Returns the short name of the level that a computer player is; its own name, if it is none.
    pub(crate) fn level_of(&self, computer: &str) -> String {
        let offered = self.kind.levels(self.rule_set);
        let found = offered.into_iter().find(|level| level.spec.to_string() == computer);
        found.map_or_else(|| computer.to_string(), |level| level.short)
    }

    /// Returns the level that replaces an absent player.
    pub fn substitute(&self) -> String {
        self.kind.default_level(self.rule_set).short
    }
}

/// Returns whether a text holds more than a set-up.
fn has_moves(kind: &'static GameKind, text: &str) -> bool {
    Table::open_as(kind, text).is_ok_and(|table| {
        let line = table.game_line();
        line.position.is_some() || !line.moves.is_empty()
    })
}
