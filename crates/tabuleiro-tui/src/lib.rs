//! The full-screen terminal: screens upon each other, drawn with ratatui. They know only what a table shows, so a further game
//! needs nothing here.
#![allow(unreachable_pub)]

mod analyst;
mod app;
mod board;
mod course;
mod cursor;
mod draft;
mod event;
mod graphics;
mod house;
mod input;
mod leaflet;
mod list;
mod live;
mod look;
mod painter;
mod screen;
mod screens;
mod settings;
mod speller;
#[cfg(test)]
mod stage;
mod study;
mod terminal;
mod theme;
mod thinker;
mod tiles;

pub use app::App;
pub use event::Event;
pub use house::{House, Wishes};
pub use look::Look;
pub use settings::Settings;
pub use theme::Palette;
pub use tiles::Depth;

use live::LiveGame;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use screens::game::GameScreen;
use screens::home::Home;
use std::io::{self, Write};
use std::sync::mpsc;
use std::time::Duration;
use tabuleiro_core::{Message, Random};
use tabuleiro_sitting::SittingError;
use tabuleiro_store::Store;
use tabuleiro_table::Arrangement;
use terminal::{Window, listen};

/// First screen of the program.
pub enum Opening {
    /// The home screen.
    Home,
    /// A new game; where only computers play, a position stays so long.
    Game(Box<Arrangement>, Option<Duration>),
    /// A kept game, by its name in the store.
    Kept(String),
}

/// A failure before the first screen, or of the terminal.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum Failed {
    Terminal(io::Error),
    Game(SittingError),
}

/// Takes the terminal over until the program is left. Returns how to go on with a game that was left unfinished, as a sentence.
pub fn run(opening: Opening, store: Store, wishes: Wishes, random: Random) -> Result<Option<String>, Failed> {
    let (sender, events) = mpsc::channel();
    let mut app = open(opening, House::new(store, wishes, random, sender.clone())).map_err(Failed::Game)?;
    let mut window = Window::open().map_err(Failed::Terminal)?;
    let ears = listen(sender);
    window.run(&mut app, &events, &ears).map_err(Failed::Terminal)?;
    Ok(left(&app.house))
}

/// Returns how to continue the game that was left.
fn left(house: &House) -> Option<String> {
    let path = house.unfinished.as_ref()?;
    Some(house.speaker.say(&Message::new("play-kept").text("path", path.display())))
}

/// Draws the home screen once, as a terminal of this size would get it.
pub fn draw_home(
    store: Store,
    wishes: Wishes,
    random: Random,
    (columns, rows): (u16, u16),
    out: &mut dyn Write,
) -> io::Result<()> {
    let (sender, _) = mpsc::channel();
    let house = House::new(store, wishes, random, sender);
    let home = Box::new(Home::new(&house));
    let mut app = App::new(house, home);
    let viewport = Viewport::Fixed(Rect::new(0, 0, columns, rows));
    let mut terminal = Terminal::with_options(CrosstermBackend::new(out), TerminalOptions { viewport })?;
    terminal.draw(|frame| app.draw(frame.buffer_mut()))?;
    Ok(())
}

/// Opens the program without a terminal.
pub fn open(opening: Opening, mut house: House) -> Result<App, SittingError> {
    let home = Box::new(Home::new(&house));
    let game = match opening {
        Opening::Home => return Ok(App::new(house, home)),
        Opening::Kept(name) => LiveGame::resume(&name, &mut house)?,
        Opening::Game(arrangement, pause) => {
            let mut game = LiveGame::begin(*arrangement, &mut house)?;
            game.pause = pause.unwrap_or(game.pause);
            game
        }
    };
    let game = GameScreen::new(game, &house);
    let mut app = App::new(house, home);
    app.push(Box::new(game));
    Ok(app)
}
