//! `tabuleiro-load`: plays many games at a time on a server and measures its response times.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};
use tabuleiro_core::{Explain, Message};
use tabuleiro_load::{Args, Phase, run, summary};
use tabuleiro_words::{FALLBACK, Localizer, language_for};

/// Set by the first Ctrl-C; the second one ends the program.
static STOP: AtomicBool = AtomicBool::new(false);

/// Exit code of a program ended by Ctrl-C.
const INTERRUPTED: u8 = 130;

fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    let speaker = Localizer::new(language(&words), None);
    let args = match Args::parse_from_words(&speaker, words) {
        Ok(args) => args,
        Err(error) => error.exit(),
    };
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(i32::from(INTERRUPTED));
        }
    });
    let plan = args.plan(seed_of_the_moment());
    let line = progress();
    let report = run(&plan, &STOP, &mut |phase| {
        line.set_message(speaker.say(&phase_text(phase)));
        line.tick();
    });
    line.finish_and_clear();
    match report {
        Ok(report) => {
            let text: Vec<String> = summary(&plan, &report).iter().map(|line| speaker.say(line)).collect();
            // A reader that closes the pipe early is no error.
            let _ = writeln!(io::stdout(), "{}", text.join("\n"));
        }
        Err(error) => {
            let problem = Message::new("error").message("problem", error.explain());
            let _ = writeln!(io::stderr(), "{}", speaker.say(&problem));
            return ExitCode::FAILURE;
        }
    }
    if STOP.load(Ordering::Relaxed) { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS }
}

fn phase_text(phase: Phase) -> Message {
    match phase {
        Phase::Coming(there) => Message::new("load-coming").number("connections", there as i64),
        Phase::Playing(turns) => Message::new("load-playing").number("turns", turns as i64),
    }
}

/// Returns a progress display of one line, hidden unless standard error is a terminal.
fn progress() -> ProgressBar {
    let is_seen = io::stderr().is_terminal();
    let line = ProgressBar::new_spinner();
    line.set_draw_target(if is_seen { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() });
    line.set_style(ProgressStyle::with_template("{msg}").expect("the template is sound"));
    line
}

/// Returns the language of `--lang`, or that of the environment.
fn language(words: &[OsString]) -> &'static str {
    let words: Vec<&str> = words.iter().filter_map(|word| word.to_str()).collect();
    let after = words.iter().position(|word| *word == "--lang").and_then(|place| words.get(place + 1));
    let joined = words.iter().find_map(|word| word.strip_prefix("--lang="));
    let given = after.copied().or(joined).map(String::from);
    let environment = ["TABULEIRO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];
    let wishes = given.into_iter().chain(environment.iter().filter_map(|name| std::env::var(name).ok()));
    wishes.into_iter().find_map(|wish| language_for(&wish)).unwrap_or(FALLBACK)
}

fn seed_of_the_moment() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |since| since.as_nanos() as u64) ^ u64::from(std::process::id()).rotate_left(32)
}
