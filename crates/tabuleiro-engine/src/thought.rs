//! Thoughts: the answers of engines.

use std::time::Duration;
use tabuleiro_core::evaluate::{EVALUATION_MAX, expected};
use tabuleiro_core::{PerPlayer, Player, SeatResult};

/// A thought: an engine's judgement of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<M> {
    /// The best moves, each with the line that follows it, the best first. Never empty, and no line is.
    pub lines: Vec<Variation<M>>,
    /// Depth of the complete search, in plies; for a tree that grows unevenly, the length of its first line.
    pub depth: u32,
    /// Maximum depth of any line, in plies.
    pub depth_max: u32,
    /// Number of positions searched; for searches that play out games, of playouts.
    pub nodes: u64,
    /// Duration of the search.
    pub time: Duration,
}

impl<M: Copy> Thought<M> {
    /// Creates a thought of one move without a search.
    pub fn only(mv: M, values: PerPlayer<f32>) -> Thought<M> {
        Thought {
            lines: vec![Variation { moves: vec![mv], values, scores: values.map(|_| 0), proof: None }],
            depth: 0,
            depth_max: 0,
            nodes: 0,
            time: Duration::ZERO,
        }
    }

    /// Drops the proof of the best move, unless the search knows the results of all moves or nothing is better than this one.
    pub(crate) fn knowing(mut self, all: bool) -> Thought<M> {
        let best = &mut self.lines[0];
        best.proof = best.proof.filter(|proof| all || best.values[proof.player] >= 1.0);
        self
    }
}

impl<M> Thought<M> {
    /// Makes estimates of what was proved, for a search of a game whose hidden part was only imagined.
    #[must_use]
    pub fn as_estimate(mut self) -> Thought<M> {
        for line in &mut self.lines {
            line.proof = None;
            line.scores = line.scores.map(|score| score.clamp(-EVALUATION_MAX, EVALUATION_MAX));
        }
        self
    }
}

impl<M: Clone> Thought<M> {
    /// Returns the move to play.
    pub fn best(&self) -> M {
        self.lines[0].moves[0].clone()
    }
}

/// A line of play and what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Variation<M> {
    /// Moves of the line.
    pub moves: Vec<M>,
    /// Each seat's expected result, from 0 (lost) to 1 (won).
    pub values: PerPlayer<f32>,
    /// Scores of all seats, in units of the evaluation (see [`tabuleiro_core::Evaluate`]).
    pub scores: PerPlayer<i32>,
    /// Certain result, if proved.
    pub proof: Option<Proof>,
}

/// A result that no better play can change.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// Player to move, whose result is proved.
    pub player: Player,
    /// Result of that player.
    pub result: SeatResult,
    /// Number of moves to the end, if known.
    pub plies: Option<u32>,
    /// Lead over the best of the others, where points decide.
    pub margin: Option<i32>,
}

/// A score of a search, for the player it searches for.
///
/// In ascending order: lost (later is better), lost by points (fewer is better), evaluations with a draw in the middle,
/// won by points, won (sooner is better).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Score(pub i32);

impl Score {
    /// Upper bound of all scores.
    pub const MAX: Score = Score(32_000);
    /// Score of an immediate win.
    const WON: i32 = 31_000;
    /// Maximum distance of a win, in plies.
    const PLIES_MAX: i32 = 3_000;
    /// Score of a win by 0 points.
    const WON_BY_POINTS: i32 = 20_000;
    /// Maximum margin in a score, in points.
    const POINTS_MAX: i32 = 5_000;

    /// Returns the score of a win after `plies` moves, or by `margin` points.
    pub fn won(plies: usize, margin: Option<i32>) -> Score {
        Score(match margin {
            Some(points) => Score::WON_BY_POINTS + points.clamp(0, Score::POINTS_MAX),
            None => Score::WON - (plies as i32).min(Score::PLIES_MAX),
        })
    }

    /// Returns the score of a loss after `plies` moves, or by `margin` points.
    pub fn lost(plies: usize, margin: Option<i32>) -> Score {
        -Score::won(plies, margin.map(|points| -points))
    }

    /// Returns the score of an evaluation.
    pub fn evaluated(evaluation: i32) -> Score {
        Score(evaluation.clamp(-EVALUATION_MAX, EVALUATION_MAX))
    }

    /// Returns whether the game is won or lost.
    pub fn is_decided(self) -> bool {
        self.0.abs() > EVALUATION_MAX
    }

    /// Returns the number of moves to a win, if the score counts a win by moves.
    pub fn won_in(self) -> Option<u32> {
        (self.0 >= Score::WON - Score::PLIES_MAX).then(|| (Score::WON - self.0) as u32)
    }

    /// Returns the number of moves to a loss, if the score counts a loss by moves.
    pub fn lost_in(self) -> Option<u32> {
        (-self).won_in()
    }

    /// Returns the margin in points, if the score counts points.
    pub fn margin(self) -> Option<i32> {
        let points = self.0.abs() - Score::WON_BY_POINTS;
        (0..=Score::POINTS_MAX).contains(&points).then_some(points * self.0.signum())
    }

    /// Returns the score as seen `plies` moves earlier: wins and losses are further away.
    #[must_use]
    pub fn later(self, plies: usize) -> Score {
        match (self.won_in(), self.lost_in()) {
            (Some(_), _) => Score(self.0 - plies as i32),
            (_, Some(_)) => Score(self.0 + plies as i32),
            _ => self,
        }
    }

    /// Returns the score as seen `plies` moves later: wins and losses are nearer.
    #[must_use]
    pub fn sooner(self, plies: usize) -> Score {
        match (self.won_in(), self.lost_in()) {
            (Some(_), _) => Score((self.0 + plies as i32).min(Score::WON)),
            (_, Some(_)) => Score((self.0 - plies as i32).max(-Score::WON)),
            _ => self,
        }
    }

    /// Returns the expected result, from 0 to 1.
    pub fn expected(self) -> f32 {
        if self.is_decided() { f32::from(self.0 > 0) } else { expected(self.0) }
    }

    /// Returns what it proves for a player, if the search that found it was complete or the game is decided. A shared first
    /// place gives the result `tie`.
    pub fn proof(self, player: Player, complete: bool, tie: SeatResult) -> Option<Proof> {
        let result = match self.0 {
            score if score > EVALUATION_MAX => SeatResult::Won,
            score if score < -EVALUATION_MAX => SeatResult::Lost,
            _ if complete => tie,
            _ => return None,
        };
        // A deeper search may find more points.
        let margin = self.margin().filter(|_| complete);
        Some(Proof { player, result, plies: self.won_in().or(self.lost_in()), margin })
    }
}

impl std::ops::Neg for Score {
    type Output = Score;
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sooner_wins_and_larger_margins_are_better() {
        let ordered = [
            Score::lost(2, None),
            Score::lost(9, None),
            Score::lost(3, Some(-7)),
            Score::lost(3, Some(-1)),
            Score::evaluated(-99_999),
            Score(0),
            Score::evaluated(400),
            Score::won(3, Some(0)),
            Score::won(3, Some(7)),
            Score::won(9, None),
            Score::won(2, None),
            Score::MAX,
        ];
        assert!(ordered.is_sorted(), "{ordered:?}");
        assert_eq!(Score::won(3, Some(7)).margin(), Some(7));
        assert_eq!(Score::lost(3, Some(-7)).margin(), Some(-7));
        assert_eq!(Score::won(9, None).won_in(), Some(9));
        assert_eq!(Score::lost(9, None).later(2).lost_in(), Some(11));
        assert_eq!(Score::lost(9, None).later(2).sooner(2), Score::lost(9, None));
        assert_eq!(Score(25).later(2), Score(25));
    }
}
