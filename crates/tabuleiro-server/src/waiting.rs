//! Counts of connections that wait for a request: new ones, and those that have had an answer.

use crate::address::Address;
use crate::quotas::{HalfOpen, Place};
use axum::body::{Body, Bytes, HttpBody};
use axum::http::StatusCode;
use axum::response::Response;
use hyper::body::{Frame, SizeHint};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use tokio::sync::Notify;

/// The place of a connection that waits for a request.
pub(crate) struct Waiting {
    place: Mutex<Option<Place>>,
    idle: HalfOpen,
    address: Address,
    /// Signal that no place is free after an answer.
    is_full: Notify,
}

impl Waiting {
    /// Begins with the place of a new connection. After answers, the connection waits in places of `idle`.
    pub(crate) fn begin(first: Place, idle: HalfOpen, address: Address) -> Arc<Waiting> {
        Arc::new(Waiting { place: Mutex::new(Some(first)), idle, address, is_full: Notify::new() })
    }

    /// Frees the place, since a request has arrived.
    pub(crate) fn end(&self) {
        self.set(None);
    }

    fn begin_again(&self) {
        match self.idle.enter(&self.address) {
            Ok(place) => self.set(Some(place)),
            Err(_) => self.is_full.notify_one(),
        }
    }

    fn set(&self, place: Option<Place>) {
        *self.place.lock().unwrap_or_else(PoisonError::into_inner) = place;
    }
}

/// Resolves when the connection must end, since its address has no place for it to wait in.
pub(crate) async fn full(waiting: Option<&Waiting>) {
    match waiting {
        Some(waiting) => waiting.is_full.notified().await,
        None => std::future::pending().await,
    }
}

/// The body of an answer. At its end, the connection waits for another request.
pub(crate) struct Answer {
    body: Body,
    _end: Option<End>,
}

struct End(Arc<Waiting>);

impl Drop for End {
    fn drop(&mut self) {
        self.0.begin_again();
    }
}

impl Answer {
    /// Returns an answer whose end is noted. A WebSocket waits for no request.
    pub(crate) fn followed_by(waiting: Option<Arc<Waiting>>, answer: Response) -> Response<Answer> {
        let waiting = waiting.filter(|_| answer.status() != StatusCode::SWITCHING_PROTOCOLS);
        answer.map(|body| Answer { body, _end: waiting.map(End) })
    }
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
