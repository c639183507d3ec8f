//! One thread's playouts.

use super::tree::{Tree, Values};
use crate::budget::{Limits, RootShare};
use crate::ordering::{MOVES, slot};
use tabuleiro_core::evaluate::expected;
use tabuleiro_core::math::{exp, ln};
use tabuleiro_core::{Favourite, PerPlayer, Player, Random, SEATS_MAX, Searchable, Status};

/// Weight of a move's likelihood against its mean, in units of the spread of values: early in a game, moves differ
/// little.
const LIKELIHOOD: f32 = 8.0;
/// Deduction from the mean of tried moves for untried ones, once the likely moves are tried.
const UNTRIED: f32 = 0.2;

/// The weight of the bound beside the mean, in a tree of playouts.
const CURIOSITY: f32 = 0.35;
/// Number of playouts that gains count for at first, as if they were values of moves.
const RAPID_FIRST: u32 = 4;

/// A search of playouts from one root.
pub(super) struct Playing<'a, G: Searchable> {
    game: &'a G,
    hero: Player,
    tree: &'a mut Tree<G::Move>,
    bytes_max: usize,
    /// Number of moves at the root that are tried before all else.
    lines: usize,
    /// Share of the moves at the root.
    share: RootShare,
    /// Whether games are played out from everywhere, and moves thought well of that did well anywhere in them.
    plays_out: bool,
    path: Vec<usize>,
    /// Players and moves of this playout.
    played: Vec<(Player, G::Move)>,
    /// For each move, the last playout that played it, and the ply in it.
    stamps: Vec<(u32, u32)>,
    stamp: u32,
    scratch: Vec<G::Move>,
    gains: Vec<i32>,
    likely: Vec<(f32, G::Move)>,
    pub ply_max: usize,
    /// Whether the results of all moves at the root are proved.
    knows_moves: bool,
}

impl<'a, G: Searchable> Playing<'a, G> {
    /// Continues with a tree, for this player, with the number of lines in the limits.
    pub(super) fn new(
        game: &'a G,
        hero: Player,
        tree: &'a mut Tree<G::Move>,
        bytes_max: usize,
        limits: &Limits,
    ) -> Playing<'a, G> {
        let mut playing = Playing {
            game,
            hero,
            tree,
            bytes_max,
            lines: limits.lines.max(1),
            share: limits.share,
            plays_out: game.favourite() == Favourite::Playouts,
            path: Vec::new(),
            played: Vec::new(),
            stamps: vec![(0, 0); MOVES * SEATS_MAX],
            stamp: 0,
            scratch: Vec::new(),
            gains: Vec::new(),
            likely: Vec::new(),
            ply_max: 0,
            knows_moves: false,
        };
        playing.knows_moves = playing.tree[0].is_open() && playing.all_moves_are_proved();
        playing
    }

    pub(super) fn tree(&self) -> &Tree<G::Move> {
        self.tree
    }

    /// Runs one playout.
    pub(super) fn playout(&mut self, root: &G::Position, random: &mut Random) {
        let mut position = *root;
        let mut at = 0;
        self.path.clear();
        self.played.clear();
        self.path.push(0);
        let outcome = loop {
            let player = match self.game.status(&position) {
                Status::Over(outcome) => break Some(outcome),
                Status::ToMove(player) => player,
            };
            let grows = at == 0 || self.tree.bytes() < self.bytes_max && self.tree.has_room();
            if self.tree[at].tried == 0 {
                // A second playout adds information, a second evaluation does not.
                let enough = if self.plays_out { 2 } else { 1 };
                if at != 0 && (self.tree[at].visits < enough || !grows) {
                    break None;
                }
                self.open(at, &position, player);
            }
            at = self.select(at, player, grows);
            let (player, mv) = self.tree[at].mv.expect("only the root has no move");
            self.game.play_unchecked(&mut position, mv);
            self.path.push(at);
            self.played.push((player, mv));
            if self.is_won(at) {
                break None;
            }
        };
        self.ply_max = self.ply_max.max(self.path.len());
        let values = match (self.tree[at].proven.filter(|_| self.is_won(at)), outcome) {
            (Some(values), _) => values,
            (None, Some(outcome)) => {
                let values = array(&outcome.values);
                self.prove(values);
                values
            }
            (None, None) if self.plays_out => self.roll_out(position, random),
            (None, None) => array(&self.game.expectations(&position)),
        };
        self.learn(values);
    }

    /// Gives a node its moves, unless it has them. Where games are played out all are tried, else the likely ones first.
    fn open(&mut self, at: usize, position: &G::Position, player: Player) {
        if self.tree[at].is_open() {
            return;
        }
        self.scratch.clear();
        self.game.legal_moves(position, &mut self.scratch);
        if at == 0 {
            self.share.keep(&mut self.scratch);
        }
        self.gains.clear();
        self.game.gains(position, &self.scratch, &mut self.gains);
        if self.plays_out {
            self.tree.open(at, self.scratch.iter().map(|&mv| (0.0, mv)));
            for &gain in &self.gains {
                let child = self.tree.try_next(at, player);
                self.tree[child].learn_rapidly(expected(gain - 50), RAPID_FIRST);
            }
            return;
        }
        let most = self.gains.iter().copied().max().unwrap_or_default();
        self.likely.clear();
        let odds = self.gains.iter().map(|gain| exp((gain - most) as f32 / 100.0));
        self.likely.extend(odds.zip(self.scratch.iter().copied()));
        let sum: f32 = self.likely.iter().map(|(odds, _)| odds).sum();
        self.likely.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        self.tree.open(at, self.likely.iter().map(|&(odds, mv)| (odds / sum, mv)));
    }

    /// Returns whether more playouts are pointless: the root or all of its moves are proved.
    pub(super) fn knows_all(&self) -> bool {
        self.knows_moves || self.tree[0].proven.is_some()
    }

    /// Returns whether the player who thinks has certainly won at a node.
    fn is_won(&self, at: usize) -> bool {
        self.tree[at].proven.is_some_and(|values| values[self.hero.index()] >= 1.0)
    }

    /// Returns the next node below an open one; tries another move if the tree may grow.
    fn select(&mut self, at: usize, player: Player, grows: bool) -> usize {
        if self.plays_out {
            return self.most_promising(at, player);
        }
        match self.likeliest(at, player, grows) {
            Some(child) => child,
            None => self.tree.try_next(at, player),
        }
    }

    /// Returns the child with the highest bound in a tree of evaluations, or `None` if the next untried move has a
    /// higher one.
    fn likeliest(&self, at: usize, player: Player, grows: bool) -> Option<usize> {
        let untried = self.tree.untried(at).filter(|_| grows);
        if at == 0 && untried.is_some() && (self.tree[0].tried as usize) < self.lines {
            return None;
        }
        let node = &self.tree[at];
        let likelihood = LIKELIHOOD * node.spread(player) * ((node.visits + 1) as f32).sqrt();
        let (mut value, mut visits, mut prior) = (0.0, 0, 0.0);
        let mut best = (None, f32::MIN);
        for child in self.tree.children(at) {
            let node = &self.tree[child];
            let worth = node.proven_value(player).unwrap_or(node.mean(player));
            if node.proven.is_some() && worth >= 1.0 {
                return Some(child);
            }
            (value, visits, prior) = (value + node.sum(player), visits + node.visits, prior + node.prior);
            let bound = worth + likelihood * node.prior / (node.visits + 1) as f32;
            if bound > best.1 {
                best = (Some(child), bound);
            }
        }
        let bound_of_untried = |(next, _)| {
            let expected = value / visits.max(1) as f32 - UNTRIED * prior.sqrt();
            expected + likelihood * next
        };
        best.0.filter(|_| untried.is_none_or(|untried| bound_of_untried(untried) <= best.1))
    }

    /// Returns the child with the highest bound in a tree of playouts.
    fn most_promising(&self, at: usize, player: Player) -> usize {
        let log = CURIOSITY * CURIOSITY * ln((self.tree[at].visits + 1) as f32);
        let mut best = (0, f32::MIN);
        for child in self.tree.children(at) {
            let node = &self.tree[child];
            let bound = if node.proven_value(player).is_some_and(|value| value >= 1.0) {
                f32::MAX
            } else {
                node.rapid_mean(player) + (log / (node.visits + 1) as f32).sqrt()
            };
            if bound >= best.1 {
                best = (child, bound);
            }
        }
        best.0
    }

    /// Plays to the end; of two random moves the more promising one.
    fn roll_out(&mut self, mut position: G::Position, random: &mut Random) -> Values {
        loop {
            let player = match self.game.status(&position) {
                Status::Over(outcome) => return array(&outcome.values),
                Status::ToMove(player) => player,
            };
            let moves = [(); 2].map(|()| self.game.random_move(&position, random, &mut self.scratch));
            let mv = *moves.iter().max_by_key(|&&mv| self.game.gain(&position, mv)).expect("there are two");
            self.game.play_unchecked(&mut position, mv);
            self.played.push((player, mv));
        }
    }

    /// Carries a certain result from the end of the path towards the root, as far as it decides.
    fn prove(&mut self, values: Values) {
        let end = self.path[self.path.len() - 1];
        self.tree[end].proven = Some(values);
        for depth in (0..self.path.len() - 1).rev() {
            let at = self.path[depth];
            self.tree[at].proven = self.tree[at].proven.or_else(|| self.proof(at));
            // Ancestors can be proved only through proved children.
            if self.tree[at].proven.is_none() {
                self.knows_moves |= at == 0 && self.all_moves_are_proved();
                return;
            }
        }
    }

    fn all_moves_are_proved(&self) -> bool {
        self.tree[0].is_tried() && self.tree.children(0).all(|child| self.tree[child].proven.is_some())
    }

    /// Returns what is certain because of the children: the player to move wins, or all are known and the best for that player
    /// is the same for all others. It is where one player's gain is another's loss, which it is not where both can lose.
    fn proof(&self, at: usize) -> Option<Values> {
        let mut best: Option<Values> = None;
        let (mut all, mut same) = (self.tree[at].is_tried(), true);
        let mut constant = self.game.seats().count() == 2;
        for child in self.tree.children(at) {
            let node = &self.tree[child];
            let (player, _) = node.mv.expect("only the root has no move");
            let Some(values) = node.proven else {
                all = false;
                continue;
            };
            let value = values[player.index()];
            if value >= 1.0 {
                return Some(values);
            }
            constant &= (values.iter().sum::<f32>() - 1.0).abs() < 1e-6;
            same &= best.is_none_or(|best| best.map(f32::to_bits) == values.map(f32::to_bits));
            if best.is_none_or(|best| value > best[player.index()]) {
                best = Some(values);
            }
        }
        best.filter(|_| all && (same || constant))
    }

    fn learn(&mut self, values: Values) {
        for (depth, &at) in self.path.iter().enumerate() {
            let mover = self.played.get(depth).map(|&(player, _)| player);
            self.tree[at].learn(&values, mover);
        }
        if self.plays_out {
            self.learn_rapidly(values);
        }
    }

    /// Thinks well, or not, of moves that were played anywhere in the playout.
    fn learn_rapidly(&mut self, values: Values) {
        self.stamp += 1;
        for (time, &(player, mv)) in self.played.iter().enumerate().rev() {
            self.stamps[slot(player, mv)] = (self.stamp, time as u32);
        }
        for (depth, &at) in self.path.iter().enumerate() {
            self.tree.for_each_child(at, |node| {
                let (stamp, time) = self.stamps[node.slot as usize];
                if stamp == self.stamp && time as usize >= depth {
                    let (player, _) = node.mv.expect("only the root has no move");
                    node.learn_rapidly(values[player.index()], 1);
                }
            });
        }
    }
}

fn array(results: &PerPlayer<f32>) -> Values {
    let mut values = [0.0; SEATS_MAX];
    results.iter().for_each(|(player, &value)| values[player.index()] = value);
    values
}
