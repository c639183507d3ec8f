//! The budget of a computer player for a decision: one policy for every table and match.

use std::time::Duration;
use tabuleiro_engine::{Limits, Spec, TIME_DEFAULT};

/// Longest time for a decision under a clock, unless the player's specification sets a limit.
pub const TIME_MAX: Duration = Duration::from_secs(30);

/// Time for a hint.
pub const HINT_TIME: Duration = Duration::from_millis(700);

/// The budget of one decision.
///
/// The limits of a specification always apply, and a level limits itself. A player without either gets
/// [`Budget::unlimited`] for a decision; under a clock, it gets the clock's share, at most [`TIME_MAX`].
#[derive(Clone, PartialEq, Debug)]
pub struct Budget {
    /// Share of the clock for this decision, if there is a clock.
    pub clock: Option<Limits>,
    /// Time without a clock for a player without limits.
    pub unlimited: Duration,
    /// Limits of the machine that runs the player, in addition to all others.
    pub most: Limits,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { clock: None, unlimited: TIME_DEFAULT, most: Limits::default() }
    }
}

impl Budget {
    /// Returns the budget for a share of the clock; a share without limits counts as no clock.
    pub fn of_clock(share: Limits) -> Budget {
        Budget { clock: Some(share).filter(|share| !share.are_none()), ..Budget::default() }
    }

    /// Returns the limits of one decision of an engine.
    pub fn limits(&self, spec: &Spec) -> Limits {
        let own = match &self.clock {
            None => spec.limits_or(self.unlimited),
            Some(clock) => spec.limits_or(TIME_MAX).within(clock),
        };
        own.within(&self.most)
    }

    /// Returns the time for one decision of an external program.
    pub fn time(&self) -> Duration {
        let clock = self.clock.as_ref().and_then(|clock| clock.time);
        let time = clock.map_or(self.unlimited, |time| time.min(TIME_MAX));
        self.most.time.map_or(time, |most| time.min(most))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: fn(u64) -> Duration = Duration::from_millis;

    fn check(spec: &str, clock: Option<u64>, expected: Option<u64>) {
        let budget = Budget { clock: clock.map(|ms| Limits::of_time(MS(ms))), ..Budget::default() };
        let spec: Spec = spec.parse().unwrap();
        assert_eq!(budget.limits(&spec).time, expected.map(MS), "{spec} under {clock:?}");
    }

    #[test]
    fn without_a_clock_a_player_without_limits_has_a_second() {
        check("best", None, Some(1_000));
        check("best time=5s", None, Some(5_000));
        check("best nodes=100", None, None);
        check("level 3", None, None);
    }

    #[test]
    fn under_a_clock_its_share_holds_up_to_half_a_minute() {
        check("best", Some(8_000), Some(8_000));
        check("best", Some(200), Some(200));
        check("best", Some(90_000), Some(30_000));
        check("best time=45s", Some(90_000), Some(45_000));
        check("best time=5s", Some(8_000), Some(5_000));
        check("level 3", Some(90_000), Some(90_000));
    }

    #[test]
    fn another_program_has_the_same_time() {
        assert_eq!(Budget::default().time(), MS(1_000));
        assert_eq!(Budget::of_clock(Limits::of_time(MS(90_000))).time(), TIME_MAX);
        assert_eq!(Budget::of_clock(Limits::default()), Budget::default());
    }

    #[test]
    fn the_limits_of_the_machine_hold_besides() {
        let budget = Budget { most: Limits::of_time(MS(500)), ..Budget::default() };
        assert_eq!(budget.limits(&"best".parse().unwrap()).time, Some(MS(500)));
        assert_eq!(budget.time(), MS(500));
    }
}
