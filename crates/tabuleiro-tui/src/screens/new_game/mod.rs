//! Form for a new game, with a preview of the board.

mod editor;

use super::choose::Choose;
use super::failure::{failure, failure_of};
use super::game::GameScreen;
use super::help::Help;
use super::prompt::Prompt;
use crate::board::{self, Drawing};
use crate::draft::{Draft, Field};
use crate::house::House;
use crate::input::{Gesture, Input, Target};
use crate::list::List;
use crate::live::LiveGame;
use crate::painter::{KeyHint, Painter, row, shifted, shrunk, wrap};
use crate::screen::{Action, Answer, Screen, Value};
use crate::theme::Role;
use crossterm::event::KeyCode;
use editor::Editor;
use ratatui::layout::Rect;
use tabuleiro_core::info::OptionKind;
use tabuleiro_core::{Explain, Player, TimeControl};
use tabuleiro_sitting::SittingError;
use tabuleiro_store::write_whole;
use tabuleiro_words::Localizer;
use tabuleiro_words::sketch::Brackets;
use unicode_width::UnicodeWidthStr;

/// The fewest and the most columns of the choices; between them, half the window.
const FORM: (u16, u16) = (48, 72);
/// Minimum width of the preview, in columns.
const PREVIEW_MIN: u16 = 20;
/// The columns of a choice beside its label and its value.
const AROUND: usize = 7;
/// The part of these columns that their names may have.
const LABELS: u16 = 2;

/// The file of the last map that was edited.
const MAP_FILE: &str = "map.txt";

/// A new game.
pub struct NewGame {
    draft: Draft,
    speaker: Localizer,
    list: List,
    asked: Field,
    /// Whether the board is shown instead of the form, in a window without room for both.
    shows_board: bool,
}

impl NewGame {
    /// Creates the form from the last choices; for watching, with computers in all seats.
    pub fn new(house: &mut House, watch: bool) -> NewGame {
        let draft = Draft::new(house, watch);
        let speaker = house.speaker_of(draft.kind.info);
        let list = List { selected: draft.fields().len() - 1 };
        NewGame { draft, speaker, list, asked: Field::Game, shows_board: false }
    }

    fn field(&self) -> Field {
        let fields = self.draft.fields();
        fields[self.list.selected.min(fields.len() - 1)]
    }

    fn change(&mut self, by: i32, house: &House) {
        let field = self.field();
        self.draft.change(field, by);
        self.speaker = house.speaker_of(self.draft.kind.info);
        // Other choices may stand on other lines now.
        self.list.selected = self.draft.fields().iter().position(|other| *other == field).unwrap_or(0);
    }

    fn enter(&mut self, house: &mut House) -> Action {
        self.asked = self.field();
        match self.asked {
            Field::Start => self.start(house),
            Field::Seat(player) => self.ask_seat(player, house),
            Field::Clock => {
                let title = self.asked.label(&self.speaker);
                Action::push(Prompt::new("clock", title, house.word("new-clock-ask"), &self.draft.clock))
            }
            Field::Option(name) if self.is_text(name) => {
                let items =
                    ["new-map-load", "new-map-edit", "new-map-clear"].map(|id| house.word(id)).to_vec();
                Action::push(Choose::new("map", self.asked.label(&self.speaker), items))
            }
            _ => {
                self.change(1, house);
                Action::Stay
            }
        }
    }

    fn is_text(&self, option: &str) -> bool {
        matches!(self.draft.option_kind(option), Some(OptionKind::Text))
    }

    fn ask_seat(&self, player: Player, house: &House) -> Action {
        let text = &self.draft.seats[player.index()];
        let title = self.asked.label(&self.speaker);
        if let Some(command) = text.strip_prefix("ugi") {
            let about = house.word("new-program-ask");
            return Action::push(Prompt::new("program", title, about, command.trim()));
        }
        if text.starts_with("person") {
            let name = text.strip_prefix("person:").unwrap_or_default();
            return Action::push(Prompt::new("name", title, house.word("new-name-ask"), name));
        }
        Action::push(Prompt::new("engine", title, house.word("new-engine-ask"), text))
    }

    fn start(&mut self, house: &mut House) -> Action {
        if let Some(player) = self.draft.seat_without_program() {
            self.asked = Field::Seat(player);
            return self.ask_seat(player, house);
        }
        let begun = self.draft.arrangement(&self.speaker).and_then(|arrangement| {
            let mut table = self.draft.table()?;
            table.time_control = arrangement.time_control;
            table.seats.clone_from(&arrangement.seats);
            table.check_engines().map_err(tabuleiro_table::ArrangeError::Engine)?;
            Ok((table, arrangement))
        });
        let game = begun
            .map_err(SittingError::Arrange)
            .and_then(|(table, arrangement)| LiveGame::at(table, arrangement, house));
        match game {
            Ok(game) => {
                house.settings.last = Some(self.draft.choices());
                house.keep_settings();
                Action::Replace(Box::new(GameScreen::new(game, house)))
            }
            Err(error) => Action::push(failure_of(Some(self.draft.kind), &error, house)),
        }
    }

    fn load_map(&mut self, path: &str, house: &House) -> Action {
        let Field::Option(name) = self.asked else { return Action::Stay };
        match std::fs::read_to_string(path) {
            Ok(text) => {
                self.draft.set_text(name, &text);
                self.draft.map = Some(path.into());
                Action::Stay
            }
            Err(error) => {
                let problem = tabuleiro_core::Message::new("error-read").text("path", path);
                let problem = problem.message("problem", tabuleiro_store::io_problem(&error));
                Action::push(super::notice::Notice::new(
                    house.word("screen-failed"),
                    house.speaker.say(&problem),
                ))
            }
        }
    }

    /// Takes an edited map; it is kept in a file, so that the command line can name it.
    fn take_map(&mut self, name: &str, text: &str, house: &House) -> Action {
        let path = house.store.file(MAP_FILE);
        self.draft.set_text(name, text);
        self.draft.map = Some(path.display().to_string());
        match write_whole(&path, text) {
            Ok(()) => Action::Stay,
            Err(error) => Action::push(failure(&error, house)),
        }
    }

    fn widest_value(&self) -> usize {
        let fields = self.draft.fields().into_iter();
        fields.map(|field| self.draft.value(field, &self.speaker).width()).max().unwrap_or(0)
    }

    /// Returns the width of the form without cuts, in columns.
    fn form_width(&self) -> u16 {
        let fields = self.draft.fields().into_iter();
        let label = fields.map(|field| field.label(&self.speaker).width()).max().unwrap_or(0);
        (label + self.widest_value() + AROUND) as u16
    }

    /// Draws the form; without a preview also the errors of the board.
    fn draw_form(&self, painter: &mut Painter, area: Rect, is_alone: bool) {
        let fields = self.draft.fields();
        let labels: Vec<String> = fields.iter().map(|field| field.label(&self.speaker)).collect();
        // Whatever the values leave is there for the labels.
        let left = usize::from(area.width).saturating_sub(self.widest_value() + AROUND);
        let most = usize::from(area.width / LABELS).max(left);
        let longest = labels.iter().map(|label| label.width()).max().unwrap_or(0).min(most);
        for (index, (field, label)) in fields.iter().zip(&labels).enumerate() {
            let gap = u16::from(matches!(field, Field::Start));
            let place = row(area, index as u16 + gap);
            let selected = index == self.list.selected;
            let role = if selected { Role::Selected } else { Role::Text };
            let mark = if selected { painter.theme.symbol("▸", ">") } else { " " };
            let value = self.draft.value(*field, &self.speaker);
            let (left, right) = if selected && self.draft.can_change(*field) {
                (painter.theme.symbol("◂ ", "< "), painter.theme.symbol(" ▸", " >"))
            } else {
                ("  ", "")
            };
            painter.text(place, &" ".repeat(area.width as usize), role);
            painter.text(Rect { width: 2 + longest as u16, ..place }, &format!("{mark} {label}"), role);
            let place = shifted(place, 3 + longest as u16, 0);
            let used = painter.text(place, left, role);
            let room = shifted(place, used, 0).width.saturating_sub(right.width() as u16);
            let used = used + painter.text(Rect { width: room, ..shifted(place, used, 0) }, &value, role);
            painter.text(shifted(place, used, 0), right, role);
            painter.target(row(area, index as u16 + gap), Target::Item(index));
        }
        let below = shifted(area, 2, fields.len() as u16 + 2);
        let below = Rect { height: below.height.min(4), ..below };
        let problem = if is_alone { self.draft.table().err() } else { None };
        match problem {
            Some(error) => painter.wrapped(below, &self.speaker.say(&error.explain()), Role::Bad),
            None => painter.wrapped(below, &self.draft.about(self.field(), &self.speaker), Role::Faint),
        };
    }

    fn draw_preview(&self, painter: &mut Painter, area: Rect, house: &House) {
        if !draw_table(painter, area, &self.draft, &self.speaker, self.shows_board) {
            painter.wrapped(area, &house.word("new-preview-hidden"), Role::Faint);
        }
    }
}

/// Draws the board of a draft, or its error. Returns `false` if it does not fit and parts of it are not useful.
fn draw_table(painter: &mut Painter, area: Rect, draft: &Draft, speaker: &Localizer, in_parts: bool) -> bool {
    let table = match draft.table() {
        Ok(table) => table,
        Err(error) => {
            painter.wrapped(area, &speaker.say(&error.explain()), Role::Bad);
            return true;
        }
    };
    let play = table.play_state();
    let fits = |(width, height)| width <= area.width && height <= area.height;
    match Drawing::largest(play, &play.view(), &Brackets::new(), painter.theme, fits) {
        Ok(drawing) => board::draw(painter, area, &drawing, None, false),
        Err(drawing) if in_parts => {
            board::draw(painter, area, &drawing, Some(play.board().cells.len() / 2), false);
        }
        Err(_) => return false,
    }
    true
}

impl Screen for NewGame {
    fn draw(&self, painter: &mut Painter, house: &House) {
        let area = shrunk(painter.boxed(painter.area, &house.word("home-new")), 1, 0);
        let command = self.draft.command();
        let lines = wrap(&command, area.width).len() as u16;
        let main = Rect { height: area.height.saturating_sub(lines + 2), ..area };
        if self.shows_board {
            self.draw_preview(painter, main, house);
        } else {
            let is_alone = main.width < FORM.0 + PREVIEW_MIN;
            let least = self.form_width().min(main.width.saturating_sub(PREVIEW_MIN));
            let half = (main.width / 2).clamp(FORM.0, FORM.1);
            let form = if is_alone { main.width } else { half.max(least) };
            self.draw_form(painter, Rect { width: form, ..main }, is_alone);
            if !is_alone {
                self.draw_preview(painter, shifted(main, form + 1, 0), house);
            }
        }
        painter.wrapped(shifted(area, 0, area.height - lines - 1), &command, Role::Faint);
        let mut hints = vec![
            KeyHint::letter('s', house.word("key-start")),
            KeyHint::new(painter.theme.symbol("←→", "< >"), KeyCode::Right, house.word("key-change")),
        ];
        if self.draft.is_drawn() {
            hints.push(KeyHint::letter('r', house.word("key-redraw")));
        }
        hints.extend([
            KeyHint::letter('v', house.word("key-board")),
            KeyHint::letter('?', house.word("key-help")),
            KeyHint::new("Esc", KeyCode::Esc, house.word("key-back")),
        ]);
        painter.keys(row(area, area.height - 1), &hints);
    }

    fn handle(&mut self, input: Input, house: &mut House) -> Action {
        let count = self.draft.fields().len();
        match input {
            Input::Click(Target::Item(item)) if item < count => {
                self.list.selected = item;
                return self.enter(house);
            }
            Input::Wheel(lines) => self.list.wheeled(lines, count),
            _ => {}
        }
        match Gesture::of(&input) {
            Some(gesture) if self.list.moved(gesture, count) => {}
            Some(Gesture::Left) => self.change(-1, house),
            Some(Gesture::Right) => self.change(1, house),
            Some(Gesture::Enter | Gesture::Letter(' ')) => return self.enter(house),
            Some(Gesture::Letter('r')) => self.draft.redraw(&mut house.random),
            Some(Gesture::Letter('v')) => self.shows_board = !self.shows_board,
            Some(Gesture::Letter('s')) => return self.start(house),
            Some(Gesture::Help) => return Action::push(Help::new("new")),
            Some(Gesture::Back) if self.shows_board => self.shows_board = false,
            Some(Gesture::Back | Gesture::Letter('q')) => return Action::Back,
            _ => {}
        }
        Action::Stay
    }

    fn answered(&mut self, answer: Answer, house: &mut House) -> Action {
        match (answer.question, answer.value, self.asked) {
            ("name", Value::Text(name), Field::Seat(player)) => {
                let text = if name.is_empty() { "person".into() } else { format!("person:{name}") };
                self.draft.seats[player.index()] = text;
            }
            ("program", Value::Text(command), Field::Seat(player)) => {
                self.draft.seats[player.index()] = format!("ugi {command}").trim().into();
            }
            ("engine", Value::Text(spec), Field::Seat(player)) if !spec.is_empty() => {
                self.draft.seats[player.index()] = spec;
            }
            ("clock", Value::Text(text), _) if !text.is_empty() => match text.parse::<TimeControl>() {
                Ok(control) => self.draft.clock = control.to_string(),
                Err(error) => return Action::push(failure(&error, house)),
            },
            ("map", Value::Item(0), _) => {
                let title = self.asked.label(&self.speaker);
                return Action::push(Prompt::new("map-file", title, house.word("new-map-ask"), ""));
            }
            ("map", Value::Item(1), Field::Option(name)) => {
                let text = self.draft.written(name).unwrap_or_default();
                return Action::push(Editor::new(self.draft.clone(), name, &text, house));
            }
            ("edited", Value::Text(text), Field::Option(name)) => return self.take_map(name, &text, house),
            ("map", Value::Item(_), Field::Option(name)) => {
                self.draft.set_text(name, "");
                self.draft.map = None;
            }
            ("map-file", Value::Text(path), _) if !path.is_empty() => return self.load_map(&path, house),
            _ => {}
        }
        Action::Stay
    }
}
