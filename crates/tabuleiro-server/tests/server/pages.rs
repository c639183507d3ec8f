//! The pages: files with kinds and tags, one page for every address of ours, and what links to it show elsewhere.

use crate::house::{House, Visitor};
use crate::tables::{GAME, begun};
use axum::http::{Method, header};
use serde_json::json;
use tabuleiro_server::Config;
use tower::ServiceExt;

const ORIGIN: &str = "https://games.example";

pub(crate) async fn pages_are_kept_to_themselves(house: House) {
    let mut nobody = house.nobody();
    for path in ["/", "/t/abc", "/assets/nothing.js", "/api/games", "/api/nothing"] {
        let answer = nobody.get(path).await;
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        let unsafe_words = policy.matches("unsafe").count();
        let is_module_alone = policy.contains("script-src 'self' 'wasm-unsafe-eval';") && unsafe_words == 1;
        assert!(policy.contains("default-src 'none'") && is_module_alone, "{policy}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert!(!answer.headers.contains_key("access-control-allow-origin"));
    }
    let page = nobody.get("/").await.text;
    assert!(!page.contains("<script>") && !page.contains("style="), "{page}");
}

/// Whatever the pages are now: their files have kinds and tags.
pub(crate) async fn pages_come_whole_small_or_not_at_all(house: House) {
    let mut nobody = house.nobody();
    nobody.get("/api/nothing").await.expect(404);
    nobody.post("/people/Ana", json!({})).await.expect(404);
    let page = nobody.get("/").await;
    assert_eq!(
        (page.status.as_u16(), &page.headers[header::CACHE_CONTROL]),
        (200, &"no-cache".parse().unwrap())
    );
    assert_eq!(page.headers[header::CONTENT_TYPE], "text/html; charset=utf-8");
    assert!(page.text.contains("<noscript>"), "without scripts something is said");
    let tag = page.headers[header::ETAG].to_str().unwrap().to_string();
    let mut again = Visitor { headers: vec![("if-none-match", tag)], ..nobody.clone() };
    let answer = again.get("/").await;
    assert_eq!((answer.status.as_u16(), answer.text.as_str()), (304, ""));
    for encoding in ["gzip", "br"] {
        let small = Visitor { headers: vec![("accept-encoding", encoding.into())], ..nobody.clone() };
        let request = small.request(Method::GET, "/", "", String::new());
        let response = small.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.headers()[header::CONTENT_ENCODING], encoding);
    }
}

pub(crate) async fn assets_are_kept_for_good_under_the_name_of_their_build(house: House) {
    let mut nobody = house.nobody();
    let page = nobody.get("/t/abc").await.text;
    let script = page.split("src=\"").find(|rest| rest.starts_with("/assets-")).unwrap();
    let script = script.split('"').next().unwrap();
    let kept = nobody.get(script).await;
    assert_eq!(kept.headers[header::CONTENT_TYPE], "text/javascript; charset=utf-8");
    assert_eq!(kept.headers[header::CACHE_CONTROL], "public, max-age=31536000, immutable");
    let plain = format!("/assets/{}", script.rsplit('/').next().unwrap());
    let asked = nobody.get(&plain).await;
    assert_eq!(
        (&asked.text, &asked.headers[header::CACHE_CONTROL]),
        (&kept.text, &"no-cache".parse().unwrap())
    );
    for gone in ["/assets/nothing.js", "/assets-0123456789abcdef/index.js"] {
        nobody.get(gone).await.expect(404);
    }
}

pub(crate) async fn addresses_of_nothing_answer_404_with_the_page(house: House) {
    let mut nobody = house.nobody();
    house.account("Ana").await;
    for known in ["/", "/watch", "/rules/green-skull", "/people/Ana", "/analysis", "/map/mine", "/sw.js"] {
        assert_eq!(nobody.get(known).await.status, 200, "{known}");
    }
    for unknown in ["/nowhere", "/t/abc", "/people/Bia", "/rules/chess", "/worker.js"] {
        let answer = nobody.get(unknown).await;
        assert_eq!(answer.status, 404, "{unknown}");
        assert!(answer.text.contains("id=\"app\""), "{unknown} shows the page that says so");
    }
}

pub(crate) async fn links_show_what_they_lead_to(house: House) {
    let (_, _, table) = begun(&house, json!({"game": GAME})).await;
    let mut nobody = house.nobody();
    assert!(
        !nobody.get(&format!("/t/{table}")).await.text.contains("og:image"),
        "no setting names the server"
    );
    let house = house.again_with(named).await;
    let mut linked = house.nobody();
    let image = |path: &str| format!("content=\"{ORIGIN}{path}\"");
    let page = linked.get(&format!("/t/{table}")).await.text;
    assert!(page.contains(&image(&format!("/api/tables/{table}/picture.png"))), "{page}");
    let title = page.split("og:title\" content=\"").nth(1).unwrap().split('"').next().unwrap();
    assert!(title.contains(": ") && title.contains(" – "), "{title} names the game and its players");
    for page in ["/analysis", "/editor/green-skull", "/new/green-skull"] {
        let game = linked.get(&format!("{page}?g=gsk1.published.2.starts~1")).await.text;
        assert!(game.contains(&image("/api/picture.png?text=gsk1.published.2.starts~1")), "{game}");
    }
    let rules = linked.get("/rules/green-skull").await.text;
    assert!(rules.contains("<title>Rules of Green Skull · Tabuleiro</title>"), "{rules}");
    let portuguese = Visitor { headers: vec![("accept-language", "pt-PT".into())], ..linked.clone() };
    let rules = portuguese.clone().get("/rules/green-skull").await.text;
    assert!(rules.contains("<html lang=\"pt\"") && rules.contains("Regras de Green Skull"), "{rules}");
    assert!(!linked.get("/t/a%22b%3Cc").await.text.contains("a\"b"));
}

/// The picture of a game page is one that the server draws.
pub(crate) async fn pictures_of_games_can_be_had(house: House) {
    let house = house.again_with(named).await;
    let mut nobody = house.nobody();
    for game in nobody.get("/api/games").await.expect(200).as_array().unwrap() {
        let page = nobody.get(&format!("/rules/{}", game["id"].as_str().unwrap())).await.text;
        let picture = page.split("og:image\" content=\"").nth(1).unwrap().split('"').next().unwrap();
        let path = picture.strip_prefix(ORIGIN).unwrap();
        assert_eq!(nobody.get(path).await.status, 200, "{path}");
    }
}

pub(crate) async fn search_engines_find_games_and_leave_tables_alone(house: House) {
    let mut nobody = house.nobody();
    let robots = nobody.get("/robots.txt").await;
    assert_eq!(robots.headers[header::CONTENT_TYPE], "text/plain; charset=utf-8");
    assert!(robots.text.contains("Disallow: /t/") && !robots.text.contains("Sitemap"), "{}", robots.text);
    nobody.get("/sitemap.xml").await.expect(404);
    let house = house.again_with(named).await;
    let mut nobody = house.nobody();
    assert!(nobody.get("/robots.txt").await.text.contains(&format!("Sitemap: {ORIGIN}/sitemap.xml")));
    let map = nobody.get("/sitemap.xml").await.text;
    let addresses: Vec<&str> =
        map.split("<loc>").skip(1).map(|rest| rest.split('<').next().unwrap()).collect();
    assert!(addresses.contains(&"https://games.example/rules/green-skull"), "{map}");
    for address in addresses {
        assert_eq!(nobody.get(address.strip_prefix(ORIGIN).unwrap()).await.status, 200, "{address}");
    }
}

fn named(config: &mut Config) {
    config.origin = Some(ORIGIN.into());
}
