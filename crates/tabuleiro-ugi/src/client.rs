//! Another program as a player.

use crate::go::Go;
use crate::info::Info;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use tabuleiro_core::{Explain, Line, Message, explained_errors, io_problem};
use tabuleiro_table::Table;

/// A program that speaks the protocol, started by us. It ends with this value.
pub struct Client {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    /// What it calls itself.
    pub name: String,
    /// Who it says made it.
    pub author: String,
    /// The options it announced: the lines after `option name`.
    pub options: Vec<String>,
}

/// What a program answered to `go`.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The move it wants to play.
    pub best: String,
    /// What it told of each of its best lines in the end, the best first.
    pub lines: Vec<Info>,
    /// How long it took, as we measured it.
    pub time: Duration,
}

/// What can go wrong with a program.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum ClientError {
    Command(String),
    Start { program: String, error: std::io::Error },
    Ended,
    Timeout { asked: String, waited: Duration },
    Answer { asked: String, found: String },
}

impl Explain for ClientError {
    fn explain(&self) -> Message {
        match self {
            ClientError::Command(found) => Message::new("error-client-command").text("found", found),
            ClientError::Start { program, error } => {
                let start = Message::new("error-client-start").text("program", program);
                start.message("problem", io_problem(error))
            }
            ClientError::Ended => Message::new("error-client-ended"),
            ClientError::Timeout { asked, waited } => {
                Message::new("error-client-timeout").text("asked", asked).text("ms", waited.as_millis())
            }
            ClientError::Answer { asked, found } => {
                Message::new("error-client-answer").text("asked", asked).text("found", found)
            }
        }
    }
}

explained_errors!(ClientError);

/// How many lines of a program wait to be heard at most.
const LINES_MAX: usize = 4096;
/// How long a line is at most, in bytes: more is no line.
const LINE_MAX: u64 = 1 << 20;

impl Client {
    /// Starts a command, given as one would type it, and says nothing yet.
    pub fn start(command: &str) -> Result<Client, ClientError> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        Client::start_words(&words.ok_or_else(|| ClientError::Command(command.into()))?)
    }

    /// The same for a command and its arguments.
    pub fn start_words(words: &[String]) -> Result<Client, ClientError> {
        let (program, args) = words.split_first().ok_or_else(|| ClientError::Command(String::new()))?;
        let spawned = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut child = spawned.map_err(|error| ClientError::Start { program: program.clone(), error })?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (Some(input), Some(output)) = (input, output) else { return Err(ClientError::Ended) };
        // Who talks faster than anybody listens has to wait.
        let (sender, lines) = mpsc::sync_channel(LINES_MAX);
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            let mut bytes = Vec::new();
            while output.by_ref().take(LINE_MAX).read_until(b'\n', &mut bytes).is_ok_and(|count| count > 0) {
                let line = String::from_utf8_lossy(&bytes).trim().to_string();
                let is_endless = bytes.len() as u64 == LINE_MAX;
                bytes.clear();
                if is_endless || sender.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Client { child, input, lines, name: String::new(), author: String::new(), options: Vec::new() })
    }

    /// Sends a line.
    pub fn send(&mut self, line: &str) -> Result<(), ClientError> {
        let written = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        written.map_err(|_| ClientError::Ended)
    }

    /// The next line, if one comes in time.
    pub fn receive(&mut self, timeout: Duration) -> Result<Option<String>, ClientError> {
        match self.lines.recv_timeout(timeout) {
            Ok(line) => Ok(Some(line)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(ClientError::Ended),
        }
    }

    /// Reads until a line begins with this word, and gives the rest of it. `other` is shown the lines before.
    pub fn wait_for(
        &mut self,
        word: &str,
        asked: &str,
        timeout: Duration,
        mut other: impl FnMut(&str),
    ) -> Result<String, ClientError> {
        let begin = Instant::now();
        loop {
            let left = timeout.saturating_sub(begin.elapsed());
            // Time is up also for somebody who has always more to say.
            let heard = if left.is_zero() { None } else { self.receive(left)? };
            match heard {
                None => return Err(ClientError::Timeout { asked: asked.into(), waited: timeout }),
                Some(line) => match line.strip_prefix(word) {
                    Some(rest) if rest.is_empty() || rest.starts_with(char::is_whitespace) => {
                        return Ok(rest.trim().to_string());
                    }
                    _ => other(&line),
                },
            }
        }
    }

    /// Makes acquaintance.
    pub fn handshake(&mut self, timeout: Duration) -> Result<(), ClientError> {
        self.send("ugi")?;
        let (mut name, mut author, mut options) = (String::new(), String::new(), Vec::new());
        self.wait_for("ugiok", "ugi", timeout, |line| {
            if let Some(text) = line.strip_prefix("id name ") {
                name = text.into();
            } else if let Some(text) = line.strip_prefix("id author ") {
                author = text.into();
            } else if let Some(text) = line.strip_prefix("option name ") {
                options.push(text.to_string());
            }
        })?;
        (self.name, self.author, self.options) = (name, author, options);
        Ok(())
    }

    /// Whether it has an option.
    pub fn has_option(&self, name: &str) -> bool {
        let begins =
            |option: &String| option.split(" type ").next().is_some_and(|own| own.eq_ignore_ascii_case(name));
        self.options.iter().any(begins)
    }

    /// Sets an option, if it has it.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), ClientError> {
        if !self.has_option(name) {
            return Ok(());
        }
        self.send(&format!("setoption name {name} value {value}"))
    }

    /// Waits until it is ready.
    pub fn ready(&mut self, timeout: Duration) -> Result<(), ClientError> {
        self.send("isready")?;
        self.wait_for("readyok", "isready", timeout, |_| {}).map(drop)
    }

    /// Lets it forget the last game.
    pub fn new_game(&mut self, timeout: Duration) -> Result<(), ClientError> {
        self.send("uginewgame")?;
        self.ready(timeout)
    }

    /// Tells it where the game at a table stands.
    pub fn set_position(&mut self, table: &Table) -> Result<(), ClientError> {
        self.set_line(&table.game_line())
    }

    /// Tells it a game so far.
    pub fn set_line(&mut self, game: &Line) -> Result<(), ClientError> {
        let moves = match &game.moves[..] {
            [] => String::new(),
            moves => format!(" moves {}", moves.join(" ")),
        };
        let root = if game.position.is_some() { "fen" } else { "setup" };
        self.send(&format!("position {root} {}{moves}", Line { moves: Vec::new(), ..game.clone() }))
    }

    /// Lets it search. If it has not answered in time it is told to stop, but not waited for any longer.
    pub fn think(&mut self, go: &Go, timeout: Duration) -> Result<Answer, ClientError> {
        let asked = format!("go {go}");
        let begin = Instant::now();
        self.send(&asked)?;
        let mut lines: Vec<Info> = Vec::new();
        let best = self.wait_for("bestmove", &asked, timeout, |line| {
            let info = Info::parse(line).filter(|info| !info.moves.is_empty());
            if let Some((info, place)) =
                info.and_then(|info| info.line.unwrap_or(1).checked_sub(1).map(|place| (info, place)))
            {
                lines.truncate(if place == 0 { 0 } else { lines.len() });
                lines.push(info);
            }
        });
        if matches!(best, Err(ClientError::Timeout { .. })) {
            self.send("stop")?;
        }
        let best = best?;
        // What comes after the move, such as a move to ponder on, is passed over.
        match best.split_whitespace().next() {
            Some(mv) => Ok(Answer { best: mv.into(), lines, time: begin.elapsed() }),
            None => Err(ClientError::Answer { asked, found: "bestmove".into() }),
        }
    }

    /// Asks about the position.
    pub fn query(&mut self, what: &str, timeout: Duration) -> Result<String, ClientError> {
        let asked = format!("query {what}");
        self.send(&asked)?;
        self.wait_for("response", &asked, timeout, |_| {})
    }

    /// Lets it end; how it ended, if it did so in time.
    pub fn quit(&mut self, timeout: Duration) -> Option<ExitStatus> {
        let _ = self.send("quit");
        let begin = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Err(_) => return None,
                Ok(None) if begin.elapsed() >= timeout => return None,
                Ok(None) => std::thread::sleep(Duration::from_millis(5)),
            }
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        let _ = self.send("quit");
        if !matches!(self.child.try_wait(), Ok(Some(_))) {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}
