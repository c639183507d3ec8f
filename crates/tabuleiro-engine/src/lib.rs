//! Computer players for any game. Names no game, and does not assume two players or alternating turns. Reads no clock
//! and starts no thread: callers pass in a [`Timer`] and [`Workers`].

mod alpha_beta;
pub mod analysis;
mod budget;
mod engine;
mod joint;
mod level;
mod max_n;
mod mcts;
#[cfg(feature = "native")]
pub mod native;
mod ordering;
mod random;
mod report;
mod search;
mod spec;
mod thought;
mod transposition;
pub mod uct;
mod viewpoint;

pub use alpha_beta::AlphaBeta;
pub use budget::{ClockState, Limits, RootShare};
pub use engine::{Alone, Control, Engine, Job, NoTimer, Timer, Workers};
pub use joint::{Joint, Solution};
pub use level::Leveled;
pub use max_n::MaxN;
pub use mcts::Mcts;
pub use random::RandomMoves;
pub use report::OwnLevel;
pub use spec::{EngineKind, Spec, SpecError, TIME_DEFAULT};
pub use thought::{Proof, Score, Thought, Variation};
pub use transposition::{MEMORY_DEFAULT, check_memory};
