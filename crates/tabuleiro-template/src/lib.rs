//! The smallest whole game. `cargo xtask new-game` copies it under another name; tests play it where any game will do.

pub mod noughts_and_crosses;

pub use noughts_and_crosses::{Move, NoughtsAndCrosses, Position};
