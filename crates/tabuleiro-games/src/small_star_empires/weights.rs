//! What the features of positions and moves count, by rule set and number of seats.

use super::gains::GAIN_FEATURES;
use super::position::Position;
use super::prospects::{FEATURES, phases};
use super::rules::Rules;
use tabuleiro_core::Seats;

/// What features of a position and of a move count, in sixteenths of a unit.
pub(super) struct Weights {
    /// Three for each feature: see [`phases`].
    worth: [[i16; FEATURES]; 3],
    pub gain: [i32; GAIN_FEATURES],
}

impl Weights {
    pub fn of(rules: &Rules, seats: Seats) -> &'static Weights {
        match (rules.id, seats) {
            ("feup-a", _) => &FEUP_A,
            ("feup-b", _) => &FEUP_B,
            (_, Seats::THREE) => &FOR_THREE,
            (_, Seats::FOUR) => &FOR_FOUR,
            _ => &FOR_TWO,
        }
    }

    /// What each feature counts in this position, in units.
    pub fn worth(&self, position: &Position) -> [f32; FEATURES] {
        let phases = phases(position);
        let weight = |feature: usize, phase: usize| f32::from(self.worth[phase][feature]) * phases[phase];
        std::array::from_fn(|feature| (weight(feature, 0) + weight(feature, 1) + weight(feature, 2)) / 16.0)
    }
}

/// Fitted to self-play (docs/engines.md).
const FEUP_A: Weights = Weights {
    worth: [
        [373, 198, 749, -519, -1689, 1689, 158, 826, 941, 1511, -24, 401, -469, 0, 38, -2168],
        [-228, 1239, 1880, -185, 8298, -8298, -776, -1152, -914, 9105, -172, -605, -23, 0, 251, 3107],
        [510, 849, 700, 1156, 1120, -1120, 597, 243, 991, 1837, 447, 94, 1356, 0, -811, -540],
    ],
    gain: [2859, 7496, 7941, -3367, -707, 3476, -822, -682, 351, 4364, -330, 917, 393, 374, -415, -249],
};
const FEUP_B: Weights = Weights {
    worth: [
        [-179, -149, 350, -382, 1638, -1638, -207, 1322, -895, 508, -396, 46, -677, 2758, 827, -93],
        [169, 637, -294, 898, -632, 632, 200, -587, 386, -833, 236, -269, 272, -2244, -427, 229],
        [1629, 1660, 1310, 507, -1279, 1279, 629, -340, 2574, 2784, 786, 565, 2073, -649, -1880, -2222],
    ],
    gain: [2608, 4026, 6602, -5098, -1464, 3606, 257, 809, -1039, 4362, -115, 33, 562, -341, -547, -504],
};
const FOR_TWO: Weights = Weights {
    worth: [
        [555, 547, 407, -867, 29, -29, 534, 1678, -120, 2559, 41, -126, 610, 760, -114, 318],
        [-197, -135, -77, 159, 223, -223, -76, -154, -44, -1676, -39, -43, -373, -907, 109, 106],
        [1629, 1509, 1740, 3504, 965, -965, -571, 2230, 1080, -401, 113, 1167, -601, 1744, -271, -2896],
    ],
    gain: [3295, 7434, 9653, -9757, -661, 4311, 227, 953, -610, 1207, 113, 197, 154, -1095, -477, 22],
};
const FOR_THREE: Weights = Weights {
    worth: [
        [360, 273, 423, -343, 554, 139, 519, 2323, 734, 1786, -131, -1414, 604, 1519, -45, 439],
        [-127, -25, -79, 71, 343, 229, -127, -687, -491, -1415, -46, 274, -613, -1865, -18, -251],
        [1211, 1266, 1045, 1354, -609, -160, 67, 2613, 564, 2839, 1219, 6119, 1118, 4436, 277, -1050],
    ],
    gain: [1459, 3799, 3505, -8883, -58, 3184, -411, 2229, -700, -825, 1546, 424, 109, -371, -106, -411],
};
const FOR_FOUR: Weights = Weights {
    worth: [
        [279, 233, 240, -360, 358, 59, 430, 1917, 938, 1649, -91, -973, 546, 2597, 3, -712],
        [-71, -1, 13, 92, 419, 312, -33, -179, -633, -999, -67, 306, -585, -2118, -64, 393],
        [1417, 1439, 1269, 1460, -262, -53, 52, 1145, 319, 2575, 1167, 3926, 1364, 3109, 397, 1231],
    ],
    gain: [1586, 4195, 3869, -10284, -142, 3481, -115, 2635, -364, -841, 1737, 318, 117, -716, -285, -425],
};
