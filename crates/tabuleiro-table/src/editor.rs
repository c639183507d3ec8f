//! A position being edited at a table: the same for every game and every screen.

use crate::kind::Kind;
use crate::replay::OpenError;
use crate::table::Table;
use tabuleiro_core::edit::{Change, ChangeError, Draft, Stamp};
use tabuleiro_core::{Line, PositionError};

/// A position being edited.
pub struct Editor {
    table: Table,
    palette: Vec<Stamp>,
    draft: Draft,
}

impl Editor {
    /// Begins with the position of this text.
    pub fn open(kind: &'static Kind, text: &str) -> Result<Editor, OpenError> {
        Ok(Editor::of(Table::open_as(kind, text)?))
    }

    /// Begins with the position at a table.
    pub fn of(table: Table) -> Editor {
        let (palette, draft) = (table.play_state().palette(), table.play_state().draft());
        Editor { table, palette, draft }
    }

    /// The same with a draft that somebody kept.
    pub fn with_draft(self, kept: &Draft) -> Result<Editor, ChangeError> {
        let draft = self.draft.recall(self.table.play_state().board(), &self.palette, kept)?;
        Ok(Editor { draft, ..self })
    }

    /// The table with the position that was begun with.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What can be put on cells.
    pub fn palette(&self) -> &[Stamp] {
        &self.palette
    }

    /// What is on the board and beside it.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Changes the draft; whether the rules could go on from there is another question.
    pub fn change(&mut self, change: &Change) -> Result<(), ChangeError> {
        self.draft.change(self.table.play_state().board(), &self.palette, change)
    }

    /// The whole text of the position, or why the rules could not continue from it.
    pub fn line(&self) -> Result<String, PositionError> {
        let play = self.table.play_state();
        let position = Some(play.of_draft(&self.draft)?);
        let setup = play.setup().text(self.table.kind().info);
        Ok(Line { setup, position, moves: Vec::new() }.to_string())
    }
}
