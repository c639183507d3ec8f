//! External programs as players.

use crate::go::Go;
use crate::info::Info;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use tabuleiro_core::{Explain, Line, Message, explained_errors, io_problem};
use tabuleiro_table::Table;

/// A running program that speaks the protocol. Dropping this value ends it.
pub struct Client {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    /// Name that the program gave.
    pub name: String,
    /// Author that the program gave.
    pub author: String,
    /// Announced options: the lines after `option name`.
    pub options: Vec<String>,
}

/// A program's answer to `go`.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// Chosen move.
    pub best: String,
    /// Last information about each of the best lines, the best first.
    pub lines: Vec<Info>,
    /// Time measured on this side.
    pub time: Duration,
}

/// Times allowed to a program.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Patience {
    /// The time for its answer, at most a year.
    pub timeout: Duration,
    /// Time for an answer after `stop`.
    pub after_stop: Duration,
}

/// Interval at which a searching program is checked.
const GLANCE: Duration = Duration::from_millis(20);

/// An error of a program.
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

/// Largest number of unread lines.
const LINES_MAX: usize = 4096;
/// Longest line in bytes.
const LINE_MAX: u64 = 1 << 20;

impl Client {
    /// Starts a command, given as in a shell, without sending anything.
    pub fn start(command: &str) -> Result<Client, ClientError> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        Client::start_words(&words.ok_or_else(|| ClientError::Command(command.into()))?)
    }

    /// Starts a program with arguments, without sending anything.
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
        // A bounded channel makes a program wait that writes faster than its lines are read.
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

    /// Returns the next line, or `None` if there is none in time.
    pub fn receive(&mut self, timeout: Duration) -> Result<Option<String>, ClientError> {
        match self.lines.recv_timeout(timeout) {
            Ok(line) => Ok(Some(line)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(ClientError::Ended),
        }
    }

    /// Reads lines until one begins with a word, and returns the rest of that line. Passes the lines before to `other`.
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
            // A program that keeps writing other lines must not extend the time limit.
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

    /// Introduces the client with `ugi` and reads the program's name, author and options.
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

    /// Returns whether the program has announced an option.
    pub fn has_option(&self, name: &str) -> bool {
        let begins =
            |option: &String| option.split(" type ").next().is_some_and(|own| own.eq_ignore_ascii_case(name));
        self.options.iter().any(begins)
    }

    /// Sets an option, if the program has announced it.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), ClientError> {
        if !self.has_option(name) {
            return Ok(());
        }
        self.send(&format!("setoption name {name} value {value}"))
    }

    /// Waits until the program is ready.
    pub fn ready(&mut self, timeout: Duration) -> Result<(), ClientError> {
        self.send("isready")?;
        self.wait_for("readyok", "isready", timeout, |_| {}).map(drop)
    }

    /// Announces a new game, so that the program forgets the last one.
    pub fn new_game(&mut self, timeout: Duration) -> Result<(), ClientError> {
        self.send("uginewgame")?;
        self.ready(timeout)
    }

    /// Sends the position of a table.
    pub fn set_position(&mut self, table: &Table) -> Result<(), ClientError> {
        self.set_line(&table.game_line())
    }

    /// Sends a game in progress.
    pub fn set_line(&mut self, game: &Line) -> Result<(), ClientError> {
        self.send(&position(game))
    }

    /// Starts a search and waits for its answer. Sends `stop` at the timeout, without waiting for the answer.
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
        // A move to ponder on may follow; it is ignored.
        match best.split_whitespace().next() {
            Some(mv) => Ok(Answer { best: mv.into(), lines, time: begin.elapsed() }),
            None => Err(ClientError::Answer { asked, found: "bestmove".into() }),
        }
    }

    /// Returns the program's move. Sends `stop` when `stop` is set or its time is over.
    pub fn best_move(
        &mut self,
        go: &Go,
        patience: Patience,
        stop: &AtomicBool,
    ) -> Result<String, ClientError> {
        let asked = format!("go {go}");
        self.send(&asked)?;
        let (mut end, mut stopped) = (Instant::now() + patience.timeout, false);
        while Instant::now() < end {
            if stop.load(Ordering::Relaxed) && !stopped {
                self.send("stop")?;
                (end, stopped) = (end.min(Instant::now() + patience.after_stop), true);
            }
            let Some(line) = self.receive(GLANCE)? else { continue };
            let mut words = line.split_whitespace();
            if words.next() == Some("bestmove") {
                // What comes after the move, such as a move to ponder on, is passed over.
                let best = words.next().map(str::to_string);
                return best.ok_or(ClientError::Answer { asked, found: line });
            }
        }
        if stopped {
            return Err(ClientError::Ended);
        }
        self.send("stop")?;
        Err(ClientError::Timeout { asked, waited: patience.timeout })
    }

    /// Asks about the position.
    pub fn query(&mut self, what: &str, timeout: Duration) -> Result<String, ClientError> {
        let asked = format!("query {what}");
        self.send(&asked)?;
        self.wait_for("response", &asked, timeout, |_| {})
    }

    /// Asks the program to quit; returns its exit status if it quits in time.
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

/// Returns the command that sets up the game so far.
fn position(game: &Line) -> String {
    let moves = match &game.moves[..] {
        [] => String::new(),
        moves => format!(" moves {}", moves.join(" ")),
    };
    let root = if game.position.is_some() { "fen" } else { "setup" };
    format!("position {root} {}{moves}", Line { moves: Vec::new(), ..game.clone() })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_told_the_game() {
        let mut game = Line { setup: "gam1.x.2".into(), position: None, moves: Vec::new() };
        assert_eq!(position(&game), "position setup gam1.x.2");
        game.moves = vec!["a1".into(), "b2".into()];
        assert_eq!(position(&game), "position setup gam1.x.2 moves a1 b2");
        game.position = Some("p".into());
        assert_eq!(position(&game), "position fen gam1.x.2.at~p moves a1 b2");
    }

    #[test]
    #[cfg(unix)]
    fn a_program_that_ignores_stop_is_waited_for_only_so_long() {
        let mut client = Client::start("sleep 60").unwrap();
        let patience = Patience { timeout: Duration::from_mins(1), after_stop: Duration::ZERO };
        let answer = client.best_move(&Go::default(), patience, &true.into());
        assert!(matches!(answer, Err(ClientError::Ended)), "{answer:?}");
        let patience = Patience { timeout: Duration::ZERO, ..patience };
        let answer = client.best_move(&Go::default(), patience, &false.into());
        assert!(matches!(answer, Err(ClientError::Timeout { .. })), "{answer:?}");
    }
}
