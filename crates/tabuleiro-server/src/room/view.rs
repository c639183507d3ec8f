//! A room as everyone may see it.

use super::event::What;
use super::{Room, State};
use crate::news::News;
use crate::time::Ms;
use serde::Serialize;
use serde_json::Value;
use tabuleiro_core::SeatResult;
use tabuleiro_core::record::Record;
use tabuleiro_table::{Seat, Table};
use utoipa::ToSchema;

/// A table and how it stands.
#[derive(Serialize, ToSchema)]
pub struct RoomView {
    /// Its name in addresses.
    pub id: String,
    /// How many things have happened: whoever has seen as many is up to date.
    pub version: i64,
    /// Whether it is open, playing, over or aborted.
    pub state: State,
    /// What was agreed.
    pub plan: super::TablePlan,
    /// The rule set that is played.
    pub rule_set: String,
    /// Who made it.
    pub creator: Option<String>,
    /// When, in milliseconds since 1970.
    pub created_ms: i64,
    /// The seats, seat 1 first.
    pub seats: Vec<SeatView>,
    /// How many watch who do not sit here.
    pub spectators: usize,
    /// The seat that decides.
    pub to_move: Option<u8>,
    /// The number that the next turn must carry.
    pub next_turn: usize,
    /// The set-up and the position as one text.
    pub line: Option<String>,
    /// Whether somebody's time runs.
    pub clock_runs: bool,
    /// What is proposed.
    pub offer: Option<What>,
    /// The seats that agree to it.
    pub agreed: Vec<u8>,
    /// How it ended: the name of the sentence that says why.
    pub ending: Option<String>,
    /// The next table for the same players.
    pub rematch: Option<String>,
}

/// A seat and who sits there.
#[derive(Serialize, ToSchema)]
#[allow(clippy::struct_excessive_bools)]
pub struct SeatView {
    /// From 1.
    pub seat: usize,
    /// Who; nobody on a free seat, and nameless who is here no more.
    pub name: Option<String>,
    /// The level of a computer player.
    pub engine: Option<String>,
    /// Whether the engine plays on for somebody.
    pub taken_over: bool,
    /// Whether somebody can sit down.
    pub free: bool,
    /// Whether that takes a key.
    pub reserved: bool,
    /// What is left on the clock, in milliseconds.
    pub left_ms: Option<u64>,
    /// What it came to.
    pub result: Option<String>,
    /// Whether they are connected now; engines always are.
    pub here: bool,
    /// How strong they are at this game here; none if nobody knows yet.
    pub rating: Option<i32>,
}

impl Room {
    /// How it stands.
    pub fn view(&self, now: Ms) -> RoomView {
        let finish = self.table.as_ref().filter(|_| self.state() == State::Over).and_then(Table::finish);
        RoomView {
            id: self.id.clone(),
            version: self.version,
            state: self.state(),
            plan: self.plan.told.clone(),
            rule_set: self.plan.rule_set.id.into(),
            creator: self.names.get(&self.creator).filter(|name| !name.is_empty()).cloned(),
            created_ms: self.created_ms,
            seats: (0..self.places.len()).map(|index| self.seat_view(index, now)).collect(),
            spectators: self.spectators,
            to_move: self.to_move().map(tabuleiro_core::Player::seat),
            next_turn: self.next_turn(),
            line: self.table.as_ref().map(Table::line),
            clock_runs: self.clock().is_some_and(tabuleiro_table::Clock::is_running),
            offer: self.offer().map(|(what, _)| what),
            agreed: self
                .offer()
                .map(|(_, seats)| seats.iter().map(|seat| seat.seat()).collect())
                .unwrap_or_default(),
            ending: finish.map(|finish| finish.reason.id.to_string()),
            rematch: self.rematch.clone(),
        }
    }

    fn seat_view(&self, index: usize, now: Ms) -> SeatView {
        let (place, player) = (&self.places[index], tabuleiro_core::Player::new(index));
        SeatView {
            seat: index + 1,
            name: place
                .person
                .as_ref()
                .and_then(|person| self.names.get(person))
                .filter(|name| !name.is_empty())
                .cloned(),
            engine: place.engine.clone(),
            taken_over: place.taken_over,
            free: place.is_free(),
            reserved: place.key.is_some(),
            left_ms: self.clock().and_then(|clock| clock.left_ms(player, now as u64)),
            result: self.result(player).map(|result| result.to_string()),
            here: self.is_here(place),
            rating: self.ratings.get(&place.who()).map(|rating| rating.round() as i32),
        }
    }

    fn is_here(&self, place: &super::Place) -> bool {
        place.engine.is_some() || place.person.as_ref().is_some_and(|person| self.here.contains(person))
    }

    /// What a seat has of a game that is over.
    pub fn result(&self, seat: tabuleiro_core::Player) -> Option<SeatResult> {
        let finish = self.table.as_ref().filter(|_| self.state() == State::Over).and_then(Table::finish)?;
        Some(finish.results[seat])
    }

    /// The game so far, with everyone's names.
    pub fn record(&self) -> Option<Record> {
        let mut record = self.table.as_ref()?.record();
        record.seats = self.places.iter().map(|place| self.sitting(place).to_record()).collect();
        Some(record)
    }

    /// The game as it is shown, away from the table, with everyone's names. Several seats of one person have none: there, people
    /// are told apart by their seats.
    pub fn shown(&self) -> Option<Table> {
        let mut table = self.table.as_ref()?.fork();
        let seat = |place: &super::Place| {
            let seat = self.sitting(place);
            let seats = place.person.as_ref().map_or(1, |person| self.seats_of(person).count());
            if seats > 1 { Seat { name: String::new(), ..seat } } else { seat }
        };
        table.seats = self.places.iter().map(seat).collect();
        Some(table)
    }

    fn sitting(&self, place: &super::Place) -> Seat {
        let name = place.person.as_ref().and_then(|person| self.names.get(person)).cloned();
        let name = name.unwrap_or_default();
        match place.engine.as_ref().and_then(|level| self.plan.level(level).ok()) {
            Some(computer) => Seat::computer(name, computer),
            None => Seat::person(name),
        }
    }

    /// Whether an engine took the turn with this index.
    pub fn is_by_engine(&self, seat: tabuleiro_core::Player, turn: usize) -> bool {
        let since = self.taken_over_at.get(&seat).copied().unwrap_or(0);
        self.places[seat.index()].engine.is_some() && turn >= since
    }

    /// What those who watch are told when somebody comes or goes: which seats are connected, and how many watch.
    pub fn audience_message(&self) -> Value {
        let places = (1..).zip(&self.places);
        let here: Vec<usize> =
            places.filter(|(_, place)| self.is_here(place)).map(|(seat, _)| seat).collect();
        News::Audience { version: self.version, here, spectators: self.spectators }.message()
    }

    /// What those who watch are told first: everything.
    pub fn state_message(&self, now: Ms) -> Value {
        News::State { version: self.version, table: Box::new(self.view(now)) }.message()
    }
}
