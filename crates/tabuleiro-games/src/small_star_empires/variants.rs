//! The fields of a set-up that change its rule set (S7). None of them is written unless it is chosen.

use super::board::{Map, Planets, System};
use super::rules::{
    BORDERS, CAMPAIGN, COLONIES, COLONIES_OF_THE_REPORT, Campaign, ON, OPEN, Rules, UNEXPLORED, WINS,
};
use super::tiles::{TILES, TILES_ON_MAP, Tile, Unexplored, is_all, shuffled};
use tabuleiro_core::grid::CellName;
use tabuleiro_core::{Message, OptionError, Options, Player, Random, SEATS_MAX, Seats, Setup, SetupError};

/// The private field: the tile on each unexplored system, then the others.
const TILES_FIELD: &str = "tiles";
/// The public field in its place: the number of tiles of each kind.
const UNKNOWN: &str = "unknown";
/// Only value of the option.
const UNKNOWN_TILES: &str = "332222";
/// The unexplored systems of a map that has no room for them.
const NONE: &str = "none";

/// Unexplored systems by name, and all tiles if they are known.
pub(super) type ToldTiles = (Vec<CellName>, Option<[Tile; TILES]>);

/// Every field of a set-up.
pub(super) const FIELDS: [&str; 8] =
    ["starts", "map", COLONIES, BORDERS, WINS, UNEXPLORED, TILES_FIELD, UNKNOWN];

/// Adds what is chosen to a set-up.
pub(super) fn draw(
    mut setup: Setup,
    options: &Options,
    map: &Map,
    random: &mut Random,
) -> Result<Setup, OptionError> {
    let chosen =
        |option, choice| options.rule_set().option(option).is_some() && options.choice(option) == choice;
    if chosen(COLONIES, COLONIES_OF_THE_REPORT) {
        setup = setup.with(COLONIES, COLONIES_OF_THE_REPORT);
    }
    if chosen(BORDERS, OPEN) {
        setup = setup.with(BORDERS, OPEN);
    }
    if let Some(wins) = drawn_wins(options)? {
        setup = setup.with(WINS, wins);
    }
    if chosen(UNEXPLORED, ON) {
        let cells = hidden_cells(map, random);
        setup = setup.with(UNEXPLORED, cells_text(&cells)).with(TILES_FIELD, tiles_text(&shuffled(random)));
    }
    Ok(setup)
}

/// Returns whether a campaign is chosen (S7.8).
pub(super) fn is_campaign(options: &Options) -> bool {
    options.rule_set().option(CAMPAIGN).is_some() && options.choice(CAMPAIGN) == ON
}

fn drawn_wins(options: &Options) -> Result<Option<String>, OptionError> {
    let has_wins =
        options.rule_set().option(WINS).is_some() && options.chosen().any(|(option, _)| option == WINS);
    if !is_campaign(options) {
        let refused = has_wins && options.per_seat(WINS).iter().any(|&wins| wins > 0);
        return if refused { Err(OptionError::text(WINS, "problem-wins-alone")) } else { Ok(None) };
    }
    let wins = options.per_seat(WINS);
    let most = Campaign::of(options.seats()).wins - 1;
    if wins.iter().any(|&wins| wins > most.into()) {
        return Err(OptionError::text(WINS, Message::new("problem-wins").number("most", most)));
    }
    Ok(Some(wins.iter().map(u32::to_string).collect::<Vec<_>>().join("-")))
}

/// Returns the options of the game after one that these players have won (S7.8).
pub(super) fn next_options(options: &Options, winners: &[Player]) -> Option<Options> {
    if !is_campaign(options) {
        return None;
    }
    let mut wins = options.per_seat(WINS);
    winners.iter().for_each(|winner| wins[winner.index()] += 1);
    if wins.iter().any(|&wins| wins >= Campaign::of(options.seats()).wins.into()) {
        wins.fill(0);
    }
    let wins = wins.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
    let next = options.clone().with(WINS, &wins).ok()?;
    match winners.iter().min() {
        Some(first) => next.with("starts", &first.to_string()).ok(),
        None => Some(next),
    }
}

/// Returns the rules of a set-up.
pub(super) fn read(setup: &Setup) -> Result<Rules, SetupError> {
    let rules = Rules::named(setup.rule_set);
    let colonies = read_colonies(setup, &rules)?;
    if setup.rule_set != "published" {
        let other = [BORDERS, WINS, UNEXPLORED, TILES_FIELD, UNKNOWN];
        let other = other.into_iter().find(|field| setup.optional(field).is_some());
        return other.map_or(Ok(Rules { colonies, ..rules }), |field| Err(SetupError::Unknown(field.into())));
    }
    let has_open_borders = match setup.optional(BORDERS) {
        None => false,
        Some(OPEN) => true,
        Some(other) => return Err(wrong(BORDERS, "problem-borders", other)),
    };
    let rules = Rules { colonies, has_open_borders, ..rules };
    let Some(wins) = read_wins(setup)? else { return Ok(rules) };
    let Campaign { colonies, stations, .. } = Campaign::of(setup.seats);
    Ok(Rules { colonies: Some(colonies), stations, wins: Some(wins), ..rules })
}

/// S7.9: the colonies that are counted where they were not.
fn read_colonies(setup: &Setup, rules: &Rules) -> Result<Option<u8>, SetupError> {
    let Some(text) = setup.optional(COLONIES) else { return Ok(rules.colonies) };
    if rules.colonies.is_some() {
        return Err(SetupError::Unknown(COLONIES.into()));
    }
    let counted = text.parse().ok().filter(|_| text == COLONIES_OF_THE_REPORT);
    counted.map(Some).ok_or_else(|| wrong(COLONIES, "problem-colonies-of-setup", text))
}

/// Reads the games won so far; refuses a decided campaign (S7.8).
fn read_wins(setup: &Setup) -> Result<Option<[u8; SEATS_MAX]>, SetupError> {
    let Some(text) = setup.optional(WINS) else { return Ok(None) };
    let most = Campaign::of(setup.seats).wins - 1;
    let win = |text: &str| text.parse().ok().filter(|&won: &u8| won <= most && won.to_string() == text);
    let wins: Option<Vec<u8>> = text.split('-').map(win).collect();
    let wins = wins.filter(|wins| wins.len() == setup.seats.count()).ok_or_else(|| {
        SetupError::field(
            WINS,
            Message::new("problem-wins-of-setup").text("found", text).number("most", most),
        )
    })?;
    let mut of_each = [0; SEATS_MAX];
    of_each.iter_mut().zip(wins).for_each(|(of_one, wins)| *of_one = wins);
    Ok(Some(of_each))
}

/// Returns the unexplored systems of a set-up by name, and their tiles if they are known.
pub(super) fn read_tiles(setup: &Setup, map: &Map) -> Result<Option<ToldTiles>, SetupError> {
    let (cells, tiles, unknown) =
        (setup.optional(UNEXPLORED), setup.optional(TILES_FIELD), setup.optional(UNKNOWN));
    let Some(cells) = cells else {
        let other = tiles.map(|_| TILES_FIELD).or(unknown.map(|_| UNKNOWN));
        return other.map_or(Ok(None), |_| Err(SetupError::Missing(UNEXPLORED)));
    };
    let names = read_cells(cells, map).ok_or_else(|| wrong(UNEXPLORED, "problem-unexplored", cells))?;
    let deck = match (tiles, unknown) {
        (Some(text), None) => Some(read_deck(text).ok_or_else(|| wrong(TILES_FIELD, "problem-tiles", text))?),
        (None, Some(UNKNOWN_TILES)) => None,
        (None, Some(other)) => {
            let problem = Message::new("problem-unknown").text("found", other).text("tiles", UNKNOWN_TILES);
            return Err(SetupError::field(UNKNOWN, problem));
        }
        (Some(_), Some(_)) => return Err(SetupError::Unknown(UNKNOWN.into())),
        (None, None) => return Err(SetupError::Missing(UNKNOWN)),
    };
    Ok(Some((names, deck)))
}

/// Systems that can be unexplored, in the order of reading, no more than there are tiles.
fn read_cells(text: &str, map: &Map) -> Option<Vec<CellName>> {
    if text == NONE {
        return Some(Vec::new());
    }
    let names: Vec<CellName> = text.split('-').map(|name| name.parse().ok()).collect::<Option<_>>()?;
    let mut places = map.places().into_iter().filter(|place| can_be_hidden(place.system));
    let in_order = names.iter().all(|&name| places.any(|place| place.name == name));
    (in_order && names.len() <= TILES && cells_text(&names) == text).then_some(names)
}

fn read_deck(text: &str) -> Option<[Tile; TILES]> {
    let tiles: Vec<Tile> = text.chars().map(Tile::of_letter).collect::<Option<_>>()?;
    if is_all(&tiles) { tiles.try_into().ok() } else { None }
}

/// Adds what differs from the rule set to a set-up, with the tiles if they may be public.
pub(super) fn write(
    mut setup: Setup,
    rules: &Rules,
    seats: Seats,
    tiles: Option<(Vec<CellName>, Option<&[Tile; TILES]>)>,
) -> Setup {
    if let (None, Some(colonies)) = (Rules::named(rules.id).colonies, rules.colonies) {
        setup = setup.with(COLONIES, colonies);
    }
    if rules.has_open_borders {
        setup = setup.with(BORDERS, OPEN);
    }
    if let Some(wins) = rules.wins {
        let wins: Vec<String> = wins[..seats.count()].iter().map(u8::to_string).collect();
        setup = setup.with(WINS, wins.join("-"));
    }
    match tiles {
        Some((cells, Some(deck))) => {
            setup.with(UNEXPLORED, cells_text(&cells)).with(TILES_FIELD, tiles_text(deck))
        }
        Some((cells, None)) => setup.with(UNEXPLORED, cells_text(&cells)).with(UNKNOWN, UNKNOWN_TILES),
        None => setup,
    }
}

/// S7.1: the empty systems, as many as there are tiles; stars with one planet where they are few.
fn hidden_cells(map: &Map, random: &mut Random) -> Vec<CellName> {
    let places = map.places();
    let of = |system: System| {
        let found = places.iter().enumerate().filter(move |(_, place)| place.system == system);
        found.map(|(index, _)| index).collect::<Vec<usize>>()
    };
    let mut hidden = of(System::Empty);
    random.shuffle(&mut hidden);
    hidden.truncate(TILES);
    let mut stars = of(System::Star(Planets::One));
    random.shuffle(&mut stars);
    hidden.extend(stars.into_iter().take(TILES_ON_MAP.saturating_sub(hidden.len())));
    hidden.sort_unstable();
    hidden.into_iter().map(|index| places[index].name).collect()
}

fn can_be_hidden(system: System) -> bool {
    matches!(system, System::Empty | System::Star(Planets::One))
}

fn cells_text(cells: &[CellName]) -> String {
    if cells.is_empty() {
        return NONE.into();
    }
    cells.iter().map(ToString::to_string).collect::<Vec<_>>().join("-")
}

fn tiles_text(tiles: &[Tile; TILES]) -> String {
    tiles.iter().map(|tile| tile.letter()).collect()
}

/// Returns the tiles of a game as its set-up tells them.
pub(super) fn told(
    unexplored: &Unexplored,
    name: impl Fn(super::board::Cell) -> CellName,
    is_public: bool,
) -> (Vec<CellName>, Option<&[Tile; TILES]>) {
    let cells = unexplored.cells.iter().map(|&cell| name(cell)).collect();
    (cells, unexplored.deck.as_ref().filter(|_| !is_public))
}

fn wrong(field: &'static str, problem: &'static str, found: &str) -> SetupError {
    SetupError::field(field, Message::new(problem).text("found", found))
}
