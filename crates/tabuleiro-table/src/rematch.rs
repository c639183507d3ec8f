//! The next game after a finished one, on a server as on one computer.

use crate::arrangement::{ArrangeError, Arrangement, Origin, starts_option};
use crate::kind::GameKind;
use tabuleiro_core::info::RuleSet;
use tabuleiro_core::{Options, Player};

/// The seats and the starting player of a rematch.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Rematch {
    /// All players keep their seats.
    Kept,
    /// All players move one seat further.
    Rotated,
    /// The winner starts: by the option that decides it, or else in seat 1.
    WinnerFirst,
}

impl Rematch {
    /// Seats the players of the next game and returns the origin of its set-up. In a series of games, the rules decide who
    /// starts, and all players keep their seats.
    pub fn arrange<S>(
        self,
        kind: &GameKind,
        origin: Origin,
        seats: &mut [S],
        winners: &[Player],
    ) -> Result<Origin, ArrangeError> {
        if let Some(next) = next_in_series(kind, &origin, winners) {
            return Ok(Origin::Drawn(next));
        }
        let starts = rule_set_of(kind, &origin).and_then(starts_option);
        if let (Rematch::WinnerFirst, Some(&winner), Some(option)) = (self, winners.first(), starts) {
            return started_by(origin, option, winner);
        }
        self.seat(seats, winners);
        Ok(origin)
    }

    /// Seats the players of the next game where no option decides who starts.
    pub fn seat<S>(self, seats: &mut [S], winners: &[Player]) {
        match self {
            Rematch::Kept => {}
            Rematch::Rotated => seats.rotate_right(1),
            Rematch::WinnerFirst => seats.rotate_left(winners.first().map_or(0, |winner| winner.index())),
        }
    }
}

impl Arrangement {
    /// Returns the kinds of rematch that make sense after these players have won.
    pub fn rematches(&self, winners: &[Player]) -> Vec<Rematch> {
        let is_alone = self.seats.len() < 2 || self.is_series(winners);
        let is_won = matches!(winners, [_]);
        let all = [
            (Rematch::Kept, true),
            (Rematch::Rotated, !is_alone),
            (Rematch::WinnerFirst, !is_alone && is_won),
        ];
        all.into_iter().filter(|(_, makes_sense)| *makes_sense).map(|(rematch, _)| rematch).collect()
    }

    /// Returns whether the next game continues a series.
    pub fn is_series(&self, winners: &[Player]) -> bool {
        next_in_series(self.kind, &self.origin, winners).is_some()
    }

    /// Returns the next game after these players have won.
    pub fn rematch(mut self, rematch: Rematch, winners: &[Player]) -> Result<Arrangement, ArrangeError> {
        self.origin = rematch.arrange(self.kind, self.origin, &mut self.seats, winners)?;
        Ok(self)
    }
}

fn next_in_series(kind: &GameKind, origin: &Origin, winners: &[Player]) -> Option<Options> {
    let Origin::Drawn(options) = origin else { return None };
    kind.next_options(options, winners)
}

fn started_by(origin: Origin, option: &str, player: Player) -> Result<Origin, ArrangeError> {
    Ok(match origin {
        Origin::Drawn(options) => {
            Origin::Drawn(options.with(option, &player.to_string()).map_err(ArrangeError::Option)?)
        }
        Origin::Same(mut setup) => {
            let starts = setup.fields.iter_mut().find(|(name, _)| name == option);
            starts.into_iter().for_each(|(_, value)| *value = player.to_string());
            Origin::Same(setup)
        }
    })
}

fn rule_set_of(kind: &GameKind, origin: &Origin) -> Option<&'static RuleSet> {
    match origin {
        Origin::Drawn(options) => Some(options.rule_set()),
        Origin::Same(setup) => kind.info.rule_set(setup.rule_set),
    }
}
