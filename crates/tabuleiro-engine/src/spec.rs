//! Engines by specification: `alpha-beta time=100ms`, `mcts playouts=2000`, `level 4`, `report hard`, `uct`, `random`.

use crate::alpha_beta::AlphaBeta;
use crate::budget::Limits;
use crate::engine::Engine;
use crate::joint::Joint;
use crate::level::Leveled;
use crate::max_n::MaxN;
use crate::mcts::Mcts;
use crate::random::RandomMoves;
use crate::report::OwnLevel;
use crate::transposition::{MEMORY_DEFAULT, check_memory};
use crate::uct::{CURIOSITY_DEFAULT, Uct};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;
use tabuleiro_core::{
    Explain, Favourite, Level, Message, Searchable, Strength, Strengths, duration, explained_errors,
};

/// An engine and its limits, in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Spec {
    /// Kind of engine.
    pub kind: EngineKind,
    /// Limits as given, without defaults.
    pub limits: Limits,
    /// Memory for known positions, in MiB.
    pub memory: usize,
    /// Contempt: a draw counts this much less than an even chance, in units of the evaluation.
    pub contempt: i32,
    /// Weight of exploration in the textbook search.
    pub curiosity: f32,
}

/// Kinds of engines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EngineKind {
    /// Random legal moves.
    Random,
    /// The textbook tree search with random playouts.
    Uct,
    /// Iterative deepening with an evaluation at the end.
    AlphaBeta,
    /// Iterative deepening in which each player maximises their own result.
    MaxN,
    /// Tree search that tries the best moves most often.
    Mcts,
    /// The one of these two that plays the game better.
    Best,
    /// A level of strength, from 1 up.
    Level(usize),
    /// One of the game's own levels, by its id.
    Report(String),
}

/// Time for a move without any limit.
pub const TIME_DEFAULT: Duration = Duration::from_secs(1);

/// Maximum memory, in MiB.
const MEMORY_MAX: u64 = 65_536;
/// Maximum depth, in plies.
const DEPTH_MAX: u64 = 1000;
/// Maximum number of threads.
const THREADS_MAX: u64 = 256;

/// Default contempt of an engine that plays.
pub(crate) const CONTEMPT_DEFAULT: i32 = 100;

/// Maximum contempt.
const CONTEMPT_MAX: u64 = 1_000;

/// Maximum weight of exploration.
const CURIOSITY_MAX: f32 = 100.0;

/// An invalid specification.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum SpecError {
    Engine(String),
    Setting(String),
    /// A setting whose value is none of those that it takes.
    Value {
        name: &'static str,
        found: String,
        offered: Message,
    },
    /// More memory than the system has, in MiB.
    Memory(usize),
    /// A level without its number.
    NoNumber,
    /// `report` without a level.
    NoName,
    Level {
        wanted: String,
        offered: String,
    },
}

impl Explain for SpecError {
    fn explain(&self) -> Message {
        match self {
            SpecError::Engine(found) => Message::new("error-engine").text("found", found),
            SpecError::Setting(found) => Message::new("error-engine-setting").text("found", found),
            SpecError::Value { name, found, offered } => Message::new("error-engine-value")
                .text("name", name)
                .text("found", found)
                .message("offered", offered.clone()),
            SpecError::Memory(mib) => Message::new("error-engine-memory").number("mib", *mib as i64),
            SpecError::NoNumber => Message::new("error-engine-no-number"),
            SpecError::NoName => Message::new("error-engine-no-name"),
            SpecError::Level { wanted, offered } => {
                Message::new("error-engine-level").text("wanted", wanted).text("offered", offered)
            }
        }
    }
}

explained_errors!(SpecError);

impl Spec {
    /// Creates a specification without limits.
    pub fn new(kind: EngineKind) -> Spec {
        Spec {
            kind,
            limits: Limits::default(),
            memory: MEMORY_DEFAULT,
            contempt: CONTEMPT_DEFAULT,
            curiosity: CURIOSITY_DEFAULT,
        }
    }

    /// Returns the limits of a decision: those given, or else [`TIME_DEFAULT`]. Levels have limits of their own.
    pub fn limits(&self) -> Limits {
        self.limits_or(TIME_DEFAULT)
    }

    /// Returns the limits given, or this time if there are none. Levels have limits of their own.
    pub fn limits_or(&self, time: Duration) -> Limits {
        let is_level = matches!(self.kind, EngineKind::Level(_));
        let unlimited = self.limits.are_none() && !self.limits.solve && !is_level;
        Limits { time: if unlimited { Some(time) } else { self.limits.time }, ..self.limits.clone() }
    }

    /// Returns the specification without contempt, for judging games.
    #[must_use]
    pub fn impartial(&self) -> Spec {
        Spec { contempt: 0, ..self.clone() }
    }

    /// Makes the engine for a game.
    pub fn build<G: Searchable>(&self, game: &G) -> Result<Box<dyn Engine<G>>, SpecError> {
        let rule_set = G::info().rule_set(game.setup().rule_set);
        let together = rule_set.is_some_and(|rule_set| rule_set.together);
        check_memory(self.memory).map_err(|_| SpecError::Memory(self.memory))?;
        Ok(match &self.kind {
            // Games without opponents have only one search.
            EngineKind::AlphaBeta | EngineKind::Best if together => Box::new(Joint::new(self.memory)),
            EngineKind::Random => Box::new(RandomMoves),
            EngineKind::Uct => Box::new(Uct { curiosity: self.curiosity }),
            EngineKind::Mcts => Box::new(Mcts::new(self.memory)),
            EngineKind::Best => match game.favourite() {
                Favourite::AlphaBeta => Box::new(AlphaBeta::new(self.memory).scorning_draws(self.contempt)),
                Favourite::Tree | Favourite::Playouts => Box::new(Mcts::new(self.memory)),
            },
            EngineKind::AlphaBeta => Box::new(AlphaBeta::new(self.memory).scorning_draws(self.contempt)),
            EngineKind::MaxN => Box::new(MaxN::new(self.memory)),
            EngineKind::Level(number) => Box::new(Leveled::new(game, strength(game, *number)?)),
            EngineKind::Report(id) => Box::new(OwnLevel::new(own_level(game, id)?)),
        })
    }
}

fn strength<G: Strengths>(game: &G, number: usize) -> Result<Strength, SpecError> {
    let strengths = game.strengths();
    number.checked_sub(1).and_then(|index| strengths.get(index)).copied().ok_or_else(|| SpecError::Level {
        wanted: number.to_string(),
        offered: format!("1–{}", strengths.len()),
    })
}

fn own_level<G: Strengths>(game: &G, id: &str) -> Result<&'static Level<G>, SpecError> {
    let rule_set = G::info().rule_set(game.setup().rule_set).expect("a game has one of its rule sets");
    let own = || G::levels().iter().filter(|level| level.plays(rule_set));
    own().find(|level| level.id == id).ok_or_else(|| SpecError::Level {
        wanted: id.into(),
        offered: own().map(|level| level.id).collect::<Vec<_>>().join(", "),
    })
}

impl FromStr for Spec {
    type Err = SpecError;
    fn from_str(text: &str) -> Result<Spec, SpecError> {
        let mut words = text.split_whitespace();
        let name = words.next().unwrap_or_default();
        let kind = match name {
            "random" => EngineKind::Random,
            "uct" => EngineKind::Uct,
            "mcts" => EngineKind::Mcts,
            "best" => EngineKind::Best,
            "alpha-beta" => EngineKind::AlphaBeta,
            "max-n" => EngineKind::MaxN,
            "level" => {
                let number = words.next().ok_or(SpecError::NoNumber)?;
                EngineKind::Level(number.parse().map_err(|_| SpecError::NoNumber)?)
            }
            "report" => EngineKind::Report(words.next().ok_or(SpecError::NoName)?.into()),
            _ => return Err(SpecError::Engine(name.into())),
        };
        words.try_fold(Spec::new(kind), Spec::with)
    }
}

impl Spec {
    fn with(mut self, setting: &str) -> Result<Spec, SpecError> {
        if setting == "solve" {
            self.limits.solve = true;
            return Ok(self);
        }
        let wrong = || SpecError::Setting(setting.into());
        let (name, value) = setting.split_once('=').ok_or_else(wrong)?;
        match name {
            "time" => self.limits.time = Some(time(value)?),
            "curiosity" => self.curiosity = curiosity(value)?,
            "contempt" => self.contempt = number("contempt", value, 0, CONTEMPT_MAX)? as i32,
            "nodes" => self.limits.nodes = Some(number("nodes", value, 1, u64::MAX)?),
            "playouts" => self.limits.nodes = Some(number("playouts", value, 1, u64::MAX)?),
            "depth" => self.limits.depth = Some(number("depth", value, 1, DEPTH_MAX)? as u32),
            "threads" => self.limits.threads = number("threads", value, 1, THREADS_MAX)? as usize,
            "memory" => self.memory = number("memory", value, 1, MEMORY_MAX)? as usize,
            _ => return Err(wrong()),
        }
        Ok(self)
    }
}

fn number(name: &'static str, value: &str, least: u64, most: u64) -> Result<u64, SpecError> {
    let number = value.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| {
        let offered = Message::new("offered-number").text("min", least).text("max", most);
        SpecError::Value { name, found: value.into(), offered }
    })
}

fn time(value: &str) -> Result<Duration, SpecError> {
    let offered = Message::new("offered-time");
    duration::parse(value).map_err(|_| SpecError::Value { name: "time", found: value.into(), offered })
}

fn curiosity(value: &str) -> Result<f32, SpecError> {
    let number = value.parse().ok().filter(|number| (0.0..=CURIOSITY_MAX).contains(number));
    number.ok_or_else(|| {
        let offered = Message::new("offered-decimal").text("min", 0).text("max", CURIOSITY_MAX);
        SpecError::Value { name: "curiosity", found: value.into(), offered }
    })
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let nodes = match &self.kind {
            EngineKind::Random => f.write_str("random").map(|()| "nodes"),
            EngineKind::Uct => f.write_str("uct").map(|()| "playouts"),
            EngineKind::Mcts => f.write_str("mcts").map(|()| "playouts"),
            EngineKind::Best => f.write_str("best").map(|()| "nodes"),
            EngineKind::AlphaBeta => f.write_str("alpha-beta").map(|()| "nodes"),
            EngineKind::MaxN => f.write_str("max-n").map(|()| "nodes"),
            EngineKind::Level(number) => write!(f, "level {number}").map(|()| "nodes"),
            EngineKind::Report(id) => write!(f, "report {id}").map(|()| "nodes"),
        }?;
        let limits = &self.limits;
        if let Some(time) = limits.time {
            write!(f, " time={}ms", time.as_secs_f64() * 1000.0)?;
        }
        if let Some(number) = limits.nodes {
            write!(f, " {nodes}={number}")?;
        }
        if let Some(depth) = limits.depth {
            write!(f, " depth={depth}")?;
        }
        if limits.threads > 1 {
            write!(f, " threads={}", limits.threads)?;
        }
        if self.memory != MEMORY_DEFAULT {
            write!(f, " memory={}", self.memory)?;
        }
        if self.contempt != CONTEMPT_DEFAULT {
            write!(f, " contempt={}", self.contempt)?;
        }
        if self.curiosity != CURIOSITY_DEFAULT {
            write!(f, " curiosity={}", self.curiosity)?;
        }
        if limits.solve { f.write_str(" solve") } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_specification_is_read_and_said_again() {
        for text in [
            "random",
            "uct time=100ms",
            "uct playouts=2000 threads=2",
            "report hard",
            "level 4",
            "best time=100ms",
            "mcts playouts=2000",
            "alpha-beta nodes=500 solve",
            "max-n time=100ms",
            "uct depth=3 memory=1",
            "best time=100ms contempt=0",
            "uct time=100ms curiosity=0.7",
        ] {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
        for (read, said) in
            [("0.25s", "250ms"), ("1h30m", "5400000ms"), ("90s", "90000ms"), ("0.5ms", "0.5ms")]
        {
            let spec: Spec = format!("uct time={read}").parse().unwrap();
            assert_eq!(spec.to_string(), format!("uct time={said}"));
        }
        assert_eq!(Spec::new(EngineKind::Best).impartial().to_string(), "best contempt=0");
    }

    #[test]
    fn what_is_wrong_is_named() {
        let error = |text: &str| text.parse::<Spec>().unwrap_err().to_string();
        assert_eq!(error("deep-blue"), "error-engine(found=deep-blue)");
        assert_eq!(error("uct speed=9"), "error-engine-setting(found=speed=9)");
        let value = |text: &str, name: &str, offered: &str| {
            let found = text.rsplit('=').next().unwrap();
            let expected = format!("error-engine-value(name={name}, found={found}, offered={offered})");
            assert_eq!(error(text), expected);
        };
        value("uct time=soon", "time", "offered-time");
        value("uct playouts=0", "playouts", "offered-number(min=1, max=18446744073709551615)");
        value("best threads=100000", "threads", "offered-number(min=1, max=256)");
        value("best depth=0", "depth", "offered-number(min=1, max=1000)");
        value("best contempt=1001", "contempt", "offered-number(min=0, max=1000)");
        value("uct curiosity=NaN", "curiosity", "offered-decimal(min=0, max=100)");
        value("uct curiosity=-1", "curiosity", "offered-decimal(min=0, max=100)");
        assert_eq!(error("report"), "error-engine-no-name");
        assert_eq!(error("level high"), "error-engine-no-number");
    }
}
