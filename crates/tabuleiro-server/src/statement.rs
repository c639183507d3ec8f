//! Statements with their values, and many of one kind as one: what is asked of a database once is answered once.

use sqlx::{AnyConnection, AssertSqlSafe};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// How many rows are put into one statement: few texts, so that the database knows them again.
const PORTIONS: [usize; 4] = [64, 16, 4, 1];

/// A value in a statement.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Value {
    Number(i64),
    Real(f64),
    Text(String),
    /// NULL in a column of numbers: PostgreSQL has a NULL for each type.
    NoNumber,
    /// NULL in a column of texts.
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
    /// All of it, with `$1` and so on.
    Whole(&'static str),
    /// What comes before and after rows, of which there may be many.
    Rows { before: &'static str, after: &'static str },
}

/// A statement with its values.
#[derive(Clone, PartialEq, Debug)]
pub struct Statement {
    text: Text,
    values: Vec<Value>,
    /// Whether it must find something to change, or nothing is written at all.
    expects_one: bool,
}

impl Statement {
    /// A statement, with `$1` and so on, and its values.
    pub fn new(text: &'static str, values: impl IntoIterator<Item = Value>) -> Statement {
        Statement { text: Text::Whole(text), values: values.into_iter().collect(), expects_one: false }
    }

    /// One row of a statement that can have many: all of one transaction are written together, after what has no rows. The first
    /// value says whose it is; of an update everyone has one row at most.
    pub fn row(
        before: &'static str,
        values: impl IntoIterator<Item = Value>,
        after: &'static str,
    ) -> Statement {
        let values = values.into_iter().collect();
        Statement { text: Text::Rows { before, after }, values, expects_one: false }
    }

    /// The table that it changes.
    pub fn table(&self) -> &'static str {
        let (Text::Whole(text) | Text::Rows { before: text, .. }) = self.text;
        let mut words = text.split_ascii_whitespace();
        words.find(|word| ["INTO", "FROM", "UPDATE"].contains(word));
        words.next().unwrap_or_default()
    }

    /// The same, which must find something to change, or nothing is written at all.
    #[must_use]
    pub fn expecting_one(self) -> Statement {
        Statement { expects_one: true, ..self }
    }
}

/// What is asked of a database at once.
#[derive(PartialEq, Debug)]
pub(crate) struct Asked<'a> {
    text: String,
    values: Vec<&'a Value>,
    expects_one: bool,
}

/// The same statements in as few as possible. Rows come in the order of whose they are, so that nodes that write the same ones
/// do not wait for each other for ever.
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

/// `($1, $2), ($3, $4)`.
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
    /// Runs it, and returns how many rows it changed.
    pub(crate) async fn run(&self, connection: &mut AnyConnection) -> Result<u64, sqlx::Error> {
        // The text is put together from constants alone.
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
