//! The texts of moves, of boards and of positions. See docs/notation.md.

use super::Syrtis;
use super::board::{BoardKind, Cell, CellSet, are_connected};
use super::moves::Move;
use super::position::{Phase, Position};
use super::rules::{PASSES_MAX, QUICKSAND, QUIET_TURNS_MAX};
use super::tiles::{Kind, PerSide, Side, Tiles};
use tabuleiro_core::grid::{CellName, CellNameError};
use tabuleiro_core::{Explain, Message, Player, PositionError};

/// Returns the text of a move.
pub(super) fn move_text(_: &Syrtis, mv: Move) -> String {
    match mv {
        Move::Place(cell) => cell.to_string(),
        Move::Choose(side) => side.id().to_string(),
        Move::Tower { from, to } => format!("{from}-{to}"),
        Move::Sink(cell) => format!("x{cell}"),
        Move::Slide { from, to } => format!("{from}~{to}"),
        Move::Pass => "pass".to_string(),
    }
}

/// The letters of the kinds of tiles: bare, under a light tower, under a dark tower. A tower never stands on a tile that has
/// neither its colour nor its shape.
const LETTERS: [(Kind, char, Option<char>, Option<char>); 4] = [
    (Kind::ALL[0], 'c', Some('1'), None),
    (Kind::ALL[1], 's', Some('2'), Some('7')),
    (Kind::ALL[2], 'C', Some('3'), Some('8')),
    (Kind::ALL[3], 'S', None, Some('9')),
];
const EMPTY: char = '-';

/// Returns the rows of a board from the top, joined by `_`, with what lies and stands on them.
pub(super) fn rows_text(board: BoardKind, tiles: &Tiles, towers: &PerSide<CellSet>) -> String {
    let letter = |cell: Cell| {
        let Some(kind) = tiles.at(cell) else { return EMPTY };
        let (_, bare, light, dark) =
            LETTERS.into_iter().find(|letters| letters.0 == kind).expect("every kind has its letters");
        let tower = if towers[Side::Light].contains(cell) { light } else { dark };
        tower.filter(|_| Side::ALL.iter().any(|&side| towers[side].contains(cell))).unwrap_or(bare)
    };
    let letters: Vec<char> = board.cells().map(letter).collect();
    let rows: Vec<String> = letters.chunks(board.size()).map(|row| row.iter().collect()).collect();
    rows.join("_")
}

/// Reads the rows of a board.
pub(super) fn parse_rows(board: BoardKind, text: &str) -> Result<(Tiles, PerSide<CellSet>), Message> {
    let size = board.size();
    let rows: Vec<&str> = text.split('_').collect();
    if rows.len() != size || rows.iter().any(|row| row.len() != size) {
        return Err(Message::new("problem-board").number("size", size as i64));
    }
    let mut tiles = Tiles::default();
    let mut towers: PerSide<CellSet> = PerSide::default();
    for (cell, letter) in board.cells().zip(rows.iter().flat_map(|row| row.chars())) {
        if letter == EMPTY {
            continue;
        }
        let shows = |bare, light, dark| bare == letter || light == Some(letter) || dark == Some(letter);
        let found = LETTERS.into_iter().find(|&(_, bare, light, dark)| shows(bare, light, dark));
        let (kind, _, light, dark) =
            found.ok_or_else(|| Message::new("problem-letter").text("found", letter).text("cell", cell))?;
        tiles.put(cell, kind);
        for (side, tower) in [(Side::Light, light), (Side::Dark, dark)] {
            if tower == Some(letter) {
                towers[side] |= CellSet::of(cell);
            }
        }
    }
    Ok((tiles, towers))
}

/// Returns the cells of four towers: the two light ones by name, then the two dark ones.
pub(super) fn towers_text(towers: &PerSide<CellSet>) -> String {
    Side::ALL.iter().flat_map(|&side| towers[side]).map(|cell| cell.to_string()).collect()
}

/// Reads the cells of four towers.
pub(super) fn parse_towers(board: BoardKind, text: &str) -> Result<PerSide<CellSet>, Message> {
    const FORM: &str = "problem-towers-form";
    if !text.is_ascii() || text.len() != 8 {
        return Err(FORM.into());
    }
    let cell = |place: usize| {
        let name: CellName =
            text[place..place + 2].parse().map_err(|error: CellNameError| error.explain())?;
        Cell::from_name(name, board.size()).ok_or_else(|| Message::new("problem-cell").text("cell", name))
    };
    let [light_first, light_second, dark_first, dark_second] = [cell(0)?, cell(2)?, cell(4)?, cell(6)?];
    if light_first >= light_second || dark_first >= dark_second {
        return Err(FORM.into());
    }
    let towers: PerSide<CellSet> = PerSide(
        [[light_first, light_second], [dark_first, dark_second]].map(|two| two.into_iter().collect()),
    );
    if !(towers[Side::Light] & towers[Side::Dark]).is_empty() {
        return Err("problem-two-towers".into());
    }
    Ok(towers)
}

/// `ROWS~place` and `ROWS~choose` before the first turn, then `ROWS~LIGHT~TURN~SINKS~PASSES~QUIET`: Light's seat, the
/// side to move, who last sank a tile and how many in a row, the passes of both, the turns without a sink.
pub(super) fn position_text(game: &Syrtis, position: &Position) -> String {
    let rows = rows_text(game.start.board, &position.tiles, &position.towers);
    match position.phase {
        Phase::Placing => format!("{rows}~{PLACE}"),
        Phase::Choosing => format!("{rows}~{CHOOSE}"),
        Phase::Playing | Phase::Over(_) => {
            let sunk_by = position.sunk_by.map_or('n', letter_of);
            let [light_passes, dark_passes] = position.passes.0;
            format!(
                "{rows}~{}~{}~{sunk_by}{}~{light_passes}{dark_passes}~{}",
                position.light,
                letter_of(position.to_move),
                position.sunk_in_a_row,
                position.quiet_turns
            )
        }
    }
}

/// Reads a position that the rules can continue from.
pub(super) fn parse_position(game: &Syrtis, text: &str) -> Result<Position, PositionError> {
    let (rows, rest) = text.split_once('~').ok_or_else(|| PositionError::new("problem-form"))?;
    let (tiles, towers) = parse_rows(game.start.board, rows).map_err(PositionError::new)?;
    let placed = Position { towers, ..Position::of_tiles(tiles) };
    match rest {
        PLACE | CHOOSE => game.check_placement(placed, rest),
        _ => game.read_turn(placed, rest),
    }
}

impl Syrtis {
    /// Y1.4: towers are placed on the tiles of the set-up, Light's first.
    fn check_placement(&self, position: Position, wanted: &str) -> Result<Position, PositionError> {
        let tiles = &self.start.tiles;
        if self.start.towers.is_some() {
            return Err(PositionError::new("problem-towers-placed"));
        }
        let differs = |&cell: &Cell| position.tiles.at(cell) != tiles.at(cell);
        if let Some(cell) = self.start.board.cells().find(differs) {
            return Err(PositionError::new(Message::new("problem-other-tiles").text("cell", cell)));
        }
        let fits = |side| self.rules.placement.cells(tiles, side).contains_all(position.towers[side]);
        if !Side::ALL.into_iter().all(fits) {
            return Err(PositionError::new("problem-tower-misplaced"));
        }
        let phase = match position.towers.0.map(CellSet::len) {
            [0 | 1, 0] | [2, 0 | 1] => Phase::Placing,
            [2, 2] => Phase::Choosing,
            _ => return Err(PositionError::new("problem-placing-order")),
        };
        let expected = if phase == Phase::Placing { PLACE } else { CHOOSE };
        if wanted != expected {
            let problem = Message::new("problem-placing-phase").text("expected", expected);
            return Err(PositionError::new(problem.text("found", wanted)));
        }
        Ok(Position { phase, ..position })
    }

    fn read_turn(&self, position: Position, text: &str) -> Result<Position, PositionError> {
        self.check_board(&position)?;
        let parts: Vec<&str> = text.split('~').collect();
        let &[light, to_move, sinks, passes, quiet_turns] = &parts[..] else {
            return Err(PositionError::new("problem-parts"));
        };
        let (sunk_by, sunk_in_a_row) = parse_sinks(sinks)?;
        let mut position = Position {
            light: self.parse_light(light)?,
            to_move: parse_side(to_move).ok_or_else(|| found("problem-side", to_move))?,
            sunk_by,
            sunk_in_a_row,
            passes: parse_passes(passes)?,
            quiet_turns: self.parse_quiet_turns(quiet_turns)?,
            ..position
        };
        position.judge();
        Ok(position)
    }

    fn check_board(&self, position: &Position) -> Result<(), PositionError> {
        let Position { tiles, towers, .. } = position;
        if towers.0.map(CellSet::len) != [2, 2] {
            return Err(PositionError::new("problem-two-each"));
        }
        if !are_connected(tiles.all()) {
            return Err(PositionError::new("problem-not-connected"));
        }
        let most = self.start.board.tiles_of_a_kind();
        if Kind::ALL.iter().any(|&kind| tiles.of_kind(kind).len() > most) {
            let problem = Message::new("problem-too-many-tiles").number("most", most as i64);
            return Err(PositionError::new(problem));
        }
        Ok(())
    }

    fn parse_light(&self, text: &str) -> Result<Player, PositionError> {
        match text {
            "1" => Ok(Player::ONE),
            "2" if self.start.towers.is_none() => Ok(Player::TWO),
            "2" => Err(PositionError::new("problem-light-is-seat-1")),
            _ => Err(found("problem-light-seat", text)),
        }
    }

    fn parse_quiet_turns(&self, text: &str) -> Result<u8, PositionError> {
        let most = if self.rules.limited { QUIET_TURNS_MAX } else { 0 };
        let turns = text.parse().ok().filter(|turns: &u8| *turns <= most && turns.to_string() == text);
        turns.ok_or_else(|| {
            let problem = Message::new("problem-quiet-turns").text("found", text);
            PositionError::new(problem.number("most", most))
        })
    }
}

const PLACE: &str = "place";
const CHOOSE: &str = "choose";

fn letter_of(side: Side) -> char {
    match side {
        Side::Light => 'l',
        Side::Dark => 'd',
    }
}

fn parse_side(letter: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| letter == letter_of(side).to_string())
}

/// Returns the side that sank last and how many it sank in a row: `n0`, or from `l1` to `d4`.
fn parse_sinks(text: &str) -> Result<(Option<Side>, u8), PositionError> {
    let wrong = || found("problem-sinks", text);
    if text == "n0" {
        return Ok((None, 0));
    }
    let (letter, count) = text.split_at_checked(1).ok_or_else(wrong)?;
    let side = parse_side(letter).ok_or_else(wrong)?;
    Ok((Some(side), parse_digit(count, 1, QUICKSAND).ok_or_else(wrong)?))
}

/// Reads Light's passes in a row, then Dark's, one digit each.
fn parse_passes(text: &str) -> Result<PerSide<u8>, PositionError> {
    let wrong = || found("problem-passes", text);
    let (light, dark) = text.split_at_checked(1).ok_or_else(wrong)?;
    let passes = |digit| parse_digit(digit, 0, PASSES_MAX).ok_or_else(wrong);
    Ok(PerSide([passes(light)?, passes(dark)?]))
}

fn parse_digit(text: &str, least: u8, most: u8) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0').filter(|number| (least..=most).contains(number)),
        _ => None,
    }
}

/// Returns a problem with what was found.
fn found(problem: &'static str, text: &str) -> PositionError {
    PositionError::new(Message::new(problem).text("found", text))
}
