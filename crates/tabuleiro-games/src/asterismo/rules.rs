//! The rule sets as values, and what can be chosen at set-up.

use super::harvest::Harvest;
use tabuleiro_core::Seats;
use tabuleiro_core::info::{OptionInfo, OptionKind, RuleSet};

/// A rule set (A3).
#[derive(Debug)]
pub struct Rules {
    /// The rule set as menus list it.
    pub info: RuleSet,
    /// Treatment of the pieces that are not safe at set-up.
    pub unsafe_pieces: UnsafePieces,
    /// End of the game when no piece can be taken.
    pub no_move: NoMove,
}

/// Treatment of the pieces that are not safe at set-up.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum UnsafePieces {
    /// The pieces leave the game.
    Discarded,
    /// The pieces are the players' first harvest, dealt one by one, seat 1 first.
    Dealt,
}

/// End of the game when no piece can be taken.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NoMove {
    /// Nobody wins.
    Draw,
    /// The most useful pieces win; among equals, [`Ties`] decide.
    MostUseful,
    /// Everyone loses.
    EveryoneLoses,
}

/// Winner among players with equal numbers of useful pieces (A3.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Ties {
    /// The player who made the last move.
    LastMover,
    /// The other one: the rule of set-ups that say nothing about ties.
    OtherPlayer,
}

/// The most pieces of one colour: the tree and all harvests together.
pub(super) const EACH_MAX: u32 = 40;

const OPTIONS: &[OptionInfo] = &[
    OptionInfo { id: "each", kind: OptionKind::Number { min: 13, max: EACH_MAX, default: 21 } },
    OptionInfo { id: "starts", kind: OptionKind::Starts },
];

const REPORT_INFO: RuleSet =
    RuleSet { id: "report", seats_min: Seats::TWO, seats_max: Seats::TWO, together: false, options: OPTIONS };

/// As the report has it: a game without a harvest is a draw.
pub(super) const REPORT: Rules =
    Rules { info: REPORT_INFO, unsafe_pieces: UnsafePieces::Discarded, no_move: NoMove::Draw };

/// The decisive rule set: as `report`, but without draws.
pub(super) const DECISIVE: Rules = Rules {
    info: RuleSet { id: "decisive", ..REPORT_INFO },
    unsafe_pieces: UnsafePieces::Discarded,
    no_move: NoMove::MostUseful,
};

/// As published: all players together against the tree.
pub(super) const PUBLISHED: Rules = Rules {
    info: RuleSet { id: "published", seats_max: Seats::THREE, together: true, ..REPORT_INFO },
    unsafe_pieces: UnsafePieces::Dealt,
    no_move: NoMove::EveryoneLoses,
};

impl Rules {
    /// Returns the rule set with this name, which is one of the game's.
    pub fn named(id: &str) -> &'static Rules {
        const ALL: [&Rules; 3] = [&REPORT, &DECISIVE, &PUBLISHED];
        ALL.into_iter().find(|rules| rules.info.id == id).expect("a set-up holds one of the game's rule sets")
    }
}

/// Harvest that a player needs.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// At least five pieces of each colour.
    FiveOfEachColour,
    /// At least ten pieces of a colour.
    TenOfOneColour,
}

impl Goal {
    /// Returns the goal for this number of players.
    #[inline]
    pub fn of(seats: Seats) -> Goal {
        if seats == Seats::THREE { Goal::TenOfOneColour } else { Goal::FiveOfEachColour }
    }

    /// Returns how many pieces of a harvest count towards the goal.
    pub fn useful(self, harvest: Harvest) -> u8 {
        let [red, blue, yellow] = harvest.counts();
        match self {
            Goal::FiveOfEachColour => red.min(5) + blue.min(5) + yellow.min(5),
            Goal::TenOfOneColour => red.max(blue).max(yellow).min(10),
        }
    }

    /// Returns the pieces of each colour that help towards the goal; with one colour, those of the largest, the first
    /// of equals.
    pub fn useful_by_colour(self, harvest: Harvest) -> [u8; 3] {
        let counts = harvest.counts();
        match self {
            Goal::FiveOfEachColour => counts.map(|count| count.min(5)),
            Goal::TenOfOneColour => {
                let most = counts.into_iter().max().unwrap_or_default();
                let best = counts.iter().position(|&count| count == most);
                std::array::from_fn(|index| if best == Some(index) { most.min(10) } else { 0 })
            }
        }
    }

    /// Returns the number of useful pieces that reach the goal.
    pub const fn needed(self) -> u8 {
        match self {
            Goal::FiveOfEachColour => 15,
            Goal::TenOfOneColour => 10,
        }
    }

    /// Returns whether a harvest meets it.
    #[inline]
    pub fn is_met(self, harvest: Harvest) -> bool {
        let [red, blue, yellow] = harvest.counts();
        match self {
            Goal::FiveOfEachColour => red >= 5 && blue >= 5 && yellow >= 5,
            Goal::TenOfOneColour => red >= 10 || blue >= 10 || yellow >= 10,
        }
    }
}
