//! Settings, announced to other programs as options.

use crate::english::english;
use crate::line_error::shortened;
use std::time::Duration;
use tabuleiro_core::info::RuleSet;
use tabuleiro_core::{Options, Random, SEATS_MAX, Setup};
use tabuleiro_engine::{EngineKind, Limits, MEMORY_DEFAULT, Spec, check_memory};
use tabuleiro_table::{GameKind, kind, kinds};

/// All settings of an engine process.
#[derive(Clone)]
pub struct EngineSettings {
    /// Current game.
    pub kind: &'static GameKind,
    /// Rule set, seats and choices of the set-up that `startpos` refers to, unless `setup` is given.
    pub options: Options,
    /// Text of the option `Choices`, as received.
    choices: String,
    /// Seed for set-ups and engines.
    pub seed: u64,
    /// Set-up that `startpos` refers to, if given.
    pub setup: Option<Setup>,
    /// Engine that searches.
    pub engine: Spec,
    lines: usize,
    overhead_ms: u64,
    /// Whether `info` includes each seat's share.
    pub(crate) per_seat: bool,
    /// Whether results go beyond wins, losses and draws of two players.
    pub(crate) all_results: bool,
}

/// An unknown option, or an invalid value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the option `{name}`: {problem}")]
pub(crate) struct SettingError {
    name: String,
    problem: String,
}

const THREADS_MAX: usize = 256;
const MEMORY_MAX: usize = 65_536;
const LINES_MAX: usize = 256;
const OVERHEAD_MAX_MS: u64 = 10_000;

impl EngineSettings {
    /// Returns the defaults for a game.
    pub fn new(kind: &'static GameKind) -> EngineSettings {
        EngineSettings {
            kind,
            options: Options::default_of(kind.info),
            choices: String::new(),
            seed: 1,
            setup: None,
            engine: Spec::new(EngineKind::Best),
            lines: 1,
            overhead_ms: 10,
            per_seat: true,
            all_results: false,
        }
    }

    /// Returns the set-up that `startpos` refers to: the given one, or one drawn from the seed.
    pub(crate) fn setup(&self) -> Result<Setup, String> {
        if let Some(setup) = &self.setup {
            return Ok(setup.clone());
        }
        let drawn = self.kind.draw(&self.options, &mut Random::from_seed(self.seed));
        drawn.map_err(|error| english(&error, self.kind))
    }

    /// Returns the limits of searches that do not come from `go`.
    pub(crate) fn limits(&self) -> Limits {
        Limits { lines: self.lines, ..self.engine.limits.clone() }
    }

    pub(crate) fn overhead(&self) -> Duration {
        Duration::from_millis(self.overhead_ms)
    }

    /// Returns the lines that announce the options.
    pub(crate) fn announcement(&self) -> Vec<String> {
        let combo = |values: Vec<&str>| std::iter::once("").chain(values).collect::<Vec<_>>().join(" var ");
        let games = combo(kinds().iter().map(|kind| kind.info.id).collect());
        let rule_sets = combo(self.kind.info.rule_sets.iter().map(|rule_set| rule_set.id).collect());
        let setup = self.setup.as_ref().map_or_else(empty, |setup| setup.text(self.kind.info));
        let choices = if self.choices.is_empty() { empty() } else { self.choices.clone() };
        let (rule_set, seats, EngineSettings { seed, lines, overhead_ms, engine, .. }) =
            (self.options.rule_set().id, self.options.seats(), self);
        let (memory, threads) = (engine.memory, engine.limits.threads);
        [
            format!("Game type combo default {}{games}", self.kind.info.id),
            format!("RuleSet type combo default {rule_set}{rule_sets}"),
            format!("Seats type spin default {seats} min 1 max {SEATS_MAX}"),
            format!("Choices type string default {choices}"),
            format!("Seed type spin default {seed} min 0 max {}", i64::MAX),
            format!("Setup type string default {setup}"),
            format!("Engine type string default {engine}"),
            format!("Hash type spin default {memory} min 1 max {MEMORY_MAX}"),
            format!("Threads type spin default {threads} min 1 max {THREADS_MAX}"),
            format!("MultiPV type spin default {lines} min 1 max {LINES_MAX}"),
            format!("MoveOverhead type spin default {overhead_ms} min 0 max {OVERHEAD_MAX_MS}"),
            format!("SeatScores type check default {}", self.per_seat),
            format!("SeatResults type check default {}", self.all_results),
        ]
        .map(|option| format!("option name {option}"))
        .to_vec()
    }

    /// Sets an option.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), SettingError> {
        let done = match name.to_ascii_lowercase().as_str() {
            "game" => self.set_game(value),
            "ruleset" => self.set_rule_set(value),
            "seats" => self.set_seats(value),
            "choices" => self.set_choices(value),
            "seed" => number(value, 0, i64::MAX as u64).map(|seed| self.seed = seed),
            "setup" => self.set_setup(value),
            "engine" => self.set_engine(value),
            "hash" => number(value, 1, MEMORY_MAX as u64).and_then(|mib| self.set_memory(mib as usize)),
            "threads" => number(value, 1, THREADS_MAX as u64)
                .map(|threads| self.engine.limits.threads = threads as usize),
            "multipv" => number(value, 1, LINES_MAX as u64).map(|lines| self.lines = lines as usize),
            "moveoverhead" => number(value, 0, OVERHEAD_MAX_MS).map(|ms| self.overhead_ms = ms),
            "seatscores" => truth(value).map(|per_seat| self.per_seat = per_seat),
            "seatresults" => truth(value).map(|all| self.all_results = all),
            _ => Err("no such option".into()),
        };
        done.map_err(|problem| SettingError { name: shortened(name), problem })
    }

    fn set_game(&mut self, value: &str) -> Result<(), String> {
        let kind = kind(value).ok_or_else(|| format!("unknown game `{}`", shortened(value)))?;
        self.kind = kind;
        self.options = Options::default_of(kind.info);
        self.choices.clear();
        self.setup = None;
        Ok(())
    }

    fn set_rule_set(&mut self, value: &str) -> Result<(), String> {
        self.options = Options::named(self.kind.info, value).map_err(|error| english(&error, self.kind))?;
        self.choices.clear();
        self.setup = None;
        Ok(())
    }

    fn set_seats(&mut self, value: &str) -> Result<(), String> {
        let seats = number(value, 1, SEATS_MAX as u64)?;
        self.options =
            self.options.clone().with_seats(seats as usize).map_err(|error| english(&error, self.kind))?;
        self.setup = None;
        Ok(())
    }

    fn set_memory(&mut self, mib: usize) -> Result<(), String> {
        check_memory(mib).map_err(|_| format!("{mib} MiB of memory are not available; set less"))?;
        self.engine.memory = mib;
        Ok(())
    }

    /// Sets the options of the set-up: `map=random starts=2`.
    fn set_choices(&mut self, value: &str) -> Result<(), String> {
        let rule_set: &'static RuleSet = self.options.rule_set();
        let fresh = Options::of(rule_set).with_seats(self.options.seats().count());
        let mut options = fresh.map_err(|error| english(&error, self.kind))?;
        for choice in value.split_whitespace().filter(|_| !is_empty(value)) {
            let (name, value) = choice
                .split_once('=')
                .ok_or_else(|| format!("`{}` is not of the form NAME=VALUE", shortened(choice)))?;
            options = options.with(name, value).map_err(|error| english(&error, self.kind))?;
        }
        self.options = options;
        self.choices = if is_empty(value) { String::new() } else { value.into() };
        self.setup = None;
        Ok(())
    }

    fn set_setup(&mut self, value: &str) -> Result<(), String> {
        if is_empty(value) {
            self.setup = None;
            return Ok(());
        }
        let (kind, setup) = read_setup(value)?;
        self.set_game(kind.info.id)?;
        let named = Options::named(kind.info, setup.rule_set).map_err(|error| english(&error, kind))?;
        self.options = named.with_seats(setup.seats.count()).map_err(|error| english(&error, self.kind))?;
        self.setup = Some(setup);
        Ok(())
    }

    fn set_engine(&mut self, value: &str) -> Result<(), String> {
        let computer =
            self.kind.computer(self.options.rule_set(), value).map_err(|error| english(&error, self.kind))?;
        let mut spec = computer.spec().ok_or("use an engine of Tabuleiro, not another program")?.clone();
        if spec.memory == MEMORY_DEFAULT {
            spec.memory = self.engine.memory;
        }
        spec.limits.threads = spec.limits.threads.max(self.engine.limits.threads);
        self.engine = spec;
        Ok(())
    }
}

/// Returns the game and the set-up of a text.
pub(crate) fn read_setup(text: &str) -> Result<(&'static GameKind, Setup), String> {
    let kind = tabuleiro_table::kind_of_text(text)
        .ok_or_else(|| format!("`{}` is not a set-up of any game", shortened(text)))?;
    let setup = Setup::parse(kind.info, text).map_err(|error| english(&error, kind))?;
    kind.open(&setup).map_err(|error| english(&error, kind))?;
    Ok((kind, setup))
}

/// Returns the protocol's notation for an empty value.
fn empty() -> String {
    "<empty>".into()
}

fn is_empty(value: &str) -> bool {
    value.is_empty() || value == "<empty>"
}

fn number(value: &str, min: u64, max: u64) -> Result<u64, String> {
    let found = value.parse().ok().filter(|number| (min..=max).contains(number));
    found.ok_or_else(|| format!("`{}` is not a whole number from {min} to {max}", shortened(value)))
}

fn truth(value: &str) -> Result<bool, String> {
    value.parse().map_err(|_| format!("`{}` is not true or false", shortened(value)))
}
