//! Games as pages show them: away from the table, at any turn, after moves that are only tried, and in words.

use crate::app::Shared;
use crate::problem::Problem;
use crate::words::speaker_at;
use tabuleiro_core::{Explain, Message};
use tabuleiro_room::Refusal;
use tabuleiro_table::{PlayError, Table, named_clicks};
use tabuleiro_words::Speaker;
use tabuleiro_words::said::PositionView;

/// The game at a table: what many want to see delays nobody who plays.
pub(super) async fn shown(app: &Shared, id: &str) -> Result<Table, Problem> {
    let table = app.tables().find(id).await?.look(|room, _| room.shown()).await?;
    table.ok_or_else(|| Problem::conflict("error-room-not-begun"))
}

/// Takes turns back until so many are left.
pub(super) fn go_back(table: &mut Table, turn: usize) -> Result<(), Problem> {
    let turns = table.turns().len();
    if table.back_to_turn(turn) {
        return Ok(());
    }
    Err(Problem::bad(Message::new("error-no-turn").text("found", turn).text("turns", turns)))
}

/// Plays these moves of a turn at a table, for the sake of looking; what a move would reveal is not to be seen so.
pub(super) fn try_turn<'a>(table: &mut Table, moves: impl Iterator<Item = &'a str>) -> Result<(), Problem> {
    let game = table.kind().info;
    for mv in moves.filter(|mv| !mv.is_empty()) {
        let choice = table.play_state().choices().into_iter().find(|choice| choice.text == mv);
        if choice.is_some_and(|choice| choice.reveals) {
            return Err(Problem::of_game(game, &Refusal::AfterReveal));
        }
        try_moves(table, std::iter::once(mv))?;
    }
    Ok(())
}

/// Plays these moves, for the sake of looking.
pub(super) fn try_moves<'a>(table: &mut Table, moves: impl Iterator<Item = &'a str>) -> Result<(), Problem> {
    let game = table.kind().info;
    for mv in moves.filter(|mv| !mv.is_empty()) {
        table.play(mv).map_err(|error| Problem::of_game(game, &error))?;
    }
    Ok(())
}

/// A position in the words of a language.
pub(super) fn in_words(mut table: Table, language: &'static str) -> PositionView {
    let speaker = speaker_at(&mut table, language);
    PositionView::of(&table, &speaker)
}

/// Why no legal move begins with these clicks; nothing if one does.
pub(super) fn why<'a>(
    table: &Table,
    clicks: impl Iterator<Item = &'a str>,
    speaker: &Speaker,
) -> Result<Option<String>, Problem> {
    if table.to_move().is_none() {
        return Ok(Some(speaker.say(&PlayError::Over.explain())));
    }
    let play = table.play_state();
    let unknown = |name: &str| Problem::bad(Message::new("error-click").text("found", name));
    let clicks = named_clicks(clicks.filter(|name| !name.is_empty()), &play.choices()).map_err(unknown)?;
    Ok(play.why_illegal(&clicks).map(|why| speaker.say(&why)))
}
