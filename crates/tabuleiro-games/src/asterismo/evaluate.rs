//! Who stands better: useful pieces, and what can be taken next.

use super::position::{Position, Take};
use super::{Asterismo, rules::NoMove};
use tabuleiro_core::{Evaluate, Player};

impl Evaluate for Asterismo {
    fn evaluate(&self, position: &Position, player: Player) -> i32 {
        let goal = self.goal();
        let useful = |player| i32::from(goal.useful(position.harvest(player)));
        if self.rules.info.together {
            let missing: i32 =
                self.seats.players().map(|player| i32::from(goal.needed()) - useful(player)).sum();
            return 60 * (position.takeable.len() as i32 - missing);
        }
        let ahead = useful(player) - useful(player.opponent());
        let turn = if position.to_move == player { 1 } else { -1 };
        90 * ahead - 45 * turn
    }

    fn gain(&self, position: &Position, Take(cell): Take) -> i32 {
        let harvest = position.harvest(position.to_move);
        let colour = position.tree.colour_at(cell).expect("a legal move takes a piece");
        i32::from(self.goal().useful(harvest.with(colour)) - self.goal().useful(harvest)) * 90
    }

    fn margin(&self, position: &Position, player: Player) -> Option<i32> {
        let useful = |player| i32::from(self.goal().useful(position.harvest(player)));
        (self.rules.no_move == NoMove::MostUseful).then(|| useful(player) - useful(player.opponent()))
    }
}
