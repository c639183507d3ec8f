//! Storage of guests and accounts.

use super::shape::{expect_free, expect_unlike, reserve_for_ever};
use super::{Name, Passwords, Person, PersonKind, draw_name};
use crate::database::{Database, is_taken};
use crate::journal::{Journal, Statement};
use crate::problem::Problem;
use crate::secret::{Secret, draw_id, draw_seed};
use crate::time::Ms;
use tabuleiro_core::{Message, Random};

/// Creates a guest.
pub(crate) async fn create_guest(database: &Database, now: Ms) -> Result<Person, Problem> {
    let mut random = Random::from_seed(draw_seed());
    loop {
        let name = draw_name(&mut random);
        match expect_free(database, &name, None).await {
            Ok(()) => {}
            Err(Problem::Refused { .. }) => continue,
            Err(problem) => return Err(problem),
        }
        let person =
            Person { id: draw_id(), kind: PersonKind::Guest, name: name.text().into(), is_admin: false };
        match insert(database, &person, &name, None, now).await {
            Ok(()) => return Ok(person),
            Err(error) if is_taken(&error) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

/// Sets the name that a guest chose, marked as a guest's.
pub(crate) async fn name_guest(database: &Database, guest: &Person, name: &Name) -> Result<Person, Problem> {
    let taken = || Problem::conflict(Message::new("error-name-taken").text("name", name.text()));
    expect_free(database, name, Some(guest)).await?;
    if find_by_name(database, name.text()).await?.is_some() {
        return Err(taken());
    }
    let marked = name.of_guest()?;
    expect_unlike(database, &marked, Some(guest)).await?;
    let query = sqlx::query("UPDATE person SET name = $2, name_key = $3 WHERE id = $1 AND kind = 'guest'")
        .bind(guest.id.clone())
        .bind(marked.text().to_string())
        .bind(marked.key());
    let changed = database.change(query).await;
    match changed.map_err(|error| if is_taken(&error) { taken() } else { error.into() })? {
        0 => Err(Problem::conflict("error-account-already")),
        _ => Ok(Person { name: marked.text().into(), ..guest.clone() }),
    }
}

/// Creates an account. A guest becomes the account and keeps everything.
pub(crate) async fn become_account(
    database: &Database,
    now: Ms,
    passwords: &Passwords,
    guest: Option<&Person>,
    name: &Name,
    password: Secret,
) -> Result<Person, Problem> {
    expect_free(database, name, guest).await?;
    let hash = passwords.hash(password).await?;
    let taken = |error: sqlx::Error| {
        let problem = || Problem::conflict(Message::new("error-name-taken").text("name", name.text()));
        if is_taken(&error) { problem() } else { error.into() }
    };
    let id = guest.map_or_else(draw_id, |guest| guest.id.clone());
    let person = Person { id, kind: PersonKind::Account, name: name.text().into(), is_admin: false };
    let Some(guest) = guest else {
        insert(database, &person, name, Some(&hash), now).await.map_err(taken)?;
        return Ok(person);
    };
    let query = sqlx::query("UPDATE person SET kind = 'account', name = $2, name_key = $3, password = $4 WHERE id = $1 AND kind = 'guest'")
        .bind(guest.id.clone())
        .bind(name.text().to_string())
        .bind(name.key())
        .bind(hash);
    match database.change(query).await.map_err(taken)? {
        0 => Err(Problem::conflict("error-account-already")),
        _ => Ok(person),
    }
}

/// Returns the account with this name and password, and a statement that fails if the password has changed since.
pub(crate) async fn log_in(
    database: &Database,
    passwords: &Passwords,
    name: &str,
    password: Secret,
) -> Result<(Person, Statement), Problem> {
    let found: Option<(String, String, Option<String>, i64)> = sqlx::query_as(
        "SELECT id, name, password, is_admin FROM person WHERE name_key = $1 AND kind = 'account'",
    )
    .bind(name.to_ascii_lowercase())
    .fetch_optional(&database.read)
    .await?;
    let kept = found.as_ref().and_then(|(_, _, password, _)| password.as_deref());
    if !passwords.is(password, kept).await {
        return Err(Problem::WrongPassword);
    }
    let (id, name, hash, is_admin) = found.ok_or(Problem::WrongPassword)?;
    let still = still(&id, hash.as_deref());
    Ok((Person { id, kind: PersonKind::Account, name, is_admin: is_admin != 0 }, still))
}

/// Returns a statement that fails unless the account still has this hash. It locks the row, so the password cannot
/// change before the transaction ends.
fn still(person: &str, hash: Option<&str>) -> Statement {
    let text = "UPDATE person SET password = password WHERE id = $1 AND password = $2";
    Statement::new(text, [person.into(), hash.into()]).expecting_one()
}

/// Sets the password of an account.
pub(crate) async fn set_password(
    database: &Database,
    passwords: &Passwords,
    person: &str,
    password: Secret,
) -> Result<(), Problem> {
    let hash = passwords.hash(password).await?;
    Ok(database.change_all(&[&new_password(person, &hash)]).await?)
}

/// Returns the statement that stores a new password hash. Combine it with `leave_only`, which ends sessions that others
/// may have stolen.
pub(crate) fn new_password(person: &str, hash: &str) -> Statement {
    Statement::new("UPDATE person SET password = $2 WHERE id = $1", [person.into(), hash.into()])
}

/// Returns the statements that remove all tokens of a person, and all sessions but one.
pub(crate) fn leave_only(person: &str, session: &str) -> Vec<Statement> {
    vec![
        Statement::new("DELETE FROM session WHERE person = $1 AND id <> $2", [person.into(), session.into()]),
        Statement::new("DELETE FROM token WHERE person = $1", [person.into()]),
    ]
}

/// Removes all personal data. Games stay for the other players, without the person's name.
pub(crate) async fn delete(journal: &Journal, person: &Person) -> Result<(), Problem> {
    Ok(journal.keep(deletion(person)).await?)
}

/// Returns the statements that remove a person and reserve the name for ever.
pub(crate) fn deletion(person: &Person) -> Vec<Statement> {
    const ALL: [&str; 11] = [
        "DELETE FROM session WHERE person = $1",
        "DELETE FROM token WHERE person = $1",
        "DELETE FROM map WHERE person = $1",
        "DELETE FROM analysis_person WHERE person = $1",
        "DELETE FROM report WHERE person = $1",
        "DELETE FROM report WHERE EXISTS (SELECT 1 FROM chat WHERE chat.room = report.room AND chat.number = report.number AND chat.person = $1)",
        "DELETE FROM chat WHERE person = $1",
        "UPDATE audit SET address = '' WHERE person = $1",
        "DELETE FROM rating WHERE who = $1",
        "DELETE FROM rating_change WHERE who = $1",
        "UPDATE person SET kind = 'deleted', name = '', name_key = 'deleted:' || id, password = NULL, is_admin = 0 WHERE id = $1",
    ];
    let removed = ALL.map(|text| Statement::new(text, [person.id.as_str().into()]));
    removed.into_iter().chain([reserve_for_ever(&person.name)]).collect()
}

/// Returns the person with this id.
pub(crate) async fn find(database: &Database, id: &str) -> Result<Option<Person>, sqlx::Error> {
    let query = sqlx::query_as("SELECT id, kind, name, is_admin FROM person WHERE id = $1");
    Ok(query.bind(id.to_string()).fetch_optional(&database.read).await?.map(person))
}

/// Returns the person with this name.
pub(crate) async fn find_by_name(database: &Database, name: &str) -> Result<Option<Person>, sqlx::Error> {
    let query = sqlx::query_as(
        "SELECT id, kind, name, is_admin FROM person WHERE name_key = $1 AND kind <> 'deleted'",
    );
    Ok(query.bind(name.to_ascii_lowercase()).fetch_optional(&database.read).await?.map(person))
}

fn person((id, kind, name, is_admin): (String, String, String, i64)) -> Person {
    Person { id, kind: PersonKind::parse(&kind), name, is_admin: is_admin != 0 }
}

async fn insert(
    database: &Database,
    person: &Person,
    name: &Name,
    hash: Option<&str>,
    now: Ms,
) -> Result<(), sqlx::Error> {
    let query = sqlx::query("INSERT INTO person VALUES ($1, $2, $3, $4, $5, $6, $7)")
        .bind(person.id.clone())
        .bind(person.kind.text())
        .bind(name.text().to_string())
        .bind(name.key())
        .bind(hash.map(str::to_string))
        .bind(i64::from(person.is_admin))
        .bind(now);
    database.change(query).await.map(drop)
}

#[cfg(test)]
mod tests {
    use super::super::Session;
    use super::*;

    #[tokio::test]
    async fn a_password_that_is_another_one_by_now_begins_no_session() {
        let folder = tempfile::tempdir().unwrap();
        let url = crate::sqlite_url(&folder.path().join("server.sqlite"));
        let (database, passwords) = (Database::open(&url).await.unwrap(), Passwords::new());
        let [old, new] = ["correct horse", "battery staple"].map(Secret::new);
        let name = Name::parse("Ana").unwrap();
        become_account(&database, 0, &passwords, None, &name, old.clone()).await.unwrap();
        let (ana, still) = log_in(&database, &passwords, "ana", old).await.unwrap();
        Session::begin(&database, &ana.id, "", 0, Some(&still)).await.unwrap();
        set_password(&database, &passwords, &ana.id, new).await.unwrap();
        let late = Session::begin(&database, &ana.id, "", 0, Some(&still)).await;
        assert!(matches!(late, Err(sqlx::Error::RowNotFound)));
        assert_eq!(Session::list(&database, &ana.id, None, 0).await.unwrap().len(), 1);
    }
}
