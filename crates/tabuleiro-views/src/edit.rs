//! Positions under edit.

use crate::board::read;
use crate::drawing::with;
use crate::preview::lay;
use crate::{Complaint, Drawing, StampView};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabuleiro_core::edit::{Change, Dial, DialKind, Draft};
use tabuleiro_core::{Explain, Line, Message, Player};
use tabuleiro_room::TablePlan;
use tabuleiro_table::{Editor, Table};
use tabuleiro_words::said::PositionView;
use tabuleiro_words::{Localizer, speaker};

/// A position to edit, and what is changed.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct EditWish {
    /// Text to start from: a set-up, position or game in a line, or a record.
    pub text: Option<String>,
    /// Id of the game if there is no text; a set-up is then drawn.
    pub game: Option<String>,
    /// The rule set's id; the game's first if none is given.
    pub rule_set: Option<String>,
    /// Number of seats; the smallest by default.
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 4))]
    pub seats: Option<usize>,
    /// Choices of the set-up, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Seed of the drawn set-up; equal seeds draw equal set-ups.
    pub seed: Option<u64>,
    /// The draft as it was answered before.
    pub draft: Option<Draft>,
    /// Changes, in this order.
    #[serde(default)]
    pub changes: Vec<Change>,
}

/// A position while it is edited.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EditView {
    /// The rule set's id.
    pub rule_set: String,
    /// Number of seats.
    pub seats: usize,
    /// Start of the edit: send it again as `text`, with the draft.
    pub start: String,
    /// The draft: to be sent again.
    pub draft: Draft,
    /// The draft as a board.
    pub board: Drawing,
    /// Marks that can be placed on cells.
    pub palette: Vec<StampView>,
    /// Dials beside the board.
    pub dials: Vec<DialView>,
    /// The whole text of the position; none if the rules could not continue from it.
    pub line: Option<String>,
    /// Decision that is due, or the reason why the rules cannot continue.
    pub said: String,
    /// Whether the game is over there.
    pub over: bool,
}

/// A dial, in words.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DialView {
    /// Name of the dial.
    pub name: String,
    /// Owner, if each player has such a dial.
    pub player: Option<Player>,
    /// Label of the dial.
    pub word: String,
    /// Current value.
    pub value: i32,
    /// The least.
    pub min: i32,
    /// The most.
    pub max: i32,
    /// Labels of the values, from the least; empty for a number.
    pub choices: Vec<String>,
}

/// Changes a position and says what the rules make of it; `seed` draws where the wish has no seed.
pub fn edit_position(wish: &EditWish, seed: u64, language: &'static str) -> Result<EditView, Complaint> {
    let mut editor = Editor::of(wish.table(seed)?);
    let game = editor.table().kind().info;
    if let Some(kept) = &wish.draft {
        editor = editor.with_draft(kept).map_err(|error| Complaint::of_game(game, &error))?;
    }
    for change in &wish.changes {
        editor.change(change).map_err(|error| Complaint::of_game(game, &error))?;
    }
    Ok(EditView::of(&editor, speaker(language, Some(game.id))))
}

impl EditWish {
    /// Returns the table that is edited.
    fn table(&self, seed: u64) -> Result<Table, Complaint> {
        if let Some(text) = &self.text {
            return Ok(read(text)?.table);
        }
        let plan = TablePlan {
            rule_set: self.rule_set.clone(),
            seats: self.seats,
            options: self.options.clone(),
            ..TablePlan::of_game(self.game.clone().unwrap_or_default())
        };
        lay(plan, self.seed.unwrap_or(seed))
    }
}

impl EditView {
    fn of(editor: &Editor, speaker: &Localizer) -> EditView {
        let (play, kind) = (editor.table().play_state(), editor.table().kind());
        let (draft, opened) = (editor.draft(), opened(editor));
        let names = names(editor, opened.as_ref().ok(), speaker);
        let said = match &opened {
            Ok(table) => PositionView::of(table, speaker).said.phase,
            Err(problem) => speaker.say(problem),
        };
        EditView {
            rule_set: play.setup().rule_set.into(),
            seats: play.seats().count(),
            start: editor.table().line(),
            board: Drawing::of(
                kind,
                play.setup().text(kind.info),
                play.board(),
                &draft.cells,
                "edit-nothing",
                speaker,
            ),
            draft: draft.clone(),
            palette: editor.palette().iter().map(|stamp| StampView::of(&stamp.mark, speaker)).collect(),
            dials: draft.dials.iter().map(|dial| DialView::of(dial, &names, speaker)).collect(),
            line: opened.as_ref().ok().map(Table::line),
            said,
            over: opened.is_ok_and(|table| table.to_move().is_none()),
        }
    }
}

/// Returns a table with the edited position, or the reason why the rules cannot continue from it.
fn opened(editor: &Editor) -> Result<Table, Message> {
    let line = editor.line().map_err(|error| error.0)?;
    Table::open_as(editor.table().kind(), &line).map_err(|error| error.explain())
}

/// Returns the players with their sides, read from the edited position or else from the start.
fn names(editor: &Editor, opened: Option<&Table>, speaker: &Localizer) -> Vec<String> {
    let view = opened.map(|table| table.play_state().view());
    let view = view.or_else(|| Some(seated(editor)?.play_state().view()));
    let side = |player: Player| view.as_ref()?.seats.get(player.index())?.side.clone();
    let name = |player| match side(player) {
        Some(side) => with(speaker.name(player), speaker.say(&side), speaker),
        None => speaker.name(player),
    };
    editor.table().play_state().seats().players().map(name).collect()
}

/// Returns the start with the edited seats.
fn seated(editor: &Editor) -> Option<Table> {
    let play = editor.table().play_state();
    let mut draft = play.draft();
    for (dial, set) in draft.dials.iter_mut().zip(&editor.draft().dials) {
        if matches!(dial.kind, DialKind::Seat(_)) {
            dial.value = set.value;
        }
    }
    let (setup, position) = (play.setup().text(play.info()), Some(play.of_draft(&draft).ok()?));
    Table::open_as(editor.table().kind(), &Line { setup, position, moves: Vec::new() }.to_string()).ok()
}

impl DialView {
    fn of(dial: &Dial, names: &[String], speaker: &Localizer) -> DialView {
        let (min, max) = dial.range();
        let choice = |choice| speaker.word(format!("dial-{}-{choice}", dial.name));
        DialView {
            name: dial.name.to_string(),
            player: dial.player,
            word: speaker.word(format!("dial-{}", dial.name)),
            value: dial.value,
            min,
            max,
            choices: match &dial.kind {
                DialKind::Seat(_) => names.to_vec(),
                DialKind::Number { .. } => Vec::new(),
                DialKind::Choice(choices) => choices.iter().map(choice).collect(),
            },
        }
    }
}
