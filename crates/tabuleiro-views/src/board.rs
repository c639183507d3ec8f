//! Boards without a table: any position or game sent in a request.

use crate::spelling::{SpellingView, go_back, spell, try_moves};
use crate::{Complaint, TurnView};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabuleiro_core::insight::Finding;
use tabuleiro_core::{Explain, Player};
use tabuleiro_table::{Replay, Table, read_game};
use tabuleiro_words::said::PositionView;
use tabuleiro_words::{Localizer, speaker_at};

/// Maximum length of a displayed name, in characters.
const NAME_CHARS_MAX: usize = 60;

/// A position or game, as a text.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BoardWish {
    /// A set-up, position or game in a line, an address that ends in one, or a record as text or JSON.
    pub text: String,
    /// Turn to show; the last one by default.
    pub turn: Option<usize>,
    /// Moves to play after that turn.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Clicks of an unfinished move: cells and buttons by name. `spelled` lists what can come next.
    pub clicks: Option<Vec<String>>,
    /// A further click.
    pub click: Option<String>,
    /// The players' names, seat 1 first, where the text has none.
    #[serde(default)]
    pub names: Vec<String>,
}

/// A position or game, with everything that a page shows of it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BoardView {
    /// The position.
    pub position: PositionView,
    /// Text of the position with its set-up, which can be sent again.
    pub line: String,
    /// The whole game in a line.
    pub link: String,
    /// Turns played so far.
    pub turns: Vec<TurnView>,
    /// Number of turns of the whole text.
    pub turns_all: usize,
    /// Fault of a record after the turns shown.
    pub fault: Option<String>,
    /// The move that is spelled by the clicks.
    pub spelled: Option<SpellingView>,
    /// Explanations of all points, part by part.
    pub insights: Vec<InsightView>,
}

/// An explanation of a position, in words.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct InsightView {
    /// Seat that it concerns, if it concerns one.
    pub seat: Option<u8>,
    /// The explanation as text.
    pub said: String,
    /// Points, if it counts any.
    pub points: Option<i16>,
    /// The part of the score that it counts for.
    pub part: Option<String>,
    /// The cells it is about.
    pub cells: Vec<String>,
    /// Labels to write on cells, by the names of the cells.
    pub labels: BTreeMap<String, String>,
}

impl InsightView {
    fn of(finding: Finding, speaker: &Localizer) -> InsightView {
        let part = finding.points.as_ref().map(|points| speaker.word(format!("score-{}", points.part)));
        InsightView {
            seat: finding.player.map(Player::seat),
            said: speaker.say(&finding.message),
            points: finding.points.map(|points| points.points),
            part,
            cells: finding.cells.iter().map(ToString::to_string).collect(),
            labels: finding.labels.into_iter().map(|label| (label.cell.to_string(), label.text)).collect(),
        }
    }
}

/// Reads any text of a game.
pub fn read(text: &str) -> Result<Replay, Complaint> {
    read_game(text)
        .map_err(|unread| Complaint { why: unread.problem, game: unread.kind.map(|kind| kind.info) })
}

/// Names the seats that the text leaves without a name.
fn name_seats(table: &mut Table, names: &[String]) {
    for (seat, name) in table.seats.iter_mut().zip(names) {
        if seat.name.is_empty() {
            seat.name = name.chars().take(NAME_CHARS_MAX).collect();
        }
    }
}

/// Shows any position or game, also after moves that are only tried.
pub fn board(wish: &BoardWish, language: &'static str) -> Result<BoardView, Complaint> {
    let replay = read(&wish.text)?;
    let mut table = replay.table;
    name_seats(&mut table, &wish.names);
    let speaker = speaker_at(&mut table, language);
    let turns_all = table.turns().len();
    if let Some(turn) = wish.turn {
        go_back(&mut table, turn)?;
    }
    try_moves(&mut table, &wish.moves)?;
    let spelled = wish.clicks.as_ref().map(|clicks| spell(&table, clicks, wish.click.as_deref(), &speaker));
    Ok(BoardView {
        position: PositionView::of(&table, &speaker),
        line: table.line(),
        link: table.record().link(),
        turns: TurnView::all(&table, &speaker, |seat, _| table.seats[seat.index()].computer.is_some()),
        turns_all,
        fault: replay.fault.map(|fault| speaker.say(&fault.explain())),
        spelled: spelled.transpose()?,
        insights: table
            .play_state()
            .insights()
            .into_iter()
            .map(|finding| InsightView::of(finding, &speaker))
            .collect(),
    })
}
