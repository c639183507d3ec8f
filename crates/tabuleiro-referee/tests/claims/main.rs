//! Proved results of the searches near the end of a game agree with a plain minimax over the referee.
//!
//! The ordinary run checks a few positions of each game; `TABULEIRO_LONG=1` checks more than two thousand.

mod truth;

use std::sync::atomic::AtomicBool;
use tabuleiro_core::{History, Options, Player, Random, Searchable, after, laws};
use tabuleiro_engine::{Alone, Control, Engine, Limits, NoTimer, Proof, Spec, Thought};
use tabuleiro_referee::{Referee, SeatResult};
use truth::{Claim, Counting, Minimax, Share};

macro_rules! test_each {
    ($($name:ident: $game:ident,)*) => {
        $(#[test]
        fn $name() {
            check_claims::<tabuleiro_games::$name::$game, tabuleiro_referee::$name::$game>();
        })*
    };
}
tabuleiro_referee::for_each_referee!(test_each);

/// Searches, with their node limits.
const ENGINES: [(&str, u64); 3] =
    [("alpha-beta memory=1", 20_000), ("mcts memory=4", 2_000), ("max-n memory=1", 2_000)];
/// Largest distances to the end of the game, used alternately.
const DISTANCE_MAX: [usize; 2] = [3, 8];
/// Largest number of positions that minimax visits.
const TRUTH_NODES: u32 = 1_500;

fn positions_per_game() -> usize {
    if std::env::var_os("TABULEIRO_LONG").is_some() { 2_200 } else { 24 }
}

fn check_claims<G: Searchable, R: Referee + Clone>() {
    let ways = laws::all_options::<G>();
    let (mut claims, mut checked, mut exactly) = (0_usize, 0_usize, 0_usize);
    for round in 0..positions_per_game() {
        let mut random = Random::from_seed(round as u64);
        let options = &ways[round % ways.len()];
        let game = drawn::<G>(options, &mut random);
        let moves = play_out(&game, round % 4 < 2, &mut random);
        let distance = 1 + random.below(DISTANCE_MAX[round % 2]);
        let (start, played) = (game.start(), &moves[..moves.len().saturating_sub(distance)]);
        let mut referee = R::from_setup(&game.setup().text(G::info()));
        let mut position = start;
        for &mv in played {
            referee.play(&game.move_text(&position, mv));
            position = after(&game, &position, mv);
        }
        let hero = game.status(&position).to_move().expect("the game is not over yet");
        let history = History { game: &game, start: &start, moves: played, position: &position };
        let said = ENGINES.map(|(spec, nodes)| (spec, proof_of_best(&think(&history, spec, nodes), hero)));
        if said.iter().all(|(_, said)| said.is_none()) {
            continue;
        }
        let together = options.rule_set().together;
        let truth =
            |counting| Minimax { hero: hero.index(), together, counting, nodes: TRUTH_NODES }.truth(&referee);
        let results = truth(Counting::Results);
        let text = || format!("{}.at~{}", game.setup().text(G::info()), game.position_text(&position));
        for (spec, said) in said {
            let Some((proof, claim)) = said else { continue };
            assert!(results.allows(claim), "{spec} says {claim:?}, it is {results:?}: {}", text());
            claims += 1;
            checked += usize::from(results.is_decided());
            // In a common game any winning order counts, and max-n assumes no opponents.
            let exact = exact(&proof, claim).filter(|_| spec.starts_with("alpha-beta") && !together);
            let Some((counting, claim)) = exact else { continue };
            let truth = truth(counting);
            assert!(truth.allows(claim), "{spec} says {claim:?}, it is {truth:?}: {}", text());
            exactly += usize::from(truth.is_decided());
        }
    }
    println!(
        "{}: {claims} claims, {checked} of them checked to the end, {exactly} with points or decisions",
        G::info().id
    );
    assert!(checked >= positions_per_game() / 4, "only {checked} of {claims} claims could be checked");
}

fn drawn<G: Searchable>(options: &Options, random: &mut Random) -> G {
    let setup = G::draw_setup(options, random).expect("options on offer can be drawn");
    G::from_setup(&setup).expect("a drawn set-up can be played")
}

/// Plays a whole game: random moves, or a small search that errs in one decision of five.
fn play_out<G: Searchable>(game: &G, is_random: bool, random: &mut Random) -> Vec<G::Move> {
    let (start, mut moves) = (game.start(), Vec::new());
    let mut position = start;
    while game.status(&position).to_move().is_some() {
        let history = History { game, start: &start, moves: &moves, position: &position };
        let mv = if is_random || random.below(5) == 0 {
            game.random_move(&position, random, &mut Vec::new())
        } else {
            think(&history, "alpha-beta memory=1", 200).best()
        };
        position = after(game, &position, mv);
        moves.push(mv);
    }
    moves
}

fn think<G: Searchable>(history: &History<G>, spec: &str, nodes: u64) -> Thought<G::Move> {
    let mut engine: Box<dyn Engine<G>> = spec.parse::<Spec>().unwrap().build(history.game).unwrap();
    let mut control = Control {
        timer: &NoTimer,
        stop: &AtomicBool::new(false),
        workers: &Alone,
        random: &mut Random::from_seed(1),
        info: &mut |_| (),
    };
    engine.think(history, &Limits::of_nodes(nodes), &mut control)
}

fn proof_of_best<M: Copy>(thought: &Thought<M>, hero: Player) -> Option<(Proof, Claim)> {
    let line = &thought.lines[0];
    let proof = line.proof?;
    assert_eq!(proof.player, hero);
    let claim = match proof.result {
        tabuleiro_core::SeatResult::Lost => Claim::Whole(Share::lost(0)),
        tabuleiro_core::SeatResult::Won if line.values[hero] >= 1.0 => Claim::Whole(Share::won(0)),
        tabuleiro_core::SeatResult::Won => Claim::Shared(SeatResult::Won),
        tabuleiro_core::SeatResult::Drew => Claim::Shared(SeatResult::Drew),
    };
    Some((proof, claim))
}

/// Returns the claim with its points or its number of decisions.
fn exact(proof: &Proof, claim: Claim) -> Option<(Counting, Claim)> {
    let Claim::Whole(share) = claim else { return None };
    let is_won = share.result == SeatResult::Won;
    let decisions = |plies: u32| if is_won { -(plies as i32) } else { plies as i32 };
    let told = proof.margin.map(|points| (Counting::Points, points));
    let told = told.or_else(|| proof.plies.map(|plies| (Counting::Decisions, decisions(plies))));
    told.map(|(counting, lead)| (counting, Claim::Whole(Share { lead, ..share })))
}
