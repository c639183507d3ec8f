//! Whether something may happen, and what does then.

use super::event::{Event, What};
use super::plan::{Absent, Place};
use super::{Room, State};
use crate::people::{Person, PersonKind};
use crate::problem::Problem;
use crate::secret::Secret;
use crate::time::Ms;
use tabuleiro_core::{Explain, Message, Player, Random, Status};
use tabuleiro_table::{OutOfTime, PlayError, ThoughtDocument};

/// Who wants something.
#[derive(Clone, Debug)]
pub enum By {
    /// Somebody.
    Person(Person),
    /// The server itself.
    House,
}

/// What somebody wants.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Command {
    Join {
        seat: Option<Player>,
        key: Option<Secret>,
    },
    Leave,
    Start,
    SeatEngine {
        seat: Player,
        level: String,
    },
    Turn {
        number: usize,
        moves: Vec<String>,
        /// What an engine thought of each.
        thoughts: Vec<ThoughtDocument>,
    },
    Resign,
    Offer(What),
    Decline,
    Abort,
    /// Another player has run out of time or is gone.
    Claim,
    Mute(String),
    /// The server looks whether somebody is out of time, or gone since a moment.
    Watch {
        gone: Option<Player>,
    },
    Resume {
        alive_ms: Ms,
    },
    Rematch {
        table: String,
    },
    Hand {
        from: String,
        to: String,
    },
}

impl Room {
    /// What happens then, if it may. Nothing, for something that was done already.
    pub fn decide(
        &self,
        by: &By,
        command: &Command,
        gone: Option<Player>,
        now: Ms,
        random: &mut Random,
    ) -> Result<Vec<Event>, Problem> {
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
                None => Err(Problem::conflict("error-room-no-offer")),
            },
            Command::Abort => self.abort(by),
            Command::Claim => {
                self.expect_state(State::Playing)?;
                self.seat_in_game(by)?;
                let absent =
                    self.absent(gone, now).ok_or_else(|| Problem::conflict("error-room-nobody-absent"))?;
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
                Ok(self.absent(*gone, now).and_then(|seat| self.handle(seat)).into_iter().collect())
            }
            Command::Resume { alive_ms } => {
                let running = self.clock().is_some_and(tabuleiro_table::Clock::is_running);
                Ok(if running { vec![Event::Resumed { alive_ms: *alive_ms }] } else { Vec::new() })
            }
            Command::Rematch { table } => Ok(vec![Event::Rematch { table: table.clone() }]),
            Command::Hand { from, to } => {
                let seats = self.seats_of(from).filter(|_| self.seat_of(to).is_none());
                Ok(seats.map(|seat| Event::Handed { seat, person: to.clone() }).collect())
            }
        }
    }

    fn join(
        &self,
        person: &Person,
        seat: Option<Player>,
        key: Option<&Secret>,
        random: &mut Random,
    ) -> Result<Vec<Event>, Problem> {
        if self.seat_of(&person.id).is_some() {
            return Ok(Vec::new());
        }
        self.expect_state(State::Open)?;
        if self.plan.told.rated && person.kind != PersonKind::Account {
            return Err(Problem::conflict("error-room-rated-guest"));
        }
        let opens = |place: &Place| match (&place.key, key) {
            (None, _) => true,
            (Some(kept), Some(key)) => key.is(kept),
            (Some(_), None) => false,
        };
        let fits = |index: usize| seat.is_none_or(|seat| seat.index() == index);
        let mut free =
            self.places.iter().enumerate().filter(|(index, place)| fits(*index) && place.is_free());
        // Whoever has a key gets the seat that it opens.
        let found = free
            .clone()
            .find(|(_, place)| place.key.is_some() && opens(place))
            .or_else(|| free.find(|(_, place)| opens(place)));
        let (index, _) = found.ok_or_else(|| Problem::conflict("error-room-no-seat"))?;
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
    ) -> Result<Vec<Event>, Problem> {
        self.expect_creator(by)?;
        self.expect_state(State::Open)?;
        self.plan.level(level)?;
        let free = self.places.get(seat.index()).is_some_and(Place::is_free);
        if !free {
            return Err(Problem::conflict("error-room-no-seat"));
        }
        let mut places = self.places.clone();
        places[seat.index()].engine = Some(level.into());
        let mut events = vec![Event::EngineSeated { seat, level: level.into() }];
        events.extend(self.start_if(self.plan.told.start_when_full, &places, random).unwrap_or_default());
        Ok(events)
    }

    /// The start, if it is wanted; an error if seats are free.
    pub(super) fn start_if(
        &self,
        wanted: bool,
        places: &[Place],
        random: &mut Random,
    ) -> Result<Vec<Event>, Problem> {
        if places.iter().any(Place::is_free) {
            return Err(Problem::conflict("error-room-not-full"));
        }
        Ok(if wanted { vec![Event::Started { setup: self.plan.draw(random)? }] } else { Vec::new() })
    }

    fn turn(
        &self,
        by: &By,
        number: usize,
        (moves, thoughts): (&[String], &[ThoughtDocument]),
        now: Ms,
    ) -> Result<Vec<Event>, Problem> {
        if let By::Person(_) = by {
            self.seat(by)?;
        }
        let is_own = |seat: Player| match by {
            By::House => self.to_move() == Some(seat),
            By::Person(person) => self.is_of(seat, &person.id),
        };
        if let Some(taken) = number.checked_sub(1).and_then(|index| self.taken.get(index)) {
            // The same once more, since its answer got lost: it is answered again.
            let is_same = is_own(taken.0) && taken.1 == moves;
            return if is_same { Ok(Vec::new()) } else { Err(self.wrong_number(number)) };
        }
        self.expect_state(State::Playing)?;
        if number != self.next_turn() {
            return Err(self.wrong_number(number));
        }
        let (Some(table), Some(clock)) = (&self.table, self.clock()) else { return Err(Problem::NotThere) };
        let to_move = table.to_move().ok_or_else(|| Problem::conflict("error-play-over"))?;
        let is_engines = self.places[to_move.index()].engine.is_some();
        if !is_own(to_move) || is_engines != matches!(by, By::House) {
            return Err(Problem::conflict(
                Message::new("error-room-not-your-turn").number("seat", to_move.seat()),
            ));
        }
        if clock.flagged(now as u64).is_some() {
            return Err(Problem::conflict(OutOfTime(to_move).explain()));
        }
        self.expect_whole(to_move, moves)?;
        let spent_ms = clock.spent_ms(now as u64);
        // Nobody is helped by what their opponent thinks.
        let thoughts = if self.is_all_engines() { thoughts.to_vec() } else { Vec::new() };
        Ok(vec![Event::Turn { number, seat: to_move, moves: moves.to_vec(), spent_ms, thoughts }])
    }

    /// That these moves are one turn, from its beginning to its end.
    fn expect_whole(&self, player: Player, moves: &[String]) -> Result<(), Problem> {
        let game = self.kind().info;
        let mut play = self.table.as_ref().ok_or(Problem::NotThere)?.play_state().fork();
        for (index, mv) in moves.iter().enumerate() {
            match play.status() {
                Status::Over(_) => return Err(Problem::of_game(game, &PlayError::Over)),
                Status::ToMove(who) if who != player || (index > 0 && !play.is_mid_turn()) => {
                    return Err(Problem::bad("error-room-more-than-a-turn"));
                }
                Status::ToMove(_) => play.play(mv).map_err(|error| Problem::of_game(game, &error))?,
            }
        }
        let is_mid_turn = play.status().to_move().is_some() && play.is_mid_turn();
        if moves.is_empty() || is_mid_turn {
            Err(Problem::bad("error-room-less-than-a-turn"))
        } else {
            Ok(())
        }
    }

    fn abort(&self, by: &By) -> Result<Vec<Event>, Problem> {
        let may = matches!(by, By::House) || self.seat(by).is_ok() || self.expect_creator(by).is_ok();
        match self.state() {
            _ if !may => Err(Problem::NotYours),
            State::Open => Ok(vec![Event::Aborted]),
            State::Playing if self.taken.len() < 2 => Ok(vec![Event::Aborted]),
            State::Playing => Err(Problem::conflict("error-room-too-late")),
            State::Over | State::Aborted => Err(Problem::conflict("error-play-over")),
        }
    }

    /// Who decides but is out of time, or gone.
    fn absent(&self, gone: Option<Player>, now: Ms) -> Option<Player> {
        let flagged = self.clock().and_then(|clock| clock.flagged(now as u64));
        let gone = gone.filter(|&seat| self.to_move() == Some(seat));
        flagged.or(gone).filter(|_| self.state() == State::Playing)
    }

    /// What was agreed for a seat that is gone or out of time; nothing where others may claim.
    fn handle(&self, seat: Player) -> Option<Event> {
        match self.plan.told.absent {
            Absent::Claim => None,
            // An engine that is too slow cannot be helped by another one.
            Absent::Engine if !self.places[seat.index()].taken_over => {
                Some(Event::TakenOver { seat, level: self.plan.substitute() })
            }
            Absent::Skip | Absent::Engine => Some(Event::OutOfTime { seat }),
        }
    }

    pub(super) fn seat(&self, by: &By) -> Result<Player, Problem> {
        self.seat_of(&person(by)?.id).ok_or(Problem::NotYours)
    }

    /// The seat of somebody who has not left the game.
    pub(super) fn seat_in_game(&self, by: &By) -> Result<Player, Problem> {
        let (seat, people) = (self.seat(by)?, self.people());
        let mut seats = std::iter::once(seat).chain(self.seats_of(&person(by)?.id));
        let found = seats.find(|seat| people.contains(seat));
        found.ok_or_else(|| Problem::conflict(PlayError::Gone(seat).explain()))
    }

    fn expect_creator(&self, by: &By) -> Result<(), Problem> {
        match by {
            By::Person(person) if person.id != self.creator => Err(Problem::NotYours),
            _ => Ok(()),
        }
    }

    pub(super) fn expect_state(&self, state: State) -> Result<(), Problem> {
        match self.state() {
            found if found == state => Ok(()),
            State::Open => Err(Problem::conflict("error-room-not-begun")),
            State::Playing => Err(Problem::conflict("error-room-begun")),
            State::Over | State::Aborted => Err(Problem::conflict("error-play-over")),
        }
    }

    fn wrong_number(&self, found: usize) -> Problem {
        let problem = Message::new("error-room-turn-number").text("found", found);
        Problem::conflict(problem.text("expected", self.next_turn()))
    }
}

fn person(by: &By) -> Result<&Person, Problem> {
    match by {
        By::Person(person) => Ok(person),
        By::House => Err(Problem::NotYours),
    }
}
