//! The request to the player to move, after each click.

use tabuleiro_core::present::Click;
use tabuleiro_table::Table;
use tabuleiro_words::Localizer;
use tabuleiro_words::said::{PositionView, prompt};

const MAP: &str = "sse1.feup-a.2.starts~1.map~fr_22W_122_aX0_3Rb_XWX_3R1_122";
const TREE: &str =
    "ast1.report.2.starts~1.tree~5rr4_5bbr3_5by1rb1_6bybry_6b1by1_3yy1rb3_2yrbrry3_3yr2bbb1_7rry1_8by1_11";
const SKULL: &str = "gsk1.published.2.starts~1";
const TILES: &str = "syr1.published.2.limit~60.tiles~--cC-_SCCs-_cc-SS_-Cssc_-sS--.at~--1C-_9CCs-_cc-S9_-Css1_-sS--~1~l~n0~00~0";

/// Returns the line at the beginning of the turn, and after each click of the first legal move.
fn told(text: &str, language: &str) -> Vec<String> {
    let table = Table::open(text).unwrap();
    let speaker = Localizer::new(language, Some(table.kind().info));
    let clicks: Vec<Click> = table.play_state().choices()[0].clicks.clone();
    (0..clicks.len()).map(|end| prompt(&table, &clicks[..end], &speaker).unwrap()).collect()
}

#[test]
fn a_turn_begins_with_who_you_are_and_each_click_asks_for_the_next() {
    assert_eq!(
        told(MAP, "en"),
        ["Your turn. Choose a ship.", "Choose where it flies.", "Choose what to build."]
    );
    assert_eq!(told(TREE, "en"), ["Your turn. Choose a piece to take.", "Take it, or choose another piece."]);
    assert_eq!(told(SKULL, "en"), ["Your turn. You are the orcs. Choose an orc.", "Choose where it goes."]);
    assert_eq!(
        told(TILES, "pt"),
        [
            "É a sua vez. Joga com as claras. Escolha uma torre para mover ou uma placa para afundar.",
            "Escolha para onde vai a torre."
        ]
    );
}

#[test]
fn after_the_end_nothing_is_asked_for() {
    let mut table = Table::open(TREE).unwrap();
    let player = table.to_move().unwrap();
    table.resign(player).unwrap();
    let speaker = Localizer::new("en", Some(table.kind().info));
    assert_eq!(prompt(&table, &[], &speaker), None);
}

/// Returns the last turn after the first legal move, and how far the first seat is.
fn played(text: &str, language: &str) -> (String, Option<String>) {
    let mut table = Table::open(text).unwrap();
    let mv = table.play_state().choices()[0].text.clone();
    table.play(&mv).unwrap();
    let speaker = Localizer::new(language, Some(table.kind().info));
    let said = PositionView::of(&table, &speaker).said;
    (said.last.unwrap().said.join(" "), said.seats[0].progress.clone())
}

#[test]
fn what_happened_is_told_in_the_past_tense() {
    assert!(played(TREE, "en").0.starts_with("Player 1 took the "));
    assert!(played(SKULL, "en").0.starts_with("Player 1 moved an orc from "));
    assert!(played(MAP, "pt").0.contains(" voou de "));
}

#[test]
fn a_seat_tells_how_far_it_is() {
    assert_eq!(played(TREE, "en").1.unwrap(), "1 of 15 useful");
    assert!(played(TILES, "en").1.unwrap().starts_with("islands: "));
}
