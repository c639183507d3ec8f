//! Lines around the board: title, player to move, notes, buttons and keys.

use super::GameScreen;
use crate::house::House;
use crate::painter::{KeyHint, Painter, shifted};
use crate::theme::Role;
use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use tabuleiro_core::present::{Click, View};
use tabuleiro_core::{Message, Player};
use tabuleiro_words::said::prompt_within;
use tabuleiro_words::telling;
use unicode_width::UnicodeWidthStr;

/// Number of turns in which the key for choices is shown.
const LEARNING_TURNS: usize = 6;

/// The columns in which there is room for all keys.
const WIDE: u16 = 72;

impl GameScreen {
    pub(super) fn draw_title(&self, painter: &mut Painter, area: Rect) {
        let turn = self.say(&Message::new("game-turn").number("turn", self.shown_turn() as i64));
        let used = painter.text(shifted(area, 1, 0), &self.speaker.word("game-name"), Role::Title);
        let dot = painter.theme.symbol("·", "-");
        let rules = self.special_rules().map_or(String::new(), |rules| format!("{dot} {rules} "));
        painter.text(shifted(area, used + 2, 0), &format!("{rules}{dot} {turn}"), Role::Faint);
    }

    /// Returns the name of the rule set, unless it is the usual one.
    fn special_rules(&self) -> Option<String> {
        let play = self.game.sitting.table().play_state();
        let rule_set = play.setup().rule_set;
        let is_usual = play.info().rule_sets.first().is_some_and(|usual| usual.id == rule_set);
        (!is_usual).then(|| self.speaker.word(format!("rule-set-{rule_set}")))
    }

    /// Returns the number of the turn that led to the position shown.
    fn shown_turn(&self) -> usize {
        let turns = self.game.sitting.table().turns();
        let filmed = || self.film_part().map(|part| part.step + usize::from(part.is_played));
        let Some(steps) = self.walk.or_else(filmed) else { return turns.len() };
        let ends = turns.iter().scan(0, |end, turn| {
            *end += turn.len();
            Some(*end)
        });
        // A turn is shown from its first step on.
        std::iter::once(0).chain(ends).take_while(|&end| end < steps).count()
    }

    pub(super) fn draw_caption(&self, painter: &mut Painter, area: Rect, view: &View) {
        let area = shifted(area, 1, 0);
        if let Some(steps) = self.walk {
            let all = self.game.sitting.table().play_state().steps().len() as i64;
            let text = Message::new("game-walking").number("step", steps as i64).number("steps", all);
            painter.text(area, &self.say(&text), Role::Key);
            return;
        }
        if let Some(step) = self.filmed() {
            let text = format!("{} {}", painter.theme.mark(step.player), self.say(&step.sentence));
            painter.styled(area, &text, painter.theme.player(step.player));
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
                let text = self.request(painter, player, area.width).unwrap_or(caption);
                let used = painter.styled(area, &text, painter.theme.player(player));
                self.draw_aid(painter, shifted(area, used + 1, 0));
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

    /// Returns the request to the person to move, with the name if several people play.
    fn request(&self, painter: &Painter, player: Player, width: u16) -> Option<String> {
        let table = self.game.sitting.table();
        self.game.sitting.person_to_move()?;
        let people = table.seats.iter().filter(|seat| seat.computer.is_none()).count();
        let name = if people > 1 { format!("{}: ", self.speaker.name(player)) } else { String::new() };
        let before = format!("{} {name}", painter.theme.mark(player));
        let room = usize::from(width).saturating_sub(before.width());
        let asked = prompt_within(table, self.speller.clicks(), &self.speaker, room)?;
        Some(format!("{before}{asked}"))
    }

    /// Draws the numbers of the buttons, and in the first turns the key that finds choices.
    fn draw_aid(&self, painter: &mut Painter, area: Rect) {
        if self.game.sitting.person_to_move().is_none() {
            return;
        }
        let count = self.speller.buttons().len();
        let aid = if self.speller.wants_button() {
            let keys: Vec<String> = (1..=count).map(|number| number.to_string()).collect();
            self.say(&Message::new("game-press").text("keys", keys.join(", ")))
        } else if self.game.sitting.table().turns().len() < LEARNING_TURNS {
            self.speaker.word("game-tab")
        } else {
            return;
        };
        if aid.width() <= usize::from(area.width) {
            painter.text(area, &aid, Role::Faint);
        }
    }

    /// Draws the last note, or the description of the cell under the cursor.
    pub(super) fn draw_note(&self, painter: &mut Painter, area: Rect, view: &View) {
        // Without buttons, the notes may use their line.
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
        if self.hint.is_some() {
            return vec![KeyHint::new("Enter", KeyCode::Enter, word("key-play")), escape("key-back")];
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
            let arrows = if painter.theme.unicode { "←↑↓→".into() } else { word("key-arrows") };
            // Everybody finds the arrows; in a narrow window the other keys need their place.
            if painter.area.width >= WIDE {
                hints.push(KeyHint::new(&arrows, KeyCode::Tab, word("key-move")));
            }
            hints.push(KeyHint::new("Tab", KeyCode::Tab, word("key-next")));
            hints.push(KeyHint::new("Enter", KeyCode::Enter, word("key-choose")));
            letters(&mut hints, &[('i', "key-hint")]);
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
            letters(&mut hints, &[('u', "key-undo"), (':', "key-type")]);
        }
        hints
    }
}
