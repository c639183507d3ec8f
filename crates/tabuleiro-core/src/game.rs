//! What a game is: the one small trait that every game implements.

use crate::info::GameInfo;
use crate::options::{OptionError, Options};
use crate::outcome::{Scores, Status};
use crate::setup::{Setup, SetupError};
use crate::{Explain, Message, PerPlayer, Player, Random, Seats, explained_errors};
use std::fmt::Debug;
use std::hash::{Hash, Hasher};

/// A game after its set-up: rule set, seats, map and its tables. What changes is in the position.
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
    /// What changes from move to move: small, `Copy`, canonical (equal positions have equal futures).
    type Position: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// One indivisible decision.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;

    /// What a menu needs to know.
    fn info() -> &'static GameInfo;
    /// Draws a set-up by these options.
    fn draw_setup(options: &Options, random: &mut Random) -> Result<Setup, OptionError>;
    /// The game of this set-up. Checks it: what the rules could not start from is refused.
    fn from_setup(setup: &Setup) -> Result<Self, SetupError>;
    /// The set-up this game was made from: `from_setup(setup)` gives this game again.
    fn setup(&self) -> Setup;
    /// Returns the set-up without its hidden part: all that everyone may know. Views, links and other programs get this one;
    /// only the program that runs the game keeps [`setup`](Game::setup). A game of the public set-up plays recorded moves.
    fn public_setup(&self) -> Setup {
        self.setup()
    }
    /// Draws the hidden part of the set-up at random, as far as the position leaves it open; `None` if nothing is hidden.
    /// Engines search the drawn game, never the real one.
    fn imagine(&self, _position: &Self::Position, _random: &mut Random) -> Option<Self> {
        None
    }
    /// Returns the options of the game after one that these players have won, in a series of games; `None` where each game stands alone.
    fn next_options(_options: &Options, _winners: &[Player]) -> Option<Options> {
        None
    }
    /// Returns the number of players.
    fn seats(&self) -> Seats;
    /// What one would write for a text option of the rule set to get this very game; `None` where it has no such option.
    fn option_text(&self, _option: &str) -> Option<String> {
        None
    }

    /// The position before the first move.
    fn start(&self) -> Self::Position;
    /// Whose decision it is, or how the game ended.
    fn status(&self, position: &Self::Position) -> Status;
    /// Whether the player to move has begun a turn and not yet ended it.
    fn is_mid_turn(&self, _position: &Self::Position) -> bool {
        false
    }
    /// Everyone's points as they stand.
    fn scores(&self, position: &Self::Position) -> Scores;
    /// Returns the players' points as earlier versions counted them, if they did so otherwise: records from then hold them.
    fn former_totals(&self, _position: &Self::Position) -> Option<PerPlayer<i16>> {
        None
    }
    /// Appends every legal move, each once, in an order that depends on the position alone; none once the game is over.
    fn legal_moves(&self, position: &Self::Position, moves: &mut Vec<Self::Move>);
    /// Returns a legal move as it is recorded: with the hidden part that it reveals. `parse_move` reads both.
    fn reveal(&self, _position: &Self::Position, mv: Self::Move) -> Self::Move {
        mv
    }
    /// Returns whether a legal move reveals something: then nobody knows what comes of it before it is played.
    fn reveals(&self, position: &Self::Position, mv: Self::Move) -> bool {
        self.reveal(position, mv) != mv
    }
    /// Plays a move that is legal. What happens after another is unspecified, but memory-safe.
    fn play_unchecked(&self, position: &mut Self::Position, mv: Self::Move);
    /// Returns a number that equal positions share and others hardly ever do.
    fn key(&self, position: &Self::Position) -> u64 {
        hash_key(position)
    }
    /// Takes a player who leaves out of a game of three or four, which goes on without them; `false` where it cannot.
    fn retire(&self, _position: &mut Self::Position, _player: Player) -> bool {
        false
    }

    /// The short text of a legal move.
    fn move_text(&self, position: &Self::Position, mv: Self::Move) -> String;
    /// Reads a move and finds it among the legal ones.
    fn parse_move(&self, position: &Self::Position, text: &str) -> Result<Self::Move, MoveError> {
        let found = self.moves(position).into_iter().find(|&mv| self.move_text(position, mv) == text);
        found.ok_or_else(|| MoveError::Illegal(text.into()))
    }
    /// The text of a position of this game.
    fn position_text(&self, position: &Self::Position) -> String;
    /// Reads a position. Checks it: what the rules could not continue from is refused.
    fn parse_position(&self, text: &str) -> Result<Self::Position, PositionError>;

    /// Every legal move.
    fn moves(&self, position: &Self::Position) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.legal_moves(position, &mut moves);
        moves
    }
    /// Plays a move if it is legal; else leaves the position alone.
    fn play(&self, position: &mut Self::Position, mv: Self::Move) -> Result<(), MoveError> {
        if !self.moves(position).contains(&mv) {
            return Err(MoveError::Illegal(format!("{mv:?}")));
        }
        self.play_unchecked(position, mv);
        Ok(())
    }
    /// A random legal move of a game in progress; every legal one can come. `scratch` saves an allocation.
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

/// A position that its game could not continue from, with what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError(pub Message);

impl PositionError {
    /// What is wrong with it.
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

/// Hashes by [`mix_key`].
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
    // As wide as on every other machine.
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }
}

/// Mixes a few words into a key.
pub fn mix_key(words: impl IntoIterator<Item = u64>) -> u64 {
    words.into_iter().fold(0x243f_6a88_85a3_08d3, |key: u64, word| {
        let product = u128::from(key ^ word) * u128::from(0x9e37_79b9_7f4a_7c15_u64);
        (product as u64) ^ ((product >> 64) as u64).rotate_left(17) ^ key.rotate_left(29)
    })
}
