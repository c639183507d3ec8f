//! The database: SQLite in one file, or PostgreSQL, by one set of migrations and one text of every statement.

use crate::failure::ServeError;
use crate::sqlite;
use crate::statement::{Statement, gather};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, Connection, Executor, SqlSafeStr, Transaction};
use std::str::FromStr;
use std::time::Duration;

/// The migrations, in order; a released one is never changed.
const MIGRATIONS: &[(&str, &str)] = &[
    ("people", include_str!("../migrations/0001_people.sql")),
    ("tables", include_str!("../migrations/0002_tables.sql")),
    ("ratings", include_str!("../migrations/0003_ratings.sql")),
    ("analyses", include_str!("../migrations/0004_analyses.sql")),
    ("nodes", include_str!("../migrations/0005_nodes.sql")),
    ("names", include_str!("../migrations/0006_names.sql")),
    ("audit", include_str!("../migrations/0007_audit.sql")),
];

/// How long a statement waits for a database that somebody else holds, before it gives up with an error.
const PATIENCE: Duration = Duration::from_secs(5);

/// Which database it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Kind {
    Sqlite,
    Postgres,
}

/// What only one may do at a time, on however many nodes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Work {
    Pairing = 1,
    Rating = 2,
}

/// Connections to the database.
#[derive(Clone, Debug)]
pub struct Database {
    /// Which one it is.
    pub kind: Kind,
    /// For questions.
    pub read: AnyPool,
    /// For changes. SQLite has one writer at a time: they wait for each other here, not in the file.
    write: AnyPool,
}

impl Database {
    /// Opens the database of a server: makes it if there is none, and brings it up to date. No statement takes longer than five
    /// seconds.
    pub async fn open(url: &str) -> Result<Database, ServeError> {
        Database::open_with(url, Some(PATIENCE)).await
    }

    /// Opens a database for an admin, whose statements take as long as they need.
    pub async fn open_for_admin(url: &str) -> Result<Database, ServeError> {
        Database::open_with(url, None).await
    }

    async fn open_with(url: &str, limit: Option<Duration>) -> Result<Database, ServeError> {
        sqlx::any::install_default_drivers();
        let kind = match url.split(':').next() {
            Some("sqlite") => Kind::Sqlite,
            Some("postgres" | "postgresql") => Kind::Postgres,
            other => return Err(ServeError::DatabaseKind(other.unwrap_or_default().into())),
        };
        if let Some(path) = sqlite::sqlite_file(url).filter(|_| !url.contains("mode=")) {
            sqlite::keep_private(&path)
                .map_err(|problem| ServeError::File { path: path.clone(), problem })?;
            sqlite::check(&path).await?;
        }
        let url = if kind == Kind::Sqlite && !url.contains("mode=") {
            format!("{url}{}mode=rwc", if url.contains('?') { '&' } else { '?' })
        } else {
            url.into()
        };
        let options = AnyConnectOptions::from_str(&url)?;
        let writers = if kind == Kind::Sqlite { 1 } else { 4 };
        let write = pool(kind, writers, limit).connect_with(options.clone()).await?;
        migrator().run(&write).await.map_err(|error| ServeError::Database(error.to_string()))?;
        let read = pool(kind, 4, limit).connect_with(options).await?;
        Ok(Database { kind, read, write })
    }

    /// Makes changes that happen all or not at all.
    pub async fn change_all(&self, statements: &[&Statement]) -> Result<(), sqlx::Error> {
        let mut connection = self.write.acquire().await?;
        let mut change = connection.begin_with(self.begin_text()).await?;
        let mut result = Ok(());
        for asked in gather(statements) {
            result = asked.run(&mut change).await.map(drop);
            if result.is_err() {
                break;
            }
        }
        let (ended, is_over) = match result {
            Ok(()) => (change.commit().await, true),
            Err(error) => {
                let is_over = change.rollback().await.is_ok();
                (Err(error), is_over)
            }
        };
        // A full disk ends a transaction by itself, a lost server ends all: whoever does not know is replaced by a new one.
        let is_refused = |error| is_taken(error) || matches!(error, sqlx::Error::RowNotFound);
        if ended.is_err() && !(is_over && ended.as_ref().is_err_and(is_refused)) {
            connection.close_on_drop();
        }
        ended
    }

    /// Begins a change of any number of statements, which happens once it is committed.
    pub async fn begin(&self) -> Result<Transaction<'static, Any>, sqlx::Error> {
        self.write.begin_with(self.begin_text()).await
    }

    fn begin_text(&self) -> &'static str {
        if self.kind == Kind::Sqlite { "BEGIN IMMEDIATE" } else { "BEGIN" }
    }

    /// A view of everything as it was at one moment.
    pub async fn moment(&self) -> Result<Transaction<'static, Any>, sqlx::Error> {
        match self.kind {
            Kind::Sqlite => self.read.begin().await,
            Kind::Postgres => self.read.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await,
        }
    }

    /// Makes one change.
    pub async fn change(
        &self,
        query: sqlx::query::Query<'_, Any, sqlx::any::AnyArguments>,
    ) -> Result<u64, sqlx::Error> {
        Ok(query.execute(&self.write).await?.rows_affected())
    }

    /// Makes one change, and tells what it says of what it changed.
    pub async fn change_and_ask<T>(
        &self,
        query: sqlx::query::QueryAs<'_, Any, T, sqlx::any::AnyArguments>,
    ) -> Result<Vec<T>, sqlx::Error>
    where
        T: for<'r> sqlx::FromRow<'r, sqlx::any::AnyRow> + Send + Unpin,
    {
        query.fetch_all(&self.write).await
    }

    /// Comes back when nobody else, on whichever node, does the same, and keeps them waiting until it is dropped.
    pub async fn alone_with(&self, work: Work) -> Result<Option<Transaction<'static, Any>>, sqlx::Error> {
        if self.kind == Kind::Sqlite {
            return Ok(None);
        }
        let mut transaction = self.read.begin().await?;
        sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(work as i64).execute(&mut *transaction).await?;
        Ok(Some(transaction))
    }

    /// Whether the write connection waits until the disk has what it was given.
    pub async fn is_durable(&self) -> Result<bool, sqlx::Error> {
        let mut connection = self.write.acquire().await?;
        Ok(match self.kind {
            Kind::Sqlite => {
                let synchronous: i64 =
                    sqlx::query_scalar("PRAGMA synchronous").fetch_one(&mut *connection).await?;
                let journal: String =
                    sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut *connection).await?;
                synchronous == 2 && journal == "wal"
            }
            Kind::Postgres => {
                let commit: String =
                    sqlx::query_scalar("SHOW synchronous_commit").fetch_one(&mut *connection).await?;
                commit == "on"
            }
        })
    }

    /// How many connections there are.
    pub fn connections(&self) -> usize {
        (self.read.size() + self.write.size()) as usize
    }

    /// Lets go of it, everything written.
    pub async fn close(&self) {
        self.read.close().await;
        self.write.close().await;
    }
}

/// Whether something else has the same place.
pub(crate) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

fn pool(kind: Kind, connections: u32, limit: Option<Duration>) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
        .after_connect(move |connection, _| Box::pin(prepare(kind, connection, limit)))
}

/// Makes a connection wait for the disk, and PostgreSQL end a statement after `limit`.
async fn prepare(
    kind: Kind,
    connection: &mut AnyConnection,
    limit: Option<Duration>,
) -> Result<(), sqlx::Error> {
    let statements = match kind {
        Kind::Sqlite => {
            ["PRAGMA busy_timeout = 5000", "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL"]
                .map(str::to_string)
                .to_vec()
        }
        Kind::Postgres => {
            let limit_ms = limit.unwrap_or_default().as_millis();
            vec!["SET synchronous_commit = on".into(), format!("SET statement_timeout = {limit_ms}")]
        }
    };
    for statement in statements {
        connection.execute(AssertSqlSafe(statement)).await?;
    }
    Ok(())
}

fn migrator() -> Migrator {
    let migration = |(number, (name, text)): (i64, &(&'static str, &'static str))| {
        Migration::new(number, (*name).into(), MigrationType::Simple, text.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(MIGRATIONS).map(migration).collect())
}
