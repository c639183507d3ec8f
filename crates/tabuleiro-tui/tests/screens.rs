//! Screens compared as text, at several sizes and in every theme. `INSTA_UPDATE=always` writes what they look like now.

use crossterm::event::{
    Event as TerminalEvent, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::sync::mpsc;
use tabuleiro_core::{Options, Random, TimeControl};
use tabuleiro_store::Store;
use tabuleiro_table::{Arrangement, Kind, Origin, Seat, kind, kinds};
use tabuleiro_tui::{App, Event, House, Opening, Palette, Wishes, open};

const SMALL: (u16, u16) = (80, 24);
const MIDDLE: (u16, u16) = (120, 40);
const LARGE: (u16, u16) = (200, 60);

/// A program without a terminal.
struct Stage {
    app: App,
    size: (u16, u16),
    _data: tempfile::TempDir,
}

impl Stage {
    fn new(size: (u16, u16), opening: Opening) -> Stage {
        Stage::with(size, opening, Palette::Dark, "en")
    }

    fn with(size: (u16, u16), opening: Opening, palette: Palette, language: &'static str) -> Stage {
        let data = tempfile::tempdir().unwrap();
        let store = Store::at(data.path()).unwrap();
        let settings = format!(r#"{{"theme": "{}"}}"#, palette.id());
        std::fs::write(store.file("settings.json"), settings).unwrap();
        let wishes = Wishes { language, language_is_given: true, colour: true, unicode: true };
        // Nobody listens: in these tests only people play.
        let (sender, _) = mpsc::channel();
        let house = House::new(store, wishes, Random::from_seed(11), sender);
        let app = open(opening, house).expect("the game can be begun");
        Stage { app, size, _data: data }
    }

    fn seen(&mut self) -> String {
        let mut buffer = Buffer::empty(Rect::new(0, 0, self.size.0, self.size.1));
        self.app.draw(&mut buffer);
        let symbols: Vec<&str> = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
        let line = |line: &[&str]| line.concat().trim_end().to_string();
        symbols.chunks(self.size.0 as usize).map(line).collect::<Vec<_>>().join("\n")
    }

    fn key(&mut self, code: KeyCode) -> &mut Stage {
        self.app.handle(Event::Terminal(TerminalEvent::Key(KeyEvent::new(code, KeyModifiers::NONE))));
        self
    }

    fn keys(&mut self, letters: &str) -> &mut Stage {
        letters.chars().for_each(|letter| _ = self.key(KeyCode::Char(letter)));
        self
    }

    fn typed(&mut self, text: &str) -> &mut Stage {
        self.keys(":").keys(text).key(KeyCode::Enter)
    }

    fn click(&mut self, text: &str) -> &mut Stage {
        let seen = self.seen();
        let (row, line) = seen.lines().enumerate().find(|(_, line)| line.contains(text)).unwrap();
        let column = line[..line.find(text).unwrap()].chars().count() as u16;
        let kind = MouseEventKind::Down(MouseButton::Left);
        let mouse = MouseEvent { kind, column, row: row as u16, modifiers: KeyModifiers::NONE };
        self.app.handle(Event::Terminal(TerminalEvent::Mouse(mouse)));
        self
    }
}

/// A game for people with names, drawn by the same chance every time.
fn game(kind: &'static Kind, options: Options) -> Opening {
    let names = ["Ana", "Rui", "Eva", "Tom"];
    let seats = names[..options.seats().count()].iter().map(|name| Seat::person(*name)).collect();
    let origin = Origin::Drawn(options);
    Opening::Game(Box::new(Arrangement { kind, origin, seats, time_control: TimeControl::Unlimited }), None)
}

fn game_of(id: &str) -> Opening {
    let kind = kind(id).unwrap();
    game(kind, Options::default_of(kind.info))
}

#[test]
fn the_home_screen() {
    insta::assert_snapshot!("home_80x24", Stage::new(SMALL, Opening::Home).seen());
    insta::assert_snapshot!("home_pt_120x40", Stage::with(MIDDLE, Opening::Home, Palette::Dark, "pt").seen());
    insta::assert_snapshot!("too_small", Stage::new((44, 12), Opening::Home).seen());
}

#[test]
fn a_new_game() {
    insta::assert_snapshot!("new_80x24", Stage::new(SMALL, Opening::Home).keys("n").seen());
    insta::assert_snapshot!("new_120x40", Stage::new(MIDDLE, Opening::Home).keys("n").seen());
    let mut board = Stage::new(SMALL, Opening::Home);
    insta::assert_snapshot!("new_board_80x24", board.keys("nv").seen());
}

#[test]
fn every_game_at_every_size() {
    for kind in kinds() {
        for (name, size) in [("80x24", SMALL), ("120x40", MIDDLE), ("200x60", LARGE), ("60x20", (60, 20))] {
            let mut stage = Stage::new(size, game_of(kind.info.id));
            insta::assert_snapshot!(format!("{}_{name}", kind.info.id), stage.seen());
        }
    }
}

#[test]
fn a_turn_is_spelled_with_what_can_be_chosen_in_brackets() {
    let mut stage = Stage::new(SMALL, game_of("small-star-empires"));
    insta::assert_snapshot!("turn_ship_chosen", stage.key(KeyCode::Tab).key(KeyCode::Enter).seen());
    insta::assert_snapshot!("turn_choices_as_buttons", stage.typed("h3").seen());
    insta::assert_snapshot!("turn_played", stage.click("[2]").seen());
    insta::assert_snapshot!("turn_illegal", stage.typed("h2 a4").seen());
    insta::assert_snapshot!("turn_earlier", stage.keys(",").seen());
}

#[test]
fn what_lies_over_a_game() {
    let mut stage = Stage::new(SMALL, game_of("green-skull"));
    insta::assert_snapshot!("over_help", stage.keys("?").seen());
    insta::assert_snapshot!("over_menu", stage.key(KeyCode::Esc).key(KeyCode::Esc).seen());
    insta::assert_snapshot!("over_resign", stage.keys("x").seen());
    insta::assert_snapshot!("over_end", stage.key(KeyCode::Down).key(KeyCode::Enter).seen());
}

#[test]
fn the_settings_show_every_theme() {
    let mut stage = Stage::new(SMALL, Opening::Home);
    insta::assert_snapshot!("settings_80x24", stage.keys("s").seen());
    for _ in 0..5 {
        stage.key(KeyCode::Down);
    }
    insta::assert_snapshot!("settings_ascii_80x24", stage.seen());
}

#[test]
fn a_map_that_does_not_fit_is_seen_around_the_cursor() {
    let kind = kind("small-star-empires").unwrap();
    let options = Options::default_of(kind.info).with_seats(4).unwrap();
    let mut stage = Stage::new((60, 20), game(kind, options));
    insta::assert_snapshot!("scrolled_middle", stage.seen());
    for _ in 0..12 {
        stage.key(KeyCode::Right);
    }
    insta::assert_snapshot!("scrolled_right", stage.seen());
}

/// The states of every screen that are worth a look.
fn states(palette: Palette) -> Vec<(&'static str, Stage)> {
    let mut states = vec![("home", Stage::with(SMALL, Opening::Home, palette, "en"))];
    for (name, keys) in [("new", "n"), ("settings", "s"), ("help", "?")] {
        let mut stage = Stage::with(SMALL, Opening::Home, palette, "en");
        stage.keys(keys);
        states.push((name, stage));
    }
    for kind in kinds() {
        let mut stage = Stage::with(MIDDLE, game_of(kind.info.id), palette, "en");
        stage.key(KeyCode::Tab).key(KeyCode::Enter);
        states.push((kind.info.id, stage));
    }
    states
}

#[test]
fn colours_tell_nothing_that_is_not_told_otherwise() {
    let without: Vec<String> =
        states(Palette::Monochrome).iter_mut().map(|(_, stage)| stage.seen()).collect();
    for palette in [Palette::Dark, Palette::Light, Palette::HighContrast, Palette::ColourBlind] {
        for ((name, mut stage), without) in states(palette).into_iter().zip(&without) {
            // The settings mark which theme is chosen.
            if name != "settings" {
                assert_eq!(stage.seen(), *without, "{name} in {}", palette.id());
            }
        }
    }
}

#[test]
fn ascii_only_is_ascii_only() {
    for (name, mut stage) in states(Palette::Ascii) {
        let seen = stage.seen();
        // Letters of a language and the marks of its sentences are no symbols.
        let is_odd = |letter: &char| !letter.is_ascii() && !"’…êá–".contains(*letter);
        let odd: String = seen.chars().filter(is_odd).collect();
        assert_eq!(odd, "", "{name}:\n{seen}");
    }
}
