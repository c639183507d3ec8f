//! S7: the variants of the 2016 rulebook.

use super::*;
use crate::small_star_empires::tiles::{TILES, Tile, is_all};
use tabuleiro_core::{Evaluate, Game, Order, Present, Status};

/// Returns a row of systems with these tiles on these cells, which are all that is unexplored.
fn unexplored(systems: &str, cells: &str, tiles: &str) -> String {
    let mut rest = String::from("lllmmmnnffoouu");
    tiles.chars().for_each(|tile| rest = rest.replacen(tile, "", 1));
    format!("{}.unexplored~{cells}.tiles~{tiles}{rest}", row(systems))
}

/// Returns a row of systems with open borders.
fn open(systems: &str) -> String {
    format!("{}.borders~open", row(systems))
}

/// Returns the texts of the legal moves.
fn moves(line: &str) -> String {
    let (game, position) = at(line);
    let mut texts: Vec<String> =
        game.moves(&position).into_iter().map(|mv| game.move_text(&position, mv)).collect();
    texts.sort();
    texts.join(" ")
}

/// Returns the points of both players, part by part.
fn points(line: &str) -> Vec<Vec<i16>> {
    let (game, position) = at(line);
    let scores = game.scores(&position);
    scores.points.as_slice().iter().map(|points| points[..scores.parts.len()].to_vec()).collect()
}

fn setup_of(options: &[(&str, &str)], seats: usize, seed: u64) -> Setup {
    drawn("published", seats, options, seed).setup()
}

#[test]
fn s7_1_fourteen_tiles_are_shuffled_and_lie_on_empty_systems_first() {
    let hidden = |setup: &Setup| -> Vec<String> {
        setup.optional("unexplored").unwrap().split('-').map(str::to_string).collect()
    };
    for (seats, holes, empty) in [(2, "on", 2), (3, "on", 3), (4, "on", 4), (2, "off", 8), (4, "off", 10)] {
        let setup = setup_of(&[("unexplored", "on"), ("holes", holes)], seats, 1);
        let (game, _) = at(&setup.text(SmallStarEmpires::info()));
        let systems: Vec<System> = game.map.places().iter().map(|place| place.system).collect();
        assert_eq!(systems.iter().filter(|&&system| system == System::Empty).count(), empty);
        let names = hidden(&setup);
        assert_eq!(names.len(), empty.max(8));
        let of = |name: &String| game.map.places().into_iter().find(|place| place.name.to_string() == *name);
        let on: Vec<System> = names.iter().map(|name| of(name).unwrap().system).collect();
        assert_eq!(on.iter().filter(|&&system| system == System::Empty).count(), empty);
        assert!(on.iter().all(|&on| matches!(on, System::Empty | System::Star(Planets::One))));
    }
    let many = format!("pl_a{}b", "0".repeat(20));
    let with = |seed| {
        let options = [("unexplored", "on"), ("map-text", many.as_str())];
        drawn("published", 2, &options, seed).setup()
    };
    assert_eq!(hidden(&with(1)).len(), TILES);
    assert_ne!(hidden(&with(1)), hidden(&with(2)), "the systems are chosen at random");
    assert_ne!(with(1).optional("tiles"), with(2).optional("tiles"), "the tiles are shuffled");
    let tiles: Vec<Tile> = with(1).optional("tiles").unwrap().chars().filter_map(Tile::of_letter).collect();
    assert!(is_all(&tiles));
    let full = drawn("published", 2, &[("unexplored", "on"), ("map-text", "pl_a33b")], 1).setup();
    assert_eq!(full.optional("unexplored"), Some("none"));
    assert_eq!(at(&full.text(SmallStarEmpires::info())).0.setup(), full);
}

#[test]
fn s7_2_only_an_undamaged_ship_of_a_player_with_a_colony_explores() {
    let line = unexplored("a030b", "a2", "l");
    assert_eq!(moves(&line), "a1-a2c a1-a3c a1-a3t a1-a4c a1-a4t");
    // No colony is left: player 1 passes over the unexplored system only.
    let long = format!("a{}0{}b", "3".repeat(17), "3".repeat(2));
    let line = unexplored(&long, "a19", "l");
    let built = format!("{line}.at~1_1{}5", "a".repeat(16));
    assert_eq!(moves(&built), "a1-a18t a1-a20t a1-a21t");
    // With nothing but that to land on, player 1 is out.
    let long = format!("a{}0b", "3".repeat(16));
    let line = unexplored(&long, "a18", "l");
    let (game, position) = at(&format!("{line}.at~2_1{}2", "a".repeat(16)));
    assert!(position.out.has(seat(1)));
    assert_eq!(game.status(&position).to_move(), Some(seat(2)));
}

#[test]
fn s7_3_a_landing_reveals_the_tile_for_good() {
    let line = |tile: &str| format!("{}.moves~a1-a2c", unexplored("a0R0b", "a2", tile));
    assert_eq!(points(&line("l"))[0], [3, 0, 0, 3, 0]);
    assert_eq!(points(&line("m"))[0], [2, 0, 0, 3, 0]);
    assert_eq!(points(&line("o"))[0], [0, 0, 0, 3, 1]);
    assert_eq!(points(&line("u"))[0], [0, 0, 0, 3, 1]);
    let (game, position) = at(&line("o"));
    assert_eq!(game.position_text(&position), "2_1oas3");
    // The field has no owner, and nothing is built; the ship stays there.
    assert_eq!(points(&line("f")), [[0, 0, 0, 3, 0], [0, 0, 0, 3, 0]]);
    let (game, position) = at(&line("f"));
    assert_eq!(game.position_text(&position), "2_1fza3");
    assert_eq!(position.stock[0].colonies, 16);
    // Nothing passes the field, not even once the ship has left it.
    let (_, left) = at(&format!("{}_a5-a4c_a2-a3c", line("f")));
    assert_eq!(left.ships_of(seat(1)).count(), 4);
    assert_eq!(moves(&format!("{}_a5-a4c_a2-a3c", line("f"))), "");
}

#[test]
fn s7_3_chromatic_nebulae_count_for_the_highest_total() {
    let nebulae = |systems: &str, cells: &str, position: &str| {
        points(&format!("{}.at~{position}", unexplored(systems, cells, "nn")))[0][1]
    };
    assert_eq!(nebulae("a00b", "a2-a3", "1_1na2"), 2);
    assert_eq!(nebulae("a00b", "a2-a3", "1_1nana1"), 5);
    assert_eq!(nebulae("aR00b", "a3-a4", "1_1anana1"), 8);
    assert_eq!(nebulae("aRG00b", "a4-a5", "1_1aanana1"), 10);
    assert_eq!(nebulae("aRRR00b", "a5-a6", "1_1aaanana1"), 13);
    // Three of each colour: nothing fits.
    let full = "aRRRGGGBBB00b";
    assert_eq!(nebulae(full, "a11-a12", "1_1aaaaaaaaanana1"), 24);
}

#[test]
fn s7_3_an_abandoned_station_counts_as_a_trade_station_for_its_owner() {
    let line = unexplored("a000b", "a3", "o");
    assert_eq!(points(&format!("{line}.at~1_2oab1")), [[0, 0, 1, 0, 1], [0, 0, 0, 3, 0]]);
}

#[test]
fn s7_4_a_ship_that_found_a_refuelling_station_may_move_on() {
    let line = format!("{}.moves~a1-a2c", unexplored("a0R0b", "a2", "u"));
    let (game, position) = at(&line);
    assert!(game.is_mid_turn(&position));
    assert_eq!(game.position_text(&position), "1na2_1uas3");
    assert_eq!(moves(&line), "a2-a3c a2-a3t stay");
    let stayed = format!("{line}_stay");
    assert_eq!(at(&stayed).0.position_text(&at(&stayed).1), "2_1uas3");
    let moved = format!("{line}_a2-a3t");
    assert_eq!(at(&moved).0.position_text(&at(&moved).1), "2_1uaAs2");
    // Nothing beside it to land on: there is nothing to decide.
    let walled = format!("{}.moves~a1-a2c", unexplored("a0X00b", "a2", "u"));
    assert!(!at(&walled).0.is_mid_turn(&at(&walled).1));
    // A player who leaves declines; so does one whose time is out.
    let three = "sse1.published.3.starts~1.map~pl_a0R0b0c.unexplored~a2.tiles~ulllmmmnnffoou.moves~a1-a2c";
    let (game, mut position) = at(three);
    assert!(game.retire(&mut position, seat(1)));
    assert!(!game.is_mid_turn(&position));
    assert_eq!(game.status(&position).to_move(), Some(seat(2)));
}

#[test]
fn s7_5_a_damaged_ship_flies_one_or_two_systems_and_is_repaired_at_home() {
    let line = unexplored("a30333_0000b", "b3", "f");
    let crashed = format!("{line}.moves~b1-b3c_a5-a4c");
    assert_eq!(
        moves(&crashed).split(' ').filter(|text| text.starts_with("b3-")).collect::<Vec<_>>().join(" "),
        "b3-a2c b3-a2t b3-a3c b3-a3t b3-b1r b3-b2c b3-b2t b3-b4c b3-b4t b3-b5c b3-b5t"
    );
    let repaired = format!("{crashed}_b3-b1r");
    let (game, position) = at(&repaired);
    assert!(game.position_text(&position).starts_with("2_2f3_"), "{}", game.position_text(&position));
    assert_eq!((position.stock[0].colonies, position.stock[0].stations), (16, 4), "nothing is built");
    assert_eq!(position.ships_on(game.chart.homes[0]), 4);
    // It neither explores nor jumps: a6 is unexplored, and a wormhole beside a5 leads to a9.
    let line = unexplored("a000000WX3W0b", "a5-a7", "fm").replace("unexplored~a5-a7", "unexplored~a6-a7");
    let crashed = format!("{line}.moves~a1-a6c_a13-a12c");
    assert_eq!(
        moves(&crashed),
        "a1-a2c a1-a2t a1-a3c a1-a3t a1-a4c a1-a4t a1-a5c a1-a5t a6-a4c a6-a4t a6-a5c a6-a5t"
    );
}

#[test]
fn s7_6_unrevealed_tiles_are_in_the_private_text_alone() {
    let setup = unexplored("a00R0b", "a2-a3", "uf");
    let (game, position) = at(&setup);
    let public = game.public_setup().text(SmallStarEmpires::info());
    assert_eq!(public, format!("{}.unexplored~a2-a3.unknown~332222", row("a00R0b")));
    let revealed = game.reveal(&position, game.parse_move(&position, "a1-a3c").unwrap());
    assert_eq!(game.move_text(&position, revealed), "a1-a3cf");
    assert_eq!(game.parse_move(&position, "a1-a3cf"), Ok(revealed));
    assert!(game.parse_move(&position, "a1-a3cl").is_err(), "another tile lies there");
    let (known, _) = at(&public);
    assert!(known.parse_move(&position, "a1-a3cl").is_ok(), "nobody knows here what lies there");
    let mut random = Random::from_seed(3);
    let imagined: std::collections::HashSet<Setup> =
        (0..60).filter_map(|_| Some(game.imagine(&position, &mut random)?.setup())).collect();
    assert!(imagined.len() > 30, "drawn at random");
    // What was found stays in all that is imagined.
    let (game, position) = at(&format!("{setup}.moves~a1-a3c"));
    for _ in 0..30 {
        let imagined = game.imagine(&position, &mut random).unwrap().setup();
        assert_eq!(imagined.optional("tiles").unwrap().chars().nth(1), Some('f'));
    }
}

#[test]
fn s7_7_a_flight_over_systems_of_others_pays_a_colony_for_each() {
    let line = format!("{}.at~1_1b1bs4", open("a0000R0b"));
    assert_eq!(moves(&line), "a1-a3c a1-a3t a1-a5c a1-a5t a1-a6c a1-a6t a1-a7c a1-a7t");
    let paid = format!("{line}.moves~a1-a6t");
    let (game, position) = at(&paid);
    assert_eq!(game.position_text(&position), "2p2-0r0-2_1b1bs1As2");
    assert_eq!(position.stock[0].colonies, 14);
    assert_eq!(points(&paid)[1][4], 4, "2 points for each colony received");
    let (closed, _) = at(&row("a0000R0b"));
    assert!(closed.parse_position("1_1b1bs4").is_err(), "player 1 is walled in");
    // A piece must be left to build with.
    let poor = format!("{}.at~1_1{}b3", open(&format!("a{}000b", "0".repeat(15))), "a".repeat(15));
    assert_eq!(moves(&poor), "a1-a18t a1-a19t");
}

#[test]
fn s7_8_a_campaign_has_smaller_stocks_and_counts_the_games_won() {
    let stock = |seats: usize, wins: &str| {
        let game = drawn("published", seats, &[("campaign", "on"), ("wins", wins)], 1);
        game.start.stock.map(|stock| (stock.colonies, stock.stations))[..seats].to_vec()
    };
    assert_eq!(stock(2, "1,0"), [(13, 4), (14, 4)]);
    assert_eq!(stock(3, "0,3,1"), [(12, 3), (9, 3), (11, 3)]);
    assert_eq!(stock(4, "0,0,0,2"), [(10, 2), (10, 2), (10, 2), (8, 2)]);
    let setup = setup_of(&[("campaign", "on"), ("wins", "1,0")], 2, 1);
    assert_eq!(setup.optional("wins"), Some("1-0"));
    let options = Options::named(SmallStarEmpires::info(), "published").unwrap();
    assert_eq!(SmallStarEmpires::next_options(&options, &[seat(1)]).map(|_| ()), None, "no campaign");
    let options = options.with("campaign", "on").unwrap();
    let next =
        |options: &Options, winners: &[Player]| SmallStarEmpires::next_options(options, winners).unwrap();
    let mut series = next(&options, &[seat(2)]);
    assert_eq!(
        (series.per_seat("wins"), series.chosen().find(|(name, _)| *name == "starts")),
        (vec![0, 1], Some(("starts", "2")))
    );
    series = next(&series, &[seat(1), seat(2)]);
    assert_eq!(
        (series.per_seat("wins"), series.chosen().find(|(name, _)| *name == "starts")),
        (vec![1, 2], Some(("starts", "1")))
    );
    for _ in 0..2 {
        series = next(&series, &[seat(2)]);
    }
    assert_eq!(series.per_seat("wins"), [1, 4]);
    assert_eq!(
        next(&series, &[seat(2)]).per_seat("wins"),
        [0, 0],
        "the campaign is won, and another one begins"
    );
    // Each game has a map of its own.
    assert_ne!(
        setup_of(&[("campaign", "on")], 2, 1).optional("map"),
        setup_of(&[("campaign", "on")], 2, 2).optional("map")
    );
    let refused = SmallStarEmpires::draw_setup(
        &Options::named(SmallStarEmpires::info(), "published").unwrap().with("wins", "1,0").unwrap(),
        &mut Random::from_seed(0),
    );
    assert!(refused.is_err(), "wins without a campaign");
    let setup = Setup::parse(SmallStarEmpires::info(), &format!("{}.wins~5-0", row("a0b"))).unwrap();
    assert!(SmallStarEmpires::from_setup(&setup).is_err(), "a campaign that is decided");
}

#[test]
fn s7_8_the_last_win_wins_the_campaign() {
    let line = format!("{}.wins~4-0.at~1_1a1b1", row("a1X0b"));
    let (game, position) = at(&line);
    assert!(matches!(game.status(&position), Status::Over(_)));
    let facts: Vec<String> = game.view(&position).facts.iter().map(|fact| fact.id.to_string()).collect();
    assert_eq!(facts, ["fact-campaign", "fact-campaign-won"]);
}

/// Returns the judgement of a position for a player.
fn judged(line: &str, number: u8) -> i32 {
    let (game, position) = at(line);
    game.evaluate(&position, seat(number))
}

#[test]
fn judgement_counts_what_was_found_and_what_was_paid() {
    let found = |tile| judged(&format!("{}.moves~a1-a2c", unexplored("a0R003b", "a2", tile)), 1);
    let [three, two, field] = ["l", "m", "f"].map(found);
    assert!(three > two && two > field, "{three} {two} {field}");
    let paid = |payments: &str| judged(&format!("{}.at~2{payments}_1b1bs1As2", open("a0000R0b")), 2);
    assert!(paid("p2-0r0-2") > paid(""), "{} {}", paid("p2-0r0-2"), paid(""));
}

#[test]
fn judgement_counts_an_imagined_tile_as_what_is_likely() {
    let line = unexplored("a0R003b", "a2", "l");
    let (game, position) = at(&line);
    let mut random = Random::from_seed(2);
    let mut seen = std::collections::BTreeMap::new();
    for _ in 0..60 {
        let imagined = game.imagine(&position, &mut random).unwrap();
        let mut explored = position;
        let mv = imagined.parse_move(&position, "a1-a2c").unwrap();
        imagined.play_unchecked(&mut explored, mv);
        let tile = imagined.found(&explored, mv.to()).unwrap();
        seen.insert(tile, imagined.evaluate(&explored, seat(1)));
    }
    assert_eq!(seen[&Tile::ThreePlanets], seen[&Tile::TwoPlanets], "{seen:?}");
    assert_eq!(seen[&Tile::ThreePlanets], seen[&Tile::AbandonedStation], "{seen:?}");
}

#[test]
fn exploring_looks_more_promising_than_an_empty_system() {
    let (game, position) = at(&unexplored("a00R003b", "a2", "l"));
    let gain = |text| game.gain(&position, game.parse_move(&position, text).unwrap());
    assert!(gain("a1-a2c") > gain("a1-a3c"), "{} {}", gain("a1-a2c"), gain("a1-a3c"));
}
