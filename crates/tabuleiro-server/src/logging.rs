//! Logs and metrics: routes and status codes, never the contents of requests.

use crate::failure::ServeError;
use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::io::{self, Write};
use std::sync::OnceLock;
use std::time::Instant;
use tracing_subscriber::EnvFilter;

/// Starts logging.
pub(crate) fn begin(filter: &str, json: bool) -> Result<(), ServeError> {
    let filter = EnvFilter::try_new(filter).map_err(|_| ServeError::Filter(filter.into()))?;
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(|| Careless(std::io::stderr()))
        // Reporting a failed log write on stderr could fail too, and that would end the task that logs.
        .log_internal_errors(false);
    // An existing logger stays in place.
    let _ = if json { subscriber.json().try_init() } else { subscriber.try_init() };
    Ok(())
}

/// A writer that ignores errors, such as a full disk or a pipe without a reader.
struct Careless<W>(W);

impl<W: Write> Write for Careless<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        Ok(self.0.write(bytes).unwrap_or(bytes.len()))
    }

    fn flush(&mut self) -> io::Result<()> {
        let _ = self.0.flush();
        Ok(())
    }
}

/// Returns the metrics recorder, one for the process.
pub(crate) fn metrics() -> PrometheusHandle {
    static METRICS: OnceLock<PrometheusHandle> = OnceLock::new();
    METRICS
        .get_or_init(|| {
            let recorder = PrometheusBuilder::new().build_recorder();
            let handle = recorder.handle();
            let _ = metrics::set_global_recorder(recorder);
            // Alerts on an increase miss the first one unless the counter exists from the start.
            ALARMS.iter().for_each(|&name| metrics::counter!(name).increment(0));
            handle
        })
        .clone()
}

/// Counters of rare or unexpected failures.
const ALARMS: [&str; 7] = [
    "tabuleiro_bus_failures",
    "tabuleiro_database_failures",
    "tabuleiro_engine_failures",
    "tabuleiro_journal_failures",
    "tabuleiro_refused_busy",
    "tabuleiro_tables_broken",
    "tabuleiro_tables_taken_over",
];

/// Logs and counts a request. Only the route is recorded, since paths and queries may contain names and secrets.
pub(crate) async fn follow(request: Request, next: Next) -> Response {
    let begin = Instant::now();
    let method = request.method().clone();
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or_else(|| "?".to_string(), |path| path.as_str().into());
    let response = next.run(request).await;
    let (seconds, status) = (begin.elapsed().as_secs_f64(), response.status().as_u16());
    let labels = [("method", method.to_string()), ("route", route.clone()), ("status", status.to_string())];
    metrics::counter!("tabuleiro_requests", &labels).increment(1);
    metrics::histogram!("tabuleiro_request_seconds", "route" => route.clone()).record(seconds);
    tracing::debug!(%method, route, status, seconds, "answered");
    response
}
