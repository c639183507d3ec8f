//! Boards under edit, and the marks that can be placed on them.

use serde::Serialize;
use std::collections::BTreeMap;
use tabuleiro_core::Message;
use tabuleiro_core::present::{Board, Mark, Outline};
use tabuleiro_table::{CellSnapshot, GameKind};
use tabuleiro_words::Localizer;
use tabuleiro_words::said::{GlyphSaid, glyphs};

/// A board under edit, legal or not, in the format of positions.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Drawing {
    /// The game's id.
    pub game: &'static str,
    /// Set-up at the start of the edit.
    pub setup: String,
    /// The shape of the cells.
    pub outline: Outline,
    /// The cells, from the top, from the left.
    pub cells: Vec<CellSnapshot>,
    /// The board in words.
    pub said: DrawingSaid,
}

/// A board in words.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DrawingSaid {
    /// The game's symbols.
    pub glyphs: BTreeMap<String, GlyphSaid>,
    /// Content of each cell.
    pub cells: BTreeMap<String, String>,
}

/// A mark that can be placed on a cell.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StampView {
    /// The mark.
    pub mark: Mark,
    /// Name of the mark.
    pub word: String,
}

impl Drawing {
    /// Returns a board with these marks; `bare` describes an empty cell.
    pub(crate) fn of(
        kind: &GameKind,
        setup: String,
        board: &Board,
        marks: &[Vec<Mark>],
        bare: &'static str,
        speaker: &Localizer,
    ) -> Drawing {
        let cells = || board.cells.iter().zip(marks);
        let said = |marks: &Vec<Mark>| match marks.as_slice() {
            [] => speaker.word(bare),
            marks => marks.iter().map(|mark| said(mark, speaker)).collect::<Vec<_>>().join(", "),
        };
        Drawing {
            game: kind.info.id,
            setup,
            outline: board.outline,
            cells: cells().map(|(cell, marks)| CellSnapshot::of(cell, marks)).collect(),
            said: DrawingSaid {
                glyphs: glyphs(kind.info, speaker),
                cells: cells().map(|(cell, marks)| (cell.name.to_string(), said(marks))).collect(),
            },
        }
    }
}

impl StampView {
    pub(crate) fn of(mark: &Mark, speaker: &Localizer) -> StampView {
        StampView { mark: mark.clone(), word: said(mark, speaker) }
    }
}

/// Returns the name of a mark and its owner.
fn said(mark: &Mark, speaker: &Localizer) -> String {
    let word = speaker.word(format!("glyph-{}", mark.glyph));
    match mark.owner {
        Some(owner) => with(word, speaker.name(owner), speaker),
        None => word,
    }
}

/// Joins a name and a further fact.
pub(crate) fn with(what: String, more: String, speaker: &Localizer) -> String {
    speaker.say(&Message::new("edit-with").text("what", what).text("more", more))
}
