//! How a game ended, by its rules or otherwise.

use tabuleiro_core::record::{Ending, EndingRecord};
use tabuleiro_core::{Message, Outcome, PerPlayer, Player, Scores, SeatResult};

/// The end of a game at a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Finish {
    /// By its rules, or otherwise.
    pub by: Ending,
    /// Why, as a sentence.
    pub reason: Message,
    /// What each player has of it.
    pub results: PerPlayer<SeatResult>,
    /// 1 for the best placed.
    pub ranks: PerPlayer<u8>,
    /// The points as they stood.
    pub scores: Scores,
}

impl Finish {
    /// The end by the rules; those who left before rank below those who stayed, the first to leave last.
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
            // The best placed may be somebody who left: then the best of those who stayed have won.
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

    /// The end because only one player is left, or because the game cannot go on without the one who left last.
    pub(crate) fn by_leaving(by: Ending, left: &[Player], together: bool, scores: Scores) -> Finish {
        let seats = scores.seats();
        let stayed = seats.count() - left.len();
        let rank = |player: Player| match left.iter().rev().position(|&gone| gone == player) {
            Some(place) if !together => (stayed + place + 1) as u8,
            _ => 1,
        };
        let ranks = PerPlayer::from_fn(seats, rank);
        let won = |player: Player| !together && !left.contains(&player);
        let player = *left.last().expect("somebody left");
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

    /// The end by agreement, or because nobody came back.
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

    /// Everyone who has won.
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
