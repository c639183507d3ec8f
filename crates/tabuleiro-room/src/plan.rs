//! The plan of a table: its game, seats, clock and agreements.

use crate::people::{KeyDigest, PersonId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabuleiro_core::info::{GameInfo, RuleSet};
use tabuleiro_core::{
    Explain, Line, Message, OptionError, Options, Player, Random, Setup, TimeControl, TimeControlError,
    explained_errors,
};
use tabuleiro_table::{ArrangeError, Computer, Kind, OpenError, Origin, Rematch, Table, kind};

/// What is agreed, as it is asked for and kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TablePlan {
    /// The game's id.
    pub game: String,
    /// The rule set's id; the game's first if none is given.
    #[serde(default)]
    pub rule_set: Option<String>,
    /// How many seats; the fewest if none are given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 4))]
    pub seats: Option<usize>,
    /// Choices of the set-up, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// A whole set-up as text, instead of one that is drawn.
    #[serde(default)]
    pub setup: Option<String>,
    /// How much time everyone has: `none`, `5m+3s` for a game, `30s/turn`, `2d/turn`.
    #[serde(default = "no_clock")]
    #[cfg_attr(
        feature = "schema",
        schema(pattern = "^(none|[0-9][0-9.dhms]*(\\+[0-9][0-9.dhms]*|/turn)?)$")
    )]
    pub clock: String,
    /// Whether the result counts for ratings.
    #[serde(default)]
    pub rated: bool,
    /// Whether everyone sees it in the list, or only who knows its address.
    #[serde(default = "yes")]
    pub public: bool,
    /// What happens to a seat that is gone or out of time.
    #[serde(default)]
    pub absent: Absent,
    /// After how many seconds without a connection somebody whose turn it is counts as gone; never, if none are given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(minimum = 10, maximum = 2_592_000))]
    pub gone_seconds: Option<u32>,
    /// Whether the game begins as soon as every seat is taken, or when its maker says so.
    #[serde(default = "yes")]
    pub start_when_full: bool,
    /// Who sits where, seat 1 first; seats that are not given are open, and the first is its maker's if none is given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<PlaceWish>,
    /// The name of a map that its maker keeps, instead of one that is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
}

/// What happens to a seat that is gone or out of time.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Absent {
    /// Another player may claim the end; until then nothing happens.
    #[default]
    Claim,
    /// It is skipped from then on; with two seats the other has won.
    Skip,
    /// An engine plays on for it, and that is marked.
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

/// A seat as it is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PlaceWish {
    /// Its maker's.
    Me,
    /// Anybody's.
    Open,
    /// For whoever has its key.
    Link,
    /// A computer player: one of the game's levels.
    Engine(String),
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// The person in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// The computer player that sits there, by its level's short name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub engine: Option<String>,
    /// Whether it plays on for somebody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub taken_over: bool,
    /// The digest of its key, if it is reserved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<KeyDigest>,
}

impl TablePlan {
    /// A game of which nothing else is said.
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
    /// Whether nobody sits there.
    pub fn is_free(&self) -> bool {
        self.person.is_none() && self.engine.is_none()
    }

    /// Who is rated for what happens in it: a person, or an engine by its level.
    pub fn who(&self) -> String {
        match (&self.person, &self.engine) {
            (Some(person), _) => person.to_string(),
            (None, engine) => format!("engine {}", engine.as_deref().unwrap_or_default()),
        }
    }
}

/// A plan that was checked: a game can be set up from it.
#[derive(Clone)]
pub struct Plan {
    /// The plan as it is stored.
    pub told: TablePlan,
    /// The kind of game.
    pub kind: &'static Kind,
    /// The rule set.
    pub rule_set: &'static RuleSet,
    /// The number of seats.
    pub seats: usize,
    /// The time control.
    pub clock: TimeControl,
    /// Where its set-up comes from.
    origin: Origin,
}

/// A plan that no game can be set up from, or that is not fair.
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
    /// Returns the game in whose words the message is, if it has its own.
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
    /// Checks a plan.
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
        kind: &'static Kind,
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

    fn of_options(told: TablePlan, kind: &'static Kind, clock: TimeControl) -> Result<Plan, PlanError> {
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
        // Not every map can be set up. It is better to refuse it here than at the start.
        kind.draw(&options, &mut Random::from_seed(0)).map_err(of_game)?;
        let (rule_set, seats) = (options.rule_set(), options.seats().count());
        Ok(Plan { told, kind, rule_set, seats, clock, origin: Origin::Drawn(options) })
    }

    /// Refuses to rate games that cannot be compared.
    fn expect_fair(self) -> Result<Plan, PlanError> {
        if self.told.gone_seconds.is_some_and(|seconds| !(10..=30 * 86_400).contains(&seconds)) {
            return Err(PlanError::GoneSeconds);
        }
        if self.told.rated && (self.rule_set.together || self.seats < 2 || self.told.setup.is_some()) {
            return Err(PlanError::Rated);
        }
        Ok(self)
    }

    /// Returns the plan of the next game after one that these players have won, and seats its players.
    pub(crate) fn rematch<S>(
        &self,
        rematch: Rematch,
        seats: &mut [S],
        winners: &[Player],
    ) -> Result<TablePlan, ArrangeError> {
        let told = self.told.clone();
        Ok(match (self.origin.clone(), &told.setup) {
            // The moves that led to a position fix who is to move in it.
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

    /// Returns the set-up's text, drawn unless the plan fixes it. Its hidden part is always drawn: it is known to no one.
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

    /// Returns the computer player of a seat: a level, or on one computer also a specification or a program.
    pub fn computer(&self, text: &str) -> Option<Computer> {
        self.kind.computer(self.rule_set, text).ok()
    }

    /// Returns the level that plays on for an absent player.
    pub fn substitute(&self) -> String {
        self.kind.default_level(self.rule_set).short
    }
}

/// Returns whether a text says more than a set-up.
fn has_moves(kind: &'static Kind, text: &str) -> bool {
    Table::open_as(kind, text).is_ok_and(|table| {
        let line = table.game_line();
        line.position.is_some() || !line.moves.is_empty()
    })
}
