//! The vocabulary of Tabuleiro: games, players, outcomes, views and records, and the laws that every game obeys.
//! No I/O, no clock, no threads, no global state.

pub mod canvas;
pub mod duration;
pub mod edit;
pub mod encode;
pub mod evaluate;
mod explain;
mod game;
pub mod grid;
pub mod info;
pub mod insight;
#[cfg(feature = "laws")]
pub mod laws;
pub mod linear;
pub mod math;
mod message;
mod options;
mod order;
pub mod outcome;
mod perft;
mod player;
pub mod present;
mod random;
pub mod record;

#[cfg(feature = "serde")]
mod serde_text;
mod setup;
mod strengths;
mod time_control;

pub use edit::Edit;
pub use encode::Encode;
pub use evaluate::Evaluate;
pub use explain::{Explain, io_problem};
pub use game::{Game, MoveError, PositionError, hash_key, mix_key};
pub use insight::Insight;
pub use linear::Linear;
pub use message::{Arg, Message};
pub use options::{OptionError, Options};
pub use order::Order;
pub use outcome::{Outcome, Reason, Scores, SeatResult, Status};
pub use perft::{after, perft};
pub use player::{PerPlayer, Player, SEATS_MAX, Seats};
pub use present::Present;
pub use random::Random;
pub use setup::{Line, Setup, SetupError};
pub use strengths::{Favourite, History, Level, Rated, Searchable, Strength, Strengths};
pub use time_control::{TimeControl, TimeControlError};
