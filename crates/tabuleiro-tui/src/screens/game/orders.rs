//! What one can do beside moving: by a letter, or from the menu.

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
use tabuleiro_core::{Explain, Message, Player};
use tabuleiro_store::export;
use tabuleiro_table::Seat;
use tabuleiro_words::computer_seat;

/// Something to do, with the letter that does it; said by the sentence `order-NAME`.
pub struct Order {
    pub letter: char,
    name: &'static str,
}

/// Everything in the menu, in its order.
pub const MENU: [Order; 15] = [
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

/// An order as a menu shows it.
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
                let done = self.sitting.undo(house);
                self.tell_done(done, "play-undone", "play-nothing-to-undo");
            }
            'r' => {
                let done = self.sitting.redo(house);
                self.tell_done(done, "game-redone", "game-nothing-to-redo");
            }
            's' => self.sitting.stop_thinking(),
            'p' => self.sitting.toggle_pause(house),
            'n' => self.sitting.step(house),
            'v' => return self.ask_seat(),
            ':' | '/' => self.entry = Some(TextArea::default()),
            'w' => return ask_name(house),
            'e' => return self.ask_file(house),
            'c' => return self.copy(house),
            'x' => return self.ask_resign(house),
            'a' => {
                let table = &self.sitting.table;
                return analysis_of(table.kind(), &table.record(), house);
            }
            'b' => return Action::push(RulesScreen::new(self.sitting.table.kind(), house)),
            '?' => return Action::push(Help::new("game")),
            'q' => return Action::Back,
            _ => {}
        }
        Action::Stay
    }

    fn ask_hint(&mut self, house: &mut House) {
        if self.sitting.person_to_move().is_some() {
            self.sitting.ask_hint(house);
        } else {
            self.tell_whose_turn();
        }
    }

    fn tell_done(&mut self, done: Option<Result<(), Message>>, yes: &'static str, no: &'static str) {
        match done {
            None => self.note(Role::Faint, &Message::new(no)),
            Some(done) => {
                self.refresh();
                self.note(Role::Faint, &Message::new(yes));
                self.tell_problem(done);
            }
        }
    }

    fn ask_seat(&self) -> Action {
        let players = self.sitting.table.play_state().seats().players();
        let view = self.sitting.table.play_state().view();
        let title = |(player, seat)| {
            tabuleiro_words::telling::seat_title(&self.sitting.table, &self.speaker, player, seat)
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
        let kind = self.sitting.table.kind();
        let rule_set = kind.info.rule_set(self.sitting.table.play_state().setup().rule_set);
        rule_set.map(|rule_set| kind.levels(rule_set)).unwrap_or_default()
    }

    fn take_seat(&mut self, item: usize, house: &mut House) {
        let player = self.asked_seat;
        let now = self.sitting.table.seats[player.index()].clone();
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
        let done = self.sitting.seat(player, seat, house);
        self.refresh();
        self.tell_problem(done);
    }

    fn ask_file(&self, house: &House) -> Action {
        let name =
            self.sitting.path().and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
        let text = house.word("game-export-about");
        Action::push(Prompt::new(
            "export",
            house.word("screen-order-export"),
            text,
            &name.unwrap_or_default(),
        ))
    }

    fn copy(&mut self, house: &mut House) -> Action {
        let text = self.sitting.table.line();
        house.clipboard.push(text.clone());
        Action::push(Notice::new(house.word("game-copied"), text))
    }

    fn ask_resign(&self, house: &House) -> Action {
        let Some(player) = self.who_resigns() else { return Action::Stay };
        let items = vec![house.word("answer-no"), house.word("answer-yes")];
        let question = self.say(&Message::new("game-resign-sure").player("player", player));
        Action::push(Choose::new("resign", house.word("screen-order-resign"), items).with_text(question))
    }

    /// The person whose turn it is, else the only person there is.
    fn who_resigns(&self) -> Option<Player> {
        self.sitting.table.to_move()?;
        let left = self.sitting.table.left();
        let people = self.sitting.table.play_state().seats().players();
        let mut people = people.filter(|player| {
            self.sitting.table.seats[player.index()].computer.is_none() && !left.contains(player)
        });
        self.sitting.person_to_move().or_else(|| people.next().filter(|_| people.next().is_none()))
    }

    pub(super) fn obey_answer(&mut self, answer: Answer, house: &mut House) -> Action {
        match (answer.question, answer.value) {
            ("menu", Value::Item(item)) => {
                return MENU.get(item).map_or(Action::Stay, |order| self.order(order.letter, house));
            }
            ("seat", Value::Item(item)) => {
                self.asked_seat = Player::from_seat(item as u8 + 1).unwrap_or(Player::ONE);
                return self.ask_who();
            }
            ("who", Value::Item(item)) => self.take_seat(item, house),
            ("resign", Value::Item(1)) => {
                if let Some(player) = self.who_resigns() {
                    let done = self.sitting.resign(player, house);
                    self.refresh();
                    self.tell_problem(done);
                }
            }
            ("save", Value::Text(name)) if !name.is_empty() => {
                let kept = house.store.keep(&name, &self.sitting.table.record());
                self.tell_kept(kept.map(|path| path.display().to_string()).map_err(|error| error.explain()));
            }
            ("export", Value::Text(path)) if !path.is_empty() => {
                let record = self.sitting.table.record();
                let written = export(Path::new(&path), &record, &self.record_text());
                self.tell_kept(written.map(|()| path).map_err(|error| error.explain()));
            }
            _ => {}
        }
        Action::Stay
    }

    fn tell_kept(&mut self, kept: Result<String, Message>) {
        match kept {
            Ok(path) => self.note(Role::Good, &Message::new("play-saved").text("path", path)),
            Err(problem) => self.tell_problem(Err(problem)),
        }
    }

    /// The record as people read it, with what happened beside the moves.
    fn record_text(&self) -> String {
        let turns = self.sitting.table.turns();
        let notes = |turn: usize| -> Vec<String> {
            turns[turn].iter().flat_map(|step| &step.events).map(|event| self.say(event)).collect()
        };
        self.sitting.table.record().text(notes)
    }
}

fn ask_name(house: &House) -> Action {
    let text = house.word("game-save-about");
    Action::push(Prompt::new("save", house.word("screen-order-save"), text, ""))
}
