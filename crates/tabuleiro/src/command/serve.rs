//! `tabuleiro serve`: the game server.

use crate::screen::Screen;
use anyhow::Result;
use std::io::Write;
use std::path::Path;
use tabuleiro_core::Message;
use tabuleiro_server::Settings;
use tabuleiro_store::Store;

pub fn run(settings: Settings, data: Option<&Path>, screen: &Screen, out: &mut dyn Write) -> Result<()> {
    let store = data.map_or_else(Store::of_this_user, Store::at)?;
    let folder = store.folder().parent().unwrap_or(store.folder());
    let options = settings.decide(folder)?;
    let speaker = screen.speaker(None);
    tabuleiro_server::serve(options, |address| {
        let line = speaker.say(&Message::new("serve-ready").text("address", address));
        // Whoever does not read along is served too.
        let _ = writeln!(out, "{line}").and_then(|()| out.flush());
    })?;
    Ok(())
}
