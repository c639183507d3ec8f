//! Ratings by game and rule set, of people and engines: Glicko-2 for two players, Weng–Lin for more.

mod formula;
mod keep;
mod leaders;
mod together;

pub(crate) use keep::{RatingChange, RatingView, Ratings, history, of, of_room};
pub(crate) use leaders::{Leader, leaders};
pub(crate) use together::{TogetherView, is_together, together};
