//! A table: a game in progress with its people and computer players.

use crate::clock::Clock;
use crate::computer::Computer;
use crate::ending::Finish;
use crate::kind::GameKind;
use crate::play::{Play, Step};
use crate::seat::Seat;
use std::collections::BTreeMap;
use tabuleiro_core::record::{Ending, RESIGN, Record, Turn};
use tabuleiro_core::{
    Explain, Message, MoveError, Player, Setup, SetupError, Status, TimeControl, explained_errors,
};
use tabuleiro_engine::{Spec, SpecError};

/// A game with its seats, from set-up to end.
///
/// ```
/// use tabuleiro_core::{Options, Random};
/// use tabuleiro_table::{Table, kind, read_record};
///
/// let kind = kind("green-skull").expect("a known game");
/// let setup = kind.draw(&Options::default_of(kind.info), &mut Random::from_seed(1))?;
/// let mut table = Table::new(kind, &setup)?;
/// let first = table.play_state().choices()[0].text.clone();
/// table.play(&first)?;
/// assert!(table.play("z9-z8").is_err(), "an illegal move changes nothing");
///
/// let record = table.record().text(|_| Vec::new());
/// assert_eq!(read_record(&record)?, table.record());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Table {
    kind: &'static GameKind,
    play: Box<dyn Play>,
    /// Text of the first position, unless it is the start of the set-up.
    pub(crate) start: Option<String>,
    /// Players, seat 1 first.
    pub seats: Vec<Seat>,
    /// Start of the game, in the form of RFC 3339.
    pub date: Option<String>,
    /// Time control.
    pub time_control: TimeControl,
    /// Ending outside the rules, if there is one.
    ended: Option<Ending>,
    /// Time spent on each step, where known.
    spent_ms: BTreeMap<usize, u64>,
    comments: BTreeMap<usize, String>,
}

/// The reason why an action at a table is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum PlayError {
    Over,
    Move(MoveError),
    Gone(Player),
    NoSeat(Player),
}

impl Explain for PlayError {
    fn explain(&self) -> Message {
        match self {
            PlayError::Over => Message::new("error-play-over"),
            PlayError::Move(error) => error.explain(),
            PlayError::Gone(player) => Message::new("error-play-gone").number("seat", player.seat()),
            PlayError::NoSeat(player) => Message::new("error-play-no-seat").number("seat", player.seat()),
        }
    }
}

explained_errors!(PlayError);

impl From<MoveError> for PlayError {
    fn from(error: MoveError) -> PlayError {
        PlayError::Move(error)
    }
}

impl Table {
    /// Returns a table with this set-up, where every seat has a person without a name.
    pub fn new(kind: &'static GameKind, setup: &Setup) -> Result<Table, SetupError> {
        let play = kind.open(setup)?;
        let seats = vec![Seat::default(); play.seats().count()];
        let (spent_ms, comments) = (BTreeMap::new(), BTreeMap::new());
        let time_control = TimeControl::Unlimited;
        Ok(Table {
            kind,
            play,
            start: None,
            seats,
            date: None,
            time_control,
            ended: None,
            spent_ms,
            comments,
        })
    }

    /// Returns a copy of the table without engines, for views and experiments.
    #[must_use]
    pub fn fork(&self) -> Table {
        self.with_play(self.play.fork())
    }

    /// Returns a copy of the table without the hidden part of the set-up and without engines.
    #[must_use]
    pub fn known(&self) -> Table {
        self.with_play(self.play.known())
    }

    fn with_play(&self, play: Box<dyn Play>) -> Table {
        Table {
            kind: self.kind,
            play,
            start: self.start.clone(),
            seats: self.seats.clone(),
            date: self.date.clone(),
            time_control: self.time_control,
            ended: self.ended,
            spent_ms: self.spent_ms.clone(),
            comments: self.comments.clone(),
        }
    }

    /// Returns the kind of game.
    pub fn kind(&self) -> &'static GameKind {
        self.kind
    }

    /// Returns the game in progress.
    pub fn play_state(&self) -> &dyn Play {
        &*self.play
    }

    pub(crate) fn play_mut(&mut self) -> &mut dyn Play {
        &mut *self.play
    }

    /// Returns the player to move; `None` once the game has ended.
    pub fn to_move(&self) -> Option<Player> {
        if self.ended.is_some() { None } else { self.play.status().to_move() }
    }

    /// Returns the end of the game, if it has ended.
    pub fn finish(&self) -> Option<Finish> {
        let left = self.left();
        let together = self.together();
        match (self.ended, self.play.status()) {
            (None, Status::ToMove(_)) => None,
            (None, Status::Over(outcome)) => Some(Finish::by_rules(&outcome, &left)),
            (Some(by @ (Ending::Resigned(player) | Ending::OutOfTime(player))), _) => {
                let left: Vec<Player> =
                    left.into_iter().filter(|&gone| gone != player).chain([player]).collect();
                Some(Finish::by_leaving(by, &left, together, self.play.scores()))
            }
            (Some(by), _) => Some(Finish::without_a_winner(by, self.play.scores())),
        }
    }

    fn together(&self) -> bool {
        self.kind.info.rule_set(self.play.setup().rule_set).is_some_and(|rule_set| rule_set.together)
    }

    /// Plays the move of this text for the player to move.
    pub fn play(&mut self, text: &str) -> Result<&Step, PlayError> {
        if self.to_move().is_none() {
            return Err(PlayError::Over);
        }
        self.play.play(text)?;
        Ok(self.play.steps().last().expect("a step was just played"))
    }

    /// Notes the time spent on the last step.
    pub fn note_time(&mut self, ms: u64) {
        if let Some(last) = self.play.steps().len().checked_sub(1) {
            self.spent_ms.insert(last, ms);
        }
    }

    /// Sets the comment on a turn, counted from 0; an empty text removes the comment.
    pub fn comment(&mut self, turn: usize, comment: impl Into<String>) {
        let comment = comment.into();
        if comment.is_empty() {
            self.comments.remove(&turn);
        } else {
            self.comments.insert(turn, comment);
        }
    }

    /// Resigns for a player. With more than two seats, the others continue where the game allows it.
    pub fn resign(&mut self, player: Player) -> Result<(), PlayError> {
        self.leave(player, Ending::Resigned(player))
    }

    /// Ends the game for a player whose time has run out. With more than two seats, the others continue where the game
    /// allows it.
    pub fn run_out_of_time(&mut self, player: Player) -> Result<(), PlayError> {
        self.leave(player, Ending::OutOfTime(player))
    }

    fn leave(&mut self, player: Player, ending: Ending) -> Result<(), PlayError> {
        self.expect_at_table(player)?;
        let others = self.play.seats().count() - self.left().len() - 1;
        if others < 2 || self.together() || !self.play.retire(player) {
            self.ended = Some(ending);
        }
        Ok(())
    }

    /// Returns the clock that results from the noted times, paused. A turn without a noted time counts as 0.
    pub fn clock(&self) -> Clock {
        let mut clock = Clock::new(self.time_control, self.play.seats());
        let mut turns: Vec<(Player, u64)> =
            self.record().turns.iter().map(|turn| (turn.player, turn.spent_ms.unwrap_or(0))).collect();
        let begun = if self.play.is_mid_turn() { turns.pop() } else { None };
        turns.into_iter().for_each(|(player, spent_ms)| clock.replay_turn(player, spent_ms));
        if let Some(player) = self.to_move() {
            // The time of a player who has left does not belong to the next player's turn.
            let spent_ms = begun.filter(|(who, _)| *who == player).map_or(0, |(_, spent_ms)| spent_ms);
            clock.replay_begun(player, spent_ms);
        }
        if let Some(Ending::OutOfTime(player)) = self.ended {
            clock.run_out(player);
        }
        clock
    }

    /// Checks that the game is in progress and a player takes part in it.
    fn expect_at_table(&self, player: Player) -> Result<(), PlayError> {
        match player {
            _ if self.to_move().is_none() => Err(PlayError::Over),
            _ if !self.play.seats().has(player) => Err(PlayError::NoSeat(player)),
            _ if self.left().contains(&player) => Err(PlayError::Gone(player)),
            _ => Ok(()),
        }
    }

    /// Ends the game by agreement, by abandonment, or on time.
    pub fn end(&mut self, by: Ending) -> Result<(), PlayError> {
        match by {
            Ending::Resigned(player) | Ending::OutOfTime(player) => self.expect_at_table(player)?,
            _ if self.to_move().is_none() => return Err(PlayError::Over),
            _ => {}
        }
        self.ended = Some(by);
        Ok(())
    }

    /// Takes back the last turn, or the moves of an unfinished one. Returns the steps taken back, the last one first.
    pub fn undo_turn(&mut self) -> Vec<Step> {
        if self.ended.take().is_some() {
            return Vec::new();
        }
        let mut taken = Vec::new();
        while let Some(step) = self.play.take_back() {
            self.spent_ms.remove(&self.play.steps().len());
            let begins = step.begins_turn;
            taken.push(step);
            if begins {
                break;
            }
        }
        self.comments.split_off(&self.turns().len());
        taken
    }

    /// Takes back turns until `turn` are left; returns `false` if there are fewer. The end belongs to the last turn.
    pub fn back_to_turn(&mut self, turn: usize) -> bool {
        while self.turns().len() > turn {
            self.undo_turn();
        }
        self.turns().len() == turn
    }

    /// Takes back the last step of an unfinished turn; `None` if there is no unfinished turn.
    pub fn undo_step(&mut self) -> Option<Step> {
        if self.ended.is_some() || !self.play.is_mid_turn() {
            return None;
        }
        let step = self.play.take_back();
        self.spent_ms.remove(&self.play.steps().len());
        self.comments.split_off(&self.turns().len());
        step
    }

    /// Checks that the engines in the seats can be made; each [`crate::ComputerPlayer`] makes one itself.
    pub fn check_engines(&self) -> Result<(), SpecError> {
        let specs = self.seats.iter().filter_map(|seat| seat.computer.as_ref().and_then(Computer::spec));
        let mut play = self.play.fork();
        specs.into_iter().try_for_each(|spec| play.seat_engine(&Spec { memory: 1, ..spec.clone() }))
    }

    /// Returns the players who left while the others continued, in that order.
    pub fn left(&self) -> Vec<Player> {
        self.play.steps().iter().filter(|step| step.text == RESIGN).map(|step| step.player).collect()
    }

    /// Returns the indices of the steps that begin a turn.
    fn turn_starts(&self) -> Vec<usize> {
        let steps = self.play.steps().iter().enumerate();
        steps.filter(|(index, step)| step.begins_turn || *index == 0).map(|(index, _)| index).collect()
    }

    /// Returns the steps of each turn.
    pub fn turns(&self) -> Vec<&[Step]> {
        let starts = self.turn_starts();
        let steps = self.play.steps();
        let end = |turn: usize| starts.get(turn + 1).copied().unwrap_or(steps.len());
        starts.iter().enumerate().map(|(turn, &start)| &steps[start..end(turn)]).collect()
    }

    /// Returns the public record: without the hidden part of the set-up, except what moves revealed.
    pub fn record(&self) -> Record {
        let info = self.kind.info;
        let turn = |(index, (start, steps)): (usize, (usize, &[Step]))| {
            let times: Vec<u64> =
                (start..start + steps.len()).filter_map(|step| self.spent_ms.get(&step).copied()).collect();
            Turn {
                player: steps[0].player,
                moves: steps.iter().map(|step| step.text.clone()).collect(),
                spent_ms: (!times.is_empty()).then(|| times.iter().copied().fold(0, u64::saturating_add)),
                comment: self.comments.get(&index).cloned(),
            }
        };
        Record {
            game: info.id.into(),
            setup: self.play.setup().text(info),
            start: self.start.clone(),
            seats: self.seats.iter().map(Seat::to_record).collect(),
            date: self.date.clone(),
            clock: self.time_control,
            turns: self.turn_starts().into_iter().zip(self.turns()).enumerate().map(turn).collect(),
            ending: self.finish().map(|finish| finish.to_record()),
        }
    }

    /// Returns the record with the hidden part of the set-up, for the program that runs the game.
    pub fn private_record(&self) -> Record {
        Record { setup: self.play.private_setup().text(self.kind.info), ..self.record() }
    }

    /// Returns the game so far as a line of moves. Once a player has left, returns the position alone, because a line of moves
    /// cannot express that.
    pub fn game_line(&self) -> tabuleiro_core::Line {
        if self.left().is_empty() { self.record().line() } else { tabuleiro_core::Line::parse(&self.line()) }
    }

    /// Returns the full public text of the current position: set-up and position.
    pub fn line(&self) -> String {
        let setup = self.play.setup().text(self.kind.info);
        tabuleiro_core::Line { setup, position: Some(self.play.position_text()), moves: Vec::new() }
            .to_string()
    }
}
