//! Plays random games: `random_play drawn|listed GAME RULE-SET SEATS GAMES [OPTION=VALUE]…`. Moves are drawn by themselves or
//! from a list of all legal ones. The subject of the instruction counts of `cargo xtask instructions`.

use tabuleiro_core::outcome::Status;
use tabuleiro_core::{Game, Options, Random};
use tabuleiro_games::for_each_game;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [way, game, rule_set, seats, games, options @ ..] = &args[..] else {
        panic!("random_play drawn|listed GAME RULE-SET SEATS GAMES [OPTION=VALUE]…")
    };
    let is_listed = way == "listed";
    let (seats, games) =
        (seats.parse().expect("a number of seats"), games.parse().expect("a number of games"));
    macro_rules! run {
        ($($name:ident: $game:ty,)*) => {
            $(if <$game>::info().id == game {
                println!("{}", random_play::<$game>(is_listed, rule_set, seats, games, options));
            })*
        };
    }
    for_each_game!(run);
}

/// Plays the games on one set-up and returns the number of plies.
fn random_play<G: Game>(
    is_listed: bool,
    rule_set: &str,
    seats: usize,
    games: u64,
    options: &[String],
) -> u64 {
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
        plies += if is_listed {
            play_out(&game, |position| {
                moves.clear();
                game.legal_moves(position, &mut moves);
                random.choose(&moves)
            })
        } else {
            play_out(&game, |position| game.random_move(position, &mut random, &mut moves))
        };
    }
    plies
}

/// Plays a game and returns the number of plies.
#[inline]
fn play_out<G: Game>(game: &G, mut choose: impl FnMut(&G::Position) -> G::Move) -> u64 {
    let mut position = game.start();
    let mut plies = 0;
    while let Status::ToMove(_) = game.status(&position) {
        let mv = choose(&position);
        game.play_unchecked(&mut position, mv);
        plies += 1;
    }
    plies
}
