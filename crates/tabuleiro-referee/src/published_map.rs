//! The published basic map of Small Star Empires, assembled from its tiles (S6).

use std::collections::BTreeMap;

/// Axial coordinates (q, r).
type Place = (i32, i32);

/// Directions in the order NW NE W E SW SE.
const DIRECTIONS: [Place; 6] = [(0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)];

/// The six directions anticlockwise: W SW SE E NE NW.
const CIRCLE: [Place; 6] = [(-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (0, -1)];

/// Centres of the tiles: the middle one, then clockwise from the top.
const CENTRES: [Place; 7] = [(0, 0), (1, -3), (3, -2), (2, 1), (-1, 3), (-3, 2), (-2, -1)];

/// Tiles in the order G, A, D, B, E, C, F, each listed as NW NE W E SW SE.
const TILES: [&str; 7] = ["1G321B", "R123G1", "211B32", "B11231", "23G121", "211R31", "1132R2"];

const TOP_LEFT: Place = (-1, -3);
const TOP_RIGHT: Place = (3, -4);
const BOTTOM_RIGHT: Place = (1, 3);
const BOTTOM_LEFT: Place = (-3, 4);
const LEFT: Place = (-4, 1);

/// Returns the basic map for two, three or four seats, as the field `map` of a set-up text.
pub fn basic_map(seats: usize, holes: bool) -> String {
    let mut systems = main_sectors(holes);
    let main: Vec<Place> = systems.keys().copied().collect();
    for (home, letter) in homes(seats).into_iter().zip(['a', 'b', 'c', 'd']) {
        systems.insert(home, letter);
        for (place, system) in home_sector(home, &main).into_iter().zip(['2', '0', '1']) {
            systems.insert(place, system);
        }
    }
    write_map(&systems)
}

fn main_sectors(holes: bool) -> BTreeMap<Place, char> {
    let mut systems = BTreeMap::new();
    for (sector, centre) in CENTRES.into_iter().enumerate() {
        for (direction, system) in DIRECTIONS.into_iter().zip(TILES[sector].chars()) {
            systems.insert(add(centre, direction), system);
        }
        let middle = match sector {
            0 => '1',
            _ if !holes => '0',
            1 | 3 | 5 => 'X',
            _ => 'W',
        };
        systems.insert(centre, middle);
    }
    systems
}

fn homes(seats: usize) -> Vec<Place> {
    match seats {
        2 => vec![TOP_LEFT, BOTTOM_RIGHT],
        3 => vec![TOP_RIGHT, BOTTOM_RIGHT, LEFT],
        4 => vec![TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT],
        _ => panic!("two to four seats"),
    }
}

/// Returns the neighbours of a home outside the main map, in the order of the home's W, SW and SE.
fn home_sector(home: Place, main: &[Place]) -> Vec<Place> {
    let around = |turn: usize| add(home, CIRCLE[turn % 6]);
    let is_off_map = |turn: usize| !main.contains(&around(turn));
    let first = (0..6).find(|turn| (0..3).all(|more| is_off_map(turn + more)));
    let first = first.expect("a notch has three neighbours off the map");
    let sector: Vec<Place> = (first..first + 3).map(around).collect();
    assert_eq!((0..6).filter(|turn| is_off_map(*turn)).count(), 3);
    sector
}

fn add(place: Place, direction: Place) -> Place {
    (place.0 + direction.0, place.1 + direction.1)
}

/// Writes the rows from the top; columns are doubled, x = 2q + r.
fn write_map(systems: &BTreeMap<Place, char>) -> String {
    let doubled = |(q, r): Place| 2 * q + r;
    let left = systems.keys().map(|place| doubled(*place)).min();
    let left = left.expect("a map has systems");
    let top = systems.keys().map(|(_, r)| *r).min().expect("systems");
    let bottom = systems.keys().map(|(_, r)| *r).max().expect("systems");

    let mut rows = Vec::new();
    for row in top..=bottom {
        let mut text = String::new();
        let mut cells: Vec<_> = systems.iter().filter(|((_, r), _)| *r == row).collect();
        cells.sort_by_key(|(place, _)| doubled(**place));
        for (place, system) in cells {
            let number = ((doubled(*place) - left) / 2) as usize;
            while text.len() < number {
                text.push('-');
            }
            text.push(*system);
        }
        rows.push(text);
    }
    let shifted = (top - left).rem_euclid(2) == 1;
    let header = if shifted { "pr" } else { "pl" };
    format!("{header}_{}", rows.join("_"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s6_sizes_of_the_published_maps() {
        for (seats, size) in [(2, 57), (3, 61), (4, 65)] {
            let map = basic_map(seats, true);
            let systems = map[2..].chars().filter(|place| !"-_".contains(*place));
            assert_eq!(systems.count(), size);
        }
    }
}
