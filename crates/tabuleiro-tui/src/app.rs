//! The program without a terminal: a stack of screens that are drawn and receive events.

use crate::event::Event;
use crate::graphics::Graphics;
use crate::house::House;
use crate::input::{Input, Target};
use crate::painter::{Drawn, Painter};
use crate::screen::{Action, Screen};
use crate::screens::game::GameScreen;
use crate::screens::new_game::NewGame;
use crate::theme::Role;
use crossterm::event::{Event as TerminalEvent, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use std::time::Instant;

/// The smallest window in which anything can be shown.
const LEAST: (u16, u16) = (60, 20);

/// The program: screens upon each other, the first one at the bottom.
pub struct App {
    screens: Vec<Box<dyn Screen>>,
    /// State shared by all screens.
    pub house: House,
    drawn: Drawn,
    is_stale: bool,
    is_done: bool,
}

impl App {
    /// Creates a program that begins with this screen.
    pub fn new(house: House, first: Box<dyn Screen>) -> App {
        App { screens: vec![first], house, drawn: Drawn::default(), is_stale: false, is_done: false }
    }

    /// Puts another screen on top.
    pub fn push(&mut self, screen: Box<dyn Screen>) {
        self.screens.push(screen);
    }

    /// Returns whether the program has ended.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// Draws everything that is seen.
    pub fn draw(&mut self, buffer: &mut Buffer) {
        let mut painter = Painter::new(buffer, self.house.theme);
        if painter.area.width < LEAST.0 || painter.area.height < LEAST.1 {
            draw_too_small(&mut painter, &self.house);
        } else {
            let full = self.screens.iter().rposition(|screen| !screen.is_overlay()).unwrap_or(0);
            for screen in &self.screens[full..] {
                screen.draw(&mut painter, &self.house);
            }
        }
        let drawn = painter.finish();
        self.is_stale |= drawn.layers != self.drawn.layers;
        self.drawn = drawn;
    }

    /// Whether the window has to be cleared and drawn again, since what lies over a picture or under it has changed: a picture
    /// is drawn as a whole, and letters that go away from it leave a hole.
    pub fn take_stale(&mut self) -> bool {
        std::mem::take(&mut self.is_stale)
    }

    /// Handles an event.
    pub fn handle(&mut self, event: Event) {
        match event {
            Event::Terminal(event) => {
                if let Some(input) = self.input(event) {
                    self.input_to_top(input);
                }
            }
            Event::Report(report) => {
                for screen in &mut self.screens {
                    screen.hear(&report, &mut self.house);
                }
            }
            Event::Listening => self.house.is_asking = true,
            Event::Graphics(graphics) => self.house.show_graphics(graphics),
            Event::Closed => self.is_done = true,
        }
        self.settle();
    }

    /// Returns when the clock has to be checked without an event.
    pub fn alarm(&self) -> Option<Instant> {
        self.screens.iter().filter_map(|screen| screen.alarm()).min()
    }

    /// Checks the clock.
    pub fn ring(&mut self, now: Instant) {
        for screen in &mut self.screens {
            screen.ring(now, &mut self.house);
        }
        self.settle();
    }

    fn input_to_top(&mut self, input: Input) {
        if let Some(top) = self.screens.last_mut() {
            let action = top.handle(input, &mut self.house);
            self.act(action);
        }
    }

    fn settle(&mut self) {
        while let Some(top) = self.screens.last_mut().filter(|_| !self.is_done) {
            match top.settle(&mut self.house) {
                Action::Stay => return,
                action => self.act(action),
            }
        }
    }

    fn act(&mut self, action: Action) {
        let before = self.screens.len();
        self.follow(action);
        let is_uncovered = self.screens.len() < before;
        if let Some(top) = self.screens.last_mut().filter(|_| is_uncovered) {
            top.uncovered(&mut self.house);
        }
    }

    fn follow(&mut self, action: Action) {
        match action {
            Action::Stay => {}
            Action::Push(screen) => self.screens.push(screen),
            Action::Replace(screen) => {
                self.screens.pop();
                self.screens.push(screen);
            }
            Action::Back => {
                self.screens.pop();
                self.is_done = self.screens.is_empty();
            }
            Action::Answer(answer) => {
                self.screens.pop();
                if let Some(asker) = self.screens.last_mut() {
                    let action = asker.answered(answer, &mut self.house);
                    self.act(action);
                }
            }
            Action::Arrange => {
                self.screens.truncate(1);
                self.screens.push(Box::new(NewGame::new(&mut self.house, false)));
            }
            Action::Play(game) => {
                self.screens.truncate(1);
                self.screens.push(Box::new(GameScreen::new(*game, &self.house)));
            }
            Action::Home => self.screens.truncate(1),
            Action::Quit => self.is_done = true,
        }
    }

    fn input(&mut self, event: TerminalEvent) -> Option<Input> {
        match event {
            TerminalEvent::Key(key) if key.kind == KeyEventKind::Release => None,
            TerminalEvent::Key(key) if is_ctrl(&key, 'c') => {
                self.is_done = true;
                None
            }
            TerminalEvent::Key(key) if is_ctrl(&key, 'z') => {
                self.house.is_suspended = true;
                None
            }
            TerminalEvent::Key(key) => Some(Input::Key(key)),
            TerminalEvent::Paste(text) => Some(Input::Paste(text)),
            TerminalEvent::Mouse(mouse) => self.mouse(mouse),
            TerminalEvent::Resize(..) => {
                self.house.show_graphics(self.house.graphics.map(Graphics::resized));
                None
            }
            TerminalEvent::FocusGained | TerminalEvent::FocusLost => None,
        }
    }

    fn mouse(&self, mouse: MouseEvent) -> Option<Input> {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                let at = Position::new(mouse.column, mouse.row);
                let hit = self.drawn.targets.iter().rev().find(|(area, _)| area.contains(at))?;
                Some(match hit.1 {
                    Target::Key(code) => Input::Key(KeyEvent::new(code, KeyModifiers::NONE)),
                    target => Input::Click(target),
                })
            }
            MouseEventKind::Down(MouseButton::Right) => {
                Some(Input::Key(KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE)))
            }
            MouseEventKind::ScrollDown => Some(Input::Wheel(1)),
            MouseEventKind::ScrollUp => Some(Input::Wheel(-1)),
            _ => None,
        }
    }
}

fn is_ctrl(key: &KeyEvent, letter: char) -> bool {
    key.code == KeyCode::Char(letter) && key.modifiers.contains(KeyModifiers::CONTROL)
}

fn draw_too_small(painter: &mut Painter, house: &House) {
    let message = tabuleiro_core::Message::new("screen-too-small");
    let text = house.speaker.say(&message.number("columns", LEAST.0).number("rows", LEAST.1));
    painter.wrapped(painter.area, &text, Role::Strong);
}
