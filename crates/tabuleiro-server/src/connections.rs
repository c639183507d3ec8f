//! Connections with time limits. Idle connections of one address are few, and all are dropped some time after the
//! server shuts down.

use crate::address::Address;
use crate::config::Config;
use crate::problem::{Problem, said};
use crate::quotas::Quotas;
use crate::stall::Impatient;
use crate::waiting::{Answer, Waiting, full};
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
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tower::ServiceExt;

/// Everything needed to serve connections.
pub(crate) struct Connections<'a> {
    pub router: Router,
    pub config: &'a Config,
    pub quotas: &'a Quotas,
}

impl Connections<'_> {
    /// Serves until `end` resolves, then gives running requests the configured time to finish.
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
                    Ok(waiting) => {
                        let (stream, router) = (Impatient::new(stream, patience), self.router.clone());
                        open.spawn(talk(http.clone(), stream, peer, router, waiting, is_closing.clone()));
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

    /// Reserves one of the address's places for connections without a complete request. Behind a proxy there is no
    /// limit, since all connections share its address; the proxy must set one.
    fn admit(&self, peer: SocketAddr) -> Result<Option<Arc<Waiting>>, Problem> {
        let address = Address::from(peer.ip());
        if self.config.behind_proxy {
            return Ok(None);
        }
        let place = self.quotas.half_open(&address)?;
        Ok(Some(Waiting::begin(place, self.quotas.idle.clone(), address)))
    }
}

/// Answers the requests of one connection.
async fn talk(
    http: http1::Builder,
    stream: Impatient<TcpStream>,
    peer: SocketAddr,
    router: Router,
    waiting: Option<Arc<Waiting>>,
    mut closing: watch::Receiver<bool>,
) {
    let service = service_fn(|request: Request<Incoming>| {
        waiting.iter().for_each(|waiting| waiting.end());
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let (answer, waiting) = (router.clone().oneshot(request), waiting.clone());
        async move { answer.await.map(|answer| Answer::followed_by(waiting, answer)) }
    });
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    tokio::select! {
        // Errors of a single connection are not reported.
        _ = connection.as_mut() => return,
        () = full(waiting.as_deref()) => {}
        _ = closing.wait_for(|closing| *closing) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}

/// Sends a refusal without waiting. No request has been read, so the language is unknown and the text has all
/// languages.
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
