//! Plays random games: `random_play GAME RULE-SET SEATS GAMES [OPTION=VALUE]…`. The subject of the instruction counts of
//! `cargo xtask instructions`.

use tabuleiro_core::outcome::Status;
use tabuleiro_core::{Game, Options, Random};
use tabuleiro_games::for_each_game;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, rule_set, seats, games, options @ ..] = &args[..] else {
        panic!("random_play GAME RULE-SET SEATS GAMES [OPTION=VALUE]…")
    };
    let (seats, games) =
        (seats.parse().expect("a number of seats"), games.parse().expect("a number of games"));
    macro_rules! run {
        ($($name:ident: $game:ty,)*) => {
            $(if <$game>::info().id == game {
                println!("{}", random_play::<$game>(rule_set, seats, games, options));
            })*
        };
    }
    for_each_game!(run);
}

/// Plays the games on one set-up and gives the number of plies.
fn random_play<G: Game>(rule_set: &str, seats: usize, games: u64, options: &[String]) -> u64 {
    let mut random = Random::from_seed(1);
    let mut chosen =
        Options::named(G::info(), rule_set).and_then(|chosen| chosen.with_seats(seats)).expect("options");
    for option in options {
        let (name, value) = option.split_once('=').expect("OPTION=VALUE");
        chosen = chosen.with(name, value).expect("a value on offer");
    }
    let setup = G::draw_setup(&chosen, &mut random).expect("a set-up");
    let game = G::from_setup(&setup).expect("a drawn set-up can be played");
    let mut moves = Vec::with_capacity(1024);
    let mut plies = 0;
    for _ in 0..games {
        let mut position = game.start();
        while let Status::ToMove(_) = game.status(&position) {
            moves.clear();
            game.legal_moves(&position, &mut moves);
            game.play_unchecked(&mut position, random.choose(&moves));
            plies += 1;
        }
    }
    plies
}
