//! The standings of a match: points, ranks and pairwise results.

use crate::log::{Definition, Failure, Finished};
use crate::rating::{Estimate, Meeting, Unit, elo, share};
use crate::schedule::Schedule;
use std::collections::BTreeMap;
use tabuleiro_core::SeatResult;

/// The standings of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Standings {
    /// Account of each player, in the order of the engines.
    pub players: Vec<Account>,
    /// Pairwise results: `cross[one][other]` holds the points of `one` from their games.
    pub cross: Vec<Vec<Encounter>>,
    /// Number of games counted.
    pub games: usize,
    /// Number of games without a winner or a draw.
    pub nobody_won: usize,
}

/// A player's totals. A player in two seats of a game is counted twice.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Account {
    /// Number of games.
    pub games: usize,
    /// Games won alone.
    pub won: usize,
    /// Games drawn, or won together with others.
    pub shared: usize,
    /// Games lost.
    pub lost: usize,
    /// Points: 1 for a win; winners or drawing players share the point equally.
    pub points: f64,
    /// Share of the available points, over starts. With more than two seats, the share of first places.
    pub score: Option<Estimate>,
    /// Mean rank.
    pub mean_rank: f64,
    /// Games lost for reasons other than the rules.
    pub forfeits: BTreeMap<Failure, usize>,
    /// Longest thought, in milliseconds.
    pub slowest_ms: u64,
    /// Points and games in each seat.
    pub by_seat: Vec<(f64, usize)>,
}

/// The result of a player against another.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Encounter {
    /// Number of games.
    pub games: usize,
    /// Points of this player.
    pub points: f64,
    /// Points of the other player.
    pub lost: f64,
}

/// Returns each seat's points in a game: winners share 1, else drawing players share 1. If all lost, there are no points.
pub fn points(results: &[SeatResult]) -> Vec<f64> {
    let best = if results.contains(&SeatResult::Won) { SeatResult::Won } else { SeatResult::Drew };
    let sharing = results.iter().filter(|&&result| result == best).count();
    results.iter().map(|&result| if result == best { 1.0 / sharing as f64 } else { 0.0 }).collect()
}

impl Standings {
    /// Returns the standings after these games.
    pub fn of(definition: &Definition, games: &[Finished]) -> Standings {
        let engines = definition.engines.len();
        let mut standings = Standings {
            players: vec![
                Account { by_seat: vec![(0.0, 0); definition.seats], ..Account::default() };
                engines
            ],
            cross: vec![vec![Encounter::default(); engines]; engines],
            games: games.len(),
            nobody_won: 0,
        };
        games.iter().for_each(|game| standings.count(game));
        for (engine, account) in standings.players.iter_mut().enumerate() {
            account.mean_rank /= account.games.max(1) as f64;
            account.score = share(&units_of(games, |game| own_points(game, engine)));
        }
        standings
    }

    fn count(&mut self, game: &Finished) {
        let points = points(&game.results);
        self.nobody_won += usize::from(points.iter().all(|&had| had == 0.0));
        for (seat, &engine) in game.seating.iter().enumerate() {
            let account = &mut self.players[engine];
            account.games += 1;
            account.points += points[seat];
            account.won += usize::from(points[seat] == 1.0);
            account.shared += usize::from(points[seat] > 0.0 && points[seat] < 1.0);
            account.lost += usize::from(points[seat] == 0.0);
            account.mean_rank += f64::from(game.ranks[seat]);
            account.slowest_ms = account.slowest_ms.max(game.slowest_ms[seat]);
            account.by_seat[seat].0 += points[seat];
            account.by_seat[seat].1 += 1;
            for (other_seat, &other) in game.seating.iter().enumerate().filter(|(_, other)| **other != engine)
            {
                let encounter = &mut self.cross[engine][other];
                encounter.games += 1;
                encounter.points += points[seat];
                encounter.lost += points[other_seat];
            }
        }
        for forfeit in &game.forfeits {
            let engine = game.seating[forfeit.seat];
            *self.players[engine].forfeits.entry(forfeit.why).or_default() += 1;
        }
    }

    /// Returns the engines, the best first.
    pub fn ranking(&self) -> Vec<usize> {
        let score = |engine: &usize| self.players[*engine].score.map_or(-1.0, |score| score.value);
        let mut ranking: Vec<usize> = (0..self.players.len()).collect();
        ranking.sort_by(|one, other| score(other).total_cmp(&score(one)));
        ranking
    }
}

/// Returns one unit for each start with a finished game.
fn units_of<'a>(games: impl IntoIterator<Item = &'a Finished>, of: impl Fn(&Finished) -> Unit) -> Vec<Unit> {
    let mut starts: BTreeMap<usize, Unit> = BTreeMap::new();
    for game in games {
        let (unit, more) = (starts.entry(game.start).or_default(), of(game));
        unit.points += more.points;
        unit.out_of += more.out_of;
    }
    starts.into_values().filter(|unit| unit.out_of > 0.0).collect()
}

/// Returns an engine's points in a game; the maximum is 1, in any number of seats.
fn own_points(game: &Finished, engine: usize) -> Unit {
    let seats = || game.seating.iter().zip(points(&game.results)).filter(|(sitting, _)| **sitting == engine);
    Unit { points: seats().map(|(_, had)| had).sum(), out_of: seats().count() as f64 }
}

/// Returns the points that one player took from another, per start, out of the points of both. Games that both lost
/// do not count: they do not show who is better.
pub fn duel<'a>(games: impl IntoIterator<Item = &'a Finished>, one: usize, other: usize) -> Vec<Unit> {
    units_of(games, |game| {
        if !(game.seating.contains(&one) && game.seating.contains(&other)) {
            return Unit::default();
        }
        let (had, lost) = (own_points(game, one).points, own_points(game, other).points);
        Unit { points: had, out_of: had + lost }
    })
}

/// Does the same as [`duel`] for complete starts only: those from which every game has been played.
pub fn whole_duel(definition: &Definition, games: &[Finished], one: usize, other: usize) -> Vec<Unit> {
    let mut counts: BTreeMap<usize, usize> = BTreeMap::new();
    games.iter().for_each(|game| *counts.entry(game.start).or_default() += 1);
    let all = Schedule::games_per_start(definition);
    duel(games.iter().filter(|game| counts[&game.start] == all), one, other)
}

/// Returns the Elo difference between two players in games of two.
pub fn elo_between(games: &[Finished], one: usize, other: usize) -> Option<Estimate> {
    share(&duel(games, one, other)).map(|estimate| estimate.map(elo))
}

/// Returns the meetings of each start, for a ladder.
pub fn meetings(games: &[Finished]) -> Vec<Vec<Meeting>> {
    let mut starts: BTreeMap<usize, Vec<Meeting>> = BTreeMap::new();
    for game in games {
        let points = points(&game.results);
        if let [one, other] = game.seating[..] {
            let meeting = Meeting { sides: [(one, points[0]), (other, points[1])] };
            starts.entry(game.start).or_default().push(meeting);
        }
    }
    starts.into_values().collect()
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::counted::Counted;
    use crate::log::{Forfeit, VERSION};
    use crate::schedule::{Format, pairings};

    /// Returns the definition of a match of two over `starts` starts.
    pub(crate) fn definition(starts: usize) -> Definition {
        Definition {
            version: VERSION,
            game: "none".into(),
            rule_set: "none".into(),
            seats: 2,
            options: Vec::new(),
            engines: vec!["one".into(), "other".into()],
            pairings: pairings(Format::RoundRobin, 2, 2),
            starts,
            opening: 4,
            balanced: false,
            seed: 7,
            clock: None,
            unlimited_ms: 1000,
            counted: Counted::Wall,
            patience_ms: 1000,
            sprt: None,
        }
    }

    /// Returns a game with these points per seat: 1 won, 0 lost, anything else drawn.
    pub(crate) fn finished(id: usize, start: usize, seating: &[usize], points: &[f64]) -> Finished {
        let result = |&had: &f64| match had {
            1.0 => SeatResult::Won,
            0.0 => SeatResult::Lost,
            _ => SeatResult::Drew,
        };
        Finished {
            id,
            start,
            seating: seating.to_vec(),
            results: points.iter().map(result).collect(),
            ranks: points
                .iter()
                .map(|had| 1 + points.iter().filter(|other| *other > had).count() as u8)
                .collect(),
            forfeits: Vec::new(),
            decisions: 30,
            slowest_ms: vec![5; seating.len()],
            took_ms: 100,
            record: "gam1.moves~a1".into(),
        }
    }

    #[test]
    fn a_draw_is_a_half_a_shared_win_a_share_and_losing_together_nothing() {
        use SeatResult::{Drew, Lost, Won};
        assert_eq!(points(&[Won, Lost]), [1.0, 0.0]);
        assert_eq!(points(&[Drew, Drew]), [0.5, 0.5]);
        assert_eq!(points(&[Lost, Lost]), [0.0, 0.0]);
        assert_eq!(points(&[Won, Lost, Won]), [0.5, 0.0, 0.5]);
        assert_eq!(points(&[Drew; 4]), [0.25; 4]);
    }

    #[test]
    fn a_tiny_match_counted_by_hand() {
        let mut games = vec![
            finished(0, 0, &[0, 1], &[1.0, 0.0]),
            finished(1, 0, &[1, 0], &[0.5, 0.5]),
            finished(2, 1, &[0, 1], &[0.0, 0.0]),
            finished(3, 1, &[1, 0], &[1.0, 0.0]),
            finished(4, 2, &[0, 1], &[1.0, 0.0]),
        ];
        games[4].forfeits.push(Forfeit { seat: 1, why: Failure::Crashed, detail: String::new() });
        games[4].slowest_ms = vec![5, 700];
        let standings = Standings::of(&definition(3), &games);
        let [one, other] = &standings.players[..] else { panic!("two play") };
        assert_eq!((one.games, one.won, one.shared, one.lost, one.points), (5, 2, 1, 2, 2.5));
        assert_eq!((other.games, other.won, other.shared, other.lost, other.points), (5, 1, 1, 3, 1.5));
        assert_eq!(standings.nobody_won, 1);
        assert_eq!(one.score.unwrap().value, 0.5);
        assert_eq!(other.score.unwrap().value, 0.3);
        assert_eq!(one.by_seat, [(2.0, 3), (0.5, 2)]);
        assert_eq!(other.forfeits, BTreeMap::from([(Failure::Crashed, 1)]));
        assert_eq!((one.slowest_ms, other.slowest_ms), (5, 700));
        assert_eq!(standings.cross[0][1], Encounter { games: 5, points: 2.5, lost: 1.5 });
        // The first player had two and a half of the four points that were scored.
        assert_eq!(share(&duel(&games, 0, 1)).unwrap().value, 0.625);
        assert!((elo_between(&games, 0, 1).unwrap().value - 88.7).abs() < 0.1);
        assert_eq!(standings.ranking(), [0, 1]);
        let whole = whole_duel(&definition(3), &games, 0, 1);
        assert_eq!(whole, [Unit { points: 1.5, out_of: 2.0 }, Unit { points: 0.0, out_of: 1.0 }]);
    }

    #[test]
    fn with_more_seats_ranks_and_first_places_count() {
        let definition = Definition { seats: 3, pairings: vec![vec![0, 1, 1]], ..definition(1) };
        let games = [
            finished(0, 0, &[0, 1, 1], &[1.0, 0.0, 0.0]),
            finished(1, 0, &[1, 0, 1], &[1.0, 0.0, 0.0]),
            finished(2, 0, &[1, 1, 0], &[0.0, 0.0, 1.0]),
        ];
        let standings = Standings::of(&definition, &games);
        let [one, other] = &standings.players[..] else { panic!("two play") };
        assert_eq!((one.games, one.won, other.games, other.won), (3, 2, 6, 1));
        assert!((one.score.unwrap().value - 2.0 / 3.0).abs() < 1e-9);
        assert!((other.score.unwrap().value - 1.0 / 6.0).abs() < 1e-9);
        assert!((one.mean_rank - 4.0 / 3.0).abs() < 1e-9);
        assert_eq!(one.by_seat, [(1.0, 1), (0.0, 1), (1.0, 1)]);
    }
}
