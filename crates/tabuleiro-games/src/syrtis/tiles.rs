//! The two sides, the four kinds of tiles, and where they lie.

use super::board::{Cell, CellSet, are_connected};
use std::ops::{Index, IndexMut};

/// A side, and with it the colour and the shape that are its own: Light's are light and round, Dark's dark and square.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Moves first.
    Light,
    /// Moves second.
    Dark,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::Light, Side::Dark];

    /// Returns the other one.
    #[must_use]
    pub const fn opponent(self) -> Side {
        match self {
            Side::Light => Side::Dark,
            Side::Dark => Side::Light,
        }
    }

    /// Returns the name in moves and buttons.
    pub const fn id(self) -> &'static str {
        match self {
            Side::Light => "light",
            Side::Dark => "dark",
        }
    }
}

/// One value for each side.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct PerSide<T>(pub [T; 2]);

impl<T> Index<Side> for PerSide<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        &self.0[side as usize]
    }
}

impl<T> IndexMut<Side> for PerSide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side as usize]
    }
}

/// Colour and shape of a tile.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Kind {
    /// Light or dark.
    pub colour: Side,
    /// Light's is round, Dark's is square.
    pub shape: Side,
}

impl Kind {
    /// All four: light round, light square, dark round, dark square.
    pub(super) const ALL: [Kind; 4] = [
        Kind { colour: Side::Light, shape: Side::Light },
        Kind { colour: Side::Light, shape: Side::Dark },
        Kind { colour: Side::Dark, shape: Side::Light },
        Kind { colour: Side::Dark, shape: Side::Dark },
    ];

    /// Returns the kind of the other colour and the other shape.
    #[must_use]
    pub(super) const fn opposite(self) -> Kind {
        Kind { colour: self.colour.opponent(), shape: self.shape.opponent() }
    }
}

/// Cells of the tiles of each colour and of each shape.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Tiles {
    /// By colour.
    pub colour: PerSide<CellSet>,
    /// By shape; the same cells altogether.
    pub shape: PerSide<CellSet>,
}

impl Tiles {
    /// Returns every cell with a tile.
    pub(super) fn all(&self) -> CellSet {
        self.colour[Side::Light] | self.colour[Side::Dark]
    }

    /// Returns the tile on a cell.
    pub(super) fn at(&self, cell: Cell) -> Option<Kind> {
        self.all().contains(cell).then(|| self.kind(cell))
    }

    /// Returns the kind of the tile on a cell that has one.
    pub(super) fn kind(&self, cell: Cell) -> Kind {
        let owner =
            |of: &PerSide<CellSet>| if of[Side::Light].contains(cell) { Side::Light } else { Side::Dark };
        Kind { colour: owner(&self.colour), shape: owner(&self.shape) }
    }

    /// Returns every cell with a tile of this kind.
    pub(super) fn of_kind(&self, kind: Kind) -> CellSet {
        self.colour[kind.colour] & self.shape[kind.shape]
    }

    /// Puts a tile on an empty cell.
    pub(super) fn put(&mut self, cell: Cell, kind: Kind) {
        self.colour[kind.colour] |= CellSet::of(cell);
        self.shape[kind.shape] |= CellSet::of(cell);
    }

    /// Takes the tile, which is of this kind, off a cell.
    pub(super) fn take(&mut self, cell: Cell, kind: Kind) {
        self.colour[kind.colour] = self.colour[kind.colour].without(CellSet::of(cell));
        self.shape[kind.shape] = self.shape[kind.shape].without(CellSet::of(cell));
    }

    /// Returns whether some island is complete: all tiles of one colour or of one shape are connected.
    pub(super) fn have_a_complete_island(&self) -> bool {
        let mut groups = self.colour.0.into_iter().chain(self.shape.0);
        groups.any(are_connected)
    }
}
