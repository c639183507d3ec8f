//! `tabuleiro config [NAME [VALUE]]`: the settings of the full screen.

use crate::args::ConfigArgs;
use crate::failure::Failure;
use crate::screen::Screen;
use anyhow::Result;
use std::io::Write;
use std::path::Path;
use tabuleiro_core::Message;
use tabuleiro_store::Store;
use tabuleiro_tui::{Look, Palette, Settings};
use tabuleiro_words::languages;

/// Value that resets a setting.
const DEFAULT: &str = "default";

/// The settings by name.
pub(crate) const NAMES: [&str; 4] = ["theme", "language", "board", "moves"];

/// The values of `moves`: shown step by step, or at once.
const MOVES: [&str; 2] = ["shown", "at-once"];

pub(crate) fn run(
    args: &ConfigArgs,
    data: Option<&Path>,
    screen: &Screen,
    out: &mut dyn Write,
) -> Result<()> {
    let store = data.map_or_else(Store::of_this_user, Store::at)?;
    let mut settings = Settings::read(&store);
    let Some(name) = args.name.as_deref() else {
        for name in NAMES {
            writeln!(out, "{}", line(name, &settings, screen))?;
        }
        return Ok(());
    };
    if !NAMES.contains(&name) {
        let problem = Message::new("error-config-name").text("found", name);
        return Err(Failure::new(problem.text("offered", NAMES.join(", "))).into());
    }
    if let Some(value) = &args.value {
        if value != DEFAULT && !values(name).contains(&value.as_str()) {
            let problem = Message::new("error-config-value").text("name", name).text("found", value);
            let offered = [values(name), vec![DEFAULT]].concat();
            return Err(Failure::new(problem.text("offered", offered.join(", "))).into());
        }
        set(name, Some(value.clone()).filter(|value| value != DEFAULT), &mut settings);
        settings.write(&store)?;
    }
    Ok(writeln!(out, "{}", line(name, &settings, screen))?)
}

/// Returns the values of a setting.
pub(crate) fn values(name: &str) -> Vec<&'static str> {
    match name {
        "theme" => Palette::ALL.iter().map(|palette| palette.id()).collect(),
        "board" => Look::ALL.iter().map(|look| look.id()).collect(),
        "moves" => MOVES.to_vec(),
        _ => languages().into_iter().collect(),
    }
}

fn set(name: &str, value: Option<String>, settings: &mut Settings) {
    match name {
        "theme" => settings.theme = value,
        "board" => settings.board = value,
        "moves" => settings.moves_are_shown = value.map(|value| value == MOVES[0]),
        _ => settings.language = value,
    }
}

fn value_of(name: &str, settings: &Settings) -> Option<String> {
    match name {
        "theme" => settings.theme.clone(),
        "board" => settings.board.clone(),
        "moves" => settings.moves_are_shown.map(|shown| MOVES[usize::from(!shown)].into()),
        _ => settings.language.clone(),
    }
}

fn line(name: &str, settings: &Settings, screen: &Screen) -> String {
    let value = value_of(name, settings).unwrap_or_else(|| DEFAULT.into());
    let offered = Message::new("help-values").text("values", values(name).join(", "));
    format!("{name:<9} {value:<14} {}", screen.speaker(None).say(&offered))
}
