//! Bytes as a source of decisions. Once they are used up, every decision is the first option.

use tabuleiro_core::Random;

/// A sequence of unused bytes.
#[derive(Clone, Debug)]
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// Wraps bytes.
    pub fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes(bytes)
    }

    /// Returns whether all bytes are used.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Takes the next byte; 0 if there is none.
    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// Takes a number below `bound`, which must not be 0. Takes a second byte if one byte cannot reach every number.
    pub fn below(&mut self, bound: usize) -> usize {
        let first = self.byte() as usize;
        if bound <= 256 { first % bound } else { (first << 8 | self.byte() as usize) % bound }
    }

    /// Takes an item of a slice that is not empty.
    pub fn choose<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.below(among.len())]
    }

    /// Takes eight bytes as a number.
    pub fn number(&mut self) -> u64 {
        (0..8).fold(0, |number, _| number << 8 | u64::from(self.byte()))
    }

    /// Takes a text: one byte for its length, then its bytes.
    pub fn text(&mut self) -> String {
        let length = self.byte() as usize % 64;
        let (text, rest) = self.0.split_at(length.min(self.0.len()));
        self.0 = rest;
        String::from_utf8_lossy(text).into_owned()
    }

    /// Takes the remaining bytes as a text.
    pub fn rest(self) -> String {
        String::from_utf8_lossy(self.0).into_owned()
    }

    /// Returns a stream of random numbers seeded by these bytes, without taking any.
    pub fn random(&self) -> Random {
        let mix = |sum: u64, &byte: &u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Random::from_seed(self.0.iter().fold(0xcbf2_9ce4_8422_2325, mix))
    }
}
