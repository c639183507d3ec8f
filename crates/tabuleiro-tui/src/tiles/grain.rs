//! The parts of a letter's place that have colours of their own: halves, or sixths as symbols for legacy computing show them.

use super::pixel::Pixel;

/// The parts of a letter's place.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Grain {
    /// Upper and lower half.
    #[default]
    Halves,
    /// Two columns of three.
    Sixths,
}

/// A symbol with its colour and that of its ground; none is the ground of the window.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Painted {
    pub symbol: char,
    pub ink: Option<Pixel>,
    pub ground: Option<Pixel>,
}

impl Grain {
    /// The parts beside each other.
    pub const fn across(self) -> u16 {
        match self {
            Grain::Halves => 1,
            Grain::Sixths => 2,
        }
    }

    /// The parts below each other.
    pub const fn down(self) -> u16 {
        match self {
            Grain::Halves => 2,
            Grain::Sixths => 3,
        }
    }

    /// The middle of a part in columns and half lines.
    pub(super) fn middle(self, x: u16, y: u16) -> (f32, f32) {
        let (across, down) = (f32::from(self.across()), f32::from(self.down()));
        ((f32::from(x) + 0.5) / across, (f32::from(y) + 0.5) * 2.0 / down)
    }

    /// Returns the parts before a column and a half line.
    pub(super) fn parts(self, columns: u16, half_lines: u16) -> (u16, u16) {
        (columns * self.across(), half_lines * self.down() / 2)
    }

    /// Returns the symbol that shows these parts best, row by row; none is the ground of the window. `ground` is its colour.
    pub(super) fn painted(self, parts: &[Option<Pixel>], ground: Pixel) -> Painted {
        if self == Grain::Halves {
            return half(parts[0], parts[1]);
        }
        let colours: Vec<Pixel> = parts.iter().map(|part| part.unwrap_or(ground)).collect();
        let inked = best_split(&colours);
        let is_inked = |index: usize| inked >> index & 1 == 1;
        let mixed = |wanted: bool| {
            let of: Vec<Option<Pixel>> =
                (0..6).filter(|&index| is_inked(index) == wanted).map(|index| parts[index]).collect();
            let all: Vec<Pixel> = of.iter().map(|part| part.unwrap_or(ground)).collect();
            if of.iter().all(Option::is_none) { None } else { Some(mean(&all)) }
        };
        Painted {
            symbol: sixths(inked),
            ink: if inked == 0 { None } else { mixed(true) },
            ground: mixed(false),
        }
    }
}

fn half(above: Option<Pixel>, below: Option<Pixel>) -> Painted {
    match (above, below) {
        (above, below) if above == below => Painted { symbol: ' ', ink: None, ground: above },
        (None, below) => Painted { symbol: '▄', ink: below, ground: None },
        (above, below) => Painted { symbol: '▀', ink: above, ground: below },
    }
}

/// The parts that have one colour while the others have another, as bits, so that both differ least from what is wanted. The last
/// part is always ground: a split and its opposite look the same.
fn best_split(colours: &[Pixel]) -> u8 {
    if colours.iter().all(|colour| *colour == colours[0]) {
        return 0;
    }
    let error = |inked: u8| {
        let side = |wanted: bool| {
            let of: Vec<Pixel> = (0..6)
                .filter(|index| (inked >> index & 1 == 1) == wanted)
                .map(|index| colours[index])
                .collect();
            let mean = mean(&of);
            of.iter().map(|colour| colour.distance(mean)).sum::<u32>()
        };
        side(true) + side(false)
    };
    (1..32).min_by_key(|&inked| error(inked)).unwrap_or(0)
}

fn mean(colours: &[Pixel]) -> Pixel {
    let count = colours.len().max(1) as u32;
    let part = |of: fn(&Pixel) -> u8| {
        ((colours.iter().map(|colour| u32::from(of(colour))).sum::<u32>() + count / 2) / count) as u8
    };
    Pixel(part(|colour| colour.0), part(|colour| colour.1), part(|colour| colour.2))
}

/// The symbol with these parts inked. Unicode leaves out those that other blocks already have.
fn sixths(inked: u8) -> char {
    match inked {
        0 => ' ',
        21 => '▌',
        42 => '▐',
        63 => '█',
        _ => {
            let skipped = u32::from(inked > 21) + u32::from(inked > 42);
            char::from_u32(0x1fb00 + u32::from(inked) - 1 - skipped).unwrap_or(' ')
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GROUND: Pixel = Pixel(28, 28, 28);
    const RED: Pixel = Pixel(200, 0, 0);
    const BLUE: Pixel = Pixel(0, 0, 200);

    #[test]
    fn two_colours_are_shown_as_they_are() {
        for inked in 0..32_u8 {
            let parts: Vec<Option<Pixel>> =
                (0..6).map(|index| Some(if inked >> index & 1 == 1 { RED } else { BLUE })).collect();
            let painted = Grain::Sixths.painted(&parts, GROUND);
            let ink = Some(RED).filter(|_| inked > 0);
            assert_eq!(painted, Painted { symbol: sixths(inked), ink, ground: Some(BLUE) }, "{inked}");
        }
    }

    #[test]
    fn the_ground_of_the_window_stays_its_own() {
        let parts = [None, None, None, Some(RED), None, Some(RED)];
        let painted = Grain::Sixths.painted(&parts, GROUND);
        assert!(
            painted.ink == Some(RED) && painted.ground.is_none()
                || painted.ground == Some(RED) && painted.ink.is_none()
        );
        assert_eq!(
            Grain::Sixths.painted(&[None; 6], GROUND),
            Painted { symbol: ' ', ink: None, ground: None }
        );
    }

    #[test]
    fn of_many_colours_the_similar_ones_are_mixed() {
        let near = Pixel(190, 10, 0);
        let parts = [RED, near, RED, near, BLUE, BLUE].map(Some);
        let painted = Grain::Sixths.painted(&parts, GROUND);
        assert_eq!((painted.ink, painted.ground), (Some(Pixel(195, 5, 0)), Some(BLUE)));
    }

    #[test]
    fn every_symbol_is_another() {
        let symbols: std::collections::BTreeSet<char> = (0..64).map(sixths).collect();
        assert_eq!(symbols.len(), 64);
        assert_eq!((sixths(1), sixths(62)), ('\u{1fb00}', '\u{1fb3b}'));
    }
}
