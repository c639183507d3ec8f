//! Judgement of decisions in finished games.

use crate::thought::{Thought, Variation};
use std::fmt;
use tabuleiro_core::{PerPlayer, Player};

/// A decision that was taken, and what an engine thinks of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<M> {
    /// Player of the decision.
    pub player: Player,
    /// Move that was played.
    pub played: M,
    /// Number of legal moves.
    pub choices: usize,
    /// Thought of the engine before the move.
    pub before: Thought<M>,
    /// A search that compared all moves, where what others think afterwards says little to the one who decided.
    pub compared: Option<Thought<M>>,
    /// Each seat's expected result afterwards, from 0 to 1.
    pub after: PerPlayer<f32>,
}

impl<M: PartialEq> Decision<M> {
    /// Returns whether there was only one legal move.
    pub fn is_forced(&self) -> bool {
        self.choices == 1
    }

    /// Returns the loss of expected result against the best move, from 0 to 1.
    pub fn loss(&self) -> f32 {
        if self.is_forced() || self.before.lines[0].moves[0] == self.played {
            return 0.0;
        }
        let told = self.told();
        let kept = told.map_or(self.after[self.player], |(_, line)| line.values[self.player]);
        let best = &told.map_or(&self.before, |(thought, _)| thought).lines[0];
        (best.values[self.player] - kept).max(0.0)
    }

    /// Returns the line of the played move and the search that contains it: only moves of one search can be compared.
    pub fn told(&self) -> Option<(&Thought<M>, &Variation<M>)> {
        let mut thoughts = std::iter::once(&self.before).chain(&self.compared);
        let line =
            |thought: &'_ Thought<M>| thought.lines.iter().position(|line| line.moves[0] == self.played);
        thoughts.find_map(|thought| Some((thought, &thought.lines[line(thought)?])))
    }
}

/// Returns whether the values that a search for one player gives to the others are meaningful: in games for two, and
/// where all play together. Among three players, or where all can lose, such a search only knows how to harm that
/// player.
pub fn speaks_for_all(values: &PerPlayer<f32>, together: bool) -> bool {
    let values = values.as_slice();
    together || values.len() == 2 && (values[0] + values[1] - 1.0).abs() < 0.01
}

/// Quality of a decision or a turn.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// The only legal move.
    Forced,
    /// The best move.
    Best,
    /// A move that lost hardly anything.
    Good,
    /// A move that lost something.
    Inaccuracy,
    /// A move that lost much.
    Mistake,
    /// The game, or nearly.
    Blunder,
}

impl Verdict {
    /// All verdicts, from the best to the worst.
    pub const ALL: [Verdict; 6] = [
        Verdict::Forced,
        Verdict::Best,
        Verdict::Good,
        Verdict::Inaccuracy,
        Verdict::Mistake,
        Verdict::Blunder,
    ];

    /// Returns the verdict on a turn: the losses of its decisions add up.
    pub fn on<M: PartialEq>(turn: &[Decision<M>]) -> Verdict {
        if turn.iter().all(Decision::is_forced) {
            return Verdict::Forced;
        }
        Verdict::of_loss(turn.iter().map(Decision::loss).sum())
    }

    /// Returns the verdict on a loss of expected result, from 0 to 1.
    pub fn of_loss(loss: f32) -> Verdict {
        match loss {
            loss if loss < 0.005 => Verdict::Best,
            loss if loss < 0.05 => Verdict::Good,
            loss if loss < 0.10 => Verdict::Inaccuracy,
            loss if loss < 0.20 => Verdict::Mistake,
            _ => Verdict::Blunder,
        }
    }
}

/// Prints the name in texts.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(match self {
            Verdict::Forced => "forced",
            Verdict::Best => "best",
            Verdict::Good => "good",
            Verdict::Inaccuracy => "inaccuracy",
            Verdict::Mistake => "mistake",
            Verdict::Blunder => "blunder",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_core::Seats;

    fn values(first: f32) -> PerPlayer<f32> {
        PerPlayer::from_fn(Seats::TWO, |player| if player == Player::ONE { first } else { 1.0 - first })
    }

    fn decision(played: char, after: f32) -> Decision<char> {
        let mut before = Thought::only('a', values(0.6));
        before.lines.push(Variation { moves: vec!['b'], values: values(0.57), ..before.lines[0].clone() });
        Decision { player: Player::ONE, played, choices: 3, before, compared: None, after: values(after) }
    }

    fn verdict(played: char, after: f32) -> Verdict {
        Verdict::on(&[decision(played, after)])
    }

    #[test]
    fn a_decision_is_judged_by_what_it_lost() {
        assert_eq!(verdict('a', 0.1), Verdict::Best, "the best move is never a fault");
        assert_eq!(verdict('b', 0.1), Verdict::Good, "a move that the same search knows is judged by it");
        assert_eq!(verdict('c', 0.62), Verdict::Best, "better than the best that was found");
        assert_eq!(verdict('c', 0.53), Verdict::Inaccuracy);
        assert_eq!(verdict('c', 0.45), Verdict::Mistake);
        assert_eq!(verdict('c', 0.2), Verdict::Blunder);
    }

    #[test]
    fn the_decisions_of_a_turn_lose_together_and_only_what_was_free_counts() {
        let forced = Decision { choices: 1, ..decision('c', 0.0) };
        assert_eq!(Verdict::on(std::slice::from_ref(&forced)), Verdict::Forced);
        assert_eq!(Verdict::on(&[forced, decision('c', 0.53), decision('c', 0.53)]), Verdict::Mistake);
    }
}
