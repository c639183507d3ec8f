//! The bus between nodes, as the settings choose it.

use crate::failure::ServeError;

/// The bus between nodes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// No bus: a single node.
    Alone,
    /// The database itself.
    Database,
    /// A separate PostgreSQL URL, since LISTEN does not work through poolers that share connections.
    Postgres(String),
    /// A NATS server at this address.
    Nats(String),
}

impl Route {
    /// Reads a URL. Without one, returns the database's own bus, or none for SQLite.
    pub fn of(named: Option<&str>, database: &str) -> Result<Route, ServeError> {
        let is_shared = database.starts_with("postgres");
        match named {
            None | Some("") if is_shared => Ok(Route::Database),
            None | Some("") => Ok(Route::Alone),
            Some(_) if !is_shared => Err(ServeError::BusAlone),
            Some("postgres") => Ok(Route::Database),
            Some(url) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                Ok(Route::Postgres(url.into()))
            }
            Some(url) if url.starts_with("nats://") || url.starts_with("tls://") => {
                Ok(Route::Nats(url.into()))
            }
            Some(other) => Err(ServeError::BusKind(other.split(':').next().unwrap_or_default().into())),
        }
    }
}
