//! Tests that every bus must pass.

use crate::house::run;
use crate::nats::Nats as NatsServer;
use crate::postgres::Postgres;
use tabuleiro_server::bus::{Bus, Heard, LENGTH_MAX, Local, Nats, Notify};

#[test]
fn the_bus_inside_a_process_passes_every_test() {
    run(async {
        let one = Local::default();
        passes_every_test(&one, &one.another()).await;
    });
}

#[test]
fn nats_passes_every_test() {
    let Some(server) = NatsServer::start() else { return };
    run(async {
        let (one, two) = (Nats::open(&server.url()).await.unwrap(), Nats::open(&server.url()).await.unwrap());
        passes_every_test(&one, &two).await;
        assert!(Nats::open("nats://127.0.0.1:1").await.is_err());
    });
}

/// Tests LISTEN and NOTIFY. Part of the PostgreSQL test, since its server takes a moment to start.
pub(crate) async fn notify_passes_every_test(postgres: &Postgres) {
    let url = postgres.fresh_database("bus");
    let (one, two) = (Notify::open(&url).await.unwrap(), Notify::open(&url).await.unwrap());
    passes_every_test(&one, &two).await;
}

async fn passes_every_test(one: &dyn Bus, two: &dyn Bus) {
    what_one_says_all_hear_in_order(one, two).await;
    a_long_text_arrives_whole(one, two).await;
}

async fn what_one_says_all_hear_in_order(one: &dyn Bus, two: &dyn Bus) {
    for number in 0..100 {
        one.say(&format!("one table:abc:{number}")).await.unwrap();
    }
    for ear in [one, two] {
        for number in 0..100 {
            assert_eq!(text(ear).await, format!("one table:abc:{number}"));
        }
    }
    two.say("two free").await.unwrap();
    assert_eq!((text(one).await, text(two).await), ("two free".into(), "two free".into()));
}

async fn a_long_text_arrives_whole(one: &dyn Bus, two: &dyn Bus) {
    let long = "x".repeat(LENGTH_MAX);
    one.say(&long).await.unwrap();
    assert_eq!(text(two).await, long);
}

/// Returns the next text and skips the message that the connection was made.
async fn text(bus: &dyn Bus) -> String {
    loop {
        if let Heard::Text(text) = bus.hear().await {
            return text;
        }
    }
}
