//! What computer players are asked at a sitting.

use crate::sitting::people;
use crate::{Sitting, SittingError};
use std::time::Instant;
use tabuleiro_core::{Line, Player};
use tabuleiro_engine::{Kind, Spec};
use tabuleiro_table::{Budget, Computer, HINT_TIME};

/// A decision that a computer player is asked for.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The player to move.
    pub player: Player,
    /// The number of the mind that decides: a seat's from 0, and one more for hints, which know no player's thoughts.
    pub slot: usize,
    /// The computer player.
    pub computer: Computer,
    /// The game so far.
    pub line: Line,
    /// The cost of the decision.
    pub budget: Budget,
}

impl Sitting {
    /// Returns what the computer to move is asked, if one is.
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

    /// Returns what is asked for a hint.
    pub fn hint(&self) -> Result<Asked, SittingError> {
        Ok(Asked {
            player: self.room().hinted_seat(&people())?,
            slot: self.table().seats.len(),
            computer: Spec::new(Kind::Best).into(),
            line: self.table().game_line(),
            budget: Budget { unlimited: HINT_TIME, ..Budget::default() },
        })
    }
}
