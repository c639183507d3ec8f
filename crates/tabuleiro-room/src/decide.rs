//! Decisions: the events that follow from a command, or the reason for its refusal.

use crate::Ms;
use crate::command::{By, Command};
use crate::event::Event;
use crate::people::{KeyDigest, Sitter};
use crate::plan::{Absent, Place};
use crate::refusal::Refusal;
use crate::room::{Room, State};
use tabuleiro_core::{MoveError, Player, Random, Status};
use tabuleiro_table::PlayError;
use tabuleiro_table::ThoughtDocument;

impl Room {
    /// Returns the events that follow from a command; none if it was already carried out.
    ///
    /// `gone` is the player to move, if that player has been absent for as long as the plan allows.
    pub fn decide(
        &self,
        by: &By,
        command: &Command,
        gone: Option<Player>,
        now: Ms,
        random: &mut Random,
    ) -> Result<Vec<Event>, Refusal> {
        match command {
            Command::Join { seat, key } => self.join(person(by)?, *seat, key.as_ref(), random),
            Command::Leave => {
                self.expect_state(State::Open)?;
                self.seat(by)?;
                Ok(self.seats_of(&person(by)?.id).map(|seat| Event::Left { seat }).collect())
            }
            Command::Start => {
                self.expect_creator(by)?;
                self.expect_state(State::Open)?;
                self.start_if(true, &self.places, random)
            }
            Command::SeatEngine { seat, level } => self.seat_engine(by, *seat, level, random),
            Command::Turn { number, moves, thoughts } => self.turn(by, *number, (moves, thoughts), now),
            Command::Resign => {
                self.expect_state(State::Playing)?;
                let seat = self.seat_in_game(by)?;
                Ok(vec![Event::Resigned { seat }])
            }
            Command::Offer(what) => self.offer_to(by, *what),
            Command::Decline => match self.offer() {
                Some((what, _)) => Ok(vec![Event::Declined { seat: self.seat(by)?, what }]),
                None => Err(Refusal::NoOffer),
            },
            Command::Abort => self.abort(by),
            Command::Claim => {
                self.expect_state(State::Playing)?;
                self.seat_in_game(by)?;
                let absent = self.absent(gone, now).ok_or(Refusal::NobodyAbsent)?;
                Ok(vec![Event::OutOfTime { seat: absent }])
            }
            Command::Mute(person) => {
                self.expect_creator(by)?;
                Ok(if self.is_muted(person) {
                    Vec::new()
                } else {
                    vec![Event::Muted { person: person.clone() }]
                })
            }
            Command::Watch { gone } => {
                Ok(self.absent(*gone, now).and_then(|seat| self.handle(seat, now)).into_iter().collect())
            }
            Command::Resume { alive_ms } => {
                let running = self.clock().is_some_and(tabuleiro_table::Clock::is_running);
                Ok(if running { vec![Event::Resumed { alive_ms: *alive_ms }] } else { Vec::new() })
            }
            Command::Rematch { table } => Ok(vec![Event::Rematch { table: table.clone() }]),
            Command::Undo => self.undo(by),
            Command::Redo => self.redo(by),
            Command::Pause => self.pause(by),
            Command::Continue => self.play_on(by),
            Command::Expire => {
                let goes_on = matches!(self.state(), State::Open | State::Playing);
                match by {
                    By::House => Ok(if goes_on { vec![Event::Aborted] } else { Vec::new() }),
                    By::Person(_) => Err(Refusal::NotYours),
                }
            }
            Command::Hand { from, to } => {
                let seats = self.seats_of(from).filter(|_| self.seat_of(to).is_none());
                Ok(seats.map(|seat| Event::Handed { seat, person: to.clone() }).collect())
            }
        }
    }

    fn join(
        &self,
        person: &Sitter,
        seat: Option<Player>,
        key: Option<&KeyDigest>,
        random: &mut Random,
    ) -> Result<Vec<Event>, Refusal> {
        if self.seat_of(&person.id).is_some() {
            return Ok(Vec::new());
        }
        self.expect_state(State::Open)?;
        if self.plan.told.rated && !person.has_account {
            return Err(Refusal::RatedGuest);
        }
        let opens = |place: &Place| place.key.is_none() || place.key.as_ref() == key;
        let fits = |index: usize| seat.is_none_or(|seat| seat.index() == index);
        let mut free =
            self.places.iter().enumerate().filter(|(index, place)| fits(*index) && place.is_free());
        // A key must open its own seat before any other free one, or its holder could end up elsewhere.
        let found = free
            .clone()
            .find(|(_, place)| place.key.is_some() && opens(place))
            .or_else(|| free.find(|(_, place)| opens(place)));
        let (index, _) = found.ok_or(Refusal::NoSeat)?;
        let seat = Player::new(index);
        let mut places = self.places.clone();
        places[index].person = Some(person.id.clone());
        let mut events = vec![Event::Joined { seat, person: person.id.clone() }];
        events.extend(self.start_if(self.plan.told.start_when_full, &places, random).unwrap_or_default());
        Ok(events)
    }

    fn seat_engine(
        &self,
        by: &By,
        seat: Player,
        level: &str,
        random: &mut Random,
    ) -> Result<Vec<Event>, Refusal> {
        self.expect_creator(by)?;
        self.expect_state(State::Open)?;
        self.plan.level(level)?;
        let free = self.places.get(seat.index()).is_some_and(Place::is_free);
        if !free {
            return Err(Refusal::NoSeat);
        }
        let mut places = self.places.clone();
        places[seat.index()].engine = Some(level.into());
        let mut events = vec![Event::EngineSeated { seat, level: level.into() }];
        events.extend(self.start_if(self.plan.told.start_when_full, &places, random).unwrap_or_default());
        Ok(events)
    }

    /// Returns the start if `wanted`. Refuses while seats are free.
    pub(crate) fn start_if(
        &self,
        wanted: bool,
        places: &[Place],
        random: &mut Random,
    ) -> Result<Vec<Event>, Refusal> {
        if places.iter().any(Place::is_free) {
            return Err(Refusal::NotFull);
        }
        Ok(if wanted { vec![Event::Started { setup: self.plan.draw(random)? }] } else { Vec::new() })
    }

    fn turn(
        &self,
        by: &By,
        number: usize,
        (moves, thoughts): (&[String], &[ThoughtDocument]),
        now: Ms,
    ) -> Result<Vec<Event>, Refusal> {
        if let By::Person(_) = by {
            self.seat(by)?;
        }
        let is_own = |seat: Player| match by {
            By::House => self.to_move() == Some(seat),
            By::Person(person) => self.is_of(seat, &person.id),
        };
        if let Some(taken) = number.checked_sub(1).and_then(|index| self.taken.get(index)) {
            // A client repeats a turn if the answer was lost. The same turn is acknowledged again; another one is refused.
            let is_same = is_own(taken.0) && are_recorded_as(moves, &taken.1);
            return if is_same { Ok(Vec::new()) } else { Err(self.wrong_number(number)) };
        }
        self.expect_state(State::Playing)?;
        if number != self.next_turn() {
            return Err(self.wrong_number(number));
        }
        if self.is_paused {
            return Err(Refusal::Paused);
        }
        let (Some(table), Some(clock)) = (&self.table, self.clock()) else { return Err(Refusal::NotBegun) };
        let to_move = table.to_move().ok_or(Refusal::Over)?;
        let is_engines = self.places[to_move.index()].engine.is_some();
        if !is_own(to_move) || is_engines != matches!(by, By::House) {
            return Err(Refusal::NotYourTurn { to_move });
        }
        if clock.flagged(now as u64).is_some() {
            return Err(Refusal::OutOfTime(to_move));
        }
        let moves = self.expect_whole(to_move, moves)?;
        let spent_ms = clock.spent_ms(now as u64);
        // An engine's thoughts would help its human opponents, so they are stored in games between engines only.
        let thoughts = if self.is_all_engines() { thoughts.to_vec() } else { Vec::new() };
        Ok(vec![Event::Turn { number, seat: to_move, moves, spent_ms, thoughts }])
    }

    /// Returns moves in their recorded form. Refuses moves that are not exactly one turn.
    ///
    /// A turn must not continue after a move that reveals something, since the player has to see it first. A move is sent
    /// without the part it reveals, because a guess could be wrong.
    fn expect_whole(&self, player: Player, moves: &[String]) -> Result<Vec<String>, Refusal> {
        let illegal = |error| Refusal::Move { game: self.kind().info, error };
        let mut play = self.table.as_ref().ok_or(Refusal::NotBegun)?.play_state().fork();
        let mut reveals = false;
        for (index, mv) in moves.iter().enumerate() {
            if reveals {
                return Err(Refusal::AfterReveal);
            }
            match play.status() {
                Status::Over(_) => return Err(illegal(PlayError::Over)),
                Status::ToMove(who) if who != player || (index > 0 && !play.is_mid_turn()) => {
                    return Err(Refusal::MoreThanATurn);
                }
                Status::ToMove(_) => {
                    let choice = play.choices().into_iter().find(|choice| choice.text == *mv);
                    let choice = choice.ok_or_else(|| illegal(MoveError::Illegal(mv.clone()).into()))?;
                    reveals = choice.reveals;
                    play.play(mv).map_err(|error| illegal(error.into()))?;
                }
            }
        }
        let is_mid_turn = play.status().to_move().is_some() && play.is_mid_turn();
        if moves.is_empty() || is_mid_turn && !reveals {
            return Err(Refusal::LessThanATurn);
        }
        let steps = play.steps();
        Ok(steps[steps.len() - moves.len()..].iter().map(|step| step.text.clone()).collect())
    }

    fn abort(&self, by: &By) -> Result<Vec<Event>, Refusal> {
        let may = matches!(by, By::House) || self.seat(by).is_ok() || self.expect_creator(by).is_ok();
        match self.state() {
            _ if !may => Err(Refusal::NotYours),
            State::Open => Ok(vec![Event::Aborted]),
            State::Playing if self.taken.len() < 2 => Ok(vec![Event::Aborted]),
            State::Playing => Err(Refusal::TooLateToAbort),
            State::Over | State::Aborted => Err(Refusal::Over),
        }
    }

    /// Returns the player to move, if that player is out of time or absent.
    fn absent(&self, gone: Option<Player>, now: Ms) -> Option<Player> {
        let flagged = self.clock().and_then(|clock| clock.flagged(now as u64));
        let gone = gone.filter(|&seat| self.to_move() == Some(seat));
        flagged.or(gone).filter(|_| self.state() == State::Playing)
    }

    /// Returns whether another person could claim the end if this player ran out of time.
    pub fn has_claimant(&self, seat: Player) -> bool {
        self.people().into_iter().any(|other| !self.is_same_sitter(other, seat))
    }

    /// Returns the agreed event for an absent player; `None` if the others may claim the win.
    fn handle(&self, seat: Player, now: Ms) -> Option<Event> {
        let is_flagged = || self.clock().and_then(|clock| clock.flagged(now as u64)) == Some(seat);
        match self.plan.told.absent {
            Absent::Claim if !self.has_claimant(seat) && is_flagged() => Some(Event::OutOfTime { seat }),
            Absent::Claim => None,
            // If the engine that took over is out of time too, the seat loses: another engine would not be faster.
            Absent::Engine if !self.places[seat.index()].taken_over => {
                Some(Event::TakenOver { seat, level: self.plan.substitute() })
            }
            Absent::Skip | Absent::Engine => Some(Event::OutOfTime { seat }),
        }
    }

    pub(crate) fn seat(&self, by: &By) -> Result<Player, Refusal> {
        self.seat_of(&person(by)?.id).ok_or(Refusal::NotYours)
    }

    /// Returns a seat of the sender that is still in the game.
    pub(crate) fn seat_in_game(&self, by: &By) -> Result<Player, Refusal> {
        let (seat, people) = (self.seat(by)?, self.people());
        let mut seats = std::iter::once(seat).chain(self.seats_of(&person(by)?.id));
        let found = seats.find(|seat| people.contains(seat));
        found.ok_or(Refusal::Gone(seat))
    }

    fn expect_creator(&self, by: &By) -> Result<(), Refusal> {
        match by {
            By::Person(person) if person.id != self.creator => Err(Refusal::NotYours),
            _ => Ok(()),
        }
    }

    pub(crate) fn expect_state(&self, state: State) -> Result<(), Refusal> {
        match self.state() {
            found if found == state => Ok(()),
            State::Open => Err(Refusal::NotBegun),
            State::Playing => Err(Refusal::Begun),
            State::Over | State::Aborted => Err(Refusal::Over),
        }
    }

    fn wrong_number(&self, found: usize) -> Refusal {
        Refusal::TurnNumber { found, expected: self.next_turn() }
    }
}

/// Returns whether moves match recorded ones, which have the revealed parts appended.
fn are_recorded_as(moves: &[String], recorded: &[String]) -> bool {
    moves.len() == recorded.len()
        && moves.iter().zip(recorded).all(|(mv, text)| text.starts_with(mv.as_str()))
}

fn person(by: &By) -> Result<&Sitter, Refusal> {
    match by {
        By::Person(person) => Ok(person),
        By::House => Err(Refusal::NotYours),
    }
}
