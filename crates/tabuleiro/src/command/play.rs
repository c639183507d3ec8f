//! `tabuleiro play`, `tabuleiro continue`, and `tabuleiro` alone.

use super::setup::{kind_named, options, random};
use super::subject::no_record;
use super::times::time_of;
use crate::args::{PlayArgs, SetupArgs};
use crate::failure::{About, Failure};
use crate::plain::{After, Console, Plan, Session, lesson, plan};
use crate::screen::Screen;
use anyhow::Result;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tabuleiro_core::{Message, Random, TimeControl, TimeControlError, duration};
use tabuleiro_sitting::Sitting;
use tabuleiro_store::Store;
use tabuleiro_table::{Arrangement, GameKind, Origin, starts_option};
use tabuleiro_tui::{Failed, Opening};
use tabuleiro_words::seats_of_texts;

/// The longest pause that makes sense.
const PAUSE_MAX: Duration = Duration::from_hours(1);

/// `tabuleiro play`.
pub(crate) fn run(args: &PlayArgs, data: Option<&Path>, screen: &Screen) -> Result<ExitCode> {
    let pause = args.pause.as_deref().map(pause).transpose()?;
    let time_control = time_control(args.clock.as_deref())?;
    let new = args.game.as_deref().map(|game| by_flags(kind_named(game)?, args, time_control, screen));
    let next = new.transpose()?.map_or(Next::Menu, |arrangement| Next::New(Box::new(arrangement)));
    let begin = Begin { next, pause, offers_kept: !args.new, time_control, random: random(&args.setup) };
    begin.run(data.map_or_else(Store::of_this_user, Store::at)?, screen)
}

/// `tabuleiro continue [NAME]`: continues a kept game, by default the latest.
pub(crate) fn go_on(name: Option<&str>, data: Option<&Path>, screen: &Screen) -> Result<ExitCode> {
    let store = data.map_or_else(Store::of_this_user, Store::at)?;
    let latest = || -> Result<String> {
        let latest = store.unfinished()?.into_iter().next();
        Ok(latest.ok_or_else(|| Failure::new("error-continue-none"))?.name)
    };
    let name = name.map_or_else(latest, |name| unfinished(name, &store))?;
    let begin = Begin {
        next: Next::Kept(name),
        pause: None,
        offers_kept: true,
        time_control: TimeControl::Unlimited,
        random: random(&SetupArgs::default()),
    };
    begin.run(store, screen)
}

/// Returns the name of a kept game, if it is unfinished.
fn unfinished(name: &str, store: &Store) -> Result<String> {
    let all = store.all()?;
    let Some(found) = all.iter().find(|found| found.name == name) else {
        let names: Vec<String> = all.into_iter().map(|found| found.name).collect();
        return Err(no_record(name, &names).into());
    };
    if found.record.ending.is_some() {
        return Err(Failure::new(Message::new("error-continue-over").text("name", name)).into());
    }
    Ok(name.into())
}

/// Start of a sitting.
struct Begin {
    next: Next,
    pause: Option<Duration>,
    /// Whether the menu offers games that were begun before.
    offers_kept: bool,
    time_control: TimeControl,
    random: Random,
}

impl Begin {
    fn run(self, store: Store, screen: &Screen) -> Result<ExitCode> {
        if screen.is_full { self.in_window(store, screen) } else { self.line_by_line(&store, screen) }
    }

    fn line_by_line(self, store: &Store, screen: &Screen) -> Result<ExitCode> {
        leave_politely(screen);
        let (mut input, mut out) = (io::stdin().lock(), io::stdout().lock());
        let console = &mut Console::new(&mut input, &mut out);
        let Begin { mut next, pause, offers_kept, time_control, mut random } = self;
        let usual = if screen.is_terminal { Duration::from_secs(1) } else { Duration::ZERO };
        loop {
            let sitting = match next {
                Next::New(arrangement) => begin(store, *arrangement, &mut random)?,
                Next::Kept(name) => resume(store, &name)?,
                Next::Menu => {
                    let unfinished = if offers_kept { store.unfinished()? } else { Vec::new() };
                    next = match plan(console, screen, &unfinished)? {
                        Plan::New { kind, options, seats } => {
                            let origin = Origin::Drawn(options);
                            Next::New(Box::new(Arrangement { kind, origin, seats, time_control }))
                        }
                        Plan::Resume(name) => Next::Kept(name),
                        Plan::Learn(kind) => {
                            if !lesson::learn(console, kind, 0, screen)? {
                                return Ok(ExitCode::SUCCESS);
                            }
                            Next::Menu
                        }
                        Plan::Quit => return Ok(ExitCode::SUCCESS),
                    };
                    continue;
                }
            };
            let mut session = Session::new(sitting, store, &mut random, pause.unwrap_or(usual), screen);
            next = match session.run(console)? {
                After::Quit => return Ok(ExitCode::SUCCESS),
                After::Menu => Next::Menu,
                After::Rematch(rematch) => Next::New(Box::new(session.rematch(rematch)?)),
            };
        }
    }

    fn in_window(self, store: Store, screen: &Screen) -> Result<ExitCode> {
        let opening = match self.next {
            Next::New(arrangement) => Opening::Game(arrangement, self.pause),
            Next::Kept(name) => Opening::Kept(name),
            Next::Menu => Opening::Home,
        };
        match tabuleiro_tui::run(opening, store, screen.wishes(), self.random) {
            Ok(left) => {
                left.iter().for_each(|text| println!("{text}"));
                Ok(ExitCode::SUCCESS)
            }
            Err(Failed::Terminal(error)) => Err(error.into()),
            Err(Failed::Game(error)) => Err(Failure::of(&error).about(error.game()).into()),
        }
    }
}

enum Next {
    Menu,
    New(Box<Arrangement>),
    Kept(String),
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

/// Reads the time control of a flag.
fn time_control(flag: Option<&str>) -> Result<TimeControl, Failure> {
    let wrong = |error: TimeControlError| Failure::of(&error);
    flag.map_or(Ok(TimeControl::Unlimited), |text| text.parse().map_err(wrong))
}

fn by_flags(
    kind: &'static GameKind,
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
    let given = with_level(args, chosen.seats().count());
    let seats = seats_of_texts(kind, &chosen, &given, &speaker).about(kind.info)?;
    Ok(Arrangement { kind, origin: Origin::Drawn(chosen), seats, time_control })
}

/// Returns the player of each seat: the given level in seats without a player; without a level, a person in the first
/// seat.
fn with_level(args: &PlayArgs, count: usize) -> Vec<String> {
    let mut seats = args.seats.clone();
    if let Some(level) = &args.level {
        if seats.is_empty() {
            seats.push("person".into());
        }
        seats.resize(count.max(seats.len()), level.clone());
    }
    seats
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

/// Ends on Ctrl-C with a message; every step is already on disk.
fn leave_politely(screen: &Screen) {
    let text = screen.speaker(None).say(&Message::new("play-interrupted"));
    let _ = ctrlc::set_handler(move || {
        let _ = writeln!(io::stderr(), "\n{text}");
        std::process::exit(130);
    });
}
