//! The tree that a search grows.

use crate::ordering::slot;
use std::hash::Hash;
use std::ops::{Index, IndexMut};
use tabuleiro_core::{Player, SEATS_MAX};

/// Number of visits after which the mean of a move counts as much as its rapid value.
const RAPID_VISITS: f32 = 300.0;

/// Assumed spread of values without visits, and the number of visits that it counts for.
const SPREAD_FIRST: f32 = 0.1;
const SPREAD_VISITS: f32 = 4.0;

/// Number of moves that room is reserved for at a time; about as many as a node has.
const MOVES_AT_ONCE: usize = 512;

/// Expected results of all players, from 0 to 1.
pub(super) type Values = [f32; SEATS_MAX];

/// Nodes by their place; the first is the root. Most moves are never tried: they have no node, and take little memory.
#[derive(Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
    /// The moves of each node that was opened, side by side, with their likelihoods.
    moves: Vec<(f32, M)>,
}

/// A position that was reached, and what came of it.
#[derive(Clone, Debug)]
pub(super) struct Node<M> {
    /// The move that leads here, and who plays it; none for the root.
    pub mv: Option<(Player, M)>,
    /// Index in the table of stamps.
    pub slot: u32,
    /// Number of tried moves; these come first.
    pub tried: u32,
    pub visits: u32,
    /// The means of the values: sums of many visits would be too large for what one more adds.
    means: Values,
    /// The mean of the squares of the values for the player to move, where a visit that went no further has none.
    square: f32,
    rapid_visits: u32,
    /// The mean of the values for the player whose move leads here, also when it was played later on.
    rapid: f32,
    /// Probability that the move is the best, before any visit.
    pub prior: f32,
    /// The values of all players, where they are certain.
    pub proven: Option<Values>,
    /// Index of the first of its moves, and their number; (0, 0) until the node is opened.
    moves: (u32, u32),
    /// The place of the move that was tried last, and of the one that was tried before this one; 0 for none.
    last_child: u32,
    before: u32,
}

impl<M: Copy + Eq + Hash> Tree<M> {
    /// Creates a tree with only a root.
    pub(super) fn new() -> Tree<M> {
        Tree { nodes: vec![Node::new(None, 0.0)], moves: Vec::new() }
    }

    /// Returns the memory of the tree, in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&self.nodes[..]) + size_of_val(&self.moves[..])
    }

    /// Returns whether the system has memory for one more node and its moves.
    pub(super) fn has_room(&mut self) -> bool {
        let has_room = self.nodes.len() < self.nodes.capacity()
            && self.moves.capacity() - self.moves.len() >= MOVES_AT_ONCE;
        has_room || self.nodes.try_reserve(1).is_ok() && self.moves.try_reserve(MOVES_AT_ONCE).is_ok()
    }

    /// Gives a node its moves, in the order in which they will be tried.
    pub(super) fn open(&mut self, at: usize, moves: impl Iterator<Item = (f32, M)>) {
        let first = self.moves.len();
        self.moves.extend(moves);
        self.nodes[at].moves = (first as u32, (self.moves.len() - first) as u32);
    }

    /// Returns the next untried move and its likelihood.
    pub(super) fn untried(&self, at: usize) -> Option<(f32, M)> {
        let Node { moves: (first, count), tried, .. } = self.nodes[at];
        (tried < count).then(|| self.moves[(first + tried) as usize])
    }

    /// Tries the next move, which must exist, and returns its node.
    pub(super) fn try_next(&mut self, at: usize, player: Player) -> usize {
        let (prior, mv) = self.untried(at).expect("a move is left");
        let child = self.nodes.len();
        let before = self.nodes[at].last_child;
        self.nodes.push(Node { before, ..Node::new(Some((player, mv)), prior) });
        self.nodes[at].last_child = child as u32;
        self.nodes[at].tried += 1;
        child
    }

    /// Returns the nodes of the tried moves, the last first.
    pub(super) fn children(&self, at: usize) -> impl Iterator<Item = usize> {
        let place = |place: u32| (place != 0).then_some(place as usize);
        std::iter::successors(place(self.nodes[at].last_child), move |&child| place(self.nodes[child].before))
    }

    /// Calls a function with each of them.
    pub(super) fn for_each_child(&mut self, at: usize, mut call: impl FnMut(&mut Node<M>)) {
        let mut child = self.nodes[at].last_child as usize;
        while child != 0 {
            let node = &mut self.nodes[child];
            call(node);
            child = node.before as usize;
        }
    }

    /// Returns the subtree after these moves; a new tree if they leave this one.
    pub(super) fn after(&self, played: &[M]) -> Tree<M> {
        let mut at = 0;
        for &mv in played {
            let leads = |&child: &usize| self.nodes[child].mv.is_some_and(|(_, other)| other == mv);
            match self.children(at).find(leads) {
                Some(child) => at = child,
                None => return Tree::new(),
            }
        }
        let mut part =
            Tree { nodes: vec![Node { mv: None, before: 0, ..self.nodes[at].clone() }], moves: Vec::new() };
        // Where the copied nodes are in this tree.
        let mut places = vec![at];
        for copy in 0.. {
            let Some(&at) = places.get(copy) else { break };
            let (first, count) = self.nodes[at].moves;
            part.open(copy, self.moves[first as usize..(first + count) as usize].iter().copied());
            part.nodes[copy].last_child = 0;
            let children: Vec<usize> = self.children(at).collect();
            for child in children.into_iter().rev() {
                let before = part.nodes[copy].last_child;
                part.nodes[copy].last_child = part.nodes.len() as u32;
                part.nodes.push(Node { before, ..self.nodes[child].clone() });
                places.push(child);
            }
        }
        part
    }
}

impl<M> Index<usize> for Tree<M> {
    type Output = Node<M>;
    fn index(&self, at: usize) -> &Node<M> {
        &self.nodes[at]
    }
}

impl<M> IndexMut<usize> for Tree<M> {
    fn index_mut(&mut self, at: usize) -> &mut Node<M> {
        &mut self.nodes[at]
    }
}

impl<M: Copy + Hash> Node<M> {
    /// Creates a node without visits.
    fn new(mv: Option<(Player, M)>, prior: f32) -> Node<M> {
        Node {
            mv,
            slot: mv.map_or(0, |(player, mv)| slot(player, mv)) as u32,
            tried: 0,
            visits: 0,
            means: Values::default(),
            square: 0.0,
            rapid_visits: 0,
            rapid: 0.0,
            prior,
            proven: None,
            moves: (0, 0),
            last_child: 0,
            before: 0,
        }
    }

    /// Returns whether the moves of the node are known.
    pub(super) fn is_open(&self) -> bool {
        self.moves.1 > 0
    }

    /// Returns whether all moves were tried.
    pub(super) fn is_tried(&self) -> bool {
        self.tried == self.moves.1
    }

    /// Counts a visit, and the player who moved on from here.
    pub(super) fn learn(&mut self, values: &Values, mover: Option<Player>) {
        self.visits += 1;
        let share = 1.0 / self.visits as f32;
        self.means.iter_mut().zip(values).for_each(|(mean, value)| *mean += share * (value - *mean));
        let square = mover.map_or(0.0, |mover| values[mover.index()].powi(2));
        self.square += share * (square - self.square);
    }

    /// Counts `count` equal rapid values for the player whose move leads here.
    pub(super) fn learn_rapidly(&mut self, value: f32, count: u32) {
        self.rapid_visits += count;
        self.rapid += count as f32 / self.rapid_visits as f32 * (value - self.rapid);
    }

    /// Returns the mean value for a player.
    pub(super) fn mean(&self, player: Player) -> f32 {
        if self.visits == 0 { 0.5 } else { self.means[player.index()] }
    }

    /// Returns the sum of the values for a player.
    pub(super) fn sum(&self, player: Player) -> f32 {
        self.visits as f32 * self.means[player.index()]
    }

    /// Returns about the standard deviation of the values for the player to move. The first visit counts no square: a
    /// hardly visited node seems quiet, which plays better (docs/lab/small-star-empires.md).
    pub(super) fn spread(&self, player: Player) -> f32 {
        let visits = self.visits as f32;
        let apart = visits * (self.square - self.mean(player).powi(2)).max(0.0);
        ((apart + SPREAD_VISITS * SPREAD_FIRST.powi(2)) / (visits + SPREAD_VISITS)).sqrt()
    }

    /// Returns the mean for the player whose move leads here; with few visits, mostly the results of the same move
    /// played later.
    pub(super) fn rapid_mean(&self, player: Player) -> f32 {
        let share = (RAPID_VISITS / (3.0 * self.visits as f32 + RAPID_VISITS)).sqrt();
        self.mean(player) + share * (self.rapid - self.mean(player))
    }

    /// Returns the certain result of a player, if proved.
    pub(super) fn proven_value(&self, player: Player) -> Option<f32> {
        self.proven.map(|values| values[player.index()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a root with three moves, two of them tried, and a second node with two moves, one of them tried.
    fn small() -> Tree<u8> {
        let mut tree = Tree::new();
        tree.open(0, [(0.5, 1), (0.3, 2), (0.2, 3)].into_iter());
        tree.try_next(0, Player::ONE);
        let second = tree.try_next(0, Player::ONE);
        tree.open(second, [(0.9, 4), (0.1, 5)].into_iter());
        let last = tree.try_next(second, Player::TWO);
        for (at, visits) in [(second, 7), (last, 5)] {
            tree[at].visits = visits;
        }
        tree
    }

    #[test]
    fn moves_are_tried_in_their_order_and_the_rest_are_known() {
        let tree = small();
        let moves: Vec<_> = tree.children(0).filter_map(|child| tree[child].mv).collect();
        assert_eq!(moves, [(Player::ONE, 2), (Player::ONE, 1)]);
        assert_eq!((tree.untried(0), tree[0].is_tried()), (Some((0.2, 3)), false));
        assert!(tree.children(1).next().is_none() && !tree[1].is_open());
    }

    #[test]
    fn values_that_differ_lie_apart() {
        let mut node = Node::new(None::<(Player, u8)>, 0.0);
        assert!((node.spread(Player::TWO) - SPREAD_FIRST).abs() < 1e-6);
        for value in [0.25, 0.75].repeat(5_000) {
            node.learn(&[0.0, value, 0.0, 0.0], Some(Player::TWO));
        }
        assert!((node.spread(Player::TWO) - 0.25).abs() < 1e-3, "{}", node.spread(Player::TWO));
    }

    #[test]
    fn a_mean_stays_true_however_many_visits_there_were() {
        let mut node = Node::new(None::<(Player, u8)>, 0.0);
        for visit in 0..30_000_000 {
            let value = if visit % 2 == 0 { 0.2 } else { 0.4 };
            node.learn(&[value, 1.0 - value, 0.0, 0.0], Some(Player::ONE));
            node.learn_rapidly(value, 1);
        }
        let (one, two) = (node.mean(Player::ONE), node.mean(Player::TWO));
        assert!((one - 0.3).abs() < 1e-3 && (two - 0.7).abs() < 1e-3, "{one} and {two}");
        assert!((node.spread(Player::ONE) - 0.1).abs() < 1e-2, "{}", node.spread(Player::ONE));
        assert!((node.rapid - 0.3).abs() < 1e-3, "{}", node.rapid);
    }

    #[test]
    fn what_is_known_of_a_move_that_was_played_is_kept() {
        let part = small().after(&[2]);
        assert_eq!((part[0].mv, part[0].visits, part.untried(0)), (None, 7, Some((0.1, 5))));
        let children: Vec<_> = part.children(0).map(|child| (part[child].mv, part[child].visits)).collect();
        assert_eq!(children, [(Some((Player::TWO, 4)), 5)]);
        assert!(part.bytes() < small().bytes());
        let unknown = small().after(&[3]);
        assert_eq!((unknown[0].visits, unknown[0].is_open()), (0, false));
    }
}
