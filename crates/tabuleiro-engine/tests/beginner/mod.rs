//! A beginner as one sits down to a first game: takes a win in sight, else what brings the most at once; one move in five is any.

use std::collections::BTreeSet;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::{Player, Present, Random, Searchable, SeatResult, Status, after};

/// One move in this number is random.
const ANY: usize = 5;

/// Returns the beginner's move.
pub(crate) fn choose<G: Searchable + Present>(
    game: &G,
    position: &G::Position,
    random: &mut Random,
) -> G::Move {
    let player = game.status(position).to_move().expect("a game in progress has a player to move");
    let moves = game.moves(position);
    let wins = |mv: &G::Move| match game.status(&after(game, position, *mv)) {
        Status::Over(outcome) => outcome.results[player] == SeatResult::Won,
        Status::ToMove(_) => false,
    };
    if let Some(&mv) = moves.iter().find(|mv| wins(mv)) {
        return mv;
    }
    if random.below(ANY) == 0 {
        return random.choose(&moves);
    }
    let worth: Vec<i32> = moves.iter().map(|&mv| worth(game, &after(game, position, mv), player)).collect();
    let most = worth.iter().copied().max();
    let best: Vec<G::Move> =
        moves.into_iter().zip(worth).filter(|(_, worth)| Some(*worth) == most).map(|(mv, _)| mv).collect();
    random.choose(&best)
}

/// Returns a player's points; in a game without points, fewer islands are better.
fn worth<G: Searchable + Present>(game: &G, position: &G::Position, player: Player) -> i32 {
    let scores = game.scores(position);
    if scores.parts.is_empty() { -islands(game, position, player) } else { scores.total(player).into() }
}

/// Counts the islands of the player's colour and of the player's shape, both read from the names of glyphs.
fn islands<G: Searchable + Present>(game: &G, position: &G::Position, player: Player) -> i32 {
    let view = game.view(position);
    let is_light = view.seats[player.index()].marks.iter().any(|mark| mark.glyph == "light-tower");
    let kinds = if is_light { ["light-", "-round"] } else { ["dark-", "-square"] };
    let board = game.board();
    let count = |kind: &str| {
        let of_kind = |glyph: &str| glyph.contains(kind) && !glyph.ends_with("-tower");
        let tiles = board.cells.iter().zip(&view.contents);
        let tiles = tiles.filter(|(_, content)| content.marks.iter().any(|mark| of_kind(&mark.glyph)));
        let mut left: BTreeSet<CellName> = tiles.map(|(cell, _)| cell.name).collect();
        let mut islands = 0;
        while let Some(first) = left.pop_first() {
            islands += 1;
            let mut to_visit = vec![first];
            while let Some(name) = to_visit.pop() {
                let cell = board.cells.iter().find(|cell| cell.name == name).expect("a cell of the board");
                to_visit.extend(cell.neighbours.iter().copied().filter(|next| left.remove(next)));
            }
        }
        islands
    };
    kinds.map(count).into_iter().sum()
}
