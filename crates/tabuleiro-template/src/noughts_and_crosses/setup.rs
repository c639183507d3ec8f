//! Drawing, reading and writing set-ups.

use super::rules::{Rules, STARTS};
use super::{INFO, NoughtsAndCrosses};
use tabuleiro_core::{Options, Random, Seats, Setup, SetupError};

/// Draws a set-up by these options.
pub(super) fn draw(options: &Options, random: &mut Random) -> Setup {
    Setup::new(options.rule_set(), options.seats()).with(STARTS, options.starts(STARTS, random))
}

/// Reads a set-up and checks it.
pub(super) fn read(setup: &Setup) -> Result<NoughtsAndCrosses, SetupError> {
    let rules = Rules::named(setup.known_rule_set(&INFO)?.id);
    setup.expect_only(&[STARTS])?;
    Ok(NoughtsAndCrosses { rules, starts: setup.player(STARTS)? })
}

/// Returns the set-up of a game.
pub(super) fn write(game: &NoughtsAndCrosses) -> Setup {
    Setup::new(game.rules.rule_set, Seats::TWO).with(STARTS, game.starts)
}
