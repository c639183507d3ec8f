//! Maps as texts: the compact one of set-ups, and the file that people write.

use super::board::{Colour, Map, PLACES_MAX, Planets, ROWS_MAX, SYSTEMS_MAX, System};
use std::fmt;
use tabuleiro_core::present::Outline;
use tabuleiro_core::{Explain, Message, Player, explained_errors};

/// A text that is not a map. Lines are those of a file; in a compact text, the rows after the header.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum MapError {
    Header(String),
    NotASystem { line: usize, place: usize, found: String, form: Form },
    SecondHome { line: usize, place: usize, found: String, seat: Player },
    ShiftedAlike { line: usize, shifted: bool },
    LongRow { line: usize, found: usize },
    Rows { found: usize },
    Systems { found: usize },
    NoHome { seat: Player },
    NowhereToLand,
}

/// In which kind of text a map is written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// The file that people write.
    File,
    /// The text of set-ups.
    Compact,
}

impl Explain for MapError {
    fn explain(&self) -> Message {
        let on = |id: &'static str, line: &usize| Message::new(id).text("line", line);
        match self {
            MapError::Header(found) => Message::new("problem-map-head").text("found", found),
            MapError::NotASystem { line, place, found, form: Form::File } => {
                on("problem-no-system-in-file", line).text("place", place).text("found", found)
            }
            MapError::NotASystem { line, place, found, form: Form::Compact } => {
                on("problem-no-system-in-text", line).text("place", place).text("found", found)
            }
            MapError::SecondHome { line, place, found, seat } => {
                on("problem-second-home", line).text("place", place).text("found", found).text("seat", seat)
            }
            MapError::ShiftedAlike { line, shifted: true } => on("problem-shifted", line),
            MapError::ShiftedAlike { line, shifted: false } => on("problem-not-shifted", line),
            MapError::LongRow { line, found } => {
                on("problem-long-row", line).text("found", found).text("most", PLACES_MAX)
            }
            MapError::Rows { found } => too_many("problem-map-rows", *found, ROWS_MAX),
            MapError::Systems { found } => too_many("problem-systems", *found, SYSTEMS_MAX),
            MapError::NoHome { seat } => Message::new("problem-no-home").text("seat", seat),
            MapError::NowhereToLand => Message::new("problem-nowhere-to-land"),
        }
    }
}

fn too_many(id: &'static str, found: usize, most: usize) -> Message {
    Message::new(id).text("found", found).text("most", most)
}

explained_errors!(MapError);

/// A row as read: its places, and where it stood.
struct Row {
    line: usize,
    places: Vec<Option<System>>,
}

impl Map {
    /// Reads either kind of text.
    pub fn read(text: &str) -> Result<Map, MapError> {
        if is_compact(text) { Map::from_text(text.trim()) } else { Map::from_file_text(text) }
    }

    /// Reads either kind of text, though homes may be missing and there may be nowhere to land: a map while it is drawn. Its rows
    /// are as long as the longest, gaps at the end counted: that much there is to draw on.
    pub(super) fn read_unchecked(text: &str) -> Result<Map, MapError> {
        let read =
            if is_compact(text) { MapAsRead::of_text(text.trim()) } else { MapAsRead::of_file_text(text) }?;
        let width = read.rows.iter().map(|row| row.places.len()).max().unwrap_or(0).min(PLACES_MAX);
        let mut map = read.within_limits()?;
        map.rows.iter_mut().for_each(|row| row.resize(width, None));
        Ok(map)
    }

    /// Reads a map from a file: one line for each row from the top, `>` or `»` before those shifted right; systems
    /// `0`–`3`, `R G B`, `H1`–`H4`, `W`, `X`, and `.` for a gap, with blanks between; `#` begins a comment; a first
    /// line `flat` or `pointy` tells the hexagons, which are pointy unless told.
    pub fn from_file_text(text: &str) -> Result<Map, MapError> {
        MapAsRead::of_file_text(text)?.checked()
    }

    /// Reads the compact text of set-ups.
    pub fn from_text(text: &str) -> Result<Map, MapError> {
        MapAsRead::of_text(text)?.checked()
    }

    /// Returns the map as people write it in a file.
    pub fn file_text(&self) -> String {
        let outline = if self.outline == Outline::HexFlat { "flat" } else { "pointy" };
        let row = |(index, places): (usize, &Vec<Option<System>>)| {
            let shifted = self.top_is_shifted == index.is_multiple_of(2);
            // A line with nothing on it would be no row.
            let places = if places.is_empty() { &vec![None] } else { places };
            let words = places.iter().map(|place| format!(" {:<2}", place.map_or(".".into(), word_of)));
            format!("{}{}\n", if shifted { " >" } else { "" }, words.collect::<String>().trim_end())
        };
        format!("{outline}\n{}", self.rows.iter().enumerate().map(row).collect::<String>())
    }
}

/// A map as read.
struct MapAsRead {
    outline: Outline,
    top_is_shifted: bool,
    rows: Vec<Row>,
}

fn is_compact(text: &str) -> bool {
    text.contains('_') && !text.trim().contains(char::is_whitespace)
}

impl MapAsRead {
    fn of_file_text(text: &str) -> Result<MapAsRead, MapError> {
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
                    form: Form::File,
                }),
            });
            rows.push(Row { line, places: places.collect::<Result<_, _>>()? });
        }
        Ok(MapAsRead { outline: outline.unwrap_or(Outline::HexPointy), top_is_shifted, rows })
    }

    fn of_text(text: &str) -> Result<MapAsRead, MapError> {
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
                    form: Form::Compact,
                }),
            });
            Ok(Row { line: index + 1, places: places.collect::<Result<_, _>>()? })
        };
        let rows = segments.enumerate().map(row).collect::<Result<_, _>>()?;
        Ok(MapAsRead { outline, top_is_shifted, rows })
    }

    /// Returns the map of these rows, within the limits of S6.
    fn checked(self) -> Result<Map, MapError> {
        // Too many rows or places are reported before missing homes.
        let lines: Vec<usize> = self.rows.iter().map(|row| row.line).collect();
        let map = self.within_limits()?;
        check_homes(&map, &lines)?;
        check_systems(map)
    }

    fn within_limits(self) -> Result<Map, MapError> {
        let MapAsRead { outline, top_is_shifted, mut rows } = self;
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
        Ok(Map { outline, top_is_shifted, rows: rows.into_iter().map(|row| row.places).collect() })
    }
}

/// Returns a map that was drawn, if it keeps within the limits of S6.
pub(super) fn checked_rows(map: Map) -> Result<Map, MapError> {
    let Map { outline, top_is_shifted, rows } = map;
    let rows = (1..).zip(rows).map(|(line, places)| Row { line, places }).collect();
    MapAsRead { outline, top_is_shifted, rows }.checked()
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

fn word_of(system: System) -> String {
    match system {
        System::Home(player) => format!("H{player}"),
        other => letter_of(other).into(),
    }
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

fn check_systems(map: Map) -> Result<Map, MapError> {
    let found = map.systems().count();
    if found > SYSTEMS_MAX {
        return Err(MapError::Systems { found });
    }
    if !map.systems().any(System::is_landable) {
        return Err(MapError::NowhereToLand);
    }
    Ok(map)
}

/// Homes belong to seats from 1 on, one to each. The rows stood in these lines.
fn check_homes(map: &Map, lines: &[usize]) -> Result<(), MapError> {
    let mut seen = Vec::new();
    for (row, &line) in map.rows.iter().zip(lines) {
        for (place, system) in row.iter().enumerate() {
            let Some(System::Home(seat)) = *system else { continue };
            if seen.contains(&seat) {
                let found = format!("H{seat}");
                return Err(MapError::SecondHome { line, place: place + 1, found, seat });
            }
            seen.push(seat);
        }
    }
    let missing = (0..seen.len()).map(Player::new).find(|seat| !seen.contains(seat));
    missing.map_or(Ok(()), |seat| Err(MapError::NoHome { seat }))
}
