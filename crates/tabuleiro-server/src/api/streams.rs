//! Live events of a table, as NDJSON lines or over a WebSocket. Players and spectators receive the same messages.

use super::caller::Caller;
use super::extract::{Path, Query};
use crate::address::Address;
use crate::app::Shared;
use crate::overload::Pass;
use crate::people::{Grant, Scope};
use crate::problem::{Problem, said};
use crate::quotas::Following;
use crate::tables::{TableStub, Watched};
use crate::wire::{News as Answer, SocketMessage, TurnSent};
use crate::words::language_of;
use axum::Extension;
use axum::body::Body;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use std::convert::Infallible;
use std::time::Duration;
use tabuleiro_room::By;
use tabuleiro_words::{FALLBACK, language_for};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, sleep_until};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(stream_table)).routes(routes!(socket))
}

#[derive(Deserialize, IntoParams)]
struct Wanted {
    /// Last version received; the stream begins with the events after it.
    since: Option<i64>,
    /// A language, such as `en`. With it, events include the last turn and the position as pages show them (`shown`).
    shown: Option<String>,
}

/// Silence after which a keep-alive is sent.
const QUIET: Duration = Duration::from_secs(15);

/// The messages to one watcher, in order.
struct News {
    app: Shared,
    stub: TableStub,
    person: Option<String>,
    /// Language of the game in events, if requested.
    shown: Option<&'static str>,
    watched: Watched,
    grant: Grant,
    _pass: (Following, Pass),
    /// Address of the socket's client.
    address: Address,
    /// Time before which no frame is read, after a refusal.
    reads_from: Instant,
}

/// The next message.
enum Next {
    Told(Utf8Bytes),
    Quiet,
    End,
}

impl News {
    async fn begin(
        app: Shared,
        id: &str,
        (caller, address): (Option<&Caller>, &Address),
        wanted: &Wanted,
    ) -> Result<News, Problem> {
        let grant = caller.map_or_else(Grant::of_nobody, |caller| caller.grant(&app.grants));
        let shown = wanted.shown.as_deref().map(|wish| language_for(wish).unwrap_or(FALLBACK));
        let stub = app.tables().find(id).await?;
        let person = caller.map(|caller| caller.person.id.clone());
        let following = app.quotas.follow(&Caller::asks_from(caller, address))?;
        let pass = app.overload.admit(async || stub.is_played_by(person.as_deref()).await).await?;
        let mut watched = stub.watch(person.clone(), wanted.since).await?;
        watched.first.reverse();
        let (address, reads_from) = (address.clone(), Instant::now());
        Ok(News { app, stub, person, shown, watched, grant, _pass: (following, pass), address, reads_from })
    }

    async fn next(&mut self) -> Next {
        if let Some(told) = self.watched.first.pop() {
            return Next::Told(told.text(self.shown));
        }
        tokio::select! {
            biased;
            () = self.grant.over() => Next::End,
            news = self.watched.news.recv() => match news {
                Ok(told) => Next::Told(told.text(self.shown)),
                // The watcher is too far behind and has lost messages: send the complete state again.
                Err(RecvError::Lagged(_)) => match self.resync(None).await {
                    Ok(()) => Next::Quiet,
                    Err(_) => Next::End,
                },
                Err(RecvError::Closed) => Next::End,
            },
            () = self.app.closing.begun() => Next::End,
            () = tokio::time::sleep(QUIET) => Next::Quiet,
        }
    }

    /// Counts a frame against the rate limit. After a refusal, no frame is read until its wait is over.
    fn count_frame(&mut self) -> Result<(), Problem> {
        let counted = self.app.limits.frame(self.person.as_deref(), &self.address.0);
        if let Err(problem) = &counted {
            self.reads_from = Instant::now() + Duration::from_secs(problem.wait_s().unwrap_or(1));
        }
        counted
    }

    async fn resync(&mut self, since: Option<i64>) -> Result<(), Problem> {
        let mut watched = self.stub.watch(self.person.clone(), since).await?;
        watched.first.reverse();
        self.watched = watched;
        Ok(())
    }
}

/// Streams the events of a table, one JSON document a line. Sends an empty line after 15 seconds of silence.
#[utoipa::path(get, path = "/api/tables/{id}/stream", security((), ("cookie" = []), ("bearer" = [])), tag = "streams", params(("id" = String, Path), Wanted), responses((status = 200, description = "NDJSON", content_type = "application/x-ndjson", body = String)))]
async fn stream_table(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    caller: Option<Caller>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, Problem> {
    let news = News::begin(app, &id, (caller.as_ref(), &address), &wanted).await?;
    let lines = stream::unfold(news, async |mut news| {
        let line = match news.next().await {
            Next::Told(told) => format!("{told}\n"),
            Next::Quiet => "\n".into(),
            Next::End => return None,
        };
        Some((Ok::<_, Infallible>(line), news))
    });
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response())
}

/// Streams the events of a table over a WebSocket and accepts turns.
///
/// Clients send `{"type": "turn", "turn": 3, "moves": […]}`, `{"type": "resync", "since": 7}` or `{"type": "ping"}`.
#[utoipa::path(get, path = "/api/tables/{id}/socket", security((), ("cookie" = []), ("bearer" = [])), tag = "streams", params(("id" = String, Path), Wanted), responses((status = 101, description = "a WebSocket")))]
async fn socket(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    caller: Option<Caller>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|problem| Problem::Sent(problem.body_text()))?;
    let news = News::begin(app, &id, (caller.as_ref(), &address), &wanted).await?;
    let language = news.shown.unwrap_or_else(|| language_of(&headers));
    // Most connections are idle, so their buffers are small.
    let upgrade = upgrade.max_message_size(64 * 1024).read_buffer_size(1024).write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| talk(socket, news, caller, language)))
}

async fn talk(mut socket: WebSocket, mut news: News, caller: Option<Caller>, language: &'static str) {
    loop {
        let reads_from = news.reads_from;
        let frame = tokio::select! {
            next = news.next() => match next {
                Next::Told(told) => Some(Frame::Text(told)),
                Next::Quiet => Some(Frame::Ping(Vec::new().into())),
                Next::End => break,
            },
            received = read(&mut socket, reads_from) => match received {
                // The session or token has just ended: ignore the frame.
                Some(Ok(_)) if news.grant.is_over() => None,
                Some(Ok(Frame::Text(text))) => answer(&text, &mut news, caller.as_ref(), language).await,
                Some(Ok(Frame::Close(_)) | Err(_)) | None => break,
                Some(Ok(_)) => {
                    let _ = news.count_frame();
                    None
                }
            },
        };
        if let Some(frame) = frame
            && socket.send(frame).await.is_err()
        {
            break;
        }
    }
    let _ = socket.send(Frame::Close(reason(&news.grant, language))).await;
}

/// Returns the close frame that explains the end, if there is a reason.
fn reason(grant: &Grant, language: &'static str) -> Option<CloseFrame> {
    let reason = || said(&Problem::Ended, language).into();
    grant.is_over().then(|| CloseFrame { code: close_code::POLICY, reason: reason() })
}

async fn read(socket: &mut WebSocket, from: Instant) -> Option<Result<Frame, axum::Error>> {
    sleep_until(from).await;
    socket.recv().await
}

async fn answer(
    text: &str,
    news: &mut News,
    caller: Option<&Caller>,
    language: &'static str,
) -> Option<Frame> {
    let refused = |turn, problem: &Problem| Answer::Refused { turn, error: said(problem, language) };
    let read = serde_json::from_str(text);
    if let Err(problem) = news.count_frame() {
        let turn = if let Ok(SocketMessage::Turn { turn, .. }) = read { Some(turn) } else { None };
        return Some(Frame::Text(refused(turn, &problem).text().into()));
    }
    let told = match read {
        Ok(SocketMessage::Ping) => Answer::Pong {},
        Ok(SocketMessage::Resync { since }) => match news.resync(Some(since)).await {
            Ok(()) => return None,
            Err(problem) => refused(None, &problem),
        },
        Ok(SocketMessage::Turn { turn, moves }) => match play(news, caller, TurnSent { turn, moves }).await {
            Ok(done) => Answer::Done { turn, version: done.version, repeated: done.repeated },
            Err(problem) => refused(Some(turn), &problem),
        },
        Err(error) => refused(None, &Problem::Sent(error.to_string())),
    };
    Some(Frame::Text(told.text().into()))
}

async fn play(news: &News, caller: Option<&Caller>, sent: TurnSent) -> Result<crate::tables::Done, Problem> {
    let caller = caller.ok_or(Problem::WhoAsks)?;
    let person = caller.may(Scope::Play)?;
    // Another process may have ended the session or token, so it is checked for every turn, as for every request.
    news.app.grants.look(&news.app.store.database, news.app.store.time.now(), Some(&person.id)).await?;
    if news.grant.is_over() {
        return Err(Problem::Ended);
    }
    news.stub.act(By::Person(person.sitter()), sent.command()).await
}
