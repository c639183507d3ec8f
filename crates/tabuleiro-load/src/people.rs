//! Guests on a server, who make tables and sit down. Requests that occur once per game use plain HTTP.

use crate::Plan;
use crate::measure::Measured;
use crate::problem::LoadError;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use ureq::Agent;

/// Number of attempts when the server asks to repeat a request later.
const TRIES: u32 = 60;

/// A client for guests on a server.
#[derive(Clone)]
pub(crate) struct People {
    agent: Agent,
    nodes: Arc<[String]>,
    wish: Arc<Value>,
    measured: Arc<Measured>,
}

/// A table and the cookies of its players, seat 1 first.
pub(crate) struct Seated {
    pub table: String,
    pub cookies: Vec<String>,
}

/// Returns the host and port of an address.
pub(crate) fn host_of(address: &str) -> String {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    let host = rest.split('/').next().unwrap_or_default();
    let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
    if has_port { host.into() } else { format!("{host}:80") }
}

impl People {
    pub(crate) fn new(plan: &Plan, measured: Arc<Measured>) -> People {
        let agent = Agent::config_builder()
            .http_status_as_error(false)
            .max_idle_connections(plan.at_once * 2)
            .max_idle_connections_per_host(plan.at_once)
            .timeout_global(Some(Duration::from_mins(1)))
            .build();
        let nodes = plan.nodes.iter().map(|node| node.trim_end_matches('/').to_string()).collect();
        // Private tables keep thousands of test games out of the public list.
        let wish = json!({"game": plan.game, "clock": plan.clock, "public": false});
        People { agent: agent.into(), nodes, wish: Arc::new(wish), measured }
    }

    /// Returns the node for a seat of a game.
    pub(crate) fn node(&self, game: usize, seat: usize) -> &str {
        &self.nodes[(game + seat) % self.nodes.len()]
    }

    /// Seats guests at a new table. Blocks the calling thread.
    pub(crate) fn sit_down(&self, game: usize, seats: usize, known: &[String]) -> Result<Seated, LoadError> {
        let mut cookies = known.to_vec();
        for seat in cookies.len()..seats {
            cookies.push(self.guest(self.node(game, seat))?);
        }
        let table = self.make(self.node(game, 0), &cookies[0], &self.wish)?;
        for (seat, cookie) in cookies.iter().enumerate().skip(1) {
            self.post(self.node(game, seat), &format!("/api/tables/{table}/join"), cookie, &json!({}))?;
        }
        Ok(Seated { table, cookies })
    }

    /// Makes a table without players. Blocks the calling thread.
    pub(crate) fn make_table(&self) -> Result<String, LoadError> {
        let node = self.node(0, 0);
        self.make(node, &self.guest(node)?, &self.wish)
    }

    /// Makes a table for engines. Blocks the calling thread.
    pub(crate) fn let_engines_play(&self, game: usize, places: &Value) -> Result<String, LoadError> {
        let (node, mut wish) = (self.node(game, 0), Value::clone(&self.wish));
        wish["places"] = places.clone();
        self.make(node, &self.guest(node)?, &wish)
    }

    fn make(&self, node: &str, cookie: &str, wish: &Value) -> Result<String, LoadError> {
        let made = self.post(node, "/api/tables", cookie, wish)?;
        Ok(made["table"]["id"].as_str().unwrap_or_default().to_string())
    }

    fn guest(&self, node: &str) -> Result<String, LoadError> {
        let answer = self.ask(|| self.agent.post(format!("{node}/api/guest")).send_empty())?;
        let cookie = answer.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        Ok(cookie.and_then(|cookie| cookie.split(';').next()).unwrap_or_default().into())
    }

    fn post(&self, node: &str, path: &str, cookie: &str, body: &Value) -> Result<Value, LoadError> {
        let url = format!("{node}{path}");
        let mut answer = self.ask(|| self.agent.post(&url).header("cookie", cookie).send_json(body))?;
        answer.body_mut().read_json().map_err(|error| LoadError::Server(error.to_string()))
    }

    /// Sends a request, and waits where the server asks for it.
    fn ask(
        &self,
        ask: impl Fn() -> Result<ureq::http::Response<ureq::Body>, ureq::Error>,
    ) -> Result<ureq::http::Response<ureq::Body>, LoadError> {
        for _ in 0..TRIES {
            let mut answer = match ask() {
                Ok(answer) => answer,
                // A server that is restarting is asked again.
                Err(ureq::Error::Io(_) | ureq::Error::ConnectionFailed) => {
                    std::thread::sleep(Duration::from_millis(500));
                    continue;
                }
                Err(error) => return Err(LoadError::Server(error.to_string())),
            };
            if answer.status().is_success() {
                return Ok(answer);
            }
            let wait =
                answer.headers().get("retry-after").and_then(|value| value.to_str().ok()?.parse().ok());
            let Some(wait_s) = wait else {
                let body: Value = answer.body_mut().read_json().unwrap_or_default();
                let problem =
                    body["error"].as_str().map_or_else(|| answer.status().to_string(), str::to_string);
                return Err(LoadError::Refused(problem));
            };
            self.measured.waits.fetch_add(1, Ordering::Relaxed);
            std::thread::sleep(Duration::from_secs(wait_s));
        }
        Err(LoadError::Refused(ureq::http::StatusCode::SERVICE_UNAVAILABLE.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_host_and_a_port() {
        for (address, host) in [
            ("http://127.0.0.1:8080", "127.0.0.1:8080"),
            ("http://games.example/", "games.example:80"),
            ("[::1]:9", "[::1]:9"),
        ] {
            assert_eq!(host_of(address), host);
        }
    }
}
