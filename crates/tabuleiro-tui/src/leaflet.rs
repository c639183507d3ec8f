//! A page of rules broken into lines that fit a width: words in their tones, and boards.

use crate::painter::{Painter, row, shifted, wrap};
use crate::theme::Role;
use ratatui::layout::Rect;
use tabuleiro_table::GameKind;
use tabuleiro_words::Localizer;
use tabuleiro_words::rules::{Block, Figure, Page, Span, Text, Tone, plain};
use tabuleiro_words::sketch::{Ink, Sketch, Space};
use tabuleiro_words::telling::glyphs_of;
use unicode_width::UnicodeWidthStr;

/// A line of a page.
#[derive(Clone, PartialEq, Debug)]
pub enum Line {
    /// Words, with their distance from the left in columns.
    Words(u16, Vec<(String, Role)>),
    /// A line of a board.
    Drawing(Vec<(char, Ink)>),
}

/// Indent of boards and their captions, in columns.
const INDENT: u16 = 2;

/// Returns the lines of a page at this width.
pub fn lines(
    kind: &'static GameKind,
    page: &Page,
    speaker: &Localizer,
    width: u16,
    unicode: bool,
) -> Vec<Line> {
    let mut lines = Vec::new();
    let following = page.blocks.iter().skip(1).map(Some).chain([None]);
    for (block, next) in page.blocks.iter().zip(following) {
        match block {
            Block::Text(text) => put_text(&mut lines, 0, "", text, width),
            Block::Item { number, text } => {
                let mark = number.map_or(if unicode { "• " } else { "- " }.into(), |n| format!("{n}. "));
                put_text(&mut lines, 0, &mark, text, width);
            }
            Block::Table(rows) => put_table(&mut lines, rows, width),
            Block::Picture { picture, caption } => {
                put_picture(&mut lines, kind, picture, speaker, width, unicode);
                put_text(&mut lines, INDENT, "", caption, width);
            }
        }
        // The points of a list stand together.
        if !matches!((block, next), (Block::Item { .. }, Some(Block::Item { .. }))) {
            lines.push(Line::Words(0, Vec::new()));
        }
    }
    lines
}

/// Draws a line.
pub fn draw(painter: &mut Painter, area: Rect, line: &Line) {
    match line {
        Line::Words(indent, words) => {
            let mut left = shifted(area, *indent, 0);
            for (text, role) in words {
                let used = painter.text(row(left, 0), text, *role);
                left = shifted(left, used, 0);
            }
        }
        Line::Drawing(symbols) => {
            for (column, &(symbol, ink)) in symbols.iter().enumerate().take(area.width as usize) {
                if symbol != ' ' {
                    painter.put(area.x + column as u16, area.y, symbol, painter.theme.ink(ink));
                }
            }
        }
    }
}

fn put_text(lines: &mut Vec<Line>, indent: u16, mark: &str, text: &Text, width: u16) {
    let hanging = indent + mark.width() as u16;
    let words = plain(text);
    let mut letters = text.iter().flat_map(|span| span.text.chars().map(|letter| (letter, role(span.tone))));
    for (index, line) in wrap(&words, width.saturating_sub(hanging)).into_iter().enumerate() {
        let mut parts: Vec<(String, Role)> = Vec::new();
        if index == 0 && !mark.is_empty() {
            parts.push((mark.into(), Role::Key));
        }
        // The line is a piece of the text; what was broken off between lines is passed over.
        for wanted in line.chars() {
            let Some((letter, role)) = letters.by_ref().find(|(letter, _)| *letter == wanted) else { break };
            match parts.last_mut() {
                Some((part, last)) if *last == role && !(index == 0 && part == mark) => part.push(letter),
                _ => parts.push((letter.to_string(), role)),
            }
        }
        lines.push(Line::Words(if index == 0 { indent } else { hanging }, parts));
    }
}

const fn role(tone: Tone) -> Role {
    match tone {
        Tone::Plain => Role::Text,
        Tone::Strong => Role::Strong,
        Tone::Emphasis => Role::Faint,
        Tone::Typed => Role::Key,
    }
}

/// Adds a table in columns, or row by row if the columns do not fit.
fn put_table(lines: &mut Vec<Line>, rows: &[Vec<Text>], width: u16) {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| plain(cell).width()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(|column| widest(column) + 2).collect();
    let fits = widths.iter().sum::<usize>() <= width as usize;
    for (index, cells) in rows.iter().enumerate() {
        if !fits {
            let joined = cells.iter().map(|cell| plain(cell)).collect::<Vec<_>>().join(": ");
            put_text(lines, 0, "", &vec![Span { text: joined, tone: Tone::Plain }], width);
            continue;
        }
        let cell = |(cell, width): (&Text, &usize)| {
            let text = plain(cell);
            let gap = " ".repeat(width - text.width());
            let tone = cell.first().map_or(Tone::Plain, |span| span.tone);
            (format!("{text}{gap}"), if index == 0 { Role::Title } else { role(tone) })
        };
        lines.push(Line::Words(0, cells.iter().zip(&widths).map(cell).collect()));
    }
}

/// Adds a board as large as fits, with a legend.
fn put_picture(
    lines: &mut Vec<Line>,
    kind: &'static GameKind,
    picture: &Figure,
    speaker: &Localizer,
    width: u16,
    unicode: bool,
) {
    let Ok(shown) = picture.show(kind) else { return };
    let draw = |room| Sketch::new(kind.info, &shown.board, &shown.view, &shown.brackets, room, unicode);
    let roomy = draw(Space::Roomy);
    let sketch = if roomy.width() <= width as usize { roomy } else { draw(Space::Compact) };
    lines.extend(sketch.lines.into_iter().map(Line::Drawing));
    let glyphs = glyphs_of(kind.info, &shown.view).into_iter().map(|glyph| {
        let symbol = if unicode { glyph.symbol } else { glyph.letter };
        // A hard blank keeps a symbol and its word on one line.
        format!("{symbol}\u{a0}{}", speaker.word(format!("glyph-{}", glyph.name)).replace(' ', "\u{a0}"))
    });
    let legend = glyphs.collect::<Vec<_>>().join("  ");
    for line in wrap(&legend, width.saturating_sub(INDENT)) {
        lines.push(Line::Words(INDENT, vec![(line.replace('\u{a0}', " "), Role::Faint)]));
    }
}
