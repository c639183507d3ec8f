//! A position for other programs: everything spelled out, as one JSON document.

use crate::ending::Finish;
use crate::kind::{Kind, kind};
use crate::replay::OpenError;
use crate::table::Table;
use serde::{Deserialize, Serialize};
use tabuleiro_core::grid::CellName;
use tabuleiro_core::present::{BoardCell, Border, Counter, Mark, Outline};
use tabuleiro_core::{Line, Message, Player, Scores, SeatResult, Status};

/// A position with its geometry, contents, stocks, phase and legal moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Snapshot {
    /// The version of this document's shape.
    pub version: u32,
    /// The game's id.
    pub game: String,
    /// The rule set's id.
    pub rule_set: String,
    /// The set-up's text.
    pub setup: String,
    /// The position's text.
    pub position: String,
    /// The seat that decides; none once the game is over.
    pub to_move: Option<Player>,
    /// Whether that seat is in the middle of its turn.
    pub mid_turn: bool,
    /// What is to be decided.
    pub phase: Message,
    /// What else is to be known.
    pub facts: Vec<Message>,
    /// The shape of the cells.
    pub outline: Outline,
    /// The cells, from the top, from the left.
    pub cells: Vec<CellSnapshot>,
    /// The edges that belong to a side.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub borders: Vec<Border>,
    /// The seats, seat 1 first.
    pub seats: Vec<SeatSnapshot>,
    /// The points of a party without a seat, if there is one.
    pub neutral: Option<ScoreSnapshot>,
    /// Every legal move.
    pub moves: Vec<MoveSnapshot>,
    /// How it ended, if it did.
    pub outcome: Option<OutcomeSnapshot>,
}

/// A cell, where it is and what is on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CellSnapshot {
    /// Its name.
    pub name: CellName,
    /// Its row from the bottom, counted from 1.
    pub row: usize,
    /// Its number in the row from the left, counted from 1.
    pub number: usize,
    /// Its place on the lattice of the outline.
    pub x: i16,
    /// Its row on that lattice, growing downwards.
    pub y: i16,
    /// The cells next to it.
    pub neighbours: Vec<CellName>,
    /// What is on it, from the ground up.
    pub contents: Vec<Mark>,
}

/// A seat and what it has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatSnapshot {
    /// The seat.
    pub seat: Player,
    /// The side it plays, where sides have names.
    pub side: Option<Message>,
    /// Symbols to show beside its name.
    #[serde(default)]
    pub marks: Vec<Mark>,
    /// Stocks, harvests and the like.
    pub stocks: Vec<Counter>,
    /// Whether it takes no further part.
    pub out: bool,
    /// Its points.
    pub score: ScoreSnapshot,
}

/// Points, part by part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ScoreSnapshot {
    /// Whose, if not a seat's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub party: Option<String>,
    /// The sum.
    pub total: i16,
    /// The parts by name.
    pub parts: Vec<(String, i16)>,
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MoveSnapshot {
    /// Its text.
    pub text: String,
    /// Its spelling: cells and buttons.
    pub clicks: Vec<String>,
    /// Whether it reveals something: it cannot be tried, only played, also in the middle of a turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reveals: bool,
}

/// The end of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OutcomeSnapshot {
    /// What each seat has of it.
    pub results: Vec<SeatResult>,
    /// 1 for the best placed.
    pub ranks: Vec<u8>,
    /// From 0 (lost) to 1 (won).
    pub values: Vec<f32>,
    /// Why it is over.
    pub reason: Message,
}

impl Snapshot {
    /// The shape that this program writes and reads.
    pub const VERSION: u32 = 1;

    /// The position at a table.
    pub fn of(table: &Table) -> Snapshot {
        let play = table.play_state();
        let (view, board, scores, status) = (play.view(), play.board(), play.scores(), play.status());
        let seat = |(player, seat): (Player, &tabuleiro_core::present::SeatView)| SeatSnapshot {
            seat: player,
            side: seat.side.clone(),
            marks: seat.marks.clone(),
            stocks: seat.counters.clone(),
            out: seat.out,
            score: ScoreSnapshot::of(&scores, None, scores.points[player]),
        };
        Snapshot {
            version: Snapshot::VERSION,
            game: play.info().id.into(),
            rule_set: play.setup().rule_set.into(),
            setup: play.setup().text(play.info()),
            position: play.position_text(),
            to_move: status.to_move(),
            mid_turn: play.is_mid_turn(),
            phase: view.caption.clone(),
            facts: view.facts.clone(),
            outline: board.outline,
            cells: board
                .cells
                .iter()
                .zip(&view.contents)
                .map(|(cell, content)| CellSnapshot::of(cell, &content.marks))
                .collect(),
            borders: board.borders.clone(),
            seats: play.seats().players().zip(&view.seats).map(seat).collect(),
            neutral: scores.neutral.map(|(party, points)| ScoreSnapshot::of(&scores, Some(party), points)),
            moves: play.choices().into_iter().map(MoveSnapshot::of).collect(),
            outcome: match &status {
                Status::ToMove(_) => None,
                Status::Over(outcome) => Some(OutcomeSnapshot::of(outcome)),
            },
        }
    }

    /// A table at this position.
    pub fn open(&self) -> Result<Table, OpenError> {
        self.open_as(kind(&self.game).ok_or_else(|| OpenError::Game(self.game.clone()))?)
    }

    /// The same for a game that is known.
    pub fn open_as(&self, kind: &'static Kind) -> Result<Table, OpenError> {
        let line =
            Line { setup: self.setup.clone(), position: Some(self.position.clone()), moves: Vec::new() };
        Table::open_as(kind, &line.to_string())
    }
}

impl CellSnapshot {
    /// A cell with these marks on it.
    pub fn of(cell: &BoardCell, marks: &[Mark]) -> CellSnapshot {
        CellSnapshot {
            name: cell.name,
            row: cell.name.row() + 1,
            number: cell.name.place() + 1,
            x: cell.x,
            y: cell.y,
            neighbours: cell.neighbours.clone(),
            contents: marks.to_vec(),
        }
    }
}

impl ScoreSnapshot {
    fn of(scores: &Scores, party: Option<&str>, points: tabuleiro_core::outcome::Points) -> ScoreSnapshot {
        let parts = scores.parts.iter().zip(points).map(|(part, points)| (part.to_string(), points));
        ScoreSnapshot { party: party.map(str::to_string), total: points.iter().sum(), parts: parts.collect() }
    }
}

impl MoveSnapshot {
    fn of(choice: crate::Choice) -> MoveSnapshot {
        let clicks = choice.clicks.iter().map(ToString::to_string).collect();
        MoveSnapshot { text: choice.text, clicks, reveals: choice.reveals }
    }
}

impl OutcomeSnapshot {
    fn of(outcome: &tabuleiro_core::Outcome) -> OutcomeSnapshot {
        OutcomeSnapshot {
            results: outcome.results.as_slice().to_vec(),
            ranks: outcome.ranks.as_slice().to_vec(),
            values: outcome.values.as_slice().to_vec(),
            reason: outcome.reason.message(),
        }
    }

    /// The end of a game in whatever way: those who won share what it is worth.
    pub fn of_finish(finish: &Finish) -> OutcomeSnapshot {
        let (seats, winners) = (finish.results.seats().count(), finish.winners().len());
        let value = |result: &SeatResult| match result {
            SeatResult::Won => 1.0 / winners as f32,
            SeatResult::Drew => 1.0 / seats as f32,
            SeatResult::Lost => 0.0,
        };
        OutcomeSnapshot {
            results: finish.results.as_slice().to_vec(),
            ranks: finish.ranks.as_slice().to_vec(),
            values: finish.results.as_slice().iter().map(value).collect(),
            reason: finish.reason.clone(),
        }
    }
}
