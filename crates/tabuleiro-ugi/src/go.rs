//! The limits of a search in `go`.

use crate::line_error::{LineError, shortened};
use std::fmt;
use std::time::Duration;
use tabuleiro_core::{Player, SEATS_MAX};
use tabuleiro_engine::{ClockState, Limits};

/// The limits of a search, in milliseconds where they are times. Without limits, a search runs until it is stopped.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Go {
    /// Remaining time of each seat.
    pub time_ms: [Option<u64>; SEATS_MAX],
    /// Increment of each seat after each move.
    pub increment_ms: [u64; SEATS_MAX],
    /// Number of moves until the next time control.
    pub moves_to_go: Option<u32>,
    /// Time for this move.
    pub move_time_ms: Option<u64>,
    /// Largest depth in decisions.
    pub depth: Option<u32>,
    /// Largest number of positions or playouts.
    pub nodes: Option<u64>,
    /// Whether to search until the position is solved.
    pub solve: bool,
}

/// The words for each seat's time and increment. The first two seats also accept the words of chess.
const TIME: [[&str; 2]; SEATS_MAX] =
    [["p1time", "wtime"], ["p2time", "btime"], ["p3time", "p3time"], ["p4time", "p4time"]];
const INCREMENT: [[&str; 2]; SEATS_MAX] =
    [["p1inc", "winc"], ["p2inc", "binc"], ["p3inc", "p3inc"], ["p4inc", "p4inc"]];

impl Go {
    /// Returns a limit on the time for this move.
    pub fn move_time(time: Duration) -> Go {
        Go { move_time_ms: Some(time.as_millis() as u64), ..Go::default() }
    }

    /// Converts limits, as far as the protocol can express them.
    pub fn of(limits: &Limits) -> Go {
        Go {
            move_time_ms: limits.time.map(|time| time.as_millis() as u64),
            depth: limits.depth,
            nodes: limits.nodes,
            solve: limits.solve,
            ..Go::default()
        }
    }

    pub(crate) fn parse(words: &[&str]) -> Result<Go, LineError> {
        let mut go = Go::default();
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            let seat_of =
                |names: &[[&'static str; 2]; SEATS_MAX]| names.iter().position(|names| names.contains(&word));
            if let Some(seat) = seat_of(&TIME) {
                // A negative time means a clock that has run out, not a missing clock.
                go.time_ms[seat] = Some(number::<i64>(words.next(), TIME[seat][0])?.max(0) as u64);
            } else if let Some(seat) = seat_of(&INCREMENT) {
                go.increment_ms[seat] = number(words.next(), INCREMENT[seat][0])?;
            } else {
                match word {
                    "movestogo" => go.moves_to_go = Some(number(words.next(), "movestogo")?),
                    "movetime" => go.move_time_ms = Some(number(words.next(), "movetime")?),
                    "depth" => go.depth = Some(number(words.next(), "depth")?),
                    "nodes" => go.nodes = Some(number(words.next(), "nodes")?),
                    "solve" => go.solve = true,
                    "infinite" => {}
                    _ => return Err(LineError::Limit(shortened(word))),
                }
            }
        }
        Ok(go)
    }

    /// Returns the limits for a player. `overhead` is the time that the exchange between two programs takes.
    pub fn limits(&self, player: Player, overhead: Duration) -> Limits {
        let seat = player.index();
        let clock = self.time_ms[seat].map(|remaining| ClockState {
            remaining: Duration::from_millis(remaining),
            increment: Duration::from_millis(self.increment_ms[seat]),
            moves_to_go: self.moves_to_go,
            overhead,
        });
        let by_clock = clock.map_or_else(Limits::default, |clock| clock.limits());
        let by_rest = Limits {
            time: self.move_time_ms.map(Duration::from_millis),
            nodes: self.nodes.map(|nodes| nodes.max(1)),
            depth: self.depth.map(|depth| depth.max(1)),
            solve: self.solve,
            ..Limits::default()
        };
        by_clock.within(&by_rest)
    }

    /// Returns whether the search ends by itself.
    pub fn is_limited(&self) -> bool {
        let other = [self.move_time_ms, self.nodes, self.depth.map(u64::from)];
        self.solve || other.iter().chain(&self.time_ms).any(Option::is_some)
    }
}

fn number<T: std::str::FromStr>(word: Option<&&str>, of: &'static str) -> Result<T, LineError> {
    let word = word.ok_or(LineError::Missing(of, "a number"))?;
    word.parse().map_err(|_| LineError::Number(shortened(word), of))
}

/// Writes the line without the word `go`.
impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut words = Vec::new();
        for (seat, time) in self.time_ms.iter().enumerate() {
            if let Some(time) = time {
                words.push(format!(
                    "{} {time} {} {}",
                    TIME[seat][0], INCREMENT[seat][0], self.increment_ms[seat]
                ));
            }
        }
        let mut add =
            |name: &str, value: Option<u64>| words.extend(value.map(|value| format!("{name} {value}")));
        add("movestogo", self.moves_to_go.map(u64::from));
        add("movetime", self.move_time_ms);
        add("depth", self.depth.map(u64::from));
        add("nodes", self.nodes);
        if self.solve {
            words.push("solve".into());
        } else if words.is_empty() {
            words.push("infinite".into());
        }
        f.write_str(&words.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_is_read_and_said_again() {
        for text in [
            "infinite",
            "depth 3",
            "nodes 500 solve",
            "movetime 250",
            "p1time 1000 p1inc 10 p2time 900 p2inc 0 movestogo 12",
            "p3time 5 p3inc 6",
        ] {
            let words: Vec<&str> = text.split(' ').collect();
            assert_eq!(Go::parse(&words).unwrap().to_string(), text);
        }
        let chess = Go::parse(&["wtime", "-5", "btime", "7", "winc", "1", "binc", "2"]).unwrap();
        assert_eq!(chess.to_string(), "p1time 0 p1inc 1 p2time 7 p2inc 2");
    }

    #[test]
    fn each_seat_has_its_own_clock() {
        let go = Go::parse(&["p1time", "100", "p2time", "100000"]).unwrap();
        let of = |player| go.limits(player, Duration::from_millis(10)).time.unwrap();
        assert!(of(Player::ONE) < Duration::from_millis(90) && of(Player::TWO) > Duration::from_secs(1));
        assert_eq!(go.limits(Player::THREE, Duration::ZERO), Limits::default());
    }
}
