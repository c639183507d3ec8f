//! A server within the test process, and its visitors.

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tabuleiro_server::{Config, Ms, Secret, Server, Time};
use tokio::sync::watch;
use tower::ServiceExt;

pub(crate) struct House {
    pub url: String,
    pub server: Server,
    pub router: Router,
    /// Control of the server's manual clock.
    pub hand: watch::Sender<Ms>,
}

/// Time at the start of each test.
pub(crate) const BEGIN: Ms = 1_800_000_000_000;

pub(crate) fn run(scenario: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(scenario);
}

pub(crate) fn config(url: &str) -> Config {
    Config {
        database: Some(Secret::new(url)),
        engine_seconds: 0.02,
        analysis_seconds: 0.05,
        requests_per_minute: 1_000_000,
        passwords_per_minute: 1_000_000,
        // All people of a test share one address.
        address_factor: 1_000_000,
        ..Config::default()
    }
}

impl House {
    pub(crate) async fn open(url: &str) -> House {
        House::open_at(config(url), BEGIN).await
    }

    pub(crate) async fn open_at(config: Config, now: Ms) -> House {
        let url = config.database_url().to_string();
        let (hand, time) = Time::turned(now);
        let server = Server::open(config, time).await.unwrap();
        let router = server.router();
        House { url, server, router, hand }
    }

    /// Restarts the server.
    pub(crate) async fn again(self) -> House {
        self.again_later(0).await
    }

    /// Restarts the server after a downtime.
    pub(crate) async fn again_later(self, ms: Ms) -> House {
        let now = *self.hand.borrow();
        drop(self.router);
        self.server.close().await;
        House::open_at(config(&self.url), now + ms).await
    }

    /// Restarts the server with other settings.
    pub(crate) async fn again_with(self, change: impl FnOnce(&mut Config)) -> House {
        let (now, mut config) = (*self.hand.borrow(), config(&self.url));
        change(&mut config);
        drop(self.router);
        self.server.close().await;
        House::open_at(config, now).await
    }

    /// Advances the clock.
    pub(crate) fn turn(&mut self, ms: Ms) {
        self.hand.send_modify(|now| *now += ms);
    }

    /// Opens the stream of a table, given its id and optional query.
    pub(crate) async fn watch(&self, id: &str) -> Watcher {
        let path = if id.contains('/') { id.to_string() } else { format!("{id}/stream") };
        let mut watcher = self.nobody().follow(&format!("/api/tables/{path}")).await;
        watcher.fill().await;
        watcher
    }

    /// Listens on a real address and returns it.
    pub(crate) async fn listen(&self) -> std::net::SocketAddr {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = self.router.clone();
        tokio::spawn(async move { axum::serve(listener, router).await });
        address
    }

    /// Returns an anonymous visitor.
    pub(crate) fn nobody(&self) -> Visitor {
        Visitor { router: self.router.clone(), cookie: None, token: None, headers: Vec::new() }
    }

    pub(crate) async fn guest(&self) -> Visitor {
        let mut visitor = self.nobody();
        visitor.post("/api/guest", json!({})).await.expect(200);
        visitor
    }

    /// Creates an account without a password, which is faster.
    pub(crate) async fn made_account(&self) -> Visitor {
        self.made("UPDATE person SET kind = 'account' WHERE name = $1").await
    }

    pub(crate) async fn admin(&self) -> Visitor {
        self.made("UPDATE person SET kind = 'account', is_admin = 1 WHERE name = $1").await
    }

    async fn made(&self, how: &'static str) -> Visitor {
        let mut visitor = self.guest().await;
        let name = visitor.get("/api/account").await.expect(200)["name"].as_str().unwrap().to_string();
        self.server.app.store.database.change(sqlx::query(how).bind(name)).await.unwrap();
        visitor
    }

    pub(crate) async fn account(&self, name: &str) -> Visitor {
        let mut visitor = self.nobody();
        visitor.post("/api/account", json!({"name": name, "password": PASSWORD})).await.expect(200);
        visitor
    }
}

pub(crate) const PASSWORD: &str = "correct horse";

/// A client with its credentials.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub router: Router,
    pub cookie: Option<String>,
    pub token: Option<String>,
    pub headers: Vec<(&'static str, String)>,
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub status: StatusCode,
    pub headers: axum::http::HeaderMap,
    pub text: String,
}

impl Answer {
    #[track_caller]
    pub(crate) fn expect(self, status: u16) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    pub(crate) fn error(&self) -> String {
        let body: Value = serde_json::from_str(&self.text).unwrap();
        body["error"].as_str().unwrap().to_string()
    }
}

impl Visitor {
    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask(Method::GET, path, None).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.ask(Method::POST, path, Some(body)).await
    }

    pub(crate) async fn put(&mut self, path: &str, body: Value) -> Answer {
        self.ask(Method::PUT, path, Some(body)).await
    }

    pub(crate) async fn delete(&mut self, path: &str) -> Answer {
        self.ask(Method::DELETE, path, Some(json!({}))).await
    }

    pub(crate) async fn ask(&mut self, method: Method, path: &str, body: Option<Value>) -> Answer {
        let body = body.map(|body| body.to_string());
        self.ask_text(method, path, "application/json", body.unwrap_or_default()).await
    }

    /// Returns the status only, since the body may be endless.
    pub(crate) async fn status_of(&self, method: Method, path: &str, body: Option<&Value>) -> u16 {
        let request =
            self.request(method, path, "application/json", body.map(Value::to_string).unwrap_or_default());
        self.router.clone().oneshot(request).await.unwrap().status().as_u16()
    }

    pub(crate) async fn ask_text(&mut self, method: Method, path: &str, kind: &str, body: String) -> Answer {
        let request = self.request(method, path, kind, body);
        let response = self.router.clone().oneshot(request).await.unwrap();
        if let Some(cookie) = response.headers().get(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap().split(';').next().unwrap().to_string();
            self.cookie = Some(cookie).filter(|cookie| !cookie.ends_with('='));
        }
        let (status, headers) = (response.status(), response.headers().clone());
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        Answer { status, headers, text: String::from_utf8_lossy(&bytes).into_owned() }
    }

    /// Opens a stream.
    pub(crate) async fn follow(&self, path: &str) -> Watcher {
        let request = self.request(Method::GET, path, "", String::new());
        let response = self.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), 200);
        Watcher { body: response.into_body(), text: String::new() }
    }

    pub(crate) fn request(&self, method: Method, path: &str, kind: &str, body: String) -> Request<Body> {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "here.example");
        if !body.is_empty() {
            request = request.header(header::CONTENT_TYPE, kind);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        request.body(Body::from(body)).unwrap()
    }

    /// Returns the same person with a token of these scopes.
    pub(crate) async fn program(&mut self, scopes: Value) -> Visitor {
        let answer =
            self.post("/api/account/tokens", json!({"name": "test", "scopes": scopes})).await.expect(201);
        let token = answer["token"].as_str().unwrap().to_string();
        Visitor { cookie: None, token: Some(token), ..self.clone() }
    }

    /// Returns the same person at another server with the same database.
    pub(crate) fn at(&self, house: &House) -> Visitor {
        Visitor { router: house.router.clone(), ..self.clone() }
    }
}

/// A reader of a stream.
pub(crate) struct Watcher {
    body: Body,
    text: String,
}

impl Watcher {
    async fn fill(&mut self) {
        let frame = self.body.frame().await.expect("the stream goes on").unwrap();
        self.text += std::str::from_utf8(&frame.into_data().unwrap()).unwrap();
    }

    /// Reads until the stream ends.
    pub(crate) async fn end(self) {
        self.rest().await;
    }

    /// Returns everything until the stream ends.
    pub(crate) async fn rest(mut self) -> String {
        while let Some(frame) = self.body.frame().await {
            self.text += std::str::from_utf8(&frame.unwrap().into_data().unwrap()).unwrap();
        }
        self.text
    }

    /// Returns the next message, skipping audience messages, which come a little later.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            let message = self.until_any().await;
            if message["type"] != "audience" {
                return message;
            }
        }
    }

    /// Returns the next message of this type.
    pub(crate) async fn until_type(&mut self, wanted: &str) -> Value {
        loop {
            let message = self.until_any().await;
            if message["type"] == wanted {
                return message;
            }
        }
    }

    /// Returns the next message of any type.
    pub(crate) async fn until_any(&mut self) -> Value {
        loop {
            if let Some((line, rest)) =
                self.text.split_once('\n').map(|(line, rest)| (line.to_string(), rest.to_string()))
            {
                self.text = rest;
                if !line.is_empty() {
                    return serde_json::from_str(&line).unwrap();
                }
            } else {
                self.fill().await;
            }
        }
    }

    /// Returns the next event of this type.
    pub(crate) async fn until(&mut self, wanted: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["event"]["type"] == wanted {
                return message;
            }
        }
    }
}
