//! A program under test: keys go in, screens come out as text, and background threads are awaited.

use crate::Opening;
use crate::app::App;
use crate::event::Event;
use crate::house::{House, Wishes};
use crate::live::LiveGame;
use crate::screen::Screen;
use crate::screens::game::GameScreen;
use crate::settings::Settings;
use crate::theme::Palette;
use crate::tiles::Depth;
use crossterm::event::{Event as TerminalEvent, KeyCode, KeyEvent, KeyModifiers, MouseButton};
use crossterm::event::{MouseEvent, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;
use tabuleiro_core::Random;
use tabuleiro_store::Store;

/// The longest time that news are waited for.
const PATIENCE: Duration = Duration::from_mins(2);

/// A program without a terminal.
pub struct Stage {
    pub app: App,
    pub events: Receiver<Event>,
    _data: tempfile::TempDir,
    size: (u16, u16),
}

impl Stage {
    /// Opens the home screen in a window of this size.
    pub fn new(language: &'static str, unicode: bool, size: (u16, u16)) -> Stage {
        let wishes = Wishes {
            language,
            language_is_given: true,
            theme: None,
            colour: false,
            depth: Depth::Full,
            unicode,
        };
        Stage::open(Opening::Home, Palette::Dark, wishes, size)
    }

    /// Opens a program in a theme.
    pub fn of(opening: Opening, palette: Palette, size: (u16, u16)) -> Stage {
        Stage::of_depth(opening, palette, Depth::Basic, size)
    }

    /// Returns a stage in a terminal with this depth of colours.
    pub fn of_depth(opening: Opening, palette: Palette, depth: Depth, size: (u16, u16)) -> Stage {
        let wishes = Wishes {
            language: "en",
            language_is_given: true,
            theme: None,
            colour: true,
            depth,
            unicode: true,
        };
        Stage::open(opening, palette, wishes, size)
    }

    fn open(opening: Opening, palette: Palette, wishes: Wishes, size: (u16, u16)) -> Stage {
        let data = tempfile::tempdir().unwrap();
        let (sender, events) = mpsc::channel();
        let store = Store::at(data.path()).unwrap();
        let theme = Some(palette.id().to_string());
        Settings { theme, ..Settings::default() }.write(&store).unwrap();
        let app = crate::open(opening, House::new(store, wishes, Random::from_seed(1), sender)).unwrap();
        Stage { app, events, _data: data, size }
    }

    /// Opens a game in the same house.
    pub fn push_game(&mut self, opening: Opening) {
        let Opening::Game(arrangement, _) = opening else { return };
        let game = LiveGame::begin(*arrangement, &mut self.app.house).unwrap();
        self.push(GameScreen::new(game, &self.app.house));
    }

    pub fn push(&mut self, screen: impl Screen + 'static) {
        self.app.push(Box::new(screen));
    }

    pub fn resize(&mut self, size: (u16, u16)) {
        self.size = size;
    }

    /// Returns the window, line by line, without trailing blanks.
    pub fn text(&mut self) -> String {
        let mut buffer = Buffer::empty(Rect::new(0, 0, self.size.0, self.size.1));
        self.app.draw(&mut buffer);
        let row = |y| (0..self.size.0).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        let lines: Vec<String> = (0..self.size.1).map(|y| row(y).trim_end().to_string()).collect();
        lines.join("\n").trim_end().to_string()
    }

    pub fn key(&mut self, code: KeyCode) {
        self.press(code, KeyModifiers::NONE);
    }

    pub fn press(&mut self, code: KeyCode, modifiers: KeyModifiers) {
        let key = KeyEvent::new(code, modifiers);
        self.app.handle(Event::Terminal(TerminalEvent::Key(key)));
        self.text();
    }

    pub fn keys(&mut self, codes: &[KeyCode]) {
        codes.iter().for_each(|&code| self.key(code));
    }

    pub fn write(&mut self, text: &str) {
        text.chars().for_each(|letter| self.key(KeyCode::Char(letter)));
    }

    pub fn paste(&mut self, text: &str) {
        self.app.handle(Event::Terminal(TerminalEvent::Paste(text.into())));
    }

    /// Clicks on the first place where this text is.
    pub fn click_on(&mut self, text: &str) {
        let screen = self.text();
        let (row, line) = screen.lines().enumerate().find(|(_, line)| line.contains(text)).unwrap();
        let column = line[..line.find(text).unwrap()].chars().count() as u16;
        let kind = MouseEventKind::Down(MouseButton::Left);
        let mouse = MouseEvent { kind, column, row: row as u16, modifiers: KeyModifiers::NONE };
        self.app.handle(Event::Terminal(TerminalEvent::Mouse(mouse)));
    }

    /// Waits for news until the window shows such a text.
    pub fn wait_until(&mut self, text: &str) {
        while !self.text().contains(text) {
            let event = self.events.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("{}", self.text()));
            self.app.handle(event);
        }
    }

    /// Waits for news until the window shows no such text any more.
    pub fn wait_while(&mut self, text: &str) {
        while self.text().contains(text) {
            let event = self.events.recv().unwrap();
            self.app.handle(event);
        }
    }
}
