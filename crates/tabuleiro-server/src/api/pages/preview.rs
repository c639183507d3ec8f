//! Previews of links on other sites: a title, a sentence, a picture.

use super::place::Place;
use crate::address::Address;
use crate::app::Shared;
use crate::problem::Problem;
use crate::words::{speaker, speaker_at};
use axum::http::StatusCode;
use tabuleiro_core::{Message, Options, Random};
use tabuleiro_room::{Place as Seat, Room, State};
use tabuleiro_table::{GameKind, Table, kind_of_text, kinds};
use tabuleiro_words::{Localizer, telling};

/// The head of a page.
pub(super) struct Preview {
    pub(super) status: StatusCode,
    pub(super) title: Option<String>,
    pub(super) about: String,
    /// The address of the picture on this server.
    pub(super) picture: Option<String>,
}

/// Returns the preview of a place. A lookup of a table or person counts as a request.
pub(super) async fn of(app: &Shared, address: &Address, place: Place, language: &'static str) -> Preview {
    let looked_up = matches!(place, Place::Table(_) | Place::Person(_));
    let speaker = speaker(language, None);
    if looked_up && app.limits.request(&address.0).is_err() {
        return plain(speaker, "");
    }
    let seen = match place {
        Place::Alone(page) => return plain(speaker, page),
        Place::Game { page, kind, line } => return of_game(page, kind, line.as_deref(), language),
        Place::Line(line) => return of_line(&line, language),
        Place::Table(id) => of_table(app, &id, language).await,
        Place::Person(name) => of_person(app, &name, speaker).await,
        Place::Unknown => Err(Problem::NotThere),
    };
    seen.unwrap_or_else(|_| missing(speaker))
}

fn plain(speaker: &Localizer, page: &str) -> Preview {
    let title = match page {
        "watch" => Some("web-watch-title"),
        "people" => Some("web-leaders"),
        "rules" => Some("web-rules-title"),
        "learn" => Some("learn"),
        "analysis" => Some("web-analysis"),
        "editor" | "map" => Some("editor"),
        "sign-in" => Some("web-sign-in-title"),
        "settings" => Some("web-settings-title"),
        _ => None,
    };
    Preview {
        status: StatusCode::OK,
        title: title.map(|id| speaker.word(id)),
        about: description(speaker),
        picture: None,
    }
}

/// Says what the place is, with the games by name.
fn description(about: &Localizer) -> String {
    let name = |kind: &GameKind| speaker(about.language(), Some(kind.info.id)).word("game-name");
    let names: Vec<String> = kinds().iter().map(name).collect();
    about.say(&Message::new("web-description").text("games", names.join(", ")))
}

fn missing(speaker: &Localizer) -> Preview {
    Preview {
        status: StatusCode::NOT_FOUND,
        title: Some(speaker.word("web-page-missing")),
        about: speaker.word("web-page-missing-about"),
        picture: None,
    }
}

fn of_game(page: &str, kind: &'static GameKind, line: Option<&str>, language: &'static str) -> Preview {
    let speaker = speaker(language, Some(kind.info.id));
    let game = speaker.word("game-name");
    let title = match page {
        "new" => Some("web-new-title"),
        "rules" => Some("web-rules-of"),
        "editor" => Some("editor-of"),
        _ => None,
    };
    let title = title.map(|id| speaker.say(&Message::new(id).text("game", &game)));
    Preview {
        status: StatusCode::OK,
        title: Some(title.unwrap_or(game)),
        about: speaker.word("game-about"),
        picture: line.map(str::to_string).or_else(|| beginning(kind)).as_deref().map(picture_of),
    }
}

/// Returns a game of this kind before its first move, always the same one.
fn beginning(kind: &'static GameKind) -> Option<String> {
    let setup = kind.draw(&Options::default_of(kind.info), &mut Random::from_seed(0)).ok()?;
    Some(Table::new(kind, &setup).ok()?.line())
}

fn of_line(line: &str, language: &'static str) -> Preview {
    let info = kind_of_text(line).map(|kind| kind.info);
    let speaker = speaker(language, info.map(|info| info.id));
    let analysis = speaker.word("web-analysis");
    Preview {
        status: StatusCode::OK,
        title: Some(info.map_or(analysis.clone(), |_| format!("{}: {analysis}", speaker.word("game-name")))),
        about: description(speaker),
        picture: Some(picture_of(line)),
    }
}

fn picture_of(line: &str) -> String {
    format!("/api/picture.png?text={line}")
}

async fn of_table(app: &Shared, id: &str, language: &'static str) -> Result<Preview, Problem> {
    let table = app.tables().find(id).await?;
    table.look(|room, _| seen_of(room, language)).await
}

fn seen_of(room: &Room, language: &'static str) -> Preview {
    let speaker = speaker(language, Some(room.kind().info.id));
    let game = speaker.word("game-name");
    let names = room.places.iter().map(|place| name_of(room, place, speaker)).collect::<Vec<_>>().join(" – ");
    let finish = room.finish().zip(room.table.as_ref());
    let about = match (room.state(), finish) {
        (State::Open, _) => speaker.say(&Message::new("web-preview-open").text("game", &game)),
        (_, Some((finish, table))) => telling::result(&speaker_at(&mut table.fork(), language), &finish),
        (..) => {
            let turns = room.table.as_ref().map_or(0, |table| table.turns().len());
            speaker.say(&Message::new("web-preview-playing").number("turns", turns as i64))
        }
    };
    Preview {
        status: StatusCode::OK,
        title: Some(format!("{game}: {names}")),
        about,
        picture: Some(format!("/api/tables/{}/picture.png", room.id)),
    }
}

fn name_of(room: &Room, place: &Seat, speaker: &Localizer) -> String {
    let person = place.person.as_ref().and_then(|person| room.name_of(person));
    match person {
        Some(name) => name.to_string(),
        None if place.engine.is_some() => speaker.word("web-new-who-engine"),
        None => speaker.word("web-seat-free"),
    }
}

async fn of_person(app: &Shared, name: &str, speaker: &Localizer) -> Result<Preview, Problem> {
    let person = crate::people::find_by_name(&app.store.database, name).await?.ok_or(Problem::NotThere)?;
    let about = speaker.say(&Message::new("web-person-about").text("name", &person.name));
    Ok(Preview { status: StatusCode::OK, title: Some(person.name), about, picture: None })
}
