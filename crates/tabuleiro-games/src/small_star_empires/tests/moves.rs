//! S2 and S3: pieces and turns.

use super::*;
use tabuleiro_core::{Present, Status};

fn is_over(line: &str) -> bool {
    let (game, position) = at(line);
    matches!(game.status(&position), Status::Over(_))
}

#[test]
fn s2_1_each_player_has_four_three_or_two_ships_and_only_at_home_several_on_a_system() {
    for (seats, ships) in [(2, 4), (3, 3), (4, 2)] {
        let game = drawn("published", seats, &[], 0);
        for player in game.seats().players() {
            let home = game.chart.homes[player.index()];
            assert_eq!(game.start().ships_on(home), ships);
        }
    }
    let setup = row("a0000b");
    check(&setup, "1_6", "a1-a2c", "2_1as4");
    let (game, position) = at(&format!("{setup}.at~1_1as4"));
    let on = |cell: &str| position.ships_on(game.chart.cell(cell.parse().unwrap()).unwrap());
    assert_eq!((on("a1"), on("a2"), on("a6")), (3, 1, 4));
}

#[test]
fn s2_2_the_stock_is_16_colonies_and_4_trade_stations() {
    for seats in 2..=4 {
        let game = drawn("published", seats, &[], 0);
        for player in game.seats().players() {
            let stock = game.start().stock[player.index()];
            assert_eq!((stock.colonies, stock.stations), (16, 4));
        }
    }
    let stock = drawn("feup-a", 2, &[], 0).start().stock[0];
    assert_eq!((stock.colonies, stock.stations), (16, 4));
}

#[test]
fn s3_1_a_ship_flies_straight_in_six_directions_any_distance() {
    let map = "sse1.published.2.starts~1.map~pl_00000_00000_00a00_00000_0000b";
    check_landings(map, "c3", "a2 a4 b2 b3 c1 c2 c4 c5 d2 d3 e2 e4");
    let flat = "sse1.feup-a.2.starts~1.map~fl_000_000_000_0a0_000_000_00b";
    check_landings(flat, "d2", "a1 b1 b2 b3 c2 c3 e2 e3 f1 f2 f3 g1");
}

#[test]
fn s3_2_a_ship_passes_over_free_systems_own_systems_its_home_and_wormholes() {
    check_landings(&row("00a0W0b0"), "a3", "a1 a2 a4 a6");
    check_landings(&format!("{}.at~1_1as6", row("00a0W0b0")), "a2", "a1 a4 a6");
    check_landings(&format!("{}.at~1_asa6", row("00a0W0b0")), "a1", "a4 a6");
}

#[test]
fn s3_3_a_ship_does_not_pass_black_holes_other_players_or_the_edge() {
    check_landings(&row("0Xa0X0b"), "a3", "a4");
    check_landings(&format!("{}.at~1_3b3", row("a000b00")), "a1", "a2 a3");
    check_landings(&format!("{}.at~1_3B3", row("a000b00")), "a1", "a2 a3");
    check_landings(&row("a0b0"), "a1", "a2");
    check_landings(&row("a0-0b"), "a1", "a2");
}

#[test]
fn s3_4_a_ship_lands_on_free_stars_nebulae_and_empty_systems_only() {
    check_landings(&row("a0123RGBWXb"), "a1", "a2 a3 a4 a5 a6 a7 a8");
    check_landings(&format!("{}.at~1_1as2", row("a00b")), "a2", "a3");
}

#[test]
fn s3_5_a_ship_next_to_a_wormhole_jumps_next_to_another() {
    let setup = row("aW-0W0X0b");
    check_landings(&setup, "a1", "a4 a6");
    check(&setup, "1_9", "a1-a6t", "2_5As3");
    // Only one wormhole: nowhere to come out.
    check_landings(&row("aWX00b"), "a1", "");
    // A ship that touches no wormhole does not jump.
    check_landings(&row("aXW0W0b"), "a1", "");
}

#[test]
fn s3_5_a_target_next_to_the_way_in_counts_if_it_touches_another_wormhole_too() {
    // a4 touches both wormholes; a6 the second only.
    check_landings(&row("0aW0W0Xb"), "a2", "a1 a4 a6");
    // The same out of any line: b2 touches both.
    check_landings("sse1.published.2.starts~1.map~pr_-0W_aW--b", "a1", "b2");
}

#[test]
fn s3_5_a_ship_between_two_wormholes_uses_either_as_the_way_in() {
    // In by the left one to what touches the right one, and the other way round; the ship flies over them as well.
    let setup = "sse1.published.2.starts~1.map~pl_-0-0_0WaW0X_0-0-Xb";
    check_landings(setup, "b3", "a3 b1 b5 c2 c4");
}

#[test]
fn s3_5_a_jump_goes_over_what_bars_a_flight_and_a_ship_away_from_home_jumps_too() {
    let setup = row("a0W0bX0W0");
    check_landings(&format!("{setup}.at~1_1as7"), "a2", "a4 a7 a9");
    // Controlled systems are excluded.
    check_landings(&format!("{setup}.at~1_1as4b2"), "a2", "a4 a9");
}

#[test]
fn s3_8_alike_ships_and_a_flight_and_a_jump_to_one_target_make_one_move() {
    let setup = row("aW0W0b");
    let (game, position) = at(&setup);
    let moves: Vec<_> = game.moves(&position).into_iter().map(|mv| game.move_text(&position, mv)).collect();
    // a3 is both in line and next to the other wormhole; four ships could go.
    assert_eq!(moves, ["a1-a3c", "a1-a3t", "a1-a5c", "a1-a5t"]);
}

#[test]
fn s3_6_a_colony_or_a_trade_station_is_built_whichever_is_left() {
    let map = "sse1.published.2.starts~1.map~pl_a00000000000000000000b";
    let pieces = |line: &str| -> String {
        let (game, position) = at(line);
        let mut kinds: Vec<char> = game
            .moves(&position)
            .into_iter()
            .filter_map(|mv| game.move_text(&position, mv).chars().last())
            .collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds.into_iter().collect()
    };
    assert_eq!(pieces(map), "ct");
    assert_eq!(pieces(&format!("{map}.at~1_1AAAAs17")), "c");
    assert_eq!(pieces(&format!("{map}.at~1_1{}s5", "a".repeat(16))), "t");
    check(map, "1_22", "a1-a3t", "2_2As19");
    check(map, "1_2As19", "a1-a4c", "2_2Asas18");
}

#[test]
fn s3_6_a_player_without_pieces_cannot_move() {
    let map = "sse1.published.2.starts~1.map~pl_a0000000000000000000000b";
    check(
        map,
        &format!("2_1AAAA{}s3", "a".repeat(16)),
        "a24-a23c",
        &format!("2x1_1AAAA{}s1bs1", "a".repeat(16)),
    );
}

#[test]
fn s3_7_a_player_who_cannot_move_is_out_and_the_others_go_on_in_seat_order() {
    // Player 2 is walled in by player 1, who goes on alone.
    let map = "sse1.published.3.starts~1.map~pl_000a0b_XXXXXX_c000";
    let (game, before) = at(map);
    let mv = game.parse_move(&before, "c4-c5c").unwrap();
    let (_, after) = at(&format!("{map}.moves~c4-c5c"));
    assert_eq!(game.position_text(&after), "3x2_4as1_6_4");
    let events: Vec<_> =
        game.events(&before, mv, &after).into_iter().map(|message| message.id.to_string()).collect();
    assert_eq!(events, ["event-out"]);
    let (game, position) = at(&format!("{map}.moves~c4-c5c_a1-a2c"));
    assert_eq!(game.position_text(&position), "1x2_4as1_6_1cs2");
    assert!(game.view(&position).seats[1].out);
}

#[test]
fn s3_7_a_player_who_leaves_a_game_of_three_or_four_is_out_and_the_pieces_stay() {
    let map = "sse1.published.3.starts~1.map~pl_000a0b00_XXXXXX_c000";
    let (game, mut position) = at(&format!("{map}.moves~c4-c5c"));
    assert!(game.retire(&mut position, seat(2)));
    assert_eq!(game.position_text(&position), "3x2_4as3_6_4");
    assert_eq!(game.parse_position("3x2_4as3_6_4"), Ok(position));
    assert!(game.retire(&mut position, seat(1)));
    assert!(game.retire(&mut position, seat(3)));
    assert!(position.is_over());
    assert!(!game.retire(&mut position, seat(3)));
    let (game, mut position) = at(&row("a0b"));
    assert!(!game.retire(&mut position, seat(2)));
    assert_eq!(position, game.start());
}

#[test]
fn s4_1_the_game_ends_when_nobody_can_move() {
    assert!(!is_over(&row("a0b0")));
    assert!(!is_over(&format!("{}.moves~a1-a2c", row("a0b0"))));
    assert!(is_over(&format!("{}.moves~a1-a2c_a3-a4c", row("a0b0"))));
    // A map without any legal move is over at once.
    assert!(is_over(&row("aXbX0")));
    // Who starts but cannot move is passed over.
    assert_eq!(at(&row("aXb0")).1.to_move, seat(2));
}

#[test]
fn s5_in_feup_b_the_game_ends_when_the_player_to_move_cannot() {
    let setup = "sse1.feup-b.2.starts~1.map~pl_000a0b";
    assert!(!is_over(setup));
    let (game, position) = at(&format!("{setup}.moves~a4-a5c"));
    let Status::Over(outcome) = game.status(&position) else { panic!("player 2 is walled in") };
    assert_eq!(outcome.reason.message().id, "over-blocked");
    // Not before it is that player's turn.
    assert!(!is_over("sse1.feup-b.2.starts~1.map~pl_0a0b00.moves~a2-a1c"));
    // Though player 1 is walled in after this, player 2 plays first.
    let (game, position) = at("sse1.feup-b.2.starts~1.map~pl_a0b00");
    let after = tabuleiro_core::after(&game, &position, game.parse_move(&position, "a1-a2c").unwrap());
    assert_eq!(game.position_text(&after), "2x1_1as3");
    assert!(!after.is_over());
}

#[test]
fn s5_in_feup_b_colonies_never_run_out() {
    let setup = "sse1.feup-b.2.starts~1.map~pl_a0000000000000000000000b";
    let (game, position) = at(&format!("{setup}.at~1_1{}s5", "a".repeat(18)));
    assert!(game.moves(&position).iter().any(|mv| mv.piece() == Piece::Colony));
    assert_eq!(game.view(&position).seats[0].counters[0].value, None);
}

#[test]
fn s7_9_in_feup_b_sixteen_colonies_run_out_if_so_chosen() {
    let setup = "sse1.feup-b.2.starts~1.map~pl_a0000000000000000000000b.colonies~16";
    let (game, position) = at(&format!("{setup}.at~1_1{}s7", "a".repeat(16)));
    assert!(game.moves(&position).iter().all(|mv| mv.piece() == Piece::TradeStation));
    assert_eq!(game.view(&position).seats[0].counters[0].value, Some(0));
    assert!(game.parse_position(&format!("1_1{}s6", "a".repeat(17))).is_err());
    let counted = drawn("feup-b", 2, &[("colonies", "16")], 0).setup();
    assert_eq!(counted.optional("colonies"), Some("16"));
    assert_eq!(
        drawn("feup-b", 2, &[("colonies", "unlimited")], 0).setup(),
        drawn("feup-b", 2, &[], 0).setup()
    );
    for refused in
        ["sse1.feup-b.2.starts~1.map~pl_a0b.colonies~15", "sse1.published.2.starts~1.map~pl_a0b.colonies~16"]
    {
        let setup = Setup::parse(SmallStarEmpires::info(), refused).unwrap();
        assert!(SmallStarEmpires::from_setup(&setup).is_err(), "{refused}");
    }
}
