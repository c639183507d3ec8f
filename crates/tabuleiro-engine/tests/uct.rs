//! The textbook search on a game small enough to know the truth about.

use tabuleiro_core::{Game, Random, Setup};
use tabuleiro_engine::uct::Uct;
use tabuleiro_template::NoughtsAndCrosses;

fn best(position: &str, playouts: u32) -> String {
    let setup = Setup::parse(NoughtsAndCrosses::info(), "oxo1.plain.2.starts~1").unwrap();
    let game = NoughtsAndCrosses::from_setup(&setup).unwrap();
    let position = game.parse_position(position).unwrap();
    let found = Uct::default().search(&game, &position, playouts, &mut Random::from_seed(3), &|| false);
    assert_eq!(found.len(), game.moves(&position).len(), "every move is reported");
    game.move_text(&position, found[0].mv)
}

#[test]
fn it_takes_a_win_and_stops_a_loss() {
    assert_eq!(best("1xx-oo----", 400), "c3");
    assert_eq!(best("2xx-o-----", 2000), "c3");
}

#[test]
fn without_any_playout_it_still_has_a_move() {
    assert_eq!(best("1---------", 0).len(), 2);
}

#[test]
fn the_same_seed_finds_the_same() {
    assert_eq!(best("1---------", 100), best("1---------", 100));
}
