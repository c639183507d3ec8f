//! What a server is told before it starts: by flags, by the environment, by one file. The flag wins, then the environment.

use crate::bus::Route;
use crate::failure::ServeError;
use crate::secret::Secret;
use crate::sqlite::sqlite_url;
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// What was said, and no more. The names in the file are those of the flags; `tabuleiro serve --help` explains them.
#[derive(clap::Args, Deserialize, Clone, Debug, Default)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Settings {
    /// Only prints the description of the interface.
    #[arg(long, hide = true)]
    #[serde(skip)]
    pub openapi: bool,
    /// The file that says the rest.
    #[arg(long, env = "TABULEIRO_CONFIG", hide_env_values = true, value_name = "FILE")]
    #[serde(skip)]
    pub config: Option<PathBuf>,
    /// Where it listens.
    #[arg(long, env = "TABULEIRO_LISTEN", hide_env_values = true, value_name = "ADDRESS")]
    pub listen: Option<SocketAddr>,
    /// Where everything is kept.
    #[arg(long, env = "TABULEIRO_DATABASE", hide_env_values = true, value_name = "URL")]
    pub database: Option<Secret>,
    /// Where nodes hear each other.
    #[arg(long, env = "TABULEIRO_BUS", hide_env_values = true, value_name = "URL")]
    pub bus: Option<Secret>,
    /// After how many seconds without a sign of life a node is given up.
    #[arg(
        id = "lease-seconds",
        long,
        env = "TABULEIRO_LEASE_SECONDS",
        hide_env_values = true,
        value_name = "SECONDS"
    )]
    pub lease_seconds: Option<f64>,
    /// Where people find it.
    #[arg(long, env = "TABULEIRO_ORIGIN", hide_env_values = true, value_name = "URL")]
    pub origin: Option<String>,
    /// Whether a proxy says who asks.
    #[arg(id = "behind-proxy", long, env = "TABULEIRO_BEHIND_PROXY", hide_env_values = true, num_args = 0..=1, default_missing_value = "true", value_name = "true|false")]
    pub behind_proxy: Option<bool>,
    /// How many engines think at once.
    #[arg(
        id = "engine-threads",
        long,
        env = "TABULEIRO_ENGINE_THREADS",
        hide_env_values = true,
        value_name = "NUMBER"
    )]
    pub engine_threads: Option<usize>,
    /// The most time an engine takes for a decision.
    #[arg(
        id = "engine-seconds",
        long,
        env = "TABULEIRO_ENGINE_SECONDS",
        hide_env_values = true,
        value_name = "SECONDS"
    )]
    pub engine_seconds: Option<f64>,
    /// The most time an analysis takes for a position alone.
    #[arg(
        id = "analysis-seconds",
        long,
        env = "TABULEIRO_ANALYSIS_SECONDS",
        hide_env_values = true,
        value_name = "SECONDS"
    )]
    pub analysis_seconds: Option<f64>,
    /// How often one person or one address may ask.
    #[arg(
        id = "requests-per-minute",
        long,
        env = "TABULEIRO_REQUESTS_PER_MINUTE",
        hide_env_values = true,
        value_name = "NUMBER"
    )]
    pub requests_per_minute: Option<u32>,
    /// How often one address may try a password or become somebody new.
    #[arg(
        id = "passwords-per-minute",
        long,
        env = "TABULEIRO_PASSWORDS_PER_MINUTE",
        hide_env_values = true,
        value_name = "NUMBER"
    )]
    pub passwords_per_minute: Option<u32>,
    /// How many may follow something at once.
    #[arg(
        id = "connections-max",
        long,
        env = "TABULEIRO_CONNECTIONS_MAX",
        hide_env_values = true,
        value_name = "NUMBER"
    )]
    pub connections_max: Option<usize>,
    /// At how many tables something may happen at once.
    #[arg(
        id = "tables-max",
        long,
        env = "TABULEIRO_TABLES_MAX",
        hide_env_values = true,
        value_name = "NUMBER"
    )]
    pub tables_max: Option<usize>,
    /// How many changes may wait to be written.
    #[arg(
        id = "queue-max",
        long,
        env = "TABULEIRO_QUEUE_MAX",
        hide_env_values = true,
        value_name = "NUMBER"
    )]
    pub queue_max: Option<usize>,
    /// After how many seconds a table where nothing goes on is left to the disk.
    #[arg(
        id = "idle-seconds",
        long,
        env = "TABULEIRO_IDLE_SECONDS",
        hide_env_values = true,
        value_name = "SECONDS"
    )]
    pub idle_seconds: Option<f64>,
    /// What is logged.
    #[arg(
        id = "log-filter",
        long,
        env = "TABULEIRO_LOG_FILTER",
        hide_env_values = true,
        value_name = "FILTER"
    )]
    pub log_filter: Option<String>,
    /// Whether logs are JSON.
    #[arg(id = "log-json", long, env = "TABULEIRO_LOG_JSON", hide_env_values = true, num_args = 0..=1, default_missing_value = "true", value_name = "true|false")]
    pub log_json: Option<bool>,
}

/// What a server runs by, everything decided.
#[derive(Clone)]
pub struct Options {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where everything is kept, as a URL.
    pub database: String,
    /// Where nodes hear each other.
    pub bus: Route,
    /// After how many seconds without a sign of life a node is given up.
    pub lease_seconds: f64,
    /// Where people find it, if that was said; else it goes by what they ask for.
    pub origin: Option<String>,
    /// Whether a proxy says who asks.
    pub behind_proxy: bool,
    /// How many engines think at once.
    pub engine_threads: usize,
    /// The most time an engine takes for a decision, in seconds.
    pub engine_seconds: f64,
    /// The most time an analysis takes for a position alone, in seconds.
    pub analysis_seconds: f64,
    /// How often one person or one address may ask.
    pub requests_per_minute: u32,
    /// How often one address may try a password or become somebody new.
    pub passwords_per_minute: u32,
    /// How many may follow something at once.
    pub connections_max: usize,
    /// At how many tables something may happen at once.
    pub tables_max: usize,
    /// How many changes may wait to be written.
    pub queue_max: usize,
    /// After how many seconds a table where nothing goes on is left to the disk.
    pub idle_seconds: f64,
    /// What is logged.
    pub log_filter: String,
    /// Whether logs are JSON.
    pub log_json: bool,
}

impl Settings {
    /// These, and what the file says besides.
    pub fn with_file(self) -> Result<Settings, ServeError> {
        let Some(path) = &self.config else { return Ok(self) };
        let text = std::fs::read_to_string(path)
            .map_err(|error| ServeError::Config { path: path.clone(), problem: error.to_string() })?;
        let said: Settings = toml::from_str(&text)
            .map_err(|error| ServeError::Config { path: path.clone(), problem: error.message().into() })?;
        Ok(self.or(said))
    }

    fn or(self, other: Settings) -> Settings {
        Settings {
            openapi: self.openapi,
            config: self.config,
            listen: self.listen.or(other.listen),
            database: self.database.or(other.database),
            bus: self.bus.or(other.bus),
            lease_seconds: self.lease_seconds.or(other.lease_seconds),
            origin: self.origin.or(other.origin),
            behind_proxy: self.behind_proxy.or(other.behind_proxy),
            engine_threads: self.engine_threads.or(other.engine_threads),
            engine_seconds: self.engine_seconds.or(other.engine_seconds),
            analysis_seconds: self.analysis_seconds.or(other.analysis_seconds),
            requests_per_minute: self.requests_per_minute.or(other.requests_per_minute),
            passwords_per_minute: self.passwords_per_minute.or(other.passwords_per_minute),
            connections_max: self.connections_max.or(other.connections_max),
            tables_max: self.tables_max.or(other.tables_max),
            queue_max: self.queue_max.or(other.queue_max),
            idle_seconds: self.idle_seconds.or(other.idle_seconds),
            log_filter: self.log_filter.or(other.log_filter),
            log_json: self.log_json.or(other.log_json),
        }
    }

    /// What follows from them, with everything in this folder unless a database was named.
    pub fn decide(self, folder: &Path) -> Result<Options, ServeError> {
        let said = self.with_file()?;
        let within = |name: &'static str, number: f64, least: f64, most: f64| {
            if (least..=most).contains(&number) {
                Ok(number)
            } else {
                Err(ServeError::Range { name, number, least, most })
            }
        };
        let threads = said.engine_threads.unwrap_or_else(engine_threads_default);
        within("engine-threads", threads as f64, 1.0, 1024.0)?;
        let engine_seconds = within("engine-seconds", said.engine_seconds.unwrap_or(3.0), 0.001, 600.0)?;
        let analysis_seconds =
            within("analysis-seconds", said.analysis_seconds.unwrap_or(30.0), 0.001, 3600.0)?;
        let requests = said.requests_per_minute.unwrap_or(600);
        within("requests-per-minute", requests.into(), 1.0, 1e9)?;
        let passwords = said.passwords_per_minute.unwrap_or(20);
        within("passwords-per-minute", passwords.into(), 1.0, 1e9)?;
        let at_most = |name: &'static str, said: Option<usize>, otherwise: usize| {
            let number = said.unwrap_or(otherwise);
            within(name, number as f64, 1.0, 1e9).map(|_| number)
        };
        let in_folder = || sqlite_url(&folder.join("server.sqlite"));
        let database = said.database.map_or_else(in_folder, |url| url.reveal().into());
        let lease_seconds = within("lease-seconds", said.lease_seconds.unwrap_or(6.0), 0.5, 600.0)?;
        let bus = Route::of(said.bus.as_ref().map(Secret::reveal), &database)?;
        Ok(Options {
            listen: said.listen.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8080))),
            database,
            bus,
            lease_seconds,
            origin: said.origin.map(|origin| origin.trim_end_matches('/').to_ascii_lowercase()),
            behind_proxy: said.behind_proxy.unwrap_or(false),
            engine_threads: threads,
            engine_seconds,
            analysis_seconds,
            requests_per_minute: requests,
            passwords_per_minute: passwords,
            connections_max: at_most("connections-max", said.connections_max, 20_000)?,
            tables_max: at_most("tables-max", said.tables_max, 20_000)?,
            queue_max: at_most("queue-max", said.queue_max, 2_000)?,
            idle_seconds: within("idle-seconds", said.idle_seconds.unwrap_or(300.0), 0.01, 86_400.0)?,
            log_filter: said.log_filter.unwrap_or_else(|| "info,sqlx=warn".into()),
            log_json: said.log_json.unwrap_or(false),
        })
    }
}

/// All processors but one: thinking never delays a move.
fn engine_threads_default() -> usize {
    std::thread::available_parallelism().map_or(1, |count| count.get().saturating_sub(1).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_file(text: &str, flags: Settings) -> Result<Options, ServeError> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("server.toml");
        std::fs::write(&path, text).unwrap();
        Settings { config: Some(path), ..flags }.decide(folder.path())
    }

    #[test]
    fn a_flag_wins_over_the_file() {
        let flags = Settings { engine_threads: Some(3), ..Settings::default() };
        let options = in_file("engine-threads = 2\nlisten = \"0.0.0.0:80\"", flags).unwrap();
        assert_eq!((options.engine_threads, options.listen.port()), (3, 80));
        assert!(options.database.starts_with("sqlite://"), "{}", options.database);
    }

    #[test]
    fn what_is_wrong_in_the_file_is_named() {
        let problem = |text: &str| in_file(text, Settings::default()).err().unwrap().to_string();
        assert!(problem("colour = \"blue\"").contains("colour"));
        assert!(problem("engine-threads = 0").contains("engine-threads"));
        let missing = Settings { config: Some("not-there.toml".into()), ..Settings::default() };
        assert!(missing.decide(Path::new(".")).err().unwrap().to_string().contains("not-there.toml"));
    }
}
