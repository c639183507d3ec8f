//! Evaluation: useful pieces, the player to move, and the pieces that can be taken next.

use super::Asterismo;
use super::harvest::{Harvest, Harvests};
use super::moves::Move;
use super::position::Position;
use super::rules::{Goal, NoMove, Ties};
use super::tree::Colour;
use tabuleiro_core::linear::{Term, sum};
use tabuleiro_core::{Evaluate, Linear, Order, Player};

impl Evaluate for Asterismo {
    type Accumulator = ();

    fn evaluate(&self, position: &Position, player: Player) -> i32 {
        let goal = self.goal();
        if self.rules.info.together {
            let useful = |player| i32::from(goal.useful(position.harvest(player)));
            let missing: i32 =
                self.seats.players().map(|player| i32::from(goal.needed()) - useful(player)).sum();
            return 10 * position.takeable.len() as i32 - 20 * missing;
        }
        sum(self.terms(position, player))
    }

    fn is_hopeless(&self, position: &Position, _: Player) -> bool {
        self.rules.info.together && self.lacks_pieces(position)
    }

    /// Returns the same tree with the harvests shared evenly, so that only the tree matters.
    fn best_case(&self, position: &Position) -> Option<Position> {
        if !self.rules.info.together || self.goal() != Goal::FiveOfEachColour {
            return None;
        }
        let [one, two, ..] = position.harvests.map(Harvest::counts);
        let taken = Colour::ALL.map(|colour| one[colour.index()] + two[colour.index()]);
        let mut harvests = Harvests::default();
        harvests[0] = Harvest::new(taken.map(|count| count.div_ceil(2)));
        harvests[1] = Harvest::new(taken.map(|count| count / 2));
        Some(Position::new(self.rules, self.seats, position.tree, harvests, Player::ONE))
    }

    fn margin(&self, position: &Position, player: Player) -> Option<i32> {
        let useful = |player| i32::from(self.goal().useful(position.harvest(player)));
        (self.rules.no_move == NoMove::MostUseful).then(|| useful(player) - useful(player.opponent()))
    }
}

impl Order for Asterismo {
    fn gain(&self, position: &Position, Move(cell): Move) -> i32 {
        let harvest = position.harvest(position.to_move);
        let colour = position.tree.colour_at(cell).expect("a legal move takes a piece");
        i32::from(self.goal().useful(harvest.with(colour)) - self.goal().useful(harvest)) * 90
    }
}

/// Weights fitted to self-play under `decisive` (docs/lab/asterismo.md).
impl Linear for Asterismo {
    type Number = i32;

    fn terms(&self, position: &Position, player: Player) -> impl AsRef<[Term]> {
        let own = prospects(position, position.harvest(player));
        let other = prospects(position, position.harvest(player.opponent()));
        let turn = if position.to_move == player { 1 } else { -1 };
        // Who would win, were it over now and both had as many useful pieces.
        let tie = if self.ties == Ties::LastMover { -turn } else { turn };
        let lead = 2 * (own.useful - other.useful) + tie;
        let left = position.takeable.len() as i32;
        [
            Term::new("lead", 551, lead),
            Term::new("lead-with-pieces-left", 4, lead * left),
            Term::new("takeable", 362, own.takeable - other.takeable),
            Term::new("open-colours", 524, own.open - other.open),
            Term::new("supply", 205, own.supply - other.supply),
            Term::new("most-needed", 3, own.most - other.most),
            Term::new("turn", 1316, turn),
            Term::new("nothing-to-take", -315, i32::from(own.takeable == 0) - i32::from(other.takeable == 0)),
        ]
    }
}

impl Asterismo {
    /// Returns whether the tree has too few pieces that can ever be taken for all to meet the goal.
    fn lacks_pieces(&self, position: &Position) -> bool {
        let locked = position.tree.locked();
        let left = Colour::ALL.map(|colour| position.tree.of(colour).without(locked).len() as u8);
        let missing = |player: Player, colour: Colour, of_each: u8| {
            of_each.saturating_sub(position.harvest(player).of(colour))
        };
        match self.goal() {
            Goal::FiveOfEachColour => Colour::ALL.into_iter().any(|colour| {
                let needed: u8 = self.seats.players().map(|player| missing(player, colour, 5)).sum();
                needed > left[colour.index()]
            }),
            Goal::TenOfOneColour => !self.seats.players().all(|player| {
                Colour::ALL.into_iter().any(|colour| missing(player, colour, 10) <= left[colour.index()])
            }),
        }
    }
}

/// A player's harvest, and the pieces within reach.
struct Prospects {
    useful: i32,
    /// The pieces that can be taken now and are of use.
    takeable: i32,
    /// The colours that are still of use.
    open: i32,
    /// The pieces still of use, as far as the tree has them.
    supply: i32,
    /// The most pieces still needed of a colour.
    most: i32,
}

fn prospects(position: &Position, harvest: Harvest) -> Prospects {
    let mut all = Prospects { useful: 0, takeable: 0, open: 0, supply: 0, most: 0 };
    for colour in Colour::ALL {
        let count = i32::from(harvest.of(colour)).min(5);
        all.useful += count;
        if count < 5 {
            let takeable = (position.takeable & position.tree.of(colour)).len() as i32;
            all.takeable += takeable;
            all.open += 1;
            all.supply += takeable.min(5 - count);
            all.most = all.most.max(5 - count);
        }
    }
    all
}
