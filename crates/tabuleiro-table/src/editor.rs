//! Positions under edit: one editor for every game and front end.

use crate::kind::GameKind;
use crate::replay::OpenError;
use crate::table::Table;
use tabuleiro_core::edit::{Change, ChangeError, Draft, Stamp};
use tabuleiro_core::{Line, PositionError};

/// A position under edit.
pub struct Editor {
    table: Table,
    palette: Vec<Stamp>,
    draft: Draft,
}

impl Editor {
    /// Starts from the position of a text.
    pub fn open(kind: &'static GameKind, text: &str) -> Result<Editor, OpenError> {
        Ok(Editor::of(Table::open_as(kind, text)?))
    }

    /// Starts from the position of a table.
    pub fn of(table: Table) -> Editor {
        let (palette, draft) = (table.play_state().palette(), table.play_state().draft());
        Editor { table, palette, draft }
    }

    /// Continues with a kept draft.
    pub fn with_draft(self, kept: &Draft) -> Result<Editor, ChangeError> {
        let draft = self.draft.recall(self.table.play_state().board(), &self.palette, kept)?;
        Ok(Editor { draft, ..self })
    }

    /// Returns the table with the original position.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the marks that can be put on cells.
    pub fn palette(&self) -> &[Stamp] {
        &self.palette
    }

    /// Returns the current draft.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Changes the draft, whether or not the rules accept the result.
    pub fn change(&mut self, change: &Change) -> Result<(), ChangeError> {
        self.draft.change(self.table.play_state().board(), &self.palette, change)
    }

    /// Returns the full text of the position, or the reason why the rules cannot continue from it.
    pub fn line(&self) -> Result<String, PositionError> {
        let play = self.table.play_state();
        let position = Some(play.of_draft(&self.draft)?);
        let setup = play.setup().text(self.table.kind().info);
        Ok(Line { setup, position, moves: Vec::new() }.to_string())
    }
}
