//! A window of a terminal as a drawing: rectangles for the colours of cells and half blocks, and texts.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use vt100::{Cell, Color, Screen};

/// The width of a column and half the height of a line, in the units of the drawing.
const UNIT: usize = 9;
/// The colours where the program asks for none.
const GROUND: Rgb = Rgb(0x1c, 0x1c, 0x1c);
const TEXT: Rgb = Rgb(0xd0, 0xd0, 0xd0);

/// Red, green and blue.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Rgb(u8, u8, u8);

impl Rgb {
    fn code(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }

    fn of(color: Color, default: Rgb) -> Rgb {
        match color {
            Color::Default => default,
            Color::Rgb(red, green, blue) => Rgb(red, green, blue),
            Color::Idx(index) => Rgb::of_index(index),
        }
    }

    /// Returns a colour of xterm's cube or greys; the first sixteen are not used where there are more.
    fn of_index(index: u8) -> Rgb {
        const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
        if let Some(step) = index.checked_sub(232) {
            let grey = 8 + 10 * step;
            return Rgb(grey, grey, grey);
        }
        let index = usize::from(index.saturating_sub(16));
        Rgb(STEPS[index / 36], STEPS[index / 6 % 6], STEPS[index % 6])
    }
}

/// Returns a film: each window is shown for a while, and then the first one again.
pub(super) fn film(windows: &[Screen], seconds: f32) -> String {
    let Some(first) = windows.first() else { return String::new() };
    let (all, share) = (seconds * windows.len() as f32, 100.0 / windows.len() as f32);
    let mut drawing = head(first);
    let _ = writeln!(
        drawing,
        "<style>.w {{ visibility: hidden; animation: film {all}s step-end infinite; }} \
         @keyframes film {{ 0% {{ visibility: visible; }} {share}% {{ visibility: hidden; }} }}</style>"
    );
    for (index, window) in windows.iter().enumerate() {
        let begin = seconds * index as f32;
        let _ = writeln!(drawing, "<g class=\"w\" style=\"animation-delay: {begin}s\">");
        drawing.push_str(&content(window));
        drawing.push_str("</g>\n");
    }
    drawing + "</svg>\n"
}

/// Returns one window.
pub(super) fn picture(window: &Screen) -> String {
    head(window) + &content(window) + "</svg>\n"
}

fn head(window: &Screen) -> String {
    let (rows, columns) = size(window);
    let (width, height) = (usize::from(columns) * UNIT, usize::from(rows) * 2 * UNIT);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"SFMono-Regular, Consolas, 'DejaVu Sans Mono', Menlo, monospace\" font-size=\"15\">\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"6\" fill=\"{}\"/>\n",
        GROUND.code()
    )
}

/// Returns the lines and columns of a window.
fn size(window: &Screen) -> (u16, u16) {
    let (rows, columns) = window.size();
    (rows.get(), columns.get())
}

fn content(window: &Screen) -> String {
    let mut drawing = String::new();
    for (colour, way) in fills(window) {
        let _ = writeln!(drawing, "<path fill=\"{}\" d=\"{way}\"/>", colour.code());
    }
    for row in 0..size(window).0 {
        write_row(&mut drawing, window, row);
    }
    drawing
}

/// Returns the rectangles of each colour, as one way.
fn fills(window: &Screen) -> BTreeMap<Rgb, String> {
    let (rows, columns) = size(window);
    let mut ways: BTreeMap<Rgb, String> = BTreeMap::new();
    for half in 0..2 * rows {
        let colour =
            |column: u16| window.cell(half / 2, column).map_or(GROUND, |cell| half_of(cell, half % 2));
        let mut begin = 0;
        for column in 1..=columns {
            if column < columns && colour(column) == colour(begin) {
                continue;
            }
            if colour(begin) != GROUND {
                let (x, y) = (usize::from(begin) * UNIT, usize::from(half) * UNIT);
                let width = usize::from(column - begin) * UNIT;
                let _ = write!(ways.entry(colour(begin)).or_default(), "M{x} {y}h{width}v{UNIT}h-{width}z");
            }
            begin = column;
        }
    }
    ways
}

/// Returns the colours of a cell's text and ground.
fn colours(cell: &Cell) -> (Rgb, Rgb) {
    let (text, ground) = (Rgb::of(cell.fgcolor(), TEXT), Rgb::of(cell.bgcolor(), GROUND));
    if cell.inverse() { (ground, text) } else { (text, ground) }
}

/// Returns the colour of a cell's upper or lower half.
fn half_of(cell: &Cell, half: u16) -> Rgb {
    let (text, ground) = colours(cell);
    let is_filled = matches!((cell.contents(), half), ("▀", 0) | ("▄", 1) | ("█", _));
    if is_filled { text } else { ground }
}

/// A text of one style and where it begins.
struct Run {
    column: u16,
    text: String,
    style: (Rgb, bool),
}

fn write_row(drawing: &mut String, window: &Screen, row: u16) {
    for run in runs(window, row) {
        let (x, y) = (usize::from(run.column) * UNIT, usize::from(row) * 2 * UNIT + 14);
        let (colour, is_bold) = run.style;
        let bold = if is_bold { " font-weight=\"bold\"" } else { "" };
        let length = run.text.chars().count() * UNIT;
        let text = run.text.replace('&', "&amp;").replace('<', "&lt;");
        let _ = writeln!(
            drawing,
            "<text x=\"{x}\" y=\"{y}\" textLength=\"{length}\" fill=\"{}\"{bold}>{text}</text>",
            colour.code()
        );
    }
}

/// Returns the words of a row; a symbol beyond ASCII is a word of its own, so that it stays in its column in every
/// font.
fn runs(window: &Screen, row: u16) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut goes_on = false;
    for column in 0..size(window).1 {
        let Some(cell) = window.cell(row, column) else { continue };
        let symbol = cell.contents();
        if symbol.trim().is_empty() || matches!(symbol, "▀" | "▄" | "█") {
            goes_on = false;
            continue;
        }
        let style = (colours(cell).0, cell.bold());
        match runs.last_mut() {
            Some(run) if goes_on && run.style == style && symbol.is_ascii() => run.text.push_str(symbol),
            _ => runs.push(Run { column, text: symbol.into(), style }),
        }
        goes_on = symbol.is_ascii();
    }
    runs
}
