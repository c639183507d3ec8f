//! Boards of filled cells at every size and in every theme.

use super::{Depth, Scale, Tiles, size};
use crate::look::Look;
use crate::theme::{Palette, Role, Theme};
use ratatui::style::Style;
use tabuleiro_core::{Options, Random};
use tabuleiro_table::{Table, kinds};
use tabuleiro_words::sketch::{Bracket, Brackets};

/// The looks of boards that are drawn in letters' places.
const LOOKS: [Look; 2] = [Look::Cells, Look::Fine];

/// Returns a game of every kind after some moves.
fn tables() -> Vec<Table> {
    let table = |kind: &'static tabuleiro_table::GameKind| {
        let mut random = Random::from_seed(1);
        let setup = kind.draw(&Options::default_of(kind.info), &mut random).unwrap();
        let mut table = Table::new(kind, &setup).unwrap();
        for _ in 0..20 {
            let moves = table.play_state().choices();
            let Some(mv) = moves.get(random.below(moves.len().max(1))).map(|choice| choice.text.clone())
            else {
                break;
            };
            table.play(&mv).unwrap();
        }
        table
    };
    kinds().iter().map(table).collect()
}

fn tiles(table: &Table, brackets: &Brackets, scale: Scale, look: Look) -> Tiles {
    let play = table.play_state();
    let colours = Theme::new(Palette::Dark, true, Depth::Full).with(look, None).tiles().unwrap();
    Tiles::new(play, &play.view(), brackets, scale, &colours)
}

#[test]
fn sizes_shrink_and_every_cell_can_be_pointed_at() {
    for table in tables() {
        let board = table.play_state().board();
        let scales = Scale::all(board.outline);
        for pair in scales.windows(2) {
            let ((width, height), (less, lower)) = (size(board, pair[0]), size(board, pair[1]));
            assert!(less <= width || lower <= height, "{pair:?}");
        }
        for (scale, look) in scales.into_iter().flat_map(|scale| LOOKS.map(|look| (scale, look))) {
            let tiles = tiles(&table, &Brackets::new(), scale, look);
            assert_eq!((tiles.width(), tiles.height()), size(board, scale));
            for cell in 0..board.cells.len() {
                let (column, line) = tiles.middle(cell).unwrap();
                assert_eq!(tiles.cell_at(column, line), Some(cell), "{scale:?} {look:?}");
            }
            assert_eq!(tiles.cell_at(tiles.width(), 0), None);
        }
    }
}

#[test]
fn symbols_can_be_read_on_their_cells() {
    let palettes = [Palette::Dark, Palette::Light, Palette::HighContrast, Palette::ColourBlind];
    for (table, palette) in tables().iter().flat_map(|table| palettes.map(|palette| (table, palette))) {
        let play = table.play_state();
        let view = play.view();
        let colours = Theme::new(palette, true, Depth::Full).tiles().unwrap();
        for content in &view.contents {
            let ground = colours.fill(play.info(), content, None, false);
            for mark in content.marks.iter().filter(|mark| mark.glyph != "empty") {
                let contrast = colours.ink(play.info(), mark, ground).contrast(ground);
                assert!(contrast >= 4.5, "{} of {} in {palette:?}: {contrast}", mark.glyph, play.info().id);
            }
        }
    }
}

#[test]
fn marks_and_the_cursor_change_what_is_seen() {
    let text = Theme::new(Palette::Dark, true, Depth::Full).style(Role::Text);
    let seen = |tiles: &Tiles, cursor: Option<usize>, text: Style| -> Vec<_> {
        let places =
            (0..tiles.height()).flat_map(|line| (0..tiles.width()).map(move |column| (column, line)));
        places.map(|(column, line)| tiles.symbol_at(column, line, cursor, text)).collect()
    };
    for table in tables() {
        let board = table.play_state().board();
        // The largest, with drawings; the smallest, with symbols.
        let scales = Scale::all(board.outline);
        let scales = [scales[0], scales[scales.len() - 1]];
        for (scale, look) in scales.into_iter().flat_map(|scale| LOOKS.map(|look| (scale, look))) {
            let plain = seen(&tiles(&table, &Brackets::new(), scale, look), None, text);
            let mut looks = vec![plain];
            for bracket in [Bracket::Last, Bracket::Next, Bracket::Chosen] {
                let brackets = [(board.cells[3].name, bracket)].into();
                looks.push(seen(&tiles(&table, &brackets, scale, look), None, text));
            }
            looks.push(seen(&tiles(&table, &Brackets::new(), scale, look), Some(3), text));
            for (index, own) in looks.iter().enumerate() {
                assert!(!looks[..index].contains(own), "{scale:?} {look:?} {index}");
            }
        }
    }
}

#[test]
fn empty_cells_are_seen_in_every_theme() {
    for palette in [Palette::Dark, Palette::Light, Palette::HighContrast, Palette::ColourBlind] {
        let theme = Theme::new(palette, true, Depth::Full);
        let cell = theme.tiles().unwrap().cell.color(Depth::Full);
        assert_ne!(Some(cell), theme.style(Role::Text).bg, "{palette:?}");
        assert_ne!(cell, ratatui::style::Color::Rgb(0, 0, 0), "{palette:?}");
    }
}

#[test]
fn half_blocks_need_no_other_symbols_and_sixths_are_symbols_for_legacy_computing() {
    let text = Theme::new(Palette::Dark, true, Depth::Full).style(Role::Text);
    let is_fine = |symbol: char| ('\u{1fb00}'..='\u{1fb3b}').contains(&symbol);
    for table in tables() {
        let scale = Scale::all(table.play_state().board().outline)[0];
        for look in LOOKS {
            let tiles = tiles(&table, &Brackets::new(), scale, look);
            let places =
                (0..tiles.height()).flat_map(|line| (0..tiles.width()).map(move |column| (column, line)));
            let symbols = places.filter_map(|(column, line)| tiles.symbol_at(column, line, None, text));
            assert_eq!(
                symbols.filter(|(symbol, _)| is_fine(*symbol)).count() > 100,
                look == Look::Fine,
                "{look:?}"
            );
        }
    }
}

/// The board without its edges' lines has the ground of the window around it.
#[test]
fn edges_that_belong_to_a_side_have_its_colour() {
    let table = tables().into_iter().find(|table| !table.play_state().board().borders.is_empty()).unwrap();
    let play = table.play_state();
    let colours = Theme::new(Palette::Dark, true, Depth::Full).tiles().unwrap();
    for scale in Scale::all(play.board().outline) {
        let tiles = tiles(&table, &Brackets::new(), scale, Look::Cells);
        for border in &play.board().borders {
            let colour = colours.side(play.info(), &border.glyph);
            let beside = (0..tiles.owners.len())
                .filter(|&at| tiles.owners[at].is_none() && tiles.pixels[at] == Some(colour));
            assert!(beside.count() >= border.cells.len(), "{scale:?} {}", border.glyph);
        }
    }
}
