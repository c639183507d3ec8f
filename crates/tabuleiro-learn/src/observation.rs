//! Observations written as numbers of three forms.

use crate::Shape;
use std::str::FromStr;
use tabuleiro_core::encode::CellBits;

/// The form of an observation.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ObservationForm {
    /// A float for each cell of each plane, 0 or 1, then the scalars divided by their largest values.
    Float32,
    /// A byte for each cell of each plane, 0 or 1, then the scalars.
    Uint8,
    /// A bit for each cell of each plane, the first in the lowest bit, each plane beginning a byte; then the scalars, a byte each.
    Bits,
}

impl FromStr for ObservationForm {
    type Err = ();
    fn from_str(text: &str) -> Result<ObservationForm, ()> {
        match text {
            "float32" => Ok(ObservationForm::Float32),
            "uint8" => Ok(ObservationForm::Uint8),
            "bits" => Ok(ObservationForm::Bits),
            _ => Err(()),
        }
    }
}

impl ObservationForm {
    /// Returns the number of items of an observation.
    pub fn items(self, shape: &Shape) -> usize {
        match self {
            ObservationForm::Float32 | ObservationForm::Uint8 => shape.values(),
            ObservationForm::Bits => {
                shape.planes() * shape.numbering.cells().div_ceil(8) + shape.encoding.scalars.len()
            }
        }
    }

    /// Returns the number of items of a plane.
    pub(crate) fn plane_items(self, cells: usize) -> usize {
        if self == ObservationForm::Bits { cells.div_ceil(8) } else { cells }
    }
}

/// Each bit of a byte as a byte.
static SPREAD: [[u8; 8]; 256] = {
    let mut spread = [[0; 8]; 256];
    let mut number = 0;
    while number < 256 {
        let mut bit = 0;
        while bit < 8 {
            spread[number][bit] = (number >> bit & 1) as u8;
            bit += 1;
        }
        number += 1;
    }
    spread
};

/// Writes planes cell by cell as bytes.
#[inline]
pub(crate) fn spread(planes: &[CellBits], cells: usize, to: &mut [u8]) {
    for (plane, to) in planes.iter().zip(to.chunks_exact_mut(cells)) {
        for (byte, to) in plane.to_le_bytes().iter().zip(to.chunks_mut(8)) {
            to.copy_from_slice(&SPREAD[usize::from(*byte)][..to.len()]);
        }
    }
}

/// Writes planes cell by cell as floats.
#[inline]
pub(crate) fn spread_floats(planes: &[CellBits], cells: usize, to: &mut [f32]) {
    for (plane, to) in planes.iter().zip(to.chunks_exact_mut(cells)) {
        for (byte, to) in plane.to_le_bytes().iter().zip(to.chunks_mut(8)) {
            let spread = SPREAD[usize::from(*byte)];
            to.iter_mut().zip(spread).for_each(|(to, bit)| *to = bit.into());
        }
    }
}

/// Writes planes bit by bit.
#[inline]
pub(crate) fn pack(planes: &[CellBits], cells: usize, to: &mut [u8]) {
    let bytes = cells.div_ceil(8);
    for (plane, to) in planes.iter().zip(to.chunks_exact_mut(bytes)) {
        to.copy_from_slice(&plane.to_le_bytes()[..bytes]);
    }
}

/// Sets the bits of these numbers, all others are cleared.
#[inline]
pub(crate) fn set_bits(numbers: impl Iterator<Item = usize>, to: &mut [u8]) {
    to.fill(0);
    numbers.for_each(|number| to[number / 8] |= 1 << (number % 8));
}
