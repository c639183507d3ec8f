//! Positions as SVG and PNG, games as animated GIF.

use super::caller::Caller;
use super::extract::{Path, Query};
use super::positions::shown;
use crate::address::Address;
use crate::app::Shared;
use crate::pictures::Order;
use crate::problem::Problem;
use crate::words::{language_of, speaker_at};
use axum::Extension;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tabuleiro_core::Explain;
use tabuleiro_picture::{Film, Picture, film};
use tabuleiro_table::Table;
use tabuleiro_views::{FILM_SIZE_MAX, FILM_TURNS_MAX, PICTURE_SIZE_MAX, PictureWish, go_back, read};
use tabuleiro_words::language_for;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(table_svg))
        .routes(routes!(table_png))
        .routes(routes!(table_gif))
        .routes(routes!(text_svg))
        .routes(routes!(text_png))
        .routes(routes!(text_gif))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Text {
    /// A set-up, position or game as a line.
    text: String,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Format {
    Svg,
    Png,
    Gif,
}

/// A picture's requester: an address and its person, if known.
struct Asker {
    person: Option<String>,
    address: Address,
}

impl Asker {
    fn who(&self) -> &str {
        self.person.as_deref().unwrap_or(&self.address.0)
    }
}

impl FromRequestParts<Shared> for Asker {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Asker, Problem> {
        let Extension(address) =
            Extension::from_request_parts(parts, app).await.map_err(|_| Problem::NotThere)?;
        // Pictures are public, so invalid credentials count as none.
        let caller = <Caller as FromRequestParts<Shared>>::from_request_parts(parts, app).await.ok();
        Ok(Asker { person: caller.map(|caller| caller.person.id), address })
    }
}

impl Format {
    /// Returns the cost of drawing in pictures; an animation costs one more for every ten turns.
    fn cost(self, turns: usize) -> u32 {
        match self {
            Format::Svg | Format::Png => 1,
            Format::Gif => 1 + turns.min(FILM_TURNS_MAX) as u32 / 10,
        }
    }

    /// Returns the maximum size in pixels.
    const fn size_max(self) -> u16 {
        match self {
            Format::Svg | Format::Png => PICTURE_SIZE_MAX,
            Format::Gif => FILM_SIZE_MAX,
        }
    }

    const fn content_type(self) -> &'static str {
        match self {
            Format::Svg => "image/svg+xml",
            Format::Png => "image/png",
            Format::Gif => "image/gif",
        }
    }
}

/// Defines the two end points of one format: the board of a table, and that of any text.
macro_rules! pictures {
    ($($format:ident $content_type:literal $table:ident $table_path:literal $text:ident $text_path:literal)+) => {$(
        /// Draws the board of a table. A GIF shows the game up to the turn.
        #[utoipa::path(get, path = $table_path, security(()), tag = "pictures", params(("id" = String, Path), PictureWish), responses((status = 400, description = "the text, turn, size or a mark is not there"), (status = 200, description = "the picture", content_type = $content_type, body = String)))]
        async fn $table(
            State(app): State<Shared>,
            asker: Asker,
            Path(id): Path<String>,
            Query(look): Query<PictureWish>,
            headers: HeaderMap,
        ) -> Result<Response, Problem> {
            draw(&app, (&asker, &id), shown(&app, &id).await?, &look, &headers, Format::$format).await
        }

        /// Draws any position. A GIF shows the game up to the turn.
        #[utoipa::path(get, path = $text_path, security(()), tag = "pictures", params(Text, PictureWish), responses((status = 400, description = "the text, turn, size or a mark is not there"), (status = 200, description = "the picture", content_type = $content_type, body = String)))]
        async fn $text(
            State(app): State<Shared>,
            asker: Asker,
            Query(text): Query<Text>,
            Query(look): Query<PictureWish>,
            headers: HeaderMap,
        ) -> Result<Response, Problem> {
            draw(&app, (&asker, ""), read(&text.text)?.table, &look, &headers, Format::$format).await
        }
    )+};
}

pictures! {
    Svg "image/svg+xml" table_svg "/api/tables/{id}/picture.svg" text_svg "/api/picture.svg"
    Png "image/png" table_png "/api/tables/{id}/picture.png" text_png "/api/picture.png"
    Gif "image/gif" table_gif "/api/tables/{id}/picture.gif" text_gif "/api/picture.gif"
}

async fn draw(
    app: &Shared,
    (asker, id): (&Asker, &str),
    mut table: Table,
    look: &PictureWish,
    headers: &HeaderMap,
    format: Format,
) -> Result<Response, Problem> {
    let options = look.options(format.size_max()).map_err(|error| Problem::bad(error.explain()))?;
    if let Some(turn) = look.turn {
        go_back(&mut table, turn)?;
    }
    let cost = format.cost(table.turns().len());
    app.limits.picture(&asker.address.0, cost)?;
    let language = look.language.as_deref().and_then(language_for);
    let speaker = speaker_at(&mut table, language.unwrap_or_else(|| language_of(headers)));
    let order = Order { person: asker.who(), table: id, cost };
    let bytes = app.pictures.draw(order, move || match format {
        Format::Svg => Ok(Picture::of(&table, &speaker).svg(&options)?.into_bytes()),
        Format::Png => Picture::of(&table, &speaker).png(&options),
        Format::Gif => {
            let short = Film { turns_max: FILM_TURNS_MAX, ..Film::default() };
            film(table, &speaker, &options, short)
        }
    });
    let headers = [(header::CONTENT_TYPE, format.content_type()), (header::VARY, "accept-language")];
    Ok((headers, bytes.await?).into_response())
}
