//! The first screen: the games with a small board each, and what else you can do here.

use super::begin::{begun, first_game};
use super::choose::Choose;
use super::help::Help;
use super::kept::{KeptScreen, game_line};
use super::learn::LearnScreen;
use super::new_game::NewGame;
use super::replay::OpenScreen;
use super::rules::RulesScreen;
use super::settings::SettingsScreen;
use crate::board::{self, Drawing};
use crate::house::House;
use crate::input::{Gesture, Input, Target};
use crate::live::LiveGame;
use crate::painter::{KeyHint, Painter, row, shifted, wrap};
use crate::screen::{Action, Answer, Screen, Value};
use crate::theme::{Role, Theme};
use crossterm::event::{KeyCode, KeyModifiers};
use ratatui::layout::Rect;
use std::cell::{Cell, RefCell};
use tabuleiro_core::present::View;
use tabuleiro_core::{Options, Random};
use tabuleiro_store::Found;
use tabuleiro_table::{GameKind, Table, kinds};

/// The name of the program in hexagons.
const LOGO: [&str; 4] = [
    r" __    __    __    __    __",
    r"/T \__/B \__/L \__/I \__/O \",
    r"\__/A \__/U \__/E \__/R \__/",
    r"   \__/  \__/  \__/  \__/",
];

/// The least height for the logo.
const LOGO_MIN: u16 = 34;
/// The least size for small boards beside each other.
const CARDS_MIN: (u16, u16) = (80, 24);
/// The columns before the name of a game.
const NAME: u16 = 3;
/// The least width of an entry of the menu.
const ENTRY: u16 = 19;
/// The moves that were played on the small boards.
const MOVES: usize = 14;

/// An entry of the home screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Entry {
    Game(usize),
    Continue,
    Learn,
    New,
    Kept,
    Watch,
    Replay,
    Analyse,
    Rules,
    Settings,
    Help,
    Quit,
}

impl Entry {
    /// Returns the name in sentences, and the key.
    fn name(self) -> (&'static str, char) {
        match self {
            Entry::Game(index) => ("play", char::from_digit(index as u32 + 1, 10).unwrap_or(' ')),
            Entry::Continue => ("continue", 'c'),
            Entry::Learn => ("learn", 'l'),
            Entry::New => ("new", 'n'),
            Entry::Kept => ("others", 'o'),
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

/// A game as it is shown: words and a position, some moves after its beginning.
struct Card {
    kind: &'static GameKind,
    name: String,
    sentence: String,
    table: Table,
    view: View,
}

impl Card {
    fn of(kind: &'static GameKind, house: &House) -> Option<Card> {
        let speaker = house.speaker_of(kind.info);
        let table = begun_table(kind)?;
        let view = table.play_state().view();
        Some(Card {
            kind,
            name: speaker.word("game-name"),
            sentence: speaker.word("game-about"),
            table,
            view,
        })
    }

    /// Returns a small board of the game.
    fn board(&self, theme: Theme, room: (u16, u16)) -> Option<Drawing> {
        let play = self.table.play_state();
        Drawing::small(play, &self.view, theme.of_sides(play.info(), &self.view), room)
    }
}

/// The first screen.
pub struct Home {
    selected: Entry,
    unfinished: Vec<Found>,
    /// The number of kept games, also of those that are over or played elsewhere.
    kept: usize,
    /// A game of each kind.
    cards: Vec<Card>,
    /// The language of their words.
    language: &'static str,
    /// Whether the games were drawn with boards.
    has_boards: Cell<bool>,
    /// Place of each entry when last drawn.
    places: RefCell<Vec<(Entry, Rect)>>,
}

impl Home {
    /// Creates the home screen.
    pub fn new(house: &House) -> Home {
        let cards = kinds().iter().filter_map(|kind| Card::of(kind, house)).collect();
        let mut home = Home {
            selected: Entry::Game(0),
            unfinished: Vec::new(),
            kept: 0,
            cards,
            language: house.speaker.language(),
            has_boards: Cell::new(false),
            places: RefCell::default(),
        };
        home.look(house);
        home
    }

    /// Looks which games are kept.
    fn look(&mut self, house: &House) {
        if self.language != house.speaker.language() {
            self.language = house.speaker.language();
            self.cards = kinds().iter().filter_map(|kind| Card::of(kind, house)).collect();
        }
        let before = (self.unfinished.len(), self.selected);
        self.unfinished = house.store.unfinished().unwrap_or_default();
        self.kept = house.store.all().map_or(0, |games| games.len());
        match (before, self.unfinished.is_empty()) {
            ((_, Entry::Continue), true) => self.selected = Entry::Game(0),
            ((0, Entry::Game(_)), false) => self.selected = Entry::Continue,
            _ => {}
        }
    }

    /// Returns the entries below the games.
    fn menu(&self) -> Vec<Entry> {
        let mut menu = vec![Entry::Learn, Entry::New];
        if self.kept > 0 {
            menu.push(Entry::Kept);
        }
        menu.extend([Entry::Watch, Entry::Replay, Entry::Analyse]);
        menu.extend([Entry::Rules, Entry::Settings, Entry::Help, Entry::Quit]);
        menu
    }

    fn entries(&self) -> Vec<Entry> {
        let games = (0..self.cards.len()).map(Entry::Game);
        let first = (!self.unfinished.is_empty()).then_some(Entry::Continue);
        games.chain(first).chain(self.menu()).collect()
    }

    fn label(&self, entry: Entry, house: &House) -> String {
        match entry {
            Entry::Game(index) => self.cards[index].name.clone(),
            Entry::Continue => continue_text(&self.unfinished[0], house),
            Entry::Learn => house.word("learn"),
            Entry::Kept => {
                let count = tabuleiro_core::Message::new("home-others").number("count", self.kept as i64);
                house.speaker.say(&count)
            }
            _ => house.speaker.word(format!("home-{}", entry.name().0)),
        }
    }

    fn about(&self, house: &House) -> String {
        match self.selected {
            // Without boards, this line holds the sentence of the game.
            Entry::Game(index) if !self.has_boards.get() => self.cards[index].sentence.clone(),
            Entry::Learn => house.word("learn-intro"),
            entry => house.speaker.word(format!("home-{}-about", entry.name().0)),
        }
    }

    fn choose(&mut self, entry: Entry, house: &mut House) -> Action {
        self.selected = entry;
        match entry {
            Entry::Game(index) => {
                let kind = self.cards[index].kind;
                begun(first_game(kind, house), kind.info.id, house)
            }
            Entry::Continue => resumed(&self.unfinished[0], house),
            Entry::Learn => Action::push(Choose::new("learn", house.word("learn"), game_names(house))),
            Entry::New => Action::push(NewGame::new(house, false)),
            Entry::Kept => Action::push(KeptScreen::new(house)),
            Entry::Watch => Action::push(NewGame::new(house, true)),
            Entry::Replay => Action::push(OpenScreen::new(house, false)),
            Entry::Analyse => Action::push(OpenScreen::new(house, true)),
            Entry::Rules => {
                Action::push(Choose::new("rules", house.word("home-rules-title"), game_names(house)))
            }
            Entry::Settings => Action::push(SettingsScreen::new(house)),
            Entry::Help => Action::push(Help::new("home")),
            Entry::Quit => Action::Quit,
        }
    }

    /// Returns the nearest entry in a direction.
    fn neighbour(&self, (dx, dy): (i32, i32)) -> Option<Entry> {
        let places = self.places.borrow();
        let middle = |area: &Rect| (i32::from(2 * area.x + area.width), i32::from(2 * area.y + area.height));
        let (x, y) = middle(&places.iter().find(|(entry, _)| *entry == self.selected)?.1);
        let far = |(_, area): &&(Entry, Rect)| {
            let (ox, oy) = middle(area);
            let (ahead, aside) =
                ((ox - x) * dx + (oy - y) * dy, ((ox - x) * dy).abs() + ((oy - y) * dx).abs());
            // Lines are about twice as high as columns are wide.
            let (ahead, aside) = if dx == 0 { (4 * ahead, aside) } else { (ahead, 8 * aside) };
            (ahead > 0).then_some(ahead + aside)
        };
        places.iter().filter(|place| far(place).is_some()).min_by_key(far).map(|(entry, _)| *entry)
    }

    fn step(&mut self, direction: (i32, i32)) -> Action {
        self.selected = self.neighbour(direction).unwrap_or(self.selected);
        Action::Stay
    }

    /// Selects the next or previous entry.
    fn turn(&mut self, by: i32) {
        let entries = self.entries();
        let now = entries.iter().position(|entry| *entry == self.selected).unwrap_or(0);
        let next = (now as i32 + by).rem_euclid(entries.len() as i32);
        self.selected = entries[next as usize];
    }
}

/// Drawing.
impl Home {
    /// Draws a line of a list; returns its place.
    fn draw_entry(&self, painter: &mut Painter, place: Rect, entry: Entry, label: &str) {
        let is_selected = entry == self.selected;
        let (role, key) =
            if is_selected { (Role::Selected, Role::Selected) } else { (Role::Text, Role::Key) };
        let mark = if is_selected { painter.theme.symbol("▸", ">") } else { " " };
        let blank = " ".repeat(usize::from(place.width));
        painter.text(place, &blank, role);
        painter.text(place, mark, role);
        painter.text(shifted(place, 2, 0), &entry.name().1.to_string(), key);
        painter.text(shifted(place, 4, 0), label, role);
        self.put(painter, entry, place);
    }

    /// Remembers where an entry is.
    fn put(&self, painter: &mut Painter, entry: Entry, place: Rect) {
        let mut places = self.places.borrow_mut();
        painter.target(place, Target::Item(places.len()));
        places.push((entry, place));
    }

    /// Draws a game: a small board, its name and a sentence.
    fn draw_card(&self, painter: &mut Painter, area: Rect, (index, lines): (usize, u16)) {
        let (entry, card) = (Entry::Game(index), &self.cards[index]);
        let board = Rect { height: area.height.saturating_sub(lines + 1), ..area };
        if let Some(drawing) = card.board(painter.theme, (board.width, board.height)) {
            board::draw(painter, board, &drawing, None, false);
        }
        let text = shifted(area, 0, board.height + 1);
        let names = wrap(&card.name, text.width.saturating_sub(NAME));
        let is_selected = entry == self.selected;
        let role = if is_selected { Role::Selected } else { Role::Strong };
        for (line, name) in names.iter().enumerate() {
            let key = if line == 0 { entry.name().1 } else { ' ' };
            let mark = if line == 0 && is_selected { painter.theme.symbol("▸", ">") } else { " " };
            let name = format!("{mark}{key} {name:<0$}", usize::from(text.width.saturating_sub(NAME)));
            painter.text(row(text, line as u16), &name, role);
        }
        let height = names.len() as u16;
        self.put(painter, entry, Rect { height, ..text });
        painter.wrapped(shifted(text, 0, height), &card.sentence, Role::Faint);
        // A click on the board means the game too.
        painter.target(area, Target::Item(index));
    }

    /// Returns the width of each game; wide boards have more.
    fn card_widths(&self, theme: Theme, width: u16) -> Vec<u16> {
        let least = |card: &Card| Drawing::small_width(card.table.play_state(), &card.view, theme) + 1;
        let least: Vec<u16> = self.cards.iter().map(least).collect();
        let all = least.iter().sum::<u16>().max(1);
        let more = u32::from(width.saturating_sub(all));
        least.into_iter().map(|own| own + (more * u32::from(own) / u32::from(all)) as u16).collect()
    }

    /// Returns the lines of the boards side by side, and those of their texts.
    fn card_lines(&self, theme: Theme, area: Rect) -> (u16, u16) {
        let widths = self.card_widths(theme, area.width);
        let cards = || self.cards.iter().zip(&widths);
        let lines = |(card, width): (&Card, &u16)| {
            let name = wrap(&card.name, width.saturating_sub(NAME + 1));
            (name.len() + wrap(&card.sentence, width - 1).len()) as u16
        };
        let lines = cards().map(lines).max().unwrap_or(0);
        let room = area.height.saturating_sub(lines + 1);
        let boards = cards().filter_map(|(card, width)| Some(card.board(theme, (width - 1, room))?.size().1));
        let height = boards.max().unwrap_or(0) + lines + 1;
        (height.min(area.height), lines)
    }

    /// Draws the games side by side in the middle of the area; returns the lines used.
    fn draw_cards(&self, painter: &mut Painter, area: Rect) -> u16 {
        let (height, lines) = self.card_lines(painter.theme, area);
        let gap = (area.height - height) / 2;
        let mut x = area.x;
        for (index, width) in self.card_widths(painter.theme, area.width).into_iter().enumerate() {
            let place = Rect { x, width: width - 1, height, ..shifted(area, 0, gap) };
            self.draw_card(painter, place, (index, lines));
            x += width;
        }
        gap + height
    }

    /// Draws the games as a list, without boards; returns the lines used.
    fn draw_games(&self, painter: &mut Painter, area: Rect, house: &House) -> u16 {
        for index in 0..self.cards.len() {
            let label = self.label(Entry::Game(index), house);
            self.draw_entry(painter, row(area, index as u16), Entry::Game(index), &label);
        }
        self.cards.len() as u16
    }

    /// Draws the menu in columns.
    fn draw_menu(&self, painter: &mut Painter, area: Rect, columns: u16, house: &House) {
        let menu = self.menu();
        let rows = (menu.len() as u16).div_ceil(columns);
        let width = area.width / columns;
        for (index, entry) in menu.into_iter().enumerate() {
            let (column, line) = (index as u16 / rows, index as u16 % rows);
            let place = Rect { x: area.x + column * width, width: width - 1, ..row(area, line) };
            self.draw_entry(painter, place, entry, &self.label(entry, house));
        }
    }
}

impl Screen for Home {
    fn draw(&self, painter: &mut Painter, house: &House) {
        self.places.borrow_mut().clear();
        let area = painter.area;
        let top = draw_name(painter, area, house);
        let inside = Rect { x: area.x + 1, width: area.width - 2, ..area };
        let has_cards = area.width >= CARDS_MIN.0 && area.height >= CARDS_MIN.1;
        self.has_boards.set(has_cards);
        let columns = if has_cards { (inside.width / ENTRY).clamp(1, 5) } else { 2 };
        let menu = (self.menu().len() as u16).div_ceil(columns);
        let first = u16::from(!self.unfinished.is_empty());
        let below = menu + first + 4;
        let games = shifted(inside, 0, top);
        let games = Rect { height: games.height.saturating_sub(below), ..games };
        let height =
            if has_cards { self.draw_cards(painter, games) } else { self.draw_games(painter, games, house) };
        let list = shifted(Rect { height: games.height + below, ..games }, 0, height + 1);
        if first > 0 {
            self.draw_entry(painter, row(list, 0), Entry::Continue, &self.label(Entry::Continue, house));
        }
        self.draw_menu(painter, shifted(list, 0, first), columns, house);
        let about = shifted(list, 2, first + menu + 1);
        let about = Rect { height: about.height.saturating_sub(1).min(2), ..about };
        painter.wrapped(about, &self.about(house), Role::Faint);
        let arrows = if painter.theme.unicode { "←↑↓→".into() } else { house.word("key-arrows") };
        let hints = [
            KeyHint::new(&arrows, KeyCode::Tab, house.word("key-select")),
            KeyHint::new("Enter", KeyCode::Enter, house.word("key-choose")),
            KeyHint::letter('l', house.word("learn")),
            KeyHint::letter('?', house.word("key-help")),
            KeyHint::letter('q', house.word("key-quit")),
        ];
        painter.keys(shifted(row(area, area.height - 1), 1, 0), &hints);
    }

    fn handle(&mut self, input: Input, house: &mut House) -> Action {
        if let Input::Click(Target::Item(item)) = input {
            let entry = self.places.borrow().get(item).map(|(entry, _)| *entry);
            return entry.map_or(Action::Stay, |entry| self.choose(entry, house));
        }
        if let Input::Wheel(lines) = input {
            self.turn(lines);
        }
        // Letters of entries come before the letters that stand for arrows.
        if let Input::Key(key) = &input
            && let KeyCode::Char(letter) = key.code
            && !key.modifiers.intersects(KeyModifiers::ALT | KeyModifiers::CONTROL)
            && let Some(entry) = self.entries().into_iter().find(|entry| entry.name().1 == letter)
        {
            return self.choose(entry, house);
        }
        match Gesture::of(&input) {
            Some(Gesture::Help) => Action::push(Help::new("home")),
            Some(Gesture::Up) => self.step((0, -1)),
            Some(Gesture::Down) => self.step((0, 1)),
            Some(Gesture::Left) => self.step((-1, 0)),
            Some(Gesture::Right) => self.step((1, 0)),
            Some(Gesture::Other(KeyCode::Tab)) => {
                self.turn(1);
                Action::Stay
            }
            Some(Gesture::Other(KeyCode::BackTab)) => {
                self.turn(-1);
                Action::Stay
            }
            Some(Gesture::Enter | Gesture::Letter(' ')) => self.choose(self.selected, house),
            _ => Action::Stay,
        }
    }

    fn answered(&mut self, answer: Answer, house: &mut House) -> Action {
        let Value::Item(item) = answer.value else { return Action::Stay };
        match (answer.question, kinds().get(item)) {
            ("rules", Some(kind)) => Action::push(RulesScreen::new(kind, house)),
            ("learn", Some(kind)) => Action::push(LearnScreen::new(kind, house)),
            _ => Action::Stay,
        }
    }

    fn uncovered(&mut self, house: &mut House) {
        self.look(house);
    }
}

/// Returns a game a few moves after its start, always the same.
fn begun_table(kind: &'static GameKind) -> Option<Table> {
    let mut random = Random::from_seed(4);
    let setup = kind.draw(&Options::default_of(kind.info), &mut random).ok()?;
    let mut table = Table::new(kind, &setup).ok()?;
    for _ in 0..MOVES {
        let choices = table.play_state().choices();
        let choice = choices.get(random.below(choices.len().max(1)))?;
        table.play(&choice.text).ok()?;
    }
    Some(table)
}

fn game_names(house: &House) -> Vec<String> {
    kinds().iter().map(|kind| house.speaker_of(kind.info).word("game-name")).collect()
}

fn resumed(found: &Found, house: &mut House) -> Action {
    begun(LiveGame::resume(&found.name, house), &found.record.game, house)
}

/// Returns the entry of an unfinished game.
fn continue_text(found: &Found, house: &House) -> String {
    let game = game_line(found, house);
    format!("{} {game}", house.word("home-continue"))
}

/// Draws the name of the program; returns the lines used.
fn draw_name(painter: &mut Painter, area: Rect, house: &House) -> u16 {
    if area.height >= LOGO_MIN {
        draw_logo(painter, area);
        painter.centred(row(area, LOGO.len() as u16), &house.word("home-subtitle"), Role::Faint);
        return LOGO.len() as u16 + 2;
    }
    let used = painter.text(shifted(area, 2, 0), "Tabuleiro", Role::Title);
    let dot = painter.theme.symbol("·", "-");
    let subtitle = format!("{dot} {}", house.word("home-subtitle"));
    painter.text(shifted(area, used + 3, 0), &subtitle, Role::Faint);
    1 + u16::from(area.height >= CARDS_MIN.1)
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
