//! Lines beside the edges of a board that belong to a side, in the colour of its pieces.

use super::pixel::Pixel;
use super::{TileColours, Tiles};
use tabuleiro_core::info::GameInfo;
use tabuleiro_core::present::{Board, Border};

/// The pixels beside a pixel, and those at its corners.
const AROUND: [(i32, i32); 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)];
const SIDES: [(i32, i32); 3] = [(1, 0), (-1, 0), (0, -1)];

/// An edge: its cells, the way out of the board, and its colour.
struct Edge {
    cells: Vec<usize>,
    out: (f32, f32),
    colour: Pixel,
}

impl Tiles {
    /// Colours the ground beside the edges. Where a cell is on two of them, each has its side of it.
    pub(super) fn put_borders(
        &mut self,
        info: &GameInfo,
        board: &Board,
        is_brick: bool,
        colours: &TileColours,
    ) {
        let edge = |border: &Border| self.edge(info, board, border, colours);
        let edges: Vec<Edge> = board.borders.iter().filter_map(edge).collect();
        if edges.is_empty() {
            return;
        }
        let (width, height) = self.extent();
        for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
            if let Some(edge) = self.edge_at(&edges, (x, y), is_brick) {
                let at = self.index(x, y);
                self.pixels[at] = Some(edge.colour);
            }
        }
    }

    fn edge(&self, info: &GameInfo, board: &Board, border: &Border, colours: &TileColours) -> Option<Edge> {
        let cells: Vec<usize> = border.cells.iter().filter_map(|&name| board.index_of(name)).collect();
        let at = |cell: usize| (f32::from(self.middles[cell].0), f32::from(self.middles[cell].1));
        let (a, b) = (at(*cells.first()?), at(*cells.last()?));
        let centre = (f32::from(self.columns) / 2.0, f32::from(self.lines));
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = dx.hypot(dy);
        let away = (f32::midpoint(a.0, b.0) - centre.0) * -dy + (f32::midpoint(a.1, b.1) - centre.1) * dx;
        let share = away.signum() / length;
        let colour = colours.side(info, &border.glyph);
        (length > 0.0).then_some(Edge { cells, out: (-dy * share, dx * share), colour })
    }

    /// The edge that a pixel beside the board belongs to: that which it is furthest out of, seen from the cell beside it. Beside
    /// bricks a line is as thin as it can be: they stand out row by row.
    fn edge_at<'a>(&self, edges: &'a [Edge], (x, y): (u16, u16), is_brick: bool) -> Option<&'a Edge> {
        let beside: &[(i32, i32)] = if is_brick { &SIDES } else { &AROUND };
        let (px, py) = (i32::from(x), i32::from(y));
        if self.owner(px, py).is_some() {
            return None;
        }
        let found = beside.iter().filter_map(|&step| Some((step, self.owner(px + step.0, py + step.1)?)));
        let (step, cell) = found.map(|(step, cell)| (step, usize::from(cell))).next()?;
        let (column, line) = self.grain.middle(x, y);
        let (dx, dy) = (column - f32::from(self.middles[cell].0), line - f32::from(self.middles[cell].1));
        let distance = |edge: &&Edge| edge.out.0 * dx + edge.out.1 * dy;
        let is_along = |edge: &&Edge| !is_brick || (step.0 == 0) == (edge.out.0.abs() < 0.5);
        let own = edges.iter().filter(|edge| edge.cells.contains(&cell) && distance(edge) > 0.0);
        own.filter(is_along).max_by(|a, b| distance(a).total_cmp(&distance(b)))
    }
}
