//! Sizes of cells. A pixel is a column wide and half a line high, which makes it about square.

use tabuleiro_core::present::{BoardCell, Outline};

/// The pixels from one place of a board's lattice to the next.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Scale {
    outline: Outline,
    across: u16,
    down: u16,
}

/// Half the square root of 3: the distance between rows of hexagons of unit width.
const SLANT: f32 = 0.866;
/// The least side of a drawing in pixels; smaller cells have symbols.
const DRAWING_MIN: u16 = 8;
/// The least distance of two cells with lines between them. Smaller hexagons would only be jagged: they are drawn as bricks.
const EDGES_MIN: u16 = 6;
/// The least distance of two cells with marks around their symbols.
const RINGS_MIN: u16 = 4;

impl Scale {
    /// Returns every size for cells of this shape, the largest first.
    pub fn all(outline: Outline) -> Vec<Scale> {
        let sizes: &[(u16, u16)] = match outline {
            Outline::HexPointy => &[
                (11, 18),
                (10, 16),
                (9, 14),
                (8, 13),
                (7, 12),
                (7, 11),
                (6, 10),
                (6, 9),
                (5, 8),
                (5, 7),
                (4, 6),
                (3, 4),
                (2, 4),
                (3, 2),
                (2, 2),
            ],
            Outline::HexFlat => &[(16, 9), (14, 8), (13, 7), (11, 6), (9, 5), (8, 4), (5, 2), (4, 2)],
            Outline::Square => &[
                (20, 20),
                (18, 18),
                (16, 16),
                (14, 14),
                (12, 12),
                (10, 10),
                (9, 9),
                (8, 8),
                (7, 7),
                (6, 6),
                (5, 4),
                (4, 2),
            ],
        };
        sizes.iter().map(|&(across, down)| Scale { outline, across, down }).collect()
    }

    /// Returns every size for a small board without names: those of large windows, and cells of a few pixels.
    pub fn small(outline: Outline) -> Vec<Scale> {
        let sizes: &[(u16, u16)] = match outline {
            Outline::HexPointy => &[(1, 2), (1, 1)],
            Outline::HexFlat => &[(2, 1), (1, 1)],
            Outline::Square => &[(2, 2), (2, 1)],
        };
        let small = sizes.iter().map(|&(across, down)| Scale { outline, across, down });
        Scale::all(outline).into_iter().chain(small).collect()
    }

    /// Returns whether a cell is wide enough for its symbols.
    pub fn has_symbols(self) -> bool {
        self.reach().0 >= 2
    }

    /// Returns the size of a drawing inside a cell, if there is room for one.
    pub fn drawing(self) -> Option<u16> {
        let side = match self.outline {
            Outline::HexPointy => self.down + self.down / 4,
            Outline::HexFlat => self.across + self.across / 6,
            Outline::Square => self.down,
        };
        (side >= DRAWING_MIN).then_some(side)
    }

    /// Returns whether cells are large enough for lines between them.
    pub fn has_edges(self) -> bool {
        self.pitch() >= EDGES_MIN
    }

    /// Returns whether a ring fits around a cell's symbols; otherwise it is one of them.
    pub fn has_rings(self) -> bool {
        self.pitch() >= RINGS_MIN
    }

    /// Returns the minimum distance of two neighbours, in pixels.
    fn pitch(self) -> u16 {
        match self.outline {
            Outline::HexPointy | Outline::Square => self.down,
            Outline::HexFlat => self.across.min(2 * self.down),
        }
    }

    /// Returns half the width and height of a cell, in pixels, rounded up.
    pub fn reach(self) -> (u16, u16) {
        match self.outline {
            Outline::HexPointy if !self.has_edges() => (self.across, self.down.div_ceil(2)),
            Outline::HexFlat if !self.has_edges() => (self.across.div_ceil(2), self.down),
            Outline::HexPointy => (self.across, (2 * self.down).div_ceil(3)),
            Outline::HexFlat => ((2 * self.across).div_ceil(3), self.down),
            Outline::Square => (self.across.div_ceil(2), self.down.div_ceil(2)),
        }
    }

    /// Returns the middle of a cell in pixels, measured from the middle of the cell at this left and top.
    pub fn middle(self, cell: &BoardCell, (left, top): (i16, i16)) -> (u16, u16) {
        ((cell.x - left) as u16 * self.across, (cell.y - top) as u16 * self.down)
    }

    /// Returns the depth of a point inside a cell, relative to the cell's middle: 0.5 in the middle, 0 on a side.
    pub fn depth(self, dx: f32, dy: f32) -> f32 {
        let (across, down) = (f32::from(self.across), f32::from(self.down));
        let furthest = |u: f32, v: f32| {
            let slanted = (SLANT * v + u / 2.0).abs().max((SLANT * v - u / 2.0).abs());
            u.abs().max(slanted)
        };
        0.5 - match self.outline {
            Outline::HexPointy if !self.has_edges() => (dx.abs() / across / 2.0).max(dy.abs() / down),
            Outline::HexFlat if !self.has_edges() => (dx.abs() / across).max(dy.abs() / down / 2.0),
            Outline::HexPointy => furthest(dx / (2.0 * across), dy / down * SLANT),
            Outline::HexFlat => furthest(dy / (2.0 * down), dx / across * SLANT),
            Outline::Square => (dx.abs() / across).max(dy.abs() / down),
        }
    }
}
