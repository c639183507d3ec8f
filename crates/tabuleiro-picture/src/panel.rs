//! The texts around the board: players above, the caption below.

use crate::canvas::{Canvas, n};
use crate::geometry::Point;
use crate::pieces::{draw_badge, draw_mark};
use crate::theme::Colours;
use tabuleiro_core::Player;
use tabuleiro_core::info::GameInfo;
use tabuleiro_core::present::{Mark, View};
use tabuleiro_table::Table;
use tabuleiro_words::Localizer;

/// A player as drawn above the board.
#[derive(Clone, Debug)]
pub(crate) struct Chip {
    player: Player,
    /// Name, with the side in brackets.
    name: String,
    marks: Vec<Mark>,
    points: Option<i16>,
    to_move: bool,
    out: bool,
}

const CHIP_HEIGHT: f64 = 56.0;
const SPACE: f64 = 16.0;
const NAME_SIZE: f64 = 24.0;
const CAPTION_SIZE: f64 = 24.0;
const CAPTION_STEP: f64 = CAPTION_SIZE * 1.4;
/// Average width of a letter relative to its size, slightly overestimated.
const LETTER_WIDTH: f64 = 0.6;
const CAPTION_LINES_MAX: usize = 3;

/// Returns the players at a table, seat 1 first.
pub(crate) fn chips(table: &Table, view: &View, speaker: &Localizer) -> Vec<Chip> {
    let play = table.play_state();
    let scores = play.scores();
    let chip = |(player, seat): (Player, &tabuleiro_core::present::SeatView)| {
        let side = seat.side.as_ref().map(|side| format!(" ({})", speaker.say(side)));
        Chip {
            player,
            name: format!("{}{}", speaker.name(player), side.unwrap_or_default()),
            marks: seat.marks.clone(),
            points: (!scores.parts.is_empty()).then(|| scores.points[player].iter().sum()),
            to_move: table.to_move() == Some(player),
            out: seat.out,
        }
    };
    play.seats().players().zip(&view.seats).map(chip).collect()
}

/// Draws the players, two per row, and returns the height used.
pub(crate) fn draw_chips(
    canvas: &mut Canvas,
    info: &GameInfo,
    chips: &[Chip],
    colours: &Colours,
    (left, top): Point,
    width: f64,
) -> f64 {
    let wide = (width - SPACE) / 2.0;
    for (index, chip) in chips.iter().enumerate() {
        let x = left + (index % 2) as f64 * (wide + SPACE);
        let y = top + (index / 2) as f64 * (CHIP_HEIGHT + SPACE);
        draw_chip(canvas, info, chip, colours, (x, y), wide);
    }
    chips.len().div_ceil(2) as f64 * (CHIP_HEIGHT + SPACE) + SPACE / 2.0
}

fn draw_chip(
    canvas: &mut Canvas,
    info: &GameInfo,
    chip: &Chip,
    colours: &Colours,
    (x, y): Point,
    width: f64,
) {
    let colour = colours.player(chip.player);
    let (edge, line) = if chip.to_move { (colour, 5) } else { (colours.edge, 2) };
    let faded = if chip.out { " opacity=\".5\"" } else { "" };
    canvas.put(&format!(
        "<g{faded}><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{CHIP_HEIGHT}\" rx=\"12\" fill=\"{}\" \
         stroke=\"{edge}\" stroke-width=\"{line}\"/>",
        n(x),
        n(y),
        n(width),
        colours.cell
    ));
    let middle = y + CHIP_HEIGHT / 2.0;
    draw_badge(canvas, (x + 28.0, middle), &chip.player.to_string(), colour, colours.ground);
    let mut begin = x + 48.0;
    for mark in &chip.marks {
        draw_mark(canvas, info, mark, (begin + 22.0, middle), 0.42, colours);
        begin += 48.0;
    }
    let baseline = middle + NAME_SIZE * 0.36;
    let mut end = x + width - 18.0;
    if let Some(points) = chip.points {
        let points = points.to_string();
        canvas.text((end, baseline), NAME_SIZE * 1.15, "end", colours.text, &points);
        end -= points.len() as f64 * NAME_SIZE * 0.75 + 12.0;
    }
    let name = shortened(&chip.name, (end - begin) / (NAME_SIZE * LETTER_WIDTH));
    canvas.text((begin + 6.0, baseline), NAME_SIZE, "start", colours.text, &name);
    canvas.put("</g>");
}

/// Writes the lines of a sentence below each other, centred.
pub(crate) fn draw_caption(canvas: &mut Canvas, lines: &[String], colours: &Colours, (x, y): Point) {
    for (index, line) in lines.iter().enumerate() {
        let baseline = y + CAPTION_STEP * (index as f64 + 1.0);
        canvas.text((x, baseline), CAPTION_SIZE, "middle", colours.text, line);
    }
}

/// Returns the height of a caption with this number of lines.
pub(crate) fn caption_height(lines: usize) -> f64 {
    lines as f64 * CAPTION_STEP + SPACE / 2.0
}

/// Shortens a text to a number of letters.
fn shortened(text: &str, letters: f64) -> String {
    let letters = letters.max(1.0) as usize;
    if text.chars().count() <= letters {
        return text.into();
    }
    text.chars().take(letters - 1).chain(['…']).collect()
}

/// Breaks a sentence into lines of limited width.
pub(crate) fn wrapped(text: &str, width: f64) -> Vec<String> {
    let letters = width / (CAPTION_SIZE * LETTER_WIDTH);
    let most = letters.max(8.0) as usize;
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is always a line");
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > most {
            lines.push(shortened(word, letters));
        } else {
            line.push_str(if line.is_empty() { "" } else { " " });
            line.push_str(&shortened(word, letters));
        }
    }
    if lines.len() > CAPTION_LINES_MAX {
        lines.truncate(CAPTION_LINES_MAX);
        lines[CAPTION_LINES_MAX - 1].push('…');
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_is_shortened() {
        assert_eq!(shortened("Ana", 3.0), "Ana");
        assert_eq!(shortened("Anabela", 3.9), "An…");
        assert_eq!(shortened("Anabela", -7.0), "…");
    }

    #[test]
    fn a_long_sentence_is_broken_between_words() {
        let letters = |count: f64| count * CAPTION_SIZE * LETTER_WIDTH + 1.0;
        assert_eq!(wrapped("one two three four", letters(9.0)), ["one two", "three", "four"]);
        assert_eq!(wrapped("abcdefghij", letters(8.0)), ["abcdefg…"]);
        assert_eq!(wrapped("aa bb cc dd ee ff gg hh ii jj kk ll", 0.0).len(), CAPTION_LINES_MAX);
        assert_eq!(wrapped("", letters(8.0)), [""]);
    }
}
