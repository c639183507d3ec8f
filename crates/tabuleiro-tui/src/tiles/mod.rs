//! Boards of filled cells: half blocks serve as pixels, and cells grow with the window. Large cells show the games'
//! drawings, small ones their symbols.

mod colours;
mod content;
mod pixel;
mod scale;
#[cfg(test)]
mod tests;

pub use colours::TileColours;
pub use pixel::{Depth, Pixel};
pub use scale::Scale;

use ratatui::style::{Color, Modifier, Style};
use std::collections::BTreeMap;
use tabuleiro_core::present::{Board, BoardCell, Content, View};
use tabuleiro_table::Play;
use tabuleiro_words::sketch::{Bracket, Brackets};

/// The columns beside the board for the names of rows.
const MARGIN: u16 = 4;

/// Number of choices above which they are marked less strongly.
const MANY: usize = 12;
/// The share of a quiet mark's colour.
const QUIET: f32 = 0.45;

/// A board as it is drawn on the window.
#[derive(Clone, Debug)]
pub struct Tiles {
    width: u16,
    /// Height in pixels: two for each line.
    height: u16,
    /// The cell that each pixel belongs to.
    owners: Vec<Option<u16>>,
    /// The colour of each pixel; none outside the board.
    pixels: Vec<Option<Pixel>>,
    /// Letters on the board, by line and column.
    letters: BTreeMap<(u16, u16), Letter>,
    middles: Vec<(u16, u16)>,
    depth: Depth,
}

/// A letter on the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Letter {
    symbol: char,
    ink: Pixel,
    is_underlined: bool,
}

/// Fill, border and marks of a cell.
#[derive(Copy, Clone, Debug)]
struct Look {
    ground: Pixel,
    border: Pixel,
    bracket: Option<Bracket>,
}

/// The places of a board's cells at one scale.
struct Layout<'a> {
    board: &'a Board,
    scale: Scale,
    left: i16,
    top: i16,
    /// The middle of the cell at the left and the top.
    origin: (u16, u16),
    width: u16,
    height: u16,
}

impl<'a> Layout<'a> {
    fn new(board: &'a Board, scale: Scale, margin: u16) -> Layout<'a> {
        let least = |of: fn(&BoardCell) -> i16| board.cells.iter().map(of).min().unwrap_or(0);
        let (left, top) = (least(|cell| cell.x), least(|cell| cell.y));
        let (half, rise) = scale.reach();
        // The middles of cells are in the middle of a line, so that symbols are too.
        let origin = (margin + half, rise + u16::from(scale.has_symbols() && rise.is_multiple_of(2)));
        let far = |axis: fn((u16, u16)) -> u16| {
            board.cells.iter().map(|cell| axis(scale.middle(cell, (left, top)))).max().unwrap_or(0)
        };
        let width = origin.0 + far(|at| at.0) + half + margin;
        let height = (origin.1 + far(|at| at.1) + rise).next_multiple_of(2);
        Layout { board, scale, left, top, origin, width, height }
    }

    fn middle(&self, cell: &BoardCell) -> (u16, u16) {
        let (x, y) = self.scale.middle(cell, (self.left, self.top));
        (self.origin.0 + x, self.origin.1 + y)
    }

    /// Returns the cell of each pixel.
    fn owners(&self) -> Vec<Option<u16>> {
        let mut owners = vec![None; usize::from(self.width) * usize::from(self.height)];
        let (half, rise) = self.scale.reach();
        for (index, cell) in self.board.cells.iter().enumerate() {
            let (x, y) = self.middle(cell);
            for py in y.saturating_sub(rise)..(y + rise).min(self.height) {
                for px in x - half..(x + half).min(self.width) {
                    let from_middle = |pixel: u16, middle: u16| f32::from(pixel) + 0.5 - f32::from(middle);
                    if self.scale.depth(from_middle(px, x), from_middle(py, y)) >= 0.0 {
                        owners[usize::from(py) * usize::from(self.width) + usize::from(px)] =
                            Some(index as u16);
                    }
                }
            }
        }
        owners
    }
}

/// Returns the columns and lines of a board at this scale.
pub fn size(board: &Board, scale: Scale) -> (u16, u16) {
    let layout = Layout::new(board, scale, MARGIN);
    (layout.width, layout.height / 2)
}

/// Returns the columns and lines of a board without names at this scale.
pub fn small_size(board: &Board, scale: Scale) -> (u16, u16) {
    let layout = Layout::new(board, scale, 0);
    (layout.width, layout.height / 2)
}

impl Tiles {
    /// Draws a board with its content at a scale.
    pub fn new(
        play: &dyn Play,
        view: &View,
        brackets: &Brackets,
        scale: Scale,
        colours: &TileColours,
    ) -> Tiles {
        let mut tiles =
            Tiles::unnamed((play, view), brackets, &Layout::new(play.board(), scale, MARGIN), colours);
        tiles.put_names(play.board(), colours);
        tiles
    }

    /// Draws a small board without names.
    pub fn small(play: &dyn Play, view: &View, scale: Scale, colours: &TileColours) -> Tiles {
        Tiles::unnamed((play, view), &Brackets::new(), &Layout::new(play.board(), scale, 0), colours)
    }

    fn unnamed(
        (play, view): (&dyn Play, &View),
        brackets: &Brackets,
        layout: &Layout,
        colours: &TileColours,
    ) -> Tiles {
        let scale = layout.scale;
        let owners = layout.owners();
        let mut tiles = Tiles {
            width: layout.width,
            height: layout.height,
            pixels: vec![None; owners.len()],
            owners,
            letters: BTreeMap::new(),
            middles: play.board().cells.iter().map(|cell| layout.middle(cell)).collect(),
            depth: colours.depth,
        };
        let bracket = |cell: &BoardCell| brackets.get(&cell.name).copied();
        let fill = |cell: &BoardCell, content: &Content| {
            if !scale.has_symbols() {
                return colours.dot(play.info(), content);
            }
            colours.fill(play.info(), content, bracket(cell), scale.drawing().is_some())
        };
        let cells = play.board().cells.iter().zip(&view.contents);
        let look = |(cell, content): (&BoardCell, &Content)| Look {
            ground: fill(cell, content),
            border: colours.border(content),
            bracket: bracket(cell),
        };
        let looks: Vec<Look> = cells.map(look).collect();
        tiles.fill(&looks, scale, colours);
        for (index, content) in view.contents.iter().enumerate() {
            if let Some(side) = scale.drawing() {
                tiles.put_drawing(play.info(), index, content, side, colours);
            } else if scale.has_symbols() {
                let bracket = looks[index].bracket.filter(|_| !scale.has_rings());
                tiles.put_symbols(play.info(), index, content, (looks[index].ground, bracket), colours);
            }
        }
        if scale.has_rings() {
            tiles.put_rings(&looks, scale, colours);
        }
        tiles
    }

    /// Returns the number of columns.
    pub fn width(&self) -> u16 {
        self.width
    }

    /// Returns the number of lines.
    pub fn height(&self) -> u16 {
        self.height / 2
    }

    /// Returns the column and the line of a cell's middle.
    pub fn middle(&self, cell: usize) -> Option<(u16, u16)> {
        self.middles.get(cell).map(|&(x, y)| (x, y / 2))
    }

    /// Returns the cell at a place of the window.
    pub fn cell_at(&self, column: u16, line: u16) -> Option<usize> {
        let at = |half| self.owners.get(self.index(column, 2 * line + half)).copied().flatten();
        (column < self.width).then(|| at(0).or_else(|| at(1))).flatten().map(usize::from)
    }

    /// Returns what stands at a place, with a ring around one cell; nothing where the window's ground is seen.
    pub fn symbol_at(
        &self,
        column: u16,
        line: u16,
        cursor: Option<usize>,
        text: Style,
    ) -> Option<(char, Style)> {
        let colour = |half: u16| {
            let (x, y) = (column, 2 * line + half);
            let pixel = self.pixels.get(self.index(x, y)).copied().flatten();
            let pixel = pixel.map(|pixel| pixel.color(self.depth));
            if cursor.is_some_and(|cell| self.is_on_ring(x, y, cell)) { text.fg } else { pixel }
        };
        let (above, below) = (colour(0), colour(1));
        let on = |colour: Option<Color>| colour.map_or(text, |colour| text.bg(colour));
        if let Some(letter) = self.letters.get(&(line, column)) {
            let is_covered = cursor.is_some_and(|cell| self.is_on_ring(column, 2 * line + 1, cell));
            let ground = self.pixels.get(self.index(column, 2 * line + 1)).copied().flatten();
            let ink = ground.map_or(letter.ink, |ground| letter.ink.readable_on(ground));
            let ink = text.bg.filter(|_| is_covered).unwrap_or(ink.color(self.depth));
            let style = on(below.or(above)).fg(ink);
            let modifier = if letter.is_underlined { Modifier::UNDERLINED } else { Modifier::empty() };
            return Some((letter.symbol, style.add_modifier(modifier)));
        }
        match (above, below) {
            (None, None) => None,
            (Some(above), Some(below)) if above == below => Some((' ', on(Some(above)))),
            (None, Some(below)) => Some(('▄', text.fg(below))),
            (Some(above), below) => Some(('▀', on(below).fg(above))),
        }
    }

    fn index(&self, x: u16, y: u16) -> usize {
        usize::from(y) * usize::from(self.width) + usize::from(x)
    }

    fn owner(&self, x: i32, y: i32) -> Option<u16> {
        let inside = (0..i32::from(self.width)).contains(&x) && (0..i32::from(self.height)).contains(&y);
        inside.then(|| self.owners[self.index(x as u16, y as u16)]).flatten()
    }

    /// Returns whether a pixel is in a cell and one beside it is not.
    fn is_on_ring(&self, x: u16, y: u16, cell: usize) -> bool {
        let (x, y) = (i32::from(x), i32::from(y));
        let is_in = |x, y| self.owner(x, y) == Some(cell as u16);
        is_in(x, y) && [(1, 0), (-1, 0), (0, 1), (0, -1)].iter().any(|(dx, dy)| !is_in(x + dx, y + dy))
    }

    /// Fills the cells and draws the lines between them.
    fn fill(&mut self, looks: &[Look], scale: Scale, colours: &TileColours) {
        for y in 0..self.height {
            for x in 0..self.width {
                let Some(owner) = self.owner(i32::from(x), i32::from(y)) else { continue };
                let left = self.owner(i32::from(x) - 1, i32::from(y)) != Some(owner);
                let above = self.owner(i32::from(x), i32::from(y) - 1) != Some(owner);
                let at = self.index(x, y);
                let look = looks[usize::from(owner)];
                let is_owned = look.border != colours.edge;
                self.pixels[at] = match scale.has_edges() {
                    true if is_owned && self.is_on_ring(x, y, usize::from(owner)) => Some(look.border),
                    true if left || above => Some(colours.edge),
                    false if left && scale.has_symbols() => None,
                    _ => Some(look.ground),
                };
            }
        }
    }

    /// Draws a ring around marked cells. Many may be next: a line at their foot is enough for them.
    fn put_rings(&mut self, looks: &[Look], scale: Scale, colours: &TileColours) {
        let offered = looks.iter().filter(|look| look.bracket == Some(Bracket::Next)).count();
        for y in 0..self.height {
            for x in 0..self.width {
                let Some(owner) = self.owner(i32::from(x), i32::from(y)).map(usize::from) else { continue };
                let Some(bracket) = looks[owner].bracket else { continue };
                let is_foot = y >= self.middles[owner].1 + scale.reach().1.div_ceil(2);
                let is_wanted = bracket != Bracket::Next || is_foot;
                if is_wanted && self.is_on_ring(x, y, owner) {
                    let at = self.index(x, y);
                    let is_quiet = bracket == Bracket::Next && offered > MANY;
                    let share = if is_quiet { QUIET } else { 1.0 };
                    self.pixels[at] = Some(looks[owner].ground.mixed(colours.mark(bracket), share));
                }
            }
        }
    }

    /// Writes the names of the first and the last cell beside each row.
    fn put_names(&mut self, board: &Board, colours: &TileColours) {
        let mut begin = 0;
        for row in board.cells.chunk_by(|a, b| a.name.row() == b.name.row()) {
            let end = begin + row.len() - 1;
            let (first, last) = (row[0].name.to_string(), row[row.len() - 1].name.to_string());
            let line = self.middles[begin].1 / 2;
            let left = (0..self.width).find(|&x| self.cell_at(x, line) == Some(begin)).unwrap_or(MARGIN);
            let right = (0..self.width).rfind(|&x| self.cell_at(x, self.middles[end].1 / 2) == Some(end));
            self.put_text(left.saturating_sub(first.len() as u16 + 1), line, &first, colours.faint);
            self.put_text(right.unwrap_or(0) + 2, self.middles[end].1 / 2, &last, colours.faint);
            begin = end + 1;
        }
    }

    fn put_text(&mut self, column: u16, line: u16, text: &str, colour: Pixel) {
        for (column, letter) in (column..self.width).zip(text.chars()) {
            self.letters.insert((line, column), Letter { symbol: letter, ink: colour, is_underlined: false });
        }
    }
}
