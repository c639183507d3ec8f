//! S4 and S5: points and winners.

use super::*;
use tabuleiro_core::{Outcome, SeatResult, Status};

/// Returns the points of each player: planets, nebulae, stations, territory.
fn points(line: &str) -> Vec<[i16; 4]> {
    let (game, position) = at(line);
    let scores = game.scores(&position);
    assert_eq!(scores.parts, ["planets", "nebulae", "stations", "territory"]);
    scores.points.as_slice().iter().map(|points| [points[0], points[1], points[2], points[3]]).collect()
}

fn published(map: &str, position: &str) -> String {
    format!("sse1.published.2.starts~1.map~{map}.at~{position}")
}

fn outcome(line: &str) -> Outcome {
    let (game, position) = at(line);
    match game.status(&position) {
        Status::Over(outcome) => outcome,
        Status::ToMove(player) => panic!("player {player} moves: {line}"),
    }
}

#[test]
fn s4_2_a_star_gives_a_point_a_planet_and_empty_systems_and_homes_none() {
    assert_eq!(points(&published("pl_a1230b", "1_1aAaa1"))[0], [6, 0, 0, 3]);
    assert_eq!(points(&published("pl_0a1230b", "1_7"))[0], [0, 0, 0, 3]);
}

#[test]
fn s4_3_nebulae_give_2_5_8_a_colour_and_3_for_each_further_one() {
    let nebulae = |map: &str, position: &str| points(&published(map, position))[0][1];
    assert_eq!(nebulae("pl_aRRRRRb", "1_1a5"), 2);
    assert_eq!(nebulae("pl_aRRRRRb", "1_1aa4"), 5);
    assert_eq!(nebulae("pl_aRRRRRb", "1_1aaa3"), 8);
    assert_eq!(nebulae("pl_aRRRRRb", "1_1aaaa2"), 11);
    assert_eq!(nebulae("pl_aRGBRGb", "1_1aaa3"), 6);
    assert_eq!(nebulae("pl_aRGBRGb", "1_1aaaA2"), 9);
}

#[test]
fn s4_4_a_trade_station_scores_each_enemy_system_next_to_it() {
    let stations = |map: &str, position: &str| {
        points(&published(map, position)).iter().map(|points| points[2]).collect::<Vec<_>>()
    };
    // A colony and the home of player 2; both stations of player 1 score the colony.
    assert_eq!(stations("pl_a00b0", "2_1Ab2"), [1, 0]);
    assert_eq!(stations("pl_a000b", "1_2bA1"), [2, 0]);
    assert_eq!(stations("pl_a000b", "1_1AbA1"), [3, 0]);
    assert_eq!(stations("pl_a000b", "1_1ABA1"), [3, 2]);
    // The player's own systems and colonies, and free systems, do not count.
    assert_eq!(stations("pl_a000b", "1_1Aa2"), [0, 0]);
    assert_eq!(stations("pl_a000b", "2_1ab2"), [0, 0]);
}

#[test]
fn s4_5_the_largest_connected_group_gives_3_points_to_all_who_have_it() {
    let territory = |map: &str, position: &str| {
        points(&published(map, position)).iter().map(|points| points[3]).collect::<Vec<_>>()
    };
    assert_eq!(territory("pl_a0000b", "1_6"), [3, 3]);
    assert_eq!(territory("pl_a0000b", "1_1a4"), [3, 0]);
    // The home counts; what is not connected does not.
    assert_eq!(territory("pl_a000000b", "1_2aaa1b1"), [3, 0]);
    assert_eq!(territory("pl_a000000b", "1_2aa1ab1"), [3, 3]);
    assert_eq!(territory("pl_a000000b", "1_2a1a1b1"), [0, 3]);
}

#[test]
fn s4_6_most_points_win() {
    let outcome = outcome(&published("pl_a1X0b", "1_1a1b1"));
    assert_eq!(outcome.results.as_slice(), [SeatResult::Won, SeatResult::Lost]);
    assert_eq!(outcome.ranks.as_slice(), [1, 2]);
}

#[test]
fn s4_6_ties_are_broken_by_colonies_then_stations_left_then_planets() {
    let winners = |map: &str, position: &str| -> Vec<u8> {
        outcome(&published(map, position)).winners().map(Player::seat).collect()
    };
    // 1 + 3 against 1 + 3 points; player 2 built a station and has more colonies left.
    assert_eq!(winners("pl_a1X1b", "1_1a1B1"), [2]);
    // Each built a colony, and player 1 a station too, connected to nothing: player 2 has more stations left.
    assert_eq!(winners("pl_a1X0X1b", "1_1a1A1b1"), [2]);
    // All alike.
    assert_eq!(winners("pl_a1X1b", "1_1a1b1"), [1, 2]);
    // Alike in points and stock; two planets against one and a nebula's points.
    assert_eq!(winners("pl_a2XRb", "1_1a1b1"), [1]);
}

#[test]
fn s4_6_players_still_tied_share_the_win() {
    let outcome = outcome(&published("pl_a1X1b", "1_1a1b1"));
    assert_eq!(outcome.results.as_slice(), [SeatResult::Won, SeatResult::Won]);
    assert_eq!(outcome.values.as_slice(), [0.5, 0.5]);
}

#[test]
fn s5_feup_b_scores_nebulae_and_territory_in_its_own_way() {
    let feup_b =
        |map: &str, position: &str| points(&format!("sse1.feup-b.2.starts~1.map~{map}.at~{position}"));
    let nebulae: Vec<i16> = ["1_1a6", "1_1aa5", "1_1aaa4", "1_1aaaa3", "1_1aaaaa2"]
        .map(|position| feup_b("pl_aRRRRBBb", position)[0][1])
        .into();
    assert_eq!(nebulae, [1, 4, 7, 10, 11]);
    let territory =
        |position: &str| feup_b("pl_a000000b", position).iter().map(|points| points[3]).collect::<Vec<_>>();
    // The pieces count, wherever they are; homes do not; no player gets the points if equal.
    assert_eq!(territory("1_8"), [0, 0]);
    assert_eq!(territory("1_2a1a1b1"), [3, 0]);
    assert_eq!(territory("1_3a1bb1"), [0, 3]);
    assert_eq!(territory("1_2a3b1"), [0, 0]);
}

#[test]
fn s5_in_feup_b_equal_points_are_a_draw() {
    let drawn = outcome("sse1.feup-b.2.starts~1.map~pl_a1X1b.at~1_1a1B1");
    assert_eq!(drawn.results.as_slice(), [SeatResult::Drew, SeatResult::Drew]);
    let won = outcome("sse1.feup-b.2.starts~1.map~pl_a1X2b.at~1_1a1B1");
    assert_eq!(won.results.as_slice(), [SeatResult::Lost, SeatResult::Won]);
}

#[test]
fn s5_feup_a_scores_as_published() {
    let line = "sse1.feup-a.2.starts~1.map~fr_22W_122_aX0_3Rb_XWX_3R1_122.at~1_3_3_3_aa1_3_3_3";
    assert_eq!(points(line), [[3, 2, 0, 3], [0, 0, 0, 0]]);
}
