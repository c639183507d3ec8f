//! One connection: what comes is read by a task of its own and handed to the game; a connection that breaks is made again.

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

/// How long somebody waits before they try again.
pub(crate) const RETRY: Duration = Duration::from_millis(200);

/// A connection.
pub(crate) type Stream = WebSocketStream<TcpStream>;
/// Where something is sent.
pub(crate) type Mouth = SplitSink<Stream, Message>;

/// What a server says, as far as it matters here.
#[derive(Deserialize, Debug)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Told {
    /// How everything stands.
    State { version: i64, table: Standing },
    /// Something happened.
    Event { version: i64, event: Happened },
    /// A turn was taken.
    Done,
    /// Or not.
    Refused {
        #[serde(default)]
        error: String,
    },
    /// What does not matter.
    #[serde(other)]
    Other,
}

/// How a table stands.
#[derive(Deserialize, Debug)]
pub(crate) struct Standing {
    pub line: Option<String>,
    pub next_turn: usize,
}

/// What happened.
#[derive(Deserialize, Debug)]
pub(crate) struct Happened {
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(default)]
    pub number: usize,
}

/// What a connection hands to its game.
pub(crate) enum News {
    /// Something was said.
    Told { seat: usize, told: Told, at: Instant },
    /// It broke.
    Broken { seat: usize },
}

/// Connects a seat, and lets a task read what comes.
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

/// Connects somebody, or somebody without a name, to a table.
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

/// The same, until it works; for a server that is being started again.
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

/// Says goodbye; the server ends the connection.
pub(crate) async fn close(mouth: &mut Mouth) {
    let _ = mouth.close().await;
}
