//! Differences between the rule sets, and options.

use super::board::{BoardKind, CellSet};
use super::tiles::{Kind, Side, Tiles};
use tabuleiro_core::Seats;
use tabuleiro_core::info::{OptionInfo, OptionKind, RuleSet};

/// The rules of one game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Rules {
    /// The tiles a tower can be placed on.
    pub placement: Placement,
    /// Whether [`QUIET_TURNS_MAX`] turns without a sink end the game.
    pub limited: bool,
}

/// The tiles a tower can be placed on (Y1.4).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Placement {
    /// Those of its colour or its shape.
    ColourOrShape,
    /// Those of its colour and its shape.
    ColourAndShape,
}

/// Number of turns in a row without a sink that ends the game (Y4.4).
pub(super) const QUIET_TURNS_MAX: u8 = 60;
/// Number of sinks since the opponent's last one that wins (Y4.2).
pub(super) const QUICKSAND: u8 = 4;
/// Number of passes of one player in a row that ends the game (Y4.3).
pub(super) const PASSES_MAX: u8 = 4;

/// The rule sets, the default first.
pub(super) static RULE_SETS: [RuleSet; 2] = [rule_set("published"), rule_set("report")];

const fn rule_set(id: &'static str) -> RuleSet {
    RuleSet { id, seats_min: Seats::TWO, seats_max: Seats::TWO, together: false, options: &OPTIONS }
}

/// The options of both rule sets.
static OPTIONS: [OptionInfo; 3] = [
    OptionInfo { id: "board", kind: OptionKind::Choice(&[BoardKind::Major.id(), BoardKind::Minor.id()]) },
    OptionInfo { id: "placement", kind: OptionKind::Choice(&["players", AUTOMATIC]) },
    OptionInfo { id: "limit", kind: OptionKind::Choice(&[LIMITED, UNLIMITED]) },
];

/// The choice that the set-up places the towers.
pub(super) const AUTOMATIC: &str = "automatic";
/// The choice, and the field, that turns without a sink end the game.
pub(super) const LIMITED: &str = "60";
/// The choice, and the field, that they do not.
pub(super) const UNLIMITED: &str = "none";

impl Placement {
    /// Returns the placement of a rule set.
    pub(super) fn of(rule_set: &str) -> Placement {
        if rule_set == "report" { Placement::ColourAndShape } else { Placement::ColourOrShape }
    }

    /// Returns the cells on which a side's towers can be placed, towers there aside.
    pub(super) fn cells(self, tiles: &Tiles, side: Side) -> CellSet {
        match self {
            Placement::ColourOrShape => tiles.colour[side] | tiles.shape[side],
            Placement::ColourAndShape => tiles.of_kind(Kind { colour: side, shape: side }),
        }
    }
}
