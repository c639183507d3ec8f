//! Maps as texts: the compact one of set-ups, and the file that people write.

use super::board::{Colour, Map, PLACES_MAX, Planets, ROWS_MAX, SYSTEMS_MAX, System};
use std::fmt;
use tabuleiro_core::Player;
use tabuleiro_core::present::Outline;

/// A text that is not a map. Lines are those of a file; in a compact text, the rows after the header.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum MapError {
    #[error(
        "`{0}` is not the head of a map: it is p (corners on top) or f (sides on top), then r or l for the top row"
    )]
    Header(String),
    #[error("line {line}, place {place}: `{found}` is no system, which would be one of {offered}")]
    NotASystem { line: usize, place: usize, found: String, offered: &'static str },
    #[error("line {line}, place {place}: `{found}` is a second home of player {seat}")]
    SecondHome { line: usize, place: usize, found: String, seat: Player },
    #[error("line {line}: rows are shifted in turn, and this one is {} like the one before", shift(*.shifted))]
    ShiftedAlike { line: usize, shifted: bool },
    #[error("line {line}: {found} places are more than {PLACES_MAX}")]
    LongRow { line: usize, found: usize },
    #[error("{found} rows are more than {ROWS_MAX}")]
    Rows { found: usize },
    #[error("{found} systems are more than {SYSTEMS_MAX}")]
    Systems { found: usize },
    #[error("the home of player {seat} is missing")]
    NoHome { seat: Player },
    #[error("there is no star, nebula or empty system to land on")]
    NowhereToLand,
}

fn shift(shifted: bool) -> &'static str {
    if shifted { "shifted" } else { "not shifted" }
}

/// A row as read: its places, and where it stood.
struct Row {
    line: usize,
    places: Vec<Option<System>>,
}

impl Map {
    /// Reads either kind of text.
    pub fn read(text: &str) -> Result<Map, MapError> {
        let is_compact = text.contains('_') && !text.trim().contains(char::is_whitespace);
        if is_compact { Map::from_text(text.trim()) } else { Map::from_file_text(text) }
    }

    /// Reads a map from a file: one line for each row from the top, `>` or `»` before those shifted right; systems
    /// `0`–`3`, `R G B`, `H1`–`H4`, `W`, `X`, and `.` for a gap, with blanks between; `#` begins a comment; a first
    /// line `flat` or `pointy` tells the hexagons, which are pointy unless told.
    pub fn from_file_text(text: &str) -> Result<Map, MapError> {
        const OFFERED: &str = "0 1 2 3, R G B, H1 H2 H3 H4, W, X, and . for a gap";
        let mut outline = None;
        let mut top_is_shifted = false;
        let mut rows: Vec<Row> = Vec::new();
        for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            let (line, said) = (index + 1, line.split('#').next().unwrap_or_default().trim());
            if said.is_empty() {
                continue;
            }
            if let (None, true, Some(told)) = (outline, rows.is_empty(), outline_named(said)) {
                outline = Some(told);
                continue;
            }
            let systems = said.trim_start_matches(['>', '»']);
            let shifted = systems.len() < said.len();
            if rows.is_empty() {
                top_is_shifted = shifted;
            } else if shifted != (top_is_shifted == rows.len().is_multiple_of(2)) {
                return Err(MapError::ShiftedAlike { line, shifted });
            }
            let words = systems.split_whitespace();
            let places = words.enumerate().map(|(place, word)| match word {
                "." => Ok(None),
                _ => system_of_word(word).map(Some).ok_or_else(|| MapError::NotASystem {
                    line,
                    place: place + 1,
                    found: word.into(),
                    offered: OFFERED,
                }),
            });
            rows.push(Row { line, places: places.collect::<Result<_, _>>()? });
        }
        checked(outline.unwrap_or(Outline::HexPointy), top_is_shifted, rows)
    }

    /// Reads the compact text of set-ups.
    pub fn from_text(text: &str) -> Result<Map, MapError> {
        const OFFERED: &str = "0 1 2 3, R G B, a b c d for homes, W, X, and - for a gap";
        let mut segments = text.split('_');
        let header = segments.next().unwrap_or_default();
        let (outline, top_is_shifted) = match header {
            "pr" => (Outline::HexPointy, true),
            "pl" => (Outline::HexPointy, false),
            "fr" => (Outline::HexFlat, true),
            "fl" => (Outline::HexFlat, false),
            _ => return Err(MapError::Header(header.into())),
        };
        let row = |(index, segment): (usize, &str)| {
            let letters = segment.chars().enumerate();
            let places = letters.map(|(place, letter)| match letter {
                '-' => Ok(None),
                _ => system_of_letter(letter).map(Some).ok_or_else(|| MapError::NotASystem {
                    line: index + 1,
                    place: place + 1,
                    found: letter.into(),
                    offered: OFFERED,
                }),
            });
            Ok(Row { line: index + 1, places: places.collect::<Result<_, _>>()? })
        };
        checked(outline, top_is_shifted, segments.enumerate().map(row).collect::<Result<_, _>>()?)
    }
}

/// The compact text.
impl fmt::Display for Map {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let outline = if self.outline == Outline::HexFlat { 'f' } else { 'p' };
        write!(f, "{outline}{}", if self.top_is_shifted { 'r' } else { 'l' })?;
        for row in &self.rows {
            let letters: String = row.iter().map(|place| place.map_or('-', letter_of)).collect();
            write!(f, "_{letters}")?;
        }
        Ok(())
    }
}

fn outline_named(word: &str) -> Option<Outline> {
    match word {
        "pointy" => Some(Outline::HexPointy),
        "flat" => Some(Outline::HexFlat),
        _ => None,
    }
}

fn system_of_word(word: &str) -> Option<System> {
    let mut letters = word.chars();
    match (letters.next()?, letters.next(), letters.next()) {
        ('a'..='d', None, None) => None,
        (letter, None, None) => system_of_letter(letter),
        ('H', Some(seat @ '1'..='4'), None) => Player::from_seat(seat as u8 - b'0').map(System::Home),
        _ => None,
    }
}

fn system_of_letter(letter: char) -> Option<System> {
    Some(match letter {
        '0' => System::Empty,
        '1' => System::Star(Planets::One),
        '2' => System::Star(Planets::Two),
        '3' => System::Star(Planets::Three),
        'R' => System::Nebula(Colour::Red),
        'G' => System::Nebula(Colour::Green),
        'B' => System::Nebula(Colour::Blue),
        'a'..='d' => System::Home(Player::new((letter as u8 - b'a') as usize)),
        'W' => System::Wormhole,
        'X' => System::BlackHole,
        _ => return None,
    })
}

fn letter_of(system: System) -> char {
    match system {
        System::Empty => '0',
        System::Star(planets) => (b'0' + planets as u8) as char,
        System::Nebula(Colour::Red) => 'R',
        System::Nebula(Colour::Green) => 'G',
        System::Nebula(Colour::Blue) => 'B',
        System::Home(player) => (b'a' + player.index() as u8) as char,
        System::Wormhole => 'W',
        System::BlackHole => 'X',
    }
}

/// The map of these rows, within the limits of S6.
fn checked(outline: Outline, top_is_shifted: bool, mut rows: Vec<Row>) -> Result<Map, MapError> {
    if rows.len() > ROWS_MAX {
        return Err(MapError::Rows { found: rows.len() });
    }
    for row in &mut rows {
        while row.places.last() == Some(&None) {
            row.places.pop();
        }
        if row.places.len() > PLACES_MAX {
            return Err(MapError::LongRow { line: row.line, found: row.places.len() });
        }
    }
    check_homes(&rows)?;
    let map = Map { outline, top_is_shifted, rows: rows.into_iter().map(|row| row.places).collect() };
    let found = map.systems().count();
    if found > SYSTEMS_MAX {
        return Err(MapError::Systems { found });
    }
    if !map.systems().any(System::is_landable) {
        return Err(MapError::NowhereToLand);
    }
    Ok(map)
}

/// Homes belong to seats from 1 on, one to each.
fn check_homes(rows: &[Row]) -> Result<(), MapError> {
    let mut seen = Vec::new();
    for row in rows {
        for (place, system) in row.places.iter().enumerate() {
            let Some(System::Home(seat)) = *system else { continue };
            if seen.contains(&seat) {
                let found = format!("H{seat}");
                return Err(MapError::SecondHome { line: row.line, place: place + 1, found, seat });
            }
            seen.push(seat);
        }
    }
    let missing = (0..seen.len()).map(Player::new).find(|seat| !seen.contains(seat));
    missing.map_or(Ok(()), |seat| Err(MapError::NoHome { seat }))
}
