//! The searches on every game: what they find agrees with the plain truth where that can be worked out.

use std::sync::atomic::AtomicBool;
use tabuleiro_core::{Game, History, Options, Player, Random, Searchable, SeatResult, Status, after};
use tabuleiro_engine::{Alone, Control, Engine, Limits, NoTimer, Spec, Thought};
use tabuleiro_games::for_each_game;

fn think<G: Searchable>(game: &G, position: &G::Position, spec: &str, limits: &Limits) -> Thought<G::Move> {
    let history = History { game, start: position, moves: &[], position };
    let mut engine: Box<dyn Engine<G>> = spec.parse::<Spec>().unwrap().build(game).unwrap();
    engine.think(
        &history,
        limits,
        &mut Control {
            timer: &NoTimer,
            stop: &AtomicBool::new(false),
            workers: &Alone,
            random: &mut Random::from_seed(5),
            info: &mut |_| (),
        },
    )
}

/// Draws a two-player game of every competitive rule set, and checks positions `before_end` moves before its end.
fn late_positions<G: Game>(before_end: usize, seed: u64, mut check: impl FnMut(&G, &G::Position)) {
    for rule_set in G::info().rule_sets.iter().filter(|rule_set| !rule_set.together) {
        let mut random = Random::from_seed(seed);
        let game = G::from_setup(&G::draw_setup(&Options::of(rule_set), &mut random).unwrap()).unwrap();
        let mut positions = vec![game.start()];
        while game.status(&positions[positions.len() - 1]).to_move().is_some() {
            let last = positions[positions.len() - 1];
            positions.push(after(&game, &last, game.random_move(&last, &mut random, &mut Vec::new())));
        }
        check(&game, &positions[positions.len().saturating_sub(1 + before_end)]);
    }
}

/// Returns the hero's result with best play, if `depth` moves suffice to know it.
fn truth<G: Game>(game: &G, position: &G::Position, hero: Player, depth: u32) -> Option<f32> {
    let player = match game.status(position) {
        Status::Over(outcome) => return Some(outcome.values[hero]),
        Status::ToMove(player) => player,
    };
    let moves = if depth == 0 { Vec::new() } else { game.moves(position) };
    let good = if player == hero { 1.0 } else { 0.0 };
    let mut values = Vec::new();
    for mv in moves {
        values.push(truth(game, &after(game, position, mv), hero, depth - 1));
        if values.last() == Some(&Some(good)) {
            return Some(good);
        }
    }
    let known: Vec<f32> = values.iter().copied().collect::<Option<_>>()?;
    let best = if player == hero { f32::max } else { f32::min };
    known.into_iter().reduce(best)
}

/// Checks late positions, each with the result of the player to move, if a search to the end is short enough.
fn worked_out<G: Game>(
    before_end: usize,
    seed: u64,
    depth: u32,
    mut check: impl FnMut(&G, &G::Position, SeatResult),
) {
    late_positions::<G>(before_end, seed, |game, position| {
        let Some(player) = game.status(position).to_move() else { return };
        let result = match truth(game, position, player, depth) {
            Some(value) if value <= 0.0 => SeatResult::Lost,
            Some(value) if value >= 1.0 => SeatResult::Won,
            Some(_) => SeatResult::Drew,
            None => return,
        };
        check(game, position, result);
    });
}

fn solves_what_can_be_worked_out<G: Searchable>() {
    let mut solved = 0;
    for seed in 0..12 {
        worked_out::<G>(1 + seed as usize % 3, seed, 3, |game, position, result| {
            let limits = Limits { solve: true, nodes: Some(3_000_000), ..Limits::default() };
            let thought = think(game, position, "alpha-beta memory=8", &limits);
            let proof = thought.lines[0]
                .proof
                .unwrap_or_else(|| panic!("not proved: {}", game.position_text(position)));
            assert_eq!(proof.result, result, "{}", game.position_text(position));
            solved += 1;
        });
    }
    assert!(solved >= 3, "only {solved} positions could be worked out");
}

/// Checks that certain results are true, no matter how early a search ends.
fn claims_nothing_that_is_not_so<G: Searchable>() {
    let mut claims = 0;
    let specs = ["alpha-beta memory=1", "max-n memory=1", "mcts memory=1"];
    for seed in 0..40 {
        worked_out::<G>(1 + seed as usize % 4, seed, 4, |game, position, result| {
            for (nodes, spec) in (4..400).step_by(9).flat_map(|nodes| specs.map(|spec| (nodes, spec))) {
                let thought = think(game, position, spec, &Limits::of_nodes(nodes));
                let Some(proof) = thought.lines[0].proof else { continue };
                assert_eq!(proof.result, result, "{spec}, {nodes}: {}", game.position_text(position));
                claims += 1;
            }
        });
    }
    assert!(claims >= 100, "only {claims} claims");
}

/// Returns the hero's score by plain minimax of this depth.
fn minimax<G: Searchable>(game: &G, position: &G::Position, hero: Player, depth: u32) -> i32 {
    let player = match game.status(position) {
        Status::Over(outcome) => {
            return match outcome.values[hero] {
                value if value <= 0.0 => i32::MIN,
                value if value >= 1.0 => i32::MAX,
                _ => 0,
            };
        }
        Status::ToMove(player) => player,
    };
    if depth == 0 {
        return game.evaluate(position, hero);
    }
    let values =
        game.moves(position).into_iter().map(|mv| minimax(game, &after(game, position, mv), hero, depth - 1));
    let best = if player == hero { values.max() } else { values.min() };
    best.expect("a game in progress has moves")
}

fn finds_what_minimax_finds<G: Searchable>() {
    for seed in 20..23 {
        late_positions::<G>(12, seed, |game, position| {
            let Some(player) = game.status(position).to_move() else { return };
            // Where evaluations are not trusted or moves are forced, the search goes deeper than minimax does.
            if !game.is_quiet(position) {
                return;
            }
            let limits = Limits { solve: true, ..Limits::of_depth(2) };
            let thought = think(game, position, "alpha-beta memory=1", &limits);
            let forced = |position: &G::Position| game.moves(position).len() == 1;
            let moves = game.moves(position);
            if forced(position) || moves.iter().any(|&mv| forced(&after(game, position, mv))) {
                return;
            }
            let expected = minimax(game, position, player, 2);
            let found = thought.lines[0].scores[player];
            match expected {
                i32::MAX => assert!(found > 10_000),
                i32::MIN => assert!(found < -10_000),
                value => assert_eq!(found, value.clamp(-10_000, 10_000), "{}", game.position_text(position)),
            }
        });
    }
}

fn counts_gains_at_once_as_one_by_one<G: Searchable>() {
    for before_end in 0..30 {
        late_positions::<G>(before_end, 3, |game, position| {
            let moves = game.moves(position);
            let mut gains = Vec::new();
            game.gains(position, &moves, &mut gains);
            let alone: Vec<i32> = moves.iter().map(|&mv| game.gain(position, mv)).collect();
            assert_eq!(gains, alone, "{}", game.position_text(position));
        });
    }
}

fn repeats_itself_with_nodes<G: Searchable>() {
    for spec in ["alpha-beta memory=1", "mcts memory=1", "uct", "level 1", "level 3"] {
        late_positions::<G>(20, 7, |game, position| {
            if game.status(position).to_move().is_none() {
                return;
            }
            let once = think(game, position, spec, &Limits::of_nodes(700));
            assert_eq!(once, think(game, position, spec, &Limits::of_nodes(700)), "{spec}");
            let mut line = *position;
            once.lines[0].moves.iter().for_each(|&mv| game.play(&mut line, mv).expect("lines are legal"));
        });
    }
}

/// Unless a line ends the game with both of them losing, what one of two can expect the other cannot.
fn shares_one_game_among_two<G: Searchable>() {
    let ways = [(1, 100), (1, 300), (1, 1000), (3, 2000)];
    for seed in 0..30 {
        late_positions::<G>(12, seed, |game, position| {
            if game.status(position).to_move().is_none() {
                return;
            }
            let thoughts = ways.map(|(lines, nodes)| {
                let limits = Limits { lines, solve: true, ..Limits::of_nodes(nodes) };
                think(game, position, "alpha-beta memory=1", &limits)
            });
            for line in thoughts.iter().flat_map(|thought| &thought.lines) {
                let mut end = *position;
                line.moves.iter().for_each(|&mv| game.play_unchecked(&mut end, mv));
                let over = game.status(&end).outcome().copied();
                let whole = over.map_or(1.0, |outcome| outcome.values.as_slice().iter().sum());
                let sum: f32 = line.values.as_slice().iter().sum();
                let position = game.position_text(position);
                assert!((sum - whole).abs() < 0.01, "{:?} of {whole} at {position}", line.values);
            }
        });
    }
}

/// Checks that playouts count even when the tree has no room to grow.
fn goes_on_with_a_full_tree<G: Searchable>() {
    late_positions::<G>(1000, 3, |game, position| {
        let thought = think(game, position, "mcts memory=1", &Limits::of_nodes(6000));
        assert_eq!(thought.nodes, 6000);
        assert!(game.play(&mut position.clone(), thought.best()).is_ok());
    });
}

/// Checks that every level takes a win in one move.
fn takes_a_win_in_one<G: Searchable>() {
    for seed in 0..20 {
        late_positions::<G>(1, seed, |game, position| {
            let Some(player) = game.status(position).to_move() else { return };
            let wins = |mv: G::Move| {
                let outcome = game.status(&after(game, position, mv)).outcome().copied();
                outcome.is_some_and(|outcome| outcome.values[player] >= 1.0)
            };
            if game.moves(position).into_iter().any(wins) {
                let limits = Limits::default();
                for level in 1..=3 {
                    let mv = think(game, position, &format!("level {level}"), &limits).best();
                    let next = after(game, position, mv);
                    let Some(_) = game.status(&next).to_move() else {
                        assert!(wins(mv));
                        continue;
                    };
                    let proof =
                        think(game, position, "alpha-beta memory=1", &Limits::of_depth(3)).lines[0].proof;
                    assert_eq!(proof.map(|proof| proof.result), Some(SeatResult::Won));
                }
            }
        });
    }
}

/// Checks that a line found for a common win wins, and that exhausting all lines proves a loss.
fn wins_together_or_proves_that_no_line_wins<G: Searchable>() {
    for rule_set in G::info().rule_sets.iter().filter(|rule_set| rule_set.together) {
        let mut results = Vec::new();
        for seed in 0..6 {
            let mut random = Random::from_seed(seed);
            let game = G::from_setup(&G::draw_setup(&Options::of(rule_set), &mut random).unwrap()).unwrap();
            let mut position = game.start();
            while game.status(&position).to_move().is_some() {
                let thought = think(&game, &position, "alpha-beta memory=4", &Limits::of_nodes(60_000));
                let proof = thought.lines[0].proof.map(|proof| proof.result);
                results.extend(proof);
                if proof == Some(SeatResult::Won) {
                    let mut end = position;
                    thought.lines[0].moves.iter().for_each(|&mv| game.play(&mut end, mv).unwrap());
                    assert!(
                        game.status(&end).outcome().is_some_and(|outcome| outcome.values[Player::ONE] >= 1.0)
                    );
                    break;
                }
                let mv = game.random_move(&position, &mut random, &mut Vec::new());
                game.play_unchecked(&mut position, mv);
                let lost = proof == Some(SeatResult::Lost);
                assert!(!lost || truth(&game, &position, Player::ONE, 2) != Some(1.0));
            }
        }
        assert!(results.contains(&SeatResult::Won) && results.contains(&SeatResult::Lost), "{results:?}");
    }
}

macro_rules! tests {
    ($($name:ident: $game:ty,)*) => {
        $(mod $name {
            #[test]
            fn solves_what_can_be_worked_out() {
                super::solves_what_can_be_worked_out::<$game>();
            }
            #[test]
            fn claims_nothing_that_is_not_so() {
                super::claims_nothing_that_is_not_so::<$game>();
            }
            #[test]
            fn finds_what_minimax_finds() {
                super::finds_what_minimax_finds::<$game>();
            }
            #[test]
            fn counts_gains_at_once_as_one_by_one() {
                super::counts_gains_at_once_as_one_by_one::<$game>();
            }
            #[test]
            fn repeats_itself_with_nodes() {
                super::repeats_itself_with_nodes::<$game>();
            }
            #[test]
            fn wins_together_or_proves_that_no_line_wins() {
                super::wins_together_or_proves_that_no_line_wins::<$game>();
            }
            #[test]
            fn shares_one_game_among_two() {
                super::shares_one_game_among_two::<$game>();
            }
            #[test]
            fn goes_on_with_a_full_tree() {
                super::goes_on_with_a_full_tree::<$game>();
            }
            #[test]
            fn takes_a_win_in_one() {
                super::takes_a_win_in_one::<$game>();
            }
        })*
    };
}
for_each_game!(tests);
