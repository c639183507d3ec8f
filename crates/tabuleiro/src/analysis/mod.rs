//! What an engine thinks of a game: searched, told, drawn.

mod chart;
mod judge;
mod report;
mod svg;

pub use judge::Judge;
pub use report::{as_json, thought_json, write};
pub use svg::svg;
