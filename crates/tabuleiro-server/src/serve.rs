//! Start, run and shutdown of the server.

use crate::analyses::{Analyses, Bounds};
use crate::api;
use crate::app::{App, Shared};
use crate::audit;
use crate::background::{expiry, hear, heartbeat, pulse};
use crate::bus::{self, Broadcaster};
use crate::closing::Closing;
use crate::config::Config;
use crate::connections::Connections;
use crate::database::{Backend, Database};
use crate::engines::Engines;
use crate::failure::ServeError;
use crate::guesses::Guesses;
use crate::journal;
use crate::limits::RateLimits;
use crate::logging;
use crate::nodes::Nodes;
use crate::overload::Overload;
use crate::packed::Packed;
use crate::people::{self, Grants, Passwords};
use crate::pictures::Pictures;
use crate::problem::Problem;
use crate::quotas::Quotas;
use crate::sqlite::{self, sqlite_file};
use crate::store::Store;
use crate::tables::{Patience, Tables};
use crate::time::Time;
use axum::Router;
use std::fs::File;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tabuleiro_core::Explain;
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::{Mutex, Semaphore, oneshot, watch};
use tokio::task::JoinHandle;

/// Length of the accept queue: after a restart all clients reconnect at once. The system may allow fewer.
const WAITING_MAX: u32 = 16_384;

/// A server before it listens.
pub struct Server {
    /// Shared state of all requests.
    pub app: Shared,
    closing: watch::Sender<bool>,
    /// Signal that ends the writer, and the writer itself, which finishes all pending writes.
    writer: (oneshot::Sender<()>, JoinHandle<()>),
    /// Lock that excludes other servers from a SQLite file.
    _taken: Option<File>,
}

impl Server {
    /// Opens the database and starts the journal.
    pub async fn open(config: Config, time: Time) -> Result<Server, ServeError> {
        let taken = sqlite_file(config.database_url()).as_deref().map(sqlite::take).transpose()?;
        let database = Database::open(config.database_url()).await?;
        let (journal, writer) = journal::channel(database.clone());
        let (end, ended) = oneshot::channel();
        let writer = (end, tokio::spawn(writer.run(ended)));
        let (closing, is_closing) = Closing::channel();
        let bus = bus::open(&config.route()?, config.database_url()).await?;
        let (post, bus) = match bus {
            Some(bus) => {
                let (post, outbox) = Broadcaster::channel();
                (post, Some((bus, outbox)))
            }
            None => (Broadcaster::alone(), None),
        };
        let is_alone = database.kind == Backend::Sqlite;
        let lasts = Duration::from_secs_f64(config.lease_seconds);
        let store = Store { database, journal, time };
        let grants = Arc::new(Grants::default());
        tokio::spawn(store.time.clone().watch_over(is_closing.clone()));
        tokio::spawn(audit::forget_old(store.clone(), config.audit_days, is_closing.clone()));
        tokio::spawn(people::watch_over(grants.clone(), store.clone(), is_closing.clone()));
        let nodes = Arc::new(if is_alone { Nodes::alone() } else { Nodes::among_others(lasts) });
        let engines = Engines::start(config.engine_threads);
        let patience = Patience {
            idle: Duration::from_secs_f64(config.idle_seconds),
            engine: Duration::from_secs_f64(config.engine_seconds),
        };
        let tables = Tables::new(
            store.clone(),
            nodes.clone(),
            post.clone(),
            engines.clone(),
            patience,
            is_closing.clone(),
        );
        let bounds = Bounds::new(config.engine_seconds, config.analysis_seconds, config.analyses_max);
        let quotas = Quotas::new(&config);
        let app = Arc::new(App {
            limits: RateLimits::new(&config),
            overload: Overload::new(&config),
            nodes,
            post,
            packed: Packed::default(),
            metrics: logging::metrics(),
            guesses: Guesses::new(config.passwords_per_minute),
            grants,
            passwords: Passwords::new(),
            pictures: Pictures::new(config.engine_threads),
            engines,
            analyses: Analyses::new(bounds, quotas.analyses, store.clone()),
            quotas,
            tables: Arc::new(tables),
            records: Semaphore::new(1),
            pairing: Mutex::default(),
            closing: is_closing,
            config,
            store,
        });
        if let Some((bus, outbox)) = bus {
            let heard = bus::begin(app.nodes.id.clone(), bus, outbox);
            tokio::spawn(hear::pass_on(Arc::downgrade(&app), heard));
        }
        take_up(&app).await?;
        tokio::spawn(expiry::go_on(Arc::downgrade(&app)));
        if let Err(problem) = app.tables().catch_up_ratings().await {
            tracing::error!(?problem, "ratings could not be brought up to date");
        }
        Ok(Server { app, closing, writer, _taken: taken })
    }

    /// Returns the router of all end points.
    pub fn router(&self) -> Router {
        api::router(self.app.clone())
    }

    /// Serves on a listener until the end signal, gives requests time to finish, and closes the database.
    pub async fn run(
        mut self,
        listener: TcpListener,
        end: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let closing = self.closing.clone();
        let ended = async move {
            end.await;
            // Streams end at once; running requests are still answered.
            closing.send_replace(true);
        };
        let app = self.app.clone();
        let connections = Connections { router: self.router(), config: &app.config, quotas: &app.quotas };
        tokio::select! {
            () = connections.serve(listener, ended) => {}
            // The writer ends first only after a fault, and then no change can be stored.
            _ = &mut self.writer.1 => return Err(ServeError::Writer),
        }
        self.close().await;
        Ok(())
    }

    /// Writes pending changes and closes the database.
    pub async fn close(self) {
        self.closing.send_replace(true);
        self.app.engines.close();
        self.app.analyses.close().await;
        if self.app.nodes.is_alone() {
            pulse::beat(&self.app).await;
        }
        heartbeat::end(&self.app).await;
        let (end, writer) = self.writer;
        drop(end);
        let _ = writer.await;
        self.app.store.database.close().await;
    }
}

/// Resumes the games without a lease holder.
async fn take_up(app: &Shared) -> Result<(), ServeError> {
    if !app.nodes.is_alone() {
        let fail = |problem: Problem| ServeError::Database(problem.explain().to_string());
        return heartbeat::begin(app).await.map_err(fail);
    }
    let pulse = pulse::begin(app.clone()).await?;
    let resumed = app
        .tables()
        .resume(pulse)
        .await
        .map_err(|problem| ServeError::Database(problem.explain().to_string()))?;
    tracing::info!(tables = resumed, "games go on");
    Ok(())
}

/// Runs a server until Ctrl-C or SIGTERM, and calls `ready` with its address once it listens.
pub fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    logging::begin(&config.log_filter, config.log_json)?;
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::Run)?;
    let served = runtime.block_on(async {
        let address = config.listen;
        let fail = |problem| ServeError::Listen { address: address.to_string(), problem };
        let socket = reserve(address).map_err(fail)?;
        let address = socket.local_addr().map_err(fail)?;
        survive_full_files();
        let server = Server::open(config, Time::of_system()).await?;
        let listener = socket.listen(WAITING_MAX).map_err(fail)?;
        ready(address);
        tracing::info!(%address, "serving");
        server.run(listener, told_to_end()).await?;
        tracing::info!("ended");
        Ok(())
    });
    // After a fault, tasks may still be running: do not wait for them.
    runtime.shutdown_background();
    served
}

/// Binds the address first, before the database opens. Until the server listens, connections are refused at once, so
/// that clients may try another node.
fn reserve(address: SocketAddr) -> std::io::Result<TcpSocket> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // Connections left by an earlier server must not block its address.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    Ok(socket)
}

/// Installs a handler for SIGXFSZ: without one, reaching a file size limit ends the process. With one, writes fail as on a
/// full disk.
fn survive_full_files() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        const SIGXFSZ: i32 = 25;
        drop(signal(SignalKind::from_raw(SIGXFSZ)));
    }
}

async fn told_to_end() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! { _ = interrupt => {}, _ = terminate.recv() => {} }
            return;
        }
    }
    let _ = interrupt.await;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secret::Secret;

    #[tokio::test]
    async fn a_server_that_can_keep_nothing_any_more_ends_with_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let url = crate::sqlite_url(&folder.path().join("server.sqlite"));
        let config = Config { database: Some(Secret::new(url)), ..Config::default() };
        let server = Server::open(config, Time::of_system()).await.unwrap();
        server.writer.1.abort();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let served = server.run(listener, std::future::pending()).await;
        assert!(matches!(served, Err(ServeError::Writer)));
    }
}
