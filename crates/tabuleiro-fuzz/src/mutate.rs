//! Mutation of texts, to get copies that are almost correct.

use crate::Bytes;

/// Tokens of our texts, for insertion.
const TOKENS: &[&str] = &[
    ".",
    "~",
    "_",
    "-",
    "0",
    "1",
    "2",
    "9",
    "10",
    "99",
    "a1",
    "k11",
    "z99",
    "x",
    ".at~",
    ".moves~",
    ".by~",
    "__",
    ".seats~",
    ".end~",
    "resign",
    "pass",
    "stop",
    "Seat 1: ",
    "Level 2: uct=3",
    "Date: ",
    "End: resigned 1",
    "Result: ",
    "Points: -1",
    "{",
    "}",
    "\\",
    "@1ms",
    "; ",
    "\n",
    "\r\n",
    "\u{feff}",
    "%20",
    "%ff",
    "null",
    "\"",
    "65536",
    "18446744073709551616",
    "é",
    "\u{85}",
    "\u{0}",
    " ",
];

/// Returns a copy with a few pieces changed, doubled, moved, removed or copied from `other`, as the bytes decide.
pub fn mutate(text: &[u8], other: &[u8], bytes: &mut Bytes) -> Vec<u8> {
    let mut text = text.to_vec();
    for _ in 0..=bytes.below(4) {
        let start = bytes.below(text.len() + 1);
        let end = (start + bytes.below(8)).min(text.len());
        match bytes.below(8) {
            0 => text.insert(start, bytes.byte()),
            1 => drop(text.drain(start..end)),
            2 => drop(text.splice(start..end, bytes.choose(TOKENS).bytes())),
            3 => drop(text.splice(start..start, bytes.choose(TOKENS).bytes())),
            4 if start < text.len() => text[start] = text[start].wrapping_add(1),
            5 if start < text.len() => text[start] = text[start].wrapping_sub(1),
            6 => {
                let piece = text[start..end].to_vec();
                let place = bytes.below(text.len() + 1);
                text.splice(place..place, piece);
            }
            _ => {
                let from = bytes.below(other.len() + 1);
                let until = (from + bytes.below(64)).min(other.len());
                text.splice(start..end, other[from..until].iter().copied());
            }
        }
    }
    text
}
