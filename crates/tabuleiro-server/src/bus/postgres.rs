//! A bus over PostgreSQL: LISTEN and NOTIFY.

use super::{Bus, BusError, CHANNEL, Heard};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use sqlx::PgPool;
use sqlx::postgres::{PgListener, PgPoolOptions};
use std::time::Duration;
use tokio::sync::Mutex;

/// Time limit for detecting an unreachable database.
const PATIENCE: Duration = Duration::from_secs(2);

/// A bus over LISTEN and NOTIFY.
pub struct Notify {
    mouth: PgPool,
    /// Pool with the listener's connection only.
    ears: PgPool,
    /// The listener; `None` while the connection is lost.
    ear: Mutex<Option<PgListener>>,
}

impl Notify {
    /// Connects and listens.
    pub async fn open(url: &str) -> Result<Notify, BusError> {
        let one = PgPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE);
        let (mouth, ears) = (one.clone().connect(url).await?, one.connect(url).await?);
        let ear = Mutex::new(Some(listen(&ears).await?));
        Ok(Notify { mouth, ears, ear })
    }
}

async fn listen(ears: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut ear = PgListener::connect_with(ears).await?;
    ear.ignore_pool_close_event(true);
    ear.listen(CHANNEL).await?;
    Ok(ear)
}

impl Bus for Notify {
    fn say<'a>(&'a self, text: &'a str) -> BoxFuture<'a, Result<(), BusError>> {
        async move {
            let query = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(text);
            Ok(query.execute(&self.mouth).await.map(drop)?)
        }
        .boxed()
    }

    fn hear(&self) -> BoxFuture<'_, Heard> {
        async {
            let mut ear = self.ear.lock().await;
            let Some(listener) = &mut *ear else {
                return match listen(&self.ears).await {
                    Ok(listener) => {
                        *ear = Some(listener);
                        Heard::Gap
                    }
                    Err(_) => Heard::Lost,
                };
            };
            match listener.try_recv().await {
                Ok(Some(heard)) => Heard::Text(heard.payload().into()),
                Ok(None) => Heard::Gap,
                Err(_) => {
                    *ear = None;
                    Heard::Lost
                }
            }
        }
        .boxed()
    }
}

impl From<sqlx::Error> for BusError {
    fn from(error: sqlx::Error) -> BusError {
        BusError(error.to_string())
    }
}
