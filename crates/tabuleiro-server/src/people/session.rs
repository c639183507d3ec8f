//! Sessions of browsers, by cookie.

use super::{Person, PersonKind};
use crate::database::Database;
use crate::letters::plain;
use crate::secret::{Secret, draw_id};
use crate::statement::Statement;
use crate::time::Ms;
use serde::Serialize;
use utoipa::ToSchema;

/// Name of the cookie.
pub(crate) const COOKIE: &str = "tabuleiro-session";
/// Lifetime of a session, from its beginning.
const LASTS_MS: Ms = 365 * 24 * 3_600_000;

/// A session of a browser.
pub(crate) struct Session {
    /// Public id.
    pub id: String,
    secret: Secret,
}

/// A session in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct SessionInfo {
    /// Id, for ending the session.
    pub id: String,
    /// User agent of the browser.
    pub agent: String,
    /// Begin in milliseconds since 1970.
    pub created_ms: i64,
    /// Expiry in milliseconds since 1970.
    pub expires_ms: i64,
    /// Whether this is the session of the request.
    pub is_this: bool,
}

impl Session {
    /// Begins a session, unless one of the expected rows is missing.
    pub(crate) async fn begin(
        database: &Database,
        person: &str,
        agent: &str,
        now: Ms,
        expected: Option<&Statement>,
    ) -> Result<Session, sqlx::Error> {
        let session = Session { id: draw_id(), secret: Secret::draw() };
        let agent: String = plain(agent).chars().take(200).collect();
        let values = [
            session.id.as_str().into(),
            person.into(),
            session.secret.digest().as_str().into(),
            agent.as_str().into(),
            now.into(),
            (now + LASTS_MS).into(),
        ];
        let insert = Statement::new("INSERT INTO session VALUES ($1, $2, $3, $4, $5, $6)", values);
        let statements: Vec<&Statement> = expected.into_iter().chain([&insert]).collect();
        database.change_all(&statements).await?;
        Ok(session)
    }

    /// Returns a statement that fails unless the session still exists. It locks the row, so the session cannot end
    /// before the transaction.
    pub(super) fn still(session: &str, person: &str) -> Statement {
        let text = "UPDATE session SET expires_ms = expires_ms WHERE id = $1 AND person = $2";
        Statement::new(text, [session.into(), person.into()]).expecting_one()
    }

    /// Returns the cookie of the session.
    pub(crate) fn cookie(&self, secure: bool) -> String {
        let secure = if secure { "; Secure" } else { "" };
        let (id, secret) = (&self.id, self.secret.reveal());
        format!("{COOKIE}={id}.{secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={}{secure}", LASTS_MS / 1000)
    }

    /// Returns the cookie that removes the session.
    pub(crate) fn no_cookie() -> String {
        format!("{COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
    }

    /// Returns the person and session of a cookie.
    pub(crate) async fn owner(
        database: &Database,
        cookie: &str,
        now: Ms,
    ) -> Result<Option<(Person, String)>, sqlx::Error> {
        let Some((id, secret)) = cookie.split_once('.') else { return Ok(None) };
        let found: Option<(String, i64, String, String, String, i64)> = sqlx::query_as(
            "SELECT session.secret, session.expires_ms, person.id, person.kind, person.name, person.is_admin \
             FROM session JOIN person ON person.id = session.person WHERE session.id = $1",
        )
        .bind(id.to_string())
        .fetch_optional(&database.read)
        .await?;
        let Some((digest, expires_ms, person, kind, name, is_admin)) = found else { return Ok(None) };
        let is_right = Secret::new(secret).is(&digest) && expires_ms > now;
        let kind = PersonKind::parse(&kind);
        Ok(is_right.then(|| (Person { id: person, kind, name, is_admin: is_admin != 0 }, id.to_string())))
    }

    /// Returns all sessions of a person.
    pub(crate) async fn list(
        database: &Database,
        person: &str,
        this: Option<&str>,
        now: Ms,
    ) -> Result<Vec<SessionInfo>, sqlx::Error> {
        let rows: Vec<(String, String, i64, i64)> = sqlx::query_as(
            "SELECT id, agent, created_ms, expires_ms FROM session WHERE person = $1 AND expires_ms > $2 ORDER BY created_ms, id",
        )
        .bind(person.to_string())
        .bind(now)
        .fetch_all(&database.read)
        .await?;
        let info = |(id, agent, created_ms, expires_ms): (String, String, i64, i64)| {
            let is_this = this == Some(id.as_str());
            SessionInfo { id, agent, created_ms, expires_ms, is_this }
        };
        Ok(rows.into_iter().map(info).collect())
    }

    /// Ends one of a person's sessions; returns `false` if there is no such session.
    pub(crate) async fn end(database: &Database, person: &str, id: &str) -> Result<bool, sqlx::Error> {
        let query = sqlx::query("DELETE FROM session WHERE person = $1 AND id = $2");
        Ok(database.change(query.bind(person.to_string()).bind(id.to_string())).await? > 0)
    }

    /// Ends all of a person's sessions but one.
    pub(crate) async fn end_others(database: &Database, person: &str, this: &str) -> Result<(), sqlx::Error> {
        let query = sqlx::query("DELETE FROM session WHERE person = $1 AND id <> $2");
        database.change(query.bind(person.to_string()).bind(this.to_string())).await.map(drop)
    }
}
