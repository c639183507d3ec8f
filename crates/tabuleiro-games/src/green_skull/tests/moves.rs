use super::*;

#[test]
fn g2_1_a_step_goes_to_an_adjacent_empty_cell() {
    check_moves("ge3 oa8 zh2", "g~o~0", "e3-e2 e3-e4 e3-f2 e3-f3 e3-d3 e3-d4");
    check_moves("gj1 ge1 oa8 zh2", "g~o~0", "j1-i1 j1-i2 e1-e2 e1-f1 e1-d1 e1-d2");
    check(("ge3 oa8 zh2", "g~o~0"), "e3-d4", ("gd4 oa8 zh2", "o~o~1"));
}

#[test]
fn g2_1_a_player_moves_only_own_pieces() {
    check_moves("ga1 oa8 zh2", "o~g~0", "a8-a7 a8-a9 a8-b7 a8-b8");
}

#[test]
fn g2_2_a_jump_passes_over_one_adjacent_piece_of_any_species_into_the_cell_behind() {
    for over in ["g", "o", "z"] {
        let before = format!("gb2 gj1 {over}b3 oa8 zh2");
        assert!(moves(&at(&before, "g~o~0")).contains(&"b2xb4".to_string()), "{over}");
        check((&before, "g~o~0"), "b2xb4", ("gb4 gj1 oa8 zh2", "o~o~0"));
    }
}

#[test]
fn g2_2_a_jump_needs_a_piece_to_pass_and_an_empty_cell_behind_it_on_the_board() {
    check_moves("ga1 za2 za3 ob1 oe5 zj1", "g~o~0", "a1xc1");
    check_moves("gb2 oa2 ob1 zj1", "g~o~0", "b2-b3 b2-c1 b2-c2 b2-a3");
}

#[test]
fn g2_2_a_jump_is_straight_in_each_of_the_six_directions() {
    let ring = "gd4 zd3 zd5 ze3 ze4 zc4 zc5 oa8";
    check_moves(ring, "g~o~0", "d4xd2 d4xd6 d4xf2 d4xf4 d4xb4 d4xb6");
}

#[test]
fn g2_2_a_captured_piece_is_removed_before_the_next_jump() {
    let before = ("ga1 gj1 za2 zb3 ob2 oe5 zi1", "g~o~0");
    check(before, "a1xa3", ("ga3 gj1 zb3 ob2 oe5 zi1", "ga3~o~0"));
    // Not back over a2.
    check_moves("ga3 gj1 zb3 ob2 oe5 zi1", "ga3~o~0", "a3xc1 a3xc3 stop");
}

#[test]
fn g2_2_the_cell_a_series_began_on_is_empty_meanwhile() {
    let before = ("ga1 gj1 zb1 ob2 za2 oe5 zi1", "g~o~0");
    check(before, "a1xc1 c1xa3 a3xa1", ("ga1 gj1 oe5 zi1", "o~o~0"));
}

#[test]
fn g2_3_a_series_may_change_direction_may_stop_after_any_jump_and_may_end_where_it_began() {
    let before = ("ga1 gj1 zb1 ob2 za2 oe5 zi1", "g~o~0");
    check(before, "a1xc1 stop", ("gc1 gj1 ob2 za2 oe5 zi1", "o~o~0"));
    check(before, "a1xc1 c1xa3 stop", ("ga3 gj1 za2 oe5 zi1", "o~o~0"));
    check(before, "a1xa3 a3xc1 c1xa1", ("ga1 gj1 oe5 zi1", "o~o~0"));
}

#[test]
fn g2_3_jumping_is_never_compulsory() {
    check_moves("gb2 gj1 zb3 oa8 zh2", "g~o~0", "b2xb4 b2-b1 b2-c1 b2-c2 b2-a2 b2-a3 j1-i1 j1-i2");
}

#[test]
fn g2_4_a_holder_who_stepped_moves_a_zombie_by_the_same_rules() {
    let before = ("ge3 oa8 zh2 zd7", "g~g~0");
    check(before, "e3-d4", ("gd4 oa8 zh2 zd7", "gz~g~1"));
    check(before, "e3-d4 h2-h1", ("gd4 oa8 zh1 zd7", "o~g~2"));
    assert_eq!(game("published").status(&play(at(before.0, before.1), "e3-d4")), Status::ToMove(Player::TWO));
}

#[test]
fn g2_4_the_zombie_move_is_compulsory() {
    check_moves("gd4 oa8 zj1 zd7", "gz~g~1", "j1-i1 j1-i2 d7-d6 d7-e6 d7-c7 d7-c8");
}

#[test]
fn g2_4_a_player_without_the_skull_moves_no_zombie() {
    check(("ge3 oa8 zh2", "o~g~0"), "a8-a7", ("ge3 oa7 zh2", "g~g~1"));
}

#[test]
fn g2_5_a_holder_who_jumps_gives_the_skull_away_and_moves_no_zombie() {
    check(("gb2 gj1 zb3 oa8 zh2", "g~g~7"), "b2xb4", ("gb4 gj1 oa8 zh2", "o~o~0"));
    assert_eq!(events("gb2 gj1 zb3 oa8 zh2", "g~g~7", "b2xb4"), ["event-captured", "event-skull"]);
}

#[test]
fn g2_5_a_holder_who_jumps_with_a_zombie_gives_the_skull_away() {
    check(("gb2 ge3 zb3 oa8 zh2", "gz~g~7"), "b3xb1", ("ge3 zb1 oa8 zh2", "o~o~0"));
    check(("gb2 ge3 zb3 oc1 oa8 zh2", "gz~g~7"), "b3xb1", ("ge3 zb1 oc1 oa8 zh2", "gzb1~o~0"));
    check(("gb2 ge3 zb3 oc1 oa8 zh2", "gz~g~7"), "b3xb1 stop", ("ge3 zb1 oc1 oa8 zh2", "o~o~0"));
    assert_eq!(events("gb2 ge3 zb3 oc1 oa8 zh2", "gz~g~7", "b3xb1 b1xd1"), ["event-captured"]);
}

#[test]
fn g2_5_jumps_of_a_player_without_the_skull_do_not_move_it() {
    check(("gb2 gj1 zb3 oa8 zh2", "g~o~7"), "b2xb4", ("gb4 gj1 oa8 zh2", "o~o~0"));
    assert_eq!(events("gb2 gj1 zb3 oa8 zh2", "g~o~7", "b2xb4"), ["event-captured"]);
}

#[test]
fn g2_6_a_player_none_of_whose_pieces_can_move_skips_that_part_and_still_moves_a_zombie() {
    let stuck = "ga1 oa2 oa3 zb1 zc1 oh2";
    check((stuck, "o~g~0"), "h2-h3", ("ga1 oa2 oa3 zb1 zc1 oh3", "gz~g~1"));
    assert_eq!(events(stuck, "o~g~0", "h2-h3"), ["event-no-own"]);
    assert!(!play(at(stuck, "o~g~0"), "h2-h3").is_mid_turn());
    assert!(play(at("ge3 oa8 zh2 zd7", "g~g~0"), "e3-d4").is_mid_turn());
}

#[test]
fn g2_6_a_turn_in_which_nothing_can_move_passes_by_itself() {
    let stuck = "ga1 oa2 oa3 zb1 zc1 oh2";
    // The orcs hold the skull: they step, they move a zombie, and the goblins, still shut in, pass.
    check((stuck, "oz~o~1"), "c1-d1", ("ga1 oa2 oa3 zb1 zd1 oh2", "g~o~2"));
    let shut = "ga1 oa2 oa3 zb1 zc1 zd1 oh2";
    check((shut, "oz~o~1"), "d1-e1", ("ga1 oa2 oa3 zb1 zc1 ze1 oh2", "o~o~2"));
    assert_eq!(events(shut, "oz~o~1", "d1-e1"), ["event-pass"]);
}

#[test]
fn g2_6_when_no_zombie_can_move_the_turn_ends() {
    let shut = "zj1 gi1 oi2 gh1 oh3 ga5";
    check((shut, "g~g~0"), "a5-a6", ("zj1 gi1 oi2 gh1 oh3 ga6", "o~g~1"));
    assert_eq!(events(shut, "g~g~0", "a5-a6"), ["event-no-zombie"]);
    assert_eq!(game("published").position_text(&at(shut, "gz~g~3")), text(shut, "o~g~3"));
}

#[test]
fn g4_each_jump_and_each_stop_is_a_decision_of_the_same_player() {
    let game = game("published");
    let mut position = at("ga1 gj1 zb1 ob2 za2 oe5 zi1", "g~g~0");
    for (decision, phase) in [
        ("a1xc1", Phase::Series { part: Part::Own, piece: cell("c1") }),
        ("c1xa3", Phase::Series { part: Part::Own, piece: cell("a3") }),
        ("stop", Phase::Move(Part::Own)),
    ] {
        assert_eq!(game.status(&position).to_move(), Some(game.player(Side::Goblins)));
        position = play(position, decision);
        assert_eq!(position.phase(), phase);
    }
    assert_eq!(position.turn(), Side::Orcs);
}

#[test]
fn g4_a_series_that_cannot_go_on_ends_by_itself() {
    check(("gb2 gj1 zb3 oa8 zh2", "g~o~0"), "b2xb4", ("gb4 gj1 oa8 zh2", "o~o~0"));
}
