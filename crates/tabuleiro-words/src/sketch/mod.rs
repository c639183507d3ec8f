//! A board drawn in letters and symbols, for its shape: hexagons either way up, triangles, squares. The callers choose the
//! colours.

mod layout;

use layout::Layout;
use std::collections::BTreeMap;
use tabuleiro_core::Player;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::info::{GameInfo, Tint};
use tabuleiro_core::present::{Board, BoardCell, Click, Content, Mark, Outline, View};
use tabuleiro_table::{Choice, Spelling};

/// The sizes of a drawn board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Space {
    /// One line a row, without borders where they can be spared.
    Compact,
    /// With borders.
    Roomy,
    /// With borders and the name of each cell inside it.
    Large,
}

/// The letters for symbols.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ink {
    /// As the text around it.
    Plain,
    /// The sides of a cell.
    Border,
    /// The name of a cell.
    Name,
    /// A symbol without an owner.
    Tint(Tint),
    /// A symbol of a player.
    Player(Player),
    /// The frames around a cell.
    Bracket(Bracket),
}

impl Ink {
    /// Returns the ink of a mark.
    pub fn of_mark(tint: Tint, owner: Option<Player>) -> Ink {
        match (tint, owner) {
            (Tint::Owner, Some(owner)) => Ink::Player(owner),
            (Tint::Owner | Tint::Plain, _) => Ink::Plain,
            (tint, _) => Ink::Tint(tint),
        }
    }
}

/// Why a cell is set in brackets; each kind has brackets of its own.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Bracket {
    /// The last move touched it.
    Last,
    /// A cell that can be chosen.
    Next,
    /// A cell that belongs to the move in progress.
    Chosen,
}

impl Bracket {
    /// Returns the brackets, left and right.
    pub const fn pair(self) -> (char, char) {
        match self {
            Bracket::Last => ('[', ']'),
            Bracket::Next => ('(', ')'),
            Bracket::Chosen => ('{', '}'),
        }
    }
}

/// The cells that are set in brackets.
pub type Brackets = BTreeMap<CellName, Bracket>;

/// Returns the cells that these clicks touch, as the last move.
pub fn last_move(clicks: &[Click]) -> Brackets {
    let cell = |click: &Click| match click {
        Click::Cell(name) => Some((*name, Bracket::Last)),
        Click::Button(_) => None,
    };
    clicks.iter().filter_map(cell).collect()
}

/// Returns the brackets of a move that is being spelled: the cells chosen and those that can come next.
pub fn spelled(spelling: &Spelling, choices: &[Choice]) -> Brackets {
    let bracketed = |click: &Click, bracket| match click {
        Click::Cell(name) => Some((*name, bracket)),
        Click::Button(_) => None,
    };
    let next = spelling.next(choices);
    let mut brackets: Brackets = next.iter().filter_map(|click| bracketed(click, Bracket::Next)).collect();
    brackets.extend(spelling.clicks().iter().filter_map(|click| bracketed(click, Bracket::Chosen)));
    brackets
}

/// A drawn board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sketch {
    /// Lines of symbols; a line ends with its last symbol.
    pub lines: Vec<Vec<(char, Ink)>>,
    /// Place of each cell, in the order of the board's cells.
    pub spots: Vec<Spot>,
}

/// The inside of a cell.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Spot {
    pub column: usize,
    pub line: usize,
    pub width: usize,
    pub height: usize,
}

impl Spot {
    /// Returns the distance of a place from the middle of the cell. Lines count double, because they are about twice as high.
    fn distance(&self, column: usize, line: usize) -> usize {
        let twice = |place: usize, begin: usize, size: usize| (2 * place + 1).abs_diff(2 * begin + size);
        twice(column, self.column, self.width) + 2 * twice(line, self.line, self.height)
    }
}

impl Sketch {
    /// Draws a board with what stands on it.
    pub fn new(
        info: &GameInfo,
        board: &Board,
        view: &View,
        brackets: &Brackets,
        room: Space,
        unicode: bool,
    ) -> Sketch {
        let text = |(cell, content): (&BoardCell, &Content)| match edge_tint(info, board, cell.name) {
            Some(tint) if content.marks.is_empty() => cell_text(info, content, unicode)
                .into_iter()
                .map(|(letter, _)| (letter, Ink::Tint(tint)))
                .collect(),
            _ => cell_text(info, content, unicode),
        };
        let texts: Vec<CellText> = board.cells.iter().zip(&view.contents).map(text).collect();
        let widest = texts.iter().map(Vec::len).max().unwrap_or(1);
        let layout = Layout::new(board, room, widest);
        let mut sketch = Sketch::default();
        for cell in &board.cells {
            layout.draw_outline(&mut sketch, cell);
        }
        for (cell, text) in board.cells.iter().zip(&texts) {
            layout.draw_content(&mut sketch, cell, text, brackets.get(&cell.name).copied());
        }
        layout.draw_names(&mut sketch, board);
        sketch.spots = board.cells.iter().map(|cell| layout.spot(cell)).collect();
        sketch
    }

    /// Draws a small board with the topmost symbol of each cell.
    pub fn small(info: &GameInfo, board: &Board, view: &View, unicode: bool) -> Sketch {
        let least = |axis: fn(&BoardCell) -> i16| board.cells.iter().map(axis).min().unwrap_or(0);
        let (left, top) = (least(|cell| cell.x), least(|cell| cell.y));
        let (across, down) = match board.outline {
            Outline::HexPointy => (1, 1),
            Outline::HexFlat => (2, 2),
            Outline::Square => (2, 1),
        };
        let mut sketch = Sketch::default();
        for (cell, content) in board.cells.iter().zip(&view.contents) {
            let text = cell_text(info, content, unicode);
            let top_mark = content.marks.last().map(|mark| mark_text(info, mark, unicode, true));
            let Some(&(symbol, ink)) = top_mark.as_ref().unwrap_or(&text).first() else { continue };
            let column = usize::from((cell.x - left).unsigned_abs()) * across;
            let line = usize::from((cell.y - top).unsigned_abs()) / down;
            sketch.put(column, line, symbol, ink);
            sketch.spots.push(Spot { column, line, width: 1, height: 1 });
        }
        sketch
    }

    /// Returns the width in columns.
    pub fn width(&self) -> usize {
        self.lines.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// Returns the height in lines.
    pub fn height(&self) -> usize {
        self.lines.len()
    }

    /// Returns the index of the cell nearest to a place, unless it is far away.
    pub fn cell_at(&self, column: usize, line: usize) -> Option<usize> {
        let nearest = self.spots.iter().enumerate().min_by_key(|(_, spot)| spot.distance(column, line))?;
        let (index, spot) = nearest;
        let near = column + 2 >= spot.column
            && column < spot.column + spot.width + 2
            && line + 1 >= spot.line
            && line <= spot.line + spot.height;
        near.then_some(index)
    }

    fn put(&mut self, column: usize, line: usize, symbol: char, ink: Ink) {
        if self.lines.len() <= line {
            self.lines.resize_with(line + 1, Vec::new);
        }
        let line = &mut self.lines[line];
        if line.len() <= column {
            line.resize(column + 1, (' ', Ink::Plain));
        }
        line[column] = (symbol, ink);
    }

    fn text(&mut self, column: usize, line: usize, text: &str, ink: Ink) {
        for (index, symbol) in text.chars().enumerate() {
            self.put(column + index, line, symbol, ink);
        }
    }
}

/// Returns the height of a board drawn so.
pub fn height(board: &Board, room: Space) -> usize {
    Layout::new(board, room, 1).height(board)
}

/// The symbols of a cell, each with its ink.
type CellText = Vec<(char, Ink)>;

/// The colour of the side whose edge a cell is on.
fn edge_tint(info: &GameInfo, board: &Board, cell: CellName) -> Option<Tint> {
    let border = board.borders.iter().find(|border| border.cells.contains(&cell))?;
    info.glyph(&border.glyph).map(|glyph| glyph.tint)
}

fn cell_text(info: &GameInfo, content: &Content, unicode: bool) -> CellText {
    let mut text = CellText::new();
    let mut owner = None;
    for mark in &content.marks {
        text.extend(mark_text(info, mark, unicode, mark.owner == owner));
        owner = mark.owner;
    }
    if text.is_empty() {
        text.push((if unicode { '·' } else { '.' }, Ink::Tint(Tint::Faint)));
    }
    text
}

/// Returns a mark as text: its symbol, its owner's seat unless that has just been said, and their number if there are
/// several.
fn mark_text(info: &GameInfo, mark: &Mark, unicode: bool, owner_is_known: bool) -> CellText {
    let glyph = info.glyph(&mark.glyph);
    // A glyph without a drawing is shown by its first letter.
    let fallback = mark.glyph.chars().next().unwrap_or('?');
    let symbol = glyph.map_or(fallback, |glyph| if unicode { glyph.symbol } else { glyph.letter });
    let ink = Ink::of_mark(glyph.map_or(Tint::Plain, |glyph| glyph.tint), mark.owner);
    let mut text = vec![(symbol, ink)];
    if let Some(owner) = mark.owner.filter(|_| !owner_is_known) {
        text.extend(owner.to_string().chars().map(|digit| (digit, ink)));
    }
    if mark.count > 1 {
        text.extend(mark.count.to_string().chars().map(|digit| (digit, ink)));
    }
    text
}
