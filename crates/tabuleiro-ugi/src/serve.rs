//! The engine side of the protocol, over a pipe.

use crate::english::english;
use crate::go::Go;
use crate::line::{Query, Root, UgiCommand};
use crate::options::{EngineSettings, read_setup};
use crate::query::answer;
use crate::search::{Game, Output, Place, Search, Task, Ticket, think_for, write_lines};
use std::io::{self, BufRead};
use std::sync::atomic::Ordering;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, mpsc};
use tabuleiro_core::Line;
use tabuleiro_table::{Table, kind_of_text};

/// Longest line in bytes.
const LINE_MAX: u64 = 1 << 20;

/// Speaks the protocol until `quit` or the end of the input.
pub fn serve(
    settings: EngineSettings,
    input: &mut dyn BufRead,
    output: impl io::Write + Send + 'static,
) -> io::Result<()> {
    let output: Output = Arc::new(Mutex::new(output));
    let (tasks, to_do) = mpsc::channel();
    let thinking = std::thread::spawn({
        let output = output.clone();
        move || think_for(to_do, &output)
    });
    let told = Server::new(settings, output, tasks).and_then(|mut server| {
        let told = server.listen(input);
        server.close();
        told
    });
    // The search thread finishes writing its last lines.
    let _ = thinking.join();
    told
}

/// The state of the reading thread.
struct Server {
    settings: EngineSettings,
    output: Output,
    tasks: Sender<Task>,
    place: Place,
    table: Table,
    /// Last search, and whether it ends by itself.
    search: Option<(Ticket, bool)>,
}

/// The next step of the reading thread.
#[derive(PartialEq)]
enum Next {
    Read,
    Quit,
}

impl Server {
    fn new(settings: EngineSettings, output: Output, tasks: Sender<Task>) -> io::Result<Server> {
        let (place, table) = start_of(&settings).map_err(io::Error::other)?;
        Ok(Server { settings, output, tasks, place, table, search: None })
    }

    fn listen(&mut self, input: &mut dyn BufRead) -> io::Result<()> {
        loop {
            let mut bytes = Vec::new();
            if io::Read::take(&mut *input, LINE_MAX).read_until(b'\n', &mut bytes)? == 0 {
                return Ok(());
            }
            let next = match UgiCommand::parse(&String::from_utf8_lossy(&bytes)) {
                Ok(None) => Next::Read,
                Ok(Some(order)) => self.obey(order).unwrap_or_else(|problem| self.complain(&problem)),
                Err(error) => self.complain(&error.to_string()),
            };
            if next == Next::Quit {
                self.search = self.search.take().map(|(ticket, _)| (ticket, false));
                return Ok(());
            }
        }
    }

    /// Stops a search that would not end by itself.
    fn close(self) {
        if let Some((ticket, false)) = self.search {
            ticket.stop.store(true, Ordering::Release);
        }
    }

    fn say(&self, lines: &[String]) {
        write_lines(&self.output, lines);
    }

    fn complain(&self, problem: &str) -> Next {
        let problem: String = problem.split_whitespace().collect::<Vec<_>>().join(" ");
        self.say(&[format!("info string error {problem}")]);
        Next::Read
    }

    fn is_searching(&self) -> bool {
        self.search.as_ref().is_some_and(|(ticket, _)| !ticket.done.load(Ordering::Acquire))
    }

    fn obey(&mut self, order: UgiCommand) -> Result<Next, String> {
        let is_for_the_idle = matches!(
            order,
            UgiCommand::SetOption { .. }
                | UgiCommand::NewGame
                | UgiCommand::Position { .. }
                | UgiCommand::Go(_)
        );
        if is_for_the_idle && self.is_searching() {
            return Err("a search is in progress; only isready, query, stop and quit are possible".into());
        }
        match order {
            UgiCommand::Ugi => self.introduce(),
            UgiCommand::IsReady => self.say(&["readyok".into()]),
            UgiCommand::SetOption { name, value } => self.set(&name, &value)?,
            UgiCommand::NewGame => {
                let _ = self.tasks.send(Task::Forget);
            }
            UgiCommand::Position { root, moves } => (self.place, self.table) = self.position(&root, moves)?,
            UgiCommand::Go(go) => self.go(go),
            UgiCommand::Stop => {
                self.search.iter().for_each(|(ticket, _)| ticket.stop.store(true, Ordering::Release));
            }
            UgiCommand::Query(query) => self.answer(query),
            UgiCommand::Quit => return Ok(Next::Quit),
        }
        Ok(Next::Read)
    }

    fn introduce(&self) {
        let mut lines = vec![
            format!("id name Tabuleiro {}", env!("CARGO_PKG_VERSION")),
            "id author the Tabuleiro authors".into(),
        ];
        lines.extend(self.settings.announcement());
        lines.push("ugiok".into());
        self.say(&lines);
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let mut settings = self.settings.clone();
        settings.set(name, value).map_err(|error| error.to_string())?;
        // Make the game now, so that a set-up that cannot be played is rejected with the option.
        let start = start_of(&settings)?;
        if start.0.kind != self.place.kind || start.0.setup != self.place.setup {
            (self.place, self.table) = start;
        }
        self.settings = settings;
        Ok(())
    }

    fn position(&self, root: &Root, moves: Vec<String>) -> Result<(Place, Table), String> {
        let (mut place, mut table) = match root {
            Root::StartPos => start_of(&self.settings)?,
            Root::Setup(text) => {
                let (kind, setup) = read_setup(text)?;
                let table = Table::new(kind, &setup).map_err(|error| english(&error, kind))?;
                (Place { kind: Game(kind), setup, start: None, moves: Vec::new() }, table)
            }
            Root::Fen(text) => self.fen(text)?,
        };
        for mv in &moves {
            table.play(mv).map_err(|error| english(&error, place.kind.0))?;
        }
        place.moves = moves;
        Ok((place, table))
    }

    /// Reads a position with its own set-up, or one of the current set-up.
    fn fen(&self, text: &str) -> Result<(Place, Table), String> {
        let line = Line::parse(text);
        let is_whole = kind_of_text(text).is_some() && line.position.is_some();
        let (kind, setup, start) = match line.position.filter(|_| is_whole) {
            Some(position) => {
                let (kind, setup) = read_setup(&line.setup)?;
                (kind, setup, position)
            }
            None => (self.settings.kind, self.settings.setup()?, text.to_string()),
        };
        let whole = Line { setup: setup.text(kind.info), position: Some(start.clone()), moves: Vec::new() };
        let table = Table::open_as(kind, &whole.to_string()).map_err(|error| english(&error, kind))?;
        Ok((Place { kind: Game(kind), setup, start: Some(start), moves: Vec::new() }, table))
    }

    fn go(&mut self, go: Go) {
        let ticket = Ticket::default();
        self.search = Some((ticket.clone(), go.is_limited()));
        let search = Search { place: self.place.clone(), go, settings: self.settings.clone(), ticket };
        if self.tasks.send(Task::Think(Box::new(search))).is_err() {
            self.search = None;
            self.say(&["info string error the search thread has ended".into(), "bestmove none".into()]);
        }
    }

    fn answer(&self, query: Query) {
        self.say(&[format!("response {}", answer(query, &self.table, self.settings.all_results))]);
    }
}

fn start_of(settings: &EngineSettings) -> Result<(Place, Table), String> {
    let setup = settings.setup()?;
    let table = Table::new(settings.kind, &setup).map_err(|error| english(&error, settings.kind))?;
    Ok((Place { kind: Game(settings.kind), setup, start: None, moves: Vec::new() }, table))
}
