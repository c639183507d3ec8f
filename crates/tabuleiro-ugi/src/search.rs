//! The thread that thinks.

use crate::english::english;
use crate::go::Go;
use crate::info::info_lines;
use crate::options::Settings;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex, PoisonError};
use tabuleiro_core::{Random, Setup};
use tabuleiro_engine::native::{Stopwatch, Threads};
use tabuleiro_engine::{Control, Spec};
use tabuleiro_table::{Kind, Play};

/// Where lines are written, by two threads.
pub(crate) type Output = Arc<Mutex<dyn Write + Send>>;

/// Writes lines. Somebody who does not read them any more has gone, and will close our input too.
pub(crate) fn write_lines(output: &Output, lines: &[String]) {
    let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
    for line in lines {
        let _ = writeln!(output, "{line}");
    }
    let _ = output.flush();
}

/// Something for the thread to do.
pub(crate) enum Task {
    /// Forget what was thought: another game begins.
    Forget,
    /// Think about a position.
    Think(Box<Search>),
}

/// A position to think about, and how.
pub(crate) struct Search {
    pub place: Place,
    pub go: Go,
    pub settings: Settings,
    pub ticket: Ticket,
}

/// How the one who reads and the one who thinks know of each other.
#[derive(Clone, Default)]
pub(crate) struct Ticket {
    /// Set to end the search.
    pub stop: Arc<AtomicBool>,
    /// Set when it has ended, before its last words are written.
    pub done: Arc<AtomicBool>,
}

/// A position: where it began and what was played since.
#[derive(Clone, PartialEq)]
pub(crate) struct Place {
    pub kind: Game,
    pub setup: Setup,
    pub start: Option<String>,
    pub moves: Vec<String>,
}

/// A game, told apart by its id.
#[derive(Copy, Clone)]
pub(crate) struct Game(pub &'static Kind);

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.0.info.id == other.0.info.id
    }
}

/// Does what it is told until nobody is left who could tell it.
pub(crate) fn think_for(tasks: Receiver<Task>, output: &Output) {
    let mut thinker = None;
    for task in tasks {
        match task {
            Task::Forget => thinker = None,
            Task::Think(search) => think(&mut thinker, &search, output),
        }
    }
}

/// An engine with the game it thinks about.
struct Thinker {
    place: Place,
    spec: Spec,
    play: Box<dyn Play>,
    random: Random,
}

const SLOT: usize = 0;

fn think(thinker: &mut Option<Thinker>, search: &Search, output: &Output) {
    let old = thinker.take();
    // To make an engine takes time, too, more with more memory.
    let timer = Stopwatch::start();
    // A panic would leave everybody waiting for ever; it is told instead, and what the engine remembered is lost with it.
    let thought = catch_unwind(AssertUnwindSafe(|| {
        let mut ready = prepared(old, search)?;
        let last_words = ready.think(search, &timer, output)?;
        Ok((ready, last_words))
    }));
    let broke_down = |_| Err("the search broke down; the next one begins anew".to_string());
    let last_words = match thought.unwrap_or_else(broke_down) {
        Ok((ready, last_words)) => {
            *thinker = Some(ready);
            last_words
        }
        Err(problem) => vec![format!("info string error {problem}"), "bestmove none".into()],
    };
    search.ticket.done.store(true, Ordering::Release);
    write_lines(output, &last_words);
}

/// The engine with what it remembers, moved to the position; a new one for another game or another engine.
fn prepared(old: Option<Thinker>, search: &Search) -> Result<Thinker, String> {
    let (place, spec) = (&search.place, &search.settings.engine);
    let is_same = |old: &Thinker| {
        old.spec == *spec
            && (old.place.kind == place.kind
                && old.place.setup == place.setup
                && old.place.start == place.start)
    };
    if let Some(mut same) = old.filter(is_same) {
        same.move_to(&place.moves)?;
        return Ok(same);
    }
    let mut play = place.kind.0.open(&place.setup).map_err(|error| english(&error, place.kind.0))?;
    if let Some(start) = &place.start {
        play.begin_at(start).map_err(|error| english(&error, place.kind.0))?;
    }
    play.seat_engine(SLOT, spec).map_err(|error| english(&error, place.kind.0))?;
    let place = Place { moves: Vec::new(), ..place.clone() };
    let random = Random::from_seed(search.settings.seed);
    let mut new = Thinker { place, spec: spec.clone(), play, random };
    new.move_to(&search.place.moves)?;
    Ok(new)
}

impl Thinker {
    /// Takes back and plays what is needed.
    fn move_to(&mut self, moves: &[String]) -> Result<(), String> {
        let same = self.place.moves.iter().zip(moves).take_while(|(old, new)| old == new).count();
        for _ in same..self.place.moves.len() {
            self.play.take_back();
        }
        for mv in &moves[same..] {
            self.play.play(mv).map_err(|error| english(&error, self.place.kind.0))?;
        }
        self.place.moves = moves.to_vec();
        Ok(())
    }

    /// The last words of a search: what it found, and the best move.
    fn think(&mut self, search: &Search, timer: &Stopwatch, output: &Output) -> Result<Vec<String>, String> {
        let player = self.play.status().to_move().ok_or("the game is over")?;
        let limits = search.go.limits(player, search.settings.overhead()).within(&search.settings.limits());
        let per_seat = search.settings.per_seat;
        let thought = self.play.think(
            SLOT,
            &limits,
            &mut Control {
                timer,
                stop: &search.ticket.stop,
                workers: &Threads,
                random: &mut self.random,
                info: &mut |thought| write_lines(output, &info_lines(thought, player, per_seat)),
            },
        );
        let thought = thought.map_err(|error| english(&error, self.place.kind.0))?;
        let mut lines = info_lines(&thought, player, per_seat);
        lines.push(format!("bestmove {}", thought.lines[0].moves[0]));
        Ok(lines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io;
    use std::sync::mpsc;
    use tabuleiro_table::kinds;

    /// Keeps what is written, but breaks down at the first line that begins like this.
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
        let settings = Settings::new(kind);
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
        assert!(said.starts_with("info string error the search broke down"), "{said}");
        assert!(matches!(answers[..], ["bestmove none", found] if found != "bestmove none"), "{said}");
    }
}
