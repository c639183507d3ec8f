//! A position in words: what a screen shows and speaks that knows neither games nor languages.

use crate::Localizer;
use crate::telling;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use tabuleiro_core::grid::CellName;
use tabuleiro_core::info::{GameInfo, Glyph, Tint};
use tabuleiro_core::present::{Click, Counter};
use tabuleiro_core::record::Ending;
use tabuleiro_table::{Finish, OutcomeSnapshot, ScoreSnapshot, Snapshot, Step, Table};

/// A position as it stands at a table, as data and in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PositionView {
    /// Data of the position. No player is to move once the game has ended.
    #[serde(flatten)]
    pub snapshot: Snapshot,
    /// The cells and buttons that a move can begin with.
    pub next: Vec<String>,
    /// The words.
    pub said: Said,
}

/// A position in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Said {
    /// Decision to be made, or the winners.
    pub phase: String,
    /// Request to the player to move: "Your turn. You are the orcs. Choose an orc." `None` once the game is over.
    pub prompt: Option<String>,
    /// Other facts about the position.
    pub facts: Vec<String>,
    /// Label of each button that a move needs.
    pub buttons: BTreeMap<String, String>,
    /// The game's symbols.
    pub glyphs: BTreeMap<String, GlyphSaid>,
    /// Content of each cell.
    pub cells: BTreeMap<String, String>,
    /// Sentence for each legal move, by its text.
    pub moves: BTreeMap<String, String>,
    /// The seats, seat 1 first.
    pub seats: Vec<SeatSaid>,
    /// The points of a party without a seat.
    pub neutral: Option<NeutralSaid>,
    /// Why it is over.
    pub outcome: Option<String>,
    /// Sentence with the winners.
    pub result: Option<String>,
    /// The last turn, or what has been played of one that is not finished.
    pub last: Option<LastSaid>,
}

/// A symbol of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GlyphSaid {
    /// One letter or sign for it.
    pub symbol: char,
    /// Name.
    pub word: String,
    /// Colour of the mark.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub tint: Tint,
}

/// A seat in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatSaid {
    /// Name of the player in sentences.
    pub name: String,
    /// The side they play, where sides have names.
    pub side: Option<String>,
    /// Stocks, harvests and the like.
    pub stocks: Vec<StockSaid>,
    /// The progress towards winning.
    pub progress: Option<String>,
    /// Their points.
    pub score: ScoreSaid,
}

/// Something counted for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StockSaid {
    /// Id.
    pub name: String,
    /// Name.
    pub word: String,
    /// Number; `None` if there is no limit.
    pub value: Option<i32>,
}

/// Points, part by part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ScoreSaid {
    /// The sum.
    pub total: i16,
    /// The parts; none where a game has no points.
    pub parts: Vec<PartSaid>,
}

/// A part of the points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PartSaid {
    /// Id.
    pub name: String,
    /// Name.
    pub word: String,
    /// Points.
    pub points: i16,
}

/// The points of a party without a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NeutralSaid {
    /// Name.
    pub word: String,
    /// Points.
    #[serde(flatten)]
    pub score: ScoreSaid,
}

/// The last turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LastSaid {
    /// Seat of the player.
    pub seat: u8,
    /// Moves.
    pub moves: Vec<String>,
    /// The cells it was spelled with, in that order.
    pub cells: Vec<CellName>,
    /// Sentence for each move.
    pub said: Vec<String>,
}

impl PositionView {
    /// Describes the position at a table; the speaker knows the players' names.
    pub fn of(table: &Table, speaker: &Localizer) -> PositionView {
        let mut snapshot = Snapshot::of(table);
        if let Some(finish) = table.finish().filter(|_| snapshot.outcome.is_none()) {
            snapshot.to_move = None;
            snapshot.moves.clear();
            snapshot.outcome = Some(OutcomeSnapshot::of_finish(&finish));
        }
        let said = Said::of(table, &snapshot, speaker);
        PositionView { next: first_clicks(&snapshot), snapshot, said }
    }
}

fn first_clicks(snapshot: &Snapshot) -> Vec<String> {
    let first = snapshot.moves.iter().filter_map(|mv| mv.clicks.first().cloned());
    first.collect::<BTreeSet<_>>().into_iter().collect()
}

impl Said {
    fn of(table: &Table, snapshot: &Snapshot, speaker: &Localizer) -> Said {
        let (play, finish) = (table.play_state(), table.finish());
        let view = play.view();
        let choices = if table.to_move().is_some() { play.choices() } else { Vec::new() };
        let buttons = choices.iter().flat_map(|choice| &choice.clicks).filter_map(|click| match click {
            Click::Button(name) => Some((name.to_string(), speaker.word(format!("button-{name}")))),
            Click::Cell(_) => None,
        });
        let cells = play.board().cells.iter().zip(&view.contents);
        let seats = play.seats().players().zip(view.seats.iter().zip(&snapshot.seats));
        Said {
            phase: phase(table, finish.as_ref(), speaker),
            prompt: prompt(table, &[], speaker),
            facts: view.facts.iter().map(|fact| speaker.say(fact)).collect(),
            buttons: buttons.collect(),
            glyphs: glyphs(play.info(), speaker),
            cells: cells
                .map(|(cell, content)| (cell.name.to_string(), speaker.say(&content.sentence)))
                .collect(),
            moves: choices
                .iter()
                .map(|choice| (choice.text.clone(), speaker.say(&choice.sentence)))
                .collect(),
            seats: seats
                .map(|(player, (seat, shot))| SeatSaid {
                    name: speaker.name(player),
                    side: seat.side.as_ref().map(|side| speaker.say(side)),
                    stocks: seat.counters.iter().map(|counter| StockSaid::of(counter, speaker)).collect(),
                    progress: seat.progress.as_ref().map(|progress| speaker.say(progress)),
                    score: ScoreSaid::of(&shot.score, speaker),
                })
                .collect(),
            neutral: snapshot.neutral.as_ref().map(|score| NeutralSaid {
                word: speaker.word(format!("party-{}", score.party.as_deref().unwrap_or_default())),
                score: ScoreSaid::of(score, speaker),
            }),
            outcome: finish.as_ref().map(|finish| speaker.say(&finish.reason)),
            result: finish.as_ref().map(|finish| telling::result(speaker, finish)),
            last: table.turns().last().map(|steps| LastSaid::of(steps, speaker)),
        }
    }
}

/// Returns a game's symbols in words, by name.
pub fn glyphs(info: &GameInfo, speaker: &Localizer) -> BTreeMap<String, GlyphSaid> {
    let glyph = |glyph: &Glyph| {
        let word = speaker.word(format!("glyph-{}", glyph.name));
        (glyph.name.to_string(), GlyphSaid { symbol: glyph.symbol, word, tint: glyph.tint })
    };
    info.glyphs.iter().map(glyph).collect()
}

/// Tells the player to move what to choose next, after these clicks of a move; `None` once the game is over.
/// A turn begins with "Your turn. You are the orcs. Choose an orc."
pub fn prompt(table: &Table, clicks: &[Click], speaker: &Localizer) -> Option<String> {
    prompt_within(table, clicks, speaker, usize::MAX)
}

/// Returns the prompt in at most `most` letters if possible: without the side, then the request alone.
pub fn prompt_within(table: &Table, clicks: &[Click], speaker: &Localizer, most: usize) -> Option<String> {
    let player = table.to_move()?;
    let play = table.play_state();
    let request = play.prompt(clicks);
    if !clicks.is_empty() {
        return Some(speaker.say(&request));
    }
    let side = play.view().seats[player.index()].told_side().filter(|_| !play.is_mid_turn());
    let request = speaker.say(&request);
    let turn = speaker.word("your-turn");
    let side = side.map(|side| format!("{turn} {} {request}", speaker.say(&side)));
    let prompts = [side, Some(format!("{turn} {request}"))].into_iter().flatten();
    Some(prompts.into_iter().find(|prompt| prompt.chars().count() <= most).unwrap_or(request))
}

/// Returns the decision to be made, or the winners if the game ended outside its rules.
fn phase(table: &Table, finish: Option<&Finish>, speaker: &Localizer) -> String {
    match finish {
        Some(finish) if finish.by != Ending::Rules => telling::result(speaker, finish),
        _ => speaker.say(&table.play_state().view().caption),
    }
}

impl StockSaid {
    fn of(counter: &Counter, speaker: &Localizer) -> StockSaid {
        let word = speaker.word(format!("counter-{}", counter.name));
        StockSaid { name: counter.name.to_string(), word, value: counter.value }
    }
}

impl ScoreSaid {
    fn of(score: &ScoreSnapshot, speaker: &Localizer) -> ScoreSaid {
        let part = |(name, points): &(String, i16)| PartSaid {
            name: name.clone(),
            word: speaker.word(format!("score-{name}")),
            points: *points,
        };
        ScoreSaid { total: score.total, parts: score.parts.iter().map(part).collect() }
    }
}

impl LastSaid {
    fn of(steps: &[Step], speaker: &Localizer) -> LastSaid {
        let mut cells: Vec<CellName> = Vec::new();
        for click in steps.iter().flat_map(|step| &step.clicks) {
            if let Click::Cell(name) = click
                && !cells.contains(name)
            {
                cells.push(*name);
            }
        }
        LastSaid {
            seat: steps[0].player.seat(),
            moves: steps.iter().map(|step| step.text.clone()).collect(),
            cells,
            said: steps.iter().map(|step| told(step, speaker)).collect(),
        }
    }
}

/// Returns the sentences for a step and its effects, in the past tense.
pub fn told(step: &Step, speaker: &Localizer) -> String {
    let all = std::iter::once(&step.sentence).chain(&step.events);
    all.map(|message| speaker.say_done(message)).collect::<Vec<_>>().join("; ")
}
