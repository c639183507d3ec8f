//! The looks of boards in terminals with colours.

/// The look of boards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Look {
    /// Cells of half blocks, which every terminal has.
    #[default]
    Cells,
    /// Cells of sixths of blocks, symbols for legacy computing.
    Fine,
    /// A picture, where the terminal shows them.
    Picture,
}

impl Look {
    /// All of them, in the order of the settings.
    pub const ALL: [Look; 3] = [Look::Cells, Look::Fine, Look::Picture];

    /// Returns the name in files, and in the sentence `settings-board-NAME`.
    pub const fn id(self) -> &'static str {
        match self {
            Look::Cells => "cells",
            Look::Fine => "fine",
            Look::Picture => "picture",
        }
    }

    /// The one with this name.
    pub fn named(id: &str) -> Option<Look> {
        Look::ALL.into_iter().find(|look| look.id() == id)
    }
}
