//! Tabuleiro's engines as players of a match, each with its own game.

use crate::counted::Counted;
use crate::player::{Invitation, MatchPlayer, Time};
use std::sync::atomic::AtomicBool;
use tabuleiro_core::{Line, Random};
use tabuleiro_engine::native::Threads;
use tabuleiro_engine::{Limits, Spec};
use tabuleiro_table::{Budget, ComputerPlayer, GameKind, Means};

/// Returns an invitation for an engine, with a seed for its randomness.
pub fn invite(kind: &'static GameKind, spec: &Spec, counted: Counted, seed: u64) -> Invitation {
    let spec = spec.clone();
    Box::new(move || {
        let random = Random::from_seed(seed);
        Ok(Box::new(Ours { player: ComputerPlayer::engine(kind, spec), counted, random }))
    })
}

/// An engine of Tabuleiro in a match.
struct Ours {
    player: ComputerPlayer,
    counted: Counted,
    random: Random,
}

impl MatchPlayer for Ours {
    fn decide(&mut self, game: &Line, time: &Time, stop: &AtomicBool) -> Result<String, String> {
        self.player.catch_up(game).map_err(|error| error.to_string())?;
        let clock = time.clock().map(|clock| clock.limits());
        let budget = Budget { clock, unlimited: time.unlimited, most: Limits::default() };
        let counted = self.counted;
        let mut means =
            Means { timer: &|| counted.timer(), workers: &Threads, stop, random: &mut self.random };
        let decided = self.player.decide(&budget, &mut means, &mut |_| {});
        decided.map(|decided| decided.mv).map_err(|error| error.to_string())
    }
}
