//! Levels from a beginner's up, by the search that plays a game best: less search, and a choice among what it found that is the freer the lower the level.

use crate::alpha_beta::AlphaBeta;
use crate::budget::Limits;
use crate::engine::{Control, Engine};
use crate::mcts::Mcts;
use crate::thought::{Thought, Variation};
use crate::transposition::{MEMORY_DEFAULT, Table};
use tabuleiro_core::{Favourite, Game, History, Player, Random, Searchable, SeatResult, Strength};

/// A player of a given strength.
pub struct Leveled<G: Game> {
    strength: Strength,
    search: Box<dyn Engine<G>>,
}

impl<G: Searchable> Leveled<G> {
    /// A player of this strength.
    pub fn new(game: &G, strength: Strength) -> Leveled<G> {
        let entries = (strength.nodes as usize).clamp(1 << 10, 1 << 20);
        let search: Box<dyn Engine<G>> = match game.favourite() {
            Favourite::AlphaBeta => Box::new(AlphaBeta::with_table(Table::with_slots(entries))),
            Favourite::Tree | Favourite::Playouts => Box::new(Mcts::new(MEMORY_DEFAULT)),
        };
        Leveled { strength, search }
    }
}

impl<G: Searchable> Engine<G> for Leveled<G> {
    fn think(
        &mut self,
        history: &History<G>,
        limits: &Limits,
        control: &mut Control<G::Move>,
    ) -> Thought<G::Move> {
        let moves = history.game.moves(history.position).len();
        // Enough to look at every move once.
        let own = Limits::of_nodes(self.strength.nodes.max(4 * moves as u64));
        let limits = Limits { threads: 1, ..limits.within(&own) };
        if self.strength.temperature <= 0.0 {
            return self.search.think(history, &limits, control);
        }
        let player =
            history.game.status(history.position).to_move().expect("a game in progress has a player to move");
        let mut thought = self.search.think(history, &Limits { lines: moves, ..limits }, control);
        let chosen = choose(&thought.lines, player, self.strength.temperature, control.random);
        thought.lines[..=chosen].rotate_right(1);
        thought.lines.truncate(limits.lines.max(1));
        thought
    }

    fn new_game(&mut self) {
        self.search.new_game();
    }
}

/// One of the lines, the better the likelier; the best where it wins.
fn choose<M>(lines: &[Variation<M>], player: Player, temperature: f32, random: &mut Random) -> usize {
    if lines[0].proof.is_some_and(|proof| proof.result == SeatResult::Won) {
        return 0;
    }
    let best = lines[0].scores[player];
    let weight = |line: &Variation<M>| ((line.scores[player] - best) as f32 / temperature).exp();
    let mut left = random.unit() as f32 * lines.iter().map(weight).sum::<f32>();
    let chosen = lines.iter().position(|line| {
        left -= weight(line);
        left < 0.0
    });
    chosen.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::thought::Score;
    use tabuleiro_core::{PerPlayer, Seats};

    fn lines(scores: [i32; 3]) -> Vec<Variation<u8>> {
        let line = |(mv, score): (usize, i32)| Variation {
            moves: vec![mv as u8],
            values: PerPlayer::all(Seats::TWO, 0.5),
            scores: PerPlayer::all(Seats::TWO, score),
            proof: None,
        };
        scores.into_iter().enumerate().map(line).collect()
    }

    #[test]
    fn better_moves_are_likelier_and_wins_are_taken() {
        let mut random = Random::from_seed(1);
        let mut counts = [0; 3];
        (0..3000).for_each(|_| counts[choose(&lines([50, 0, -400]), Player::ONE, 50.0, &mut random)] += 1);
        assert!(counts[0] > counts[1] && counts[1] > 500 && counts[2] < 30, "{counts:?}");
        let mut won = lines([50, 0, -50]);
        won[0].proof = Score::won(1, None).proof(Player::ONE, true);
        assert!((0..100).all(|_| choose(&won, Player::ONE, 1e9, &mut random) == 0));
    }
}
