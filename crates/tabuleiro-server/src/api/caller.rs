//! Who asks, and how that is known.

use crate::address::Address;
use crate::app::Shared;
use crate::people::{COOKIE, Grant, Grants, Ground, Person, Scope, Session, Token};
use crate::problem::Problem;
use crate::quotas::Asker;
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};

/// Somebody who asks.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    /// Who.
    pub person: Person,
    /// How that is known.
    pub proof: Proof,
}

/// How it is known who asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Proof {
    /// By the cookie of this session: it is themselves.
    Session(String),
    /// By a token: it is a program that may do so much.
    #[allow(missing_docs)]
    Token { id: String, scopes: Vec<Scope> },
}

impl Caller {
    /// That this may be done in their name.
    pub(super) fn may(&self, scope: Scope) -> Result<&Person, Problem> {
        match &self.proof {
            Proof::Token { scopes, .. } if !scopes.contains(&scope) => Err(Problem::Scope(scope.name())),
            _ => Ok(&self.person),
        }
    }

    /// That it is themselves: no program changes who may act in somebody's name.
    pub(super) fn in_person(&self) -> Result<&str, Problem> {
        match &self.proof {
            Proof::Session(id) => Ok(id),
            Proof::Token { .. } => Err(Problem::NotYours),
        }
    }

    /// That they keep the house.
    pub(super) fn keeps_house(&self) -> Result<(), Problem> {
        if self.may(Scope::Admin)?.is_admin { Ok(()) } else { Err(Problem::NotYours) }
    }

    /// The caller as quotas count people, known or not.
    pub(super) fn asks_from<'a>(caller: Option<&'a Caller>, address: &'a Address) -> Asker<'a> {
        caller.map_or(Asker::unknown(address), |caller| caller.person.asks_from(address))
    }

    /// What a stream or socket of theirs rests on.
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
