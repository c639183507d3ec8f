//! Y2 and Y3: words and turns.

use super::*;

/// Three rows in the middle of the Minor board.
const FIELD: &str = "-----_-1sCS_-C2C7_-cs8-_-----";
/// A frame that is open to the upper right; a light tower at its end e3.
const FRAME: &str = "cS1--_C----_s----_8----_cS29c";
/// A light tower on d3, alone in the top row.
const SPIRE: &str = "-----_--1--_-CsS-_-28S-_-c9--";
/// A row in which nothing can move.
const ROW: &str = "-----_-----_28c91_-----_-----";

fn light_to_move(rows: &str) -> String {
    format!("{MINOR}.at~{rows}~1~l~n0~00~0")
}

fn dark_to_move(rows: &str) -> String {
    format!("{MINOR}.at~{rows}~1~d~n0~00~0")
}

#[test]
fn y2_1_only_a_shared_side_connects() {
    let game = game(MINOR);
    let corners = game.parse_position("1S---_C2---_--9s-_--C8-_-----~1~l~n0~00~0");
    assert_eq!(corners.unwrap_err().0.id, "problem-not-connected");
    let sides = game.parse_position("1S---_C2C--_--9s-_--C8-_-----~1~l~n0~00~0");
    assert!(sides.is_ok());
}

#[test]
fn y2_2_an_island_is_of_one_colour_or_of_one_shape() {
    // d2 is in the light island b2 b3 c3 d3 and in the round island b2 c2.
    assert_eq!(moves_with(&light_to_move(FIELD), "d2", '-'), "d2-b2 d2-b3 d2-c2 d2-d3");
}

#[test]
fn y2_3_the_border_the_hole_and_empty_cells_are_open_sides() {
    let text = format!("{MAJOR}.at~--cSc--_-ScSCS-_Ccs9Css_C2s-CCs_CCscC9s_-cscSc-_--S1S--~1~l~n0~00~0");
    // Beside d2 lie d1 at the border, d3 at the hole, c2 and e2 enclosed; beside a4 two at the border and b4 enclosed.
    assert_eq!(moves_with(&text, "x", 'x'), "xa3 xa5 xd1 xd3");
    let without_e1 = text.replace("Ccs9", "-cs9");
    assert_eq!(moves_with(&without_e1, "x", 'x'), "xa3 xa5 xd1 xd3 xe2");
}

#[test]
fn y3_1_a_tower_moves_within_the_islands_of_its_own_tile() {
    // c3 is light but not round: from there c2 is out of reach though b2 and d2 are round.
    assert_eq!(moves_with(&light_to_move(FIELD), "c3", '-'), "c3-b2 c3-b3 c3-d3");
    assert_eq!(moves_with(&dark_to_move(FIELD), "c5", '-'), "c5-d5");
    assert_eq!(moves_with(&dark_to_move(FIELD), "b4", '-'), "b4-c4 b4-d4 b4-d5");
}

#[test]
fn y3_1_other_towers_do_not_block_the_way() {
    let text = light_to_move("-----_-C---_12cs-_-S89s_-----");
    assert_eq!(moves_with(&text, "c1", '-'), "c1-c3 c1-c4");
}

#[test]
fn y3_1_a_tower_move_leaves_the_tiles_alone() {
    check(&format!("{FIELD}~1~l~n0~00~0"), "d2-c2 b4-d5", "-----_-csC9_-32C7_-csC-_-----~1~l~n0~00~2");
}

#[test]
fn y3_2_a_tile_to_sink_is_beside_an_own_tower_unoccupied_open_and_not_needed() {
    // c4 is enclosed.
    assert_eq!(moves_with(&light_to_move(FIELD), "x", 'x'), "xb3 xc2 xd3");
    assert_eq!(moves_with(&dark_to_move(FIELD), "x", 'x'), "xb3 xd5");
    // e2 holds e3, c1 holds the upper half, a5 is loose.
    assert_eq!(moves_with(&light_to_move(FRAME), "x", 'x'), "");
    assert_eq!(moves_with(&dark_to_move(FRAME), "x", 'x'), "xa5");
}

#[test]
fn y3_2_a_sunk_tile_is_gone_and_counted() {
    check(&format!("{FIELD}~1~l~n0~00~7"), "xd3", "-----_-1-CS_-C2C7_-cs8-_-----~1~d~l1~00~0");
}

#[test]
fn y3_3_a_tile_slides_with_its_tower_to_where_all_are_connected() {
    assert_eq!(moves_with(&dark_to_move(FIELD), "", '~'), "b4~b5 c5~b5");
    check(&format!("{FIELD}~1~d~n0~00~0"), "b4~b5", "-----_-1sCS_-C2C7_-cs-8_-----~1~l~n0~00~1");
}

#[test]
fn y3_3_only_at_the_end_of_a_slide_must_the_tiles_be_connected() {
    // Every way from e3 begins where it touches nothing. Without a3 the frame would fall apart wherever that goes.
    assert_eq!(moves_with(&light_to_move(FRAME), "", '~'), "e3~b2 e3~b3 e3~b4 e3~b5 e3~c2 e3~d2");
}

#[test]
fn y3_3_a_slide_stays_in_the_smallest_rectangle_its_own_cell_included() {
    assert_eq!(moves_with(&light_to_move(FIELD), "", '~'), "");
    assert_eq!(moves_with(&light_to_move(SPIRE), "", '~'), "d3~d2 d3~d4");
}

#[test]
fn y3_3_a_slide_goes_through_empty_cells_by_sides() {
    // The empty a4 is walled off from d3, but not from a3.
    assert_eq!(moves_with(&dark_to_move(SPIRE), "", '~'), "a3~a4");
}

#[test]
fn y3_4_a_pass_is_always_allowed_and_may_be_the_only_move() {
    assert_eq!(moves_with(&light_to_move(ROW), "", 'p'), "pass");
    let (game, position) = read(&light_to_move(ROW));
    assert_eq!(game.moves(&position), [Move::Pass]);
    for rows in [FIELD, FRAME, SPIRE] {
        assert_eq!(moves_with(&light_to_move(rows), "p", 's'), "pass");
    }
}
