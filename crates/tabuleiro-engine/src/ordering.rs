//! Order in which moves are searched: moves that were good elsewhere come first.

use std::hash::{Hash, Hasher};
use tabuleiro_core::{Player, SEATS_MAX};

/// Memory about moves.
pub(crate) struct Ordering<M> {
    /// Moves that caused a cut-off at the same depth, the latest first.
    killers: Vec<[Option<M>; 2]>,
    /// Scores for good and bad results of a player's moves.
    history: Vec<i16>,
}

/// Number of moves of each player that the history distinguishes.
pub(crate) const MOVES: usize = 1 << 12;
/// Maximum weight of the history.
const HISTORY_MAX: i32 = 8192;
const KILLER: [i32; 2] = [12_000, 11_000];
/// Weight of one unit of a gain against the history.
const GAIN: i32 = 60;

impl<M: Copy + Eq + Hash> Ordering<M> {
    pub(crate) fn new() -> Ordering<M> {
        Ordering { killers: Vec::new(), history: vec![0; MOVES * SEATS_MAX] }
    }

    /// Weakens the memory before the next search.
    pub(crate) fn fade(&mut self) {
        self.killers.clear();
        self.history.iter_mut().for_each(|count| *count /= 4);
    }

    pub(crate) fn clear(&mut self) {
        self.killers.clear();
        self.history.fill(0);
    }

    /// Returns the rank of a move; higher ranks are searched first.
    pub(crate) fn rank(&self, player: Player, ply: usize, mv: M, gain: i32) -> i32 {
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let killer = (0..2).find(|&place| killers[place] == Some(mv)).map_or(0, |place| KILLER[place]);
        i32::from(self.history[slot(player, mv)]) + killer + gain * GAIN
    }

    /// Records a move that caused a cut-off, and the moves before it that did not.
    pub(crate) fn refuted(&mut self, player: Player, ply: usize, depth: i32, mv: M, tried: &[M]) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let bonus = (depth * depth * 8).min(1024);
        self.count(player, mv, bonus);
        for &other in tried {
            self.count(player, other, -bonus);
        }
    }

    fn count(&mut self, player: Player, mv: M, bonus: i32) {
        let count = &mut self.history[slot(player, mv)];
        let before = i32::from(*count);
        *count = (before + bonus - before * bonus.abs() / HISTORY_MAX) as i16;
    }
}

pub(crate) fn slot<M: Hash>(player: Player, mv: M) -> usize {
    let mut hasher = Multiply(0);
    mv.hash(&mut hasher);
    player.index() * MOVES + (hasher.finish() >> 40) as usize % MOVES
}

/// A hash for a few bytes, the same in every run.
struct Multiply(u64);

impl Hasher for Multiply {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }
    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }
    fn write_u16(&mut self, word: u16) {
        self.write_u64(word.into());
    }
    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }
}
