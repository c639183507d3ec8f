//! Opening of texts and records: everything is replayed and checked, and the part before a fault is kept.

use crate::kind::{GameKind, kind, kind_of_text};
use crate::seat::Seat;
use crate::table::Table;
use tabuleiro_core::record::{Ending, RESIGN, Record, RecordError};
use tabuleiro_core::{Explain, Line, Message, PositionError, Setup, SetupError, explained_errors};

/// The reason why a game cannot be opened from a text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum OpenError {
    Kind(String),
    Game(String),
    Setup(SetupError),
    Position(PositionError),
    Record(RecordError),
    Fault(Fault),
}

/// A record, replayed up to its first fault.
pub struct Replay {
    /// Game up to the first fault.
    pub table: Table,
    /// First fault, if there is one.
    pub fault: Option<Fault>,
}

/// A fault in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Fault {
    Move { turn: usize, found: String, legal: Vec<String> },
    Over { turn: usize, found: String },
    Player { turn: usize, found: u8, expected: u8 },
    Grouping { turn: usize },
    Seats { found: usize, expected: usize },
    Result { turn: usize, what: Claim, found: String, expected: String },
    NotOver { turn: usize },
}

/// A claim of a record about the end of its game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Claim {
    End,
    Results,
    Points,
    Reason,
}

impl Explain for OpenError {
    fn explain(&self) -> Message {
        match self {
            OpenError::Kind(text) => Message::new("error-open-kind").text("found", text),
            OpenError::Game(game) if game.is_empty() => Message::new("error-open-no-game"),
            OpenError::Game(game) => Message::new("error-open-game").text("game", game),
            OpenError::Setup(error) => Message::new("error-open-setup").message("problem", error.explain()),
            OpenError::Position(error) => error.explain(),
            OpenError::Record(error) => Message::new("error-open-record").message("problem", error.explain()),
            OpenError::Fault(fault) => fault.explain(),
        }
    }
}

impl Explain for Fault {
    fn explain(&self) -> Message {
        let at = |id: &'static str, turn: &usize| Message::new(id).text("turn", turn);
        match self {
            Fault::Move { turn, found, legal } => {
                at("error-fault-move", turn).text("found", found).text("legal", legal.join(" "))
            }
            Fault::Over { turn, found } => at("error-fault-over", turn).text("found", found),
            Fault::Player { turn, found, expected } => {
                at("error-fault-player", turn).number("found", *found).number("expected", *expected)
            }
            Fault::Grouping { turn } => at("error-fault-grouping", turn),
            Fault::Seats { found, expected } => Message::new("error-fault-seats")
                .number("found", *found as i64)
                .number("expected", *expected as i64),
            Fault::Result { turn, what, found, expected } => {
                at(what.sentence(), turn).text("found", found).text("expected", expected)
            }
            Fault::NotOver { turn } => at("error-fault-not-over", turn),
        }
    }
}

impl Claim {
    /// Returns the sentence that contradicts the claim.
    fn sentence(self) -> &'static str {
        match self {
            Claim::End => "error-fault-end",
            Claim::Results => "error-fault-results",
            Claim::Points => "error-fault-points",
            Claim::Reason => "error-fault-reason",
        }
    }
}

explained_errors!(OpenError, Fault);

impl From<SetupError> for OpenError {
    fn from(error: SetupError) -> OpenError {
        OpenError::Setup(error)
    }
}

impl From<PositionError> for OpenError {
    fn from(error: PositionError) -> OpenError {
        OpenError::Position(error)
    }
}

impl From<RecordError> for OpenError {
    fn from(error: RecordError) -> OpenError {
        OpenError::Record(error)
    }
}

impl From<Fault> for OpenError {
    fn from(fault: Fault) -> OpenError {
        OpenError::Fault(fault)
    }
}

impl Table {
    /// Opens the text of a set-up, optionally with a position and moves. All of it must be correct.
    pub fn open(text: &str) -> Result<Table, OpenError> {
        let text = text.trim();
        let kind = kind_of_text(text).ok_or_else(|| OpenError::Kind(text.chars().take(40).collect()))?;
        Table::open_as(kind, text)
    }

    /// Does the same as [`Table::open`] for a known game.
    pub fn open_as(kind: &'static GameKind, text: &str) -> Result<Table, OpenError> {
        if text.contains(".by~") {
            let Replay { table, fault } = Table::replay_as(kind, &Record::parse_link(kind.info.id, text)?)?;
            return fault.map_or(Ok(table), |fault| Err(fault.into()));
        }
        let line = Line::parse(text);
        let mut table = Table::at(kind, &line.setup, line.position.as_deref())?;
        for (index, mv) in line.moves.iter().enumerate() {
            if table.play(mv).is_err() {
                return Err(table.move_fault(index + 1, mv).into());
            }
        }
        Ok(table)
    }

    /// Replays a record and checks it.
    pub fn replay(record: &Record) -> Result<Replay, OpenError> {
        let named = kind(&record.game);
        Table::replay_as(named.ok_or_else(|| OpenError::Game(record.game.clone()))?, record)
    }

    /// Does the same as [`Table::replay`] for a known game.
    pub fn replay_as(kind: &'static GameKind, record: &Record) -> Result<Replay, OpenError> {
        let mut table = Table::at(kind, &record.setup, record.start.as_deref())?;
        table.date = record.date.clone().filter(|date| !date.is_empty());
        table.time_control = record.clock;
        let fault = table.replay_turns(record).err();
        Ok(Replay { table, fault })
    }

    fn at(kind: &'static GameKind, setup: &str, position: Option<&str>) -> Result<Table, OpenError> {
        let mut table = Table::new(kind, &Setup::parse(kind.info, setup)?)?;
        if let Some(position) = position {
            table.play_mut().begin_at(position)?;
            table.start = Some(position.into());
        }
        Ok(table)
    }

    fn replay_turns(&mut self, record: &Record) -> Result<(), Fault> {
        if !record.seats.is_empty() {
            if record.seats.len() != self.seats.len() {
                return Err(Fault::Seats { found: record.seats.len(), expected: self.seats.len() });
            }
            self.seats = record.seats.iter().map(Seat::from_record).collect();
        }
        for (index, turn) in record.turns.iter().enumerate() {
            let number = index + 1;
            let steps = self.play_state().steps().len();
            let resigns = turn.moves.iter().any(|mv| mv == RESIGN);
            if turn.moves.is_empty() || resigns && turn.moves.len() > 1 {
                return Err(Fault::Grouping { turn: number });
            }
            for (place, mv) in turn.moves.iter().enumerate() {
                if mv == RESIGN {
                    if self.resign(turn.player).is_err() {
                        return Err(self.move_fault(number, mv));
                    }
                    continue;
                }
                match self.to_move() {
                    None => return Err(Fault::Over { turn: number, found: mv.clone() }),
                    Some(player) if player != turn.player => {
                        let (found, expected) = (turn.player.seat(), player.seat());
                        return Err(Fault::Player { turn: number, found, expected });
                    }
                    Some(_) => {}
                }
                let first = index == 0 && place == 0;
                if !first && (place == 0) == self.play_state().is_mid_turn() {
                    return Err(Fault::Grouping { turn: number });
                }
                if self.play(mv).is_err() {
                    return Err(self.move_fault(number, mv));
                }
            }
            // A player who ends the game by leaving takes no step, so there is none for the time or the comment.
            if self.play_state().steps().len() > steps {
                turn.spent_ms.into_iter().for_each(|ms| self.note_time(ms));
                turn.comment.iter().for_each(|comment| self.comment(index, comment.clone()));
            }
        }
        self.replay_ending(record)
    }

    fn replay_ending(&mut self, record: &Record) -> Result<(), Fault> {
        let turn = record.turns.len();
        let Some(written) = &record.ending else { return Ok(()) };
        if written.by != Ending::Rules && self.finish().is_none() {
            self.end(written.by).map_err(|_| Fault::NotOver { turn })?;
        }
        let real = self.finish().ok_or(Fault::NotOver { turn })?.to_record();
        let check = |what, found: String, expected: String| {
            if found == expected { Ok(()) } else { Err(Fault::Result { turn, what, found, expected }) }
        };
        check(Claim::End, written.by.to_string(), real.by.to_string())?;
        check(Claim::Results, list(&written.results), list(&real.results))?;
        // Points in an old record may follow an earlier way of counting, so either count is accepted.
        let former = self.play_state().former_totals();
        if former.is_none_or(|former| former.as_slice() != written.totals) {
            check(Claim::Points, list(&written.totals), list(&real.totals))?;
        }
        check(Claim::Reason, written.reason.clone(), real.reason)
    }

    fn move_fault(&self, turn: usize, found: &str) -> Fault {
        let found = found.into();
        if self.to_move().is_none() {
            return Fault::Over { turn, found };
        }
        let legal = self.play_state().choices().into_iter().map(|choice| choice.text).collect();
        Fault::Move { turn, found, legal }
    }
}

/// Writes items as in the file of a record.
fn list<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
