//! The law of rules: every page has its words in every language, and every picture shows a position and a move that the game knows.

use std::collections::BTreeSet;
use tabuleiro_core::info::GameInfo;
use tabuleiro_table::{GameKind, kinds};
use tabuleiro_words::languages;
use tabuleiro_words::rules::{Block, Figure, Page, pages, pictures, plain};
use tabuleiro_words::sketch::{Sketch, Space};

/// Returns the pictures of a page, in order.
fn shown_on(page: &Page) -> Vec<&Figure> {
    let mut pictures = Vec::new();
    for block in &page.blocks {
        if let Block::Picture { picture, .. } = block {
            pictures.push(picture);
        }
    }
    pictures
}

fn text_of(block: &Block) -> String {
    match block {
        Block::Text(text) | Block::Item { text, .. } => plain(text),
        Block::Picture { caption, .. } => plain(caption),
        Block::Table(rows) => rows.iter().flatten().map(|cell| plain(cell)).collect::<Vec<_>>().join(" "),
    }
}

#[test]
fn every_page_has_words_and_the_same_pictures_in_every_language() {
    for kind in kinds() {
        let english = pages(kind.info, "en");
        assert!((4..=12).contains(&english.len()), "{}: a few short pages", kind.info.id);
        for language in languages() {
            assert!(kind.info.rules(language).is_some(), "{}: no rules in {language}", kind.info.id);
            let own = pages(kind.info, language);
            assert_eq!(own.len(), english.len(), "{} in {language}", kind.info.id);
            for (page, same) in own.iter().zip(&english) {
                check_page(kind.info, page);
                assert_eq!(shown_on(page), shown_on(same), "{} in {language}: {}", kind.info.id, page.title);
            }
        }
    }
}

fn check_page(info: &GameInfo, page: &Page) {
    assert!(!page.title.trim().is_empty() && !page.blocks.is_empty(), "{}: {}", info.id, page.title);
    for block in &page.blocks {
        let text = text_of(block);
        assert!(!text.trim().is_empty(), "{}: {}: {block:?}", info.id, page.title);
        // What was not understood as Markdown would be left over.
        assert!(!text.contains("](") && !text.contains("**") && !text.contains("```"), "{}: {text}", info.id);
    }
}

#[test]
fn every_picture_is_of_the_game_and_its_move_is_legal() {
    for kind in kinds() {
        let lines = kind.info.pictures().lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let all = pictures(kind.info);
        assert_eq!(lines.count(), all.len(), "{}: a line that is no picture", kind.info.id);
        let used: BTreeSet<String> =
            pages(kind.info, "en").iter().flat_map(shown_on).map(|picture| picture.name.clone()).collect();
        let names: BTreeSet<String> = all.iter().map(|picture| picture.name.clone()).collect();
        assert!(names.len() == all.len() && names.len() >= 4, "{}", kind.info.id);
        assert_eq!(used, names, "{}: every picture is shown", kind.info.id);
        all.iter().for_each(|picture| check_picture(kind, picture));
    }
}

fn check_picture(kind: &'static GameKind, picture: &Figure) {
    let shown = picture.show(kind).unwrap_or_else(|error| panic!("{}: {error}", picture.name));
    assert!(shown.board.cells.len() > 3 && shown.board.cells.len() == shown.view.contents.len());
    let is_seen = |name| shown.board.index_of(name).is_some();
    assert!(shown.brackets.keys().all(|&name| is_seen(name)), "{}: {:?}", picture.name, shown.brackets);
    assert!(picture.cells.iter().all(|cell| shown.brackets.contains_key(cell)), "{}", picture.name);
    let sketch = Sketch::new(kind.info, &shown.board, &shown.view, &shown.brackets, Space::Roomy, true);
    let widest = sketch.lines.iter().map(Vec::len).max().unwrap_or(0);
    assert!(widest <= 76, "{} is {widest} columns wide", picture.name);
}

#[test]
fn whose_game_it_is_stands_on_the_first_page() {
    for kind in kinds() {
        let designer = kind.info.designer.split(['(', ',']).next().unwrap().trim();
        for (language, apart) in [("en", "not affiliated"), ("pt", "não temos ligação")] {
            let first: String = pages(kind.info, language)[0].blocks.iter().map(text_of).collect();
            assert!(first.contains(designer) && first.contains(apart), "{language}: {first}");
        }
    }
}

#[test]
fn a_line_that_is_no_picture_is_refused() {
    for line in [
        "",
        "# remark",
        "alone",
        "name x1 nonsense",
        "name x1 colour=red",
        "name x1 cells=4c",
        "name x1 part=c4",
    ] {
        assert_eq!(Figure::parse(line), None, "{line}");
    }
    let good = Figure::parse("name x1 move=c4-c5 cells=c4,d5 part=a1:d5").unwrap();
    assert_eq!((good.mv.as_deref(), good.cells.len(), good.part.is_some()), (Some("c4-c5"), 2, true));
}

#[test]
fn a_picture_whose_move_is_not_legal_says_what_is() {
    let kind = &kinds()[0];
    let mut picture = pictures(kind.info).into_iter().find(|picture| picture.mv.is_some()).unwrap();
    picture.mv = Some("z9-z8".into());
    let error = picture.show(kind).unwrap_err().to_string();
    assert!(error.starts_with("error-fault-move(turn=1, found=z9-z8, legal="), "{error}");
}
