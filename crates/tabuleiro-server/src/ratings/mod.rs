//! Ratings: Glicko-2 for two, Weng–Lin for more, per game and rule set. Engines have theirs too.

mod formula;
mod keep;
mod together;

pub use formula::{Pool, Strength, after_game};
pub use keep::{RatingChange, RatingView, Ratings, history, of, of_room};
pub use together::{TogetherView, is_together, together};
