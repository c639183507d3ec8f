//! Events that the program waits for: input, and reports of background threads.

use crate::graphics::Graphics;
use std::sync::Arc;
use tabuleiro_analysis::Analysis;
use tabuleiro_core::Message;
use tabuleiro_engine::Thought;

/// An event from the terminal or from a background thread.
#[derive(Debug)]
pub enum Event {
    /// Input from the terminal.
    Terminal(crossterm::event::Event),
    /// News of a thinker or an analyst.
    Report(Report),
    /// The terminal may be asked whether it shows pictures: its answer is listened for.
    Listening,
    /// The terminal's way to show pictures; none where it shows none.
    Graphics(Option<Graphics>),
    /// The terminal is gone.
    Closed,
}

/// News about one request.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The number of the request.
    pub id: u64,
    /// The news.
    pub news: News,
}

/// A result, or part of one.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// The best lines so far.
    SoFar(Thought<String>),
    /// The move to play, with the thought behind it if an engine of ours decided.
    Decided(String, Option<Thought<String>>),
    /// The analysis of a game, as far as it is done.
    Judged(Judged),
    /// An error instead of a result.
    Failed(Message),
}

/// The analysis of a game so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// Number of decisions analysed.
    pub looked_at: usize,
    /// The analysis.
    pub analysis: Arc<Analysis>,
    /// Whether it is complete.
    pub is_done: bool,
}
