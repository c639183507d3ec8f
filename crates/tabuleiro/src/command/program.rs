//! Other programs as players of a match, by the engine protocol.

use crate::failure::Failure;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tabuleiro_arena::{MatchPlayer, Time};
use tabuleiro_core::{Explain, Line, Message};
use tabuleiro_ugi::{Client, ClientError, Go, Patience};

/// Time for a program to answer `ugi` and `isready`.
const GREETING: Duration = Duration::from_secs(20);

/// The shortest time for that.
const GREETING_LEAST: Duration = Duration::from_secs(1);

/// The match itself ends the patience with a program.
const PATIENCE: Patience = Patience { timeout: Duration::from_hours(24 * 365), after_stop: Duration::ZERO };

/// A program, started for one game.
pub(super) struct Program {
    client: Client,
}

impl Program {
    /// Starts a program and makes acquaintance.
    pub(super) fn start(command: &str) -> Result<Program, ClientError> {
        Program::greet(command, GREETING)
    }

    fn greet(command: &str, patience: Duration) -> Result<Program, ClientError> {
        let mut client = Client::start(command)?;
        client.handshake(patience)?;
        client.new_game(patience)?;
        Ok(Program { client })
    }

    /// Starts a program once and lets it end, to see that it can play.
    pub(super) fn try_out(command: &str, patience: Duration) -> Result<(), Failure> {
        let patience = patience.clamp(GREETING_LEAST, GREETING);
        Program::greet(command, patience).map(drop).map_err(|error| match error {
            ClientError::Start { .. } | ClientError::Command(_) => Failure::of(&error),
            error => {
                let problem = Message::new("error-program").text("program", command);
                Failure::new(problem.message("problem", error.explain()))
            }
        })
    }

    fn answer(&mut self, game: &Line, go: &Go, stop: &AtomicBool) -> Result<String, ClientError> {
        self.client.set_line(game)?;
        self.client.best_move(go, PATIENCE, stop)
    }
}

impl MatchPlayer for Program {
    fn decide(&mut self, game: &Line, time: &Time, stop: &AtomicBool) -> Result<String, String> {
        self.answer(game, &go(time), stop).map_err(|error| error.to_string())
    }
}

fn go(time: &Time) -> Go {
    let Some(clocks) = &time.clocks else { return Go::move_time(time.unlimited) };
    let mut go = Go::default();
    for (player, left) in clocks.left.iter() {
        go.time_ms[player.index()] = Some(left.as_millis() as u64);
        go.increment_ms[player.index()] = clocks.increment.as_millis() as u64;
    }
    go
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_arena::Clocks;
    use tabuleiro_core::{PerPlayer, Player as Seat, Seats};

    #[test]
    fn a_program_is_told_the_time() {
        let mut time = Time { player: Seat::ONE, clocks: None, unlimited: Duration::from_millis(700) };
        assert_eq!(go(&time), Go { move_time_ms: Some(700), ..Go::default() });
        let left = PerPlayer::all(Seats::TWO, Duration::from_secs(9));
        time.clocks = Some(Clocks { left, increment: Duration::from_millis(50) });
        let wanted = Go {
            time_ms: [Some(9000), Some(9000), None, None],
            increment_ms: [50, 50, 0, 0],
            ..Go::default()
        };
        assert_eq!(go(&time), wanted);
    }
}
