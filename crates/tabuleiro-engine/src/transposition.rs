//! Memory of searched positions, shared between threads without a lock.

use crate::thought::Score;
use std::collections::TryReserveError;
use std::hint::black_box;
use std::sync::atomic::{AtomicU64, Ordering};

/// Result of a searched position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// Score for the side to move.
    pub score: Score,
    /// Meaning of the score.
    pub bound: Bound,
    /// Depth of the search, in plies.
    pub depth: u8,
    /// Whether the search went to the end of the game wherever it mattered: deeper ones will find the same.
    pub complete: bool,
    /// The place of the best move among the legal ones, if there was a best.
    pub mv: Option<u16>,
}

/// Meaning of a score.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The exact value.
    Exact,
    /// A lower bound.
    AtLeast,
    /// An upper bound.
    AtMost,
}

/// Default memory of an engine, in MiB.
pub const MEMORY_DEFAULT: usize = 64;

/// Checks that the system has this much memory, in MiB. Most systems refuse more than they have at once.
pub fn check_memory(mib: usize) -> Result<(), TryReserveError> {
    let mut room = Vec::<u8>::new();
    room.try_reserve_exact(mib.saturating_mul(1 << 20))?;
    // Room that is not used would be optimised away.
    black_box(&room);
    Ok(())
}

/// A table of entries by key; younger and deeper ones replace others.
pub(crate) struct Table {
    slots: Vec<Slot>,
    generation: u8,
}

/// An entry, and its key mixed with it: where two threads wrote halves, the key does not fit.
struct Slot {
    check: AtomicU64,
    entry: AtomicU64,
}

/// Number of slots in which a position may be.
const BUCKET: usize = 4;

impl Table {
    /// Creates a table of this size, in MiB.
    pub(crate) fn of_mib(mib: usize) -> Table {
        Table::with_slots((mib << 20) / size_of::<Slot>())
    }

    /// Creates a table of at least this many entries.
    pub(crate) fn with_slots(slots: usize) -> Table {
        let buckets = (slots / BUCKET).max(1);
        // Not zero: systems hand out zeroed memory lazily, and with two threads that cost more time than the search.
        let slot = |_| Slot { check: AtomicU64::new(u64::MAX), entry: AtomicU64::new(0) };
        Table { slots: (0..buckets * BUCKET).map(slot).collect(), generation: 1 }
    }

    /// Begins another search: what is there by now is replaced first.
    pub(crate) fn age(&mut self) {
        self.generation = self.generation % 63 + 1;
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.generation = 1;
        for slot in &mut self.slots {
            *slot.check.get_mut() = 0;
            *slot.entry.get_mut() = 0;
        }
    }

    /// Returns the entry of a position.
    pub(crate) fn find(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|slot| {
            let word = slot.entry.load(Ordering::Relaxed);
            // Both halves are written separately. A pair torn between two threads fails this test, so no lock is needed.
            let fits = word != 0 && slot.check.load(Ordering::Relaxed) ^ word == key;
            fits.then(|| unpack(word))
        })
    }

    /// Remembers what was found about the position with this key.
    pub(crate) fn remember(&self, key: u64, entry: Entry) {
        let mut target = None;
        let mut least = u32::MAX;
        for slot in self.bucket(key) {
            let word = slot.entry.load(Ordering::Relaxed);
            if word == 0 || slot.check.load(Ordering::Relaxed) ^ word == key {
                target = Some(slot);
                break;
            }
            let worth = self.worth(word);
            if worth < least {
                (least, target) = (worth, Some(slot));
            }
        }
        if let Some(slot) = target {
            let word = pack(entry, self.generation);
            slot.entry.store(word, Ordering::Relaxed);
            slot.check.store(key ^ word, Ordering::Relaxed);
        }
    }

    fn bucket(&self, key: u64) -> &[Slot] {
        let buckets = (self.slots.len() / BUCKET) as u128;
        let first = ((u128::from(key) * buckets) >> 64) as usize * BUCKET;
        &self.slots[first..first + BUCKET]
    }

    fn worth(&self, word: u64) -> u32 {
        // Entries of this search outrank all older ones, and then deeper ones shallower ones.
        let is_young = generation(word) == self.generation;
        (word >> 16 & 0xff) as u32 + 300 * u32::from(is_young)
    }
}

const NO_MOVE: u64 = 0xffff;

fn pack(entry: Entry, generation: u8) -> u64 {
    u64::from(entry.score.0 as i16 as u16)
        | u64::from(entry.depth) << 16
        | (entry.bound as u64) << 24
        | u64::from(entry.complete) << 26
        | u64::from(generation) << 27
        | entry.mv.map_or(NO_MOVE, u64::from) << 40
}

fn unpack(word: u64) -> Entry {
    let mv = word >> 40 & 0xffff;
    Entry {
        score: Score(i32::from(word as u16 as i16)),
        depth: (word >> 16) as u8,
        bound: match word >> 24 & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
        complete: word >> 26 & 1 == 1,
        mv: (mv != NO_MOVE).then_some(mv as u16),
    }
}

fn generation(word: u64) -> u8 {
    (word >> 27 & 0x3f) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_beyond_all_there_is_is_refused() {
        assert!(check_memory(1).is_ok() && check_memory(usize::MAX >> 20).is_err());
    }

    #[test]
    fn what_was_remembered_is_found_again() {
        let table = Table::with_slots(64);
        for (key, score) in [(7, -31_000), (u64::MAX, 0), (1 << 60, 31_999)] {
            let entry = Entry {
                score: Score(score),
                bound: Bound::AtMost,
                depth: 200,
                complete: true,
                mv: Some(300),
            };
            table.remember(key, entry);
            assert_eq!(table.find(key), Some(entry));
        }
        assert_eq!(table.find(8), None);
    }

    #[test]
    fn the_deepest_of_the_youngest_stay() {
        let mut table = Table::with_slots(BUCKET);
        let entry = |depth| Entry { score: Score(1), bound: Bound::Exact, depth, complete: false, mv: None };
        (1..=4).for_each(|key| table.remember(key, entry(10 + key as u8)));
        table.remember(5, entry(1));
        assert_eq!((table.find(1), table.find(5)), (None, Some(entry(1))));
        table.age();
        table.remember(6, entry(0));
        assert!(table.find(6).is_some());
        table.clear();
        assert_eq!(table.find(6), None);
    }
}
