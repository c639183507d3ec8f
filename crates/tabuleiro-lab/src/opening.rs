//! Random openings.

use anyhow::Result;
use tabuleiro_core::{Game, Options, Random};

/// Draws a game and plays at least `plies` random moves, to the end of a turn. Draws again if the game ends before.
pub fn opening<G: Game>(options: &Options, plies: usize, random: &mut Random) -> Result<(G, Vec<G::Move>)> {
    loop {
        let game = G::from_setup(&G::draw_setup(options, random)?)?;
        let (mut position, mut moves) = (game.start(), Vec::new());
        while game.status(&position).to_move().is_some() {
            if moves.len() >= plies && !game.is_mid_turn(&position) {
                return Ok((game, moves));
            }
            moves.push(game.random_move(&position, random, &mut Vec::new()));
            game.play_unchecked(&mut position, moves[moves.len() - 1]);
        }
    }
}
