//! The trait that every game implements.

use crate::info::GameInfo;
use crate::options::{OptionError, Options};
use crate::outcome::{Scores, Status};
use crate::setup::{Setup, SetupError};
use crate::{Explain, Message, PerPlayer, Player, Random, Seats, explained_errors};
use std::fmt::Debug;
use std::hash::{Hash, Hasher};

/// A game after its set-up: rule set, seats, map and tables. The position holds what changes from move to move.
///
/// `legal_moves` is the only definition of legality; everything else derives from it.
///
/// ```
/// use tabuleiro_core::{Game, Options, Random, Status};
/// use tabuleiro_template::NoughtsAndCrosses;
///
/// let mut random = Random::from_seed(1);
/// let options = Options::default_of(NoughtsAndCrosses::info());
/// let game = NoughtsAndCrosses::from_setup(&NoughtsAndCrosses::draw_setup(&options, &mut random)?)?;
/// let mut position = game.start();
/// while let Status::ToMove(player) = game.status(&position) {
///     let mv = random.choose(&game.moves(&position));
///     println!("{player} plays {}", game.move_text(&position, mv));
///     game.play_unchecked(&mut position, mv);
/// }
/// assert!(game.moves(&position).is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Send + Sync + Sized + 'static {
    /// A position: small, `Copy` and canonical. Equal positions have equal futures.
    type Position: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// One indivisible decision.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;

    /// Returns the description that menus need.
    fn info() -> &'static GameInfo;
    /// Draws a set-up for these options.
    fn draw_setup(options: &Options, random: &mut Random) -> Result<Setup, OptionError>;
    /// Makes the game of a set-up. Rejects a set-up that the rules cannot start from.
    fn from_setup(setup: &Setup) -> Result<Self, SetupError>;
    /// Returns the set-up of this game; `from_setup` makes an equal game from it.
    fn setup(&self) -> Setup;
    /// Returns the set-up without its hidden part. Views, links and other programs receive this one.
    /// Only the program that runs the game keeps [`setup`](Game::setup). A game of the public set-up plays recorded moves.
    fn public_setup(&self) -> Setup {
        self.setup()
    }
    /// Draws the hidden part of the set-up at random, as far as the position leaves it open; `None` if nothing is hidden.
    /// Engines search the drawn game, never the real one.
    fn imagine(&self, _position: &Self::Position, _random: &mut Random) -> Option<Self> {
        None
    }
    /// Returns the options of the next game in a series, after these players have won; `None` where each game stands alone.
    fn next_options(_options: &Options, _winners: &[Player]) -> Option<Options> {
        None
    }
    /// Returns the number of players.
    fn seats(&self) -> Seats;
    /// Returns the text of an option that reproduces this game; `None` if the rule set has no such text option.
    fn option_text(&self, _option: &str) -> Option<String> {
        None
    }

    /// Returns the position before the first move.
    fn start(&self) -> Self::Position;
    /// Returns the player to move, or how the game ended.
    fn status(&self, position: &Self::Position) -> Status;
    /// Returns whether the player to move has begun a turn and not yet ended it.
    fn is_mid_turn(&self, _position: &Self::Position) -> bool {
        false
    }
    /// Returns the current points of all players.
    fn scores(&self, position: &Self::Position) -> Scores;
    /// Returns the points as earlier versions counted them, if that differs: old records hold them.
    fn former_totals(&self, _position: &Self::Position) -> Option<PerPlayer<i16>> {
        None
    }
    /// Appends every legal move once, in an order that depends on the position alone. Appends nothing once the game is over.
    fn legal_moves(&self, position: &Self::Position, moves: &mut Vec<Self::Move>);
    /// Returns a legal move in its recorded form, with the hidden part that it reveals. `parse_move` reads both forms.
    fn reveal(&self, _position: &Self::Position, mv: Self::Move) -> Self::Move {
        mv
    }
    /// Returns whether a legal move reveals hidden information, so that its result cannot be predicted.
    fn reveals(&self, position: &Self::Position, mv: Self::Move) -> bool {
        self.reveal(position, mv) != mv
    }
    /// Plays a legal move. The effect of an illegal move is unspecified, but memory-safe.
    fn play_unchecked(&self, position: &mut Self::Position, mv: Self::Move);
    /// Returns a hash of the position. Equal positions have equal keys; different ones hardly ever do.
    fn key(&self, position: &Self::Position) -> u64 {
        hash_key(position)
    }
    /// Removes a player who leaves from a game of three or four that continues without them. Returns `false` if it cannot.
    fn retire(&self, _position: &mut Self::Position, _player: Player) -> bool {
        false
    }

    /// Returns the short text of a legal move.
    fn move_text(&self, position: &Self::Position, mv: Self::Move) -> String;
    /// Reads a move and finds it among the legal moves.
    fn parse_move(&self, position: &Self::Position, text: &str) -> Result<Self::Move, MoveError> {
        let found = self.moves(position).into_iter().find(|&mv| self.move_text(position, mv) == text);
        found.ok_or_else(|| MoveError::Illegal(text.into()))
    }
    /// Returns the text of a position of this game.
    fn position_text(&self, position: &Self::Position) -> String;
    /// Reads a position. Rejects one that the rules cannot continue from.
    fn parse_position(&self, text: &str) -> Result<Self::Position, PositionError>;

    /// Returns every legal move.
    fn moves(&self, position: &Self::Position) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.legal_moves(position, &mut moves);
        moves
    }
    /// Plays a legal move; leaves the position unchanged if the move is illegal.
    fn play(&self, position: &mut Self::Position, mv: Self::Move) -> Result<(), MoveError> {
        if !self.moves(position).contains(&mv) {
            return Err(MoveError::Illegal(format!("{mv:?}")));
        }
        self.play_unchecked(position, mv);
        Ok(())
    }
    /// Returns a random legal move of a game in progress; every legal move is possible. `scratch` saves an allocation.
    fn random_move(
        &self,
        position: &Self::Position,
        random: &mut Random,
        scratch: &mut Vec<Self::Move>,
    ) -> Self::Move {
        scratch.clear();
        self.legal_moves(position, scratch);
        random.choose(scratch)
    }
}

/// A move that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum MoveError {
    Illegal(String),
}

impl Explain for MoveError {
    fn explain(&self) -> Message {
        let MoveError::Illegal(found) = self;
        Message::new("error-move-illegal").text("found", found)
    }
}

/// The reason why a game cannot continue from a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError(pub Message);

impl PositionError {
    /// Wraps the description of the problem.
    pub fn new(problem: impl Into<Message>) -> PositionError {
        PositionError(problem.into())
    }
}

impl Explain for PositionError {
    fn explain(&self) -> Message {
        Message::new("error-position").message("problem", self.0.clone())
    }
}

explained_errors!(MoveError, PositionError);

/// Returns a key of any value, the same on every machine.
pub fn hash_key(value: &impl Hash) -> u64 {
    let mut hasher = KeyHasher(mix_key([]));
    value.hash(&mut hasher);
    hasher.finish()
}

/// A hasher built on [`mix_key`].
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }
    fn write_u64(&mut self, word: u64) {
        self.0 = mix_key([self.0, word]);
    }
    // Hash `usize` as 64 bits, so that keys are equal on every machine.
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }
}

/// Mixes words into a key.
pub fn mix_key(words: impl IntoIterator<Item = u64>) -> u64 {
    words.into_iter().fold(0x243f_6a88_85a3_08d3, |key: u64, word| {
        let product = u128::from(key ^ word) * u128::from(0x9e37_79b9_7f4a_7c15_u64);
        (product as u64) ^ ((product >> 64) as u64).rotate_left(17) ^ key.rotate_left(29)
    })
}
