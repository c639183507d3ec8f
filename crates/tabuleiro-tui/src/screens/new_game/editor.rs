//! A text that a game reads, such as a map, while it is written: beside it the board it would make.

use super::draw_table;
use crate::draft::Draft;
use crate::house::House;
use crate::input::Input;
use crate::painter::{KeyHint, Painter, row, shifted, shrunk, wrap};
use crate::screen::{Action, Answer, Screen, Value};
use crate::screens::choose::Choose;
use crate::screens::help::Help;
use crate::theme::Role;
use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui_textarea::TextArea;
use tabuleiro_words::Localizer;

/// A text while it is written.
pub struct Editor {
    draft: Draft,
    option: &'static str,
    speaker: Localizer,
    area: TextArea<'static>,
    /// Whether it is done, and whether it is to be taken.
    leaves: Option<bool>,
}

impl Editor {
    /// Begins with this text for an option of a draft.
    pub fn new(draft: Draft, option: &'static str, text: &str, house: &House) -> Editor {
        let speaker = house.speaker_of(draft.kind.info);
        let area = TextArea::new(text.lines().map(str::to_string).collect());
        let mut editor = Editor { draft, option, speaker, area, leaves: None };
        editor.understand();
        editor
    }

    fn text(&self) -> String {
        self.area.lines().join("\n") + "\n"
    }

    fn understand(&mut self) {
        let text = self.text();
        self.draft.set_text(self.option, &text);
    }
}

impl Screen for Editor {
    fn draw(&self, painter: &mut Painter, house: &House) {
        let area = shrunk(painter.boxed(painter.area, &house.word("editor-title")), 1, 0);
        let about = self.speaker.word(format!("option-{}-about", self.option));
        let lines = wrap(&about, area.width).len() as u16;
        painter.wrapped(area, &about, Role::Faint);
        let main = Rect { height: area.height.saturating_sub(lines + 3), ..shifted(area, 0, lines + 1) };
        let widest = self.area.lines().iter().map(|line| line.chars().count()).max().unwrap_or(0) as u16;
        let width = (widest + 2).clamp(20, main.width / 2);
        painter.text_area(Rect { width, ..main }, &self.area);
        draw_table(painter, shifted(main, width + 1, 0), &self.draft, &self.speaker, true);
        let hints = [
            KeyHint::new("Esc", KeyCode::Esc, house.word("key-done")),
            KeyHint::new("F1", KeyCode::F(1), house.word("key-help")),
        ];
        painter.keys(row(area, area.height.saturating_sub(1)), &hints);
    }

    fn handle(&mut self, input: Input, house: &mut House) -> Action {
        match input {
            Input::Key(key) => match key.code {
                KeyCode::Esc => {
                    let items = ["editor-take", "editor-go-on", "editor-drop"].map(|id| house.word(id));
                    return Action::push(Choose::new("editor", house.word("editor-leave"), items.to_vec()));
                }
                KeyCode::F(1) => return Action::push(Help::new("editor")),
                _ => {
                    self.area.input(key);
                }
            },
            Input::Paste(text) => {
                self.area.insert_str(text);
            }
            Input::Click(_) | Input::Wheel(_) => {}
        }
        self.understand();
        Action::Stay
    }

    fn answered(&mut self, answer: Answer, _house: &mut House) -> Action {
        match answer.value {
            Value::Item(0) => self.leaves = Some(true),
            Value::Item(2) => self.leaves = Some(false),
            _ => {}
        }
        Action::Stay
    }

    fn settle(&mut self, _house: &mut House) -> Action {
        match self.leaves {
            Some(true) => Action::Answer(Answer { question: "edited", value: Value::Text(self.text()) }),
            Some(false) => Action::Back,
            None => Action::Stay,
        }
    }
}
