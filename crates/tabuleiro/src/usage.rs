//! Errors of the command line, in a language.

use crate::nearest::nearest;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};
use std::error::Error as _;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};
use tabuleiro_core::Message;
use tabuleiro_words::Localizer;

/// Explains common errors; returns `None` for other results of the parser.
pub(crate) fn say(error: &Error, reached: impl FnOnce() -> Command, speaker: &Localizer) -> Option<String> {
    let problem = Message::new("error").message("problem", problem(error)?);
    let mut command = reached();
    let mut paragraphs = vec![speaker.say(&problem)];
    if let Some(tip) = tip(error, &command) {
        paragraphs.push(format!("  {}", speaker.say(&tip)));
    }
    paragraphs.push(format!("{}: {}", speaker.word("help-heading-usage"), usage_of(&mut command)));
    paragraphs.push(speaker.word("usage-help"));
    Some(paragraphs.join("\n\n"))
}

/// Returns the usage of a command, without the word "usage".
pub(crate) fn usage_of(command: &mut Command) -> String {
    command.render_usage().to_string().trim_start_matches("Usage:").trim().into()
}

/// Explains that a command does not exist, with suggestions.
pub(crate) fn unknown_command(found: &str, command: &Command) -> Message {
    let near = nearest(found, names(command)).join(", ");
    let problem = Message::new("error-no-command").text("found", found);
    if near.is_empty() {
        problem
    } else {
        Message::new("error-no-command-near").text("found", found).text("near", near)
    }
}

fn names(command: &Command) -> impl Iterator<Item = &str> {
    let shown = command.get_subcommands().filter(|sub| !sub.is_hide_set());
    shown.flat_map(|sub| std::iter::once(sub.get_name()).chain(sub.get_visible_aliases()))
}

fn problem(error: &Error) -> Option<Message> {
    let argument = |id: &'static str| Message::new(id).text("argument", list(error, ContextKind::InvalidArg));
    let value = list(error, ContextKind::InvalidValue);
    Some(match error.kind() {
        ErrorKind::UnknownArgument => argument("usage-unknown"),
        ErrorKind::InvalidValue if value.is_empty() => argument("usage-no-value"),
        ErrorKind::InvalidValue => argument("usage-value").text("value", value),
        ErrorKind::ValueValidation => {
            argument("usage-value-problem").text("value", value).message("problem", value_problem(error))
        }
        ErrorKind::TooManyValues => argument("usage-too-many").text("value", value),
        ErrorKind::MissingRequiredArgument => argument("usage-missing"),
        ErrorKind::ArgumentConflict => {
            let (this, other) = (list(error, ContextKind::InvalidArg), list(error, ContextKind::PriorArg));
            if this == other {
                argument("usage-twice")
            } else {
                argument("usage-conflict").text("other", other)
            }
        }
        ErrorKind::InvalidSubcommand => {
            Message::new("usage-command").text("command", list(error, ContextKind::InvalidSubcommand))
        }
        _ => return None,
    })
}

/// Returns suggestions for an error.
fn tip(error: &Error, command: &Command) -> Option<Message> {
    if error.kind() == ErrorKind::InvalidSubcommand {
        let near = nearest(&list(error, ContextKind::InvalidSubcommand), names(command));
        return (!near.is_empty()).then(|| Message::new("usage-similar").text("offered", near.join(", ")));
    }
    let meant = |id: &'static str, kind: ContextKind| {
        let offered = list(error, kind);
        (!offered.is_empty()).then(|| Message::new(id).text("offered", offered))
    };
    [ContextKind::SuggestedArg, ContextKind::SuggestedValue]
        .into_iter()
        .find_map(|kind| meant("usage-similar", kind))
        .or_else(|| meant("usage-values", ContextKind::ValidValue))
}

fn value_problem(error: &Error) -> Message {
    let Some(cause) = error.source() else { return Message::new("usage-value-other").text("problem", "") };
    if let Some(cause) = cause.downcast_ref::<ParseIntError>() {
        return Message::new(match cause.kind() {
            IntErrorKind::PosOverflow | IntErrorKind::NegOverflow => "usage-value-range",
            _ => "usage-value-digits",
        });
    }
    if cause.is::<ParseFloatError>() {
        return Message::new("usage-value-decimal");
    }
    if cause.is::<AddrParseError>() {
        return Message::new("usage-value-address");
    }
    let cause = cause.to_string();
    let Some((_, range)) = cause.split_once(" is not in ") else {
        return Message::new("usage-value-other").text("problem", cause);
    };
    match range.split_once("..=") {
        Some((least, most)) => Message::new("usage-value-bounds").text("least", least).text("most", most),
        None => Message::new("usage-value-range"),
    }
}

/// Joins the values of a kind that the parser noted.
fn list(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    }
}
