//! Removal of old data.

use super::counts::{self, Counts};
use crate::database::Database;
use crate::failure::ServeError;
use crate::journal::Statement;
use crate::time::Ms;

/// Removes expired sessions and tokens. Also removes these from before a moment: tables that never began or were
/// aborted, chat lines, analyses, and guests without games.
pub async fn prune(database: &Database, before: Ms, now: Ms) -> Result<Counts, ServeError> {
    const EXPIRED: [&str; 2] =
        ["DELETE FROM session WHERE expires_ms < $1", "DELETE FROM token WHERE expires_ms < $1"];
    const OLD: [&str; 8] = [
        "DELETE FROM chat WHERE at_ms < $1",
        "DELETE FROM report WHERE at_ms < $1",
        "DELETE FROM analysis WHERE at_ms < $1",
        "DELETE FROM analysis_person WHERE at_ms < $1",
        "DELETE FROM event WHERE room IN (SELECT id FROM room WHERE state IN ('open', 'aborted') AND updated_ms < $1)",
        "DELETE FROM seat WHERE room IN (SELECT id FROM room WHERE state IN ('open', 'aborted') AND updated_ms < $1)",
        "DELETE FROM room WHERE state IN ('open', 'aborted') AND updated_ms < $1",
        "DELETE FROM person WHERE kind = 'guest' AND created_ms < $1 \
         AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.person = person.id) \
         AND NOT EXISTS (SELECT 1 FROM room WHERE room.creator = person.id) \
         AND NOT EXISTS (SELECT 1 FROM session WHERE session.person = person.id)",
    ];
    let expired = EXPIRED.map(|text| Statement::new(text, [now.into()]));
    let old = OLD.map(|text| Statement::new(text, [before.into()]));
    Ok(counts::change(database, expired.into_iter().chain(old)).await?)
}
