//! The lines around the board: title, whose turn it is, what was said, buttons and keys.

use super::GameScreen;
use crate::house::House;
use crate::painter::{KeyHint, Painter, shifted};
use crate::theme::Role;
use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use tabuleiro_core::Message;
use tabuleiro_core::present::{Click, View};
use tabuleiro_words::telling;

impl GameScreen {
    pub(super) fn draw_title(&self, painter: &mut Painter, area: Rect) {
        let setup = self.game.sitting.table().play_state().setup();
        let rules = self.speaker.word(format!("rule-set-{}", setup.rule_set));
        let turn = self.game.sitting.table().turns().len() as i64;
        let turn = self.say(&Message::new("game-turn").number("turn", turn));
        let used = painter.text(shifted(area, 1, 0), &self.speaker.word("game-name"), Role::Title);
        let dot = painter.theme.symbol("·", "-");
        painter.text(shifted(area, used + 2, 0), &format!("{dot} {rules} {dot} {turn}"), Role::Faint);
    }

    pub(super) fn draw_caption(&self, painter: &mut Painter, area: Rect, view: &View) {
        let area = shifted(area, 1, 0);
        if let Some(steps) = self.walk {
            let all = self.game.sitting.table().play_state().steps().len() as i64;
            let text = Message::new("game-walking").number("step", steps as i64).number("steps", all);
            painter.text(area, &self.say(&text), Role::Key);
            return;
        }
        if let Some(thinking) = self.game.thinking() {
            let id = if thinking.is_hint { "game-hint-thinks" } else { "play-thinks" };
            let text = self.say(&Message::new(id).player("player", thinking.player));
            painter.styled(area, &text, painter.theme.player(thinking.player));
            return;
        }
        let caption = self.say(&view.caption);
        match self.game.sitting.table().to_move() {
            Some(_) if self.game.sitting.is_paused() && self.game.sitting.person_to_move().is_none() => {
                painter.text(area, &self.speaker.word("game-paused"), Role::Key);
            }
            Some(player) => {
                let used = painter.styled(area, &caption, painter.theme.player(player));
                if self.game.sitting.is_paused() {
                    painter.text(shifted(area, used + 2, 0), &self.speaker.word("game-paused"), Role::Key);
                }
            }
            None => {
                let result =
                    self.game.sitting.table().finish().map(|finish| telling::result(&self.speaker, &finish));
                painter.text(area, &result.unwrap_or(caption), Role::Strong);
            }
        }
    }

    /// What was just said, or what is under the cursor.
    pub(super) fn draw_note(&self, painter: &mut Painter, area: Rect, view: &View) {
        // Where there are no buttons, what is said may take their line too.
        let buttons = self.speller.buttons().len() as u16;
        let area = shifted(Rect { height: area.height + u16::from(buttons == 0), ..area }, 1, 0);
        if let Some(entry) = &self.entry {
            let label = format!("{} ", self.speaker.word("game-type"));
            let used = painter.text(area, &label, Role::Key);
            painter.text_area(Rect { height: 1, ..shifted(area, used, 0) }, entry);
            return;
        }
        if let Some(note) = &self.note {
            painter.wrapped(area, &note.text, note.role);
            return;
        }
        let board = self.game.sitting.table().play_state().board();
        let (Some(cell), Some(content)) =
            (board.cells.get(self.speller.cursor.cell), view.contents.get(self.speller.cursor.cell))
        else {
            return;
        };
        let chosen: Vec<String> = self.speller.clicks().iter().map(|click| self.click_text(click)).collect();
        let chosen = if chosen.is_empty() { String::new() } else { format!("{{{}}} ", chosen.join(" ")) };
        painter.wrapped(
            area,
            &format!("{chosen}{}: {}", cell.name, self.say(&content.sentence)),
            Role::Faint,
        );
    }

    fn click_text(&self, click: &Click) -> String {
        match click {
            Click::Cell(name) => name.to_string(),
            Click::Button(name) => self.speaker.word(format!("button-{name}")),
        }
    }

    pub(super) fn draw_buttons(&self, painter: &mut Painter, area: Rect) {
        if self.walk.is_none() {
            let names = self.speller.buttons().into_iter();
            let said = names.map(|name| self.speaker.word(format!("button-{name}")));
            painter.buttons(shifted(area, 1, 0), said);
        }
    }

    pub(super) fn key_hints(&self, painter: &Painter, house: &House) -> Vec<KeyHint> {
        let word = |id: &'static str| house.word(id);
        let escape = |does: &'static str| KeyHint::new("Esc", KeyCode::Esc, word(does));
        if self.entry.is_some() {
            return vec![KeyHint::new("Enter", KeyCode::Enter, word("key-done")), escape("key-back")];
        }
        let mut hints = Vec::new();
        let letters = |hints: &mut Vec<KeyHint>, all: &[(char, &'static str)]| {
            hints.extend(all.iter().map(|(letter, id)| KeyHint::letter(*letter, word(id))));
        };
        if self.walk.is_some() {
            letters(&mut hints, &[(',', "key-earlier"), ('.', "key-later")]);
            hints.push(KeyHint::new("End", KeyCode::End, word("key-now")));
        } else if self.game.thinking().is_some() {
            letters(&mut hints, &[('s', "key-stop")]);
        } else if self.game.sitting.person_to_move().is_some() {
            let arrows = painter.theme.symbol("←↑↓→", "arrows");
            hints.push(KeyHint::new(arrows, KeyCode::Tab, word("key-move")));
            hints.push(KeyHint::new("Enter", KeyCode::Enter, word("key-choose")));
        }
        if self.game.sitting.computer_to_move().is_some() {
            let pause = if self.game.sitting.is_paused() { "key-go-on" } else { "key-pause" };
            letters(&mut hints, &[('p', pause)]);
            if self.game.sitting.is_paused() {
                letters(&mut hints, &[('n', "key-step")]);
            }
        }
        letters(&mut hints, &[('?', "key-help")]);
        hints.push(escape(if self.speller.clicks().is_empty() { "key-menu" } else { "key-back" }));
        if self.walk.is_none() && self.game.sitting.person_to_move().is_some() {
            letters(&mut hints, &[('i', "key-hint"), ('u', "key-undo"), (':', "key-type")]);
        }
        hints
    }
}
