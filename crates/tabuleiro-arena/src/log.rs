//! Match logs: one line with the definition, then one line per finished game. Lines are only appended.

use crate::counted::Counted;
use crate::sprt::Sprt;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tabuleiro_core::{Explain, Message, SeatResult, TimeControl, explained_errors};

/// Version of the format that is written.
pub const VERSION: u32 = 1;

/// Everything that determines the games of a match, as texts, so that a log can be read without the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Definition {
    /// Version of the format.
    #[serde(rename = "tabuleiro-match")]
    pub version: u32,
    /// Id of the game.
    pub game: String,
    /// Id of the rule set.
    pub rule_set: String,
    /// Number of players in a game.
    pub seats: usize,
    /// Options of the set-up, with their values.
    pub options: Vec<(String, String)>,
    /// Specifications of the players.
    pub engines: Vec<String>,
    /// Groups of players that meet, by index in `engines`.
    pub pairings: Vec<Vec<usize>>,
    /// Number of starts; every pairing plays each start in every order of seats.
    pub starts: usize,
    /// Number of random decisions after the set-up.
    pub opening: usize,
    /// Whether openings that favour a seat are left out.
    #[serde(default, skip_serializing_if = "is_default")]
    pub balanced: bool,
    /// Seed for the starts and the players.
    pub seed: u64,
    /// Clock of each player, if the match has clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<MatchClock>,
    /// Time for a decision, in milliseconds, for a player without a clock or its own limits.
    #[serde(default = "one_second")]
    pub unlimited_ms: u64,
    /// Time without an answer, in milliseconds, after which a player loses, with or without a clock.
    pub patience_ms: u64,
    /// Clock that measures Tabuleiro's engines.
    #[serde(default, skip_serializing_if = "is_default")]
    pub counted: Counted,
    /// Test that can end the match early.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sprt: Option<Sprt>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn one_second() -> u64 {
    1000
}

/// The clock of a player in a match. Increments follow each decision; those of a table follow each turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchClock {
    /// Initial time in milliseconds.
    pub base_ms: u64,
    /// Increment after each decision, in milliseconds.
    pub increment_ms: u64,
}

impl MatchClock {
    /// Returns the initial time.
    pub fn base(&self) -> Duration {
        Duration::from_millis(self.base_ms)
    }

    /// Returns the increment after each decision.
    pub fn increment(&self) -> Duration {
        Duration::from_millis(self.increment_ms)
    }
}

/// Writes the clock in the form that the command line reads: `1m+500ms`.
impl fmt::Display for MatchClock {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        TimeControl::PerGame { time_ms: self.base_ms, increment_ms: self.increment_ms }.fmt(f)
    }
}

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// Index in the schedule.
    pub id: usize,
    /// Index of the start.
    pub start: usize,
    /// Player in each seat, by index in the engines.
    pub seating: Vec<usize>,
    /// Result of each seat.
    pub results: Vec<SeatResult>,
    /// Rank of each seat.
    pub ranks: Vec<u8>,
    /// Losses for reasons other than the rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<Forfeit>,
    /// Number of decisions.
    pub decisions: usize,
    /// Longest thought of each seat, in milliseconds.
    pub slowest_ms: Vec<u64>,
    /// Duration of the game in milliseconds.
    pub took_ms: u64,
    /// Complete record, as a link.
    pub record: String,
}

/// A loss for a reason other than the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Forfeit {
    /// Index of the seat, counted from 0.
    pub seat: usize,
    /// Kind of failure.
    pub why: Failure,
    /// Description of the failure.
    pub detail: String,
}

/// The ways in which a player can fail.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Failure {
    /// The player crashed or reported that it could not continue.
    Crashed,
    /// The player exceeded its time.
    OutOfTime,
    /// The player chose an illegal move.
    Illegal,
}

/// An open match log, locked against other programs.
#[derive(Debug)]
pub struct Log {
    path: PathBuf,
    file: File,
    definition: Definition,
    games: Vec<Finished>,
}

/// The reason why a log cannot be used.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum LogError {
    Io {
        task: Task,
        path: PathBuf,
        error: io::Error,
    },
    /// A file with the name of the new log exists.
    Exists(PathBuf),
    /// Another program has locked the log.
    Taken(PathBuf),
    NoDefinition(PathBuf),
    Version {
        path: PathBuf,
        found: u32,
    },
    Another {
        path: PathBuf,
        difference: Difference,
    },
    Line {
        path: PathBuf,
        line: usize,
        problem: LineProblem,
    },
}

/// An operation on a log.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Task {
    Open,
    Read,
    Write,
    Lock,
}

/// A difference between two matches.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Difference {
    Games,
    Setups,
    Engines,
    Pairings,
    Seeds,
    Openings,
    Conditions,
}

/// A problem with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum LineProblem {
    /// The line cannot be read, for the reason given.
    Unreadable(String),
    /// The schedule lacks the game, or an earlier line holds it.
    NotPlanned,
}

impl LogError {
    /// Describes the error; `io` describes errors of reading and writing.
    pub fn explain_with(&self, io: impl Fn(&io::Error) -> Message) -> Message {
        let with = |id: &'static str, path: &Path| Message::new(id).text("path", path.display());
        match self {
            LogError::Io { task, path, error } => with(task.sentence(), path).message("problem", io(error)),
            LogError::Exists(path) => with("error-match-exists", path),
            LogError::Taken(path) => with("error-match-taken", path),
            LogError::NoDefinition(path) => with("error-match-no-definition", path),
            LogError::Version { path, found } => {
                with("error-match-version", path).number("found", *found).number("known", VERSION)
            }
            LogError::Another { path, difference } => {
                with("error-match-another", path).message("difference", Message::new(difference.sentence()))
            }
            LogError::Line { path, line, problem } => with("error-match-line", path)
                .number("line", *line as i64)
                .message("problem", problem.explain()),
        }
    }
}

impl Explain for LogError {
    fn explain(&self) -> Message {
        self.explain_with(|error| Message::new("io-other").text("problem", error))
    }
}

impl Explain for LineProblem {
    fn explain(&self) -> Message {
        match self {
            LineProblem::Unreadable(problem) => Message::new("problem-match-line").text("problem", problem),
            LineProblem::NotPlanned => Message::new("problem-match-not-planned"),
        }
    }
}

impl Task {
    fn sentence(self) -> &'static str {
        match self {
            Task::Open => "error-open",
            Task::Read => "error-read",
            Task::Write => "error-write",
            Task::Lock => "error-lock",
        }
    }
}

impl Difference {
    fn sentence(self) -> &'static str {
        match self {
            Difference::Games => "problem-match-games",
            Difference::Setups => "problem-match-setups",
            Difference::Engines => "problem-match-engines",
            Difference::Pairings => "problem-match-pairings",
            Difference::Seeds => "problem-match-seeds",
            Difference::Openings => "problem-match-openings",
            Difference::Conditions => "problem-match-conditions",
        }
    }
}

explained_errors!(LogError);

impl Log {
    /// Creates a log. Fails if the file exists.
    pub fn create(path: &Path, definition: &Definition) -> Result<Log, LogError> {
        let mut options = OpenOptions::new();
        let file =
            options.read(true).append(true).create_new(true).open(path).map_err(|error| {
                match error.kind() {
                    io::ErrorKind::AlreadyExists => LogError::Exists(path.into()),
                    _ => io_error(Task::Write, path, error),
                }
            })?;
        lock(&file, path)?;
        let mut log = Log { path: path.into(), file, definition: definition.clone(), games: Vec::new() };
        log.add(definition)?;
        // A crash can lose the new file name until the folder is synced. Not every system can sync folders.
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
        Ok(log)
    }

    /// Opens a log to append games. Drops an incomplete last line.
    pub fn resume(path: &Path) -> Result<Log, LogError> {
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .open(path)
            .map_err(|error| io_error(Task::Open, path, error))?;
        lock(&file, path)?;
        let (definition, games, length) = read(&mut file, path)?;
        // Cut off a torn last line: the next game would otherwise be appended to it and make both unreadable.
        file.set_len(length).map_err(|error| io_error(Task::Write, path, error))?;
        file.sync_all().map_err(|error| io_error(Task::Write, path, error))?;
        Ok(Log { path: path.into(), file, definition, games })
    }

    /// Opens the log of this match, or creates it if there is none or only a torn first line.
    pub fn resume_or_create(path: &Path, definition: &Definition) -> Result<Log, LogError> {
        match Log::resume(path) {
            Ok(log) => match difference(&log.definition, definition) {
                None => Ok(log),
                Some(difference) => Err(LogError::Another { path: path.into(), difference }),
            },
            Err(LogError::Io { error, .. }) if error.kind() == io::ErrorKind::NotFound => {
                Log::create(path, definition)
            }
            Err(LogError::NoDefinition(_)) if is_torn_definition(path, definition)? => {
                std::fs::remove_file(path).map_err(|error| io_error(Task::Write, path, error))?;
                Log::create(path, definition)
            }
            Err(error) => Err(error),
        }
    }

    /// Reads a log without locking it.
    pub fn read(path: &Path) -> Result<(Definition, Vec<Finished>), LogError> {
        let mut file = File::open(path).map_err(|error| io_error(Task::Open, path, error))?;
        read(&mut file, path).map(|(definition, games, _)| (definition, games))
    }

    /// Returns the definition of the match.
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    /// Returns the finished games, in the order in which they ended.
    pub fn games(&self) -> &[Finished] {
        &self.games
    }

    /// Returns the path of the log.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Appends a game and returns once it is on disk.
    pub fn append(&mut self, game: Finished) -> Result<(), LogError> {
        self.add(&game)?;
        self.games.push(game);
        Ok(())
    }

    fn add(&mut self, line: &impl Serialize) -> Result<(), LogError> {
        let mut text = serde_json::to_string(line).expect("a line is plain data");
        text.push('\n');
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        written.map_err(|error| io_error(Task::Write, &self.path, error))
    }
}

/// Returns the first difference between two matches; their lengths may differ.
fn difference(one: &Definition, other: &Definition) -> Option<Difference> {
    let pairs = [
        (one.game == other.game && one.rule_set == other.rule_set, Difference::Games),
        (one.seats == other.seats && one.options == other.options, Difference::Setups),
        (one.engines == other.engines, Difference::Engines),
        (one.pairings == other.pairings, Difference::Pairings),
        (one.seed == other.seed, Difference::Seeds),
        (one.opening == other.opening && one.balanced == other.balanced, Difference::Openings),
        (one == other, Difference::Conditions),
    ];
    pairs.into_iter().find(|(same, _)| !same).map(|(_, difference)| difference)
}

/// Returns whether a file holds only the beginning of this definition: a match killed before its first game.
fn is_torn_definition(path: &Path, definition: &Definition) -> Result<bool, LogError> {
    let found = std::fs::read(path).map_err(|error| io_error(Task::Read, path, error))?;
    let whole = serde_json::to_vec(definition).expect("a definition is plain data");
    Ok(whole.starts_with(&found))
}

/// Reads the definition, the games and the length in bytes of all complete lines.
fn read(file: &mut File, path: &Path) -> Result<(Definition, Vec<Finished>, u64), LogError> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(0)).map_err(|error| io_error(Task::Read, path, error))?;
    file.read_to_end(&mut bytes).map_err(|error| io_error(Task::Read, path, error))?;
    let lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
    let (first, rest) = lines.split_first().ok_or_else(|| LogError::NoDefinition(path.into()))?;
    if !first.ends_with(b"\n") {
        return Err(LogError::NoDefinition(path.into()));
    }
    let definition = read_definition(first, path)?;
    let mut games: Vec<Finished> = Vec::new();
    let mut length = first.len() as u64;
    for (index, line) in rest.iter().enumerate() {
        match serde_json::from_slice::<Finished>(line) {
            Ok(game) if line.ends_with(b"\n") => games.push(game),
            // A crash or power failure can leave an incomplete last line. That game is played again.
            _ if index + 1 == rest.len() => break,
            Ok(_) => unreachable!("only the last line has no end"),
            Err(error) => {
                return Err(LogError::Line {
                    path: path.into(),
                    line: index + 2,
                    problem: LineProblem::Unreadable(error.to_string()),
                });
            }
        }
        length += line.len() as u64;
    }
    Ok((definition, games, length))
}

fn read_definition(line: &[u8], path: &Path) -> Result<Definition, LogError> {
    #[derive(Deserialize)]
    struct Head {
        #[serde(rename = "tabuleiro-match")]
        version: u32,
    }
    let head: Head = serde_json::from_slice(line).map_err(|_| LogError::NoDefinition(path.into()))?;
    if head.version > VERSION {
        return Err(LogError::Version { path: path.into(), found: head.version });
    }
    serde_json::from_slice(line).map_err(|error| LogError::Line {
        path: path.into(),
        line: 1,
        problem: LineProblem::Unreadable(error.to_string()),
    })
}

fn lock(file: &File, path: &Path) -> Result<(), LogError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(LogError::Taken(path.into())),
        Err(TryLockError::Error(error)) => Err(io_error(Task::Lock, path, error)),
    }
}

fn io_error(task: Task, path: &Path, error: io::Error) -> LogError {
    LogError::Io { task, path: path.into(), error }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::tests::{definition, finished};

    #[test]
    fn a_clock_is_logged_as_before_and_said_as_the_command_line_reads_it() {
        let written = r#"{"base_ms":60000,"increment_ms":500}"#;
        let clock: MatchClock = serde_json::from_str(written).unwrap();
        assert_eq!(serde_json::to_string(&clock).unwrap(), written);
        assert_eq!(clock.to_string(), "1m+500ms");
    }

    #[test]
    fn a_log_cut_anywhere_keeps_its_whole_lines_and_grows_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.jsonl");
        let games: Vec<Finished> =
            (0..3).map(|id| finished(id, id / 2, &[id % 2, 1 - id % 2], &[1.0, 0.0])).collect();
        let mut log = Log::create(&path, &definition(2)).unwrap();
        games.iter().for_each(|game| log.append(game.clone()).unwrap());
        drop(log);
        let whole = std::fs::read(&path).unwrap();
        for length in 0..=whole.len() {
            std::fs::write(&path, &whole[..length]).unwrap();
            let mut log = Log::resume_or_create(&path, &definition(2)).unwrap();
            let kept = log.games().len();
            assert_eq!(kept, whole[..length].iter().filter(|&&byte| byte == b'\n').count().saturating_sub(1));
            assert_eq!(log.games(), &games[..kept]);
            games[kept..].iter().for_each(|game| log.append(game.clone()).unwrap());
            drop(log);
            assert_eq!(std::fs::read(&path).unwrap(), whole, "cut at {length}");
        }
    }

    #[test]
    fn a_log_says_that_its_starts_are_even_only_if_they_are() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.jsonl");
        let balanced = Definition { balanced: true, ..definition(2) };
        for (wanted, other) in [(&balanced, &definition(2)), (&definition(2), &balanced)] {
            drop(Log::create(&path, wanted).unwrap());
            let text = std::fs::read_to_string(&path).unwrap();
            assert_eq!(text.contains(r#""balanced":true"#), wanted.balanced, "{text}");
            assert_eq!(text.contains("balanced"), wanted.balanced, "{text}");
            assert_eq!(&Log::read(&path).unwrap().0, wanted);
            let refused = Log::resume_or_create(&path, other);
            assert!(matches!(refused, Err(LogError::Another { difference: Difference::Openings, .. })));
            std::fs::remove_file(&path).unwrap();
        }
    }

    #[test]
    fn nothing_is_written_over_and_nothing_strange_is_taken_for_a_log() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.jsonl");
        let log = Log::create(&path, &definition(2)).unwrap();
        assert!(matches!(Log::resume(&path), Err(LogError::Taken(_))));
        drop(log);
        assert!(matches!(Log::create(&path, &definition(2)), Err(LogError::Exists(_))));
        let other = Definition { seed: 8, ..definition(2) };
        assert!(matches!(
            Log::resume_or_create(&path, &other),
            Err(LogError::Another { difference: Difference::Seeds, .. })
        ));
        let text = std::fs::read_to_string(&path).unwrap();
        let line = serde_json::to_string(&finished(0, 0, &[0, 1], &[1.0, 0.0])).unwrap();
        std::fs::write(&path, format!("{text}nonsense\n{line}\n")).unwrap();
        assert!(matches!(Log::resume(&path), Err(LogError::Line { line: 2, .. })));
        std::fs::write(&path, "some other text\n").unwrap();
        assert!(matches!(Log::resume_or_create(&path, &other), Err(LogError::NoDefinition(_))));
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "some other text\n");
        std::fs::write(&path, "{\"tabuleiro-match\":99}\n").unwrap();
        assert!(matches!(Log::resume(&path), Err(LogError::Version { found: 99, .. })));
    }
}
