//! What is wrong with a command line, said in a language.

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};
use tabuleiro_core::Message;
use tabuleiro_words::Speaker;

/// Says the common mistakes; `None` for what is none, and for those that are left to the parser's own words.
pub(crate) fn say(error: &Error, speaker: &Speaker) -> Option<String> {
    let problem = Message::new("error").message("problem", problem(error)?);
    let mut paragraphs = vec![speaker.say(&problem)];
    if let Some(tip) = tip(error) {
        paragraphs.push(format!("  {}", speaker.say(&tip)));
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let usage = usage.trim_start_matches("Usage:").trim();
        paragraphs.push(format!("{}: {usage}", speaker.word("help-heading-usage")));
    }
    paragraphs.push(speaker.word("usage-help"));
    Some(paragraphs.join("\n\n"))
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

/// What could have been meant.
fn tip(error: &Error) -> Option<Message> {
    let meant = |id: &'static str, kind: ContextKind| {
        let offered = list(error, kind);
        (!offered.is_empty()).then(|| Message::new(id).text("offered", offered))
    };
    [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
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
    let cause = cause.to_string();
    let Some((_, range)) = cause.split_once(" is not in ") else {
        return Message::new("usage-value-other").text("problem", cause);
    };
    match range.split_once("..=") {
        Some((least, most)) => Message::new("usage-value-bounds").text("least", least).text("most", most),
        None => Message::new("usage-value-range"),
    }
}

/// What the parser noted of a kind, joined.
fn list(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    }
}
