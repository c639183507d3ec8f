//! How a game stands and how it ended.

use crate::{Message, PerPlayer, Player, Seats};

/// Whose decision it is, or that the game is over.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Status {
    /// This player decides.
    ToMove(Player),
    /// Nobody decides any more.
    Over(Outcome),
}

impl Status {
    /// Who decides, if anybody.
    pub fn to_move(&self) -> Option<Player> {
        match self {
            Status::ToMove(player) => Some(*player),
            Status::Over(_) => None,
        }
    }

    /// How it ended, if it did.
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
    /// What each player has of it.
    pub results: PerPlayer<SeatResult>,
    /// 1 for the best placed; equals share a rank (1, 1, 3). A rank of 1 is not always a win.
    pub ranks: PerPlayer<u8>,
    /// From 0 (lost) to 1 (won); a draw or a shared win is a share of 1.
    pub values: PerPlayer<f32>,
    /// The points, part by part.
    pub scores: Scores,
    /// Why it is over.
    pub reason: Reason,
}

/// What a player has of a game that is over.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum SeatResult {
    /// Alone, or shared with others.
    Won,
    /// Nobody won and nobody lost.
    Drew,
    /// Somebody else won, or nobody did.
    Lost,
}

impl Outcome {
    /// Those ranked first have won; several share the win.
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

    /// One player has won, all others have lost alike.
    pub fn won_by(winner: Player, scores: Scores, reason: Reason) -> Outcome {
        let ranks = PerPlayer::from_fn(scores.seats(), |player| if player == winner { 1 } else { 2 });
        Outcome::ranked(ranks, scores, reason)
    }

    /// Nobody won, nobody lost.
    pub fn drawn(scores: Scores, reason: Reason) -> Outcome {
        let share = 1.0 / scores.seats().count() as f32;
        Outcome::same_for_all(SeatResult::Drew, share, scores, reason)
    }

    /// Everyone won together.
    pub fn won_by_all(scores: Scores, reason: Reason) -> Outcome {
        Outcome::same_for_all(SeatResult::Won, 1.0, scores, reason)
    }

    /// Everyone lost.
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

    /// Everyone who has won: nobody, one, several or all.
    pub fn winners(&self) -> impl Iterator<Item = Player> {
        self.results.iter().filter(|(_, result)| **result == SeatResult::Won).map(|(player, _)| player)
    }
}

/// Gives each player a rank: 1 plus the number of those whose key is larger.
pub fn ranks_by<K: Ord + Copy>(keys: PerPlayer<K>) -> PerPlayer<u8> {
    keys.map(|key| 1 + keys.as_slice().iter().filter(|&&other| other > key).count() as u8)
}

/// Why a game is over: the name of a sentence and the player it speaks of.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Reason {
    id: &'static str,
    player: Option<Player>,
}

impl Reason {
    /// A reason that speaks of no player.
    pub const fn new(id: &'static str) -> Reason {
        Reason { id, player: None }
    }

    /// A reason that speaks of a player (`{ $player }` in its sentence).
    pub const fn of(id: &'static str, player: Player) -> Reason {
        Reason { id, player: Some(player) }
    }

    /// The sentence to say.
    pub fn message(&self) -> Message {
        match self.player {
            Some(player) => Message::new(self.id).player("player", player),
            None => Message::new(self.id),
        }
    }
}

/// The most parts a score is the sum of.
pub const PARTS_MAX: usize = 6;

/// The points of one player, in the order of [`Scores::parts`].
pub type Points = [i16; PARTS_MAX];

/// Everyone's points, part by part. A game without points has no parts.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Scores {
    /// The names of the parts; each is said by the sentence `score-NAME`.
    pub parts: &'static [&'static str],
    /// Each player's points.
    pub points: PerPlayer<Points>,
    /// A party without a seat that scores too, by name; it is said by the sentence `party-NAME`.
    pub neutral: Option<(&'static str, Points)>,
}

impl Scores {
    /// Nobody has points yet.
    pub const fn zero(seats: Seats, parts: &'static [&'static str]) -> Scores {
        Scores { parts, points: PerPlayer::all(seats, [0; PARTS_MAX]), neutral: None }
    }

    /// How many seats there are.
    pub const fn seats(&self) -> Seats {
        self.points.seats()
    }

    /// The sum of a player's parts.
    pub fn total(&self, player: Player) -> i16 {
        self.points[player].iter().sum()
    }

    /// Each part of a player's points with its name.
    pub fn of(&self, player: Player) -> impl Iterator<Item = (&'static str, i16)> {
        self.parts.iter().copied().zip(self.points[player])
    }
}
