//! Unexplored systems (S7.1 to S7.3): the tiles that lie face down, and those that were found.

use super::board::{Cell, CellSet};
use tabuleiro_core::{Random, hash_key};

/// Number of tiles.
pub(super) const TILES: usize = 14;
/// As many lie on the map at least, if it has room for them.
pub(super) const TILES_ON_MAP: usize = 8;

/// Content of an unexplored system.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Tile {
    ThreePlanets = 1,
    TwoPlanets,
    ChromaticNebula,
    AsteroidField,
    AbandonedStation,
    RefuellingStation,
}

use Tile::{AbandonedStation, AsteroidField, ChromaticNebula, RefuellingStation, ThreePlanets, TwoPlanets};

/// The tiles of the game, by kind.
const ALL_TILES: [Tile; TILES] = [
    ThreePlanets,
    ThreePlanets,
    ThreePlanets,
    TwoPlanets,
    TwoPlanets,
    TwoPlanets,
    ChromaticNebula,
    ChromaticNebula,
    AsteroidField,
    AsteroidField,
    AbandonedStation,
    AbandonedStation,
    RefuellingStation,
    RefuellingStation,
];

impl Tile {
    /// Every kind.
    pub const KINDS: [Tile; 6] =
        [ThreePlanets, TwoPlanets, ChromaticNebula, AsteroidField, AbandonedStation, RefuellingStation];

    /// Returns the letter of set-ups, moves and positions.
    pub const fn letter(self) -> char {
        match self {
            ThreePlanets => 'l',
            TwoPlanets => 'm',
            ChromaticNebula => 'n',
            AsteroidField => 'f',
            AbandonedStation => 'o',
            RefuellingStation => 'u',
        }
    }

    /// Returns the tile with this letter.
    pub fn of_letter(letter: char) -> Option<Tile> {
        Tile::KINDS.into_iter().find(|tile| tile.letter() == letter)
    }

    /// Returns the name of the glyph, the words and the drawing.
    pub const fn name(self) -> &'static str {
        match self {
            ThreePlanets => "found-star-3",
            TwoPlanets => "found-star-2",
            ChromaticNebula => "nebula-chromatic",
            AsteroidField => "asteroid-field",
            AbandonedStation => "abandoned-station",
            RefuellingStation => "refuelling-station",
        }
    }

    /// Returns the tile with this number, from 1.
    pub(super) const fn numbered(number: usize) -> Option<Tile> {
        if number == 0 || number > Tile::KINDS.len() { None } else { Some(Tile::KINDS[number - 1]) }
    }

    /// Returns the planets printed on it.
    pub(super) const fn planets(self) -> i16 {
        match self {
            ThreePlanets => 3,
            TwoPlanets => 2,
            _ => 0,
        }
    }

    /// Returns about how many points it brings, for judgement alone: a damaged ship costs some.
    const fn worth(self) -> f32 {
        match self {
            ThreePlanets => 3.0,
            TwoPlanets | AbandonedStation | RefuellingStation => 2.0,
            ChromaticNebula => 2.5,
            AsteroidField => -1.0,
        }
    }
}

/// The tiles that were found, four bits for each unexplored system.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Found(u64);

impl Found {
    /// Returns what was found on the unexplored system with this number.
    pub(super) fn at(self, number: usize) -> Option<Tile> {
        Tile::numbered((self.0 >> (4 * number) & 15) as usize)
    }
    /// Notes what was found there.
    pub(super) fn note(&mut self, number: usize, tile: Tile) {
        self.0 = self.0 & !(15 << (4 * number)) | (tile as u64) << (4 * number);
    }
    /// Returns what of this was known before.
    pub(super) fn known_at(self, before: Found) -> Found {
        let known = (0..TILES).filter(|&number| before.at(number).is_some());
        Found(self.0 & known.fold(0, |mask, number| mask | 15 << (4 * number)))
    }
    /// Returns all of it in one word.
    pub(super) fn word(self) -> u64 {
        self.0
    }
}

/// Tiles that lie face down.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Unexplored {
    /// As one reads; a tile is known by its place here.
    pub cells: Vec<Cell>,
    /// The cells as a set.
    pub set: CellSet,
    /// The tile on each cell, then those that lie nowhere; none where only the public part of the set-up is known.
    pub deck: Option<[Tile; TILES]>,
    /// Tiles found before the deck was imagined. The evaluation counts the rest by likelihood, not as imagined.
    pub imagined_at: Option<Found>,
}

impl Unexplored {
    /// Creates a set of cells with their tiles.
    pub(super) fn new(cells: Vec<Cell>, deck: Option<[Tile; TILES]>) -> Unexplored {
        let set = cells.iter().copied().collect();
        Unexplored { cells, set, deck, imagined_at: None }
    }

    /// Returns the number of a cell.
    pub(super) fn number(&self, cell: Cell) -> Option<usize> {
        self.cells.iter().position(|&other| other == cell)
    }

    /// Returns what was found on a cell.
    pub(super) fn found(&self, found: Found, cell: Cell) -> Option<Tile> {
        found.at(self.number(cell)?)
    }

    /// Returns the cells on which a kind was found.
    pub(super) fn cells_of(&self, found: Found, kind: Tile) -> CellSet {
        let cells = self.cells.iter().enumerate().filter(|&(number, _)| found.at(number) == Some(kind));
        cells.map(|(_, &cell)| cell).collect()
    }

    /// Returns the tiles that are still unknown.
    pub(super) fn left(&self, found: Found) -> Vec<Tile> {
        let mut left = ALL_TILES.to_vec();
        for tile in (0..self.cells.len()).filter_map(|number| found.at(number)) {
            if let Some(place) = left.iter().position(|&other| other == tile) {
                left.remove(place);
            }
        }
        left
    }

    /// Returns the tile under the cell with this number. Without the private part of the set-up, one of those that are left,
    /// always the same for what was found before.
    pub(super) fn under(&self, found: Found, number: usize) -> Tile {
        if let Some(deck) = &self.deck {
            return deck[number];
        }
        let left = self.left(found);
        left[hash_key(&(found, number)) as usize % left.len()]
    }

    /// Returns the same with what is not known drawn at random.
    pub(super) fn imagine(&self, found: Found, random: &mut Random) -> Unexplored {
        let mut left = self.left(found);
        random.shuffle(&mut left);
        let on_map = (0..self.cells.len()).map(|number| found.at(number));
        let nowhere = (self.cells.len()..TILES).map(|_| None);
        let mut drawn = left.into_iter();
        let deck = on_map.chain(nowhere).map(|tile| tile.or_else(|| drawn.next()).unwrap_or(ThreePlanets));
        let deck: Vec<Tile> = deck.collect();
        Unexplored { deck: deck.try_into().ok(), imagined_at: Some(found), ..self.clone() }
    }

    /// Returns what of the found tiles judgement may count.
    pub(super) fn known(&self, found: Found) -> Found {
        self.imagined_at.map_or(found, |before| found.known_at(before))
    }

    /// Returns about how many points a tile brings of which nothing is known but what was found.
    pub(super) fn likely_worth(&self, found: Found) -> f32 {
        let left = self.left(self.known(found));
        left.iter().map(|tile| tile.worth()).sum::<f32>() / left.len().max(1) as f32
    }
}

/// Returns all tiles in random order.
pub(super) fn shuffled(random: &mut Random) -> [Tile; TILES] {
    let mut tiles = ALL_TILES;
    random.shuffle(&mut tiles);
    tiles
}

/// Returns whether these are all tiles, in whatever order.
pub(super) fn is_all(tiles: &[Tile]) -> bool {
    let mut sorted = tiles.to_vec();
    sorted.sort_unstable();
    sorted == ALL_TILES
}
