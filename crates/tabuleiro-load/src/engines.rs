//! Games between engines, one after the other without pauses, so that every engine thread of the server is busy.

use crate::measure::Measured;
use crate::people::People;
use crate::problem::LoadError;
use crate::socket;
use futures_util::StreamExt;
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// Makes tables for engines and watches the games, until the measurement ends.
pub(crate) async fn run(
    people: People,
    number: usize,
    places: Arc<Value>,
    measured: Arc<Measured>,
) -> Result<(), LoadError> {
    loop {
        let (asked, places) = (people.clone(), places.clone());
        let made = tokio::task::spawn_blocking(move || asked.let_engines_play(number, &places)).await;
        let table = made.expect("making a table does not panic")?;
        let mut stream = socket::open(people.node(number, 0), &table, None, None).await?;
        while let Some(Ok(message)) = stream.next().await {
            let told: Value =
                message.to_text().ok().and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
            if told["event"]["type"] == "turn" {
                measured.engine_turns.fetch_add(1, Ordering::Relaxed);
            }
            if told["table"]["state"] == "over" {
                break;
            }
        }
    }
}
