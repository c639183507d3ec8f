//! The sequential probability ratio test: a match ends as soon as one of two hypotheses is clearly more likely.

use crate::rating::{Spread, Unit, expected};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use tabuleiro_core::{Explain, Message, explained_errors};

/// Two hypotheses about an Elo difference, with the error rates of the test.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sprt {
    /// First hypothesis: the difference is at most this.
    pub elo0: f64,
    /// Second hypothesis: the difference is at least this.
    pub elo1: f64,
    /// Probability of accepting the second hypothesis when the first is true.
    pub alpha: f64,
    /// Probability of accepting the first hypothesis when the second is true.
    pub beta: f64,
}

/// The verdict of a test.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TestVerdict {
    /// Undecided.
    Open,
    /// The first hypothesis is accepted.
    Lower,
    /// The second hypothesis is accepted.
    Upper,
}

/// An invalid description of a test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SprtError(String);

impl Explain for SprtError {
    fn explain(&self) -> Message {
        Message::new("error-match-test").text("found", &self.0)
    }
}

explained_errors!(SprtError);

impl Sprt {
    /// Returns the log-likelihood ratios at which the first and the second hypothesis are accepted.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// Returns the log-likelihood ratio of the second hypothesis to the first, in the normal approximation over starts.
    pub fn ratio(&self, units: &[Unit]) -> f64 {
        let Some(spread) = Spread::of(units) else { return 0.0 };
        let (score0, score1) = (expected(self.elo0), expected(self.elo1));
        let seen = spread.points / spread.out_of;
        units.len() as f64 * (score1 - score0) * (2.0 * seen - score0 - score1) / (2.0 * spread.variance)
    }

    /// Returns the verdict after these starts, all of which must be complete.
    pub fn verdict(&self, units: &[Unit]) -> TestVerdict {
        let (lower, upper) = self.bounds();
        match self.ratio(units) {
            ratio if ratio <= lower => TestVerdict::Lower,
            ratio if ratio >= upper => TestVerdict::Upper,
            _ => TestVerdict::Open,
        }
    }
}

impl FromStr for Sprt {
    type Err = SprtError;
    fn from_str(text: &str) -> Result<Sprt, SprtError> {
        let wrong = || SprtError(text.into());
        let mut sprt = Sprt { elo0: f64::NAN, elo1: f64::NAN, alpha: 0.05, beta: 0.05 };
        for setting in text.split(',') {
            let (name, value) = setting.split_once('=').ok_or_else(wrong)?;
            let value: f64 = value.trim().parse().map_err(|_| wrong())?;
            match name.trim() {
                "elo0" => sprt.elo0 = value,
                "elo1" => sprt.elo1 = value,
                "alpha" => sprt.alpha = value,
                "beta" => sprt.beta = value,
                _ => return Err(wrong()),
            }
        }
        let errors_fit = [sprt.alpha, sprt.beta].iter().all(|error| (1e-6..0.5).contains(error));
        let fits = sprt.elo0 < sprt.elo1 && sprt.elo0.abs().max(sprt.elo1.abs()) < 1000.0 && errors_fit;
        if fits { Ok(sprt) } else { Err(wrong()) }
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "elo0={},elo1={},alpha={},beta={}", self.elo0, self.elo1, self.alpha, self.beta)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_core::Random;

    fn test(text: &str) -> Sprt {
        text.parse().unwrap()
    }

    /// Makes starts, counted by the half points won out of four.
    fn counted(counts: [usize; 5]) -> Vec<Unit> {
        let units = counts.iter().enumerate().flat_map(|(halves, &count)| {
            std::iter::repeat_n(Unit { points: halves as f64 / 2.0, out_of: 2.0 }, count)
        });
        units.collect()
    }

    #[test]
    fn the_bounds_are_those_of_the_errors() {
        let (lower, upper) = test("elo0=0,elo1=10").bounds();
        assert!((lower + 2.944_439).abs() < 1e-6 && (upper - 2.944_439).abs() < 1e-6);
        let (lower, upper) = test("elo0=0,elo1=10,alpha=0.01,beta=0.1").bounds();
        assert!((lower + 2.292_535).abs() < 1e-6 && (upper - 4.499_810).abs() < 1e-6);
    }

    #[test]
    fn the_ratio_is_that_of_worked_examples() {
        // N (s1 - s0)(2 m - s0 - s1) / 2 v for the five counts, where v lacks the imagined start that the code adds.
        let check = |text: &str, counts: [usize; 5], expected: f64| {
            let ratio = test(text).ratio(&counted(counts));
            assert!((ratio - expected).abs() < 0.02 * expected.abs(), "{ratio} instead of {expected}");
        };
        check("elo0=0,elo1=10", [10, 40, 100, 60, 15], EXAMPLE_1);
        check("elo0=0,elo1=5", [120, 820, 1900, 780, 110], EXAMPLE_2);
        check("elo0=-5,elo1=5", [50, 230, 480, 260, 60], EXAMPLE_3);
    }
    const EXAMPLE_1: f64 = 1.5542;
    const EXAMPLE_2: f64 = -4.8444;
    const EXAMPLE_3: f64 = 3.3506;

    #[test]
    fn a_few_wins_settle_nothing() {
        let sprt = test("elo0=0,elo1=10");
        assert_eq!(sprt.verdict(&counted([0, 0, 0, 0, 3])), TestVerdict::Open);
        assert_eq!(sprt.verdict(&counted([0, 0, 0, 0, 30])), TestVerdict::Upper);
        assert_eq!(sprt.verdict(&counted([30, 0, 0, 0, 0])), TestVerdict::Lower);
        assert_eq!(sprt.ratio(&[]), 0.0);
    }

    /// Returns how often the test accepts the second hypothesis for a true difference.
    fn taken(sprt: &Sprt, elo: f64) -> f64 {
        let mut random = Random::from_seed(3);
        let mut upper = 0;
        for _ in 0..400 {
            let mut units = Vec::new();
            loop {
                let game = |random: &mut Random| f64::from(u8::from(random.unit() < expected(elo)));
                units.push(Unit { points: game(&mut random) + game(&mut random), out_of: 2.0 });
                match sprt.verdict(&units) {
                    TestVerdict::Open => {}
                    verdict => {
                        upper += usize::from(verdict == TestVerdict::Upper);
                        break;
                    }
                }
            }
        }
        f64::from(upper as u32) / 400.0
    }

    #[test]
    fn the_wrong_claim_is_taken_about_as_often_as_allowed() {
        let sprt = test("elo0=0,elo1=60");
        let (wrong, right) = (taken(&sprt, 0.0), taken(&sprt, 60.0));
        assert!(wrong < 0.08 && right > 0.92, "{wrong} {right}");
    }

    #[test]
    fn what_is_no_test_is_refused() {
        for text in [
            "",
            "elo0=0",
            "elo0=10,elo1=0",
            "elo0=0,elo1=ten",
            "elo0=0,elo1=5,gamma=1",
            "elo0=0,elo1=5,alpha=0",
        ] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
        assert_eq!(test("elo0=0, elo1=10").to_string(), "elo0=0,elo1=10,alpha=0.05,beta=0.05");
    }
}
