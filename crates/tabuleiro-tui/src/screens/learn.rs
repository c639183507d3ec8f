//! The lessons of a game: a small board with one task each.

use super::areas::Areas;
use super::begin::{begun, first_game};
use super::failure::failure;
use super::help::Help;
use crate::board;
use crate::cursor::Direction;
use crate::house::House;
use crate::input::{Gesture, Input, Target};
use crate::painter::{KeyHint, Painter, row, shifted, shrunk};
use crate::screen::{Action, Screen};
use crate::speller::{Speller, Spelt};
use crate::theme::Role;
use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use tabuleiro_core::present::{Click, View};
use tabuleiro_core::{Explain, Message};
use tabuleiro_table::GameKind;
use tabuleiro_words::lesson::{Attempt, Lesson, LessonError, LessonProgress, lessons};
use tabuleiro_words::said::prompt;
use tabuleiro_words::sketch::{Bracket, Brackets, last_move};
use tabuleiro_words::{Localizer, telling};

/// The lessons of a game.
pub struct LearnScreen {
    kind: &'static GameKind,
    lessons: Vec<Lesson>,
    /// The lesson that is shown.
    at: usize,
    attempt: Result<Attempt, LessonError>,
    speaker: Localizer,
    speller: Option<Speller>,
    note: Option<(String, Role)>,
}

impl LearnScreen {
    /// Opens the lessons of a game at the first unfinished one.
    pub fn new(kind: &'static GameKind, house: &House) -> LearnScreen {
        let lessons = lessons(kind);
        let is_open = |lesson: &Lesson| !house.settings.learned.contains(&id(kind, lesson));
        let at = lessons.iter().position(is_open).unwrap_or(0);
        let speaker = house.speaker_of(kind.info);
        let attempt = Err(LessonError::Finished);
        let mut screen = LearnScreen { kind, lessons, at, attempt, speaker, speller: None, note: None };
        screen.begin();
        screen
    }

    fn lesson(&self) -> Option<&Lesson> {
        self.lessons.get(self.at)
    }

    /// Begins the lesson, or begins it again.
    fn begin(&mut self) {
        let Some(lesson) = self.lesson() else { return };
        self.attempt = lesson.open(self.kind);
        self.speller = None;
        self.refresh();
        self.note = None;
    }

    /// Updates the screen after a change of position.
    fn refresh(&mut self) {
        let Ok(attempt) = &self.attempt else { return };
        self.speaker = Localizer::at(&attempt.table, self.speaker.language());
        let play = attempt.table.play_state();
        let speller = self.speller.get_or_insert_with(|| Speller::new(play.board()));
        let is_open = attempt.progress == LessonProgress::Open;
        speller.begin(if is_open { play.choices() } else { Vec::new() });
        speller.approach(play.board());
    }

    fn progress(&self) -> LessonProgress {
        self.attempt.as_ref().map_or(LessonProgress::Missed, |attempt| attempt.progress)
    }

    fn spelt(&mut self, spelt: Spelt, house: &mut House) {
        match spelt {
            Ok(Some(mv)) => self.play(&mv, house),
            Ok(None) => {
                if let (Ok(attempt), Some(speller)) = (&self.attempt, &mut self.speller) {
                    speller.approach(attempt.table.play_state().board());
                }
            }
            Err(why) => self.note = Some((self.speaker.say(&why), Role::Bad)),
        }
    }

    fn play(&mut self, mv: &str, house: &mut House) {
        let (Some(lesson), Ok(attempt)) = (self.lessons.get(self.at), &mut self.attempt) else { return };
        if let Err(error) = lesson.play(attempt, mv) {
            self.note = Some((self.speaker.say(&error.explain()), Role::Bad));
            return;
        }
        let progress = attempt.progress;
        if progress == LessonProgress::Done {
            house.settings.learned.insert(id(self.kind, lesson));
            house.keep_settings();
        }
        let role = if progress == LessonProgress::Done { Role::Good } else { Role::Bad };
        self.note = lesson.said(progress).map(|said| (self.speaker.say(&said), role));
        self.refresh();
    }

    fn typed(&mut self, line: &str, house: &mut House) {
        let (Some(speller), Ok(attempt)) = (&mut self.speller, &self.attempt) else { return };
        let spelt = speller.read(line, attempt.table.play_state(), &self.speaker);
        self.spelt(spelt, house);
    }

    fn click(&mut self, click: Option<Click>, house: &mut House) {
        self.note = None;
        let (Some(click), Some(speller), Ok(attempt)) = (click, &mut self.speller, &self.attempt) else {
            return;
        };
        let spelt = speller.click(click, attempt.table.play_state());
        self.spelt(spelt, house);
    }

    fn click_cell(&mut self, index: usize, house: &mut House) {
        let (Some(speller), Ok(attempt)) = (&mut self.speller, &self.attempt) else { return };
        let click = speller.point(attempt.table.play_state().board(), index);
        self.click(click, house);
    }

    fn press_button(&mut self, number: usize, house: &mut House) {
        let click = self.speller.as_ref().and_then(|speller| speller.button(number));
        self.click(click, house);
    }

    /// Chooses the cell, or goes on where the task is done or missed.
    fn enter(&mut self, house: &mut House) -> Action {
        match self.progress() {
            LessonProgress::Open => {
                let cell = self.speller.as_ref().map(|speller| speller.cursor.cell);
                cell.into_iter().for_each(|cell| self.click_cell(cell, house));
                Action::Stay
            }
            LessonProgress::Missed => {
                self.begin();
                Action::Stay
            }
            LessonProgress::Done => self.next(house),
        }
    }

    /// Opens the next lesson; after the last one, a game.
    fn next(&mut self, house: &mut House) -> Action {
        if self.at + 1 < self.lessons.len() {
            self.at += 1;
            self.begin();
            return Action::Stay;
        }
        match begun(first_game(self.kind, house), self.kind.info.id, house) {
            Action::Push(screen) => Action::Replace(screen),
            action => action,
        }
    }

    fn previous(&mut self) {
        self.at = self.at.saturating_sub(1);
        self.begin();
    }

    fn move_cursor(&mut self, direction: Direction) {
        if let (Some(speller), Ok(attempt)) = (&mut self.speller, &self.attempt) {
            speller.cursor = speller.cursor.moved(attempt.table.play_state().board(), direction);
        }
    }

    fn jump(&mut self, backwards: bool) {
        if let (Some(speller), Ok(attempt)) = (&mut self.speller, &self.attempt) {
            speller.jump(attempt.table.play_state().board(), backwards);
        }
    }

    /// Takes back the last choice; else leaves.
    fn back(&mut self) -> Action {
        self.note = None;
        let is_back = self.speller.as_mut().is_some_and(Speller::back);
        if is_back { Action::Stay } else { Action::Back }
    }

    fn hint(&mut self) {
        self.note = self.lesson().map(|lesson| (self.speaker.say(&lesson.hint()), Role::Good));
    }

    fn order(&mut self, letter: char, house: &mut House) -> Action {
        match letter {
            'i' => self.hint(),
            'n' => return self.next(house),
            'p' => self.previous(),
            'r' => self.begin(),
            'q' => return Action::Back,
            digit @ '1'..='9' => self.press_button(digit as usize - '1' as usize, house),
            _ => {}
        }
        Action::Stay
    }
}

/// Drawing.
impl LearnScreen {
    /// Returns the marked cells: of the task, of the last move, and the choices.
    fn brackets(&self, attempt: &Attempt) -> Brackets {
        let is_open = attempt.progress == LessonProgress::Open;
        let cells = self.lesson().into_iter().flat_map(|lesson| &lesson.cells).filter(|_| is_open);
        let mut brackets: Brackets = cells.map(|cell| (*cell, Bracket::Last)).collect();
        let last = attempt.table.play_state().steps().last();
        brackets.extend(last.map(|step| last_move(&step.clicks)).unwrap_or_default());
        brackets.extend(self.speller.as_ref().map(Speller::brackets).unwrap_or_default());
        brackets
    }

    fn draw_title(&self, painter: &mut Painter, area: Rect) {
        let game = self.speaker.word("game-name");
        let title = self.speaker.say(&Message::new("learn-of").text("game", game));
        let used = painter.text(shifted(area, 1, 0), &title, Role::Title);
        let dot = painter.theme.symbol("·", "-");
        let place = format!("{dot} {}/{}", self.at + 1, self.lessons.len());
        painter.text(shifted(area, used + 2, 0), &place, Role::Faint);
    }

    /// Draws the task, the legend, and the list of lessons with their progress.
    fn draw_panel(&self, painter: &mut Painter, area: Rect, attempt: &Attempt, view: &View, house: &House) {
        let area = shrunk(area, 1, 0);
        let Some(lesson) = self.lesson() else { return };
        let mut y = painter.wrapped(area, &self.speaker.say(&lesson.title()), Role::Title);
        y += painter.wrapped(shifted(area, 0, y), &self.speaker.say(&lesson.task()), Role::Text) + 1;
        y += painter.wrapped(shifted(area, 0, y), &self.legend(painter, attempt, view), Role::Faint) + 1;
        let list = shifted(area, 0, y);
        if usize::from(list.height) < self.lessons.len() {
            return;
        }
        for (index, lesson) in self.lessons.iter().enumerate() {
            let place = row(list, index as u16);
            let is_done = house.settings.learned.contains(&id(self.kind, lesson));
            let tick = if is_done { painter.theme.symbol("✓", "x") } else { " " };
            let mark = if index == self.at { painter.theme.symbol("▸", ">") } else { " " };
            let role = if index == self.at { Role::Strong } else { Role::Faint };
            painter.text(place, &format!("{mark}{tick} {}", self.speaker.say(&lesson.title())), role);
            painter.target(place, Target::Step(index));
        }
    }

    fn legend(&self, painter: &Painter, attempt: &Attempt, view: &View) -> String {
        let glyphs = telling::shown_glyphs(&attempt.table, view).into_iter().map(|glyph| {
            let symbol = if painter.theme.unicode { glyph.symbol } else { glyph.letter };
            format!("{symbol} {}", self.speaker.word(format!("glyph-{}", glyph.name)))
        });
        glyphs.collect::<Vec<_>>().join("  ")
    }

    /// Draws the last comment, or the request to the player.
    fn draw_below(&self, painter: &mut Painter, areas: &Areas, attempt: &Attempt) {
        if attempt.progress == LessonProgress::Open {
            let clicks = self.speller.as_ref().map(Speller::clicks).unwrap_or_default();
            let asked = prompt(&attempt.table, clicks, &self.speaker).unwrap_or_default();
            painter.text(shifted(areas.caption, 1, 0), &asked, Role::Strong);
        }
        if let Some((text, role)) = &self.note {
            let is_over = attempt.progress != LessonProgress::Open;
            let lines = areas.note.height + u16::from(is_over);
            let area = if is_over { areas.caption } else { areas.note };
            painter.wrapped(Rect { height: lines, ..shrunk(area, 1, 0) }, text, *role);
        }
        let names = self.speller.as_ref().map(Speller::buttons).unwrap_or_default().into_iter();
        let said = names.map(|name| self.speaker.word(format!("button-{name}")));
        painter.buttons(shifted(areas.buttons, 1, 0), said);
    }

    fn key_hints(&self, painter: &Painter, house: &House) -> Vec<KeyHint> {
        let word = |id: &'static str| house.word(id);
        let is_last = self.at + 1 >= self.lessons.len();
        let enter = match self.progress() {
            LessonProgress::Open => "key-choose",
            LessonProgress::Missed => "learn-again",
            LessonProgress::Done if is_last => "learn-play",
            LessonProgress::Done => "learn-next",
        };
        let mut hints = vec![KeyHint::new("Enter", KeyCode::Enter, word(enter))];
        if self.progress() == LessonProgress::Open {
            let arrows = if painter.theme.unicode { "←↑↓→".into() } else { word("key-arrows") };
            hints.insert(0, KeyHint::new(&arrows, KeyCode::Tab, word("key-move")));
            hints.insert(1, KeyHint::new("Tab", KeyCode::Tab, word("key-next")));
            hints.push(KeyHint::letter('i', word("key-hint")));
        }
        hints.push(KeyHint::new("Esc", KeyCode::Esc, word("key-back")));
        if !is_last {
            hints.push(KeyHint::letter('n', word("learn-next")));
        }
        hints
    }
}

impl Screen for LearnScreen {
    fn draw(&self, painter: &mut Painter, house: &House) {
        let attempt = match &self.attempt {
            Ok(attempt) => attempt,
            Err(error) => return failure(error, house).draw(painter, house),
        };
        let play = attempt.table.play_state();
        let view = play.view();
        painter.theme = painter.theme.of_sides(play.info(), &view);
        let areas = Areas::new(painter.area, play, &view, &self.brackets(attempt), painter.theme);
        self.draw_title(painter, areas.title);
        let is_open = attempt.progress == LessonProgress::Open;
        let cursor = self.speller.as_ref().map(|speller| speller.cursor.cell).filter(|_| is_open);
        board::draw(painter, areas.board, &areas.drawing, cursor, true);
        self.draw_panel(painter, areas.panel, attempt, &view, house);
        self.draw_below(painter, &areas, attempt);
        painter.keys(shifted(areas.keys, 1, 0), &self.key_hints(painter, house));
    }

    fn handle(&mut self, input: Input, house: &mut House) -> Action {
        match input {
            Input::Click(Target::Cell(index)) => self.click_cell(index, house),
            Input::Click(Target::Item(number)) => self.press_button(number, house),
            Input::Click(Target::Step(index)) => {
                self.at = index;
                self.begin();
            }
            Input::Paste(line) => self.typed(&line, house),
            input => return self.press(&input, house),
        }
        Action::Stay
    }
}

impl LearnScreen {
    fn press(&mut self, input: &Input, house: &mut House) -> Action {
        match Gesture::of(input) {
            Some(Gesture::Up) => self.move_cursor(Direction::Up),
            Some(Gesture::Down) => self.move_cursor(Direction::Down),
            Some(Gesture::Left) => self.move_cursor(Direction::Left),
            Some(Gesture::Right) => self.move_cursor(Direction::Right),
            Some(Gesture::Other(KeyCode::Tab)) => self.jump(false),
            Some(Gesture::Other(KeyCode::BackTab)) => self.jump(true),
            Some(Gesture::Enter | Gesture::Letter(' ')) => return self.enter(house),
            Some(Gesture::Help) => return Action::push(Help::new("learn")),
            Some(Gesture::Back | Gesture::Other(KeyCode::Backspace)) => return self.back(),
            Some(Gesture::Letter(letter)) => return self.order(letter, house),
            _ => {}
        }
        Action::Stay
    }
}

/// Returns the id of a lesson among those of all games.
fn id(kind: &GameKind, lesson: &Lesson) -> String {
    format!("{}/{}", kind.info.id, lesson.id)
}
