//! The way by which nodes notify each other.

use crate::failure::ServeError;

/// The bus that nodes use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// A single node.
    Alone,
    /// The database itself.
    Database,
    /// PostgreSQL by another way than the database: through poolers that share connections nobody can listen.
    Postgres(String),
    /// A NATS server, by its address.
    Nats(String),
}

impl Route {
    /// Reads a URL. Without one it is the database's own bus, or none for a database that has one node.
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
