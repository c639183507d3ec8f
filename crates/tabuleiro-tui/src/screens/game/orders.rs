//! Commands besides moves: by a letter, or from the menu.

use super::GameScreen;
use crate::house::House;
use crate::screen::{Action, Answer, Value};
use crate::screens::choose::Choose;
use crate::screens::help::Help;
use crate::screens::notice::Notice;
use crate::screens::prompt::Prompt;
use crate::screens::replay::analysis_of;
use crate::screens::rules::RulesScreen;
use crate::theme::Role;
use ratatui_textarea::TextArea;
use std::path::Path;
use tabuleiro_core::{Message, Player};
use tabuleiro_sitting::SittingError;
use tabuleiro_store::{StoreError, export};
use tabuleiro_table::Seat;
use tabuleiro_words::computer_seat;

/// A command with its letter, described by the sentence `order-NAME`.
pub struct Order {
    pub letter: char,
    name: &'static str,
}

/// The orders that need a game in progress.
const IN_PROGRESS: [&str; 7] = ["go-on", "hint", "pause", "seat", "type", "resign", "redo"];

/// Returns the commands of the menu, in order.
pub fn menu(is_over: bool) -> impl Iterator<Item = &'static Order> {
    MENU.iter().filter(move |order| !is_over || !IN_PROGRESS.contains(&order.name))
}

/// All commands of the menu, in order.
const MENU: [Order; 15] = [
    Order { letter: '\u{1b}', name: "go-on" },
    Order { letter: 'i', name: "hint" },
    Order { letter: 'u', name: "undo" },
    Order { letter: 'r', name: "redo" },
    Order { letter: 'p', name: "pause" },
    Order { letter: 'v', name: "seat" },
    Order { letter: ':', name: "type" },
    Order { letter: 'w', name: "save" },
    Order { letter: 'e', name: "export" },
    Order { letter: 'c', name: "copy" },
    Order { letter: 'x', name: "resign" },
    Order { letter: 'a', name: "analyse" },
    Order { letter: 'b', name: "rules" },
    Order { letter: '?', name: "help" },
    Order { letter: 'q', name: "leave" },
];

/// Returns the menu text of a command.
pub fn text(order: &Order, house: &House) -> String {
    let letter = if order.letter.is_control() { ' ' } else { order.letter };
    format!("{letter}  {}", house.speaker.word(format!("screen-order-{}", order.name)))
}

impl GameScreen {
    pub(super) fn order(&mut self, letter: char, house: &mut House) -> Action {
        self.note = None;
        match letter {
            'i' => self.ask_hint(house),
            'u' => {
                let done = self.game.undo(house);
                self.tell_done(done, "play-undone");
            }
            'r' => {
                let done = self.game.redo(house);
                self.tell_done(done, "game-redone");
            }
            's' => self.game.stop_thinking(),
            'p' => {
                let done = self.game.toggle_pause(house);
                self.tell_refusal(done);
            }
            'n' => self.game.step(house),
            'v' => return self.ask_seat(),
            ':' | '/' => self.entry = Some(TextArea::default()),
            'w' => return ask_name(house),
            'e' => return self.ask_file(house),
            'c' => return self.copy(house),
            'x' => return self.ask_resign(house),
            'a' => {
                let table = self.game.sitting.table();
                return analysis_of(table.kind(), &table.record(), house);
            }
            'b' => return Action::push(RulesScreen::new(self.game.sitting.table().kind(), house)),
            '?' => return Action::push(Help::new("game")),
            'q' => return Action::Back,
            _ => {}
        }
        Action::Stay
    }

    pub(super) fn is_over(&self) -> bool {
        self.game.sitting.table().to_move().is_none()
    }

    fn ask_hint(&mut self, house: &mut House) {
        let asked = self.game.ask_hint(house);
        self.tell_refusal(asked);
    }

    fn tell_done(&mut self, done: Result<(), SittingError>, yes: &'static str) {
        self.refresh();
        self.note(Role::Faint, &Message::new(yes));
        self.tell_refusal(done);
    }

    fn tell_refusal(&mut self, done: Result<(), SittingError>) {
        match done.as_ref().err().and_then(SittingError::remark) {
            Some(remark) => self.note(Role::Faint, &remark),
            None => self.tell_problem(done),
        }
    }

    fn ask_seat(&self) -> Action {
        let players = self.game.sitting.table().play_state().seats().players();
        let view = self.game.sitting.table().play_state().view();
        let title = |(player, seat)| {
            tabuleiro_words::telling::seat_title(self.game.sitting.table(), &self.speaker, player, seat)
        };
        let seats = players.zip(&view.seats).map(title).collect();
        Action::push(Choose::new("seat", self.speaker.word("game-which-seat"), seats))
    }

    fn ask_who(&self) -> Action {
        let mut items = vec![self.speaker.word("menu-person")];
        items.extend(self.levels().iter().map(|level| self.say(&level.rated_name())));
        let question = Message::new("menu-seat").number("seat", self.asked_seat.seat());
        Action::push(Choose::new("who", self.say(&question), items))
    }

    fn levels(&self) -> Vec<tabuleiro_table::LevelInfo> {
        let kind = self.game.sitting.table().kind();
        let rule_set = kind.info.rule_set(self.game.sitting.table().play_state().setup().rule_set);
        rule_set.map(|rule_set| kind.levels(rule_set)).unwrap_or_default()
    }

    fn take_seat(&mut self, item: usize, house: &mut House) {
        let player = self.asked_seat;
        let now = self.game.sitting.table().seats[player.index()].clone();
        let seat = match item.checked_sub(1).and_then(|level| self.levels().into_iter().nth(level)) {
            None if now.computer.is_none() => return,
            None => self.before.remove(&player).unwrap_or_else(|| Seat::person("")),
            Some(level) => {
                if now.computer.is_none() {
                    self.before.insert(player, now);
                }
                computer_seat(player, level.spec.into(), &self.speaker)
            }
        };
        let done = self.game.seat(player, seat, house);
        self.refresh();
        self.tell_problem(done);
    }

    fn ask_file(&self, house: &House) -> Action {
        let name = self.game.sitting.path().file_name().map(|name| name.to_string_lossy().into_owned());
        let text = house.word("game-export-about");
        Action::push(Prompt::new(
            "export",
            house.word("screen-order-export"),
            text,
            &name.unwrap_or_default(),
        ))
    }

    fn copy(&mut self, house: &mut House) -> Action {
        let text = self.game.sitting.table().line();
        house.clipboard.push(text.clone());
        Action::push(Notice::new(house.word("game-copied"), text))
    }

    fn ask_resign(&self, house: &House) -> Action {
        let Some(player) = self.game.sitting.resigner() else { return Action::Stay };
        let items = vec![house.word("answer-no"), house.word("answer-yes")];
        let question = self.say(&Message::new("game-resign-sure").player("player", player));
        Action::push(Choose::new("resign", house.word("screen-order-resign"), items).with_text(question))
    }

    pub(super) fn obey_answer(&mut self, answer: Answer, house: &mut House) -> Action {
        match (answer.question, answer.value) {
            ("menu", Value::Item(item)) => {
                let order = menu(self.is_over()).nth(item);
                return order.map_or(Action::Stay, |order| self.order(order.letter, house));
            }
            ("seat", Value::Item(item)) => {
                self.asked_seat = Player::from_seat(item as u8 + 1).unwrap_or(Player::ONE);
                return self.ask_who();
            }
            ("who", Value::Item(item)) => self.take_seat(item, house),
            ("resign", Value::Item(1)) => {
                let done = self.game.resign(house);
                self.refresh();
                self.tell_refusal(done);
            }
            ("save", Value::Text(name)) if !name.is_empty() => {
                let kept = house.store.keep(&name, &self.game.sitting.table().private_record());
                self.tell_kept(kept.map(|path| path.display().to_string()));
            }
            ("export", Value::Text(path)) if !path.is_empty() => {
                let record = self.game.sitting.table().record();
                let written = export(Path::new(&path), &record, &self.record_text());
                self.tell_kept(written.map(|()| path));
            }
            _ => {}
        }
        Action::Stay
    }

    fn tell_kept(&mut self, kept: Result<String, StoreError>) {
        match kept {
            Ok(path) => self.note(Role::Good, &Message::new("play-saved").text("path", path)),
            Err(problem) => self.tell_problem(Err(problem.into())),
        }
    }

    /// Returns the record as text, with the events beside the moves.
    fn record_text(&self) -> String {
        let turns = self.game.sitting.table().turns();
        let notes = |turn: usize| -> Vec<String> {
            turns[turn].iter().flat_map(|step| &step.events).map(|event| self.say(event)).collect()
        };
        self.game.sitting.table().record().text(notes)
    }
}

fn ask_name(house: &House) -> Action {
    let text = house.word("game-save-about");
    Action::push(Prompt::new("save", house.word("screen-order-save"), text, ""))
}
