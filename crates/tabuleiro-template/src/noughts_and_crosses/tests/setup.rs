use super::*;
use tabuleiro_core::Present;

#[test]
fn n1_1_nine_cells_in_three_rows_are_empty_at_first() {
    let game = plain();
    let names: Vec<String> = game.board().cells.iter().map(|cell| cell.name.to_string()).collect();
    assert_eq!(names.join(" "), "c1 c2 c3 b1 b2 b3 a1 a2 a3");
    assert_eq!(game.position_text(&game.start()), "1---------");
}

#[test]
fn n1_2_seat_1_has_the_crosses_and_the_option_names_the_player_who_starts() {
    let game = game("plain.2.starts~2");
    assert_eq!(game.status(&game.start()), Status::ToMove(Player::TWO));
    assert_eq!(game.position_text(&after_moves(&game, "b2 c1")), "2x---o----");
}
