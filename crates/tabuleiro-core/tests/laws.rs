//! The laws, checked on a game small enough to enumerate.

mod face_down;

use face_down::FaceDown;
use tabuleiro_core::{Game, Random, Setup, laws};

#[test]
fn a_game_with_a_hidden_set_up_obeys_every_law() {
    laws::check_all::<FaceDown>(20, 1, &mut |_| {});
}

fn face_down(text: &str) -> FaceDown {
    FaceDown::from_setup(&Setup::parse(FaceDown::info(), text).unwrap()).unwrap()
}

#[test]
fn the_public_text_of_a_set_up_does_not_contain_its_hidden_part() {
    for cards in ["1111", "3213", "2222"] {
        let game = face_down(&format!("fdn1.plain.2.cards~{cards}"));
        assert_eq!(game.setup().text(FaceDown::info()), format!("fdn1.plain.2.cards~{cards}"));
        assert_eq!(game.public_setup().text(FaceDown::info()), "fdn1.plain.2");
    }
}

#[test]
fn a_move_is_read_with_and_without_what_it_reveals_and_recorded_with_it() {
    let (private, public) = (face_down("fdn1.plain.2.cards~3213"), face_down("fdn1.plain.2"));
    let start = private.start();
    let mv = private.parse_move(&start, "a2").unwrap();
    let recorded = private.move_text(&start, private.reveal(&start, mv));
    assert_eq!(recorded, "a2-2");
    let read = public.parse_move(&start, &recorded).unwrap();
    let mut seen = start;
    public.play_unchecked(&mut seen, read);
    assert_eq!(public.position_text(&seen), "2--21----");
    assert!(public.parse_move(&start, "a2").is_err(), "only the program that runs the game can reveal it");
    assert!(private.parse_move(&start, "a2-3").is_err(), "the card is another");
}

#[test]
fn a_hidden_part_is_imagined_at_random() {
    let game = face_down("fdn1.plain.2.cards~3213");
    let mut random = Random::from_seed(1);
    let imagined: std::collections::HashSet<Setup> =
        (0..50).filter_map(|_| Some(game.imagine(&game.start(), &mut random)?.setup())).collect();
    assert!(imagined.len() > 10);
}
