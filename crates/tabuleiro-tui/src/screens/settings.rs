//! Settings: colours, language, boards and the moves of computers, with a preview.

use super::help::Help;
use crate::board::{self, Drawing};
use crate::house::House;
use crate::input::{Gesture, Input, Target};
use crate::list::List;
use crate::look::Look;
use crate::painter::{KeyHint, Painter, row, shifted, shrunk};
use crate::screen::{Action, Screen};
use crate::theme::{Palette, Role};
use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use tabuleiro_core::{Options, Random};
use tabuleiro_table::{Table, kinds};
use tabuleiro_words::sketch::{Brackets, last_move};
use tabuleiro_words::{Localizer, languages};

/// The height at which there is room for blank lines.
const ROOMY: u16 = 22;

/// The settings.
pub struct SettingsScreen {
    list: List,
    /// A game for each kind, for the preview.
    tables: Vec<Table>,
    shown: usize,
}

/// An item of the settings, line by line.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Item {
    Palette(Palette),
    Language(&'static str),
    /// The look of boards.
    Board(Look),
    /// Whether the moves of computers are shown for a moment.
    Moves(bool),
}

impl SettingsScreen {
    /// Creates the screen of the settings.
    pub fn new(house: &House) -> SettingsScreen {
        let table = |kind: &'static tabuleiro_table::GameKind| {
            let setup = kind.draw(&Options::default_of(kind.info), &mut Random::from_seed(7)).ok()?;
            let mut table = Table::new(kind, &setup).ok()?;
            if let Some(choice) = table.play_state().choices().into_iter().next() {
                let _ = table.play(&choice.text);
            }
            Some(table)
        };
        let tables: Vec<Table> = kinds().iter().filter_map(table).collect();
        let cells = |index: &usize| tables[*index].play_state().board().cells.len();
        // The smallest board fits best.
        let shown = (0..tables.len()).min_by_key(cells).unwrap_or(0);
        let chosen = house.settings.theme.as_deref().and_then(Palette::named).unwrap_or_default();
        let selected = items().iter().position(|item| *item == Item::Palette(chosen)).unwrap_or(0);
        SettingsScreen { list: List { selected }, tables, shown }
    }

    fn draw_preview(&self, painter: &mut Painter, area: Rect) {
        let Some(table) = self.tables.get(self.shown) else { return };
        let play = table.play_state();
        let last = play.steps().last().map(|step| last_move(&step.clicks));
        let brackets: Brackets = last.unwrap_or_default();
        let fits = |(width, height)| width <= area.width && height <= area.height;
        let (Ok(drawing) | Err(drawing)) =
            Drawing::largest(play, &play.view(), &brackets, painter.theme, fits);
        let cursor = play.board().cells.len() / 2;
        board::draw(painter, area, &drawing, Some(cursor), false);
    }
}

fn items() -> Vec<Item> {
    let palettes = Palette::ALL.into_iter().map(Item::Palette);
    let looks = Look::ALL.map(Item::Board);
    let moves = [true, false].map(Item::Moves);
    palettes.chain(languages().into_iter().map(Item::Language)).chain(looks).chain(moves).collect()
}

impl Screen for SettingsScreen {
    fn draw(&self, painter: &mut Painter, house: &House) {
        let area = shrunk(painter.boxed(painter.area, &house.word("home-settings")), 1, 0);
        // In a low window the groups follow each other without blank lines.
        let gap = u16::from(area.height >= ROOMY);
        let (mut y, mut family) = (0, None);
        for (index, item) in items().into_iter().enumerate() {
            let (heading, name, chosen) = match item {
                Item::Palette(palette) => (
                    "settings-theme",
                    house.speaker.word(format!("theme-{}", palette.id())),
                    house.settings.theme.as_deref().unwrap_or(Palette::default().id()) == palette.id(),
                ),
                Item::Language(language) => (
                    "settings-language",
                    Localizer::new(language, None).word("language-name"),
                    house.speaker.language() == language,
                ),
                Item::Board(look) => (
                    "settings-board",
                    house.speaker.word(format!("settings-board-{}", look.id())),
                    house.settings.look() == look,
                ),
                Item::Moves(shown) => (
                    "settings-moves",
                    house.word(if shown { "settings-moves-shown" } else { "settings-moves-at-once" }),
                    house.settings.shows_moves() == shown,
                ),
            };
            if family != Some(heading) {
                family = Some(heading);
                y += if y > 0 { gap } else { 0 };
                painter.text(row(area, y), &house.word(heading), Role::Title);
                y += 1;
            }
            let selected = index == self.list.selected;
            let place = Rect { width: 24.min(area.width), ..row(area, y) };
            let mark = if selected { painter.theme.symbol("▸", ">") } else { " " };
            let tick = if chosen { "*" } else { " " };
            let role = if selected { Role::Selected } else { Role::Text };
            painter.text(place, &format!("{mark} {tick} {name:<22}"), role);
            painter.target(place, Target::Item(index));
            y += 1;
        }
        let preview = Rect { height: area.height.saturating_sub(2), ..shifted(area, 25, 0) };
        let theme = painter.theme;
        if let Some(Item::Palette(palette)) = items().get(self.list.selected) {
            painter.theme = house.theme_of(*palette);
            painter.restyle(preview, painter.theme.style(Role::Text));
        }
        self.draw_preview(painter, preview);
        painter.theme = theme;
        let hints = [
            KeyHint::new("Enter", KeyCode::Enter, house.word("key-choose")),
            KeyHint::new("Tab", KeyCode::Tab, house.word("key-other-board")),
            KeyHint::letter('?', house.word("key-help")),
            KeyHint::new("Esc", KeyCode::Esc, house.word("key-back")),
        ];
        painter.keys(row(area, area.height.saturating_sub(1)), &hints);
    }

    fn handle(&mut self, input: Input, house: &mut House) -> Action {
        let items = items();
        match input {
            Input::Click(Target::Item(item)) if item < items.len() => {
                self.list.selected = item;
                take(items[item], house);
            }
            Input::Wheel(lines) => self.list.wheeled(lines, items.len()),
            _ => {}
        }
        match Gesture::of(&input) {
            Some(gesture) if self.list.moved(gesture, items.len()) => {}
            Some(Gesture::Enter | Gesture::Right | Gesture::Letter(' ')) => {
                take(items[self.list.selected], house);
            }
            Some(Gesture::Other(KeyCode::Tab)) => self.shown = (self.shown + 1) % self.tables.len().max(1),
            Some(Gesture::Help) => return Action::push(Help::new("settings")),
            Some(Gesture::Back | Gesture::Letter('q')) => return Action::Back,
            _ => {}
        }
        Action::Stay
    }
}

fn take(item: Item, house: &mut House) {
    match item {
        Item::Palette(palette) => house.choose_theme(palette),
        Item::Language(language) => house.settings.language = Some(language.into()),
        Item::Board(look) => house.choose_look(look),
        Item::Moves(shown) => house.settings.moves_are_shown = Some(shown),
    }
    house.keep_settings();
}
