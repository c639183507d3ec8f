//! Pages of rules, line by line.

use super::page::{write_glyphs, write_sentences};
use crate::drawing;
use crate::failure::Failure;
use crate::screen::{Screen, visible, write_wrapped};
use crate::style::Style;
use anyhow::Result;
use std::io::{self, Write};
use tabuleiro_core::Message;
use tabuleiro_table::GameKind;
use tabuleiro_words::rules::{Block, Figure, Page, Span, Tone, pages};
use tabuleiro_words::sketch::{Sketch, Space};

/// Writes all pages.
pub(crate) fn write_all(out: &mut dyn Write, kind: &'static GameKind, screen: &Screen) -> io::Result<()> {
    let pages = pages(kind.info, screen.language);
    (1..).zip(&pages).try_for_each(|(number, page)| write_page(out, kind, (number, page), screen))
}

/// Writes the page with this number, counted from 1.
pub(crate) fn write_one(
    out: &mut dyn Write,
    kind: &'static GameKind,
    number: usize,
    screen: &Screen,
) -> Result<()> {
    let pages = pages(kind.info, screen.language);
    let page = number.checked_sub(1).and_then(|index| pages.get(index)).ok_or_else(|| {
        let problem = Message::new("error-rules-page").text("wanted", number);
        Failure::new(problem.number("most", pages.len() as i64))
    })?;
    Ok(write_page(out, kind, (number, page), screen)?)
}

/// Writes the headings by number, and how to open them.
pub(crate) fn write_contents(out: &mut dyn Write, kind: &GameKind, screen: &Screen) -> io::Result<()> {
    for (index, page) in pages(kind.info, screen.language).iter().enumerate() {
        writeln!(out, "  {}  {}", index + 1, page.title)?;
    }
    Ok(())
}

fn write_page(
    out: &mut dyn Write,
    kind: &'static GameKind,
    (number, page): (usize, &Page),
    screen: &Screen,
) -> io::Result<()> {
    writeln!(out, "{}\n", screen.paint(&format!("{number}. {}", page.title), Style::STRONG))?;
    for (block, next) in page.blocks.iter().zip(page.blocks.iter().skip(1).map(Some).chain([None])) {
        write_block(out, kind, block, screen)?;
        // The points of a list stand together.
        if !matches!((block, next), (Block::Item { .. }, Some(Block::Item { .. }))) {
            writeln!(out)?;
        }
    }
    Ok(())
}

fn write_block(
    out: &mut dyn Write,
    kind: &'static GameKind,
    block: &Block,
    screen: &Screen,
) -> io::Result<()> {
    match block {
        Block::Text(text) => write_wrapped(out, &painted(text, screen), screen.columns, ""),
        Block::Item { number, text } => {
            let mark = number.map_or("-".into(), |number| format!("{number}."));
            let indent = " ".repeat(mark.len() + 1);
            write_wrapped(out, &format!("{mark} {}", painted(text, screen)), screen.columns, &indent)
        }
        Block::Table(rows) => write_table(out, rows, screen),
        Block::Picture { picture, caption } => {
            write_picture(out, kind, picture, screen)?;
            write_wrapped(out, &format!("  {}", painted(caption, screen)), screen.columns, "  ")
        }
    }
}

/// Writes a picture, or its caption if it cannot be shown.
fn write_picture(
    out: &mut dyn Write,
    kind: &'static GameKind,
    picture: &Figure,
    screen: &Screen,
) -> io::Result<()> {
    let Ok(shown) = picture.show(kind) else { return Ok(()) };
    let speaker = screen.speaker(Some(kind.info));
    if screen.describe {
        return write_sentences(out, &shown.board, &shown.view, &speaker, |_| true);
    }
    let sketch = Sketch::new(
        kind.info,
        &shown.board,
        &shown.view,
        &shown.brackets,
        Space::Roomy,
        screen.theme.unicode,
    );
    for line in drawing::lines(&sketch, screen.theme) {
        writeln!(out, "  {line}")?;
    }
    write_glyphs(out, kind.info, &shown.view, "  ", screen)
}

fn write_table(out: &mut dyn Write, rows: &[Vec<Vec<Span>>], screen: &Screen) -> io::Result<()> {
    let cells: Vec<Vec<String>> =
        rows.iter().map(|row| row.iter().map(|cell| painted(cell, screen)).collect()).collect();
    let columns = cells.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        cells.iter().filter_map(|row| row.get(column)).map(|cell| visible(cell)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in &cells {
        let padded = row
            .iter()
            .zip(&widths)
            .map(|(cell, width)| format!("{cell}{}", " ".repeat(width.saturating_sub(visible(cell)))));
        writeln!(out, "  {}", padded.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

fn painted(text: &[Span], screen: &Screen) -> String {
    let paint = |span: &Span| match span.tone {
        Tone::Plain | Tone::Emphasis => span.text.clone(),
        // Each word by itself, so that lines can be broken between them.
        Tone::Strong | Tone::Typed => {
            let words = span.text.split(' ').map(|word| screen.paint(word, Style::STRONG));
            words.collect::<Vec<_>>().join(" ")
        }
    };
    text.iter().map(paint).collect()
}
