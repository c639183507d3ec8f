//! Pictures as SVG, and the frames of animations. The page draws the pixels: a canvas is in every browser.

use serde::{Deserialize, Serialize};
use tabuleiro_core::Explain;
use tabuleiro_picture::{Animation, Film, Frame, Picture, PictureError, PictureOptions, frames};
use tabuleiro_table::Table;
use tabuleiro_views::{Complaint, FILM_SIZE_MAX, FILM_TURNS_MAX, PICTURE_SIZE_MAX, PictureWish, go_back};
use tabuleiro_words::{language_for, speaker_at};

/// A picture of any text of a game.
#[derive(Deserialize)]
pub(crate) struct PictureQuestion {
    text: String,
    #[serde(flatten)]
    look: PictureWish,
}

/// The frames of an animation as SVG, and how long each is shown, in hundredths of a second.
#[derive(Serialize)]
pub(crate) struct Frames {
    frames: Vec<String>,
    delays: Vec<u16>,
}

/// Draws a position as SVG.
pub(crate) fn svg(question: &PictureQuestion, language: &'static str) -> Result<String, Complaint> {
    let (mut table, options, language) = question.read(PICTURE_SIZE_MAX, language)?;
    let speaker = speaker_at(&mut table, language);
    Picture::of(&table, &speaker).svg(&options).map_err(|error| complaint(&error))
}

/// Draws every frame of a game.
pub(crate) fn film(question: &PictureQuestion, language: &'static str) -> Result<Frames, Complaint> {
    let (mut table, options, language) = question.read(FILM_SIZE_MAX, language)?;
    let speaker = speaker_at(&mut table, language);
    let film = Film { turns_max: FILM_TURNS_MAX, ..Film::default() };
    let frames = frames(table, &speaker, &options, film).map_err(|error| complaint(&error))?;
    let delays = (0..frames.len()).map(|index| film.delay_cs(index, frames.len())).collect();
    Ok(Frames { frames, delays })
}

impl PictureQuestion {
    fn read(
        &self,
        size_max: u16,
        language: &'static str,
    ) -> Result<(Table, PictureOptions, &'static str), Complaint> {
        let options = self.look.options(size_max).map_err(|error| complaint(&error))?;
        let mut table = tabuleiro_views::read(&self.text)?.table;
        if let Some(turn) = self.look.turn {
            go_back(&mut table, turn)?;
        }
        let wished = self.look.language.as_deref().and_then(language_for);
        Ok((table, options, wished.unwrap_or(language)))
    }
}

fn complaint(error: &PictureError) -> Complaint {
    Complaint::new(error.explain())
}

/// An animation that is being written from pixels: red, green, blue and opacity, by rows.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
pub struct Gif {
    animation: Animation,
    width: u32,
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
impl Gif {
    /// Begins with the colours of the first and the last frame.
    #[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen(constructor))]
    pub fn new(width: u32, first: &[u8], last: &[u8]) -> Result<Gif, String> {
        let samples = [frame(width, first)?, frame(width, last)?];
        let animation = Animation::begin(&samples).map_err(|error| error.to_string())?;
        Ok(Gif { animation, width })
    }

    /// Adds a frame, shown for some hundredths of a second.
    pub fn add(&mut self, pixels: &[u8], delay_cs: u16) -> Result<(), String> {
        self.animation.add(frame(self.width, pixels)?, delay_cs).map_err(|error| error.to_string())
    }

    /// Returns the whole file.
    pub fn end(self) -> Result<Vec<u8>, String> {
        self.animation.end().map_err(|error| error.to_string())
    }
}

fn frame(width: u32, pixels: &[u8]) -> Result<Frame, String> {
    Frame::opaque(width, pixels).ok_or_else(|| "the pixels are not those of a frame".into())
}
