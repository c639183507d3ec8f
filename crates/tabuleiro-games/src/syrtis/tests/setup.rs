//! Y1: boards, draws and towers.

use super::super::board::BoardKind;
use super::super::setup::{draw_firsts, draw_towers, lay, lay_incomplete};
use super::*;
use std::collections::{BTreeMap, HashMap, HashSet};
use tabuleiro_core::SetupError;

fn options(choices: &[(&str, &str)]) -> Options {
    let defaults = Options::default_of(&INFO);
    choices.iter().fold(defaults, |options, (name, value)| options.with(name, value).unwrap())
}

fn draws(options: &Options, count: usize) -> impl Iterator<Item = Syrtis> {
    let mut random = Random::from_seed(1);
    let draw = move || Syrtis::from_setup(&Syrtis::draw_setup(options, &mut random).unwrap()).unwrap();
    std::iter::repeat_with(draw).take(count)
}

fn refusal(setup: &str) -> SetupError {
    Syrtis::from_setup(&Setup::parse(&INFO, setup).unwrap()).expect_err(setup)
}

#[test]
fn y1_1_major_has_36_tiles_and_minor_16_as_many_of_each_kind() {
    for (board, places, of_a_kind) in [(BoardKind::Major, 36, 9), (BoardKind::Minor, 16, 4)] {
        assert_eq!(board.places().len(), places);
        for game in draws(&options(&[("board", board.id())]), 50) {
            let tiles = game.start().tiles;
            assert_eq!(tiles.all(), board.places());
            assert!(Kind::ALL.iter().all(|&kind| tiles.of_kind(kind).len() == of_a_kind));
        }
    }
}

#[test]
fn y1_1_position_2k_is_the_point_reflection_of_2k_minus_1() {
    for board in BoardKind::ALL {
        let last = board.size() - 1;
        let mut numbers = Vec::new();
        for [odd, even] in board.pairs() {
            numbers.extend([odd, even].map(|cell| board.number(cell).unwrap()));
            let (odd, even) = (odd.name(), even.name());
            assert_eq!((odd.row() + even.row(), odd.place() + even.place()), (last, last));
        }
        assert_eq!(numbers, (1..=board.places().len()).collect::<Vec<_>>());
    }
}

#[test]
fn y1_1_a_set_up_with_other_tiles_is_refused() {
    let with = |tiles: &str| refusal(&format!("syr1.published.2.limit~60.tiles~{tiles}")).to_string();
    let check = |tiles: &str, part: &str| assert!(with(tiles).contains(part), "{tiles}: {}", with(tiles));
    check("--cC-_SCCs-_cc-SS_-Cssc_-sS-", "problem-board(size=5)");
    check("--cC-_SCCs-_cc-SS_-Cssc", "problem-rows(found=4)");
    check("--cC-_SCCs-_ccsSS_-Cssc_-sS--", "problem-no-tile-there(cell=c3)");
    check("--c--_SCCs-_cc-SS_-Cssc_-sS--", "problem-tile-missing(cell=e4)");
    check("--cC-_SCCs-_cc-SS_-Cssc_-sx--", "problem-letter(found=x, cell=a3)");
    check("--cC-_SCCs-_cc-SS_-Cs2c_-sS--", "problem-towers-among-tiles");
    check("--cC-_SCCs-_cc-SS_-CSsc_-sS--", "problem-pair");
    check("--SS-_CCCC-_Sc-Sc_-ssss_-cc--", "problem-island-complete");
    check("--sC-_SCCs-_cc-SS_-Cssc_-sC--", "problem-kinds(each=4)");
}

#[test]
fn y1_2_opposite_places_get_opposite_tiles_and_every_tile_can_lie_everywhere() {
    for board in BoardKind::ALL {
        let mut seen: HashMap<Cell, HashSet<usize>> = HashMap::new();
        for game in draws(&options(&[("board", board.id())]), 200) {
            let tiles = game.start().tiles;
            for [odd, even] in board.pairs() {
                assert_eq!(tiles.kind(odd), tiles.kind(even).opposite());
            }
            for cell in board.places() {
                let kind = Kind::ALL.iter().position(|&kind| kind == tiles.kind(cell)).unwrap();
                seen.entry(cell).or_default().insert(kind);
            }
        }
        assert!(seen.values().all(|kinds| kinds.len() == 4));
    }
}

#[test]
fn y1_3_no_island_is_complete_at_the_start() {
    for game in draws(&options(&[("board", "minor")]), 2000) {
        assert!(!game.start().tiles.have_a_complete_island());
    }
}

#[test]
fn y1_3_a_draw_with_a_complete_island_has_one_pair_swapped_any_that_mends_it() {
    let places = BoardKind::Minor.pairs();
    let mut random = Random::from_seed(1);
    let mut mended = 0;
    while mended < 5 {
        let firsts = draw_firsts(places.len(), &mut random);
        let drawn = lay(&places, &firsts);
        let differs = |tiles: &Tiles, [odd, _]: [Cell; 2]| tiles.kind(odd) != drawn.kind(odd);
        let swapped = |pair: [Cell; 2]| {
            let mut tiles = drawn;
            for (cell, kind) in pair.map(|cell| (cell, drawn.kind(cell))) {
                tiles.take(cell, kind);
                tiles.put(cell, kind.opposite());
            }
            tiles
        };
        let mending: HashSet<[Cell; 2]> =
            places.iter().copied().filter(|&pair| !swapped(pair).have_a_complete_island()).collect();
        let mut seen = HashSet::new();
        for _ in 0..200 {
            let Some(tiles) = lay_incomplete(&places, &firsts, &mut random) else {
                assert!(drawn.have_a_complete_island() && mending.is_empty());
                break;
            };
            assert!(!tiles.have_a_complete_island());
            let swaps: Vec<_> = places.iter().copied().filter(|&pair| differs(&tiles, pair)).collect();
            assert_eq!(swaps.len(), usize::from(drawn.have_a_complete_island()));
            seen.extend(swaps);
        }
        if drawn.have_a_complete_island() {
            assert_eq!(seen, mending);
            mended += 1;
        }
    }
}

#[test]
fn y1_4_seat_1_places_light_light_dark_dark_and_seat_2_chooses_a_side() {
    for (choice, first) in [("light", Player::TWO), ("dark", Player::ONE)] {
        let (game, mut position) = read(MINOR);
        for (tower, cell, begun) in
            [("l", "c2", false), ("l", "d4", true), ("d", "a3", true), ("d", "b4", true)]
        {
            assert_eq!(game.status(&position).to_move(), Some(Player::ONE));
            assert_eq!(game.is_mid_turn(&position), begun);
            assert_eq!(position.places(), if tower == "l" { Side::Light } else { Side::Dark });
            play(&game, &mut position, cell);
        }
        assert_eq!(game.position_text(&position), "--cC-_SCC2-_c1-SS_-Cs7c_-s9--~choose");
        assert_eq!(game.status(&position).to_move(), Some(Player::TWO));
        assert!(!game.is_mid_turn(&position));
        play(&game, &mut position, choice);
        assert_eq!((position.to_move, position.decides()), (Side::Light, first));
    }
}

#[test]
fn y1_4_a_tower_is_placed_on_its_colour_or_shape_and_in_the_report_on_both() {
    let report = MINOR.replace("published", "report");
    assert_eq!(moves_with(MINOR, "", 'c'), "c1 c2");
    assert_eq!(moves_with(MINOR, "", 'b'), "b2 b3 b4 b5");
    assert_eq!(moves_with(&report, "", 'c'), "c1 c2");
    assert_eq!(moves_with(&report, "", 'b'), "b5");
    let light_placed = "--1C-_SCCs-_1c-SS_-Cssc_-sS--~place";
    assert_eq!(moves_with(&format!("{MINOR}.at~{light_placed}"), "", '4'), "b4 c4 d4 e4");
    assert_eq!(moves_with(&format!("{MINOR}.at~{light_placed}"), "", 'c'), "c4 c5");
    assert_eq!(moves_with(&format!("{report}.at~{light_placed}"), "", '4'), "c4");
}

#[test]
fn y1_4_there_are_111186_tower_placements_on_major_and_3416_on_minor_for_every_draw() {
    for (board, sets) in [("major", 111_186), ("minor", 3416)] {
        for game in draws(&options(&[("board", board)]), 2) {
            let mut positions = HashSet::from([game.start()]);
            for _ in 0..4 {
                let next = |position: &Position| {
                    let after = |mv| tabuleiro_core::after(&game, position, mv);
                    game.moves(position).into_iter().map(after).collect::<Vec<_>>()
                };
                positions = positions.iter().flat_map(next).collect();
            }
            assert_eq!(positions.len(), sets);
        }
    }
}

#[test]
fn y1_4_an_automatic_placement_is_uniform_and_seat_1_is_then_light() {
    let options = Options::named(&INFO, "report").unwrap();
    let options = options.with("board", "minor").unwrap().with("placement", "automatic").unwrap();
    let tiles = Syrtis::draw_setup(&options, &mut Random::from_seed(1)).unwrap();
    let tiles = Syrtis::from_setup(&tiles).unwrap().start().tiles;
    let mut counts: BTreeMap<[CellSet; 2], u32> = BTreeMap::new();
    let mut random = Random::from_seed(2);
    for _ in 0..3600 {
        let towers = draw_towers(&tiles, rules::Placement::ColourAndShape, &mut random);
        *counts.entry(towers.0).or_default() += 1;
    }
    assert_eq!(counts.len(), 36);
    assert!(counts.values().all(|count| (60..150).contains(count)), "{counts:?}");
    for game in draws(&options, 20) {
        let start = game.start();
        assert_eq!((start.phase, start.decides(), start.light), (Phase::Playing, Player::ONE, Player::ONE));
        assert!(Side::ALL.iter().all(|&side| start.towers[side].len() == 2));
    }
}

#[test]
fn y1_4_towers_that_could_not_be_placed_are_refused() {
    let check = |rule_set: &str, towers: &str, part: &str| {
        let (_, rest) = MINOR.split_once(".2.").unwrap();
        let error = refusal(&format!("syr1.{rule_set}.2.{rest}.towers~{towers}")).to_string();
        assert!(error.contains(part), "{towers}: {error}");
    };
    check("published", "d1e3b4d2", "problem-light-tower-misplaced(cell=d1)");
    check("published", "c1e3b5d2", "problem-dark-tower-misplaced(cell=b5)");
    check("report", "c1d4a3c4", "problem-light-tower-misplaced(cell=d4)");
    check("published", "e3d4a3b4", "problem-towers-form");
    check("published", "d4e3b4d4", "problem-two-towers");
    check("published", "d4e3b4", "problem-towers-form");
    check("published", "d4e3b4d9", "problem-cell(cell=d9)");
    check("published", "d4e3b4éd", "problem-towers-form");
    check("published", "d4e3b40x", "problem-cell-name(found=0x)");
}
