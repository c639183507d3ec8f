//! The fields of a set-up that change its rule set (S7). None of them is written unless it is chosen.

use super::rules::{COLONIES, COLONIES_OF_THE_REPORT, Rules};
use tabuleiro_core::{Message, Options, Setup, SetupError};

/// Adds what is chosen to a set-up.
pub(super) fn draw(setup: Setup, options: &Options) -> Setup {
    let has_colonies = options.rule_set().option(COLONIES).is_some();
    if has_colonies && options.choice(COLONIES) == COLONIES_OF_THE_REPORT {
        return setup.with(COLONIES, COLONIES_OF_THE_REPORT);
    }
    setup
}

/// Returns the rules of a set-up.
pub(super) fn read(setup: &Setup) -> Result<Rules, SetupError> {
    let rules = Rules::named(setup.rule_set);
    Ok(Rules { colonies: read_colonies(setup, &rules)?, ..rules })
}

/// S7.9: the colonies that are counted where they were not.
fn read_colonies(setup: &Setup, rules: &Rules) -> Result<Option<u8>, SetupError> {
    let Some(text) = setup.optional(COLONIES) else { return Ok(rules.colonies) };
    if rules.colonies.is_some() {
        return Err(SetupError::Unknown(COLONIES.into()));
    }
    let counted = text.parse().ok().filter(|_| text == COLONIES_OF_THE_REPORT);
    counted.map(Some).ok_or_else(|| {
        SetupError::field(COLONIES, Message::new("problem-colonies-of-setup").text("found", text))
    })
}

/// Adds what differs from the rule set to a set-up.
pub(super) fn write(setup: Setup, rules: &Rules) -> Setup {
    match (Rules::named(rules.id).colonies, rules.colonies) {
        (None, Some(colonies)) => setup.with(COLONIES, colonies),
        _ => setup,
    }
}
