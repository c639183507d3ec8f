//! The target for positions and records of other programs.

use crate::Bytes;
use crate::laws::{check_replay, check_table};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use tabuleiro_core::record::Record;
use tabuleiro_table::Snapshot;

/// Checks that any JSON is refused, or is a snapshot or record that survives writing; the game it opens obeys the laws.
pub fn json(data: &[u8]) {
    let mut random = Bytes::new(data).random();
    if let Some(snapshot) = read::<Snapshot>(data) {
        match snapshot.open() {
            Ok(table) => check_table(&table, &mut random),
            Err(error) => assert_ne!(error.to_string(), ""),
        }
    }
    if let Some(record) = read::<Record>(data) {
        // Writing a parsed record must not panic, even for impossible contents.
        let _ = (record.text(|_| Vec::new()), record.link());
        check_replay(&record, &mut random);
    }
}

fn read<T: Serialize + DeserializeOwned + PartialEq + Debug>(data: &[u8]) -> Option<T> {
    let read: T = serde_json::from_slice(data).ok()?;
    let written = serde_json::to_vec(&read).expect("what was read can be written");
    assert_eq!(serde_json::from_slice::<T>(&written).expect("what was written can be read"), read);
    Some(read)
}
