//! The available games.

use super::extract::Path;
use crate::app::Shared;
use crate::problem::Problem;
use crate::ratings::{Leader, leaders};
use crate::words::language_of;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use std::collections::BTreeMap;
use tabuleiro_table::kind;
use tabuleiro_words::Menu;
use tabuleiro_words::rules::{Page, PictureView};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// A page of the rules with rendered pictures.
type RulesPage = Page<PictureView>;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(games))
        .routes(routes!(rules))
        .routes(routes!(pages))
        .routes(routes!(drawings))
        .routes(routes!(best))
}

/// Returns every game with its rule sets, options and computer players.
#[utoipa::path(get, path = "/api/games", security(()), tag = "games", responses((status = 200, body = Vec<Menu>)))]
async fn games(headers: HeaderMap) -> Json<Vec<Menu>> {
    Json(tabuleiro_views::menus(language_of(&headers)))
}

/// Returns the rules for players, as Markdown in the caller's language.
#[utoipa::path(get, path = "/api/games/{game}/rules", security(()), tag = "games", params(("game" = String, Path)), responses((status = 200, content_type = "text/markdown", body = String)))]
async fn rules(Path(game): Path<String>, headers: HeaderMap) -> Result<impl IntoResponse, Problem> {
    let kind = kind(&game).ok_or(Problem::NotThere)?;
    let text = kind.info.rules(language_of(&headers)).ok_or(Problem::NotThere)?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], text))
}

/// Returns the rules as pages of text, tables and rendered boards.
#[utoipa::path(get, path = "/api/games/{game}/pages", security(()), tag = "games", params(("game" = String, Path)), responses((status = 200, body = Vec<RulesPage>)))]
async fn pages(Path(game): Path<String>, headers: HeaderMap) -> Result<Json<Vec<RulesPage>>, Problem> {
    let kind = kind(&game).ok_or(Problem::NotThere)?;
    Ok(Json(tabuleiro_views::rules_pages(kind, language_of(&headers))?))
}

/// Returns the drawings of a game's symbols by name, each as SVG. The owner's colour is `currentColor`.
#[utoipa::path(get, path = "/api/games/{game}/drawings", security(()), tag = "games", params(("game" = String, Path)), responses((status = 200, body = BTreeMap<String, String>)))]
async fn drawings(Path(game): Path<String>) -> Result<Json<BTreeMap<&'static str, &'static str>>, Problem> {
    Ok(Json(tabuleiro_views::drawings(kind(&game).ok_or(Problem::NotThere)?)))
}

/// Returns the best players of a game in each pool of ratings: accounts whose rating is known well enough.
#[utoipa::path(get, path = "/api/games/{game}/leaders", security(()), tag = "games", params(("game" = String, Path)), responses((status = 200, body = Vec<Leader>)))]
async fn best(State(app): State<Shared>, Path(game): Path<String>) -> Result<Json<Vec<Leader>>, Problem> {
    let info = kind(&game).ok_or(Problem::NotThere)?.info;
    Ok(Json(leaders(&app.store.database, info.id).await?))
}
