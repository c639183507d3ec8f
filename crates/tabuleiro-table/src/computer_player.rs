//! Computer players, which follow a game on a separate copy and decide moves.

use crate::budget::Budget;
use crate::kind::GameKind;
use crate::means::Means;
use crate::play::{Play, ThinkError};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tabuleiro_core::{
    Explain, Line, Message, MoveError, Player, PositionError, Setup, SetupError, explained_errors,
};
use tabuleiro_engine::{Limits, Spec, SpecError, Thought, Timer};

/// Another program that decides moves.
pub trait Program: Send {
    /// Returns a legal move, or a description of the error.
    fn decide(&mut self, question: &Question) -> Result<String, Message>;
}

/// A question to an external program.
pub struct Question<'a> {
    /// Game in progress, without the hidden part of its set-up.
    pub game: &'a Line,
    /// Legal moves.
    pub legal: &'a [String],
    /// Time for the decision.
    pub time: Duration,
    /// Flag that demands an immediate answer once set.
    pub stop: &'a AtomicBool,
}

/// A computer player in one game. An engine remembers its search from one decision to the next.
///
/// ```
/// # use tabuleiro_table::{Budget, ComputerPlayer, Means, Table, kinds};
/// # use tabuleiro_core::{Options, Random};
/// # use tabuleiro_engine::{Alone, NoTimer};
/// let (kind, mut random) = (&kinds()[0], Random::from_seed(1));
/// let setup = kind.draw(&Options::default_of(kind.info), &mut random)?;
/// let mut table = Table::new(kind, &setup)?;
/// let mut player = ComputerPlayer::engine(kind, "alpha-beta nodes=100".parse()?);
/// player.catch_up(&table.game_line())?;
/// let mut means =
///     Means { timer: &|| Box::new(NoTimer), workers: &Alone, stop: &false.into(), random: &mut random };
/// let decided = player.decide(&Budget::default(), &mut means, &mut |_| {})?;
/// table.play(&decided.mv)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct ComputerPlayer {
    kind: &'static GameKind,
    mind: Mind,
    /// Player's copy of the game; `None` before the first game.
    play: Option<Box<dyn Play>>,
    /// Line of that copy.
    game: Line,
    /// Whether the engine is made.
    is_seated: bool,
}

enum Mind {
    Engine(Spec),
    Program(Box<dyn Program>),
}

/// A decided move.
#[derive(Clone, PartialEq, Debug)]
pub struct Decided {
    /// Text of the move.
    pub mv: String,
    /// Thought behind the move; `None` for a forced move and for an external program.
    pub thought: Option<Thought<String>>,
}

/// The reason why a computer player cannot decide.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum ComputerError {
    Setup(SetupError),
    Position(PositionError),
    Move(MoveError),
    Engine(SpecError),
    Think(ThinkError),
    Program(Message),
}

impl Explain for ComputerError {
    fn explain(&self) -> Message {
        match self {
            ComputerError::Setup(error) => error.explain(),
            ComputerError::Position(error) => error.explain(),
            ComputerError::Move(error) => error.explain(),
            ComputerError::Engine(error) => error.explain(),
            ComputerError::Think(error) => error.explain(),
            ComputerError::Program(message) => message.clone(),
        }
    }
}

explained_errors!(ComputerError);

impl ComputerPlayer {
    /// Returns an engine that has not seen a game yet.
    pub fn engine(kind: &'static GameKind, spec: Spec) -> ComputerPlayer {
        ComputerPlayer::new(kind, Mind::Engine(spec))
    }

    /// Returns an external program as a player.
    pub fn program(kind: &'static GameKind, program: Box<dyn Program>) -> ComputerPlayer {
        ComputerPlayer::new(kind, Mind::Program(program))
    }

    /// Returns an engine with a copy that already matches the game.
    pub fn engine_at(kind: &'static GameKind, spec: Spec, play: Box<dyn Play>) -> ComputerPlayer {
        let setup = play.setup().text(kind.info);
        let game = Line { setup, position: Some(play.position_text()), moves: Vec::new() };
        ComputerPlayer { play: Some(play), game, ..ComputerPlayer::engine(kind, spec) }
    }

    fn new(kind: &'static GameKind, mind: Mind) -> ComputerPlayer {
        ComputerPlayer { kind, mind, play: None, game: Line::default(), is_seated: false }
    }

    /// Plays and takes back moves on the player's copy until it matches the game.
    pub fn catch_up(&mut self, game: &Line) -> Result<(), ComputerError> {
        let is_other =
            game.setup != self.game.setup || game.position.is_none() && self.game.position.is_some();
        if self.play.is_none() || is_other {
            let setup = Setup::parse(self.kind.info, &game.setup).map_err(ComputerError::Setup)?;
            self.play = Some(self.kind.open(&setup).map_err(ComputerError::Setup)?);
            self.game = Line { setup: game.setup.clone(), ..Line::default() };
            self.is_seated = false;
        }
        let play = self.play.as_mut().expect("a game was just opened");
        if let Some(position) = game.position.as_ref().filter(|_| game.position != self.game.position) {
            play.begin_at(position).map_err(ComputerError::Position)?;
            self.game = Line { moves: Vec::new(), ..game.clone() };
        }
        let moves = self.game.moves.iter().zip(&game.moves);
        let same = moves.take_while(|(own, mv)| own == mv).count();
        for _ in same..self.game.moves.len() {
            play.take_back();
        }
        self.game.moves.truncate(same);
        game.moves[same..].iter().try_for_each(|mv| self.play(mv))
    }

    fn play(&mut self, mv: &str) -> Result<(), ComputerError> {
        self.board()?.play(mv).map_err(ComputerError::Move)?;
        self.game.moves.push(mv.into());
        Ok(())
    }

    /// Forgets all searches: what follows is another game.
    pub fn forget(&mut self) {
        if let Some(play) = &mut self.play {
            play.forget();
        }
    }

    /// Returns the player to move on this board; none before the first game and after the end.
    pub fn to_move(&self) -> Option<Player> {
        self.play.as_ref().and_then(|play| play.status().to_move())
    }

    fn board(&mut self) -> Result<&mut Box<dyn Play>, ComputerError> {
        self.play.as_mut().ok_or(ComputerError::Think(ThinkError::NoEngine))
    }

    /// Decides the next move of the game. A forced move is played at once.
    pub fn decide(
        &mut self,
        budget: &Budget,
        means: &mut Means,
        info: &mut dyn FnMut(&Thought<String>),
    ) -> Result<Decided, ComputerError> {
        let play = self.board()?;
        if play.status().to_move().is_none() {
            return Err(ComputerError::Think(ThinkError::Over));
        }
        let legal: Vec<String> = play.choices().into_iter().map(|choice| choice.text).collect();
        if let [only] = &legal[..] {
            return Ok(Decided { mv: only.clone(), thought: None });
        }
        match &mut self.mind {
            Mind::Engine(spec) => {
                let limits = budget.limits(spec);
                let thought = self.think(&limits, means, info)?;
                Ok(Decided { mv: thought.best(), thought: Some(thought) })
            }
            Mind::Program(program) => {
                let play = self.play.as_ref().expect("the game was just used");
                let setup = play.setup().text(self.kind.info);
                let game = Line { setup, ..self.game.clone() };
                let question = Question { game: &game, legal: &legal, time: budget.time(), stop: means.stop };
                let mv = program.decide(&question).map_err(ComputerError::Program)?;
                Ok(Decided { mv, thought: None })
            }
        }
    }

    /// Decides and plays the rest of the turn on the player's copy. Stops after a move that reveals something. Returns no moves
    /// once the game is over.
    pub fn decide_turn(&mut self, budget: &Budget, means: &mut Means) -> Result<Vec<Decided>, ComputerError> {
        let player = self.board()?.status().to_move();
        let mut turn = Vec::new();
        while player.is_some() && self.board()?.status().to_move() == player {
            let decided = self.decide(budget, means, &mut |_| {})?;
            self.play(&decided.mv)?;
            turn.push(decided);
            let reveals = self.board()?.steps().last().is_some_and(|step| step.reveals);
            if reveals || !self.board()?.is_mid_turn() {
                break;
            }
        }
        Ok(turn)
    }

    /// Searches the position within these limits, even if the move is forced. The time to make an engine counts in its first
    /// search.
    pub fn think(
        &mut self,
        limits: &Limits,
        means: &mut Means,
        info: &mut dyn FnMut(&Thought<String>),
    ) -> Result<Thought<String>, ComputerError> {
        let timer = (means.timer)();
        self.think_since(&*timer, limits, means, info)
    }

    /// Does the same as [`ComputerPlayer::think`], for a search whose time is already running.
    pub fn think_since(
        &mut self,
        timer: &dyn Timer,
        limits: &Limits,
        means: &mut Means,
        info: &mut dyn FnMut(&Thought<String>),
    ) -> Result<Thought<String>, ComputerError> {
        let play = self.play.as_mut().ok_or(ComputerError::Think(ThinkError::NoEngine))?;
        if let Mind::Engine(spec) = &self.mind
            && !self.is_seated
        {
            play.seat_engine(spec).map_err(ComputerError::Engine)?;
            self.is_seated = true;
        }
        let thought = means.search_since(timer, info, |control| play.think(limits, control));
        thought.map_err(ComputerError::Think)
    }
}
