//! The games that can be played, with their rules and drawings.

use crate::Complaint;
use std::collections::BTreeMap;
use tabuleiro_table::{GameKind, kinds};
use tabuleiro_words::rules::{Page, PictureView, pages};
use tabuleiro_words::{Menu, speaker};

/// Returns every game with its rule sets, options and computer players.
pub fn menus(language: &'static str) -> Vec<Menu> {
    kinds().iter().map(|kind| Menu::of(kind, speaker(language, Some(kind.info.id)))).collect()
}

/// Returns the rules of a game as pages of text, tables and boards.
pub fn rules_pages(
    kind: &'static GameKind,
    language: &'static str,
) -> Result<Vec<Page<PictureView>>, Complaint> {
    let speaker = speaker(language, Some(kind.info.id));
    let page = |page: Page| page.try_with_pictures(|picture| picture.view(kind, speaker));
    let pages: Result<_, _> = pages(kind.info, language).into_iter().map(page).collect();
    pages.map_err(|error| Complaint::of_game(kind.info, &error))
}

/// Returns the drawings of a game's symbols by name, each as SVG. The owner's colour is `currentColor`.
pub fn drawings(kind: &'static GameKind) -> BTreeMap<&'static str, &'static str> {
    let drawn = |name: &'static str| Some((name, kind.info.drawing(name)?));
    kind.info.glyphs.iter().filter_map(|glyph| drawn(glyph.name)).collect()
}
