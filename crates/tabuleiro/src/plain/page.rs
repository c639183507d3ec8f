//! A position on the page: caption, board, legend, seats and facts.

use crate::drawing;
use crate::screen::{Screen, visible, write_wrapped, write_wrapped_around};
use crate::style::Style;
use std::io::{self, Write};
use tabuleiro_core::grid::CellName;
use tabuleiro_core::info::GameInfo;
use tabuleiro_core::present::{Board, View};
use tabuleiro_core::{Message, Player, SEATS_MAX};
use tabuleiro_table::Table;
use tabuleiro_table::clock::face;
use tabuleiro_words::sketch::{self, Sketch, Space};
use tabuleiro_words::{Localizer, answers, telling};

/// Returns a localizer for the game at this table, with the players' names.
pub(crate) fn speaker(table: &Table, screen: &Screen) -> Localizer {
    Localizer::at(table, screen.language)
}

/// Writes the whole page.
pub(crate) fn write_position(out: &mut dyn Write, table: &Table, screen: &Screen) -> io::Result<()> {
    write_table(out, table, screen)?;
    if table.finish().is_some() {
        return write_end(out, table, screen);
    }
    let caption = speaker(table, screen).say(&table.play_state().view().caption);
    writeln!(out, "{}", screen.paint(&caption, Style::STRONG))
}

/// Writes the page without the request to the player.
pub(crate) fn write_table(out: &mut dyn Write, table: &Table, screen: &Screen) -> io::Result<()> {
    write_board(out, table, screen)?;
    if screen.describe {
        return write_score(out, table, screen);
    }
    write_seats(out, table, screen)?;
    write_facts(out, table, screen)
}

/// Writes the points in sentences.
pub(crate) fn write_score(out: &mut dyn Write, table: &Table, screen: &Screen) -> io::Result<()> {
    answers::score(table, &speaker(table, screen)).iter().try_for_each(|sentence| writeln!(out, "{sentence}"))
}

/// Writes the board and its legend, drawn or in sentences.
pub(crate) fn write_board(out: &mut dyn Write, table: &Table, screen: &Screen) -> io::Result<()> {
    if screen.describe {
        return write_described(out, table, screen, |_| true);
    }
    let play = table.play_state();
    let (board, view) = (play.board(), play.view());
    let roomy = screen.rows >= sketch::height(board, Space::Roomy) + 10;
    let room = if roomy { Space::Roomy } else { Space::Compact };
    let last = play.steps().last().map(|step| sketch::last_move(&step.clicks)).unwrap_or_default();
    let sketch = Sketch::new(play.info(), board, &view, &last, room, screen.theme.unicode);
    for line in drawing::lines(&sketch, screen.theme) {
        writeln!(out, "{line}")?;
    }
    write_legend(out, table, screen)
}

fn write_legend(out: &mut dyn Write, table: &Table, screen: &Screen) -> io::Result<()> {
    let play = table.play_state();
    write_glyphs(out, play.info(), &play.view(), "", screen)
}

/// Writes the legend of a board.
pub(crate) fn write_glyphs(
    out: &mut dyn Write,
    info: &'static GameInfo,
    view: &View,
    indent: &str,
    screen: &Screen,
) -> io::Result<()> {
    let speaker = screen.speaker(Some(info));
    let entries = telling::glyphs_of(info, view).into_iter().map(|glyph| {
        let symbol = screen.theme.symbol(glyph.symbol, glyph.letter).to_string();
        // A hard blank keeps a symbol and its word on one line.
        let word = speaker.word(format!("glyph-{}", glyph.name)).replace(' ', "\u{a0}");
        format!("{}\u{a0}{word}", screen.paint(&symbol, Style::of_tint(glyph.tint)))
    });
    let mut wrapped = Vec::new();
    let text = format!("{indent}{}", entries.collect::<Vec<_>>().join("  "));
    write_wrapped(&mut wrapped, &text, screen.columns, indent)?;
    let text = String::from_utf8_lossy(&wrapped).replace('\u{a0}', " ");
    write!(out, "{text}")
}

/// Writes the cells for which `wanted` holds, in sentences; for a whole board, only those that are not empty.
pub(crate) fn write_described(
    out: &mut dyn Write,
    table: &Table,
    screen: &Screen,
    wanted: impl Fn(CellName) -> bool,
) -> io::Result<()> {
    let play = table.play_state();
    write_sentences(out, play.board(), &play.view(), &speaker(table, screen), wanted)
}

/// Writes cells of a board without a table, in sentences.
pub(crate) fn write_sentences(
    out: &mut dyn Write,
    board: &Board,
    view: &View,
    speaker: &Localizer,
    wanted: impl Fn(CellName) -> bool,
) -> io::Result<()> {
    let cells = board.cells.iter().zip(&view.contents);
    for (cell, content) in cells.filter(|(cell, content)| wanted(cell.name) && !content.marks.is_empty()) {
        writeln!(out, "{}: {}", cell.name, speaker.say(&content.sentence))?;
    }
    Ok(())
}

/// Writes each seat with its stock and points.
fn write_seats(out: &mut dyn Write, table: &Table, screen: &Screen) -> io::Result<()> {
    let play = table.play_state();
    let (speaker, view, scores) = (speaker(table, screen), play.view(), play.scores());
    let clock = table.clock();
    for (player, seat) in play.seats().players().zip(&view.seats) {
        let mark = if table.to_move() == Some(player) { ">" } else { " " };
        let parts = [
            Some(screen.paint(
                &format!("{player} {}", telling::seat_title(table, &speaker, player, seat)),
                Style::of_player(player),
            )),
            telling::counters(&speaker, seat, &scores),
            telling::score(&speaker, &scores, scores.points[player]),
            clock
                .left_ms(player, 0)
                .map(|left_ms| speaker.say(&Message::new("play-time-left").text("left", face(left_ms)))),
            (seat.out || table.left().contains(&player)).then(|| speaker.word("play-out")),
        ];
        let line: Vec<String> = parts.into_iter().flatten().collect();
        write_around(out, &speaker, &format!("{mark} {}", line.join(" | ")), screen, "    ")?;
    }
    if let Some((party, points)) = scores.neutral {
        let name = speaker.word(format!("party-{party}"));
        let score = telling::score(&speaker, &scores, points).unwrap_or_default();
        write_wrapped(out, &format!("    {name} | {score}"), screen.columns, "    ")?;
    }
    Ok(())
}

/// Writes the facts beside the board.
fn write_facts(out: &mut dyn Write, table: &Table, screen: &Screen) -> io::Result<()> {
    let speaker = speaker(table, screen);
    let facts: Vec<String> = table.play_state().view().facts.iter().map(|fact| speaker.say(fact)).collect();
    if facts.is_empty() {
        return Ok(());
    }
    write_around(out, &speaker, &facts.join("; "), screen, "  ")
}

/// Writes a text in lines that end between words and not within a player's name.
fn write_around(
    out: &mut dyn Write,
    speaker: &Localizer,
    text: &str,
    screen: &Screen,
    indent: &str,
) -> io::Result<()> {
    let names: Vec<String> = (0..SEATS_MAX).map(|index| speaker.name(Player::new(index))).collect();
    write_wrapped_around(out, &names, text, screen.columns, indent)
}

/// Writes the winner and the reason.
pub(crate) fn write_end(out: &mut dyn Write, table: &Table, screen: &Screen) -> io::Result<()> {
    let Some(finish) = table.finish() else { return Ok(()) };
    let speaker = speaker(table, screen);
    let why = Message::new("end-reason").message("reason", finish.reason.clone());
    write_around(out, &speaker, &screen.paint(&speaker.say(&why), Style::STRONG), screen, "  ")?;
    writeln!(out, "{}", screen.paint(&telling::result(&speaker, &finish), Style::STRONG))?;
    if finish.ranks.seats().count() > 2 {
        let mut players: Vec<Player> = finish.ranks.seats().players().collect();
        players.sort_by_key(|&player| finish.ranks[player]);
        for player in players {
            writeln!(out, "  {}. {}", finish.ranks[player], speaker.name(player))?;
        }
    }
    Ok(())
}

/// Items in as many columns as fit.
pub(crate) fn write_columns(out: &mut dyn Write, items: &[String], columns: usize) -> io::Result<()> {
    let widest = items.iter().map(|item| visible(item)).max().unwrap_or(1) + 2;
    for row in items.chunks((columns / widest).max(1)) {
        let (last, others) = row.split_last().expect("a chunk is not empty");
        for item in others {
            write!(out, "{item}{}", " ".repeat(widest - visible(item)))?;
        }
        writeln!(out, "{last}")?;
    }
    Ok(())
}
