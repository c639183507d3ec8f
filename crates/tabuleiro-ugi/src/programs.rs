//! Other programs in seats.

use crate::client::{Client, ClientError};
use crate::go::Go;
use crate::info::Info;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tabuleiro_core::{Explain, Line, Message, MoveError, Player, explained_errors};

/// How long a program may take to begin, or to be late.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often one who waits looks whether the program is to stop.
const GLANCE: Duration = Duration::from_millis(20);

/// The programs that play, by seat; each is started when it is first needed and ends with this value.
#[derive(Default)]
pub struct Programs {
    running: BTreeMap<Player, (String, Client)>,
}

/// A program that did not play as it should.
#[derive(Debug)]
pub struct ProgramError {
    program: String,
    problem: Message,
}

impl Explain for ProgramError {
    fn explain(&self) -> Message {
        let failed = Message::new("error-program").text("program", &self.program);
        failed.message("problem", self.problem.clone())
    }
}

explained_errors!(ProgramError);

/// What a program is asked.
pub struct Question<'a> {
    /// The game so far.
    pub game: &'a Line,
    /// The moves it may answer with.
    pub legal: &'a [String],
    /// How much it may think.
    pub go: &'a Go,
    /// How much time that is at most.
    pub time: Duration,
    /// Set when it is to answer at once.
    pub stop: &'a AtomicBool,
}

impl Programs {
    /// What the program in a seat wants to play; `info` is told what it says while it thinks.
    pub fn decide(
        &mut self,
        player: Player,
        command: &str,
        question: &Question,
        info: &mut dyn FnMut(&Info),
    ) -> Result<String, ProgramError> {
        let problem = match self.ask(player, command, question, info) {
            Ok(mv) if question.legal.contains(&mv) => return Ok(mv),
            Ok(mv) => MoveError::Illegal(mv).explain(),
            Err(error) => error.explain(),
        };
        // One that failed once is started anew if it is asked again.
        self.running.remove(&player);
        Err(ProgramError { program: command.into(), problem })
    }

    fn ask(
        &mut self,
        player: Player,
        command: &str,
        question: &Question,
        info: &mut dyn FnMut(&Info),
    ) -> Result<String, ClientError> {
        let client = match self.running.remove(&player).filter(|(running, _)| running == command) {
            Some((_, client)) => client,
            None => begin(command)?,
        };
        let (_, client) = self.running.entry(player).or_insert((command.into(), client));
        client.set_line(question.game)?;
        client.ready(PATIENCE)?;
        think(client, question, info)
    }
}

fn begin(command: &str) -> Result<Client, ClientError> {
    let mut client = Client::start(command)?;
    client.handshake(PATIENCE)?;
    client.new_game(PATIENCE)?;
    Ok(client)
}

fn think(
    client: &mut Client,
    question: &Question,
    info: &mut dyn FnMut(&Info),
) -> Result<String, ClientError> {
    let asked = format!("go {}", question.go);
    client.send(&asked)?;
    let (begin, timeout) = (Instant::now(), question.time + PATIENCE);
    let mut stopped = false;
    while begin.elapsed() < timeout {
        if question.stop.load(Ordering::Relaxed) && !stopped {
            client.send("stop")?;
            stopped = true;
        }
        let Some(line) = client.receive(GLANCE)? else { continue };
        let mut words = line.split_whitespace();
        if words.next() == Some("bestmove") {
            // What comes after the move, such as a move to ponder on, is passed over.
            let best = words.next().map(str::to_string);
            return best.ok_or(ClientError::Answer { asked, found: line });
        }
        if let Some(said) = Info::parse(&line).filter(|said| !said.moves.is_empty()) {
            info(&said);
        }
    }
    client.send("stop")?;
    Err(ClientError::Timeout { asked, waited: timeout })
}
