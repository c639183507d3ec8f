//! A turn while it is spelled by clicks: positions after its moves, what can be clicked, and reasons.

use crate::Complaint;
use serde::Serialize;
use tabuleiro_core::present::Click;
use tabuleiro_core::{Explain, Message};
use tabuleiro_table::{Choice, PlayError, Spelled, Spelling, Table, named_clicks};
use tabuleiro_words::said::{self, PositionView, told};
use tabuleiro_words::{Localizer, speaker_at};

/// A move while it is spelled.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SpellingView {
    /// The clicks so far.
    pub clicks: Vec<String>,
    /// The clicks that can come next.
    pub next: Vec<String>,
    /// Request to the player to move; empty once the game is over.
    pub prompt: Option<String>,
    /// The move that the last click completed.
    pub complete: Option<String>,
    /// The position after it, unless it reveals something hidden.
    pub after: Option<PositionView>,
    /// The reason why the click did nothing.
    pub reason: Option<String>,
}

/// Takes turns back until `turn` of them are left.
pub fn go_back(table: &mut Table, turn: usize) -> Result<(), Complaint> {
    let turns = table.turns().len();
    if table.back_to_turn(turn) {
        return Ok(());
    }
    Err(Complaint::new(Message::new("error-no-turn").text("found", turn).text("turns", turns)))
}

/// Plays these moves, for the sake of looking.
pub fn try_moves<S: AsRef<str>>(
    table: &mut Table,
    moves: impl IntoIterator<Item = S>,
) -> Result<(), Complaint> {
    let game = table.kind().info;
    for mv in moves {
        table.play(mv.as_ref()).map_err(|error| Complaint::of_game(game, &error))?;
    }
    Ok(())
}

/// Plays these moves of a turn for a preview. Refuses moves that would reveal something hidden.
pub fn try_turn<S: AsRef<str>>(
    table: &mut Table,
    moves: impl IntoIterator<Item = S>,
) -> Result<(), Complaint> {
    let game = table.kind().info;
    for mv in moves {
        if reveals(table, mv.as_ref()) {
            return Err(Complaint::of_game(game, &tabuleiro_room::Refusal::AfterReveal));
        }
        try_moves(table, [mv])?;
    }
    Ok(())
}

/// Describes the effects of a turn's moves, up to a move that reveals something hidden.
pub fn say_turn<S: AsRef<str>>(
    mut table: Table,
    moves: impl IntoIterator<Item = S>,
    speaker: &Localizer,
) -> Result<Vec<String>, Complaint> {
    let mut said = Vec::new();
    for mv in moves {
        let choices = table.play_state().choices();
        if let Some(choice) = choices.iter().find(|choice| choice.text == mv.as_ref() && choice.reveals) {
            said.push(speaker.say(&choice.sentence));
            break;
        }
        try_moves(&mut table, [mv])?;
        said.extend(table.play_state().steps().last().map(|step| told(step, speaker)));
    }
    Ok(said)
}

/// Returns whether a legal move reveals something hidden.
fn reveals(table: &Table, mv: &str) -> bool {
    table.play_state().choices().iter().any(|choice| choice.text == mv && choice.reveals)
}

/// Returns a position in the words of a language.
pub fn in_words(mut table: Table, language: &'static str) -> PositionView {
    let speaker = speaker_at(&mut table, language);
    PositionView::of(&table, &speaker)
}

/// Spells a move: the clicks so far, then one more.
pub fn spell<S: AsRef<str>>(
    table: &Table,
    clicks: &[S],
    click: Option<&str>,
    speaker: &Localizer,
) -> Result<SpellingView, Complaint> {
    let play = table.play_state();
    let choices = if table.to_move().is_some() { play.choices() } else { Vec::new() };
    let mut spelling = Spelling::default();
    spelling.set(named(clicks.iter().map(AsRef::as_ref), &choices)?);
    let spelled = match named(click, &choices)?[..] {
        [_, ..] if table.to_move().is_none() => Spelled::Illegal(Some(PlayError::Over.explain())),
        [click, ..] => spelling.click(click, &choices, play),
        [] => Spelled::Pending,
    };
    let (complete, reason) = match spelled {
        Spelled::Move(mv) => (Some(mv), None),
        Spelled::Illegal(reason) => (None, reason),
        Spelled::Pending | Spelled::Cleared => (None, None),
    };
    let after = |mv: &String| -> Result<PositionView, Complaint> {
        let mut after = table.fork();
        try_moves(&mut after, [mv])?;
        Ok(PositionView::of(&after, speaker))
    };
    Ok(SpellingView {
        clicks: spelling.clicks().iter().map(ToString::to_string).collect(),
        next: spelling.next(&choices).iter().map(ToString::to_string).collect(),
        prompt: said::prompt(table, spelling.clicks(), speaker),
        after: complete.as_ref().filter(|mv| !reveals(table, mv)).map(after).transpose()?,
        reason: reason.map(|reason| speaker.say(&reason)),
        complete,
    })
}

fn named<'a>(names: impl IntoIterator<Item = &'a str>, choices: &[Choice]) -> Result<Vec<Click>, Complaint> {
    let unknown = |name: &str| Complaint::new(Message::new("error-click").text("found", name));
    named_clicks(names, choices).map_err(unknown)
}
