//! The search thread.

use crate::english::english;
use crate::go::Go;
use crate::info::info_lines;
use crate::options::EngineSettings;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex, PoisonError};
use tabuleiro_core::{Line, Random, Setup};
use tabuleiro_engine::Spec;
use tabuleiro_engine::native::{Stopwatch, Threads};
use tabuleiro_table::{ComputerPlayer, GameKind, Means};

/// The output stream, shared by the reading and the searching thread.
pub(crate) type Output = Arc<Mutex<dyn Write + Send>>;

/// Writes lines. Ignores write errors: when the reader has gone, the input ends too.
pub(crate) fn write_lines(output: &Output, lines: &[String]) {
    let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
    for line in lines {
        let _ = writeln!(output, "{line}");
    }
    let _ = output.flush();
}

/// A task for the search thread.
pub(crate) enum Task {
    /// Forget all results, before another game.
    Forget,
    /// Search a position.
    Think(Box<Search>),
}

/// A position to search, with its limits and settings.
pub(crate) struct Search {
    pub place: Place,
    pub go: Go,
    pub settings: EngineSettings,
    pub ticket: Ticket,
}

/// The flags by which the reading and the searching thread communicate.
#[derive(Clone, Default)]
pub(crate) struct Ticket {
    /// Set by the reader to end the search.
    pub stop: Arc<AtomicBool>,
    /// Set by the searcher once the search has ended, before its last lines are written.
    pub done: Arc<AtomicBool>,
}

/// A position, given by its start and the moves played since.
#[derive(Clone, PartialEq)]
pub(crate) struct Place {
    pub kind: Game,
    pub setup: Setup,
    pub start: Option<String>,
    pub moves: Vec<String>,
}

/// A game, compared by its id.
#[derive(Copy, Clone)]
pub(crate) struct Game(pub &'static GameKind);

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.0.info.id == other.0.info.id
    }
}

/// Runs tasks until the channel closes.
pub(crate) fn think_for(tasks: Receiver<Task>, output: &Output) {
    let mut thinker = None;
    for task in tasks {
        match task {
            Task::Forget => thinker = None,
            Task::Think(search) => think(&mut thinker, &search, output),
        }
    }
}

/// An engine with its current game.
struct Thinker {
    place: Place,
    spec: Spec,
    player: ComputerPlayer,
    random: Random,
}

fn think(thinker: &mut Option<Thinker>, search: &Search, output: &Output) {
    let old = thinker.take();
    // The clock also covers making the engine, which takes long with much memory.
    let timer = Stopwatch::start();
    // A panic would leave the other program without an answer. Report it instead; the engine's memory is lost.
    let thought = catch_unwind(AssertUnwindSafe(|| {
        let mut ready = prepared(old, search)?;
        let last_words = ready.think(search, &timer, output)?;
        Ok((ready, last_words))
    }));
    let broke_down = |_| Err("the search failed; the next one starts afresh".to_string());
    let last_words = match thought.unwrap_or_else(broke_down) {
        Ok((ready, last_words)) => {
            *thinker = Some(ready);
            last_words
        }
        Err(problem) => vec![format!("info string error {problem}"), "bestmove none".into()],
    };
    // Set this before writing: a program may send its next `go` as soon as it reads `bestmove`.
    search.ticket.done.store(true, Ordering::Release);
    write_lines(output, &last_words);
}

/// Returns an engine at the position. Reuses the old engine and its memory for the same game and specification.
fn prepared(old: Option<Thinker>, search: &Search) -> Result<Thinker, String> {
    let (place, spec) = (&search.place, &search.settings.engine);
    let is_same = |old: &Thinker| {
        old.spec == *spec
            && (old.place.kind == place.kind
                && old.place.setup == place.setup
                && old.place.start == place.start)
    };
    let mut ready = old.filter(is_same).unwrap_or_else(|| Thinker {
        place: place.clone(),
        spec: spec.clone(),
        player: ComputerPlayer::engine(place.kind.0, spec.clone()),
        random: Random::from_seed(search.settings.seed),
    });
    let game = Line {
        setup: place.setup.text(place.kind.0.info),
        position: place.start.clone(),
        moves: place.moves.clone(),
    };
    ready.player.catch_up(&game).map_err(|error| english(&error, place.kind.0))?;
    Ok(ready)
}

impl Thinker {
    /// Runs the search and returns its last lines: the result and the best move.
    fn think(&mut self, search: &Search, timer: &Stopwatch, output: &Output) -> Result<Vec<String>, String> {
        let player = self.player.to_move().ok_or("the game is over")?;
        let limits = search.go.limits(player, search.settings.overhead()).within(&search.settings.limits());
        let per_seat = search.settings.per_seat;
        let mut means = Means {
            timer: &|| Box::new(Stopwatch::start()),
            workers: &Threads,
            stop: &search.ticket.stop,
            random: &mut self.random,
        };
        let mut info = |thought: &_| write_lines(output, &info_lines(thought, player, per_seat));
        let thought = self.player.think_since(timer, &limits, &mut means, &mut info);
        let thought = thought.map_err(|error| english(&error, self.place.kind.0))?;
        let mut lines = info_lines(&thought, player, per_seat);
        lines.push(format!("bestmove {}", thought.best()));
        Ok(lines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io;
    use std::sync::mpsc;
    use tabuleiro_table::kinds;

    /// Keeps the written text, but panics at the first line with this beginning.
    struct Breaking {
        at: Option<&'static str>,
        kept: Arc<Mutex<String>>,
    }

    impl Write for Breaking {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let text = String::from_utf8_lossy(bytes);
            let breaks = self.at.take_if(|at| text.starts_with(*at)).is_some();
            assert!(!breaks, "the search breaks down here because the test wants it to");
            self.kept.lock().unwrap().push_str(&text);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn after_a_search_that_broke_down_the_next_one_answers() {
        let kind = &kinds()[0];
        let settings = EngineSettings::new(kind);
        let place =
            Place { kind: Game(kind), setup: settings.setup().unwrap(), start: None, moves: Vec::new() };
        let (tasks, to_do) = mpsc::channel();
        let tickets = [Ticket::default(), Ticket::default()];
        for ticket in tickets.clone() {
            let go = Go { depth: Some(3), ..Go::default() };
            let search = Search { place: place.clone(), go, settings: settings.clone(), ticket };
            tasks.send(Task::Think(Box::new(search))).ok().unwrap();
        }
        drop(tasks);
        let kept = Arc::new(Mutex::new(String::new()));
        let output: Output = Arc::new(Mutex::new(Breaking { at: Some("info depth"), kept: kept.clone() }));
        think_for(to_do, &output);
        assert!(tickets.iter().all(|ticket| ticket.done.load(Ordering::Acquire)));
        let said = kept.lock().unwrap().clone();
        let answers: Vec<&str> = said.lines().filter(|line| line.starts_with("bestmove")).collect();
        assert!(said.starts_with("info string error the search failed"), "{said}");
        assert!(matches!(answers[..], ["bestmove none", found] if found != "bestmove none"), "{said}");
    }
}
