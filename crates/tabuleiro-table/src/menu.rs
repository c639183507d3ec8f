//! What there is to choose, for other programs.

use crate::kind::Kind;
use serde::Serialize;
use tabuleiro_core::Seats;
use tabuleiro_core::info::{OptionInfo, OptionKind, RuleSet};

/// A game as a menu offers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Menu {
    /// The game's id.
    pub id: &'static str,
    /// What begins its texts.
    pub code: &'static str,
    /// The version of its texts.
    pub version: u8,
    /// Who designed it.
    pub designer: &'static str,
    /// Its rule sets, the default first.
    pub rule_sets: Vec<RuleSetMenu>,
}

/// A rule set as a menu offers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RuleSetMenu {
    /// Its id.
    pub id: &'static str,
    /// With how many it can be played.
    pub seats: Vec<usize>,
    /// Whether everyone wins or loses together.
    pub together: bool,
    /// What can be chosen.
    pub options: Vec<OptionMenu>,
    /// The computer players, by their specifications.
    pub levels: Vec<String>,
    /// The same by their short names.
    pub short_levels: Vec<String>,
}

/// Something to choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum OptionMenu {
    Number { id: &'static str, min: u32, max: u32, default: u32 },
    Choice { id: &'static str, choices: &'static [&'static str], default: &'static str },
    Starts { id: &'static str, seat: bool, default: &'static str },
    Text { id: &'static str, text: bool },
}

impl Kind {
    /// What there is to choose.
    pub fn menu(&self) -> Menu {
        let info = self.info;
        Menu {
            id: info.id,
            code: info.code,
            version: info.version,
            designer: info.designer,
            rule_sets: info.rule_sets.iter().map(|rule_set| self.rule_set_menu(rule_set)).collect(),
        }
    }

    fn rule_set_menu(&self, rule_set: &'static RuleSet) -> RuleSetMenu {
        let levels = self.levels(rule_set);
        RuleSetMenu {
            id: rule_set.id,
            seats: rule_set.seats().map(Seats::count).collect(),
            together: rule_set.together,
            options: rule_set.options.iter().map(OptionMenu::of).collect(),
            levels: levels.iter().map(|level| level.spec.to_string()).collect(),
            short_levels: levels.into_iter().map(|level| level.short).collect(),
        }
    }
}

impl OptionMenu {
    fn of(option: &'static OptionInfo) -> OptionMenu {
        let id = option.id;
        match option.kind {
            OptionKind::Number { min, max, default } => OptionMenu::Number { id, min, max, default },
            OptionKind::Choice(choices) => OptionMenu::Choice { id, choices, default: choices[0] },
            OptionKind::Starts => OptionMenu::Starts { id, seat: true, default: "1" },
            OptionKind::Text => OptionMenu::Text { id, text: true },
        }
    }
}
