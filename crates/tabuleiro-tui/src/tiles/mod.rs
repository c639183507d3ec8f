//! Boards of filled cells: half blocks serve as pixels, and cells grow with the window. Large cells show the games'
//! drawings, small ones their symbols.

mod borders;
mod colours;
mod content;
mod grain;
mod pixel;
mod scale;
#[cfg(test)]
mod tests;

pub use colours::TileColours;
pub use grain::Grain;
pub use pixel::{Depth, Pixel};
pub use scale::Scale;

use ratatui::style::{Modifier, Style};
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
    columns: u16,
    lines: u16,
    /// The pixels of a letter's place.
    grain: Grain,
    /// The cell that each pixel belongs to.
    owners: Vec<Option<u16>>,
    /// The colour of each pixel; none outside the board.
    pixels: Vec<Option<Pixel>>,
    /// Letters on the board, by line and column.
    letters: BTreeMap<(u16, u16), Letter>,
    /// The middle of each cell in columns and half lines.
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

/// The places of a board's cells at one scale, in columns and half lines.
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
        // The line of an edge at the bottom needs a place too.
        let below = u16::from(!board.borders.is_empty());
        let height = (origin.1 + far(|at| at.1) + rise + below).next_multiple_of(2);
        Layout { board, scale, left, top, origin, width, height }
    }

    fn middle(&self, cell: &BoardCell) -> (u16, u16) {
        let (x, y) = self.scale.middle(cell, (self.left, self.top));
        (self.origin.0 + x, self.origin.1 + y)
    }

    /// Returns the cell of each pixel.
    fn owners(&self, grain: Grain) -> Vec<Option<u16>> {
        let (width, height) = grain.parts(self.width, self.height);
        let mut owners = vec![None; usize::from(width) * usize::from(height)];
        let (half, rise) = self.scale.reach();
        for (index, cell) in self.board.cells.iter().enumerate() {
            let (x, y) = self.middle(cell);
            let (left, top) = grain.parts(x - half, y.saturating_sub(rise));
            let (right, bottom) = grain.parts((x + half).min(self.width), (y + rise + 1).min(self.height));
            for py in top..bottom {
                for px in left..right {
                    let (column, line) = grain.middle(px, py);
                    if self.scale.depth(column - f32::from(x), line - f32::from(y)) >= 0.0 {
                        owners[usize::from(py) * usize::from(width) + usize::from(px)] = Some(index as u16);
                    }
                }
            }
        }
        owners
    }
}

/// The columns beside a board: those for names, and one for the line of an edge.
fn margin(board: &Board) -> u16 {
    MARGIN + u16::from(!board.borders.is_empty())
}

/// Returns the columns and lines of a board at this scale.
pub fn size(board: &Board, scale: Scale) -> (u16, u16) {
    let layout = Layout::new(board, scale, margin(board));
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
        let mut tiles = Tiles::unnamed(
            (play, view),
            brackets,
            &Layout::new(play.board(), scale, margin(play.board())),
            colours,
        );
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
        // The sides of smaller cells are in the middle of a line, between two sixths.
        let grain = if scale.has_edges() { colours.grain } else { Grain::Halves };
        let owners = layout.owners(grain);
        let mut tiles = Tiles {
            columns: layout.width,
            lines: layout.height / 2,
            grain,
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
        tiles.put_borders(play.info(), play.board(), !scale.has_edges(), colours);
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
        self.columns
    }

    /// Returns the number of lines.
    pub fn height(&self) -> u16 {
        self.lines
    }

    /// Returns the column and the line of a cell's middle.
    pub fn middle(&self, cell: usize) -> Option<(u16, u16)> {
        self.middles.get(cell).map(|&(x, y)| (x, y / 2))
    }

    /// Returns the cell at a place of the window.
    pub fn cell_at(&self, column: u16, line: u16) -> Option<usize> {
        let is_inside = column < self.columns && line < self.lines;
        let mut owners = self.places(column, line).map(|(x, y)| self.owners[self.index(x, y)]);
        is_inside.then(|| owners.find_map(|owner| owner)).flatten().map(usize::from)
    }

    /// The pixels of a letter's place, row by row.
    fn places(&self, column: u16, line: u16) -> impl Iterator<Item = (u16, u16)> + use<> {
        let (across, down) = (self.grain.across(), self.grain.down());
        let rows = line * down..(line + 1) * down;
        rows.flat_map(move |y| (column * across..(column + 1) * across).map(move |x| (x, y)))
    }

    /// The pixel that letters stand on.
    fn under_letter(&self, column: u16, line: u16) -> (u16, u16) {
        (column * self.grain.across(), line * self.grain.down() + self.grain.down() / 2)
    }

    /// Returns what stands at a place, with a ring around one cell; nothing where the window's ground is seen.
    pub fn symbol_at(
        &self,
        column: u16,
        line: u16,
        cursor: Option<usize>,
        text: Style,
    ) -> Option<(char, Style)> {
        let (front, back) = (Pixel::of_color(text.fg), Pixel::of_color(text.bg));
        let is_ring = |(x, y)| cursor.is_some_and(|cell| self.is_on_ring(x, y, cell));
        let colour = |at: (u16, u16)| {
            if is_ring(at) { Some(front) } else { self.pixels.get(self.index(at.0, at.1)).copied().flatten() }
        };
        let shown = |pixel: Pixel| if pixel == front { text.fg } else { Some(pixel.color(self.depth)) };
        let on = |ground: Option<Pixel>| Style { bg: ground.map_or(text.bg, shown), ..text };
        let parts: Vec<Option<Pixel>> = self.places(column, line).map(colour).collect();
        if let Some(letter) = self.letters.get(&(line, column)) {
            let place = self.under_letter(column, line);
            let ground = self.pixels.get(self.index(place.0, place.1)).copied().flatten();
            let ink = ground.map_or(letter.ink, |ground| letter.ink.readable_on(ground));
            let ink = text.bg.filter(|_| is_ring(place)).unwrap_or(ink.color(self.depth));
            let style = on(colour(place).or(parts[0])).fg(ink);
            let modifier = if letter.is_underlined { Modifier::UNDERLINED } else { Modifier::empty() };
            return Some((letter.symbol, style.add_modifier(modifier)));
        }
        let painted = self.grain.painted(&parts, back);
        let is_bare = painted.symbol == ' ' && painted.ground.is_none();
        let style = Style { fg: painted.ink.map_or(text.fg, shown), ..on(painted.ground) };
        // Parts of the window's ground are inked with it where the others are not.
        let style = if painted.ink.is_none() && painted.symbol != ' ' {
            Style { fg: text.bg, ..style }
        } else {
            style
        };
        (!is_bare).then_some((painted.symbol, style))
    }

    /// The width and height in pixels.
    fn extent(&self) -> (u16, u16) {
        self.grain.parts(self.columns, 2 * self.lines)
    }

    fn index(&self, x: u16, y: u16) -> usize {
        usize::from(y) * usize::from(self.extent().0) + usize::from(x)
    }

    fn owner(&self, x: i32, y: i32) -> Option<u16> {
        let (width, height) = self.extent();
        let inside = (0..i32::from(width)).contains(&x) && (0..i32::from(height)).contains(&y);
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
        let (width, height) = self.extent();
        for y in 0..height {
            for x in 0..width {
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
        let (width, height) = self.extent();
        for y in 0..height {
            for x in 0..width {
                let Some(owner) = self.owner(i32::from(x), i32::from(y)).map(usize::from) else { continue };
                let Some(bracket) = looks[owner].bracket else { continue };
                let foot = self.middles[owner].1 + scale.reach().1.div_ceil(2);
                let is_foot = self.grain.middle(x, y).1 > f32::from(foot);
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
        let gap = margin(board) - MARGIN;
        let mut begin = 0;
        for row in board.cells.chunk_by(|a, b| a.name.row() == b.name.row()) {
            let end = begin + row.len() - 1;
            let (first, last) = (row[0].name.to_string(), row[row.len() - 1].name.to_string());
            let line = self.middles[begin].1 / 2;
            let left =
                (0..self.columns).find(|&x| self.cell_at(x, line) == Some(begin)).unwrap_or(margin(board));
            let right = (0..self.columns).rfind(|&x| self.cell_at(x, self.middles[end].1 / 2) == Some(end));
            self.put_text(left.saturating_sub(first.len() as u16 + 1 + gap), line, &first, colours.faint);
            self.put_text(right.unwrap_or(0) + 2 + gap, self.middles[end].1 / 2, &last, colours.faint);
            begin = end + 1;
        }
    }

    fn put_text(&mut self, column: u16, line: u16, text: &str, colour: Pixel) {
        for (column, letter) in (column..self.columns).zip(text.chars()) {
            self.letters.insert((line, column), Letter { symbol: letter, ink: colour, is_underlined: false });
        }
    }
}
