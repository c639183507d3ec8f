//! The clock of a table: the remaining time of each seat. The clock does not read the time itself: every call passes it
//! in, in milliseconds since a fixed moment.

use serde::{Deserialize, Serialize};
use std::time::Duration;
use tabuleiro_core::{Explain, Message, Player, Seats, TimeControl, explained_errors};
use tabuleiro_engine::{ClockState, Limits};

/// The clock of a game. All decisions of one turn share its time, and an increment follows at its end.
///
/// A clock is plain data: it can be stored while it runs and continued later (see [`Clock::restored`]).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    control: TimeControl,
    /// Each seat's time outside its turn, or before its current turn, seat 1 first; empty without a limit.
    left_ms: Vec<u64>,
    /// Current turn; `None` before the first and after the last.
    turn: Option<TurnTime>,
}

/// The time of the current turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct TurnTime {
    player: Player,
    /// Time spent until `since_ms`.
    spent_ms: u64,
    /// Start of the running period; `None` while the clock is paused.
    since_ms: Option<u64>,
}

impl TurnTime {
    fn spent_ms(&self, now_ms: u64) -> u64 {
        // If the caller's time jumps backwards, no time is counted instead of underflowing.
        let running = self.since_ms.map_or(0, |since_ms| now_ms.saturating_sub(since_ms));
        self.spent_ms.saturating_add(running)
    }
}

/// A decision after the time has run out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct OutOfTime(pub Player);

impl Explain for OutOfTime {
    fn explain(&self) -> Message {
        Message::new("error-out-of-time").number("seat", self.0.seat())
    }
}

explained_errors!(OutOfTime);

impl Clock {
    /// Returns the clock of a game that has not begun.
    pub fn new(control: TimeControl, seats: Seats) -> Clock {
        let left_ms = control.time_ms().map(|time_ms| vec![time_ms; seats.count()]);
        Clock { control, left_ms: left_ms.unwrap_or_default(), turn: None }
    }

    /// Returns the time control.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Begins a player's turn.
    pub fn begin_turn(&mut self, player: Player, now_ms: u64) {
        self.turn = Some(TurnTime { player, spent_ms: 0, since_ms: Some(now_ms) });
    }

    /// Updates the clock after a decision, given the next player and whether the same turn continues. Changes nothing if the
    /// decision came too late.
    pub fn decided(&mut self, to_move: Option<Player>, mid_turn: bool, now_ms: u64) -> Result<(), OutOfTime> {
        if let Some(player) = self.flagged(now_ms) {
            return Err(OutOfTime(player));
        }
        if mid_turn && to_move.is_some() && to_move == self.player() {
            return Ok(());
        }
        self.end_turn(now_ms);
        if let Some(player) = to_move {
            self.begin_turn(player, now_ms);
        }
        Ok(())
    }

    /// Ends the turn: subtracts its time and adds the increment.
    fn end_turn(&mut self, now_ms: u64) {
        let Some(turn) = self.turn.take() else { return };
        let Some(left_ms) = self.left_ms.get_mut(turn.player.index()) else { return };
        *left_ms = match self.control {
            TimeControl::PerGame { increment_ms, .. } => {
                left_ms.saturating_sub(turn.spent_ms(now_ms)).saturating_add(increment_ms)
            }
            TimeControl::PerTurn { time_ms } => time_ms,
            TimeControl::Unlimited => *left_ms,
        };
    }

    /// Pauses the clock within a turn.
    pub fn pause(&mut self, now_ms: u64) {
        if let Some(turn) = &mut self.turn {
            *turn = TurnTime { spent_ms: turn.spent_ms(now_ms), since_ms: None, ..*turn };
        }
    }

    /// Resumes the clock after a pause.
    pub fn resume(&mut self, now_ms: u64) {
        if let Some(turn) = &mut self.turn {
            turn.since_ms = turn.since_ms.or(Some(now_ms));
        }
    }

    /// Returns a copy for storage that includes all time until now.
    #[must_use]
    pub fn stored(&self, now_ms: u64) -> Clock {
        let mut clock = self.clone();
        if let Some(turn) = clock.turn.as_mut().filter(|turn| turn.since_ms.is_some()) {
            *turn = TurnTime { spent_ms: turn.spent_ms(now_ms), since_ms: Some(now_ms), ..*turn };
        }
        clock
    }

    /// Continues a stored clock. The time since it was stored does not count. A paused clock stays paused.
    #[must_use]
    pub fn restored(mut self, now_ms: u64) -> Clock {
        if let Some(since_ms) = self.turn.as_mut().and_then(|turn| turn.since_ms.as_mut()) {
            *since_ms = now_ms;
        }
        self
    }

    /// Replays a finished turn with its time.
    pub(crate) fn replay_turn(&mut self, player: Player, spent_ms: u64) {
        self.turn = Some(TurnTime { player, spent_ms, since_ms: None });
        self.end_turn(0);
    }

    /// Replays an unfinished turn with its time so far, as paused.
    pub(crate) fn replay_begun(&mut self, player: Player, spent_ms: u64) {
        self.turn = Some(TurnTime { player, spent_ms, since_ms: None });
    }

    /// Notes that a player has run out of time.
    pub(crate) fn run_out(&mut self, player: Player) {
        if let Some(left_ms) = self.left_ms.get_mut(player.index()) {
            *left_ms = 0;
        }
    }

    /// Returns the player whose turn it is.
    pub fn player(&self) -> Option<Player> {
        self.turn.map(|turn| turn.player)
    }

    /// Returns whether the clock is running.
    pub fn is_running(&self) -> bool {
        self.turn.is_some_and(|turn| turn.since_ms.is_some())
    }

    /// Returns the time spent on the current turn.
    pub fn spent_ms(&self, now_ms: u64) -> u64 {
        self.turn.map_or(0, |turn| turn.spent_ms(now_ms))
    }

    /// Returns a player's remaining time; `None` without a limit.
    pub fn left_ms(&self, player: Player, now_ms: u64) -> Option<u64> {
        let left_ms = *self.left_ms.get(player.index())?;
        let spent_ms = if self.player() == Some(player) { self.spent_ms(now_ms) } else { 0 };
        Some(left_ms.saturating_sub(spent_ms))
    }

    /// Returns the player who has run out of time.
    pub fn flagged(&self, now_ms: u64) -> Option<Player> {
        self.player().filter(|&player| self.left_ms(player, now_ms) == Some(0))
    }

    /// Returns the limits for a computer player's next decision; no limits without a time limit.
    pub fn limits(&self, player: Player, now_ms: u64) -> Limits {
        let Some(left_ms) = self.left_ms(player, now_ms) else { return Limits::default() };
        let (increment_ms, moves_to_go) = match self.control {
            TimeControl::PerGame { increment_ms, .. } => (increment_ms, None),
            // The number of decisions in a turn is not known in advance: assume three.
            _ => (0, Some(3)),
        };
        let overhead = Duration::from_millis(OVERHEAD_MS);
        let (remaining, increment) = (Duration::from_millis(left_ms), Duration::from_millis(increment_ms));
        ClockState { remaining, increment, moves_to_go, overhead }.limits()
    }
}

/// Time reserved for passing on a computer player's decision.
const OVERHEAD_MS: u64 = 30;

/// Writes a time as a clock shows it: `4:58`, `1:02:03`, `2d 03:04`, with tenths of a second near the end.
pub fn face(left_ms: u64) -> String {
    let (tenths, seconds) = (left_ms / 100, left_ms / 1000);
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86400);
    match left_ms {
        0..10_000 => format!("{}.{}", seconds, tenths % 10),
        10_000..3_600_000 => format!("{minutes}:{:02}", seconds % 60),
        3_600_000..86_400_000 => format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60),
        _ => format!("{days}d {:02}:{:02}", hours % 24, minutes % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Player = Player::ONE;
    const TWO: Player = Player::TWO;
    const DAY: u64 = 86_400_000;

    fn clock(control: &str) -> Clock {
        let mut clock = Clock::new(control.parse().unwrap(), Seats::TWO);
        clock.begin_turn(ONE, 0);
        clock
    }

    /// Returns the remaining time of both players.
    fn left(clock: &Clock, now_ms: u64) -> [Option<u64>; 2] {
        [ONE, TWO].map(|player| clock.left_ms(player, now_ms))
    }

    #[test]
    fn the_time_of_a_game_is_spent_by_who_decides_and_each_turn_brings_a_little() {
        let mut clock = clock("10s+2s");
        assert_eq!(left(&clock, 3_000), [Some(7_000), Some(10_000)]);
        clock.decided(Some(TWO), false, 4_000).unwrap();
        assert_eq!(left(&clock, 5_000), [Some(8_000), Some(9_000)]);
        clock.decided(Some(ONE), false, 5_000).unwrap();
        assert_eq!(left(&clock, 5_000), [Some(8_000), Some(11_000)]);
    }

    #[test]
    fn the_time_of_a_turn_is_new_with_each_turn() {
        let mut clock = clock("2d/turn");
        assert_eq!(left(&clock, DAY), [Some(DAY), Some(2 * DAY)]);
        clock.decided(Some(TWO), false, DAY).unwrap();
        assert_eq!(left(&clock, DAY), [Some(2 * DAY), Some(2 * DAY)]);
    }

    #[test]
    fn a_turn_of_several_decisions_is_one() {
        for (control, after) in [("10s+2s", 8_000), ("10s/turn", 10_000)] {
            let mut clock = clock(control);
            clock.decided(Some(ONE), true, 1_000).unwrap();
            clock.decided(Some(ONE), true, 2_000).unwrap();
            assert_eq!((clock.left_ms(ONE, 3_000), clock.spent_ms(3_000)), (Some(7_000), 3_000));
            clock.decided(Some(TWO), false, 4_000).unwrap();
            assert_eq!(clock.left_ms(ONE, 4_000), Some(after));
        }
    }

    #[test]
    fn two_turns_of_one_player_in_a_row_are_two() {
        let mut clock = clock("10s+2s");
        clock.decided(Some(ONE), false, 1_000).unwrap();
        assert_eq!((clock.left_ms(ONE, 1_000), clock.spent_ms(1_500)), (Some(11_000), 500));
    }

    #[test]
    fn who_has_nothing_left_has_flagged_and_decides_nothing_any_more() {
        let mut clock = clock("5s");
        assert_eq!(clock.flagged(4_999), None);
        assert_eq!(clock.flagged(5_000), Some(ONE));
        let before = clock.clone();
        assert_eq!(clock.decided(Some(TWO), false, 6_000), Err(OutOfTime(ONE)));
        assert_eq!(clock, before);
    }

    #[test]
    fn without_a_limit_time_is_counted_and_nobody_flags() {
        let mut clock = clock("none");
        assert_eq!((left(&clock, u64::MAX), clock.flagged(u64::MAX)), ([None, None], None));
        assert_eq!(clock.spent_ms(700), 700);
        clock.decided(Some(TWO), false, 700).unwrap();
        assert_eq!(clock.spent_ms(900), 200);
        assert!(clock.limits(ONE, 900).are_none());
    }

    #[test]
    fn a_pause_is_nobodys_time() {
        let mut clock = clock("10s");
        clock.pause(1_000);
        assert!(!clock.is_running() && clock.flagged(99_000).is_none());
        assert_eq!(clock.left_ms(ONE, 99_000), Some(9_000));
        clock.resume(100_000);
        clock.resume(101_000);
        assert_eq!(clock.left_ms(ONE, 102_000), Some(7_000));
    }

    #[test]
    fn what_was_written_down_goes_on_without_stealing_time() {
        let running = clock("10s+1s").stored(4_000);
        let text = serde_json::to_string(&running).unwrap();
        let read: Clock = serde_json::from_str(&text).unwrap();
        assert_eq!(read, running);
        // Much later, and on another clock that shows a much earlier time.
        for now_ms in [9_000_000, 5] {
            let clock = read.clone().restored(now_ms);
            assert_eq!(left(&clock, now_ms + 500), [Some(5_500), Some(10_000)]);
        }
        let mut paused = running;
        paused.pause(4_000);
        assert!(!paused.restored(9_000).is_running());
    }

    #[test]
    fn one_who_writes_down_what_runs_and_goes_on_counting_may_do_so_too() {
        let read = clock("10s").stored(4_000);
        assert_eq!(read.left_ms(ONE, 6_000), Some(4_000));
    }

    #[test]
    fn a_clock_that_is_set_back_takes_nothing() {
        let clock = clock("10s").stored(4_000);
        assert_eq!(clock.left_ms(ONE, 1_000), Some(6_000));
    }

    #[test]
    fn a_clock_written_by_somebody_else_is_read_or_refused_and_never_breaks() {
        let strange = r#"{"control":"5s","left_ms":[],"turn":{"player":4,"spent_ms":18446744073709551615,"since_ms":0}}"#;
        let mut clock: Clock = serde_json::from_str(strange).unwrap();
        assert_eq!((clock.flagged(9), clock.left_ms(ONE, 9)), (None, None));
        clock.decided(None, false, 9).unwrap();
        assert_eq!(clock.player(), None);
        assert!(serde_json::from_str::<Clock>(r#"{"control":"5","left_ms":[],"turn":null}"#).is_err());
    }

    #[test]
    fn a_computer_never_thinks_longer_than_it_has() {
        for control in ["1s", "1m+2s", "500ms/turn", "2d/turn"] {
            let clock = clock(control);
            let left = Duration::from_millis(clock.left_ms(ONE, 200).unwrap());
            assert!(clock.limits(ONE, 200).time.unwrap() < left, "{control}");
        }
    }

    #[test]
    fn a_face_shows_what_matters() {
        let shown = [9_340, 59_999, 298_000, 3_723_000, 2 * 86_400_000 + 11_040_000].map(face);
        assert_eq!(shown, ["9.3", "0:59", "4:58", "1:02:03", "2d 03:04"]);
    }
}
