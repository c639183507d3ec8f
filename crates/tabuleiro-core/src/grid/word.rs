//! Words whose bits represent sets of cells.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// A word of bits, each numbered from 0.
pub trait Word:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
{
    /// The empty word.
    const EMPTY: Self;
    /// Returns the word with this bit alone.
    fn bit(index: usize) -> Self;
    /// Returns the number of bits that are set.
    fn count(self) -> usize;
    /// Returns the first bit of a word that is not empty.
    fn first(self) -> usize;
    /// Returns the word without its first bit; the empty word stays empty.
    #[must_use]
    fn without_first(self) -> Self;
}

/// A machine word: its bits can be shifted and copied to a word of another width.
pub trait MachineWord: Word + Shl<u32, Output = Self> + Shr<u32, Output = Self> {
    /// Returns the lowest bits of a wide word.
    fn from_wide(wide: u128) -> Self;
    /// Returns the same bits in a wide word.
    fn wide(self) -> u128;
    /// Calls a function with each group of 64 bits and the number of its first bit.
    fn for_each_64(self, call: impl FnMut(usize, u64));
}

macro_rules! word {
    ($word:ty) => {
        impl Word for $word {
            const EMPTY: $word = 0;
            #[inline]
            fn bit(index: usize) -> $word {
                1 << (index % <$word>::BITS as usize)
            }
            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }
            #[inline]
            fn first(self) -> usize {
                self.trailing_zeros() as usize
            }
            #[inline]
            fn without_first(self) -> $word {
                self & self.wrapping_sub(1)
            }
        }
    };
}

word!(u64);
word!(u128);

impl MachineWord for u64 {
    #[inline]
    fn from_wide(wide: u128) -> u64 {
        wide as u64
    }
    #[inline]
    fn wide(self) -> u128 {
        self.into()
    }
    #[inline]
    fn for_each_64(self, mut call: impl FnMut(usize, u64)) {
        call(0, self);
    }
}

impl MachineWord for u128 {
    #[inline]
    fn from_wide(wide: u128) -> u128 {
        wide
    }
    #[inline]
    fn wide(self) -> u128 {
        self
    }
    #[inline]
    fn for_each_64(self, mut call: impl FnMut(usize, u64)) {
        call(0, self as u64);
        call(64, (self >> 64) as u64);
    }
}
