//! Computer players that belong to one game, such as those of the reports.

use crate::game::Game;
use crate::info::RuleSet;
use crate::{Message, Random};

/// A game that brings computer players of its own.
pub trait Levels: Game {
    /// From weak to strong.
    fn levels() -> &'static [Level<Self>];
    /// What computer players are rated on: the default rule set, unless another is the one that people compete by.
    fn rated() -> Rated {
        Rated { rule_set: Self::info().rule_sets[0].id, options: &[] }
    }
}

/// What computer players are rated on, with the fewest seats there can be.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rated {
    /// The rule set's id.
    pub rule_set: &'static str,
    /// Choices other than the defaults, each with its value.
    pub options: &'static [(&'static str, &'static str)],
}

/// A computer player of one game. Said by the sentences `level-ID` and `level-ID-about`.
pub struct Level<G: Game> {
    /// Its name in commands and records.
    pub id: &'static str,
    /// The rule sets it plays; empty for all.
    pub rule_sets: &'static [&'static str],
    /// The rest of its turn: one or more decisions, all legal, to the end of the turn or as far as it cares to plan.
    pub choose: fn(&History<G>, &mut Random) -> Vec<G::Move>,
}

impl<G: Game> Level<G> {
    /// Whether it plays this rule set.
    pub fn plays(&self, rule_set: &RuleSet) -> bool {
        self.rule_sets.is_empty() || self.rule_sets.contains(&rule_set.id)
    }

    /// Its name in words.
    pub fn name(&self) -> Message {
        Message::new(format!("level-{}", self.id))
    }
}

/// A game so far, for those who remember more than the position does.
#[derive(Copy, Clone)]
pub struct History<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// Where it began.
    pub start: &'a G::Position,
    /// What was played since. A player who left may have changed the position too: `position` is the truth.
    pub moves: &'a [G::Move],
    /// Where it stands, in progress.
    pub position: &'a G::Position,
}
