//! Monte Carlo tree search: games are played out, and the moves that did well are tried more often. What can be proved in the tree
//! is; moves that did well anywhere in a playout are thought well of (rapid action values); the tree is kept from move to move.

use crate::budget::Limits;
use crate::engine::{Control, Engine};
use crate::ordering::{MOVES, slot};
use crate::thought::{Score, Thought, Variation};
use std::hash::Hash;
use tabuleiro_core::evaluate::{Favourite, expected};
use tabuleiro_core::{Evaluate, Game, History, Outcome, PerPlayer, Player, Random, SEATS_MAX, Status};

/// The weight of the bound beside the mean.
const CURIOSITY: f32 = 0.35;
/// The same for others than the player who thinks: they are taken to err now and then, so that of two lost positions the one
/// in which they can go wrong is better.
const CURIOSITY_OF_OTHERS: f32 = 3.0;
/// After so many visits the mean of a move counts as much as its rapid value.
const RAPID_VISITS: f32 = 300.0;
/// So many playouts between two looks at the clock.
const PLAYOUTS_BETWEEN_LOOKS: u64 = 64;

/// Monte Carlo tree search as an engine.
pub struct Mcts<G: Game> {
    nodes_max: usize,
    tree: Vec<Node<G::Move>>,
    /// The moves that led to the root of the tree.
    moves: Vec<G::Move>,
    /// The root itself.
    root: Option<G::Position>,
}

#[derive(Clone, Debug)]
struct Node<M> {
    /// The move that leads here, and who plays it; none for the root.
    mv: Option<(Player, M)>,
    /// Where it is stamped.
    slot: u32,
    /// The place of the first child and how many there are, once they were made.
    children: Option<(u32, u32)>,
    visits: u32,
    /// The sum of the values for the player whose move leads here.
    value: f32,
    rapid_visits: u32,
    rapid_value: f32,
    /// The values of all players, where they are certain.
    proven: Option<[f32; SEATS_MAX]>,
}

impl<M: Copy + Hash> Node<M> {
    fn new(mv: Option<(Player, M)>) -> Node<M> {
        let slot = mv.map_or(0, |(player, mv)| slot(player, mv)) as u32;
        Node {
            mv,
            slot,
            children: None,
            visits: 0,
            value: 0.0,
            rapid_visits: 0,
            rapid_value: 0.0,
            proven: None,
        }
    }

    fn mean(&self) -> f32 {
        if self.visits == 0 { 0.5 } else { self.value / self.visits as f32 }
    }

    /// What the player whose move leads here gets for certain.
    fn proven_value(&self) -> Option<f32> {
        self.proven.zip(self.mv).map(|(values, (player, _))| values[player.index()])
    }
}

impl<G: Evaluate> Mcts<G> {
    /// With so much memory, in MiB.
    pub fn new(memory: usize) -> Mcts<G> {
        let nodes_max = ((memory << 20) / size_of::<Node<G::Move>>()).clamp(1000, u32::MAX as usize);
        Mcts { nodes_max, tree: Vec::new(), moves: Vec::new(), root: None }
    }

    /// Goes on with the part of the tree that the game has reached, if it has; else with a new one.
    fn reach(&mut self, history: &History<G>) {
        let played = history.moves.strip_prefix(&self.moves[..]);
        let part = played.filter(|_| self.root.is_some()).and_then(|played| {
            let mut position = self.root?;
            let mut at = 0;
            for &mv in played {
                let (first, count) = self.tree[at].children?;
                let mut children = first as usize..(first + count) as usize;
                at = children.find(|&child| self.tree[child].mv.is_some_and(|(_, other)| other == mv))?;
                history.game.play_unchecked(&mut position, mv);
            }
            (position == *history.position).then_some(at)
        });
        self.tree = match part {
            Some(part) => subtree(&self.tree, part),
            None => vec![Node::new(None)],
        };
        self.moves = history.moves.to_vec();
        self.root = Some(*history.position);
    }
}

/// A part of a tree as a tree.
fn subtree<M: Copy>(tree: &[Node<M>], root: usize) -> Vec<Node<M>> {
    let mut part = vec![Node { mv: None, ..tree[root].clone() }];
    let mut at = 0;
    while at < part.len() {
        if let Some((first, count)) = part[at].children {
            let moved = part.len() as u32;
            part.extend_from_slice(&tree[first as usize..(first + count) as usize]);
            part[at].children = Some((moved, count));
        }
        at += 1;
    }
    part
}

impl<G: Evaluate> Engine<G> for Mcts<G> {
    fn think(
        &mut self,
        history: &History<G>,
        limits: &Limits,
        control: &mut Control<G::Move>,
    ) -> Thought<G::Move> {
        self.reach(history);
        let game = history.game;
        let hero = game.status(history.position).to_move().expect("a game in progress has a player to move");
        let mut playing = Playing {
            game,
            hero,
            tree: std::mem::take(&mut self.tree),
            nodes_max: self.nodes_max,
            rolls_out: game.favourite() == Favourite::Playouts,
            path: Vec::new(),
            played: Vec::new(),
            stamps: vec![(0, 0); MOVES * SEATS_MAX],
            stamp: 0,
            scratch: Vec::new(),
            ply_max: 0,
        };
        let playouts_max = limits.playouts().unwrap_or(u64::MAX).max(1);
        let (mut playouts, mut tell_at) = (0, 1024);
        playing.expand(0, history.position);
        while playouts < playouts_max && !playing.is_won(0) {
            playing.playout(history.position, control.random);
            playouts += 1;
            if playouts % PLAYOUTS_BETWEEN_LOOKS == 0 && control.is_up(limits) {
                break;
            }
            if playouts == tell_at {
                tell_at *= 2;
                let thought = playing.thought(history.position, limits, playouts, control);
                (control.info)(&thought);
            }
        }
        let thought = playing.thought(history.position, limits, playouts, control);
        self.tree = playing.tree;
        thought
    }

    fn new_game(&mut self) {
        self.tree = Vec::new();
        self.moves.clear();
        self.root = None;
    }
}

struct Playing<'a, G: Evaluate> {
    game: &'a G,
    hero: Player,
    tree: Vec<Node<G::Move>>,
    nodes_max: usize,
    /// Whether games are played out to the end; else they are evaluated.
    rolls_out: bool,
    path: Vec<usize>,
    /// Who played what in this playout.
    played: Vec<(Player, G::Move)>,
    /// For each move, the last playout it was played in, and when in it.
    stamps: Vec<(u32, u32)>,
    stamp: u32,
    scratch: Vec<G::Move>,
    ply_max: usize,
}

impl<G: Evaluate> Playing<'_, G> {
    fn playout(&mut self, root: &G::Position, random: &mut Random) {
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
            (None, None) if self.rolls_out => self.roll_out(position, random),
            (None, None) => self.evaluate(&position),
        };
        self.learn(values);
    }

    fn expand(&mut self, at: usize, position: &G::Position) {
        if self.tree[at].children.is_some() {
            return;
        }
        let Status::ToMove(player) = self.game.status(position) else { return };
        self.scratch.clear();
        self.game.legal_moves(position, &mut self.scratch);
        let first = self.tree.len() as u32;
        self.tree.extend(self.scratch.iter().map(|&mv| Node::new(Some((player, mv)))));
        self.tree[at].children = Some((first, self.scratch.len() as u32));
        for index in 0..self.scratch.len() {
            let node = &mut self.tree[first as usize + index];
            if self.rolls_out {
                let gain = self.game.gain(position, self.scratch[index]);
                node.rapid_visits = 4;
                node.rapid_value = 4.0 * expected(gain - 50);
            }
        }
    }

    /// Whether the player who thinks has certainly won there.
    fn is_won(&self, at: usize) -> bool {
        self.tree[at].proven.is_some_and(|values| values[self.hero.index()] >= 1.0)
    }

    fn children(&self, at: usize) -> std::ops::Range<usize> {
        let (first, count) = self.tree[at].children.unwrap_or_default();
        first as usize..(first + count) as usize
    }

    /// The child with the highest bound; one that is proved lost only where all are.
    fn select(&self, at: usize) -> usize {
        let children = self.children(at);
        let is_own = self.tree[children.start].mv.is_some_and(|(player, _)| player == self.hero);
        let curiosity = if is_own || !self.rolls_out { CURIOSITY } else { CURIOSITY_OF_OTHERS };
        let log = curiosity * curiosity * ((self.tree[at].visits + 1) as f32).ln();
        let mut best = (children.start, f32::MIN);
        for (child, node) in children.clone().zip(&self.tree[children]) {
            let bound = bound(node, log, is_own || !self.rolls_out);
            if bound > best.1 {
                best = (child, bound);
            }
        }
        best.0
    }

    /// Plays to the end; of two random moves the more promising one.
    fn roll_out(&mut self, mut position: G::Position, random: &mut Random) -> [f32; SEATS_MAX] {
        loop {
            let player = match self.game.status(&position) {
                Status::Over(outcome) => return array(&outcome),
                Status::ToMove(player) => player,
            };
            let mut mv = self.game.random_move(&position, random, &mut self.scratch);
            let other = self.game.random_move(&position, random, &mut self.scratch);
            if self.game.gain(&position, other) > self.game.gain(&position, mv) {
                mv = other;
            }
            self.game.play_unchecked(&mut position, mv);
            self.played.push((player, mv));
        }
    }

    fn evaluate(&self, position: &G::Position) -> [f32; SEATS_MAX] {
        let mut values = [0.0; SEATS_MAX];
        for player in self.game.seats().players() {
            values[player.index()] = expected(self.game.evaluate(position, player));
        }
        values
    }

    /// What is certain at the end of the path is carried towards the root as far as it decides.
    fn prove(&mut self, values: [f32; SEATS_MAX]) {
        let end = self.path[self.path.len() - 1];
        self.tree[end].proven = Some(values);
        if self.game.seats().count() > 2 {
            return;
        }
        for depth in (0..self.path.len() - 1).rev() {
            let at = self.path[depth];
            let mut best: Option<[f32; SEATS_MAX]> = None;
            let mut all = true;
            for child in self.children(at) {
                let node = &self.tree[child];
                let (player, _) = node.mv.expect("only the root has no move");
                match node.proven {
                    Some(values) if best.is_none_or(|best| values[player.index()] > best[player.index()]) => {
                        best = Some(values);
                        if values[player.index()] >= 1.0 {
                            self.tree[at].proven = Some(values);
                            break;
                        }
                    }
                    Some(_) => {}
                    None => all = false,
                }
            }
            if all && self.tree[at].proven.is_none() {
                self.tree[at].proven = best;
            }
            if self.tree[at].proven.is_none() {
                return;
            }
        }
    }

    fn learn(&mut self, values: [f32; SEATS_MAX]) {
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
            if !self.rolls_out {
                continue;
            }
            let children = self.children(at);
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

    fn thought(
        &self,
        root: &G::Position,
        limits: &Limits,
        playouts: u64,
        control: &Control<G::Move>,
    ) -> Thought<G::Move> {
        let mut children: Vec<usize> = self.children(0).collect();
        let rank = |&child: &usize| {
            let node = &self.tree[child];
            let certain = match node.proven_value() {
                Some(value) if value >= 1.0 => 2,
                Some(value) if value <= 0.0 => 0,
                _ => 1,
            };
            (certain, node.visits)
        };
        children.sort_by_key(|child| std::cmp::Reverse(rank(child)));
        children.truncate(limits.lines.max(1));
        Thought {
            lines: children.into_iter().map(|child| self.variation(root, child)).collect(),
            depth: 0,
            depth_max: self.ply_max as u32,
            nodes: playouts,
            time: control.timer.elapsed(),
        }
    }

    fn variation(&self, root: &G::Position, child: usize) -> Variation<G::Move> {
        let node = &self.tree[child];
        let (player, mv) = node.mv.expect("only the root has no move");
        let value = node.proven_value().unwrap_or(node.mean());
        let mut values =
            PerPlayer::all(self.game.seats(), (1.0 - value) / (self.game.seats().count() - 1).max(1) as f32);
        if let Some(proven) = node.proven {
            values = PerPlayer::from_fn(self.game.seats(), |player| proven[player.index()]);
        }
        values[player] = value;
        let odds = |value: f32| (100.0 * (value / (1.0 - value)).ln()) as i32;
        let scores = values.map(|value| odds(value.clamp(1e-6, 1.0 - 1e-6)));
        let mut moves = vec![mv];
        let mut at = child;
        while let Some(next) = self.children(at).max_by_key(|&next| self.tree[next].visits) {
            match self.tree[next].mv {
                Some((_, mv)) if self.tree[next].visits > 0 => moves.push(mv),
                _ => break,
            }
            at = next;
        }
        let proof = node.proven.and_then(|_| match value {
            value if value >= 1.0 => Score::won(0, None).proof(player, true),
            value if value <= 0.0 => Score::lost(0, None).proof(player, true),
            _ => Score(0).proof(player, true),
        });
        let _ = root;
        Variation { moves, values, scores, proof: proof.map(|proof| crate::Proof { plies: None, ..proof }) }
    }
}

/// How much a move deserves to be tried, for the player who would play it.
fn bound<M: Copy + Hash>(node: &Node<M>, log: f32, trusts_proofs: bool) -> f32 {
    if node.proven_value().is_some_and(|value| value >= 1.0) && trusts_proofs {
        return f32::MAX;
    }
    let visits = node.visits as f32;
    let mut value = node.mean();
    if node.rapid_visits > 0 {
        let rapid = node.rapid_value / node.rapid_visits as f32;
        let share = (RAPID_VISITS / (3.0 * visits + RAPID_VISITS)).sqrt();
        value += share * (rapid - value);
    }
    value + (log / (visits + 1.0)).sqrt()
}

fn array(outcome: &Outcome) -> [f32; SEATS_MAX] {
    let mut values = [0.0; SEATS_MAX];
    outcome.values.iter().for_each(|(player, &value)| values[player.index()] = value);
    values
}
