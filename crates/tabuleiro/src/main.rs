//! The one binary: thin subcommands over the crates that do the work.

mod analysis;
mod args;
mod command;
mod drawing;
mod failure;
mod grammar;
mod nearest;
mod plain;
mod screen;
mod style;
mod usage;

use args::{Args, BenchCommand, Command};
use screen::Screen;
use std::io::{self, Write};
use std::process::ExitCode;
use tabuleiro_core::Message;
use tabuleiro_tui::Palette;
use tabuleiro_words::{Localizer, language_for, languages};

fn main() -> ExitCode {
    let raw: Vec<_> = std::env::args_os().collect();
    let language = screen::language(wished_language(&raw).as_deref());
    expect_file_limits();
    let args = match grammar::parse(&Localizer::new(language, None), raw.clone()) {
        Ok(args) => args,
        Err(error) => {
            let speaker = Localizer::new(language, None);
            match usage::say(&error, || grammar::reached(&speaker, &raw), &speaker) {
                Some(text) => eprintln!("{text}"),
                None => drop(error.print()),
            }
            return ExitCode::from(if error.use_stderr() { 2 } else { 0 });
        }
    };
    if let Some(wish) =
        args.screen.lang.as_deref().filter(|wish| !wish.is_empty() && language_for(wish).is_none())
    {
        let offered: Vec<&str> = languages().into_iter().collect();
        let problem = Message::new("error-language").text("wanted", wish).text("offered", offered.join(", "));
        eprintln!(
            "{}",
            Localizer::new(language, None).say(&Message::new("error").message("problem", problem))
        );
        return ExitCode::from(2);
    }
    let screen = Screen::new(&args.screen, theme_of(&args));
    match run(args, &screen) {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "{}", failure::say(&error, &screen));
            ExitCode::from(failure::code(&error))
        }
    }
}

/// Lets a write beyond a limit for the size of files fail as on a full disk: the system would end the program without a word.
fn expect_file_limits() {
    #[cfg(unix)]
    let _ = signal_hook::flag::register(signal_hook::consts::signal::SIGXFSZ, std::sync::Arc::default());
}

fn run(args: Args, screen: &Screen) -> anyhow::Result<ExitCode> {
    // An engine writes from two threads, and games and lessons lock the output themselves.
    let is_engine = matches!(args.command, Some(Command::Engine(_)));
    let (mut free, mut locked);
    let out: &mut dyn Write = if is_engine {
        free = io::stdout();
        &mut free
    } else {
        locked = io::stdout().lock();
        &mut locked
    };
    match args.command.unwrap_or_else(|| Command::Play(args::PlayArgs::default())) {
        Command::Play(play) => return command::play::run(&play, args.data.as_deref(), screen),
        Command::Continue(name) => {
            return command::play::go_on(name.name.as_deref(), args.data.as_deref(), screen);
        }
        Command::Learn(learn) => command::learn::run(&learn, screen, out)?,
        Command::List(list) => command::kept::list(&list, args.data.as_deref(), screen, out)?,
        Command::Rename(names) => command::kept::rename(&names, args.data.as_deref(), screen, out)?,
        Command::Delete(names) => return command::kept::delete(&names, args.data.as_deref(), screen, out),
        Command::Config(config) => command::config::run(&config, args.data.as_deref(), screen, out)?,
        Command::Complete(words) => command::complete::run(&words, args.data.as_deref(), out)?,
        Command::Games(games) => command::games::run(&games, screen, out)?,
        Command::Rules(rules) => command::rules::run(&rules, screen, out)?,
        Command::Replay(replay) => return command::replay::run(&replay, args.data.as_deref(), screen, out),
        Command::Show(position) => {
            return command::show::run(&position, args.data.as_deref(), screen, out);
        }
        Command::Export(export) => {
            return command::export::run(&export, args.data.as_deref(), screen, out);
        }
        Command::Moves(position) => {
            return command::moves::run(&position, args.data.as_deref(), screen, out);
        }
        Command::Perft(perft) => return command::perft::run(&perft, args.data.as_deref(), screen, out),
        Command::Analyze(analyze) => {
            return command::analyze::run(&analyze, args.data.as_deref(), screen, out);
        }
        Command::Bench(BenchCommand::Engines(bench)) => command::bench_engines::run(&bench, screen, out)?,
        Command::Bench(BenchCommand::Start(bench)) => {
            command::bench_start::run(&bench, args.data.as_deref(), screen, out)?;
        }
        Command::Bench(BenchCommand::Rules(bench)) => command::bench::run(&bench, screen, out)?,
        Command::Engine(engine) => return command::engine::run(&engine, screen, out),
        Command::Match(args_of_match) => {
            return command::matches::run(&args_of_match, args.data.as_deref(), screen, out);
        }
        Command::Levels(levels) => return command::levels::run(&levels, args.data.as_deref(), screen, out),
        Command::Bot(bot) => command::bot::run(&bot)?,
        Command::Admin(admin) => command::admin::run(&admin, args.data.as_deref(), out)?,
        Command::Serve(settings) => command::serve::run(settings, args.data.as_deref(), screen, out)?,
        Command::Completions(shell) => command::completions::run(&shell, screen, out)?,
        Command::Man(man) => command::man::run(&man, screen, out)?,
        Command::Help(help) => command::help::run(&help, screen, out)?,
        Command::Version => writeln!(out, "tabuleiro {}", env!("CARGO_PKG_VERSION"))?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the requested theme, given before or after the command.
fn theme_of(args: &Args) -> Option<Palette> {
    let own = match &args.command {
        Some(Command::Play(play)) => play.look.theme.as_deref(),
        Some(Command::Continue(game)) => game.look.theme.as_deref(),
        _ => None,
    };
    own.or(args.look.theme.as_deref()).and_then(Palette::named)
}

/// Returns the requested language before the command line is parsed: errors in it use that language.
fn wished_language(args: &[std::ffi::OsString]) -> Option<String> {
    let text: Vec<&str> = args.iter().filter_map(|arg| arg.to_str()).collect();
    let after = text.iter().position(|arg| *arg == "--lang").and_then(|place| text.get(place + 1));
    let joined = text.iter().find_map(|arg| arg.strip_prefix("--lang="));
    after.copied().or(joined).map(str::to_string).or_else(|| std::env::var("TABULEIRO_LANG").ok())
}

/// Returns whether an error is a closed pipe, which is no failure.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    failure::io_kind(error) == Some(io::ErrorKind::BrokenPipe)
}
