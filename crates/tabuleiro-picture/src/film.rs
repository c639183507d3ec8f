//! Games as animated GIFs: one frame per turn, of which only the changed part is stored.

use crate::options::{PictureError, PictureOptions};
use crate::picture::Picture;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use resvg::tiny_skia::Pixmap;
use std::borrow::Cow;
use std::collections::HashMap;
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

/// Returns the game at a table as a GIF, from its start.
pub fn film(
    mut table: Table,
    speaker: &Localizer,
    options: &PictureOptions,
    film: Film,
) -> Result<Vec<u8>, PictureError> {
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
    encode(&pictures, options, film)
}

fn encode(pictures: &[Picture], options: &PictureOptions, film: Film) -> Result<Vec<u8>, PictureError> {
    let problem = |error: gif::EncodingError| PictureError::Drawing(error.to_string());
    let (first, last) = (&pictures[0], &pictures[pictures.len() - 1]);
    let mut shown = first.pixmap(options)?;
    let (width, height) = (shown.width() as u16, shown.height() as u16);
    let mut palette = Palette::of(&[&shown, &last.pixmap(options)?]);
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height, &palette.colours).map_err(problem)?;
    encoder.set_repeat(Repeat::Infinite).map_err(problem)?;
    for (index, picture) in pictures.iter().enumerate() {
        let next = if index == 0 { shown.clone() } else { picture.pixmap(options)? };
        let part = if index == 0 { Part::all(&next) } else { Part::changed(&shown, &next) };
        let delay = if index + 1 == pictures.len() { film.last_cs } else { film.turn_cs };
        let frame = Frame {
            delay,
            dispose: DisposalMethod::Keep,
            left: part.left as u16,
            top: part.top as u16,
            width: part.width as u16,
            height: part.height as u16,
            transparent: Some(UNCHANGED),
            buffer: Cow::Owned(palette.indices(&part, &next, (index > 0).then_some(&shown))),
            ..Frame::default()
        };
        encoder.write_frame(&frame).map_err(problem)?;
        shown = next;
    }
    drop(encoder);
    Ok(bytes)
}

type Rgb = [u8; 3];

/// Palette index for unchanged pixels; long runs of it compress well.
const UNCHANGED: u8 = 0;

/// The palette of an animation.
struct Palette {
    colours: Vec<u8>,
    known: HashMap<Rgb, u8>,
}

impl Palette {
    /// Chooses the most frequent colours of these frames. Rare colours are rounded to the nearest of them.
    fn of(frames: &[&Pixmap]) -> Palette {
        let mut counts: HashMap<Rgb, u32> = HashMap::new();
        for frame in frames {
            Part::all(frame).pixels(frame).for_each(|pixel| *counts.entry(pixel).or_default() += 1);
        }
        let mut colours: Vec<(Rgb, u32)> = counts.into_iter().collect();
        colours.sort_by_key(|&(colour, count)| (std::cmp::Reverse(count), colour));
        let chosen = chosen(&colours);
        let known = (UNCHANGED + 1..=u8::MAX).zip(&chosen).map(|(index, &colour)| (colour, index)).collect();
        Palette { colours: [Rgb::default()].into_iter().chain(chosen).flatten().collect(), known }
    }

    /// Returns the palette indices of a part of a frame; pixels as in the frame before are `UNCHANGED`.
    fn indices(&mut self, part: &Part, frame: &Pixmap, before: Option<&Pixmap>) -> Vec<u8> {
        let Some(before) = before else { return part.pixels(frame).map(|pixel| self.index(pixel)).collect() };
        let pairs = part.pixels(before).zip(part.pixels(frame));
        pairs.map(|(before, pixel)| if before == pixel { UNCHANGED } else { self.index(pixel) }).collect()
    }

    fn index(&mut self, pixel: Rgb) -> u8 {
        let colours = self.colours.as_chunks().0;
        *self.known.entry(pixel).or_insert_with(|| {
            let nearest =
                (UNCHANGED as usize + 1..colours.len()).min_by_key(|&index| distance(colours[index], pixel));
            nearest.unwrap_or_default() as u8
        })
    }
}

/// Number of colours in a GIF, less the one for unchanged pixels.
const COLOURS_MAX: usize = 255;

/// Chooses frequent colours that differ clearly, then more similar ones while there is space.
fn chosen(colours: &[(Rgb, u32)]) -> Vec<Rgb> {
    let mut chosen: Vec<Rgb> = Vec::new();
    for apart in [900, 300, 60, 1] {
        for &(colour, _) in colours {
            if chosen.len() == COLOURS_MAX {
                return chosen;
            }
            if chosen.iter().all(|&other| distance(other, colour) >= apart) {
                chosen.push(colour);
            }
        }
    }
    chosen
}

fn distance(one: Rgb, other: Rgb) -> u32 {
    one.iter().zip(other).map(|(&one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
}

/// A rectangle of a frame.
struct Part {
    left: u32,
    top: u32,
    width: u32,
    height: u32,
}

impl Part {
    fn all(frame: &Pixmap) -> Part {
        Part { left: 0, top: 0, width: frame.width(), height: frame.height() }
    }

    /// Returns the smallest part with every change; a single pixel if nothing changed.
    fn changed(before: &Pixmap, after: &Pixmap) -> Part {
        if (before.width(), before.height()) != (after.width(), after.height()) {
            return Part::all(after);
        }
        let width = after.width();
        let differing = before.pixels().iter().zip(after.pixels()).enumerate();
        let differing = differing.filter(|(_, (before, after))| before != after);
        let places = differing.map(|(index, _)| (index as u32 % width, index as u32 / width));
        let bounds = places.fold(None, |bounds, (x, y)| {
            let (left, top, right, bottom) = bounds.unwrap_or((x, y, x, y));
            Some((x.min(left), y.min(top), x.max(right), y.max(bottom)))
        });
        let (left, top, right, bottom) = bounds.unwrap_or((0, 0, 0, 0));
        Part { left, top, width: right - left + 1, height: bottom - top + 1 }
    }

    fn pixels<'a>(&self, frame: &'a Pixmap) -> impl Iterator<Item = Rgb> + use<'a> {
        let (across, left, width) = (frame.width(), self.left, self.width);
        let rows = self.top..(self.top + self.height).min(frame.height());
        let places = rows.flat_map(move |y| (left..(left + width).min(across)).map(move |x| (x, y)));
        places.map(move |(x, y)| {
            let pixel = frame.pixels()[(y * across + x) as usize].demultiply();
            [pixel.red(), pixel.green(), pixel.blue()]
        })
    }
}
