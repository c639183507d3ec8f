//! Randomness as an argument: the only source for set-ups and players.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// A reproducible stream of random numbers: the same seed gives the same stream in every version.
#[derive(Clone, Debug)]
pub struct Random(Pcg64Mcg);

impl Random {
    /// Returns the stream of a seed.
    pub fn from_seed(seed: u64) -> Random {
        Random(Pcg64Mcg::seed_from_u64(seed))
    }

    /// Returns a number below `bound`, which must not be 0. The bias is less than `bound` in 2^32.
    pub fn below(&mut self, bound: usize) -> usize {
        debug_assert!(bound > 0 && u32::try_from(bound).is_ok());
        (((self.bits() >> 32) * bound as u64) >> 32) as usize
    }

    /// Returns 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Returns a random item of a slice that is not empty.
    pub fn choose<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.below(among.len())]
    }

    /// Returns `true` or `false` with equal probability.
    pub fn flip(&mut self) -> bool {
        self.bits() >> 63 == 1
    }

    /// Returns a number from 0 to 1, excluding 1.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Shuffles a slice.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_means_the_same_for_ever() {
        let mut random = Random::from_seed(1);
        let drawn: Vec<usize> = (0..8).map(|_| random.below(100)).collect();
        assert_eq!(drawn, SEED_1_BELOW_100);
    }

    #[test]
    fn below_reaches_every_number_and_no_other() {
        let mut random = Random::from_seed(2);
        let mut seen = [0; 7];
        (0..7000).for_each(|_| seen[random.below(7)] += 1);
        assert!(seen.iter().all(|&count| (850..1150).contains(&count)), "{seen:?}");
    }

    const SEED_1_BELOW_100: [usize; 8] = [85, 13, 47, 72, 36, 55, 39, 73];
}
