//! The target for records as files and as links.

use crate::Bytes;
use crate::laws::check_replay;
use tabuleiro_core::record::Record;
use tabuleiro_table::{Table, kind_of_text};

/// Checks that any file is refused with the number of its faulty line, or is a record that survives writing. The record
/// must replay up to its first fault.
pub fn record_files(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(error) => {
            assert!((1..=text.lines().count().max(1)).contains(&error.line), "{error}");
            return;
        }
    };
    let written = record.text(|_| vec!["a note".into()]);
    assert_eq!(Record::parse(&written).as_ref(), Ok(&record), "{written}");
    let is_right = Table::replay(&record).is_ok_and(|replay| replay.fault.is_none());
    if is_right {
        assert_eq!(Record::parse_link(&record.game, &record.link()).as_ref(), Ok(&record), "{written}");
    }
    check_replay(&record, &mut Bytes::new(data).random());
}

/// Checks that any link is refused with a reason, or is a record that survives writing.
pub fn record_links(data: &[u8]) {
    let Ok(link) = str::from_utf8(data) else { return };
    let game = kind_of_text(link).map_or("none", |kind| kind.info.id);
    let record = match Record::parse_link(game, link) {
        Ok(record) => record,
        Err(error) => return assert_ne!(error.to_string(), ""),
    };
    assert_eq!(Record::parse_link(game, &record.link()).as_ref(), Ok(&record), "{}", record.link());
    check_replay(&record, &mut Bytes::new(data).random());
}
