//! Guests, accounts, sessions and tokens.

use super::caller::Caller;
use super::extract::{Json, Path};
use crate::address::Address;
use crate::app::{App, Shared};
use crate::audit::{self, Deed, What};
use crate::bus::Notice;
use crate::journal::NotKept;
use crate::letters::are_plain;
use crate::people::{self, Name, Person, PersonKind, Scope, Session, SessionInfo, Token, TokenInfo};
use crate::problem::Problem;
use crate::secret::Secret;
use crate::statement::Statement;
use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse};
use serde::{Deserialize, Serialize};
use tabuleiro_core::Message;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(guest, name_guest))
        .routes(routes!(me, register, delete))
        .routes(routes!(log_in, log_out))
        .routes(routes!(set_password))
        .routes(routes!(sessions))
        .routes(routes!(end_session))
        .routes(routes!(tokens, create_token))
        .routes(routes!(end_token))
}

/// A person as callers see them.
#[derive(Serialize, ToSchema)]
struct PersonView {
    /// Name of the person.
    name: String,
    /// Whether the person is a guest or has an account.
    kind: PersonKind,
    /// Whether the person is an admin of the server.
    is_admin: bool,
}

impl From<&Person> for PersonView {
    fn from(person: &Person) -> PersonView {
        PersonView { name: person.name.clone(), kind: person.kind, is_admin: person.is_admin }
    }
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Credentials {
    /// Name: 2 to 20 letters, digits, `_` and `-`, beginning with a letter.
    #[schema(pattern = "^[A-Za-z][A-Za-z0-9_-]{1,19}$")]
    name: String,
    /// Password: 8 to 256 characters.
    #[schema(value_type = String, min_length = 8, max_length = 256)]
    password: Secret,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct GuestName {
    /// 2 to 14 letters, digits, `_` and `-`, a letter first. `-guest` is appended.
    #[schema(pattern = "^[A-Za-z][A-Za-z0-9_-]{1,13}$")]
    name: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewPassword {
    #[schema(value_type = String)]
    old: Secret,
    /// New password: 8 to 256 characters.
    #[schema(value_type = String, min_length = 8, max_length = 256)]
    new: Secret,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Confirmation {
    /// Password of the account; guests have none.
    #[schema(value_type = Option<String>)]
    password: Option<Secret>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct TokenRequest {
    /// Purpose in your words, at most 100 characters.
    #[schema(max_length = 100)]
    name: String,
    scopes: Vec<Scope>,
    /// Days until the token expires; without them, it never expires.
    days: Option<u32>,
}

#[derive(Serialize, ToSchema)]
struct NewToken {
    /// The token itself, shown only in this answer.
    token: String,
    #[serde(flatten)]
    info: TokenInfo,
}

/// Makes the caller a guest with a random name and a cookie. A known caller stays the same person.
#[utoipa::path(post, path = "/api/guest", security((), ("cookie" = []), ("bearer" = [])), tag = "people", responses((status = 200, body = PersonView)))]
async fn guest(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    headers: HeaderMap,
    caller: Option<Caller>,
) -> Result<impl IntoResponse, Problem> {
    if let Some(caller) = caller {
        return Ok((AppendHeaders(Vec::new()), axum::Json(caller.may(Scope::Read)?.into())));
    }
    app.limits.password(&address.0)?;
    app.expect_room()?;
    let person = people::create_guest(&app.store.database, app.store.time.now()).await?;
    let cookie = begin_session(&app, &person, &headers, None).await?;
    Ok((AppendHeaders(vec![cookie]), axum::Json(PersonView::from(&person))))
}

/// Sets a guest's name. It ends in `-guest`, as no account's name does.
#[utoipa::path(put, path = "/api/guest", security(("cookie" = [])), tag = "people", request_body = GuestName, responses(
    (status = 200, body = PersonView), (status = 409, description = "the name is taken, reserved, or looks like that of another; or you have an account"),
))]
async fn name_guest(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Json(wanted): Json<GuestName>,
) -> Result<axum::Json<PersonView>, Problem> {
    caller.in_person()?;
    app.limits.password(&address.0)?;
    if caller.person.kind != PersonKind::Guest {
        return Err(Problem::conflict("error-account-already"));
    }
    let name = Name::parse(&wanted.name)?;
    let person = people::name_guest(&app.store.database, &caller.person, &name).await?;
    app.tables().rename(&person.id, &person.name);
    Ok(axum::Json(PersonView::from(&person)))
}

/// Returns the caller.
#[utoipa::path(get, path = "/api/account", tag = "people", responses((status = 200, body = PersonView)))]
async fn me(caller: Caller) -> Result<axum::Json<PersonView>, Problem> {
    Ok(axum::Json(caller.may(Scope::Read)?.into()))
}

/// Creates an account. A guest becomes the account and keeps all games.
#[utoipa::path(post, path = "/api/account", security((), ("cookie" = [])), tag = "people", request_body = Credentials, responses(
    (status = 200, body = PersonView), (status = 409, description = "the name is taken, reserved, or looks like that of another"),
))]
async fn register(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    headers: HeaderMap,
    caller: Option<Caller>,
    Json(wanted): Json<Credentials>,
) -> Result<impl IntoResponse, Problem> {
    app.limits.password(&address.0)?;
    caller.iter().try_for_each(|caller| caller.in_person().map(drop))?;
    if caller.as_ref().is_some_and(|caller| caller.person.kind == PersonKind::Account) {
        return Err(Problem::conflict("error-account-already"));
    }
    let name = Name::parse(&wanted.name)?;
    let guest = caller.as_ref().map(|caller| &caller.person);
    let person = people::become_account(
        &app.store.database,
        app.store.time.now(),
        &app.passwords,
        guest,
        &name,
        wanted.password,
    )
    .await?;
    app.tables().rename(&person.id, &person.name);
    // A person who knew the guest's cookie must not know the account's.
    if let Some(guest) = guest {
        Session::end_others(&app.store.database, &guest.id, "").await?;
        close_ended(&app, &guest.id).await;
    }
    note(&app, What::AccountMade, &person.id, &address, "").await;
    let cookie = begin_session(&app, &person, &headers, None).await?;
    Ok((AppendHeaders([cookie]), axum::Json(PersonView::from(&person))))
}

/// Deletes the caller's account or guest, and all personal data.
#[utoipa::path(delete, path = "/api/account", security(("cookie" = [])), tag = "people", request_body = Confirmation, responses((status = 204)))]
async fn delete(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Json(given): Json<Confirmation>,
) -> Result<impl IntoResponse, Problem> {
    caller.in_person()?;
    if caller.person.kind == PersonKind::Account {
        let password = given.password.unwrap_or_else(|| Secret::new(""));
        confirm(&app, &caller, password, &address).await?;
    }
    people::delete(&app.store.journal, &caller.person).await?;
    // The entry must not reveal who was deleted, so it has no address.
    note(&app, What::AccountDeleted, &caller.person.id, &Address(String::new()), "").await;
    app.tables().rename(&caller.person.id, "");
    close_ended(&app, &caller.person.id).await;
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(header::SET_COOKIE, Session::no_cookie())])))
}

/// Changes the password. Ends all other sessions and all tokens.
#[utoipa::path(post, path = "/api/account/password", security(("cookie" = [])), tag = "people", request_body = NewPassword, responses((status = 204)))]
async fn set_password(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Json(wanted): Json<NewPassword>,
) -> Result<StatusCode, Problem> {
    let session = caller.in_person()?;
    let still = confirm(&app, &caller, wanted.old, &address).await?;
    let hash = app.passwords.hash(wanted.new).await?;
    // The password first: a concurrent log-in with the old one then either fails or has its session removed.
    let mut changes = vec![still, people::new_password(&caller.person.id, &hash)];
    changes.extend(people::leave_only(&caller.person.id, session));
    app.store.journal.keep(changes).await.map_err(|problem| match problem {
        NotKept::NotKeeper => Problem::WrongPassword,
        other => other.into(),
    })?;
    close_ended(&app, &caller.person.id).await;
    note(&app, What::PasswordChanged, &caller.person.id, &address, "").await;
    Ok(StatusCode::NO_CONTENT)
}

/// Logs in. If the caller is a guest, the account takes over the guest's games.
#[utoipa::path(post, path = "/api/session", security((), ("cookie" = [])), tag = "people", request_body = Credentials, responses(
    (status = 200, body = PersonView), (status = 401, description = "wrong name or password"),
))]
async fn log_in(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    headers: HeaderMap,
    caller: Option<Caller>,
    Json(given): Json<Credentials>,
) -> Result<impl IntoResponse, Problem> {
    match caller.as_ref().and_then(|caller| Some((caller, caller.in_person().ok()?))) {
        // Attempts by strangers must not lock out a person who is logged in here.
        Some((caller, session)) if is_account(caller, &given.name) => app.guesses.by_session(session)?,
        _ => app.guesses.by_stranger(&given.name, &address.0)?,
    }
    let known = people::log_in(&app.store.database, &app.passwords, &given.name, given.password).await;
    let (person, still) = match known {
        Err(problem @ Problem::WrongPassword) => {
            note_failure(&app, &given.name, &address).await;
            return Err(problem);
        }
        found => found?,
    };
    let cookie = begin_session(&app, &person, &headers, Some(&still)).await?;
    if let Some(guest) =
        caller.filter(|caller| caller.person.kind == PersonKind::Guest && caller.in_person().is_ok())
    {
        app.tables().hand(&guest.person.id, &person).await?;
    }
    note(&app, What::LogIn, &person.id, &address, "").await;
    Ok((AppendHeaders([cookie]), axum::Json(PersonView::from(&person))))
}

/// Logs out: ends the session and removes its cookie. A guest without another session cannot come back.
#[utoipa::path(delete, path = "/api/session", security(("cookie" = [])), tag = "people", responses((status = 204)))]
async fn log_out(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    caller: Caller,
) -> Result<impl IntoResponse, Problem> {
    Session::end(&app.store.database, &caller.person.id, caller.in_person()?).await?;
    close_ended(&app, &caller.person.id).await;
    note(&app, What::LogOut, &caller.person.id, &address, "").await;
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(header::SET_COOKIE, Session::no_cookie())])))
}

/// Returns the caller's sessions.
#[utoipa::path(get, path = "/api/account/sessions", security(("cookie" = [])), tag = "people", responses((status = 200, body = Vec<SessionInfo>)))]
async fn sessions(
    State(app): State<Shared>,
    caller: Caller,
) -> Result<axum::Json<Vec<SessionInfo>>, Problem> {
    let this = caller.in_person()?;
    Ok(axum::Json(
        Session::list(&app.store.database, &caller.person.id, Some(this), app.store.time.now()).await?,
    ))
}

/// Ends one of the caller's sessions.
#[utoipa::path(delete, path = "/api/account/sessions/{id}", security(("cookie" = [])), tag = "people", params(("id" = String, Path)), responses((status = 204)))]
async fn end_session(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    caller.in_person()?;
    let ended = Session::end(&app.store.database, &caller.person.id, &id).await?;
    close_ended(&app, &caller.person.id).await;
    if !ended {
        return Err(Problem::NotThere);
    }
    note(&app, What::SessionEnded, &caller.person.id, &address, "").await;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the caller's tokens.
#[utoipa::path(get, path = "/api/account/tokens", security(("cookie" = [])), tag = "people", responses((status = 200, body = Vec<TokenInfo>)))]
async fn tokens(State(app): State<Shared>, caller: Caller) -> Result<axum::Json<Vec<TokenInfo>>, Problem> {
    caller.in_person()?;
    Ok(axum::Json(Token::list(&app.store.database, &caller.person.id).await?))
}

/// Creates a token for a program, with the given scopes.
#[utoipa::path(post, path = "/api/account/tokens", security(("cookie" = [])), tag = "people", request_body = TokenRequest, responses((status = 201, body = NewToken)))]
async fn create_token(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Json(wanted): Json<TokenRequest>,
) -> Result<(StatusCode, axum::Json<NewToken>), Problem> {
    const DAY_MS: i64 = 24 * 3_600_000;
    let by = (caller.in_person()?, caller.person.id.as_str());
    if wanted.scopes.contains(&Scope::Admin) && !caller.person.is_admin {
        return Err(Problem::NotYours);
    }
    if wanted.name.chars().count() > 100 || !are_plain(&wanted.name) {
        return Err(Problem::bad(Message::new("error-token-name")));
    }
    let now = app.store.time.now();
    Token::remove_expired(&app.store.database, &caller.person.id, now).await?;
    let making = app.quotas.tokens.begin(&app.store.database, &caller.person.asks_from(&address)).await?;
    let expires_ms = wanted.days.map(|days| now + i64::from(days) * DAY_MS);
    let made = Token::create(&app.store.database, by, &wanted.name, &wanted.scopes, now, expires_ms).await;
    let (info, token) = made.map_err(|error| or_ended(error, Problem::Ended))?;
    making.done(&info.id);
    let scopes: Vec<&str> = wanted.scopes.iter().map(|scope| scope.name()).collect();
    note(&app, What::TokenMade, &caller.person.id, &address, &scopes.join(" ")).await;
    Ok((StatusCode::CREATED, axum::Json(NewToken { token, info })))
}

/// Revokes a token.
#[utoipa::path(delete, path = "/api/account/tokens/{id}", security(("cookie" = [])), tag = "people", params(("id" = String, Path)), responses((status = 204)))]
async fn end_token(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    caller.in_person()?;
    let ended = Token::end(&app.store.database, &caller.person.id, &id).await?;
    close_ended(&app, &caller.person.id).await;
    if !ended {
        return Err(Problem::NotThere);
    }
    note(&app, What::TokenEnded, &caller.person.id, &address, "").await;
    Ok(StatusCode::NO_CONTENT)
}

fn is_account(caller: &Caller, name: &str) -> bool {
    caller.person.kind == PersonKind::Account && caller.person.name.eq_ignore_ascii_case(name)
}

/// Compares a password with that of the caller's account. Returns a statement that fails if the password has changed
/// since.
async fn confirm(
    app: &App,
    caller: &Caller,
    password: Secret,
    address: &Address,
) -> Result<Statement, Problem> {
    app.guesses.by_session(caller.in_person()?)?;
    let known = people::log_in(&app.store.database, &app.passwords, &caller.person.name, password).await;
    if matches!(known, Err(Problem::WrongPassword)) {
        note(app, What::PasswordFailed, &caller.person.id, address, "").await;
    }
    known.map(|(_, still)| still)
}

/// Records what a person did to their account in the audit log.
async fn note(app: &App, what: What, person: &str, address: &Address, detail: &str) {
    let deed = Deed { what, by: Some(person), about: None, address: &address.0, detail };
    audit::note(&app.store.journal, app.store.time.now(), &deed).await;
}

/// Records a failed log-in. Unknown names are not stored, since a person may have typed a password there.
async fn note_failure(app: &App, name: &str, address: &Address) {
    let about = people::find_by_name(&app.store.database, name).await.ok().flatten().map(|person| person.id);
    let deed =
        Deed { what: What::LogInFailed, by: None, about: about.as_deref(), address: &address.0, detail: "" };
    audit::note(&app.store.journal, app.store.time.now(), &deed).await;
}

/// Closes a person's streams and sockets whose session or token has ended, on every node.
async fn close_ended(app: &App, person: &str) {
    if let Err(error) = app.grants.look(&app.store.database, app.store.time.now(), Some(person)).await {
        tracing::warn!(%error, "streams are closed a little later");
    }
    app.post.say(|| Notice::Person(person.into()));
}

/// Returns the error for a statement that did not find an expected row.
fn or_ended(error: sqlx::Error, ended: Problem) -> Problem {
    if matches!(error, sqlx::Error::RowNotFound) { ended } else { error.into() }
}

async fn begin_session(
    app: &App,
    person: &Person,
    headers: &HeaderMap,
    expected: Option<&Statement>,
) -> Result<(header::HeaderName, String), Problem> {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let now = app.store.time.now();
    let session = Session::begin(&app.store.database, &person.id, agent, now, expected).await;
    let session = session.map_err(|error| or_ended(error, Problem::WrongPassword))?;
    let secure = app.config.origin.as_deref().is_some_and(|origin| origin.starts_with("https://"));
    Ok((header::SET_COOKIE, session.cookie(secure)))
}
