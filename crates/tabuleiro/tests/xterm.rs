//! Boards as pictures in a real terminal: xterm with sixels, on a screen in memory.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// After so long without a picture, the test has failed.
const PATIENCE: Duration = Duration::from_mins(1);
/// The columns and lines of the window.
const WINDOW: (usize, usize) = (100, 30);
/// The width and height of a letter of xterm's built-in font.
const LETTER: (usize, usize) = (6, 13);
/// A picture has more letters' places with three colours or more than this.
const MANY: usize = 300;

/// Maximum number of places under the mouse pointer.
const POINTER: usize = 12;

/// A program that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A screen in memory, whose pixels are in a file.
struct Screen {
    _server: Running,
    display: String,
    folder: tempfile::TempDir,
}

impl Screen {
    /// Starts a screen; none where the programs are not installed, unless the environment requires them.
    fn start() -> Option<Screen> {
        let is_there = |name: &str| Command::new(name).arg("-version").output().is_ok();
        if !["Xvfb", "xterm"].into_iter().all(is_there) {
            assert!(std::env::var_os("TABULEIRO_XTERM").is_none(), "xterm or Xvfb is not installed");
            eprintln!("not run: xterm or Xvfb is not installed");
            return None;
        }
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new("Xvfb");
        command.args(["-displayfd", "1", "-screen", "0", "800x600x24", "-fbdir"]).arg(folder.path());
        let mut server = Running(command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap());
        let mut number = String::new();
        BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut number).unwrap();
        Some(Screen { _server: server, display: format!(":{}", number.trim()), folder })
    }

    /// Opens a game in xterm, which takes itself for this kind of terminal.
    fn open(&self, kind: &str, data: &Path) -> Running {
        let mut command = Command::new("xterm");
        command.args(["-ti", kind, "-fn", "fixed", "-u8", "-b", "0", "-bw", "0"]);
        command.args(["-geometry", &format!("{}x{}+0+0", WINDOW.0, WINDOW.1), "-e"]);
        command.arg(env!("CARGO_BIN_EXE_tabuleiro"));
        command.args(["play", "syrtis", "-s", "person", "-s", "1", "--seed", "1", "--data"]).arg(data);
        command.env("DISPLAY", &self.display).env("LANG", "C.UTF-8").env("COLORTERM", "truecolor");
        for name in ["NO_COLOR", "TERM_PROGRAM", "TMUX", "LC_ALL", "TABULEIRO_LANG"] {
            command.env_remove(name);
        }
        Running(command.stderr(Stdio::null()).spawn().unwrap())
    }

    /// Counts the places of characters whose number of colours satisfies `colours`.
    fn places(&self, colours: impl Fn(usize) -> bool) -> usize {
        let Some(image) = Image::read(&self.folder.path().join("Xvfb_screen0")) else { return 0 };
        let places = (0..WINDOW.1).flat_map(|line| (0..WINDOW.0).map(move |column| (column, line)));
        places.filter(|&place| colours(image.colours(place))).count()
    }

    /// Waits until `count` places of characters are as wanted.
    fn wait_for(&self, what: &str, count: usize, colours: impl Fn(usize) -> bool) {
        let begin = Instant::now();
        while self.places(&colours) < count {
            assert!(begin.elapsed() < PATIENCE, "no {what}: {} places", self.places(&colours));
            // X tells nobody else that its pixels have changed.
            std::thread::park_timeout(Duration::from_millis(100));
        }
    }
}

/// The screen as it is seen now.
struct Image {
    bytes: Vec<u8>,
    begin: usize,
    line: usize,
}

impl Image {
    /// Reads a window dump of X: numbers of four bytes, the highest first, then the colours of a palette, then the pixels.
    fn read(path: &Path) -> Option<Image> {
        let bytes = std::fs::read(path).ok()?;
        let number = |index: usize| {
            let four = bytes.get(4 * index..4 * index + 4)?;
            Some(u32::from_be_bytes(four.try_into().ok()?) as usize)
        };
        let (header, line, palette) = (number(0)?, number(12)?, number(19)?);
        Some(Image { begin: header + 12 * palette, line, bytes })
    }

    /// The number of colours in a letter's place.
    fn colours(&self, (column, line): (usize, usize)) -> usize {
        let rows = line * LETTER.1..(line + 1) * LETTER.1;
        let places = rows.flat_map(|y| (column * LETTER.0..(column + 1) * LETTER.0).map(move |x| (x, y)));
        let mut seen: Vec<&[u8]> = places
            .filter_map(|(x, y)| self.bytes.get(self.begin + y * self.line + 4 * x..)?.get(..3))
            .collect();
        seen.sort_unstable();
        seen.dedup();
        seen.len()
    }
}

fn data(board: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("settings.json"), format!("{{\"board\": \"{board}\"}}")).unwrap();
    folder
}

/// A letter and its ground are two colours: more of them in one place are a picture.
#[test]
fn xterm_shows_a_picture_where_it_is_wanted_and_cells_elsewhere() {
    let Some(screen) = Screen::start() else { return };
    let cells = data("cells");
    let window = screen.open("vt340", cells.path());
    screen.wait_for("window with letters", MANY, |colours| colours == 2);
    let others = screen.places(|colours| colours > 2);
    assert!(others <= POINTER, "{others}");
    drop(window);
    let picture = data("picture");
    let _window = screen.open("vt340", picture.path());
    screen.wait_for("picture", MANY, |colours| colours > 2);
}
