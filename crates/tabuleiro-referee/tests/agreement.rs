//! The games and the referee agree on legal moves, status and scores, over random games of every rule set.
//!
//! The ordinary run plays a few games of each rule set; `TABULEIRO_LONG=1` plays two thousand.

use std::collections::BTreeSet;
use tabuleiro_core::{Game, Options, Random, Status, laws};
use tabuleiro_referee::{Referee, SeatResult, Verdict};

macro_rules! test_each {
    ($($name:ident: $game:ident,)*) => {
        $(#[test]
        fn $name() {
            agree::<tabuleiro_games::$name::$game, tabuleiro_referee::$name::$game>();
        })*
    };
}
tabuleiro_referee::for_each_referee!(test_each);

/// Every game has a referee.
#[test]
fn every_game_is_compared() {
    macro_rules! ids {
        ($($name:ident: $game:ty,)*) => { [$(stringify!($name)),*] };
    }
    assert_eq!(tabuleiro_games::for_each_game!(ids), tabuleiro_referee::for_each_referee!(ids));
}

/// Returns the number of games for each rule set.
fn games_per_rule_set() -> usize {
    if std::env::var_os("TABULEIRO_LONG").is_some() { 2000 } else { 40 }
}

fn agree<G: Game, R: Referee>() {
    for rule_set in G::info().rule_sets {
        let ways: Vec<Options> = laws::all_options::<G>()
            .into_iter()
            .filter(|options| options.rule_set().id == rule_set.id)
            .collect();
        for round in 0..games_per_rule_set() {
            let mut random = Random::from_seed(round as u64);
            let setup =
                G::draw_setup(&ways[round % ways.len()], &mut random).expect("options on offer can be drawn");
            let game = G::from_setup(&setup).expect("a drawn set-up can be played");
            agree_on_a_game(&game, R::from_setup(&setup.text(G::info())), &mut random);
        }
    }
}

/// The variants of Small Star Empires, combined at random.
#[test]
fn small_star_empires_with_its_variants() {
    type Ours = tabuleiro_games::small_star_empires::SmallStarEmpires;
    for round in 0..games_per_rule_set() {
        let mut random = Random::from_seed(round as u64);
        let options = Options::named(Ours::info(), "published").expect("a known rule set");
        let options = options.with_seats(2 + random.below(3)).expect("two to four seats");
        let choices = [
            ("unexplored", ["off", "on"]),
            ("borders", ["closed", "open"]),
            ("campaign", ["off", "on"]),
            ("map", ["basic", "random"]),
            ("holes", ["on", "off"]),
        ];
        let options = choices.into_iter().fold(options, |options, (option, choices)| {
            options.with(option, random.choose(&choices)).expect("allowed choices")
        });
        let setup = Ours::draw_setup(&options, &mut random).expect("options on offer can be drawn");
        let game = Ours::from_setup(&setup).expect("a drawn set-up can be played");
        let referee =
            tabuleiro_referee::small_star_empires::SmallStarEmpires::from_setup(&setup.text(Ours::info()));
        agree_on_a_game(&game, referee, &mut random);
    }
}

fn agree_on_a_game<G: Game, R: Referee>(game: &G, mut referee: R, random: &mut Random) {
    let mut position = game.start();
    let mut played: Vec<String> = Vec::new();
    loop {
        let at = || format!("{}.moves~{}", game.setup().text(G::info()), played.join("_"));
        let moves = game.moves(&position);
        let ours: BTreeSet<String> = moves.iter().map(|&mv| game.move_text(&position, mv)).collect();
        let theirs: BTreeSet<String> = referee.legal_moves().into_iter().collect();
        assert_eq!(ours, theirs, "legal moves at {}", at());
        assert_eq!(scores(game, &position), referee.scores(), "scores at {}", at());
        assert_eq!(verdict(game, &position), referee.verdict(), "status at {}", at());
        if moves.is_empty() {
            return;
        }
        let mv = random.choose(&moves);
        let text = game.move_text(&position, mv);
        game.play_unchecked(&mut position, mv);
        referee.play(&text);
        played.push(text);
    }
}

fn verdict<G: Game>(game: &G, position: &G::Position) -> Verdict {
    match game.status(position) {
        Status::ToMove(player) => {
            Verdict::ToMove { seat: player.seat(), mid_turn: game.is_mid_turn(position) }
        }
        Status::Over(outcome) => Verdict::Over {
            results: outcome.results.as_slice().iter().map(|&result| in_their_words(result)).collect(),
            ranks: outcome.ranks.as_slice().to_vec(),
        },
    }
}

fn in_their_words(result: tabuleiro_core::SeatResult) -> SeatResult {
    match result {
        tabuleiro_core::SeatResult::Won => SeatResult::Won,
        tabuleiro_core::SeatResult::Drew => SeatResult::Drew,
        tabuleiro_core::SeatResult::Lost => SeatResult::Lost,
    }
}

/// Returns each seat's parts by name, then those of the party without a seat.
fn scores<G: Game>(game: &G, position: &G::Position) -> Vec<Vec<(&'static str, i32)>> {
    let scores = game.scores(position);
    let named = |points: &[i16]| scores.parts.iter().copied().zip(points.iter().map(|&n| n.into())).collect();
    let seats = scores.points.as_slice().iter().map(|points| named(points));
    seats.chain(scores.neutral.iter().map(|(_, points)| named(points))).collect()
}
