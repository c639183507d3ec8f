//! The end of a game, by its rules or otherwise.

use tabuleiro_core::record::{Ending, EndingRecord};
use tabuleiro_core::{Message, Outcome, PerPlayer, Player, Scores, SeatResult};

/// The end of a game at a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Finish {
    /// Kind of ending.
    pub by: Ending,
    /// Reason for the end.
    pub reason: Message,
    /// Result of each player.
    pub results: PerPlayer<SeatResult>,
    /// Rank of each player, 1 for the best.
    pub ranks: PerPlayer<u8>,
    /// Points at the end.
    pub scores: Scores,
}

impl Finish {
    /// Returns an end by the rules. Players who left rank below the others; the first to leave is last.
    pub(crate) fn by_rules(outcome: &Outcome, left: &[Player]) -> Finish {
        let stayed = outcome.ranks.seats().count() - left.len();
        let rank = |player: Player| match left.iter().rev().position(|&gone| gone == player) {
            Some(place) => (stayed + place + 1) as u8,
            None => {
                1 + outcome
                    .ranks
                    .iter()
                    .filter(|(other, rank)| !left.contains(other) && **rank < outcome.ranks[player])
                    .count() as u8
            }
        };
        let ranks = PerPlayer::from_fn(outcome.ranks.seats(), rank);
        let result = |player: Player| match outcome.results[player] {
            _ if left.contains(&player) => SeatResult::Lost,
            // If the winner by the rules has left, the best of the remaining players wins.
            SeatResult::Lost if !left.is_empty() && ranks[player] == 1 => SeatResult::Won,
            result => result,
        };
        Finish {
            by: Ending::Rules,
            reason: outcome.reason.message(),
            results: PerPlayer::from_fn(outcome.ranks.seats(), result),
            ranks,
            scores: outcome.scores,
        }
    }

    /// Returns an end by leaving: one player remains, or the game cannot continue without the player who left last.
    pub(crate) fn by_leaving(by: Ending, left: &[Player], together: bool, scores: Scores) -> Finish {
        let seats = scores.seats();
        let stayed = seats.count() - left.len();
        let rank = |player: Player| match left.iter().rev().position(|&gone| gone == player) {
            Some(place) if !together => (stayed + place + 1) as u8,
            _ => 1,
        };
        let ranks = PerPlayer::from_fn(seats, rank);
        let won = |player: Player| !together && !left.contains(&player);
        let player = *left.last().expect("a player has left");
        let reason = match by {
            Ending::OutOfTime(_) => Message::new("ending-out-of-time"),
            _ => Message::new("ending-resigned"),
        };
        Finish {
            by,
            reason: reason.player("player", player),
            results: PerPlayer::from_fn(
                seats,
                |player| if won(player) { SeatResult::Won } else { SeatResult::Lost },
            ),
            ranks,
            scores,
        }
    }

    /// Returns an end by agreement or abandonment.
    pub(crate) fn without_a_winner(by: Ending, scores: Scores) -> Finish {
        let (result, reason) = match by {
            Ending::Agreed => (SeatResult::Drew, "ending-agreed"),
            _ => (SeatResult::Lost, "ending-abandoned"),
        };
        let seats = scores.seats();
        Finish {
            by,
            reason: Message::new(reason),
            results: PerPlayer::all(seats, result),
            ranks: PerPlayer::all(seats, 1),
            scores,
        }
    }

    /// Returns the winners.
    pub fn winners(&self) -> Vec<Player> {
        let won = self.results.iter().filter(|(_, result)| **result == SeatResult::Won);
        won.map(|(player, _)| player).collect()
    }

    pub(crate) fn to_record(&self) -> EndingRecord {
        let totals = self.scores.seats().players().map(|player| self.scores.total(player));
        EndingRecord {
            by: self.by,
            reason: self.reason.id.to_string(),
            results: self.results.as_slice().to_vec(),
            totals: if self.scores.parts.is_empty() { Vec::new() } else { totals.collect() },
        }
    }
}
