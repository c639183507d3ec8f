//! What is wished of an engine, within what the server allows.

use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use tabuleiro_analysis::limits;
use tabuleiro_core::{Explain, Message};
use tabuleiro_engine::{Kind, Limits, Spec};
use tabuleiro_table::{Table, ThinkError};
use utoipa::ToSchema;

/// How many of the best lines are told, unless something else is wished, and the most.
const LINES: usize = 3;
const LINES_MAX: usize = 5;
/// The least time for a decision.
const SECONDS_MIN: f64 = 0.01;
/// How many games show how fair something is, unless something else is wished, the fewest and the most.
const GAMES: usize = 100;
const GAMES_MIN: usize = 10;
const GAMES_MAX: usize = 400;

/// What an engine is asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = AnalysisKind)]
pub(crate) enum What {
    /// How good every decision was, and where it stands.
    #[default]
    Judgement,
    /// How fair it is, by games of a level against itself.
    Fairness,
}

/// How it is wished; what is not said is as usual.
#[derive(Clone, Debug, Default)]
pub(crate) struct Settings {
    /// The time for each decision.
    pub seconds: Option<f64>,
    /// How many of the best lines are told.
    pub lines: Option<usize>,
    /// How many games show how fair it is.
    pub games: Option<usize>,
}

/// What may be wished.
#[derive(Copy, Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Bounds {
    /// The least time for a decision.
    pub seconds_min: f64,
    /// The most time for each decision of a game.
    pub decision_seconds_max: f64,
    /// The most time for a position alone.
    pub position_seconds_max: f64,
    /// The most of the best lines.
    pub lines_max: usize,
    /// The fewest games that show how fair something is.
    pub games_min: usize,
    /// The most.
    pub games_max: usize,
    /// How many unfinished ones a person may have of games, of positions, and of how fair something is.
    pub at_once_max: usize,
}

/// What is wished, everything decided.
#[derive(Copy, Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub(crate) enum Wish {
    Judgement { time: Duration, lines: usize },
    Fairness { games: usize, time: Duration },
}

impl Bounds {
    /// As a server sets them, which gives each decision of a game so many seconds, a position alone so many, and everyone so many at once.
    pub(crate) fn new(decision_seconds_max: f64, position_seconds_max: f64, at_once_max: usize) -> Bounds {
        Bounds {
            seconds_min: SECONDS_MIN.min(decision_seconds_max).min(position_seconds_max),
            decision_seconds_max,
            position_seconds_max,
            lines_max: LINES_MAX,
            games_min: GAMES_MIN,
            games_max: GAMES_MAX,
            at_once_max,
        }
    }

    /// What is wished of a game, if it may be.
    pub(crate) fn decide(&self, what: What, settings: &Settings, game: &Table) -> Result<Wish, Problem> {
        match what {
            What::Judgement => self.judgement(settings, game),
            What::Fairness => self.fairness(settings, game),
        }
    }

    fn judgement(&self, settings: &Settings, game: &Table) -> Result<Wish, Problem> {
        let steps = game.play_state().steps().len();
        let most = if steps > 0 { self.decision_seconds_max } else { self.position_seconds_max };
        let seconds = match settings.seconds {
            Some(seconds) => within("seconds", seconds, self.seconds_min, most)?,
            None => usual_seconds(steps).min(most),
        };
        let lines = within("lines", settings.lines.unwrap_or(LINES) as f64, 1.0, self.lines_max as f64)?;
        Ok(Wish::Judgement { time: Duration::from_secs_f64(seconds), lines: lines as usize })
    }

    fn fairness(&self, settings: &Settings, game: &Table) -> Result<Wish, Problem> {
        if game.to_move().is_none() {
            return Err(Problem::bad(ThinkError::Over.explain()));
        }
        let games = settings.games.unwrap_or(GAMES) as f64;
        let games = within("games", games, self.games_min as f64, self.games_max as f64)?;
        let time = Duration::from_secs_f64(self.decision_seconds_max);
        Ok(Wish::Fairness { games: games as usize, time })
    }
}

impl Wish {
    /// The same with as little as usual, where that is less: its games count for this one too.
    pub(crate) fn lesser(&self) -> Option<Wish> {
        match *self {
            Wish::Fairness { games, time } if games > GAMES => Some(Wish::Fairness { games: GAMES, time }),
            _ => None,
        }
    }

    /// What tells two wishes about the same game apart.
    pub(crate) fn key(&self) -> String {
        match self {
            Wish::Judgement { time, lines } => format!("judgement {} {lines}", time.as_millis()),
            Wish::Fairness { games, .. } => format!("fairness {games}"),
        }
    }
}

/// What a decision of a game of so many steps is usually given.
fn usual_seconds(steps: usize) -> f64 {
    let Limits { time, .. } = limits(&Spec::new(Kind::Best), LINES, steps);
    time.map_or(0.0, |time| time.as_secs_f64())
}

fn within(name: &'static str, found: f64, least: f64, most: f64) -> Result<f64, Problem> {
    if (least..=most).contains(&found) {
        return Ok(found);
    }
    let why = Message::new("error-analysis-setting").text("name", name).text("found", found);
    Err(Problem::bad(why.text("least", least).text("most", most)))
}
