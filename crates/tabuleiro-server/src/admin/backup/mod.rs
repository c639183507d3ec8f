//! Backups: every row of the database as one line of JSON, for SQLite and PostgreSQL alike.

mod read;
mod write;

pub use read::restore;
pub use write::backup;

/// First line of a backup whose last line has a checksum.
const HEADING: &str = r#"{"tabuleiro-backup":3}"#;
/// First line of a backup whose last line only counts the rows.
const HEADING_2: &str = r#"{"tabuleiro-backup":2}"#;
/// First line of a backup without a closing line.
const HEADING_1: &str = r#"{"tabuleiro-backup":1}"#;

/// A database table in a backup.
struct Table {
    name: &'static str,
    /// Query for all rows, ordered by key.
    select: &'static str,
    /// Statement that restores rows.
    insert: &'static str,
    columns: &'static [Column],
}

/// The type of a column.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Column {
    Text,
    TextOrNull,
    Number,
    NumberOrNull,
    Real,
}

use Column::{Number, NumberOrNull, Real, Text, TextOrNull};

/// All tables in a backup: every table except those that describe running servers (pulse, node, lease and presence).
const TABLES: [Table; 15] = [
    Table {
        name: "person",
        select: "SELECT * FROM person ORDER BY id",
        insert: "INSERT INTO person VALUES",
        columns: &[Text, Text, Text, Text, TextOrNull, Number, Number],
    },
    Table {
        name: "session",
        select: "SELECT * FROM session ORDER BY id",
        insert: "INSERT INTO session VALUES",
        columns: &[Text, Text, Text, Text, Number, Number],
    },
    Table {
        name: "token",
        select: "SELECT * FROM token ORDER BY id",
        insert: "INSERT INTO token VALUES",
        columns: &[Text, Text, Text, Text, Text, Number, NumberOrNull],
    },
    Table {
        name: "map",
        select: "SELECT * FROM map ORDER BY person, name",
        insert: "INSERT INTO map VALUES",
        columns: &[Text, Text, Text, Text, Number],
    },
    Table {
        name: "room",
        select: "SELECT * FROM room ORDER BY id",
        insert: "INSERT INTO room VALUES",
        columns: &[Text, Text, Text, Text, Number, Number, Text, Number, Number],
    },
    Table {
        name: "event",
        select: "SELECT * FROM event ORDER BY room, version",
        insert: "INSERT INTO event VALUES",
        columns: &[Text, Number, Number, Text],
    },
    Table {
        name: "seat",
        select: "SELECT * FROM seat ORDER BY room, seat",
        insert: "INSERT INTO seat VALUES",
        columns: &[Text, Number, TextOrNull, TextOrNull, TextOrNull],
    },
    Table {
        name: "chat",
        select: "SELECT * FROM chat ORDER BY room, number",
        insert: "INSERT INTO chat VALUES",
        columns: &[Text, Number, Text, Number, Text],
    },
    Table {
        name: "report",
        select: "SELECT * FROM report ORDER BY room, number, person",
        insert: "INSERT INTO report VALUES",
        columns: &[Text, Number, Text, Number],
    },
    Table {
        name: "rating",
        select: "SELECT * FROM rating ORDER BY who, game, rule_set, pool",
        insert: "INSERT INTO rating VALUES",
        columns: &[Text, Text, Text, Text, Real, Real, Real, Number],
    },
    Table {
        name: "rating_change",
        select: "SELECT * FROM rating_change ORDER BY room, seat",
        insert: "INSERT INTO rating_change VALUES",
        columns: &[Text, Number, Text, Text, Text, Text, Number, Real, Real],
    },
    Table {
        name: "analysis",
        select: "SELECT * FROM analysis ORDER BY id",
        insert: "INSERT INTO analysis VALUES",
        columns: &[Text, Text, Text, Number],
    },
    Table {
        name: "analysis_person",
        select: "SELECT * FROM analysis_person ORDER BY analysis, person",
        insert: "INSERT INTO analysis_person VALUES",
        columns: &[Text, Text, Number],
    },
    Table {
        name: "audit",
        select: "SELECT * FROM audit ORDER BY id",
        insert: "INSERT INTO audit VALUES",
        columns: &[Text, Number, Text, TextOrNull, TextOrNull, Text, Text],
    },
    Table {
        name: "gone_name",
        select: "SELECT * FROM gone_name ORDER BY digest",
        insert: "INSERT INTO gone_name VALUES",
        columns: &[Text],
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::Database;
    use std::collections::BTreeMap;

    /// Tables that a backup omits: they describe running servers, not games or people.
    const LEFT_OUT: [&str; 5] = ["_sqlx_migrations", "lease", "node", "presence", "pulse"];

    #[tokio::test]
    async fn every_column_of_every_table_is_backed_up_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let url = crate::sqlite_url(&folder.path().join("server.sqlite"));
        let database = Database::open(&url).await.unwrap();
        let rows: Vec<(String, String, i64, i64)> = sqlx::query_as(
            "SELECT tables.name, columns.type, columns.\"notnull\", columns.pk FROM sqlite_master AS tables \
             JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' ORDER BY tables.name, columns.cid",
        )
        .fetch_all(&database.read)
        .await
        .unwrap();
        let mut expected = BTreeMap::<String, Vec<Column>>::new();
        for (table, kind, not_null, key) in rows {
            let column = match (kind.as_str(), not_null + key > 0) {
                ("TEXT", true) => Text,
                ("TEXT", false) => TextOrNull,
                ("BIGINT", true) => Number,
                ("BIGINT", false) => NumberOrNull,
                ("DOUBLE PRECISION", true) => Real,
                _ if LEFT_OUT.contains(&table.as_str()) => continue,
                other => panic!("{table} has a column that backups do not know: {other:?}"),
            };
            expected.entry(table).or_default().push(column);
        }
        expected.retain(|table, _| !LEFT_OUT.contains(&table.as_str()));
        let found: BTreeMap<String, Vec<Column>> =
            TABLES.iter().map(|table| (table.name.into(), table.columns.to_vec())).collect();
        assert_eq!(found, expected);
    }
}
