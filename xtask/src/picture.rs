//! The picture in the README: the program runs in a pseudo-terminal, and its screen becomes a drawing.

use crate::shell;
use anyhow::{Context, Result, bail};
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use std::fmt::Write as _;
use std::fs;
use std::io::{Read, Write as _};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;
use vt100::{Color, Parser};

/// A game of three players in progress.
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
const WINDOW: (u16, u16) = (116, 40);

pub(crate) fn run() -> Result<()> {
    shell::run(&mut shell::cargo("build --quiet --release --package tabuleiro"))?;
    let data = tempfile::tempdir()?;
    fs::create_dir(data.path().join("games"))?;
    fs::write(data.path().join("games/picture.tabuleiro"), RECORD)?;
    let lines = show(data.path())?;
    fs::write(PICTURE, anstyle_svg::Term::new().render_svg(&lines.join("\n")))?;
    println!("{PICTURE}");
    Ok(())
}

/// Continues the game, chooses a ship and returns the screen.
fn show(data: &Path) -> Result<Vec<String>> {
    let (columns, rows) = WINDOW;
    let pair =
        native_pty_system().openpty(PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 })?;
    let mut command = CommandBuilder::new(std::env::current_dir()?.join("target/release/tabuleiro"));
    command.args(["--lang", "en", "--data"]);
    command.arg(data);
    for (name, value) in [("TERM", "xterm-256color"), ("LANG", "C.UTF-8")] {
        command.env(name, value);
    }
    command.env_remove("NO_COLOR");
    let mut child = pair.slave.spawn_command(command)?;
    let mut window = Window {
        output: listen(pair.master.try_clone_reader()?),
        parser: Parser::new(number(rows), number(columns), 0),
    };
    let mut keys = pair.master.take_writer()?;
    window.wait_for("Continue")?;
    keys.write_all(b"c")?;
    window.wait_for("Ana flies a ship")?;
    keys.write_all(b"\t\r")?;
    window.wait_for("{")?;
    let lines = (0..rows).map(|row| window.line(row)).collect();
    keys.write_all(b"\x03")?;
    child.wait()?;
    Ok(lines)
}

struct Window {
    output: Receiver<Vec<u8>>,
    parser: Parser,
}

impl Window {
    fn wait_for(&mut self, text: &str) -> Result<()> {
        while !self.parser.screen().contents().contains(text) {
            let bytes = self.output.recv_timeout(Duration::from_mins(1));
            let bytes = bytes.with_context(|| format!("`{text}` did not appear"))?;
            self.parser.process(&bytes);
        }
        // A screen can arrive in several pieces; it is complete once output pauses.
        while let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(300)) {
            self.parser.process(&bytes);
        }
        if self.parser.screen().alternate_screen() { Ok(()) } else { bail!("the program has ended") }
    }

    /// Returns a line with its colours, as escape sequences.
    fn line(&self, row: u16) -> String {
        let mut line = String::new();
        for column in 0..WINDOW.0 {
            let Some(cell) = self.parser.screen().cell(row, column) else { continue };
            let (text, ground) = if cell.inverse() {
                (cell.bgcolor(), cell.fgcolor())
            } else {
                (cell.fgcolor(), cell.bgcolor())
            };
            let bold = if cell.bold() { "\x1b[1m" } else { "" };
            let symbol = if cell.has_contents() { cell.contents() } else { " " };
            let _ = write!(line, "\x1b[0m{bold}{}{}{symbol}", code(text, 38), code(ground, 48));
        }
        line + "\x1b[0m"
    }
}

fn code(color: Color, family: u8) -> String {
    match color {
        Color::Default => String::new(),
        Color::Idx(index) => format!("\x1b[{family};5;{index}m"),
        Color::Rgb(red, green, blue) => format!("\x1b[{family};2;{red};{green};{blue}m"),
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
