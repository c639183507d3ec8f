//! Maps while they are drawn.

use super::board::{Colour, Map, Planets, System};
use super::map_text::{MapError, checked_rows};
use super::rules::{MAP_TEXT, Rules};
use super::setup::{unknown_systems, wrong_homes};
use super::view::ground_glyph;
use tabuleiro_core::canvas::{Canvas, Design};
use tabuleiro_core::info::RuleSet;
use tabuleiro_core::present::Mark;
use tabuleiro_core::{Explain, Message, Player, Seats};

/// Editor of the map option.
pub(super) static DESIGN: Design = Design { option: MAP_TEXT.id, palette, read, write, problems };

/// Returns every possible system, with homes for all seats.
fn systems() -> impl Iterator<Item = System> {
    let stars = [Planets::One, Planets::Two, Planets::Three].map(System::Star);
    let homes = Seats::FOUR.players().map(System::Home);
    let others = [System::Wormhole, System::BlackHole];
    stars.into_iter().chain([System::Empty]).chain(Colour::ALL.map(System::Nebula)).chain(homes).chain(others)
}

fn palette(rule_set: &RuleSet) -> Vec<Mark> {
    let is_known = |system: &System| match system {
        System::Home(player) => rule_set.seats_max.has(*player),
        other => Rules::named(rule_set.id).knows(*other),
    };
    systems().filter(is_known).map(mark).collect()
}

fn mark(system: System) -> Mark {
    match system {
        System::Home(player) => Mark::of("home", player),
        other => Mark::new(ground_glyph(other)),
    }
}

fn read(text: &str) -> Result<Canvas, Message> {
    let map = Map::read_unchecked(text).map_err(|error| error.explain())?;
    let mut canvas = Canvas {
        outline: map.outline,
        top_is_shifted: map.top_is_shifted,
        rows: map.rows.iter().map(|row| row.iter().map(|place| place.map(mark)).collect()).collect(),
    };
    // A text without a row is one place to draw on.
    canvas.resize(canvas.width(), map.rows.len());
    Ok(canvas)
}

fn write(canvas: &Canvas) -> String {
    drawn(canvas).file_text()
}

/// Returns the map of a canvas, right or not. What is no system is a gap.
fn drawn(canvas: &Canvas) -> Map {
    let system = |place: &Option<Mark>| {
        let place = place.as_ref()?;
        systems()
            .find(|&system| (mark(system).glyph, mark(system).owner) == (place.glyph.clone(), place.owner))
    };
    Map {
        outline: canvas.outline,
        top_is_shifted: canvas.top_is_shifted,
        rows: canvas.rows.iter().map(|row| row.iter().map(system).collect()).collect(),
    }
}

/// Returns everything that is missing or too much, not only what comes first.
fn problems(canvas: &Canvas, rule_set: &RuleSet, seats: Seats) -> Vec<Message> {
    let map = drawn(canvas);
    let mut problems = Vec::new();
    let has_home = |player: &Player| map.systems().any(|system| system == System::Home(*player));
    let homeless = seats.players().filter(|player| !has_home(player));
    problems.extend(homeless.map(|seat| MapError::NoHome { seat }.explain()));
    let checked = checked_rows(map.clone()).err().filter(|error| !matches!(error, MapError::NoHome { .. }));
    problems.extend(checked.map(|error| error.explain()));
    problems.extend(unknown_systems(&map, &Rules::named(rule_set.id)));
    if problems.is_empty() && map.homes() != seats.count() {
        problems.push(wrong_homes(&map, seats));
    }
    problems
}
