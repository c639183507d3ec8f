//! Levels: the best search of a game with less effort, some random choice among its lines, and overlooked moves.

use crate::alpha_beta::AlphaBeta;
use crate::budget::Limits;
use crate::engine::{Control, Engine};
use crate::joint::Joint;
use crate::mcts::Mcts;
use crate::thought::{Thought, Variation};
use crate::transposition::{MEMORY_DEFAULT, Table};
use tabuleiro_core::math::exp;
use tabuleiro_core::{Favourite, Game, History, Player, Random, Searchable, SeatResult, Strength, after};

/// A player of a given strength.
pub struct Leveled<G: Game> {
    strength: Strength,
    search: Box<dyn Engine<G>>,
}

impl<G: Searchable> Leveled<G> {
    /// Creates a player of this strength.
    pub fn new(game: &G, strength: Strength) -> Leveled<G> {
        let entries = (strength.nodes as usize).clamp(1 << 10, 1 << 20);
        let together = G::info().rule_set(game.setup().rule_set).is_some_and(|rule_set| rule_set.together);
        let search: Box<dyn Engine<G>> = match game.favourite() {
            _ if together => Box::new(Joint::new(MEMORY_DEFAULT)),
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
        let (game, strength) = (history.game, self.strength);
        let moves = game.moves(history.position).len();
        // Enough to look at every move once.
        let own = Limits::of_nodes(strength.nodes.max(4 * moves as u64));
        let limits = Limits { threads: 1, ..limits.within(&own) };
        if strength.temperature == 0.0 && strength.overlooks <= 0.0 {
            return self.search.think(history, &limits, control);
        }
        let player =
            game.status(history.position).to_move().expect("a game in progress has a player to move");
        let mut thought = self.search.think(history, &Limits { lines: moves, ..limits }, control);
        let wins = |line: &Variation<G::Move>| {
            let outcome = game.status(&after(game, history.position, line.moves[0])).outcome().copied();
            outcome.is_some_and(|outcome| outcome.results[player] == SeatResult::Won)
        };
        let random = &mut *control.random;
        let seen: Vec<usize> = (0..thought.lines.len())
            .filter(|&place| random.unit() as f32 >= strength.overlooks || wins(&thought.lines[place]))
            .collect();
        // Who overlooks all moves plays any.
        let chosen = match seen[..] {
            [] => random.below(thought.lines.len()),
            _ => seen[choose(&thought.lines, &seen, player, strength.temperature, random)],
        };
        thought.lines[..=chosen].rotate_right(1);
        thought.lines.truncate(limits.lines.max(1));
        thought
    }

    fn new_game(&mut self) {
        self.search.new_game();
    }
}

/// Chooses a line among those not overlooked, better ones with higher probability; the best line, if it wins.
fn choose<M>(
    lines: &[Variation<M>],
    seen: &[usize],
    player: Player,
    temperature: f32,
    random: &mut Random,
) -> usize {
    let first = &lines[seen[0]];
    if temperature == 0.0 || first.proof.is_some() && first.values[player] >= 1.0 {
        return 0;
    }
    // The likeliest has a weight of 1: the best, or the worst where worse moves are preferred.
    let likeliest = if temperature > 0.0 { seen[0] } else { seen[seen.len() - 1] };
    let above = |place: usize| (lines[place].scores[player] - lines[likeliest].scores[player]) as f32;
    let weight = |&place: &usize| exp(above(place) / temperature);
    let mut left = random.unit() as f32 * seen.iter().map(weight).sum::<f32>();
    let chosen = seen.iter().position(|place| {
        left -= weight(place);
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
    fn better_moves_are_likelier_or_worse_ones_and_wins_are_taken() {
        let mut random = Random::from_seed(1);
        let all = [0, 1, 2];
        let mut counts = [0; 3];
        for _ in 0..3000 {
            counts[choose(&lines([50, 0, -400]), &all, Player::ONE, 50.0, &mut random)] += 1;
        }
        assert!(counts[0] > counts[1] && counts[1] > 500 && counts[2] < 30, "{counts:?}");
        let mut won = lines([50, 0, -50]);
        let mut worse = [0; 3];
        for _ in 0..3000 {
            worse[choose(&won, &all, Player::ONE, -50.0, &mut random)] += 1;
        }
        assert!(worse[2] > worse[1] && worse[1] > worse[0] && worse[0] > 100, "{worse:?}");
        won[0].values[Player::ONE] = 1.0;
        won[0].proof = Score::won(1, None).proof(Player::ONE, true, SeatResult::Drew);
        for temperature in [1e9, -50.0] {
            assert!((0..100).all(|_| choose(&won, &all, Player::ONE, temperature, &mut random) == 0));
        }
    }
}
