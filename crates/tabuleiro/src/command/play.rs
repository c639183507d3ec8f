//! `tabuleiro play`, and `tabuleiro` alone.

use super::setup::{kind_named, options, random};
use crate::args::PlayArgs;
use crate::failure::{About, Failure};
use crate::plain::{After, Console, Plan, Programs, Session, computer_seat, plan};
use crate::screen::Screen;
use anyhow::Result;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;
use tabuleiro_core::info::{OptionKind, RuleSet};
use tabuleiro_core::{Message, Options, Player, Random, Setup};
use tabuleiro_engine::SpecError;
use tabuleiro_store::{SavedGame, Store};
use tabuleiro_table::words::Speaker;
use tabuleiro_table::{Kind, Seat, Table, kind_of_record};

/// The longest pause that makes sense.
const PAUSE_MAX_S: f64 = 3600.0;

pub fn run(args: &PlayArgs, data: Option<&Path>, screen: &Screen) -> Result<ExitCode> {
    let store = data.map_or_else(Store::of_this_user, Store::at)?;
    leave_politely(screen);
    let (mut input, mut out) = (io::stdin().lock(), io::stdout().lock());
    let console = &mut Console::new(&mut input, &mut out);
    let mut random = random(&args.setup);
    let pause = pause(args.pause.unwrap_or(if screen.is_terminal { 1.0 } else { 0.0 }))?;
    let mut next = match &args.game {
        Some(game) => Next::New(by_flags(kind_named(game)?, args, screen)?),
        None => Next::Menu,
    };
    loop {
        let (arrangement, (table, saved)) = match next {
            Next::New(arrangement) => {
                let begun = begin(&store, &arrangement, &mut random)?;
                (arrangement, begun)
            }
            Next::Menu => {
                let unfinished = if args.new { Vec::new() } else { store.unfinished()? };
                match plan(console, screen, &unfinished)? {
                    Plan::New { kind, options, seats } => {
                        let arrangement = Arrangement { kind, board: Board::Drawn(options), seats };
                        let begun = begin(&store, &arrangement, &mut random)?;
                        (arrangement, begun)
                    }
                    Plan::Resume(name) => {
                        let (table, saved) = resume(&store, &name)?;
                        let board = Board::Same(table.play_state().setup());
                        let seats = table.seats.clone();
                        (Arrangement { kind: table.kind(), board, seats }, (table, saved))
                    }
                    Plan::Quit => return Ok(ExitCode::SUCCESS),
                }
            }
        };
        let mut session =
            Session { screen, table, saved: Some(saved), programs: Programs::default(), random, pause };
        next = match session.run(console)? {
            After::Quit => return Ok(ExitCode::SUCCESS),
            After::Menu => Next::Menu,
            After::Again => Next::New(arrangement),
            After::WinnerStarts(winner) => Next::New(winner_starts(arrangement, winner)?),
        };
        random = session.random;
    }
}

enum Next {
    Menu,
    New(Arrangement),
}

/// A game to be set up, and who sits where.
#[derive(Clone)]
struct Arrangement {
    kind: &'static Kind,
    board: Board,
    seats: Vec<Seat>,
}

/// Where the set-up comes from.
#[derive(Clone)]
enum Board {
    /// Drawn anew by these options.
    Drawn(Options),
    /// The one of a game that was taken up again.
    Same(Setup),
}

impl Board {
    fn rule_set(&self, kind: &Kind) -> Option<&'static RuleSet> {
        match self {
            Board::Drawn(options) => Some(options.rule_set()),
            Board::Same(setup) => kind.info.rule_set(setup.rule_set),
        }
    }
}

fn begin(store: &Store, arrangement: &Arrangement, random: &mut Random) -> Result<(Table, SavedGame)> {
    let kind = arrangement.kind;
    let setup = match &arrangement.board {
        Board::Drawn(options) => kind.draw(options, random).about(kind.info)?,
        Board::Same(setup) => setup.clone(),
    };
    let mut table = Table::new(kind, &setup).about(kind.info)?;
    table.seats.clone_from(&arrangement.seats);
    table.seat_engines().about(kind.info)?;
    table.date = Some(jiff::Timestamp::now().round(jiff::Unit::Second)?.to_string());
    let saved = store.create(kind.info.id, &table.record())?;
    Ok((table, saved))
}

fn resume(store: &Store, name: &str) -> Result<(Table, SavedGame)> {
    let (saved, record) = store.open(name)?;
    let game = kind_of_record(&record).map(|kind| kind.info);
    let replay = Table::replay(&record).about(game).map_err(|failure| failure.found_in(saved.path()))?;
    if let Some(fault) = replay.fault {
        return Err(Failure::of(&fault).about(game).found_in(saved.path()).into());
    }
    let mut table = replay.table;
    table.seat_engines().about(game).map_err(|failure| failure.found_in(saved.path()))?;
    Ok((table, saved))
}

fn by_flags(kind: &'static Kind, args: &PlayArgs, screen: &Screen) -> Result<Arrangement> {
    let mut chosen = options(kind, &args.setup)?;
    if let Some(starts) = &args.starts {
        let option = starts_option(chosen.rule_set())
            .ok_or_else(|| Failure::new(Message::new("error-no-starts").text("game", kind.info.id)))?;
        chosen = chosen.with(option, starts).about(kind.info)?;
    }
    let seats = seats(kind, &chosen, &args.seats, &screen.speaker(Some(kind.info)))?;
    Ok(Arrangement { kind, board: Board::Drawn(chosen), seats })
}

fn starts_option(rule_set: &'static RuleSet) -> Option<&'static str> {
    rule_set.options.iter().find(|option| matches!(option.kind, OptionKind::Starts)).map(|option| option.id)
}

/// The seats as given; those not given are a person in seat 1 and a middle level in the others.
fn seats(kind: &Kind, options: &Options, given: &[String], speaker: &Speaker) -> Result<Vec<Seat>> {
    if given.len() > options.seats().count() {
        let problem = Message::new("error-too-many-seats").number("given", given.len() as i64);
        return Err(Failure::new(problem.text("seats", options.seats())).into());
    }
    let rule_set = options.rule_set();
    let nobody = |who: &str, error: &SpecError| match error {
        // What is no engine at all may be anything: everybody who plays here is named.
        SpecError::Engine(_) => {
            let offered: Vec<String> = kind.levels(rule_set).into_iter().map(|level| level.short).collect();
            let problem = Message::new("error-nobody").text("wanted", who);
            Failure::new(problem.text("offered", offered.join(", ")))
        }
        error => Failure::of(error),
    };
    let seat = |player: Player| match given.get(player.index()).map(String::as_str) {
        None if player == Player::ONE => Ok(Seat::default()),
        None => Ok(computer_seat(player, kind.default_level(rule_set).spec.into(), speaker)),
        Some("person") => Ok(Seat::default()),
        Some(who) if who.starts_with("person:") => Ok(Seat::person(&who["person:".len()..])),
        Some(who) => {
            let computer = kind.computer(rule_set, who).map_err(|error| nobody(who, &error))?;
            Ok(computer_seat(player, computer, speaker))
        }
    };
    options.seats().players().map(seat).collect()
}

/// The same once more, and the winner starts. Where nobody chooses who starts, the winner takes seat 1.
fn winner_starts(mut arrangement: Arrangement, winner: Player) -> Result<Arrangement> {
    let rule_set = arrangement.board.rule_set(arrangement.kind);
    let option = rule_set.and_then(starts_option);
    arrangement.board = match (option, arrangement.board) {
        (Some(option), Board::Drawn(options)) => Board::Drawn(options.with(option, &winner.to_string())?),
        (Some(option), Board::Same(mut setup)) => {
            let starts = setup.fields.iter_mut().find(|(name, _)| name == option);
            starts.into_iter().for_each(|(_, value)| *value = winner.to_string());
            Board::Same(setup)
        }
        (None, board) => {
            arrangement.seats.rotate_left(winner.index());
            board
        }
    };
    Ok(arrangement)
}

/// A pause of so many seconds.
pub fn pause(seconds: f64) -> Result<Duration, Failure> {
    if !(0.0..=PAUSE_MAX_S).contains(&seconds) {
        let problem = Message::new("error-pause").text("found", seconds).text("most", PAUSE_MAX_S);
        return Err(Failure::new(problem));
    }
    Ok(Duration::from_secs_f64(seconds))
}

/// Ctrl-C loses nothing, since every step is kept; it only says so.
fn leave_politely(screen: &Screen) {
    let text = screen.speaker(None).say(&Message::new("play-interrupted"));
    let _ = ctrlc::set_handler(move || {
        let _ = writeln!(io::stderr(), "\n{text}");
        std::process::exit(130);
    });
}
