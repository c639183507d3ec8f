//! Statements with their values, and their combination: rows of the same kind become one statement.

use sqlx::{AnyConnection, AssertSqlSafe};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Numbers of rows in a combined statement. Few different texts keep the database's statement cache effective.
const PORTIONS: [usize; 4] = [64, 16, 4, 1];

/// A value in a statement.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Value {
    Number(i64),
    Real(f64),
    Text(String),
    /// NULL in a numeric column; PostgreSQL has a typed NULL.
    NoNumber,
    /// NULL in a text column.
    NoText,
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

impl From<bool> for Value {
    fn from(yes: bool) -> Value {
        Value::Number(yes.into())
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Value {
        Value::Real(number)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.into())
    }
}

impl From<Option<&str>> for Value {
    fn from(text: Option<&str>) -> Value {
        text.map_or(Value::NoText, Value::from)
    }
}

/// The text of a statement.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Text {
    /// A complete statement with parameters `$1`, `$2` and so on.
    Whole(&'static str),
    /// The text before and after any number of rows.
    Rows { before: &'static str, after: &'static str },
}

/// A statement with its values.
#[derive(Clone, PartialEq, Debug)]
pub struct Statement {
    text: Text,
    values: Vec<Value>,
    /// Whether the transaction fails unless the statement changes a row.
    expects_one: bool,
}

impl Statement {
    /// Creates a statement with parameters `$1`, `$2` and so on.
    pub fn new(text: &'static str, values: impl IntoIterator<Item = Value>) -> Statement {
        Statement { text: Text::Whole(text), values: values.into_iter().collect(), expects_one: false }
    }

    /// Creates one row of a statement for many rows. The rows of a transaction are combined and run after the complete
    /// statements.
    ///
    /// The first value is the owner's id; an update has at most one row for each owner.
    pub fn row(
        before: &'static str,
        values: impl IntoIterator<Item = Value>,
        after: &'static str,
    ) -> Statement {
        let values = values.into_iter().collect();
        Statement { text: Text::Rows { before, after }, values, expects_one: false }
    }

    /// Returns the database table that the statement changes.
    pub fn table(&self) -> &'static str {
        let (Text::Whole(text) | Text::Rows { before: text, .. }) = self.text;
        let mut words = text.split_ascii_whitespace();
        words.find(|word| ["INTO", "FROM", "UPDATE"].contains(word));
        words.next().unwrap_or_default()
    }

    /// Makes the transaction fail unless the statement changes a row.
    #[must_use]
    pub fn expecting_one(self) -> Statement {
        Statement { expects_one: true, ..self }
    }
}

/// A combined statement.
#[derive(PartialEq, Debug)]
pub(crate) struct Asked<'a> {
    text: String,
    values: Vec<&'a Value>,
    expects_one: bool,
}

/// Combines statements into as few as possible.
///
/// Rows are sorted by owner: nodes that write the same rows lock them in the same order and cannot deadlock.
pub(crate) fn gather<'a>(statements: &[&'a Statement]) -> Vec<Asked<'a>> {
    let (mut all, mut rows) = (Vec::new(), BTreeMap::<Text, Vec<&Statement>>::new());
    for statement in statements {
        match statement.text {
            Text::Whole(text) => all.push(Asked {
                text: text.into(),
                values: statement.values.iter().collect(),
                expects_one: statement.expects_one,
            }),
            text @ Text::Rows { .. } => rows.entry(text).or_default().push(statement),
        }
    }
    for (text, mut rows) in rows {
        let Text::Rows { before, after } = text else { continue };
        rows.sort_by(|one, other| whose(one).cmp(whose(other)));
        let mut rest = &rows[..];
        for portion in PORTIONS {
            while rest.len() >= portion {
                let (these, others) = rest.split_at(portion);
                let text = format!("{before} {} {after}", places(portion, these[0].values.len()));
                let values = these.iter().flat_map(|row| &row.values).collect();
                all.push(Asked { text, values, expects_one: false });
                rest = others;
            }
        }
    }
    all
}

fn whose(row: &Statement) -> &str {
    match row.values.first() {
        Some(Value::Text(whose)) => whose,
        _ => "",
    }
}

/// Returns placeholders such as `($1, $2), ($3, $4)`.
fn places(rows: usize, columns: usize) -> String {
    let mut text = String::new();
    for number in 0..rows * columns {
        let before = match (number, number % columns) {
            (0, _) => "(",
            (_, 0) => "), (",
            _ => ", ",
        };
        let _ = write!(text, "{before}${}", number + 1);
    }
    text + ")"
}

impl Asked<'_> {
    /// Runs the statement and returns the number of changed rows.
    pub(crate) async fn run(&self, connection: &mut AnyConnection) -> Result<u64, sqlx::Error> {
        // The text consists of constants only.
        let query = sqlx::query(AssertSqlSafe(self.text.clone()));
        let query = self.values.iter().fold(query, |query, value| match value {
            Value::Number(number) => query.bind(*number),
            Value::Real(number) => query.bind(*number),
            Value::Text(text) => query.bind(text.clone()),
            Value::NoNumber => query.bind(None::<i64>),
            Value::NoText => query.bind(None::<String>),
        });
        let rows = query.execute(connection).await?.rows_affected();
        if self.expects_one && rows == 0 { Err(sqlx::Error::RowNotFound) } else { Ok(rows) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_one_kind_become_one_statement_in_order() {
        let row = |whose: &str, number: i64| {
            Statement::row("INSERT INTO t VALUES", [whose.into(), number.into()], "")
        };
        let statements =
            [row("b", 1), Statement::new("DELETE FROM u", []), row("a", 2), row("c", 3), row("a", 4)];
        let asked = gather(&statements.iter().collect::<Vec<_>>());
        let texts: Vec<&str> = asked.iter().map(|asked| asked.text.trim_end()).collect();
        assert_eq!(texts, ["DELETE FROM u", "INSERT INTO t VALUES ($1, $2), ($3, $4), ($5, $6), ($7, $8)"]);
        let numbers: Vec<&Value> = asked[1].values.iter().skip(1).step_by(2).copied().collect();
        assert_eq!(numbers, [&Value::Number(2), &Value::Number(4), &Value::Number(1), &Value::Number(3)]);
    }

    #[test]
    fn a_statement_names_the_table_that_it_changes() {
        let table = |text| Statement::new(text, []).table();
        assert_eq!(table("DELETE FROM chat WHERE EXISTS (SELECT 1 FROM room)"), "chat");
        assert_eq!(table("UPDATE person SET kind = 'deleted'"), "person");
        assert_eq!(Statement::row("INSERT INTO event VALUES", [], "").table(), "event");
    }

    #[test]
    fn many_rows_come_in_portions_whose_texts_are_few() {
        let rows: Vec<Statement> =
            (0..90).map(|number| Statement::row("VALUES", [Value::Number(number)], "")).collect();
        let asked = gather(&rows.iter().collect::<Vec<_>>());
        let counts: Vec<usize> = asked.iter().map(|asked| asked.values.len()).collect();
        assert_eq!(counts, [64, 16, 4, 4, 1, 1]);
    }
}
