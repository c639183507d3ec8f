//! Offers: what needs the consent of all players.

use crate::command::By;
use crate::event::{Event, What};
use crate::plan::{Place, TablePlan};
use crate::refusal::Refusal;
use crate::room::{Room, State};
use tabuleiro_core::Player;
use tabuleiro_table::Table;

impl Room {
    /// Proposes something, or agrees to it.
    pub(crate) fn offer_to(&self, by: &By, what: What) -> Result<Vec<Event>, Refusal> {
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
            // Engines cannot judge an offer, and in a cooperative game there is no opponent to agree with.
            What::Draw if self.rule_set().together || self.has_engines() => {
                return Err(Refusal::NoDraw);
            }
            What::Takeback if self.plan.told.rated => {
                return Err(Refusal::NoTakeback);
            }
            What::Takeback if self.offer().is_none() && self.turns_back_to(seat).is_none() => {
                return Err(Refusal::NothingToTakeBack);
            }
            What::Takeback if self.offer().is_none() && self.would_cover(self.turns_back_to(seat)) => {
                return Err(Refusal::Revealed);
            }
            What::RematchKept | What::RematchRotated | What::RematchWinnerFirst if self.rematch.is_some() => {
                return Err(Refusal::RematchAlready);
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
                // The caller makes the next table first, then sends `Command::Rematch`.
                What::RematchKept | What::RematchRotated | What::RematchWinnerFirst => {}
            }
        }
        Ok(events)
    }

    /// Returns the rematch that all have agreed to, until it is made.
    pub fn agreed_rematch(&self) -> Option<What> {
        let (what, seats) = self.offer()?;
        let is_rematch = matches!(what, What::RematchKept | What::RematchRotated | What::RematchWinnerFirst);
        let all = self.everyone().iter().all(|&seat| self.agrees(seats, seat));
        (is_rematch && all && self.rematch.is_none()).then_some(what)
    }

    /// Returns whether one of the last turns has revealed something, which is not taken back.
    fn would_cover(&self, turns: Option<usize>) -> bool {
        let (Some(table), Some(turns)) = (&self.table, turns) else { return false };
        table.turns().iter().rev().take(turns).flat_map(|steps| steps.iter()).any(|step| step.reveals)
    }

    /// Returns the plan of a rematch; whether it goes on with a series of games, in which everyone keeps their seat.
    fn plan_of_rematch(&self) -> (TablePlan, bool) {
        let finish = self.table.as_ref().and_then(Table::finish);
        let winners = finish.map(|finish| finish.winners()).unwrap_or_default();
        match self.plan.next_in_series(&winners) {
            Some(plan) => (plan, true),
            None => (self.plan.told.clone(), false),
        }
    }

    /// Returns the first event of a rematch.
    pub fn rematch_event(&self, what: What) -> Event {
        let (plan, is_series) = self.plan_of_rematch();
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
            _ if is_series => {}
            What::RematchRotated => places.rotate_right(1),
            What::RematchWinnerFirst => places.rotate_left(self.winner().map_or(0, Player::index)),
            _ => {}
        }
        Event::Created { creator: self.creator.clone(), plan: Box::new(plan), places }
    }

    /// Returns whether the player in this seat has agreed, perhaps from another seat.
    fn agrees(&self, agreed: &[Player], seat: Player) -> bool {
        agreed.iter().any(|&other| self.is_same_sitter(other, seat))
    }

    fn winner(&self) -> Option<Player> {
        self.table.as_ref().and_then(Table::finish)?.winners().first().copied()
    }

    fn has_engines(&self) -> bool {
        self.places.iter().any(|place| place.engine.is_some())
    }

    /// Returns the seats of all people, also of those who left the game.
    fn everyone(&self) -> Vec<Player> {
        let people = self.places.iter().enumerate().filter(|(_, place)| place.person.is_some());
        people.map(|(index, _)| Player::new(index)).collect()
    }

    /// Returns how many turns to take back until the player in this seat decides again.
    fn turns_back_to(&self, seat: Player) -> Option<usize> {
        let turns = self.table.as_ref()?.turns();
        let place = turns.iter().rposition(|steps| self.is_same_sitter(steps[0].player, seat))?;
        Some(turns.len() - place)
    }
}
