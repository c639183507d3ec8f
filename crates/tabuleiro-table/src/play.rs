//! Games in progress, without their type.

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

/// A game in progress: a set-up, a start and the moves played. Accepts legal moves only.
pub trait Play: Send + Sync {
    /// Returns the description of the game for menus.
    fn info(&self) -> &'static GameInfo;
    /// Returns the set-up without its hidden part.
    fn setup(&self) -> Setup;
    /// Returns the set-up with its hidden part, for the program that runs the game.
    fn private_setup(&self) -> Setup;
    /// Returns the set-up with its hidden part drawn at random, as far as the position leaves it open. Returns `None` if
    /// nothing is hidden.
    fn draw_hidden(&self, random: &mut Random) -> Option<Setup>;
    /// Returns the same game as everyone may know it, without the hidden part of its set-up and without an engine.
    fn known(&self) -> Box<dyn Play>;
    /// Returns the number of players.
    fn seats(&self) -> Seats;
    /// Returns the text of an option that reproduces this game; `None` if the rule set has no such text option.
    fn option_text(&self, option: &str) -> Option<String>;
    /// Returns the board: the part of the view that does not change.
    fn board(&self) -> &Board;
    /// Restarts from the position of a text.
    fn begin_at(&mut self, position: &str) -> Result<(), PositionError>;

    /// Returns the player to move, or how the game ended.
    fn status(&self) -> Status;
    /// Returns whether the player to move has begun a turn and not ended it.
    fn is_mid_turn(&self) -> bool;
    /// Returns the current points of all players.
    fn scores(&self) -> Scores;
    /// Returns the points as earlier versions counted them, if that differs.
    fn former_totals(&self) -> Option<PerPlayer<i16>>;
    /// Returns the position as front ends draw it.
    fn view(&self) -> View;
    /// Returns the explanations of the position.
    fn insights(&self) -> Vec<Finding>;
    /// Returns the text of the position.
    fn position_text(&self) -> String;
    /// Returns every legal move.
    fn choices(&self) -> Vec<Choice>;
    /// Returns a request for the next choice after these clicks of a legal move.
    fn prompt(&self, clicks: &[Click]) -> Message;
    /// Returns why no legal move begins with these clicks.
    fn why_illegal(&self, clicks: &[Click]) -> Option<Message>;

    /// Returns the marks that can be put on cells of a position under edit.
    fn palette(&self) -> Vec<Stamp>;
    /// Returns the position as a draft.
    fn draft(&self) -> Draft;
    /// Returns the text of a draft's position. Rejects a position that the rules cannot continue from.
    fn of_draft(&self, draft: &Draft) -> Result<String, PositionError>;

    /// Plays the move of this text, if it is legal.
    fn play(&mut self, text: &str) -> Result<(), MoveError>;
    /// Removes a player from a game that the others continue. Returns `false` if they cannot.
    fn retire(&mut self, player: Player) -> bool;
    /// Takes back the last step, if there is one.
    fn take_back(&mut self) -> Option<Step>;
    /// Returns the steps played, in order.
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
    /// Returns the number of lines of `depth` decisions from here.
    fn perft(&self, depth: u32) -> u64;
    /// Plays random games from here and returns their number of decisions.
    fn random_plies(&self, games: u64, random: &mut Random) -> u64;
    /// Returns a copy of the game without its engine, for trying moves.
    fn fork(&self) -> Box<dyn Play>;
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Text of the move.
    pub text: String,
    /// Clicks that spell the move.
    pub clicks: Vec<Click>,
    /// Description as a sentence.
    pub sentence: Message,
    /// Whether the move reveals something, so that it cannot be tried before it is played.
    pub reveals: bool,
}

/// A move that was played, or the departure of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Player who moved or left.
    pub player: Player,
    /// Text of the move, or [`tabuleiro_core::record::RESIGN`].
    pub text: String,
    /// Whether the step begins a turn.
    pub begins_turn: bool,
    /// Clicks that spelled the move.
    pub clicks: Vec<Click>,
    /// Description as a sentence.
    pub sentence: Message,
    /// Other effects of the move.
    pub events: Vec<Message>,
    /// Whether the move revealed something.
    pub reveals: bool,
}

/// The reason why an engine cannot search a position.
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

/// A game with everything that a table needs.
pub trait Playable: Insight + Edit + Searchable {}

impl<G: Insight + Edit + Searchable> Playable for G {}

/// A game in progress that still knows its type.
pub(crate) struct Playing<G: Playable> {
    game: std::sync::Arc<G>,
    board: Board,
    start: G::Position,
    position: G::Position,
    /// Positions before each step.
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

    /// Returns a copy on this game, without its engine.
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
    fn prompt(&self, clicks: &[Click]) -> Message {
        self.game.prompt(&self.position, clicks)
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
        // What is certain in an imagined game is not certain in the real one.
        let said = |thought: &Thought<G::Move>| {
            let thought = in_texts(game, &position, thought);
            if imagined.is_some() { thought.as_estimate() } else { thought }
        };
        if imagined.is_some() {
            // The engine's memory belongs to another game.
            engine.new_game();
        }
        let history = History { game, start: &self.start, moves: &self.moves, position: &position };
        let info = &mut *control.info;
        let mut control = Control {
            timer: control.timer,
            stop: control.stop,
            workers: control.workers,
            random: &mut *control.random,
            info: &mut |thought| info(&said(thought)),
        };
        Ok(said(&engine.think(&history, limits, &mut control)))
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

/// Converts the moves of a thought to texts.
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
