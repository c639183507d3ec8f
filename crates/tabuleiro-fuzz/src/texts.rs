//! The target for texts of set-ups, positions and lines.

use crate::Bytes;
use crate::laws::check_table;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::{Line, TimeControl};
use tabuleiro_table::{Computer, Table};

/// Checks that any text is refused with a reason, or opens a table that obeys the laws.
pub fn texts(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    check_small_texts(text);
    match Table::open(text) {
        Ok(table) => check_table(&table, &mut Bytes::new(data).random()),
        Err(error) => assert_ne!(error.to_string(), ""),
    }
}

/// Checks that lines, cell names, clocks and names of levels survive writing and reading.
fn check_small_texts(text: &str) {
    let line = Line::parse(text);
    assert_eq!(Line::parse(&line.to_string()), line);
    if let Ok(cell) = text.parse::<CellName>() {
        assert_eq!(cell.to_string(), text);
    }
    if let Ok(control) = text.parse::<TimeControl>() {
        assert_eq!(control.to_string().parse(), Ok(control));
    }
    if let Ok(computer) = text.parse::<Computer>() {
        let said = computer.to_string();
        assert_eq!(said.parse::<Computer>().map(|read| read.to_string()), Ok(said));
    }
}
