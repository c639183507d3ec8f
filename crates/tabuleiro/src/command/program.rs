//! Other programs as players of a match, by the engine protocol.

use crate::failure::Failure;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tabuleiro_arena::{Player, Time};
use tabuleiro_core::{Explain, Line, Message};
use tabuleiro_ugi::{Client, ClientError, Go};

/// How long a program may take to say who it is, and to get ready.
const GREETING: Duration = Duration::from_secs(20);

/// The shortest time for that.
const GREETING_LEAST: Duration = Duration::from_secs(1);

/// How often a program that thinks is looked after.
const GLANCE: Duration = Duration::from_millis(20);

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
        self.client.send(&position(game))?;
        let asked = format!("go {go}");
        self.client.send(&asked)?;
        while !stop.load(Ordering::Relaxed) {
            let Some(line) = self.client.receive(GLANCE)? else { continue };
            let mut words = line.split_whitespace();
            if words.next() == Some("bestmove") {
                let best = words.next().map(str::to_string);
                return best.ok_or_else(|| ClientError::Answer { asked: asked.clone(), found: line.clone() });
            }
        }
        Err(ClientError::Ended)
    }
}

impl Player for Program {
    fn decide(&mut self, game: &Line, time: &Time, stop: &AtomicBool) -> Result<String, String> {
        self.answer(game, &go(time), stop).map_err(|error| error.to_string())
    }
}

fn position(game: &Line) -> String {
    let root = if game.position.is_some() { "fen" } else { "setup" };
    let moves =
        if game.moves.is_empty() { String::new() } else { format!(" moves {}", game.moves.join(" ")) };
    format!("position {root} {}{moves}", Line { moves: Vec::new(), ..game.clone() })
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
    fn a_program_is_told_the_game_and_the_time() {
        let mut game = Line { setup: "gam1.x.2".into(), position: None, moves: Vec::new() };
        assert_eq!(position(&game), "position setup gam1.x.2");
        game.moves = vec!["a1".into(), "b2".into()];
        assert_eq!(position(&game), "position setup gam1.x.2 moves a1 b2");
        game.position = Some("p".into());
        assert_eq!(position(&game), "position fen gam1.x.2.at~p moves a1 b2");
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
