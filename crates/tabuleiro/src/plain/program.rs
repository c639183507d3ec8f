//! Other programs in seats.

use crate::failure::Failure;
use std::collections::BTreeMap;
use std::time::Duration;
use tabuleiro_core::{Explain, Message, MoveError, Player};
use tabuleiro_table::Table;
use tabuleiro_ugi::{Client, ClientError, Go};

/// How long another program thinks about a decision.
const THINK: Duration = Duration::from_secs(1);
/// How long it may take to begin, or to be late.
const PATIENCE: Duration = Duration::from_secs(10);

/// The programs that play, by seat; each is started when it is first needed and ends with this value.
#[derive(Default)]
pub struct Programs {
    running: BTreeMap<Player, Client>,
}

impl Programs {
    /// What the program in a seat wants to play.
    pub fn decide(&mut self, player: Player, command: &str, table: &Table) -> Result<String, Failure> {
        let problem = match self.ask(player, command, table) {
            Ok(mv) if table.play_state().choices().iter().any(|choice| choice.text == mv) => return Ok(mv),
            Ok(mv) => MoveError::Illegal(mv).explain(),
            Err(error) => error.explain(),
        };
        let failed = Message::new("error-program").text("program", command);
        Err(Failure::new(failed.message("problem", problem)))
    }

    fn ask(&mut self, player: Player, command: &str, table: &Table) -> Result<String, ClientError> {
        let client = match self.running.remove(&player) {
            Some(client) => client,
            None => begin(command)?,
        };
        let client = self.running.entry(player).or_insert(client);
        client.set_position(table)?;
        client.ready(PATIENCE)?;
        Ok(client.think(&Go::move_time(THINK), THINK + PATIENCE)?.best)
    }
}

fn begin(command: &str) -> Result<Client, ClientError> {
    let mut client = Client::start(command)?;
    client.handshake(PATIENCE)?;
    client.new_game(PATIENCE)?;
    Ok(client)
}
