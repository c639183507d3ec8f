//! The computer players of a table, on engine threads.

use super::actor::Actor;
use super::order::Order;
use crate::engines::{Thinking, think_turn};
use crate::secret::draw_seed;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tabuleiro_core::Random;
use tabuleiro_engine::Limits;
use tabuleiro_table::Budget;

impl Actor {
    /// Starts an engine if it is its turn. In games between engines, only while there are watchers.
    pub(super) fn think(&mut self) {
        let epoch = self.room.epoch();
        if self.thought.as_ref().is_some_and(|(thought, _)| *thought == epoch) {
            return;
        }
        self.stop_thinking();
        let may = self.holds_lease() && (!self.room.is_all_engines() || self.audience.count() > 0);
        let Some(level) = self.room.engine_to_move().filter(|_| may && !self.is_unsure) else { return };
        let spec = self.room.plan.level(level).ok().and_then(|computer| computer.spec().cloned());
        let (Some(spec), Some(table), Some(player)) = (spec, &self.room.table, self.room.to_move()) else {
            return;
        };
        let most = Limits::of_time(self.tables.patience.engine);
        let clock = self.room.clock().map(|clock| clock.limits(player, self.tables.store.time.now() as u64));
        let budget = Budget { most, ..Budget::of_clock(clock.unwrap_or_default()) };
        let (kind, play) = (table.kind(), table.play_state().known());
        let thinking = Thinking { kind, play, spec, budget, random: Random::from_seed(draw_seed()) };
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, stopped) = (self.sender.clone(), stop.clone());
        let maker = self.room.creator.as_str();
        self.tables.engines.submit(maker, &self.room.id, move || {
            // A thought that was stopped before it began is skipped; one stopped halfway is no complete turn.
            let is_wanted = || !stopped.load(Ordering::Relaxed);
            let Some(thought) = is_wanted().then(|| think_turn(thinking, &stopped)).filter(|_| is_wanted())
            else {
                return;
            };
            match thought {
                Ok(turn) => drop(sender.send(Order::Thought { epoch, turn })),
                Err(problem) => tracing::error!(%problem, "an engine did not find a turn"),
            }
        });
        self.thought = Some((epoch, stop));
    }

    /// Starts the engine after a delay: to retry a failed turn, or to let watchers follow.
    pub(super) fn think_later(&mut self, wait: Duration) {
        self.stop_thinking();
        let (sender, stop) = (self.sender.clone(), Arc::<AtomicBool>::default());
        self.thought = Some((self.room.epoch(), stop.clone()));
        tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            let _ = sender.send(Order::Wake { stop });
        });
    }

    pub(super) fn stop_thinking(&mut self) {
        if let Some((_, stop)) = self.thought.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }
}
