//! A game to be looked at again: walked through, judged by an engine, and tried otherwise.

mod open;
mod panel;

pub use open::OpenScreen;

use super::areas::Areas;
use super::help::Help;
use crate::board;
use crate::event::Report;
use crate::house::House;
use crate::input::{Gesture, Input, Target};
use crate::painter::{KeyHint, Painter, row, shifted};
use crate::screen::{Action, Answer, Screen, Value};
use crate::screens::choose::Choose;
use crate::screens::failure::failure;
use crate::screens::notice::Notice;
use crate::screens::prompt::Prompt;
use crate::screens::rules::RulesScreen;
use crate::speller::{Speller, Spelt};
use crate::study::{Learned, Study};
use crate::theme::Role;
use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use tabuleiro_analysis::{TurnVerdict, percent, verdict_message};
use tabuleiro_core::present::{Click, View};
use tabuleiro_core::record::Record;
use tabuleiro_core::{Explain, Message};
use tabuleiro_engine::Spec;
use tabuleiro_table::{Fault, Finish, GameKind, Table};
use tabuleiro_words::sketch::{Brackets, last_move};
use tabuleiro_words::{Localizer, telling};

/// Default judge.
const JUDGE: &str = "best";

/// A game that is looked at again.
pub struct ReplayScreen {
    study: Study,
    speaker: Localizer,
    /// The cursor, and the move to try so far.
    speller: Speller,
    note: Option<(String, Role)>,
}

/// Returns the screen of a record, with its analysis running.
pub fn analysis_of(kind: &'static GameKind, record: &Record, house: &mut House) -> Action {
    match Table::replay_as(kind, record) {
        Ok(replay) => {
            let screen = ReplayScreen::new(replay.table, replay.fault.as_ref(), house);
            Action::push(screen.analysing(house))
        }
        Err(error) => Action::push(failure(&error, house)),
    }
}

impl ReplayScreen {
    /// Creates the screen of a game, with the first fault of its record, if any.
    pub fn new(table: Table, fault: Option<&Fault>, house: &House) -> ReplayScreen {
        let spec = JUDGE.parse().expect("our own engine has a name that is read");
        ReplayScreen::judged_by(spec, table, fault, house)
    }

    /// Creates the screen of a game with another judge.
    pub fn judged_by(spec: Spec, table: Table, fault: Option<&Fault>, house: &House) -> ReplayScreen {
        let speaker = Localizer::at(&table, house.speaker.language());
        let note = fault.map(|fault| {
            let text = Message::new("error").message("problem", fault.explain());
            (speaker.say(&text), Role::Bad)
        });
        let speller = Speller::new(table.play_state().board());
        let study = Study::new(table, spec);
        let mut screen = ReplayScreen { study, speaker, speller, note: None };
        screen.refresh();
        screen.note = note;
        screen
    }

    /// Returns the screen before the first step.
    #[must_use]
    pub fn before_the_first_step(mut self) -> ReplayScreen {
        let note = self.note.take();
        self.walk_to(0);
        self.note = note;
        self
    }

    /// Begins to judge the game.
    #[must_use]
    pub fn analysing(mut self, house: &mut House) -> ReplayScreen {
        self.analyse(house);
        self
    }

    fn analyse(&mut self, house: &mut House) {
        match self.study.steps() {
            0 if !self.speller.has_choices() => self.tell(Role::Faint, &Message::new("replay-over")),
            0 => self.study.probe(house),
            _ => self.study.analyse(house),
        }
    }

    /// Updates the screen after a change of position.
    fn refresh(&mut self) {
        self.speller.begin(self.study.shown().choices());
        self.note = None;
    }

    fn walk_by(&mut self, steps: isize) {
        self.study.walk_by(steps);
        self.refresh();
    }

    fn walk_to(&mut self, step: usize) {
        self.study.walk_to(step);
        self.refresh();
    }

    fn say(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    fn tell(&mut self, role: Role, message: &Message) {
        self.note = Some((self.speaker.say(message), role));
    }

    fn try_move(&mut self, text: &str) {
        let played = self.study.play(text);
        self.refresh();
        if let Err(problem) = played {
            self.tell(Role::Bad, &Message::new("error").message("problem", problem));
        }
    }

    fn click(&mut self, click: Click) {
        self.note = None;
        let answer = self.speller.click(click, self.study.shown());
        self.take(answer);
    }

    fn click_cell(&mut self, index: usize) {
        if let Some(click) = self.speller.point(self.study.shown().board(), index) {
            self.click(click);
        }
    }

    fn press_button(&mut self, number: usize) {
        if let Some(click) = self.speller.button(number) {
            self.click(click);
        }
    }

    fn typed(&mut self, line: &str) {
        let answer = self.speller.read(line, self.study.shown(), &self.speaker);
        self.take(answer);
    }

    fn take(&mut self, answer: Spelt) {
        match answer {
            Ok(Some(text)) => self.try_move(&text),
            Ok(None) => {}
            Err(why) => self.tell(Role::Bad, &why),
        }
    }

    /// Moves the cursor to the next cell that can be chosen.
    fn jump_to_choice(&mut self, backwards: bool) {
        self.speller.jump(self.study.shown().board(), backwards);
    }

    /// Leaves the innermost mode; returns `false` if only the game is left.
    fn step_out(&mut self) -> bool {
        if self.note.take().is_some() || !self.speller.clicks().is_empty() {
            self.speller.clear();
            return true;
        }
        let was_away = self.study.return_to_game();
        if was_away {
            self.refresh();
        }
        was_away
    }

    fn order(&mut self, letter: char, house: &mut House) -> Action {
        match letter {
            ',' => self.walk_by(-1),
            '.' => self.walk_by(1),
            'a' if self.study.is_analysing() || self.study.is_probing() => self.study.stop(),
            'a' => self.analyse(house),
            'i' if !self.speller.has_choices() => self.tell(Role::Faint, &Message::new("replay-over")),
            'i' => self.study.probe(house),
            's' => self.study.stop(),
            'm' => self.next_mistake(),
            'M' => return self.list_mistakes(house),
            'b' => return Action::push(RulesScreen::new(self.study.table.kind(), house)),
            'c' => {
                let line = tabuleiro_core::Line {
                    setup: self.study.shown().setup().text(self.study.shown().info()),
                    position: Some(self.study.shown().position_text()),
                    moves: Vec::new(),
                };
                house.clipboard.push(line.to_string());
                return Action::push(Notice::new(house.word("game-copied"), line.to_string()));
            }
            ':' | '/' => {
                let text = house.word("replay-try-about");
                return Action::push(Prompt::new("try", house.word("replay-try"), text, ""));
            }
            digit @ '1'..='9' => self.press_button(digit as usize - '1' as usize),
            'q' => return Action::Back,
            _ => {}
        }
        Action::Stay
    }

    fn next_mistake(&mut self) {
        let found = self.study.walk_to_mistake();
        self.refresh();
        if !found {
            self.tell(Role::Faint, &Message::new("replay-no-mistakes"));
        }
    }

    /// Lists every mistake with its loss.
    fn list_mistakes(&mut self, house: &House) -> Action {
        let text = |turn: &TurnVerdict| {
            let said = self.say(&verdict_message(turn.verdict));
            format!("{:>3}. {}: {said} (-{})", turn.number, turn.played.join(" "), percent(turn.loss))
        };
        let items: Vec<String> = self.study.mistakes().iter().map(text).collect();
        if items.is_empty() {
            self.tell(Role::Faint, &Message::new("replay-no-mistakes"));
            return Action::Stay;
        }
        Action::push(Choose::new("mistakes", house.word("replay-mistakes"), items))
    }

    fn brackets(&self) -> Brackets {
        let mut brackets =
            self.study.shown().steps().last().map(|step| last_move(&step.clicks)).unwrap_or_default();
        if !self.speller.clicks().is_empty() {
            brackets.extend(self.speller.brackets());
        }
        brackets
    }

    fn draw_title(&self, painter: &mut Painter, area: Rect) {
        let used = painter.text(shifted(area, 1, 0), &self.speaker.word("game-name"), Role::Title);
        let place = Message::new("replay-place")
            .number("turn", self.study.turn() as i64)
            .number("turns", self.study.table.turns().len() as i64)
            .number("step", self.study.at() as i64)
            .number("steps", self.study.steps() as i64);
        painter.text(shifted(area, used + 2, 0), &format!("· {}", self.say(&place)), Role::Faint);
    }

    /// Draws the place in the game: a turn, its end, or a variation.
    fn draw_caption(&self, painter: &mut Painter, area: Rect, view: &View) {
        let area = shifted(area, 1, 0);
        let tried = self.study.tried();
        if !tried.is_empty() {
            let text = self.say(&Message::new("replay-variation").text("moves", tried.join(" ")));
            painter.text(area, &text, Role::Key);
            return;
        }
        let text = match self.end() {
            Some(finish) => telling::result(&self.speaker, &finish),
            None => self.say(&view.caption),
        };
        painter.text(area, &text, Role::Strong);
    }

    /// Returns the end of the game, if the position is there.
    fn end(&self) -> Option<Finish> {
        let is_last = self.study.tried().is_empty() && self.study.at() == self.study.steps();
        self.study.table.finish().filter(|_| is_last)
    }

    /// Draws the last note, the reason of the end, or the effect of the last step.
    fn draw_note(&self, painter: &mut Painter, area: Rect) {
        let area = shifted(area, 1, 0);
        if let Some((text, role)) = &self.note {
            painter.wrapped(area, text, *role);
        } else if let Some(finish) = self.end() {
            let why = self.say(&Message::new("end-reason").message("reason", finish.reason));
            painter.wrapped(area, &why, Role::Text);
        } else if let Some(step) = self.study.shown().steps().last() {
            let events = step.events.iter().map(|event| self.say(event));
            let said: Vec<String> = std::iter::once(self.say(&step.sentence)).chain(events).collect();
            painter.wrapped_in(area, &said.join("; "), painter.theme.player(step.player));
        }
    }

    fn draw_buttons(&self, painter: &mut Painter, area: Rect) {
        if !self.speller.clicks().is_empty() {
            let names = self.speller.buttons().into_iter();
            let said = names.map(|name| self.speaker.word(format!("button-{name}")));
            painter.buttons(shifted(area, 1, 0), said);
        }
    }

    fn key_hints(&self, painter: &Painter, house: &House) -> Vec<KeyHint> {
        let theme = painter.theme;
        let analyse = if self.study.is_analysing() || self.study.is_probing() {
            "key-stop-analysis"
        } else {
            "key-analyse"
        };
        let mut hints = Vec::new();
        if !self.study.tried().is_empty() {
            hints.push(KeyHint::new("Esc", KeyCode::Esc, house.word("key-to-game")));
        }
        hints.extend([
            KeyHint::new(theme.symbol("←", "left"), KeyCode::Left, house.word("key-earlier")),
            KeyHint::new(theme.symbol("→", "right"), KeyCode::Right, house.word("key-later")),
            KeyHint::letter('a', house.word(analyse)),
            KeyHint::letter('m', house.word("key-mistake")),
            KeyHint::letter('?', house.word("key-help")),
            KeyHint::letter('i', house.word("key-best")),
            KeyHint::letter(':', house.word("key-try")),
        ]);
        if self.study.tried().is_empty() {
            hints.push(KeyHint::new("Esc", KeyCode::Esc, house.word("key-back")));
        }
        hints
    }
}

impl Screen for ReplayScreen {
    fn draw(&self, painter: &mut Painter, house: &House) {
        let play = self.study.shown();
        let view = play.view();
        painter.theme = painter.theme.of_sides(play.info(), &view);
        let areas = Areas::new(painter.area, play, &view, &self.brackets(), painter.theme);
        let (width, height) = areas.drawing.size();
        let fits = width <= areas.board.width && height <= areas.board.height;
        let cursor = self.cursor_is_used().then_some(self.speller.cursor.cell);
        let cursor = cursor.or_else(|| self.last_cell().filter(|_| !fits));
        self.draw_title(painter, areas.title);
        board::draw(painter, areas.board, &areas.drawing, cursor, true);
        self.draw_panel(painter, areas.panel, &view, areas.is_beside);
        self.draw_caption(painter, areas.caption, &view);
        let below =
            if areas.is_beside { None } else { self.verdict(painter).filter(|_| self.note.is_none()) };
        let height = if below.is_some() { 1 } else { areas.note.height };
        self.draw_note(painter, Rect { height, ..areas.note });
        if let Some((text, style)) = below {
            painter.styled(shifted(row(areas.note, 1), 1, 0), &text, style);
        }
        if let Some((text, style)) =
            self.best(painter).filter(|_| !areas.is_beside && self.speller.clicks().is_empty())
        {
            painter.styled(shifted(areas.buttons, 1, 0), &text, style);
        }
        self.draw_buttons(painter, areas.buttons);
        painter.keys(shifted(areas.keys, 1, 0), &self.key_hints(painter, house));
    }

    fn handle(&mut self, input: Input, house: &mut House) -> Action {
        match input {
            Input::Click(Target::Cell(index)) => self.click_cell(index),
            Input::Click(Target::Item(number)) => self.press_button(number),
            Input::Wheel(lines) => self.walk_by(lines as isize),
            Input::Paste(text) => self.typed(&text),
            input => return self.press(&input, house),
        }
        Action::Stay
    }

    fn hear(&mut self, report: &Report, _house: &mut House) {
        if let Learned::Failed(problem) = self.study.hear(report) {
            self.tell(Role::Bad, &Message::new("error").message("problem", problem));
        }
    }

    fn answered(&mut self, answer: Answer, _house: &mut House) -> Action {
        match answer.value {
            Value::Text(line) => self.typed(&line),
            Value::Item(item) => {
                let turn = self.study.mistakes().get(item).map(|turn| turn.number);
                turn.into_iter().for_each(|turn| self.study.walk_before(turn));
                self.refresh();
            }
            Value::Yes => {}
        }
        Action::Stay
    }
}

impl ReplayScreen {
    fn press(&mut self, input: &Input, house: &mut House) -> Action {
        match Gesture::of(input) {
            Some(Gesture::Left | Gesture::PageUp | Gesture::Other(KeyCode::Backspace)) => self.walk_by(-1),
            Some(Gesture::Right | Gesture::PageDown) => self.walk_by(1),
            Some(Gesture::Up) => self.walk_turn(false),
            Some(Gesture::Down) => self.walk_turn(true),
            Some(Gesture::First) => self.walk_to(0),
            Some(Gesture::Last) => self.walk_to(usize::MAX),
            Some(Gesture::Other(KeyCode::Tab)) => self.jump_to_choice(false),
            Some(Gesture::Other(KeyCode::BackTab)) => self.jump_to_choice(true),
            Some(Gesture::Enter | Gesture::Letter(' ')) => self.click_cell(self.speller.cursor.cell),
            Some(Gesture::Help) => return Action::push(Help::new("replay")),
            Some(Gesture::Back) if !self.step_out() => return Action::Back,
            Some(Gesture::Letter(letter)) => return self.order(letter, house),
            _ => {}
        }
        Action::Stay
    }

    fn walk_turn(&mut self, forth: bool) {
        self.study.walk_by_turn(forth);
        self.refresh();
    }

    /// Returns the last cell of the last step, around which a large board is shown.
    fn last_cell(&self) -> Option<usize> {
        let step = self.study.shown().steps().last()?;
        let cell = |click: &Click| match click {
            Click::Cell(name) => self.study.shown().board().index_of(*name),
            Click::Button(_) => None,
        };
        step.clicks.iter().rev().find_map(cell)
    }

    /// Returns whether the cursor is on a cell that can be chosen; elsewhere it is not drawn.
    fn cursor_is_used(&self) -> bool {
        self.speller.is_on_choice(self.study.shown().board())
    }
}
