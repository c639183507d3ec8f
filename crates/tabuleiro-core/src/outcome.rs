//! The status of a game and its outcome.

use crate::{Message, PerPlayer, Player, Seats};

/// The player to move, or the outcome of a finished game.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Status {
    /// A game in progress, with the player to move.
    ToMove(Player),
    /// A finished game.
    Over(Outcome),
}

impl Status {
    /// Returns the player to move, unless the game is over.
    pub fn to_move(&self) -> Option<Player> {
        match self {
            Status::ToMove(player) => Some(*player),
            Status::Over(_) => None,
        }
    }

    /// Returns the outcome, if the game is over.
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Status::ToMove(_) => None,
            Status::Over(outcome) => Some(outcome),
        }
    }
}

/// The end of a game by its rules.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Outcome {
    /// Result of each player.
    pub results: PerPlayer<SeatResult>,
    /// Rank of each player, 1 for the best; equal players share a rank (1, 1, 3). A rank of 1 is not always a win.
    pub ranks: PerPlayer<u8>,
    /// Value for each player from 0 (lost) to 1 (won); draws and shared wins divide 1 among the players.
    pub values: PerPlayer<f32>,
    /// Points, part by part.
    pub scores: Scores,
    /// Reason for the end.
    pub reason: Reason,
}

/// The result of one player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum SeatResult {
    /// A win, alone or shared.
    Won,
    /// A draw: no player won and none lost.
    Drew,
    /// A loss, to another player or to the game.
    Lost,
}

impl Outcome {
    /// Returns an outcome by ranks: the players ranked first win, or share the win.
    pub fn ranked(ranks: PerPlayer<u8>, scores: Scores, reason: Reason) -> Outcome {
        let winners = ranks.as_slice().iter().filter(|&&rank| rank == 1).count();
        Outcome {
            results: ranks.map(|rank| if rank == 1 { SeatResult::Won } else { SeatResult::Lost }),
            values: ranks.map(|rank| if rank == 1 { 1.0 / winners as f32 } else { 0.0 }),
            ranks,
            scores,
            reason,
        }
    }

    /// Returns an outcome with one winner; all others lose and share a rank.
    pub fn won_by(winner: Player, scores: Scores, reason: Reason) -> Outcome {
        let ranks = PerPlayer::from_fn(scores.seats(), |player| if player == winner { 1 } else { 2 });
        Outcome::ranked(ranks, scores, reason)
    }

    /// Returns a draw.
    pub fn drawn(scores: Scores, reason: Reason) -> Outcome {
        let share = 1.0 / scores.seats().count() as f32;
        Outcome::same_for_all(SeatResult::Drew, share, scores, reason)
    }

    /// Returns a common win of all players.
    pub fn won_by_all(scores: Scores, reason: Reason) -> Outcome {
        Outcome::same_for_all(SeatResult::Won, 1.0, scores, reason)
    }

    /// Returns a common loss of all players.
    pub fn lost_by_all(scores: Scores, reason: Reason) -> Outcome {
        Outcome::same_for_all(SeatResult::Lost, 0.0, scores, reason)
    }

    fn same_for_all(result: SeatResult, value: f32, scores: Scores, reason: Reason) -> Outcome {
        let seats = scores.seats();
        Outcome {
            results: PerPlayer::all(seats, result),
            ranks: PerPlayer::all(seats, 1),
            values: PerPlayer::all(seats, value),
            scores,
            reason,
        }
    }

    /// Returns the winners, from none to all.
    pub fn winners(&self) -> impl Iterator<Item = Player> {
        self.results.iter().filter(|(_, result)| **result == SeatResult::Won).map(|(player, _)| player)
    }
}

/// Returns each player's rank: 1 plus the number of players with a larger key.
pub fn ranks_by<K: Ord + Copy>(keys: PerPlayer<K>) -> PerPlayer<u8> {
    keys.map(|key| 1 + keys.as_slice().iter().filter(|&&other| other > key).count() as u8)
}

/// The reason for the end of a game: the name of a sentence, and the player it mentions.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Reason {
    id: &'static str,
    player: Option<Player>,
}

impl Reason {
    /// Returns a reason that mentions no player.
    pub const fn new(id: &'static str) -> Reason {
        Reason { id, player: None }
    }

    /// Returns a reason that mentions a player (`{ $player }` in its sentence).
    pub const fn of(id: &'static str, player: Player) -> Reason {
        Reason { id, player: Some(player) }
    }

    /// Returns the sentence as a message.
    pub fn message(&self) -> Message {
        match self.player {
            Some(player) => Message::new(self.id).player("player", player),
            None => Message::new(self.id),
        }
    }
}

/// Largest number of parts of a score.
pub const PARTS_MAX: usize = 6;

/// The points of one player, in the order of [`Scores::parts`].
pub type Points = [i16; PARTS_MAX];

/// The points of all players, part by part. A game without points has no parts.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Scores {
    /// Names of the parts, each described by the sentence `score-NAME`.
    pub parts: &'static [&'static str],
    /// Points of each player.
    pub points: PerPlayer<Points>,
    /// Points of a party without a seat, by its name; described by the sentence `party-NAME`.
    pub neutral: Option<(&'static str, Points)>,
}

impl Scores {
    /// Returns scores of 0 for all players.
    pub const fn zero(seats: Seats, parts: &'static [&'static str]) -> Scores {
        Scores { parts, points: PerPlayer::all(seats, [0; PARTS_MAX]), neutral: None }
    }

    /// Returns the number of seats.
    pub const fn seats(&self) -> Seats {
        self.points.seats()
    }

    /// Returns the sum of a player's parts.
    pub fn total(&self, player: Player) -> i16 {
        self.points[player].iter().sum()
    }

    /// Returns each part of a player's points with its name.
    pub fn of(&self, player: Player) -> impl Iterator<Item = (&'static str, i16)> {
        self.parts.iter().copied().zip(self.points[player])
    }
}
