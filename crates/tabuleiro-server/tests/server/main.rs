//! The server, asked as its callers ask it, on both databases.
//!
//! Every scenario is a test of its own on SQLite; on PostgreSQL they run one after the other in one test, since a database
//! server takes a moment to start.

mod house;
mod people;
mod postgres;
mod service;

macro_rules! scenarios {
    ($($module:ident: $($scenario:ident)*;)*) => {
        mod on_sqlite {
            $($(
                #[test]
                fn $scenario() {
                    crate::house::run(async {
                        let folder = tempfile::tempdir().unwrap();
                        let url = tabuleiro_server::sqlite_url(&folder.path().join("server.sqlite"));
                        crate::$module::$scenario(crate::house::House::open(&url).await).await;
                    });
                }
            )*)*
        }

        mod on_postgres {
            #[test]
            fn every_scenario_runs() {
                let Some(postgres) = crate::postgres::Postgres::start() else { return };
                $($(
                    eprintln!("{}", stringify!($scenario));
                    crate::house::run(async {
                        let url = postgres.fresh_database(stringify!($scenario)).await;
                        crate::$module::$scenario(crate::house::House::open(&url).await).await;
                    });
                )*)*
            }
        }
    };
}

scenarios! {
    service:
        a_fresh_server_is_alive_and_ready_and_durable
        what_is_not_there_is_said_in_the_callers_language
        bodies_that_make_no_sense_are_refused_kindly;
    people:
        a_guest_has_a_name_and_keeps_it_by_cookie
        an_account_keeps_what_the_guest_had
        a_restarted_server_knows_everyone
        a_name_belongs_to_one
        only_the_right_password_opens
        sessions_are_listed_and_ended
        a_token_does_what_its_scopes_allow_until_it_expires
        a_deleted_account_is_gone;
}
