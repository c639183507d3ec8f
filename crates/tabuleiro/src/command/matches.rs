//! `tabuleiro match`: matches between computer players, with statistics.

use super::block;
use super::program::Program;
use super::setup::{kind_named, options, seed_of_the_moment};
use super::standings;
use super::ticker::{Ticker, bar};
use super::times::time_of;
use crate::args::{MatchArgs, MatchRunArgs};
use crate::failure::{About, Failure};
use crate::screen::Screen;
use anyhow::Result;
use indicatif::ProgressBar;
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tabuleiro_arena::schedule::pairings;
use tabuleiro_arena::{
    Counted, Definition, Ended, Format, Invitation, Log, Match, MatchClock, Schedule, invite, log,
};
use tabuleiro_core::{Message, Options, TimeControl};
use tabuleiro_store::Store;
use tabuleiro_table::{Computer, GameKind, Table};
use tabuleiro_words::Localizer;

/// Default number of games.
const GAMES: u32 = 100;

/// The most players in one match.
const ENGINES_MAX: usize = 64;

pub(crate) fn run(
    args: &MatchArgs,
    data: Option<&Path>,
    screen: &Screen,
    out: &mut dyn Write,
) -> Result<ExitCode> {
    let (mut log, schedule) = match &args.game {
        Some(_) => open(&args.run, data, &define(args)?, screen)?,
        None => resume(args.run.log.as_deref().expect("who resumes names a log"), screen)?,
    };
    let ended = play(&mut log, &schedule, &args.run, screen, "match")?;
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

/// Reads the definition of a match from the command line.
fn define(args: &MatchArgs) -> Result<Definition> {
    let kind = kind_named(args.game.as_deref().unwrap_or_default())?;
    let chosen = options(kind, &args.setup)?;
    let engines = args.engines.iter().map(|text| engine(kind, &chosen, text)).collect::<Result<Vec<_>>>()?;
    let patience_ms = ms_of("patience", &args.patience)?;
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
        balanced: args.run.balanced,
        seed: args.setup.seed.unwrap_or_else(short_seed),
        clock: args.clock.as_deref().map(clock).transpose()?,
        unlimited_ms: ms_of("time", &args.time)?,
        patience_ms,
        counted: if args.processor_time { Counted::Processor } else { Counted::Wall },
        sprt,
    };
    expect_programs(kind, &definition)?;
    let per_start = Schedule::games_per_start(&definition) as u32;
    definition.starts =
        args.starts.unwrap_or_else(|| args.games.unwrap_or(GAMES).div_ceil(per_start)) as usize;
    Ok(definition)
}

/// Returns the canonical specification of a player; checks that it can play these options.
pub(crate) fn engine(kind: &'static GameKind, options: &Options, text: &str) -> Result<String> {
    let text = text.strip_prefix("ugi:").map_or(text.to_string(), |command| format!("ugi {command}"));
    let computer = kind.computer(options.rule_set(), &text)?;
    let text = computer.to_string();
    let setup = kind.draw(options, &mut tabuleiro_core::Random::from_seed(0))?;
    let mut table = Table::new(kind, &setup)?;
    table.seats[0].computer = Some(computer);
    table.check_engines()?;
    Ok(text)
}

/// Starts every program once, before any game counts: one that cannot play has not lost.
fn expect_programs(kind: &'static GameKind, definition: &Definition) -> Result<()> {
    let rule_set = Options::named(kind.info, &definition.rule_set).about(kind.info)?.rule_set();
    for text in definition.engines.iter().collect::<BTreeSet<_>>() {
        if let Computer::Program(command) = kind.computer(rule_set, text)? {
            Program::try_out(&command, Duration::from_millis(definition.patience_ms))?;
        }
    }
    Ok(())
}

/// Returns a random seed that is short enough to type.
pub(crate) fn short_seed() -> u64 {
    seed_of_the_moment() % 1_000_000
}

/// Reads a clock such as `1m+500ms`: a time for the game and an increment per move.
fn clock(text: &str) -> Result<MatchClock, Failure> {
    match text.parse() {
        Ok(TimeControl::PerGame { time_ms, increment_ms }) => {
            Ok(MatchClock { base_ms: time_ms, increment_ms })
        }
        Ok(TimeControl::Unlimited | TimeControl::PerTurn { .. }) => {
            Err(Failure::new(Message::new("error-match-clock").text("found", text)))
        }
        Err(error) => Err(Failure::of(&error)),
    }
}

fn ms_of(flag: &str, text: &str) -> Result<u64, Failure> {
    Ok(time_of(flag, text)?.as_millis() as u64)
}

/// Opens the named log, or creates one in the data folder. Creates none for an invalid match.
pub(crate) fn open(
    run: &MatchRunArgs,
    data: Option<&Path>,
    definition: &Definition,
    screen: &Screen,
) -> Result<(Log, Schedule)> {
    // Drawing may take a while: what is wrong with a log that is there is said before.
    let is_new = run.log.as_deref().is_none_or(|path| !path.exists());
    let schedule = is_new.then(|| draw(definition, screen)).transpose()?;
    let log = match &run.log {
        Some(path) if run.resume => Log::resume_or_create(path, definition)?,
        Some(path) => Log::create(path, definition)?,
        None => {
            let folder = data.map_or_else(Store::of_this_user, Store::at)?.matches()?;
            let path = |number: u32| folder.join(format!("{}-{number}.jsonl", definition.game));
            let free: PathBuf =
                (1..=u32::MAX).map(path).find(|path| !path.exists()).expect("some number is free");
            Log::create(&free, definition)?
        }
    };
    Ok((log, schedule.map_or_else(|| draw(definition, screen), Ok)?))
}

/// Opens the match of a log.
pub(crate) fn resume(path: &Path, screen: &Screen) -> Result<(Log, Schedule)> {
    let log = Log::resume(path)?;
    expect_programs(kind_named(&log.definition().game)?, log.definition())?;
    let schedule = draw(log.definition(), screen)?;
    Ok((log, schedule))
}

/// Draws up a match. Looking for even openings takes a while, which is shown on a terminal.
fn draw(definition: &Definition, screen: &Screen) -> Result<Schedule> {
    let kind = kind_named(&definition.game)?;
    let (bar, speaker) = (bar(definition.starts, 0).filter(|_| definition.balanced), screen.speaker(None));
    let schedule = Schedule::draw(kind, definition, &mut |drawing| {
        if let Some(bar) = &bar {
            bar.set_position(drawing.found as u64);
            bar.set_message(speaker.say(&drawing.in_words("match-drawing")));
        }
    });
    bar.iter().for_each(ProgressBar::finish_and_clear);
    Ok(schedule.about(kind.info)?)
}

/// Plays what is left of a match, and says how it goes and where it is kept.
pub(crate) fn play(
    log: &mut Log,
    schedule: &Schedule,
    run: &MatchRunArgs,
    screen: &Screen,
    command: &str,
) -> Result<Ended> {
    let definition = log.definition().clone();
    let kind = kind_named(&definition.game)?;
    let rule_set = Options::named(kind.info, &definition.rule_set).about(kind.info)?.rule_set();
    let computers: Vec<Computer> =
        definition.engines.iter().map(|text| Ok(kind.computer(rule_set, text)?)).collect::<Result<_>>()?;
    let speaker = screen.speaker(None);
    say(&speaker, &Message::new("match-kept-in").text("path", log.path().display()));
    stop_on_interrupt();
    let invite = |engine: usize, seed: u64| -> Invitation {
        match computers[engine].clone() {
            Computer::Engine(spec) => invite(kind, &spec, definition.counted, seed),
            Computer::Program(command) => {
                Box::new(move || Ok(Box::new(Program::start(&command).map_err(|error| error.to_string())?)))
            }
        }
    };
    let contest = Match { kind, schedule, invite: &invite, tables: run.concurrency.into() };
    let mut ticker = Ticker::new(schedule.games.len(), log.games().len());
    let ended = contest.run(log, &STOP, &mut |progress| ticker.tell(progress, &definition, &speaker));
    STOP.store(true, Ordering::Relaxed);
    ticker.end();
    let ended = ended?;
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

/// Returns the exit code of a match; that of an interrupted program if it was stopped.
pub(crate) fn code(ended: Ended) -> ExitCode {
    if ended == Ended::Stopped { ExitCode::from(130) } else { ExitCode::SUCCESS }
}

fn say(speaker: &Localizer, message: &Message) {
    let _ = writeln!(io::stderr(), "{}", speaker.say(message));
}

/// Set by the first Ctrl-C of a match; while set, Ctrl-C ends the program. Initially set, because without a match there
/// is nothing to stop.
static STOP: AtomicBool = AtomicBool::new(true);

fn stop_on_interrupt() {
    STOP.store(false, Ordering::Relaxed);
    // There is one handler a program, which another match may have set already.
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
}
