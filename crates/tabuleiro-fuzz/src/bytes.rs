//! Bytes as a source of decisions: when they are used up, every decision is the first one.

use tabuleiro_core::Random;

/// Bytes that have not been used.
#[derive(Clone, Debug)]
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// All of these.
    pub fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes(bytes)
    }

    /// Whether all are used up.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The next one; 0 when there is none.
    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// A number below `bound`, which is not 0. Takes a second byte where one would not reach them all.
    pub fn below(&mut self, bound: usize) -> usize {
        let first = self.byte() as usize;
        if bound <= 256 { first % bound } else { (first << 8 | self.byte() as usize) % bound }
    }

    /// One of these, which are not none.
    pub fn choose<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.below(among.len())]
    }

    /// Eight bytes as a number.
    pub fn number(&mut self) -> u64 {
        (0..8).fold(0, |number, _| number << 8 | u64::from(self.byte()))
    }

    /// A text: its length in one byte, then as many bytes.
    pub fn text(&mut self) -> String {
        let length = self.byte() as usize % 64;
        let (text, rest) = self.0.split_at(length.min(self.0.len()));
        self.0 = rest;
        String::from_utf8_lossy(text).into_owned()
    }

    /// The bytes that are left, as a text.
    pub fn rest(self) -> String {
        String::from_utf8_lossy(self.0).into_owned()
    }

    /// A stream of random numbers that these bytes alone decide. Uses none of them.
    pub fn random(&self) -> Random {
        let mix = |sum: u64, &byte: &u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Random::from_seed(self.0.iter().fold(0xcbf2_9ce4_8422_2325, mix))
    }
}
