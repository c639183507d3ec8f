//! A game replayed decision by decision, each judged by an engine.

use anyhow::Result;
use std::sync::atomic::{AtomicBool, Ordering};
use tabuleiro_core::record::RESIGN;
use tabuleiro_core::{PerPlayer, Player, Random, Status};
use tabuleiro_engine::analysis::{Decision, Verdict, speaks_for_all};
use tabuleiro_engine::native::{Stopwatch, Threads};
use tabuleiro_engine::{Control, Limits, Spec, Thought};
use tabuleiro_table::{Step, Table};

/// What was found out about a game, as far as it was looked at.
pub struct Analysis {
    /// Each turn that was judged: its number from 1 and its decisions.
    pub turns: Vec<(usize, Vec<Decision<String>>)>,
    /// What the engine thinks of where the game stands, if it goes on.
    pub last: Option<Thought<String>>,
    /// Each seat's expected result before the first decision and after each, as far as that is known.
    pub course: Vec<PerPlayer<f32>>,
}

impl Analysis {
    /// The verdict on each turn.
    pub fn verdicts(&self) -> impl Iterator<Item = (usize, Verdict, &[Decision<String>])> {
        self.turns.iter().map(|(number, turn)| (*number, Verdict::on(turn), &turn[..]))
    }
}

/// The engine that judges.
pub struct Judge<'a> {
    pub spec: &'a Spec,
    pub limits: Limits,
    /// Set to end early: what was found by then is kept.
    pub stop: &'a AtomicBool,
    pub random: Random,
}

/// Hears how many decisions were looked at, and of one as soon as it is judged.
pub type Tell<'a> = dyn FnMut(usize, Option<&Decision<String>>) -> Result<()> + 'a;

/// A decision whose consequences are not known yet.
struct Pending {
    turn: usize,
    step: Step,
    choices: usize,
    before: Thought<String>,
}

impl Judge<'_> {
    /// Judges every decision of a game.
    pub fn judge(&mut self, game: &Table, tell: &mut Tell) -> Result<Analysis> {
        let (mut table, together) = (beginning(game)?, is_together(game));
        table.seat_engine(0, self.spec)?;
        let mut analysis = Analysis { turns: Vec::new(), last: None, course: Vec::new() };
        let mut pending: Option<Pending> = None;
        let (mut turn, steps) = (0, game.play_state().steps());
        for (index, step) in steps.iter().enumerate() {
            turn += usize::from(step.begins_turn || index == 0);
            if step.text == RESIGN {
                // Nobody judges leaving; what was pending is judged by the position before it.
                table.resign(step.player)?;
                continue;
            }
            let thought = self.think(&mut table)?;
            // A search that was cut short judges nobody.
            if self.stop.load(Ordering::Relaxed) {
                return Ok(analysis);
            }
            let decision = self.decided(pending.take(), thought.lines[0].values, &table)?;
            let speaker = (!speaks_for_all(&thought.lines[0].values, together)).then_some(step.player);
            analysis.note(decision, thought.lines[0].values, speaker, index, tell)?;
            let choices = table.play_state().choices().len();
            pending = Some(Pending { turn, step: step.clone(), choices, before: thought });
            table.play(&step.text)?;
        }
        let end = match table.play_state().status() {
            Status::Over(outcome) => outcome.values,
            Status::ToMove(_) => {
                let thought = self.think(&mut table)?;
                let values = thought.lines[0].values;
                analysis.last = Some(thought);
                values
            }
        };
        let decision = self.decided(pending, end, &table)?;
        let speaker = table.to_move().filter(|_| !speaks_for_all(&end, together));
        analysis.note(decision, end, speaker, steps.len(), tell)?;
        Ok(analysis)
    }

    fn think(&mut self, table: &mut Table) -> Result<Thought<String>> {
        let limits = self.limits.clone();
        Ok(self.with_control(|control| table.think(0, &limits, control))?)
    }

    fn with_control<T>(&mut self, think: impl FnOnce(&mut Control<String>) -> T) -> T {
        think(&mut Control {
            timer: &Stopwatch::start(),
            stop: self.stop,
            workers: &Threads,
            random: &mut self.random,
            info: &mut |_| {},
        })
    }

    /// Now it is known what a decision led to, at this table.
    fn decided(
        &mut self,
        pending: Option<Pending>,
        after: PerPlayer<f32>,
        table: &Table,
    ) -> Result<Option<(usize, Decision<String>)>> {
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

    /// Every move before the last step, compared by one search.
    fn compare(&mut self, table: &Table, choices: usize) -> Result<Thought<String>> {
        let mut play = table.play_state().fork();
        while play.take_back().is_some_and(|step| step.text == RESIGN) {}
        play.seat_engine(0, self.spec)?;
        let limits = Limits { lines: choices, ..self.limits.clone() };
        Ok(self.with_control(|control| play.think(0, &limits, control))?)
    }
}

impl Analysis {
    /// Keeps what is known now: a decision, and how everyone stands after it, or how the one stands who speaks.
    fn note(
        &mut self,
        decision: Option<(usize, Decision<String>)>,
        values: PerPlayer<f32>,
        speaker: Option<Player>,
        looked_at: usize,
        tell: &mut Tell,
    ) -> Result<()> {
        let mut now = values;
        if let Some(mover) = speaker {
            // The others stand as they last knew.
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
        let Some((turn, mut decision)) = decision else { return tell(looked_at, None) };
        decision.after = now;
        tell(looked_at, Some(&decision))?;
        match self.turns.last_mut() {
            Some((number, decisions)) if *number == turn => decisions.push(decision),
            _ => self.turns.push((turn, vec![decision])),
        }
        Ok(())
    }
}

fn is_together(table: &Table) -> bool {
    let rule_set = table.kind().info.rule_set(table.play_state().setup().rule_set);
    rule_set.is_some_and(|rule_set| rule_set.together)
}

/// The same game before its first step.
fn beginning(game: &Table) -> Result<Table> {
    let mut record = game.record();
    record.turns.clear();
    record.ending = None;
    Ok(Table::replay(&record)?.table)
}
