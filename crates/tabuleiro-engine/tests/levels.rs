//! Levels for people: level 1 of a game loses more often than not to a beginner, and no level overlooks a win at once.

mod beginner;

use std::sync::atomic::AtomicBool;
use tabuleiro_core::{History, Options, Present, Random, Searchable, SeatResult, Status, after};
use tabuleiro_engine::{Alone, Control, Engine, Limits, NoTimer, Spec};

/// Drawn set-ups, each played twice with the seats swapped.
const STARTS: u64 = 60;

fn best<G: Searchable>(engine: &mut dyn Engine<G>, history: &History<G>, random: &mut Random) -> G::Move {
    let mut control = Control {
        timer: &NoTimer,
        stop: &AtomicBool::new(false),
        workers: &Alone,
        random,
        info: &mut |_| (),
    };
    engine.think(history, &Limits::default(), &mut control).best()
}

/// Returns a level's move in a position without history.
fn think<G: Searchable>(level: &str, game: &G, position: &G::Position, random: &mut Random) -> G::Move {
    let mut engine: Box<dyn Engine<G>> = level.parse::<Spec>().unwrap().build(game).unwrap();
    best(&mut *engine, &History { game, start: position, moves: &[], position }, random)
}

/// Returns the share of the points that level 1 gets against the beginner.
fn score_of_level_1<G: Searchable + Present>() -> f32 {
    let rated = G::rated();
    let mut options = Options::named(G::info(), rated.rule_set).unwrap();
    for (name, value) in rated.options {
        options = options.with(name, value).unwrap();
    }
    let mut won = 0.0;
    for (seed, seat) in (0..STARTS).flat_map(|seed| [(seed, 0), (seed, 1)]) {
        let mut random = Random::from_seed(seed);
        let game = G::from_setup(&G::draw_setup(&options, &mut random).unwrap()).unwrap();
        let mut level: Box<dyn Engine<G>> = "level 1".parse::<Spec>().unwrap().build(&game).unwrap();
        let (start, mut moves) = (game.start(), Vec::new());
        let mut position = start;
        won += loop {
            let player = match game.status(&position) {
                Status::Over(outcome) => break outcome.values.as_slice()[seat],
                Status::ToMove(player) => player,
            };
            let mv = if player.index() == seat {
                let history = History { game: &game, start: &start, moves: &moves, position: &position };
                best(&mut *level, &history, &mut random)
            } else {
                beginner::choose(&game, &position, &mut random)
            };
            position = after(&game, &position, mv);
            moves.push(mv);
        };
    }
    won / (2 * STARTS) as f32
}

/// Draws a game of each rule set and number of seats.
fn drawn_games<G: Searchable + Present>(random: &mut Random) -> Vec<G> {
    let mut games = Vec::new();
    for rule_set in G::info().rule_sets {
        for seats in rule_set.seats() {
            let options = Options::of(rule_set).with_seats(seats.count()).unwrap();
            games.push(G::from_setup(&G::draw_setup(&options, random).unwrap()).unwrap());
        }
    }
    games
}

fn check_that_levels_overlook_less_and_less<G: Searchable + Present>() {
    for game in drawn_games::<G>(&mut Random::from_seed(1)) {
        let levels = game.strengths();
        let pairs = levels.windows(2);
        assert!(pairs.clone().all(|pair| pair[0].overlooks >= pair[1].overlooks), "{levels:?}");
        assert!(pairs.clone().all(|pair| pair[0].nodes < pair[1].nodes), "{levels:?}");
        assert!(levels[0].overlooks > 0.0 && levels[levels.len() - 1].overlooks == 0.0, "{levels:?}");
    }
}

/// Returns whether a move wins at once for its player.
fn wins_at_once<G: Searchable>(game: &G, position: &G::Position, mv: G::Move) -> bool {
    let player = game.status(position).to_move().expect("a game in progress has a player to move");
    let outcome = game.status(&after(game, position, mv)).outcome().copied();
    outcome.is_some_and(|outcome| outcome.results[player] == SeatResult::Won)
}

fn check_that_a_win_at_once_is_taken<G: Searchable + Present>() {
    let mut random = Random::from_seed(6);
    let mut wins = 0;
    // Where most moves win or none does, such positions are rare.
    for _ in 0..400 {
        if wins > 4 {
            return;
        }
        for game in drawn_games::<G>(&mut random) {
            let start = game.start();
            let mut position = start;
            while game.status(&position).to_move().is_some() {
                let moves = game.moves(&position);
                let winning = moves.iter().filter(|&&mv| wins_at_once(&game, &position, mv)).count();
                if winning > 0 && winning < moves.len() {
                    let mv = think::<G>("level 1", &game, &position, &mut random);
                    assert!(wins_at_once(&game, &position, mv), "{}", game.position_text(&position));
                    wins += 1;
                }
                position = after(&game, &position, random.choose(&moves));
            }
        }
    }
    panic!("{wins} wins at once");
}

macro_rules! test_each {
    ($($name:ident: $game:ty,)*) => {
        $(mod $name {
            #[test]
            fn level_1_loses_to_a_beginner() {
                let score = super::score_of_level_1::<$game>();
                assert!(score < 0.5, "level 1 scores {score}");
            }
            #[test]
            fn levels_overlook_less_and_less() {
                super::check_that_levels_overlook_less_and_less::<$game>();
            }
            #[test]
            fn a_win_at_once_is_taken() {
                super::check_that_a_win_at_once_is_taken::<$game>();
            }
        })*
    };
}
tabuleiro_games::for_each_game!(test_each);
