//! Computer players by name: those of a game and those that play any game.

use std::fmt;
use std::str::FromStr;
use tabuleiro_core::Message;

/// A computer player as a menu offers it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelInfo {
    /// Its specification.
    pub spec: LevelSpec,
    /// Its name in words.
    pub name: Message,
    /// What kind of player it is, in a sentence.
    pub about: Message,
}

/// Which computer player: `random`, `uct`, `uct=500`, or a level of the game such as `hard`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LevelSpec {
    /// Any legal move, each as likely as another.
    Random,
    /// The textbook tree search with so many random playouts.
    Uct {
        /// How many.
        playouts: u32,
    },
    /// A level of the game, by its id.
    Own(String),
}

/// How many playouts `uct` stands for: a fraction of a second.
const PLAYOUTS: u32 = 2000;
/// The most one may ask for: some minutes.
const PLAYOUTS_MAX: u32 = 10_000_000;

/// A computer player that is not there.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum LevelError {
    #[error("there is no level `{wanted}` here; there is {offered}")]
    Unknown { wanted: String, offered: String },
    #[error("`{0}`: the number of playouts is a whole number from 1 to {PLAYOUTS_MAX}")]
    Playouts(String),
    #[error("`{0}` is not the name of a level")]
    Name(String),
}

impl FromStr for LevelSpec {
    type Err = LevelError;
    fn from_str(text: &str) -> Result<LevelSpec, LevelError> {
        match text.split_once('=') {
            None if text == "random" => Ok(LevelSpec::Random),
            None if text == "uct" => Ok(LevelSpec::Uct { playouts: PLAYOUTS }),
            Some(("uct", playouts)) => match playouts.parse() {
                Ok(playouts @ 1..=PLAYOUTS_MAX) => Ok(LevelSpec::Uct { playouts }),
                _ => Err(LevelError::Playouts(text.into())),
            },
            _ if !is_name(text) => Err(LevelError::Name(text.into())),
            _ => Ok(LevelSpec::Own(text.into())),
        }
    }
}

/// Whether a level could have this name: something to read, in one word.
fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_graphic())
}

impl fmt::Display for LevelSpec {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            LevelSpec::Random => f.write_str("random"),
            LevelSpec::Uct { playouts: PLAYOUTS } => f.write_str("uct"),
            LevelSpec::Uct { playouts } => write!(f, "uct={playouts}"),
            LevelSpec::Own(id) => f.write_str(id),
        }
    }
}

impl LevelSpec {
    fn id(&self) -> &str {
        match self {
            LevelSpec::Random => "random",
            LevelSpec::Uct { .. } => "uct",
            LevelSpec::Own(id) => id,
        }
    }

    fn info(self) -> LevelInfo {
        let id = self.id();
        let (name, about) = (format!("level-{id}"), format!("level-{id}-about"));
        LevelInfo { name: Message::new(name), about: Message::new(about), spec: self }
    }
}

/// The levels that play any game around those of one game.
pub(crate) fn generic_levels<'a>(own: impl Iterator<Item = &'a str>) -> Vec<LevelInfo> {
    let own = own.map(|id| LevelSpec::Own(id.into()));
    let all = std::iter::once(LevelSpec::Random).chain(own).chain([LevelSpec::Uct { playouts: PLAYOUTS }]);
    all.map(LevelSpec::info).collect()
}

/// That no level of this name is among these.
pub(crate) fn unknown(wanted: &str, offered: &[LevelInfo]) -> LevelError {
    let offered = offered.iter().map(|level| level.spec.to_string()).collect::<Vec<_>>().join(", ");
    LevelError::Unknown { wanted: wanted.into(), offered }
}
