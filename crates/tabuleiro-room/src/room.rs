//! The room: a game in progress, with what its people agreed and did.

use crate::Ms;
use crate::event::What;
use crate::people::{Company, PersonId};
use crate::plan::{Place, Plan};
use crate::undone::Undone;
use std::collections::{BTreeMap, BTreeSet};
use tabuleiro_core::Player;
use tabuleiro_core::info::RuleSet;
use tabuleiro_table::{Clock, Kind, Table};

/// A table and those who sit at it.
pub struct Room {
    /// Its name in addresses.
    pub id: String,
    /// Who made it.
    pub creator: PersonId,
    /// What was agreed at its creation.
    pub plan: Plan,
    /// Who sits where, seat 1 first.
    pub places: Vec<Place>,
    /// What is known of its people besides the events.
    pub company: Company,
    /// How many things have happened.
    pub version: i64,
    /// When it was made.
    pub created_ms: Ms,
    /// The game, once it has begun.
    pub table: Option<Table>,
    /// The next table for the same players.
    pub rematch: Option<String>,
    pub(crate) clock: Option<Clock>,
    /// Every turn that was ever taken, also those taken back: by their numbers, duplicates are known.
    pub(crate) taken: Vec<(Player, Vec<String>)>,
    /// What is proposed, by whom first, and who agrees.
    pub(crate) offer: Option<(What, Vec<Player>)>,
    /// Those who are not heard here.
    pub(crate) muted: BTreeSet<PersonId>,
    pub(crate) is_aborted: bool,
    pub(crate) is_paused: bool,
    /// Turns that were taken back, the last first.
    pub(crate) undone: Vec<Undone>,
    /// After how many turns an engine began to play on for a seat.
    pub(crate) taken_over_at: BTreeMap<Player, usize>,
    /// How often the position has changed: thoughts about an earlier one are worth nothing.
    pub(crate) epoch: u64,
}

/// What a room is busy with.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Seats are free, or nobody has begun.
    Open,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
    /// There is no game and there will be none.
    Aborted,
}

impl State {
    /// As it is kept.
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
    /// What it is busy with.
    pub fn state(&self) -> State {
        match &self.table {
            _ if self.is_aborted => State::Aborted,
            None => State::Open,
            Some(table) if table.to_move().is_some() => State::Playing,
            Some(_) => State::Over,
        }
    }

    /// The kind of game.
    pub fn kind(&self) -> &'static Kind {
        self.plan.kind
    }

    /// Its rules.
    pub fn rule_set(&self) -> &'static RuleSet {
        self.plan.rule_set
    }

    /// Everyone who sits here, with their seats.
    pub fn sitters(&self) -> impl Iterator<Item = (Player, &PersonId)> {
        let places = self.places.iter().enumerate();
        places.filter_map(|(index, place)| Some((Player::new(index), place.person.as_ref()?)))
    }

    /// Where somebody sits; where they decide, if they sit in several seats and decide in one of them.
    pub fn seat_of(&self, person: &PersonId) -> Option<Player> {
        let own = |seat: &Player| self.is_of(*seat, person);
        self.to_move().filter(own).or_else(|| self.seats_of(person).next())
    }

    /// Everywhere that somebody sits.
    pub fn seats_of<'a>(&'a self, person: &'a PersonId) -> impl Iterator<Item = Player> + 'a {
        self.sitters().filter(move |(_, sitter)| *sitter == person).map(|(seat, _)| seat)
    }

    /// Whether this is somebody's seat.
    pub fn is_of(&self, seat: Player, person: &PersonId) -> bool {
        self.places[seat.index()].person.as_ref() == Some(person)
    }

    /// Whether one person sits in both seats, or they are the same.
    pub(crate) fn is_same_sitter(&self, one: Player, other: Player) -> bool {
        let person = |seat: Player| self.places[seat.index()].person.as_ref();
        one == other || person(one).is_some() && person(one) == person(other)
    }

    /// Who decides now.
    pub fn to_move(&self) -> Option<Player> {
        self.table.as_ref().filter(|_| !self.is_aborted)?.to_move()
    }

    /// The computer player who decides now.
    pub fn engine_to_move(&self) -> Option<&str> {
        self.places[self.to_move()?.index()].engine.as_deref()
    }

    /// Whether no person plays.
    pub fn is_all_engines(&self) -> bool {
        self.places.iter().all(|place| place.engine.is_some())
    }

    /// The number that the next turn has.
    pub fn next_turn(&self) -> usize {
        self.taken.len() + 1
    }

    /// How often the position has changed.
    pub fn epoch(&self) -> u64 {
        self.epoch
    }

    /// The clock of the game.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// When the time of the one who decides runs out.
    pub fn time_out_ms(&self, now: Ms) -> Option<Ms> {
        let clock = self.clock.as_ref().filter(|clock| clock.is_running())?;
        let left_ms = clock.left_ms(self.to_move()?, now as u64)?;
        Some(now + left_ms as Ms)
    }

    /// Whether somebody is not heard here.
    pub fn is_muted(&self, person: &PersonId) -> bool {
        self.muted.contains(person)
    }

    /// The people who take part in a game that goes on, or took part in one that is over.
    pub(crate) fn people(&self) -> Vec<Player> {
        let left = self.table.as_ref().map(Table::left).unwrap_or_default();
        let seats = self.places.iter().enumerate().map(|(index, place)| (Player::new(index), place));
        let people = seats.filter(|(seat, place)| place.engine.is_none() && !left.contains(seat));
        people.map(|(seat, _)| seat).collect()
    }
}
