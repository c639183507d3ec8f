//! What is agreed when a table is made.

use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabuleiro_core::info::RuleSet;
use tabuleiro_core::{Explain, Message, Options, Random, Setup, TimeControl, TimeControlError};
use tabuleiro_table::{Computer, Kind, Table, kind};
use utoipa::ToSchema;

/// What is agreed, as it is asked for and kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TablePlan {
    /// The game's id.
    pub game: String,
    /// The rule set's id; the game's first if none is given.
    #[serde(default)]
    pub rule_set: Option<String>,
    /// How many seats; the fewest if none are given.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 4)]
    pub seats: Option<usize>,
    /// Choices of the set-up, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// A whole set-up as text, instead of one that is drawn.
    #[serde(default)]
    pub setup: Option<String>,
    /// How much time everyone has: `none`, `5m+3s` for a game, `30s/turn`, `2d/turn`.
    #[serde(default = "no_clock")]
    #[schema(pattern = "^(none|[0-9][0-9.dhms]*(\\+[0-9][0-9.dhms]*|/turn)?)$")]
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
    #[schema(minimum = 10, maximum = 2_592_000)]
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
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
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

fn no_clock() -> String {
    TimeControl::Unlimited.to_string()
}

fn yes() -> bool {
    true
}

/// A seat as it is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
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
    /// Who sits there, by id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// The computer player that sits there, by its level's short name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub engine: Option<String>,
    /// Whether it plays on for somebody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub taken_over: bool,
    /// What is kept of the key to it, if it is reserved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
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
            (Some(person), _) => person.clone(),
            (None, engine) => format!("engine {}", engine.as_deref().unwrap_or_default()),
        }
    }
}

/// A plan that can be carried out.
#[derive(Clone)]
pub struct Plan {
    /// The same as it is kept.
    pub told: TablePlan,
    /// The game.
    pub kind: &'static Kind,
    /// Its rules.
    pub rule_set: &'static RuleSet,
    /// How many seats.
    pub seats: usize,
    /// How much time everyone has.
    pub clock: TimeControl,
    options: Options,
}

impl Plan {
    /// Checks a plan.
    pub fn check(told: TablePlan) -> Result<Plan, Problem> {
        let unknown = || Problem::bad(Message::new("error-open-game").text("game", &told.game));
        let kind = kind(&told.game).ok_or_else(unknown)?;
        let clock: TimeControl =
            told.clock.parse().map_err(|error: TimeControlError| Problem::bad(error.explain()))?;
        let of_game = |error: &dyn Explain| Problem::of_game(kind.info, error);
        if let Some(setup) = &told.setup {
            let table = Table::open_as(kind, setup).map_err(|error| of_game(&error))?;
            let rule_set = kind.info.rule_set(table.play_state().setup().rule_set);
            let rule_set = rule_set.expect("a game has one of its rule sets");
            let seats = table.play_state().seats().count();
            if table.to_move().is_none() {
                return Err(Problem::bad("error-play-over"));
            }
            return Plan { told, kind, rule_set, seats, clock, options: Options::of(rule_set) }.expect_fair();
        }
        let mut options = match &told.rule_set {
            Some(rule_set) => Options::named(kind.info, rule_set).map_err(|error| of_game(&error))?,
            None => Options::default_of(kind.info),
        };
        if let Some(seats) = told.seats {
            options = options.with_seats(seats).map_err(|error| of_game(&error))?;
        }
        for (name, value) in &told.options {
            options = options.with(name, value).map_err(|error| of_game(&error))?;
        }
        // A map may be one that no game can be set up from: better known now than at the start.
        kind.draw(&options, &mut Random::from_seed(0)).map_err(|error| of_game(&error))?;
        let (rule_set, seats) = (options.rule_set(), options.seats().count());
        Plan { told, kind, rule_set, seats, clock, options }.expect_fair()
    }

    /// That what is rated can be compared.
    fn expect_fair(self) -> Result<Plan, Problem> {
        if self.told.gone_seconds.is_some_and(|seconds| !(10..=30 * 86_400).contains(&seconds)) {
            return Err(Problem::bad("error-room-gone"));
        }
        if self.told.rated && (self.rule_set.together || self.seats < 2 || self.told.setup.is_some()) {
            return Err(Problem::bad("error-room-rated"));
        }
        Ok(self)
    }

    /// The set-up of the game, drawn where nothing was said.
    pub fn draw(&self, random: &mut Random) -> Result<String, Problem> {
        if let Some(setup) = &self.told.setup {
            return Ok(setup.clone());
        }
        let setup: Setup = self
            .kind
            .draw(&self.options, random)
            .map_err(|error| Problem::of_game(self.kind.info, &error))?;
        Ok(setup.text(self.kind.info))
    }

    /// The computer player with this short name: one of those that the game offers, and no other.
    pub fn level(&self, short: &str) -> Result<Computer, Problem> {
        let offered = self.kind.levels(self.rule_set);
        let found = offered.iter().find(|level| level.short == short);
        found.map(|level| level.spec.clone().into()).ok_or_else(|| {
            let offered: Vec<&str> = offered.iter().map(|level| level.short.as_str()).collect();
            let problem = Message::new("error-engine-level").text("wanted", short);
            Problem::bad(problem.text("offered", offered.join(", ")))
        })
    }

    /// The level that plays on for somebody.
    pub fn substitute(&self) -> String {
        self.kind.default_level(self.rule_set).short
    }
}
