//! The arrangement of a game: its set-up and players, as a menu or command line chooses them and a rematch keeps them.

use crate::kind::GameKind;
use crate::seat::Seat;
use crate::table::Table;
use tabuleiro_core::info::{OptionKind, RuleSet};
use tabuleiro_core::{
    Explain, Message, OptionError, Options, Random, Setup, SetupError, TimeControl, explained_errors,
};
use tabuleiro_engine::SpecError;

/// A game before its set-up is drawn, with its players.
#[derive(Clone)]
pub struct Arrangement {
    /// The game.
    pub kind: &'static GameKind,
    /// Origin of the set-up.
    pub origin: Origin,
    /// Players, seat 1 first.
    pub seats: Vec<Seat>,
    /// Time control.
    pub time_control: TimeControl,
}

/// The origin of a set-up.
#[derive(Clone)]
pub enum Origin {
    /// A set-up drawn at random by these options.
    Drawn(Options),
    /// The set-up of an earlier game.
    Same(Setup),
}

/// The reason why a game cannot be arranged.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum ArrangeError {
    Option(OptionError),
    Setup(SetupError),
    Engine(SpecError),
    TooManySeats {
        given: usize,
        seats: String,
    },
    /// An unknown player. The message lists all kinds of players, since the name need not mean an engine.
    Nobody {
        wanted: String,
        offered: String,
    },
}

impl Explain for ArrangeError {
    fn explain(&self) -> Message {
        match self {
            ArrangeError::Option(error) => error.explain(),
            ArrangeError::Setup(error) => error.explain(),
            ArrangeError::Engine(error) => error.explain(),
            ArrangeError::TooManySeats { given, seats } => {
                Message::new("error-too-many-seats").number("given", *given as i64).text("seats", seats)
            }
            ArrangeError::Nobody { wanted, offered } => {
                Message::new("error-nobody").text("wanted", wanted).text("offered", offered)
            }
        }
    }
}

explained_errors!(ArrangeError);

impl Arrangement {
    /// Returns the arrangement of a game in progress or a finished one.
    pub fn of_table(table: &Table) -> Arrangement {
        let origin = Origin::Same(table.play_state().setup());
        let (seats, time_control) = (table.seats.clone(), table.time_control);
        Arrangement { kind: table.kind(), origin, seats, time_control }
    }

    /// Sets up the game and checks its engines.
    pub fn begin(&self, random: &mut Random) -> Result<Table, ArrangeError> {
        let setup = match &self.origin {
            Origin::Drawn(options) => self.kind.draw(options, random).map_err(ArrangeError::Option)?,
            Origin::Same(setup) => {
                let play = self.kind.open(setup).map_err(ArrangeError::Setup)?;
                play.draw_hidden(random).unwrap_or_else(|| setup.clone())
            }
        };
        let mut table = Table::new(self.kind, &setup).map_err(ArrangeError::Setup)?;
        table.seats.clone_from(&self.seats);
        table.time_control = self.time_control;
        table.check_engines().map_err(ArrangeError::Engine)?;
        Ok(table)
    }
}

/// Returns the option that decides who starts, if there is one.
pub fn starts_option(rule_set: &'static RuleSet) -> Option<&'static str> {
    rule_set.options.iter().find(|option| matches!(option.kind, OptionKind::Starts)).map(|option| option.id)
}
