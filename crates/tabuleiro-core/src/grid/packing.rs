//! Words with unused bits between the cells, packed so that the cells follow each other.

macro_rules! packing {
    ($name:ident, $word:ty, $steps:literal) => {
        /// The steps that close the gaps of a board's words.
        ///
        /// Follows "compress" in Warren's *Hacker's Delight*: step `i` moves bits by `2^i` places.
        #[derive(Copy, Clone, Debug)]
        pub struct $name {
            used: $word,
            moving: [$word; $steps],
        }

        impl $name {
            /// Returns the packing of words in which only these bits are used.
            pub const fn new(used: $word) -> $name {
                let (mut left, mut gaps, mut moving, mut step) = (used, !used << 1, [0; $steps], 0);
                while step < $steps {
                    let odd = parity_below(gaps as u128) as $word;
                    moving[step] = odd & left;
                    left = (left ^ moving[step]) | (moving[step] >> (1_u32 << step));
                    gaps &= !odd;
                    step += 1;
                }
                $name { used, moving }
            }

            /// Returns the used bits of a word, one after the other.
            #[inline]
            pub const fn pack(&self, word: $word) -> $word {
                let (mut packed, mut step) = (word & self.used, 0);
                while step < $steps {
                    let moved = packed & self.moving[step];
                    packed = (packed ^ moved) | (moved >> (1_u32 << step));
                    step += 1;
                }
                packed
            }
        }
    };
}

packing!(Packing64, u64, 6);
packing!(Packing128, u128, 7);

/// Returns for each bit whether the number of set bits up to it is odd.
const fn parity_below(word: u128) -> u128 {
    let (mut parity, mut step) = (word, 1);
    while step < u128::BITS {
        parity ^= parity << step;
        step *= 2;
    }
    parity
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;

    #[test]
    fn the_used_bits_keep_their_order_and_lose_their_gaps() {
        let mut random = Random::from_seed(1);
        for _ in 0..200 {
            let mut wide = || u128::from(random.bits()) << 64 | u128::from(random.bits());
            let (used, word) = (wide(), wide());
            let slow = |used: u128, word: u128| {
                let bits = (0..128).filter(|bit| used >> bit & 1 == 1).enumerate();
                bits.fold(0, |packed: u128, (place, bit)| packed | (word >> bit & 1) << place)
            };
            assert_eq!(Packing128::new(used).pack(word), slow(used, word), "{used:x} {word:x}");
            let (narrow, short) = (used as u64, word as u64);
            let packed = Packing64::new(narrow).pack(short);
            assert_eq!(u128::from(packed), slow(narrow.into(), short.into()), "{narrow:x} {short:x}");
        }
    }
}
