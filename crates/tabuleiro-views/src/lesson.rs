//! Lessons in words.

use crate::Complaint;
use serde::{Deserialize, Serialize};
use tabuleiro_table::GameKind;
use tabuleiro_words::lesson::{self, Lesson, LessonProgress};
use tabuleiro_words::speaker;

/// A lesson in words.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LessonView {
    /// Id among the lessons of the game.
    pub id: String,
    /// Title of the lesson.
    pub title: String,
    /// Task of the player.
    pub task: String,
    /// Hint for the task.
    pub hint: String,
    /// The position, as text.
    pub line: String,
    /// Cells to mark.
    pub cells: Vec<String>,
    /// Whether it is about playing well, after those about the rules.
    pub is_strategy: bool,
}

/// An attempt at a lesson.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AttemptWish {
    /// Moves played so far.
    pub moves: Vec<String>,
}

/// State of an attempt.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AttemptView {
    /// Whether it is done, missed, or goes on.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub progress: LessonProgress,
    /// Comment on that state.
    pub said: Option<String>,
}

/// Returns the lessons of a game, in order.
pub fn lessons(kind: &'static GameKind, language: &'static str) -> Vec<LessonView> {
    let speaker = speaker(language, Some(kind.info.id));
    let view = |lesson: Lesson| LessonView {
        title: speaker.say(&lesson.title()),
        task: speaker.say(&lesson.task()),
        hint: speaker.say(&lesson.hint()),
        is_strategy: lesson.is_strategy(),
        cells: lesson.cells.iter().map(ToString::to_string).collect(),
        id: lesson.id,
        line: lesson.position,
    };
    lesson::lessons(kind).into_iter().map(view).collect()
}

/// Says whether moves do what a lesson asks for.
pub fn attempt(
    kind: &'static GameKind,
    lesson: &Lesson,
    wish: &AttemptWish,
    language: &'static str,
) -> Result<AttemptView, Complaint> {
    let attempt = lesson.attempt(kind, &wish.moves).map_err(|error| Complaint::of_game(kind.info, &error))?;
    let said = lesson.said(attempt.progress);
    let said = said.map(|message| speaker(language, Some(kind.info.id)).say(&message));
    Ok(AttemptView { progress: attempt.progress, said })
}
