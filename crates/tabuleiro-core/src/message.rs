//! Messages to people, independent of the language.

use crate::Player;
use std::borrow::Cow;
use std::fmt;

/// A sentence, given by name and arguments. Its text is in the `words` of each language.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Message {
    /// Name of the sentence.
    pub id: Cow<'static, str>,
    /// Arguments by name.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// An argument of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Arg {
    /// A number, which may decide the grammatical form of a word.
    Number(i64),
    /// A name that is the same in all languages, such as that of a cell.
    Text(String),
    /// A player, shown by their name at the table.
    Player(Player),
    /// Another sentence or word.
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    Message(Message),
}

impl Message {
    /// Returns a message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Message {
        Message { id: id.into(), args: Vec::new() }
    }

    /// Returns the message in the past tense: `done-ID`.
    #[must_use]
    pub fn done(&self) -> Message {
        Message { id: format!("done-{}", self.id).into(), args: self.args.clone() }
    }

    /// Adds a number as an argument.
    #[must_use]
    pub fn number(self, name: &'static str, value: impl Into<i64>) -> Message {
        self.with(name, Arg::Number(value.into()))
    }

    /// Adds a name as an argument.
    #[must_use]
    pub fn text(self, name: &'static str, value: impl ToString) -> Message {
        self.with(name, Arg::Text(value.to_string()))
    }

    /// Adds a player as an argument.
    #[must_use]
    pub fn player(self, name: &'static str, player: Player) -> Message {
        self.with(name, Arg::Player(player))
    }

    /// Adds another message as an argument.
    #[must_use]
    pub fn message(self, name: &'static str, message: Message) -> Message {
        self.with(name, Arg::Message(message))
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Message {
        self.args.push((name.into(), arg));
        self
    }
}

impl From<&'static str> for Message {
    fn from(id: &'static str) -> Message {
        Message::new(id)
    }
}

/// Writes the name and arguments of the sentence, for logs and tests: `seat(seat=2)`.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.id)?;
        for (index, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}={arg}", if index == 0 { "(" } else { ", " })?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Arg::Number(number) => number.fmt(f),
            Arg::Text(text) => text.fmt(f),
            Arg::Player(player) => player.fmt(f),
            Arg::Message(message) => message.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_written_as_its_name_and_arguments() {
        let inner = Message::new("inner").player("who", Player::TWO);
        let message = Message::new("outer").number("count", 3).text("cell", "c4").message("why", inner);
        assert_eq!(message.to_string(), "outer(count=3, cell=c4, why=inner(who=2))");
        assert_eq!(Message::new("alone").to_string(), "alone");
    }
}
