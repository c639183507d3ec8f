//! Drawing, reading and writing set-ups: the maps of the rule sets, and how published ones are laid from tiles (S6).

use super::board::{Map, Place, System};
use super::chart::Chart;
use super::position::Position;
use super::rules::Rules;
use super::tiles::Unexplored;
use super::{INFO, SmallStarEmpires, variants};
use tabuleiro_core::{Explain, Message, OptionError, Options, Player, Random, Seats, Setup, SetupError};

/// Draws a set-up by these options.
pub(super) fn draw(options: &Options, random: &mut Random) -> Result<Setup, OptionError> {
    let starts = options.starts("starts", random);
    let map = draw_map(options, random)?;
    let setup = Setup::new(options.rule_set(), options.seats()).with("starts", starts).with("map", &map);
    variants::draw(setup, options, &map, random)
}

/// Reads a set-up and checks it.
pub(super) fn read(setup: &Setup) -> Result<SmallStarEmpires, SetupError> {
    setup.known_rule_set(&INFO)?;
    setup.expect_only(&variants::FIELDS)?;
    let rules = variants::read(setup)?;
    let starts = setup.player("starts")?;
    let text = setup.field("map")?;
    let wrong = |problem: Message| SetupError::field("map", problem);
    let map = Map::from_text(text).map_err(|error| wrong(error.explain()))?;
    if map.to_string() != text {
        return Err(wrong(Message::new("problem-gaps").text("map", map)));
    }
    check_map(&map, &rules, setup.seats).map_err(wrong)?;
    let tiles = variants::read_tiles(setup, &map)?;
    let covered = tiles.as_ref().map(|(cells, _)| map.covered(cells));
    let chart = Chart::new(covered.as_ref().unwrap_or(&map), setup.seats);
    let unexplored = tiles.map(|(names, deck)| {
        Unexplored::new(names.into_iter().filter_map(|name| chart.cell(name)).collect(), deck)
    });
    let start = Position::empty(&chart, &rules, starts);
    let is_plain = unexplored.is_none() && !rules.has_open_borders;
    let mut game = SmallStarEmpires { rules, is_plain, starts, map, chart, start, unexplored };
    let mut start = game.start;
    game.note_who_is_out(&mut start);
    start.settle_turn(&game.chart, &game.rules);
    game.start = start;
    Ok(game)
}

/// Returns the set-up of a game, or only what everyone may know of it.
pub(super) fn write(game: &SmallStarEmpires, is_public: bool) -> Setup {
    let rule_set = INFO.rule_set(game.rules.id).expect("every rule set has its rules");
    let setup = Setup::new(rule_set, game.chart.seats).with("starts", game.starts).with("map", &game.map);
    let tiles = game.unexplored.as_ref();
    let tiles = tiles.map(|unexplored| variants::told(unexplored, |cell| game.name(cell), is_public));
    variants::write(setup, &game.rules, game.chart.seats, tiles)
}

/// Checks that a map suits a rule set and a number of seats.
fn check_map(map: &Map, rules: &Rules, seats: Seats) -> Result<(), Message> {
    if map.homes() != seats.count() {
        return Err(wrong_homes(map, seats));
    }
    unknown_systems(map, rules).into_iter().next().map_or(Ok(()), Err)
}

pub(super) fn wrong_homes(map: &Map, seats: Seats) -> Message {
    Message::new("problem-homes").number("homes", map.homes() as i64).text("seats", seats)
}

/// Returns the systems of a map that a rule set does not have.
pub(super) fn unknown_systems(map: &Map, rules: &Rules) -> Vec<Message> {
    let unknown = map.places().into_iter().filter(|place| !rules.knows(place.system));
    let problem = |place: Place| {
        let is_wormhole = place.system == System::Wormhole;
        let problem = if is_wormhole { "problem-wormhole" } else { "problem-nebula" };
        Message::new(problem).text("cell", place.name).text("rule-set", rules.id)
    };
    unknown.map(problem).collect()
}

/// Returns the map that was chosen, drawn if need be.
fn draw_map(options: &Options, random: &mut Random) -> Result<Map, OptionError> {
    if let Some(text) = options.text("map-text") {
        let problem = |problem: Message| OptionError::text("map-text", problem);
        let map = Map::read(text).map_err(|error| problem(error.explain()))?;
        check_map(&map, &Rules::named(options.rule_set().id), options.seats()).map_err(problem)?;
        return Ok(map);
    }
    // S7.8: each game of a campaign has a map of its own.
    let choice = if variants::is_campaign(options) { "random" } else { options.choice("map") };
    Ok(match reported(choice) {
        Some(text) => Map::from_text(text).expect("the maps of the reports are maps"),
        None => published(options.seats(), options.choice("holes") == "on", choice == "random", random),
    })
}

/// Returns the maps of the reports.
fn reported(choice: &str) -> Option<&'static str> {
    Some(match choice {
        "feup-a" => "fr_22W_122_aX0_3Rb_XWX_3R1_122",
        "feup-a-printed" => "fr_22W_122_a22_3Rb_XWX_3R1_122",
        "small" => "pr_1B20_Ra3X3_20R1_X2Bb0_3B0R",
        "medium" => "pr_102R301_0a3X002B_20032R1_X2010X03_3R0B213_BX3X03b2_2001301",
        "big" => {
            "pr_102X3B302_0a313R3X00_2001X3200_X2010310X1_30X00B32R_0R3023X103_200133320_0X010X03b3_303B32310"
        }
        _ => return None,
    })
}

/// A place of a published map: q to the right, r down.
type Axial = (i16, i16);

/// The six neighbours clockwise: NW NE E SE SW W.
const RING: [Axial; 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// The centres of the outer sectors, from the top clockwise.
const OUTER: [Axial; 6] = [(1, -3), (3, -2), (2, 1), (-1, 3), (-3, 2), (-2, -1)];

/// Systems at the centres of the outer sectors of maps with holes, in turn.
const HOLES: [char; 2] = ['X', 'W'];

const TOP_LEFT: Axial = (-1, -3);
const TOP_RIGHT: Axial = (3, -4);
const BOTTOM_RIGHT: Axial = (1, 3);
const BOTTOM_LEFT: Axial = (-3, 4);
const LEFT: Axial = (-4, 1);

/// The rings of the main tiles A to F, clockwise from NW; their centres are empty or holes.
const OUTER_TILES: [&str; 6] = ["R131G2", "B12131", "21R131", "21B231", "23112G", "1122R3"];
const A_D_B_E_C_F: [usize; 6] = [0, 3, 1, 4, 2, 5];

/// The ring of the main tile G, whose centre is a star with one planet.
const INNER_TILE: &str = "1G2B13";

/// The three systems around a home, clockwise.
const HOME_TILE: [char; 3] = ['1', '0', '2'];

/// Returns the notches in which seats 1, 2, … have their homes.
fn notches(seats: Seats) -> &'static [Axial] {
    match seats.count() {
        ..=2 => &[TOP_LEFT, BOTTOM_RIGHT],
        3 => &[TOP_RIGHT, BOTTOM_RIGHT, LEFT],
        _ => &[TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT],
    }
}

/// Returns the basic map, or one with the tiles shuffled and turned.
fn published(seats: Seats, has_holes: bool, is_random: bool, random: &mut Random) -> Map {
    let mut order = A_D_B_E_C_F;
    if is_random {
        random.shuffle(&mut order);
    }
    let mut turn = || if is_random { random.below(6) } else { 0 };
    let mut systems = vec![((0, 0), '1')];
    systems.extend(ring((0, 0), INNER_TILE, turn()));
    for (index, (centre, tile)) in OUTER.into_iter().zip(order).enumerate() {
        systems.push((centre, if has_holes { HOLES[index % 2] } else { '0' }));
        systems.extend(ring(centre, OUTER_TILES[tile], turn()));
    }
    for (player, &notch) in seats.players().zip(notches(seats)) {
        systems.extend(home_sector(notch, player, &systems));
    }
    laid_out(&systems)
}

fn ring(centre: Axial, tile: &'static str, turn: usize) -> impl Iterator<Item = (Axial, char)> {
    let places = RING.into_iter().cycle().skip(turn).map(move |step| beside(centre, step));
    places.zip(tile.chars())
}

/// Returns a home and the three systems around it, clockwise on the places that no sector has.
fn home_sector(notch: Axial, player: Player, taken: &[(Axial, char)]) -> Vec<(Axial, char)> {
    let is_free = |step: Axial| taken.iter().all(|(place, _)| *place != beside(notch, step));
    let first = (0..6).find(|&index| is_free(RING[index]) && !is_free(RING[(index + 5) % 6]));
    let first = first.expect("a notch is open on one side");
    let around = RING.into_iter().cycle().skip(first).map(|step| beside(notch, step)).zip(HOME_TILE);
    let home = (b'a' + player.index() as u8) as char;
    std::iter::once((notch, home)).chain(around).collect()
}

fn beside(place: Axial, step: Axial) -> Axial {
    (place.0 + step.0, place.1 + step.1)
}

/// Returns the map of these systems, row by row.
fn laid_out(systems: &[(Axial, char)]) -> Map {
    let half_widths = |(q, r): Axial| 2 * q + r;
    let left = systems.iter().map(|(place, _)| half_widths(*place)).min().unwrap_or_default();
    let top = systems.iter().map(|(place, _)| place.1).min().unwrap_or_default();
    let bottom = systems.iter().map(|(place, _)| place.1).max().unwrap_or_default();
    let row = |r: i16| {
        let in_row = || systems.iter().filter(move |(place, _)| place.1 == r);
        let number = |place: Axial| ((half_widths(place) - left) / 2) as usize;
        let places = in_row().map(|(place, _)| number(*place) + 1).max().unwrap_or_default();
        let mut letters = vec!['-'; places];
        in_row().for_each(|(place, letter)| letters[number(*place)] = *letter);
        letters.into_iter().collect::<String>()
    };
    let header = if (top - left).rem_euclid(2) == 1 { "pr" } else { "pl" };
    let rows: Vec<String> = (top..=bottom).map(row).collect();
    Map::from_text(&format!("{header}_{}", rows.join("_"))).expect("tiles make a map")
}
