//! Failures of commands, in words for people.

use crate::screen::Screen;
use std::io;
use std::path::Path;
use tabuleiro_arena::sprt::SprtError;
use tabuleiro_arena::{LogError, ScheduleError};
use tabuleiro_core::info::GameInfo;
use tabuleiro_core::record::RecordError;
use tabuleiro_core::{Explain, Message, MoveError, OptionError, PositionError, SetupError, explained_errors};
use tabuleiro_engine::SpecError;
use tabuleiro_picture::PictureError;
use tabuleiro_server::ServeError;
use tabuleiro_sitting::SittingError;
use tabuleiro_store::{StoreError, io_problem};
use tabuleiro_table::{ComputerError, Fault, OpenError, PlayError};

/// A failure, with the game whose words explain it.
#[derive(Debug)]
pub(crate) struct Failure {
    problem: Message,
    game: Option<&'static GameInfo>,
}

impl Failure {
    pub(crate) fn new(problem: impl Into<Message>) -> Failure {
        Failure { problem: problem.into(), game: None }
    }

    pub(crate) fn of(error: &dyn Explain) -> Failure {
        Failure::new(error.explain())
    }

    /// Returns the failure in the words of a game.
    pub(crate) fn about(self, game: impl Into<Option<&'static GameInfo>>) -> Failure {
        Failure { game: game.into(), ..self }
    }

    /// Returns the failure with the name of its file.
    pub(crate) fn found_in(self, path: &Path) -> Failure {
        let problem = Message::new("error-in-file").text("path", path.display());
        Failure { problem: problem.message("problem", self.problem), ..self }
    }

    pub(crate) fn say(&self, screen: &Screen) -> String {
        let message = Message::new("error").message("problem", self.problem.clone());
        screen.theme.text(&screen.speaker(self.game).say(&message))
    }
}

impl Explain for Failure {
    fn explain(&self) -> Message {
        self.problem.clone()
    }
}

explained_errors!(Failure);

/// Results whose errors concern a game.
pub(crate) trait About<T> {
    fn about(self, game: impl Into<Option<&'static GameInfo>>) -> Result<T, Failure>;
}

impl<T, E: Explain> About<T> for Result<T, E> {
    fn about(self, game: impl Into<Option<&'static GameInfo>>) -> Result<T, Failure> {
        self.map_err(|error| Failure::of(&error).about(game))
    }
}

/// Explains that a file cannot be read.
pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Failure {
    let problem = Message::new("error-read").text("path", path.display());
    Failure::new(problem.message("problem", io_problem(error)))
}

/// Explains that standard input cannot be read.
pub(crate) fn unread_input(error: &io::Error) -> Failure {
    Failure::new(Message::new("error-stdin").message("problem", io_problem(error)))
}

/// Explains that a file cannot be written.
pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Failure {
    let problem = Message::new("error-write").text("path", path.display());
    Failure::new(problem.message("problem", io_problem(error)))
}

/// Errors of the command line itself, rather than of its execution.
const USAGE: [&str; 51] = [
    "error-bot-address",
    "error-client-command",
    "error-clock-form",
    "error-clock-zero",
    "error-config-name",
    "error-config-value",
    "error-duration",
    "error-duration-too-long",
    "error-engine",
    "error-engine-level",
    "error-engine-no-name",
    "error-engine-no-number",
    "error-engine-setting",
    "error-engine-value",
    "error-export-ending",
    "error-export-pace",
    "error-game-ambiguous",
    "error-games",
    "error-lesson-number",
    "error-levels-log",
    "error-levels-reach",
    "error-lines",
    "error-match-alone",
    "error-match-clock",
    "error-match-players",
    "error-match-test",
    "error-match-test-for-two",
    "error-no-game",
    "error-no-game-near",
    "error-no-maps",
    "error-no-starts",
    "error-nobody",
    "error-not-ours",
    "error-option-form",
    "error-option-rule-set",
    "error-option-seats",
    "error-option-twice",
    "error-option-unknown",
    "error-option-value",
    "error-no-command",
    "error-no-command-near",
    "error-pause",
    "error-picture-arrow",
    "error-picture-size",
    "error-record-and-moves",
    "error-rules-page",
    "error-runs",
    "error-seconds",
    "error-time-flag",
    "error-too-many-seats",
    "problem-cell-name",
];

/// Returns the exit code: 2 for an invalid command line, 1 for one that failed.
pub(crate) fn code(error: &anyhow::Error) -> u8 {
    let own = error.downcast_ref::<Failure>().map(|failure| failure.problem.clone());
    let problem = own.or_else(|| explain(error));
    let is_usage = |problem: Message| USAGE.contains(&problem.id.as_ref());
    if problem.is_some_and(is_usage) { 2 } else { 1 }
}

/// Returns the text of any error; unknown errors in their own words.
pub(crate) fn say(error: &anyhow::Error, screen: &Screen) -> String {
    if let Some(failure) = error.downcast_ref::<Failure>() {
        return failure.say(screen);
    }
    let other = || Message::new("io-other").text("problem", format!("{error:#}"));
    Failure::new(explain(error).unwrap_or_else(other)).say(screen)
}

fn explain(error: &anyhow::Error) -> Option<Message> {
    let known = [
        explain_as::<OptionError>,
        explain_as::<SetupError>,
        explain_as::<PositionError>,
        explain_as::<MoveError>,
        explain_as::<RecordError>,
        explain_as::<OpenError>,
        explain_as::<Fault>,
        explain_as::<PlayError>,
        explain_as::<StoreError>,
        explain_as::<SittingError>,
        explain_as::<SpecError>,
        explain_as::<ComputerError>,
        explain_as::<ScheduleError>,
        explain_as::<SprtError>,
        explain_as::<ServeError>,
        explain_as::<PictureError>,
        |error: &anyhow::Error| error.downcast_ref::<LogError>().map(|error| error.explain_with(io_problem)),
    ];
    let explained = known.iter().find_map(|explain_as| explain_as(error));
    let io = || io_kind(error).map(|kind| io_problem(&kind.into()));
    explained.or_else(|| error.downcast_ref::<io::Error>().map(io_problem)).or_else(io)
}

/// Returns the kind of an I/O error, also inside an error of JSON.
pub(crate) fn io_kind(error: &anyhow::Error) -> Option<io::ErrorKind> {
    error.chain().find_map(|cause| {
        let json = || cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        cause.downcast_ref::<io::Error>().map(io::Error::kind).or_else(json)
    })
}

fn explain_as<E: Explain + std::error::Error + Send + Sync + 'static>(
    error: &anyhow::Error,
) -> Option<Message> {
    error.downcast_ref::<E>().map(Explain::explain)
}
