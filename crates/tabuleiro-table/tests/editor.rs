//! Positions and maps under edit.

use tabuleiro_core::canvas::{Canvas, Symmetry};
use tabuleiro_core::edit::{Change, ChangeError};
use tabuleiro_core::present::{Mark, Outline};
use tabuleiro_core::{Explain, Options, Player, Random, Seats};
use tabuleiro_table::{Editor, GameKind, kind, kinds};
use tabuleiro_words::Localizer;

fn put(cell: &str, mark: Mark) -> Change {
    Change::Put { cell: cell.parse().unwrap(), mark }
}

fn clear(cell: &str) -> Change {
    Change::Clear { cell: cell.parse().unwrap() }
}

fn set(dial: &str, value: i32) -> Change {
    Change::Set { dial: dial.into(), player: None, value }
}

/// Returns the end of the position's text after some changes, or the reason for its refusal.
fn edited(game: &str, text: &str, changes: &[Change]) -> String {
    let kind = kind(game).unwrap();
    let mut editor = Editor::open(kind, text).unwrap();
    for change in changes {
        editor.change(change).unwrap();
    }
    match editor.line() {
        Ok(line) => line.split(".at~").last().unwrap().into(),
        Err(error) => Localizer::new("en", Some(kind.info)).say(&error.0),
    }
}

#[test]
fn pieces_are_put_on_systems_and_ships_on_pieces() {
    let map = "sse1.published.2.starts~1.map~pr_a12X3_1R021_2W1b3";
    let colony = put("c2", Mark::of("colony", Player::ONE));
    let station = put("c2", Mark::of("station", Player::ONE));
    let ship = put("c2", Mark::of("ship", Player::ONE));
    assert_eq!(edited("sse", map, std::slice::from_ref(&colony)), "1_1a3_5_5");
    assert_eq!(edited("sse", map, &[colony.clone(), ship.clone(), station]), "1_1As3_5_5");
    assert_eq!(edited("sse", map, &[colony.clone(), ship.clone(), clear("c2")]), "1_1a3_5_5");
    assert_eq!(edited("sse", map, &[colony, set("turn", 2)]), "2_1a3_5_5");
    assert_eq!(
        edited("sse", map, &[ship]),
        "the ship on c2 needs a colony or a trade station of its player there"
    );
    let on_black_hole = put("c4", Mark::of("colony", Player::TWO));
    assert_eq!(edited("sse", map, &[on_black_hole]), "nothing can be built on c4");
}

#[test]
fn the_reason_against_a_position_is_told_in_words() {
    let skull = "gsk1.published.2.starts~1";
    let zombie_first = [set("part", 1)];
    assert_eq!(edited("gsk", skull, &zombie_first), "only who holds the skull moves a zombie");
    let tiles = "syr1.published.2.limit~60.tiles~--cC-_SCCs-_cc-SS_-Cssc_-sS--.at~--1C-_9CCs-_cc-S9_-Css1_-sS--~1~l~n0~00~0";
    assert_eq!(edited("syr", tiles, &[clear("e3"), clear("e3")]), "each side has two towers");
    assert_eq!(
        edited("syr", tiles, &[clear("e4"), put("e4", Mark::new("dark-tower"))]),
        "the tower on e4 needs a tile under it"
    );
    assert_eq!(
        edited("syr", tiles, &[set("sunk-light", 1), set("sunk-dark", 2)]),
        "only one side can have sunk tiles since the other last did"
    );
    let tree = "ast1.report.2.starts~1.tree~5rr4_5bbr3_5by1rb1_6bybry_6b1by1_3yy1rb3_2yrbrry3_3yr2bbb1_7rry1_8by1_11";
    let broken = edited("ast", tree, &[clear("k6")]);
    assert_eq!(broken, "the piece on k7 is not safe: it has neither three neighbours nor two of its colour");
    assert!(!edited("ast", tree, &[clear("k6"), clear("k7"), clear("j7")]).is_empty());
}

#[test]
fn what_cannot_be_changed_is_named() {
    for kind in kinds() {
        let setup = kind.draw(&Options::default_of(kind.info), &mut Random::from_seed(1)).unwrap();
        let text = setup.text(kind.info);
        let mut editor = Editor::open(kind, &text).unwrap();
        let before = editor.draft().clone();
        let nowhere = clear("z99");
        assert!(matches!(editor.change(&nowhere), Err(ChangeError::Cell(_))));
        let unknown = put("a1", Mark::new("unicorn"));
        assert_eq!(editor.change(&unknown), Err(ChangeError::Mark("unicorn".into())));
        assert_eq!(editor.change(&set("luck", 1)), Err(ChangeError::Dial("luck".into())));
        let seats = i32::from(setup.seats.count() as u8);
        let problem = editor.change(&set("turn", seats + 1)).unwrap_err();
        assert_eq!(problem, ChangeError::Value { found: seats + 1, min: 1, max: seats });
        for language in ["en", "pt"] {
            assert!(Localizer::new(language, None).try_own(&problem.explain()).is_ok());
        }
        assert_eq!(*editor.draft(), before, "nothing was changed");
        let json = serde_json::to_string(&before).unwrap();
        assert_eq!(serde_json::from_str::<tabuleiro_core::edit::Draft>(&json).unwrap(), before);
    }
}

#[test]
fn a_kept_draft_is_gone_on_with_on_its_own_board_alone() {
    let (skull, tree) = (kind("gsk").unwrap(), kind("ast").unwrap());
    let open = || Editor::open(skull, "gsk1.published.2.starts~1").unwrap();
    let mut editor = open();
    for change in [clear("d7"), put("e1", Mark::new("orc")), set("turn", 2)] {
        editor.change(&change).unwrap();
    }
    let kept = editor.draft().clone();
    assert_eq!(*open().with_draft(&kept).ok().unwrap().draft(), kept);
    let setup = tree.draw(&Options::default_of(tree.info), &mut Random::from_seed(1)).unwrap();
    let other = Editor::open(tree, &setup.text(tree.info)).unwrap();
    assert!(matches!(other.with_draft(&kept).err(), Some(ChangeError::Cells { .. })));
    let mut strange = kept.clone();
    strange.cells[0].push(Mark::new("unicorn"));
    assert_eq!(open().with_draft(&strange).err(), Some(ChangeError::Mark("unicorn".into())));
    let mut wrong = kept;
    wrong.dials[0].value = -1;
    assert_eq!(open().with_draft(&wrong).err(), Some(ChangeError::Value { found: -1, min: 1, max: 2 }));
}

/// Returns the game whose map can be drawn.
fn drawable() -> &'static GameKind {
    kinds().iter().find(|kind| kind.design.is_some()).unwrap()
}

/// Returns the problems of a canvas in English. A set-up can be drawn with it exactly if there are none.
fn problems(canvas: &Canvas, seats: Seats) -> Vec<String> {
    let (kind, speaker) = (drawable(), Localizer::new("en", Some(drawable().info)));
    let (design, rule_set) = (kind.design.unwrap(), &kind.info.rule_sets[0]);
    let problems = (design.problems)(canvas, rule_set, seats);
    let options = Options::of(rule_set).with_seats(seats.count()).unwrap();
    let drawn = options
        .with(design.option, &(design.write)(canvas))
        .map(|options| kind.draw(&options, &mut Random::from_seed(1)));
    assert_eq!(problems.is_empty(), matches!(drawn, Ok(Ok(_))), "{problems:?} but {drawn:?}");
    problems.iter().map(|problem| speaker.say(problem)).collect()
}

#[test]
fn a_map_is_drawn_with_symmetry_and_checked_at_every_stroke() {
    let mut canvas = Canvas::blank(Outline::HexPointy, true, 5, 3);
    assert_eq!(
        problems(&canvas, Seats::TWO),
        [
            "the home of player 1 is missing",
            "the home of player 2 is missing",
            "there is no star, nebula or empty system to land on"
        ]
    );
    let home = Mark::of("home", Player::ONE);
    assert!(canvas.paint("c1".parse().unwrap(), Some(&home), Symmetry::HalfTurn));
    assert_eq!(problems(&canvas, Seats::TWO), ["there is no star, nebula or empty system to land on"]);
    assert!(canvas.paint("b2".parse().unwrap(), Some(&Mark::new("star-3")), Symmetry::HalfTurn));
    assert_eq!(problems(&canvas, Seats::TWO), Vec::<String>::new());
    assert_eq!(problems(&canvas, Seats::THREE), ["the home of player 3 is missing"]);
    let design = drawable().design.unwrap();
    assert_eq!((design.write)(&canvas), "pointy\n > H1 .  .  .  .\n .  3  .  3  .\n > .  .  .  H2 .\n");
}

#[test]
fn every_map_that_is_offered_can_be_drawn_on_and_is_written_as_it_was() {
    let (kind, design) = (drawable(), drawable().design.unwrap());
    for rule_set in kind.info.rule_sets {
        let setup = kind.draw(&Options::of(rule_set), &mut Random::from_seed(1)).unwrap();
        let text = kind.open(&setup).unwrap().option_text(design.option).unwrap();
        let canvas = (design.read)(&text).unwrap();
        let written = (design.write)(&canvas);
        assert_eq!((design.read)(&written).unwrap(), canvas);
        let options = Options::of(rule_set).with(design.option, &written).unwrap();
        assert_eq!(kind.draw(&options, &mut Random::from_seed(1)).unwrap(), setup);
        assert!((design.problems)(&canvas, rule_set, Seats::TWO).is_empty());
        let palette = (design.palette)(rule_set);
        assert!(palette.iter().all(|mark| kind.info.glyph(&mark.glyph).is_some()));
        assert!(canvas.rows.iter().flatten().flatten().all(|mark| palette.contains(mark)));
    }
    assert!((design.read)("1 2 unicorn").is_err());
}

#[test]
fn a_map_keeps_its_size_as_text_however_little_is_drawn() {
    let design = drawable().design.unwrap();
    for (width, height) in [(9, 9), (1, 1), (32, 26)] {
        let mut canvas = Canvas::blank(Outline::HexFlat, false, width, height);
        assert_eq!((design.read)(&(design.write)(&canvas)).unwrap(), canvas);
        assert!(canvas.paint("a1".parse().unwrap(), Some(&Mark::new("star-3")), Symmetry::None));
        assert_eq!((design.read)(&(design.write)(&canvas)).unwrap(), canvas);
    }
    let wide = (design.read)(&format!("1 {}", ". ".repeat(500))).unwrap();
    assert_eq!(wide.width(), 32, "no wider than maps can be");
}
