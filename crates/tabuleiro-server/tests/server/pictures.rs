//! Boards as pictures.

use crate::house::House;
use crate::tables::{GAME, begun, play};
use serde_json::json;

const LINE: &str = "gsk1.published.2.starts~1";

pub(crate) async fn a_board_is_drawn_as_anybody_wants_it(house: House) {
    let (mut one, _, id) = begun(&house, json!({"game": GAME})).await;
    play(&mut one, &id).await;
    let mut nobody = house.nobody();
    for (ending, kind, begin) in [
        ("svg", "image/svg+xml", "<svg"),
        ("png", "image/png", "\u{fffd}PNG"),
        ("gif", "image/gif", "GIF89a"),
    ] {
        for look in ["", "&turn=0&theme=light", "&flip=true&captions=false&coordinates=false&last_move=false"]
        {
            let answer = nobody.get(&format!("/api/tables/{id}/picture.{ending}?size=96{look}")).await;
            assert_eq!(answer.status, 200, "{}", answer.text);
            assert_eq!(answer.headers["content-type"], kind);
            assert!(answer.text.starts_with(begin), "{ending}");
        }
    }
    let marked = nobody.get(&format!("/api/picture.svg?text={LINE}&marks=a1_a2&arrows=a1-b1")).await;
    assert!(marked.text.matches("r=\"46\"").count() == 2, "{}", marked.text);
    let game = format!("{LINE}.moves~d7-d6");
    let film = nobody.get(&format!("/api/picture.gif?text={game}&size=96&theme=light")).await;
    assert!(film.status == 200 && film.text.starts_with("GIF89a"), "{}", film.text);
    let seen = |look: &str| format!("/api/picture.svg?text={LINE}&coordinates=false&captions=false{look}");
    let (plain, mirrored) = (nobody.get(&seen("")).await.text, nobody.get(&seen("&mirror=true")).await.text);
    assert_ne!(plain, mirrored);
    let twice = nobody.get(&seen("&mirror=true&rotate=180")).await.text;
    assert_ne!(twice, mirrored);
    let said = nobody.get(&format!("/api/picture.svg?text={LINE}&language=pt")).await.text;
    assert!(said.contains("Jogador 1"), "{said}");
    nobody.headers.push(("accept-language", "pt".into()));
    let drawn = nobody.get(&format!("/api/picture.svg?text={LINE}")).await.text;
    assert!(drawn.contains("Jogador 1"), "{drawn}");
}

pub(crate) async fn a_picture_that_cannot_be_drawn_is_refused_in_words(house: House) {
    let mut nobody = house.nobody();
    for (look, why) in [
        ("size=1", "64 to 2048"),
        ("size=99999", "64 to 2048"),
        ("theme=mauve", "high-contrast"),
        ("turn=9", "no turn 9"),
        ("rotate=7", "multiple of 30"),
        ("marks=z9", "no cell z9"),
        ("arrows=a1", "c4-e4"),
        ("flip=perhaps", "flip"),
    ] {
        let answer = nobody.get(&format!("/api/picture.svg?text={LINE}&{look}")).await;
        assert_eq!(answer.status, 400, "{look}");
        assert!(answer.error().contains(why), "{look}: {}", answer.error());
    }
    assert_eq!(nobody.get("/api/picture.png?text=nonsense").await.status, 400);
    assert_eq!(nobody.get("/api/picture.png").await.status, 400);
    assert_eq!(nobody.get("/api/tables/nothing/picture.gif").await.status, 404);
}

pub(crate) async fn who_wants_too_many_pictures_waits(house: House) {
    let house = house.again_with(|config| config.requests_per_minute = 10).await;
    let mut nobody = house.nobody();
    let mut statuses = Vec::new();
    for _ in 0..3 {
        statuses.push(nobody.get(&format!("/api/picture.svg?text={LINE}")).await.status.as_u16());
    }
    assert_eq!(statuses, [200, 200, 429]);
}
