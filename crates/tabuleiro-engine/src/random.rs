//! Random legal moves, all with the same probability.

use crate::budget::Limits;
use crate::engine::{Control, Engine};
use crate::thought::Thought;
use tabuleiro_core::{Game, History, PerPlayer};

/// A player of random legal moves.
pub struct RandomMoves;

impl<G: Game> Engine<G> for RandomMoves {
    fn think(
        &mut self,
        history: &History<G>,
        _limits: &Limits,
        control: &mut Control<G::Move>,
    ) -> Thought<G::Move> {
        let mv = history.game.random_move(history.position, control.random, &mut Vec::new());
        Thought::only(mv, even(history.game))
    }
}

/// Returns an equal share for each player.
pub(crate) fn even<G: Game>(game: &G) -> PerPlayer<f32> {
    PerPlayer::all(game.seats(), 1.0 / game.seats().count() as f32)
}
