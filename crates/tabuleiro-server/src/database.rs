//! The database: a SQLite file or PostgreSQL, with the same migrations and statements for both.

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

/// Time that a statement waits for a locked database before it fails.
const PATIENCE: Duration = Duration::from_secs(5);

/// The kind of database.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Backend {
    Sqlite,
    Postgres,
}

/// Work that must not run twice at the same time on any nodes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Work {
    Pairing = 1,
    Rating = 2,
}

/// The connections to the database.
#[derive(Clone, Debug)]
pub struct Database {
    /// Kind of database.
    pub kind: Backend,
    /// Connections for queries.
    pub read: AnyPool,
    /// Connections for changes. SQLite allows one writer at a time, so writers queue here and not at the file lock.
    write: AnyPool,
}

impl Database {
    /// Opens a server's database, creating and migrating it as needed. Statements time out after five seconds.
    pub async fn open(url: &str) -> Result<Database, ServeError> {
        Database::open_with(url, Some(PATIENCE)).await
    }

    /// Opens a database for an admin's command, without a time limit for statements.
    pub async fn open_for_admin(url: &str) -> Result<Database, ServeError> {
        Database::open_with(url, None).await
    }

    async fn open_with(url: &str, limit: Option<Duration>) -> Result<Database, ServeError> {
        sqlx::any::install_default_drivers();
        let kind = match url.split(':').next() {
            Some("sqlite") => Backend::Sqlite,
            Some("postgres" | "postgresql") => Backend::Postgres,
            other => return Err(ServeError::DatabaseKind(other.unwrap_or_default().into())),
        };
        if let Some(path) = sqlite::sqlite_file(url).filter(|_| !url.contains("mode=")) {
            sqlite::keep_private(&path)
                .map_err(|problem| ServeError::File { path: path.clone(), problem })?;
            sqlite::check(&path).await?;
        }
        let url = if kind == Backend::Sqlite && !url.contains("mode=") {
            format!("{url}{}mode=rwc", if url.contains('?') { '&' } else { '?' })
        } else {
            url.into()
        };
        let options = AnyConnectOptions::from_str(&url)?;
        let writers = if kind == Backend::Sqlite { 1 } else { 4 };
        let write = pool(kind, writers, limit).connect_with(options.clone()).await?;
        migrator().run(&write).await.map_err(|error| ServeError::Database(error.to_string()))?;
        let read = pool(kind, 4, limit).connect_with(options).await?;
        Ok(Database { kind, read, write })
    }

    /// Runs statements in one transaction.
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
        // After a full disk or a lost server, the state of the transaction is unknown: replace the connection.
        let is_refused = |error| is_taken(error) || matches!(error, sqlx::Error::RowNotFound);
        if ended.is_err() && !(is_over && ended.as_ref().is_err_and(is_refused)) {
            connection.close_on_drop();
        }
        ended
    }

    /// Begins a transaction for changes.
    pub async fn begin(&self) -> Result<Transaction<'static, Any>, sqlx::Error> {
        self.write.begin_with(self.begin_text()).await
    }

    fn begin_text(&self) -> &'static str {
        if self.kind == Backend::Sqlite { "BEGIN IMMEDIATE" } else { "BEGIN" }
    }

    /// Begins a transaction that reads a consistent snapshot.
    pub async fn moment(&self) -> Result<Transaction<'static, Any>, sqlx::Error> {
        match self.kind {
            Backend::Sqlite => self.read.begin().await,
            Backend::Postgres => {
                self.read.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await
            }
        }
    }

    /// Runs one change and returns the number of rows.
    pub async fn change(
        &self,
        query: sqlx::query::Query<'_, Any, sqlx::any::AnyArguments>,
    ) -> Result<u64, sqlx::Error> {
        Ok(query.execute(&self.write).await?.rows_affected())
    }

    /// Runs one change and returns its rows.
    pub async fn change_and_ask<T>(
        &self,
        query: sqlx::query::QueryAs<'_, Any, T, sqlx::any::AnyArguments>,
    ) -> Result<Vec<T>, sqlx::Error>
    where
        T: for<'r> sqlx::FromRow<'r, sqlx::any::AnyRow> + Send + Unpin,
    {
        query.fetch_all(&self.write).await
    }

    /// Waits until no other node does the same work, and excludes others until the result is dropped. `None` on SQLite,
    /// which has one node.
    pub async fn alone_with(&self, work: Work) -> Result<Option<Transaction<'static, Any>>, sqlx::Error> {
        if self.kind == Backend::Sqlite {
            return Ok(None);
        }
        let mut transaction = self.read.begin().await?;
        sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(work as i64).execute(&mut *transaction).await?;
        Ok(Some(transaction))
    }

    /// Returns whether commits on the write connection wait for the disk.
    pub async fn is_durable(&self) -> Result<bool, sqlx::Error> {
        let mut connection = self.write.acquire().await?;
        Ok(match self.kind {
            Backend::Sqlite => {
                let synchronous: i64 =
                    sqlx::query_scalar("PRAGMA synchronous").fetch_one(&mut *connection).await?;
                let journal: String =
                    sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut *connection).await?;
                synchronous == 2 && journal == "wal"
            }
            Backend::Postgres => {
                let commit: String =
                    sqlx::query_scalar("SHOW synchronous_commit").fetch_one(&mut *connection).await?;
                commit == "on"
            }
        })
    }

    /// Returns the number of open connections.
    pub fn connections(&self) -> usize {
        (self.read.size() + self.write.size()) as usize
    }

    /// Closes all connections after pending writes.
    pub async fn close(&self) {
        self.read.close().await;
        self.write.close().await;
    }
}

/// Returns whether the error is a violated unique key.
pub(crate) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

fn pool(kind: Backend, connections: u32, limit: Option<Duration>) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
        .after_connect(move |connection, _| Box::pin(prepare(kind, connection, limit)))
}

/// Makes commits on a connection wait for the disk, and sets PostgreSQL's statement timeout to `limit`.
async fn prepare(
    kind: Backend,
    connection: &mut AnyConnection,
    limit: Option<Duration>,
) -> Result<(), sqlx::Error> {
    let statements = match kind {
        Backend::Sqlite => {
            ["PRAGMA busy_timeout = 5000", "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL"]
                .map(str::to_string)
                .to_vec()
        }
        Backend::Postgres => {
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
