//! The runner of a match: several games in parallel, each saved before its table plays the next.

use crate::log::{Definition, Failure, Finished, Forfeit, LineProblem, Log, LogError};
use crate::player::{Clocks, Hired, Invitation, NoDecision, Time};
use crate::schedule::{Planned, Schedule, Start};
use crate::sprt::TestVerdict;
use crate::standings::whole_duel;
use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};
use tabuleiro_core::record::{Ending, Record};
use tabuleiro_core::{Line, PerPlayer, mix_key};
use tabuleiro_table::{GameKind, Seat, Table};

/// Interval between progress reports.
const TICK: Duration = Duration::from_millis(250);

/// A match that is ready to run.
///
/// ```
/// use tabuleiro_arena::schedule::pairings;
/// use tabuleiro_arena::{Counted, Definition, Ended, Format, Log, Match, Schedule, Standings, invite};
/// use tabuleiro_table::kind;
///
/// let kind = kind("green-skull").expect("a known game");
/// let definition = Definition {
///     version: 1,
///     game: kind.info.id.into(),
///     rule_set: kind.info.rule_sets[0].id.into(),
///     seats: 2,
///     options: Vec::new(),
///     engines: vec!["random".into(), "alpha-beta nodes=20".into()],
///     pairings: pairings(Format::RoundRobin, 2, 2),
///     starts: 1,
///     opening: 4,
///     balanced: false,
///     seed: 1,
///     clock: None,
///     unlimited_ms: 1000,
///     patience_ms: 60_000,
///     counted: Counted::Wall,
///     sprt: None,
/// };
/// let folder = tempfile::tempdir()?;
/// let mut log = Log::create(&folder.path().join("match.jsonl"), &definition)?;
/// let schedule = Schedule::draw(kind, &definition, &mut |_| {})?;
/// let specs = definition.engines.iter().map(|name| name.parse()).collect::<Result<Vec<_>, _>>()?;
/// let invite = |engine: usize, seed| invite(kind, &specs[engine], Counted::Wall, seed);
/// let contest = Match { kind, schedule: &schedule, invite: &invite, tables: 1 };
/// assert_eq!(contest.run(&mut log, &false.into(), &mut |_| {})?, Ended::Played);
/// assert_eq!(Standings::of(&definition, log.games()).ranking().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Match<'a> {
    /// Game to play.
    pub kind: &'static GameKind,
    /// Games to play.
    pub schedule: &'a Schedule,
    /// Returns an invitation for the engine with this index, with a seed for its randomness.
    pub invite: &'a (dyn Fn(usize, u64) -> Invitation + Sync),
    /// Number of games at a time.
    pub tables: usize,
}

/// The progress of a match.
pub struct MatchProgress<'a> {
    /// Finished games.
    pub games: &'a [Finished],
    /// Number of scheduled games.
    pub planned: usize,
    /// Number of games that were finished before this run.
    pub before: usize,
    /// Time since this run began.
    pub elapsed: Duration,
}

impl MatchProgress<'_> {
    /// Returns the estimated time for the remaining games, at the current speed.
    pub fn left(&self) -> Option<Duration> {
        let played = self.games.len() - self.before;
        let left = self.planned - self.games.len();
        (played > 0).then(|| self.elapsed.mul_f64(left as f64 / played as f64))
    }
}

/// The way in which a run ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ended {
    /// Every game was played.
    Played,
    /// The test reached a verdict.
    Settled(TestVerdict),
    /// The run was stopped and can be resumed.
    Stopped,
}

/// The state that all tables share.
struct Hall<'a> {
    log: &'a mut Log,
    waiting: Vec<&'a Planned>,
    verdict: TestVerdict,
}

impl Match<'_> {
    /// Plays the games that the log lacks. Calls `tell` after every game and at regular intervals.
    pub fn run(
        &self,
        log: &mut Log,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(&MatchProgress),
    ) -> Result<Ended, LogError> {
        check(self.schedule, log)?;
        let definition = log.definition().clone();
        let done: BTreeSet<usize> = log.games().iter().map(|game| game.id).collect();
        // Games are taken from the end of the list.
        let waiting = self.schedule.games.iter().rev().filter(|game| !done.contains(&game.id)).collect();
        let verdict = verdict(log);
        let hall = Mutex::new(Hall { log, waiting, verdict });
        let (begin, planned) = (Instant::now(), self.schedule.games.len());
        let tell_all = |hall: &Hall, tell: &mut dyn FnMut(&MatchProgress)| {
            let games = hall.log.games();
            tell(&MatchProgress { games, planned, before: done.len(), elapsed: begin.elapsed() });
        };
        let halt = AtomicBool::new(false);
        let failure = thread::scope(|scope| {
            let (report, reports) = channel();
            for _ in 0..self.tables.max(1) {
                let report = report.clone();
                let (hall, definition, halt) = (&hall, &definition, &halt);
                scope.spawn(move || {
                    while let Some(next) = next(hall, halt) {
                        let Some(game) = self.play(definition, next, halt) else { break };
                        let kept = keep(hall, game);
                        let failed = kept.is_err();
                        if report.send(kept).is_err() || failed {
                            break;
                        }
                    }
                });
            }
            drop(report);
            let mut failure = None;
            loop {
                if stop.load(Ordering::Relaxed) {
                    halt.store(true, Ordering::Relaxed);
                }
                match reports.recv_timeout(TICK) {
                    Ok(Err(error)) => {
                        halt.store(true, Ordering::Relaxed);
                        failure = Some(error);
                    }
                    Ok(Ok(())) | Err(RecvTimeoutError::Timeout) => {
                        tell_all(&hall.lock().expect("no table panics"), tell);
                    }
                    Err(RecvTimeoutError::Disconnected) => return failure,
                }
            }
        });
        let hall = hall.into_inner().expect("no table panics");
        match (failure, hall.verdict) {
            (Some(error), _) => Err(error),
            (None, _) if hall.log.games().len() == planned && hall.verdict == TestVerdict::Open => {
                Ok(Ended::Played)
            }
            (None, TestVerdict::Open) => Ok(Ended::Stopped),
            (None, verdict) => Ok(Ended::Settled(verdict)),
        }
    }

    /// Plays a game; returns `None` if the match is stopped.
    fn play(&self, definition: &Definition, planned: &Planned, stop: &AtomicBool) -> Option<Finished> {
        let begin = Instant::now();
        let start = &self.schedule.starts[planned.start];
        let mut game = Game::new(self, definition, planned, start);
        while let Some(player) = game.table.to_move() {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            game.decide(player, definition, stop)?;
        }
        Some(game.finish(planned, begin.elapsed()))
    }
}

/// A game in progress.
struct Game {
    table: Table,
    line: Line,
    players: Vec<Hired>,
    clocks: PerPlayer<Duration>,
    slowest_ms: PerPlayer<u64>,
    forfeits: Vec<Forfeit>,
}

impl Game {
    fn new(contest: &Match, definition: &Definition, planned: &Planned, start: &Start) -> Game {
        let mut table = Table::new(contest.kind, &start.setup).expect("a start was opened before");
        for mv in &start.line.moves {
            table.play(mv).expect("an opening was played before");
        }
        table.seats =
            planned.seating.iter().map(|&engine| Seat::person(&definition.engines[engine])).collect();
        let seats = table.play_state().seats();
        let hire = |(seat, &engine): (usize, &usize)| {
            let seed = mix_key([definition.seed, 1, planned.id as u64, seat as u64]);
            Hired::new((contest.invite)(engine, seed))
        };
        Game {
            table,
            line: start.line.clone(),
            players: planned.seating.iter().enumerate().map(hire).collect(),
            clocks: PerPlayer::all(seats, definition.clock.map_or(Duration::ZERO, |clock| clock.base())),
            slowest_ms: PerPlayer::all(seats, 0),
            forfeits: Vec::new(),
        }
    }

    /// Plays one decision; a player that fails leaves the game. Returns `None` if the match is stopped.
    fn decide(
        &mut self,
        player: tabuleiro_core::Player,
        definition: &Definition,
        stop: &AtomicBool,
    ) -> Option<()> {
        let mut patience = Duration::from_millis(definition.patience_ms);
        let clocks =
            definition.clock.map(|control| Clocks { left: self.clocks, increment: control.increment() });
        if clocks.is_some() {
            patience = patience.min(self.clocks[player]);
        }
        let time = Time { player, clocks, unlimited: Duration::from_millis(definition.unlimited_ms) };
        let (failure, detail) = match self.players[player.index()].decide(&self.line, &time, patience, stop) {
            Err(NoDecision::Stopped) => return None,
            Err(NoDecision::Failed(failure, detail)) => (failure, detail),
            Ok((_, spent)) if spent > patience => {
                let (spent, patience) = (spent.as_millis(), patience.as_millis());
                (Failure::OutOfTime, format!("the answer took {spent} ms; the limit is {patience} ms"))
            }
            Ok((text, spent)) => {
                self.slowest_ms[player] = self.slowest_ms[player].max(spent.as_millis() as u64);
                if self.table.play(&text).is_ok() {
                    self.table.note_time(spent.as_millis() as u64);
                    let increment = definition.clock.map_or(Duration::ZERO, |control| control.increment());
                    self.clocks[player] = self.clocks[player].saturating_sub(spent) + increment;
                    self.line.moves.push(text);
                    return Some(());
                }
                (Failure::Illegal, format!("illegal move `{text}`"))
            }
        };
        self.forfeits.push(Forfeit { seat: player.index(), why: failure, detail });
        // A game of two ends here; with more players, the others continue where the rules allow it.
        let left = match failure {
            Failure::OutOfTime if self.players.len() == 2 => self.table.end(Ending::OutOfTime(player)),
            _ => self.table.resign(player),
        };
        left.expect("the player to move can leave");
        // No move expresses that a player left, so the others continue from the text of the new position.
        let position = Some(self.table.play_state().position_text());
        self.line = Line { setup: self.line.setup.clone(), position, moves: Vec::new() };
        Some(())
    }

    fn finish(self, planned: &Planned, took: Duration) -> Finished {
        let finish = self.table.finish().expect("the game is over");
        Finished {
            id: planned.id,
            start: planned.start,
            seating: planned.seating.clone(),
            results: finish.results.as_slice().to_vec(),
            ranks: finish.ranks.as_slice().to_vec(),
            forfeits: self.forfeits,
            decisions: self.table.play_state().steps().len(),
            slowest_ms: self.slowest_ms.as_slice().to_vec(),
            took_ms: took.as_millis() as u64,
            record: self.table.record().link(),
        }
    }
}

fn next<'a>(hall: &Mutex<Hall<'a>>, halt: &AtomicBool) -> Option<&'a Planned> {
    let mut hall = hall.lock().expect("no table panics");
    if halt.load(Ordering::Relaxed) || hall.verdict != TestVerdict::Open { None } else { hall.waiting.pop() }
}

/// Saves a game to disk.
fn keep(hall: &Mutex<Hall>, game: Finished) -> Result<(), LogError> {
    let mut hall = hall.lock().expect("no table panics");
    hall.log.append(game)?;
    hall.verdict = verdict(hall.log);
    Ok(())
}

/// Returns the verdict of the match's test; `Open` if there is none.
fn verdict(log: &Log) -> TestVerdict {
    let definition = log.definition();
    definition.sprt.map_or(TestVerdict::Open, |sprt| sprt.verdict(&whole_duel(definition, log.games(), 0, 1)))
}

/// Checks that the games of a log belong to this schedule.
fn check(schedule: &Schedule, log: &Log) -> Result<(), LogError> {
    let mut seen = BTreeSet::new();
    for (index, game) in log.games().iter().enumerate() {
        let planned = schedule.games.get(game.id);
        let fits = planned.is_some_and(|planned| {
            let start = &schedule.starts[planned.start].line;
            planned.start == game.start && planned.seating == game.seating && begins(log, game, start)
        });
        if !fits || !seen.insert(game.id) {
            let problem = LineProblem::NotPlanned;
            return Err(LogError::Line { path: log.path().into(), line: index + 2, problem });
        }
    }
    Ok(())
}

/// Returns whether a game began with this start's set-up and opening.
fn begins(log: &Log, game: &Finished, start: &Line) -> bool {
    let record = Record::parse_link(&log.definition().game, &game.record).map(|record| record.line());
    record.is_ok_and(|line| line.setup == start.setup && line.moves.starts_with(&start.moves))
}
