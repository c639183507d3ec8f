//! The features of positions and moves, and their weights by rule set and number of seats.

use super::rules::Rules;
use tabuleiro_core::Seats;

/// A set of weights, each fitted to self-play (docs/lab/evaluations.md).
#[derive(Copy, Clone)]
pub(super) enum Fit {
    FeupA,
    FeupB,
    Two,
    Three,
    Four,
}

impl Fit {
    const COUNT: usize = 5;

    pub(super) fn of(rules: &Rules, seats: Seats) -> Fit {
        match (rules.id, seats) {
            ("feup-a", _) => Fit::FeupA,
            ("feup-b", _) => Fit::FeupB,
            (_, Seats::THREE) => Fit::Three,
            (_, Seats::FOUR) => Fit::Four,
            _ => Fit::Two,
        }
    }
}

/// A feature of a position, with a weight in sixteenths of a unit for each fit and phase (see
/// [`phases`](super::prospects::phases)).
pub(super) struct Feature {
    pub name: &'static str,
    weights: [[i16; 3]; Fit::COUNT],
}

impl Feature {
    /// Returns the weights of a fit, one for each phase.
    pub(super) fn weights(&self, fit: Fit) -> [i16; 3] {
        self.weights[fit as usize]
    }

    /// Returns the weight in a position with these phases, in units.
    pub(super) fn weight(&self, fit: Fit, phases: [f32; 3]) -> f32 {
        let weights = self.weights(fit);
        let weight = |phase: usize| f32::from(weights[phase]) * phases[phase];
        (weight(0) + weight(1) + weight(2)) / 16.0
    }
}

/// A feature of a move, with a weight in sixteenths of a unit for each fit.
pub(super) struct GainFeature {
    pub name: &'static str,
    weights: [i32; Fit::COUNT],
}

impl GainFeature {
    pub(super) fn weight(&self, fit: Fit) -> i32 {
        self.weights[fit as usize]
    }
}

const fn feature(name: &'static str, weights: [[i16; 3]; Fit::COUNT]) -> Feature {
    Feature { name, weights }
}

const fn gain(name: &'static str, weights: [i32; Fit::COUNT]) -> GainFeature {
    GainFeature { name, weights }
}

/// Features of a position. Weights of `Fit::FeupA`, `FeupB`, `Two`, `Three`, `Four`, by phase.
pub(super) mod worth {
    use super::{Feature, feature};

    pub(crate) const PLANETS: Feature = feature(
        "planets",
        [[373, -228, 510], [-179, 169, 1629], [555, -197, 1629], [360, -127, 1211], [279, -71, 1417]],
    );
    pub(crate) const NEBULAE: Feature = feature(
        "nebulae",
        [[198, 1239, 849], [-149, 637, 1660], [547, -135, 1509], [273, -25, 1266], [233, -1, 1439]],
    );
    pub(crate) const STATIONS: Feature = feature(
        "stations",
        [[749, 1880, 700], [350, -294, 1310], [407, -77, 1740], [423, -79, 1045], [240, 13, 1269]],
    );
    pub(crate) const TERRITORY: Feature = feature(
        "territory",
        [[-519, -185, 1156], [-382, 898, 507], [-867, 159, 3504], [-343, 71, 1354], [-360, 92, 1460]],
    );
    pub(crate) const TO_MOVE: Feature = feature(
        "to-move",
        [[-1689, 8298, 1120], [1638, -632, -1279], [29, 223, 965], [554, 343, -609], [358, 419, -262]],
    );
    pub(crate) const NEXT_TO_MOVE: Feature = feature(
        "next-to-move",
        [[1689, -8298, -1120], [-1638, 632, 1279], [-29, -223, -965], [139, 229, -160], [59, 312, -53]],
    );
    pub(crate) const MARKETS: Feature = feature(
        "markets",
        [[158, -776, 597], [-207, 200, 629], [534, -76, -571], [519, -127, 67], [430, -33, 52]],
    );
    pub(crate) const STATIONS_LEFT: Feature = feature(
        "stations-left",
        [[826, -1152, 243], [1322, -587, -340], [1678, -154, 2230], [2323, -687, 2613], [1917, -179, 1145]],
    );
    pub(crate) const OWN_PLANETS: Feature = feature(
        "own-planets",
        [[941, -914, 991], [-895, 386, 2574], [-120, -44, 1080], [734, -491, 564], [938, -633, 319]],
    );
    pub(crate) const OWN_NEBULAE: Feature = feature(
        "own-nebulae",
        [[1511, 9105, 1837], [508, -833, 2784], [2559, -1676, -401], [1786, -1415, 2839], [1649, -999, 2575]],
    );
    pub(crate) const CONTESTED_PLANETS: Feature = feature(
        "contested-planets",
        [[-24, -172, 447], [-396, 236, 786], [41, -39, 113], [-131, -46, 1219], [-91, -67, 1167]],
    );
    pub(crate) const CONTESTED_NEBULAE: Feature = feature(
        "contested-nebulae",
        [[401, -605, 94], [46, -269, 565], [-126, -43, 1167], [-1414, 274, 6119], [-973, 306, 3926]],
    );
    pub(crate) const LATER_PLANETS: Feature = feature(
        "later-planets",
        [[-469, -23, 1356], [-677, 272, 2073], [610, -373, -601], [604, -613, 1118], [546, -585, 1364]],
    );
    pub(crate) const LATER_NEBULAE: Feature = feature(
        "later-nebulae",
        [[0, 0, 0], [2758, -2244, -649], [760, -907, 1744], [1519, -1865, 4436], [2597, -2118, 3109]],
    );
    pub(crate) const FAR_PLANETS: Feature = feature(
        "far-planets",
        [[38, 251, -811], [827, -427, -1880], [-114, 109, -271], [-45, -18, 277], [3, -64, 397]],
    );
    pub(crate) const FAR_NEBULAE: Feature = feature(
        "far-nebulae",
        [[-2168, 3107, -540], [-93, 229, -2222], [318, 106, -2896], [439, -251, -1050], [-712, 393, 1231]],
    );
}

/// Features of a move. Weights of `Fit::FeupA`, `FeupB`, `Two`, `Three`, `Four`.
pub(super) mod gains {
    use super::{GainFeature, gain};

    pub(crate) const PLANETS: GainFeature = gain("planets", [2859, 2608, 3295, 1459, 1586]);
    pub(crate) const NEBULA: GainFeature = gain("nebula", [7496, 4026, 7434, 3799, 4195]);
    pub(crate) const FURTHER_NEBULA: GainFeature = gain("further-nebula", [7941, 6602, 9653, 3505, 3869]);
    pub(crate) const STATION: GainFeature = gain("station", [-3367, -5098, -9757, -8883, -10284]);
    pub(crate) const ENEMIES: GainFeature = gain("enemies", [-707, -1464, -661, -58, -142]);
    pub(crate) const STATION_WITH_ENEMIES: GainFeature =
        gain("station-with-enemies", [3476, 3606, 4311, 3184, 3481]);
    pub(crate) const FREE: GainFeature = gain("free", [-822, 257, 227, -411, -115]);
    pub(crate) const STATION_WITH_FREE: GainFeature = gain("station-with-free", [-682, 809, 953, 2229, 2635]);
    pub(crate) const OWN_BESIDE: GainFeature = gain("own-beside", [351, -1039, -610, -700, -364]);
    pub(crate) const CONTESTED: GainFeature = gain("contested", [4364, 4362, 1207, -825, -841]);
    pub(crate) const CONTESTED_WORTH: GainFeature = gain("contested-worth", [-330, -115, 113, 1546, 1737]);
    pub(crate) const FREE_WORTH: GainFeature = gain("free-worth", [917, 33, 197, 424, 318]);
    pub(crate) const NEXT: GainFeature = gain("next", [393, 562, 154, 109, 117]);
    pub(crate) const NOTHING_NEXT: GainFeature = gain("nothing-next", [374, -341, -1095, -371, -716]);
    pub(crate) const LEFT_BEHIND: GainFeature = gain("left-behind", [-415, -547, -477, -106, -285]);
    pub(crate) const OWN: GainFeature = gain("own", [-249, -504, 22, -411, -425]);
}
