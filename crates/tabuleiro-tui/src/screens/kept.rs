//! The kept games: each with its date and whose turn it is, a small board, and what can be done with it.

use super::begin::begun;
use super::choose::Choose;
use super::failure::failure;
use super::game_text::{game_text, whose_turn};
use super::help::Help;
use super::prompt::Prompt;
use super::replay::ReplayScreen;
use crate::board::{self, Drawing};
use crate::house::House;
use crate::input::{Gesture, Input, Target};
use crate::list::List;
use crate::live::LiveGame;
use crate::painter::{KeyHint, Painter, row, shifted, shrunk};
use crate::screen::{Action, Answer, Screen, Value};
use crate::theme::Role;
use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use std::time::SystemTime;
use tabuleiro_core::{Explain, Message};
use tabuleiro_store::{Found, StoreError};
use tabuleiro_table::Table;

/// Columns of the list beside a board.
const LIST: u16 = 49;
/// Lines of facts about a game.
const FACTS: u16 = 6;

/// The kept games.
pub struct KeptScreen {
    games: Vec<Kept>,
    list: List,
    note: Option<String>,
}

/// A kept game and its table, where it can be laid.
struct Kept {
    found: Found,
    table: Option<Table>,
    /// Whether another program plays it.
    is_taken: bool,
}

impl KeptScreen {
    /// Creates the screen of the kept games.
    pub fn new(house: &House) -> KeptScreen {
        KeptScreen { games: games(house), list: List::default(), note: None }
    }

    fn selected(&self) -> Option<&Kept> {
        self.games.get(self.list.selected)
    }

    fn open(&self, house: &mut House) -> Action {
        let Some(kept) = self.selected() else { return Action::Stay };
        let found = &kept.found;
        if found.record.ending.is_none() {
            return begun(LiveGame::resume(&found.name, house), &found.record.game, house);
        }
        match Table::replay(&found.record) {
            Ok(replay) => Action::push(ReplayScreen::new(replay.table, replay.fault.as_ref(), house)),
            Err(error) => Action::push(failure(&error, house)),
        }
    }

    fn ask_name(&self, house: &House) -> Action {
        let Some(kept) = self.selected() else { return Action::Stay };
        let (title, text) = (house.word("kept-rename"), house.word("kept-rename-about"));
        Action::push(Prompt::new("rename", title, text, &kept.found.name))
    }

    fn ask_delete(&self, house: &House) -> Action {
        let Some(kept) = self.selected() else { return Action::Stay };
        let items = vec![house.word("answer-no"), house.word("answer-yes")];
        let question = Message::new("kept-delete-sure").text("name", kept.found.name.clone());
        let question = house.speaker.say(&question);
        Action::push(Choose::new("delete", house.word("kept-delete"), items).with_text(question))
    }

    /// Updates the list after a change, or reports why it failed.
    fn changed(&mut self, done: Result<(), StoreError>, house: &House) {
        self.note = done.err().map(|error| house.speaker.say(&error.explain()));
        self.games = games(house);
        self.list.selected = self.list.selected.min(self.games.len().saturating_sub(1));
    }

    fn draw_facts(&self, painter: &mut Painter, area: Rect, house: &House) {
        let Some(kept) = self.selected() else { return };
        let taken = kept.is_taken.then(|| house.word("kept-taken"));
        let turn = kept.table.as_ref().and_then(|table| whose_turn(table, house));
        let lines = [
            (Some(game_text("replay-game", &kept.found, house)), Role::Text),
            (turn, Role::Strong),
            (Some(date(kept.found.modified)), Role::Faint),
            (Some(kept.found.name.clone()), Role::Faint),
            (taken, Role::Bad),
        ];
        let mut y = 0;
        for (text, role) in lines {
            let Some(text) = text else { continue };
            y += painter.wrapped(shifted(area, 0, y), &text, role);
        }
    }

    fn draw_preview(&self, painter: &mut Painter, area: Rect) {
        let Some(table) = self.selected().and_then(|kept| kept.table.as_ref()) else { return };
        let play = table.play_state();
        let view = play.view();
        let theme = painter.theme.of_sides(play.info(), &view);
        if let Some(drawing) = Drawing::small(play, &view, theme, (area.width, area.height)) {
            board::draw(painter, area, &drawing, None, false);
        }
    }
}

impl Screen for KeptScreen {
    fn draw(&self, painter: &mut Painter, house: &House) {
        let area = shrunk(painter.boxed(painter.area, &house.word("kept-title")), 1, 0);
        let list = Rect { width: LIST.min(area.width), height: area.height.saturating_sub(2), ..area };
        let seen = usize::from(list.height);
        let first = self.list.first_seen(self.games.len(), seen);
        for (line, (index, kept)) in self.games.iter().enumerate().skip(first).take(seen).enumerate() {
            let place = row(list, line as u16);
            let is_selected = index == self.list.selected;
            let mark = if is_selected { painter.theme.symbol("▸", ">") } else { " " };
            let role = if is_selected { Role::Selected } else { Role::Text };
            let text = game_line(&kept.found, house);
            painter.text(place, &format!("{mark} {text:<0$}", usize::from(list.width)), role);
            painter.target(place, Target::Item(index));
        }
        if self.games.is_empty() {
            painter.wrapped(list, &house.word("kept-none"), Role::Faint);
        }
        let beside = Rect { height: list.height, ..shifted(area, list.width + 1, 0) };
        self.draw_facts(painter, Rect { height: FACTS.min(beside.height), ..beside }, house);
        self.draw_preview(painter, shifted(beside, 0, FACTS));
        if let Some(note) = &self.note {
            painter.text(row(area, area.height.saturating_sub(2)), note, Role::Bad);
        }
        let hints = [
            KeyHint::new("Enter", KeyCode::Enter, house.word("key-open")),
            KeyHint::letter('r', house.word("key-rename")),
            KeyHint::letter('d', house.word("key-delete")),
            KeyHint::letter('?', house.word("key-help")),
            KeyHint::new("Esc", KeyCode::Esc, house.word("key-back")),
        ];
        painter.keys(row(area, area.height.saturating_sub(1)), &hints);
    }

    fn handle(&mut self, input: Input, house: &mut House) -> Action {
        match input {
            Input::Click(Target::Item(item)) if item == self.list.selected => return self.open(house),
            Input::Click(Target::Item(item)) => self.list.selected = item,
            Input::Wheel(lines) => self.list.wheeled(lines, self.games.len()),
            _ => {}
        }
        match Gesture::of(&input) {
            Some(gesture) if self.list.moved(gesture, self.games.len()) => Action::Stay,
            Some(Gesture::Enter | Gesture::Right | Gesture::Letter(' ')) => self.open(house),
            Some(Gesture::Letter('r')) => self.ask_name(house),
            Some(Gesture::Letter('d') | Gesture::Other(KeyCode::Delete)) => self.ask_delete(house),
            Some(Gesture::Help) => Action::push(Help::new("kept")),
            Some(Gesture::Back | Gesture::Letter('q')) => Action::Back,
            _ => Action::Stay,
        }
    }

    fn answered(&mut self, answer: Answer, house: &mut House) -> Action {
        let Some(name) = self.selected().map(|kept| kept.found.name.clone()) else { return Action::Stay };
        match (answer.question, answer.value) {
            ("rename", Value::Text(new)) if !new.is_empty() && new != name => {
                let done = house.store.rename(&name, &new);
                self.changed(done.map(drop), house);
            }
            ("delete", Value::Item(1)) => {
                let done = house.store.delete(&name);
                self.changed(done, house);
            }
            _ => {}
        }
        Action::Stay
    }

    fn uncovered(&mut self, house: &mut House) {
        self.changed(Ok(()), house);
    }
}

/// Returns a kept game in one line: its name, turns and date.
pub fn game_line(found: &Found, house: &House) -> String {
    let turns = Message::new("kept-turns").number("turns", found.record.turns.len() as i64);
    let game = super::game_text::game_name(&found.record.game, house);
    format!("{game}, {}, {}", house.speaker.say(&turns), date(found.modified))
}

fn games(house: &House) -> Vec<Kept> {
    let kept = |found: Found| {
        let table = Table::replay(&found.record).ok().map(|replay| replay.table);
        Kept { is_taken: house.store.is_taken(&found.name), table, found }
    };
    house.store.all().unwrap_or_default().into_iter().map(kept).collect()
}

/// Returns a moment in local time.
fn date(moment: SystemTime) -> String {
    let zoned = jiff::Timestamp::try_from(moment).map(|moment| moment.to_zoned(jiff::tz::TimeZone::system()));
    zoned.map_or(String::new(), |zoned| zoned.strftime("%Y-%m-%d %H:%M").to_string())
}
