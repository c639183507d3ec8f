//! `tabuleiro play`, and `tabuleiro` alone.

use super::setup::{kind_named, options, random};
use super::times::time_of;
use crate::args::PlayArgs;
use crate::failure::{About, Failure};
use crate::plain::{After, Console, Plan, Session, plan};
use crate::screen::Screen;
use anyhow::Result;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tabuleiro_core::{Message, Random, TimeControl, TimeControlError, duration};
use tabuleiro_sitting::Sitting;
use tabuleiro_store::Store;
use tabuleiro_table::{Arrangement, Kind, Origin, starts_option};
use tabuleiro_tui::{Failed, Opening};
use tabuleiro_words::seats_of_texts;

/// The longest pause that makes sense.
const PAUSE_MAX: Duration = Duration::from_hours(1);

pub(crate) fn run(args: &PlayArgs, data: Option<&Path>, screen: &Screen) -> Result<ExitCode> {
    let store = data.map_or_else(Store::of_this_user, Store::at)?;
    if screen.is_full {
        return full_screen(args, store, screen);
    }
    leave_politely(screen);
    let (mut input, mut out) = (io::stdin().lock(), io::stdout().lock());
    let console = &mut Console::new(&mut input, &mut out);
    let mut random = random(&args.setup);
    let pause = pause(args.pause.as_deref().unwrap_or(if screen.is_terminal { "1s" } else { "0s" }))?;
    let time_control = time_control(args.clock.as_deref())?;
    let mut next = match &args.game {
        Some(game) => Next::New(by_flags(kind_named(game)?, args, time_control, screen)?),
        None => Next::Menu,
    };
    loop {
        let sitting = match next {
            Next::New(arrangement) => begin(&store, arrangement, &mut random)?,
            Next::Menu => {
                let unfinished = if args.new { Vec::new() } else { store.unfinished()? };
                match plan(console, screen, &unfinished)? {
                    Plan::New { kind, options, seats } => {
                        let origin = Origin::Drawn(options);
                        begin(&store, Arrangement { kind, origin, seats, time_control }, &mut random)?
                    }
                    Plan::Resume(name) => resume(&store, &name)?,
                    Plan::Quit => return Ok(ExitCode::SUCCESS),
                }
            }
        };
        let mut session = Session::new(sitting, &mut random, pause, screen);
        next = match session.run(console)? {
            After::Quit => return Ok(ExitCode::SUCCESS),
            After::Menu => Next::Menu,
            After::Rematch(rematch) => Next::New(session.rematch(rematch)?),
        };
    }
}

/// The same in the whole window.
fn full_screen(args: &PlayArgs, store: Store, screen: &Screen) -> Result<ExitCode> {
    let opening = match &args.game {
        Some(game) => {
            let pause = args.pause.as_deref().map(pause).transpose()?;
            let clock = time_control(args.clock.as_deref())?;
            Opening::Game(Box::new(by_flags(kind_named(game)?, args, clock, screen)?), pause)
        }
        None => Opening::Home,
    };
    match tabuleiro_tui::run(opening, store, screen.wishes(), random(&args.setup)) {
        Ok(left) => {
            left.iter().for_each(|text| println!("{text}"));
            Ok(ExitCode::SUCCESS)
        }
        Err(Failed::Terminal(error)) => Err(error.into()),
        Err(Failed::Game(error)) => Err(Failure::of(&error).into()),
    }
}

enum Next {
    Menu,
    New(Arrangement),
}

fn begin(store: &Store, arrangement: Arrangement, random: &mut Random) -> Result<Sitting> {
    let game = arrangement.kind.info;
    Ok(Sitting::begin(arrangement, store, random, Instant::now()).about(game)?)
}

fn resume(store: &Store, name: &str) -> Result<Sitting> {
    let sitting = Sitting::resume(name, store, Instant::now())
        .map_err(|error| Failure::of(&error).about(error.game()))?;
    let table = sitting.table();
    let checked = table.check_engines().about(table.kind().info);
    checked.map_err(|failure| failure.found_in(sitting.path()))?;
    Ok(sitting)
}

/// How much time everyone has, as the flag says it.
fn time_control(flag: Option<&str>) -> Result<TimeControl, Failure> {
    let wrong = |error: TimeControlError| Failure::of(&error);
    flag.map_or(Ok(TimeControl::Unlimited), |text| text.parse().map_err(wrong))
}

fn by_flags(
    kind: &'static Kind,
    args: &PlayArgs,
    time_control: TimeControl,
    screen: &Screen,
) -> Result<Arrangement> {
    let mut chosen = options(kind, &args.setup)?;
    if let Some(starts) = &args.starts {
        let option = starts_option(chosen.rule_set())
            .ok_or_else(|| Failure::new(Message::new("error-no-starts").text("game", kind.info.id)))?;
        chosen = chosen.with(option, starts).about(kind.info)?;
    }
    let speaker = screen.speaker(Some(kind.info));
    let seats = seats_of_texts(kind, &chosen, &args.seats, &speaker).about(kind.info)?;
    Ok(Arrangement { kind, origin: Origin::Drawn(chosen), seats, time_control })
}

/// Reads the time between two positions.
pub(crate) fn pause(text: &str) -> Result<Duration, Failure> {
    let pause = time_of("pause", text)?;
    if pause > PAUSE_MAX {
        let problem = Message::new("error-pause").text("found", text).text("most", duration::text(PAUSE_MAX));
        return Err(Failure::new(problem));
    }
    Ok(pause)
}

/// Ctrl-C loses nothing, since every step is kept; it only says so.
fn leave_politely(screen: &Screen) {
    let text = screen.speaker(None).say(&Message::new("play-interrupted"));
    let _ = ctrlc::set_handler(move || {
        let _ = writeln!(io::stderr(), "\n{text}");
        std::process::exit(130);
    });
}
