//! A table as everyone may see it.

use crate::time::Ms;
use serde::Serialize;
use tabuleiro_core::Player;
use tabuleiro_room::{Room, State, TablePlan, What};
use tabuleiro_table::Table;
use utoipa::ToSchema;

/// A table and how it stands.
#[derive(Clone, Serialize, ToSchema)]
pub(crate) struct RoomView {
    /// Its name in addresses.
    pub id: String,
    /// How many things have happened: whoever has seen as many is up to date.
    pub version: i64,
    /// Whether it is open, playing, over or aborted.
    pub state: State,
    /// What was agreed.
    pub plan: TablePlan,
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
#[derive(Clone, Serialize, ToSchema)]
#[allow(clippy::struct_excessive_bools)]
pub(crate) struct SeatView {
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

impl RoomView {
    /// Returns the room as it stands at `now`.
    pub(crate) fn of(room: &Room, now: Ms) -> RoomView {
        let seats = (0..room.places.len()).map(|index| SeatView::of(room, Player::new(index), now));
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

impl SeatView {
    fn of(room: &Room, player: Player, now: Ms) -> SeatView {
        let place = &room.places[player.index()];
        let name = place.person.as_ref().and_then(|person| room.name_of(person));
        SeatView {
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
