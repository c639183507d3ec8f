//! A small random player for this crate's own tests.

use crate::{Referee, Verdict};

/// A linear congruential generator (Knuth's MMIX constants).
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// Returns a number from 0 up to, not including, `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }

    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}

/// Plays random legal moves until the game is over; how many there were.
pub(crate) fn play_to_the_end(game: &mut impl Referee, random: &mut Random, moves_max: usize) -> usize {
    let mut count = 0;
    loop {
        let moves = game.legal_moves();
        let mut distinct = moves.clone();
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), moves.len(), "a move is listed twice");
        let scores = game.scores();
        match game.verdict() {
            Verdict::Over { results, ranks } => {
                assert!(moves.is_empty(), "a game that is over has moves");
                assert_eq!(results.len(), ranks.len());
                assert!(ranks.contains(&1) && scores.len() >= ranks.len());
                return count;
            }
            Verdict::ToMove { .. } => {
                assert!(!moves.is_empty(), "a game in progress has moves");
                let mv: &String = random.pick(&moves);
                game.play(mv);
                count += 1;
                assert!(count <= moves_max, "the game does not end");
            }
        }
    }
}
