//! The rules of a game: pages with boards as pictures.

use super::help::Help;
use crate::house::House;
use crate::input::{Gesture, Input, Target};
use crate::leaflet::{self, Line};
use crate::painter::{KeyHint, Painter, row, shifted, shrunk};
use crate::screen::{Action, Screen};
use crate::theme::Role;
use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use std::cell::Cell;
use tabuleiro_core::Message;
use tabuleiro_table::GameKind;
use tabuleiro_words::Localizer;
use tabuleiro_words::rules::{Page, pages};

/// The width from which on the headings stand beside the page.
const WIDE: u16 = 104;
/// The columns of the headings there.
const HEADINGS: u16 = 28;
/// The most columns of a page: longer lines are hard to read.
const PAGE: u16 = 84;

/// The rules of a game.
pub struct RulesScreen {
    kind: &'static GameKind,
    speaker: Localizer,
    pages: Vec<Page>,
    page: usize,
    /// The first line that is seen.
    top: usize,
    /// Number of lines when last drawn, and of visible lines.
    drawn: Cell<(usize, usize)>,
}

impl RulesScreen {
    /// Opens the rules of this game at the first page.
    pub fn new(kind: &'static GameKind, house: &House) -> RulesScreen {
        let speaker = house.speaker_of(kind.info);
        let pages = pages(kind.info, speaker.language());
        RulesScreen { kind, speaker, pages, page: 0, top: 0, drawn: Cell::default() }
    }

    fn turn_to(&mut self, page: usize) {
        if page < self.pages.len() {
            self.page = page;
            self.top = 0;
        }
    }

    /// Returns the largest scroll offset.
    fn lowest(&self) -> usize {
        let (lines, seen) = self.drawn.get();
        lines.saturating_sub(seen)
    }

    fn scroll(&mut self, lines: isize) {
        self.top = self.top.min(self.lowest()).saturating_add_signed(lines).min(self.lowest());
    }

    /// Scrolls by a window, or opens the next page.
    fn read_on(&mut self) {
        if self.top >= self.lowest() {
            self.turn_to(self.page + 1);
        } else {
            self.scroll(self.drawn.get().1.saturating_sub(2) as isize);
        }
    }

    fn read_back(&mut self) {
        if self.top == 0 {
            self.turn_to(self.page.wrapping_sub(1));
        } else {
            self.scroll(-(self.drawn.get().1.saturating_sub(2) as isize));
        }
    }

    fn draw_headings(&self, painter: &mut Painter, area: Rect) {
        for (index, page) in self.pages.iter().enumerate() {
            let place = row(area, index as u16);
            let role = if index == self.page { Role::Selected } else { Role::Text };
            painter.text(place, &format!(" {}  {:<30}", index + 1, page.title), role);
            painter.target(place, Target::Item(index));
        }
    }

    /// Draws page numbers such as `1 2 [3] 4`, as targets for clicks, and the heading.
    fn draw_numbers(&self, painter: &mut Painter, area: Rect) {
        let mut left = area;
        for index in 0..self.pages.len() {
            let is_shown = index == self.page;
            let text = if is_shown { format!("[{}]", index + 1) } else { format!(" {} ", index + 1) };
            let used = painter.text(left, &text, if is_shown { Role::Selected } else { Role::Key });
            painter.target(Rect { width: used, ..left }, Target::Item(index));
            left = shifted(left, used, 0);
        }
        painter.text(shifted(left, 2, 0), &self.pages[self.page].title, Role::Title);
    }

    fn draw_page(&self, painter: &mut Painter, area: Rect) {
        let unicode = painter.theme.unicode;
        let lines: Vec<Line> =
            leaflet::lines(self.kind, &self.pages[self.page], &self.speaker, area.width, unicode);
        self.drawn.set((lines.len(), area.height as usize));
        for (index, line) in
            lines.iter().skip(self.top.min(self.lowest())).take(area.height as usize).enumerate()
        {
            leaflet::draw(painter, row(area, index as u16), line);
        }
    }

    fn key_hints(&self, painter: &Painter, house: &House) -> Vec<KeyHint> {
        let mut hints = Vec::new();
        if self.top < self.lowest() {
            hints.push(KeyHint::new(
                painter.theme.symbol("↓", "down"),
                KeyCode::Down,
                house.word("key-more"),
            ));
        }
        if self.page + 1 < self.pages.len() {
            let next = painter.theme.symbol("→", "right");
            hints.push(KeyHint::new(next, KeyCode::Right, house.word("key-next-page")));
        }
        if self.page > 0 {
            let previous = painter.theme.symbol("←", "left");
            hints.push(KeyHint::new(previous, KeyCode::Left, house.word("key-previous-page")));
        }
        hints.push(KeyHint::new("Esc", KeyCode::Esc, house.word("key-back")));
        hints.push(KeyHint::letter('?', house.word("key-help")));
        hints
    }
}

impl Screen for RulesScreen {
    fn draw(&self, painter: &mut Painter, house: &House) {
        let area = painter.area;
        let name = self.speaker.word("game-name");
        let title = Message::new("rules-title").text("game", name);
        let title = title.number("page", self.page as i64 + 1).number("pages", self.pages.len() as i64);
        painter.text(shifted(row(area, 0), 1, 0), &self.speaker.say(&title), Role::Title);
        let body = Rect { height: area.height.saturating_sub(3), ..shifted(shrunk(area, 1, 0), 0, 2) };
        let page = if area.width >= WIDE {
            self.draw_headings(painter, Rect { width: HEADINGS, ..body });
            shifted(body, HEADINGS + 3, 0)
        } else {
            self.draw_numbers(painter, row(shrunk(area, 1, 0), 1));
            shifted(body, 0, 1)
        };
        self.draw_page(painter, Rect { width: page.width.min(PAGE), ..page });
        painter.keys(shifted(row(area, area.height - 1), 1, 0), &self.key_hints(painter, house));
    }

    fn handle(&mut self, input: Input, _house: &mut House) -> Action {
        match input {
            Input::Click(Target::Item(item)) => self.turn_to(item),
            Input::Wheel(lines) => self.scroll(lines as isize),
            _ => {}
        }
        match Gesture::of(&input) {
            Some(Gesture::Down) => self.scroll(1),
            Some(Gesture::Up) => self.scroll(-1),
            Some(Gesture::Right) => self.turn_to(self.page + 1),
            Some(Gesture::Left) => self.turn_to(self.page.wrapping_sub(1)),
            Some(Gesture::PageDown | Gesture::Letter(' ') | Gesture::Enter) => self.read_on(),
            Some(Gesture::PageUp) => self.read_back(),
            Some(Gesture::First) => self.turn_to(0),
            Some(Gesture::Last) => self.turn_to(self.pages.len().saturating_sub(1)),
            Some(Gesture::Letter(digit @ '1'..='9')) => self.turn_to(digit as usize - '1' as usize),
            Some(Gesture::Help) => return Action::push(Help::new("rules")),
            Some(Gesture::Back | Gesture::Letter('q')) => return Action::Back,
            _ => {}
        }
        Action::Stay
    }
}
