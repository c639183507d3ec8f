//! A slow, plain second opinion on the rules of the games, for tests only.
//!
//! Each game is one file written straight from its rule page (`docs/rules`), with lists and loops and no cleverness; a long one has its
//! map and its tests beside it.
//! It shares no code with the games that are played; the two are compared move by move through the texts of
//! `docs/notation.md`. Anything that is not sound (a set-up that says nonsense, an illegal move) panics.

pub mod asterismo;
pub mod green_skull;
mod notation;
pub mod published_map;
#[cfg(test)]
mod random;
pub mod small_star_empires;
pub mod syrtis;

/// Passes every game to a macro, as `module: Type,` each: the only list of them in this crate.
#[macro_export]
macro_rules! for_each_referee {
    ($callback:ident) => {
        $callback! {
            small_star_empires: SmallStarEmpires,
            asterismo: Asterismo,
            syrtis: Syrtis,
            green_skull: GreenSkull,
        }
    };
}

/// A game in progress according to its rule page.
pub trait Referee: Sized {
    /// Starts the game that a set-up text describes; panics if the text is invalid.
    fn from_setup(text: &str) -> Self;

    /// Returns the texts of all legal decisions, without duplicates and in any order; none once the game is over.
    fn legal_moves(&self) -> Vec<String>;

    /// Plays one decision; panics if it is illegal.
    fn play(&mut self, mv: &str);

    /// Returns the player to move, or how the game ended.
    fn verdict(&self) -> Verdict;

    /// Returns the named parts of each seat's current points.
    fn scores(&self) -> Vec<Vec<(&'static str, i32)>>;
}

/// The status of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    ToMove {
        /// Seat to move, counted from 1.
        seat: u8,
        /// Whether the seat has already made a decision in this turn.
        mid_turn: bool,
    },
    Over {
        results: Vec<SeatResult>,
        /// Rank of each seat, 1 for the best; equal seats share a rank and the next rank is skipped (1, 1, 3).
        ranks: Vec<u8>,
    },
}

/// The result of a finished game for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatResult {
    Won,
    Drew,
    Lost,
}

impl Verdict {
    /// Returns the same result for all seats: a draw, a common win or a common loss.
    pub(crate) fn all(result: SeatResult, seats: usize) -> Verdict {
        Verdict::Over { results: vec![result; seats], ranks: vec![1; seats] }
    }

    /// Returns a win of one of two seats, counted from 0.
    pub(crate) fn won_by(winner: usize) -> Verdict {
        let of = |seat| {
            if seat == winner { (SeatResult::Won, 1) } else { (SeatResult::Lost, 2) }
        };
        let (results, ranks) = [of(0), of(1)].into_iter().unzip();
        Verdict::Over { results, ranks }
    }

    /// Returns a seat to move, counted from 0.
    pub(crate) fn to_move(seat: usize, mid_turn: bool) -> Verdict {
        Verdict::ToMove { seat: u8::try_from(seat + 1).expect("there are at most four seats"), mid_turn }
    }
}
