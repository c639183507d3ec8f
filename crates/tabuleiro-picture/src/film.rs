//! Games as animated GIFs: one frame per turn.

#[cfg(feature = "raster")]
use crate::animation::{Animation, Frame};
use crate::options::{PictureError, PictureOptions};
use crate::picture::Picture;
use tabuleiro_table::Table;
use tabuleiro_words::Localizer;

/// The timing and length of an animation.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Film {
    /// Duration of a turn, in hundredths of a second.
    pub turn_cs: u16,
    /// Duration of the last turn before the animation repeats, in hundredths of a second.
    pub last_cs: u16,
    /// Largest number of turns.
    pub turns_max: usize,
}

impl Default for Film {
    fn default() -> Film {
        Film { turn_cs: 100, last_cs: 400, turns_max: 500 }
    }
}

/// Largest length of the longer side of an animation, in pixels.
pub const FILM_SIZE_MAX: u16 = 1024;

impl Film {
    /// Returns how long a frame is shown, in hundredths of a second.
    pub fn delay_cs(self, index: usize, frames: usize) -> u16 {
        if index + 1 == frames { self.last_cs } else { self.turn_cs }
    }
}

/// Returns the game at a table as a GIF, from its start.
#[cfg(feature = "raster")]
pub fn film(
    table: Table,
    speaker: &Localizer,
    options: &PictureOptions,
    film: Film,
) -> Result<Vec<u8>, PictureError> {
    let pictures = pictures(table, speaker, options, film)?;
    let frame = |picture: &Picture| picture.pixmap(options).map(|pixmap| Frame::of(&pixmap));
    let samples = [frame(&pictures[0])?, frame(&pictures[pictures.len() - 1])?];
    let mut animation = Animation::begin(&samples)?;
    for (index, picture) in pictures.iter().enumerate() {
        animation.add(frame(picture)?, film.delay_cs(index, pictures.len()))?;
    }
    animation.end()
}

/// Returns the frames of the game at a table as SVG, all of one size.
pub fn frames(
    table: Table,
    speaker: &Localizer,
    options: &PictureOptions,
    film: Film,
) -> Result<Vec<String>, PictureError> {
    pictures(table, speaker, options, film)?.iter().map(|picture| picture.svg(options)).collect()
}

fn pictures(
    mut table: Table,
    speaker: &Localizer,
    options: &PictureOptions,
    film: Film,
) -> Result<Vec<Picture>, PictureError> {
    let turns = table.turns().len();
    if turns > film.turns_max {
        return Err(PictureError::TooLong { turns, most: film.turns_max });
    }
    let pixels = options.size.pixels();
    if pixels > FILM_SIZE_MAX {
        return Err(PictureError::Size { found: pixels.into(), most: FILM_SIZE_MAX });
    }
    let mut pictures: Vec<Picture> = (0..=turns)
        .rev()
        .map(|turn| {
            table.back_to_turn(turn);
            Picture::of(&table, speaker)
        })
        .collect();
    pictures.reverse();
    // All frames must have one size, so each reserves space for the longest caption.
    let lines: Vec<usize> =
        pictures.iter().map(|picture| picture.caption_lines(options)).collect::<Result<_, _>>()?;
    let most = lines.into_iter().max().unwrap_or(1);
    pictures.iter_mut().for_each(|picture| picture.caption_room = most);
    Ok(pictures)
}
