//! A range of the games of a batch: what one thread does.

use super::buffers::{Buffers, Observations};
use super::common::Common;
use super::{BatchPlan, Reset};
use crate::LearnError;
use crate::observation::{ObservationForm, pack, set_bits, spread, spread_floats};
use crate::state::utilities;
use std::sync::atomic::AtomicBool;
use tabuleiro_core::encode::{CellBits, Encode};
use tabuleiro_core::{Explain, History, Player, Random, Status, mix_key};
use tabuleiro_engine::native::Stopwatch;
use tabuleiro_engine::{Alone, Control, Engine, Limits};
use tabuleiro_table::Playable;

/// Some of the games of a batch, with the engines that play in them.
pub(super) struct Range<G: Playable + Encode> {
    /// Number of the first game.
    first: usize,
    games: Vec<Running<G>>,
    /// Engine in each seat; `None` where the caller or chance plays.
    opponents: Vec<Option<Opponent<G>>>,
    planes: Vec<CellBits>,
    scalars: Vec<u8>,
    /// Room for the moves of one game. Games keep copies no larger than they need, since lists with room for the most moves of any
    /// position would share few lines of the cache.
    moves: Vec<G::Move>,
    /// For samples, so that drawing them changes no game.
    random: Random,
}

/// An engine with its limits.
struct Opponent<G: Playable + Encode> {
    engine: Box<dyn Engine<G>>,
    limits: Limits,
}

/// A game in progress.
struct Running<G: Playable + Encode> {
    setup: usize,
    position: G::Position,
    legal: Vec<G::Move>,
    /// The checked action of this step.
    next: Option<G::Move>,
    /// The player who decides, or decided last.
    player: Player,
    random: Random,
    decisions: u32,
    is_over: bool,
}

impl<G: Playable + Encode> Range<G> {
    pub(super) fn new(
        common: &Common<G>,
        plan: &BatchPlan,
        first: usize,
        end: usize,
    ) -> Result<Range<G>, LearnError> {
        let mut games = Vec::new();
        let too_many = |_| LearnError::Memory { bytes: ((end - first) * size_of::<Running<G>>()) as u64 };
        games.try_reserve_exact(end - first).map_err(too_many)?;
        games.extend((first..end).map(|game| Running::new(common, mix_key([plan.seed, 2, game as u64]))));
        let some = &common.setups[0].game;
        let mut opponents = Vec::new();
        for spec in &plan.opponents {
            let spec = spec.as_ref().filter(|spec| spec.kind != tabuleiro_engine::EngineKind::Random);
            let engine =
                spec.map(|spec| spec.build(&**some).map(|engine| Opponent { engine, limits: spec.limits() }));
            opponents.push(engine.transpose()?);
        }
        let encoding = &common.shape.encoding;
        Ok(Range {
            first,
            games,
            opponents,
            planes: vec![0; encoding.planes.len()],
            scalars: vec![0; encoding.scalars.len()],
            moves: Vec::new(),
            random: Random::from_seed(mix_key([plan.seed, 3, first as u64])),
        })
    }

    pub(super) fn games(&self) -> usize {
        self.games.len()
    }

    /// Returns the numbers of its games.
    pub(super) fn part(&self) -> std::ops::Range<usize> {
        self.first..self.first + self.games.len()
    }

    /// Returns the set-up and position of one of its games.
    pub(super) fn position(&self, game: usize) -> (usize, G::Position) {
        let running = &self.games[game - self.first];
        (running.setup, running.position)
    }

    pub(super) fn reset(
        &mut self,
        common: &Common<G>,
        seeds: Option<&[u64]>,
        chosen: Option<&[bool]>,
        mut buffers: Buffers,
        stop: &AtomicBool,
    ) {
        for game in 0..self.games.len() {
            if chosen.is_some_and(|chosen| !chosen[game]) {
                continue;
            }
            if let Some(seeds) = seeds {
                self.games[game].random = Random::from_seed(seeds[game]);
            }
            self.begin(common, game, stop);
            buffers.over[game] = 0;
            self.write(common, game, true, &mut buffers);
        }
    }

    /// Checks the actions and keeps them for the step.
    pub(super) fn check(&mut self, common: &Common<G>, actions: &[i32]) -> Result<(), LearnError> {
        for (index, (running, &number)) in self.games.iter_mut().zip(actions).enumerate() {
            let mv = usize::try_from(number).ok().and_then(|number| common.shape.numbering.action(number));
            let mv = mv.and_then(|action| common.setups[running.setup].game.move_of(action));
            running.next = mv.filter(|mv| running.legal.contains(mv));
            if running.next.is_none() && !running.is_over {
                return Err(refused(common, self.first + index, number));
            }
        }
        Ok(())
    }

    /// Plays the checked actions.
    pub(super) fn step(&mut self, common: &Common<G>, mut buffers: Buffers, stop: &AtomicBool) {
        let seats = common.shape.seats.count();
        for game in 0..self.games.len() {
            let rewards = &mut buffers.rewards[game * seats..(game + 1) * seats];
            rewards.fill(0.0);
            buffers.over[game] = 0;
            if self.games[game].is_over {
                if common.reset == Reset::NextStep {
                    self.begin(common, game, stop);
                    self.write(common, game, true, &mut buffers);
                }
                continue;
            }
            let running = &mut self.games[game];
            let mv = running.next.take().expect("the action of a game in progress was checked");
            common.setups[running.setup].game.play_unchecked(&mut running.position, mv);
            running.decisions += 1;
            let outcome = self.play_on(common, game, stop);
            let mut is_new = false;
            if let Some(outcome) = outcome {
                rewards.copy_from_slice(utilities(&outcome).as_slice());
                buffers.over[game] = 1;
                if common.reset == Reset::SameStep {
                    self.write_last(common, game, &mut buffers);
                    self.begin(common, game, stop);
                    is_new = true;
                }
            }
            self.write(common, game, is_new, &mut buffers);
        }
    }

    /// Draws legal actions.
    pub(super) fn sample(&mut self, common: &Common<G>, actions: &mut [i32]) {
        for (running, action) in self.games.iter().zip(actions) {
            *action = 0;
            if !running.is_over {
                let mv = self.random.choose(&running.legal);
                *action = common.number(running.setup, mv) as i32;
            }
        }
    }

    /// Begins another game and plays it up to the caller's first decision.
    fn begin(&mut self, common: &Common<G>, game: usize, stop: &AtomicBool) {
        loop {
            self.games[game].begin(common);
            // A game that ends without a decision of the caller's is followed by another.
            if self.play_on(common, game, stop).is_none() {
                return;
            }
        }
    }

    /// Plays for the opponents until the caller decides; returns the outcome if the game is over.
    fn play_on(
        &mut self,
        common: &Common<G>,
        game: usize,
        stop: &AtomicBool,
    ) -> Option<tabuleiro_core::Outcome> {
        loop {
            let running = &mut self.games[game];
            let rules = &*common.setups[running.setup].game;
            running.legal.clear();
            let player = match rules.status(&running.position) {
                Status::Over(outcome) => {
                    running.is_over = true;
                    return Some(outcome);
                }
                Status::ToMove(player) => player,
            };
            if common.is_callers(player) {
                self.moves.clear();
                rules.legal_moves(&running.position, &mut self.moves);
                running.legal.extend_from_slice(&self.moves);
                running.player = player;
                return None;
            }
            let mv = if let Some(Some(opponent)) = self.opponents.get_mut(player.index()) {
                decided(opponent, rules, running, stop)
            } else {
                self.moves.clear();
                rules.legal_moves(&running.position, &mut self.moves);
                running.random.choose(&self.moves)
            };
            rules.play_unchecked(&mut running.position, mv);
            running.decisions += 1;
        }
    }

    /// Writes what a game looks like now.
    fn write(&mut self, common: &Common<G>, game: usize, is_new: bool, buffers: &mut Buffers) {
        let games = self.games.len();
        let row = buffers.observations.row(game, games);
        self.observe(common, game, is_new, row);
        let running = &self.games[game];
        if buffers.over[game] == 0 || !is_new {
            buffers.decisions[game] = running.decisions;
        }
        buffers.to_move[game] = if running.is_over { -1 } else { running.player.index() as i8 };
        let bytes = common.mask_bytes();
        let mask = &mut buffers.masks[game * bytes..(game + 1) * bytes];
        let numbers = running.legal.iter().map(|&mv| common.number(running.setup, mv));
        if common.packs_masks {
            set_bits(numbers, mask);
        } else {
            mask.fill(0);
            numbers.for_each(|number| mask[number] = 1);
        }
    }

    /// Writes the end of a game whose place another one takes.
    fn write_last(&mut self, common: &Common<G>, game: usize, buffers: &mut Buffers) {
        buffers.decisions[game] = self.games[game].decisions;
        let games = self.games.len();
        let row = buffers.last_observations.row(game, games);
        if !matches!(&row, Observations::Bytes(bytes) if bytes.is_empty()) {
            self.observe(common, game, true, row);
        }
    }

    /// Writes an observation; the planes that do not change only in a new game.
    fn observe(&mut self, common: &Common<G>, game: usize, is_new: bool, row: Observations) {
        let Range { planes, scalars, games, .. } = self;
        let running = &games[game];
        let setup = &common.setups[running.setup];
        setup.game.observe(&running.position, running.player, planes, scalars);
        let cells = common.shape.numbering.cells();
        let items = common.form.plane_items(cells);
        match row {
            Observations::Floats(row) => {
                let (fixed, rest) = row.split_at_mut(items * setup.fixed.len());
                let (moving, beside) = rest.split_at_mut(items * planes.len());
                if is_new {
                    spread_floats(&setup.fixed, cells, fixed);
                }
                spread_floats(planes, cells, moving);
                let values = scalars.iter().zip(&common.factors);
                beside
                    .iter_mut()
                    .zip(values)
                    .for_each(|(to, (&value, factor))| *to = f32::from(value) * factor);
            }
            Observations::Bytes(row) => {
                let (fixed, rest) = row.split_at_mut(items * setup.fixed.len());
                let (moving, beside) = rest.split_at_mut(items * planes.len());
                let write = if common.form == ObservationForm::Bits { pack } else { spread };
                if is_new {
                    write(&setup.fixed, cells, fixed);
                }
                write(planes, cells, moving);
                beside.copy_from_slice(scalars);
            }
        }
    }
}

impl<G: Playable + Encode> Common<G> {
    #[inline]
    fn number(&self, setup: usize, mv: G::Move) -> usize {
        self.shape.numbering.number(self.setups[setup].game.action(mv))
    }
}

impl<G: Playable + Encode> Running<G> {
    fn new(common: &Common<G>, seed: u64) -> Running<G> {
        Running {
            setup: 0,
            position: common.setups[0].game.start(),
            legal: Vec::new(),
            next: None,
            player: Player::ONE,
            random: Random::from_seed(seed),
            decisions: 0,
            is_over: true,
        }
    }

    fn begin(&mut self, common: &Common<G>) {
        self.setup = self.random.below(common.setups.len());
        self.position = common.setups[self.setup].game.start();
        self.decisions = 0;
        self.is_over = false;
    }
}

/// Returns an engine's move. Engines search a game whose hidden part is imagined.
#[cold]
fn decided<G: Playable + Encode>(
    opponent: &mut Opponent<G>,
    game: &G,
    running: &mut Running<G>,
    stop: &AtomicBool,
) -> G::Move {
    let position = running.position;
    let imagined = game.imagine(&position, &mut running.random);
    let history = History {
        game: imagined.as_ref().unwrap_or(game),
        start: &position,
        moves: &[],
        position: &position,
    };
    // The engine plays in many games: what it remembers is of another one.
    opponent.engine.new_game();
    let mut control = Control {
        timer: &Stopwatch::start(),
        stop,
        workers: &Alone,
        random: &mut running.random,
        info: &mut |_| {},
    };
    opponent.engine.think(&history, &opponent.limits, &mut control).best()
}

/// Explains why an action is refused.
#[cold]
fn refused<G: Playable + Encode>(common: &Common<G>, game: usize, number: i32) -> LearnError {
    let count = common.shape.numbering.count();
    let problem = match usize::try_from(number) {
        Ok(found) if found < count => LearnError::Illegal { number: found, text: common.text(found) },
        _ => LearnError::Number { found: number.into(), count },
    };
    LearnError::InGame { game, problem: problem.explain() }
}

impl<G: Playable + Encode> Common<G> {
    /// Returns an action by name.
    fn text(&self, number: usize) -> String {
        let action = self.shape.numbering.action(number).expect("a number below the count");
        let (name, values) = self.shape.values_of(action);
        let values = values.into_iter().map(|value| value.value);
        std::iter::once(name.to_string()).chain(values).collect::<Vec<_>>().join(" ")
    }
}
