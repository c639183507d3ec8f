//! Pictures of every game: they can be drawn, and they look as before.

#[path = "../../tabuleiro-core/tests/face_down/mod.rs"]
mod face_down;

use face_down::FaceDown;
use std::path::Path;
use tabuleiro_core::info::RuleSet;
use tabuleiro_core::{Explain, Options as Choices, Random};
use tabuleiro_picture::{
    FILM_SIZE_MAX, Film, Picture, PictureError, PictureOptions, Rotation, Size, Theme, film,
};
use tabuleiro_table::{GameKind, Seat, Table, kind, kinds};
use tabuleiro_words::{Localizer, languages};

/// Returns a game after some random moves.
fn played(kind: &'static GameKind, rule_set: &'static RuleSet, moves: usize) -> Table {
    let mut random = Random::from_seed(7);
    let setup = kind.draw(&Choices::of(rule_set), &mut random).unwrap();
    let mut table = Table::new(kind, &setup).unwrap();
    for _ in 0..moves {
        let choices = table.play_state().choices();
        if choices.is_empty() {
            break;
        }
        let mv = choices[random.below(choices.len())].text.clone();
        table.play(&mv).unwrap();
    }
    table
}

fn small(theme: Theme) -> PictureOptions {
    PictureOptions { theme, size: Size::new(96).unwrap(), ..PictureOptions::default() }
}

fn picture(table: &Table) -> Picture {
    Picture::of(table, &Localizer::at(table, "en"))
}

/// Returns the width, the height, and red, green, blue and opacity of each pixel.
fn decoded(bytes: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    assert_eq!(info.color_type, png::ColorType::Rgba);
    (info.width, info.height, pixels)
}

#[test]
fn every_rule_set_is_drawn_in_every_theme_at_its_start_and_its_end() {
    for kind in kinds() {
        for rule_set in kind.info.rule_sets {
            for (moves, themes) in [(0, &Theme::ALL[..1]), (10_000, &Theme::ALL[..])] {
                let table = played(kind, rule_set, moves);
                for &theme in themes {
                    let (width, height, pixels) = decoded(&picture(&table).png(&small(theme)).unwrap());
                    assert_eq!(width.max(height), 96);
                    assert!(pixels.chunks(4).any(|pixel| pixel != &pixels[..4]), "the picture is not blank");
                }
            }
        }
    }
}

#[test]
fn a_game_that_nobody_drew_is_shown_in_its_letters() {
    let kind: &'static GameKind = Box::leak(Box::new(GameKind::of::<FaceDown>()));
    let table = played(kind, &kind.info.rule_sets[0], 3);
    let svg = picture(&table).svg(&PictureOptions::default()).unwrap();
    assert!(svg.contains(">▯</text>"), "{svg}");
}

#[test]
fn a_name_cannot_break_a_picture() {
    let mut table = played(&kinds()[0], &kinds()[0].info.rule_sets[0], 4);
    table.seats[0] = Seat::person("<script>&\"'\u{0}\u{ffff}]]>".repeat(20));
    table.seats[1] = Seat::person("\u{202e}日本 🦀 لوح");
    let drawn = picture(&table);
    assert!(!drawn.svg(&small(Theme::Dark)).unwrap().contains("<script"));
    drawn.png(&small(Theme::Dark)).unwrap();
}

#[test]
fn a_board_can_be_turned_and_nothing_is_lost() {
    for kind in kinds() {
        let table = played(kind, &kind.info.rule_sets[0], 20);
        let drawn = picture(&table);
        let turned = |degrees| PictureOptions { rotation: Rotation::new(degrees), ..small(Theme::Light) };
        let uses = |svg: String| svg.matches("<use ").count();
        let upright = uses(drawn.svg(&turned(0)).unwrap());
        let mut possible = 0;
        for degrees in 0..=400 {
            match drawn.svg(&turned(degrees)) {
                Ok(svg) => {
                    possible += 1;
                    assert_eq!(uses(svg), upright);
                }
                Err(error) => assert!(matches!(error, PictureError::Rotation { .. }), "{error}"),
            }
        }
        assert!([4, 12].contains(&possible), "{possible}");
        drawn.svg(&PictureOptions { rotation: Rotation::FLIPPED, ..PictureOptions::default() }).unwrap();
    }
}

#[test]
fn marks_arrows_and_sizes_are_checked() {
    let table = played(&kinds()[0], &kinds()[0].info.rule_sets[0], 0);
    let drawn = picture(&table);
    let names: Vec<_> = table.play_state().board().cells.iter().map(|cell| cell.name).collect();
    let with = |marks: &[&str], arrows: &[&str]| PictureOptions {
        marks: marks.iter().map(|mark| mark.parse().unwrap()).collect(),
        arrows: arrows.iter().map(|arrow| arrow.parse().unwrap()).collect(),
        ..PictureOptions::default()
    };
    let (one, other) = (names[0].to_string(), names[9].to_string());
    let plain = drawn.svg(&PictureOptions::default()).unwrap();
    let marked = drawn.svg(&with(&[&one], &[&format!("{one}-{other}"), &format!("{one}-{one}")])).unwrap();
    assert!(marked.len() > plain.len());
    assert_eq!(drawn.svg(&with(&["z99"], &[])), Err(PictureError::NoCell("z99".parse().unwrap())));
    assert_eq!(drawn.svg(&with(&[], &["z98-z99"])), Err(PictureError::NoCell("z98".parse().unwrap())));
    for pixels in [0, 63, 4097, 70_000, u32::MAX] {
        assert_eq!(Size::new(pixels), Err(PictureError::Size { found: pixels, most: Size::MAX }));
    }
    assert_eq!("mauve".parse::<Theme>(), Err(PictureError::Theme("mauve".into())));
}

#[test]
fn every_problem_has_its_words() {
    let errors = [
        PictureError::Size { found: 1, most: 2 },
        PictureError::Rotation { found: 1, step: 30 },
        "c4".parse::<tabuleiro_picture::Arrow>().unwrap_err(),
        "c4-9".parse::<tabuleiro_picture::Arrow>().unwrap_err(),
        PictureError::NoCell("c4".parse().unwrap()),
        PictureError::Theme("x".into()),
        PictureError::TooLong { turns: 2, most: 1 },
        PictureError::Drawing("x".into()),
    ];
    for language in languages() {
        for error in &errors {
            Localizer::new(language, None).try_own(&error.explain()).unwrap();
        }
    }
}

#[test]
fn a_film_has_a_frame_for_each_turn_and_one_for_the_start() {
    for kind in kinds() {
        let table = played(kind, &kind.info.rule_sets[0], 12);
        let (turns, speaker) = (table.turns().len(), Localizer::at(&table, "pt"));
        let bytes = film(table, &speaker, &small(Theme::Dark), Film::default()).unwrap();
        let mut decoder = gif::DecodeOptions::new().read_info(&bytes[..]).unwrap();
        assert_eq!(decoder.width().max(decoder.height()), 96);
        let mut frames = 0;
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            assert!(frame.width > 0 && frame.height > 0);
            frames += 1;
        }
        assert_eq!(frames, turns + 1);
    }
}

#[test]
fn a_film_is_neither_too_long_nor_too_large() {
    let game = || played(&kinds()[0], &kinds()[0].info.rule_sets[0], 6);
    let speaker = Localizer::at(&game(), "en");
    let turns = game().turns().len();
    let short = Film { turns_max: turns - 1, ..Film::default() };
    let made = film(game(), &speaker, &small(Theme::Dark), short);
    assert_eq!(made, Err(PictureError::TooLong { turns, most: turns - 1 }));
    let large = PictureOptions {
        size: Size::new(u32::from(FILM_SIZE_MAX) + 1).unwrap(),
        ..PictureOptions::default()
    };
    assert!(matches!(film(game(), &speaker, &large, Film::default()), Err(PictureError::Size { .. })));
}

/// Positions of each game, small enough to store their pictures.
const POSITIONS: [(&str, &str); 4] = [
    ("small-star-empires", "feup-b"),
    ("asterismo", "report"),
    ("syrtis", "published"),
    ("green-skull", "published"),
];

fn kept(game: &str, rule_set: &str) -> (Picture, PictureOptions) {
    let kind = kind(game).unwrap();
    let table = played(kind, kind.info.rule_set(rule_set).unwrap(), 16);
    let cells = &table.play_state().board().cells;
    let (one, other) = (cells[3].name, cells[cells.len() / 2].name);
    let options = PictureOptions {
        marks: vec![one],
        arrows: vec![format!("{one}-{other}").parse().unwrap()],
        size: Size::new(120).unwrap(),
        ..PictureOptions::default()
    };
    (picture(&table), options)
}

#[test]
fn the_shapes_are_as_they_were() {
    for (game, rule_set) in POSITIONS {
        let (picture, options) = kept(game, rule_set);
        insta::assert_snapshot!(game, picture.svg(&options).unwrap());
    }
}

/// A pixel may differ slightly, and very few may differ much, because machines round differently.
#[test]
fn the_pixels_are_as_they_were() {
    const OFF_MAX: u8 = 24;
    for (game, rule_set) in POSITIONS {
        let (picture, options) = kept(game, rule_set);
        let bytes = picture.png(&options).unwrap();
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/pictures/{game}.png"));
        if std::env::var_os("INSTA_UPDATE").is_some_and(|update| update == "always") {
            std::fs::write(&path, &bytes).unwrap();
        }
        let (width, height, found) = decoded(&bytes);
        let (expected_width, expected_height, expected) = decoded(&std::fs::read(&path).unwrap());
        assert_eq!((width, height), (expected_width, expected_height), "{game}");
        let far = found.iter().zip(&expected).filter(|(one, other)| one.abs_diff(**other) > OFF_MAX).count();
        assert!(far * 1000 <= found.len(), "{game}: {far} of {} differ", found.len());
    }
}
