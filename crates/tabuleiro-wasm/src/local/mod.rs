//! Games on this device: a room for each, rebuilt from its journal for every question. The page keeps the journal, and brings
//! the time and the randomness.

mod journal;
mod order;

pub(crate) use journal::Journal;

use crate::answers::{json, read};
use journal::{Written, begin, sitter};
use order::Order;
use serde::{Deserialize, Serialize};
use tabuleiro_core::{Explain, Message, Random};
use tabuleiro_room::{By, Command, Ms, Room};
use tabuleiro_table::Table;
use tabuleiro_views::{Complaint, RoomView, Showing, Shown, TurnView, go_back, in_words, try_turn};
use tabuleiro_words::{FALLBACK, language_for, speaker_at};

/// A question of the page about a game.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Question {
    /// Begins a game by a plan.
    Begin { plan: tabuleiro_room::TablePlan },
    /// Carries out an order of the people at this device. `spare` is the id of the next game, if a rematch begins.
    Do { order: Order, spare: String },
    /// Carries out an order of the page itself: turns of computers, clocks.
    House { order: Order },
    /// Shows the current state.
    See {},
    /// Shows a position after a number of turns, and trial moves.
    Position { turn: Option<usize>, moves: Vec<String> },
    /// Lists all turns.
    Turns {},
    /// Writes the record: `text`, `json` or `link`.
    Record { format: String },
}

/// The game after an order, and the events to be kept before anything is shown.
#[derive(Serialize)]
struct Told {
    events: Vec<Written>,
    table: RoomView,
    shown: Option<Shown>,
    /// Whether a computer player is to move.
    thinks: bool,
    /// When the player to move runs out of time, in milliseconds since 1970.
    wake_ms: Option<Ms>,
    /// The next game, if a rematch began.
    rematch: Option<Vec<Written>>,
}

/// Answers a question about a game on this device, in JSON. The journal is JSON too. `now_ms` is the time since 1970; `seed` draws what
/// is left to chance. An error is a sentence.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
pub fn local(
    journal: &str,
    question: &str,
    language: &str,
    now_ms: f64,
    seed: u64,
) -> Result<String, String> {
    let language = language_for(language).unwrap_or(FALLBACK);
    let now = now_ms as Ms;
    answered(journal, question, language, now, seed).map_err(|complaint| complaint.said(language))
}

fn answered(
    journal: &str,
    question: &str,
    language: &'static str,
    now: Ms,
    seed: u64,
) -> Result<String, Complaint> {
    let (journal, mut random) = (read::<Journal>(journal)?, Random::from_seed(seed));
    // A clock that was set back must not make time run backwards.
    let now = now.max(journal.last_ms());
    let question = read::<Question>(question)?;
    if let Question::Begin { plan } = question {
        let journal = Journal { events: begin(plan, now, &mut random)?, ..journal };
        let told = Told::of(&journal.room()?, &journal.events, language, now);
        return json(&Told { events: journal.events, ..told });
    }
    let room = journal.room()?;
    match question {
        Question::Begin { .. } | Question::See {} => json(&Told::of(&room, &[], language, now)),
        Question::Do { order, spare } => {
            let by = By::Person(sitter(&journal.name));
            json(&act(room, &by, order.command(), Some(spare), (language, now), &mut random)?)
        }
        Question::House { order } => {
            json(&act(room, &By::House, order.command(), None, (language, now), &mut random)?)
        }
        Question::Position { turn, moves } => {
            let mut table = begun(&room)?;
            if let Some(turn) = turn {
                go_back(&mut table, turn)?;
            }
            try_turn(&mut table, &moves)?;
            json(&in_words(table, language))
        }
        Question::Turns {} => turns(&room, language),
        Question::Record { format } => record(&room, &format),
    }
}

/// Carries out a command; a rematch that everyone agrees to begins at once.
fn act(
    mut room: Room,
    by: &By,
    command: Command,
    spare: Option<String>,
    (language, now): (&'static str, Ms),
    random: &mut Random,
) -> Result<Told, Complaint> {
    let mut events = decide(&mut room, by, &command, now, random)?;
    let mut rematch = None;
    if let Some((kind, table)) = room.agreed_rematch().zip(spare) {
        let first = room.rematch_event(kind).map_err(|error| Complaint::new(error.explain()))?;
        rematch = Some(journal::started(first, now, random)?);
        events.extend(decide(&mut room, &By::House, &Command::Rematch { table }, now, random)?);
    }
    Ok(Told { rematch, ..Told::of(&room, &events, language, now) })
}

fn decide(
    room: &mut Room,
    by: &By,
    command: &Command,
    now: Ms,
    random: &mut Random,
) -> Result<Vec<Written>, Complaint> {
    let events = room.decide(by, command, None, now, random)?;
    events.iter().try_for_each(|event| room.apply(now, event)).map_err(journal::broken)?;
    Ok(events.into_iter().map(|event| Written { at_ms: now, event }).collect())
}

impl Told {
    fn of(room: &Room, events: &[Written], language: &'static str, now: Ms) -> Told {
        let plain: Vec<_> = events.iter().map(|written| written.event.clone()).collect();
        Told {
            events: events.to_vec(),
            table: RoomView::of(room, now),
            shown: Showing::after(room, &plain).map(|showing| showing.in_words(language)),
            thinks: room.engine_to_move().is_some() && !room.is_paused(),
            wake_ms: room.time_out_ms(now),
            rematch: None,
        }
    }
}

fn begun(room: &Room) -> Result<Table, Complaint> {
    room.shown().ok_or_else(|| tabuleiro_room::Refusal::NotBegun.into())
}

fn turns(room: &Room, language: &'static str) -> Result<String, Complaint> {
    let (by_engine, mut table) = (room.engine_turns(), begun(room)?);
    let speaker = speaker_at(&mut table, language);
    json(&TurnView::all(&table, &speaker, |_, index| by_engine.contains(&index)))
}

fn record(room: &Room, format: &str) -> Result<String, Complaint> {
    let record = room.record().ok_or(tabuleiro_room::Refusal::NotBegun)?;
    match format {
        "text" => json(&record.text(|_| Vec::new())),
        "json" => json(&record),
        "link" => json(&record.link()),
        other => Err(Complaint::new(Message::new("error-room-format").text("found", other))),
    }
}

#[cfg(test)]
mod tests;
