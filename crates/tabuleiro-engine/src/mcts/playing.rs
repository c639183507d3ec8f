//! One thread's playouts.

use super::tree::{Node, Tree, Values};
use crate::ordering::{MOVES, slot};
use std::hash::Hash;
use tabuleiro_core::evaluate::{Playouts, expected, shares};
use tabuleiro_core::{Evaluate, Outcome, Player, Random, SEATS_MAX, Status};

/// The weight of the bound beside the mean, where positions are evaluated.
const CURIOSITY: f32 = 0.35;

/// A search of playouts from one root.
pub struct Playing<'a, G: Evaluate> {
    game: &'a G,
    hero: Player,
    tree: &'a mut Tree<G::Move>,
    nodes_max: usize,
    /// How games are played out to the end, unless positions are evaluated.
    playouts: Option<Playouts>,
    path: Vec<usize>,
    /// Who played what in this playout.
    played: Vec<(Player, G::Move)>,
    /// For each move, the last playout it was played in, and when in it.
    stamps: Vec<(u32, u32)>,
    stamp: u32,
    scratch: Vec<G::Move>,
    pub ply_max: usize,
}

impl<'a, G: Evaluate> Playing<'a, G> {
    /// Goes on with a tree, for this player.
    pub fn new(game: &'a G, hero: Player, tree: &'a mut Tree<G::Move>, nodes_max: usize) -> Playing<'a, G> {
        Playing {
            game,
            hero,
            tree,
            nodes_max,
            playouts: game.playouts(),
            path: Vec::new(),
            played: Vec::new(),
            stamps: vec![(0, 0); MOVES * SEATS_MAX],
            stamp: 0,
            scratch: Vec::new(),
            ply_max: 0,
        }
    }

    pub fn tree(&self) -> &Tree<G::Move> {
        self.tree
    }

    /// One playout.
    pub fn playout(&mut self, root: &G::Position, random: &mut Random) {
        let mut position = *root;
        let mut at = 0;
        self.path.clear();
        self.played.clear();
        self.path.push(0);
        let outcome = loop {
            if let Status::Over(outcome) = self.game.status(&position) {
                break Some(outcome);
            }
            if self.tree[at].children.is_none() {
                if self.tree[at].visits < 2 || self.tree.len() >= self.nodes_max {
                    break None;
                }
                self.expand(at, &position);
            }
            at = self.select(at);
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
                let values = array(&outcome);
                self.prove(values);
                values
            }
            (None, None) => match self.playouts {
                Some(playouts) if !self.game.is_evaluated(&position) => {
                    self.roll_out(position, &playouts, random)
                }
                _ => self.evaluate(&position),
            },
        };
        self.learn(values);
    }

    /// Makes the children of a node.
    pub fn expand(&mut self, at: usize, position: &G::Position) {
        if self.tree[at].children.is_some() {
            return;
        }
        let Status::ToMove(player) = self.game.status(position) else { return };
        self.scratch.clear();
        self.game.legal_moves(position, &mut self.scratch);
        let first = self.tree.len();
        self.tree.extend(self.scratch.iter().map(|&mv| Node::new(Some((player, mv)))));
        self.tree[at].children = Some((first as u32, self.scratch.len() as u32));
        let Some(playouts) = self.playouts else { return };
        let mut sum = 0.0;
        for (node, &mv) in self.tree[first..].iter_mut().zip(&self.scratch) {
            let gain = self.game.gain(position, mv);
            node.prior = (gain as f32 / 100.0).exp();
            sum += node.prior;
            node.rapid_visits = playouts.rapid_first;
            node.rapid_value = playouts.rapid_first as f32 * expected(gain - 50);
        }
        self.tree[first..].iter_mut().for_each(|node| node.prior /= sum);
    }

    /// Whether the player who thinks has certainly won there.
    pub fn is_won(&self, at: usize) -> bool {
        self.tree[at].proven.is_some_and(|values| values[self.hero.index()] >= 1.0)
    }

    /// The child with the highest bound; one that is proved lost only where all are.
    fn select(&self, at: usize) -> usize {
        let children = self.tree[at].places();
        let is_own = self.tree[children.start].mv.is_some_and(|(player, _)| player == self.hero);
        let (curiosity, habit, trusts_proofs) = match self.playouts {
            Some(playouts) if is_own => (playouts.curiosity, playouts.habit, true),
            Some(playouts) => (playouts.curiosity_of_others, playouts.habit, playouts.others_see_proofs),
            None => (CURIOSITY, 0.0, true),
        };
        let rapid_visits = self.playouts.map_or(0.0, |playouts| playouts.rapid_visits);
        let visits = (self.tree[at].visits + 1) as f32;
        let (log, habit) = (curiosity * curiosity * visits.ln(), habit * visits.sqrt());
        let mut best = (children.start, f32::MIN);
        for (child, node) in children.clone().zip(&self.tree[children]) {
            let bound = bound(node, log, habit, rapid_visits, trusts_proofs);
            if bound > best.1 {
                best = (child, bound);
            }
        }
        best.0
    }

    /// Plays to the end; of a few random moves the most promising one.
    fn roll_out(&mut self, mut position: G::Position, playouts: &Playouts, random: &mut Random) -> Values {
        loop {
            let player = match self.game.status(&position) {
                Status::Over(outcome) => return array(&outcome),
                Status::ToMove(player) => player,
            };
            let mut best = self.game.random_move(&position, random, &mut self.scratch);
            let mut gain = self.game.gain(&position, best);
            for _ in 1..playouts.choices {
                let other = self.game.random_move(&position, random, &mut self.scratch);
                let other_gain = self.game.gain(&position, other);
                if other_gain > gain {
                    (best, gain) = (other, other_gain);
                }
            }
            self.game.play_unchecked(&mut position, best);
            self.played.push((player, best));
        }
    }

    fn evaluate(&self, position: &G::Position) -> Values {
        let mut values = [0.0; SEATS_MAX];
        let shares = shares(self.game.evaluations(position));
        shares.iter().for_each(|(player, &share)| values[player.index()] = share);
        values
    }

    /// What is certain at the end of the path is carried towards the root as far as it decides.
    fn prove(&mut self, values: Values) {
        let end = self.path[self.path.len() - 1];
        self.tree[end].proven = Some(values);
        for depth in (0..self.path.len() - 1).rev() {
            let at = self.path[depth];
            self.tree[at].proven = self.tree[at].proven.or_else(|| self.proof(at));
            if self.tree[at].proven.is_none() {
                return;
            }
        }
    }

    /// What is certain because of the children: somebody wins, or all are known. What more than two get when the one who
    /// decides has nothing to win is certain only where it is all the same.
    fn proof(&self, at: usize) -> Option<Values> {
        let mut best: Option<Values> = None;
        let (mut all, mut same) = (true, true);
        for node in &self.tree[self.tree[at].places()] {
            let (player, _) = node.mv.expect("only the root has no move");
            let Some(values) = node.proven else {
                all = false;
                continue;
            };
            let value = values[player.index()];
            if value >= 1.0 {
                return Some(values);
            }
            same &= best.is_none_or(|best| best.map(f32::to_bits) == values.map(f32::to_bits));
            if best.is_none_or(|best| value > best[player.index()]) {
                best = Some(values);
            }
        }
        best.filter(|_| all && (same || self.game.seats().count() == 2))
    }

    fn learn(&mut self, values: Values) {
        self.stamp += 1;
        for (time, &(player, mv)) in self.played.iter().enumerate().rev() {
            self.stamps[slot(player, mv)] = (self.stamp, time as u32);
        }
        for depth in 0..self.path.len() {
            let at = self.path[depth];
            let node = &mut self.tree[at];
            node.visits += 1;
            if let Some((player, _)) = node.mv {
                node.value += values[player.index()];
            }
            if self.playouts.is_none() {
                continue;
            }
            let children = self.tree[at].places();
            // All children are moves of one player.
            let Some((player, _)) = self.tree.get(children.start).and_then(|child| child.mv) else {
                continue;
            };
            for node in &mut self.tree[children] {
                let (stamp, time) = self.stamps[node.slot as usize];
                if stamp == self.stamp && time as usize >= depth {
                    node.rapid_visits += 1;
                    node.rapid_value += values[player.index()];
                }
            }
        }
    }
}

/// How much a move deserves to be tried, for the player who would play it.
fn bound<M: Copy + Hash>(
    node: &Node<M>,
    log: f32,
    habit: f32,
    rapid_visits: f32,
    trusts_proofs: bool,
) -> f32 {
    if node.proven_value().is_some_and(|value| value >= 1.0) && trusts_proofs {
        return f32::MAX;
    }
    let visits = node.visits as f32;
    let mut value = node.mean();
    if node.rapid_visits > 0 {
        let rapid = node.rapid_value / node.rapid_visits as f32;
        let share = (rapid_visits / (3.0 * visits + rapid_visits)).sqrt();
        value += share * (rapid - value);
    }
    value + (log / (visits + 1.0)).sqrt() + habit * node.prior / (visits + 1.0)
}

fn array(outcome: &Outcome) -> Values {
    let mut values = [0.0; SEATS_MAX];
    outcome.values.iter().for_each(|(player, &value)| values[player.index()] = value);
    values
}
