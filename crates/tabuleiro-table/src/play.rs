//! A game in progress, its type forgotten.

use crate::level::{LevelError, LevelSpec, generic_levels, unknown};
use tabuleiro_core::info::GameInfo;
use tabuleiro_core::present::{Board, Click, View};
use tabuleiro_core::{
    History, Levels, Message, MoveError, Player, PositionError, Present, Random, Scores, Seats, Setup,
    Status, after, perft,
};
use tabuleiro_engine::uct;

/// A game in progress: a set-up, a start and what was played since. Only legal moves get in.
pub trait Play: Send + Sync {
    /// What a menu needs to know of the game.
    fn info(&self) -> &'static GameInfo;
    /// What the game was set up with.
    fn setup(&self) -> Setup;
    /// How many play.
    fn seats(&self) -> Seats;
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
    /// The position as it is shown.
    fn view(&self) -> View;
    /// The position's text.
    fn position_text(&self) -> String;
    /// Every legal move.
    fn choices(&self) -> Vec<Choice>;
    /// Why no legal move begins with these clicks.
    fn why_illegal(&self, clicks: &[Click]) -> Option<Message>;

    /// Plays the move of this text, if it is legal.
    fn play(&mut self, text: &str) -> Result<(), MoveError>;
    /// Lets a player leave a game that the others go on with; `false` where they cannot.
    fn retire(&mut self, player: Player) -> bool;
    /// Takes the last step back, if there is one.
    fn take_back(&mut self) -> Option<Step>;
    /// What was played, in order.
    fn steps(&self) -> &[Step];

    /// The rest of the turn as a computer player would play it, as texts. `stop` ends a search early.
    fn choose(
        &self,
        level: &LevelSpec,
        random: &mut Random,
        stop: &dyn Fn() -> bool,
    ) -> Result<Vec<String>, LevelError>;
    /// How many lines of so many decisions there are from here.
    fn perft(&self, depth: u32) -> u64;
    /// Plays so many random games from here and counts their decisions.
    fn random_plies(&self, games: u64, random: &mut Random) -> u64;
    /// The same game again, to try something out.
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
}

/// A game in progress that still knows its type.
#[derive(Clone)]
pub(crate) struct Playing<G: Present + Levels> {
    game: std::sync::Arc<G>,
    board: Board,
    start: G::Position,
    position: G::Position,
    /// The position before each step.
    before: Vec<G::Position>,
    moves: Vec<G::Move>,
    steps: Vec<Step>,
}

impl<G: Present + Levels> Playing<G> {
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
        }
    }

    fn texts(&self, moves: &[G::Move]) -> Vec<String> {
        let mut position = self.position;
        let mut texts = Vec::new();
        for &mv in moves {
            texts.push(self.game.move_text(&position, mv));
            self.game.play_unchecked(&mut position, mv);
        }
        texts
    }

    fn uct(&self, playouts: u32, random: &mut Random, stop: &dyn Fn() -> bool) -> Vec<G::Move> {
        match self.game.moves(&self.position)[..] {
            [only] => vec![only],
            _ => vec![uct::search(&*self.game, &self.position, playouts, random, stop)[0].mv],
        }
    }
}

impl<G: Present + Levels> Play for Playing<G> {
    fn info(&self) -> &'static GameInfo {
        G::info()
    }
    fn setup(&self) -> Setup {
        self.game.setup()
    }
    fn seats(&self) -> Seats {
        self.game.seats()
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
    fn view(&self) -> View {
        self.game.view(&self.position)
    }
    fn position_text(&self) -> String {
        self.game.position_text(&self.position)
    }
    fn choices(&self) -> Vec<Choice> {
        let choice = |mv: G::Move| Choice {
            text: self.game.move_text(&self.position, mv),
            clicks: self.game.clicks(&self.position, mv),
            sentence: self.game.describe(&self.position, mv),
        };
        self.game.moves(&self.position).into_iter().map(choice).collect()
    }
    fn why_illegal(&self, clicks: &[Click]) -> Option<Message> {
        self.game.why_illegal(&self.position, clicks)
    }

    fn play(&mut self, text: &str) -> Result<(), MoveError> {
        let before = self.position;
        let mv = self.game.parse_move(&before, text)?;
        let player = self.status().to_move().ok_or_else(|| MoveError::Illegal(text.into()))?;
        let next = after(&*self.game, &before, mv);
        self.steps.push(Step {
            player,
            text: text.into(),
            begins_turn: !self.game.is_mid_turn(&before),
            clicks: self.game.clicks(&before, mv),
            sentence: self.game.describe(&before, mv),
            events: self.game.events(&before, mv, &next),
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

    fn choose(
        &self,
        level: &LevelSpec,
        random: &mut Random,
        stop: &dyn Fn() -> bool,
    ) -> Result<Vec<String>, LevelError> {
        if self.status().to_move().is_none() {
            return Ok(Vec::new());
        }
        let moves = match level {
            LevelSpec::Random => vec![self.game.random_move(&self.position, random, &mut Vec::new())],
            LevelSpec::Uct { playouts } => self.uct(*playouts, random, stop),
            LevelSpec::Own(id) => {
                let rule_set =
                    G::info().rule_set(self.game.setup().rule_set).expect("a game has one of its rule sets");
                let own = || G::levels().iter().filter(|own| own.plays(rule_set));
                let level = own().find(|own| own.id == id);
                let level = level.ok_or_else(|| unknown(id, &generic_levels(own().map(|own| own.id))))?;
                let history = History {
                    game: &*self.game,
                    start: &self.start,
                    moves: &self.moves,
                    position: &self.position,
                };
                (level.choose)(&history, random)
            }
        };
        Ok(self.texts(&moves))
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
        Box::new(Playing {
            game: self.game.clone(),
            board: self.board.clone(),
            before: self.before.clone(),
            moves: self.moves.clone(),
            steps: self.steps.clone(),
            ..*self
        })
    }
}
