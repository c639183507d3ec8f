//! External programs as computer players.

use crate::client::{Client, ClientError, Patience};
use crate::go::Go;
use std::collections::BTreeMap;
use std::time::Duration;
use tabuleiro_core::{Explain, Message, MoveError};
use tabuleiro_table::{Computer, ComputerPlayer, GameKind, Program, Question};

/// Time for a program to start, and tolerated delay of its moves.
const PATIENCE: Duration = Duration::from_secs(10);

/// Returns a computer player of a game: an engine, or an external program that starts when it is first needed.
pub fn computer_player(kind: &'static GameKind, computer: &Computer) -> ComputerPlayer {
    match computer {
        Computer::Engine(spec) => ComputerPlayer::engine(kind, spec.clone()),
        Computer::Program(command) => {
            let program = Seated { command: command.clone(), running: None };
            ComputerPlayer::program(kind, Box::new(program))
        }
    }
}

/// The computer players of one game, by slot; each is made when it is first needed.
#[derive(Default)]
pub struct Computers {
    seated: BTreeMap<usize, (Computer, ComputerPlayer)>,
}

impl Computers {
    /// Returns the computer player in a slot. Replaces the player there if it differs.
    pub fn at(&mut self, slot: usize, kind: &'static GameKind, computer: &Computer) -> &mut ComputerPlayer {
        let (seated, player) =
            self.seated.entry(slot).or_insert_with(|| (computer.clone(), computer_player(kind, computer)));
        if seated != computer {
            (*seated, *player) = (computer.clone(), computer_player(kind, computer));
        }
        player
    }
}

/// An external program as a player, with the command that starts it.
struct Seated {
    command: String,
    running: Option<Client>,
}

impl Program for Seated {
    fn decide(&mut self, question: &Question) -> Result<String, Message> {
        let problem = match self.ask(question) {
            Ok(mv) if question.legal.contains(&mv) => return Ok(mv),
            Ok(mv) => MoveError::Illegal(mv).explain(),
            Err(error) => error.explain(),
        };
        // After a failure, the next question starts the program again.
        self.running = None;
        let failed = Message::new("error-program").text("program", &self.command);
        Err(failed.message("problem", problem))
    }
}

impl Seated {
    fn ask(&mut self, question: &Question) -> Result<String, ClientError> {
        let mut client = match self.running.take() {
            Some(client) => client,
            None => begin(&self.command)?,
        };
        client.set_line(question.game)?;
        client.ready(PATIENCE)?;
        let patience = Patience { timeout: question.time + PATIENCE, after_stop: PATIENCE };
        let mv = client.best_move(&Go::move_time(question.time), patience, question.stop)?;
        self.running = Some(client);
        Ok(mv)
    }
}

fn begin(command: &str) -> Result<Client, ClientError> {
    let mut client = Client::start(command)?;
    client.handshake(PATIENCE)?;
    client.new_game(PATIENCE)?;
    Ok(client)
}
