//! A player's connection: a separate task reads messages and passes them to the game. Broken connections are restored.

use crate::measure::Measured;
use crate::people::host_of;
use crate::problem::LoadError;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, http::HeaderValue};

/// Pause between attempts to connect.
pub(crate) const RETRY: Duration = Duration::from_millis(200);

/// A connection.
pub(crate) type Stream = WebSocketStream<TcpStream>;
/// The sending half of a connection.
pub(crate) type Mouth = SplitSink<Stream, Message>;

/// A message from the server; irrelevant parts are left out.
#[derive(Deserialize, Debug)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Told {
    /// The state of a table.
    State { version: i64, table: Standing },
    /// An event.
    Event { version: i64, event: Happened },
    /// A turn was accepted.
    Done,
    /// A turn was refused.
    Refused {
        #[serde(default)]
        error: String,
    },
    /// An irrelevant message.
    #[serde(other)]
    Other,
}

/// The state of a table.
#[derive(Deserialize, Debug)]
pub(crate) struct Standing {
    pub line: Option<String>,
    pub next_turn: usize,
}

/// An event at a table.
#[derive(Deserialize, Debug)]
pub(crate) struct Happened {
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(default)]
    pub number: usize,
}

/// A message from a connection to its game.
pub(crate) enum News {
    /// The server sent a message.
    Told { seat: usize, told: Told, at: Instant },
    /// The connection broke.
    Broken { seat: usize },
}

/// Connects a seat and starts a task that reads its messages.
pub(crate) async fn connect(
    node: &str,
    table: &str,
    cookie: &str,
    since: Option<i64>,
    seat: usize,
    news: mpsc::UnboundedSender<News>,
    measured: Arc<Measured>,
) -> Result<Mouth, LoadError> {
    let socket = open(node, table, Some(cookie), since).await?;
    measured.connected.fetch_add(1, Ordering::Relaxed);
    let (mouth, ear) = socket.split();
    tokio::spawn(listen(ear, seat, news, measured));
    Ok(mouth)
}

/// Connects a guest, or an anonymous spectator, to a table.
pub(crate) async fn open(
    node: &str,
    table: &str,
    cookie: Option<&str>,
    since: Option<i64>,
) -> Result<Stream, LoadError> {
    let fail = |error: &dyn std::fmt::Display| LoadError::Server(error.to_string());
    let host = host_of(node);
    let since = since.map_or_else(String::new, |since| format!("?since={since}"));
    let url = format!("ws://{host}/api/tables/{table}/socket{since}");
    let mut request = url.into_client_request().map_err(|error| fail(&error))?;
    if let Some(cookie) = cookie {
        let cookie = HeaderValue::from_str(cookie).map_err(|error| fail(&error))?;
        request.headers_mut().insert("cookie", cookie);
    }
    let stream = TcpStream::connect(&host).await.map_err(|error| fail(&error))?;
    stream.set_nodelay(true).map_err(LoadError::Run)?;
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let shaken = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
    let (socket, _) = shaken.map_err(|error| match error {
        Error::Http(answer) => LoadError::Refused(answer.status().to_string()),
        error => fail(&error),
    })?;
    Ok(socket)
}

/// Connects a seat, trying again until it succeeds, while a server restarts.
pub(crate) async fn connect_again(
    node: &str,
    table: &str,
    cookie: &str,
    since: i64,
    seat: usize,
    news: &mpsc::UnboundedSender<News>,
    measured: &Arc<Measured>,
) -> Mouth {
    loop {
        let tried = connect(node, table, cookie, Some(since), seat, news.clone(), measured.clone()).await;
        match tried {
            Ok(mouth) => return mouth,
            Err(_) => tokio::time::sleep(RETRY).await,
        }
    }
}

async fn listen(
    mut ear: SplitStream<Stream>,
    seat: usize,
    news: mpsc::UnboundedSender<News>,
    measured: Arc<Measured>,
) {
    while let Some(Ok(message)) = ear.next().await {
        let at = Instant::now();
        let Message::Text(text) = message else { continue };
        measured.delivered.fetch_add(1, Ordering::Relaxed);
        let told = serde_json::from_str(&text).unwrap_or(Told::Other);
        if news.send(News::Told { seat, told, at }).is_err() {
            break;
        }
    }
    measured.connected.fetch_sub(1, Ordering::Relaxed);
    let _ = news.send(News::Broken { seat });
}

/// Sends a text.
pub(crate) async fn send(mouth: &mut Mouth, text: String) -> bool {
    mouth.send(Message::text(text)).await.is_ok()
}

/// Closes a connection.
pub(crate) async fn close(mouth: &mut Mouth) {
    let _ = mouth.close().await;
}
