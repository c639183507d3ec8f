//! A game: the board, what is beside it, and everything one can do with it.

pub mod areas;
mod hint;
mod orders;
mod panel;

use super::choose::Choose;
use super::end::End;
use super::help::Help;
use crate::board;
use crate::cursor::{Cursor, Direction};
use crate::house::House;
use crate::painter::{KeyHint, Painter, row, shifted};
use crate::screen::{Action, Answer, Gesture, Input, Screen, Target};
use crate::sitting::{Heard, Sitting};
use crate::theme::Role;
use crate::thinker::Report;
use areas::Areas;
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui_textarea::TextArea;
use std::collections::BTreeMap;
use std::time::Instant;
use tabuleiro_core::present::Click;
use tabuleiro_core::{Message, Player};
use tabuleiro_table::sketch::{Bracket, Brackets, last_move};
use tabuleiro_table::words::Speaker;
use tabuleiro_table::{Choice, Play, Seat, Selected, Typed, buttons, read_typed, select, telling};

/// A game on the screen.
pub struct GameScreen {
    pub(super) sitting: Sitting,
    speaker: Speaker,
    cursor: Cursor,
    /// The legal moves.
    choices: Vec<Choice>,
    /// How the next move is spelled so far.
    clicks: Vec<Click>,
    note: Option<Note>,
    /// What is being typed.
    entry: Option<TextArea<'static>>,
    /// After how many steps the position is shown, if it is an earlier one.
    walk: Option<usize>,
    /// Whether the end was told.
    end_is_told: bool,
    /// Who sat in a seat before a computer took it.
    before: BTreeMap<Player, Seat>,
    /// The seat that a question is about.
    asked_seat: Player,
}

/// Something to tell below the board.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Note {
    text: String,
    role: Role,
}

impl GameScreen {
    /// The screen of a game.
    pub fn new(sitting: Sitting, house: &House) -> GameScreen {
        let play = sitting.table.play_state();
        let speaker = sitting.table.speaker(house.speaker.language());
        let mut screen = GameScreen {
            speaker,
            cursor: Cursor::in_the_middle(play.board()),
            choices: Vec::new(),
            clicks: Vec::new(),
            note: None,
            entry: None,
            walk: None,
            end_is_told: sitting.table.to_move().is_none(),
            before: BTreeMap::new(),
            asked_seat: Player::ONE,
            sitting,
        };
        screen.refresh();
        screen
    }

    /// The position has changed.
    fn refresh(&mut self) {
        self.choices = match self.sitting.person_to_move() {
            Some(_) => self.sitting.table.play_state().choices(),
            None => Vec::new(),
        };
        self.clicks.clear();
        self.walk = None;
        self.speaker = self.sitting.table.speaker(self.speaker.language());
        if self.sitting.table.to_move().is_some() {
            self.end_is_told = false;
        }
    }

    fn say(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    fn note(&mut self, role: Role, message: &Message) {
        self.note = Some(Note { text: self.speaker.say(message), role });
    }

    /// The position that is shown, if it is an earlier one.
    fn earlier(&self) -> Option<Box<dyn Play>> {
        let mut play = self.sitting.table.play_state().fork();
        let steps = self.walk?;
        while play.steps().len() > steps {
            play.take_back();
        }
        Some(play)
    }

    /// What the cells are set in.
    fn brackets(&self, play: &dyn Play) -> Brackets {
        let mut brackets = play.steps().last().map(|step| last_move(&step.clicks)).unwrap_or_default();
        if self.walk.is_some() {
            return brackets;
        }
        if let Selected::Next(next) = select(&self.choices, &self.clicks) {
            brackets.extend(next.iter().filter_map(|click| cell_of(click, Bracket::Next)));
        }
        brackets.extend(self.clicks.iter().filter_map(|click| cell_of(click, Bracket::Chosen)));
        brackets
    }

    /// A click on a cell or a button.
    fn click(&mut self, click: Click, house: &mut House) {
        self.note = None;
        if self.walk.take().is_some() {
            return;
        }
        if self.sitting.person_to_move().is_none() {
            return self.tell_whose_turn();
        }
        // A second click on the same cell takes the first one back.
        if self.clicks.last() == Some(&click) && self.clicks.len() == 1 {
            self.clicks.clear();
            return;
        }
        let mut clicks = self.clicks.clone();
        clicks.push(click);
        match select(&self.choices, &clicks) {
            Selected::Move(text) => self.play(&text, house),
            Selected::Next(_) => self.clicks = clicks,
            Selected::Nothing => match select(&self.choices, &[click]) {
                // Another piece is chosen instead of the first one.
                Selected::Next(_) if !self.clicks.is_empty() => self.clicks = vec![click],
                _ => self.explain(&clicks),
            },
        }
    }

    fn tell_whose_turn(&mut self) {
        if let Some(player) = self.sitting.table.to_move() {
            self.note(Role::Faint, &Message::new("game-not-your-turn").player("player", player));
        }
    }

    /// Why these clicks begin no legal move.
    fn explain(&mut self, clicks: &[Click]) {
        if let Some(why) = self.sitting.table.play_state().why_illegal(clicks) {
            self.note(Role::Bad, &Message::new("play-illegal").message("why", why));
        }
    }

    fn play(&mut self, text: &str, house: &mut House) {
        let played = self.sitting.play(text, house);
        self.refresh();
        self.tell_problem(played);
    }

    fn tell_problem(&mut self, done: Result<(), Message>) {
        if let Err(problem) = done {
            self.note(Role::Bad, &Message::new("error").message("problem", problem));
        }
    }

    /// Takes back the last click, or the last step of one's own unfinished turn; `false` where there is neither.
    fn take_back(&mut self, house: &mut House) -> bool {
        self.note = None;
        if self.walk.take().is_some() || self.clicks.pop().is_some() {
            return true;
        }
        let Some(done) = self.sitting.undo_step(house) else { return false };
        self.refresh();
        self.tell_problem(done);
        true
    }

    /// Moves the cursor to the next cell that can be chosen.
    fn jump_to_choice(&mut self, backwards: bool) {
        let board = self.sitting.table.play_state().board();
        let Selected::Next(next) = select(&self.choices, &self.clicks) else { return };
        let mut cells: Vec<usize> = next.iter().filter_map(|click| index_of(board, click)).collect();
        cells.sort_unstable();
        let following = if backwards {
            cells.iter().rev().find(|&&cell| cell < self.cursor.cell).or(cells.last())
        } else {
            cells.iter().find(|&&cell| cell > self.cursor.cell).or(cells.first())
        };
        if let Some(&cell) = following {
            self.cursor = Cursor::on(board, cell);
        }
    }

    fn walk_by(&mut self, steps: i32) {
        let now = self.walk.unwrap_or(self.sitting.table.play_state().steps().len());
        self.walk_to(now.saturating_add_signed(steps as isize));
    }

    fn walk_to(&mut self, steps: usize) {
        let last = self.sitting.table.play_state().steps().len();
        self.walk = (steps < last).then_some(steps);
        self.note = None;
    }

    fn typed(&mut self, line: &str, house: &mut House) {
        if self.sitting.person_to_move().is_none() {
            return self.tell_whose_turn();
        }
        if line.trim().is_empty() {
            return;
        }
        match read_typed(line, &self.clicks, &self.choices, &self.speaker) {
            Typed::Move(text) => self.play(&text, house),
            Typed::Clicks(clicks) => {
                let board = self.sitting.table.play_state().board();
                if let Some(cell) = clicks.last().and_then(|click| index_of(board, click)) {
                    self.cursor = Cursor::on(board, cell);
                }
                self.clicks = clicks;
            }
            Typed::Illegal(clicks) => self.explain(&clicks),
            Typed::Unknown(word) => self.note(Role::Bad, &Message::new("game-unknown").text("word", word)),
        }
    }

    fn write_entry(&mut self, key: KeyEvent, house: &mut House) {
        let Some(entry) = &mut self.entry else { return };
        match key.code {
            KeyCode::Esc => self.entry = None,
            KeyCode::Enter => {
                let line = entry.lines().join(" ");
                self.entry = None;
                self.typed(&line, house);
            }
            _ => {
                entry.input(key);
            }
        }
    }

    fn move_cursor(&mut self, direction: Direction) {
        self.cursor = self.cursor.moved(self.sitting.table.play_state().board(), direction);
        self.note = None;
    }

    fn click_cell(&mut self, index: usize, house: &mut House) {
        let board = self.sitting.table.play_state().board();
        let Some(cell) = board.cells.get(index) else { return };
        let name = cell.name;
        self.cursor = Cursor::on(board, index);
        self.click(Click::Cell(name), house);
    }

    fn press_button(&mut self, number: usize, house: &mut House) {
        if let Some(button) = buttons(&self.choices, &self.clicks).get(number) {
            self.click(Click::Button(button), house);
        }
    }
}

impl Screen for GameScreen {
    fn draw(&self, painter: &mut Painter, house: &House) {
        let earlier = self.earlier();
        let play = earlier.as_deref().unwrap_or(self.sitting.table.play_state());
        let view = play.view();
        let brackets = self.brackets(play);
        let areas = Areas::new(painter.area, play, &view, &brackets, painter.theme.unicode);
        self.draw_title(painter, areas.title);
        board::draw(painter, areas.board, &areas.sketch, Some(self.cursor.cell), true);
        self.draw_panel(painter, areas.panel, play, &view, areas.is_beside);
        self.draw_caption(painter, areas.caption, &view);
        self.draw_note(painter, areas.note, &view);
        self.draw_buttons(painter, areas.buttons);
        painter.keys(shifted(areas.keys, 1, 0), &self.key_hints(painter, house));
    }

    fn handle(&mut self, input: Input, house: &mut House) -> Action {
        if self.entry.is_some() {
            match input {
                Input::Key(key) => self.write_entry(key, house),
                Input::Paste(text) => self.typed(&text, house),
                _ => {}
            }
            return Action::Stay;
        }
        match input {
            Input::Click(Target::Cell(index)) => {
                self.click_cell(index, house);
                return Action::Stay;
            }
            Input::Click(Target::Item(number)) => {
                self.press_button(number, house);
                return Action::Stay;
            }
            Input::Click(Target::Step(steps)) => {
                self.walk_to(steps);
                return Action::Stay;
            }
            Input::Wheel(lines) => {
                self.walk_by(lines);
                return Action::Stay;
            }
            Input::Paste(text) => {
                self.typed(&text, house);
                return Action::Stay;
            }
            _ => {}
        }
        match Gesture::of(&input) {
            Some(Gesture::Up) => self.move_cursor(Direction::Up),
            Some(Gesture::Down) => self.move_cursor(Direction::Down),
            Some(Gesture::Left) => self.move_cursor(Direction::Left),
            Some(Gesture::Right) => self.move_cursor(Direction::Right),
            Some(Gesture::Enter | Gesture::Letter(' ')) => return self.enter(house),
            Some(Gesture::Help) => return Action::push(Help::new("game")),
            Some(Gesture::Back) if self.take_back(house) => {}
            Some(Gesture::Back) => return self.menu(house),
            Some(Gesture::PageUp | Gesture::Letter(',')) => self.walk_by(-1),
            Some(Gesture::PageDown | Gesture::Letter('.')) => self.walk_by(1),
            Some(Gesture::First) => self.walk_by(i32::MIN / 2),
            Some(Gesture::Last) => self.walk = None,
            Some(Gesture::Other(KeyCode::Backspace)) => {
                self.take_back(house);
            }
            Some(Gesture::Other(KeyCode::Tab)) => self.jump_to_choice(false),
            Some(Gesture::Other(KeyCode::BackTab)) => self.jump_to_choice(true),
            Some(Gesture::Letter(digit @ '1'..='9')) => {
                self.press_button(digit as usize - '1' as usize, house);
            }
            Some(Gesture::Letter(letter)) => return self.order(letter, house),
            _ => {}
        }
        Action::Stay
    }

    fn hear(&mut self, report: &Report, house: &mut House) {
        let heard = self.sitting.hear(report, house);
        self.heard(heard);
    }

    fn answered(&mut self, answer: Answer, house: &mut House) -> Action {
        self.obey_answer(answer, house)
    }

    fn settle(&mut self, house: &mut House) -> Action {
        if self.end_is_told || self.sitting.table.finish().is_none() {
            return Action::Stay;
        }
        self.end_is_told = true;
        Action::push(End::new(&self.sitting, house))
    }

    fn alarm(&self) -> Option<Instant> {
        self.sitting.due()
    }

    fn ring(&mut self, now: Instant, house: &mut House) {
        let heard = self.sitting.ring(now, house);
        self.heard(heard);
    }
}

impl GameScreen {
    fn heard(&mut self, heard: Heard) {
        match heard {
            Heard::Nothing | Heard::News => {}
            Heard::Played => {
                self.note = None;
                let walk = self.walk;
                self.refresh();
                self.walk = walk;
            }
            Heard::Failed(problem) => {
                self.note(Role::Bad, &Message::new("error").message("problem", problem));
            }
            Heard::Hint(mv, thought) => self.tell_hint(&mv, thought.as_ref()),
        }
    }

    fn draw_title(&self, painter: &mut Painter, area: Rect) {
        let setup = self.sitting.table.play_state().setup();
        let rules = self.speaker.word(format!("rule-set-{}", setup.rule_set));
        let turn = self.sitting.table.turns().len() as i64;
        let turn = self.say(&Message::new("game-turn").number("turn", turn));
        let used = painter.text(shifted(area, 1, 0), &self.speaker.word("game-name"), Role::Title);
        let dot = painter.theme.symbol("·", "-");
        painter.text(shifted(area, used + 2, 0), &format!("{dot} {rules} {dot} {turn}"), Role::Faint);
    }

    fn draw_caption(&self, painter: &mut Painter, area: Rect, view: &tabuleiro_core::present::View) {
        let area = shifted(area, 1, 0);
        if let Some(steps) = self.walk {
            let all = self.sitting.table.play_state().steps().len() as i64;
            let text = Message::new("game-walking").number("step", steps as i64).number("steps", all);
            painter.text(area, &self.say(&text), Role::Key);
            return;
        }
        if let Some(thinking) = self.sitting.thinking() {
            let id = if thinking.is_hint { "game-hint-thinks" } else { "play-thinks" };
            let text = self.say(&Message::new(id).player("player", thinking.player));
            painter.styled(area, &text, painter.theme.player(thinking.player));
            return;
        }
        let caption = self.say(&view.caption);
        match self.sitting.table.to_move() {
            Some(_) if self.sitting.paused && self.sitting.person_to_move().is_none() => {
                painter.text(area, &self.speaker.word("game-paused"), Role::Key);
            }
            Some(player) => {
                painter.styled(area, &caption, painter.theme.player(player));
            }
            None => {
                let result =
                    self.sitting.table.finish().map(|finish| telling::result(&self.speaker, &finish));
                painter.text(area, &result.unwrap_or(caption), Role::Strong);
            }
        }
    }

    /// What was just said, or what is under the cursor.
    fn draw_note(&self, painter: &mut Painter, area: Rect, view: &tabuleiro_core::present::View) {
        // Where there are no buttons, what is said may take their line too.
        let buttons = buttons(&self.choices, &self.clicks).len() as u16;
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
        let board = self.sitting.table.play_state().board();
        let (Some(cell), Some(content)) =
            (board.cells.get(self.cursor.cell), view.contents.get(self.cursor.cell))
        else {
            return;
        };
        let chosen: Vec<String> = self.clicks.iter().map(|click| self.click_text(click)).collect();
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

    fn draw_buttons(&self, painter: &mut Painter, area: Rect) {
        let mut left = shifted(area, 1, 0);
        if self.walk.is_some() {
            return;
        }
        for (index, name) in buttons(&self.choices, &self.clicks).iter().enumerate() {
            let text = format!("[{}] {}", index + 1, self.speaker.word(format!("button-{name}")));
            let width = painter.text(left, &text, Role::Good);
            painter.target(Rect { width, height: 1, ..left }, Target::Item(index));
            left = shifted(left, width + 3, 0);
        }
    }

    fn key_hints(&self, painter: &Painter, house: &House) -> Vec<KeyHint> {
        let word = |id: &'static str| house.word(id);
        let mut hints = Vec::new();
        let letters = |hints: &mut Vec<KeyHint>, all: &[(char, &'static str)]| {
            hints.extend(all.iter().map(|(letter, id)| KeyHint::letter(*letter, word(id))));
        };
        if self.walk.is_some() {
            letters(&mut hints, &[(',', "key-earlier"), ('.', "key-later")]);
            hints.push(KeyHint::new("End", KeyCode::End, word("key-now")));
        } else if self.sitting.thinking().is_some() {
            letters(&mut hints, &[('s', "key-stop")]);
        } else if self.sitting.person_to_move().is_some() {
            let arrows = painter.theme.symbol("←↑↓→", "arrows");
            hints.push(KeyHint::new(arrows, KeyCode::Tab, word("key-move")));
            hints.push(KeyHint::new("Enter", KeyCode::Enter, word("key-choose")));
        }
        if self.sitting.computer_to_move().is_some() {
            let pause = if self.sitting.paused { "key-go-on" } else { "key-pause" };
            letters(&mut hints, &[('p', pause)]);
            if self.sitting.paused {
                letters(&mut hints, &[('n', "key-step")]);
            }
        }
        letters(&mut hints, &[('?', "key-help")]);
        hints.push(KeyHint::new("Esc", KeyCode::Esc, word("key-menu")));
        if self.walk.is_none() && self.sitting.person_to_move().is_some() {
            letters(&mut hints, &[('i', "key-hint"), ('u', "key-undo"), (':', "key-type")]);
        }
        hints
    }

    fn enter(&mut self, house: &mut House) -> Action {
        if self.walk.take().is_some() {
            return Action::Stay;
        }
        if self.sitting.table.finish().is_some() {
            return Action::push(End::new(&self.sitting, house));
        }
        self.click_cell(self.cursor.cell, house);
        Action::Stay
    }

    fn menu(&self, house: &House) -> Action {
        let items = orders::MENU.iter().map(|order| orders::text(order, house)).collect();
        let letters = orders::MENU.iter().map(|order| order.letter).collect();
        Action::push(Choose::new("menu", self.speaker.word("game-name"), items).with_letters(letters))
    }
}

fn cell_of(click: &Click, bracket: Bracket) -> Option<(tabuleiro_core::grid::CellName, Bracket)> {
    match click {
        Click::Cell(name) => Some((*name, bracket)),
        Click::Button(_) => None,
    }
}

fn index_of(board: &tabuleiro_core::present::Board, click: &Click) -> Option<usize> {
    match click {
        Click::Cell(name) => board.index_of(*name),
        Click::Button(_) => None,
    }
}

/// The first line of an area.
fn line(area: Rect, index: u16) -> Rect {
    row(area, index)
}
