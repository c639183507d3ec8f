//! The drawings: one for each symbol, small, and fit to stand in any page.

use tabuleiro_core::Game;
use tabuleiro_core::info::GameInfo;
use tabuleiro_games::for_each_game;

macro_rules! infos {
    ($($name:ident: $game:ty,)*) => { [$(<$game as Game>::info()),*] };
}

const BYTES_MAX: usize = 1_500;

fn each(check: impl Fn(&'static GameInfo)) {
    for_each_game!(infos).into_iter().for_each(check);
}

#[test]
fn every_symbol_has_a_drawing_and_every_drawing_a_symbol() {
    each(|info| {
        let mut names: Vec<String> = info.glyphs.iter().map(|glyph| format!("{}.svg", glyph.name)).collect();
        let files = info.drawings.files().map(|file| file.path().display().to_string());
        let mut files: Vec<String> = files.collect();
        names.sort();
        files.sort();
        assert_eq!(files, names, "{}", info.id);
    });
}

#[test]
fn a_drawing_is_small_and_stands_by_itself() {
    each(|info| {
        for glyph in info.glyphs {
            let drawing = info.drawing(glyph.name).expect("every symbol has a drawing");
            let start = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">";
            assert!(drawing.starts_with(start), "{}", glyph.name);
            assert!(drawing.len() < BYTES_MAX, "{} has {} bytes", glyph.name, drawing.len());
            for banned in [" id=", "<script", "<filter", "href", "url(", "<style", "<text", "<image"] {
                assert!(!drawing.contains(banned), "{} has {banned}", glyph.name);
            }
        }
    });
}

#[test]
fn no_two_drawings_of_a_game_have_the_same_shapes() {
    let shapes = |drawing: &str| {
        let shape = |part: &str| [" d=", " r=", " rx="].iter().any(|mark| part.contains(mark));
        drawing.split('<').filter(|part| shape(part)).map(without_colours).collect::<Vec<_>>()
    };
    each(|info| {
        let mut seen = Vec::new();
        for glyph in info.glyphs {
            let drawn = shapes(info.drawing(glyph.name).expect("every symbol has a drawing"));
            assert!(!seen.contains(&drawn), "{} differs by colour alone", glyph.name);
            seen.push(drawn);
        }
    });
}

fn without_colours(part: &str) -> String {
    part.split(' ').filter(|word| !word.contains('#') && !word.contains("currentColor")).collect()
}
