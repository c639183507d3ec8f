//! The computer players of a game: the strengths of its levels, and its own special players.

use crate::game::Game;
use crate::info::RuleSet;
use crate::{Evaluate, Message, Order, Random};

/// A game with computer players.
pub trait Strengths: Game {
    /// Returns the search that plays this game best.
    fn favourite(&self) -> Favourite {
        Favourite::AlphaBeta
    }

    /// Returns the strengths of the levels, level 1 first.
    fn strengths(&self) -> &'static [Strength] {
        &STRENGTHS
    }

    /// Returns the computer players that belong to this game alone, such as those of a report, the weakest first.
    fn levels() -> &'static [Level<Self>] {
        &[]
    }

    /// Returns the set-up on which computer players are rated: the one for serious games.
    fn rated() -> Rated {
        Rated { rule_set: Self::info().rule_sets[0].id, options: &[] }
    }
}

/// A game that the engines can search.
pub trait Searchable: Evaluate + Order + Strengths {}

impl<G: Evaluate + Order + Strengths> Searchable for G {}

/// A search method.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Favourite {
    /// Depth-first search to growing depths, with an evaluation at the leaves.
    AlphaBeta,
    /// A tree that grows along likely and successful moves, with an evaluation at the leaves.
    Tree,
    /// A tree that grows in the same way, with random games instead of evaluations.
    Playouts,
}

/// The strength of a level: its effort, its tolerance for worse moves, and its blind spots.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Strength {
    /// Positions searched for a decision.
    pub nodes: u64,
    /// Tolerance for worse moves, in units of the evaluation: a move worse by this much is played e times less often
    /// than the best. 0 plays the best move only; below 0, worse moves are played more often.
    pub temperature: f32,
    /// The probability that the level overlooks a move; it never overlooks one that wins at once.
    pub overlooks: f32,
    /// Measured rating above random play.
    pub elo: Option<i16>,
}

impl Strength {
    /// Returns a strength without a measured rating.
    pub const fn new(nodes: u64, temperature: f32) -> Strength {
        Strength { nodes, temperature, overlooks: 0.0, elo: None }
    }

    /// Sets the probability of overlooking a move.
    #[must_use]
    pub const fn overlooking(self, overlooks: f32) -> Strength {
        Strength { overlooks, ..self }
    }

    /// Sets the measured rating above random play.
    #[must_use]
    pub const fn rated(self, elo: i16) -> Strength {
        Strength { elo: Some(elo), ..self }
    }
}

const STRENGTHS: [Strength; 8] = [
    Strength::new(60, 60.0).overlooking(0.5),
    Strength::new(150, 30.0).overlooking(0.3),
    Strength::new(400, 15.0).overlooking(0.2),
    Strength::new(1_000, 8.0).overlooking(0.1),
    Strength::new(4_000, 3.0).overlooking(0.05),
    Strength::new(20_000, 0.0),
    Strength::new(100_000, 0.0),
    Strength::new(600_000, 0.0),
];

/// A set-up for rated games, with the fewest seats the rule set allows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rated {
    /// Id of the rule set.
    pub rule_set: &'static str,
    /// Options other than the defaults, with their values.
    pub options: &'static [(&'static str, &'static str)],
}

/// A computer player of one game, described by the sentences `level-ID` and `level-ID-about`.
pub struct Level<G: Game> {
    /// Name in commands and records.
    pub id: &'static str,
    /// Rule sets the level plays; empty for all.
    pub rule_sets: &'static [&'static str],
    /// Returns one or more legal decisions of the same turn.
    pub choose: fn(&History<G>, &mut Random) -> Vec<G::Move>,
}

impl<G: Game> Level<G> {
    /// Returns whether the level plays a rule set.
    pub fn plays(&self, rule_set: &RuleSet) -> bool {
        self.rule_sets.is_empty() || self.rule_sets.contains(&rule_set.id)
    }

    /// Returns the message with the level's name.
    pub fn name(&self) -> Message {
        Message::new(format!("level-{}", self.id))
    }
}

/// A game in progress with its moves, for players that use more than the position.
#[derive(Copy, Clone)]
pub struct History<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// Position before the first move.
    pub start: &'a G::Position,
    /// Moves since the start. A player who left may also have changed the position, so `position` is authoritative.
    pub moves: &'a [G::Move],
    /// Current position, in progress.
    pub position: &'a G::Position,
}
