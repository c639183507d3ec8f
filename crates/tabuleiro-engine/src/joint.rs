//! Search for games in which all players win or lose together: finds an order of moves that wins, or proves that none
//! exists.

use crate::budget::Limits;
use crate::engine::{Control, Engine};
use crate::thought::{Proof, Score, Thought, Variation};
use std::collections::HashSet;
use std::sync::atomic::Ordering;
use tabuleiro_core::evaluate::EVALUATION_MAX;
use tabuleiro_core::{Game, History, PerPlayer, Player, Searchable, SeatResult, Status, after};

/// Result of a search for a common win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solution<M> {
    /// Moves that win.
    Won(Vec<M>),
    /// Proof that no moves win.
    Lost,
    /// No result within the limits.
    Unknown,
}

/// Search for a common win: a beam of the most promising positions after each number of moves, widened step by step.
pub struct Joint<G: Game> {
    /// Maximum width of a beam.
    width_max: usize,
    /// Rest of a winning line, and the position of its next move.
    plan: Option<(G::Position, Vec<G::Move>)>,
}

/// Width of the first beam, and the factor for the next.
const WIDTH_FIRST: usize = 64;
const WIDER: usize = 4;
/// Number of positions made for each one kept, approximately.
const MADE_FOR_ONE: usize = 16;
/// Number of nodes between two looks at the clock.
const NODES_BETWEEN_LOOKS: u64 = 256;

impl<G: Searchable> Joint<G> {
    /// Creates an engine with this much memory, in MiB.
    pub fn new(memory: usize) -> Joint<G> {
        let width_max = (memory << 20) / MADE_FOR_ONE / size_of::<Step<G>>();
        Joint { width_max: width_max.max(WIDTH_FIRST), plan: None }
    }

    /// Searches for a winning line within these limits. Also returns the number of positions searched.
    pub fn solve(
        &self,
        game: &G,
        position: &G::Position,
        limits: &Limits,
        control: &Control<G::Move>,
    ) -> (Solution<G::Move>, u64) {
        let is_up = |nodes: u64| {
            limits.nodes.is_some_and(|most| nodes >= most)
                || nodes.is_multiple_of(NODES_BETWEEN_LOOKS)
                    && (control.stop.load(Ordering::Relaxed)
                        || limits.time.is_some_and(|time| control.timer.elapsed() >= time))
        };
        let mut search = Search { game, is_up: &is_up, nodes: 0 };
        let mut best_case = game.best_case(position);
        let mut width = WIDTH_FIRST;
        loop {
            let most = width.min(self.width_max);
            if let Some(verdict) = search.look(position, most, |_, reached| reached) {
                return (verdict, search.nodes);
            }
            let in_best_case = best_case.and_then(|best| search.look(&best, most, at_best));
            match in_best_case {
                Some(Solution::Lost) => return (Solution::Lost, search.nodes),
                // What wins in the best case may not win, so nothing more can be learnt from it.
                Some(_) => best_case = None,
                None => {}
            }
            if width >= self.width_max {
                return (Solution::Unknown, search.nodes);
            }
            width *= WIDER;
        }
    }
}

/// Returns the best case of a position, if the game knows it.
fn at_best<G: Searchable>(game: &G, position: G::Position) -> G::Position {
    game.best_case(&position).unwrap_or(position)
}

struct Search<'a, G: Searchable> {
    game: &'a G,
    is_up: &'a dyn Fn(u64) -> bool,
    nodes: u64,
}

/// A position on the way, and how it was reached.
struct Step<G: Game> {
    position: G::Position,
    mv: G::Move,
    /// Index among the steps before.
    from: usize,
}

impl<G: Searchable> Search<'_, G> {
    /// Searches with a beam of this width, each position judged as `seen_as` returns it. If no position was left out,
    /// proves that no win exists; otherwise returns `None` without a win.
    fn look(
        &mut self,
        root: &G::Position,
        width: usize,
        seen_as: fn(&G, G::Position) -> G::Position,
    ) -> Option<Solution<G::Move>> {
        let mut all_kept = true;
        // How each kept position after each number of moves was reached.
        let mut ways: Vec<Vec<(G::Move, usize)>> = Vec::new();
        let mut front = vec![*root];
        while !front.is_empty() {
            let mut next: Vec<(i32, Step<G>)> = Vec::new();
            let mut seen = HashSet::new();
            for (from, position) in front.iter().enumerate() {
                for mv in self.game.moves(position) {
                    self.nodes += 1;
                    if (self.is_up)(self.nodes) {
                        return Some(Solution::Unknown);
                    }
                    let reached = seen_as(self.game, after(self.game, position, mv));
                    let player = match self.game.status(&reached) {
                        Status::Over(outcome) if outcome.winners().next().is_some() => {
                            return Some(Solution::Won(line(&ways, mv, from)));
                        }
                        Status::Over(_) => continue,
                        Status::ToMove(player) => player,
                    };
                    if !self.game.is_hopeless(&reached, player) && seen.insert(self.game.key(&reached)) {
                        let promise = self.game.evaluate(&reached, player);
                        next.push((promise, Step { position: reached, mv, from }));
                    }
                }
            }
            if next.len() > width {
                all_kept = false;
                next.select_nth_unstable_by_key(width, |(promise, step)| {
                    (std::cmp::Reverse(*promise), step.from, step.mv)
                });
                next.truncate(width);
            }
            ways.push(next.iter().map(|(_, step)| (step.mv, step.from)).collect());
            front = next.into_iter().map(|(_, step)| step.position).collect();
        }
        all_kept.then_some(Solution::Lost)
    }
}

/// Returns every move as a line, the most promising first; without a winning line, all are lost.
fn promising<G: Searchable>(
    game: &G,
    position: &G::Position,
    player: Player,
    result: Option<SeatResult>,
) -> Vec<Variation<G::Move>> {
    let promise = |mv: G::Move| {
        let reached = after(game, position, mv);
        let evaluation = match game.status(&reached) {
            Status::Over(outcome) if outcome.results[player] != SeatResult::Won => -EVALUATION_MAX,
            _ => game.gain(position, mv) + game.evaluate(&reached, player),
        };
        (mv, evaluation)
    };
    let mut moves: Vec<_> = game.moves(position).into_iter().map(promise).collect();
    // The last of equals first, as it has always been.
    moves.reverse();
    moves.sort_by_key(|&(_, evaluation)| std::cmp::Reverse(evaluation));
    let line = |(mv, evaluation)| match result {
        Some(result) => {
            let proof = Proof { player, result, plies: None, margin: None };
            variation(game, vec![mv], Score::lost(0, None), Some(proof))
        }
        None => variation(game, vec![mv], Score::evaluated(evaluation), None),
    };
    moves.into_iter().map(line).collect()
}

fn variation<G: Searchable>(
    game: &G,
    moves: Vec<G::Move>,
    score: Score,
    proof: Option<Proof>,
) -> Variation<G::Move> {
    Variation {
        moves,
        values: PerPlayer::all(game.seats(), score.expected()),
        scores: PerPlayer::all(game.seats(), score.0),
        proof,
    }
}

/// Returns the moves that lead to a step, and that step.
fn line<M: Copy>(ways: &[Vec<(M, usize)>], last: M, mut from: usize) -> Vec<M> {
    let mut moves = vec![last];
    for steps in ways.iter().rev() {
        let (mv, before) = steps[from];
        moves.push(mv);
        from = before;
    }
    moves.reverse();
    moves
}

impl<G: Searchable> Engine<G> for Joint<G> {
    fn think(
        &mut self,
        history: &History<G>,
        limits: &Limits,
        control: &mut Control<G::Move>,
    ) -> Thought<G::Move> {
        let (game, position) = (history.game, history.position);
        let player = game.status(position).to_move().expect("a game in progress has a player to move");
        let planned = self.plan.take().filter(|(place, line)| place == position && !line.is_empty());
        let (verdict, nodes) = match planned {
            Some((_, line)) => (Solution::Won(line), 0),
            None => self.solve(game, position, limits, control),
        };
        let (moves, result) = match verdict {
            Solution::Won(line) => (line, Some(SeatResult::Won)),
            Solution::Lost => (Vec::new(), Some(SeatResult::Lost)),
            Solution::Unknown => (Vec::new(), None),
        };
        self.plan = (!moves.is_empty()).then(|| (after(game, position, moves[0]), moves[1..].to_vec()));
        let mut lines = promising(game, position, player, result.filter(|_| moves.is_empty()));
        if !moves.is_empty() {
            lines.retain(|line| line.moves[0] != moves[0]);
            let plies = Some(moves.len() as u32);
            let proof = Proof { player, result: SeatResult::Won, plies, margin: None };
            let score = Score::won(moves.len(), None);
            lines.insert(0, variation(game, moves, score, Some(proof)));
        }
        lines.truncate(limits.lines.max(1));
        let depth = lines[0].moves.len() as u32;
        Thought { lines, depth, depth_max: depth, nodes, time: control.timer.elapsed() }
    }

    fn new_game(&mut self) {
        self.plan = None;
    }
}
