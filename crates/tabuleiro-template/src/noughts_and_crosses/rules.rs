//! The rule sets as values, and what can be chosen at set-up.

use tabuleiro_core::Seats;
use tabuleiro_core::info::{OptionInfo, OptionKind, RuleSet};

/// A rule set.
#[derive(Debug)]
pub(super) struct Rules {
    /// The rule set, as a menu shows it.
    pub rule_set: &'static RuleSet,
    /// Whether three in a row win (N3.1); else they lose (N3.2).
    pub three_win: bool,
}

/// The rule sets, the default first.
pub(super) static RULE_SETS: [RuleSet; 2] = [rule_set("plain"), rule_set("misere")];

static PLAIN: Rules = Rules { rule_set: &RULE_SETS[0], three_win: true };
static MISERE: Rules = Rules { rule_set: &RULE_SETS[1], three_win: false };

impl Rules {
    /// Returns the rules of one of the game's rule sets.
    pub(super) fn named(id: &str) -> &'static Rules {
        let mut all = [&PLAIN, &MISERE].into_iter();
        all.find(|rules| rules.rule_set.id == id).expect("every rule set has its rules")
    }
}

/// The seat that marks first (N1.2).
pub(super) const STARTS: &str = "starts";

const fn rule_set(id: &'static str) -> RuleSet {
    RuleSet {
        id,
        seats_min: Seats::TWO,
        seats_max: Seats::TWO,
        together: false,
        options: &[OptionInfo { id: STARTS, kind: OptionKind::Starts }],
    }
}
