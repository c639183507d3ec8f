//! Why everyone stands as they do: points explained part by part, and what else there is to see. Data only.

use crate::grid::CellName;
use crate::{Message, Player, Present};
use std::borrow::Cow;

/// A game that explains its positions.
pub trait Insight: Present {
    /// What there is to see, in the order in which one would tell it. Where the game has points, those of the findings about a
    /// player sum up to the player's, part by part; and those about nobody to those of the party without a seat.
    fn insights(&self, _position: &Self::Position) -> Vec<Finding> {
        Vec::new()
    }
}

/// Something to see in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Finding {
    /// Whom it is about, if it is about one player.
    pub player: Option<Player>,
    /// What there is to see, as a sentence.
    pub message: Message,
    /// What it counts.
    pub points: Option<PartPoints>,
    /// The cells it is about, to be outlined.
    pub cells: Vec<CellName>,
    /// What is to be written on cells.
    pub labels: Vec<Label>,
}

/// Points and the part of the score that they belong to.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PartPoints {
    /// The part, said by the sentence `score-NAME`.
    pub part: Cow<'static, str>,
    /// How many points.
    pub points: i16,
}

/// A few letters on a cell, the same in all languages: `+2`, `7`, `A`.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Label {
    /// The cell.
    pub cell: CellName,
    /// What is written on it.
    pub text: String,
}

impl Finding {
    /// The most letters of a label.
    pub const LABEL_MAX: usize = 3;

    /// Something about nobody in particular.
    pub fn new(message: Message) -> Finding {
        Finding { player: None, message, points: None, cells: Vec::new(), labels: Vec::new() }
    }

    /// Something about a player, whom the sentence calls `{ $player }`.
    pub fn of(player: Player, message: Message) -> Finding {
        Finding { player: Some(player), ..Finding::new(message.player("player", player)) }
    }

    /// Something that counts so much in a part of the score; the sentence calls it `{ $points }`.
    #[must_use]
    pub fn worth(mut self, part: &'static str, points: i16) -> Finding {
        self.message = self.message.number("points", points);
        self.points = Some(PartPoints { part: part.into(), points });
        self
    }

    /// The cells it is about.
    #[must_use]
    pub fn on(mut self, cells: impl IntoIterator<Item = CellName>) -> Finding {
        self.cells.extend(cells);
        self
    }

    /// Writes something on cells.
    #[must_use]
    pub fn labelled<T: ToString>(mut self, labels: impl IntoIterator<Item = (CellName, T)>) -> Finding {
        let label = |(cell, text): (CellName, T)| Label { cell, text: text.to_string() };
        self.labels.extend(labels.into_iter().map(label));
        self
    }
}
