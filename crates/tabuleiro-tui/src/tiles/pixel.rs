//! Colours of pixels, and the nearest ones that a terminal has.

use ratatui::style::Color;

/// Red, green and blue.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Pixel(pub u8, pub u8, pub u8);

/// The number of colours that a terminal shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Depth {
    /// All colours.
    #[default]
    Full,
    /// The 256 colours of xterm.
    Indexed,
    /// Sixteen colours, which differ between terminals.
    Basic,
}

impl Pixel {
    /// Reads `#rrggbb`.
    pub fn parse(text: &str) -> Pixel {
        let part = |at: usize| text.get(at..at + 2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        Pixel(part(1).unwrap_or(0), part(3).unwrap_or(0), part(5).unwrap_or(0))
    }

    /// Mixes two colours; `share` is the part of the other one, from 0 to 1.
    #[must_use]
    pub fn mixed(self, other: Pixel, share: f32) -> Pixel {
        let mix =
            |own: u8, other: u8| (f32::from(own) * (1.0 - share) + f32::from(other) * share).round() as u8;
        Pixel(mix(self.0, other.0), mix(self.1, other.1), mix(self.2, other.2))
    }

    /// Returns the colour, or the nearest one of a terminal with this depth.
    pub fn color(self, depth: Depth) -> Color {
        match depth {
            Depth::Full => Color::Rgb(self.0, self.1, self.2),
            Depth::Indexed | Depth::Basic => Color::Indexed(self.nearest_index()),
        }
    }

    /// Returns the nearest of xterm's 6 × 6 × 6 cube and its 24 greys.
    fn nearest_index(self) -> u8 {
        (16..=255).min_by_key(|&index| self.distance(Pixel::of_index(index))).expect("there are indices")
    }

    /// Returns a colour of xterm's cube or greys, by its number from 16.
    pub fn of_index(index: u8) -> Pixel {
        const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
        if let Some(step) = index.checked_sub(232) {
            let grey = 8 + 10 * step;
            return Pixel(grey, grey, grey);
        }
        let index = usize::from(index.max(16) - 16);
        Pixel(STEPS[index / 36], STEPS[index / 6 % 6], STEPS[index % 6])
    }

    /// The colour of a style, as far as it is known.
    pub fn of_color(color: Option<Color>) -> Pixel {
        match color {
            Some(Color::Rgb(red, green, blue)) => Pixel(red, green, blue),
            Some(Color::Indexed(index)) => Pixel::of_index(index),
            _ => Pixel(0, 0, 0),
        }
    }

    /// Returns the visible difference of two colours.
    pub(super) fn distance(self, other: Pixel) -> u32 {
        let square = |own: u8, other: u8| u32::from(own.abs_diff(other)).pow(2);
        // Eyes see green best and blue least.
        3 * square(self.0, other.0) + 4 * square(self.1, other.1) + 2 * square(self.2, other.2)
    }

    /// Returns the contrast with another colour by WCAG, from 1 to 21.
    pub fn contrast(self, other: Pixel) -> f32 {
        let (one, other) = (self.luminance(), other.luminance());
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    /// Returns the colour, or black or white if it is not readable on a background.
    #[must_use]
    pub fn readable_on(self, ground: Pixel) -> Pixel {
        const READABLE: f32 = 4.5;
        let (black, white) = (Pixel(0, 0, 0), Pixel(255, 255, 255));
        let strongest = if black.contrast(ground) > white.contrast(ground) { black } else { white };
        if self.contrast(ground) >= READABLE { self } else { strongest }
    }

    fn luminance(self) -> f32 {
        let linear = |part: u8| {
            let part = f32::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_of_the_cube_are_their_own_nearest() {
        for index in 16..=255 {
            let pixel = Pixel::of_index(index);
            let found = pixel.color(Depth::Indexed);
            let Color::Indexed(found) = found else { panic!("{found:?} has no number") };
            assert_eq!(Pixel::of_index(found), pixel, "{index}");
        }
    }

    #[test]
    fn letters_can_be_read_on_every_ground() {
        for index in 16..=255 {
            let ground = Pixel::of_index(index);
            let ink = Pixel(200, 200, 200).readable_on(ground);
            assert!(ink.contrast(ground) >= 4.5, "{ground:?}");
        }
    }

    #[test]
    fn black_and_white_have_the_greatest_contrast() {
        let (black, white) = (Pixel(0, 0, 0), Pixel::parse("#ffffff"));
        assert!((black.contrast(white) - 21.0).abs() < 0.01);
        assert!((white.contrast(white) - 1.0).abs() < 0.01);
    }
}
