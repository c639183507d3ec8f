//! The rule sets (S5): what differs between them, and what can be chosen.

use super::board::{Colour, System};
use tabuleiro_core::info::{OptionInfo, OptionKind, RuleSet};
use tabuleiro_core::{SEATS_MAX, Seats};

/// A rule set with its options.
#[derive(Clone, Debug)]
pub(super) struct Rules {
    /// The name of the rule set.
    pub id: &'static str,
    /// Colonies in stock; `None` without a limit.
    pub colonies: Option<u8>,
    /// The trade stations in stock.
    pub stations: u8,
    /// The points for the first nebula of a colour.
    pub first_nebula: i16,
    /// The colours that nebulae have.
    pub nebulae: &'static [Colour],
    /// Whether there are wormholes.
    pub wormholes: bool,
    pub territory: Territory,
    pub blocked: Blocked,
    pub ties: Ties,
    /// Whether ships pass systems of others for a colony each (S7.7).
    pub has_open_borders: bool,
    /// The games that each player has won in a campaign, if this is one (S7.8).
    pub wins: Option<[u8; SEATS_MAX]>,
}

/// Owner of the points for territory.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Territory {
    /// The player with the largest connected group; all players who tie (S4.5).
    LargestGroup,
    /// The player with more pieces on the map; no player if equal.
    MostPieces,
}

/// Consequence for a player who cannot move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Blocked {
    /// The player is out, the others go on (S3.7).
    IsOut,
    /// The game ends when it is that player's turn.
    EndsTheGame,
}

/// Ranking of players with equal points.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Ties {
    /// Stock, then planets decide (S4.6).
    AreBroken,
    /// Equal points are a draw.
    AreDraws,
}

const PUBLISHED: Rules = Rules {
    id: "published",
    colonies: Some(16),
    stations: 4,
    first_nebula: 2,
    nebulae: &Colour::ALL,
    wormholes: true,
    territory: Territory::LargestGroup,
    blocked: Blocked::IsOut,
    ties: Ties::AreBroken,
    has_open_borders: false,
    wins: None,
};

const FEUP_A: Rules = Rules { id: "feup-a", nebulae: &[Colour::Red], ..PUBLISHED };

const FEUP_B: Rules = Rules {
    id: "feup-b",
    colonies: None,
    first_nebula: 1,
    nebulae: &[Colour::Red, Colour::Blue],
    wormholes: false,
    territory: Territory::MostPieces,
    blocked: Blocked::EndsTheGame,
    ties: Ties::AreDraws,
    ..PUBLISHED
};

impl Rules {
    /// Returns the rules of one of the game's rule sets, as long as nothing else is chosen.
    pub(super) fn named(id: &str) -> Rules {
        let mut all = [PUBLISHED, FEUP_A, FEUP_B].into_iter();
        all.find(|rules| rules.id == id).expect("every rule set has its rules")
    }

    /// Returns whether its maps can have this system.
    pub(super) fn knows(&self, system: System) -> bool {
        match system {
            System::Nebula(colour) => self.nebulae.contains(&colour),
            System::Wormhole => self.wormholes,
            _ => true,
        }
    }

    /// Returns the points for a number of nebulae of one colour (S4.3).
    pub(super) fn nebula_points(&self, count: i16) -> i16 {
        if count == 0 { 0 } else { self.first_nebula + 3 * (count - 1) }
    }
}

/// The stock of each player in a campaign, and the wins that decide it (S7.8).
pub(super) struct Campaign {
    pub colonies: u8,
    pub stations: u8,
    pub wins: u8,
}

impl Campaign {
    /// Returns what holds for a number of seats.
    pub(super) const fn of(seats: Seats) -> Campaign {
        match seats.count() {
            ..=2 => Campaign { colonies: 14, stations: 4, wins: 5 },
            3 => Campaign { colonies: 12, stations: 3, wins: 4 },
            _ => Campaign { colonies: 10, stations: 2, wins: 3 },
        }
    }
}

/// The most ships that a player has.
pub(super) const SHIPS_MAX: usize = 4;

/// Returns the ships of each player (S2.1).
pub(super) const fn ships_of_each(seats: Seats) -> usize {
    match seats.count() {
        ..=2 => SHIPS_MAX,
        3 => 3,
        _ => 2,
    }
}

/// The option by which `feup-b` counts colonies (S7.9).
pub(super) const COLONIES: &str = "colonies";
/// The number of colonies that the text of the report has.
pub(super) const COLONIES_OF_THE_REPORT: &str = "16";
/// The option of unexplored systems (S7.1).
pub(super) const UNEXPLORED: &str = "unexplored";
/// The option of open borders (S7.7).
pub(super) const BORDERS: &str = "borders";
/// Value of the option that opens borders.
pub(super) const OPEN: &str = "open";
/// The option of a campaign, and that of the games won in it so far (S7.8).
pub(super) const CAMPAIGN: &str = "campaign";
pub(super) const WINS: &str = "wins";
/// Value of an option that is switched on.
pub(super) const ON: &str = "on";
pub(super) const MAP_TEXT: OptionInfo = OptionInfo { id: "map-text", kind: OptionKind::Text };
const STARTS: OptionInfo = OptionInfo { id: "starts", kind: OptionKind::Starts };

/// The rule sets as a menu shows them.
pub(super) const RULE_SETS: &[RuleSet] = &[
    RuleSet {
        id: "published",
        seats_min: Seats::TWO,
        seats_max: Seats::FOUR,
        together: false,
        options: &[
            OptionInfo { id: "map", kind: OptionKind::Choice(&["basic", "random"]) },
            OptionInfo { id: "holes", kind: OptionKind::Choice(&["on", "off"]) },
            OptionInfo { id: UNEXPLORED, kind: OptionKind::Choice(&["off", ON]) },
            OptionInfo { id: BORDERS, kind: OptionKind::Choice(&["closed", OPEN]) },
            OptionInfo { id: CAMPAIGN, kind: OptionKind::Choice(&["off", ON]) },
            OptionInfo { id: WINS, kind: OptionKind::PerSeat { max: 4 } },
            MAP_TEXT,
            STARTS,
        ],
    },
    RuleSet {
        id: "feup-a",
        seats_min: Seats::TWO,
        seats_max: Seats::TWO,
        together: false,
        options: &[
            OptionInfo { id: "map", kind: OptionKind::Choice(&["feup-a", "feup-a-printed"]) },
            MAP_TEXT,
            STARTS,
        ],
    },
    RuleSet {
        id: "feup-b",
        seats_min: Seats::TWO,
        seats_max: Seats::TWO,
        together: false,
        options: &[
            OptionInfo { id: "map", kind: OptionKind::Choice(&["small", "medium", "big"]) },
            OptionInfo { id: COLONIES, kind: OptionKind::Choice(&["unlimited", COLONIES_OF_THE_REPORT]) },
            MAP_TEXT,
            STARTS,
        ],
    },
];
