//! The room: a game in progress, with its people and their agreements.

use crate::Ms;
use crate::event::What;
use crate::people::{Company, PersonId};
use crate::plan::{Place, Plan};
use crate::undone::Undone;
use std::collections::{BTreeMap, BTreeSet};
use tabuleiro_core::Player;
use tabuleiro_core::info::RuleSet;
use tabuleiro_table::{Clock, GameKind, Table};

/// A table and its players, rebuilt from events.
pub struct Room {
    /// Name in addresses.
    pub id: String,
    /// Person who created the room.
    pub creator: PersonId,
    /// Plan agreed at the creation.
    pub plan: Plan,
    /// Seats, seat 1 first.
    pub places: Vec<Place>,
    /// Facts about its people that are not events.
    pub company: Company,
    /// Number of events.
    pub version: i64,
    /// Time of the creation.
    pub created_ms: Ms,
    /// Game, once it has begun.
    pub table: Option<Table>,
    /// Room of the rematch.
    pub rematch: Option<String>,
    pub(crate) clock: Option<Clock>,
    /// All turns ever played, including those taken back. Their numbers reveal repeated commands.
    pub(crate) taken: Vec<(Player, Vec<String>)>,
    /// Current offer with the seats that agree, the proposer first.
    pub(crate) offer: Option<(What, Vec<Player>)>,
    /// People who may not write in the chat.
    pub(crate) muted: BTreeSet<PersonId>,
    pub(crate) is_aborted: bool,
    pub(crate) is_paused: bool,
    /// Turns that were taken back, the last one first.
    pub(crate) undone: Vec<Undone>,
    /// Number of turns after which an engine took over a seat.
    pub(crate) taken_over_at: BTreeMap<Player, usize>,
    /// Number of changes of the position. An engine's thought about an earlier epoch is discarded.
    pub(crate) epoch: u64,
}

/// The state of a room.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// The game has not begun: seats are free, or the creator has not started it.
    Open,
    /// The game is in progress.
    Playing,
    /// The game is over.
    Over,
    /// The game was cancelled.
    Aborted,
}

impl State {
    /// Returns the stored form of the state.
    pub fn text(self) -> &'static str {
        match self {
            State::Open => "open",
            State::Playing => "playing",
            State::Over => "over",
            State::Aborted => "aborted",
        }
    }
}

impl Room {
    /// Returns the state of the room.
    pub fn state(&self) -> State {
        match &self.table {
            _ if self.is_aborted => State::Aborted,
            None => State::Open,
            Some(table) if table.to_move().is_some() => State::Playing,
            Some(_) => State::Over,
        }
    }

    /// Returns the kind of game.
    pub fn kind(&self) -> &'static GameKind {
        self.plan.kind
    }

    /// Returns the rule set.
    pub fn rule_set(&self) -> &'static RuleSet {
        self.plan.rule_set
    }

    /// Returns all people with their seats.
    pub fn sitters(&self) -> impl Iterator<Item = (Player, &PersonId)> {
        let places = self.places.iter().enumerate();
        places.filter_map(|(index, place)| Some((Player::new(index), place.person.as_ref()?)))
    }

    /// Returns a person's seat. With several seats, returns the one that is to move, if any.
    pub fn seat_of(&self, person: &PersonId) -> Option<Player> {
        let own = |seat: &Player| self.is_of(*seat, person);
        self.to_move().filter(own).or_else(|| self.seats_of(person).next())
    }

    /// Returns all seats of a person.
    pub fn seats_of<'a>(&'a self, person: &'a PersonId) -> impl Iterator<Item = Player> + 'a {
        self.sitters().filter(move |(_, sitter)| *sitter == person).map(|(seat, _)| seat)
    }

    /// Returns whether a seat belongs to a person.
    pub fn is_of(&self, seat: Player, person: &PersonId) -> bool {
        self.places[seat.index()].person.as_ref() == Some(person)
    }

    /// Returns whether two seats are equal or belong to one person.
    pub(crate) fn is_same_sitter(&self, one: Player, other: Player) -> bool {
        let person = |seat: Player| self.places[seat.index()].person.as_ref();
        one == other || person(one).is_some() && person(one) == person(other)
    }

    /// Returns the player to move.
    pub fn to_move(&self) -> Option<Player> {
        self.table.as_ref().filter(|_| !self.is_aborted)?.to_move()
    }

    /// Returns the computer player to move.
    pub fn engine_to_move(&self) -> Option<&str> {
        self.places[self.to_move()?.index()].engine.as_deref()
    }

    /// Returns whether engines have all seats.
    pub fn is_all_engines(&self) -> bool {
        self.places.iter().all(|place| place.engine.is_some())
    }

    /// Returns the number of the next turn.
    pub fn next_turn(&self) -> usize {
        self.taken.len() + 1
    }

    /// Returns the number of changes of the position.
    pub fn epoch(&self) -> u64 {
        self.epoch
    }

    /// Returns the clock of the game.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Returns the time at which the player to move runs out of time.
    pub fn time_out_ms(&self, now: Ms) -> Option<Ms> {
        let clock = self.clock.as_ref().filter(|clock| clock.is_running())?;
        let left_ms = clock.left_ms(self.to_move()?, now as u64)?;
        Some(now + left_ms as Ms)
    }

    /// Returns whether a person may not write in the chat.
    pub fn is_muted(&self, person: &PersonId) -> bool {
        self.muted.contains(person)
    }

    /// Returns the seats of people who take part in the game, or took part until its end.
    pub(crate) fn people(&self) -> Vec<Player> {
        let left = self.table.as_ref().map(Table::left).unwrap_or_default();
        let seats = self.places.iter().enumerate().map(|(index, place)| (Player::new(index), place));
        let people = seats.filter(|(seat, place)| place.engine.is_none() && !left.contains(seat));
        people.map(|(seat, _)| seat).collect()
    }
}
