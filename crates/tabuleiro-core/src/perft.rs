//! Perft: the number of lines of a given length, a fingerprint of the rules.

use crate::game::Game;

/// Returns the number of lines of `depth` decisions; a line that ends earlier counts as one.
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = game.moves(position);
    match (moves.len(), depth) {
        (0, _) => 1,
        (count, 1) => count as u64,
        _ => moves.iter().map(|&mv| perft(game, &after(game, position, mv), depth - 1)).sum(),
    }
}

/// Returns the position after a legal move.
pub fn after<G: Game>(game: &G, position: &G::Position, mv: G::Move) -> G::Position {
    let mut next = *position;
    game.play_unchecked(&mut next, mv);
    next
}
