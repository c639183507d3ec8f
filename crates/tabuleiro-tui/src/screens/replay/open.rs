//! Choice of a game to replay: a kept game, a record in a file, or a position as text.

use super::ReplayScreen;
use crate::house::House;
use crate::input::{Gesture, Input, Target};
use crate::list::List;
use crate::painter::{KeyHint, Painter, row};
use crate::screen::{Action, Answer, Screen, Value};
use crate::screens::game_text::game_text;
use crate::screens::help::Help;
use crate::screens::notice::Notice;
use crate::screens::prompt::Prompt;
use crate::theme::Role;
use crossterm::event::KeyCode;
use std::path::Path;
use tabuleiro_core::record::Record;
use tabuleiro_core::{Explain, Message};
use tabuleiro_store::{Found, read_whole};
use tabuleiro_table::{OpenError, Replay, Table, kind_of_record, kind_of_text, read_record};

/// Beginning of a record as text.
const RECORD: &str = "Tabuleiro record";

/// A choice of games to look at again.
pub struct OpenScreen {
    games: Vec<Found>,
    list: List,
    /// Whether the game is to be judged at once.
    analyse: bool,
}

impl OpenScreen {
    /// Creates the list of kept games and other ways to open one.
    pub fn new(house: &House, analyse: bool) -> OpenScreen {
        OpenScreen { games: house.store.all().unwrap_or_default(), list: List::default(), analyse }
    }

    fn items(&self, house: &House) -> Vec<String> {
        let others = [house.word("replay-open-file"), house.word("replay-open-text")];
        let games = self.games.iter().map(|found| {
            let is_over = found.record.ending.is_some();
            game_text(if is_over { "replay-game-over" } else { "replay-game" }, found, house)
        });
        others.into_iter().chain(games).collect()
    }

    fn choose(&self, item: usize, house: &mut House) -> Action {
        match item {
            0 => {
                let text = house.word("replay-file-about");
                Action::push(Prompt::new("file", house.word("replay-open-file"), text, ""))
            }
            1 => {
                let text = house.word("replay-text-about");
                Action::push(Prompt::new("text", house.word("replay-open-text"), text, ""))
            }
            _ => match self.games.get(item - 2) {
                Some(found) => self.opened(replay(&found.record), house),
                None => Action::Stay,
            },
        }
    }

    fn opened(&self, opened: Result<Replay, Trouble>, house: &mut House) -> Action {
        match opened {
            Ok(Replay { table, fault }) => {
                let screen = ReplayScreen::new(table, fault.as_ref(), house).before_the_first_step();
                let screen = if self.analyse { screen.analysing(house) } else { screen };
                Action::Replace(Box::new(screen))
            }
            Err(trouble) => Action::push(Notice::new(house.word("screen-failed"), trouble.say(house))),
        }
    }
}

impl Screen for OpenScreen {
    fn draw(&self, painter: &mut Painter, house: &House) {
        let items = self.items(house);
        let title = if self.analyse { "replay-title-analyse" } else { "replay-title" };
        let height = (items.len() as u16 + 4).min(painter.area.height);
        let area = painter.dialog(&house.word(title), 72, height);
        let seen = area.height.saturating_sub(2) as usize;
        let first = self.list.first_seen(items.len(), seen);
        for (line, index) in (first..items.len()).take(seen).enumerate() {
            let place = row(area, line as u16);
            let selected = index == self.list.selected;
            let mark = if selected { painter.theme.symbol("▸ ", "> ") } else { "  " };
            let role = if selected { Role::Selected } else { Role::Text };
            painter.text(place, &format!("{mark}{:<72}", items[index]), role);
            painter.target(place, Target::Item(index));
        }
        let hints = [
            KeyHint::new("Enter", KeyCode::Enter, house.word("key-choose")),
            KeyHint::new("Esc", KeyCode::Esc, house.word("key-back")),
        ];
        painter.keys(row(area, area.height.saturating_sub(1)), &hints);
    }

    fn handle(&mut self, input: Input, house: &mut House) -> Action {
        let count = self.games.len() + 2;
        match input {
            Input::Click(Target::Item(item)) => return self.choose(item, house),
            Input::Wheel(lines) => self.list.wheeled(lines, count),
            Input::Paste(text) => return self.opened(read(&text), house),
            _ => {}
        }
        match Gesture::of(&input) {
            Some(gesture) if self.list.moved(gesture, count) => Action::Stay,
            Some(Gesture::Enter | Gesture::Letter(' ')) => self.choose(self.list.selected, house),
            Some(Gesture::Help) => Action::push(Help::new("list")),
            Some(Gesture::Back | Gesture::Letter('q')) => Action::Back,
            _ => Action::Stay,
        }
    }

    fn answered(&mut self, answer: Answer, house: &mut House) -> Action {
        match (answer.question, answer.value) {
            (_, Value::Text(text)) if text.is_empty() => Action::Stay,
            ("file", Value::Text(path)) => self.opened(read_file(Path::new(&path)), house),
            ("text", Value::Text(text)) => self.opened(read(&text), house),
            _ => Action::Stay,
        }
    }

    fn is_overlay(&self) -> bool {
        true
    }
}

/// Reason why a text cannot be opened, with the game whose words explain it.
struct Trouble {
    problem: Message,
    game: Option<&'static tabuleiro_core::info::GameInfo>,
}

impl Trouble {
    fn say(&self, house: &House) -> String {
        match self.game {
            Some(game) => house.speaker_of(game).say(&self.problem),
            None => house.speaker.say(&self.problem),
        }
    }
}

fn read_file(path: &Path) -> Result<Replay, Trouble> {
    let text = read_whole(path).map_err(|error| Trouble { problem: error.explain(), game: None })?;
    read(&text).map_err(|trouble| {
        let problem = Message::new("error-in-file").text("path", path.display());
        Trouble { problem: problem.message("problem", trouble.problem), ..trouble }
    })
}

/// Reads a record in either form, a link, or the text of a position or a set-up.
fn read(text: &str) -> Result<Replay, Trouble> {
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.starts_with(RECORD) || text.starts_with('{') {
        let record = read_record(text).map_err(|error| Trouble { problem: error.explain(), game: None })?;
        return replay(&record);
    }
    let game = kind_of_text(text).map(|kind| kind.info);
    match Table::open(text) {
        Ok(table) => Ok(Replay { table, fault: None }),
        Err(error) => Err(Trouble { problem: error.explain(), game }),
    }
}

fn replay(record: &Record) -> Result<Replay, Trouble> {
    let game = kind_of_record(record).map(|kind| kind.info);
    Table::replay(record).map_err(|error: OpenError| Trouble { problem: error.explain(), game })
}
