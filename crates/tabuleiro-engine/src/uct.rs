//! Textbook Monte Carlo tree search: upper confidence bounds for trees, random playouts.

use crate::budget::Limits;
use crate::engine::{Control, Engine};
use crate::random::even;
use crate::thought::{Thought, Variation};
use tabuleiro_core::math::ln;
use tabuleiro_core::{Game, History, PerPlayer, Player, Random, Status};

/// The weight of the bound beside the mean, for values from 0 to 1, as the textbook has it.
pub const CURIOSITY_DEFAULT: f32 = std::f32::consts::SQRT_2;

/// Result of one legal move.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// Number of visits.
    pub visits: u32,
    /// The mean value for the player to move, from 0 (lost) to 1 (won).
    pub value: f32,
}

/// The search. It remembers nothing from one decision to the next.
pub struct Uct {
    /// The weight of the bound beside the mean.
    pub curiosity: f32,
}

impl Uct {
    /// Searches a position in progress with this many playouts, or fewer if `stop` says so. Returns the most visited
    /// move first.
    pub fn search<G: Game>(
        &self,
        game: &G,
        position: &G::Position,
        playouts: u32,
        random: &mut Random,
        stop: &dyn Fn() -> bool,
    ) -> Vec<Candidate<G::Move>> {
        let mut tree = Tree::new(game, *position, self.curiosity);
        for playout in 0..playouts {
            if playout % 64 == 63 && stop() {
                break;
            }
            tree.playout(random);
        }
        tree.candidates()
    }
}

impl Default for Uct {
    fn default() -> Uct {
        Uct { curiosity: CURIOSITY_DEFAULT }
    }
}

impl<G: Game> Engine<G> for Uct {
    fn think(
        &mut self,
        history: &History<G>,
        limits: &Limits,
        control: &mut Control<G::Move>,
    ) -> Thought<G::Move> {
        let (timer, stop) = (control.timer, control.stop);
        let is_up = || {
            stop.load(std::sync::atomic::Ordering::Relaxed)
                || limits.time.is_some_and(|time| timer.elapsed() >= time)
        };
        let playouts = limits.playouts().map_or(u32::MAX, |nodes| nodes.min(u64::from(u32::MAX)) as u32);
        let (game, position) = (history.game, history.position);
        let found = self.search(game, position, playouts, control.random, &is_up);
        let player = game.status(position).to_move().expect("a game in progress has a player to move");
        let line = |candidate: &Candidate<G::Move>| {
            let others = (1.0 - candidate.value) / (game.seats().count() - 1).max(1) as f32;
            let mut values = even(game).map(|_| others);
            values[player] = candidate.value;
            Variation { moves: vec![candidate.mv], values, scores: values.map(|_| 0), proof: None }
        };
        Thought {
            lines: found.iter().take(limits.lines.max(1)).map(line).collect(),
            depth: 0,
            depth_max: 0,
            nodes: found.iter().map(|candidate| u64::from(candidate.visits)).sum(),
            time: timer.elapsed(),
        }
    }
}

struct Tree<'a, G: Game> {
    game: &'a G,
    root: G::Position,
    curiosity: f32,
    nodes: Vec<Node<G::Move>>,
    scratch: Vec<G::Move>,
}

struct Node<M> {
    /// The move that leads here; none for the root.
    mv: Option<M>,
    visits: u32,
    /// The sum of the values for the player whose move leads here.
    value: f32,
    /// The index of the first child and their number, once they were made.
    children: Option<(usize, usize)>,
}

impl<M> Node<M> {
    fn new(mv: Option<M>) -> Node<M> {
        Node { mv, visits: 0, value: 0.0, children: None }
    }

    fn mean(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.value / self.visits as f32 }
    }
}

impl<'a, G: Game> Tree<'a, G> {
    fn new(game: &'a G, root: G::Position, curiosity: f32) -> Self {
        let mut tree = Tree { game, root, curiosity, nodes: vec![Node::new(None)], scratch: Vec::new() };
        tree.expand(0, &root);
        tree
    }

    fn candidates(&self) -> Vec<Candidate<G::Move>> {
        let (first, count) = self.nodes[0].children.unwrap_or_default();
        let candidate = |node: &Node<G::Move>| {
            node.mv.map(|mv| Candidate { mv, visits: node.visits, value: node.mean() })
        };
        let mut found: Vec<_> = self.nodes[first..first + count].iter().filter_map(candidate).collect();
        found.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        found
    }

    fn playout(&mut self, random: &mut Random) {
        let mut position = self.root;
        // Each node on the way with the player whose move led to it.
        let mut path: Vec<(usize, Option<Player>)> = vec![(0, None)];
        let mut at = 0;
        while let Status::ToMove(player) = self.game.status(&position) {
            if self.nodes[at].children.is_none() {
                if self.nodes[at].visits == 0 {
                    break;
                }
                self.expand(at, &position);
            }
            at = self.select(at, random);
            self.game.play_unchecked(&mut position, self.nodes[at].mv.expect("only the root has no move"));
            path.push((at, Some(player)));
        }
        let values = rollout(self.game, position, random, &mut self.scratch);
        for (node, mover) in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.value += mover.map_or(0.0, |player| values[player]);
        }
    }

    fn expand(&mut self, at: usize, position: &G::Position) {
        self.scratch.clear();
        self.game.legal_moves(position, &mut self.scratch);
        let first = self.nodes.len();
        self.nodes.extend(self.scratch.iter().map(|&mv| Node::new(Some(mv))));
        self.nodes[at].children = Some((first, self.scratch.len()));
    }

    /// Returns the child with the highest bound; untried children come first, in random order.
    fn select(&self, at: usize, random: &mut Random) -> usize {
        let (first, count) = self.nodes[at].children.expect("a node is expanded before a child is selected");
        let children = &self.nodes[first..first + count];
        let untried = children.iter().filter(|child| child.visits == 0).count();
        if untried > 0 {
            let pick = random.below(untried);
            let mut left = (0..count).filter(|&index| children[index].visits == 0);
            return first + left.nth(pick).expect("there are as many as were counted");
        }
        let log = ln(self.nodes[at].visits as f32);
        let bound =
            |child: &Node<G::Move>| child.mean() + self.curiosity * (log / child.visits as f32).sqrt();
        let best = (0..count).max_by(|&a, &b| bound(&children[a]).total_cmp(&bound(&children[b])));
        first + best.expect("a position in progress has moves")
    }
}

fn rollout<G: Game>(
    game: &G,
    mut position: G::Position,
    random: &mut Random,
    scratch: &mut Vec<G::Move>,
) -> PerPlayer<f32> {
    loop {
        match game.status(&position) {
            Status::Over(outcome) => return outcome.values,
            Status::ToMove(_) => {
                let mv = game.random_move(&position, random, scratch);
                game.play_unchecked(&mut position, mv);
            }
        }
    }
}
