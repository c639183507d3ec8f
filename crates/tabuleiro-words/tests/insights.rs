//! Points, explained: what a table tells of the positions that the rules show.

use tabuleiro_core::insight::Finding;
use tabuleiro_table::Table;
use tabuleiro_words::Localizer;

const MAP: &str = "sse1.published.2.starts~1.map~pr_a12X3_1R021_2W1b3.at~1_1aas2_1AsbsBs1_2b1bs";
const SKULL: &str =
    "gsk1.published.2.starts~1.at~-_--_z--_---z_o----_o-----_-------_o--g----_---------_o---g---z-~o~g~3";
const TREE: &str =
    "ast1.report.2.starts~1.tree~5rr4_5bbr3_5by1rb1_6bybry_6b1by1_3yy1rb3_2yrbrry3_3yr2bbb1_7rry1_8by1_11";
const TILES: &str = "syr1.published.2.limit~60.tiles~--cC-_SCCs-_cc-SS_-Cssc_-sS--.at~--1C-_9CCs-_cc-S9_-Css1_-sS--~1~l~n0~00~0";

/// Returns the findings of a position, one per line: sentence, points, cells.
fn told(text: &str, language: &str) -> Vec<String> {
    let table = Table::open(text).unwrap();
    let speaker = Localizer::new(language, Some(table.kind().info));
    let line = |finding: &Finding| {
        let points = finding.points.as_ref().map(|points| format!(" {}+{}", points.part, points.points));
        let cells: Vec<String> = finding.cells.iter().map(ToString::to_string).collect();
        format!("{}{} [{}]", speaker.say(&finding.message), points.unwrap_or_default(), cells.join(" "))
    };
    table.play_state().insights().iter().map(line).collect()
}

#[test]
fn who_holds_what_and_why_it_counts() {
    assert_eq!(
        told(MAP, "en"),
        [
            "Player 1 has 2 stars with 3 planets planets+3 [c2 c3]",
            "Player 1 has a red nebula; another would bring 3 more nebulae+2 [b2]",
            "1 system beside the trade station of Player 1 on b2 belongs to another player stations+1 [b2 b3]",
            "the territory of Player 1 has 4 connected, and the largest 5 territory+0 [c1 c2 c3 b2]",
            "Player 2 has 3 stars with 6 planets planets+6 [b4 a3 a5]",
            "1 system beside the trade station of Player 2 on b4 belongs to another player stations+1 [b4 c3]",
            "Player 2 has the largest territory: 5 connected, against 4 territory+3 [b3 b4 a3 a4 a5]",
        ]
    );
    assert_eq!(
        told(MAP, "pt")[6],
        "Jogador 2 tem o maior território: 5 ligados, contra 4 territory+3 [b3 b4 a3 a4 a5]"
    );
}

#[test]
fn how_far_each_piece_has_to_go_and_who_holds_the_skull() {
    let told = told(SKULL, "en");
    assert_eq!(
        told[..4],
        [
            "6 orcs were captured captures+6 []",
            "5 zombies were captured captures+5 []",
            "2 goblins are not yet on their edge: 9 steps in all, and the game ends [c4 a5]",
            "4 orcs are on their own edge edge+8 [f1 e1 c1 a1]",
        ]
    );
    assert_eq!(
        told[told.len() - 2..],
        [
            "Player 2 holds the skull and moves a zombie after a step; nothing can jump that would give it to Player 1 []",
            "with 16 points the zombies are 5 behind [h1 g4 a9]",
        ]
    );
    let findings = Table::open(SKULL).unwrap().play_state().insights();
    let labels: Vec<&str> = findings[2].labels.iter().map(|label| label.text.as_str()).collect();
    assert_eq!(labels, ["4", "5"]);
}

#[test]
fn which_pieces_can_be_taken_and_what_each_blocks() {
    let told = told(TREE, "en");
    assert_eq!(told[1], "Player 1 has 0 blue and needs 5 more; 3 can be taken now blue+0 [h7 f8 d8]");
    assert_eq!(
        told[6..],
        [
            "4 pieces can be taken [h7 f8 e8 d8]",
            "taking h7 blocks 1 other piece and leaves 2 to take [h7 f8]",
            "taking f8 blocks 2 other pieces and leaves 1 to take [f8 h7 d8]",
            "taking e8 blocks 1 other piece and leaves 2 to take [e8 d8]",
            "taking d8 blocks 2 other pieces and leaves 1 to take [d8 f8 e8]",
        ]
    );
}

#[test]
fn what_keeps_islands_from_being_complete() {
    let told = told(TILES, "en");
    assert_eq!(
        told,
        [
            "the light tiles are 5 islands: 5 tiles are apart from the largest, which has 3 [a2 c1 c2 d4 e3]",
            "the round tiles are 2 islands: 1 tile is apart from the largest, which has 7 [b5]",
            "the dark tiles are 5 islands: 5 tiles are apart from the largest, which has 3 [a3 b2 c4 c5 e4]",
            "the square tiles are 2 islands: 1 tile is apart from the largest, which has 7 [d1]",
            "Player 1 stands next to 3 tiles that can be sunk [b4 d3 e4]",
            "Player 2 stands next to 3 tiles that can be sunk [c1 c4 d2]",
            "no tile has been sunk: four in a row without an answer win []",
        ]
    );
}

#[test]
fn findings_survive_json() {
    for text in [MAP, SKULL, TREE, TILES] {
        let findings = Table::open(text).unwrap().play_state().insights();
        let json = serde_json::to_string(&findings).unwrap();
        assert_eq!(serde_json::from_str::<Vec<Finding>>(&json).unwrap(), findings);
    }
}
