//! Refused names: look-alikes, reserved words, and names of deleted people.

use super::{Name, Person};
use crate::database::Database;
use crate::problem::Problem;
use crate::secret::Secret;
use crate::statement::Statement;
use tabuleiro_core::Message;

/// Look-alike characters, in order of replacement; the index `person_shape` does the same.
const ALIKE: [(&str, &str); 9] = [
    ("_", "-"),
    ("1", "l"),
    ("i", "l"),
    ("0", "o"),
    ("5", "s"),
    ("2", "z"),
    ("8", "b"),
    ("rn", "m"),
    ("vv", "w"),
];

/// The SQL expression for the shape of a name.
const SHAPE: &str = "replace(replace(replace(replace(replace(replace(replace(replace(replace(name_key, '_', '-'), \
                     '1', 'l'), 'i', 'l'), '0', 'o'), '5', 's'), '2', 'z'), '8', 'b'), 'rn', 'm'), 'vv', 'w')";

/// Words that stand for the server or for no person.
const RESERVED: [&str; 30] = [
    "admin",
    "administrator",
    "admins",
    "anonymous",
    "api",
    "computer",
    "deleted",
    "engine",
    "everybody",
    "everyone",
    "guest",
    "level",
    "mod",
    "moderator",
    "mods",
    "nobody",
    "null",
    "official",
    "operator",
    "owner",
    "root",
    "security",
    "server",
    "staff",
    "superuser",
    "support",
    "system",
    "tabuleiro",
    "undefined",
    "webmaster",
];

/// Returns the shape of a name; names that look alike have the same shape.
fn shape_of(key: &str) -> String {
    ALIKE.iter().fold(key.to_string(), |shape, (from, to)| shape.replace(from, to))
}

/// Refuses a new name that is reserved, belonged to a deleted person, or looks like another person's name. Existing
/// names stay valid.
pub(super) async fn expect_free(
    database: &Database,
    name: &Name,
    besides: Option<&Person>,
) -> Result<(), Problem> {
    if is_reserved(name) {
        return Err(Problem::conflict(Message::new("error-name-reserved").text("name", name.text())));
    }
    expect_unlike(database, name, besides).await
}

/// Refuses a new name that belonged to a deleted person or looks like another person's name.
pub(super) async fn expect_unlike(
    database: &Database,
    name: &Name,
    besides: Option<&Person>,
) -> Result<(), Problem> {
    let shape = shape_of(&name.key());
    let gone: Option<(String,)> = sqlx::query_as("SELECT digest FROM gone_name WHERE digest = $1")
        .bind(digest(&shape))
        .fetch_optional(&database.read)
        .await?;
    if gone.is_some() {
        return Err(Problem::conflict(Message::new("error-name-taken").text("name", name.text())));
    }
    let text = format!("SELECT name FROM person WHERE {SHAPE} = $1 AND id <> $2 AND name_key <> $3 LIMIT 1");
    let alike: Option<(String,)> = sqlx::query_as(sqlx::AssertSqlSafe(text))
        .bind(shape)
        .bind(besides.map_or_else(String::new, |person| person.id.clone()))
        // An identical name is refused by the unique key on insertion.
        .bind(name.key())
        .fetch_optional(&database.read)
        .await?;
    match alike {
        Some((other,)) => {
            let problem = Message::new("error-name-alike").text("name", name.text()).text("other", other);
            Err(Problem::conflict(problem))
        }
        None => Ok(()),
    }
}

/// Returns the statement that reserves a deleted person's name for ever.
pub(super) fn reserve_for_ever(name: &str) -> Statement {
    let digest = digest(&shape_of(&name.to_ascii_lowercase()));
    Statement::new(
        "INSERT INTO gone_name VALUES ($1) ON CONFLICT (digest) DO NOTHING",
        [digest.as_str().into()],
    )
}

fn digest(shape: &str) -> String {
    Secret::new(shape).digest()
}

/// Returns whether a part of the name, without trailing digits, looks like a reserved word.
fn is_reserved(name: &Name) -> bool {
    let shapes = RESERVED.map(shape_of);
    let key = name.key();
    let whole = [shape_of(&key), shape_of(key.trim_end_matches(is_appended))];
    let parts =
        key.split(['-', '_']).flat_map(|part| [shape_of(part), shape_of(part.trim_end_matches(is_appended))]);
    whole.into_iter().chain(parts).any(|shape| shapes.contains(&shape))
}

fn is_appended(letter: char) -> bool {
    letter.is_ascii_digit() || "-_".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_house_are_reserved_however_they_are_written() {
        for name in [
            "admin",
            "ADMIN",
            "Adm1n",
            "root",
            "r00t",
            "Tabuleiro",
            "TabuIeiro",
            "engine-1",
            "engine1",
            "The-Admin",
            "m0d_2",
        ] {
            assert!(is_reserved(&Name::parse(name).unwrap()), "{name}");
        }
        for name in ["Ana", "Adriana", "Rooter", "Modesta", "Robot", "Amelia", "Leve", "Tabu"] {
            assert!(!is_reserved(&Name::parse(name).unwrap()), "{name}");
        }
    }

    #[test]
    fn names_that_look_alike_have_one_shape() {
        for (one, other) in
            [("lIlIl", "IIlll"), ("Ana_1", "ana-l"), ("Marco5", "marcos"), ("Arno", "Amo"), ("O0o", "ooo")]
        {
            let [one, other] = [one, other].map(|name| Name::parse(name).unwrap());
            assert_eq!(shape_of(&one.key()), shape_of(&other.key()));
        }
        assert_ne!(shape_of("ana"), shape_of("anna"));
    }

    #[tokio::test]
    async fn the_database_knows_the_same_shapes() {
        let folder = tempfile::tempdir().unwrap();
        let database =
            Database::open(&crate::sqlite_url(&folder.path().join("server.sqlite"))).await.unwrap();
        let key = "b8-vv_i1l0o5s2z-rnm";
        let query = sqlx::query("INSERT INTO person VALUES ('a', 'account', $1, $1, NULL, 0, 0)").bind(key);
        database.change(query).await.unwrap();
        let text = sqlx::AssertSqlSafe(format!("SELECT {SHAPE} FROM person"));
        let shape: String = sqlx::query_scalar(text).fetch_one(&database.read).await.unwrap();
        assert_eq!(shape, shape_of(key));
        let plan =
            sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN SELECT name FROM person WHERE {SHAPE} = 'x'"));
        let (.., plan): (i64, i64, i64, String) =
            sqlx::query_as(plan).fetch_one(&database.read).await.unwrap();
        assert!(plan.contains("person_shape"), "{plan}");
    }
}
