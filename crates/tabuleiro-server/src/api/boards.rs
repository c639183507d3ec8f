//! Boards that stand at no table: a set-up before it is played, and any position or game that somebody brings along.

use super::caller::Caller;
use super::extract::Json;
use super::showing::{go_back, in_words, try_moves, why};
use super::tables::with_map;
use crate::app::Shared;
use crate::people::Scope;
use crate::problem::Problem;
use crate::secret::draw_seed;
use crate::wire::TurnView;
use crate::words::{language_of, speaker_at};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabuleiro_core::insight::Finding;
use tabuleiro_core::{Explain, Player, Random};
use tabuleiro_room::{Plan, TablePlan};
use tabuleiro_table::{Replay, Table, read_game};
use tabuleiro_words::Speaker;
use tabuleiro_words::said::PositionView;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(preview)).routes(routes!(board))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PreviewWish {
    /// The game's id.
    game: String,
    /// The rule set's id; the game's first if none is given.
    rule_set: Option<String>,
    /// How many seats; the fewest if none are given.
    #[schema(minimum = 1, maximum = 4)]
    seats: Option<usize>,
    /// Choices of the set-up, by name.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// A whole set-up as text, instead of one that is drawn.
    setup: Option<String>,
    /// The name of a map that I keep.
    map: Option<String>,
    /// What is drawn by the same seed is the same.
    seed: Option<u64>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct BoardWish {
    /// A set-up, position or game in a line, an address that ends in one, or a record as text or JSON.
    text: String,
    /// After how many turns; as it stands at its end if none is given.
    turn: Option<usize>,
    /// Moves to play then.
    #[serde(default)]
    moves: Vec<String>,
    /// Clicks, cells and buttons by name: `why` tells why no legal move begins with them.
    clicks: Option<Vec<String>>,
}

#[derive(Serialize, ToSchema)]
struct BoardView {
    /// The position.
    position: PositionView,
    /// Its text with the set-up, which can be sent again.
    line: String,
    /// The whole game in a line.
    link: String,
    /// What was played to get there, turn by turn.
    turns: Vec<TurnView>,
    /// How many turns the whole text has.
    turns_all: usize,
    /// What is wrong with a record after what is shown of it.
    fault: Option<String>,
    /// Why no legal move begins with the clicks.
    why: Option<String>,
    /// Why everyone stands as they do, part by part.
    insights: Vec<InsightView>,
}

/// Something to see in a position, in words.
#[derive(Serialize, ToSchema)]
struct InsightView {
    /// Whom it is about, if it is about one seat.
    seat: Option<u8>,
    /// What there is to see.
    said: String,
    /// What it counts, if it counts.
    points: Option<i16>,
    /// The part of the score that it counts for.
    part: Option<String>,
    /// The cells it is about.
    cells: Vec<String>,
    /// What is to be written on cells, by their names.
    labels: BTreeMap<String, String>,
}

impl InsightView {
    fn of(finding: Finding, speaker: &Speaker) -> InsightView {
        let part = finding.points.as_ref().map(|points| speaker.word(format!("score-{}", points.part)));
        InsightView {
            seat: finding.player.map(Player::seat),
            said: speaker.say(&finding.message),
            points: finding.points.map(|points| points.points),
            part,
            cells: finding.cells.iter().map(ToString::to_string).collect(),
            labels: finding.labels.into_iter().map(|label| (label.cell.to_string(), label.text)).collect(),
        }
    }
}

/// A set-up, drawn and not played. Its `setup` can be sent to make a table.
#[utoipa::path(post, path = "/api/preview", security((), ("cookie" = []), ("bearer" = [])), tag = "boards", request_body = PreviewWish, responses((status = 400, description = "no game is set up like this"), (status = 200, body = PositionView)))]
async fn preview(
    State(app): State<Shared>,
    caller: Option<Caller>,
    headers: HeaderMap,
    Json(wish): Json<PreviewWish>,
) -> Result<axum::Json<PositionView>, Problem> {
    let PreviewWish { game, rule_set, seats, options, setup, map, seed } = wish;
    let mut plan = TablePlan { rule_set, seats, options, setup, ..TablePlan::of_game(game) };
    if map.is_some() {
        let caller = caller.ok_or(Problem::WhoAsks)?;
        plan = with_map(&app, caller.may(Scope::Read)?, plan, map.as_deref()).await?;
    }
    Ok(axum::Json(in_words(lay(plan, seed)?, language_of(&headers))))
}

/// A table by a plan, before its first move. What is drawn by the same seed is the same.
pub(super) fn lay(plan: TablePlan, seed: Option<u64>) -> Result<Table, Problem> {
    let plan = Plan::check(plan)?;
    let setup = plan.draw(&mut Random::from_seed(seed.unwrap_or_else(draw_seed)))?;
    Table::open_as(plan.kind, &setup).map_err(|error| Problem::of_game(plan.kind.info, &error))
}

/// Any text of a game.
pub(super) fn read(text: &str) -> Result<Replay, Problem> {
    read_game(text).map_err(|unread| Problem::Refused {
        status: StatusCode::BAD_REQUEST,
        why: unread.problem,
        game: unread.kind.map(|kind| kind.info),
    })
}

/// Any position or game, checked and shown, also after moves that are only tried: for analysis and editors, without a table.
#[utoipa::path(post, path = "/api/position", security(()), tag = "boards", request_body = BoardWish, responses((status = 400, description = "the text is no game, or a turn, move or click is not there"), (status = 200, body = BoardView)))]
async fn board(headers: HeaderMap, Json(wish): Json<BoardWish>) -> Result<axum::Json<BoardView>, Problem> {
    let replay = read(&wish.text)?;
    let mut table = replay.table;
    let speaker = speaker_at(&mut table, language_of(&headers));
    let turns_all = table.turns().len();
    if let Some(turn) = wish.turn {
        go_back(&mut table, turn)?;
    }
    try_moves(&mut table, wish.moves.iter().map(String::as_str))?;
    let clicks = wish.clicks.as_ref().map(|clicks| why(&table, clicks.iter().map(String::as_str), &speaker));
    Ok(axum::Json(BoardView {
        position: PositionView::of(&table, &speaker),
        line: table.line(),
        link: table.record().link(),
        turns: TurnView::all(&table, &speaker, |seat, _| table.seats[seat.index()].computer.is_some()),
        turns_all,
        fault: replay.fault.map(|fault| speaker.say(&fault.explain())),
        why: clicks.transpose()?.flatten(),
        insights: table
            .play_state()
            .insights()
            .into_iter()
            .map(|finding| InsightView::of(finding, &speaker))
            .collect(),
    }))
}
