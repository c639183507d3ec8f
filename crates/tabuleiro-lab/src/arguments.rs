//! Arguments that all tools take: a game, a rule set and its options.

use anyhow::{Context, Result};
use clap::builder::PossibleValuesParser;
use tabuleiro_core::{Game, Options};
use tabuleiro_games::for_each_game;

/// Returns a parser that accepts the names of the games.
pub fn games() -> PossibleValuesParser {
    macro_rules! ids {
        ($($name:ident: $game:ty,)*) => { PossibleValuesParser::new([$(<$game>::info().id),*]) };
    }
    for_each_game!(ids)
}

/// Returns a rule set for this number of seats, with options as `OPTION=VALUE`.
pub fn options<G: Game>(rule_set: &str, seats: usize, chosen: &[String]) -> Result<Options> {
    let mut options = Options::named(G::info(), rule_set)?.with_seats(seats)?;
    for option in chosen {
        let (name, value) =
            option.split_once('=').with_context(|| format!("`{option}` is not OPTION=VALUE"))?;
        options = options.with(name, value)?;
    }
    Ok(options)
}
