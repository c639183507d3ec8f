//! Y4: how a game ends.

use super::*;

/// In the middle row; the player with the two towers on the right sinks c5 and leaves one island of ...
const LIGHT_ISLAND: &str = "-----_-----_1289s_C----_-----";
const DARK_ISLAND: &str = "-----_-----_9821C_s----_-----";
const ROUND_ISLAND: &str = "-----_-----_1379C_s----_-----";
const SQUARE_ISLAND: &str = "-----_-----_9731s_C----_-----";
/// ... of both the light and the square tiles.
const BOTH_BY_SINK: &str = "-----_-----_2288s_C----_-----";
/// A slide from c5 to b2 makes an island of the light and one of the square tiles.
const BOTH_BY_SLIDE: &str = "-----_-----_2s882_C----_-----";
/// A row in which nothing can move.
const ROW: &str = "-----_-----_28c91_-----_-----";
const FIELD: &str = "-----_-1sCS_-C2C7_-cs8-_-----";

#[test]
fn y4_1_a_complete_island_wins_whoever_completes_it() {
    check_end(&format!("{LIGHT_ISLAND}~1~d~n0~00~0"), "xc5", 1, "island-light");
    check_end(&format!("{LIGHT_ISLAND}~2~d~n0~00~0"), "xc5", 2, "island-light");
    check_end(&format!("{DARK_ISLAND}~1~l~n0~00~0"), "xc5", 2, "island-dark");
    check_end(&format!("{ROUND_ISLAND}~1~d~n0~00~0"), "xc5", 1, "island-round");
    check_end(&format!("{SQUARE_ISLAND}~1~l~n0~00~0"), "xc5", 2, "island-square");
}

#[test]
fn y4_1_a_slide_can_complete_an_island() {
    // The light square tile joins the other light ones; the square d4 stays alone.
    check_end("-----_---S-_2s882_C----_-----~1~l~d1~00~0", "c5~b2", 1, "island-light");
}

#[test]
fn y4_2_the_fourth_sink_since_the_opponents_last_wins() {
    check_end(&format!("{FIELD}~1~l~l3~00~5"), "xd3", 1, "quicksand");
    check_end(&format!("{FIELD}~1~d~d3~00~5"), "xb3", 2, "quicksand");
    check_goes_on(&format!("{FIELD}~1~l~l2~00~5"), "xd3");
}

#[test]
fn y4_2_other_moves_between_do_not_matter_but_a_sink_does() {
    check(
        &format!("{FIELD}~1~l~l2~00~5"),
        "d2-b2 pass b2-d2 b4~b5 xd3",
        "-----_-1-CS_-C2C7_-cs-8_-----~1~d~l3~00~0",
    );
    check(&format!("{FIELD}~1~l~d3~00~5"), "xd3", "-----_-1-CS_-C2C7_-cs8-_-----~1~d~l1~00~0");
}

#[test]
fn y4_2_a_fourth_sink_wins_even_if_it_completes_an_island_of_the_opponent() {
    check_end(&format!("{DARK_ISLAND}~1~l~l3~00~0"), "xc5", 1, "quicksand");
    check_end(&format!("{LIGHT_ISLAND}~1~d~d3~00~0"), "xc5", 2, "quicksand");
}

#[test]
fn y4_3_initiative_decides_when_one_turn_completes_an_island_for_both() {
    // The sinker is the last to have sunk.
    check_end(&format!("{BOTH_BY_SINK}~1~d~l3~00~0"), "xc5", 2, "initiative-both-islands");
    check_end(&format!("{BOTH_BY_SLIDE}~1~l~d1~00~0"), "c5~b2", 2, "initiative-both-islands");
    check_end(&format!("{BOTH_BY_SLIDE}~1~l~l1~00~0"), "c5~b2", 1, "initiative-both-islands");
    check_end(&format!("{BOTH_BY_SLIDE}~1~l~n0~00~0"), "c5~b2", 1, "initiative-both-islands");
}

#[test]
fn y4_3_initiative_decides_when_both_pass_one_after_the_other() {
    check_end(&format!("{ROW}~1~l~n0~00~0"), "pass pass", 1, "initiative-both-passed");
    check_end(&format!("{ROW}~2~l~n0~00~0"), "pass pass", 2, "initiative-both-passed");
    check_end(&format!("{ROW}~1~l~d2~00~0"), "pass pass", 2, "initiative-both-passed");
    check_end(&format!("{FIELD}~1~l~l1~00~0"), "pass b4-c4 c3-b3 pass pass", 1, "initiative-both-passed");
}

#[test]
fn y4_3_initiative_decides_when_a_player_passes_on_four_own_turns_in_a_row() {
    let passes = "pass b4-c4 pass c4-b4 pass b4-c4";
    check_goes_on(&format!("{FIELD}~1~l~d1~00~0"), passes);
    check_end(&format!("{FIELD}~1~l~d1~00~0"), &format!("{passes} pass"), 2, "initiative-four-passes");
    check_end(&format!("{FIELD}~1~l~n0~00~0"), &format!("{passes} pass"), 1, "initiative-four-passes");
    check_goes_on(&format!("{FIELD}~1~l~d1~00~0"), &format!("{passes} c3-b3 c4-b4 pass"));
    // A sink between does not matter, only the own turns do.
    check_end(
        &format!("{FIELD}~1~l~n0~00~0"),
        "pass xd5 pass b4-c4 pass c4-b4 pass",
        2,
        "initiative-four-passes",
    );
}

#[test]
fn y4_4_initiative_decides_after_sixty_turns_without_a_sink() {
    check_end(&format!("{FIELD}~1~l~d1~00~59"), "c3-b3", 2, "initiative-sixty-turns");
    check_end(&format!("{FIELD}~1~l~n0~00~59"), "pass", 1, "initiative-sixty-turns");
    check_goes_on(&format!("{FIELD}~1~l~d1~00~58"), "c3-b3");
    check(&format!("{FIELD}~1~l~d1~00~59"), "xd3", "-----_-1-CS_-C2C7_-cs8-_-----~1~d~l1~00~0");
}

#[test]
fn y4_4_unless_the_sixtieth_turn_ends_the_game_by_another_rule() {
    check_end("-----_---S-_2s882_C----_-----~1~l~d1~00~59", "c5~b2", 1, "island-light");
    check_end(&format!("{ROW}~1~d~d2~10~59"), "pass", 2, "initiative-both-passed");
    check_end(&format!("{FIELD}~1~l~d2~30~59"), "pass", 2, "initiative-four-passes");
}

#[test]
fn y4_4_an_option_turns_the_limit_off() {
    let (game, mut position) = read(&format!("{MINOR_UNLIMITED}.at~{FIELD}~1~l~d1~00~0"));
    for _ in 0..40 {
        play(&game, &mut position, "c3-b3 b4-c4 b3-c3 c4-b4");
    }
    assert_eq!(game.position_text(&position), format!("{FIELD}~1~l~d1~00~0"));
    assert!(game.parse_position(&format!("{FIELD}~1~l~d1~00~1")).is_err());
}
