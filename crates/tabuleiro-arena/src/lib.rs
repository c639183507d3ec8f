//! Matches between computer players, and what they prove: who meets whom from which start, games played several at once and
//! kept on disk, ratings with intervals. Names no game.

// Points are halves, shares and sums of them: compared exactly on purpose.
#![allow(clippy::float_cmp)]

pub mod balance;
pub mod chart;
mod counted;
mod engine;
pub mod log;
mod player;
pub mod rating;
mod runner;
pub mod schedule;
pub mod sprt;
pub mod standings;

pub use counted::Counted;
pub use engine::invite;
pub use log::{Definition, Failure, Finished, Forfeit, Log, LogError, MatchClock};
pub use player::{Clocks, Invitation, Player, Time};
pub use rating::{Estimate, Rung};
pub use runner::{Ended, Match, Progress};
pub use schedule::{Drawing, Format, Schedule, ScheduleError};
pub use sprt::{Sprt, Verdict};
pub use standings::Standings;
