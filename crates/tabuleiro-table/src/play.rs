//! A game in progress, its type forgotten.

use std::sync::{Mutex, PoisonError};
use tabuleiro_core::edit::{Draft, Edit, Stamp};
use tabuleiro_core::info::GameInfo;
use tabuleiro_core::insight::Finding;
use tabuleiro_core::present::{Board, Click, View};
use tabuleiro_core::{
    Explain, Game, History, Insight, Message, MoveError, PerPlayer, Player, PositionError, Random, Scores,
    Searchable, Seats, Setup, Status, after, explained_errors, perft,
};
use tabuleiro_engine::{Control, Engine, Limits, Spec, SpecError, Thought, Variation};

/// A game in progress: a set-up, a start and what was played since. Only legal moves get in.
pub trait Play: Send + Sync {
    /// What a menu needs to know of the game.
    fn info(&self) -> &'static GameInfo;
    /// What the game was set up with, as everyone may know it: without its hidden part.
    fn setup(&self) -> Setup;
    /// Returns the set-up with its hidden part, for the program that runs the game.
    fn private_setup(&self) -> Setup;
    /// Returns the set-up with its hidden part drawn at random, as far as the position leaves it open; `None` if nothing is hidden.
    fn draw_hidden(&self, random: &mut Random) -> Option<Setup>;
    /// Returns the same game as everyone may know it, without the hidden part of its set-up and without an engine.
    fn known(&self) -> Box<dyn Play>;
    /// Returns the number of players.
    fn seats(&self) -> Seats;
    /// What one would write for a text option of the rule set to get this very game; `None` where it has no such option.
    fn option_text(&self, option: &str) -> Option<String>;
    /// The board: what does not change.
    fn board(&self) -> &Board;
    /// Begins again from the position of this text.
    fn begin_at(&mut self, position: &str) -> Result<(), PositionError>;

    /// Whose decision it is, or how the game ended.
    fn status(&self) -> Status;
    /// Whether the player to move has begun a turn and not ended it.
    fn is_mid_turn(&self) -> bool;
    /// Everyone's points as they stand.
    fn scores(&self) -> Scores;
    /// Everyone's points as earlier versions counted them, if they did so otherwise.
    fn former_totals(&self) -> Option<PerPlayer<i16>>;
    /// The position as it is shown.
    fn view(&self) -> View;
    /// Why everyone stands as they do.
    fn insights(&self) -> Vec<Finding>;
    /// The position's text.
    fn position_text(&self) -> String;
    /// Every legal move.
    fn choices(&self) -> Vec<Choice>;
    /// Why no legal move begins with these clicks.
    fn why_illegal(&self, clicks: &[Click]) -> Option<Message>;

    /// What can be put on cells while a position is edited.
    fn palette(&self) -> Vec<Stamp>;
    /// The position as a draft, to be edited.
    fn draft(&self) -> Draft;
    /// The text of a draft's position, if the rules could continue from it.
    fn of_draft(&self, draft: &Draft) -> Result<String, PositionError>;

    /// Plays the move of this text, if it is legal.
    fn play(&mut self, text: &str) -> Result<(), MoveError>;
    /// Lets a player leave a game that the others go on with; `false` where they cannot.
    fn retire(&mut self, player: Player) -> bool;
    /// Takes the last step back, if there is one.
    fn take_back(&mut self) -> Option<Step>;
    /// What was played, in order.
    fn steps(&self) -> &[Step];

    /// Makes an engine for this game, in place of the one before; a [`crate::ComputerPlayer`] does so for its own board. The engine remembers its searches.
    fn seat_engine(&mut self, spec: &Spec) -> Result<(), SpecError>;
    /// Lets the engine forget everything: what follows is another game.
    fn forget(&mut self);
    /// Searches the position with the engine. The moves of the thought are texts.
    fn think(
        &mut self,
        limits: &Limits,
        control: &mut Control<String>,
    ) -> Result<Thought<String>, ThinkError>;
    /// How many lines of so many decisions there are from here.
    fn perft(&self, depth: u32) -> u64;
    /// Plays so many random games from here and counts their decisions.
    fn random_plies(&self, games: u64, random: &mut Random) -> u64;
    /// The same game again, to try something out, without an engine.
    fn fork(&self) -> Box<dyn Play>;
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its text.
    pub text: String,
    /// Its spelling in clicks.
    pub clicks: Vec<Click>,
    /// What it does, as a sentence.
    pub sentence: Message,
    /// Whether it reveals something: it cannot be tried before it is played.
    pub reveals: bool,
}

/// A decision that was taken, or a player who left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Who.
    pub player: Player,
    /// The move's text, or [`tabuleiro_core::record::RESIGN`].
    pub text: String,
    /// Whether a turn begins with it.
    pub begins_turn: bool,
    /// How it was spelled.
    pub clicks: Vec<Click>,
    /// What it did, as a sentence.
    pub sentence: Message,
    /// What else happened.
    pub events: Vec<Message>,
    /// Whether it revealed something.
    pub reveals: bool,
}

/// Why nobody thinks about a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum ThinkError {
    Over,
    NoEngine,
}

impl Explain for ThinkError {
    fn explain(&self) -> Message {
        match self {
            ThinkError::Over => Message::new("error-play-over"),
            ThinkError::NoEngine => Message::new("error-think-empty"),
        }
    }
}

explained_errors!(ThinkError);

/// Everything that a game at a table can do.
pub trait Playable: Insight + Edit + Searchable {}

impl<G: Insight + Edit + Searchable> Playable for G {}

/// A game in progress that still knows its type.
pub(crate) struct Playing<G: Playable> {
    game: std::sync::Arc<G>,
    board: Board,
    start: G::Position,
    position: G::Position,
    /// The position before each step.
    before: Vec<G::Position>,
    moves: Vec<G::Move>,
    steps: Vec<Step>,
    /// Never locked: only the owner of the whole game reaches the engine.
    engine: Mutex<Option<Box<dyn Engine<G>>>>,
}

impl<G: Playable> Playing<G> {
    pub(crate) fn new(game: G) -> Playing<G> {
        let start = game.start();
        let board = game.board();
        Playing {
            game: game.into(),
            board,
            start,
            position: start,
            before: Vec::new(),
            moves: Vec::new(),
            steps: Vec::new(),
            engine: Mutex::default(),
        }
    }

    /// What was played, in this game, without an engine.
    fn with_game(&self, game: std::sync::Arc<G>) -> Box<dyn Play> {
        Box::new(Playing {
            game,
            board: self.board.clone(),
            before: self.before.clone(),
            moves: self.moves.clone(),
            steps: self.steps.clone(),
            start: self.start,
            position: self.position,
            engine: Mutex::default(),
        })
    }

    fn engine(&mut self) -> &mut Option<Box<dyn Engine<G>>> {
        self.engine.get_mut().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<G: Playable> Play for Playing<G> {
    fn info(&self) -> &'static GameInfo {
        G::info()
    }
    fn setup(&self) -> Setup {
        self.game.public_setup()
    }
    fn private_setup(&self) -> Setup {
        self.game.setup()
    }
    fn draw_hidden(&self, random: &mut Random) -> Option<Setup> {
        self.game.imagine(&self.position, random).map(|game| game.setup())
    }
    fn known(&self) -> Box<dyn Play> {
        let public = self.game.public_setup();
        let game = if self.game.setup() == public {
            self.game.clone()
        } else {
            G::from_setup(&public).expect("the public set-up can be played").into()
        };
        self.with_game(game)
    }
    fn seats(&self) -> Seats {
        self.game.seats()
    }
    fn option_text(&self, option: &str) -> Option<String> {
        self.game.option_text(option)
    }
    fn board(&self) -> &Board {
        &self.board
    }
    fn begin_at(&mut self, position: &str) -> Result<(), PositionError> {
        self.start = self.game.parse_position(position)?;
        self.position = self.start;
        self.before.clear();
        self.moves.clear();
        self.steps.clear();
        Ok(())
    }

    fn status(&self) -> Status {
        self.game.status(&self.position)
    }
    fn is_mid_turn(&self) -> bool {
        self.game.is_mid_turn(&self.position)
    }
    fn scores(&self) -> Scores {
        self.game.scores(&self.position)
    }
    fn former_totals(&self) -> Option<PerPlayer<i16>> {
        self.game.former_totals(&self.position)
    }
    fn view(&self) -> View {
        self.game.view(&self.position)
    }
    fn insights(&self) -> Vec<Finding> {
        self.game.insights(&self.position)
    }
    fn position_text(&self) -> String {
        self.game.position_text(&self.position)
    }
    fn choices(&self) -> Vec<Choice> {
        let choice = |mv: G::Move| Choice {
            text: self.game.move_text(&self.position, mv),
            clicks: self.game.clicks(&self.position, mv),
            sentence: self.game.describe(&self.position, mv),
            reveals: self.game.reveals(&self.position, mv),
        };
        self.game.moves(&self.position).into_iter().map(choice).collect()
    }
    fn why_illegal(&self, clicks: &[Click]) -> Option<Message> {
        self.game.why_illegal(&self.position, clicks)
    }

    fn palette(&self) -> Vec<Stamp> {
        self.game.palette()
    }
    fn draft(&self) -> Draft {
        self.game.draft(&self.position)
    }
    fn of_draft(&self, draft: &Draft) -> Result<String, PositionError> {
        self.game.of_draft(draft).map(|position| self.game.position_text(&position))
    }

    fn play(&mut self, text: &str) -> Result<(), MoveError> {
        let before = self.position;
        let read = self.game.parse_move(&before, text)?;
        let mv = self.game.reveal(&before, read);
        let text = if mv == read { text.into() } else { self.game.move_text(&before, mv) };
        let player = self.status().to_move().ok_or_else(|| MoveError::Illegal(text.clone()))?;
        let next = after(&*self.game, &before, mv);
        self.steps.push(Step {
            player,
            text,
            begins_turn: !self.game.is_mid_turn(&before),
            clicks: self.game.clicks(&before, mv),
            sentence: self.game.describe(&before, mv),
            events: self.game.events(&before, mv, &next),
            reveals: self.game.reveals(&before, mv),
        });
        self.before.push(before);
        self.moves.push(mv);
        self.position = next;
        Ok(())
    }
    fn retire(&mut self, player: Player) -> bool {
        let mut next = self.position;
        if !self.game.retire(&mut next, player) {
            return false;
        }
        self.steps.push(Step {
            player,
            text: tabuleiro_core::record::RESIGN.into(),
            begins_turn: true,
            clicks: Vec::new(),
            sentence: Message::new("leaves").player("player", player),
            events: Vec::new(),
            reveals: false,
        });
        self.before.push(self.position);
        self.position = next;
        true
    }
    fn take_back(&mut self) -> Option<Step> {
        let step = self.steps.pop()?;
        self.position = self.before.pop().expect("every step has the position before it");
        if step.text != tabuleiro_core::record::RESIGN {
            self.moves.pop();
        }
        Some(step)
    }
    fn steps(&self) -> &[Step] {
        &self.steps
    }

    fn seat_engine(&mut self, spec: &Spec) -> Result<(), SpecError> {
        *self.engine() = Some(spec.build(&*self.game)?);
        Ok(())
    }
    fn forget(&mut self) {
        if let Some(engine) = self.engine() {
            engine.new_game();
        }
    }
    fn think(
        &mut self,
        limits: &Limits,
        control: &mut Control<String>,
    ) -> Result<Thought<String>, ThinkError> {
        if self.status().to_move().is_none() {
            return Err(ThinkError::Over);
        }
        let engine = self.engine.get_mut().unwrap_or_else(PoisonError::into_inner);
        let engine = engine.as_mut().ok_or(ThinkError::NoEngine)?;
        let position = self.position;
        let imagined = self.game.imagine(&position, control.random);
        let game = imagined.as_ref().unwrap_or(&self.game);
        if imagined.is_some() {
            // What the engine remembers is of another game.
            engine.new_game();
        }
        let history = History { game, start: &self.start, moves: &self.moves, position: &position };
        let info = &mut *control.info;
        let mut control = Control {
            timer: control.timer,
            stop: control.stop,
            workers: control.workers,
            random: &mut *control.random,
            info: &mut |thought| info(&in_texts(game, &position, thought)),
        };
        let thought = engine.think(&history, limits, &mut control);
        Ok(in_texts(game, &position, &thought))
    }
    fn perft(&self, depth: u32) -> u64 {
        perft(&*self.game, &self.position, depth)
    }
    fn random_plies(&self, games: u64, random: &mut Random) -> u64 {
        let mut scratch = Vec::new();
        let mut plies = 0;
        for _ in 0..games {
            let mut position = self.position;
            while let Status::ToMove(_) = self.game.status(&position) {
                scratch.clear();
                self.game.legal_moves(&position, &mut scratch);
                self.game.play_unchecked(&mut position, random.choose(&scratch));
                plies += 1;
            }
        }
        plies
    }
    fn fork(&self) -> Box<dyn Play> {
        self.with_game(self.game.clone())
    }
}

/// A thought about a position, its moves as texts.
fn in_texts<G: Game>(game: &G, position: &G::Position, thought: &Thought<G::Move>) -> Thought<String> {
    let line = |line: &Variation<G::Move>| {
        let mut at = *position;
        let mut moves = Vec::new();
        for &mv in &line.moves {
            moves.push(game.move_text(&at, mv));
            game.play_unchecked(&mut at, mv);
        }
        Variation { moves, values: line.values, scores: line.scores, proof: line.proof }
    };
    Thought {
        lines: thought.lines.iter().map(line).collect(),
        depth: thought.depth,
        depth_max: thought.depth_max,
        nodes: thought.nodes,
        time: thought.time,
    }
}
