//! Sets of cells: one bit for each cell, in a machine word.

use super::{MachineWord, Word};
use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A cell of a board, numbered by its bit in a set.
pub trait Cell: Copy + Eq + Ord + Hash + fmt::Debug {
    /// Returns the cell with this number.
    fn from_index(index: usize) -> Self;
    /// Returns the number of the cell.
    fn index(self) -> usize;
}

/// A set of cells of type `C` in a word of type `W`.
///
/// ```
/// use tabuleiro_core::grid::{Cell, CellSet};
///
/// #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
/// struct Square(usize);
///
/// impl Cell for Square {
///     fn from_index(index: usize) -> Square {
///         Square(index)
///     }
///     fn index(self) -> usize {
///         self.0
///     }
/// }
///
/// let corners: CellSet<Square> = [Square(0), Square(2), Square(6), Square(8)].into_iter().collect();
/// let free = corners.without(CellSet::of(Square(2)));
/// assert_eq!((free.len(), free.contains(Square(2))), (3, false));
/// assert_eq!(format!("{free:?}"), "{Square(0), Square(6), Square(8)}");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellSet<C, W = u64> {
    bits: W,
    cells: PhantomData<C>,
}

impl<C: Cell, W: Word> CellSet<C, W> {
    /// The empty set.
    pub const EMPTY: CellSet<C, W> = CellSet::from_bits(W::EMPTY);

    /// Returns the set of the cells whose bits are set.
    pub const fn from_bits(bits: W) -> CellSet<C, W> {
        CellSet { bits, cells: PhantomData }
    }

    /// Returns the bits of the set.
    pub const fn bits(self) -> W {
        self.bits
    }

    /// Returns the set of one cell.
    #[inline]
    pub fn of(cell: C) -> CellSet<C, W> {
        CellSet::from_bits(W::bit(cell.index()))
    }

    /// Returns whether the set has no cell.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == W::EMPTY
    }

    /// Returns the number of cells.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.count()
    }

    /// Returns whether a cell is in the set.
    #[inline]
    pub fn contains(self, cell: C) -> bool {
        self.meets(CellSet::of(cell))
    }

    /// Returns whether all cells of another set are in this one.
    #[inline]
    pub fn contains_all(self, others: CellSet<C, W>) -> bool {
        others.without(self).is_empty()
    }

    /// Returns whether a cell is in both sets.
    #[inline]
    pub fn meets(self, others: CellSet<C, W>) -> bool {
        !(self & others).is_empty()
    }

    /// Returns the set with one cell more.
    #[inline]
    #[must_use]
    pub fn with(self, cell: C) -> CellSet<C, W> {
        self | CellSet::of(cell)
    }

    /// Returns the cells that are not in another set.
    #[inline]
    #[must_use]
    pub fn without(self, others: CellSet<C, W>) -> CellSet<C, W> {
        self & !others
    }

    /// Returns the first cell.
    #[inline]
    pub fn first(self) -> Option<C> {
        (!self.is_empty()).then(|| C::from_index(self.bits.first()))
    }

    /// Returns the set of the first cell alone; the empty set if there is none.
    #[inline]
    #[must_use]
    pub fn only_first(self) -> CellSet<C, W> {
        CellSet::from_bits(self.bits & !self.bits.without_first())
    }

    /// Returns the set without its first cell; the empty set if there is none.
    #[inline]
    #[must_use]
    pub fn without_first(self) -> CellSet<C, W> {
        CellSet::from_bits(self.bits.without_first())
    }

    /// Returns the cell with this index in the set, counted from 0.
    #[inline]
    pub fn nth(mut self, before: usize) -> Option<C> {
        for _ in 0..before {
            self = self.without_first();
        }
        self.first()
    }

    /// Returns an iterator over the cells, in the order of their numbers.
    #[inline]
    pub fn iter(self) -> CellIter<C, W> {
        CellIter(self)
    }
}

impl<C: Cell, W: MachineWord> CellSet<C, W> {
    /// Converts each cell and appends the results to a list, in the order of the cells.
    #[inline]
    pub fn append_to<T: Copy>(self, list: &mut Vec<T>, make: impl Fn(C) -> T) {
        // The length of the array equals the range of a `u8` index, so no step needs a bounds check.
        let mut made = [make(C::from_index(0)); 1 << u8::BITS];
        let mut count = 0_u8;
        self.bits.for_each_64(|first, mut word| {
            while word != 0 {
                made[usize::from(count)] = make(C::from_index(first + word.first()));
                word = word.without_first();
                count += 1;
            }
        });
        list.extend_from_slice(&made[..usize::from(count)]);
    }

    /// Converts the set to a word of another width; drops cells without a bit there.
    #[inline]
    #[must_use]
    pub fn resized<V: MachineWord>(self) -> CellSet<C, V> {
        CellSet::from_bits(V::from_wide(self.bits().wide()))
    }
}

impl<C: Cell, W: Word> Default for CellSet<C, W> {
    fn default() -> CellSet<C, W> {
        CellSet::EMPTY
    }
}

impl<C: Cell, W: Word> fmt::Debug for CellSet<C, W> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

macro_rules! operator {
    ($operator:ident $function:ident, $assign:ident $assign_function:ident) => {
        impl<C: Cell, W: Word> $operator for CellSet<C, W> {
            type Output = CellSet<C, W>;
            #[inline]
            fn $function(self, other: CellSet<C, W>) -> CellSet<C, W> {
                CellSet::from_bits(self.bits.$function(other.bits))
            }
        }

        impl<C: Cell, W: Word> $assign for CellSet<C, W> {
            #[inline]
            fn $assign_function(&mut self, other: CellSet<C, W>) {
                *self = self.$function(other);
            }
        }
    };
}

operator!(BitAnd bitand, BitAndAssign bitand_assign);
operator!(BitOr bitor, BitOrAssign bitor_assign);
operator!(BitXor bitxor, BitXorAssign bitxor_assign);

/// Returns the cells that are not in the set, including bits without a cell.
impl<C: Cell, W: Word> Not for CellSet<C, W> {
    type Output = CellSet<C, W>;
    #[inline]
    fn not(self) -> CellSet<C, W> {
        CellSet::from_bits(!self.bits)
    }
}

impl<C: Cell, W: Word> FromIterator<C> for CellSet<C, W> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = C>>(cells: I) -> CellSet<C, W> {
        cells.into_iter().fold(CellSet::EMPTY, CellSet::with)
    }
}

impl<C: Cell, W: Word> IntoIterator for CellSet<C, W> {
    type Item = C;
    type IntoIter = CellIter<C, W>;
    #[inline]
    fn into_iter(self) -> CellIter<C, W> {
        self.iter()
    }
}

/// The cells of a set, in the order of their numbers.
#[derive(Clone, Debug)]
pub struct CellIter<C: Cell, W: Word = u64>(CellSet<C, W>);

impl<C: Cell, W: Word> Iterator for CellIter<C, W> {
    type Item = C;

    #[inline]
    fn next(&mut self) -> Option<C> {
        let first = self.0.first()?;
        self.0 = self.0.without_first();
        Some(first)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<C: Cell, W: Word> ExactSizeIterator for CellIter<C, W> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    struct Number(usize);

    impl Cell for Number {
        fn from_index(index: usize) -> Number {
            Number(index)
        }
        fn index(self) -> usize {
            self.0
        }
    }

    fn set<W: Word>(numbers: &[usize]) -> CellSet<Number, W> {
        numbers.iter().copied().map(Number).collect()
    }

    fn check<W: MachineWord>(numbers: &[usize]) {
        let set = set::<W>(numbers);
        let mut list = vec![7];
        set.append_to(&mut list, |cell| cell.0);
        assert_eq!((list[0], &list[1..]), (7, numbers));
        assert_eq!(set.len(), numbers.len());
        assert_eq!(set.iter().len(), numbers.len());
        assert_eq!(set.is_empty(), numbers.is_empty());
        assert!(set.iter().map(|cell| cell.0).eq(numbers.iter().copied()), "{set:?}");
        assert!(numbers.iter().all(|&number| set.contains(Number(number))));
        assert_eq!(set.first(), numbers.first().copied().map(Number));
        assert_eq!(set.nth(numbers.len()), None);
        assert_eq!(set.nth(1), numbers.get(1).copied().map(Number));
        assert_eq!(set.only_first() ^ set.without_first(), set);
        assert_eq!(CellSet::from_bits(set.bits()), set);
        assert_eq!((!set & set, !set | set), (CellSet::EMPTY, !CellSet::EMPTY));
    }

    #[test]
    fn the_cells_of_a_set_are_those_it_was_made_of_in_order() {
        for numbers in [&[][..], &[0], &[5, 9], &[0, 31, 32, 63], &[1, 2, 3, 4, 5]] {
            check::<u64>(numbers);
            check::<u128>(numbers);
        }
        check::<u128>(&[3, 63, 64, 100, 127]);
    }

    #[test]
    fn sets_are_joined_met_and_left_out() {
        let (low, high) = (set::<u64>(&[1, 2, 3]), set::<u64>(&[3, 4]));
        assert_eq!(low | high, set(&[1, 2, 3, 4]));
        assert_eq!(low & high, set(&[3]));
        assert_eq!(low ^ high, set(&[1, 2, 4]));
        assert_eq!(low.without(high), set(&[1, 2]));
        assert!(low.meets(high) && !low.without(high).meets(high));
        assert!(low.contains_all(set(&[1, 3])) && !low.contains_all(high) && low.contains_all(set(&[])));
        assert_eq!(format!("{:?}", set::<u128>(&[0, 127])), "{Number(0), Number(127)}");
    }

    #[test]
    fn a_set_moves_to_a_word_of_another_width() {
        let wide = set::<u128>(&[0, 63, 64, 127]);
        assert_eq!(wide.resized::<u64>(), set(&[0, 63]));
        assert_eq!(wide.resized::<u64>().resized::<u128>(), set(&[0, 63]));
        assert_eq!(wide.resized::<u128>(), wide);
    }
}
