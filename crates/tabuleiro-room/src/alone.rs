//! Decisions of a person who plays alone, without the consent of others: undo, redo and pauses.

use crate::command::By;
use crate::event::{Event, What};
use crate::people::PersonId;
use crate::refusal::Refusal;
use crate::room::{Room, State};
use tabuleiro_core::record::RESIGN;
use tabuleiro_table::Table;

impl Room {
    /// Returns whether the sender decides for the whole room: as its only person, or as the creator of a game between
    /// engines.
    fn directs(&self, by: &By) -> bool {
        let is_sender = |person: &PersonId| matches!(by, By::Person(sitter) if sitter.id == *person);
        let mut people = self.sitters().map(|(_, person)| person).peekable();
        let decides = if people.peek().is_none() { is_sender(&self.creator) } else { people.all(is_sender) };
        decides && !self.plan.told.rated
    }

    fn expect_director(&self, by: &By, refusal: Refusal) -> Result<(), Refusal> {
        if self.directs(by) { Ok(()) } else { Err(refusal) }
    }

    /// Takes back turns until a person decides again, or one turn between engines. With other people this is an offer only.
    /// Pauses the game if an engine is then to move.
    pub(crate) fn undo(&self, by: &By) -> Result<Vec<Event>, Refusal> {
        if !self.directs(by) {
            return self.offer_to(by, What::Takeback);
        }
        if !matches!(self.state(), State::Playing | State::Over) {
            return Err(Refusal::NothingToTakeBack);
        }
        let Some(mut table) = self.table.as_ref().map(Table::fork) else {
            return Err(Refusal::NothingToTakeBack);
        };
        let mut turns = 0;
        while table.to_move().is_none() || !table.play_state().steps().is_empty() {
            table.undo_turn();
            turns += 1;
            if self.is_among_engines() || self.is_persons_turn(&table) {
                break;
            }
        }
        if turns == 0 {
            return Err(Refusal::NothingToTakeBack);
        }
        // Without a pause the engine would move at once and replace the turn that was undone.
        let pause = (!self.is_paused && !self.is_persons_turn(&table)).then_some(Event::Paused);
        Ok(std::iter::once(Event::TakenBack { turns }).chain(pause).collect())
    }

    /// Plays again turns that were taken back, until a person decides.
    pub(crate) fn redo(&self, by: &By) -> Result<Vec<Event>, Refusal> {
        self.expect_director(by, Refusal::NothingToRedo)?;
        let mut table = self.table.as_ref().ok_or(Refusal::NotBegun)?.fork();
        let mut events = Vec::new();
        for undone in self.undone.iter().rev() {
            let is_playable = if undone.moves == [RESIGN] {
                table.resign(undone.seat).is_ok()
            } else {
                undone.moves.iter().all(|mv| table.play(mv).is_ok())
            };
            if !is_playable {
                break;
            }
            events.push(undone.clone().event(self.next_turn() + events.len()));
            if self.is_among_engines() || self.is_persons_turn(&table) {
                break;
            }
        }
        if events.is_empty() { Err(Refusal::NothingToRedo) } else { Ok(events) }
    }

    fn is_among_engines(&self) -> bool {
        self.sitters().next().is_none()
    }

    fn is_persons_turn(&self, table: &Table) -> bool {
        table.to_move().is_some_and(|seat| self.places[seat.index()].engine.is_none())
    }

    /// Stops the clocks and the engines.
    pub(crate) fn pause(&self, by: &By) -> Result<Vec<Event>, Refusal> {
        self.expect_state(State::Playing)?;
        self.expect_director(by, Refusal::NoPause)?;
        Ok(if self.is_paused { Vec::new() } else { vec![Event::Paused] })
    }

    /// Lets the clocks and the engines run again.
    pub(crate) fn play_on(&self, by: &By) -> Result<Vec<Event>, Refusal> {
        self.expect_state(State::Playing)?;
        self.expect_director(by, Refusal::NoPause)?;
        Ok(if self.is_paused { vec![Event::Continued] } else { Vec::new() })
    }

    /// Returns whether the game is paused: engines do not think, and no turn is taken.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }
}
