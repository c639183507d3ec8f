//! `export`: positions, records and kept games as pictures.

mod program;

use program::{bad, good, run};
use std::fs;
use tabuleiro_table::kinds;

#[test]
fn a_position_is_drawn_as_its_file_is_called() {
    let folder = tempfile::tempdir().unwrap();
    for (ending, begin) in
        [("svg", &b"<svg"[..]), ("png", &b"\x89PNG"[..]), ("gif", &b"GIF89a"[..]), ("PNG", &b"\x89PNG"[..])]
    {
        let file = folder.path().join(format!("board.{ending}"));
        good(&["export", kinds()[0].info.id, file.to_str().unwrap(), "--size", "96", "--seed", "1"]);
        assert!(fs::read(&file).unwrap().starts_with(begin), "{ending}");
    }
}

#[test]
fn a_picture_can_be_sent_on() {
    for kind in kinds() {
        let svg = good(&["export", kind.info.id, "-", "--seed", "1", "--theme", "light", "--flip"]);
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
    }
    let png = run(&["export", kinds()[0].info.id, "-", "--format", "png", "--size", "64"]);
    assert!(png.stdout.starts_with(b"\x89PNG"));
}

#[test]
fn a_record_and_a_kept_game_are_drawn_at_any_turn() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    fs::create_dir_all(&games).unwrap();
    let kept = games.join("mine-1.tabuleiro");
    let record = "Tabuleiro record 1\nGame: green-skull\nSetup: gsk1.published.2.starts~1\n\n1. (1) a7-a6\n";
    fs::write(&kept, record).unwrap();
    let (path, data) = (kept.to_str().unwrap(), folder.path().to_str().unwrap());
    let by_path = good(&["export", path, "-"]);
    assert_eq!(good(&["export", "mine-1", "-", "--data", data]), by_path);
    assert_ne!(good(&["export", path, "-", "--turn", "0"]), by_path);
    let gif = folder.path().join("game.gif");
    good(&["export", path, gif.to_str().unwrap(), "--size", "64", "--pace", "0.5"]);
    assert!(bad(&["export", path, "-", "--turn", "2"], 1).contains("there is no turn 2; there are 1"));
    assert!(bad(&["export", path, "-", "a7-a6"], 2).contains("record"));
}

#[test]
fn what_cannot_be_drawn_is_told() {
    let line = "gsk1.published.2.starts~1";
    let told = |args: &[&str], code: i32, part: &str| {
        let error = bad(&[&["export", line][..], args].concat(), code);
        assert!(error.contains(part), "{args:?}: {error}");
    };
    told(&["board.jpg"], 2, "end the name in .svg, .png or .gif");
    told(&["board"], 2, "or use --format");
    told(&["-", "--size", "5"], 2, "--size must be from 64 to 4096, not 5");
    told(&["-", "--format", "gif", "--size", "4096"], 2, "to 1024");
    told(&["-", "--rotate", "45"], 1, "multiple of 30");
    told(&["-", "--mark", "z9"], 1, "no cell z9");
    told(&["-", "--mark", "9"], 2, "`9`");
    told(&["-", "--arrow", "a1"], 2, "c4-e4");
    told(&["-", "--pace", "1000"], 2, "seconds, not 1000");
    told(&["-", "--theme", "mauve"], 2, "colour-blind");
    told(&["no/such/folder/board.svg"], 1, "no/such/folder");
    told(&["-", "a1-a9"], 1, "a1-a9");
    assert!(
        bad(&["export", "chess", "-"], 1)
            .contains("`chess` is not a game, a kept game, a file or a position")
    );
}
