//! A batch does what its games do one by one.

use std::sync::atomic::AtomicBool;
use tabuleiro_core::{Options, Random, Status};
use tabuleiro_learn::{
    Batch, BatchPlan, Buffers, NumberedState, ObservationForm, Observations, Reset, Subject, subjects,
    utilities,
};
use tabuleiro_template::NoughtsAndCrosses;

/// A batch with its buffers.
struct Stepped {
    batch: Box<dyn Batch>,
    observations: Vec<u8>,
    last: Vec<u8>,
    masks: Vec<u8>,
    rewards: Vec<f32>,
    to_move: Vec<i8>,
    over: Vec<u8>,
    decisions: Vec<u32>,
    actions: Vec<i32>,
}

fn plan(options: &Options, games: usize, reset: Reset) -> BatchPlan {
    BatchPlan {
        options: options.clone(),
        setup: None,
        games,
        setups: 3,
        seed: 1,
        form: ObservationForm::Uint8,
        packs_masks: false,
        cells: None,
        opponents: Vec::new(),
        reset,
        threads: 1,
    }
}

impl Stepped {
    fn new(subject: &Subject, plan: &BatchPlan) -> Stepped {
        let batch = subject.batch(plan).unwrap();
        let (games, shape) = (plan.games, batch.shape().clone());
        let items = games * plan.form.items(&shape);
        let mut stepped = Stepped {
            observations: vec![9; items],
            last: vec![9; items],
            masks: vec![9; games * batch.mask_bytes()],
            rewards: vec![9.0; games * shape.seats.count()],
            to_move: vec![9; games],
            over: vec![9; games],
            decisions: vec![9; games],
            actions: vec![0; games],
            batch,
        };
        stepped.with(|batch, _, buffers| batch.reset(None, None, buffers, &AtomicBool::new(false)).unwrap());
        stepped
    }

    fn with<T>(&mut self, call: impl FnOnce(&mut dyn Batch, &mut [i32], Buffers) -> T) -> T {
        let buffers = Buffers {
            observations: Observations::Bytes(&mut self.observations),
            last_observations: Observations::Bytes(&mut self.last),
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            to_move: &mut self.to_move,
            over: &mut self.over,
            decisions: &mut self.decisions,
        };
        call(&mut *self.batch, &mut self.actions, buffers)
    }

    fn step_at_random(&mut self) {
        self.batch.sample(&mut self.actions).unwrap();
        self.step();
    }

    fn step(&mut self) {
        self.with(|batch, actions, buffers| batch.step(actions, buffers, &AtomicBool::new(false)).unwrap());
    }

    /// Compares a game's part of the buffers with its state.
    fn check(&self, game: usize, state: &dyn NumberedState) {
        let at = state.position_text();
        let items = self.observations.len() / self.to_move.len();
        let Status::ToMove(player) = state.status() else { panic!("{at} is over") };
        assert_eq!(usize::try_from(self.to_move[game]), Ok(player.index()), "{at}");
        let mut seen = vec![0; items];
        state.observe_bytes(player, ObservationForm::Uint8, &mut seen);
        assert_eq!(self.observations[game * items..(game + 1) * items], seen, "{at}");
        let bytes = self.batch.mask_bytes();
        let mask = &self.masks[game * bytes..(game + 1) * bytes];
        let marked = (0..).zip(mask).filter(|(_, bit)| **bit == 1).map(|(number, _)| number);
        assert_eq!(marked.collect::<Vec<u32>>(), state.legal(), "{at}");
    }
}

/// Plays a batch beside single states and compares every buffer after every step.
fn check_subject(subject: &Subject) {
    for rule_set in subject.info.rule_sets {
        for seats in rule_set.seats() {
            let options = Options::of(rule_set).with_seats(seats.count()).unwrap();
            let mut stepped = Stepped::new(subject, &plan(&options, 5, Reset::SameStep));
            let mut states: Vec<_> = (0..5).map(|game| stepped.batch.state(game).unwrap()).collect();
            for _ in 0..300 {
                (0..5).for_each(|game| stepped.check(game, &*states[game]));
                stepped.step_at_random();
                for (game, state) in states.iter_mut().enumerate() {
                    state.apply(stepped.actions[game].into()).unwrap();
                    let rewards = &stepped.rewards[game * seats.count()..(game + 1) * seats.count()];
                    let over = state.status().outcome().copied();
                    assert_eq!(stepped.over[game] == 1, over.is_some());
                    match over {
                        Some(outcome) => {
                            assert_eq!(rewards, utilities(&outcome).as_slice());
                            assert_eq!(stepped.decisions[game] as usize, state.history().len());
                            *state = stepped.batch.state(game).unwrap();
                        }
                        None => assert!(rewards.iter().all(|&reward| reward == 0.0)),
                    }
                }
            }
        }
    }
}

#[test]
fn a_batch_of_every_game_shows_what_its_games_show_one_by_one() {
    subjects().iter().for_each(check_subject);
    check_subject(&Subject::of::<NoughtsAndCrosses>());
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let subject = Subject::of::<NoughtsAndCrosses>();
    let options = Options::default_of(subject.info);
    let played = |threads: usize| {
        let plan = BatchPlan { threads, ..plan(&options, 7, Reset::NextStep) };
        let mut stepped = Stepped::new(&subject, &plan);
        // The first legal action of each game: samples are drawn by range.
        for _ in 0..40 {
            let bytes = stepped.batch.mask_bytes();
            let first = |mask: &[u8]| mask.iter().position(|&bit| bit == 1).unwrap_or(0) as i32;
            stepped.actions = stepped.masks.chunks(bytes).map(first).collect();
            stepped.step();
        }
        (stepped.observations, stepped.masks, stepped.to_move, stepped.decisions)
    };
    assert_eq!(played(1), played(3));
}

#[test]
fn an_illegal_action_is_refused_and_no_game_moves() {
    let subject = Subject::of::<NoughtsAndCrosses>();
    let mut stepped = Stepped::new(&subject, &plan(&Options::default_of(subject.info), 3, Reset::SameStep));
    stepped.actions = vec![4; 3];
    stepped.step();
    let before = stepped.observations.clone();
    for (wrong, id) in [(4, "error-action-illegal"), (9, "error-action-number"), (-1, "error-action-number")]
    {
        stepped.actions = vec![0, 0, wrong];
        let refused =
            stepped.with(|batch, actions, buffers| batch.step(actions, buffers, &AtomicBool::new(false)));
        let problem = refused.unwrap_err().to_string();
        assert!(problem.contains(id) && problem.contains('2'), "{problem}");
        assert_eq!(stepped.observations, before);
    }
}

#[test]
fn opponents_answer_within_the_step_and_the_caller_keeps_the_seat() {
    let subject = Subject::of::<NoughtsAndCrosses>();
    let options = Options::default_of(subject.info);
    for opponent in ["random", "alpha-beta nodes=200"] {
        let opponents = vec![None, Some(opponent.parse().unwrap())];
        let mut stepped =
            Stepped::new(&subject, &BatchPlan { opponents, ..plan(&options, 4, Reset::SameStep) });
        for _ in 0..60 {
            stepped.step_at_random();
            assert!(stepped.to_move.iter().all(|&seat| seat == 0), "{:?}", stepped.to_move);
        }
    }
    let opponents = vec![Some("random".parse().unwrap()); 2];
    assert!(subject.batch(&BatchPlan { opponents, ..plan(&options, 4, Reset::SameStep) }).is_err());
}

#[test]
fn a_finished_game_waits_for_the_next_step_or_for_ever() {
    let subject = Subject::of::<NoughtsAndCrosses>();
    let options = Options::default_of(subject.info);
    for reset in [Reset::NextStep, Reset::Disabled] {
        let mut stepped = Stepped::new(&subject, &plan(&options, 1, reset));
        while stepped.over[0] == 0 {
            stepped.step_at_random();
        }
        assert_eq!(stepped.to_move, [-1]);
        assert!(stepped.masks.iter().all(|&bit| bit == 0));
        stepped.actions = vec![-7];
        stepped.step();
        assert_eq!((stepped.to_move[0] == -1, stepped.over[0]), (reset == Reset::Disabled, 0));
    }
}

#[test]
fn the_forms_of_an_observation_say_the_same() {
    let mut random = Random::from_seed(3);
    for subject in subjects() {
        let setup = subject.draw(&Options::default_of(subject.info), &mut random).unwrap();
        let state = subject.open(&setup, None).unwrap();
        let shape = state.shape().clone();
        let player = state.status().to_move().unwrap();
        let (mut floats, mut bytes) = (vec![0.0; shape.values()], vec![0; shape.values()]);
        let mut bits = vec![0; ObservationForm::Bits.items(&shape)];
        state.observe(player, &mut floats);
        state.observe_bytes(player, ObservationForm::Uint8, &mut bytes);
        state.observe_bytes(player, ObservationForm::Bits, &mut bits);
        let (cells, planes) = (shape.numbering.cells(), shape.planes());
        for (index, &byte) in bytes[..planes * cells].iter().enumerate() {
            let (plane, cell) = (index / cells, index % cells);
            assert_eq!(bits[plane * cells.div_ceil(8) + cell / 8] >> (cell % 8) & 1, byte);
            assert!((floats[index] - f32::from(byte)).abs() < 1e-6);
        }
        assert_eq!(bits[planes * cells.div_ceil(8)..], bytes[planes * cells..]);
    }
}

#[test]
fn a_wider_numbering_plays_the_same_game() {
    for subject in subjects() {
        let setup = subject.draw(&Options::default_of(subject.info), &mut Random::from_seed(5)).unwrap();
        let (mut own, mut wide) =
            (subject.open(&setup, None).unwrap(), subject.open(&setup, Some(128)).unwrap());
        assert!(wide.shape().numbering.count() > own.shape().numbering.count());
        for _ in 0..20 {
            let (some, others) = (own.legal(), wide.legal());
            assert_eq!(some.len(), others.len());
            if some.is_empty() {
                break;
            }
            let text = own.action_text(some[0].into()).unwrap().unwrap();
            let number = wide.action_of_text(&text).unwrap();
            assert!(others.contains(&(number as u32)));
            own.apply(some[0].into()).unwrap();
            wide.apply(number as i64).unwrap();
            assert_eq!(own.position_text(), wide.position_text());
        }
        assert!(subject.open(&setup, Some(2)).is_err() && subject.open(&setup, Some(129)).is_err());
    }
}
