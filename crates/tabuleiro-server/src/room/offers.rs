//! What needs the consent of all: a draw, taking back, another game.

use super::decide::By;
use super::event::{Event, What};
use super::plan::Place;
use super::{Room, State};
use crate::problem::Problem;
use tabuleiro_core::Player;
use tabuleiro_table::Table;

impl Room {
    /// Somebody proposes something, or agrees to it.
    pub(super) fn offer_to(&self, by: &By, what: What) -> Result<Vec<Event>, Problem> {
        let seat = match what {
            What::Draw | What::Takeback => {
                self.expect_state(State::Playing)?;
                self.seat_in_game(by)?
            }
            What::RematchKept | What::RematchRotated | What::RematchWinnerFirst => {
                self.expect_state(State::Over)?;
                self.seat(by)?
            }
        };
        match what {
            // Engines do not know what a draw would be worth to them, and cooperative games have nobody to agree with.
            What::Draw if self.rule_set().together || self.has_engines() => {
                return Err(Problem::conflict("error-room-no-draw"));
            }
            What::Takeback if self.plan.told.rated => {
                return Err(Problem::conflict("error-room-no-takeback"));
            }
            What::Takeback if self.offer().is_none() && self.turns_back_to(seat).is_none() => {
                return Err(Problem::conflict("error-room-nothing-to-take-back"));
            }
            What::RematchKept | What::RematchRotated | What::RematchWinnerFirst if self.rematch.is_some() => {
                return Err(Problem::conflict("error-room-rematch-already"));
            }
            _ => {}
        }
        let agreed = match self.offer() {
            Some((offered, seats)) if offered == what => seats.to_vec(),
            _ => Vec::new(),
        };
        if self.agrees(&agreed, seat) {
            return Ok(Vec::new());
        }
        let proposer = agreed.first().copied().unwrap_or(seat);
        let mut events = vec![Event::Offered { seat, what }];
        let others = match what {
            What::Draw | What::Takeback => self.people(),
            _ => self.everyone(),
        };
        if others.iter().all(|&other| self.agrees(&agreed, other) || self.is_same_sitter(other, seat)) {
            match what {
                What::Draw => events.push(Event::Drawn),
                What::Takeback => {
                    let turns = self.turns_back_to(proposer).unwrap_or(0);
                    events.push(Event::TakenBack { turns });
                }
                // The other table is made first; then it is told here.
                What::RematchKept | What::RematchRotated | What::RematchWinnerFirst => {}
            }
        }
        Ok(events)
    }

    /// The rematch that all have agreed to, and that is not made yet.
    pub fn agreed_rematch(&self) -> Option<What> {
        let (what, seats) = self.offer()?;
        let is_rematch = matches!(what, What::RematchKept | What::RematchRotated | What::RematchWinnerFirst);
        let all = self.everyone().iter().all(|&seat| self.agrees(seats, seat));
        (is_rematch && all && self.rematch.is_none()).then_some(what)
    }

    /// The first event of a rematch.
    pub fn rematch_event(&self, what: What) -> Event {
        let mut places: Vec<Place> = self
            .places
            .iter()
            .map(|place| Place {
                engine: place.engine.clone().filter(|_| !place.taken_over),
                taken_over: false,
                ..place.clone()
            })
            .collect();
        match what {
            What::RematchRotated => places.rotate_right(1),
            What::RematchWinnerFirst => places.rotate_left(self.winner().map_or(0, Player::index)),
            _ => {}
        }
        Event::Created { creator: self.creator.clone(), plan: Box::new(self.plan.told.clone()), places }
    }

    /// Whether the one who sits here is among those who agreed, perhaps in another seat of theirs.
    fn agrees(&self, agreed: &[Player], seat: Player) -> bool {
        agreed.iter().any(|&other| self.is_same_sitter(other, seat))
    }

    fn winner(&self) -> Option<Player> {
        self.table.as_ref().and_then(Table::finish)?.winners().first().copied()
    }

    fn has_engines(&self) -> bool {
        self.places.iter().any(|place| place.engine.is_some())
    }

    /// Everyone who is a person, whether or not they left.
    fn everyone(&self) -> Vec<Player> {
        let people = self.places.iter().enumerate().filter(|(_, place)| place.person.is_some());
        people.map(|(index, _)| Player::new(index)).collect()
    }

    /// How many turns must be taken back until the one who sits here may decide again.
    fn turns_back_to(&self, seat: Player) -> Option<usize> {
        let turns = self.table.as_ref()?.turns();
        let place = turns.iter().rposition(|steps| self.is_same_sitter(steps[0].player, seat))?;
        Some(turns.len() - place)
    }
}
