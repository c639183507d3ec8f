//! The right to write events of a table.

use tabuleiro_room::{By, Command};

/// The nodes that may write an event.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Right {
    /// Any node: the event follows from the earlier ones.
    Anybody,
    /// Only the table's lease holder.
    Keeper,
}

impl Right {
    pub(super) fn of(by: &By, command: &Command) -> Right {
        let is_keepers =
            matches!(command, Command::Turn { .. } | Command::Watch { .. } | Command::Resume { .. });
        if is_keepers && matches!(by, By::House) { Right::Keeper } else { Right::Anybody }
    }
}
