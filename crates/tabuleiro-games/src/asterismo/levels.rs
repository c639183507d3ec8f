//! The report's computer players (A4).

use super::moves::Move;
use super::position::Position;
use super::{Asterismo, rules::Goal};
use tabuleiro_core::{Favourite, Game, History, Level, Random, Rated, Strength, Strengths};

/// For rivals, in playouts; distances are in docs/levels.md. A beginner is hardly better than random play, so level 1 has to be worse.
const STRENGTHS: [Strength; 7] = [
    Strength::new(10, -100.0).overlooking(0.7),
    Strength::new(60, 60.0).overlooking(0.45),
    Strength::new(150, 30.0).overlooking(0.3),
    Strength::new(500, 12.0).overlooking(0.12),
    Strength::new(2_000, 4.0).overlooking(0.03),
    Strength::new(8_000, 0.0),
    Strength::new(40_000, 0.0),
];

/// For partners, in positions of the search for a common win.
const STRENGTHS_OF_PARTNERS: [Strength; 4] = [
    Strength::new(2_000, 20.0).overlooking(0.3),
    Strength::new(50_000, 0.0),
    Strength::new(400_000, 0.0),
    Strength::new(2_000_000, 0.0),
];

impl Strengths for Asterismo {
    fn favourite(&self) -> Favourite {
        Favourite::Playouts
    }
    fn strengths(&self) -> &'static [Strength] {
        if self.rules.info.together { &STRENGTHS_OF_PARTNERS } else { &STRENGTHS }
    }
    fn levels() -> &'static [Level<Self>] {
        &[
            Level { id: "easy", rule_sets: &[], choose: any_move },
            Level { id: "normal", rule_sets: &[], choose: most_useful_move },
        ]
    }
    /// Returns the rule set of rated games: in the others, draws or common wins are too frequent.
    fn rated() -> Rated {
        Rated { rule_set: "decisive", options: &[] }
    }
}

fn any_move(history: &History<Asterismo>, random: &mut Random) -> Vec<Move> {
    vec![history.game.random_move(history.position, random, &mut Vec::new())]
}

/// Returns the first move, as the board is read, that leaves its player with the most useful pieces.
fn most_useful_move(history: &History<Asterismo>, _: &mut Random) -> Vec<Move> {
    let goal = history.game.goal();
    let moves = history.game.moves(history.position);
    // `max_by_key` would give the last of equals.
    let best = moves.into_iter().rev().max_by_key(|&mv| useful_after(history.position, mv, goal));
    vec![best.expect("a game in progress has moves")]
}

fn useful_after(position: &Position, Move(cell): Move, goal: Goal) -> u8 {
    let harvest = position.harvest(position.to_move);
    let colour = position.tree.colour_at(cell).expect("a legal move takes a piece");
    goal.useful(harvest.with(colour))
}
