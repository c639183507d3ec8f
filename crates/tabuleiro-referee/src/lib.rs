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

/// Hands every game to a macro, as `module: Type,` each: the only list of them here.
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

/// A game in progress, as the rule page sees it.
pub trait Referee: Sized {
    /// The start of the game that a set-up text describes; panics on nonsense.
    fn from_setup(text: &str) -> Self;

    /// The texts of all legal decisions, in no particular order and without duplicates; empty once the game is over.
    fn legal_moves(&self) -> Vec<String>;

    /// Plays one decision; panics unless it is legal.
    fn play(&mut self, mv: &str);

    /// Who is to move, or how the game ended.
    fn verdict(&self) -> Verdict;

    /// The named parts of each seat's points, as they stand.
    fn scores(&self) -> Vec<Vec<(&'static str, i32)>>;
}

/// What the rules say of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    ToMove {
        /// Counted from 1.
        seat: u8,
        /// The seat has already decided something in this turn.
        mid_turn: bool,
    },
    Over {
        results: Vec<SeatResult>,
        /// 1 is best; equals share a rank and the next one is left out (1, 1, 3).
        ranks: Vec<u8>,
    },
}

/// What a finished game was for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatResult {
    Won,
    Drew,
    Lost,
}

impl Verdict {
    /// The same result for everybody: a draw, a game won or lost together.
    pub(crate) fn all(result: SeatResult, seats: usize) -> Verdict {
        Verdict::Over { results: vec![result; seats], ranks: vec![1; seats] }
    }

    /// A game of two seats won by one of them (counted from 0).
    pub(crate) fn won_by(winner: usize) -> Verdict {
        let of = |seat| {
            if seat == winner { (SeatResult::Won, 1) } else { (SeatResult::Lost, 2) }
        };
        let (results, ranks) = [of(0), of(1)].into_iter().unzip();
        Verdict::Over { results, ranks }
    }

    /// A seat (counted from 0) that is to move.
    pub(crate) fn to_move(seat: usize, mid_turn: bool) -> Verdict {
        Verdict::ToMove { seat: u8::try_from(seat + 1).expect("there are at most four seats"), mid_turn }
    }
}
