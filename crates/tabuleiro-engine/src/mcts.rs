//! Monte Carlo tree search. Ends of the tree are evaluated, with likely moves first; or games are played out, with
//! rapid action values. Proved results are carried up the tree, and the tree is kept from move to move.

mod playing;
mod tree;

use crate::budget::Limits;
use crate::engine::{Control, Engine, Job};
use crate::thought::{Proof, Thought, Variation};
use playing::Playing;
use std::hash::Hash;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use tabuleiro_core::math::ln;
use tabuleiro_core::{Game, History, PerPlayer, Player, Random, Searchable, SeatResult};
use tree::{Node, Tree, Values};

/// Number of playouts between two looks at the clock.
const PLAYOUTS_BETWEEN_LOOKS: u64 = 64;

/// Monte Carlo tree search as an engine.
pub struct Mcts<G: Game> {
    /// Maximum memory of all trees, in bytes.
    bytes_max: usize,
    /// One for each thread.
    trees: Vec<Tree<G::Move>>,
    /// The moves that led to the root of the trees.
    moves: Vec<G::Move>,
    /// The root itself.
    root: Option<G::Position>,
}

impl<G: Searchable> Mcts<G> {
    /// Creates an engine with this much memory, in MiB.
    pub fn new(memory: usize) -> Mcts<G> {
        // Places in a tree have 32 bits.
        let bytes_max = (memory << 20).min(u32::MAX as usize);
        Mcts { bytes_max, trees: Vec::new(), moves: Vec::new(), root: None }
    }

    /// Goes on with the part of each tree that the game has reached, if it has; else with new ones.
    fn reach(&mut self, history: &History<G>, threads: usize) {
        let played = history.moves.strip_prefix(&self.moves[..]).zip(self.root);
        let played = played.filter(|(played, root)| {
            let mut position = *root;
            played.iter().all(|&mv| history.game.play(&mut position, mv).is_ok())
                && position == *history.position
        });
        for tree in &mut self.trees {
            *tree = played.map_or_else(Tree::new, |(played, _)| tree.after(played));
        }
        self.trees.resize_with(threads, Tree::new);
        self.moves = history.moves.to_vec();
        self.root = Some(*history.position);
    }
}

impl<G: Searchable> Engine<G> for Mcts<G> {
    fn think(
        &mut self,
        history: &History<G>,
        limits: &Limits,
        control: &mut Control<G::Move>,
    ) -> Thought<G::Move> {
        let threads = limits.threads.max(1);
        self.reach(history, threads);
        let (game, root, bytes_max) = (history.game, *history.position, self.bytes_max / threads);
        let hero = game.status(&root).to_move().expect("a game in progress has a player to move");
        let (own, others) = self.trees.split_first_mut().expect("there is at least one thread");
        let share = limits.playouts().unwrap_or(u64::MAX).div_ceil(threads as u64).max(1);
        let (stop, timer) = (control.stop, control.timer);
        let (done, aside) = (AtomicBool::new(false), AtomicU64::new(0));
        let jobs = others.iter_mut().map(|tree| -> Job {
            let (mut random, done, aside) = (Random::from_seed(control.random.bits()), &done, &aside);
            Box::new(move || {
                let mut playing = Playing::new(game, hero, tree, bytes_max, limits);
                for playout in 0..share {
                    let looks = playout % PLAYOUTS_BETWEEN_LOOKS == 0;
                    if looks && (done.load(Ordering::Relaxed) || stop.load(Ordering::Relaxed)) {
                        break;
                    }
                    playing.playout(&root, &mut random);
                    aside.fetch_add(1, Ordering::Relaxed);
                }
            })
        });
        let jobs = jobs.collect();
        let (mut playouts, mut tell_at, mut ply_max) = (0, 1024, 0);
        let (random, info) = (&mut *control.random, &mut *control.info);
        let is_up =
            || stop.load(Ordering::Relaxed) || limits.time.is_some_and(|time| timer.elapsed() >= time);
        control.workers.run(jobs, &mut || {
            let mut playing = Playing::new(game, hero, own, bytes_max, limits);
            while playouts < share && !playing.knows_all() {
                playing.playout(&root, random);
                playouts += 1;
                if playouts % PLAYOUTS_BETWEEN_LOOKS == 0 && is_up() {
                    break;
                }
                if playouts == tell_at {
                    tell_at *= 2;
                    let mut thought = told(game, &[playing.tree()], limits);
                    (thought.nodes, thought.time) = (playouts, timer.elapsed());
                    thought.depth_max = playing.ply_max as u32;
                    info(&thought);
                }
            }
            ply_max = playing.ply_max;
            done.store(true, Ordering::Relaxed);
        });
        let trees: Vec<&Tree<G::Move>> = self.trees.iter().collect();
        let mut thought = told(game, &trees, limits);
        (thought.nodes, thought.time) = (playouts + aside.load(Ordering::Relaxed), timer.elapsed());
        thought.depth_max = thought.depth.max(ply_max as u32);
        thought
    }

    fn new_game(&mut self) {
        self.trees.clear();
        self.moves.clear();
        self.root = None;
    }
}

/// A move at the root, with the sums over all trees.
struct Candidate<M> {
    /// Index in the first tree.
    place: usize,
    mover: Player,
    mv: M,
    visits: u32,
    /// Expected results of all players.
    values: Values,
    is_proven: bool,
}

impl<M: Copy> Candidate<M> {
    /// Returns the expected result of the player who moves.
    fn worth(&self) -> f32 {
        self.values[self.mover.index()]
    }

    /// Ranks a certain win first and a certain loss last.
    fn rank(&self) -> (u8, u32) {
        let certain = match self.worth() {
            worth if self.is_proven && worth >= 1.0 => 2,
            worth if self.is_proven && worth <= 0.0 => 0,
            _ => 1,
        };
        (certain, self.visits)
    }
}

fn candidates<M: Copy + Eq + Hash>(trees: &[&Tree<M>]) -> Vec<Candidate<M>> {
    let candidate = |place: usize| {
        let (mover, mv) = trees[0][place].mv.expect("only the root has no move");
        let alike = trees.iter().filter_map(|tree| {
            let place = tree.children(0).find(|&child| tree[child].mv == Some((mover, mv)));
            place.map(|place| &tree[place])
        });
        let alike: Vec<&Node<M>> = alike.collect();
        let visits: u32 = alike.iter().map(|node| node.visits).sum();
        let mean = |index: usize| {
            let sum: f32 = alike.iter().map(|node| node.sum(Player::new(index))).sum();
            if visits == 0 { 0.5 } else { sum / visits as f32 }
        };
        let proven = alike.iter().find_map(|node| node.proven);
        let values = proven.unwrap_or_else(|| std::array::from_fn(mean));
        Candidate { place, mover, mv, visits, values, is_proven: proven.is_some() }
    };
    trees[0].children(0).map(candidate).collect()
}

fn told<G: Searchable>(game: &G, trees: &[&Tree<G::Move>], limits: &Limits) -> Thought<G::Move> {
    let mut candidates = candidates(trees);
    candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.rank()));
    let all_are_known = trees[0][0].is_tried() && candidates.iter().all(|candidate| candidate.is_proven);
    candidates.truncate(limits.lines.max(1));
    let lines: Vec<_> = candidates.iter().map(|candidate| variation(game, trees[0], candidate)).collect();
    Thought {
        depth: lines[0].moves.len() as u32,
        lines,
        depth_max: 0,
        nodes: 0,
        time: std::time::Duration::ZERO,
    }
    .knowing(all_are_known)
}

fn variation<G: Searchable>(
    game: &G,
    tree: &Tree<G::Move>,
    candidate: &Candidate<G::Move>,
) -> Variation<G::Move> {
    let (player, worth) = (candidate.mover, candidate.worth());
    let values = PerPlayer::from_fn(game.seats(), |player| candidate.values[player.index()]);
    let odds = |value: f32| (100.0 * ln(value / (1.0 - value))) as i32;
    let proof = candidate.is_proven.then(|| match worth {
        worth if worth >= 1.0 => SeatResult::Won,
        worth if worth <= 0.0 => SeatResult::Lost,
        _ => game.tie(),
    });
    Variation {
        moves: line(tree, candidate),
        values,
        scores: values.map(|value| odds(value.clamp(1e-6, 1.0 - 1e-6))),
        proof: proof.map(|result| Proof { player, result, plies: None, margin: None }),
    }
}

/// Returns the line of the most visited moves.
fn line<M: Copy + Eq + Hash>(tree: &Tree<M>, candidate: &Candidate<M>) -> Vec<M> {
    let mut moves = vec![candidate.mv];
    let mut at = candidate.place;
    while let Some(next) = tree.children(at).max_by_key(|&next| tree[next].visits) {
        match tree[next].mv {
            Some((_, mv)) if tree[next].visits > 0 => moves.push(mv),
            _ => break,
        }
        at = next;
    }
    moves
}
