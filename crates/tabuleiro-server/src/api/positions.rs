//! Positions, as data and in words: at a table at any turn, and after moves that are only tried.

use crate::app::Shared;
use crate::extract::{Path, Query};
use crate::problem::{Problem, language_of, speaker};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::Deserialize;
use tabuleiro_core::{Message, Player};
use tabuleiro_table::said::PositionView;
use tabuleiro_table::words::Speaker;
use tabuleiro_table::{Table, computer_seat};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(position))
}

#[derive(Deserialize, IntoParams)]
struct Wanted {
    /// How many turns have been played: 0 for the start; as it stands if none is given.
    turn: Option<usize>,
    /// Moves to try then, joined by `_`: what the position would be after them.
    moves: Option<String>,
}

/// The position with all its legal moves, now or after so many turns, also after some moves that are only tried; `said` is what
/// people read.
#[utoipa::path(get, path = "/api/tables/{id}/position", tag = "tables", params(("id" = String, Path), Wanted), responses((status = 200, body = PositionView)))]
async fn position(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Result<Json<PositionView>, Problem> {
    let mut table = shown(&app, &id).await?;
    if let Some(turn) = wanted.turn {
        go_back(&mut table, turn)?;
    }
    try_moves(&mut table, wanted.moves.as_deref().unwrap_or_default().split('_'))?;
    Ok(Json(in_words(table, language_of(&headers))))
}

/// The game at a table, away from it: what many want to see delays nobody who plays.
async fn shown(app: &Shared, id: &str) -> Result<Table, Problem> {
    let table = app.tables().find(id).await?.look(|room, _| room.shown()).await?;
    table.ok_or_else(|| Problem::conflict("error-room-not-begun"))
}

/// Takes turns back until so many are left.
fn go_back(table: &mut Table, turn: usize) -> Result<(), Problem> {
    let turns = table.turns().len();
    if turn > turns {
        return Err(Problem::bad(Message::new("error-room-turn").text("found", turn).text("turns", turns)));
    }
    while table.turns().len() > turn {
        table.undo_turn();
    }
    Ok(())
}

/// Plays these moves, for the sake of looking.
fn try_moves<'a>(table: &mut Table, moves: impl Iterator<Item = &'a str>) -> Result<(), Problem> {
    let game = table.kind().info;
    for mv in moves.filter(|mv| !mv.is_empty()) {
        table.play(mv).map_err(|error| Problem::of_game(game, &error))?;
    }
    Ok(())
}

/// A position in the words of a language.
fn in_words(mut table: Table, language: &'static str) -> PositionView {
    let speaker = speaker_at(&mut table, language);
    PositionView::of(&table, &speaker)
}

/// Somebody who speaks about the game at a table, where the computers have names then too.
fn speaker_at(table: &mut Table, language: &'static str) -> Speaker {
    let speaker = speaker(language, Some(table.kind().info.id));
    for (index, seat) in table.seats.iter_mut().enumerate() {
        if let Some(computer) = seat.computer.clone().filter(|_| seat.name.is_empty()) {
            *seat = computer_seat(Player::new(index), computer, speaker);
        }
    }
    speaker.among(table.seats.iter().map(|seat| seat.name.clone()).collect())
}
