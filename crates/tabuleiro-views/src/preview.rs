//! Previews of set-ups.

use crate::Complaint;
use crate::spelling::in_words;
use serde::Deserialize;
use std::collections::BTreeMap;
use tabuleiro_core::Random;
use tabuleiro_room::{Plan, TablePlan};
use tabuleiro_table::Table;
use tabuleiro_words::said::PositionView;

/// A set-up that is wished for.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PreviewWish {
    /// The game's id.
    pub game: String,
    /// The rule set's id; the game's first if none is given.
    pub rule_set: Option<String>,
    /// Number of seats; the smallest by default.
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 4))]
    pub seats: Option<usize>,
    /// Choices of the set-up, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// A whole set-up as text, instead of one that is drawn.
    pub setup: Option<String>,
    /// The name of a map that I keep.
    pub map: Option<String>,
    /// Seed of the drawn set-up; equal seeds draw equal set-ups.
    pub seed: Option<u64>,
}

impl PreviewWish {
    /// Returns the plan of a table that is set up like this; a kept map is not looked up.
    pub fn plan(self) -> TablePlan {
        let PreviewWish { game, rule_set, seats, options, setup, map: _, seed: _ } = self;
        TablePlan { rule_set, seats, options, setup, ..TablePlan::of_game(game) }
    }
}

/// Returns a set-up, drawn and not played.
pub fn preview(plan: TablePlan, seed: u64, language: &'static str) -> Result<PositionView, Complaint> {
    Ok(in_words(lay(plan, seed)?, language))
}

/// Returns a planned table before its first move. Equal seeds give equal tables.
pub(crate) fn lay(plan: TablePlan, seed: u64) -> Result<Table, Complaint> {
    let plan = Plan::check(plan)?;
    let setup = plan.draw(&mut Random::from_seed(seed))?;
    Table::open_as(plan.kind, &setup).map_err(|error| Complaint::of_game(plan.kind.info, &error))
}
