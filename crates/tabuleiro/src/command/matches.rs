//! `tabuleiro match`: computer players meet, and what comes of it is counted with intervals.

use super::block;
use super::program::Program;
use super::setup::{kind_named, options, seed_of_the_moment};
use super::standings;
use crate::args::{MatchArgs, MatchRunArgs};
use crate::failure::{About, Failure};
use crate::screen::Screen;
use anyhow::Result;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tabuleiro_arena::schedule::pairings;
use tabuleiro_arena::{
    Counted, Definition, Ended, Format, Invitation, Log, Match, Progress, Schedule, TimeControl, invite, log,
};
use tabuleiro_core::{Message, Options};
use tabuleiro_store::Store;
use tabuleiro_table::words::Speaker;
use tabuleiro_table::{Computer, Kind};

/// How many games are played if nobody says.
const GAMES: usize = 100;

/// How often a line tells how it goes where there is no terminal.
const LINE_EVERY: Duration = Duration::from_secs(10);

/// The most players in one match.
const ENGINES_MAX: usize = 64;

pub fn run(args: &MatchArgs, data: Option<&Path>, screen: &Screen, out: &mut dyn Write) -> Result<ExitCode> {
    let mut log = match &args.game {
        Some(_) => open(&args.run, data, &define(args)?)?,
        None => Log::resume(args.run.log.as_deref().expect("who resumes names a log"))?,
    };
    let ended = play(&mut log, &args.run, screen, "match")?;
    if args.run.json {
        writeln!(out, "{}", standings::as_json(log.definition(), log.games()))?;
    } else {
        standings::write(log.definition(), log.games(), screen, out)?;
    }
    if let Some(path) = &args.run.chart {
        standings::draw(log.definition(), log.games(), path, &screen.speaker(None))?;
    }
    if let Some(path) = &args.write {
        block::replace(path, "results", |old| standings::with_row(old, log.definition(), log.games()))?;
    }
    Ok(code(ended))
}

/// What the command line asks for.
fn define(args: &MatchArgs) -> Result<Definition> {
    let kind = kind_named(args.game.as_deref().unwrap_or_default())?;
    let chosen = options(kind, &args.setup)?;
    let engines = args.engines.iter().map(|text| engine(kind, &chosen, text)).collect::<Result<Vec<_>>>()?;
    if !(2..=ENGINES_MAX).contains(&engines.len()) {
        let problem = Message::new("error-match-players").number("given", engines.len() as i64);
        return Err(Failure::new(problem.number("most", ENGINES_MAX as i64)).into());
    }
    if chosen.seats().count() < 2 {
        return Err(Failure::new(Message::new("error-match-alone")).into());
    }
    let sprt = args.sprt.as_deref().map(str::parse).transpose()?;
    if sprt.is_some() && (engines.len() > 2 || chosen.seats().count() > 2) {
        return Err(Failure::new(Message::new("error-match-test-for-two")).into());
    }
    let format = if args.gauntlet { Format::Gauntlet } else { Format::RoundRobin };
    let mut definition = Definition {
        version: log::VERSION,
        game: kind.info.id.into(),
        rule_set: chosen.rule_set().id.into(),
        seats: chosen.seats().count(),
        options: chosen.chosen().map(|(name, value)| (name.into(), value.into())).collect(),
        pairings: pairings(format, engines.len(), chosen.seats().count()),
        engines,
        starts: 0,
        opening: args.run.openings,
        seed: args.setup.seed.unwrap_or_else(short_seed),
        clock: args.clock.as_deref().map(time_control).transpose()?,
        unlimited_ms: seconds_of("time", args.time)?,
        patience_ms: seconds_of("patience", args.patience)?,
        counted: if args.processor_time { Counted::Processor } else { Counted::Wall },
        sprt,
    };
    let per_start = Schedule::games_per_start(&definition);
    definition.starts =
        args.starts.unwrap_or_else(|| args.games.unwrap_or(GAMES).div_ceil(per_start)).clamp(1, 1_000_000);
    Ok(definition)
}

/// A player by specification, in its own words; must be able to play this.
pub fn engine(kind: &'static Kind, options: &Options, text: &str) -> Result<String> {
    let text = text.strip_prefix("ugi:").map_or(text.to_string(), |command| format!("ugi {command}"));
    let computer = kind.computer(options.rule_set(), &text)?;
    if let Computer::Engine(spec) = &computer {
        let setup = kind.draw(options, &mut tabuleiro_core::Random::from_seed(0))?;
        kind.open(&setup)?.seat_engine(0, spec)?;
    }
    Ok(computer.to_string())
}

/// A seed that is short enough to be typed again.
pub fn short_seed() -> u64 {
    seed_of_the_moment() % 1_000_000
}

/// `60+0.5`: seconds for the game, and for each decision.
fn time_control(text: &str) -> Result<TimeControl, Failure> {
    let wrong = || Failure::new(Message::new("error-match-clock").text("found", text));
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    let ms = |text: &str| text.trim().parse().ok().and_then(seconds).ok_or_else(wrong);
    Ok(TimeControl { base_ms: ms(base)?, increment_ms: ms(increment)? })
}

fn seconds_of(name: &str, wanted: f64) -> Result<u64, Failure> {
    let problem = || Message::new("error-match-seconds").text("name", name).text("found", wanted);
    seconds(wanted).ok_or_else(|| Failure::new(problem()))
}

fn seconds(seconds: f64) -> Option<u64> {
    (0.0..=1e6).contains(&seconds).then_some((seconds * 1000.0).round() as u64)
}

/// The log of a match: the one that was named, or a new one among the program's data. None is made for a match that cannot be
/// drawn up.
pub fn open(run: &MatchRunArgs, data: Option<&Path>, definition: &Definition) -> Result<Log> {
    let kind = kind_named(&definition.game)?;
    Schedule::draw(kind, definition).about(kind.info)?;
    match &run.log {
        Some(path) if run.resume => Ok(Log::resume_or_create(path, definition)?),
        Some(path) => Ok(Log::create(path, definition)?),
        None => {
            let folder = data.map_or_else(Store::of_this_user, Store::at)?.matches()?;
            let path = |number: u32| folder.join(format!("{}-{number}.jsonl", definition.game));
            let free: PathBuf =
                (1..=u32::MAX).map(path).find(|path| !path.exists()).expect("some number is free");
            Ok(Log::create(&free, definition)?)
        }
    }
}

/// Plays what is left of a match, and says how it goes and where it is kept.
pub fn play(log: &mut Log, run: &MatchRunArgs, screen: &Screen, command: &str) -> Result<Ended> {
    let definition = log.definition().clone();
    let kind = kind_named(&definition.game)?;
    let schedule = Schedule::draw(kind, &definition).about(kind.info)?;
    let rule_set = Options::named(kind.info, &definition.rule_set).about(kind.info)?.rule_set();
    let computers: Vec<Computer> =
        definition.engines.iter().map(|text| Ok(kind.computer(rule_set, text)?)).collect::<Result<_>>()?;
    if !(1..=1024).contains(&run.concurrency) {
        let problem = Message::new("error-match-concurrency").number("found", run.concurrency as i64);
        return Err(Failure::new(problem).into());
    }
    let speaker = screen.speaker(None);
    say(&speaker, &Message::new("match-kept-in").text("path", log.path().display()));
    let stop = stop_on_interrupt();
    let invite = |engine: usize, seed: u64| -> Invitation {
        match computers[engine].clone() {
            Computer::Engine(spec) => invite(kind, &spec, definition.counted, seed),
            Computer::Program(command) => Box::new(move || Ok(Box::new(Program::start(&command)?))),
        }
    };
    let contest = Match { kind, schedule: &schedule, invite: &invite, tables: run.concurrency };
    let mut ticker = Ticker::new(schedule.games.len(), log.games().len());
    let ended = contest.run(log, &stop, &mut |progress| ticker.tell(progress, &definition, &speaker))?;
    ticker.end();
    if ended == Ended::Stopped {
        let path = log.path().display();
        let command = format!("tabuleiro {command} --resume --log {path}");
        let message = Message::new("match-interrupted")
            .number("games", log.games().len() as i64)
            .number("planned", schedule.games.len() as i64)
            .text("command", command);
        say(&speaker, &message);
    }
    Ok(ended)
}

/// The exit code of a match: that of an interrupted program if it was stopped.
pub fn code(ended: Ended) -> ExitCode {
    if ended == Ended::Stopped { ExitCode::from(130) } else { ExitCode::SUCCESS }
}

fn say(speaker: &Speaker, message: &Message) {
    let _ = writeln!(io::stderr(), "{}", speaker.say(message));
}

/// Set by the first Ctrl-C; the second ends the program at once, which loses nothing but the games in progress either.
fn stop_on_interrupt() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let heard = stop.clone();
    // There is one handler a program; where it is set already, the match is simply not stopped politely.
    let _ = ctrlc::set_handler(move || {
        if heard.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    stop
}

/// Tells on standard error how a match goes: in place on a terminal, else a line now and then.
struct Ticker {
    bar: Option<ProgressBar>,
    told: Option<Instant>,
    games: usize,
}

impl Ticker {
    fn new(planned: usize, before: usize) -> Ticker {
        let bar = io::stderr().is_terminal().then(|| {
            let target = ProgressDrawTarget::stderr_with_hz(4);
            let style = ProgressStyle::with_template("{bar:24} {msg}").expect("the template is sound");
            let bar = ProgressBar::with_draw_target(Some(planned as u64), target);
            bar.with_style(style.progress_chars("=> ")).with_position(before as u64)
        });
        Ticker { bar, told: None, games: before }
    }

    fn tell(&mut self, progress: &Progress, definition: &Definition, speaker: &Speaker) {
        let news = progress.games.len() > self.games;
        let due = self.told.is_none_or(|told| told.elapsed() >= LINE_EVERY);
        self.games = progress.games.len();
        if let Some(bar) = &self.bar {
            if news || due {
                bar.set_position(progress.games.len() as u64);
                bar.set_message(sentence(progress, definition, speaker));
                self.told = Some(Instant::now());
            }
        } else if due {
            let _ = writeln!(io::stderr(), "{}", sentence(progress, definition, speaker));
            self.told = Some(Instant::now());
        }
    }

    fn end(&self) {
        self.bar.iter().for_each(ProgressBar::finish_and_clear);
    }
}

fn sentence(progress: &Progress, definition: &Definition, speaker: &Speaker) -> String {
    let left = progress.left().filter(|_| !progress.games.is_empty());
    let message = Message::new(if left.is_some() { "match-progress" } else { "match-progress-first" })
        .number("games", progress.games.len() as i64)
        .number("planned", progress.planned as i64);
    speaker.say(&match left {
        Some(left) => message
            .text("left", clock_text(left))
            .text("result", standings::in_short(definition, progress.games, speaker)),
        None => message,
    })
}

/// `1:02:03` or `2:03`.
fn clock_text(time: Duration) -> String {
    let s = time.as_secs();
    match s / 3600 {
        0 => format!("{}:{:02}", s / 60, s % 60),
        hours => format!("{hours}:{:02}:{:02}", s / 60 % 60, s % 60),
    }
}
