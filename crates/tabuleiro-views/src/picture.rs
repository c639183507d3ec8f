//! The look of pictures of boards, as the parameters of an address.

use serde::Deserialize;
use tabuleiro_core::grid::CellName;
use tabuleiro_picture::{Arrow, Face, PictureError, PictureOptions, Rotation, Size};

/// Maximum size of a picture in pixels, along the longer side.
pub const PICTURE_SIZE_MAX: u16 = 2048;
/// Maximum size of an animation, whose cost grows with its frames.
pub const FILM_SIZE_MAX: u16 = 512;
/// Maximum number of turns of an animation.
pub const FILM_TURNS_MAX: usize = 300;

/// The look of a picture.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct PictureWish {
    /// Number of turns played; the current position by default. An animation ends there.
    pub turn: Option<usize>,
    /// `dark`, `light`, `high-contrast` or `colour-blind`; `dark` by default.
    #[cfg_attr(feature = "schema", param(schema_with = themes, required = false))]
    pub theme: Option<String>,
    /// Length of the longer side in pixels: 64 to 2048, up to 512 for an animation.
    #[cfg_attr(feature = "schema", param(minimum = 64, maximum = 2048))]
    pub size: Option<u32>,
    /// Whether cells have their names on them; `true` by default.
    pub coordinates: Option<bool>,
    /// Whether the cells of the last turn are highlighted; `true` by default.
    pub last_move: Option<bool>,
    /// Whether the players and captions appear around the board; `true` by default.
    pub captions: Option<bool>,
    /// Whether the board is seen from the other side.
    pub flip: Option<bool>,
    /// Clockwise rotation of the board in degrees.
    pub rotate: Option<u16>,
    /// Whether the board is mirrored left to right, after its rotation.
    pub mirror: Option<bool>,
    /// Language of the captions; that of `Accept-Language` by default.
    pub language: Option<String>,
    /// Cells to mark with a ring, joined by `_`.
    pub marks: Option<String>,
    /// Arrows such as `c4-e4`, joined by `_`.
    pub arrows: Option<String>,
}

#[cfg(feature = "schema")]
fn themes() -> utoipa::openapi::Object {
    use utoipa::openapi::{ObjectBuilder, Type};
    let names = tabuleiro_picture::Theme::ALL.map(tabuleiro_picture::Theme::id);
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names)).build()
}

impl PictureWish {
    /// Returns the options of a picture that has at most this size.
    pub fn options(&self, most: u16) -> Result<PictureOptions, PictureError> {
        let usual = PictureOptions::default();
        let size = self.size.unwrap_or_else(|| usual.size.pixels().min(most).into());
        Ok(PictureOptions {
            theme: self.theme.as_deref().map_or(Ok(usual.theme), str::parse)?,
            coordinates: self.coordinates.unwrap_or(usual.coordinates),
            last_move: self.last_move.unwrap_or(usual.last_move),
            captions: self.captions.unwrap_or(usual.captions),
            rotation: match self.flip {
                Some(true) => Rotation::FLIPPED,
                _ => self.rotate.map_or(usual.rotation, Rotation::new),
            },
            side: Face::mirrored(self.mirror == Some(true)),
            size: Size::at_most(size, most)?,
            marks: listed(self.marks.as_deref()).map(str::parse::<CellName>).collect::<Result<_, _>>()?,
            arrows: listed(self.arrows.as_deref()).map(str::parse::<Arrow>).collect::<Result<_, _>>()?,
        })
    }
}

/// Returns the parts of a list. Parts beyond a limit are ignored, since more marks say nothing.
fn listed(text: Option<&str>) -> impl Iterator<Item = &str> {
    text.unwrap_or_default().split('_').filter(|part| !part.is_empty()).take(100)
}
