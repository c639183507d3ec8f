//! The server's settings, one line each. Flags, environment, file, defaults, ranges and the table in
//! `docs/operations.md` follow from that line.
//!
//! A flag takes precedence over the environment, and the environment over the file.

use crate::failure::ServeError;
use crate::route::Route;
use crate::secret::Secret;
use crate::sqlite::sqlite_url;
use clap::builder::{BoolValueParser, TypedValueParser, ValueParser};
use clap::{Arg, ArgMatches, Command};
use serde::Deserialize;
use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use toml::{Table, Value};

macro_rules! config {
    ($($(#[doc = $doc:literal])+ $field:ident: $kind:ty = $usual:expr $(, $least:literal to $most:literal)?;)*) => {
        /// The settings of a server.
        #[derive(Clone, Debug, Deserialize)]
        #[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
        pub struct Config {
            $($(#[doc = $doc])+ pub $field: $kind,)*
        }

        impl Default for Config {
            fn default() -> Config {
                Config { $($field: $usual,)* }
            }
        }

        impl Config {
            /// Returns all settings in the order of help and documentation.
            pub fn settings() -> Vec<Setting> {
                let usual = Config::default();
                vec![$(Setting {
                    id: stringify!($field),
                    value_name: <$kind as Given>::NAME,
                    parser: <$kind as Given>::parser(),
                    usual: usual.$field.text(),
                    range: None$(.or(Some(($least as f64, $most as f64))))?,
                },)*]
            }

            /// Refuses numbers outside their ranges.
            fn check(&self) -> Result<(), ServeError> {
                $($(within(stringify!($field), self.$field as f64, $least as f64, $most as f64)?;)?)*
                Ok(())
            }
        }
    };
}

config! {
    /// Address and port to listen on.
    listen: SocketAddr = SocketAddr::from(([127, 0, 0, 1], 8080));
    /// URL of the database; `server.sqlite` in the data folder if none is given.
    database: Option<Secret> = None;
    /// URL of the bus between nodes; the database's own if none is given.
    bus: Option<Secret> = None;
    /// Seconds without a heartbeat after which a node loses its leases.
    lease_seconds: f64 = 6.0, 0.5 to 600;
    /// URL under which browsers find the server; the requested host if none is given.
    origin: Option<String> = None;
    /// Whether a proxy in front names the client's address.
    behind_proxy: bool = false;
    /// Number of engines that think at the same time.
    engine_threads: usize = engine_threads_usual(), 1 to 1_024;
    /// Longest time of an engine for a decision.
    engine_seconds: f64 = 3.0, 0.001 to 600;
    /// Longest time of an analysis for a single position.
    analysis_seconds: f64 = 30.0, 0.001 to 3_600;
    /// Requests a minute of one person or one address.
    requests_per_minute: u32 = 600, 1 to 1_000_000_000;
    /// Passwords and new guests a minute of one address.
    passwords_per_minute: u32 = 20, 1 to 1_000_000_000;
    /// Maximum number of open streams and sockets.
    connections_max: usize = 20_000, 1 to 1_000_000_000;
    /// Maximum number of tables in memory.
    tables_max: usize = 20_000, 1 to 1_000_000_000;
    /// Maximum number of changes that wait to be written.
    queue_max: usize = 2_000, 1 to 1_000_000_000;
    /// Unfinished tables of a guest.
    guest_tables_max: usize = 20, 1 to 1_000_000_000;
    /// Unfinished tables of an account.
    account_tables_max: usize = 100, 1 to 1_000_000_000;
    /// Streams and sockets of a guest.
    guest_streams_max: usize = 10, 1 to 1_000_000_000;
    /// Streams and sockets of an account.
    account_streams_max: usize = 30, 1 to 1_000_000_000;
    /// Tokens of a guest.
    guest_tokens_max: usize = 2, 0 to 1_000_000_000;
    /// Tokens of an account.
    account_tokens_max: usize = 50, 0 to 1_000_000_000;
    /// Maximum number of a person's unfinished analyses of each kind: games, positions and fairness.
    analyses_max: usize = 1, 1 to 1_000_000_000;
    /// Lines of chat a minute of one person.
    chat_lines_per_minute: u32 = 10, 1 to 1_000_000_000;
    /// Factor for the quotas of an address: all its people together, compared with one person.
    address_factor: usize = 20, 1 to 1_000_000_000;
    /// Seconds without a turn after which a guest's game without other players ends.
    abandoned_seconds: f64 = 86_400.0, 1 to 1_000_000_000;
    /// Maximum number of incomplete requests of one address.
    half_open_max: usize = 100, 1 to 1_000_000_000;
    /// Seconds in which the headers of a request must arrive.
    header_seconds: f64 = 10.0, 0.01 to 3_600;
    /// Seconds in which the body of a request must arrive.
    body_seconds: f64 = 30.0, 0.01 to 3_600;
    /// Seconds in which a client must read some part of an answer.
    answer_seconds: f64 = 30.0, 0.01 to 3_600;
    /// Seconds that requests have to finish at shutdown.
    closing_seconds: f64 = 10.0, 0 to 3_600;
    /// Seconds after which an idle table leaves memory.
    idle_seconds: f64 = 300.0, 0.01 to 86_400;
    /// Filter of the log, such as `info,sqlx=warn`.
    log_filter: String = "info,sqlx=warn".into();
    /// Whether the log is JSON.
    log_json: bool = false;
    /// Days after which entries leave the audit log.
    audit_days: u32 = 90, 1 to 3_650;
}

/// Returns the number of processors minus one, so that thinking does not delay moves.
fn engine_threads_usual() -> usize {
    std::thread::available_parallelism().map_or(1, |count| count.get().saturating_sub(1).max(1))
}

fn within(id: &str, number: f64, least: f64, most: f64) -> Result<(), ServeError> {
    if (least..=most).contains(&number) {
        return Ok(());
    }
    Err(ServeError::Range { name: long(id), number, least, most })
}

fn long(id: &str) -> String {
    id.replace('_', "-")
}

impl Config {
    /// Returns the URL of the database.
    pub fn database_url(&self) -> &str {
        self.database.as_ref().map_or("", Secret::reveal)
    }

    /// Returns the bus between nodes.
    pub fn route(&self) -> Result<Route, ServeError> {
        Route::of(self.bus.as_ref().map(Secret::reveal), self.database_url())
    }

    /// Sets defaults that depend on the data folder.
    fn in_folder(self, folder: &Path) -> Config {
        let database =
            self.database.unwrap_or_else(|| Secret::new(sqlite_url(&folder.join("server.sqlite"))));
        let origin = self.origin.map(|origin| origin.trim_end_matches('/').to_ascii_lowercase());
        Config { database: Some(database), origin, ..self }
    }
}

/// A setting as help and documentation describe it.
#[derive(Clone, Debug)]
pub struct Setting {
    id: &'static str,
    value_name: &'static str,
    parser: ValueParser,
    /// Default value, unless it depends on the machine or the data folder.
    pub usual: Option<String>,
    /// Smallest and largest value.
    pub range: Option<(f64, f64)>,
}

impl Setting {
    /// Returns the name in files, which is also the flag after two hyphens.
    pub fn name(&self) -> String {
        long(self.id)
    }

    /// Returns the name of the environment variable.
    pub fn variable(&self) -> String {
        format!("TABULEIRO_{}", self.id.to_ascii_uppercase())
    }

    fn arg(self) -> Arg {
        let is_switch = self.value_name == bool::NAME;
        let arg = Arg::new(self.id)
            .long(self.name())
            .env(self.variable())
            .hide_env_values(true)
            .value_name(self.value_name)
            .value_parser(self.parser);
        if is_switch { arg.num_args(0..=1).default_missing_value("true") } else { arg }
    }
}

/// A type of setting as command lines give it.
trait Given {
    const NAME: &'static str;
    fn parser() -> ValueParser;
    fn text(&self) -> Option<String>;
}

macro_rules! given {
    ($($kind:ty: $name:literal, $value:expr;)*) => {$(
        impl Given for $kind {
            const NAME: &'static str = $name;
            fn parser() -> ValueParser {
                ValueParser::new(|text: &str| text.parse::<$kind>().map($value))
            }
            fn text(&self) -> Option<String> {
                Some(self.to_string())
            }
        }
    )*};
}

given! {
    u32: "NUMBER", |number| Value::Integer(number.into());
    usize: "NUMBER", |number| Value::Integer(i64::try_from(number).unwrap_or(i64::MAX));
    f64: "SECONDS", Value::Float;
    SocketAddr: "ADDRESS", |address| Value::String(address.to_string());
    String: "TEXT", Value::String;
}

impl Given for bool {
    const NAME: &'static str = "true|false";
    fn parser() -> ValueParser {
        ValueParser::new(BoolValueParser::new().map(Value::Boolean))
    }
    fn text(&self) -> Option<String> {
        Some(self.to_string())
    }
}

impl<T> Given for Option<T> {
    const NAME: &'static str = "URL";
    fn parser() -> ValueParser {
        String::parser()
    }
    fn text(&self) -> Option<String> {
        None
    }
}

/// Settings given as flags or in the environment.
#[derive(Clone, Default)]
pub struct Flags(Table);

impl fmt::Debug for Flags {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        // Values may be secrets, so only the names are printed.
        f.debug_set().entries(self.0.keys()).finish()
    }
}

impl clap::Args for Flags {
    fn augment_args(command: Command) -> Command {
        Config::settings().into_iter().fold(command, |command, setting| command.arg(setting.arg()))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Flags::augment_args(command)
    }
}

impl clap::FromArgMatches for Flags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Flags, clap::Error> {
        let given = |setting: Setting| Some((setting.name(), matches.get_one::<Value>(setting.id)?.clone()));
        Ok(Flags(Config::settings().into_iter().filter_map(given).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        self.0.extend(Flags::from_arg_matches(matches)?.0);
        Ok(())
    }
}

/// The command line of `tabuleiro serve`.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct Settings {
    /// Prints the description of the interface and ends.
    #[arg(long, hide = true)]
    pub openapi: bool,
    /// A TOML file with settings by their names.
    #[arg(long, env = "TABULEIRO_CONFIG", hide_env_values = true, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Settings given as flags or in the environment.
    #[command(flatten)]
    pub flags: Flags,
}

impl Settings {
    /// Merges flags, environment, file and defaults. Places the database in this folder unless a setting names one.
    pub fn decide(self, folder: &Path) -> Result<Config, ServeError> {
        let mut given = self.config.as_deref().map_or_else(|| Ok(Table::new()), read)?;
        given.extend(self.flags.0);
        let config: Config = given.try_into().map_err(|error: toml::de::Error| ServeError::Config {
            path: self.config.unwrap_or_default(),
            problem: error.message().into(),
        })?;
        config.check()?;
        let config = config.in_folder(folder);
        config.route()?;
        Ok(config)
    }
}

/// Reads a file, each setting separately so that an error can name it. Errors do not repeat values, which may be
/// secrets.
fn read(path: &Path) -> Result<Table, ServeError> {
    let unread = |problem: std::io::Error| ServeError::Unread { path: path.into(), problem };
    let text = std::fs::read_to_string(path).map_err(unread)?;
    let syntax = |error: toml::de::Error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        ServeError::Syntax { path: path.into(), line: before.matches('\n').count() + 1 }
    };
    let table: Table = toml::from_str(&text).map_err(syntax)?;
    let settings = Config::settings();
    for (name, value) in &table {
        let setting = settings.iter().find(|setting| setting.name() == *name);
        let setting = setting.ok_or_else(|| ServeError::Unknown { path: path.into(), name: name.clone() })?;
        let alone = Table::from_iter([(name.clone(), value.clone())]);
        let wanted = setting.value_name;
        let wrong = |_| ServeError::Value { path: path.into(), name: name.clone(), wanted };
        alone.try_into::<Config>().map_err(wrong)?;
    }
    Ok(table)
}

/// Returns the URL of the named database, or of the one in this folder.
pub fn database_in(named: Option<Secret>, folder: &Path) -> String {
    Config { database: named, ..Config::default() }.in_folder(folder).database_url().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{Args as _, FromArgMatches as _};

    fn settings(file: &Path, flags: &[&str]) -> Settings {
        let file = file.to_str().unwrap();
        let words = ["serve", "--config", file].into_iter().chain(flags.iter().copied());
        let matches = Settings::augment_args(Command::new("serve")).get_matches_from(words);
        Settings::from_arg_matches(&matches).unwrap()
    }

    fn in_file(text: &str, flags: &[&str]) -> Result<Config, ServeError> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("server.toml");
        std::fs::write(&path, text).unwrap();
        settings(&path, flags).decide(folder.path())
    }

    #[test]
    fn a_flag_wins_over_the_file_and_the_file_over_the_default() {
        let config =
            in_file("engine-threads = 2\nlisten = \"0.0.0.0:80\"", &["--engine-threads", "3"]).unwrap();
        assert_eq!((config.engine_threads, config.listen.port(), config.queue_max), (3, 80, 2_000));
        assert!(config.database_url().starts_with("sqlite://"), "{config:?}");
    }

    #[test]
    fn a_switch_needs_no_value() {
        let config = in_file("behind-proxy = false", &["--behind-proxy", "--log-json", "false"]).unwrap();
        assert_eq!((config.behind_proxy, config.log_json), (true, false));
    }

    #[test]
    fn what_is_wrong_in_the_file_is_named() {
        let problem = |text: &str| in_file(text, &[]).err().unwrap().to_string();
        assert!(problem("colour = \"blue\"").contains("colour"));
        assert!(problem("queue-max = \"blue\"").contains("queue-max"));
        let range = problem("lease-seconds = 0");
        assert!(["lease-seconds", "0.5", "600"].iter().all(|word| range.contains(word)), "{range}");
        let missing = settings(Path::new("not-there.toml"), &[]);
        assert!(missing.decide(Path::new(".")).err().unwrap().to_string().contains("not-there.toml"));
    }

    #[test]
    fn a_secret_is_not_shown_with_the_settings() {
        let settings = settings(Path::new("x.toml"), &["--database", "postgres://me:hush@x/y"]);
        assert!(!format!("{settings:?}").contains("hush"));
        assert!(!in_file("database = 7\nbus = \"hush\"", &[]).err().unwrap().to_string().contains("hush"));
    }

    /// Reads a file with every setting of the server's first version.
    #[test]
    fn a_settings_file_of_the_first_version_is_read() {
        let config = in_file(include_str!("../tests/server/settings-1.toml"), &[]).unwrap();
        assert_eq!((config.lease_seconds, config.idle_seconds), (7.5, 60.0));
        assert_eq!((config.requests_per_minute, config.queue_max), (300, 500));
        assert_eq!(config.origin.as_deref(), Some("https://games.example"));
        assert_eq!(config.route().unwrap(), Route::Nats("nats://127.0.0.1:4222".into()));
        assert!(config.behind_proxy && config.log_json);
    }

    #[test]
    fn the_documentation_lists_every_setting_with_its_default_and_range() {
        let page = include_str!("../../../docs/operations.md");
        let rows: Vec<String> = page
            .lines()
            .filter(|line| line.starts_with("| `--"))
            .map(|line| line.split(" | ").take(3).collect::<Vec<_>>().join(" | "))
            .collect();
        let expected: Vec<String> = Config::settings().iter().map(Setting::row).collect();
        assert_eq!(rows, expected, "write:\n{}", expected.join("\n"));
    }

    impl Setting {
        /// Returns the first three columns of the documentation table.
        fn row(&self) -> String {
            let usual = self.usual.as_ref().filter(|_| self.id != "engine_threads");
            let usual = usual.map_or("—".into(), |usual| format!("`{usual}`"));
            let range = self.range.map_or("—".into(), |(least, most)| format!("{least} to {most}"));
            format!("| `--{}` | {usual} | {range}", self.name())
        }
    }
}
