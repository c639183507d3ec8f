//! The computer players that a game brings with it, such as those of the reports.

use crate::budget::Limits;
use crate::engine::{Control, Engine};
use crate::random::even;
use crate::thought::Thought;
use tabuleiro_core::{Game, History, Level, after};

/// One of a game's own levels. Plays what it planned for the rest of its turn.
pub struct OwnLevel<G: Game> {
    level: &'static Level<G>,
    /// Planned moves and their positions; the next one last.
    plan: Vec<(G::Position, G::Move)>,
}

impl<G: Game> OwnLevel<G> {
    /// Creates a player of this level.
    pub fn new(level: &'static Level<G>) -> OwnLevel<G> {
        OwnLevel { level, plan: Vec::new() }
    }
}

impl<G: Game> Engine<G> for OwnLevel<G> {
    fn think(
        &mut self,
        history: &History<G>,
        _limits: &Limits,
        control: &mut Control<G::Move>,
    ) -> Thought<G::Move> {
        let is_planned = self.plan.last().is_some_and(|(position, _)| position == history.position);
        if !is_planned {
            let mut position = *history.position;
            self.plan.clear();
            for mv in (self.level.choose)(history, control.random) {
                self.plan.push((position, mv));
                position = after(history.game, &position, mv);
            }
            self.plan.reverse();
        }
        let mut thought = Thought::only(self.plan[self.plan.len() - 1].1, even(history.game));
        thought.lines[0].moves = self.plan.iter().rev().map(|(_, mv)| *mv).collect();
        self.plan.pop();
        thought
    }

    fn new_game(&mut self) {
        self.plan.clear();
    }
}
