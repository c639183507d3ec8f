//! Scores and Elo differences, with confidence intervals.
//!
//! Games from one start are not independent: the start may favour a seat. The statistical unit is therefore a start with
//! all its orders of seats.

use tabuleiro_core::Random;

/// Number of standard deviations that include 95 % of a normal distribution.
const Z_95: f64 = 1.959_963_985;

/// Number of bootstrap samples for the intervals of a ladder.
const RESAMPLES: usize = 500;

/// A player's points from one start.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Unit {
    /// Points: 1 for a win, one half for a draw.
    pub points: f64,
    /// Points available.
    pub out_of: f64,
}

/// A value with its 95 % confidence interval.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// Applies an increasing function to the value and both ends.
    #[must_use]
    pub fn map(self, to: impl Fn(f64) -> f64) -> Estimate {
        Estimate { value: to(self.value), low: to(self.low), high: to(self.high) }
    }
}

/// Converts an expected score to an Elo difference; infinite for 0 and 1.
pub fn elo(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}

/// Converts an Elo difference to an expected score.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// Returns a player's share of the points with its interval; `None` if no points were available.
///
/// The interval is Wilson's, for the number of independent games that matches the variance between the starts.
pub fn share(units: &[Unit]) -> Option<Estimate> {
    let spread = Spread::of(units)?;
    let value = spread.points / spread.out_of;
    let games = spread.mean * (1.0 - spread.mean) * units.len() as f64 / spread.variance;
    let (centre, shift) = (value + Z_95 * Z_95 / (2.0 * games), 1.0 + Z_95 * Z_95 / games);
    let half = Z_95 * (value * (1.0 - value) / games + Z_95 * Z_95 / (4.0 * games * games)).sqrt();
    let (low, high) = ((centre - half) / shift, (centre + half) / shift);
    Some(Estimate { value, low: low.clamp(0.0, value), high: high.clamp(value, 1.0) })
}

/// The variance between starts.
pub(crate) struct Spread {
    pub points: f64,
    pub out_of: f64,
    /// Mean share, and the variance of a single start's share around it. Both include one imagined start of two even games:
    /// equal results so far do not prove that all starts are equal.
    pub mean: f64,
    pub variance: f64,
}

impl Spread {
    pub(crate) fn of(units: &[Unit]) -> Option<Spread> {
        let points: f64 = units.iter().map(|unit| unit.points).sum();
        let out_of: f64 = units.iter().map(|unit| unit.out_of).sum();
        if out_of <= 0.0 {
            return None;
        }
        let count = units.len() as f64;
        let size = out_of / count;
        let mean = (points + size / 2.0) / (out_of + size);
        let square = |points: f64, out_of: f64| (points - mean * out_of).powi(2);
        let imagined = [(0.25, 0.0), (0.5, size / 2.0), (0.25, size)];
        let squares = units.iter().map(|unit| square(unit.points, unit.out_of)).sum::<f64>()
            + imagined.map(|(weight, points)| weight * square(points, size)).iter().sum::<f64>();
        Some(Spread { points, out_of, mean, variance: squares / count / (size * size) })
    }
}

/// The points that two players scored against each other.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Meeting {
    /// Index and points of each player.
    pub sides: [(usize, f64); 2],
}

/// A player on a ladder.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rung {
    /// Index of the player.
    pub player: usize,
    /// Elo difference to the player at 0.
    pub elo: Estimate,
}

/// Returns the ladder of players by the Bradley-Terry model, the best first; `zero` is at 0. A draw counts half.
///
/// `starts` holds the meetings of each start; the intervals come from resampling the starts with replacement.
/// No finite difference fits a player who won every game against another. Each pair that met is therefore given half a
/// drawn game in addition.
pub fn ladder(players: usize, starts: &[Vec<Meeting>], zero: usize) -> Vec<Rung> {
    let all: Vec<&Meeting> = starts.iter().flatten().collect();
    let values = fit(players, &all, zero);
    let mut random = Random::from_seed(1);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::new(); players];
    for _ in 0..RESAMPLES {
        let again: Vec<&Meeting> =
            (0..starts.len()).flat_map(|_| &starts[random.below(starts.len())]).collect();
        let fitted = fit(players, &again, zero);
        drawn.iter_mut().zip(fitted).for_each(|(drawn, value)| drawn.push(value));
    }
    let met = |player: usize| all.iter().any(|meeting| meeting.sides.iter().any(|side| side.0 == player));
    let rung = |player: usize| {
        let values_of = &mut drawn[player];
        values_of.sort_by(f64::total_cmp);
        let value = values[player];
        let low = values_of[RESAMPLES / 40].min(value);
        let high = values_of[RESAMPLES - 1 - RESAMPLES / 40].max(value);
        Rung { player, elo: Estimate { value, low, high } }
    };
    let mut rungs: Vec<Rung> = (0..players).filter(|&player| met(player)).map(rung).collect();
    rungs.sort_by(|a, b| b.elo.value.total_cmp(&a.elo.value));
    rungs
}

/// Returns the Elo of each player that fits these meetings best.
fn fit(players: usize, meetings: &[&Meeting], zero: usize) -> Vec<f64> {
    const HALF_A_DRAW: f64 = 0.25;
    let mut points = vec![vec![0.0; players]; players];
    for meeting in meetings {
        let [(one, had), (other, lost)] = meeting.sides;
        points[one][other] += had;
        points[other][one] += lost;
    }
    let pairs = (0..players).flat_map(|one| (0..one).map(move |other| (one, other)));
    for (one, other) in pairs {
        if points[one][other] + points[other][one] > 0.0 {
            points[one][other] += HALF_A_DRAW;
            points[other][one] += HALF_A_DRAW;
        }
    }
    let mut strengths = vec![0.0_f64; players];
    for _ in 0..5000 {
        let mut largest = 0.0_f64;
        for player in 0..players {
            let (mut slope, mut gap) = (0.0, 0.0);
            for other in (0..players).filter(|&other| other != player) {
                let games = points[player][other] + points[other][player];
                let chance = 1.0 / (1.0 + (strengths[other] - strengths[player]).exp());
                gap += points[player][other] - games * chance;
                slope += games * chance * (1.0 - chance);
            }
            let step = if slope > 0.0 { (gap / slope).clamp(-1.0, 1.0) } else { 0.0 };
            strengths[player] += step;
            largest = largest.max(step.abs());
        }
        if largest < 1e-6 {
            break;
        }
    }
    let base = strengths[zero];
    strengths.iter().map(|strength| (strength - base) * 400.0 / std::f64::consts::LN_10).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_quarters_of_the_points_are_191_elo() {
        assert!((elo(0.75) - 190.848_5).abs() < 1e-3);
        assert!((expected(190.848_5) - 0.75).abs() < 1e-6);
        assert!((elo(0.5)).abs() < 1e-12);
        assert_eq!(elo(1.0), f64::INFINITY);
        assert_eq!(elo(0.0), f64::NEG_INFINITY);
    }

    fn units(points: &[f64]) -> Vec<Unit> {
        points.iter().map(|&points| Unit { points, out_of: 2.0 }).collect()
    }

    #[test]
    fn one_win_and_one_loss_from_every_start_tell_more_than_two_of_either() {
        let even = share(&units(&[1.0; 100])).unwrap();
        let torn = share(&units(&[[0.0, 2.0]; 50].concat())).unwrap();
        assert_eq!((even.value, torn.value), (0.5, 0.5));
        assert!(even.high - even.low < 0.2 * (torn.high - torn.low), "{even:?} {torn:?}");
        let single = share(&units(&[1.0])).unwrap();
        assert!(single.low < 0.2 && single.high > 0.8, "{single:?}");
        // 100 starts that are all or nothing count as 100 games: half the interval is about 1.96 * 0.5 / 10.
        assert!((torn.high - 0.5 - 0.096).abs() < 0.002, "{torn:?}");
    }

    #[test]
    fn winning_everything_is_not_certainty() {
        let all = share(&units(&[2.0; 100])).unwrap();
        assert!(all.value == 1.0 && all.high == 1.0 && (0.97..0.985).contains(&all.low), "{all:?}");
        let mut points = [2.0; 100];
        points[7] = 1.0;
        let most = share(&units(&points)).unwrap();
        assert!(most.low < all.low && most.value == 0.995, "{most:?} {all:?}");
        assert_eq!(share(&[]), None);
        assert_eq!(share(&[Unit::default()]), None);
    }

    /// Returns how often the interval contains the true value, for games that lean the same way within a start.
    fn coverage(chance: f64, lean: f64, starts: usize) -> f64 {
        let mut random = Random::from_seed(9);
        let mut held = 0;
        for _ in 0..2000 {
            let unit = |random: &mut Random| {
                let shift = if random.flip() { lean } else { -lean };
                let game = |random: &mut Random, chance: f64| f64::from(u8::from(random.unit() < chance));
                Unit { points: game(random, chance + shift) + game(random, chance + shift), out_of: 2.0 }
            };
            let units: Vec<Unit> = (0..starts).map(|_| unit(&mut random)).collect();
            let estimate = share(&units).unwrap();
            held += usize::from(estimate.low <= chance && chance <= estimate.high);
        }
        held as f64 / 2000.0
    }

    #[test]
    fn the_interval_holds_the_truth_95_times_in_100() {
        for (chance, lean, starts) in [
            (0.5, 0.0, 100),
            (0.5, 0.45, 100),
            (0.75, 0.2, 100),
            (0.95, 0.04, 100),
            (0.5, 0.3, 20),
            (0.8, 0.1, 20),
        ] {
            let held = coverage(chance, lean, starts);
            assert!((0.925..=0.985).contains(&held), "{chance} {lean} {starts}: {held}");
        }
    }

    fn meeting(one: usize, other: usize, points: f64, lost: f64) -> Meeting {
        Meeting { sides: [(one, points), (other, lost)] }
    }

    #[test]
    fn a_ladder_of_two_is_their_score() {
        let starts: Vec<Vec<Meeting>> =
            (0..400).map(|start| vec![meeting(0, 1, f64::from(u8::from(start % 4 > 0)), 0.0)]).collect();
        // The meetings leave every fourth point unassigned; give it to the other player.
        let starts: Vec<Vec<Meeting>> = starts
            .into_iter()
            .map(|start| start.into_iter().map(|m| meeting(0, 1, m.sides[0].1, 1.0 - m.sides[0].1)).collect())
            .collect();
        let rungs = ladder(2, &starts, 1);
        assert_eq!(rungs.iter().map(|rung| rung.player).collect::<Vec<_>>(), [0, 1]);
        assert!((rungs[0].elo.value - 190.8).abs() < 0.5, "{rungs:?}");
        assert!((150.0..175.0).contains(&rungs[0].elo.low) && (208.0..235.0).contains(&rungs[0].elo.high));
        assert_eq!(rungs[1].elo, Estimate { value: 0.0, low: 0.0, high: 0.0 });
    }

    #[test]
    fn a_ladder_adds_up_along_a_chain() {
        // Each player takes 10 of 11 points from the next: 400 Elo per rung, except for the half draw.
        let start = || (0..4).map(|rung| meeting(rung, rung + 1, 10.0, 1.0)).collect();
        let rungs = ladder(6, &(0..100).map(|_| start()).collect::<Vec<_>>(), 4);
        assert_eq!(rungs.len(), 5, "the sixth player met no opponent");
        for (place, rung) in rungs.iter().enumerate() {
            assert_eq!(rung.player, place);
            assert!((rung.elo.value - 400.0 * (4 - place) as f64).abs() < 2.0, "{rung:?}");
        }
    }
}
