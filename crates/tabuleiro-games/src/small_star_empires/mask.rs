//! Sets of cells as bits. Maps of up to 64 systems, black holes aside, are played with half of them.

use super::board::{Cell, Chart};
use std::ops::{BitAnd, BitOr, Not};

/// A set of cells, as wide as the map needs.
pub(super) trait Mask:
    Copy + Eq + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// No cell.
    const NONE: Self;
    /// The cells of a wide set that this one can hold: all of them, on a map that fits.
    fn of(wide: u128) -> Self;
    /// One cell.
    fn just(cell: Cell) -> Self;
    /// The same set, wide.
    fn wide(self) -> u128;
    /// How many cells.
    fn count(self) -> usize;
    /// The first cell; there is one.
    fn first(self) -> Cell;
    /// The first cell as a set.
    fn only_first(self) -> Self;
    /// The others.
    fn without_first(self) -> Self;
    /// Calls a function with each 64 cells: the number of the first of them, and which of them are in the set.
    fn for_each_word(self, call: impl FnMut(usize, u64));
    /// What a barrier leaves in reach of a ship.
    fn reach_past(chart: &Chart, barrier: Cell, from: Cell) -> Self;

    /// Whether there is no cell.
    fn is_none(self) -> bool {
        self == Self::NONE
    }
    /// The cells, in order.
    fn cells(self) -> Cells<Self> {
        Cells(self)
    }
    /// The cell that has `index` others before it.
    fn nth(mut self, index: usize) -> Cell {
        for _ in 0..index {
            self = self.without_first();
        }
        self.first()
    }
}

/// Works something out with the sets that a map fits in.
macro_rules! by_size {
    ($chart:expr, $mask:ident => $worked_out:expr) => {
        if $chart.is_small() {
            type $mask = u64;
            $worked_out
        } else {
            type $mask = u128;
            $worked_out
        }
    };
}
pub(super) use by_size;

macro_rules! mask {
    ($bits:ty) => {
        const NONE: $bits = 0;
        fn of(wide: u128) -> $bits {
            wide as $bits
        }
        fn just(cell: Cell) -> $bits {
            1 << (cell.index() % <$bits>::BITS as usize)
        }
        fn wide(self) -> u128 {
            self as u128
        }
        fn count(self) -> usize {
            self.count_ones() as usize
        }
        fn first(self) -> Cell {
            Cell::new(self.trailing_zeros() as usize)
        }
        fn only_first(self) -> $bits {
            self & self.wrapping_neg()
        }
        fn without_first(self) -> $bits {
            self & self.wrapping_sub(1)
        }
    };
}

impl Mask for u64 {
    mask!(u64);
    fn for_each_word(self, mut call: impl FnMut(usize, u64)) {
        call(0, self);
    }
    fn reach_past(chart: &Chart, barrier: Cell, from: Cell) -> u64 {
        chart.past_narrow[barrier.index() % 64][from.index() % 64]
    }
}

impl Mask for u128 {
    mask!(u128);
    fn for_each_word(self, mut call: impl FnMut(usize, u64)) {
        call(0, self as u64);
        call(64, (self >> 64) as u64);
    }
    fn reach_past(chart: &Chart, barrier: Cell, from: Cell) -> u128 {
        match chart.past_wide.get(barrier.index()) {
            Some(row) => row[from.index()],
            None => u64::reach_past(chart, barrier, from).into(),
        }
    }
}

/// The cells of a set, in order.
pub(super) struct Cells<M>(M);

impl<M: Mask> Iterator for Cells<M> {
    type Item = Cell;
    fn next(&mut self) -> Option<Cell> {
        if self.0.is_none() {
            return None;
        }
        let cell = self.0.first();
        self.0 = self.0.without_first();
        Some(cell)
    }
}
