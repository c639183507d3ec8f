//! Games as pages show them: away from the table, at any turn, after moves that are only tried, and in words.

use crate::app::Shared;
use crate::problem::{Problem, speaker};
use serde::Serialize;
use tabuleiro_core::{Explain, Message, Player};
use tabuleiro_table::{PlayError, Table, ThoughtDocument, named_clicks};
use tabuleiro_words::said::{PositionView, told};
use tabuleiro_words::{Speaker, computer_seat};
use utoipa::ToSchema;

/// A turn in the list beside the board.
#[derive(Serialize, ToSchema)]
pub struct TurnView {
    /// How many turns have been played with it.
    pub number: usize,
    /// Whose it was.
    pub seat: u8,
    /// Its moves.
    pub moves: Vec<String>,
    /// What each move did, and what else happened by it.
    pub said: Vec<String>,
    /// How long it took, where that is known.
    pub spent_ms: Option<u64>,
    /// Whether a computer player took it.
    pub by_engine: bool,
    /// What the computer player thought of each move; told where only computers play.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub thoughts: Vec<ThoughtDocument>,
}

/// The game at a table: what many want to see delays nobody who plays.
pub async fn shown(app: &Shared, id: &str) -> Result<Table, Problem> {
    let table = app.tables().find(id).await?.look(|room, _| room.shown()).await?;
    table.ok_or_else(|| Problem::conflict("error-room-not-begun"))
}

/// Takes turns back until so many are left.
pub fn go_back(table: &mut Table, turn: usize) -> Result<(), Problem> {
    let turns = table.turns().len();
    if table.back_to_turn(turn) {
        return Ok(());
    }
    Err(Problem::bad(Message::new("error-no-turn").text("found", turn).text("turns", turns)))
}

/// Plays these moves, for the sake of looking.
pub fn try_moves<'a>(table: &mut Table, moves: impl Iterator<Item = &'a str>) -> Result<(), Problem> {
    let game = table.kind().info;
    for mv in moves.filter(|mv| !mv.is_empty()) {
        table.play(mv).map_err(|error| Problem::of_game(game, &error))?;
    }
    Ok(())
}

/// Somebody who speaks about the game at a table, where the computers have names then too.
pub fn speaker_at(table: &mut Table, language: &'static str) -> Speaker {
    let speaker = speaker(language, Some(table.kind().info.id));
    for (index, seat) in table.seats.iter_mut().enumerate() {
        if let Some(computer) = seat.computer.clone().filter(|_| seat.name.is_empty()) {
            *seat = computer_seat(Player::new(index), computer, speaker);
        }
    }
    speaker.among(table.seats.iter().map(|seat| seat.name.clone()).collect())
}

/// A position in the words of a language.
pub fn in_words(mut table: Table, language: &'static str) -> PositionView {
    let speaker = speaker_at(&mut table, language);
    PositionView::of(&table, &speaker)
}

/// What was played, turn by turn; `by_engine` says who took a turn, by its seat and index.
pub fn turns(table: &Table, speaker: &Speaker, by_engine: impl Fn(Player, usize) -> bool) -> Vec<TurnView> {
    let times = table.record().turns.into_iter().map(|turn| turn.spent_ms);
    let turn = |(index, (steps, spent_ms)): (usize, (&[tabuleiro_table::Step], _))| TurnView {
        number: index + 1,
        seat: steps[0].player.seat(),
        moves: steps.iter().map(|step| step.text.clone()).collect(),
        said: steps.iter().map(|step| told(step, speaker)).collect(),
        spent_ms,
        by_engine: by_engine(steps[0].player, index),
        thoughts: Vec::new(),
    };
    table.turns().into_iter().zip(times).enumerate().map(turn).collect()
}

/// Why no legal move begins with these clicks; nothing if one does.
pub fn why<'a>(
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
