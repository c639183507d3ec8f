//! `tabuleiro serve`: the game server.

use crate::screen::Screen;
use anyhow::Result;
use std::io::Write;
use std::path::{Path, PathBuf};
use tabuleiro_core::Message;
use tabuleiro_server::{Secret, Settings};
use tabuleiro_store::Store;

pub(crate) fn run(
    settings: Settings,
    data: Option<&Path>,
    screen: &Screen,
    out: &mut dyn Write,
) -> Result<()> {
    if settings.openapi {
        serde_json::to_writer_pretty(&mut *out, &tabuleiro_server::api::description())?;
        writeln!(out)?;
        return Ok(());
    }
    let config = settings.decide(&folder(data)?)?;
    let speaker = screen.speaker(None);
    tabuleiro_server::serve(config, |address| {
        let line = speaker.say(&Message::new("serve-ready").text("address", address));
        // A closed standard output does not stop the server.
        let _ = writeln!(out, "{line}").and_then(|()| out.flush());
    })?;
    Ok(())
}

/// Returns the data folder; creates it if missing.
fn folder(data: Option<&Path>) -> Result<PathBuf> {
    let store = data.map_or_else(Store::of_this_user, Store::at)?;
    Ok(store.folder().parent().unwrap_or(store.folder()).into())
}

/// Returns the named database or the default one. Does not create a named folder, which may be a typing error.
pub(crate) fn database_in(named: Option<Secret>, data: Option<&Path>) -> Result<String> {
    let folder = match (data, &named) {
        (Some(data), _) => data.into(),
        (None, Some(_)) => PathBuf::new(),
        (None, None) => folder(None)?,
    };
    Ok(tabuleiro_server::database_in(named, &folder))
}
