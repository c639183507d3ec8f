//! Limits of a search.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Limits of a search, which ends at the first one reached. Without limits a search runs until it is stopped or
/// everything is proved.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// Maximum time.
    pub time: Option<Duration>,
    /// Time after which the search does not begin another depth.
    pub time_soft: Option<Duration>,
    /// Maximum number of positions; for searches that play out games, of playouts.
    pub nodes: Option<u64>,
    /// Maximum depth, in plies.
    pub depth: Option<u32>,
    /// Search for proof: no unsound pruning, and no end before everything is proved.
    pub solve: bool,
    /// Number of best moves to report, each with its line; at least 1.
    pub lines: usize,
    /// Number of threads; at least 1.
    pub threads: usize,
    /// The part of the moves at the root, where several searches without shared memory split them.
    pub share: RootShare,
}

/// One of several parts of the moves at the root.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct RootShare {
    /// Index of the part, from 0.
    pub index: usize,
    /// Number of parts; with 1, all moves are searched.
    pub of: usize,
}

impl RootShare {
    /// The share that contains all moves.
    pub const WHOLE: RootShare = RootShare { index: 0, of: 1 };

    /// Keeps the moves of this part, dealt in turn. Keeps all if there are too few to split.
    pub fn keep<T>(self, moves: &mut Vec<T>) {
        if self.of > 1 && moves.len() >= self.of {
            let mut places = 0..;
            moves.retain(|_| places.next().is_some_and(|place: usize| place % self.of == self.index));
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            time: None,
            time_soft: None,
            nodes: None,
            depth: None,
            solve: false,
            lines: 1,
            threads: 1,
            share: RootShare::WHOLE,
        }
    }
}

impl Limits {
    /// Returns limits with this time.
    pub fn of_time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }

    /// Returns limits with this number of positions.
    pub fn of_nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// Returns limits with this depth.
    pub fn of_depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// Returns the stricter limit of each kind, and the larger numbers of lines and threads.
    #[must_use]
    pub fn within(&self, other: &Limits) -> Limits {
        Limits {
            time: least(self.time, other.time),
            time_soft: least(self.time_soft, other.time_soft),
            nodes: least(self.nodes, other.nodes),
            depth: least(self.depth, other.depth),
            solve: self.solve || other.solve,
            lines: self.lines.max(other.lines),
            threads: self.threads.max(other.threads),
            share: if self.share == RootShare::WHOLE { other.share } else { self.share },
        }
    }

    /// Returns the playout limit. If only a depth was given, 500 playouts per ply.
    pub fn playouts(&self) -> Option<u64> {
        const PER_DEPTH: u64 = 500;
        let by_depth = self.depth.filter(|_| self.time.is_none()).map(|depth| u64::from(depth) * PER_DEPTH);
        self.nodes.or(by_depth)
    }

    /// Returns whether the search has no limit.
    pub fn are_none(&self) -> bool {
        self.time.is_none() && self.nodes.is_none() && self.depth.is_none()
    }
}

/// The positions that the threads of a search may still look at, granted in portions.
pub(crate) struct Pool(AtomicU64);

impl Pool {
    /// Size of a portion; a thread looks at the clock after each one.
    const PORTION: u64 = 512;

    /// Creates the pool that the limits allow.
    pub(crate) fn of(limits: &Limits) -> Pool {
        Pool(AtomicU64::new(limits.nodes.unwrap_or(u64::MAX)))
    }

    /// Takes a portion, or what is left.
    pub(crate) fn take(&self) -> u64 {
        let rest = |left: u64| Some(left.saturating_sub(Pool::PORTION));
        let before = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, rest).unwrap_or_default();
        before.min(Pool::PORTION)
    }
}

fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}

/// A player's clock before a decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ClockState {
    /// Time left for the rest of the game, or until the next control.
    pub remaining: Duration,
    /// Time added after each move.
    pub increment: Duration,
    /// Moves until the next control, if there is one.
    pub moves_to_go: Option<u32>,
    /// Time lost in communication, which is never spent.
    pub overhead: Duration,
}

impl ClockState {
    /// Number of decisions that a game is expected to last.
    const DECISIONS_LEFT: u32 = 25;

    /// Returns the limits of one decision: a part of the remaining time and most of the increment.
    pub fn limits(&self) -> Limits {
        let usable = self.remaining.saturating_sub(self.overhead);
        let moves =
            self.moves_to_go.unwrap_or(ClockState::DECISIONS_LEFT).clamp(1, ClockState::DECISIONS_LEFT);
        let share = usable / moves + self.increment * 3 / 4;
        let most = if moves == 1 { usable * 9 / 10 } else { usable * 2 / 5 };
        Limits {
            time: Some((share * 2).min(most)),
            time_soft: Some((share * 3 / 5).min(most)),
            ..Limits::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_never_overdrawn() {
        for remaining in [0, 1, 40, 1000, 600_000] {
            for increment in [0, 10, 5000] {
                for moves_to_go in [None, Some(1), Some(40)] {
                    let ms = Duration::from_millis;
                    let clock = ClockState {
                        remaining: ms(remaining),
                        increment: ms(increment),
                        moves_to_go,
                        overhead: ms(30),
                    };
                    let limits = clock.limits();
                    assert!(limits.time <= Some(ms(remaining.saturating_sub(30))), "{clock:?} {limits:?}");
                    assert!(limits.time_soft <= limits.time);
                }
            }
        }
    }

    #[test]
    fn a_pool_gives_no_more_than_its_limit() {
        let pool = Pool::of(&Limits::of_nodes(1300));
        assert_eq!([(); 4].map(|()| pool.take()), [512, 512, 276, 0]);
    }

    #[test]
    fn the_tighter_of_two_limits_holds() {
        let both = Limits::of_nodes(5).within(&Limits { lines: 3, nodes: Some(9), ..Limits::of_depth(2) });
        assert_eq!((both.nodes, both.depth, both.lines), (Some(5), Some(2), 3));
        assert!(!both.are_none() && Limits::default().are_none());
        assert_eq!((both.playouts(), Limits::of_depth(2).playouts()), (Some(5), Some(1000)));
    }
}
