//! The tree that a search of playouts grows.

use std::hash::Hash;
use tabuleiro_core::{Game, Player, SEATS_MAX};

/// What each player gets, from 0 to 1.
pub type Values = [f32; SEATS_MAX];

/// Nodes by their place; the first is the root, and children lie side by side.
pub type Tree<M> = Vec<Node<M>>;

/// A position that was reached, and what came of it.
#[derive(Clone, Debug)]
pub struct Node<M> {
    /// The move that leads here, and who plays it; none for the root.
    pub mv: Option<(Player, M)>,
    /// Where it is stamped.
    pub slot: u32,
    /// The place of the first child and how many there are, once they were made.
    pub children: Option<(u32, u32)>,
    pub visits: u32,
    /// The sum of the values for the player whose move leads here.
    pub value: f32,
    pub rapid_visits: u32,
    pub rapid_value: f32,
    /// How likely the move is to be the best, before anything was tried.
    pub prior: f32,
    /// The values of all players, where they are certain.
    pub proven: Option<Values>,
}

impl<M: Copy + Hash> Node<M> {
    /// Where nothing was tried yet.
    pub fn new(mv: Option<(Player, M)>) -> Node<M> {
        let slot = mv.map_or(0, |(player, mv)| crate::ordering::slot(player, mv)) as u32;
        Node {
            mv,
            slot,
            children: None,
            visits: 0,
            value: 0.0,
            rapid_visits: 0,
            rapid_value: 0.0,
            prior: 0.0,
            proven: None,
        }
    }

    pub fn mean(&self) -> f32 {
        if self.visits == 0 { 0.5 } else { self.value / self.visits as f32 }
    }

    /// What the player whose move leads here gets for certain.
    pub fn proven_value(&self) -> Option<f32> {
        self.proven.zip(self.mv).map(|(values, (player, _))| values[player.index()])
    }

    /// Where the children are.
    pub fn places(&self) -> std::ops::Range<usize> {
        let (first, count) = self.children.unwrap_or_default();
        first as usize..(first + count) as usize
    }
}

/// The part of a tree that these moves lead to, as a tree; a new one if they lead out of it.
pub fn part_after<G: Game>(tree: &Tree<G::Move>, played: &[G::Move]) -> Tree<G::Move> {
    let mut at = 0;
    for &mv in played {
        let mut places = tree.get(at).map(Node::places).unwrap_or_default();
        match places.find(|&child| tree[child].mv.is_some_and(|(_, other)| other == mv)) {
            Some(child) => at = child,
            None => return vec![Node::new(None)],
        }
    }
    subtree(tree, at)
}

fn subtree<M: Copy>(tree: &Tree<M>, root: usize) -> Tree<M> {
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
