//! Many games of one kind, stepped at once into buffers that the caller owns. A step makes no allocation.

mod buffers;
mod common;
mod range;

pub use buffers::{Buffers, Observations};

use crate::observation::ObservationForm;
use crate::state::{NumberedState, Typed};
use crate::{LearnError, Shape};
use common::Common;
use range::Range;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tabuleiro_core::encode::Encode;
use tabuleiro_core::{Options, Setup};
use tabuleiro_engine::Spec;
use tabuleiro_table::Playable;

/// Most games of a batch.
pub const GAMES_MAX: usize = u32::MAX as usize;
/// Most set-ups that a batch draws in advance.
pub const SETUPS_MAX: usize = 1 << 16;
/// Most threads of a batch.
pub const THREADS_MAX: usize = 256;

/// The make-up of a batch.
#[derive(Clone, Debug)]
pub struct BatchPlan {
    /// Options of the set-ups that are drawn.
    pub options: Options,
    /// The set-up of all games, in place of drawn ones.
    pub setup: Option<Setup>,
    /// Number of games.
    pub games: usize,
    /// Number of different set-ups, drawn in advance; each new game takes one of them at random.
    pub setups: usize,
    /// Seed of everything.
    pub seed: u64,
    /// Form of the observations.
    pub form: ObservationForm,
    /// Whether a mask has a bit for each action, not a byte.
    pub packs_masks: bool,
    /// Observations of the numbering, if more than the board has.
    pub cells: Option<usize>,
    /// Engine in each seat; `None` where the caller plays.
    pub opponents: Vec<Option<Spec>>,
    /// Beginning of the next game.
    pub reset: Reset,
    /// Number of threads, each with a fixed range of the games.
    pub threads: usize,
}

/// The beginning of the next game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reset {
    /// The next game begins in the same step: its first observation takes the place of the last one.
    SameStep,
    /// The next game begins in the next step, whose action is ignored.
    NextStep,
    /// The game stays over until it is reset.
    Disabled,
}

/// Many games of one kind.
pub trait Batch: Send {
    /// Returns the meaning of the numbers.
    fn shape(&self) -> &Arc<Shape>;
    /// Returns the number of games.
    fn games(&self) -> usize;
    /// Returns the number of bytes of a mask.
    fn mask_bytes(&self) -> usize;
    /// Begins new games, all or the chosen ones; with new seeds, if there are any.
    fn reset(
        &mut self,
        seeds: Option<&[u64]>,
        chosen: Option<&[bool]>,
        buffers: Buffers,
        stop: &AtomicBool,
    ) -> Result<(), LearnError>;
    /// Plays an action in each game. Refuses all of them if one is illegal.
    fn step(&mut self, actions: &[i32], buffers: Buffers, stop: &AtomicBool) -> Result<(), LearnError>;
    /// Draws a legal action for each game, each with equal chances; 0 where a game is over.
    fn sample(&mut self, actions: &mut [i32]) -> Result<(), LearnError>;
    /// Returns the state of one game.
    fn state(&self, game: usize) -> Result<Box<dyn NumberedState>, LearnError>;
}

/// A batch that knows the type of its games.
pub(crate) struct Batched<G: Playable + Encode> {
    common: Common<G>,
    ranges: Vec<Range<G>>,
    /// Threads, where there are several ranges.
    pool: Option<rayon::ThreadPool>,
}

impl<G: Playable + Encode> Batched<G> {
    pub(crate) fn new(plan: &BatchPlan) -> Result<Batched<G>, LearnError> {
        within("games", plan.games, 1, GAMES_MAX)?;
        within("setups", plan.setups, 1, SETUPS_MAX)?;
        within("threads", plan.threads, 1, THREADS_MAX)?;
        let common = Common::new(plan)?;
        let count = plan.threads.min(plan.games);
        let ranges: Vec<Range<G>> = (0..count)
            .map(|index| {
                Range::new(&common, plan, plan.games * index / count, plan.games * (index + 1) / count)
            })
            .collect::<Result<_, _>>()?;
        let pool = rayon::ThreadPoolBuilder::new().num_threads(count).build().ok();
        Ok(Batched { common, ranges, pool: pool.filter(|_| count > 1) })
    }

    fn expect_length(&self, what: &'static str, found: usize) -> Result<(), LearnError> {
        let expected = self.games();
        if found == expected { Ok(()) } else { Err(LearnError::Length { what, found, expected }) }
    }
}

fn within(what: &'static str, found: usize, min: usize, max: usize) -> Result<(), LearnError> {
    let (min, max) = (min as i64, max as i64);
    let found = i64::try_from(found).unwrap_or(i64::MAX);
    if (min..=max).contains(&found) { Ok(()) } else { Err(LearnError::Range { what, found, min, max }) }
}

/// Does the work of each range, those of several threads at once.
fn each<G: Playable + Encode>(
    pool: Option<&rayon::ThreadPool>,
    ranges: &mut [Range<G>],
    buffers: Buffers,
    work: &(impl Fn(&mut Range<G>, Buffers) -> Result<(), LearnError> + Sync),
) -> Result<(), LearnError> {
    match pool {
        Some(pool) => pool.install(|| split(ranges, buffers, work)),
        None => split(ranges, buffers, work),
    }
}

fn split<G: Playable + Encode>(
    ranges: &mut [Range<G>],
    buffers: Buffers,
    work: &(impl Fn(&mut Range<G>, Buffers) -> Result<(), LearnError> + Sync),
) -> Result<(), LearnError> {
    match ranges {
        [] => Ok(()),
        [range] => work(range, buffers),
        _ => {
            let (left, right) = ranges.split_at_mut(ranges.len() / 2);
            let games = left.iter().map(Range::games).sum();
            let (buffers, others) = buffers.split_at(games);
            let (one, other) = rayon::join(|| split(left, buffers, work), || split(right, others, work));
            one.and(other)
        }
    }
}

impl<G: Playable + Encode> Batch for Batched<G> {
    fn shape(&self) -> &Arc<Shape> {
        &self.common.shape
    }
    fn games(&self) -> usize {
        self.ranges.iter().map(Range::games).sum()
    }
    fn mask_bytes(&self) -> usize {
        self.common.mask_bytes()
    }
    fn reset(
        &mut self,
        seeds: Option<&[u64]>,
        chosen: Option<&[bool]>,
        buffers: Buffers,
        stop: &AtomicBool,
    ) -> Result<(), LearnError> {
        seeds.map_or(Ok(()), |seeds| self.expect_length("seeds", seeds.len()))?;
        chosen.map_or(Ok(()), |chosen| self.expect_length("mask", chosen.len()))?;
        let common = &self.common;
        each(self.pool.as_ref(), &mut self.ranges, buffers, &|range, buffers| {
            let part = range.part();
            let (seeds, chosen) = (seeds.map(|all| &all[part.clone()]), chosen.map(|all| &all[part.clone()]));
            range.reset(common, seeds, chosen, buffers, stop);
            Ok(())
        })
    }
    fn step(&mut self, actions: &[i32], buffers: Buffers, stop: &AtomicBool) -> Result<(), LearnError> {
        self.expect_length("actions", actions.len())?;
        let common = &self.common;
        let of = |range: &Range<G>| &actions[range.part()];
        // All actions are checked before one is played.
        each(self.pool.as_ref(), &mut self.ranges, Buffers::default(), &|range, _| {
            range.check(common, of(range))
        })?;
        each(self.pool.as_ref(), &mut self.ranges, buffers, &|range, buffers| {
            range.step(common, buffers, stop);
            Ok(())
        })
    }
    fn sample(&mut self, actions: &mut [i32]) -> Result<(), LearnError> {
        self.expect_length("actions", actions.len())?;
        for range in &mut self.ranges {
            let part = range.part();
            range.sample(&self.common, &mut actions[part]);
        }
        Ok(())
    }
    fn state(&self, game: usize) -> Result<Box<dyn NumberedState>, LearnError> {
        within("game", game, 0, self.games() - 1)?;
        let range =
            self.ranges.iter().find(|range| range.part().contains(&game)).expect("every game has a range");
        let (setup, position) = range.position(game);
        let shape = Shape { fixed: self.common.setups[setup].fixed.clone(), ..(*self.common.shape).clone() };
        let game = self.common.setups[setup].game.clone();
        Ok(Box::new(Typed::at(game, Arc::new(shape), position)))
    }
}
