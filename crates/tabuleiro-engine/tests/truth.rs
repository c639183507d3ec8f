//! Certain results, and effort of a search.

use std::sync::atomic::AtomicBool;
use tabuleiro_core::{Game, History, Options, Random, Searchable, SeatResult, Setup, Status, after};
use tabuleiro_engine::{Alone, Control, Engine, Job, Limits, NoTimer, Spec, SpecError, Thought, Workers};
use tabuleiro_games::{asterismo::Asterismo, green_skull::GreenSkull, small_star_empires::SmallStarEmpires};
use tabuleiro_template::NoughtsAndCrosses;

struct Threads;
impl Workers for Threads {
    fn run(&self, others: Vec<Job>, main: &mut dyn FnMut()) {
        std::thread::scope(|scope| {
            others.into_iter().for_each(|job| {
                scope.spawn(job);
            });
            main();
        });
    }
}

fn open<G: Game>(setup: &str) -> G {
    G::from_setup(&Setup::parse(G::info(), setup).unwrap()).unwrap()
}

fn drawn<G: Game>(rule_set: &str, seats: usize, seed: u64) -> G {
    let options = Options::named(G::info(), rule_set).unwrap().with_seats(seats).unwrap();
    G::from_setup(&G::draw_setup(&options, &mut Random::from_seed(seed)).unwrap()).unwrap()
}

fn think<G: Searchable>(game: &G, position: &G::Position, spec: &str, limits: &Limits) -> Thought<G::Move> {
    let history = History { game, start: position, moves: &[], position };
    let mut engine: Box<dyn Engine<G>> = spec.parse::<Spec>().unwrap().build(game).unwrap();
    let mut control = Control {
        timer: &NoTimer,
        stop: &AtomicBool::new(false),
        workers: if limits.threads > 1 { &Threads } else { &Alone },
        random: &mut Random::from_seed(1),
        info: &mut |_| (),
    };
    engine.think(&history, limits, &mut control)
}

#[test]
fn a_game_that_both_can_lose_is_not_won_because_the_other_loses_it() {
    let game: GreenSkull = open("gsk1.published.2.starts~1");
    let text = "-_--_---_----_-----_------_-------_-----g-g_-z-------_o--------o~g~o~23";
    let position = game.parse_position(text).unwrap();
    for spec in ["mcts", "alpha-beta"] {
        for nodes in [128, 300, 2_000, 20_000] {
            let thought = think(&game, &position, spec, &Limits::of_nodes(nodes));
            let proof = thought.lines[0].proof.map(|proof| proof.result);
            assert!(matches!(proof, None | Some(SeatResult::Lost)), "{spec} {nodes}: {proof:?}");
        }
    }
}

#[test]
fn a_game_that_both_can_lose_is_not_drawn_because_the_other_would_like_that() {
    let game: GreenSkull = open("gsk1.published.2.starts~1");
    let text = "-_--_---_----_-----_---z--_---o---_--------_---------_-g-----g--~g~o~98";
    let position = game.parse_position(text).unwrap();
    let thought = think(&game, &position, "max-n", &Limits::of_nodes(20_000));
    let proof = thought.lines[0].proof.map(|proof| proof.result);
    assert!(matches!(proof, None | Some(SeatResult::Lost)), "{proof:?}");
}

#[test]
fn a_shared_win_is_called_a_win() {
    let map = "pr_0213_1aRX121_232G1W3_GW131B1_2111GR1_-31B21X3_RX11B21_-222W2b1_---1320";
    let game: SmallStarEmpires = open(&format!("sse1.published.2.starts~1.map~{map}"));
    let text = "2x1_1bbsb_2B2abs_aabbb1a_b1bbbsAbs_bB1AsBa1_1basA1a1b_as1aaaas1_1aaa1B2_3Aa2";
    let position = game.parse_position(text).unwrap();
    for spec in ["best", "mcts", "max-n"] {
        let line = &think(&game, &position, spec, &Limits::of_nodes(5_000)).lines[0];
        assert_eq!(line.proof.map(|proof| proof.result), Some(SeatResult::Won), "{spec}");
        assert_eq!(line.values.as_slice(), [0.5, 0.5], "{spec}");
    }
}

/// Checks that all games ending in a shared first place give the result of
/// [`Evaluate::tie`](tabuleiro_core::Evaluate::tie).
#[test]
fn those_who_share_the_first_place_have_what_the_game_says() {
    fn check<G: Searchable>() {
        for rule_set in G::info().rule_sets {
            for (seats, seed) in rule_set.seats().flat_map(|seats| (0..60).map(move |seed| (seats, seed))) {
                let (game, mut random) =
                    (drawn::<G>(rule_set.id, seats.count(), seed), Random::from_seed(seed));
                let mut position = game.start();
                let outcome = loop {
                    match game.status(&position) {
                        Status::Over(outcome) => break outcome,
                        Status::ToMove(_) => {
                            let mv = game.random_move(&position, &mut random, &mut Vec::new());
                            position = after(&game, &position, mv);
                        }
                    }
                };
                for (player, &value) in outcome.values.iter() {
                    assert!(value <= 0.0 || value >= 1.0 || outcome.results[player] == game.tie());
                }
            }
        }
    }
    macro_rules! check_each {
        ($($name:ident: $game:ty,)*) => { $(check::<$game>();)* };
    }
    tabuleiro_games::for_each_game!(check_each);
}

#[test]
fn a_tree_search_ends_when_the_result_is_proved() {
    let setup = Setup::parse(NoughtsAndCrosses::info(), "oxo1.plain.2.starts~1").unwrap();
    let game = NoughtsAndCrosses::from_setup(&setup).unwrap();
    for (text, result) in
        [("1oxxxooo--", SeatResult::Drew), ("2xo-x-----", SeatResult::Lost), ("1xo-------", SeatResult::Won)]
    {
        let position = game.parse_position(text).unwrap();
        let thought = think(&game, &position, "mcts memory=4", &Limits::of_nodes(400_000));
        assert_eq!(thought.lines[0].proof.map(|proof| proof.result), Some(result), "{text}");
        assert!(thought.nodes < 400_000, "{text}: {}", thought.nodes);
    }
}

#[test]
fn several_threads_keep_to_the_limit_of_nodes() {
    let game: SmallStarEmpires = drawn("published", 2, 1);
    for (nodes, threads) in [(300, 2), (20_000, 2), (20_000, 4)] {
        let thought = think(
            &game,
            &game.start(),
            "alpha-beta memory=4",
            &Limits { threads, ..Limits::of_nodes(nodes) },
        );
        // A position that ends the game is looked at with the one before it.
        assert!(thought.nodes <= nodes + nodes / 20, "{threads} threads: {} of {nodes}", thought.nodes);
    }
}

#[test]
fn the_shares_of_all_players_add_up_to_one() {
    for (seats, seed) in [(3, 1), (4, 2), (3, 3), (4, 4)] {
        let game: SmallStarEmpires = drawn("published", seats, seed);
        let mut position = game.start();
        let mut random = Random::from_seed(seed);
        while game.status(&position).to_move().is_some() {
            for spec in ["max-n memory=1", "alpha-beta memory=1", "mcts memory=1"] {
                let lines =
                    think(&game, &position, spec, &Limits { lines: 2, ..Limits::of_nodes(300) }).lines;
                for line in lines {
                    let sum: f32 = line.values.as_slice().iter().sum();
                    assert!((sum - 1.0).abs() < 0.001, "{spec}: {:?}", line.values);
                }
            }
            for _ in 0..5 {
                if game.status(&position).to_move().is_some() {
                    position =
                        after(&game, &position, game.random_move(&position, &mut random, &mut Vec::new()));
                }
            }
        }
    }
}

#[test]
fn more_memory_than_there_is_is_an_error() {
    let game: Asterismo = drawn("decisive", 2, 1);
    let spec = Spec { memory: usize::MAX >> 20, ..Spec::new(tabuleiro_engine::EngineKind::Best) };
    assert!(matches!(spec.build(&game).err(), Some(SpecError::Memory(_))));
}
