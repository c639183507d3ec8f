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
        // Whoever does not read along is served too.
        let _ = writeln!(out, "{line}").and_then(|()| out.flush());
    })?;
    Ok(())
}

/// The folder where this program keeps its data, made if it is not there.
fn folder(data: Option<&Path>) -> Result<PathBuf> {
    let store = data.map_or_else(Store::of_this_user, Store::at)?;
    Ok(store.folder().parent().unwrap_or(store.folder()).into())
}

/// The database that is used unless another is named. A named folder is not made: its name may be a mistake.
pub(crate) fn database_in(named: Option<Secret>, data: Option<&Path>) -> Result<String> {
    let folder = match (data, &named) {
        (Some(data), _) => data.into(),
        (None, Some(_)) => PathBuf::new(),
        (None, None) => folder(None)?,
    };
    Ok(tabuleiro_server::database_in(named, &folder))
}
