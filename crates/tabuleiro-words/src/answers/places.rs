//! Places on a board in words: directions, rays, columns, and where things are.

use super::phrase;
use crate::Localizer;
use std::collections::{BTreeMap, BTreeSet};
use tabuleiro_core::grid::CellName;
use tabuleiro_core::present::{Board, BoardCell, Mark, View};
use tabuleiro_core::{Message, Player};
use tabuleiro_table::Table;

/// The directions by name, each with its sense to the right and down.
pub const DIRECTIONS: [(&str, i16, i16); 8] = [
    ("north", 0, -1),
    ("north-east", 1, -1),
    ("east", 1, 0),
    ("south-east", 1, 1),
    ("south", 0, 1),
    ("south-west", -1, 1),
    ("west", -1, 0),
    ("north-west", -1, -1),
];

/// Says what lies on the straight lines from a cell, to every side or to one; `None` where there is no such cell.
pub fn rays(
    table: &Table,
    name: CellName,
    wanted: Option<&'static str>,
    speaker: &Localizer,
) -> Option<Vec<String>> {
    let (board, view) = (table.play_state().board(), table.play_state().view());
    let from = board.index_of(name)?;
    let steps: Vec<(i16, i16)> = steps(board).into_iter().collect();
    let chosen = steps.iter().filter(|&&step| wanted.is_none_or(|wanted| direction(step) == wanted));
    let said: Vec<String> =
        chosen.map(|&step| speaker.say(&ray(board, &view, from, step, speaker))).collect();
    if !said.is_empty() {
        return Some(said);
    }
    let names: Vec<String> = steps.iter().map(|&step| speaker.say(&direction_word(step))).collect();
    let none = Message::new("say-no-direction").text("directions", names.join(", "));
    Some(vec![speaker.say(&none)])
}

/// Says what is on the cells with a number, from the bottom; `None` where no cell has it.
pub fn column(table: &Table, number: usize, speaker: &Localizer) -> Option<Vec<String>> {
    let (board, view) = (table.play_state().board(), table.play_state().view());
    let mut cells: Vec<(&BoardCell, &_)> = board.cells.iter().zip(&view.contents).collect();
    cells.retain(|(cell, _)| cell.name.place() + 1 == number);
    cells.reverse();
    let cells: Vec<String> =
        cells.iter().map(|(cell, content)| speaker.say(&phrase(cell.name, content))).collect();
    let column = Message::new("say-column").number("column", number as i64).text("cells", cells.join("; "));
    (!cells.is_empty()).then(|| vec![speaker.say(&column)])
}

/// A thing on the board, with whose it is and where it stands.
struct Place {
    glyph: String,
    owner: Option<Player>,
    cells: Vec<String>,
    count: usize,
}

/// Says where a thing is, by its name in the language: of one player, or of all. Without a name, where all of that player's
/// pieces are. `None` for what no game piece is called.
pub fn whereabouts(
    table: &Table,
    owner: Option<Player>,
    thing: &str,
    speaker: &Localizer,
) -> Option<Vec<String>> {
    let play = table.play_state();
    let of_player = play.seats().players().find(|&player| speaker.name(player).to_lowercase() == thing);
    let (owner, thing) = if of_player.is_some() { (of_player, "") } else { (owner, thing) };
    let known = play.info().glyphs.iter().any(|glyph| is_called(glyph.name, thing, speaker));
    if !known || thing.is_empty() && owner.is_none() {
        return None;
    }
    let said: Vec<String> = places(table)
        .iter()
        .filter(|place| owner.is_none() || place.owner == owner)
        .filter(|place| is_called(&place.glyph, thing, speaker))
        .map(|place| speaker.say(&place.message()))
        .collect();
    let none = || vec![speaker.say(&Message::new("say-nowhere"))];
    Some(if said.is_empty() { none() } else { said })
}

/// Returns the names of what stands on the board.
pub fn things(table: &Table, speaker: &Localizer) -> Vec<String> {
    let glyphs: BTreeSet<String> = places(table).into_iter().map(|place| place.glyph).collect();
    glyphs.into_iter().map(|glyph| speaker.word(format!("glyph-{glyph}"))).collect()
}

/// Sums a position up for a player: the board, everyone's pieces and points, and what may be asked.
pub fn summary(table: &Table, speaker: &Localizer) -> Vec<String> {
    let said = pieces(table, speaker).into_iter().chain(super::score(table, speaker));
    said.chain([how(table, speaker)]).collect()
}

/// Says how large the board is and what is on it: the pieces of each player by cells, other things by number.
pub fn pieces(table: &Table, speaker: &Localizer) -> Vec<String> {
    let play = table.play_state();
    let board = play.board();
    let rows: BTreeSet<char> = board.cells.iter().map(|cell| cell.name.letter()).collect();
    let size = Message::new("say-board")
        .message("game", Message::new("game-name"))
        .number("cells", board.cells.len() as i64)
        .number("rows", rows.len() as i64)
        .text("first", rows.first().unwrap_or(&'a'))
        .text("last", rows.last().unwrap_or(&'a'));
    let places = places(table);
    let owned = play.seats().players().filter_map(|player| {
        let own = places.iter().filter(|place| place.owner == Some(player));
        let own: Vec<String> = own.map(|place| speaker.say(&place.short())).collect();
        let has = Message::new("say-has").player("player", player).text("pieces", own.join("; "));
        (!own.is_empty()).then(|| speaker.say(&has))
    });
    let rest = places.iter().filter(|place| place.owner.is_none());
    let rest: Vec<String> = rest.map(|place| speaker.say(&place.counted())).collect();
    let rest =
        (!rest.is_empty()).then(|| speaker.say(&Message::new("say-rest").text("pieces", rest.join("; "))));
    std::iter::once(speaker.say(&size)).chain(owned).chain(rest).collect()
}

/// Says what may be asked, and how a move is typed, by one that is legal.
fn how(table: &Table, speaker: &Localizer) -> String {
    let choices = table.play_state().choices();
    let example = choices.iter().find_map(|choice| Some((super::first_cell(choice)?, &choice.text)));
    let how = Message::new("say-how");
    match example {
        Some((cell, mv)) => {
            let answer = Message::new("say-how-to-answer").text("cell", cell).text("move", mv);
            format!("{} {}", speaker.say(&answer), speaker.say(&how))
        }
        None => speaker.say(&how),
    }
}

/// Returns the direction from a cell to one beside it, as a word.
pub(super) fn side(from: &BoardCell, to: &BoardCell) -> Message {
    direction_word((to.x - from.x, to.y - from.y))
}

fn direction_word(step: (i16, i16)) -> Message {
    Message::new(format!("direction-{}", direction(step)))
}

fn direction((x, y): (i16, i16)) -> &'static str {
    let is_this = |sense: &&(&str, i16, i16)| (sense.1, sense.2) == (x.signum(), y.signum());
    DIRECTIONS.iter().find(is_this).map_or("", |sense| sense.0)
}

/// Returns the steps from cells to those beside them, the upper ones first.
fn steps(board: &Board) -> BTreeSet<(i16, i16)> {
    let beside = |cell: &BoardCell| {
        let beside = cell.neighbours.iter().filter_map(|&name| Some(&board.cells[board.index_of(name)?]));
        beside.map(|other| (other.y - cell.y, other.x - cell.x)).collect::<Vec<_>>()
    };
    let down_first: BTreeSet<(i16, i16)> = board.cells.iter().flat_map(beside).collect();
    down_first.into_iter().map(|(y, x)| (x, y)).collect()
}

fn ray(board: &Board, view: &View, from: usize, (x, y): (i16, i16), speaker: &Localizer) -> Message {
    let start = &board.cells[from];
    let at = |place: i16| {
        let is_there = |cell: &BoardCell| (cell.x, cell.y) == (start.x + x * place, start.y + y * place);
        board.cells.iter().position(is_there)
    };
    let line: Vec<String> = (1..)
        .map_while(at)
        .map(|index| {
            let place = Message::new("say-place").text("cell", board.cells[index].name);
            speaker.say(&place.message("content", view.contents[index].sentence.clone()))
        })
        .collect();
    let id = if line.is_empty() { "say-ray-ends" } else { "say-ray" };
    let ray = Message::new(id).message("direction", direction_word((x, y))).text("cell", start.name);
    if line.is_empty() { ray } else { ray.text("cells", line.join(", ")) }
}

/// Returns the pieces with their cells, grouped by glyph and owner, in the order of the board.
fn places(table: &Table) -> Vec<Place> {
    let (board, view) = (table.play_state().board(), table.play_state().view());
    let mut order: Vec<(String, Option<Player>)> = Vec::new();
    let mut found: BTreeMap<(String, Option<Player>), (Vec<String>, usize)> = BTreeMap::new();
    for (cell, content) in board.cells.iter().zip(&view.contents) {
        for mark in &content.marks {
            let key = (mark.glyph.to_string(), owner(mark, &view));
            if !order.contains(&key) {
                order.push(key.clone());
            }
            let several = if mark.count > 1 { format!(" ({})", mark.count) } else { String::new() };
            let (cells, count) = found.entry(key).or_default();
            cells.push(format!("{}{several}", cell.name));
            *count += usize::from(mark.count.max(1));
        }
    }
    let place = |key: (String, Option<Player>)| {
        let (cells, count) = found.remove(&key).unwrap_or_default();
        Place { glyph: key.0, owner: key.1, cells, count }
    };
    order.into_iter().map(place).collect()
}

/// Returns the owner of a mark: its own, else the only seat whose pieces look like that.
fn owner(mark: &Mark, view: &View) -> Option<Player> {
    let has = |marks: &[Mark]| marks.iter().any(|own| own.glyph == mark.glyph && own.owner.is_none());
    let mut seats = view.seats.iter().enumerate().filter(|(_, seat)| has(&seat.marks));
    let only = seats.next().filter(|_| seats.next().is_none());
    mark.owner.or_else(|| only.map(|(index, _)| Player::new(index)))
}

impl Place {
    fn thing(&self, id: &'static str) -> Message {
        Message::new(id).message("thing", Message::new(format!("glyph-{}", self.glyph)))
    }

    /// `ship on h2, i4`
    fn short(&self) -> Message {
        self.thing("say-thing-on").text("cells", self.cells.join(", "))
    }

    /// `red piece 20`
    fn counted(&self) -> Message {
        self.thing("say-thing-count").number("count", self.count as i64)
    }

    /// Returns the whole sentence.
    fn message(&self) -> Message {
        let cells = self.cells.join(", ");
        match self.owner {
            Some(owner) => self.thing("say-where-of").player("player", owner).text("cells", cells),
            None => self.thing("say-where").text("cells", cells),
        }
    }
}

/// Returns whether all words of a name are among the words of a glyph, in the singular or the plural.
fn is_called(glyph: &str, name: &str, speaker: &Localizer) -> bool {
    let word = speaker.word(format!("glyph-{glyph}")).to_lowercase();
    let words: BTreeSet<String> = word.split_whitespace().map(singular).collect();
    name.split_whitespace().all(|word| words.contains(&singular(word)))
}

fn singular(word: &str) -> String {
    let endings = [("ies", "y"), ("ões", "ão"), ("s", "")];
    let found = endings.iter().find_map(|(many, one)| Some(format!("{}{one}", word.strip_suffix(many)?)));
    found.unwrap_or_else(|| word.into())
}
