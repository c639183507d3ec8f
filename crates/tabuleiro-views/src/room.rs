//! The public view of a table.

use serde::Serialize;
use tabuleiro_core::Player;
use tabuleiro_room::{Ms, Room, State, TablePlan, What};
use tabuleiro_table::Table;

/// A table and its state.
#[derive(Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoomView {
    /// Id of the table.
    pub id: String,
    /// Number of events at the table.
    pub version: i64,
    /// State of the table.
    pub state: State,
    /// Agreed plan of the game.
    pub plan: TablePlan,
    /// Id of the rule set.
    pub rule_set: String,
    /// Name of the creator.
    pub creator: Option<String>,
    /// Creation in milliseconds since 1970.
    pub created_ms: i64,
    /// Seats, seat 1 first.
    pub seats: Vec<RoomSeat>,
    /// Number of spectators.
    pub spectators: usize,
    /// Seat to move.
    pub to_move: Option<u8>,
    /// Number that the next turn must carry.
    pub next_turn: usize,
    /// Set-up and position as one text.
    pub line: Option<String>,
    /// Whether the clock is running.
    pub clock_runs: bool,
    /// Current offer.
    pub offer: Option<What>,
    /// Seats that agree to the offer.
    pub agreed: Vec<u8>,
    /// Id of the sentence that explains the ending.
    pub ending: Option<String>,
    /// Id of the rematch table.
    pub rematch: Option<String>,
}

/// A seat and its player.
#[derive(Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[allow(clippy::struct_excessive_bools)]
pub struct RoomSeat {
    /// Number of the seat, from 1.
    pub seat: usize,
    /// Name of the player; `null` for a free seat or a deleted person.
    pub name: Option<String>,
    /// Level of a computer player.
    pub engine: Option<String>,
    /// Whether an engine continues for an absent player.
    pub taken_over: bool,
    /// Whether the seat is free.
    pub free: bool,
    /// Whether the seat can be taken only with a key.
    pub reserved: bool,
    /// Remaining time in milliseconds.
    pub left_ms: Option<u64>,
    /// Result of the seat.
    pub result: Option<String>,
    /// Whether the player is connected; engines always are.
    pub here: bool,
    /// Rating at this game; `null` if unknown.
    pub rating: Option<i32>,
}

impl RoomView {
    /// Returns the view of a room at a moment.
    pub fn of(room: &Room, now: Ms) -> RoomView {
        let seats = (0..room.places.len()).map(|index| RoomSeat::of(room, Player::new(index), now));
        let (what, agreed) = room.offer().unzip();
        RoomView {
            id: room.id.clone(),
            version: room.version,
            state: room.state(),
            plan: room.plan.told.clone(),
            rule_set: room.rule_set().id.into(),
            creator: room.name_of(&room.creator).map(str::to_string),
            created_ms: room.created_ms,
            seats: seats.collect(),
            spectators: room.company.spectators,
            to_move: room.to_move().map(Player::seat),
            next_turn: room.next_turn(),
            line: room.table.as_ref().map(Table::line),
            clock_runs: room.clock_runs(),
            offer: what,
            agreed: agreed.unwrap_or_default().iter().map(|seat| seat.seat()).collect(),
            ending: room.finish().map(|finish| finish.reason.id.to_string()),
            rematch: room.rematch.clone(),
        }
    }
}

impl RoomSeat {
    fn of(room: &Room, player: Player, now: Ms) -> RoomSeat {
        let place = &room.places[player.index()];
        let name = place.person.as_ref().and_then(|person| room.name_of(person));
        RoomSeat {
            seat: player.index() + 1,
            name: name.map(str::to_string),
            engine: place.engine.clone(),
            taken_over: place.taken_over,
            free: place.is_free(),
            reserved: place.key.is_some(),
            left_ms: room.left_ms(player, now),
            result: room.result(player).map(|result| result.to_string()),
            here: room.is_here(place),
            rating: room.company.ratings.get(&place.who()).map(|rating| rating.round() as i32),
        }
    }
}
