//! Max-n search: each player maximises their own result. Iterative deepening along the most promising moves.

use crate::budget::Limits;
use crate::engine::{Control, Engine};
use crate::ordering::Ordering;
use crate::search::PLIES_MAX;
use crate::thought::{Score, Thought, Variation};
use crate::transposition::{Bound, Entry, Table};
use crate::viewpoint::{Side, Viewpoint};
use tabuleiro_core::evaluate::shares;
use tabuleiro_core::{Game, History, PerPlayer, Player, Searchable, SeatResult, Status, after};

/// Number of a player's moves that are searched past the root, unless all has to be proved.
const WIDTH: usize = 12;
/// Number of nodes between two looks at the clock.
const NODES_BETWEEN_LOOKS: u64 = 64;

/// The max-n search as an engine.
pub struct MaxN<G: Game> {
    /// Best move of known positions, searched first.
    table: Table,
    ordering: Ordering<G::Move>,
}

impl<G: Searchable> MaxN<G> {
    /// Creates an engine with this much memory, in MiB.
    pub fn new(memory: usize) -> MaxN<G> {
        MaxN { table: Table::of_mib(memory), ordering: Ordering::new() }
    }
}

impl<G: Searchable> Engine<G> for MaxN<G> {
    fn think(
        &mut self,
        history: &History<G>,
        limits: &Limits,
        control: &mut Control<G::Move>,
    ) -> Thought<G::Move> {
        self.table.age();
        self.ordering.fade();
        let game = history.game;
        let player =
            game.status(history.position).to_move().expect("a game in progress has a player to move");
        let mut moves = game.moves(history.position);
        moves.sort_by_key(|&mv| std::cmp::Reverse(game.gain(history.position, mv)));
        let mut lines: Vec<_> = moves.into_iter().map(|mv| Line::new(game, history.position, mv)).collect();
        let (timer, stop) = (control.timer, control.stop);
        let is_up = || {
            stop.load(std::sync::atomic::Ordering::Relaxed)
                || limits.time.is_some_and(|time| timer.elapsed() >= time)
        };
        let mut search = Search {
            game,
            views: PerPlayer::from_fn(game.seats(), |player| Viewpoint::new(game, player)),
            table: &self.table,
            ordering: &mut self.ordering,
            width: if limits.solve { usize::MAX } else { WIDTH },
            nodes_max: limits.nodes.unwrap_or(u64::MAX),
            is_up: &is_up,
            nodes: 0,
            ended: false,
        };
        let depth_max = limits.depth.unwrap_or(u32::MAX).clamp(1, PLIES_MAX as u32);
        let mut depth = 0;
        while depth < depth_max && !lines.iter().all(|line| line.found.complete) {
            search.look(history.position, player, &mut lines, depth);
            if search.ended {
                break;
            }
            depth += 1;
            let mut thought = told(game, history.position, &lines, limits, depth, search.nodes);
            thought.time = timer.elapsed();
            (control.info)(&thought);
        }
        let mut thought = told(game, history.position, &lines, limits, depth, search.nodes);
        thought.time = timer.elapsed();
        thought
    }

    fn new_game(&mut self) {
        self.table.clear();
        self.ordering.clear();
    }
}

/// Scores of all players, each from their own point of view.
#[derive(Clone, Debug)]
struct Found<M> {
    scores: PerPlayer<Score>,
    /// Whether no evaluation has a part in it.
    complete: bool,
    /// Whether one player's gain was another's loss at every end that was seen.
    rival: bool,
    /// The moves that lead there, the last first.
    line: Vec<M>,
}

/// A move at the root and what is known of it.
struct Line<M> {
    mv: M,
    found: Found<M>,
}

impl<M: Copy> Line<M> {
    fn new<G: Searchable<Move = M>>(game: &G, position: &G::Position, mv: M) -> Line<M> {
        let scores = game.evaluations(position).map(Score::evaluated);
        Line { mv, found: Found { scores, complete: false, rival: true, line: vec![mv] } }
    }
}

struct Search<'a, G: Searchable> {
    game: &'a G,
    views: PerPlayer<Viewpoint>,
    table: &'a Table,
    ordering: &'a mut Ordering<G::Move>,
    width: usize,
    nodes_max: u64,
    is_up: &'a dyn Fn() -> bool,
    nodes: u64,
    /// Whether the search has ended before it was done: what it returns means nothing.
    ended: bool,
}

impl<G: Searchable> Search<'_, G> {
    /// Looks so far beyond each move, the best so far first. If it is ended, what is better by then counts.
    fn look(&mut self, root: &G::Position, player: Player, lines: &mut [Line<G::Move>], depth: u32) {
        let mut looked_at = 0;
        for line in lines.iter_mut() {
            let mut found = self.after(root, line.mv, depth, 1);
            if self.ended {
                break;
            }
            found.line.push(line.mv);
            line.found = found;
            looked_at += 1;
        }
        // The first was best before: the others of this depth can be compared with it.
        lines[..looked_at].sort_by_key(|line| std::cmp::Reverse(line.found.scores[player]));
    }

    fn after(&mut self, position: &G::Position, mv: G::Move, depth: u32, ply: usize) -> Found<G::Move> {
        let next = after(self.game, position, mv);
        self.nodes += 1;
        self.ended |=
            self.nodes >= self.nodes_max || self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) && (self.is_up)();
        match self.game.status(&next) {
            Status::Over(outcome) => {
                let score = |player| self.views[player].over(self.game, &next, &outcome, Side::Hero, ply);
                let scores = PerPlayer::from_fn(self.game.seats(), score);
                let rival = (outcome.values.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-3;
                Found { scores, complete: true, rival, line: Vec::new() }
            }
            Status::ToMove(player) if depth > 0 && !self.ended => self.best(&next, player, depth, ply),
            Status::ToMove(_) => {
                let scores = self.game.evaluations(&next).map(Score::evaluated);
                Found { scores, complete: false, rival: true, line: Vec::new() }
            }
        }
    }

    /// Returns the result of the move that is best for its player.
    fn best(&mut self, position: &G::Position, player: Player, depth: u32, ply: usize) -> Found<G::Move> {
        let key = self.game.key(position);
        let first = self.table.find(key).and_then(|entry| entry.mv);
        let legal = self.game.moves(position);
        let mut gains = Vec::with_capacity(legal.len());
        self.game.gains(position, &legal, &mut gains);
        let mut moves: Vec<(i32, u16, G::Move)> = Vec::with_capacity(legal.len());
        for (place, (mv, gain)) in legal.into_iter().zip(gains).enumerate() {
            let rank = if first == Some(place as u16) {
                i32::MAX
            } else {
                self.ordering.rank(player, ply, mv, gain)
            };
            moves.push((rank, place as u16, mv));
        }
        moves.sort_unstable_by_key(|&(rank, place, _)| (std::cmp::Reverse(rank), place));
        let all = moves.len() <= self.width;
        moves.truncate(self.width);
        let mut best: Option<(Found<G::Move>, usize)> = None;
        let (mut complete, mut rival) = (all, true);
        for (index, &(_, _, mv)) in moves.iter().enumerate() {
            let found = self.after(position, mv, depth - 1, ply + 1);
            complete &= found.complete;
            rival &= found.rival;
            if best.as_ref().is_none_or(|(best, _)| found.scores[player] > best.scores[player]) {
                best = Some((found, index));
            }
            if self.ended {
                break;
            }
        }
        let (mut best, index) = best.expect("a game in progress has moves");
        let (_, place, mv) = moves[index];
        // No answer is better than a win.
        best.complete &= complete || best.scores[player].won_in().is_some();
        best.rival = rival;
        best.line.push(mv);
        if !self.ended {
            let tried: Vec<G::Move> = moves[..index].iter().map(|&(_, _, mv)| mv).collect();
            self.ordering.refuted(player, ply, depth as i32, mv, &tried);
            let (score, depth) = (best.scores[player], depth.min(250) as u8);
            let entry = Entry { score, bound: Bound::Exact, depth, complete: best.complete, mv: Some(place) };
            self.table.remember(key, entry);
        }
        best
    }
}

fn told<G: Searchable>(
    game: &G,
    root: &G::Position,
    lines: &[Line<G::Move>],
    limits: &Limits,
    depth: u32,
    nodes: u64,
) -> Thought<G::Move> {
    let player = game.status(root).to_move().expect("a game in progress has a player to move");
    let all_complete = lines.iter().all(|line| line.found.complete);
    let told = lines.iter().take(limits.lines.max(1)).map(|line| {
        let scores = line.found.scores;
        let proof = scores[player].proof(player, line.found.complete && all_complete, game.tie());
        // Where both can lose, an opponent with nothing to gain may still choose the worse end for the player.
        let is_sure = line.found.rival || proof.is_some_and(|proof| proof.result == SeatResult::Lost);
        let moves: Vec<G::Move> = line.found.line.iter().rev().copied().collect();
        let end = moves.iter().fold(*root, |position, &mv| after(game, &position, mv));
        let outcome = game.status(&end).outcome().copied();
        Variation {
            moves,
            values: outcome.map_or_else(|| shares(scores.map(|score| score.0)), |outcome| outcome.values),
            scores: scores.map(|score| score.0),
            proof: proof.filter(|_| is_sure && line.found.complete && game.seats().count() == 2),
        }
    });
    let lines = told.collect();
    Thought { lines, depth, depth_max: depth, nodes, time: std::time::Duration::ZERO }.knowing(all_complete)
}
