//! The description of the interface, held against what the running server does.

use crate::house::{House, Visitor, options};
use crate::tables::{GAME, begun, some_turn};
use axum::http::Method;
use serde_json::{Value, json};

pub async fn answers_are_as_described(house: House) {
    let document = house.nobody().get("/api/openapi.json").await.expect(200);
    let (mut one, _, id) = begun(&house, json!({"game": GAME})).await;
    let turn = json!({"turn": 1, "moves": some_turn(&mut one, &id).await});
    let (table, at) = ("/api/tables/{id}", format!("/api/tables/{id}"));
    let name = one.get("/api/account").await.expect(200)["name"].as_str().unwrap().to_string();
    let sub = |path: &str| (format!("{table}{path}"), format!("{at}{path}"));
    let person = |path: &str| (format!("/api/people/{{name}}{path}"), format!("/api/people/{name}{path}"));
    let plain = |path: &str| (path.to_string(), path.to_string());
    let made = json!({"game": GAME, "places": ["me", "link"]});
    let wanted = [
        (Method::GET, plain("/api/account"), None),
        (Method::GET, plain("/api/account/sessions"), None),
        (
            Method::POST,
            plain("/api/account/tokens"),
            Some(json!({"name": "x", "scopes": ["read"], "days": 3})),
        ),
        (Method::GET, plain("/api/account/tokens"), None),
        (Method::GET, plain("/api/account/maps"), None),
        (Method::GET, plain("/api/games"), None),
        (Method::POST, plain("/api/guest"), None),
        (Method::POST, plain("/api/tables"), Some(made)),
        (Method::GET, plain("/api/tables"), None),
        (Method::GET, sub(""), None),
        (Method::GET, sub("/position"), None),
        (Method::POST, sub("/turns"), Some(turn)),
        (Method::POST, sub("/offer"), Some(json!({"what": "draw"}))),
        (Method::POST, sub("/chat"), Some(json!({"text": "hello"}))),
        (Method::GET, sub("/chat"), None),
        (Method::GET, person(""), None),
        (Method::GET, person("/ratings"), None),
        (Method::GET, person("/opponents"), None),
        (Method::POST, sub("/resign"), None),
        (Method::GET, sub(""), None),
    ];
    for (method, (template, path), body) in wanted {
        if let Some(body) = &body {
            check_body(&document, &method, &template, body);
        }
        check_answer(&document, &mut one, &method, &template, &path, body).await;
    }
}

/// The answer has the described code and shape.
async fn check_answer(
    document: &Value,
    by: &mut Visitor,
    method: &Method,
    template: &str,
    path: &str,
    body: Option<Value>,
) {
    let answer = by.ask(method.clone(), path, body).await;
    let described = &operation(document, method, template)["responses"][answer.status.as_str()];
    assert!(
        described.is_object(),
        "{method} {template}: {} is not described: {}",
        answer.status,
        answer.text
    );
    let schema = &described["content"]["application/json"]["schema"];
    check(document, schema, &serde_json::from_str(&answer.text).unwrap(), &format!("{method} {template}"));
}

/// What the tests send is what is described.
fn check_body(document: &Value, method: &Method, template: &str, body: &Value) {
    let schema =
        &operation(document, method, template)["requestBody"]["content"]["application/json"]["schema"];
    check(document, schema, body, &format!("{method} {template}, sent"));
}

fn operation<'a>(document: &'a Value, method: &Method, template: &str) -> &'a Value {
    &document["paths"][template][method.as_str().to_ascii_lowercase()]
}

fn check(document: &Value, schema: &Value, value: &Value, what: &str) {
    assert!(schema.is_object(), "{what} has no schema");
    let mut whole = schema.clone();
    whole["components"] = document["components"].clone();
    let validator = jsonschema::draft202012::new(&whole).unwrap();
    let problems: Vec<String> =
        validator.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert!(problems.is_empty(), "{what}: {problems:#?}\n{value}");
}

pub async fn who_asks_too_often_is_told_to_wait(house: House) {
    let mut few = options(&house.url);
    few.requests_per_minute = 5;
    few.passwords_per_minute = 2;
    let house = House::open_at(few, crate::house::BEGIN).await;
    let mut nobody = house.nobody();
    let wrong = json!({"name": "Nobody", "password": "wrong horse"});
    nobody.post("/api/session", wrong.clone()).await.expect(401);
    nobody.post("/api/session", wrong.clone()).await.expect(401);
    let answer = nobody.post("/api/session", wrong).await;
    assert_eq!(answer.status, 429);
    assert!(answer.error().starts_with("too often"));
    let wait: u64 = answer.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=60).contains(&wait));
    let mut statuses = Vec::new();
    for _ in 0..6 {
        statuses.push(nobody.get("/healthz").await.status.as_u16());
    }
    assert_eq!((statuses[0], statuses[5]), (200, 429), "{statuses:?}");
}

pub async fn pages_are_kept_to_themselves(house: House) {
    let mut nobody = house.nobody();
    for path in ["/", "/page.js", "/page.css", "/api/games", "/api/nothing"] {
        let answer = nobody.get(path).await;
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert!(!answer.headers.contains_key("access-control-allow-origin"));
    }
    let page = nobody.get("/").await.text;
    assert!(!page.contains("{{") && !page.contains("<script>") && !page.contains("style="), "{page}");
    nobody.headers.push(("accept-language", "pt".into()));
    assert!(nobody.get("/").await.text.contains("Um jogo novo"));
}
