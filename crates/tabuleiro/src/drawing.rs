//! A drawn board in the colours of the terminal.

use crate::style::{Style, Theme};
use tabuleiro_words::sketch::{Ink, Sketch};

/// Returns the lines of a drawing.
pub(crate) fn lines(sketch: &Sketch, theme: Theme) -> Vec<String> {
    let line = |line: &Vec<(char, Ink)>| {
        let styled: Vec<_> = line.iter().map(|&(symbol, ink)| (symbol, Style::of_ink(ink))).collect();
        theme.paint(&styled)
    };
    sketch.lines.iter().map(line).collect()
}
