//! The rule sets as values, and what can be chosen at set-up.

use super::species::Side;
use tabuleiro_core::Seats;
use tabuleiro_core::info::{OptionInfo, OptionKind, RuleSet};

/// A rule set.
#[derive(Debug)]
pub(super) struct Rules {
    /// The rule set, as a menu shows it.
    pub rule_set: &'static RuleSet,
    /// The side that moves first (G1.4).
    pub first: Side,
}

/// The rule sets, the default first.
pub(super) static RULE_SETS: [RuleSet; 2] = [rule_set("published"), rule_set("report")];

/// G1.4: the orcs move first.
pub(super) static PUBLISHED: Rules = Rules { rule_set: &RULE_SETS[0], first: Side::Orcs };

/// G1.4: the goblins, who hold the skull, move first.
pub(super) static REPORT: Rules = Rules { rule_set: &RULE_SETS[1], first: Side::Goblins };

impl Rules {
    /// Returns the rules of one of the game's rule sets.
    pub(super) fn named(id: &str) -> &'static Rules {
        let mut all = [&PUBLISHED, &REPORT].into_iter();
        all.find(|rules| rules.rule_set.id == id).expect("every rule set has its rules")
    }
}

/// The seat that plays the side that moves first.
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
