//! Backups: complete, intact, between both kinds of databases, in little memory, and readable only by their owner.

use crate::house::House;
use crate::postgres::Postgres;
use std::path::Path;
use tabuleiro_server::{Database, ServeError, admin, sqlite_url};

/// Rows for every table. Each nullable column is null in one of two rows.
const ROWS: [&str; 21] = [
    "INSERT INTO person VALUES ('a', 'account', 'Ana', 'ana', 'hash', 1, 1)",
    "INSERT INTO person VALUES ('b', 'guest', 'Bia', 'bia', NULL, 0, 2)",
    "INSERT INTO session VALUES ('s', 'a', 'digest', 'Browser \"1\"', 1, 2)",
    "INSERT INTO token VALUES ('t', 'a', 'digest', 'for ever', 'read play', 1, NULL)",
    "INSERT INTO token VALUES ('u', 'a', 'digest', 'for a while', '', 1, 9007199254740993)",
    "INSERT INTO map VALUES ('a', 'my map', 'game', 'text', 1)",
    "INSERT INTO room VALUES ('r', 'a', 'game', 'published', 1, 0, 'playing', 1, 2)",
    "INSERT INTO event VALUES ('r', 1, 1, '{\"type\":\"drawn\"}')",
    "INSERT INTO seat VALUES ('r', 1, 'a', NULL, NULL)",
    "INSERT INTO seat VALUES ('r', 2, NULL, '3', 'won')",
    "INSERT INTO seat VALUES ('r', 3, NULL, NULL, NULL)",
    "INSERT INTO chat VALUES ('r', 1, 'a', 1, 'ol\u{e1} \u{1f642}')",
    "INSERT INTO report VALUES ('r', 1, 'b', 1)",
    "INSERT INTO rating VALUES ('a', 'game', 'published', 'two', 1500, 349.9999999999999, 0.06, 1)",
    "INSERT INTO rating_change VALUES ('r', 1, 'a', 'game', 'published', 'two', 1, 1500, 1662.3108939062977)",
    "INSERT INTO rating_change VALUES ('r', 2, 'b', 'game', 'published', 'two', 1, 1500, 0.1)",
    "INSERT INTO analysis VALUES ('x', 'digest', '{}', 1)",
    "INSERT INTO analysis_person VALUES ('x', 'a', 1)",
    "INSERT INTO audit VALUES ('m', 1, 'command', NULL, NULL, '', 'backup')",
    "INSERT INTO audit VALUES ('n', 1, 'muted', 'a', 'b', '192.0.2.1', 'r')",
    "INSERT INTO gone_name VALUES ('digest')",
];

async fn filled(url: &str) -> Database {
    let database = Database::open_for_admin(url).await.unwrap();
    for row in ROWS {
        database.change(sqlx::query(row)).await.unwrap();
    }
    database
}

async fn backed_up(database: &Database) -> String {
    let mut text = Vec::new();
    admin::backup(database, &mut text).await.unwrap();
    String::from_utf8(text).unwrap()
}

async fn restored(url: &str, text: &str) -> Result<(), ServeError> {
    let database = Database::open_for_admin(url).await?;
    let result = admin::restore(&database, &mut text.as_bytes()).await.map(drop);
    if result.is_ok() {
        assert_eq!(backed_up(&database).await, text);
    }
    database.close().await;
    result
}

fn sqlite(folder: &Path, name: &str) -> String {
    sqlite_url(&folder.join(name))
}

pub(crate) async fn a_backup_is_restored_between_databases_of_both_kinds(postgres: &Postgres) {
    let folder = tempfile::tempdir().unwrap();
    let from_sqlite = backed_up(&filled(&sqlite(folder.path(), "full.sqlite")).await).await;
    let from_postgres = backed_up(&filled(&postgres.fresh_database("full")).await).await;
    assert_eq!(from_sqlite, from_postgres);
    assert_eq!(from_sqlite.lines().count(), ROWS.len() + 2);
    for (number, backup) in [from_sqlite, from_postgres].iter().enumerate() {
        restored(&sqlite(folder.path(), &format!("{number}.sqlite")), backup).await.unwrap();
        restored(&postgres.fresh_database(&format!("empty_{number}")), backup).await.unwrap();
    }
}

pub(crate) async fn an_admins_statements_take_as_long_as_they_need(postgres: &Postgres) {
    let url = postgres.fresh_database("patient");
    let limit = async |database: Database| {
        let limit = sqlx::query_scalar("SHOW statement_timeout").fetch_one(&database.read).await;
        database.close().await;
        let limit: String = limit.unwrap();
        limit
    };
    assert_eq!(limit(Database::open_for_admin(&url).await.unwrap()).await, "0");
    assert_eq!(limit(Database::open(&url).await.unwrap()).await, "5s");
}

#[test]
fn a_changed_backup_is_refused() {
    crate::house::run(async {
        let folder = tempfile::tempdir().unwrap();
        let text = backed_up(&filled(&sqlite(folder.path(), "full.sqlite")).await).await;
        let restored = async |text: &str| {
            let empty = tempfile::tempdir().unwrap();
            restored(&sqlite(empty.path(), "empty.sqlite"), text).await
        };
        restored(&text).await.unwrap();
        let changed = |from: &str, to: &str| {
            assert!(text.contains(from));
            text.replacen(from, to, 1)
        };
        let is_changed = |result| matches!(result, Err(ServeError::ChangedBackup));
        assert!(is_changed(restored(&changed("for ever", "For ever")).await));
        assert!(is_changed(restored(&changed("\"won\"", "\"lost\"")).await));
        assert!(is_changed(restored(&changed("\"sha256\":\"", "\"sha256\":\"0")).await));
        let other = async |text: String| restored(&text).await.unwrap_err().to_string();
        assert!(other(changed("\"for ever\"", "null")).await.contains("error-admin-backup"));
        assert!(other(changed("1500.0", "\"1500\"")).await.contains("error-admin-backup"));
        assert!(other(format!("{text}{{}}\n")).await.contains("error-admin-backup"));
        let without = text.lines().filter(|line| !line.contains("for ever"));
        assert!(other(without.collect::<Vec<_>>().join("\n")).await.contains("error-admin-cut"));
    });
}

#[test]
fn a_file_is_written_whole_privately_and_over_no_other() {
    crate::house::run(async {
        let folder = tempfile::tempdir().unwrap();
        let (path, part) = (folder.path().join("backup"), folder.path().join("backup.part"));
        let write = async |force: bool, text: &str| {
            let write = async |file: &mut std::io::BufWriter<std::fs::File>| {
                std::io::Write::write_all(file, text.as_bytes()).map_err(ServeError::Run)?;
                if text == "fails" { Err(ServeError::CutBackup) } else { Ok(()) }
            };
            admin::write_file(&path, force, write).await
        };
        std::fs::write(&part, "left by a command that was killed").unwrap();
        write(false, "fails").await.unwrap_err();
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
        write(false, "one").await.unwrap();
        assert!(matches!(write(false, "two").await, Err(ServeError::FileExists(_))));
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "one");
        write(true, "two").await.unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "two");
        assert_eq!((mode(&path), part.exists()), (0o600, false));
    });
}

fn mode(path: &Path) -> u32 {
    std::os::unix::fs::PermissionsExt::mode(&path.metadata().unwrap().permissions()) & 0o777
}

#[test]
fn only_its_owner_reads_a_database() {
    use std::os::unix::fs::PermissionsExt;
    crate::house::run(async {
        let folder = tempfile::tempdir().unwrap();
        let files =
            ["server.sqlite", "server.sqlite-wal", "server.sqlite-shm"].map(|name| folder.path().join(name));
        let modes = || files.each_ref().map(|file| mode(file));
        let house = House::open(&sqlite_url(&files[0])).await;
        assert_eq!(modes(), [0o600; 3], "new");
        for file in &files {
            std::fs::set_permissions(file, PermissionsExt::from_mode(0o644)).unwrap();
        }
        let database = Database::open(&house.url).await.unwrap();
        assert_eq!(modes(), [0o600; 3], "made by an earlier version");
        database.close().await;
        house.server.close().await;
    });
}

/// Returns the peak memory of this process in KiB.
fn memory_max() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}

#[test]
#[ignore = "takes minutes"]
fn a_million_events_are_backed_up_and_restored_in_little_memory() {
    const EVENTS: &str = "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000000) \
        INSERT INTO event SELECT 'room', n, n, '{\"type\":\"turn\",\"moves\":[\"a1-a2\"],\"text\":\"' || n || '\"}' FROM numbers";
    let postgres = Postgres::start();
    crate::house::run(async {
        let folder = tempfile::tempdir().unwrap();
        let full = Database::open_for_admin(&sqlite(folder.path(), "full.sqlite")).await.unwrap();
        full.change(sqlx::query(EVENTS)).await.unwrap();
        let kept = async |database: &Database, path: &Path| {
            admin::write_file(path, false, async |out| admin::backup(database, out).await).await.unwrap();
        };
        let before = memory_max();
        let first = folder.path().join("first.jsonl");
        kept(&full, &first).await;
        let urls = [
            Some(sqlite(folder.path(), "empty.sqlite")),
            postgres.as_ref().map(|postgres| postgres.fresh_database("million")),
        ];
        let mut copies = Vec::new();
        for (number, url) in urls.into_iter().flatten().enumerate() {
            let database = Database::open_for_admin(&url).await.unwrap();
            let mut file = std::io::BufReader::new(std::fs::File::open(&first).unwrap());
            let rows = admin::restore(&database, &mut file).await.unwrap();
            assert_eq!(rows.total(), 1_000_000);
            copies.push(folder.path().join(format!("{number}.jsonl")));
            kept(&database, &copies[number]).await;
            database.close().await;
        }
        let grown = memory_max() - before;
        assert!(grown < 50_000, "{grown} KiB more");
        let text = std::fs::read(&first).unwrap();
        assert!(copies.iter().all(|copy| std::fs::read(copy).unwrap() == text));
    });
}
