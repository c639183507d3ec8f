//! Trees, harvests and positions as text: `5rr4_5bbrbr1_…_11~r2b1y0_r1b1y1~2`.

use super::Asterismo;
use super::board::{BOARD, Cell, CellSet, SIDE};
use super::harvest::{Harvest, Harvests, SEATS_MAX};
use super::moves::Move;
use super::position::Position;
use super::rules::EACH_MAX;
use super::tree::{Colour, Tree};
use tabuleiro_core::grid::CellName;
use tabuleiro_core::{Message, MoveError, Player, PositionError, Seats};

const LETTERS: [char; 3] = ['r', 'b', 'y'];

impl Colour {
    /// Returns the letter in texts.
    pub fn letter(self) -> char {
        LETTERS[self.index()]
    }

    fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

/// Returns the rows of a tree, from the top.
pub(super) fn tree_text(tree: &Tree) -> String {
    let row = |row| row_text((0..SIDE).map(|column| tree.colour_at(Cell::new(row, column))));
    (0..SIDE).map(row).collect::<Vec<_>>().join("_")
}

fn row_text(places: impl Iterator<Item = Option<Colour>>) -> String {
    let (mut text, mut empty) = (String::new(), 0);
    for place in places.map(Some).chain([None]) {
        let Some(None) = place else {
            if empty > 0 {
                text += &empty.to_string();
            }
            empty = 0;
            text.extend(place.flatten().map(Colour::letter));
            continue;
        };
        empty += 1;
    }
    text
}

/// Reads a tree whose pieces are all safe and linked.
pub(super) fn parse_tree(text: &str) -> Result<Tree, Message> {
    let tree = parse_pieces(text)?;
    if let Some(cell) = tree.unsafe_pieces().first() {
        return Err(Message::new("problem-unsafe").text("cell", cell.name()));
    }
    let first = tree.pieces().first().ok_or("problem-no-piece")?;
    let rest = tree.pieces().without(BOARD.flood(CellSet::of(first), tree.pieces()));
    match rest.first() {
        Some(other) => {
            Err(Message::new("problem-apart").text("cell", first.name()).text("other", other.name()))
        }
        None => Ok(tree),
    }
}

/// Reads pieces, safe or not.
pub(super) fn parse_pieces(text: &str) -> Result<Tree, Message> {
    let rows: Vec<&str> = text.split('_').collect();
    if rows.len() != SIDE {
        let problem = Message::new("problem-rows").number("found", rows.len() as i64);
        return Err(problem.number("rows", SIDE as i64));
    }
    let mut tree = Tree::default();
    for (row, text) in rows.into_iter().enumerate() {
        parse_row(text, row, &mut tree)
            .ok_or_else(|| Message::new("problem-row").text("found", text).number("cells", SIDE as i64))?;
    }
    Ok(tree)
}

fn parse_row(text: &str, row: usize, tree: &mut Tree) -> Option<()> {
    let (mut column, mut rest) = (0, text);
    while let Some(letter) = rest.chars().next() {
        if let Some(colour) = Colour::from_letter(letter) {
            if column >= SIDE {
                return None;
            }
            tree.put(Cell::new(row, column), colour);
            column += 1;
            rest = &rest[1..];
        } else {
            let (empty, after) = leading_number(rest).filter(|&(empty, _)| (1..=SIDE).contains(&empty))?;
            column += empty;
            rest = after;
        }
    }
    (column == SIDE).then_some(())
}

/// Returns the number a text begins with, written without needless zeros, and what comes after it.
fn leading_number(text: &str) -> Option<(usize, &str)> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    let canonical = digits == "0" || !digits.starts_with('0');
    digits.parse().ok().filter(|_| canonical).map(|number| (number, rest))
}

/// Returns the harvest of each seat.
pub(super) fn harvests_text(harvests: &Harvests, seats: Seats) -> String {
    let harvest = |harvest: &Harvest| -> String {
        Colour::ALL.map(|colour| format!("{}{}", colour.letter(), harvest.of(colour))).concat()
    };
    harvests[..seats.count()].iter().map(harvest).collect::<Vec<_>>().join("_")
}

/// Reads the harvest of each seat.
pub(super) fn parse_harvests(text: &str, seats: Seats) -> Result<Harvests, Message> {
    let texts: Vec<&str> = text.split('_').collect();
    if texts.len() != seats.count() {
        return Err(Message::new("problem-harvests").text("seats", seats));
    }
    let mut harvests = [Harvest::default(); SEATS_MAX];
    for (harvest, text) in harvests.iter_mut().zip(texts) {
        *harvest = parse_harvest(text).ok_or_else(|| Message::new("problem-harvest").text("found", text))?;
    }
    Ok(harvests)
}

fn parse_harvest(text: &str) -> Option<Harvest> {
    let (mut counts, mut rest) = ([0; 3], text);
    for (count, letter) in counts.iter_mut().zip(LETTERS) {
        let (number, after) = leading_number(rest.strip_prefix(letter)?)?;
        *count = u8::try_from(number).ok()?;
        rest = after;
    }
    rest.is_empty().then_some(Harvest::new(counts))
}

/// Checks that the tree and all harvests together have no more pieces of a colour than the game.
pub(super) fn check_counts(tree: &Tree, harvests: &Harvests) -> Result<(), Message> {
    for colour in Colour::ALL {
        let taken: u32 = harvests.iter().map(|harvest| u32::from(harvest.of(colour))).sum();
        let count = taken + tree.of(colour).len() as u32;
        if count > EACH_MAX {
            let problem = Message::new("problem-too-many").number("count", count);
            return Err(problem.text("colour", colour.letter()).number("most", EACH_MAX));
        }
    }
    Ok(())
}

/// Returns the text of a move: the cell.
pub(super) fn move_text(_: &Asterismo, Move(cell): Move) -> String {
    cell.name().to_string()
}

/// Reads a legal move.
pub(super) fn parse_move(_: &Asterismo, position: &Position, text: &str) -> Result<Move, MoveError> {
    let cell = text.parse::<CellName>().ok().and_then(Cell::named);
    let legal = cell.filter(|&cell| position.takeable.contains(cell));
    legal.map(Move).ok_or_else(|| MoveError::Illegal(text.into()))
}

/// Returns the text of a position.
pub(super) fn position_text(game: &Asterismo, position: &Position) -> String {
    let harvests = harvests_text(&position.harvests, game.seats);
    format!("{}~{harvests}~{}", tree_text(&position.tree), position.to_move)
}

/// Reads a position that the rules can continue from.
pub(super) fn parse_position(game: &Asterismo, text: &str) -> Result<Position, PositionError> {
    let (tree, harvests, to_move) = parse_parts(text, game.seats).map_err(PositionError::new)?;
    let complete = |player: &Player| game.goal().is_met(harvests[player.index()]);
    if !game.rules.info.together && game.seats.players().all(|player| complete(&player)) {
        return Err(PositionError::new("problem-both-complete"));
    }
    Ok(game.position(tree, harvests, to_move))
}

/// Reads a position's tree, harvests and player to move.
fn parse_parts(text: &str, seats: Seats) -> Result<(Tree, Harvests, Player), Message> {
    let parts: Vec<&str> = text.split('~').collect();
    let [tree, harvests, seat] = parts[..] else { return Err("problem-form".into()) };
    let to_move = seats.players().find(|player| player.to_string() == seat);
    let to_move =
        to_move.ok_or_else(|| Message::new("problem-seat").text("found", seat).text("seats", seats))?;
    let (tree, harvests) = (parse_tree(tree)?, parse_harvests(harvests, seats)?);
    check_counts(&tree, &harvests)?;
    Ok((tree, harvests, to_move))
}
