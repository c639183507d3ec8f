//! Judgement of a game: it is replayed, and an engine judges each decision.

use crate::{Analysis, Decision, Notes};
use std::ops::ControlFlow;
use std::time::Duration;
use tabuleiro_core::record::RESIGN;
use tabuleiro_core::{Explain, Message, PerPlayer, Player, Status, explained_errors};
use tabuleiro_engine::analysis::speaks_for_all;
use tabuleiro_engine::{Limits, Spec, Thought};
use tabuleiro_table::{ComputerError, ComputerPlayer, Means, OpenError, PlayError, Step, Table};

/// Default times for judging a decision and a single position.
const TIME_DECISION: Duration = Duration::from_millis(300);
const TIME_POSITION: Duration = Duration::from_secs(3);

/// Returns the limits for each decision of a game of `steps` steps, from the specification or by default.
pub fn limits(spec: &Spec, lines: usize, steps: usize) -> Limits {
    let unsaid = spec.limits.are_none() && !spec.limits.solve;
    let time = if steps > 0 { TIME_DECISION } else { TIME_POSITION };
    let time = if unsaid { Some(time) } else { spec.limits.time };
    Limits { time, lines, ..spec.limits.clone() }
}

/// An engine that judges games.
pub struct Judge<'a> {
    /// Specification of the engine.
    pub spec: &'a Spec,
    /// Limits for each decision.
    pub limits: Limits,
    /// Means of the searches. After a stop, the results so far are kept.
    pub means: Means<'a>,
    /// Earlier thoughts about this game, which are not searched again.
    pub notes: Notes,
    /// Callback for interim thoughts about the final position.
    pub hear: &'a dyn Fn(&Thought<String>),
}

/// The progress of a judgement.
pub struct JudgeProgress<'a> {
    /// Number of decisions examined.
    pub looked_at: usize,
    /// Results so far.
    pub analysis: &'a Analysis,
    /// Latest decision, with the number of its turn.
    pub judged: Option<(usize, &'a Decision<String>)>,
}

/// A callback that receives the progress after every decision and may end the judgement.
type Tell<'a> = dyn FnMut(&JudgeProgress) -> ControlFlow<()> + 'a;

/// The reason why a game cannot be judged.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum JudgeError {
    Open(OpenError),
    Computer(ComputerError),
    Play(PlayError),
}

impl Explain for JudgeError {
    fn explain(&self) -> Message {
        match self {
            JudgeError::Open(error) => error.explain(),
            JudgeError::Computer(error) => error.explain(),
            JudgeError::Play(error) => error.explain(),
        }
    }
}

explained_errors!(JudgeError);

impl From<OpenError> for JudgeError {
    fn from(error: OpenError) -> JudgeError {
        JudgeError::Open(error)
    }
}

impl From<ComputerError> for JudgeError {
    fn from(error: ComputerError) -> JudgeError {
        JudgeError::Computer(error)
    }
}

impl From<PlayError> for JudgeError {
    fn from(error: PlayError) -> JudgeError {
        JudgeError::Play(error)
    }
}

/// A decision whose result is not known yet.
struct Pending {
    turn: usize,
    step: Step,
    choices: usize,
    before: Thought<String>,
}

impl Judge<'_> {
    /// Judges every decision of a game, unless `tell` ends it early.
    pub fn judge(&mut self, game: &Table, tell: &mut Tell) -> Result<Analysis, JudgeError> {
        let (mut table, together) = (beginning(game)?, is_together(game));
        let mut player = ComputerPlayer::engine(game.kind(), self.spec.impartial());
        self.notes.rewind();
        let mut analysis = Analysis::default();
        let mut pending: Option<Pending> = None;
        let (mut turn, steps) = (0, game.play_state().steps());
        for (index, step) in steps.iter().enumerate() {
            turn += usize::from(step.begins_turn || index == 0);
            if step.text == RESIGN {
                // Leaving is not judged. The position before it judges the pending decision.
                table.resign(step.player)?;
                continue;
            }
            let thought = self.think(&mut player, &table, &|_| {})?;
            // An interrupted search gives no judgement.
            if self.means.is_stopped() {
                return Ok(analysis);
            }
            let decision = self.decided(pending.take(), thought.lines[0].values, &table)?;
            if self.means.is_stopped() {
                return Ok(analysis);
            }
            let speaker = (!speaks_for_all(&thought.lines[0].values, together)).then_some(step.player);
            if analysis.note(decision, thought.lines[0].values, speaker, index, tell).is_break() {
                return Ok(analysis);
            }
            let choices = table.play_state().choices().len();
            pending = Some(Pending { turn, step: step.clone(), choices, before: thought });
            table.play(&step.text)?;
        }
        let end = match table.play_state().status() {
            Status::Over(outcome) => outcome.values,
            Status::ToMove(_) => {
                let thought = self.think(&mut player, &table, self.hear)?;
                let values = thought.lines[0].values;
                analysis.last = Some(thought);
                values
            }
        };
        let decision = self.decided(pending, end, &table)?;
        if decision.is_some() && self.means.is_stopped() {
            return Ok(analysis);
        }
        let speaker = table.to_move().filter(|_| !speaks_for_all(&end, together));
        let _ = analysis.note(decision, end, speaker, steps.len(), tell);
        Ok(analysis)
    }

    fn think(
        &mut self,
        player: &mut ComputerPlayer,
        table: &Table,
        hear: &dyn Fn(&Thought<String>),
    ) -> Result<Thought<String>, JudgeError> {
        let limits = self.limits.clone();
        self.noted(|means| {
            player.catch_up(&table.game_line())?;
            player.think(&limits, means, &mut |thought| hear(thought))
        })
    }

    /// Returns the noted thought, or searches now and notes the thought unless the search was cut short.
    fn noted(
        &mut self,
        think: impl FnOnce(&mut Means) -> Result<Thought<String>, ComputerError>,
    ) -> Result<Thought<String>, JudgeError> {
        if let Some(known) = self.notes.next() {
            return Ok(known);
        }
        let thought = think(&mut self.means)?;
        if !self.means.is_stopped() {
            self.notes.add(&thought);
        }
        Ok(thought)
    }

    /// Completes a decision with the expected results after it.
    fn decided(
        &mut self,
        pending: Option<Pending>,
        after: PerPlayer<f32>,
        table: &Table,
    ) -> Result<Option<(usize, Decision<String>)>, JudgeError> {
        let Some(Pending { turn, step, choices, before }) = pending else { return Ok(None) };
        let mut decision =
            Decision { player: step.player, played: step.text, choices, before, compared: None, after };
        let is_over = table.play_state().status().outcome().is_some();
        if !is_over
            && !speaks_for_all(&after, is_together(table))
            && !decision.is_forced()
            && decision.told().is_none()
        {
            decision.compared = Some(self.compare(table, choices)?);
        }
        Ok(Some((turn, decision)))
    }

    /// Compares all moves before the last step in one search.
    fn compare(&mut self, table: &Table, choices: usize) -> Result<Thought<String>, JudgeError> {
        let mut play = table.play_state().fork();
        while play.take_back().is_some_and(|step| step.text == RESIGN) {}
        let mut player = ComputerPlayer::engine_at(table.kind(), self.spec.impartial(), play);
        let limits = Limits { lines: choices, ..self.limits.clone() };
        self.noted(|means| player.think(&limits, means, &mut |_| {}))
    }
}

impl Analysis {
    /// Adds a decision, and the expected results after it. If `speaker` is set, the values are reliable for that player
    /// only.
    fn note(
        &mut self,
        decision: Option<(usize, Decision<String>)>,
        values: PerPlayer<f32>,
        speaker: Option<Player>,
        looked_at: usize,
        tell: &mut Tell,
    ) -> ControlFlow<()> {
        let mut now = values;
        if let Some(mover) = speaker {
            // For the other players, the last known values remain.
            let last = self.course.last().unwrap_or(&values);
            now = PerPlayer::from_fn(values.seats(), |player| {
                if player == mover { values[player] } else { last[player] }
            });
            if let Some((_, decision)) = decision.as_ref().filter(|(_, decision)| decision.player != mover) {
                let told = decision.told().map(|(_, line)| line.values[decision.player]);
                now[decision.player] = told.unwrap_or(now[decision.player]);
            }
        }
        self.course.push(now);
        let Some((turn, decision)) = decision else {
            return tell(&JudgeProgress { looked_at, analysis: self, judged: None });
        };
        let decision = Decision { after: now, ..decision };
        match self.turns.last_mut() {
            Some((number, decisions)) if *number == turn => decisions.push(decision),
            _ => self.turns.push((turn, vec![decision])),
        }
        let judged = self.turns.last().and_then(|(turn, decisions)| Some((*turn, decisions.last()?)));
        tell(&JudgeProgress { looked_at, analysis: self, judged })
    }
}

fn is_together(table: &Table) -> bool {
    let rule_set = table.kind().info.rule_set(table.play_state().setup().rule_set);
    rule_set.is_some_and(|rule_set| rule_set.together)
}

/// Returns the game before its first step.
fn beginning(game: &Table) -> Result<Table, OpenError> {
    let mut record = game.record();
    record.turns.clear();
    record.ending = None;
    Ok(Table::replay_as(game.kind(), &record)?.table)
}
