//! Matches between computer players: pairings and starts, parallel games, logs on disk, and ratings with intervals.
//! Names no game.

// Points are sums of simple fractions and are compared exactly on purpose.
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
pub use player::{Clocks, Invitation, MatchPlayer, Time};
pub use rating::{Estimate, Rung};
pub use runner::{Ended, Match, MatchProgress};
pub use schedule::{DrawProgress, Format, Schedule, ScheduleError};
pub use sprt::{Sprt, TestVerdict};
pub use standings::Standings;
