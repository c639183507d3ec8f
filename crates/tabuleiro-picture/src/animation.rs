//! Animated GIFs of frames that come one after the other; of each only the changed part is stored.

use crate::options::PictureError;
use gif::{DisposalMethod, Encoder, Repeat};
use std::borrow::Cow;
use std::collections::HashMap;

/// The pixels of a frame, by rows from the top.
#[derive(Clone)]
pub struct Frame {
    width: u32,
    height: u32,
    pixels: Vec<Rgb>,
}

impl Frame {
    /// Returns a frame of opaque pixels: red, green, blue and opacity. `None` if these are not the pixels of whole rows, or none.
    pub fn opaque(width: u32, rgba: &[u8]) -> Option<Frame> {
        let (pixels, rest) = rgba.as_chunks::<4>();
        let height = u32::try_from(pixels.len()).ok()?.checked_div(width)?;
        let fits = rest.is_empty() && height > 0 && (width * height) as usize == pixels.len();
        let pixels = pixels.iter().map(|&[red, green, blue, _]| [red, green, blue]).collect();
        fits.then_some(Frame { width, height, pixels })
    }

    #[cfg(feature = "raster")]
    pub(crate) fn of(pixmap: &resvg::tiny_skia::Pixmap) -> Frame {
        let pixels = pixmap.pixels().iter().map(|pixel| {
            let pixel = pixel.demultiply();
            [pixel.red(), pixel.green(), pixel.blue()]
        });
        Frame { width: pixmap.width(), height: pixmap.height(), pixels: pixels.collect() }
    }
}

/// A GIF that is being written.
pub struct Animation {
    encoder: Encoder<Vec<u8>>,
    palette: Palette,
    shown: Option<Frame>,
}

impl Animation {
    /// Begins an animation with the colours and the size of some of its frames.
    pub fn begin(samples: &[Frame]) -> Result<Animation, PictureError> {
        let first = samples.first().ok_or_else(|| PictureError::Drawing("0".into()))?;
        let palette = Palette::of(samples);
        let (width, height) = (first.width as u16, first.height as u16);
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette.colours).map_err(problem)?;
        encoder.set_repeat(Repeat::Infinite).map_err(problem)?;
        Ok(Animation { encoder, palette, shown: None })
    }

    /// Adds a frame, shown for some hundredths of a second.
    pub fn add(&mut self, next: Frame, delay_cs: u16) -> Result<(), PictureError> {
        let shown = self.shown.as_ref();
        let part = shown.map_or_else(|| Part::all(&next), |shown| Part::changed(shown, &next));
        let frame = gif::Frame {
            delay: delay_cs,
            dispose: DisposalMethod::Keep,
            left: part.left as u16,
            top: part.top as u16,
            width: part.width as u16,
            height: part.height as u16,
            transparent: Some(UNCHANGED),
            buffer: Cow::Owned(self.palette.indices(&part, &next, shown)),
            ..gif::Frame::default()
        };
        self.encoder.write_frame(&frame).map_err(problem)?;
        self.shown = Some(next);
        Ok(())
    }

    /// Returns the whole file.
    pub fn end(self) -> Result<Vec<u8>, PictureError> {
        self.encoder.into_inner().map_err(|error| PictureError::Drawing(error.to_string()))
    }
}

fn problem(error: gif::EncodingError) -> PictureError {
    PictureError::Drawing(error.to_string())
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
    fn of(frames: &[Frame]) -> Palette {
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
    fn indices(&mut self, part: &Part, frame: &Frame, before: Option<&Frame>) -> Vec<u8> {
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
    fn all(frame: &Frame) -> Part {
        Part { left: 0, top: 0, width: frame.width, height: frame.height }
    }

    /// Returns the smallest part with every change; a single pixel if nothing changed.
    fn changed(before: &Frame, after: &Frame) -> Part {
        if (before.width, before.height) != (after.width, after.height) {
            return Part::all(after);
        }
        let width = after.width;
        let differing = before.pixels.iter().zip(&after.pixels).enumerate();
        let differing = differing.filter(|(_, (before, after))| before != after);
        let places = differing.map(|(index, _)| (index as u32 % width, index as u32 / width));
        let bounds = places.fold(None, |bounds, (x, y)| {
            let (left, top, right, bottom) = bounds.unwrap_or((x, y, x, y));
            Some((x.min(left), y.min(top), x.max(right), y.max(bottom)))
        });
        let (left, top, right, bottom) = bounds.unwrap_or((0, 0, 0, 0));
        Part { left, top, width: right - left + 1, height: bottom - top + 1 }
    }

    fn pixels<'a>(&self, frame: &'a Frame) -> impl Iterator<Item = Rgb> + use<'a> {
        let (across, left, width) = (frame.width, self.left, self.width);
        let rows = self.top..(self.top + self.height).min(frame.height);
        let places = rows.flat_map(move |y| (left..(left + width).min(across)).map(move |x| (x, y)));
        places.map(move |(x, y)| frame.pixels[(y * across + x) as usize])
    }
}
