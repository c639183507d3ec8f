//! Even openings: those in which a short search sees no large advantage of a seat. All matches use the same search, and so find
//! the same openings.

use std::sync::atomic::AtomicBool;
use tabuleiro_core::evaluate::shares;
use tabuleiro_core::{PerPlayer, Random};
use tabuleiro_engine::{Alone, EngineKind, Limits, NoTimer, Spec};
use tabuleiro_table::{ComputerPlayer, GameKind, Means, Play};

/// Largest deviation of a seat's share of the win from an equal share, relative to that share.
/// Allowed shares: 30 to 70 % of two seats, 20 to 47 % of three, 15 to 35 % of four.
pub const TOLERANCE: f32 = 0.4;

/// Number of positions that the search visits.
pub const NODES: u64 = 20_000;

/// Memory of the search in MiB.
const MEMORY: usize = 1;

/// Returns whether no seat has a large advantage in a game in progress.
pub fn is_even(kind: &'static GameKind, play: &dyn Play) -> bool {
    let shares = judge(kind, play);
    let equal = 1.0 / shares.seats().count() as f32;
    shares.as_slice().iter().all(|share| (share - equal).abs() <= TOLERANCE * equal)
}

/// Returns each seat's share of the win in a game in progress.
pub fn judge(kind: &'static GameKind, play: &dyn Play) -> PerPlayer<f32> {
    // With three or four seats, alpha-beta assumes that all others play against the player to move.
    let engine = if play.seats().count() == 2 { EngineKind::AlphaBeta } else { EngineKind::MaxN };
    let spec = Spec { memory: MEMORY, ..Spec::new(engine).impartial() };
    let mut player = ComputerPlayer::engine_at(kind, spec, play.fork());
    let mut means = Means {
        timer: &|| Box::new(NoTimer),
        workers: &Alone,
        stop: &AtomicBool::new(false),
        random: &mut Random::from_seed(0),
    };
    let thought = player.think(&Limits::of_nodes(NODES), &mut means, &mut |_| {});
    let thought = thought.expect("these engines play every game in progress");
    shares(thought.lines[0].scores)
}
