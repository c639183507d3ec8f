//! Who may let something happen at a table.

use tabuleiro_room::{By, Command};

/// Who may let something happen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Right {
    /// Any node: it follows from what happened before.
    Anybody,
    /// The table's keeper alone.
    Keeper,
}

impl Right {
    pub(super) fn of(by: &By, command: &Command) -> Right {
        let is_keepers =
            matches!(command, Command::Turn { .. } | Command::Watch { .. } | Command::Resume { .. });
        if is_keepers && matches!(by, By::House) { Right::Keeper } else { Right::Anybody }
    }
}
