//! Texts that are refused, and reasons for clicks that lead nowhere.

use super::*;
use tabuleiro_core::Present;
use tabuleiro_core::present::Click;

#[test]
fn a_position_that_the_rules_could_not_continue_from_is_refused_with_a_reason() {
    let towers = MINOR.to_string() + ".towers~d4e3b4d1";
    let check = |setup: &str, text: &str, part: &str| {
        let error = game(setup).parse_position(text).expect_err(text).to_string();
        assert!(error.contains(part), "{text}: {error}");
    };
    check(MINOR, "", "problem-form");
    check(MINOR, "-----_-1sCS_-C2C7_-cs8-_-----", "problem-form");
    check(MINOR, "-----_-1sCS_-C2C7_-cs8-~1~l~n0~00~0", "problem-board(size=5)");
    check(MINOR, "-----_-1sCS_-C2C7_-cs8é_----~1~l~n0~00~0", "problem-board(size=5)");
    check(MINOR, "-----_-1sCS_-C2C7_-cs4-_-----~1~l~n0~00~0", "problem-letter(found=4, cell=b4)");
    check(MINOR, "-----_-1sCS_-C2C7_-csC-_-----~1~l~n0~00~0", "problem-two-each");
    check(MINOR, "c----_-1sCS_-C2C7_-cs8-_-----~1~l~n0~00~0", "problem-not-connected");
    check(MINOR, "-ccc-_-1sCS_-C2C7_-cs8-_-----~1~l~n0~00~0", "problem-too-many-tiles(most=4)");
    check(MINOR, "-----_-1sCS_-C2C7_-cs8-_-----~3~l~n0~00~0", "problem-light-seat(found=3)");
    check(MINOR, "-----_-1sCS_-C2C7_-cs8-_-----~1~x~n0~00~0", "problem-side(found=x)");
    check(MINOR, "-----_-1sCS_-C2C7_-cs8-_-----~1~l~n1~00~0", "problem-sinks");
    check(MINOR, "-----_-1sCS_-C2C7_-cs8-_-----~1~l~l0~00~0", "problem-sinks");
    check(MINOR, "-----_-1sCS_-C2C7_-cs8-_-----~1~l~d5~00~0", "problem-sinks");
    check(MINOR, "-----_-1sCS_-C2C7_-cs8-_-----~1~l~n0~05~0", "problem-passes");
    check(MINOR, "-----_-1sCS_-C2C7_-cs8-_-----~1~l~n0~0~0", "problem-passes");
    check(MINOR, "-----_-1sCS_-C2C7_-cs8-_-----~1~l~n0~00~61", "most=60)");
    check(MINOR, "-----_-1sCS_-C2C7_-cs8-_-----~1~l~n0~00~07", "most=60)");
    check(MINOR, "-----_-1sCS_-C2C7_-cs8-_-----~1~l~n0~00", "problem-parts");
    check(MINOR, "-----_-1sCS_-C2C7_-cs8-_-----~place", "problem-other-tiles(cell=");
    check(
        MINOR,
        "--cC-_SCCs-_cc-SS_-Cssc_-sS--~choose",
        "problem-placing-phase(expected=place, found=choose)",
    );
    check(MINOR, "--cC-_SCCs-_cc-SS_-Cs7c_-s9--~place", "problem-placing-order");
    check(MINOR, "--11-_SCCs-_cc-SS_-Cssc_-sS--~place", "problem-other-tiles(cell=e4)");
    check(&towers, "--cC-_SCCs-_cc-SS_-Cssc_-sS--~place", "problem-towers-placed");
    check(&towers, "-----_-1sCS_-C2C7_-cs8-_-----~2~l~n0~00~0", "problem-light-is-seat-1");
    let report = MINOR.replace("published", "report");
    check(&report, "--cC-_SCCs-_cc-SS_-C2sc_-sS--~place", "problem-tower-misplaced");
}

#[test]
fn a_text_that_is_no_move_is_refused() {
    let (game, position) = read(MINOR);
    for text in ["", "pass", "a1", "z9", "c2-d2", "light", "é"] {
        assert!(game.parse_move(&position, text).is_err(), "{text}");
    }
}

/// The reason against these clicks, the last of which is wrong.
fn check_why(text: &str, clicks: &str, reason: &str) {
    const BUTTONS: [&str; 4] = ["light", "dark", "sink", "pass"];
    let (game, position) = read(text);
    let click = |word: &str| match BUTTONS.into_iter().find(|&button| button == word) {
        Some(button) => Click::Button(button),
        None => Click::Cell(word.parse().unwrap()),
    };
    let clicks: Vec<Click> = clicks.split_whitespace().map(click).collect();
    let why = game.why_illegal(&position, &clicks).map(|message| message.id.to_string());
    assert_eq!(why.as_deref(), Some(reason), "{text} {clicks:?}");
}

#[test]
fn every_wrong_click_has_its_reason() {
    check_why(MINOR, "a1", "why-place-on-tile");
    check_why(MINOR, "d1", "why-place-light-or-round");
    check_why(MINOR, "z9", "why-no-cell");
    check_why(MINOR, "pass", "why-place-first");
    check_why(MINOR, "c1 c2", "why-complete");
    check_why(&MINOR.replace("published", "report"), "d2", "why-place-light-and-round");
    let dark = "--1C-_SCCs-_1c-SS_-Cssc_-sS--~place";
    check_why(&format!("{MINOR}.at~{dark}"), "c1", "why-occupied");
    check_why(&format!("{MINOR}.at~{dark}"), "c2", "why-place-dark-or-square");
    check_why(&MINOR.replace("published", "report"), "c4", "why-place-light-and-round");
    let placed = "--1C-_SCCs-_1c-SS_-Cs7c_-s9--~choose";
    check_why(&format!("{MINOR}.at~{placed}"), "c1", "why-choose-first");
    let over = "-----_-1sCS_-C2C7_-cs8-_-----~1~l~n0~11~2";
    check_why(&format!("{MINOR}.at~{over}"), "pass", "why-over");

    let field = format!("{MINOR}.at~-----_-1sCS_-C2C7_-cs8-_-----~1~l~n0~00~0");
    check_why(&field, "a1", "why-nothing-there");
    check_why(&field, "b4", "why-their-tower");
    check_why(&field, "d5", "why-sink-not-beside");
    check_why(&field, "c4", "why-sink-enclosed");
    check_why(&field, "sink", "why-sink-what");
    check_why(&field, "light", "why-no-button");
    check_why(&field, "d3 d2", "why-confirm-sink");
    check_why(&field, "d2 sink", "why-sink-own-tower");
    check_why(&field, "d2 pass", "why-pass-alone");
    check_why(&field, "d2 d2", "why-same-cell");
    check_why(&field, "d2 c3", "why-occupied");
    check_why(&field, "d2 d4", "why-not-island-light");
    check_why(&field, "d2 e2", "why-slide-outside");
    check_why(&field, "d2 b5", "why-slide-blocked");
    let field = format!("{MINOR}.at~-----_-1sCS_-C2C7_-cs8-_-----~1~d~n0~00~0");
    check_why(&field, "c5 b3", "why-not-island-dark");

    let frame = format!("{MINOR}.at~cS1--_C----_s----_8----_cS29c~1~l~n0~00~0");
    check_why(&frame, "e2", "why-sink-splits");
    check_why(&frame, "e3 d3", "why-slide-splits");
    let row = format!("{MINOR}.at~-----_-----_28c91_-----_-----~1~l~n0~00~0");
    check_why(&row, "c1", "why-tower-stuck");
}

#[test]
fn the_view_tells_who_has_the_initiative_and_what_is_counted() {
    let facts = |state: &str| {
        let (game, position) = read(&format!("{MINOR}.at~-----_-1sCS_-C2C7_-cs8-_-----~{state}"));
        let facts = game.view(&position).facts;
        facts.iter().map(|fact| fact.id.trim_start_matches("fact-").to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(facts("1~l~n0~00~0"), "nobody-sank initiative");
    assert_eq!(facts("1~l~d2~00~5"), "sunk initiative quiet-turns");
    assert_eq!(facts("1~l~d2~20~5"), "sunk initiative passes quiet-turns");
}
