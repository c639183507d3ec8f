//! The next game after a finished one.

use tabuleiro_core::{Options, Player, Random, TimeControl};
use tabuleiro_table::{Arrangement, Origin, Rematch, Seat, kind};

fn arrangement(game: &str, options: &[(&str, &str)]) -> Arrangement {
    let kind = kind(game).unwrap();
    let drawn = options
        .iter()
        .fold(Options::default_of(kind.info), |drawn, (option, value)| drawn.with(option, value).unwrap());
    let seats = ["Ana", "Rui"].map(Seat::person).to_vec();
    Arrangement { kind, origin: Origin::Drawn(drawn), seats, time_control: TimeControl::Unlimited }
}

fn names(arrangement: &Arrangement) -> Vec<&str> {
    arrangement.seats.iter().map(|seat| seat.name.as_str()).collect()
}

fn begins(arrangement: &Arrangement) -> String {
    let table = arrangement.begin(&mut Random::from_seed(1)).unwrap();
    table.seats[table.to_move().unwrap().index()].name.clone()
}

const SECOND: [Player; 1] = [Player::new(1)];

#[test]
fn a_winner_starts_by_the_option_or_from_seat_1() {
    for game in ["green-skull", "asterismo", "syrtis", "small-star-empires"] {
        let next = arrangement(game, &[]).rematch(Rematch::WinnerFirst, &SECOND).unwrap();
        assert_eq!(begins(&next), "Rui", "{game}");
    }
    let resumed = arrangement("green-skull", &[("starts", "1")]).begin(&mut Random::from_seed(1)).unwrap();
    let next =
        Arrangement { seats: ["Ana", "Rui"].map(Seat::person).to_vec(), ..Arrangement::of_table(&resumed) };
    let next = next.rematch(Rematch::WinnerFirst, &SECOND).unwrap();
    assert_eq!((names(&next), begins(&next)), (vec!["Ana", "Rui"], "Rui".into()));
}

#[test]
fn seats_are_kept_or_move_on() {
    let game = arrangement("syrtis", &[]);
    assert_eq!(names(&game.clone().rematch(Rematch::Kept, &SECOND).unwrap()), ["Ana", "Rui"]);
    assert_eq!(names(&game.rematch(Rematch::Rotated, &SECOND).unwrap()), ["Rui", "Ana"]);
}

#[test]
fn a_menu_offers_what_makes_sense() {
    let offered = |game: &Arrangement, winners: &[Player]| game.rematches(winners);
    let game = arrangement("syrtis", &[]);
    assert_eq!(offered(&game, &SECOND), [Rematch::Kept, Rematch::Rotated, Rematch::WinnerFirst]);
    assert_eq!(offered(&game, &[]), [Rematch::Kept, Rematch::Rotated]);
    let campaign = arrangement("small-star-empires", &[("campaign", "on")]);
    assert_eq!(offered(&campaign, &SECOND), [Rematch::Kept]);
}

#[test]
fn s7_8_a_campaign_goes_on_with_its_wins() {
    let campaign = arrangement("small-star-empires", &[("campaign", "on"), ("wins", "1,0")]);
    let next = campaign.rematch(Rematch::Kept, &SECOND).unwrap();
    assert!(next.is_series(&SECOND));
    let Origin::Drawn(options) = &next.origin else { panic!("a campaign draws its next game") };
    assert_eq!(options.per_seat("wins"), [1, 1]);
    assert_eq!((names(&next), begins(&next)), (vec!["Ana", "Rui"], "Rui".into()));
}
