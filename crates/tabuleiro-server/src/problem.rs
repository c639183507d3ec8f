//! Errors of requests: one type, sent as `{"error": …}` in the caller's language.

use crate::journal::NotKept;
use crate::words::{language_of, speaker};
use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use tabuleiro_core::info::GameInfo;
use tabuleiro_core::{Explain, Message};
use tabuleiro_room::{PlanError, Refusal, RefusalKind};
use tabuleiro_views::Complaint;

/// Largest accepted body in KiB.
pub(crate) const BODY_MAX_KIB: usize = 64;

/// An error of a request.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum Problem {
    /// A resource that does not exist or is not visible to the caller.
    NotThere,
    Method,
    /// A missing log-in.
    WhoAsks,
    /// An invalid token.
    WrongToken,
    WrongPassword,
    /// A session or token that has just ended.
    Ended,
    /// A token without the required scope.
    Scope(&'static str),
    /// A request from another site.
    Origin,
    /// An action that is not allowed to the caller.
    NotYours,
    /// Invalid input.
    Sent(String),
    TooLarge,
    /// A body that did not arrive within this time, in seconds.
    TooSlow(u64),
    /// An exhausted quota or rate limit, with a wait in seconds.
    Quota {
        name: &'static str,
        most: usize,
        wait_s: u64,
    },
    /// An action that a rule forbids; `status` is the code of the answer.
    Refused {
        status: StatusCode,
        why: Message,
        game: Option<&'static GameInfo>,
    },
    /// A server at its capacity, with the exhausted limit and a wait in seconds.
    Busy {
        name: &'static str,
        most: usize,
        wait_s: u64,
    },
    /// A database that cannot be reached or written.
    Unavailable,
}

impl Problem {
    /// Creates the error of invalid input.
    pub fn bad(why: impl Into<Message>) -> Problem {
        Problem::Refused { status: StatusCode::BAD_REQUEST, why: why.into(), game: None }
    }

    /// Creates the error of an action that the current state does not allow.
    pub fn conflict(why: impl Into<Message>) -> Problem {
        Problem::Refused { status: StatusCode::CONFLICT, why: why.into(), game: None }
    }

    /// Creates an error from one of a game's errors.
    pub fn of_game(game: &'static GameInfo, error: &dyn Explain) -> Problem {
        Problem::told_by(game, error.explain())
    }

    /// Creates an error from one of a game's messages.
    pub fn told_by(game: &'static GameInfo, why: Message) -> Problem {
        Problem::Refused { status: StatusCode::BAD_REQUEST, why, game: Some(game) }
    }

    /// Returns the wait in seconds before another attempt.
    pub fn wait_s(&self) -> Option<u64> {
        match self {
            Problem::Busy { wait_s, .. } | Problem::Quota { wait_s, .. } => Some(*wait_s),
            Problem::Unavailable => Some(1),
            _ => None,
        }
    }

    /// Returns the status code of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Problem::NotThere => StatusCode::NOT_FOUND,
            Problem::Method => StatusCode::METHOD_NOT_ALLOWED,
            Problem::WhoAsks | Problem::WrongToken | Problem::WrongPassword | Problem::Ended => {
                StatusCode::UNAUTHORIZED
            }
            Problem::Scope(_) | Problem::Origin | Problem::NotYours => StatusCode::FORBIDDEN,
            Problem::Sent(_) => StatusCode::BAD_REQUEST,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::TooSlow(_) => StatusCode::REQUEST_TIMEOUT,
            Problem::Quota { .. } => StatusCode::TOO_MANY_REQUESTS,
            Problem::Refused { status, .. } => *status,
            Problem::Busy { .. } | Problem::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl Explain for Problem {
    fn explain(&self) -> Message {
        match self {
            Problem::NotThere => Message::new("error-api-not-there"),
            Problem::Method => Message::new("error-api-method"),
            Problem::WhoAsks => Message::new("error-api-who-asks"),
            Problem::WrongToken => Message::new("error-api-token"),
            Problem::WrongPassword => Message::new("error-api-password"),
            Problem::Ended => Message::new("error-api-ended"),
            Problem::Scope(scope) => Message::new("error-api-scope").text("scope", scope),
            Problem::Origin => Message::new("error-api-origin"),
            Problem::NotYours => Message::new("error-api-not-yours"),
            Problem::Sent(problem) => Message::new("error-api-sent").text("problem", problem),
            Problem::TooLarge => Message::new("error-api-too-large").number("most", BODY_MAX_KIB as i64),
            Problem::TooSlow(seconds) => {
                Message::new("error-api-too-slow").number("seconds", *seconds as i64)
            }
            Problem::Quota { name, most, wait_s } | Problem::Busy { name, most, wait_s } => {
                Message::new(*name).number("most", *most as i64).number("seconds", *wait_s as i64)
            }
            Problem::Refused { why, .. } => why.clone(),
            Problem::Unavailable => Message::new("error-api-unavailable"),
        }
    }
}

impl From<sqlx::Error> for Problem {
    fn from(error: sqlx::Error) -> Problem {
        tracing::error!(%error, "the database did not answer");
        metrics::counter!("tabuleiro_database_failures").increment(1);
        Problem::Unavailable
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let status = match refusal.kind() {
            RefusalKind::Forbidden => return Problem::NotYours,
            RefusalKind::Conflict => StatusCode::CONFLICT,
            RefusalKind::Invalid => StatusCode::BAD_REQUEST,
        };
        Problem::Refused { status, why: refusal.explain(), game: refusal.game() }
    }
}

impl From<Complaint> for Problem {
    fn from(Complaint { why, game }: Complaint) -> Problem {
        Problem::Refused { status: StatusCode::BAD_REQUEST, why, game }
    }
}

impl From<PlanError> for Problem {
    fn from(error: PlanError) -> Problem {
        Refusal::from(error).into()
    }
}

impl From<NotKept> for Problem {
    fn from(problem: NotKept) -> Problem {
        match problem {
            NotKept::Conflict => Problem::conflict("error-api-at-once"),
            NotKept::NotKeeper | NotKept::Unavailable(_) => Problem::Unavailable,
        }
    }
}

/// An error message that is not localized yet.
#[derive(Clone)]
struct Unsaid(Arc<Problem>);

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        let headers = response.headers_mut();
        if let Some(wait_s) = self.wait_s() {
            headers.insert(header::RETRY_AFTER, wait_s.into());
        }
        if matches!(self, Problem::WhoAsks | Problem::WrongToken) {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response.extensions_mut().insert(Unsaid(Arc::new(self)));
        response
    }
}

/// Localizes an error in the caller's language.
pub(crate) async fn say(request: Request, next: Next) -> Response {
    let language = language_of(request.headers());
    let response = next.run(request).await;
    let unsaid = response.extensions().get::<Unsaid>().cloned();
    let problem = match (&unsaid, response.status()) {
        (Some(Unsaid(problem)), _) => problem,
        (None, StatusCode::METHOD_NOT_ALLOWED) => &Arc::new(Problem::Method),
        (None, StatusCode::PAYLOAD_TOO_LARGE) => &Arc::new(Problem::TooLarge),
        _ => return response,
    };
    let body = Json(serde_json::json!({ "error": said(problem, language) }));
    let (mut parts, _) = response.into_parts();
    for name in [header::CONTENT_LENGTH, header::CONTENT_TYPE] {
        parts.headers.remove(name);
    }
    let mut response = body.into_response();
    parts.headers.extend(response.headers_mut().drain().filter_map(|(name, value)| Some((name?, value))));
    Response::from_parts(parts, response.into_body())
}

/// Returns the localized message of an error.
pub(crate) fn said(problem: &Problem, language: &'static str) -> String {
    let game = match problem {
        Problem::Refused { game, .. } => game.map(|game| game.id),
        _ => None,
    };
    speaker(language, game).say(&problem.explain())
}
