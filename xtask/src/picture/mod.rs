//! The pictures and the recording in the README. The program runs in a pseudo-terminal, and its windows become drawings; the picture of
//! the pages is taken in Chromium.

mod drawing;

use crate::npm::{self, SOURCES, npm};
use crate::shell;
use anyhow::{Context, Result, bail};
use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};
use std::fs;
use std::io::{Read, Write as _};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;
use vt100::{Parser, Screen};

/// A game of three in full swing.
const RECORD: &str = "Tabuleiro record 1
Game: small-star-empires
Setup: sse1.published.3.starts~1.map~pl_-----10_---R1a2_---2X321_-11G11WB_-3W21G32_2R2312B1_0c211B1X2_11XR2331_--31GW1b1_----2120
Seat 1: Ana
Seat 2: Computer 2
Level 2: level 3
Seat 3: Computer 3
Level 3: level 5

1. (1) i6-d4t
2. (2) b8-e6c
3. (3) d2-g3c
4. (1) i6-f5c
5. (2) e6-e3c
6. (3) g3-c6t
7. (1) d4-d6c
8. (2) b8-b5t
9. (3) c6-g6c
10. (1) f5-f2c
11. (2) b5-h7t
12. (3) d2-d3c
13. (1) i6-h6t
14. (2) b8-f6t
15. (3) d2-e2c
";
const PICTURE: &str = "docs/picture.svg";
const RECORDING: &str = "docs/recording.svg";
/// The seconds for which each window of the recording is seen.
const SECONDS: f32 = 1.6;

pub(crate) fn run() -> Result<()> {
    shell::run(&mut shell::cargo("build --quiet --package tabuleiro"))?;
    let data = tempfile::tempdir()?;
    fs::create_dir(data.path().join("games"))?;
    fs::write(data.path().join("games/picture.tabuleiro"), RECORD)?;
    fs::write(PICTURE, drawing::picture(&show(data.path())?))?;
    println!("{PICTURE}");
    let data = tempfile::tempdir()?;
    fs::write(RECORDING, drawing::film(&record(data.path())?, SECONDS))?;
    println!("{RECORDING}");
    npm::install(SOURCES)?;
    shell::run(&mut npm("run picture"))
}

/// Goes on with the game, chooses a ship, and takes what is seen.
fn show(data: &Path) -> Result<Screen> {
    let mut window = Window::open((140, 46), data, &[])?;
    window.wait_for("Continue")?;
    window.press("c", "Choose a ship")?;
    let shown = window.press("\t\r", "Choose where it flies")?;
    window.close()?;
    Ok(shown)
}

/// Returns a first game from the home screen: a turn with its choices, the computer's answer, and a hint that is
/// played.
fn record(data: &Path) -> Result<Vec<Screen>> {
    let mut window = Window::open((100, 30), data, &[])?;
    let mut shown = vec![window.wait_for("Small Star")?];
    window.close()?;
    let game = ["play", "small-star-empires", "-s", "person", "-s", "1", "--seed", "5"];
    let mut window = Window::open((100, 30), data, &game)?;
    shown.push(window.wait_for("Choose a ship")?);
    for (keys, text) in [
        ("\r", "Choose where it flies"),
        ("\t\t", "Choose where it flies"),
        ("\r", "Choose what to build"),
        ("1", "Computer 2 flies"),
        ("\u{1b}[D", "Choose a ship"),
        ("i", "Enter plays it"),
        ("\r", "Computer 2 flies"),
        ("\u{1b}[D", "Choose a ship"),
    ] {
        shown.push(window.press(keys, text)?);
    }
    window.close()?;
    Ok(shown)
}

/// The program in a window of its own.
struct Window {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn std::io::Write + Send>,
    output: Receiver<Vec<u8>>,
    parser: Parser,
}

impl Window {
    fn open((columns, rows): (u16, u16), data: &Path, args: &[&str]) -> Result<Window> {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size)?;
        let mut command = CommandBuilder::new(std::env::current_dir()?.join("target/debug/tabuleiro"));
        command.args(args);
        command.args(["--lang", "en", "--data"]);
        command.arg(data);
        for (name, value) in [("TERM", "xterm-256color"), ("COLORTERM", "truecolor"), ("LANG", "C.UTF-8")] {
            command.env(name, value);
        }
        command.env_remove("NO_COLOR");
        Ok(Window {
            child: pair.slave.spawn_command(command)?,
            output: listen(pair.master.try_clone_reader()?),
            keys: pair.master.take_writer()?,
            parser: Parser::new(number(rows), number(columns), 0),
        })
    }

    /// Presses keys and takes what is seen once there is this text.
    fn press(&mut self, keys: &str, text: &str) -> Result<Screen> {
        self.keys.write_all(keys.as_bytes())?;
        // What was there before the keys may have the text too.
        if let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(500)) {
            self.parser.process(&bytes);
        }
        self.wait_for(text)
    }

    fn wait_for(&mut self, text: &str) -> Result<Screen> {
        while !self.parser.screen().contents().contains(text) {
            let bytes = self.output.recv_timeout(Duration::from_mins(1));
            let bytes = bytes.with_context(|| format!("`{text}` was not seen"))?;
            self.parser.process(&bytes);
        }
        // A picture may come in pieces: it is whole when nothing follows.
        while let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(200)) {
            self.parser.process(&bytes);
        }
        if !self.parser.screen().alternate_screen() {
            bail!("the program has ended");
        }
        Ok(self.parser.screen().clone())
    }

    /// Leaves the program.
    fn close(mut self) -> Result<()> {
        self.keys.write_all(b"\x03")?;
        self.child.wait()?;
        Ok(())
    }
}

fn listen(mut reader: Box<dyn Read + Send>) -> Receiver<Vec<u8>> {
    let (sender, output) = mpsc::channel();
    std::thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(count) = reader.read(&mut bytes) {
            if count == 0 || sender.send(bytes[..count].to_vec()).is_err() {
                return;
            }
        }
    });
    output
}

fn number(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).unwrap_or(NonZeroU16::MIN)
}
