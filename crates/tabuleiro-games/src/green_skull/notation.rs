//! The texts of moves and positions.
//!
//! A position is its rows from the apex, then the side to move with what it is to decide, who holds the skull and how many
//! moves in a row captured nothing: `-_--_z-z_…_gggg--oooo~o~g~0`. What is to be decided is nothing more for an own move,
//! `z` for a zombie move, and the cell of the piece for the next jump of a series: `o`, `oz`, `oc5`, `ozc5`.

use super::GreenSkull;
use super::board::{Cell, Cells, ROWS};
use super::moves::Move;
use super::position::{Part, Phase, Position, QUIET_MOVES_MAX};
use super::species::{Side, Species};
use tabuleiro_core::{Message, PositionError};

/// Returns the text of a move.
pub(super) fn move_text(_: &GreenSkull, mv: Move) -> String {
    match mv {
        Move::Step { from, to } => format!("{}-{}", from.name(), to.name()),
        Move::Jump { from, to, .. } => format!("{}x{}", from.name(), to.name()),
        Move::Stop => "stop".into(),
    }
}

/// Returns the text of a position.
pub(super) fn position_text(_: &GreenSkull, position: &Position) -> String {
    let letter = |cell| position.species_on(cell).map_or('-', Species::letter);
    let row = |row| (1..=row).filter_map(|number| Cell::at(row, number)).map(letter).collect();
    let rows: Vec<String> = (1..=ROWS).map(row).collect();
    let decision = match position.phase() {
        Phase::Move(Part::Own) | Phase::Over => String::new(),
        Phase::Move(Part::Zombies) => "z".into(),
        Phase::Series { part: Part::Own, piece } => piece.name().to_string(),
        Phase::Series { part: Part::Zombies, piece } => format!("z{}", piece.name()),
    };
    let [turn, skull] = [position.turn(), position.skull()].map(|side| side.species().letter());
    format!("{}~{turn}{decision}~{skull}~{}", rows.join("_"), position.quiet_moves())
}

/// Reads a position.
pub(super) fn parse_position(_: &GreenSkull, text: &str) -> Result<Position, PositionError> {
    let fields: Vec<&str> = text.split('~').collect();
    let [rows, decision, skull, quiet_moves] = fields[..] else {
        return Err(PositionError::new("problem-form"));
    };
    let pieces = parse_pieces(rows)?;
    let (turn, phase) = parse_decision(decision)?;
    let skull = parse_side(skull)?;
    let quiet_moves = parse_quiet_moves(quiet_moves)?;
    if phase == Phase::Move(Part::Zombies) && skull != turn {
        return Err(PositionError::new("problem-zombie-without-skull"));
    }
    let position = Position::new(pieces, turn, skull, phase, quiet_moves);
    if let Phase::Series { part, piece } = phase {
        check_series(&position, part, piece)?;
    }
    Ok(position)
}

fn parse_pieces(text: &str) -> Result<[Cells; 3], PositionError> {
    let rows: Vec<&str> = text.split('_').collect();
    if rows.len() != ROWS {
        let problem = Message::new("problem-rows").number("found", rows.len() as i64);
        return Err(PositionError::new(problem.number("rows", ROWS as i64)));
    }
    let mut pieces = [Cells::NONE; 3];
    for (row, letters) in (1..).zip(rows) {
        if letters.chars().count() != row {
            let problem = Message::new("problem-row").number("row", row as i64).text("found", letters);
            return Err(PositionError::new(problem));
        }
        for (number, letter) in (1..).zip(letters.chars()) {
            let species = Species::ALL.into_iter().find(|species| species.letter() == letter);
            match (species, Cell::at(row, number)) {
                (Some(species), Some(cell)) => {
                    pieces[species.index()] = pieces[species.index()].with(cell);
                }
                _ if letter == '-' => {}
                _ => return Err(found("problem-letter", letter)),
            }
        }
    }
    for species in Species::ALL {
        let (count, most) = (pieces[species.index()].len(), species.start().len());
        if count > most {
            let problem = Message::new("problem-too-many").number("count", count as i64);
            let problem = problem.text("letter", species.letter()).number("most", most as i64);
            return Err(PositionError::new(problem));
        }
    }
    Ok(pieces)
}

fn parse_decision(text: &str) -> Result<(Side, Phase), PositionError> {
    let mut letters = text.chars();
    let side = letters.next().map(String::from).unwrap_or_default();
    let turn = parse_side(&side)?;
    let (part, piece) = match letters.as_str().strip_prefix('z') {
        Some(rest) => (Part::Zombies, rest),
        None => (Part::Own, letters.as_str()),
    };
    if piece.is_empty() {
        return Ok((turn, Phase::Move(part)));
    }
    let cell = piece.parse().ok().and_then(Cell::named);
    let piece = cell.ok_or_else(|| found("problem-cell", piece))?;
    Ok((turn, Phase::Series { part, piece }))
}

fn parse_side(text: &str) -> Result<Side, PositionError> {
    match text {
        "g" => Ok(Side::Goblins),
        "o" => Ok(Side::Orcs),
        _ => Err(found("problem-side", text)),
    }
}

fn parse_quiet_moves(text: &str) -> Result<u8, PositionError> {
    let canonical = |number: &u8| number.to_string() == text && *number <= QUIET_MOVES_MAX;
    text.parse().ok().filter(canonical).ok_or_else(|| {
        let problem = Message::new("problem-quiet-moves").text("found", text);
        PositionError::new(problem.number("most", QUIET_MOVES_MAX))
    })
}

/// Checks that a piece can be in the middle of a series.
fn check_series(position: &Position, part: Part, piece: Cell) -> Result<(), PositionError> {
    let nothing_captured = Species::ALL.into_iter().all(|species| position.captured(species) == 0);
    let problem = if !position.pieces(position.movers(part)).contains(piece) {
        "problem-jumper-absent"
    } else if !position.can_jump(piece) {
        "problem-jumper-stuck"
    } else if position.quiet_moves() > 0 || nothing_captured {
        "problem-series-without-capture"
    } else if position.skull() == position.turn() {
        "problem-jumper-holds-skull"
    } else {
        return Ok(());
    };
    Err(PositionError::new(problem))
}

/// Returns a problem with what was found.
fn found(problem: &'static str, text: impl ToString) -> PositionError {
    PositionError::new(Message::new(problem).text("found", text))
}
