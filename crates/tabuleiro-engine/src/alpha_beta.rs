//! Alpha-beta search: iterative deepening with principal variation search.

use crate::budget::{Limits, Pool, RootShare};
use crate::engine::{Control, Engine, Job, Timer};
use crate::ordering::Ordering;
use crate::search::{Found, Node, NodeOf, PLIES_MAX, Search, Window};
use crate::thought::{Score, Thought, Variation};
use crate::transposition::{Bound, Table};
use crate::viewpoint::Viewpoint;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering as Atomic};
use tabuleiro_core::evaluate::shares_by_odds;
use tabuleiro_core::{Game, History, Outcome, PerPlayer, Player, Searchable, after};

/// Alpha-beta search as an engine: one player maximises, all others minimise.
pub struct AlphaBeta<G: Game> {
    table: Table,
    /// Move ordering of each thread.
    orderings: Vec<Ordering<G::Move>>,
    /// Contempt: a draw counts this much less than an even chance, in units of the evaluation.
    contempt: i32,
}

impl<G: Searchable> AlphaBeta<G> {
    /// Creates an engine with this much memory, in MiB.
    pub fn new(memory: usize) -> AlphaBeta<G> {
        AlphaBeta::with_table(Table::of_mib(memory))
    }

    pub(crate) fn with_table(table: Table) -> AlphaBeta<G> {
        AlphaBeta { table, orderings: Vec::new(), contempt: 0 }
    }

    /// Returns the engine with this contempt for draws, in units of the evaluation.
    #[must_use]
    pub fn scorning_draws(self, contempt: i32) -> AlphaBeta<G> {
        AlphaBeta { contempt, ..self }
    }
}

impl<G: Searchable> Engine<G> for AlphaBeta<G> {
    fn think(
        &mut self,
        history: &History<G>,
        limits: &Limits,
        control: &mut Control<G::Move>,
    ) -> Thought<G::Move> {
        let threads = limits.threads.max(1);
        self.table.age();
        self.orderings.iter_mut().for_each(Ordering::fade);
        self.orderings.resize_with(threads.max(self.orderings.len()), Ordering::new);
        let (own, others) = self.orderings.split_first_mut().expect("there is at least one thread");
        let (table, stop, timer) = (&self.table, control.stop, control.timer);
        let hero = history.game.status(history.position).to_move();
        let hero = hero.expect("a game in progress has a player to move");
        let viewpoint = Viewpoint::new(history.game, hero).scorning_draws(self.contempt);
        let (done, nodes_aside) = (AtomicBool::new(false), AtomicU64::new(0));
        let pool = Pool::of(limits);
        // The main thread has its first portion before the others can use up the limit.
        let first_grant = pool.take();
        let aside = others.iter_mut().take(threads - 1).enumerate().map(|(index, ordering)| -> Job {
            let (done, nodes_aside, pool) = (&done, &nodes_aside, &pool);
            let (game, position) = (history.game, *history.position);
            Box::new(move || {
                let counted = AtomicU64::new(0);
                let grant = |nodes: u64| {
                    nodes_aside.fetch_add(nodes - counted.swap(nodes, Atomic::Relaxed), Atomic::Relaxed);
                    let is_up = done.load(Atomic::Relaxed) || stop.load(Atomic::Relaxed);
                    if is_up { 0 } else { pool.take() }
                };
                let search = Search::new(game, viewpoint, table, ordering, pool.take(), &grant);
                let mut deepening = Deepening::new(search, position, limits);
                // Every other depth, to be ahead of the main thread: side by side, both would look at the same moves.
                let mut depths = (2 + index as u32 % 2..=PLIES_MAX as u32).step_by(2);
                depths.all(|depth| !deepening.deepen(depth, 1));
            })
        });
        let grant = |_| {
            let is_up = stop.load(Atomic::Relaxed) || limits.time.is_some_and(|time| timer.elapsed() >= time);
            if is_up { 0 } else { pool.take() }
        };
        let mut thought = None;
        control.workers.run(aside.collect(), &mut || {
            let search = Search::new(history.game, viewpoint, table, own, first_grant, &grant);
            let mut deepening = Deepening::new(search, *history.position, limits);
            thought = Some(deepening.run(limits, timer, &nodes_aside, control.info));
            done.store(true, Atomic::Relaxed);
        });
        thought.expect("the main work was done")
    }

    fn new_game(&mut self) {
        self.table.clear();
        self.orderings.iter_mut().for_each(Ordering::clear);
    }
}

fn limits_depth(limits: &Limits) -> u32 {
    limits.depth.unwrap_or(u32::MAX).clamp(1, PLIES_MAX as u32)
}

/// A move at the root and what is known of it.
#[derive(Clone)]
struct RootMove<M> {
    mv: M,
    found: Found,
    /// The line it begins.
    line: Vec<M>,
}

/// One thread's search from the root, deeper and deeper.
struct Deepening<'a, G: Searchable> {
    search: Search<'a, G>,
    root: NodeOf<G>,
    /// The legal moves; the best so far first.
    moves: Vec<RootMove<G::Move>>,
}

/// Half width of the window around the last score.
const ASPIRATION: i32 = 35;
/// Depth to which a forced move is searched.
const DEPTH_FORCED: u32 = 5;

impl<'a, G: Searchable> Deepening<'a, G> {
    fn new(mut search: Search<'a, G>, position: G::Position, limits: &Limits) -> Deepening<'a, G> {
        search.shortcuts = !limits.solve;
        let (game, viewpoint) = (search.game, search.viewpoint);
        let player = viewpoint.hero;
        let accumulator = game.accumulator(&position);
        let guess = viewpoint.evaluate(game, &accumulator, &position, viewpoint.side(player));
        let unknown = Found { score: guess, complete: false };
        let mut moves = game.moves(&position);
        moves.sort_by_key(|&mv| std::cmp::Reverse(game.gain(&position, mv)));
        limits.share.keep(&mut moves);
        let moves = moves.into_iter().map(|mv| RootMove { mv, found: unknown, line: vec![mv] });
        Deepening { search, root: Node { position, accumulator, player, ply: 0 }, moves: moves.collect() }
    }

    fn run(
        &mut self,
        limits: &Limits,
        timer: &dyn Timer,
        nodes_aside: &AtomicU64,
        info: &mut dyn FnMut(&Thought<G::Move>),
    ) -> Thought<G::Move> {
        let lines = limits.lines.clamp(1, self.moves.len());
        let mut depth = 0;
        loop {
            let is_over = self.deepen(depth + 1, lines);
            depth += u32::from(!self.search.ended);
            let mut thought = self.thought(lines, depth);
            thought.nodes += nodes_aside.load(Atomic::Relaxed);
            thought.time = timer.elapsed();
            let is_late = limits.time_soft.is_some_and(|time| thought.time >= time);
            let is_whole = limits.share == RootShare::WHOLE;
            let is_forced = is_whole && self.moves.len() == 1 && depth >= DEPTH_FORCED && !limits.are_none();
            if is_over || is_late || is_forced || depth >= limits_depth(limits) {
                return thought;
            }
            info(&thought);
        }
    }

    /// Searches to a depth, and returns whether a deeper search is pointless.
    fn deepen(&mut self, depth: u32, lines: usize) -> bool {
        if lines >= self.moves.len() && lines > 1 {
            self.score_all(depth as i32);
        } else if lines > 1 {
            self.compare(depth as i32, lines);
        } else {
            self.aspire(0, depth as i32);
        }
        self.search.ended || self.moves[..lines].iter().all(|root| is_settled(root.found, depth))
    }

    /// Searches every move by itself, with an open window.
    fn score_all(&mut self, depth: i32) {
        let mut scored = Vec::new();
        for index in 0..self.moves.len() {
            let mv = self.moves[index].mv;
            let found = self.search.after(&self.root, mv, depth - 1, Window::OPEN);
            if self.search.ended {
                return;
            }
            scored.push(RootMove { mv, found, line: self.line(mv) });
        }
        scored.sort_by_key(|root| std::cmp::Reverse(root.found.score));
        self.moves = scored;
    }

    /// Finds the best `lines` moves, all at the same depth or none: scores of different depths cannot be compared.
    fn compare(&mut self, depth: i32, lines: usize) {
        let before = self.moves.clone();
        (0..lines).for_each(|first| self.aspire(first, depth));
        if self.search.ended {
            self.moves = before;
        }
        // A later look may have found more in a move than an earlier one did.
        self.moves[..lines].sort_by_key(|root| std::cmp::Reverse(root.found.score));
    }

    /// Finds the best of the moves from the given place on, with a window around its last score at first.
    fn aspire(&mut self, first: usize, depth: i32) {
        let before = self.moves[first].clone();
        let last = before.found.score;
        let mut width = ASPIRATION;
        let mut window = Window { alpha: Score(last.0 - width), beta: Score(last.0 + width) };
        if depth < 4 || last.is_decided() {
            window = Window::OPEN;
        }
        loop {
            let score = self.search_from(first, depth, window);
            if self.search.ended {
                return self.leave_open(first, before);
            }
            if score > window.alpha && score < window.beta {
                return;
            }
            width *= 3;
            if score.is_decided() || width > 1000 {
                window = Window::OPEN;
            } else if score <= window.alpha {
                window.alpha = Score(score.0 - width);
            } else {
                window.beta = Score(score.0 + width);
            }
        }
    }

    fn search_from(&mut self, first: usize, depth: i32, window: Window) -> Score {
        let mut best = -Score::MAX;
        let mut all_complete = true;
        for index in first..self.moves.len() {
            let mv = self.moves[index].mv;
            let alpha = window.alpha.max(best);
            let found = self.try_root_move(mv, depth, index == first, Window { alpha, ..window });
            if self.search.ended {
                return best;
            }
            all_complete &= found.complete;
            if found.score > best && (index == first || found.score > alpha) {
                best = found.score;
                self.moves[index] = RootMove { mv, found, line: self.line(mv) };
                self.moves[first..=index].rotate_right(1);
            }
            if best >= window.beta {
                return best;
            }
        }
        // A proved value of one move does not show that no other is better, unless it wins.
        let best_move = &mut self.moves[first];
        best_move.found.complete &= all_complete || best.won_in().is_some();
        best
    }

    /// Marks the result as uncertain after an incomplete search: a proved loss or draw of one move proves nothing about
    /// the others.
    fn leave_open(&mut self, first: usize, before: RootMove<G::Move>) {
        let best = &mut self.moves[first];
        if best.found.score < before.found.score && best.found.score.is_decided() {
            best.found.score = before.found.score;
            best.line = if best.mv == before.mv { before.line } else { vec![best.mv] };
        }
        best.found.complete = false;
    }

    fn try_root_move(&mut self, mv: G::Move, depth: i32, is_first: bool, window: Window) -> Found {
        if !is_first {
            let narrow = Window { beta: Score(window.alpha.0 + 1), ..window };
            let found = self.search.after(&self.root, mv, depth - 1, narrow);
            if found.score <= window.alpha || self.search.ended {
                return found;
            }
        }
        self.search.after(&self.root, mv, depth - 1, window)
    }

    fn line(&self, mv: G::Move) -> Vec<G::Move> {
        let further = self.search.lines.get(1).map_or(&[][..], Vec::as_slice);
        std::iter::once(mv).chain(further.iter().copied()).collect()
    }

    fn thought(&self, lines: usize, depth: u32) -> Thought<G::Move> {
        Thought {
            lines: self.moves[..lines].iter().map(|root| self.variation(root)).collect(),
            depth,
            depth_max: depth.max(self.search.ply_max as u32),
            nodes: self.search.nodes,
            time: std::time::Duration::ZERO,
        }
    }

    fn variation(&self, root: &RootMove<G::Move>) -> Variation<G::Move> {
        let (game, hero) = (self.search.game, self.root.player);
        let Found { mut score, complete } = root.found;
        let mut moves = root.line.clone();
        // What was only guessed does not become certain where the table remembers an end.
        let end = self.remember_further(&mut moves, complete || score.is_decided());
        if complete || game.status(&end).outcome().is_some() {
            score = self.search.viewpoint.without_contempt(score);
        }
        let (values, scores) = by_seat(game, &end, hero, score);
        Variation { moves, values, scores, proof: score.proof(hero, complete, game.tie()) }
    }

    /// Goes on with a line as far as the table knows what is best, to the end of the game or not, and gives where it ends.
    fn remember_further(&self, line: &mut Vec<G::Move>, to_end: bool) -> G::Position {
        let Search { game, table, viewpoint, .. } = &self.search;
        let mut end = self.root.position;
        line.iter().for_each(|&mv| end = after(*game, &end, mv));
        while line.len() < PLIES_MAX {
            let entry = table.find(game.key(&end) ^ viewpoint.salt());
            let place = entry.filter(|entry| entry.bound == Bound::Exact).and_then(|entry| entry.mv);
            let mv = place.and_then(|place| game.moves(&end).get(usize::from(place)).copied());
            let next = mv.map(|mv| (mv, after(*game, &end, mv)));
            let next = next.filter(|(_, next)| to_end || game.status(next).outcome().is_none());
            let Some((mv, next)) = next else { break };
            line.push(mv);
            end = next;
        }
        end
    }
}

/// Returns whether a deeper search would find nothing that matters.
fn is_settled(found: Found, depth: u32) -> bool {
    let distance = found.score.won_in().or(found.score.lost_in());
    found.complete || distance.is_some_and(|plies| plies <= depth)
}

/// Returns the values and scores of all players for a score of one player: the others share the rest as the end of the
/// line suggests.
fn by_seat<G: Searchable>(
    game: &G,
    end: &G::Position,
    hero: Player,
    score: Score,
) -> (PerPlayer<f32>, PerPlayer<i32>) {
    let outcome = game.status(end).outcome().copied();
    let mut scores = PerPlayer::from_fn(game.seats(), |player| match outcome {
        Some(outcome) if outcome.values[player] <= 0.0 => -Score::MAX.0,
        Some(outcome) if outcome.values[player] >= 1.0 => Score::MAX.0,
        Some(_) => 0,
        None => game.evaluate(end, player),
    });
    scores[hero] = score.0;
    // A line that the table goes on with may end otherwise than the search found.
    let agrees = |outcome: &Outcome| match outcome.values[hero] {
        value if value >= 1.0 => score.is_decided() && score.0 > 0,
        value if value <= 0.0 => score.is_decided() && score.0 < 0,
        _ => !score.is_decided(),
    };
    let values = match outcome {
        Some(outcome) if agrees(&outcome) => outcome.values,
        Some(_) => shares_beside(hero, score, PerPlayer::all(game.seats(), 1.0)),
        None => shares_beside(hero, score, game.expectations(end)),
    };
    if game.seats().count() == 2 && outcome.is_none() {
        scores[hero.opponent()] = -score.0;
    }
    (values, scores)
}

/// Gives the hero the share that the score stands for beside the best of the others, who divide the rest in proportion.
fn shares_beside(hero: Player, score: Score, mut shares: PerPlayer<f32>) -> PerPlayer<f32> {
    shares[hero] = 0.0;
    let best = shares.as_slice().iter().copied().fold(f32::MIN_POSITIVE, f32::max);
    let mut logarithms = shares.map(|share| tabuleiro_core::math::ln(share / best));
    logarithms[hero] = match score {
        _ if !score.is_decided() => score.0 as f32 / 100.0,
        Score(1..) => f32::MAX,
        _ => f32::MIN,
    };
    shares_by_odds(logarithms)
}
