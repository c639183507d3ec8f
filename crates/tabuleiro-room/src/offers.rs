//! Offers, which need the consent of all players.

use crate::command::By;
use crate::event::{Event, What};
use crate::plan::Place;
use crate::refusal::Refusal;
use crate::room::{Room, State};
use tabuleiro_core::Player;
use tabuleiro_table::{ArrangeError, Rematch, Table};

impl Room {
    /// Makes an offer, or agrees to one.
    pub(crate) fn offer_to(&self, by: &By, what: What) -> Result<Vec<Event>, Refusal> {
        let seat = match what {
            What::Draw | What::Takeback => {
                self.expect_state(State::Playing)?;
                self.seat_in_game(by)?
            }
            _ => {
                self.expect_state(State::Over)?;
                self.seat(by)?
            }
        };
        match what {
            // Engines cannot judge an offer, and cooperative games have no opponent to agree with.
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
            _ if what.rematch().is_some() && self.rematch.is_some() => {
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
                // For a rematch the caller creates the new table first, then sends `Command::Rematch`.
                _ => {}
            }
        }
        Ok(events)
    }

    /// Returns the rematch that all players have agreed to, until it is created.
    pub fn agreed_rematch(&self) -> Option<Rematch> {
        let (what, seats) = self.offer()?;
        let all = self.everyone().iter().all(|&seat| self.agrees(seats, seat));
        what.rematch().filter(|_| all && self.rematch.is_none())
    }

    /// Returns whether one of the last turns revealed something, which forbids a take-back.
    fn would_cover(&self, turns: Option<usize>) -> bool {
        let (Some(table), Some(turns)) = (&self.table, turns) else { return false };
        table.turns().iter().rev().take(turns).flat_map(|steps| steps.iter()).any(|step| step.reveals)
    }

    /// Returns the first event of the rematch's room.
    pub fn rematch_event(&self, rematch: Rematch) -> Result<Event, ArrangeError> {
        let mut places: Vec<Place> = self
            .places
            .iter()
            .map(|place| Place {
                engine: place.engine.clone().filter(|_| !place.taken_over),
                taken_over: false,
                ..place.clone()
            })
            .collect();
        let finish = self.table.as_ref().and_then(Table::finish);
        let winners = finish.map(|finish| finish.winners()).unwrap_or_default();
        let plan = Box::new(self.plan.rematch(rematch, &mut places, &winners)?);
        Ok(Event::Created { creator: self.creator.clone(), plan, places })
    }

    /// Returns whether the person in this seat has agreed, in this seat or another.
    fn agrees(&self, agreed: &[Player], seat: Player) -> bool {
        agreed.iter().any(|&other| self.is_same_sitter(other, seat))
    }

    fn has_engines(&self) -> bool {
        self.places.iter().any(|place| place.engine.is_some())
    }

    /// Returns the seats of all people, including those who left the game.
    fn everyone(&self) -> Vec<Player> {
        let people = self.places.iter().enumerate().filter(|(_, place)| place.person.is_some());
        people.map(|(index, _)| Player::new(index)).collect()
    }

    /// Returns the number of turns to take back until the player in this seat decides again.
    fn turns_back_to(&self, seat: Player) -> Option<usize> {
        let turns = self.table.as_ref()?.turns();
        let place = turns.iter().rposition(|steps| self.is_same_sitter(steps[0].player, seat))?;
        Some(turns.len() - place)
    }
}
