//! A bus over a NATS server, for larger installations.

use super::{Bus, BusError, CHANNEL, Heard};
use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, ServerAddr, Subscriber};
use futures_util::future::BoxFuture;
use futures_util::{FutureExt, StreamExt};
use std::time::Duration;
use tokio::sync::{Mutex, mpsc};

/// A connection to a NATS server.
pub struct Nats {
    client: Client,
    ear: Mutex<(Subscriber, mpsc::UnboundedReceiver<Event>)>,
}

impl Nats {
    /// Connects and subscribes.
    pub async fn open(url: &str) -> Result<Nats, BusError> {
        let fail = |error: &dyn std::fmt::Display| BusError(error.to_string());
        let (sender, events) = mpsc::unbounded_channel();
        let address: ServerAddr = url.parse().map_err(|error: std::io::Error| fail(&error))?;
        let options = credentials(&address)
            .connection_timeout(Duration::from_secs(2))
            .ping_interval(Duration::from_secs(2))
            .reconnect_delay_callback(|_| Duration::from_millis(200))
            .event_callback(move |event| {
                let _ = sender.send(event);
                std::future::ready(())
            });
        let client = options.connect(address).await.map_err(|error| fail(&error))?;
        let ear = client.subscribe(CHANNEL).await.map_err(|error| fail(&error))?;
        client.flush().await.map_err(|error| fail(&error))?;
        Ok(Nats { client, ear: Mutex::new((ear, events)) })
    }
}

/// Returns options with the name and password of the URL, which the client ignores.
fn credentials(address: &ServerAddr) -> ConnectOptions {
    let password = address.password().unwrap_or_default().to_string();
    match address.username() {
        Some(name) => ConnectOptions::with_user_and_password(name.into(), password),
        None => ConnectOptions::new(),
    }
}

impl Bus for Nats {
    fn say<'a>(&'a self, text: &'a str) -> BoxFuture<'a, Result<(), BusError>> {
        async move {
            // Without a connection, the client would buffer the text and deliver it when it is outdated.
            if self.client.connection_state() != State::Connected {
                return Err(BusError("not connected".into()));
            }
            let bytes = text.to_string().into_bytes().into();
            self.client.publish(CHANNEL, bytes).await.map_err(|error| BusError(error.to_string()))
        }
        .boxed()
    }

    fn let_go(&self) -> BoxFuture<'_, ()> {
        // The timeout matters while the connection is lost.
        async { drop(tokio::time::timeout(Duration::from_secs(2), self.client.flush()).await) }.boxed()
    }

    fn hear(&self) -> BoxFuture<'_, Heard> {
        async {
            let mut ear = self.ear.lock().await;
            let (messages, events) = &mut *ear;
            loop {
                tokio::select! {
                    biased;
                    Some(event) = events.recv() => match event {
                        Event::Connected | Event::SlowConsumer(_) => return Heard::Gap,
                        Event::Disconnected | Event::Closed => return Heard::Lost,
                        _ => {}
                    },
                    message = messages.next() => return match message {
                        Some(message) => Heard::Text(String::from_utf8_lossy(&message.payload).into_owned()),
                        None => Heard::Lost,
                    },
                }
            }
        }
        .boxed()
    }
}
