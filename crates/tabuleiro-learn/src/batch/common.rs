//! The parts that all games of a batch share.

use super::{BatchPlan, Reset};
use crate::observation::ObservationForm;
use crate::{LearnError, Shape};
use std::collections::BTreeSet;
use std::sync::Arc;
use tabuleiro_core::encode::{CellBits, Encode};
use tabuleiro_core::{Player, Random, Setup, mix_key};
use tabuleiro_table::Playable;

/// The parts that all games of a batch share.
pub(super) struct Common<G> {
    pub shape: Arc<Shape>,
    /// The games that a new game is chosen from.
    pub setups: Vec<SetUp<G>>,
    pub form: ObservationForm,
    pub packs_masks: bool,
    pub reset: Reset,
    /// The seats that the caller plays.
    is_callers: Vec<bool>,
    /// Factor of each scalar.
    pub factors: Vec<f32>,
}

/// A game with the planes that do not change.
pub(super) struct SetUp<G> {
    pub game: Arc<G>,
    pub fixed: Vec<CellBits>,
}

impl<G: Playable + Encode> Common<G> {
    pub(super) fn new(plan: &BatchPlan) -> Result<Common<G>, LearnError> {
        let mut games = Vec::new();
        for setup in setups::<G>(plan)? {
            games.push(G::from_setup(&setup)?);
        }
        // Boards of different sizes share the numbers of the largest one.
        let largest = games.iter().max_by_key(|game| game.encoding().cells).expect("at least one set-up");
        let shape = Arc::new(Shape::of(largest, plan.cells)?);
        let seats = shape.seats.count();
        let opponents = &plan.opponents;
        if opponents.len() > seats {
            return Err(LearnError::Length { what: "seats", found: opponents.len(), expected: seats });
        }
        let is_callers: Vec<bool> =
            (0..seats).map(|seat| opponents.get(seat).is_none_or(Option::is_none)).collect();
        if !is_callers.contains(&true) {
            return Err(LearnError::NoSeat);
        }
        let of_game = |game: G| {
            let mut fixed = vec![0; shape.fixed.len()];
            game.fixed_planes(&mut fixed);
            SetUp { game: Arc::new(game), fixed }
        };
        let setups = games.into_iter().map(of_game).collect();
        let factors =
            shape.encoding.scalars.iter().map(|scalar| 1.0 / f32::from(scalar.max.max(1))).collect();
        Ok(Common {
            setups,
            form: plan.form,
            packs_masks: plan.packs_masks,
            reset: plan.reset,
            is_callers,
            factors,
            shape,
        })
    }

    /// Returns whether the caller plays for a player.
    pub(super) fn is_callers(&self, player: Player) -> bool {
        self.is_callers[player.index()]
    }

    pub(super) fn mask_bytes(&self) -> usize {
        let actions = self.shape.numbering.count();
        if self.packs_masks { actions.div_ceil(8) } else { actions }
    }
}

/// Returns the different set-ups of a plan.
fn setups<G: Playable>(plan: &BatchPlan) -> Result<Vec<Setup>, LearnError> {
    if let Some(setup) = &plan.setup {
        return Ok(vec![setup.clone()]);
    }
    let mut random = Random::from_seed(mix_key([plan.seed, 1]));
    let (mut setups, mut seen) = (Vec::new(), BTreeSet::new());
    for _ in 0..plan.setups {
        let setup = G::draw_setup(&plan.options, &mut random)?;
        if seen.insert(setup.text(G::info())) {
            setups.push(setup);
        }
    }
    Ok(setups)
}
