//! Positions as self-contained JSON documents for other programs.

use crate::ending::Finish;
use crate::kind::{GameKind, kind};
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
    /// Version of the format.
    pub version: u32,
    /// Id of the game.
    pub game: String,
    /// Id of the rule set.
    pub rule_set: String,
    /// Text of the set-up.
    pub setup: String,
    /// Text of the position.
    pub position: String,
    /// Seat to move; `null` once the game is over.
    pub to_move: Option<Player>,
    /// Whether that seat is within its turn.
    pub mid_turn: bool,
    /// Decision to make.
    pub phase: Message,
    /// Other facts of the position.
    pub facts: Vec<Message>,
    /// Shape of the cells.
    pub outline: Outline,
    /// Cells, the top row first and each row from the left.
    pub cells: Vec<CellSnapshot>,
    /// Edges of the board that belong to a side.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub borders: Vec<Border>,
    /// Seats, seat 1 first.
    pub seats: Vec<SeatSnapshot>,
    /// Points of a party without a seat, if there is one.
    pub neutral: Option<ScoreSnapshot>,
    /// Legal moves.
    pub moves: Vec<MoveSnapshot>,
    /// Outcome, if the game is over.
    pub outcome: Option<OutcomeSnapshot>,
}

/// A cell with its place and contents.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CellSnapshot {
    /// Name of the cell.
    pub name: CellName,
    /// Row from the bottom, counted from 1.
    pub row: usize,
    /// Number in the row from the left, counted from 1.
    pub number: usize,
    /// Column on the lattice of the outline.
    pub x: i16,
    /// Row on that lattice, growing downwards.
    pub y: i16,
    /// Names of the adjacent cells.
    pub neighbours: Vec<CellName>,
    /// Marks from the ground up.
    pub contents: Vec<Mark>,
}

/// A seat with its state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatSnapshot {
    /// Number of the seat.
    pub seat: Player,
    /// Side of the seat, where sides have names.
    pub side: Option<Message>,
    /// Symbols beside the name.
    #[serde(default)]
    pub marks: Vec<Mark>,
    /// Stocks, harvests and similar counts.
    pub stocks: Vec<Counter>,
    /// Whether the player is out of the game.
    pub out: bool,
    /// Points of the seat.
    pub score: ScoreSnapshot,
}

/// Points, part by part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ScoreSnapshot {
    /// Name of the party, if the points are not a seat's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub party: Option<String>,
    /// Sum of the parts.
    pub total: i16,
    /// Parts by name.
    pub parts: Vec<(String, i16)>,
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MoveSnapshot {
    /// Text of the move.
    pub text: String,
    /// Cells and buttons that spell the move.
    pub clicks: Vec<String>,
    /// Whether the move reveals something, so that it can only be played and not tried, even within a turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reveals: bool,
}

/// The end of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OutcomeSnapshot {
    /// Result of each seat.
    pub results: Vec<SeatResult>,
    /// Rank of each seat, 1 for the best.
    pub ranks: Vec<u8>,
    /// Value for each seat, from 0 (lost) to 1 (won).
    pub values: Vec<f32>,
    /// Reason for the end.
    pub reason: Message,
}

impl Snapshot {
    /// Version of the format that this program writes and reads.
    pub const VERSION: u32 = 1;

    /// Returns the position of a table.
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

    /// Opens a table at this position.
    pub fn open(&self) -> Result<Table, OpenError> {
        self.open_as(kind(&self.game).ok_or_else(|| OpenError::Game(self.game.clone()))?)
    }

    /// Does the same as [`Snapshot::open`] for a known game.
    pub fn open_as(&self, kind: &'static GameKind) -> Result<Table, OpenError> {
        let line =
            Line { setup: self.setup.clone(), position: Some(self.position.clone()), moves: Vec::new() };
        Table::open_as(kind, &line.to_string())
    }
}

impl CellSnapshot {
    /// Returns a cell with these marks.
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

    /// Returns the outcome of a finished game; winners share its value.
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
