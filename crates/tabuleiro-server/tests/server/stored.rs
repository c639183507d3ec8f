//! Databases of earlier versions.

use crate::house::{House, run};
use sqlx::{AnyConnection, Connection, Executor};

/// A database of the first development version, with its five migrations and the rows of `backup-2.jsonl`.
const DUMP: &str = include_str!("database-1.sql");

#[test]
fn a_database_of_an_earlier_version_is_served() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let url = tabuleiro_server::sqlite_url(&folder.path().join("server.sqlite"));
        sqlx::any::install_default_drivers();
        let mut earlier = AnyConnection::connect(&format!("{url}?mode=rwc")).await.unwrap();
        earlier.execute(DUMP).await.unwrap();
        let tables: Vec<(String, String)> =
            sqlx::query_as("SELECT id, state FROM room").fetch_all(&mut earlier).await.unwrap();
        earlier.close().await.unwrap();
        assert_eq!(tables.len(), 10);
        let house = House::open(&url).await;
        let mut nobody = house.nobody();
        for (id, state) in tables {
            assert_eq!(nobody.get(&format!("/api/tables/{id}")).await.expect(200)["state"], state.as_str());
            if state != "aborted" {
                nobody.get(&format!("/api/tables/{id}/turns")).await.expect(200);
            }
        }
        assert_eq!(nobody.get("/api/people/Ana/ratings").await.expect(200).as_array().unwrap().len(), 1);
    });
}
