//! Requests for analyses, and the server's limits on them.

use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use tabuleiro_analysis::limits;
use tabuleiro_core::{Explain, Message};
use tabuleiro_engine::{EngineKind, Limits, Spec};
use tabuleiro_table::{Table, ThinkError};
use utoipa::ToSchema;

/// Default number of best lines.
const LINES: usize = 3;
const LINES_MAX: usize = 5;
/// Shortest time for a move in seconds.
const SECONDS_MIN: f64 = 0.01;
/// Default number of games for a fairness analysis.
const GAMES: usize = 100;
const GAMES_MIN: usize = 10;
const GAMES_MAX: usize = 400;

/// The subject of an analysis.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = AnalysisKind)]
pub(crate) enum What {
    /// The quality of every move, and the value of the final position.
    #[default]
    Judgement,
    /// Fairness, from games of a level against itself.
    Fairness,
}

/// The settings of a request; missing ones have default values.
#[derive(Clone, Debug, Default)]
pub(crate) struct Settings {
    /// Time for each move in seconds.
    pub seconds: Option<f64>,
    /// Number of best lines.
    pub lines: Option<usize>,
    /// Number of games for a fairness analysis.
    pub games: Option<usize>,
}

/// The limits of requests.
#[derive(Copy, Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Bounds {
    /// Shortest time for a move in seconds.
    pub seconds_min: f64,
    /// Longest time for each move of a game, in seconds.
    pub decision_seconds_max: f64,
    /// Longest time for a single position, in seconds.
    pub position_seconds_max: f64,
    /// Largest number of best lines.
    pub lines_max: usize,
    /// Smallest number of games for a fairness analysis.
    pub games_min: usize,
    /// Largest number of games for a fairness analysis.
    pub games_max: usize,
    /// Maximum number of a person's unfinished analyses of each kind: games, positions and fairness.
    pub at_once_max: usize,
}

/// A validated request.
#[derive(Copy, Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub(crate) enum Wish {
    Judgement { time: Duration, lines: usize },
    Fairness { games: usize, time: Duration },
}

impl Bounds {
    /// Creates the limits from the server's settings.
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

    /// Validates a request for a game.
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
    /// Returns the default request of the same kind if it is smaller than this one. Its games count for both.
    pub(crate) fn lesser(&self) -> Option<Wish> {
        match *self {
            Wish::Fairness { games, time } if games > GAMES => Some(Wish::Fairness { games: GAMES, time }),
            _ => None,
        }
    }

    /// Returns a key that distinguishes requests about the same game.
    pub(crate) fn key(&self) -> String {
        match self {
            Wish::Judgement { time, lines } => format!("judgement {} {lines}", time.as_millis()),
            Wish::Fairness { games, .. } => format!("fairness {games}"),
        }
    }
}

/// Returns the default time for each move of a game with this number of moves.
fn usual_seconds(steps: usize) -> f64 {
    let Limits { time, .. } = limits(&Spec::new(EngineKind::Best), LINES, steps);
    time.map_or(0.0, |time| time.as_secs_f64())
}

fn within(name: &'static str, found: f64, least: f64, most: f64) -> Result<f64, Problem> {
    if (least..=most).contains(&found) {
        return Ok(found);
    }
    let why = Message::new("error-analysis-setting").text("name", name).text("found", found);
    Err(Problem::bad(why.text("least", least).text("most", most)))
}
