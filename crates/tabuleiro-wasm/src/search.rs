//! Searches that run to their end in the calling thread.

use crate::local::Journal;
use crate::means::means;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use std::time::Duration;
use tabuleiro_analysis::{DecisionDocument, Judge, Notes, TurnDocument};
use tabuleiro_core::{Explain, Line, Random};
use tabuleiro_engine::{EngineKind, Limits, RootShare, Spec, Thought};
use tabuleiro_room::{Ms, Refusal};
use tabuleiro_table::{Budget, ComputerPlayer, Decided, HINT_TIME, Table, ThoughtDocument};
use tabuleiro_views::{Complaint, say_turn, try_turn};
use tabuleiro_words::speaker;

/// A request to a worker.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Question {
    /// The rest of a turn by a computer player, given as people type it. The same seed and number of positions make the same moves.
    Decide { line: String, player: String, seed: u64 },
    /// The rest of a turn by a strong engine, in words.
    Hint { setup: String, position: String, names: Vec<String>, moves: Vec<String>, seed: u64 },
    /// The turn of the computer player to move in a game on this device.
    Sit { journal: Journal, now_ms: f64, seed: u64 },
    /// Judge every decision of a game, and its current position.
    Judge { line: String, seconds: f64, lines: usize, seed: u64 },
    /// Judge a position, or one of `of` parts of its moves.
    Look { line: String, seconds: f64, lines: usize, seed: u64, part: usize, of: usize },
}

/// The rest of a turn.
#[derive(Serialize)]
struct Turn {
    moves: Vec<String>,
    /// A sentence for each move, in a hint.
    said: Vec<String>,
    /// The thoughts behind those moves that were not forced.
    thoughts: Vec<ThoughtDocument>,
}

/// Results about a game: the fields of the server's analysis.
#[derive(Default, Serialize)]
struct Findings {
    done: usize,
    all: usize,
    decisions: Vec<DecisionDocument>,
    last: Option<ThoughtDocument>,
    turns: Vec<TurnDocument>,
    course: Vec<Vec<f64>>,
}

/// Searches; the question and the answer are JSON. `hear` receives answers on the way to the last one. An error is a sentence.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn search(question: &str, language: &str, hear: &js_sys::Function) -> Result<String, String> {
    let hear = |found: &str| drop(hear.call1(&wasm_bindgen::JsValue::NULL, &found.into()));
    searched(question, tabuleiro_words::language_for(language).unwrap_or(tabuleiro_words::FALLBACK), &hear)
}

/// Runs a search, for callers in Rust.
pub fn searched(question: &str, language: &'static str, hear: &dyn Fn(&str)) -> Result<String, String> {
    let question = serde_json::from_str(question).map_err(|error| error.to_string())?;
    let answer = match question {
        Question::Decide { line, player, seed } => decide(&line, &player, seed).map(|turn| text(&turn)),
        Question::Hint { setup, position, names, moves, seed } => {
            let line = Line { setup, position: Some(position), moves: Vec::new() };
            hint(&line, names, &moves, language, seed).map(|turn| text(&turn))
        }
        Question::Sit { journal, now_ms, seed } => sit(&journal, now_ms as Ms, seed).map(|turn| text(&turn)),
        Question::Judge { line, seconds, lines, seed } => {
            judge(&line, seconds, lines, seed, hear).map(|found| text(&found))
        }
        Question::Look { line, seconds, lines, seed, part, of } => {
            let limits =
                Limits { lines, share: RootShare { index: part, of: of.max(1) }, ..of_seconds(seconds) };
            look(&line, &limits, seed, hear).map(|thought| text(&ThoughtDocument::new(&thought)))
        }
    };
    answer.map_err(|complaint| complaint.said(language))
}

fn text(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("answers have only names as keys")
}

fn explained(error: &dyn Explain) -> Complaint {
    Complaint::new(error.explain())
}

fn decide(line: &str, player: &str, seed: u64) -> Result<Turn, Complaint> {
    let spec: Spec = player.parse().map_err(|error: tabuleiro_engine::SpecError| explained(&error))?;
    let table = Table::open(line).map_err(|error| explained(&error))?;
    Ok(Turn::of(turn(&table, spec, &Budget::default(), seed)?))
}

fn hint(
    line: &Line,
    names: Vec<String>,
    moves: &[String],
    language: &'static str,
    seed: u64,
) -> Result<Turn, Complaint> {
    let mut table = Table::open(&line.to_string()).map_err(|error| explained(&error))?;
    try_turn(&mut table, moves)?;
    let budget = Budget { unlimited: HINT_TIME, ..Budget::default() };
    let turn = Turn::of(turn(&table, Spec::new(EngineKind::Best), &budget, seed)?);
    let speaker = speaker(language, Some(table.kind().info.id)).among(names);
    let said = say_turn(table, &turn.moves, &speaker)?;
    Ok(Turn { said, ..turn })
}

/// Returns the turn of a game's own computer player, within its share of the clock. It knows what the public knows.
fn sit(journal: &Journal, now: Ms, seed: u64) -> Result<Turn, Complaint> {
    let room = journal.room()?;
    let (player, level) = room.to_move().zip(room.engine_to_move()).ok_or(Refusal::Over)?;
    let computer = room.plan.level(level)?;
    let spec = computer.spec().cloned().ok_or(Refusal::Over)?;
    let clock = room.clock().map(|clock| clock.limits(player, now.max(journal.last_ms()) as u64));
    let table = room.shown().ok_or(Refusal::NotBegun)?;
    Ok(Turn::of(turn(&table, spec, &Budget::of_clock(clock.unwrap_or_default()), seed)?))
}

/// Returns the rest of a turn, chosen by a computer player with one thread.
fn turn(table: &Table, spec: Spec, budget: &Budget, seed: u64) -> Result<Vec<Decided>, Complaint> {
    let spec = Spec { limits: Limits { threads: 1, ..spec.limits }, ..spec };
    let mut player = ComputerPlayer::engine_at(table.kind(), spec, table.play_state().fork());
    let turn = player.decide_turn(budget, &mut means(&mut Random::from_seed(seed)));
    turn.map_err(|error| explained(&error))
}

impl Turn {
    fn of(turn: Vec<Decided>) -> Turn {
        let thoughts = turn.iter().filter_map(|decided| decided.thought.as_ref());
        Turn {
            thoughts: thoughts.map(ThoughtDocument::new).collect(),
            moves: turn.into_iter().map(|decided| decided.mv).collect(),
            said: Vec::new(),
        }
    }
}

fn of_seconds(seconds: f64) -> Limits {
    Limits::of_time(Duration::try_from_secs_f64(seconds).unwrap_or_default())
}

fn look(line: &str, limits: &Limits, seed: u64, hear: &dyn Fn(&str)) -> Result<Thought<String>, Complaint> {
    let table = Table::open(line).map_err(|error| explained(&error))?;
    let spec = Spec::new(EngineKind::Best).impartial();
    let mut player = ComputerPlayer::engine_at(table.kind(), spec, table.play_state().fork());
    let mut tell = |thought: &Thought<String>| hear(&text(&ThoughtDocument::new(thought)));
    let thought = player.think(limits, &mut means(&mut Random::from_seed(seed)), &mut tell);
    thought.map_err(|error| explained(&error))
}

fn judge(
    line: &str,
    seconds: f64,
    lines: usize,
    seed: u64,
    hear: &dyn Fn(&str),
) -> Result<Findings, Complaint> {
    let game = Table::open(line).map_err(|error| explained(&error))?;
    let all = game.play_state().steps().len();
    let (mut found, mut random) = (Findings { all, ..Findings::default() }, Random::from_seed(seed));
    let mut judge = Judge {
        spec: &Spec::new(EngineKind::Best),
        limits: Limits { lines, ..of_seconds(seconds) },
        means: means(&mut random),
        notes: Notes::default(),
        hear: &|_| {},
    };
    let analysis = judge.judge(&game, &mut |so_far| {
        found.decisions.extend(so_far.judged.map(|(turn, decision)| DecisionDocument::new(turn, decision)));
        found.done = so_far.looked_at;
        found.turns = so_far.analysis.turn_documents();
        found.course = so_far.analysis.course_document();
        hear(&text(&found));
        ControlFlow::Continue(())
    });
    let analysis = analysis.map_err(|error| explained(&error))?;
    found.last = analysis.last.as_ref().map(ThoughtDocument::new);
    Ok(found)
}
