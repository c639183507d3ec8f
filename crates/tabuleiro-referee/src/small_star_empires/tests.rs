use super::*;
use crate::published_map::basic_map;
use crate::random::{Random, play_to_the_end};

const SMALL: &str = "pr_1B20_Ra3X3_20R1_X2Bb0_3B0R";
const MEDIUM: &str = "pr_102R301_0a3X002B_20032R1_X2010X03_3R0B213_BX3X03b2_2001301";
const BIG: &str =
    "pr_102X3B302_0a313R3X00_2001X3200_X2010310X1_30X00B32R_0R3023X103_200133320_0X010X03b3_303B32310";

fn game(rule_set: &str, seats: usize, starts: usize, map: &str) -> SmallStarEmpires {
    SmallStarEmpires::from_setup(&format!("sse1.{rule_set}.{seats}.starts~{starts}.map~{map}"))
}

/// S8: the level "hard" of feup-b for both seats; the points at the end and the number of moves.
fn hard_against_hard(map: &str, starts: usize, owned_colour_counts_4: bool) -> (i32, i32, usize) {
    let mut game = game("feup-b", 2, starts, map);
    let mut moves = 0;
    // Ships in the order of their last move, oldest first.
    let cells = |player: &Player| player.ships.iter().map(|ship| ship.cell).collect();
    let mut fleets: Vec<Vec<Cell>> = game.players.iter().map(cells).collect();
    while let Some(seat) = game.to_move {
        let fleet = &mut fleets[seat.0];
        let mut best: Option<(i32, usize, Cell)> = None;
        for (ship, from) in fleet.iter().enumerate() {
            for (to, _) in game.flights(seat, Ship { cell: *from, damaged: false }) {
                let owned = |colour| {
                    let own = game.systems_of(seat).into_iter();
                    own.filter(|cell| game.map.systems[cell] == System::Nebula(colour)).count() > 0
                };
                let value = match game.map.systems[&to] {
                    System::Star { planets } => planets,
                    System::Nebula(colour) if owned_colour_counts_4 && owned(colour) => 4,
                    System::Nebula(_) => 2,
                    _ => 0,
                };
                if best.is_none_or(|(most, _, _)| value > most) {
                    best = Some((value, ship, to));
                }
            }
        }
        let (_, ship, to) = best.unwrap();
        let from = fleet.remove(ship);
        fleet.push(to);
        let station = game.enemies_next_to(seat, to) >= 2 && game.players[seat.0].trade_stations > 0;
        let building = if station { Building::TradeStation } else { Building::Colony };
        let text = game.text(&Move { from, to, deed: Deed::Build(building), paid: Vec::new() });
        game.play(&text);
        moves += 1;
    }
    (game.points(Seat(0)), game.points(Seat(1)), moves)
}

#[test]
fn s8_the_game_of_figure_14() {
    assert_eq!(hard_against_hard(SMALL, 2, false), (21, 22, 18));
}

#[test]
fn s8_hard_against_hard() {
    let results =
        [(SMALL, [(24, 19), (15, 22)]), (MEDIUM, [(39, 36), (32, 34)]), (BIG, [(60, 55), (64, 53)])];
    for (map, expected) in results {
        let played = [1, 2].map(|starts| {
            let (first, second, _) = hard_against_hard(map, starts, true);
            (first, second)
        });
        assert_eq!(played, expected);
    }
}

#[test]
fn s6_sizes_of_the_feup_b_maps() {
    for (map, size) in [(SMALL, 22), (MEDIUM, 52), (BIG, 85)] {
        assert_eq!(Map::read(map).systems.len(), size);
    }
}

#[test]
fn s6_neighbours_of_the_feup_a_map() {
    let map = Map::read("fr_22W_122_aX0_3Rb_XWX_3R1_122");
    let names = |row, doubled| {
        let mut names: Vec<_> =
            (map.neighbours(Cell { row, doubled }).into_iter()).map(|cell| cell.name(map.rows)).collect();
        names.sort();
        names
    };
    // y = 2, x = 0 (even): n y0, s y4, nw (0, 1), ne (1, 1), sw (0, 3), se (1, 3).
    assert_eq!(names(2, 1), ["c1", "d1", "d2", "f1", "f2", "g1"]);
    // y = 3, x = 0 (odd): n y1, s y5, ne (0, 2), se (0, 4); nothing to the west.
    assert_eq!(names(3, 0), ["b1", "c1", "e1", "f1"]);
}

#[test]
fn s3_5_a_target_may_touch_both_wormholes() {
    // a1 home, a2 wormhole, a3 free, a4 wormhole, a5 free, a6 black hole, a7 home of seat 2
    let game = game("published", 2, 1, "pl_aW0W0Xb");
    let expected = ["a1-a3c", "a1-a3t", "a1-a5c", "a1-a5t"];
    assert_eq!(game.legal_moves(), expected);
}

#[test]
fn s3_7_who_cannot_move_is_left_out() {
    // Seat 2 has no way out of its corner.
    let published = game("published", 2, 2, "pl_a00Xb");
    assert_eq!(published.verdict(), Verdict::to_move(0, false));
    let feup_b = game("feup-b", 2, 2, "pl_a00Xb");
    assert_eq!(feup_b.verdict(), Verdict::all(SeatResult::Drew, 2));
}

#[test]
fn s4_6_ties_are_broken_by_colonies_left() {
    let mut game = game("published", 2, 1, "pl_a1X1b");
    assert_eq!(game.points(Seat(0)), 3);
    game.play("a1-a2t");
    game.play("a5-a4c");
    assert_eq!(game.points(Seat(0)), game.points(Seat(1)));
    assert_eq!(game.verdict(), Verdict::won_by(0));
}

#[test]
fn random_games_end() {
    let feup_a = "fr_22W_122_aX0_3Rb_XWX_3R1_122";
    let feup_a_printed = "fr_22W_122_a22_3Rb_XWX_3R1_122";
    let mut games = vec![("feup-a", 2, feup_a.to_string()), ("feup-a", 2, feup_a_printed.to_string())];
    games.extend([SMALL, MEDIUM, BIG].map(|map| ("feup-b", 2, map.to_string())));
    for seats in 2..=4 {
        games.extend([true, false].map(|holes| ("published", seats, basic_map(seats, holes))));
    }
    for seed in 0..10 {
        let mut random = Random::new(seed);
        for (rule_set, seats, map) in &games {
            let starts = random.below(*seats) + 1;
            let mut game = game(rule_set, *seats, starts, map);
            play_to_the_end(&mut game, &mut random, 128);
        }
    }
}
