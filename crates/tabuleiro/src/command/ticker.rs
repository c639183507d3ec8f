//! Progress on standard error while a match or an analysis runs.

use super::standings;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};
use tabuleiro_arena::{Definition, MatchProgress};
use tabuleiro_core::Message;
use tabuleiro_words::Localizer;

/// Interval between progress lines without a terminal.
const LINE_EVERY: Duration = Duration::from_secs(10);

/// Progress of a match on standard error: a bar on a terminal, else a line from time to time.
pub(super) struct Ticker {
    bar: Option<ProgressBar>,
    told: Option<Instant>,
    games: usize,
}

impl Ticker {
    pub(super) fn new(planned: usize, before: usize) -> Ticker {
        Ticker { bar: bar(planned, before), told: None, games: before }
    }

    pub(super) fn tell(&mut self, progress: &MatchProgress, definition: &Definition, speaker: &Localizer) {
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

    pub(super) fn end(&self) {
        self.bar.iter().for_each(ProgressBar::finish_and_clear);
    }
}

/// Returns a progress bar with a message, on a terminal.
pub(super) fn bar(planned: usize, before: usize) -> Option<ProgressBar> {
    io::stderr().is_terminal().then(|| {
        let target = ProgressDrawTarget::stderr_with_hz(4);
        let style = ProgressStyle::with_template("{bar:24} {msg}").expect("the template is sound");
        let bar = ProgressBar::with_draw_target(Some(planned as u64), target);
        bar.with_style(style.progress_chars("=> ")).with_position(before as u64)
    })
}

fn sentence(progress: &MatchProgress, definition: &Definition, speaker: &Localizer) -> String {
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

/// Shows the progress in one line of a terminal, and removes it at the end.
pub(super) fn progress_line(speaker: &Localizer, id: &'static str, done: usize, all: usize) {
    let mut error = io::stderr();
    if error.is_terminal() {
        let progress = Message::new(id).number("done", done as i64).number("all", all as i64);
        let text = speaker.say(&progress);
        let blank = " ".repeat(text.chars().count());
        let _ = write!(error, "\r{}", if done == all { format!("{blank}\r") } else { text });
        let _ = error.flush();
    }
}

/// Formats a duration as `1:02:03` or `2:03`.
fn clock_text(time: Duration) -> String {
    let s = time.as_secs();
    match s / 3600 {
        0 => format!("{}:{:02}", s / 60, s % 60),
        hours => format!("{hours}:{:02}:{:02}", s / 60 % 60, s % 60),
    }
}
