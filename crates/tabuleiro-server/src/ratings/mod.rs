//! Ratings: Glicko-2 for two, Weng–Lin for more, per game and rule set. Engines have theirs too.

mod formula;
mod keep;
mod leaders;
mod together;

pub(crate) use keep::{RatingChange, RatingView, Ratings, history, of, of_room};
pub(crate) use leaders::{Leader, leaders};
pub(crate) use together::{TogetherView, is_together, together};
