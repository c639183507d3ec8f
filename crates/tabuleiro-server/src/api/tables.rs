//! Tables: creation, seats and play.

use super::caller::Caller;
use super::description::one_of;
use super::extract::{Json, Path, Query};
use crate::address::Address;
use crate::app::Shared;
use crate::people::{self, Person, PersonKind, Scope};
use crate::problem::Problem;
use crate::secret::Secret;
use crate::tables::{Done, Listing, TableStub, listed};
use crate::wire::TurnSent;
use axum::Extension;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use tabuleiro_core::info::{OptionInfo, OptionKind};
use tabuleiro_core::{Message, Player, SeatResult};
use tabuleiro_room::{
    By, Command, Event, KeyDigest, Place, PlaceWish, Plan, State as RoomState, TablePlan, What,
};
use tabuleiro_views::RoomView;
use utoipa::openapi::Object;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(list, create))
        .routes(routes!(show))
        .routes(routes!(record))
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(start))
        .routes(routes!(seat_engine))
        .routes(routes!(turn))
        .routes(routes!(resign))
        .routes(routes!(offer, decline))
        .routes(routes!(abort))
        .routes(routes!(claim))
}

#[derive(Deserialize, IntoParams)]
struct Wanted {
    /// `open`, `playing`, `over` or `aborted`; `open` by default.
    state: Option<RoomState>,
    /// Id of the game; all games by default.
    game: Option<String>,
    /// Only tables with this rule set.
    rule_set: Option<String>,
    /// Only with a player of this name.
    player: Option<String>,
    /// Only tables with this result, of `player` or of any seat.
    result: Option<SeatResult>,
    /// Only tables whose last event is at this time or later, in milliseconds since 1970.
    since: Option<i64>,
    /// Only tables whose last event is before this time, in milliseconds since 1970.
    until: Option<i64>,
}

impl Wanted {
    fn listing(self) -> Listing {
        Listing {
            state: self.state.unwrap_or(RoomState::Open).text(),
            game: self.game.unwrap_or_default(),
            rule_set: self.rule_set.unwrap_or_default(),
            player: self.player.unwrap_or_default(),
            result: self.result.map(|result| result.to_string()).unwrap_or_default(),
            since_ms: self.since.unwrap_or_default(),
            until_ms: self.until,
        }
    }
}

#[derive(Serialize, ToSchema)]
struct MadeTable {
    table: RoomView,
    /// Keys to the reserved seats, shown only in this answer.
    keys: Vec<SeatKey>,
}

#[derive(Serialize, ToSchema)]
struct SeatKey {
    seat: usize,
    key: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Join {
    /// Seat, 1 to 4; any free one by default.
    #[schema(minimum = 1, maximum = 4)]
    seat: Option<u8>,
    /// Key to a reserved seat.
    #[schema(value_type = Option<String>)]
    key: Option<Secret>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct EngineWish {
    /// Short name of one of the game's levels.
    level: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Offer {
    what: What,
}

#[derive(Deserialize, IntoParams)]
struct Format {
    /// `text`, `json` or `link`; `text` by default.
    #[param(schema_with = formats, required = false)]
    format: Option<String>,
}

fn formats() -> Object {
    one_of(["text", "json", "link"])
}

/// Returns at most 50 public tables, newest first. A game that its only person left for 15 minutes is not listed as `playing`.
/// Only the latest 20,000 tables of the period are searched.
#[utoipa::path(get, path = "/api/tables", security(()), tag = "tables", params(Wanted), responses((status = 200, body = Vec<RoomView>)))]
async fn list(
    State(app): State<Shared>,
    Query(wanted): Query<Wanted>,
) -> Result<axum::Json<Vec<RoomView>>, Problem> {
    let mut views = Vec::new();
    for id in listed(&app.store.database, &wanted.listing(), app.store.time.now(), 50).await? {
        views.push(app.tables().view(&id).await?);
    }
    Ok(axum::Json(views))
}

/// Creates a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = TablePlan, responses((status = 400, description = "no game is played like this"), (status = 201, body = MadeTable)))]
async fn create(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Json(mut wanted): Json<TablePlan>,
) -> Result<impl IntoResponse, Problem> {
    let person = caller.may(Scope::Play)?;
    app.expect_room()?;
    // Wishes for seats and a map apply now and are not part of the stored plan.
    let (wishes, map) = (std::mem::take(&mut wanted.places), wanted.map.take());
    let plan = Plan::check(with_map(&app, person, wanted, map.as_deref()).await?)?;
    let (places, keys) = places(&plan, wishes, person)?;
    if plan.told.rated && person.kind != PersonKind::Account {
        return Err(Problem::conflict("error-room-rated-guest"));
    }
    let maker = person.sitter();
    let first = Event::Created { creator: maker.id.clone(), plan: Box::new(plan.told), places };
    let making = app.quotas.tables.begin(&app.store.database, &person.asks_from(&address)).await?;
    let stub = app.tables().create(first, [(maker.id, maker.name)]).await?;
    making.done(&stub.id);
    let starts = stub
        .look(|room, _| room.plan.told.start_when_full && room.places.iter().all(|place| !place.is_free()))
        .await?;
    if starts {
        stub.act(By::House, Command::Start).await?;
    }
    let table = stub.look(RoomView::of).await?;
    Ok((StatusCode::CREATED, axum::Json(MadeTable { table, keys })))
}

/// Inserts the text of a saved map into the plan, if the game has maps.
pub(super) async fn with_map(
    app: &Shared,
    person: &Person,
    mut plan: TablePlan,
    map: Option<&str>,
) -> Result<TablePlan, Problem> {
    let Some(name) = map else { return Ok(plan) };
    let (game, text) = super::people::saved_map(app, person, name).await?;
    let no_maps = || Problem::bad(Message::new("error-no-maps").text("game", &plan.game));
    let kind = tabuleiro_table::kind(&plan.game).filter(|kind| kind.info.id == game).ok_or_else(no_maps)?;
    let rule_set = match &plan.rule_set {
        Some(id) => kind.info.rule_set(id).ok_or_else(no_maps)?,
        None => &kind.info.rule_sets[0],
    };
    let is_text = |option: &&OptionInfo| matches!(option.kind, OptionKind::Text);
    let option = rule_set.options.iter().find(is_text).ok_or_else(no_maps)?;
    plan.options.insert(option.id.into(), text);
    Ok(plan)
}

fn places(
    plan: &Plan,
    mut wishes: Vec<PlaceWish>,
    maker: &Person,
) -> Result<(Vec<Place>, Vec<SeatKey>), Problem> {
    if wishes.len() > plan.seats {
        let problem = Message::new("error-too-many-seats").number("given", wishes.len() as i64);
        return Err(Problem::bad(problem.text("seats", plan.seats)));
    }
    if wishes.is_empty() {
        wishes.push(PlaceWish::Me);
    }
    if plan.told.rated && wishes.iter().filter(|wish| **wish == PlaceWish::Me).count() > 1 {
        return Err(Problem::bad("error-room-two-seats"));
    }
    wishes.resize(plan.seats, PlaceWish::Open);
    let mut keys = Vec::new();
    let place = |(index, wish): (usize, PlaceWish)| {
        Ok(match wish {
            PlaceWish::Me => Place { person: Some(maker.sitter().id), ..Place::default() },
            PlaceWish::Open => Place::default(),
            PlaceWish::Link => {
                let key = Secret::draw();
                let place = Place { key: Some(KeyDigest::new(key.digest())), ..Place::default() };
                keys.push(SeatKey { seat: index + 1, key: key.reveal().into() });
                place
            }
            PlaceWish::Engine(level) => {
                plan.level(&level)?;
                Place { engine: Some(level), ..Place::default() }
            }
        })
    };
    let places = wishes.into_iter().enumerate().map(place).collect::<Result<_, Problem>>()?;
    Ok((places, keys))
}

/// Returns the state of a table.
#[utoipa::path(get, path = "/api/tables/{id}", security(()), tag = "tables", params(("id" = String, Path)), responses((status = 200, body = RoomView)))]
async fn show(State(app): State<Shared>, Path(id): Path<String>) -> Result<axum::Json<RoomView>, Problem> {
    Ok(axum::Json(app.tables().find(&id).await?.look(RoomView::of).await?))
}

/// Returns the record of the game.
#[utoipa::path(get, path = "/api/tables/{id}/record", security(()), tag = "tables", params(("id" = String, Path), Format), responses((status = 200, content((String = "text/plain"), (Object = "application/json")))))]
async fn record(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Query(format): Query<Format>,
) -> Result<Response, Problem> {
    let record = app.tables().find(&id).await?.look(|room, _| room.record()).await?;
    let record = record.ok_or_else(|| Problem::conflict("error-room-not-begun"))?;
    let plain = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok(match format.format.as_deref().unwrap_or("text") {
        "text" => (plain, record.text(|_| Vec::new())).into_response(),
        "json" => axum::Json(record).into_response(),
        "link" => (plain, record.link()).into_response(),
        other => return Err(Problem::bad(Message::new("error-room-format").text("found", other))),
    })
}

/// Takes a seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path)), request_body = Join, responses((status = 200, body = Done)))]
async fn join(
    State(app): State<Shared>,
    caller: Caller,
    Path(id): Path<String>,
    Json(wish): Json<Join>,
) -> Result<axum::Json<Done>, Problem> {
    let seat = wish.seat.map(seat).transpose()?;
    act(&app, &caller, &id, Command::Join { seat, key: wish.key.map(|key| KeyDigest::new(key.digest())) })
        .await
}

/// Gives a free seat to a computer player; only for the table's creator.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/engine", tag = "tables", params(("id" = String, Path), ("seat" = u8, Path, minimum = 1, maximum = 4)), request_body = EngineWish, responses((status = 400, description = "the game has no such level"), (status = 200, body = Done)))]
async fn seat_engine(
    State(app): State<Shared>,
    caller: Caller,
    Path((id, number)): Path<(String, u8)>,
    Json(wish): Json<EngineWish>,
) -> Result<axum::Json<Done>, Problem> {
    act(&app, &caller, &id, Command::SeatEngine { seat: seat(number)?, level: wish.level }).await
}

/// Plays a whole turn. The turn is on disk before the answer.
#[utoipa::path(post, path = "/api/tables/{id}/turns", tag = "tables", params(("id" = String, Path)), request_body = TurnSent, responses((status = 400, description = "a move is not legal there"), (status = 200, body = Done), (status = 409, description = "not this turn, or not now"),
))]
async fn turn(
    State(app): State<Shared>,
    caller: Caller,
    Path(id): Path<String>,
    Json(sent): Json<TurnSent>,
) -> Result<axum::Json<Done>, Problem> {
    act(&app, &caller, &id, sent.command()).await
}

/// Proposes something that all players must agree to, or agrees to it.
#[utoipa::path(post, path = "/api/tables/{id}/offer", tag = "tables", params(("id" = String, Path)), request_body = Offer, responses((status = 200, body = Done)))]
async fn offer(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Path(id): Path<String>,
    Json(offer): Json<Offer>,
) -> Result<axum::Json<Done>, Problem> {
    if offer.what.rematch().is_some() {
        offer_rematch(&app, &caller, &address, &id, offer.what).await
    } else {
        act(&app, &caller, &id, Command::Offer(offer.what)).await
    }
}

/// Offers a rematch, which counts as another table of the creator.
async fn offer_rematch(
    app: &Shared,
    caller: &Caller,
    address: &Address,
    id: &str,
    what: What,
) -> Result<axum::Json<Done>, Problem> {
    let person = caller.may(Scope::Play)?;
    app.expect_room()?;
    let stub = app.tables().find(id).await?;
    let (maker, before) = stub.look(|room, _| (room.creator.clone(), room.rematch.clone())).await?;
    let maker = people::find(&app.store.database, maker.as_str()).await?;
    let asker = maker.as_ref().unwrap_or(person).asks_from(address);
    let making = app.quotas.tables.begin(&app.store.database, &asker).await?;
    let done = stub.act(By::Person(person.sitter()), Command::Offer(what)).await?;
    let made = stub.look(|room, _| room.rematch.clone()).await?;
    if let Some(made) = made.filter(|_| before.is_none()) {
        making.done(&made);
    }
    Ok(axum::Json(done))
}

/// Defines end points that carry out one command and read no body.
macro_rules! orders {
    ($($(#[$summary:meta])* $name:ident: $method:ident $path:literal => $command:expr;)+) => {$(
        $(#[$summary])*
        #[utoipa::path($method, path = $path, tag = "tables", params(("id" = String, Path)), responses((status = 200, body = Done)))]
        async fn $name(
            State(app): State<Shared>,
            caller: Caller,
            Path(id): Path<String>,
        ) -> Result<axum::Json<Done>, Problem> {
            act(&app, &caller, &id, $command).await
        }
    )+};
}

orders! {
    /// Leaves the table before the game begins.
    leave: post "/api/tables/{id}/leave" => Command::Leave;
    /// Begins the game if it does not begin by itself; only for the table's creator.
    start: post "/api/tables/{id}/start" => Command::Start;
    /// Resigns.
    resign: post "/api/tables/{id}/resign" => Command::Resign;
    /// Declines an offer.
    decline: delete "/api/tables/{id}/offer" => Command::Decline;
    /// Ends the game without a result, before the second turn.
    abort: post "/api/tables/{id}/abort" => Command::Abort;
    /// Claims the end of the game if the player to move is absent or out of time.
    claim: post "/api/tables/{id}/claim" => Command::Claim;
}

async fn act(app: &Shared, caller: &Caller, id: &str, command: Command) -> Result<axum::Json<Done>, Problem> {
    let person = caller.may(Scope::Play)?.sitter();
    let stub: TableStub = app.tables().find(id).await?;
    stub.act(By::Person(person), command).await.map(axum::Json)
}

fn seat(number: u8) -> Result<Player, Problem> {
    Player::from_seat(number)
        .ok_or_else(|| Problem::bad(Message::new("error-play-no-seat").number("seat", number)))
}
