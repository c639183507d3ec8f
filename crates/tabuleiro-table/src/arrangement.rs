//! A game to be set up, and who sits where: what a menu or a command line leads to, and what a rematch keeps.

use crate::kind::Kind;
use crate::seat::Seat;
use crate::table::Table;
use tabuleiro_core::info::{OptionKind, RuleSet};
use tabuleiro_core::{
    Explain, Message, OptionError, Options, Random, Setup, SetupError, TimeControl, explained_errors,
};
use tabuleiro_engine::SpecError;

/// A game to be set up, and who sits where.
#[derive(Clone)]
pub struct Arrangement {
    /// The game.
    pub kind: &'static Kind,
    /// Where its set-up comes from.
    pub origin: Origin,
    /// Who sits where, seat 1 first.
    pub seats: Vec<Seat>,
    /// How much time everyone has.
    pub time_control: TimeControl,
}

/// Where a set-up comes from.
#[derive(Clone)]
pub enum Origin {
    /// Drawn anew by these options.
    Drawn(Options),
    /// The one of a game that was played before.
    Same(Setup),
}

/// A game that cannot be arranged like that.
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
    /// What is no engine at all may be anything: everybody who plays here is named.
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
    /// The arrangement of a game that is or was played.
    pub fn of_table(table: &Table) -> Arrangement {
        let origin = Origin::Same(table.play_state().setup());
        let (seats, time_control) = (table.seats.clone(), table.time_control);
        Arrangement { kind: table.kind(), origin, seats, time_control }
    }

    /// Sets it up, engines included.
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

/// The option by which somebody chooses who starts, if there is one.
pub fn starts_option(rule_set: &'static RuleSet) -> Option<&'static str> {
    rule_set.options.iter().find(|option| matches!(option.kind, OptionKind::Starts)).map(|option| option.id)
}
