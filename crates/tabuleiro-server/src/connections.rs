//! Connections: accepted, read and written within a time, few from one address while they have asked for nothing, and dropped some time after the
//! server ends.

use crate::address::Address;
use crate::config::Config;
use crate::problem::{Problem, said};
use crate::quotas::{Place, Quotas};
use crate::stall::Impatient;
use crate::words::languages;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::serve::Listener;
use axum::{Router, http::Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tower::ServiceExt;

/// What connections are served with.
pub(crate) struct Connections<'a> {
    /// All end points.
    pub router: Router,
    /// The settings.
    pub config: &'a Config,
    /// What each address may have.
    pub quotas: &'a Quotas,
}

impl Connections<'_> {
    /// Serves until `end`, then lets requests finish for as long as is set.
    pub(crate) async fn serve(self, mut listener: TcpListener, end: impl Future<Output = ()>) {
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new())
            .header_read_timeout(Duration::from_secs_f64(self.config.header_seconds));
        let patience = Duration::from_secs_f64(self.config.answer_seconds);
        let (closing, is_closing) = watch::channel(false);
        let mut open = JoinSet::new();
        let mut end = pin!(end);
        loop {
            tokio::select! {
                () = &mut end => break,
                (stream, peer) = Listener::accept(&mut listener) => match self.admit(peer) {
                    Ok(place) => {
                        let (stream, router) = (Impatient::new(stream, patience), self.router.clone());
                        open.spawn(talk(http.clone(), stream, peer, router, place, is_closing.clone()));
                    }
                    Err(problem) => refuse(&stream, &problem),
                },
                Some(_) = open.join_next() => {}
            }
        }
        drop(listener);
        closing.send_replace(true);
        let ended = async { while open.join_next().await.is_some() {} };
        if timeout(Duration::from_secs_f64(self.config.closing_seconds), ended).await.is_err() {
            tracing::warn!(connections = open.len(), "connections that did not end were dropped");
            open.shutdown().await;
        }
    }

    /// A place among those of one address that have asked for nothing yet. Behind a proxy all have its address, and it sees to them.
    fn admit(&self, peer: SocketAddr) -> Result<Option<Place>, Problem> {
        let counts = !self.config.behind_proxy;
        counts.then(|| self.quotas.half_open(&Address::from(peer.ip()))).transpose()
    }
}

/// Answers the requests of one connection.
async fn talk(
    http: http1::Builder,
    stream: Impatient<TcpStream>,
    peer: SocketAddr,
    router: Router,
    place: Option<Place>,
    mut closing: watch::Receiver<bool>,
) {
    let place = Mutex::new(place);
    let service = service_fn(move |request: Request<Incoming>| {
        drop(place.lock().unwrap_or_else(PoisonError::into_inner).take());
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    tokio::select! {
        // How a connection breaks is its own affair.
        _ = connection.as_mut() => return,
        _ = closing.wait_for(|closing| *closing) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}

/// Answers as far as that takes no time, in every language, since nothing has been read.
fn refuse(stream: &TcpStream, problem: &Problem) {
    let sentences: Vec<String> = languages().iter().map(|language| said(problem, language)).collect();
    let body = serde_json::json!({ "error": sentences.join(" / ") }).to_string();
    let status = problem.status();
    let wait = problem.wait_s().unwrap_or_default();
    let answer = format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\nretry-after: {wait}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let _ = stream.try_write(answer.as_bytes());
}
