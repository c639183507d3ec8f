//! The page `docs/performance.md`, written from measurements.

use super::figure::Figure;
use super::machine;
use crate::instructions::{self, Count};
use anyhow::Result;

/// Returns the page: the preamble, date and machine, then the tables.
pub(super) fn write(figures: &[Figure], missing: &[String], counts: &[Count]) -> Result<String> {
    let (ours, others): (Vec<&Figure>, Vec<&Figure>) = figures.iter().partition(|figure| figure.is_ours());
    let mut parts = vec![include_str!("preamble.md").into(), machine::described()?];
    parts.push(BESIDE_OTHERS.into());
    parts.push(beside_others(&defaults(&ours), &others));
    parts.extend_from_slice(missing);
    parts.push(INSTRUCTIONS.into());
    parts.push(instructions::table(counts));
    parts.push(EVERY_WAY.into());
    parts.push(every_way(&ours));
    Ok(parts.iter().map(|part| part.trim()).collect::<Vec<_>>().join("\n\n") + "\n")
}

const BESIDE_OTHERS: &str = "
## Beside others

Our games use the default rule set and board. The columns on the right give the number of their plies in the time of one ply of
the row's program. For C++, OpenSpiel runs the random rollouts of its tree search. The crate board-game draws from a move list, as all others
here do, or without one (\"drawn\").";

const INSTRUCTIONS: &str = "
## Instructions

Callgrind counts the instructions per ply of random play (`cargo xtask instructions`); each count must stay within its bar. The
counts are exactly reproducible, so exceeding a bar fails `cargo xtask test`. Moves are drawn by themselves, as in playouts; where
the row says so, from a list of all legal moves, as searches make it.";

const EVERY_WAY: &str = "
## Every rule set and board

These are the measurements of `tabuleiro bench rules`; plies and perft nodes are in millions per second.";

/// Returns the first measurement of every game: default rule set, default board.
fn defaults<'a>(ours: &[&'a Figure]) -> Vec<&'a Figure> {
    let mut defaults: Vec<&Figure> = Vec::new();
    for figure in ours {
        if defaults.iter().all(|other| other.id() != figure.id()) {
            defaults.push(figure);
        }
    }
    defaults
}

fn beside_others(ours: &[&Figure], others: &[&Figure]) -> String {
    let ids: Vec<&str> = ours.iter().map(|figure| figure.id()).collect();
    let heading = [&["program", "game", "million plies/s", "plies/game"], &ids[..]].concat();
    let mut rows = vec![row(&heading), ruler(2, heading.len() - 2)];
    rows.extend(ours.iter().map(|figure| compared(figure, |_| String::new(), ours)));
    for other in others {
        // The referee plays our games, so each is compared with the same game only.
        let plays_ours = ids.contains(&other.id());
        let ratio = |figure: &Figure| {
            let is_compared = !plays_ours || figure.id() == other.id();
            if is_compared { times(figure.plies_per_s / other.plies_per_s) } else { String::new() }
        };
        rows.push(compared(other, ratio, ours));
    }
    rows.concat()
}

fn compared(figure: &Figure, ratio: impl Fn(&Figure) -> String, ours: &[&Figure]) -> String {
    let rate = millions(figure.plies_per_s);
    let mut cells =
        vec![figure.program.clone(), figure.game.clone(), rate, format!("{:.1}", figure.plies_per_game)];
    cells.extend(ours.iter().map(|figure| ratio(figure)));
    row(&cells)
}

fn every_way(ours: &[&Figure]) -> String {
    let heading = ["game, rule set, seats, board", "plies/s", "games/s", "plies/game", "perft/s", "bytes"];
    let mut rows = vec![row(&heading), ruler(1, heading.len() - 1)];
    for figure in ours {
        let perft = figure.perft.map(|perft| millions(perft.nodes_per_s));
        let bytes = figure.perft.map(|perft| perft.position_bytes.to_string());
        rows.push(row(&[
            figure.game.clone(),
            millions(figure.plies_per_s),
            format!("{:.0}", figure.plies_per_s / figure.plies_per_game),
            format!("{:.1}", figure.plies_per_game),
            perft.unwrap_or_default(),
            bytes.unwrap_or_default(),
        ]));
    }
    rows.concat()
}

fn millions(per_s: f64) -> String {
    let millions = per_s / 1e6;
    if millions < 0.1 { format!("{millions:.4}") } else { format!("{millions:.2}") }
}

/// Writes a ratio with two significant digits.
fn times(ratio: f64) -> String {
    let decimals = if ratio < 1.0 { 2 } else { usize::from(ratio < 10.0) };
    format!("{ratio:.decimals$}×")
}

fn row<T: AsRef<str>>(cells: &[T]) -> String {
    let cells: Vec<&str> = cells.iter().map(AsRef::as_ref).collect();
    format!("| {} |\n", cells.join(" | "))
}

/// Returns the line below a table's heading, which aligns words to the left and numbers to the right.
fn ruler(words: usize, numbers: usize) -> String {
    format!("|{}{}\n", "---|".repeat(words), "--:|".repeat(numbers))
}
