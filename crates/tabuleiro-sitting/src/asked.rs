//! Questions to the computer players of a sitting.

use crate::sitting::people;
use crate::{Sitting, SittingError};
use std::time::Instant;
use tabuleiro_core::{Line, Player};
use tabuleiro_engine::{EngineKind, Spec};
use tabuleiro_table::{Budget, Computer, HINT_TIME};

/// A decision that a computer player has to make.
#[derive(Clone, Debug)]
pub struct Asked {
    /// Player to move.
    pub player: Player,
    /// Index of the engine that decides: the seat's, counted from 0, or one more for hints.
    pub slot: usize,
    /// Specification of the computer player.
    pub computer: Computer,
    /// Game so far.
    pub line: Line,
    /// Budget of the decision.
    pub budget: Budget,
}

impl Sitting {
    /// Returns the decision of the computer to move, if a computer is to move.
    pub fn decision(&self, now: Instant) -> Option<Asked> {
        let (player, computer) = self.computer_to_move()?;
        let share = self.room().clock().map(|clock| clock.limits(player, self.ms(now) as u64));
        Some(Asked {
            player,
            slot: player.index(),
            computer: computer.clone(),
            line: self.table().game_line(),
            budget: share.map_or_else(Budget::default, Budget::of_clock),
        })
    }

    /// Returns the decision to make for a hint.
    pub fn hint(&self) -> Result<Asked, SittingError> {
        Ok(Asked {
            player: self.room().hinted_seat(&people())?,
            // Hints have a separate slot, so that they do not use the memory of an opponent's engine.
            slot: self.table().seats.len(),
            computer: Spec::new(EngineKind::Best).into(),
            line: self.table().game_line(),
            budget: Budget { unlimited: HINT_TIME, ..Budget::default() },
        })
    }
}
