//! The built program in a real pseudo-terminal: keys and clicks go in, and what a person would see comes out.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};
use tabuleiro_core::record::Record;
use tabuleiro_table::Table;

/// Time after which a wait fails a test; no wait has another purpose.
const PATIENCE: Duration = Duration::from_mins(2);

const PROGRAM: &str = env!("CARGO_BIN_EXE_tabuleiro");

pub(crate) const ENTER: &str = "\r";
pub(crate) const ESC: &str = "\x1b";
pub(crate) const UP: &str = "\x1b[A";
pub(crate) const DOWN: &str = "\x1b[B";
pub(crate) const RIGHT: &str = "\x1b[C";
pub(crate) const LEFT: &str = "\x1b[D";
pub(crate) const HOME: &str = "\x1b[H";
pub(crate) const CTRL_C: &str = "\x03";

/// A program in a terminal.
pub(crate) struct Pseudo {
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    writer: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    parser: vt100::Parser,
    /// Output of an incomplete screen update.
    unfinished: Vec<u8>,
    data: PathBuf,
    /// All that was written.
    written: Vec<u8>,
}

impl Pseudo {
    /// Starts the program with a data folder and a window size.
    pub(crate) fn start(data: &Path, (columns, rows): (u16, u16), args: &[&str]) -> Pseudo {
        Pseudo::start_in("xterm-256color", data, (columns, rows), args)
    }

    /// Starts the program from a shell that continues when the program is suspended, and resumes it at the next line of input.
    pub(crate) fn start_in_shell(data: &Path, (columns, rows): (u16, u16)) -> Pseudo {
        let mut shell = CommandBuilder::new("sh");
        shell.args(["-c", "set -m; \"$0\"; echo this is the shell; read -r line; fg", PROGRAM]);
        Pseudo::spawn(shell, &[("TERM", "xterm-256color"), ("NO_COLOR", "1")], data, size(columns, rows))
    }

    /// Starts the program in a terminal of this kind.
    pub(crate) fn start_in(term: &str, data: &Path, (columns, rows): (u16, u16), args: &[&str]) -> Pseudo {
        Pseudo::spawn(program(args), &[("TERM", term), ("NO_COLOR", "1")], data, size(columns, rows))
    }

    /// Starts the program in a terminal with colours, whose characters have a size in pixels.
    pub(crate) fn start_coloured(data: &Path, (columns, rows): (u16, u16), args: &[&str]) -> Pseudo {
        let size = PtySize { pixel_width: 8 * columns, pixel_height: 16 * rows, ..size(columns, rows) };
        let variables = [("TERM", "xterm-256color"), ("COLORTERM", "truecolor")];
        Pseudo::spawn(program(args), &variables, data, size)
    }

    fn spawn(mut command: CommandBuilder, variables: &[(&str, &str)], data: &Path, size: PtySize) -> Pseudo {
        let (columns, rows) = (size.cols, size.rows);
        let pair = native_pty_system().openpty(size).unwrap();
        for name in ["NO_COLOR", "COLORTERM", "TERM_PROGRAM", "TMUX", "XTERM_VERSION"] {
            command.env_remove(name);
        }
        for (name, value) in [("LANG", "en_US.UTF-8")].iter().chain(variables) {
            command.env(name, value);
        }
        command.env("TABULEIRO_DATA", data);
        command.env_remove("LC_ALL");
        command.env_remove("TABULEIRO_LANG");
        let child = pair.slave.spawn_command(command).unwrap();
        let mut reader = pair.master.try_clone_reader().unwrap();
        let (sender, output) = mpsc::channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count) = reader.read(&mut bytes) {
                if count == 0 || sender.send(bytes[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Pseudo {
            writer: pair.master.take_writer().unwrap(),
            master: pair.master,
            child,
            output,
            parser: vt100::Parser::new(number(rows), number(columns), 0),
            unfinished: Vec::new(),
            data: data.into(),
            written: Vec::new(),
        }
    }

    /// Types.
    pub(crate) fn keys(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).unwrap();
        self.writer.flush().unwrap();
    }

    /// Clicks at a column and a row, from 0.
    pub(crate) fn click(&mut self, (column, row): (usize, usize)) {
        let (column, row) = (column + 1, row + 1);
        self.keys(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    /// Changes the size of the window.
    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        // What the program drew before is for the old size.
        self.parser = vt100::Parser::new(number(rows), number(columns), 0);
        self.master.resize(size(columns, rows)).unwrap();
    }

    /// Shows what the program wrote. As in a terminal that knows synchronized output, a picture is seen when it is whole.
    fn show(&mut self, bytes: &[u8]) {
        self.written.extend(bytes);
        self.unfinished.extend(bytes);
        let last = |mark: &[u8]| self.unfinished.windows(mark.len()).rposition(|window| window == mark);
        let whole = match (last(b"\x1b[?2026h"), last(b"\x1b[?2026l")) {
            (Some(begin), end) if end.is_none_or(|end| end < begin) => begin,
            _ => self.unfinished.len(),
        };
        let rest = self.unfinished.split_off(whole);
        self.parser.process(&self.unfinished);
        self.unfinished = rest;
    }

    /// Returns the text on the screen.
    pub(crate) fn seen(&self) -> String {
        self.parser.screen().contents()
    }

    /// Returns whether this was ever written.
    pub(crate) fn has_written(&self, bytes: &str) -> bool {
        self.written.windows(bytes.len()).any(|window| window == bytes.as_bytes())
    }

    /// Waits until this is written, whether it is seen or not.
    pub(crate) fn wait_for_writing(&mut self, bytes: &str) {
        let begin = Instant::now();
        while !self.has_written(bytes) {
            match self.output.recv_timeout(PATIENCE.saturating_sub(begin.elapsed())) {
                Ok(written) => self.show(&written),
                Err(problem) => panic!("waited for {bytes:?} in vain ({problem}):\n{}", self.seen()),
            }
        }
    }

    /// Returns whether the program uses the full screen.
    pub(crate) fn is_full(&self) -> bool {
        self.parser.screen().alternate_screen()
    }

    /// Waits until this text is seen.
    pub(crate) fn wait_for(&mut self, text: &str) -> String {
        self.wait_until(text, |seen| seen.contains(text))
    }

    /// Waits until what is seen is right.
    pub(crate) fn wait_until(&mut self, what: &str, is_right: impl Fn(&str) -> bool) -> String {
        let begin = Instant::now();
        loop {
            let seen = self.seen();
            if is_right(&seen) {
                return seen;
            }
            match self.output.recv_timeout(PATIENCE.saturating_sub(begin.elapsed())) {
                Ok(bytes) => self.show(&bytes),
                Err(problem) => panic!("waited for {what:?} in vain ({problem}):\n{seen}"),
            }
        }
    }

    /// Types keys one after another, each time until something else is seen, until what is seen is right.
    pub(crate) fn press_until(&mut self, key: &str, is_right: impl Fn(&str) -> bool) {
        for presses in 0.. {
            let before = self.seen();
            if is_right(&before) {
                return;
            }
            assert!(presses < 300, "pressed {key:?} in vain:\n{before}");
            self.keys(key);
            self.wait_until("another picture", |seen| seen != before);
        }
    }

    /// Returns where the name of a cell is shown inside its borders.
    pub(crate) fn place_of(&self, cell: &str) -> Option<(usize, usize)> {
        let seen = self.seen();
        for (row, line) in seen.lines().enumerate() {
            let symbols: Vec<char> = line.chars().collect();
            let name: Vec<char> = cell.chars().collect();
            for (column, window) in symbols.windows(name.len()).enumerate() {
                let before = symbols[..column].iter().rev().find(|symbol| **symbol != ' ');
                let after = symbols[column + name.len()..].iter().find(|symbol| **symbol != ' ');
                let is_side = |symbol: Option<&char>| symbol.is_some_and(|symbol| "|/\\".contains(*symbol));
                let is_whole = column > 0 && symbols[column - 1] == ' ';
                if window == name && is_whole && is_side(before) && is_side(after) {
                    return Some((column, row));
                }
            }
        }
        None
    }

    /// Returns the only game on disk, once it has this number of steps.
    pub(crate) fn game_with(&mut self, steps: usize) -> Table {
        let begin = Instant::now();
        loop {
            if let Some(table) = self.game().filter(|table| table.play_state().steps().len() == steps) {
                return table;
            }
            assert!(begin.elapsed() < PATIENCE, "no game with {steps} steps:\n{}", self.seen());
            if let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(20)) {
                self.show(&bytes);
            }
        }
    }

    /// Returns the only game on disk.
    pub(crate) fn game(&self) -> Option<Table> {
        let files = std::fs::read_dir(self.data.join("games")).ok()?;
        let mut games = files.flatten().map(|file| file.path());
        let path = games.find(|path| path.extension().is_some_and(|extension| extension == "tabuleiro"))?;
        let record = Record::parse(&std::fs::read_to_string(path).ok()?).ok()?;
        let replay = Table::replay(&record).ok()?;
        assert_eq!(replay.fault, None);
        Some(replay.table)
    }

    /// Waits until the program has ended; whether it did so well.
    pub(crate) fn wait_for_end(&mut self) -> bool {
        let is_good = self.child.wait().unwrap().success();
        while let Ok(bytes) = self.output.recv_timeout(PATIENCE) {
            self.show(&bytes);
        }
        is_good
    }

    /// Ends the program without a word.
    pub(crate) fn kill(&mut self) {
        self.signal("-KILL");
        self.child.wait().unwrap();
    }

    /// Sends the program a signal.
    pub(crate) fn signal(&mut self, signal: &str) {
        let id = self.child.process_id().unwrap().to_string();
        assert!(std::process::Command::new("kill").args([signal, &id]).status().unwrap().success());
    }
}

impl Drop for Pseudo {
    fn drop(&mut self) {
        if !matches!(self.child.try_wait(), Ok(Some(_))) {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn program(args: &[&str]) -> CommandBuilder {
    let mut command = CommandBuilder::new(PROGRAM);
    command.args(args);
    command
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

fn number(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).unwrap()
}
