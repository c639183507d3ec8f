//! A game that is studied: walked through, judged, and played otherwise.

use crate::analyst::Analyst;
use crate::event::{Judged, News, Report};
use crate::house::House;
use std::sync::Arc;
use tabuleiro_analysis::{Analysis, Decision, TurnVerdict, Verdict};
use tabuleiro_core::record::RESIGN;
use tabuleiro_core::{Explain, Message, PerPlayer, Status};
use tabuleiro_engine::{Spec, Thought};
use tabuleiro_table::{Play, Step, Table};

/// A game that is studied.
pub struct Study {
    /// The whole game.
    pub table: Table,
    /// Specification of the judge.
    spec: Spec,
    /// Number of the game's steps before the position shown.
    at: usize,
    /// The position that is shown.
    shown: Box<dyn Play>,
    /// Number of steps that are not of the game.
    tried: usize,
    /// Analysis of the game so far.
    analysis: Arc<Analysis>,
    looked_at: usize,
    analyst: Option<Analyst>,
    /// Judgement of one position, if requested.
    probe: Option<Probe>,
}

/// A position that was asked about.
struct Probe {
    position: String,
    analyst: Option<Analyst>,
    /// The number of who thinks about it.
    id: u64,
    thought: Option<Thought<String>>,
}

/// Effect of a report.
#[derive(Clone, PartialEq, Debug)]
pub enum Learned {
    /// No news, or none about this game.
    Nothing,
    /// New results.
    More,
    /// An error.
    Failed(Message),
}

impl Study {
    /// Creates the study of a game, shown at its end. Hidden parts stay hidden when other moves are tried.
    pub fn new(table: Table, spec: Spec) -> Study {
        let table = table.known();
        let shown = table.play_state().fork();
        let at = shown.steps().len();
        let analysis = Arc::default();
        Study { table, spec, at, shown, tried: 0, analysis, looked_at: 0, analyst: None, probe: None }
    }

    /// Returns the position shown.
    pub fn shown(&self) -> &dyn Play {
        &*self.shown
    }

    /// Returns the number of the game's steps before the position shown.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Returns the number of the game's steps.
    pub fn steps(&self) -> usize {
        self.table.play_state().steps().len()
    }

    /// Returns the moves tried instead of the game's.
    pub fn tried(&self) -> Vec<&str> {
        let steps = self.shown.steps();
        steps[steps.len() - self.tried..].iter().map(|step| step.text.as_str()).collect()
    }

    /// Shows the position after this number of the game's steps.
    pub fn walk_to(&mut self, step: usize) {
        let step = step.min(self.steps());
        self.shown = self.table.play_state().fork();
        while self.shown.steps().len() > step {
            self.shown.take_back();
        }
        (self.at, self.tried) = (step, 0);
    }

    /// Goes back and forth; what was tried is taken back first.
    pub fn walk_by(&mut self, steps: isize) {
        if self.tried > 0 {
            if steps < 0 {
                self.shown.take_back();
                self.tried -= 1;
            }
            return;
        }
        self.walk_to(self.at.saturating_add_signed(steps));
    }

    /// Goes to the beginning of the turn before, or to the end of the next one.
    pub fn walk_by_turn(&mut self, forth: bool) {
        let mut ends = vec![0];
        for turn in self.table.turns() {
            ends.push(ends[ends.len() - 1] + turn.len());
        }
        let next = if forth {
            ends.iter().find(|&&end| end > self.at)
        } else {
            ends.iter().rev().find(|&&end| end < self.at)
        };
        let step = *next.unwrap_or(&self.at);
        self.walk_to(step);
    }

    /// Goes back to the game from what was tried; `false` where nothing was.
    pub fn return_to_game(&mut self) -> bool {
        let was_away = self.tried > 0;
        if was_away {
            self.walk_to(self.at);
        }
        was_away
    }

    /// Plays a move in the position shown: the game's own move advances, another one begins a variation.
    pub fn play(&mut self, text: &str) -> Result<(), Message> {
        let next = self.table.play_state().steps().get(self.at);
        // A step that revealed something is written with what that was.
        let is_own = |step: &Step| step.text == text || step.reveals && step.text.starts_with(text);
        if self.tried == 0 && next.is_some_and(is_own) {
            self.walk_by(1);
            return Ok(());
        }
        self.shown.play(text).map_err(|error| error.explain())?;
        self.tried += 1;
        Ok(())
    }

    /// Returns the turn of the game that led to the position shown, counted from 1; 0 at the start.
    pub fn turn(&self) -> usize {
        let mut before = 0;
        let turns = self.table.turns();
        let is_reached = |turn: &&&[Step]| {
            let reached = before < self.at;
            before += turn.len();
            reached
        };
        turns.iter().take_while(is_reached).count()
    }
}

/// Results about the game.
impl Study {
    /// Begins to judge the whole game; earlier results stay until they are replaced.
    pub fn analyse(&mut self, house: &mut House) {
        let Some(table) = copy(&self.table) else { return };
        self.analyst = Some(Analyst::begin(house.next_id(), table, self.spec.clone(), house.sender()));
    }

    /// Returns whether the game is being judged.
    pub fn is_analysing(&self) -> bool {
        self.analyst.is_some()
    }

    /// Returns the number of judged decisions, if any.
    pub fn looked_at(&self) -> usize {
        self.looked_at
    }

    /// Ends whatever is being thought; what was found stays.
    pub fn stop(&mut self) {
        self.analyst.iter().for_each(Analyst::stop);
        let probe = self.probe.as_ref().and_then(|probe| probe.analyst.as_ref());
        probe.iter().for_each(|analyst| analyst.stop());
    }

    /// Asks what is best in the position that is shown.
    pub fn probe(&mut self, house: &mut House) {
        let position = self.shown.position_text();
        let line = tabuleiro_core::Line {
            setup: self.shown.setup().text(self.shown.info()),
            position: Some(position.clone()),
            moves: Vec::new(),
        };
        let Ok(table) = Table::open_as(self.table.kind(), &line.to_string()) else { return };
        if !matches!(self.shown.status(), Status::ToMove(_)) {
            return;
        }
        let id = house.next_id();
        let analyst = Analyst::begin(id, table, self.spec.clone(), house.sender());
        self.probe = Some(Probe { position, analyst: Some(analyst), id, thought: None });
    }

    /// Returns whether the position shown is being judged.
    pub fn is_probing(&self) -> bool {
        self.probe.as_ref().is_some_and(|probe| probe.analyst.is_some())
    }

    /// Receives a report of a background thread.
    pub fn hear(&mut self, report: &Report) -> Learned {
        let is_analyst = self.analyst.as_ref().is_some_and(|analyst| analyst.id == report.id);
        let is_probe = self.probe.as_ref().is_some_and(|probe| probe.id == report.id);
        match &report.news {
            News::Judged(judged) if is_analyst => self.learn(judged),
            News::Judged(judged) if is_probe => {
                if let Some(probe) = self.probe.as_mut().filter(|_| judged.is_done) {
                    probe.thought.clone_from(&judged.analysis.last);
                    probe.analyst = None;
                }
            }
            News::Failed(problem) if is_analyst || is_probe => {
                (self.analyst, self.probe) = (None, None);
                return Learned::Failed(problem.clone());
            }
            _ => return Learned::Nothing,
        }
        Learned::More
    }

    fn learn(&mut self, judged: &Judged) {
        // A new judgement begins with few results: keep the old ones until there are more.
        if judged.analysis.course.len() >= self.analysis.course.len() {
            self.analysis = judged.analysis.clone();
        }
        self.looked_at = judged.looked_at;
        if judged.is_done {
            self.analyst = None;
        }
    }

    /// Returns the analysis so far.
    pub fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    /// Returns the number of decisions before the position shown.
    pub fn decisions(&self) -> usize {
        self.table.play_state().steps()[..self.at].iter().filter(|step| step.text != RESIGN).count()
    }

    /// Returns the expected result of each player in the position shown.
    pub fn expected(&self) -> Option<PerPlayer<f32>> {
        if self.tried == 0 && self.analysis.course.len() > self.decisions() {
            return Some(self.analysis.course[self.decisions()]);
        }
        self.thought().map(|thought| thought.lines[0].values)
    }

    /// Returns the thought about the position shown.
    pub fn thought(&self) -> Option<&Thought<String>> {
        let asked = self.probe.as_ref().filter(|probe| probe.position == self.shown.position_text());
        if let Some(thought) = asked.and_then(|probe| probe.thought.as_ref()) {
            return Some(thought);
        }
        if self.tried > 0 {
            return None;
        }
        let decisions: Vec<&Decision<String>> =
            self.analysis.turns.iter().flat_map(|(_, decisions)| decisions).collect();
        let last = self.analysis.last.as_ref().filter(|_| self.at == self.steps());
        decisions.get(self.decisions()).map(|decision| &decision.before).or(last)
    }

    /// Returns the verdict on a turn, counted from 1.
    pub fn verdict(&self, turn: usize) -> Option<TurnVerdict<'_>> {
        self.analysis.verdicts().find(|verdict| verdict.number == turn)
    }
}

/// Mistakes.
impl Study {
    /// Returns the turns that lost something, in order.
    pub fn mistakes(&self) -> Vec<TurnVerdict<'_>> {
        self.analysis.verdicts().filter(|turn| turn.verdict >= Verdict::Inaccuracy).collect()
    }

    /// Shows the position before the next mistake, or the first after the last; returns `false` without mistakes.
    pub fn walk_to_mistake(&mut self) -> bool {
        let turns: Vec<usize> = self.mistakes().iter().map(|turn| turn.number).collect();
        let next = turns.iter().find(|&&turn| turn > self.turn() + 1).or(turns.first());
        let Some(&turn) = next else { return false };
        self.walk_before(turn);
        true
    }

    /// Goes to the position in which a turn, counted from 1, was decided.
    pub fn walk_before(&mut self, turn: usize) {
        let steps = self.table.turns().iter().take(turn.saturating_sub(1)).map(|turn| turn.len()).sum();
        self.walk_to(steps);
    }

    /// Returns the expected result of a turn's player after it; turns count from 1.
    pub fn value_after(&self, turn: usize) -> Option<f32> {
        let turns = self.table.turns();
        let player = turns.get(turn.checked_sub(1)?)?.first()?.player;
        let steps = turns.iter().take(turn).flat_map(|turn| turn.iter());
        let decisions = steps.filter(|step| step.text != RESIGN).count();
        self.analysis.course.get(decisions).map(|values| values[player])
    }
}

/// Returns a copy of the game for another thread.
fn copy(table: &Table) -> Option<Table> {
    Table::replay_as(table.kind(), &table.record()).ok().map(|replay| replay.table)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_table::kinds;

    fn study(moves: usize) -> Study {
        let kind = kinds().last().unwrap();
        let options = tabuleiro_core::Options::default_of(kind.info);
        let mut random = tabuleiro_core::Random::from_seed(1);
        let mut table = Table::new(kind, &kind.draw(&options, &mut random).unwrap()).unwrap();
        for _ in 0..moves {
            let choices = table.play_state().choices();
            let mv = choices[random.below(choices.len())].text.clone();
            table.play(&mv).unwrap();
        }
        Study::new(table, "alpha-beta depth=1".parse().unwrap())
    }

    #[test]
    fn one_walks_through_a_game_and_never_beyond_its_ends() {
        let mut study = study(9);
        assert_eq!(study.at(), 9);
        study.walk_by(5);
        assert_eq!(study.at(), 9);
        study.walk_by(-4);
        assert_eq!((study.at(), study.shown().steps().len()), (5, 5));
        study.walk_by(-99);
        assert_eq!((study.at(), study.turn()), (0, 0));
        study.walk_by_turn(true);
        assert_eq!(study.turn(), 1);
        study.walk_by_turn(false);
        assert_eq!(study.at(), 0);
        study.walk_to(usize::MAX);
        assert_eq!((study.at(), study.turn()), (9, study.table.turns().len()));
    }

    #[test]
    fn another_move_is_tried_and_one_comes_back_to_the_game() {
        let mut study = study(6);
        study.walk_to(2);
        let own = study.table.play_state().steps()[2].text.clone();
        study.play(&own).unwrap();
        assert_eq!((study.at(), study.tried().len()), (3, 0), "the game's own move leads on in it");
        study.walk_to(2);
        let other = study.shown().choices().into_iter().find(|choice| choice.text != own).unwrap().text;
        study.play(&other).unwrap();
        assert_eq!((study.at(), study.tried()), (2, vec![other.as_str()]));
        let next = study.shown().choices()[0].text.clone();
        study.play(&next).unwrap();
        assert_eq!(study.tried().len(), 2);
        study.walk_by(-1);
        assert_eq!(study.tried().len(), 1);
        study.walk_by(1);
        assert_eq!(study.tried().len(), 1, "what was tried does not lead on by itself");
        assert!(study.play("nonsense").is_err());
        assert!(study.return_to_game() && !study.return_to_game());
        assert_eq!((study.at(), study.shown().steps().len()), (2, 2));
    }
}
