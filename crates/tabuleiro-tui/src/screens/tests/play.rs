//! Home, new game, board, end and settings as text, at several sizes and in every theme.

use crate::Opening;
use crate::stage::Stage;
use crate::theme::Palette;
use crossterm::event::KeyCode;
use tabuleiro_core::{Options, TimeControl};
use tabuleiro_table::{Arrangement, GameKind, Origin, Seat, kind, kinds};

const SMALL: (u16, u16) = (80, 24);
const MIDDLE: (u16, u16) = (120, 40);
const LARGE: (u16, u16) = (200, 60);

/// Opens a game between named people, always with the same draw.
fn game(kind: &'static GameKind, options: Options) -> Opening {
    let names = ["Ana", "Rui", "Eva", "Tom"];
    let seats = names[..options.seats().count()].iter().map(|name| Seat::person(*name)).collect();
    let origin = Origin::Drawn(options);
    Opening::Game(Box::new(Arrangement { kind, origin, seats, time_control: TimeControl::Unlimited }), None)
}

fn game_of(id: &str) -> Opening {
    let kind = kind(id).unwrap();
    game(kind, Options::default_of(kind.info))
}

fn home(size: (u16, u16)) -> Stage {
    Stage::of(Opening::Home, Palette::Dark, size)
}

fn playing(id: &str, size: (u16, u16)) -> Stage {
    Stage::of(game_of(id), Palette::Dark, size)
}

impl Stage {
    fn typed(&mut self, text: &str) {
        self.write(":");
        self.write(text);
        self.key(KeyCode::Enter);
    }
}

#[test]
fn the_home_screen() {
    insta::assert_snapshot!("home-80x24", home(SMALL).text());
    insta::assert_snapshot!("home-120x40-pt", Stage::new("pt", true, MIDDLE).text());
    insta::assert_snapshot!("home-too-small", home((44, 12)).text());
}

#[test]
fn a_new_game() {
    for (name, size, keys) in [
        ("new-80x24", SMALL, "n"),
        ("new-120x40", MIDDLE, "n"),
        ("new-80x24-board", SMALL, "nv"),
        ("watch-80x24", SMALL, "w"),
    ] {
        let mut stage = home(size);
        stage.write(keys);
        insta::assert_snapshot!(name, stage.text());
    }
}

#[test]
fn a_map_is_edited_with_the_board_beside_it() {
    let mut stage = home(MIDDLE);
    stage.write("n");
    stage.click_on("A map of your own");
    stage.keys(&[KeyCode::Down, KeyCode::Enter]);
    insta::assert_snapshot!("editor-120x40", stage.text());
    stage.keys(&[KeyCode::Down, KeyCode::Char('Q')]);
    insta::assert_snapshot!("editor-120x40-wrong", stage.text());
    stage.keys(&[KeyCode::Backspace, KeyCode::Esc]);
    insta::assert_snapshot!("editor-120x40-leave", stage.text());
    stage.keys(&[KeyCode::Enter]);
    assert!(stage.text().contains("--map"), "{}", stage.text());
    stage.write("s");
    assert!(stage.text().contains("before the first turn"), "{}", stage.text());
}

#[test]
fn every_game_at_every_size() {
    for kind in kinds() {
        for size in [(60, 20), SMALL, MIDDLE, LARGE] {
            let name = format!("{}-{}x{}", kind.info.id, size.0, size.1);
            insta::assert_snapshot!(name, playing(kind.info.id, size).text());
        }
    }
}

#[test]
fn a_turn_is_spelled_with_what_can_be_chosen_in_brackets() {
    let mut stage = playing("small-star-empires", SMALL);
    stage.keys(&[KeyCode::Tab, KeyCode::Enter]);
    insta::assert_snapshot!("turn-1-ship-chosen", stage.text());
    stage.typed("h3");
    insta::assert_snapshot!("turn-2-choices-as-buttons", stage.text());
    stage.click_on("[2]");
    insta::assert_snapshot!("turn-3-played", stage.text());
    stage.typed("h2 a4");
    insta::assert_snapshot!("turn-4-not-possible", stage.text());
    stage.write(",");
    insta::assert_snapshot!("turn-5-looking-back", stage.text());
}

#[test]
fn within_an_unfinished_turn_everything_can_be_taken_back() {
    let mut stage = playing("syrtis", SMALL);
    let before = stage.text();
    for _ in 0..2 {
        stage.keys(&[KeyCode::Tab, KeyCode::Enter]);
    }
    assert!(stage.text().contains("♖"), "{}", stage.text());
    stage.keys(&[KeyCode::Backspace, KeyCode::Backspace, KeyCode::Backspace]);
    let after = stage.text();
    let board = |text: &str| text.lines().take(18).map(str::to_string).collect::<Vec<_>>();
    assert_eq!(board(&after), board(&before));
}

#[test]
fn a_click_on_a_move_shows_the_position_after_it() {
    let mut stage = playing("green-skull", MIDDLE);
    for mv in ["d7-d6", "d1-d2", "h1-g2"] {
        stage.typed(mv);
    }
    stage.click_on("1. ❶ d7-d6");
    assert!(stage.text().contains("step 1 of 3"), "{}", stage.text());
    stage.click_on("2. ❷ d1-d2");
    assert!(!stage.text().contains("earlier position"), "{}", stage.text());
}

#[test]
fn what_lies_over_a_game() {
    let mut stage = playing("green-skull", SMALL);
    stage.write("?");
    insta::assert_snapshot!("over-help", stage.text());
    stage.keys(&[KeyCode::Esc, KeyCode::Esc]);
    insta::assert_snapshot!("over-menu", stage.text());
    stage.write("x");
    insta::assert_snapshot!("over-resign", stage.text());
    stage.keys(&[KeyCode::Down, KeyCode::Enter]);
    insta::assert_snapshot!("over-end", stage.text());
}

#[test]
fn the_settings_show_every_theme() {
    let mut stage = home(SMALL);
    stage.write("s");
    insta::assert_snapshot!("settings-80x24", stage.text());
    stage.keys(&[KeyCode::Down; 5]);
    insta::assert_snapshot!("settings-80x24-ascii", stage.text());
}

#[test]
fn a_theme_and_a_language_are_taken_at_once_and_kept() {
    let mut stage = Stage::of(Opening::Home, Palette::Dark, SMALL);
    stage.write("s");
    stage.keys(&[KeyCode::Down, KeyCode::Enter]);
    assert_eq!(stage.app.house.theme.palette, Palette::Light);
    stage.app.house.settings = crate::settings::Settings::read(&stage.app.house.store);
    assert_eq!(stage.app.house.settings.theme.as_deref(), Some("light"));
}

#[test]
fn a_map_that_does_not_fit_is_seen_around_the_cursor() {
    let kind = kind("small-star-empires").unwrap();
    let options = Options::default_of(kind.info).with_seats(4).unwrap();
    let mut stage = Stage::of(game(kind, options), Palette::Dark, (60, 20));
    insta::assert_snapshot!("scrolled-middle", stage.text());
    stage.keys(&[KeyCode::Down; 6]);
    insta::assert_snapshot!("scrolled-down", stage.text());
}

/// The states of every screen that are worth a look.
#[test]
fn the_points_are_seen_at_the_end_in_the_smallest_window() {
    for (name, size) in [("end-60x20", (60, 20)), ("end-70x20", (70, 20))] {
        let mut stage = playing("small-star-empires", size);
        stage.write("x");
        stage.keys(&[KeyCode::Down, KeyCode::Enter]);
        insta::assert_snapshot!(name, stage.text());
    }
}

#[test]
fn the_last_line_of_help_has_nothing_below_it() {
    let mut stage = playing("green-skull", (60, 20));
    stage.write("?");
    assert!(stage.text().contains("more"), "{}", stage.text());
    stage.keys(&[KeyCode::PageDown; 5]);
    let end = stage.text();
    assert!(!end.contains("more"), "{end}");
    stage.key(KeyCode::Up);
    assert_ne!(stage.text(), end, "one line up is one line up");
}

fn states(palette: Palette) -> Vec<(&'static str, Stage)> {
    let mut states = vec![("home", Stage::of(Opening::Home, palette, SMALL))];
    for (name, keys) in [("new", "n"), ("settings", "s"), ("help", "?"), ("rules", "b"), ("replay", "r")] {
        let mut stage = Stage::of(Opening::Home, palette, SMALL);
        stage.write(keys);
        states.push((name, stage));
    }
    for kind in kinds() {
        let mut stage = Stage::of(game_of(kind.info.id), palette, MIDDLE);
        stage.keys(&[KeyCode::Tab, KeyCode::Enter]);
        states.push((kind.info.id, stage));
    }
    states
}

#[test]
fn colours_tell_nothing_that_is_not_told_otherwise() {
    let without: Vec<String> =
        states(Palette::Monochrome).iter_mut().map(|(_, stage)| stage.text()).collect();
    for palette in [Palette::Dark, Palette::Light, Palette::HighContrast, Palette::ColourBlind] {
        for ((name, mut stage), without) in states(palette).into_iter().zip(&without) {
            // The settings mark which theme is chosen.
            if name != "settings" {
                assert_eq!(stage.text(), *without, "{name} in {}", palette.id());
            }
        }
    }
}

#[test]
fn ascii_only_is_ascii_only() {
    for (name, mut stage) in states(Palette::Ascii) {
        let text = stage.text();
        let is_odd = |letter: &char| !letter.is_ascii() && !letter.is_alphabetic();
        let odd: String = text.chars().filter(is_odd).collect();
        assert_eq!(odd, "", "{name}:\n{text}");
    }
}

#[test]
fn clicks_on_keys_below_are_keys() {
    let mut stage = playing("green-skull", SMALL);
    stage.click_on("? help");
    assert!(stage.text().contains("Help"), "{}", stage.text());
    stage.click_on("Esc back");
    stage.click_on("Esc menu");
    assert!(stage.text().contains("go on playing"), "{}", stage.text());
}

#[test]
fn time_runs_out() {
    let Opening::Game(arrangement, pause) = game_of("green-skull") else { unreachable!() };
    let arrangement = Arrangement { time_control: "1ms".parse().unwrap(), ..*arrangement };
    let mut stage = Stage::of(Opening::Game(Box::new(arrangement), pause), Palette::Dark, SMALL);
    for _ in 0..5 {
        if let Some(alarm) = stage.app.alarm() {
            stage.app.ring(alarm);
        }
    }
    assert!(stage.text().contains("Ana ran out of time"), "{}", stage.text());
}

#[test]
fn the_smallest_window_has_the_whole_request_the_keys_for_help_and_the_players_pieces() {
    for kind in kinds() {
        for language in ["en", "pt"] {
            let mut stage = Stage::new(language, true, (60, 20));
            stage.push_game(game_of(kind.info.id));
            let text = stage.text();
            let request = text.lines().find(|line| line.trim_start().starts_with('❶')).unwrap();
            assert!(!request.contains('…'), "{text}");
            assert!(text.lines().last().unwrap().contains("? "), "{text}");
        }
    }
    let mut stage = playing("small-star-empires", (60, 20));
    stage.typed("h2-h3c");
    let text = stage.text();
    for piece in ["○ colony", "▲ ship", "⌂ home"] {
        assert!(text.contains(piece), "{piece}: {text}");
    }
}
