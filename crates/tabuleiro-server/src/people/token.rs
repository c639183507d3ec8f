//! Tokens, with which programs act for a person within their scopes.

use super::{Person, PersonKind, Session};
use crate::database::Database;
use crate::secret::{Secret, draw_id};
use crate::statement::{Statement, Value};
use crate::time::Ms;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A right of a token.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Scope {
    /// Read data that only its owner may read.
    Read,
    /// Take seats and play.
    Play,
    /// Write chat lines.
    Chat,
    /// Read data that only admins may read.
    Admin,
}

impl Scope {
    /// All scopes.
    pub(crate) const ALL: [Scope; 4] = [Scope::Read, Scope::Play, Scope::Chat, Scope::Admin];

    /// Returns the name of the scope.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Chat => "chat",
            Scope::Admin => "admin",
        }
    }
}

/// The functions of tokens.
pub(crate) struct Token;

/// A token in a list, without its secret.
#[derive(Serialize, ToSchema)]
pub(crate) struct TokenInfo {
    /// Id, for revoking the token.
    pub id: String,
    /// Purpose, in its owner's words.
    pub name: String,
    /// Scopes.
    pub scopes: Vec<Scope>,
    /// Creation in milliseconds since 1970.
    pub created_ms: i64,
    /// Expiry in milliseconds since 1970; `null` for a token that never expires.
    pub expires_ms: Option<i64>,
}

/// A row of a token: digest, scopes, expiry and owner.
type TokenRow = (String, String, Option<i64>, String, String, String, i64);

const PREFIX: &str = "tab_";

impl Token {
    /// Creates a token in a session and returns its text, which is shown only once. Fails if the session has ended
    /// meanwhile.
    pub(crate) async fn create(
        database: &Database,
        (session, person): (&str, &str),
        name: &str,
        scopes: &[Scope],
        now: Ms,
        expires_ms: Option<Ms>,
    ) -> Result<(TokenInfo, String), sqlx::Error> {
        let (id, secret) = (draw_id(), Secret::draw());
        let values = [
            id.as_str().into(),
            person.into(),
            secret.digest().as_str().into(),
            name.into(),
            scopes_text(scopes).as_str().into(),
            now.into(),
            expires_ms.map_or(Value::NoNumber, Value::from),
        ];
        let insert = Statement::new("INSERT INTO token VALUES ($1, $2, $3, $4, $5, $6, $7)", values);
        database.change_all(&[&Session::still(session, person), &insert]).await?;
        let text = format!("{PREFIX}{id}_{}", secret.reveal());
        Ok((TokenInfo { id, name: name.into(), scopes: scopes.to_vec(), created_ms: now, expires_ms }, text))
    }

    /// Returns the owner, id and scopes of a token; `None` if it is invalid or has expired.
    pub(crate) async fn owner(
        database: &Database,
        text: &str,
        now: Ms,
    ) -> Result<Option<(Person, String, Vec<Scope>)>, sqlx::Error> {
        let parts = text.strip_prefix(PREFIX).and_then(|rest| rest.split_once('_'));
        let Some((id, secret)) = parts else { return Ok(None) };
        let found: Option<TokenRow> = sqlx::query_as(
            "SELECT token.secret, token.scopes, token.expires_ms, person.id, person.kind, person.name, person.is_admin \
             FROM token JOIN person ON person.id = token.person WHERE token.id = $1",
        )
        .bind(id.to_string())
        .fetch_optional(&database.read)
        .await?;
        let Some((digest, scopes, expires_ms, person, kind, name, is_admin)) = found else { return Ok(None) };
        let is_right =
            Secret::new(secret).is(&digest) && expires_ms.is_none_or(|expires_ms| expires_ms > now);
        let kind = PersonKind::parse(&kind);
        let person = Person { id: person, kind, name, is_admin: is_admin != 0 };
        Ok(is_right.then(|| (person, id.to_string(), parse_scopes(&scopes))))
    }

    /// Returns all tokens of a person.
    pub(crate) async fn list(database: &Database, person: &str) -> Result<Vec<TokenInfo>, sqlx::Error> {
        let rows: Vec<(String, String, String, i64, Option<i64>)> = sqlx::query_as(
            "SELECT id, name, scopes, created_ms, expires_ms FROM token WHERE person = $1 ORDER BY created_ms, id",
        )
        .bind(person.to_string())
        .fetch_all(&database.read)
        .await?;
        let info =
            |(id, name, scopes, created_ms, expires_ms): (String, String, String, i64, Option<i64>)| {
                TokenInfo { id, name, scopes: parse_scopes(&scopes), created_ms, expires_ms }
            };
        Ok(rows.into_iter().map(info).collect())
    }

    /// Removes a person's expired tokens, which would otherwise count against the quota.
    pub(crate) async fn remove_expired(
        database: &Database,
        person: &str,
        now: Ms,
    ) -> Result<(), sqlx::Error> {
        let query = sqlx::query("DELETE FROM token WHERE person = $1 AND expires_ms <= $2");
        database.change(query.bind(person.to_string()).bind(now)).await.map(drop)
    }

    /// Revokes a token; returns `false` if there is no such token.
    pub(crate) async fn end(database: &Database, person: &str, id: &str) -> Result<bool, sqlx::Error> {
        let query = sqlx::query("DELETE FROM token WHERE person = $1 AND id = $2");
        Ok(database.change(query.bind(person.to_string()).bind(id.to_string())).await? > 0)
    }
}

fn scopes_text(scopes: &[Scope]) -> String {
    scopes.iter().map(|scope| scope.name()).collect::<Vec<_>>().join(" ")
}

fn parse_scopes(text: &str) -> Vec<Scope> {
    text.split(' ').filter_map(|name| Scope::ALL.into_iter().find(|scope| scope.name() == name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_session_that_has_ended_makes_no_token() {
        let folder = tempfile::tempdir().unwrap();
        let url = crate::sqlite_url(&folder.path().join("server.sqlite"));
        let database = Database::open(&url).await.unwrap();
        let session = Session::begin(&database, "ana", "", 0, None).await.unwrap();
        let by = (session.id.as_str(), "ana");
        Token::create(&database, by, "x", &Scope::ALL, 0, None).await.unwrap();
        Session::end(&database, "ana", &session.id).await.unwrap();
        let late = Token::create(&database, by, "x", &Scope::ALL, 0, None).await;
        assert!(matches!(late, Err(sqlx::Error::RowNotFound)));
        assert_eq!(Token::list(&database, "ana").await.unwrap().len(), 1);
    }
}
