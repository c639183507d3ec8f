//! Proved results of the searches near the end of a game agree with a plain minimax over the referee.
//!
//! The ordinary run checks a few positions of each game; `TABULEIRO_LONG=1` checks more than two thousand.

use std::sync::atomic::AtomicBool;
use tabuleiro_core::{History, Options, Player, Random, Searchable, after, laws};
use tabuleiro_engine::{Alone, Control, Engine, Limits, NoTimer, Spec, Thought};
use tabuleiro_referee::{Referee, SeatResult, Verdict};

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
    let (mut claims, mut checked) = (0_usize, 0_usize);
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
        let said = ENGINES.map(|(spec, nodes)| (spec, claim(&think(&history, spec, nodes), hero)));
        if said.iter().all(|(_, claim)| claim.is_none()) {
            continue;
        }
        let together = options.rule_set().together;
        let truth = Minimax { hero: hero.index(), together, nodes: TRUTH_NODES }.truth(&referee);
        for (spec, claim) in said {
            let Some(claim) = claim else { continue };
            let text = format!("{}.at~{}", game.setup().text(G::info()), game.position_text(&position));
            assert!(truth.allows(claim), "{spec} says {claim:?}, it is {truth:?}: {text}");
            claims += 1;
            checked += usize::from(truth.is_decided());
        }
    }
    println!("{}: {claims} claims, {checked} of them checked to the end", G::info().id);
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

/// A player's part in the result of a finished game.
#[derive(Copy, Clone, PartialEq, Debug)]
struct Share {
    result: SeatResult,
    /// Number of players who share the win.
    among: usize,
}

impl Share {
    const WON: Share = Share { result: SeatResult::Won, among: 1 };
    const LOST: Share = Share { result: SeatResult::Lost, among: 1 };

    /// Orders results from lost to won; a win shared by fewer players is worth more.
    fn value(self) -> i32 {
        match self.result {
            SeatResult::Lost => -100,
            SeatResult::Won if self.among == 1 => 100,
            SeatResult::Won => -(self.among as i32),
            SeatResult::Drew => -10,
        }
    }
}

/// An engine's proved result for the player to move. The size of a shared win stays open.
#[derive(Copy, Clone, PartialEq, Debug)]
enum Claim {
    Whole(Share),
    Shared(SeatResult),
}

fn claim<M: Copy>(thought: &Thought<M>, hero: Player) -> Option<Claim> {
    let line = &thought.lines[0];
    let proof = line.proof?;
    assert_eq!(proof.player, hero);
    Some(match proof.result {
        tabuleiro_core::SeatResult::Lost => Claim::Whole(Share::LOST),
        tabuleiro_core::SeatResult::Won if line.values[hero] >= 1.0 => Claim::Whole(Share::WON),
        tabuleiro_core::SeatResult::Won => Claim::Shared(SeatResult::Won),
        tabuleiro_core::SeatResult::Drew => Claim::Shared(SeatResult::Drew),
    })
}

/// Bounds for the hero's result that hold for every continuation beyond the positions visited.
#[derive(Copy, Clone, Debug)]
struct Truth {
    least: Share,
    most: Share,
}

impl Truth {
    const OPEN: Truth = Truth { least: Share::LOST, most: Share::WON };

    fn is_decided(&self) -> bool {
        self.least.value() == self.most.value()
    }

    fn allows(&self, claim: Claim) -> bool {
        match claim {
            Claim::Whole(share) => (self.least.value()..=self.most.value()).contains(&share.value()),
            Claim::Shared(result) => {
                if self.is_decided() {
                    self.least.result == result && self.least.value().abs() < 100
                } else {
                    self.least.value() < 100 && self.most.value() > -100
                }
            }
        }
    }
}

struct Minimax {
    hero: usize,
    /// Whether all players win or lose together.
    together: bool,
    nodes: u32,
}

impl Minimax {
    /// Searches with growing depth, until the result is known or the node limit is reached.
    fn truth<R: Referee + Clone>(mut self, referee: &R) -> Truth {
        let mut truth = Truth::OPEN;
        for depth in 1.. {
            let deeper = self.look(referee, depth);
            // An interrupted search may know less than the one before.
            if self.nodes > 0 || deeper.is_decided() {
                truth = deeper;
            }
            if self.nodes == 0 || truth.is_decided() {
                break;
            }
        }
        truth
    }

    fn look<R: Referee + Clone>(&mut self, referee: &R, depth: u32) -> Truth {
        let seat = match referee.verdict() {
            Verdict::Over { results, .. } => {
                let winners = results.iter().filter(|&&result| result == SeatResult::Won).count();
                let among = if self.together || winners == 0 { 1 } else { winners };
                let share = Share { result: results[self.hero], among };
                return Truth { least: share, most: share };
            }
            Verdict::ToMove { seat, .. } => usize::from(seat) - 1,
        };
        if depth == 0 {
            return Truth::OPEN;
        }
        let is_hero = self.together || seat == self.hero;
        let better = |one: Share, other: Share| (one.value() > other.value()) == is_hero;
        let mut best: Option<Truth> = None;
        for mv in referee.legal_moves() {
            if self.nodes == 0 {
                // The remaining moves may have any result.
                let (least, most) = if is_hero {
                    (best.map_or(Share::LOST, |best| best.least), Share::WON)
                } else {
                    (Share::LOST, best.map_or(Share::WON, |best| best.most))
                };
                return Truth { least, most };
            }
            self.nodes -= 1;
            let mut next = referee.clone();
            next.play(&mv);
            let truth = self.look(&next, depth - 1);
            best = Some(best.map_or(truth, |best| Truth {
                least: if better(truth.least, best.least) { truth.least } else { best.least },
                most: if better(truth.most, best.most) { truth.most } else { best.most },
            }));
            let decided = if is_hero { Share::WON } else { Share::LOST };
            let bound = best.map(|best| if is_hero { best.least } else { best.most });
            if bound.is_some_and(|bound| bound.value() == decided.value()) {
                break;
            }
        }
        best.expect("a game in progress has moves")
    }
}
