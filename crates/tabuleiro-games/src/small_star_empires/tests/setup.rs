//! S1, S5 and S6: maps and set-ups.

use super::*;
use tabuleiro_core::OptionError;
use tabuleiro_core::present::Present;

const SMALL: &str = "sse1.feup-b.2.starts~1.map~pr_1B20_Ra3X3_20R1_X2Bb0_3B0R";

fn neighbours(game: &SmallStarEmpires, cell: &str) -> Vec<String> {
    let board = game.board();
    let cell = board.cells.iter().find(|found| found.name.to_string() == cell).unwrap();
    cell.neighbours.iter().map(ToString::to_string).collect()
}

/// Returns the number of systems for each letter.
fn census(game: &SmallStarEmpires) -> Vec<(char, usize)> {
    let text = game.map().to_string();
    let letters = text.split_once('_').unwrap().1;
    "0123RGBWXabcd"
        .chars()
        .map(|letter| (letter, letters.matches(letter).count()))
        .filter(|found| found.1 > 0)
        .collect()
}

#[test]
fn s1_1_there_are_stars_nebulae_homes_holes_and_empty_systems() {
    let map = Map::from_text("pl_0123RGBabcdWX").unwrap();
    let systems: Vec<System> = map.systems().collect();
    assert_eq!(
        systems[..4],
        [System::Empty, System::Star(Planets::One), System::Star(Planets::Two), System::Star(Planets::Three)]
    );
    assert_eq!(systems[4..7], Colour::ALL.map(System::Nebula));
    assert_eq!(systems[7..11], [1, 2, 3, 4].map(|number| System::Home(seat(number))));
    assert_eq!(systems[11..], [System::Wormhole, System::BlackHole]);
}

#[test]
fn s1_2_every_system_has_up_to_six_neighbours_and_maps_may_have_holes() {
    let (game, _) = at(SMALL);
    assert_eq!(neighbours(&game, "c2"), ["d2", "d3", "c1", "c3", "b2", "b3"]);
    assert_eq!(neighbours(&game, "d1"), ["e1", "d2", "c1"]);
    let (game, _) = at("sse1.published.2.starts~1.map~pl_a0_-1_b0");
    assert_eq!(neighbours(&game, "c2"), ["c1", "b2"]);
    assert_eq!(neighbours(&game, "a1"), ["a2"]);
}

#[test]
fn s1_3_a_home_is_controlled_from_the_start_holds_all_ships_and_is_never_landed_on() {
    let (game, start) = at(SMALL);
    for (number, home) in [(1, "d2"), (2, "b4")] {
        let cell = game.chart.cell(home.parse().unwrap()).unwrap();
        assert_eq!(start.owner(cell), Some(seat(number)));
        assert_eq!(start.ships_on(cell), 4);
        assert!(!landings(SMALL, "d2").contains(&home.to_string()));
    }
    // A ship that has left cannot come back.
    check_landings("sse1.feup-b.2.starts~1.map~pl_a01b.at~1_1as2", "a2", "a3");
}

#[test]
fn s5_the_rule_sets_are_for_two_to_four_and_for_two() {
    let seats: Vec<_> =
        RULE_SETS.iter().map(|set| (set.id, set.seats_min.count(), set.seats_max.count())).collect();
    assert_eq!(seats, [("published", 2, 4), ("feup-a", 2, 2), ("feup-b", 2, 2)]);
}

#[test]
fn s5_who_starts_is_an_option_of_every_rule_set() {
    for rule_set in ["published", "feup-a", "feup-b"] {
        for number in [1, 2] {
            let game = drawn(rule_set, 2, &[("starts", &number.to_string())], 0);
            assert_eq!(game.status(&game.start()).to_move(), Some(seat(number)));
        }
        let drawn_starters: Vec<_> =
            (0..20).map(|seed| drawn(rule_set, 2, &[("starts", "random")], seed).start().to_move).collect();
        assert!([1, 2].iter().all(|&number| drawn_starters.contains(&seat(number))));
    }
}

#[test]
fn s6_the_maps_of_feup_b_have_22_52_and_85_systems() {
    for (map, systems) in [("small", 22), ("medium", 52), ("big", 85)] {
        let game = drawn("feup-b", 2, &[("map", map)], 0);
        assert_eq!(game.map().systems().count(), systems, "{map}");
    }
    assert_eq!(drawn("feup-b", 2, &[], 0).setup().text(SmallStarEmpires::info()), SMALL);
}

#[test]
fn s6_feup_a_is_flat_and_its_neighbours_are_those_of_the_page() {
    let game = drawn("feup-a", 2, &[], 0);
    assert_eq!(game.map().to_string(), "fr_22W_122_aX0_3Rb_XWX_3R1_122");
    // Row y and column x of the page are here the letter g - y and the number x + 1.
    // (1, 2), an even row: n, nw, ne, sw, se, s.
    assert_eq!(neighbours(&game, "e2"), ["g2", "f2", "f3", "d2", "d3", "c2"]);
    // (1, 3), an odd row.
    assert_eq!(neighbours(&game, "d2"), ["f2", "e1", "e2", "c1", "c2", "b2"]);
    let printed = drawn("feup-a", 2, &[("map", "feup-a-printed")], 0);
    assert_eq!(printed.map().to_string(), "fr_22W_122_a22_3Rb_XWX_3R1_122");
}

#[test]
fn s6_published_maps_have_57_61_and_65_systems() {
    for (seats, systems) in [(2, 57), (3, 61), (4, 65)] {
        for map in ["basic", "random"] {
            for holes in ["on", "off"] {
                let game = drawn("published", seats, &[("map", map), ("holes", holes)], 3);
                assert_eq!(game.map().systems().count(), systems);
                assert_eq!(game.map().homes(), seats);
            }
        }
    }
}

#[test]
fn s6_the_basic_map_is_laid_from_the_tiles() {
    let game = drawn("published", 2, &[], 0);
    let rows: Vec<&str> = BASIC_FOR_TWO.split_whitespace().collect();
    assert_eq!(game.map().to_string(), rows.join("_"));
    let homes: Vec<_> = (0..2).map(|index| game.name(game.chart.homes[index]).to_string()).collect();
    assert_eq!(homes, ["h2", "b7"]);
}

/// Worked out by hand from the page.
const BASIC_FOR_TWO: &str = "pr 02R1 1a2X321 11G11WB 3W21G32 R2312B1 -211B1X2 1XR2331 -31GW1b1 ---2120";

#[test]
fn s6_holes_take_the_centres_of_the_outer_sectors() {
    // From the top clockwise: black hole, wormhole, black hole, wormhole, black hole, wormhole.
    let game = drawn("published", 3, &[], 0);
    assert_eq!(census(&game), census_of_tiles(3, &[('W', 3), ('X', 3)], 3));
    let game = drawn("published", 3, &[("holes", "off")], 0);
    assert_eq!(census(&game), census_of_tiles(3, &[], 9));
}

fn census_of_tiles(seats: usize, holes: &[(char, usize)], empty: usize) -> Vec<(char, usize)> {
    let mut census = vec![('0', empty), ('1', 17 + seats), ('2', 10 + seats), ('3', 7)];
    census.extend([('R', 3), ('G', 3), ('B', 3)]);
    census.extend(holes);
    census.extend("abcd".chars().take(seats).map(|home| (home, 1)));
    census
}

#[test]
fn s6_a_random_map_has_the_same_tiles_elsewhere_and_turned() {
    let basic = drawn("published", 4, &[], 0);
    let maps: Vec<_> = (0..8).map(|seed| drawn("published", 4, &[("map", "random")], seed)).collect();
    for map in &maps {
        assert_eq!(census(map), census(&basic));
    }
    let mut texts: Vec<_> = maps.iter().map(|game| game.map().to_string()).collect();
    texts.dedup();
    assert_eq!(texts.len(), 8);
    // The tile in the centre is G, whichever way it is turned.
    for map in &maps {
        let text = map.map().to_string();
        let rows: Vec<&str> = text.split('_').collect();
        let centre: String = [&rows[5][3..5], &rows[6][2..5], &rows[7][3..5]].concat();
        let mut letters: Vec<char> = centre.chars().collect();
        letters.sort_unstable();
        assert_eq!(letters.iter().collect::<String>(), "11123BG", "{text}");
    }
}

#[test]
fn s6_a_custom_map_is_read_from_a_file() {
    let file = "\u{feff}# a map of my own\npointy\n\n » 1 . B   # the top\n  H1 3 H2 .\n> W X 2";
    let map = Map::from_file_text(file).unwrap();
    assert_eq!(map.to_string(), "pr_1-B_a3b_WX2");
    assert_eq!(Map::read(file), Ok(map.clone()));
    assert_eq!(Map::read("pr_1-B_a3b_WX2\n"), Ok(map));
    assert_eq!(Map::from_file_text("flat\nH1 1 H2").unwrap().to_string(), "fl_a1b");
    let game = drawn("published", 2, &[("map-text", file)], 0);
    assert_eq!(game.map().to_string(), "pr_1-B_a3b_WX2");
}

#[test]
fn s6_a_map_is_written_as_people_write_it_and_read_again() {
    let drawn = |seats: usize, seed: u64| {
        let options = Options::named(SmallStarEmpires::info(), "published").unwrap();
        let options = options.with_seats(seats).unwrap().with("map", "random").unwrap();
        SmallStarEmpires::draw_setup(&options, &mut Random::from_seed(seed))
            .unwrap()
            .field("map")
            .unwrap()
            .to_string()
    };
    let maps = ["fr_22W_122_aX0_3Rb_XWX_3R1_122", "pl_a-1_2-b_-3"].map(str::to_string);
    for text in maps.into_iter().chain([drawn(2, 1), drawn(3, 2), drawn(4, 3)]) {
        let map = Map::from_text(&text).unwrap();
        let file = map.file_text();
        assert_eq!(Map::from_file_text(&file).unwrap().to_string(), text, "\n{file}");
    }
    assert_eq!(Map::from_text("pr_1B_a3b").unwrap().file_text(), "pointy\n > 1  B\n H1 3  H2\n");
    let gapped = Map::from_text("pr_a1b__1").unwrap().file_text();
    assert_eq!(gapped, "pointy\n > H1 1  H2\n .\n > 1\n", "a row of gaps is a row");
    assert_eq!(Map::from_file_text(&gapped).unwrap().to_string(), "pr_a1b__1");
}

/// A file that is no map says why.
fn check_refused(file: &str, reason: &str) {
    assert_eq!(Map::from_file_text(file).unwrap_err().to_string(), reason, "{file}");
}

#[test]
fn s6_what_is_wrong_with_a_custom_map_is_said_with_its_line_and_place() {
    check_refused("# one\nH1 1\n> 2 4 H2", "problem-no-system-in-file(line=3, place=2, found=4)");
    check_refused("H1 a", "problem-no-system-in-file(line=1, place=2, found=a)");
    check_refused("H1 H5", "problem-no-system-in-file(line=1, place=2, found=H5)");
    check_refused("H1 1\n\n> 2 H1", "problem-second-home(line=3, place=2, found=H1, seat=1)");
    check_refused("H1 1\n2 H2", "problem-not-shifted(line=2)");
    check_refused("> H1 1\n> 2 H2", "problem-shifted(line=2)");
    check_refused("H1 1 H3", "problem-no-home(seat=2)");
    check_refused("H1 W X H2", "problem-nowhere-to-land");
    check_refused("", "problem-nowhere-to-land");
    check_refused(&"1 ".repeat(33), "problem-long-row(line=1, found=33, most=32)");
    let rows = |rows: usize, places: usize| -> String {
        (0..rows).map(|row| [">", ""][row % 2].to_owned() + &"1 ".repeat(places) + "\n").collect()
    };
    check_refused(&rows(27, 1), "problem-map-rows(found=27, most=26)");
    check_refused(&rows(5, 26), "problem-systems(found=130, most=128)");
    assert!(Map::from_file_text(&rows(4, 32)).is_ok());
    assert!(Map::from_file_text(&rows(26, 4)).is_ok());
    let error = Map::from_text("pq_1").unwrap_err().to_string();
    assert_eq!(error, "problem-map-head(found=pq)");
    let error = Map::from_text("pr_a1_bq").unwrap_err().to_string();
    assert_eq!(error, "problem-no-system-in-text(line=2, place=2, found=q)");
}

#[test]
fn s6_a_map_has_to_suit_the_rule_set_and_the_seats() {
    let refused = |rule_set: &str, text: &str| {
        let options =
            Options::named(SmallStarEmpires::info(), rule_set).unwrap().with("map-text", text).unwrap();
        match SmallStarEmpires::draw_setup(&options, &mut Random::from_seed(0)) {
            Err(OptionError::Text { option: "map-text", problem }) => problem.to_string(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(refused("published", "H1 1 H2 H3"), "problem-homes(homes=3, seats=2)");
    assert_eq!(refused("published", "1 1 1"), "problem-homes(homes=0, seats=2)");
    assert_eq!(refused("feup-a", "H1 1 H2 B"), "problem-nebula(cell=a4, rule-set=feup-a)");
    assert_eq!(refused("feup-b", "H1 1 H2 G"), "problem-nebula(cell=a4, rule-set=feup-b)");
    assert_eq!(refused("feup-b", "H1 1 H2 W"), "problem-wormhole(cell=a4, rule-set=feup-b)");
}

#[test]
fn s6_a_set_up_that_cannot_be_played_is_refused() {
    let refused = |text: &str| {
        let setup = Setup::parse(SmallStarEmpires::info(), text).unwrap();
        SmallStarEmpires::from_setup(&setup).err().unwrap().to_string()
    };
    let cases = [
        ("sse1.published.2.starts~1", "error-setup-missing(field=map)"),
        (
            "sse1.published.2.starts~3.map~pl_a1b",
            "error-setup-field(field=starts, problem=problem-seat(found=3, seats=2))",
        ),
        (
            "sse1.published.2.starts~1.map~pl_a1b-",
            "error-setup-field(field=map, problem=problem-gaps(map=pl_a1b))",
        ),
        (
            "sse1.published.3.starts~1.map~pl_a1b",
            "error-setup-field(field=map, problem=problem-homes(homes=2, seats=3))",
        ),
        (
            "sse1.feup-b.2.starts~1.map~pl_a1bW",
            "error-setup-field(field=map, problem=problem-wormhole(cell=a4, rule-set=feup-b))",
        ),
        ("sse1.published.2.map~pl_a1b.starts~1", "error-setup-unknown(field=starts)"),
    ];
    for (text, reason) in cases {
        assert_eq!(refused(text), reason, "{text}");
    }
}

#[test]
fn s6_a_map_of_128_systems_in_rows_of_32_is_played_to_the_end() {
    let mut rows = ["1".repeat(32), "2".repeat(32), "0".repeat(32), "3".repeat(32)];
    rows[0].replace_range(0..1, "a");
    rows[3].replace_range(31..32, "b");
    let (game, mut position) = at(&format!("sse1.published.2.starts~1.map~pl_{}", rows.join("_")));
    check_landings(
        &format!("sse1.published.2.starts~1.map~pl_{}", rows.join("_")),
        "d1",
        &landings_along(&[("d", 2..=32), ("c", 1..=1), ("b", 2..=2), ("a", 2..=2)]),
    );
    let mut random = Random::from_seed(5);
    while !position.is_over() {
        let mv = game.random_move(&position, &mut random, &mut Vec::new());
        game.play(&mut position, mv).unwrap();
    }
}

#[test]
fn every_map_that_is_drawn_is_played_with_small_sets_whatever_its_black_holes() {
    for seats in 2..=4 {
        let game = drawn("published", seats, &[("map", "random")], 1);
        let chart = &game.chart;
        assert!(chart.is_small());
        let last_holes = chart.cells().rev().take_while(|&cell| chart.system(cell) == System::BlackHole);
        assert_eq!(last_holes.count(), chart.black_holes.len());
        let as_read = chart.as_read.iter().map(|&cell| chart.place(cell).name);
        assert!(as_read.eq(game.map.places().iter().map(|place| place.name)));
    }
}

fn landings_along(lines: &[(&str, std::ops::RangeInclusive<usize>)]) -> String {
    let cells =
        lines.iter().flat_map(|(row, numbers)| numbers.clone().map(move |number| format!("{row}{number}")));
    let mut cells: Vec<String> = cells.collect();
    cells.sort();
    cells.join(" ")
}
