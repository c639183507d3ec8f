//! The games of a match: every start, every pairing, every order of seats.

use crate::balance::is_even;
use crate::log::Definition;
use std::collections::BTreeSet;
use tabuleiro_core::{
    Explain, Line, Message, OptionError, Options, Random, Setup, SetupError, explained_errors, mix_key,
};
use tabuleiro_table::{GameKind, Play};

/// The format of a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Format {
    /// Every player meets every other.
    RoundRobin,
    /// The first player meets every other.
    Gauntlet,
}

/// The start of games: a drawn set-up and a few random decisions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// The set-up.
    pub setup: Setup,
    /// Text of the set-up and the opening.
    pub line: Line,
}

/// A scheduled game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planned {
    /// Index in the schedule.
    pub id: usize,
    /// Index of the start.
    pub start: usize,
    /// Player in each seat, by index in the engines.
    pub seating: Vec<usize>,
}

/// All games of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// Starts, all different.
    pub starts: Vec<Start>,
    /// Games, ordered by start.
    pub games: Vec<Planned>,
}

/// The progress of drawing starts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct DrawProgress {
    /// Number of starts found.
    pub found: usize,
    /// Number of different openings examined.
    pub looked_at: usize,
    /// Number of starts to find.
    pub wanted: usize,
}

/// The reason why a match cannot be scheduled.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum ScheduleError {
    Options(OptionError),
    Setup(SetupError),
    TooFewStarts(DrawProgress),
    TooFewEven(DrawProgress),
    /// A balanced match of a game that all players win or lose together.
    NothingToBalance,
}

impl Explain for ScheduleError {
    fn explain(&self) -> Message {
        match self {
            ScheduleError::Options(error) => error.explain(),
            ScheduleError::Setup(error) => error.explain(),
            ScheduleError::TooFewStarts(drawing) => drawing.in_words("error-match-few-starts"),
            ScheduleError::TooFewEven(drawing) => drawing.in_words("error-match-few-even"),
            ScheduleError::NothingToBalance => Message::new("error-match-nothing-to-balance"),
        }
    }
}

explained_errors!(ScheduleError);

impl DrawProgress {
    /// Returns the message with this id and the numbers of the progress.
    pub fn in_words(&self, id: &'static str) -> Message {
        Message::new(id)
            .number("found", self.found as i64)
            .number("looked-at", self.looked_at as i64)
            .number("wanted", self.wanted as i64)
    }
}

impl From<OptionError> for ScheduleError {
    fn from(error: OptionError) -> ScheduleError {
        ScheduleError::Options(error)
    }
}

impl From<SetupError> for ScheduleError {
    fn from(error: SetupError) -> ScheduleError {
        ScheduleError::Setup(error)
    }
}

/// Returns the groups of players that meet. With fewer players than seats, every player sits at every table, some more
/// than once; in a gauntlet the first player sits there once.
pub fn pairings(format: Format, engines: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    combine(engines, seats, &mut Vec::new(), &mut all);
    all.retain(|table: &Vec<usize>| {
        let distinct: BTreeSet<usize> = table.iter().copied().collect();
        let first = table.iter().filter(|&&engine| engine == 0).count();
        distinct.len() == engines.min(seats) && (format == Format::RoundRobin || first == 1)
    });
    all
}

/// Collects every combination of `seats` players, in increasing order.
fn combine(engines: usize, seats: usize, chosen: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
    if chosen.len() == seats {
        all.push(chosen.clone());
        return;
    }
    for engine in chosen.last().copied().unwrap_or(0)..engines {
        chosen.push(engine);
        combine(engines, seats, chosen, all);
        chosen.pop();
    }
}

/// Returns every order of these players once.
pub fn orders(table: &[usize]) -> Vec<Vec<usize>> {
    if table.is_empty() {
        return vec![Vec::new()];
    }
    let first: BTreeSet<usize> = table.iter().copied().collect();
    let with_first = |engine: usize| {
        let mut rest = table.to_vec();
        rest.remove(rest.iter().position(|&other| other == engine).expect("the engine is at the table"));
        orders(&rest).into_iter().map(move |order| [vec![engine], order].concat())
    };
    first.into_iter().flat_map(with_first).collect()
}

/// Returns the set-up options of a match.
pub fn options(kind: &'static GameKind, definition: &Definition) -> Result<Options, OptionError> {
    let options = Options::named(kind.info, &definition.rule_set)?.with_seats(definition.seats)?;
    definition.options.iter().try_fold(options, |options, (name, value)| options.with(name, value))
}

impl Schedule {
    /// Draws the starts of a match and lists its games. Calls `tell` after every opening.
    ///
    /// Equal definitions give equal schedules. A definition with more starts extends the schedule.
    pub fn draw(
        kind: &'static GameKind,
        definition: &Definition,
        tell: &mut dyn FnMut(&DrawProgress),
    ) -> Result<Schedule, ScheduleError> {
        let options = options(kind, definition)?;
        if definition.balanced && options.rule_set().together {
            return Err(ScheduleError::NothingToBalance);
        }
        let starts = draw_starts(kind, &options, definition, tell)?;
        let mut games = Vec::new();
        for start in 0..starts.len() {
            for seating in definition.pairings.iter().flat_map(|table| orders(table)) {
                games.push(Planned { id: games.len(), start, seating });
            }
        }
        Ok(Schedule { starts, games })
    }

    /// Returns the number of games played from one start.
    pub fn games_per_start(definition: &Definition) -> usize {
        definition.pairings.iter().map(|table| orders(table).len()).sum()
    }
}

fn draw_starts(
    kind: &'static GameKind,
    options: &Options,
    definition: &Definition,
    tell: &mut dyn FnMut(&DrawProgress),
) -> Result<Vec<Start>, ScheduleError> {
    // Give up after this many draws in a row without a new start.
    const PATIENCE: usize = 1000;
    let mut starts = Vec::new();
    let mut seen = BTreeSet::new();
    let mut random = Random::from_seed(mix_key([definition.seed, 0]));
    let mut drawing = DrawProgress { found: 0, looked_at: 0, wanted: definition.starts };
    let mut in_vain = 0;
    while drawing.found < drawing.wanted {
        if in_vain > PATIENCE {
            let is_balanced = definition.balanced;
            let too_few = if is_balanced { ScheduleError::TooFewEven } else { ScheduleError::TooFewStarts };
            return Err(too_few(drawing));
        }
        in_vain += 1;
        let (start, play) = draw_start(kind, options, definition.opening, &mut random)?;
        let is_over = play.status().to_move().is_none();
        if is_over || !seen.insert((start.line.setup.clone(), play.position_text())) {
            continue;
        }
        if !definition.balanced || is_even(kind, &*play) {
            starts.push(start);
            in_vain = 0;
        }
        drawing = DrawProgress { found: starts.len(), looked_at: seen.len(), ..drawing };
        tell(&drawing);
    }
    Ok(starts)
}

/// Draws a set-up and plays random decisions, up to a number or the end of the game.
fn draw_start(
    kind: &'static GameKind,
    options: &Options,
    decisions: usize,
    random: &mut Random,
) -> Result<(Start, Box<dyn Play>), ScheduleError> {
    let setup = kind.draw(options, random)?;
    let mut play = kind.open(&setup)?;
    let mut line = Line { setup: setup.text(kind.info), ..Line::default() };
    while line.moves.len() < decisions && play.status().to_move().is_some() {
        let mut choices = play.choices();
        let choice = choices.swap_remove(random.below(choices.len()));
        play.play(&choice.text).expect("a choice is legal");
        line.moves.push(choice.text);
    }
    Ok((Start { setup, line }, play))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::tests::definition;
    use tabuleiro_table::kinds;

    fn draw(kind: &'static GameKind, definition: &Definition) -> Result<Schedule, ScheduleError> {
        Schedule::draw(kind, definition, &mut |_| {})
    }

    #[test]
    fn everyone_meets_everyone_or_the_first_meets_everyone() {
        assert_eq!(pairings(Format::RoundRobin, 3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(pairings(Format::Gauntlet, 3, 2), [[0, 1], [0, 2]]);
        assert_eq!(pairings(Format::RoundRobin, 4, 3).len(), 4);
        assert_eq!(pairings(Format::RoundRobin, 2, 3), [[0, 0, 1], [0, 1, 1]]);
        assert_eq!(pairings(Format::Gauntlet, 2, 4), [[0, 1, 1, 1]]);
        assert_eq!(pairings(Format::Gauntlet, 3, 4), [[0, 1, 1, 2], [0, 1, 2, 2]]);
    }

    #[test]
    fn every_order_comes_once() {
        assert_eq!(orders(&[0, 1]), [[0, 1], [1, 0]]);
        assert_eq!(orders(&[0, 1, 1]), [[0, 1, 1], [1, 0, 1], [1, 1, 0]]);
        let four: BTreeSet<Vec<usize>> = orders(&[0, 1, 2, 3]).into_iter().collect();
        assert_eq!(four.len(), 24);
        assert!(four.iter().all(|order| (0..4).all(|engine| order.contains(&engine))));
    }

    #[test]
    fn in_every_game_every_start_is_another_and_sees_every_order() {
        for kind in kinds() {
            let rule_set = &kind.info.rule_sets[0];
            let seats = rule_set.seats_max.count();
            let definition = Definition {
                game: kind.info.id.into(),
                rule_set: rule_set.id.into(),
                seats,
                engines: vec!["random".into(); 2],
                pairings: pairings(Format::RoundRobin, 2, seats),
                starts: 20,
                opening: 3,
                ..definition(20)
            };
            let schedule = draw(kind, &definition).unwrap();
            assert_eq!(schedule.starts.len(), 20);
            assert_eq!(schedule.games.len(), 20 * Schedule::games_per_start(&definition));
            let mut positions = BTreeSet::new();
            for (index, start) in schedule.starts.iter().enumerate() {
                assert_eq!(start.line.moves.len(), 3);
                let mut play = kind.open(&start.setup).unwrap();
                start.line.moves.iter().for_each(|mv| play.play(mv).unwrap());
                assert!(play.status().to_move().is_some(), "the game is over at the start");
                assert!(positions.insert((start.line.setup.clone(), play.position_text())), "twice");
                let seatings: BTreeSet<&Vec<usize>> = schedule
                    .games
                    .iter()
                    .filter(|game| game.start == index)
                    .map(|game| &game.seating)
                    .collect();
                let wanted: Vec<Vec<usize>> =
                    definition.pairings.iter().flat_map(|table| orders(table)).collect();
                assert_eq!(seatings, wanted.iter().collect());
            }
            assert_eq!(draw(kind, &definition).unwrap(), schedule);
            let longer = draw(kind, &Definition { starts: 25, ..definition.clone() }).unwrap();
            assert_eq!(longer.starts[..20], schedule.starts);
        }
    }

    /// Returns the definition of a match with even starts.
    fn balanced(game: &str, rule_set: &str, seats: usize, opening: usize, starts: usize) -> Definition {
        Definition {
            game: game.into(),
            rule_set: rule_set.into(),
            seats,
            opening,
            balanced: true,
            ..definition(starts)
        }
    }

    #[test]
    fn of_the_openings_those_are_kept_from_which_no_seat_is_much_better_off() {
        for (game, rule_set, seats, opening) in [
            ("small-star-empires", "feup-a", 2, 3),
            ("small-star-empires", "published", 3, 4),
            ("green-skull", "published", 2, 4),
        ] {
            let kind = tabuleiro_table::kind(game).unwrap();
            let definition = balanced(game, rule_set, seats, opening, 3);
            let mut last = None;
            let even =
                Schedule::draw(kind, &definition, &mut |drawing| last = Some(*drawing)).unwrap().starts;
            let looked_at = last.unwrap().looked_at;
            assert_eq!(last, Some(DrawProgress { found: 3, looked_at, wanted: 3 }));
            let any = Definition { balanced: false, starts: looked_at, ..definition.clone() };
            let mut openings = draw(kind, &any).unwrap().starts;
            openings.retain(|start| {
                let mut play = kind.open(&start.setup).unwrap();
                start.line.moves.iter().for_each(|mv| play.play(mv).unwrap());
                is_even(kind, &*play)
            });
            assert_eq!(even, openings, "{game}");
            let longer = draw(kind, &Definition { starts: 4, ..definition }).unwrap();
            assert_eq!(longer.starts[..3], even, "{game}");
        }
    }

    #[test]
    fn where_no_opening_is_even_there_is_no_match() {
        // This game has one set-up, which favours the first player.
        let kind = tabuleiro_table::kind("small-star-empires").unwrap();
        let none = ScheduleError::TooFewEven(DrawProgress { found: 0, looked_at: 1, wanted: 2 });
        assert_eq!(draw(kind, &balanced("small-star-empires", "feup-a", 2, 0, 2)), Err(none));
    }

    #[test]
    fn where_all_play_together_there_is_nothing_to_balance() {
        let kind = tabuleiro_table::kind("asterismo").unwrap();
        let together = balanced("asterismo", "published", 2, 4, 2);
        assert_eq!(draw(kind, &together), Err(ScheduleError::NothingToBalance));
        assert!(draw(kind, &Definition { balanced: false, ..together }).is_ok());
    }

    #[test]
    fn more_starts_than_there_are_is_an_error() {
        // Find a game with a single set-up: without an opening it has one start.
        let fixed = kinds().iter().find_map(|kind| {
            let definition = Definition {
                game: kind.info.id.into(),
                rule_set: kind.info.rule_sets[0].id.into(),
                opening: 0,
                starts: 2,
                ..definition(2)
            };
            draw(kind, &definition).err()
        });
        assert_eq!(
            fixed,
            Some(ScheduleError::TooFewStarts(DrawProgress { found: 1, looked_at: 1, wanted: 2 }))
        );
    }
}
