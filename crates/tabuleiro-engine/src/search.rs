//! The recursion of the alpha-beta search: principal variation search over any game.

use crate::ordering::Ordering;
use crate::thought::Score;
use crate::transposition::{Bound, Entry, Table};
use crate::viewpoint::Viewpoint;
use tabuleiro_core::evaluate::EVALUATION_MAX;
use tabuleiro_core::math::ln;
use tabuleiro_core::{Evaluate, Game, Player, Searchable, Status, after};

/// Maximum number of plies beyond the depth, where the evaluation cannot be trusted.
const QUIET_PLIES_MAX: i32 = 12;
/// The most decisions ahead that anything is looked at.
pub(crate) const PLIES_MAX: usize = 250;
/// Result of a position, for its side to move.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Found {
    pub score: Score,
    /// Whether no evaluation has a part in it, so that a deeper search would find the same.
    pub complete: bool,
}

impl Found {
    fn guessed(score: Score) -> Found {
        Found { score, complete: false }
    }
    fn known(score: Score) -> Found {
        Found { score, complete: true }
    }
}

impl std::ops::Neg for Found {
    type Output = Found;
    fn neg(self) -> Found {
        Found { score: -self.score, ..self }
    }
}

/// The scores that matter: what is at most `alpha` is too bad for one side, what is at least `beta` for the other.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Window {
    pub alpha: Score,
    pub beta: Score,
}

impl Window {
    pub(crate) const OPEN: Window = Window { alpha: Score(-Score::MAX.0), beta: Score::MAX };

    fn is_open(self) -> bool {
        self.beta.0 - self.alpha.0 > 1
    }
    /// Returns the window that only asks whether a score exceeds `alpha`.
    fn more_than(alpha: Score) -> Window {
        Window { alpha, beta: Score(alpha.0 + 1) }
    }
    fn flipped(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}

/// A position in progress within the search.
#[derive(Copy, Clone)]
pub(crate) struct Node<P, A> {
    pub position: P,
    /// Incremental data of the evaluation.
    pub accumulator: A,
    pub player: Player,
    pub ply: usize,
}

/// A node of a game's search.
pub(crate) type NodeOf<G> = Node<<G as Game>::Position, <G as Evaluate>::Accumulator>;

/// One thread's search.
pub(crate) struct Search<'a, G: Searchable> {
    pub game: &'a G,
    pub viewpoint: Viewpoint,
    pub table: &'a Table,
    pub ordering: &'a mut Ordering<G::Move>,
    /// Whether shortcuts are taken that could miss something.
    pub shortcuts: bool,
    /// Grants further nodes, given the number searched; none when the search has to end.
    grant: &'a dyn Fn(u64) -> u64,
    /// The positions granted so far.
    granted: u64,
    pub nodes: u64,
    pub ply_max: usize,
    /// Whether the search has ended before it was done: what it returns means nothing.
    pub ended: bool,
    /// Best line from each ply.
    pub lines: Vec<Vec<G::Move>>,
    /// Reused move lists of each ply.
    rooms: Vec<Vec<Ranked<G::Move>>>,
    scratch: Vec<G::Move>,
    gains: Vec<i32>,
}

#[derive(Copy, Clone)]
struct Ranked<M> {
    mv: M,
    /// Index among the legal moves.
    place: u16,
    rank: i32,
    forcing: bool,
}

impl<'a, G: Searchable> Search<'a, G> {
    pub(crate) fn new(
        game: &'a G,
        viewpoint: Viewpoint,
        table: &'a Table,
        ordering: &'a mut Ordering<G::Move>,
        first_grant: u64,
        grant: &'a dyn Fn(u64) -> u64,
    ) -> Search<'a, G> {
        Search {
            game,
            viewpoint,
            table,
            ordering,
            shortcuts: true,
            grant,
            granted: first_grant,
            nodes: 0,
            ply_max: 0,
            ended: false,
            lines: Vec::new(),
            rooms: Vec::new(),
            scratch: Vec::new(),
            gains: Vec::new(),
        }
    }

    /// Returns the value of a legal move for the side that plays it.
    pub(crate) fn after(&mut self, node: &NodeOf<G>, mv: G::Move, depth: i32, window: Window) -> Found {
        let position = after(self.game, &node.position, mv);
        let (side, ply) = (self.viewpoint.side(node.player), node.ply + 1);
        match self.game.status(&position) {
            Status::Over(outcome) => {
                self.nodes += 1;
                self.line(ply).clear();
                Found::known(self.viewpoint.over(self.game, &position, &outcome, side, ply))
            }
            Status::ToMove(player) => {
                let mut accumulator = node.accumulator;
                self.game.accumulate(&mut accumulator, &node.position, mv, &position);
                let next = Node { position, accumulator, player, ply };
                if self.viewpoint.side(player) == side {
                    self.search(&next, depth, window)
                } else {
                    -self.search(&next, depth, window.flipped())
                }
            }
        }
    }

    fn search(&mut self, node: &NodeOf<G>, depth: i32, mut window: Window) -> Found {
        self.line(node.ply).clear();
        if depth <= 0 || node.ply >= PLIES_MAX {
            return self.settle(node, depth, window);
        }
        if self.must_end() {
            return Found::guessed(Score(0));
        }
        let side = self.viewpoint.side(node.player);
        let key = self.game.key(&node.position) ^ self.viewpoint.salt();
        let entry = self.table.find(key);
        if let Some(found) = entry.and_then(|entry| usable(entry, node.ply, depth, window)) {
            return found;
        }
        if self.shortcuts && !window.is_open() && depth <= 3 {
            let guess = self.viewpoint.evaluate(self.game, &node.accumulator, &node.position, side);
            // The lead exceeds what the remaining plies usually change. A proof must not rely on that: see `shortcuts`.
            if window.beta.0.abs() <= EVALUATION_MAX
                && guess.0 - MARGIN * depth >= window.beta.0
                && self.game.is_quiet(&node.position)
            {
                return Found::guessed(guess);
            }
        }
        let mut moves = self.ranked(node, entry.and_then(|entry| entry.mv));
        // A forced move costs no depth: there is nothing to compare.
        let depth = if moves.len() == 1 { depth + 1 } else { depth };
        let alpha = window.alpha;
        let mut best = Found { score: -Score::MAX, complete: true };
        let mut best_place = None;
        let mut all_complete = true;
        for index in 0..moves.len() {
            bring_best_forward(&mut moves, index);
            let Ranked { mv, place, forcing, .. } = moves[index];
            // While all moves so far lose, the rescue may be a late one: search them all.
            let can_reduce = self.shortcuts && index >= 2 && !forcing && best.score.0 > -EVALUATION_MAX;
            if can_reduce && !window.is_open() && depth <= 2 && index >= late_moves(depth, moves.len()) {
                all_complete = false;
                break;
            }
            let found = self.try_move(node, mv, depth, index, can_reduce, window);
            if self.ended {
                self.give_room_back(node.ply, moves);
                return Found::guessed(Score(0));
            }
            all_complete &= found.complete;
            if found.score > best.score {
                (best, best_place) = (found, Some(place));
                if found.score > window.alpha {
                    window.alpha = found.score;
                    self.extend_line(node.ply, mv);
                }
                if found.score >= window.beta {
                    self.learn(node, depth, &moves[..=index]);
                    break;
                }
            }
        }
        self.give_room_back(node.ply, moves);
        // One good enough answer is enough, and no answer is better than a win.
        let is_cut = best.score >= window.beta || best.score.won_in().is_some();
        let complete = if is_cut { best.complete } else { all_complete };
        let bound = match best.score {
            score if score >= window.beta => Bound::AtLeast,
            score if score > alpha => Bound::Exact,
            _ => Bound::AtMost,
        };
        // Distances in the table count from this position, which other lines reach at another ply.
        let score = best.score.sooner(node.ply);
        let depth = depth.clamp(0, 250) as u8;
        self.table.remember(key, Entry { score, bound, depth, complete, mv: best_place });
        Found { score: best.score, complete }
    }

    /// Searches the first move with the whole window; of others only whether they are better, the late ones less deeply at
    /// first.
    fn try_move(
        &mut self,
        node: &NodeOf<G>,
        mv: G::Move,
        depth: i32,
        index: usize,
        can_reduce: bool,
        window: Window,
    ) -> Found {
        if index == 0 {
            return self.after(node, mv, depth - 1, window);
        }
        let narrow = Window::more_than(window.alpha);
        let less = if can_reduce && depth >= 3 { reduction(depth, index) } else { 0 };
        let mut found = self.after(node, mv, depth - 1 - less, narrow);
        // A reduced search cannot show that a move is better: repeat it at full depth.
        if less > 0 && found.score > window.alpha && !self.ended {
            found = self.after(node, mv, depth - 1, narrow);
        }
        if found.score > window.alpha && found.score < window.beta && window.is_open() && !self.ended {
            found = self.after(node, mv, depth - 1, window);
        }
        found
    }

    /// Searches past the depth: forcing moves, then an evaluation.
    fn settle(&mut self, node: &NodeOf<G>, depth: i32, mut window: Window) -> Found {
        if self.must_end() {
            return Found::guessed(Score(0));
        }
        let side = self.viewpoint.side(node.player);
        let mut best = self.viewpoint.evaluate(self.game, &node.accumulator, &node.position, side);
        let too_deep = depth <= -QUIET_PLIES_MAX || node.ply >= PLIES_MAX;
        // The evaluation is a lower bound, since the player may decline every forcing move.
        if too_deep || best >= window.beta || self.game.is_quiet(&node.position) {
            return Found::guessed(best);
        }
        window.alpha = window.alpha.max(best);
        let mut moves = self.ranked(node, None);
        moves.retain(|ranked| ranked.forcing);
        for index in 0..moves.len() {
            bring_best_forward(&mut moves, index);
            let found = self.after(node, moves[index].mv, depth - 1, window);
            if self.ended {
                break;
            }
            best = best.max(found.score);
            window.alpha = window.alpha.max(best);
            if best >= window.beta {
                break;
            }
        }
        self.give_room_back(node.ply, moves);
        Found::guessed(best)
    }

    fn must_end(&mut self) -> bool {
        self.nodes += 1;
        while self.nodes >= self.granted && !self.ended {
            let more = (self.grant)(self.nodes);
            self.granted += more;
            self.ended = more == 0;
        }
        self.ended
    }

    fn ranked(&mut self, node: &NodeOf<G>, first: Option<u16>) -> Vec<Ranked<G::Move>> {
        self.ply_max = self.ply_max.max(node.ply);
        let mut room = self.rooms.get_mut(node.ply).map(std::mem::take).unwrap_or_default();
        room.clear();
        self.scratch.clear();
        self.game.legal_moves(&node.position, &mut self.scratch);
        self.gains.clear();
        self.game.gains(&node.position, &self.scratch, &mut self.gains);
        for (place, (&mv, &gain)) in self.scratch.iter().zip(&self.gains).enumerate() {
            let rank = if first == Some(place as u16) {
                i32::MAX
            } else {
                self.ordering.rank(node.player, node.ply, mv, gain)
            };
            let forcing = self.game.is_forcing(&node.position, mv);
            room.push(Ranked { mv, place: place as u16, rank, forcing });
        }
        room
    }

    fn give_room_back(&mut self, ply: usize, room: Vec<Ranked<G::Move>>) {
        if self.rooms.len() <= ply {
            self.rooms.resize_with(ply + 1, Vec::new);
        }
        self.rooms[ply] = room;
    }

    fn learn(&mut self, node: &NodeOf<G>, depth: i32, tried: &[Ranked<G::Move>]) {
        let Some((best, others)) = tried.split_last() else { return };
        self.scratch.clear();
        self.scratch.extend(others.iter().map(|ranked| ranked.mv));
        self.ordering.refuted(node.player, node.ply, depth, best.mv, &self.scratch);
    }

    fn line(&mut self, ply: usize) -> &mut Vec<G::Move> {
        if self.lines.len() <= ply {
            self.lines.resize_with(ply + 1, Vec::new);
        }
        &mut self.lines[ply]
    }

    /// Sets the best line from here to this move and the line after it.
    fn extend_line(&mut self, ply: usize, mv: G::Move) {
        self.line(ply + 1);
        let (here, further) = self.lines.split_at_mut(ply + 1);
        let line = &mut here[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&further[0]);
    }
}

/// Usual maximum change of an evaluation by one move.
const MARGIN: i32 = 90;

/// Returns the number of moves to search this close to the depth when none of them is forcing.
fn late_moves(depth: i32, count: usize) -> usize {
    (6 + 6 * depth as usize).max(count / 3)
}

/// Returns the depth reduction of a late move.
fn reduction(depth: i32, index: usize) -> i32 {
    let logs = ln(depth as f32) * ln(index as f32);
    ((0.4 + logs / 2.2) as i32).clamp(0, depth - 2)
}

/// Returns the result in an entry, if it suffices.
fn usable(entry: Entry, ply: usize, depth: i32, window: Window) -> Option<Found> {
    let score = entry.score.later(ply);
    let is_deep_enough = entry.complete || i32::from(entry.depth) >= depth;
    let decides = match entry.bound {
        Bound::Exact => entry.complete || !window.is_open(),
        Bound::AtLeast => score >= window.beta,
        Bound::AtMost => score <= window.alpha,
    };
    (is_deep_enough && decides).then_some(Found { score, complete: entry.complete })
}

fn bring_best_forward<M>(moves: &mut [Ranked<M>], index: usize) {
    let best = (index..moves.len()).max_by_key(|&other| (moves[other].rank, std::cmp::Reverse(other)));
    moves.swap(index, best.unwrap_or(index));
}
