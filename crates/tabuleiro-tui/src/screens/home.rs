//! The first screen: what one can do here.

use super::choose::Choose;
use super::failure::failure_of;
use super::game::GameScreen;
use super::game_text::game_text;
use super::help::Help;
use super::new_game::NewGame;
use super::replay::OpenScreen;
use super::rules::RulesScreen;
use super::settings::SettingsScreen;
use crate::house::House;
use crate::input::{Gesture, Input, Target};
use crate::list::List;
use crate::live::LiveGame;
use crate::painter::{KeyHint, Painter, middle, row, shifted};
use crate::screen::{Action, Answer, Screen, Value};
use crate::theme::Role;
use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use tabuleiro_core::{Message, Options, Player, TimeControl};
use tabuleiro_sitting::SittingError;
use tabuleiro_store::Found;
use tabuleiro_table::{Arrangement, Origin, Seat, kind, kinds};
use tabuleiro_words::computer_seat;
use unicode_width::UnicodeWidthStr;

/// The name of the program in hexagons.
const LOGO: [&str; 4] = [
    r" __    __    __    __    __",
    r"/T \__/B \__/L \__/I \__/O \",
    r"\__/A \__/U \__/E \__/R \__/",
    r"   \__/  \__/  \__/  \__/",
];

/// The columns before what one can do.
const INDENT: u16 = 6;

/// What one can do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Entry {
    First,
    Continue,
    Others,
    New,
    Watch,
    Replay,
    Analyse,
    Rules,
    Settings,
    Help,
    Quit,
}

impl Entry {
    /// Its name in sentences, and its letter.
    const fn name(self) -> (&'static str, char) {
        match self {
            Entry::First => ("first", 'f'),
            Entry::Continue => ("continue", 'c'),
            Entry::Others => ("others", 'o'),
            Entry::New => ("new", 'n'),
            Entry::Watch => ("watch", 'w'),
            Entry::Replay => ("replay", 'r'),
            Entry::Analyse => ("analyse", 'a'),
            Entry::Rules => ("rules", 'b'),
            Entry::Settings => ("settings", 's'),
            Entry::Help => ("help", '?'),
            Entry::Quit => ("quit", 'q'),
        }
    }
}

/// The first screen.
pub struct Home {
    list: List,
    unfinished: Vec<Found>,
}

impl Home {
    /// The first screen of a house.
    pub fn new(house: &House) -> Home {
        Home { list: List::default(), unfinished: unfinished(house) }
    }

    fn entries(&self, house: &House) -> Vec<Entry> {
        let is_first_visit = self.unfinished.is_empty() && house.settings.last.is_none();
        let mut entries = Vec::new();
        if is_first_visit {
            entries.push(Entry::First);
        }
        if !self.unfinished.is_empty() {
            entries.push(Entry::Continue);
        }
        if self.unfinished.len() > 1 {
            entries.push(Entry::Others);
        }
        entries.extend([
            Entry::New,
            Entry::Watch,
            Entry::Replay,
            Entry::Analyse,
            Entry::Rules,
            Entry::Settings,
            Entry::Help,
            Entry::Quit,
        ]);
        entries
    }

    fn label(&self, entry: Entry, house: &House) -> String {
        let (name, _) = entry.name();
        match entry {
            Entry::First => {
                let game = house.speaker_of(kinds()[0].info).word("game-name");
                house.speaker.say(&Message::new("home-first").text("game", game))
            }
            Entry::Continue => continue_text(&self.unfinished[0], house),
            Entry::Others => {
                let others = self.unfinished.len() as i64 - 1;
                house.speaker.say(&Message::new("home-others").number("count", others))
            }
            _ => house.speaker.word(format!("home-{name}")),
        }
    }

    fn choose(&mut self, entry: Entry, house: &mut House) -> Action {
        match entry {
            Entry::First => begun(first_game(house), kinds()[0].info.id, house),
            Entry::Continue => resumed(&self.unfinished[0], house),
            Entry::Others => {
                let texts = self.unfinished.iter().map(|found| continue_text(found, house)).collect();
                Action::push(Choose::new("resume", house.word("home-others-title"), texts))
            }
            Entry::New => Action::push(NewGame::new(house, false)),
            Entry::Watch => Action::push(NewGame::new(house, true)),
            Entry::Replay => Action::push(OpenScreen::new(house, false)),
            Entry::Analyse => Action::push(OpenScreen::new(house, true)),
            Entry::Rules => {
                let names = kinds().iter().map(|kind| house.speaker_of(kind.info).word("game-name"));
                Action::push(Choose::new("rules", house.word("home-rules-title"), names.collect()))
            }
            Entry::Settings => Action::push(SettingsScreen::new(house)),
            Entry::Help => Action::push(Help::new("home")),
            Entry::Quit => Action::Quit,
        }
    }
}

impl Screen for Home {
    fn draw(&self, painter: &mut Painter, house: &House) {
        let entries = self.entries(house);
        let area = painter.area;
        let height = (LOGO.len() + entries.len()) as u16 + 7;
        let labels: Vec<String> = entries.iter().map(|entry| self.label(*entry, house)).collect();
        let longest = labels.iter().map(|label| label.width()).max().unwrap_or(0) as u16;
        let column = middle(area, (longest + INDENT + 1).max(64), height.min(area.height));
        draw_logo(painter, column);
        painter.centred(row(column, LOGO.len() as u16), &house.word("home-subtitle"), Role::Faint);
        let list = shifted(column, 0, LOGO.len() as u16 + 2);
        for (index, (entry, label)) in entries.iter().zip(&labels).enumerate() {
            let place = row(list, index as u16);
            let selected = index == self.list.selected;
            let (_, letter) = entry.name();
            let role = if selected { Role::Selected } else { Role::Text };
            let mark = if selected { painter.theme.symbol("▸", ">") } else { " " };
            painter.text(place, &format!(" {mark}    {label:<0$}", column.width as usize), role);
            painter.text(
                shifted(place, 3, 0),
                &letter.to_string(),
                if selected { Role::Selected } else { Role::Key },
            );
            painter.target(place, Target::Item(index));
        }
        if let Some(entry) = entries.get(self.list.selected) {
            let about = house.speaker.word(format!("home-{}-about", entry.name().0));
            painter.wrapped(shifted(list, INDENT, entries.len() as u16 + 1), &about, Role::Faint);
        }
        let hints = [
            KeyHint::new("Enter", KeyCode::Enter, house.word("key-choose")),
            KeyHint::letter('?', house.word("key-help")),
            KeyHint::letter('q', house.word("key-quit")),
        ];
        painter.keys(shifted(row(area, area.height - 1), 1, 0), &hints);
    }

    fn handle(&mut self, input: Input, house: &mut House) -> Action {
        let entries = self.entries(house);
        match input {
            Input::Click(Target::Item(item)) if item < entries.len() => {
                self.list.selected = item;
                return self.choose(entries[item], house);
            }
            Input::Wheel(lines) => self.list.wheeled(lines, entries.len()),
            _ => {}
        }
        match Gesture::of(&input) {
            Some(Gesture::Help) => Action::push(Help::new("home")),
            Some(gesture) if self.list.moved(gesture, entries.len()) => Action::Stay,
            Some(Gesture::Enter | Gesture::Right | Gesture::Letter(' ')) => {
                let chosen = entries[self.list.selected.min(entries.len() - 1)];
                self.choose(chosen, house)
            }
            Some(Gesture::Letter(letter)) => {
                match entries.iter().position(|entry| entry.name().1 == letter.to_ascii_lowercase()) {
                    Some(index) => {
                        self.list.selected = index;
                        self.choose(entries[index], house)
                    }
                    None => Action::Stay,
                }
            }
            _ => Action::Stay,
        }
    }

    fn answered(&mut self, answer: Answer, house: &mut House) -> Action {
        match (answer.question, answer.value) {
            ("rules", Value::Item(item)) => match kinds().get(item) {
                Some(kind) => Action::push(RulesScreen::new(kind, house)),
                None => Action::Stay,
            },
            (_, Value::Item(item)) => {
                self.unfinished.get(item).map_or(Action::Stay, |found| resumed(found, house))
            }
            _ => Action::Stay,
        }
    }

    fn uncovered(&mut self, house: &mut House) {
        let entries = self.entries(house);
        self.unfinished = unfinished(house);
        // One stays where one was, unless there is something else to do now.
        if self.entries(house) != entries {
            self.list.selected = 0;
        }
    }
}

fn unfinished(house: &House) -> Vec<Found> {
    house.store.unfinished().unwrap_or_default()
}

fn resumed(found: &Found, house: &mut House) -> Action {
    begun(LiveGame::resume(&found.name, house), &found.record.game, house)
}

/// The game screen, or why there is none.
fn begun(live: Result<LiveGame, SittingError>, game: &str, house: &mut House) -> Action {
    match live {
        Ok(live) => Action::push(GameScreen::new(live, house)),
        Err(error) => Action::push(failure_of(kind(game), &error, house)),
    }
}

/// One game ready to start: the first there is, against somebody who is no match for anybody.
fn first_game(house: &mut House) -> Result<LiveGame, SittingError> {
    let kind = &kinds()[0];
    let options = Options::default_of(kind.info);
    let speaker = house.speaker_of(kind.info);
    let levels = kind.levels(options.rule_set());
    let seat = |player: Player| match (player, levels.first()) {
        (Player::ONE, _) | (_, None) => Seat::default(),
        (player, Some(level)) => computer_seat(player, level.spec.clone().into(), &speaker),
    };
    let seats = options.seats().players().map(seat).collect();
    LiveGame::begin(
        Arrangement { kind, origin: Origin::Drawn(options), seats, time_control: TimeControl::Unlimited },
        house,
    )
}

/// What a game that was begun is called in a list.
pub fn continue_text(found: &Found, house: &House) -> String {
    game_text("menu-continue", found, house)
}

fn draw_logo(painter: &mut Painter, column: Rect) {
    let width = LOGO.iter().map(|line| line.len()).max().unwrap_or(0) as u16;
    let left = column.width.saturating_sub(width) / 2;
    for (index, line) in LOGO.iter().enumerate() {
        let place = row(shifted(column, left, 0), index as u16);
        for (offset, symbol) in line.chars().enumerate() {
            let role = if symbol.is_ascii_uppercase() { Role::Title } else { Role::Border };
            painter.put(place.x + offset as u16, place.y, symbol, painter.theme.style(role));
        }
    }
}
