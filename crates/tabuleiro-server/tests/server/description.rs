//! The API description, compared with the answers of a running server.

use crate::house::{House, PASSWORD, Visitor};
use crate::tables::{GAME, begun, play, some_turn};
use axum::http::{HeaderMap, Method, header};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tabuleiro_server::Config;
use tower::ServiceExt;

/// Visits every end point. A described end point that is not visited fails.
pub(crate) async fn answers_are_as_described(house: House) {
    let mut tour = Tour::begin(&house).await;
    let mut nobody = house.nobody();
    for page in ["/healthz", "/readyz", "/api/openapi.json", "/api/games"] {
        tour.get(&mut nobody, page, &[]).await;
    }
    tour.get(&mut nobody, "/api/games/{game}/rules", &[("game", GAME)]).await;
    tour.get(&mut nobody, "/api/games/{game}/pages", &[("game", GAME)]).await;
    tour.get(&mut nobody, "/api/games/{game}/drawings", &[("game", GAME)]).await;
    tour.get(&mut nobody, "/api/games/{game}/leaders", &[("game", GAME)]).await;
    tour.get(&mut nobody, "/api/games/{game}/lessons", &[("game", GAME)]).await;
    let lessons = nobody.get(&format!("/api/games/{GAME}/lessons")).await.expect(200);
    let lesson = lessons[0]["id"].as_str().unwrap();
    let parts = [("game", GAME), ("lesson", lesson)];
    tour.post(&mut nobody, "/api/games/{game}/lessons/{lesson}", &parts, json!({"moves": []})).await;
    tour.post(&mut nobody, "/api/preview", &[], json!({"game": GAME, "seed": 3})).await;
    let board = json!({"text": "gsk1.published.2.starts~1", "moves": ["a7-a6"], "clicks": ["a1"]});
    tour.post(&mut nobody, "/api/position", &[], board).await;
    let change = json!({"set": {"dial": "turn", "player": null, "value": 2}});
    let edited = json!({"text": "gsk1.published.2.starts~1", "changes": [change]});
    tour.post(&mut nobody, "/api/editor/position", &[], edited).await;
    let stroke = json!({"cell": "a1", "mark": null});
    let drawn = json!({"game": "small-star-empires", "symmetry": "half-turn", "strokes": [stroke]});
    tour.post(&mut nobody, "/api/editor/map", &[], drawn).await;
    for picture in ["/api/picture.svg", "/api/picture.png", "/api/picture.gif"] {
        tour.get(&mut nobody, picture, &[("?", "text=gsk1.published.2.starts~1&size=96")]).await;
    }
    tour.get(&mut house.admin().await, "/metrics", &[]).await;
    people(&mut tour, &house).await;
    tour.get(&mut house.admin().await, "/api/audit", &[]).await;
    maps(&mut tour, &house).await;
    seats(&mut tour, &house).await;
    game(&mut tour, &house).await;
    tour.expect_all_seen();
}

async fn people(tour: &mut Tour, house: &House) {
    let account = json!({"name": "Ana", "password": PASSWORD});
    let (mut one, mut two) = (house.nobody(), house.nobody());
    tour.post(&mut one, "/api/guest", &[], Value::Null).await;
    tour.ask(&mut one, Method::PUT, "/api/guest", &[], json!({"name": "Rita"})).await;
    tour.post(&mut one, "/api/account", &[], account.clone()).await;
    tour.post(&mut two, "/api/session", &[], account).await;
    tour.get(&mut one, "/api/account", &[]).await;
    let sessions = tour.get(&mut one, "/api/account/sessions", &[]).await;
    let is_other = |session: &&Value| session["is_this"] == false;
    let other = sessions.as_array().unwrap().iter().find(is_other).unwrap()["id"].clone();
    tour.delete(&mut one, "/api/account/sessions/{id}", &[("id", other.as_str().unwrap())], Value::Null)
        .await;
    let change = json!({"old": PASSWORD, "new": "battery staple"});
    tour.post(&mut one, "/api/account/password", &[], change).await;
    let wanted = json!({"name": "x", "scopes": ["read"], "days": 3});
    let made = tour.post(&mut one, "/api/account/tokens", &[], wanted).await;
    tour.get(&mut one, "/api/account/tokens", &[]).await;
    tour.delete(&mut one, "/api/account/tokens/{id}", &[("id", made["id"].as_str().unwrap())], Value::Null)
        .await;
    tour.delete(&mut house.guest().await, "/api/session", &[], Value::Null).await;
    tour.delete(&mut one, "/api/account", &[], json!({"password": "battery staple"})).await;
}

async fn maps(tour: &mut Tour, house: &House) {
    let (mut one, at) = (house.guest().await, [("name", "mine")]);
    let map = json!({"game": GAME, "text": "x"});
    tour.ask(&mut one, Method::PUT, "/api/account/maps/{name}", &at, map).await;
    tour.get(&mut one, "/api/account/maps", &[]).await;
    tour.get(&mut one, "/api/account/maps/{name}", &at).await;
    tour.delete(&mut one, "/api/account/maps/{name}", &at, Value::Null).await;
}

async fn seats(tour: &mut Tour, house: &House) {
    let (mut one, mut two) = (house.guest().await, house.guest().await);
    let plan = json!({"game": GAME, "start_when_full": false, "clock": "10s"});
    let made = tour.post(&mut one, "/api/tables", &[], plan).await;
    let at = [("id", made["table"]["id"].as_str().unwrap())];
    tour.get(&mut one, "/api/tables", &[]).await;
    tour.post(&mut two, "/api/tables/{id}/join", &at, json!({"seat": 2})).await;
    tour.post(&mut two, "/api/tables/{id}/leave", &at, Value::Null).await;
    let level = json!({"level": "random"});
    tour.post(&mut one, "/api/tables/{id}/seats/{seat}/engine", &[at[0], ("seat", "2")], level).await;
    tour.post(&mut one, "/api/tables/{id}/start", &at, Value::Null).await;
    tour.post(&mut one, "/api/tables/{id}/abort", &at, Value::Null).await;
    tour.post(&mut two, "/api/pairing", &[], json!({"game": GAME})).await;
    let (_, mut two, id) = begun(house, json!({"game": GAME, "clock": "10s"})).await;
    house.hand.send_modify(|now| *now += 10_000);
    tour.post(&mut two, "/api/tables/{id}/claim", &[("id", id.as_str())], Value::Null).await;
}

async fn game(tour: &mut Tour, house: &House) {
    let (mut one, mut two, id) = begun(house, json!({"game": GAME})).await;
    let at = [("id", id.as_str())];
    let turn = json!({"turn": 1, "moves": some_turn(&mut one, &id).await});
    tour.get(&mut one, "/api/tables/{id}", &at).await;
    tour.get(&mut one, "/api/tables/{id}/position", &at).await;
    tour.get(&mut one, "/api/tables/{id}/spelling", &[at[0], ("?", "click=a1")]).await;
    tour.post(&mut one, "/api/tables/{id}/hint", &at, json!({"moves": []})).await;
    tour.post(&mut one, "/api/tables/{id}/turns", &at, turn).await;
    tour.get(&mut one, "/api/tables/{id}/turns", &at).await;
    tour.get(&mut one, "/api/tables/{id}/position", &at).await;
    tour.get(&mut one, "/api/account/tables", &[]).await;
    for ending in ["svg", "png", "gif"] {
        let at = [at[0], ("?", "size=96&turn=1")];
        tour.get(&mut one, &format!("/api/tables/{{id}}/picture.{ending}"), &at).await;
    }
    play(&mut two, &id).await;
    tour.get(&mut one, "/api/tables/{id}/record", &at).await;
    tour.stream(&one, "/api/tables/{id}/stream", &at).await;
    tour.stream(&one, "/api/events", &[]).await;
    tour.socket(house, "/api/tables/{id}/socket", &at).await;
    tour.post(&mut two, "/api/tables/{id}/chat", &at, json!({"text": "hello"})).await;
    let line = tour.get(&mut one, "/api/tables/{id}/chat", &at).await[0].clone();
    tour.post(&mut one, "/api/tables/{id}/chat/{number}/report", &[at[0], ("number", "1")], Value::Null)
        .await;
    tour.post(&mut one, "/api/tables/{id}/mute", &at, json!({"name": line["name"]})).await;
    tour.post(&mut one, "/api/tables/{id}/offer", &at, json!({"what": "draw"})).await;
    tour.delete(&mut two, "/api/tables/{id}/offer", &at, Value::Null).await;
    tour.post(&mut one, "/api/tables/{id}/resign", &at, Value::Null).await;
    let record = one.get(&format!("/api/tables/{id}/record")).await.text;
    tour.post(&mut one, "/api/account/games", &[], json!({"key": "here-1", "record": record})).await;
    let name = line["name"].as_str().unwrap();
    for sub in ["", "/games", "/ratings", "/opponents", "/tables"] {
        tour.get(&mut one, &format!("/api/people/{{name}}{sub}"), &[("name", name)]).await;
    }
    let job = tour.post(&mut one, "/api/analysis", &[], json!({"table": id})).await;
    let at = [("id", job["id"].as_str().unwrap())];
    tour.get(&mut one, "/api/analysis", &[]).await;
    tour.get(&mut one, "/api/analysis/{id}", &at).await;
    tour.post(&mut one, "/api/analysis/{id}/stop", &at, Value::Null).await;
    tour.delete(&mut one, "/api/analysis/{id}", &at, Value::Null).await;
}

/// The description, and the end points seen to match it.
struct Tour {
    document: Value,
    seen: BTreeSet<String>,
    /// Those seen with an empty list only, which shows nothing about its items.
    empty: BTreeSet<String>,
}

/// Values for the parameters of a path.
type At<'a> = [(&'a str, &'a str)];

impl Tour {
    async fn begin(house: &House) -> Tour {
        let document = house.nobody().get("/api/openapi.json").await.expect(200);
        Tour { document, seen: BTreeSet::new(), empty: BTreeSet::new() }
    }

    async fn get(&mut self, by: &mut Visitor, template: &str, at: &At<'_>) -> Value {
        self.ask(by, Method::GET, template, at, Value::Null).await
    }

    async fn post(&mut self, by: &mut Visitor, template: &str, at: &At<'_>, body: Value) -> Value {
        self.ask(by, Method::POST, template, at, body).await
    }

    async fn delete(&mut self, by: &mut Visitor, template: &str, at: &At<'_>, body: Value) -> Value {
        self.ask(by, Method::DELETE, template, at, body).await
    }

    /// Sends a request that succeeds, and the same with a wrong token. Checks requests and answers against the
    /// description.
    async fn ask(
        &mut self,
        by: &mut Visitor,
        method: Method,
        template: &str,
        at: &At<'_>,
        body: Value,
    ) -> Value {
        let (what, path) = (format!("{method} {template}"), filled(template, at));
        let operation = self.operation(&what);
        let sent = &operation["requestBody"]["content"]["application/json"]["schema"];
        assert_eq!(sent.is_object(), !body.is_null(), "{what}: a body is described where there is one");
        if !body.is_null() {
            self.check(sent, &body, &format!("{what}, sent"));
        }
        let body = Some(body).filter(|body| !body.is_null());
        let mut wrong = Visitor { token: Some("tab_abc_def".into()), ..house_of(by) };
        let refused = wrong.ask(method.clone(), &path, body.clone()).await;
        if !refused.status.is_success() {
            self.expect_described(&what, refused.status.as_u16(), &refused.headers, &refused.text);
        }
        let answer = by.ask(method, &path, body).await;
        assert!(answer.status.is_success(), "{what}: {} {}", answer.status, answer.text);
        self.expect_described(&what, answer.status.as_u16(), &answer.headers, &answer.text)
    }

    /// Opens a stream and checks its first message against the description.
    async fn stream(&mut self, by: &Visitor, template: &str, at: &At<'_>) {
        let request = by.request(Method::GET, &filled(template, at), "", String::new());
        let mut response = by.router.clone().oneshot(request).await.unwrap();
        let headers = response.headers().clone();
        let frame = response.body_mut().frame().await.unwrap().unwrap().into_data().unwrap();
        let text = std::str::from_utf8(&frame).unwrap();
        self.expect_described(&format!("GET {template}"), response.status().as_u16(), &headers, text);
    }

    /// Opens a socket over a real connection.
    async fn socket(&mut self, house: &House, template: &str, at: &At<'_>) {
        let url = format!("ws://{}{}", house.listen().await, filled(template, at));
        let stream = tokio::net::TcpStream::connect(url.split('/').nth(2).unwrap()).await.unwrap();
        let (_, response) = tokio_tungstenite::client_async(url.as_str(), stream).await.unwrap();
        self.expect_described(
            &format!("GET {template}"),
            response.status().as_u16(),
            &HeaderMap::default(),
            "",
        );
    }

    /// Checks an answer's status, content type and shape against the description. Returns its document, if it has one.
    fn expect_described(&mut self, what: &str, status: u16, headers: &HeaderMap, text: &str) -> Value {
        let responses = &self.operation(what)["responses"];
        let described = Some(&responses[status.to_string()]).filter(|response| response.is_object());
        let described = described.or_else(|| Some(&responses["default"]).filter(|_| status >= 400));
        let described = described.unwrap_or_else(|| panic!("{what}: {status} is not described: {text}"));
        let Some(content) = described["content"].as_object() else {
            assert_eq!(text, "", "{what}: {status} is described without a body");
            self.see(what, &Value::Null, status);
            return Value::Null;
        };
        let kind = headers[header::CONTENT_TYPE].to_str().unwrap().split(';').next().unwrap();
        let schema =
            &content.get(kind).unwrap_or_else(|| panic!("{what}: {kind} is not described"))["schema"];
        let value = match kind {
            "application/json" => serde_json::from_str(text).unwrap(),
            "application/x-ndjson" => {
                let mut lines = text.lines().filter(|line| !line.is_empty());
                assert!(lines.all(|line| serde_json::from_str::<Value>(line).is_ok()), "{what}: {text}");
                json!(text)
            }
            _ => json!(text),
        };
        self.check(schema, &value, what);
        self.see(what, &value, status);
        value
    }

    /// Notes an end point that answered as described.
    fn see(&mut self, what: &str, value: &Value, status: u16) {
        match value.as_array().map(Vec::is_empty) {
            Some(true) if !self.seen.contains(what) => drop(self.empty.insert(what.into())),
            Some(false) => drop(self.empty.remove(what)),
            _ => {}
        }
        if status < 400 {
            self.seen.insert(what.into());
        }
    }

    fn check(&self, schema: &Value, value: &Value, what: &str) {
        assert!(schema.is_object(), "{what} has no schema");
        let mut whole = schema.clone();
        whole["components"] = self.document["components"].clone();
        let validator = jsonschema::draft202012::new(&whole).unwrap();
        let problems: Vec<String> =
            validator.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path())).collect();
        assert!(problems.is_empty(), "{what}: {problems:#?}\n{value}");
    }

    fn operation(&self, what: &str) -> Value {
        let (method, template) = what.split_once(' ').unwrap();
        self.document["paths"][template][method.to_ascii_lowercase()].clone()
    }

    fn expect_all_seen(&self) {
        let described = crate::access::points(&self.document);
        let unseen: Vec<&String> = described.difference(&self.seen).collect();
        assert!(unseen.is_empty(), "described, but not visited: {unseen:#?}");
        // Ratings need many rated games.
        let empty = ["GET /api/games/{game}/leaders", "GET /api/people/{name}/ratings"];
        assert_eq!(self.empty.iter().collect::<Vec<_>>(), empty, "only empty lists were seen");
    }
}

/// Returns the path with its parameters filled in, and the query.
fn filled(template: &str, at: &At) -> String {
    at.iter().fold(template.to_string(), |path, (name, value)| match *name {
        "?" => format!("{path}?{value}"),
        name => path.replace(&format!("{{{name}}}"), value),
    })
}

/// Returns an anonymous visitor of the same server.
fn house_of(visitor: &Visitor) -> Visitor {
    Visitor { cookie: None, token: None, headers: Vec::new(), ..visitor.clone() }
}

pub(crate) async fn who_asks_too_often_is_told_to_wait(house: House) {
    let few = |config: &mut Config| (config.requests_per_minute, config.passwords_per_minute) = (5, 2);
    let house = house.again_with(few).await;
    let mut nobody = house.nobody();
    let wrong = json!({"name": "Nobody", "password": "wrong horse"});
    nobody.post("/api/session", wrong.clone()).await.expect(401);
    nobody.post("/api/session", wrong.clone()).await.expect(401);
    let answer = nobody.post("/api/session", wrong).await;
    assert_eq!(answer.status, 429);
    assert!(answer.error().starts_with("too many requests"));
    let wait: u64 = answer.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=60).contains(&wait));
    let mut statuses = Vec::new();
    for _ in 0..6 {
        statuses.push(nobody.get("/api/games").await.status.as_u16());
    }
    assert_eq!((statuses[0], statuses[5]), (200, 429), "{statuses:?}");
    assert_eq!(nobody.get("/").await.status, 200, "a page's files are not counted");
}

pub(crate) async fn who_guesses_passwords_locks_nobody_else_out(house: House) {
    let ana = house.account("Ana").await;
    house.account("Rui").await;
    let few = |config: &mut Config| (config.passwords_per_minute, config.behind_proxy) = (3, true);
    let house = house.again_with(few).await;
    let from = |visitor: &Visitor, number: usize| {
        let headers = vec![("x-forwarded-for", format!("192.0.2.{number}"))];
        Visitor { headers, ..visitor.at(&house) }
    };
    let tried = async |by: &Visitor, number: usize, password: &str| {
        let wanted = json!({"name": "ana", "password": password});
        from(by, number).post("/api/session", wanted).await.status.as_u16()
    };
    let nobody = house.nobody();
    for expected in [401, 401, 401, 429] {
        assert_eq!(tried(&nobody, 1, "wrong horse").await, expected);
    }
    assert_eq!(tried(&nobody, 2, crate::house::PASSWORD).await, 200, "other addresses are not locked out");
    assert_eq!(
        tried(&ana, 1, crate::house::PASSWORD).await,
        200,
        "nor a logged-in person at the same address"
    );
    let other = json!({"name": "Rui", "password": crate::house::PASSWORD});
    assert_eq!(
        from(&nobody, 1).post("/api/session", other).await.status,
        200,
        "nor other people at this address"
    );
    // With a stolen cookie, attempts from all addresses count together.
    let stolen = from(&ana, 3);
    for (number, expected) in [(10, 401), (11, 401), (12, 429)] {
        let guess = json!({"old": "wrong horse", "new": "battery staple"});
        let answer = from(&stolen, number).post("/api/account/password", guess).await;
        assert_eq!(answer.status, expected, "{}", answer.text);
    }
}

pub(crate) async fn who_asks_too_often_from_many_addresses_is_told_to_wait_too(house: House) {
    let (guest, other) = (house.guest().await, house.guest().await);
    let few = |config: &mut Config| (config.requests_per_minute, config.behind_proxy) = (5, true);
    let house = house.again_with(few).await;
    let ask = async |who: &Visitor, address: usize| {
        // A client's forged entries before the proxy's line change nothing.
        let forwarded = format!("192.0.2.99, 192.0.2.{address}");
        let headers = vec![("x-forwarded-for", forwarded)];
        Visitor { headers, ..who.at(&house) }.get("/api/account").await.status.as_u16()
    };
    for address in 1..=5 {
        assert_eq!(ask(&guest, address).await, 200);
    }
    assert_eq!((ask(&guest, 6).await, ask(&other, 7).await), (429, 200));
}
