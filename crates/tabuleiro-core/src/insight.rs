//! Explanations of positions: points part by part, and other findings. Data only.

use crate::grid::CellName;
use crate::{Message, Player, Present};
use std::borrow::Cow;

/// A game that explains its positions.
pub trait Insight: Present {
    /// Returns the findings, in the order in which they are best read.
    ///
    /// In a game with points, the findings about a player sum up to that player's points, part by part.
    /// Findings without a player sum up to the points of the party without a seat.
    fn insights(&self, _position: &Self::Position) -> Vec<Finding> {
        Vec::new()
    }
}

/// A fact about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Finding {
    /// Player the finding is about, if it is about one player.
    pub player: Option<Player>,
    /// Sentence that states the fact.
    pub message: Message,
    /// Points it is worth.
    pub points: Option<PartPoints>,
    /// Cells to outline.
    pub cells: Vec<CellName>,
    /// Texts to write on cells.
    pub labels: Vec<Label>,
}

/// Points, and the part of the score they belong to.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PartPoints {
    /// Part of the score, described by the sentence `score-NAME`.
    pub part: Cow<'static, str>,
    /// Number of points.
    pub points: i16,
}

/// A short text on a cell, the same in all languages: `+2`, `7`, `A`.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Label {
    /// Cell to write on.
    pub cell: CellName,
    /// Text of at most [`Finding::LABEL_MAX`] letters.
    pub text: String,
}

impl Finding {
    /// Largest number of letters in a label.
    pub const LABEL_MAX: usize = 3;

    /// Returns a finding about no particular player.
    pub fn new(message: Message) -> Finding {
        Finding { player: None, message, points: None, cells: Vec::new(), labels: Vec::new() }
    }

    /// Returns a finding about a player; the sentence calls the player `{ $player }`.
    pub fn of(player: Player, message: Message) -> Finding {
        Finding { player: Some(player), ..Finding::new(message.player("player", player)) }
    }

    /// Adds points in a part of the score; the sentence calls them `{ $points }`.
    #[must_use]
    pub fn worth(mut self, part: &'static str, points: i16) -> Finding {
        self.message = self.message.number("points", points);
        self.points = Some(PartPoints { part: part.into(), points });
        self
    }

    /// Adds cells to outline.
    #[must_use]
    pub fn on(mut self, cells: impl IntoIterator<Item = CellName>) -> Finding {
        self.cells.extend(cells);
        self
    }

    /// Adds texts on cells.
    #[must_use]
    pub fn labelled<T: ToString>(mut self, labels: impl IntoIterator<Item = (CellName, T)>) -> Finding {
        let label = |(cell, text): (CellName, T)| Label { cell, text: text.to_string() };
        self.labels.extend(labels.into_iter().map(label));
        self
    }
}
