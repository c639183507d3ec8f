//! Names of computer players, as people type them, records store them and menus offer them.

use std::fmt;
use std::str::FromStr;
use tabuleiro_core::Message;
use tabuleiro_core::Strength;
use tabuleiro_engine::{EngineKind, Spec, SpecError};

/// A computer player in a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Computer {
    /// An engine of Tabuleiro.
    Engine(Spec),
    /// An external program that speaks the engine protocol, given by the command that starts it.
    Program(String),
}

/// Prefix of the text of an external program.
const PROGRAM: &str = "ugi ";

impl Computer {
    /// Reads a name from a record. Early records hold `hard` and `uct=500`.
    pub(crate) fn of_record(text: &str) -> Option<Computer> {
        let spelled = text.strip_prefix("uct=").map(|playouts| format!("uct playouts={playouts}"));
        match spelled.as_deref().unwrap_or(text).parse() {
            Ok(computer) => Some(computer),
            Err(SpecError::Engine(id)) if id == text && is_name(&id) => {
                Some(Spec::new(EngineKind::Report(id)).into())
            }
            Err(_) => None,
        }
    }

    /// Returns the specification of an engine; `None` for an external program.
    pub fn spec(&self) -> Option<&Spec> {
        match self {
            Computer::Engine(spec) => Some(spec),
            Computer::Program(_) => None,
        }
    }

    /// Returns the name as a message.
    pub fn name(&self) -> Message {
        match self {
            Computer::Engine(Spec { kind: EngineKind::Report(id), .. }) => {
                Message::new(format!("level-{id}"))
            }
            Computer::Engine(Spec { kind: EngineKind::Level(number), .. }) => level_number(*number),
            _ => Message::new("computer-other").text("text", self),
        }
    }
}

/// Returns whether a text can be the name of a level: one word of visible ASCII letters.
fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_graphic())
}

impl From<Spec> for Computer {
    fn from(spec: Spec) -> Computer {
        Computer::Engine(spec)
    }
}

/// Reads a specification, the number of a level, or `ugi` with a command.
impl FromStr for Computer {
    type Err = SpecError;
    fn from_str(text: &str) -> Result<Computer, SpecError> {
        let text = text.trim();
        // A control character would break the line of a record that holds the name.
        if text.contains(char::is_control) {
            return Err(SpecError::Engine(text.into()));
        }
        if let Some(command) = text.strip_prefix(PROGRAM) {
            return Ok(Computer::Program(command.trim().into()));
        }
        let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let spec: Spec = if is_number { format!("level {text}").parse() } else { text.parse() }?;
        Ok(spec.into())
    }
}

impl fmt::Display for Computer {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Computer::Engine(spec) => spec.fmt(f),
            Computer::Program(command) => write!(f, "{PROGRAM}{command}"),
        }
    }
}

/// A computer player as a menu offers it.
#[derive(Clone, PartialEq, Debug)]
pub struct LevelInfo {
    /// Specification of the engine.
    pub spec: Spec,
    /// Short name for the command line.
    pub short: String,
    /// Number of the level, if it has one.
    pub number: Option<usize>,
    /// Name as a message.
    pub name: Message,
    /// Measured rating above random play, in Elo.
    pub rating: Option<i16>,
    /// Description of the player in one sentence.
    pub about: Message,
}

impl LevelInfo {
    /// Returns one of the game's own levels.
    pub(crate) fn own(id: &str) -> LevelInfo {
        LevelInfo {
            spec: Spec::new(EngineKind::Report(id.into())),
            short: id.into(),
            number: None,
            name: Message::new(format!("level-{id}")),
            rating: None,
            about: Message::new(format!("level-{id}-about")),
        }
    }

    /// Returns the level that plays random moves.
    pub(crate) fn random() -> LevelInfo {
        LevelInfo { spec: Spec::new(EngineKind::Random), ..LevelInfo::own("random") }
    }

    /// Returns the level with this number.
    pub(crate) fn numbered(number: usize, strength: &Strength) -> LevelInfo {
        LevelInfo {
            spec: Spec::new(EngineKind::Level(number)),
            short: number.to_string(),
            number: Some(number),
            name: level_number(number),
            rating: strength.elo,
            about: Message::new("level-number-about").number("nodes", strength.nodes as i64),
        }
    }

    /// Returns the name, with the rating if it was measured.
    pub fn rated_name(&self) -> Message {
        match self.rating {
            Some(elo) => Message::new("level-rated").message("level", self.name.clone()).number("elo", elo),
            None => self.name.clone(),
        }
    }
}

fn level_number(number: usize) -> Message {
    Message::new("level-number").number("level", number as i64)
}
