//! A game taught by doing: small boards with one task each, the same for every screen.

use serde::Serialize;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::{Explain, Message, Player, SeatResult, Status, explained_errors};
use tabuleiro_table::{GameKind, OpenError, PlayError, Table};

/// A board and what is to be done on it in one turn. Said by the sentences `lesson-ID`, `lesson-ID-task`, `lesson-ID-hint` and,
/// when it is done, `lesson-ID-done`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Lesson {
    /// Name of the lesson within its game.
    pub id: String,
    /// The text of the position, with moves if one is to see what they led to.
    pub position: String,
    /// Goal of the task.
    pub goal: LessonGoal,
    /// Cells to be marked.
    pub cells: Vec<CellName>,
}

/// The goals that a task can have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LessonGoal {
    /// One of these, each a decision or several.
    Play(Vec<Vec<String>>),
    /// One of these, which are better than everything else: a task of strategy, checked by an engine.
    Best(Vec<Vec<String>>),
    /// To win, now.
    Won,
    /// Have at least this number of points.
    Points(i16),
    /// Have at least this number of points of one part.
    Part {
        /// The part's name.
        name: String,
        /// Smallest number of points.
        least: i16,
    },
    /// Have at least this number on a counter beside the board.
    Counter {
        /// The counter's name.
        name: String,
        /// Smallest number.
        least: i32,
    },
}

/// The state of an attempt.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LessonProgress {
    /// The turn goes on, and the goal can still be reached.
    Open,
    /// The goal is reached.
    Done,
    /// The turn is over, or led elsewhere.
    Missed,
}

/// An attempt at a task.
pub struct Attempt {
    /// The table, after what was played. It knows why a try is illegal.
    pub table: Table,
    /// State of the attempt.
    pub progress: LessonProgress,
}

/// A try that is none.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum LessonError {
    Open(OpenError),
    Play(PlayError),
    /// More was played after it was done or missed.
    Finished,
}

impl Explain for LessonError {
    fn explain(&self) -> Message {
        match self {
            LessonError::Open(error) => error.explain(),
            LessonError::Play(error) => error.explain(),
            LessonError::Finished => Message::new("error-lesson-finished"),
        }
    }
}

explained_errors!(LessonError);

/// Returns the lessons of a game, in order.
pub fn lessons(kind: &GameKind) -> Vec<Lesson> {
    kind.info.lessons().lines().filter_map(Lesson::parse).collect()
}

/// Returns the lesson of a game with this id.
pub fn lesson(kind: &GameKind, id: &str) -> Option<Lesson> {
    lessons(kind).into_iter().find(|lesson| lesson.id == id)
}

impl Lesson {
    /// Reads a line: `ID POSITION GOAL [cells=c4,d5]`, where the goal is `play=MOVE_MOVE,MOVE`, `best=MOVE_MOVE,MOVE`, `won`,
    /// `points=N`, `part=NAME:N` or `counter=NAME:N`. Remarks begin with `#`.
    pub fn parse(line: &str) -> Option<Lesson> {
        let mut words = line.split_whitespace();
        let id = words.next().filter(|id| !id.starts_with('#'))?;
        let (position, goal) = (words.next()?, LessonGoal::parse(words.next()?)?);
        let cells = match words.next() {
            None => Vec::new(),
            Some(word) => {
                let cells = word.strip_prefix("cells=")?.split(',');
                cells.map(|cell| cell.parse().ok()).collect::<Option<_>>()?
            }
        };
        let lesson = Lesson { id: id.into(), position: position.into(), goal, cells };
        words.next().is_none().then_some(lesson)
    }

    /// Returns the title of the lesson.
    pub fn title(&self) -> Message {
        Message::new(format!("lesson-{}", self.id))
    }

    /// Returns the sentence with the task.
    pub fn task(&self) -> Message {
        Message::new(format!("lesson-{}-task", self.id))
    }

    /// Returns the hint.
    pub fn hint(&self) -> Message {
        Message::new(format!("lesson-{}-hint", self.id))
    }

    /// Returns the answer to an attempt that has ended.
    pub fn said(&self, progress: LessonProgress) -> Option<Message> {
        match progress {
            LessonProgress::Open => None,
            LessonProgress::Done => Some(Message::new(format!("lesson-{}-done", self.id))),
            LessonProgress::Missed if self.is_strategy() => Some(Message::new("lesson-missed-better")),
            LessonProgress::Missed => Some(Message::new("lesson-missed")),
        }
    }

    /// Returns whether the lesson is about playing well, after those about the rules.
    pub fn is_strategy(&self) -> bool {
        matches!(self.goal, LessonGoal::Best(_))
    }

    /// Returns the task before anything was played.
    pub fn open(&self, kind: &'static GameKind) -> Result<Attempt, LessonError> {
        let table = Table::open_as(kind, &self.position).map_err(LessonError::Open)?;
        Ok(Attempt { table, progress: LessonProgress::Open })
    }

    /// Returns the task after these moves.
    pub fn attempt<S: AsRef<str>>(
        &self,
        kind: &'static GameKind,
        moves: &[S],
    ) -> Result<Attempt, LessonError> {
        let mut attempt = self.open(kind)?;
        for mv in moves {
            self.play(&mut attempt, mv.as_ref())?;
        }
        Ok(attempt)
    }

    /// Plays one more move.
    pub fn play(&self, attempt: &mut Attempt, mv: &str) -> Result<(), LessonError> {
        let Attempt { table, progress } = attempt;
        if *progress != LessonProgress::Open {
            return Err(LessonError::Finished);
        }
        let learner = table.to_move().ok_or(LessonError::Play(PlayError::Over))?;
        table.play(mv).map_err(LessonError::Play)?;
        *progress = self.goal.progress(table, learner);
        Ok(())
    }
}

impl LessonGoal {
    fn parse(text: &str) -> Option<LessonGoal> {
        let lines = |lines: &str| {
            let line = |line: &str| line.split('_').map(str::to_string).collect();
            lines.split(',').map(line).collect()
        };
        Some(match text.split_once('=') {
            None if text == "won" => LessonGoal::Won,
            Some(("play", text)) => LessonGoal::Play(lines(text)),
            Some(("best", text)) => LessonGoal::Best(lines(text)),
            Some(("points", points)) => LessonGoal::Points(points.parse().ok()?),
            Some(("part", part)) => {
                let (name, least) = part.split_once(':')?;
                LessonGoal::Part { name: name.into(), least: least.parse().ok()? }
            }
            Some(("counter", counter)) => {
                let (name, least) = counter.split_once(':')?;
                LessonGoal::Counter { name: name.into(), least: least.parse().ok()? }
            }
            _ => return None,
        })
    }

    /// Returns the state of the attempt after a move.
    fn progress(&self, table: &Table, learner: Player) -> LessonProgress {
        let play = table.play_state();
        let scores = play.scores();
        let is_reached = match self {
            LessonGoal::Play(lines) | LessonGoal::Best(lines) => return begun(lines, table),
            LessonGoal::Won => match play.status() {
                Status::Over(outcome) => outcome.results[learner] == SeatResult::Won,
                Status::ToMove(_) => false,
            },
            LessonGoal::Points(least) => scores.total(learner) >= *least,
            LessonGoal::Part { name, least } => {
                scores.of(learner).any(|(part, points)| part == name && points >= *least)
            }
            LessonGoal::Counter { name, least } => {
                let counters = &play.view().seats[learner.index()].counters;
                let has = |value: Option<i32>| value.is_none_or(|value| value >= *least);
                counters.iter().any(|counter| counter.name == *name && has(counter.value))
            }
        };
        let goes_on = play.is_mid_turn() && table.to_move() == Some(learner);
        match (is_reached, goes_on) {
            (true, _) => LessonProgress::Done,
            (false, true) => LessonProgress::Open,
            (false, false) => LessonProgress::Missed,
        }
    }
}

/// Returns whether what was played is one of these lines, or the beginning of one.
fn begun(lines: &[Vec<String>], table: &Table) -> LessonProgress {
    let steps = table.play_state().steps();
    let agrees = |line: &&Vec<String>| {
        line.len() >= steps.len() && steps.iter().zip(*line).all(|(step, mv)| step.text == *mv)
    };
    let mut agreeing = lines.iter().filter(agrees).peekable();
    if agreeing.peek().is_none() {
        return LessonProgress::Missed;
    }
    if agreeing.any(|line| line.len() == steps.len()) { LessonProgress::Done } else { LessonProgress::Open }
}
