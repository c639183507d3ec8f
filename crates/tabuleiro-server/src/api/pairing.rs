//! Pairing of players, and the event stream of a person.

use super::caller::Caller;
use super::extract::Json;
use crate::address::Address;
use crate::app::Shared;
use crate::database::Work;
use crate::people::{Person, PersonKind, Scope};
use crate::problem::Problem;
use crate::tables::{Listing, listed, of_person};
use crate::wire::{PersonNews, PersonNewsKind};
use axum::Extension;
use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use futures_util::stream;
use serde::Deserialize;
use std::collections::{BTreeMap, VecDeque};
use std::convert::Infallible;
use std::time::Duration;
use tabuleiro_room::{
    By, Command, Event, PersonId, Place, Plan, Room, State as RoomState, TablePlan, usual_gone_seconds,
};
use tabuleiro_views::RoomView;
use tokio::sync::broadcast::error::RecvError;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(pair)).routes(routes!(events))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Pairing {
    /// Id of the game.
    game: String,
    /// Id of the rule set; the game's first by default.
    rule_set: Option<String>,
    /// Time control; `none` by default.
    #[schema(pattern = "^(none|[0-9][0-9.dhms]*(\\+[0-9][0-9.dhms]*|/turn)?)$")]
    clock: Option<String>,
    /// Whether the result counts for ratings.
    #[serde(default)]
    rated: bool,
}

impl Pairing {
    fn plan(self) -> TablePlan {
        let clock = self.clock.unwrap_or_else(|| "none".into());
        TablePlan {
            gone_seconds: clock.parse().ok().and_then(usual_gone_seconds),
            game: self.game,
            rule_set: self.rule_set,
            seats: None,
            options: BTreeMap::new(),
            setup: None,
            clock,
            rated: self.rated,
            public: true,
            absent: tabuleiro_room::Absent::Claim,
            start_when_full: true,
            places: Vec::new(),
            map: None,
        }
    }
}

/// Pairs the caller with a waiting player, or waits at a new table.
#[utoipa::path(post, path = "/api/pairing", tag = "tables", request_body = Pairing, responses((status = 400, description = "no game is played like this"), (status = 200, body = RoomView)))]
async fn pair(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Json(wanted): Json<Pairing>,
) -> Result<axum::Json<RoomView>, Problem> {
    let person = caller.may(Scope::Play)?.clone();
    let plan = Plan::check(wanted.plan())?;
    if plan.told.rated && person.kind != PersonKind::Account {
        return Err(Problem::conflict("error-room-rated-guest"));
    }
    app.expect_room()?;
    // Without the lock, two callers at the same time could wait at two tables.
    let _one_at_a_time = app.pairing.lock().await;
    let _nor_elsewhere = app.store.database.alone_with(Work::Pairing).await?;
    let listing = Listing::of(RoomState::Open.text(), plan.kind.info.id);
    for id in listed(&app.store.database, &listing, app.store.time.now(), 50).await? {
        let stub = app.tables().find(&id).await?;
        let (told, by) = (plan.told.clone(), person.sitter().id);
        let fits = move |room: &Room, _| {
            let is_same = room.plan.told == told
                && room.places.iter().any(|place| place.is_free() && place.key.is_none());
            (is_same, room.seat_of(&by).is_some())
        };
        let (is_same, sits_there) = stub.look(fits).await?;
        let joined = match (is_same, sits_there) {
            (false, _) => false,
            (true, true) => true,
            (true, false) => {
                stub.act(By::Person(person.sitter()), Command::Join { seat: None, key: None }).await.is_ok()
            }
        };
        if joined {
            return Ok(axum::Json(stub.look(RoomView::of).await?));
        }
    }
    wait(&app, &person, &address, plan).await.map(axum::Json)
}

async fn wait(app: &Shared, person: &Person, address: &Address, plan: Plan) -> Result<RoomView, Problem> {
    let making = app.quotas.tables.begin(&app.store.database, &person.asks_from(address)).await?;
    let mut places = vec![Place::default(); plan.seats];
    places[0].person = Some(person.sitter().id);
    let maker = person.sitter();
    let first = Event::Created { creator: maker.id.clone(), plan: Box::new(plan.told), places };
    let stub = app.tables().create(first, [(maker.id, maker.name)]).await?;
    making.done(&stub.id);
    stub.look(RoomView::of).await
}

/// Streams the beginning and end of the caller's games, one JSON document a line.
///
/// Begins with a `game-start` for each game in progress. More `game-start` and `game-end` follow as games begin and
/// end.
#[utoipa::path(get, path = "/api/events", tag = "streams", responses((status = 200, description = "NDJSON", content_type = "application/x-ndjson", body = String)))]
async fn events(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    caller: Caller,
) -> Result<impl IntoResponse, Problem> {
    let person = caller.may(Scope::Play)?;
    let grant = caller.grant(&app.grants);
    let pass = (app.quotas.follow(&person.asks_from(&address))?, app.overload.admit(async || false).await?);
    let person = person.id.clone();
    // Subscribes before reading the games in progress: an event in between arrives twice rather than never.
    let news = app.tables().personal_news();
    let mut first = VecDeque::new();
    for id in of_person(&app.store.database, &person).await? {
        let by = PersonId::from(person.as_str());
        let stub = app.tables().find(&id).await?;
        let seat = stub
            .look(move |room, _| room.seat_of(&by).filter(|_| room.state() == RoomState::Playing))
            .await?;
        first.extend(seat.map(|seat| PersonNews::text(PersonNewsKind::GameStart, &id, seat)));
    }
    let lines = stream::unfold(
        (app, news, first, person, grant, pass),
        async |(app, mut news, mut first, person, mut grant, pass)| {
            let line = loop {
                if let Some(line) = first.pop_front() {
                    break format!("{line}\n");
                }
                tokio::select! {
                    biased;
                    () = grant.over() => return None,
                    told = news.recv() => match told {
                        Ok((who, line)) if who == person => break format!("{line}\n"),
                        Ok(_) => {}
                        // A client that missed messages must reconnect.
                        Err(RecvError::Lagged(_) | RecvError::Closed) => return None,
                    },
                    () = app.closing.begun() => return None,
                    () = tokio::time::sleep(Duration::from_secs(15)) => break "\n".into(),
                }
            };
            Some((Ok::<_, Infallible>(line), (app, news, first, person, grant, pass)))
        },
    );
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)))
}
