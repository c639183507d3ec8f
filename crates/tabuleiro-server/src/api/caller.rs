//! The identity of the caller.

use crate::address::Address;
use crate::app::Shared;
use crate::people::{COOKIE, Grant, Grants, Ground, Person, Scope, Session, Token};
use crate::problem::Problem;
use crate::quotas::Asker;
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};

/// An authenticated caller.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    /// The person.
    pub person: Person,
    /// The credentials of the request.
    pub proof: Proof,
}

/// The credentials of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Proof {
    /// The cookie of this session: the person in a browser.
    Session(String),
    /// A token: a program with these scopes.
    #[allow(missing_docs)]
    Token { id: String, scopes: Vec<Scope> },
}

impl Caller {
    /// Checks that the caller has a scope, and returns the person.
    pub(super) fn may(&self, scope: Scope) -> Result<&Person, Problem> {
        match &self.proof {
            Proof::Token { scopes, .. } if !scopes.contains(&scope) => Err(Problem::Scope(scope.name())),
            _ => Ok(&self.person),
        }
    }

    /// Checks that the caller uses a session, and returns its id. Programs may not change accounts, sessions or tokens.
    pub(super) fn in_person(&self) -> Result<&str, Problem> {
        match &self.proof {
            Proof::Session(id) => Ok(id),
            Proof::Token { .. } => Err(Problem::NotYours),
        }
    }

    /// Checks that the caller is an admin.
    pub(super) fn holds_lease(&self) -> Result<(), Problem> {
        if self.may(Scope::Admin)?.is_admin { Ok(()) } else { Err(Problem::NotYours) }
    }

    /// Returns the caller, known or unknown, as quotas count people.
    pub(super) fn asks_from<'a>(caller: Option<&'a Caller>, address: &'a Address) -> Asker<'a> {
        caller.map_or(Asker::unknown(address), |caller| caller.person.asks_from(address))
    }

    /// Returns the grant that keeps a stream or socket of the caller open.
    pub(super) fn grant(&self, grants: &Grants) -> Grant {
        let ground = match &self.proof {
            Proof::Session(id) => Ground::Session(id.clone()),
            Proof::Token { id, .. } => Ground::Token(id.clone()),
        };
        grants.hold(&self.person.id, ground)
    }

    async fn find(headers: &HeaderMap, app: &Shared) -> Result<Option<Caller>, Problem> {
        let now = app.store.time.now();
        let caller = if let Some(value) = headers.get(header::AUTHORIZATION) {
            let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
            let owner = Token::owner(&app.store.database, token.unwrap_or_default().trim(), now).await?;
            let (person, id, scopes) = owner.ok_or(Problem::WrongToken)?;
            Some(Caller { person, proof: Proof::Token { id, scopes } })
        } else if let Some(cookie) = cookie(headers) {
            let owner = Session::owner(&app.store.database, cookie, now).await?;
            owner.map(|(person, session)| Caller { person, proof: Proof::Session(session) })
        } else {
            None
        };
        caller.iter().try_for_each(|caller| app.limits.request(&caller.person.id))?;
        Ok(caller)
    }
}

impl FromRequestParts<Shared> for Caller {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Caller, Problem> {
        Caller::find(&parts.headers, app).await?.ok_or(Problem::WhoAsks)
    }
}

impl OptionalFromRequestParts<Shared> for Caller {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Option<Caller>, Problem> {
        Caller::find(&parts.headers, app).await
    }
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|value| value.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))
}
