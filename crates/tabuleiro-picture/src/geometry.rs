//! The places of cells. A cell is about 100 units across, like the drawings.

use crate::options::Face;
use tabuleiro_core::present::{Board, BoardCell, Border, Outline};

/// Half the distance between two neighbouring cells.
const APOTHEM: f64 = 56.0;
/// Free border inside a cell.
const GAP: f64 = 2.0;
/// Distance by which the line of an edge goes beyond the middles of its first and last cell.
const BEYOND: f64 = 22.0;

pub(crate) type Point = (f64, f64);

/// The places of cells on a rotated board.
pub(crate) struct Geometry {
    outline: Outline,
    sin: f64,
    cos: f64,
    side: Face,
    origin: Point,
    /// Width and height.
    pub extent: Point,
}

impl Geometry {
    /// Distance between the centres of neighbouring cells.
    pub(crate) const PITCH: f64 = 2.0 * APOTHEM;

    pub(crate) fn new(board: &Board, degrees: f64, side: Face) -> Geometry {
        // Right angles use exact values, so that a board without rotation has round coordinates.
        let (sin, cos) = match degrees as u16 {
            0 => (0.0, 1.0),
            90 => (1.0, 0.0),
            180 => (0.0, -1.0),
            270 => (-1.0, 0.0),
            _ => degrees.to_radians().sin_cos(),
        };
        let outline = board.outline;
        let mut geometry = Geometry { outline, sin, cos, side, origin: (0.0, 0.0), extent: (0.0, 0.0) };
        let corners: Vec<Point> = board.cells.iter().flat_map(|cell| geometry.corners(cell, 0.0)).collect();
        let least = |of: fn(&Point) -> f64| corners.iter().map(of).fold(f64::INFINITY, f64::min);
        let most = |of: fn(&Point) -> f64| corners.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
        if !corners.is_empty() {
            geometry.origin = (least(|at| at.0), least(|at| at.1));
            geometry.extent = (most(|at| at.0) - geometry.origin.0, most(|at| at.1) - geometry.origin.1);
        }
        geometry
    }

    /// Returns the centre of a cell.
    pub(crate) fn middle(&self, cell: &BoardCell) -> Point {
        let (x, y) = (f64::from(cell.x), f64::from(cell.y));
        let slant = APOTHEM * 3_f64.sqrt();
        let (x, y) = match self.outline {
            Outline::HexPointy => (x * APOTHEM, y * slant),
            Outline::HexFlat => (x * slant, y * APOTHEM),
            Outline::Square => (2.0 * x * APOTHEM, 2.0 * y * APOTHEM),
        };
        let (x, y) = self.turned((x, y));
        (x - self.origin.0, y - self.origin.1)
    }

    /// Returns the ends of the line beside the cells of an edge, away from the middle of the board.
    pub(crate) fn bar(&self, board: &Board, border: &Border) -> Option<(Point, Point)> {
        let at = |name| board.index_of(name).map(|index| self.middle(&board.cells[index]));
        let (a, b) = (at(*border.cells.first()?)?, at(*border.cells.last()?)?);
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = dx.hypot(dy);
        if length < 1.0 {
            return None;
        }
        let (ux, uy) = (dx / length, dy / length);
        let centre = (self.extent.0 / 2.0, self.extent.1 / 2.0);
        let outwards = (f64::midpoint(a.0, b.0) - centre.0) * -uy + (f64::midpoint(a.1, b.1) - centre.1) * ux;
        let side = APOTHEM * outwards.signum();
        let moved = |(x, y): Point, by: f64| (x + ux * by - uy * side, y + uy * by + ux * side);
        Some((moved(a, -BEYOND), moved(b, BEYOND)))
    }

    /// Returns the corners of a cell as drawn, moved inwards by `inset`.
    pub(crate) fn outline(&self, cell: &BoardCell, inset: f64) -> Vec<Point> {
        self.corners(cell, GAP + inset)
    }

    /// Returns the scale at which a drawing fills a cell.
    pub(crate) fn drawing_scale(&self) -> f64 {
        match self.outline {
            Outline::HexPointy | Outline::HexFlat => 0.9,
            Outline::Square => 1.04,
        }
    }

    /// Returns whether cells are aligned in rows and columns, so that their names fit at the edge.
    pub(crate) fn is_in_line(&self) -> bool {
        self.outline == Outline::Square
    }

    /// Returns whether rows are horizontal.
    pub(crate) fn rows_are_level(&self) -> bool {
        self.sin.abs() < 0.5
    }

    fn corners(&self, cell: &BoardCell, inset: f64) -> Vec<Point> {
        let (x, y) = self.middle(cell);
        let apothem = APOTHEM - inset;
        let (count, first, reach) = match self.outline {
            Outline::HexPointy => (6, 30.0, apothem / 30_f64.to_radians().cos()),
            Outline::HexFlat => (6, 0.0, apothem / 30_f64.to_radians().cos()),
            Outline::Square => (4, 45.0, apothem * 2_f64.sqrt()),
        };
        let corner = |index: i32| {
            let angle = (first + f64::from(index) * 360.0 / f64::from(count)).to_radians();
            let (dx, dy) = self.turned((reach * angle.cos(), reach * angle.sin()));
            (x + dx, y + dy)
        };
        (0..count).map(corner).collect()
    }

    fn turned(&self, (x, y): Point) -> Point {
        let across = x * self.cos - y * self.sin;
        let across = if self.side == Face::Back { -across } else { across };
        (across, x * self.sin + y * self.cos)
    }
}
