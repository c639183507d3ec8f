use super::*;

#[test]
fn n2_1_the_players_mark_an_empty_cell_in_turn() {
    let game = plain();
    let position = after_moves(&game, "b2 c1");
    assert_eq!(game.status(&position), Status::ToMove(Player::ONE));
    assert_eq!(moves(&game, &position), "c2 c3 b1 b3 a1 a2 a3");
}
