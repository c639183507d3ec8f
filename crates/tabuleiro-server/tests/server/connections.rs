//! Slow and incomplete requests time out, one address has few of them, and forged addresses change nothing.

use crate::house::{BEGIN, House, config, run};
use serde_json::json;
use std::net::SocketAddr;
use std::time::Duration;
use tabuleiro_server::{Config, ServeError, Server, Time};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A listening server, and the signal that ends it.
struct Listening {
    address: SocketAddr,
    end: oneshot::Sender<()>,
    served: JoinHandle<Result<(), ServeError>>,
    _folder: tempfile::TempDir,
}

async fn listen(settings: impl FnOnce(Config) -> Config) -> Listening {
    let folder = tempfile::tempdir().unwrap();
    let url = tabuleiro_server::sqlite_url(&folder.path().join("server.sqlite"));
    let server = Server::open(settings(config(&url)), Time::of_system()).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (end, ended) = oneshot::channel();
    let served = tokio::spawn(server.run(listener, async { drop(ended.await) }));
    Listening { address, end, served, _folder: folder }
}

impl Listening {
    async fn send(&self, text: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        stream
    }

    async fn is_alive(&self) -> bool {
        rest(self.send("GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await)
            .await
            .starts_with("HTTP/1.1 200")
    }
}

/// Reads everything until the connection closes.
async fn rest(mut stream: TcpStream) -> String {
    let mut text = Vec::new();
    // Closing a connection with unread data resets it.
    let _ = stream.read_to_end(&mut text).await;
    String::from_utf8_lossy(&text).into_owned()
}

const HALF: &str = "GET /healthz HTTP/1.1\r\nhost";

#[test]
fn half_headers_are_not_waited_for() {
    run(async {
        let server = listen(|config| Config { header_seconds: 0.1, ..config }).await;
        assert_eq!(rest(server.send(HALF).await).await, "");
        assert_eq!(rest(server.send("").await).await, "", "a silent client is dropped too");
        assert!(server.is_alive().await);
    });
}

#[test]
fn half_a_body_is_not_waited_for() {
    run(async {
        let server = listen(|config| Config { body_seconds: 0.1, ..config }).await;
        let half = "POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{";
        let answer = rest(server.send(half).await).await;
        assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
        assert!(answer.contains("did not arrive within 1 second"), "{answer}");
    });
}

#[test]
fn a_half_request_does_not_keep_the_server_from_ending() {
    run(async {
        let slow =
            |config| Config { header_seconds: 600.0, body_seconds: 600.0, closing_seconds: 0.1, ..config };
        let server = listen(slow).await;
        let half = server.send(HALF).await;
        assert!(server.is_alive().await);
        server.end.send(()).unwrap();
        server.served.await.unwrap().unwrap();
        assert_eq!(rest(half).await, "", "it is dropped");
    });
}

#[test]
fn an_answer_that_is_not_read_is_not_waited_for() {
    run(async {
        let server = listen(|config| Config { answer_seconds: 0.1, ..config }).await;
        // Many times the size of the system's buffers.
        let page = "GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(200);
        let mut unread = server.send(&page).await;
        // The server closes without a message, since the buffers are full.
        while unread.write_all(b"\n").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert!(server.is_alive().await);
    });
}

#[test]
fn few_requests_of_one_address_are_half_sent() {
    run(async {
        let few = |config| Config { header_seconds: 600.0, half_open_max: 3, ..config };
        let server = listen(few).await;
        let mut half = Vec::new();
        for _ in 0..3 {
            half.push(server.send(HALF).await);
        }
        let refused = rest(server.send("").await).await;
        assert!(refused.starts_with("HTTP/1.1 429"), "{refused}");
        assert!(refused.contains("retry-after: 600"), "{refused}");
        for words in
            ["incomplete requests from your address: at most 3", "incompletos do seu endereço: no máximo 3"]
        {
            assert!(refused.contains(words), "{refused}");
        }
        // Complete requests do not count, even while their connections stay open.
        half[0].write_all(b": x\r\n\r\n").await.unwrap();
        let mut answer = [0; 15];
        half[0].read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 200 OK");
        assert!(server.is_alive().await);
    });
}

#[test]
fn few_connections_of_one_address_wait_for_another_request() {
    run(async {
        let few = |config| Config { header_seconds: 600.0, half_open_max: 3, ..config };
        let server = listen(few).await;
        let mut answered = Vec::new();
        for _ in 0..5 {
            let mut stream = server.send("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
            let mut answer = [0; 15];
            stream.read_exact(&mut answer).await.unwrap();
            assert_eq!(&answer, b"HTTP/1.1 200 OK");
            answered.push(stream);
        }
        // The first three may wait; the server closes the others after their answer.
        for stream in answered.split_off(3) {
            assert!(rest(stream).await.ends_with("\r\n\r\nok"));
        }
        assert!(server.is_alive().await, "new connections are not refused for them");
        for mut stream in answered {
            stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.unwrap();
            assert_eq!(rest(stream).await.matches("\r\n\r\nok").count(), 2);
        }
    });
}

#[test]
fn half_bodies_count_for_the_address_that_the_proxy_names() {
    run(async {
        let few = |config| Config { behind_proxy: true, half_open_max: 1, body_seconds: 600.0, ..config };
        let server = listen(few).await;
        let post = |address: &str, length: usize| {
            format!(
                "POST /api/session HTTP/1.1\r\nhost: x\r\nx-forwarded-for: {address}\r\nconnection: close\r\n\
                 content-type: application/json\r\ncontent-length: {length}\r\n\r\n{{}}"
            )
        };
        // When a complete request is refused, the server is waiting for an incomplete one. An incomplete request may be
        // refused too, if it arrived beside a complete one.
        let mut half = Vec::new();
        loop {
            half.push(server.send(&post("192.0.2.1", 100)).await);
            if rest(server.send(&post("192.0.2.1", 2)).await).await.starts_with("HTTP/1.1 429") {
                break;
            }
        }
        let other = rest(server.send(&post("192.0.2.2", 2)).await).await;
        assert!(other.starts_with("HTTP/1.1 400"), "{other}");
    });
}

/// Returns the number of wrong passwords until the limit, each sent with its `X-Forwarded-For` lines.
async fn wrong_passwords(house: &House, lines: impl Fn(usize) -> Vec<String>) -> usize {
    for number in 0..40 {
        let mut nobody = house.nobody();
        nobody.headers = lines(number).into_iter().map(|line| ("x-forwarded-for", line)).collect();
        let wrong = json!({"name": "Nobody", "password": "wrong horse"});
        if nobody.post("/api/session", wrong).await.status == 429 {
            return number;
        }
    }
    40
}

#[test]
fn no_forged_line_and_no_other_address_of_a_64_brings_more_guesses() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let url = tabuleiro_server::sqlite_url(&folder.path().join("server.sqlite"));
        let few = Config { behind_proxy: true, passwords_per_minute: 2, ..config(&url) };
        let house = House::open_at(few, BEGIN).await;
        let forged = |number| vec![format!("198.51.100.{number}"), "192.0.2.1".to_string()];
        assert_eq!(wrong_passwords(&house, forged).await, 2);
        assert_eq!(wrong_passwords(&house, |number| vec![format!("192.0.2.2:{}", 1000 + number)]).await, 2);
        assert_eq!(wrong_passwords(&house, |number| vec![format!("2001:db8::{number:x}")]).await, 2);
    });
}
