use super::*;
use tabuleiro_core::{Present, present::Click};

#[test]
fn set_ups_are_read_as_the_notation_says_and_nothing_else() {
    let parse = |text: &str| {
        Setup::parse(GreenSkull::info(), text).and_then(|setup| GreenSkull::from_setup(&setup)).map(|_| ())
    };
    for text in ["gsk1.published.2.starts~1", "gsk1.report.2.starts~2"] {
        assert_eq!(parse(text), Ok(()));
    }
    for text in [
        "gsk1.published.2",
        "gsk1.published.2.starts~3",
        "gsk1.published.3.starts~1",
        "gsk1.other.2.starts~1",
        "gsk2.published.2.starts~1",
        "gsk1.published.2.starts~1.more~1",
        "gsk1.published.2.starts~1.starts~2",
    ] {
        assert!(parse(text).is_err(), "{text}");
    }
}

#[test]
fn positions_that_contradict_the_rules_are_refused_with_a_reason() {
    let refused = |text: &str, why: &str| {
        let error = game("published").parse_position(text).unwrap_err().to_string();
        assert!(error.contains(why), "{text}: {error}");
    };
    let pieces = "ga1 gj1 zb1 ob2 za2 oe5 zi1";
    refused("", "problem-form");
    refused("o~g~0", "problem-form");
    refused(&text(pieces, "o~g"), "problem-form");
    refused(&text(pieces, "o~g~0~0"), "problem-form");
    refused(&text(pieces, "z~g~0"), "problem-side");
    refused(&text(pieces, "~g~0"), "problem-side");
    refused(&text(pieces, "o~z~0"), "problem-side");
    refused(&text(pieces, "o~g~101"), "problem-quiet-moves");
    refused(&text(pieces, "o~g~007"), "problem-quiet-moves");
    refused(&text(pieces, "o~g~-1"), "problem-quiet-moves");
    refused(&text(pieces, "o~g~"), "problem-quiet-moves");
    refused(&text(pieces, "oz~g~0"), "problem-zombie-without-skull");
    refused(&text(pieces, "ga11~o~0"), "problem-cell(found=");
    refused(&text(pieces, "gk1~o~0"), "problem-cell(found=");
    refused(&text(pieces, "gb1~o~0"), "problem-jumper-absent");
    refused(&text(pieces, "oe5~g~0"), "problem-jumper-stuck");
    refused(&text(pieces, "ga1~o~1"), "problem-series-without-capture");
    refused(&text(pieces, "ga1~g~0"), "problem-jumper-holds-skull");
    refused("-_--_z-z~o~g~0", "problem-rows(found=3, rows=10)");
    refused(
        "-_--_z-z_z--z_--z--_--zz--_g--z--o_gg----oo_ggg---ooo_gggg--ooo~o~g~0",
        "problem-row(row=10, found=gggg--ooo)",
    );
    refused(
        "x_--_z-z_z--z_--z--_--zz--_g--z--o_gg----oo_ggg---ooo_gggg--oooo~o~g~0",
        "problem-letter(found=x)",
    );
    refused(
        "o_--_z-z_z--z_--z--_--zz--_g--z--o_gg----oo_ggg---ooo_gggg--oooo~o~g~0",
        "problem-too-many(count=11, letter=o, most=10)",
    );
    refused(
        "z_--_z-z_z--z_--z--_--zz--_g--z--o_gg----oo_ggg---ooo_gggg--oooo~o~g~0",
        "problem-too-many(count=9, letter=z, most=8)",
    );
}

#[test]
fn a_series_before_anything_was_captured_is_refused() {
    let text = "-_--_z-z_z--z_--z--_--zz--_g--z--o_gg----oo_ggg---ooo_gggg--oooo~ozd4~g~0";
    assert!(game("published").parse_position(text).is_err());
}

#[test]
fn moves_are_clicked_from_and_to_and_within_a_series_to_or_stop() {
    let game = game("published");
    let clicks = |pieces, rest, mv: &str| {
        let position = at(pieces, rest);
        let mv = game.parse_move(&position, mv).unwrap();
        game.clicks(&position, mv).iter().map(Click::to_string).collect::<Vec<_>>().join(" ")
    };
    let pieces = "ga1 gj1 zb1 ob2 za2 oe5 zi1";
    assert_eq!(clicks(pieces, "g~o~0", "j1-i2"), "j1 i2");
    assert_eq!(clicks(pieces, "g~o~0", "a1xc1"), "a1 c1");
    assert_eq!(clicks(pieces, "ga1~o~0", "a1xc1"), "c1");
    assert_eq!(clicks(pieces, "ga1~o~0", "stop"), "stop");
}

#[test]
fn a_try_that_is_not_legal_is_told_why() {
    let game = game("published");
    let why = |rest: &str, tried: &str| {
        let pieces = "ga1 gj1 zb1 ob2 za2 oe5 zi1 zi2 zh1 zh3";
        let position = at(pieces, rest);
        let click = |text: &str| match text {
            "stop" => Click::Button("stop"),
            name => Click::Cell(name.parse().unwrap()),
        };
        let clicks: Vec<Click> = tried.split_whitespace().map(click).collect();
        game.why_illegal(&position, &clicks).map(|message| message.id.into_owned()).unwrap_or_default()
    };
    for (rest, tried, expected) in [
        ("g~o~0", "a1", ""),
        ("g~o~0", "a1 c1", ""),
        ("g~o~0", "a1 c1 a3", "why-complete"),
        ("g~o~0", "stop", "why-no-button"),
        ("g~o~0", "z9", "why-no-cell"),
        ("g~o~0", "d4", "why-empty"),
        ("g~o~0", "j1", "why-stuck"),
        ("g~o~0", "b2", "why-not-yours"),
        ("g~o~0", "b1", "why-no-skull"),
        ("g~g~0", "b1", "why-own-first"),
        ("gz~g~0", "a1", "why-zombie-now"),
        ("g~o~0", "a1 a1", "why-same"),
        ("g~o~0", "a1 b1", "why-occupied"),
        ("g~o~0", "a1 e4", "why-too-far"),
        ("gz~g~0", "b1 b3", ""),
        ("gz~g~0", "a2 a4", "why-nothing-to-jump"),
        ("ga1~o~0", "a1", "why-press-stop"),
        ("ga1~o~0", "j1", "why-occupied"),
        ("ga1~o~0", "e4", "why-too-far"),
        ("ga1~o~0", "c1", ""),
        ("ga1~o~0", "c1 a3", "why-complete"),
        ("g~o~100", "a1", "why-over"),
        ("g~o~100", "", "why-over"),
    ] {
        assert_eq!(why(rest, tried), expected, "{rest} {tried}");
    }
    let stepping = at("gb2 ge3 zb3 oa8 oc4", "gb2~o~0");
    let message = game.why_illegal(&stepping, &[Click::Cell("b1".parse().unwrap())]).unwrap();
    assert_eq!(message.id, "why-only-jumps");
}
