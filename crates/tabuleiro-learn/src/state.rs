//! A game in progress as a program that learns sees it.

use crate::observation::{ObservationForm, pack, spread, spread_floats};
use crate::{LearnError, Shape};
use std::sync::Arc;
use tabuleiro_core::encode::{CellBits, Encode};
use tabuleiro_core::info::GameInfo;
use tabuleiro_core::{Line, Outcome, PerPlayer, Player, Scores, Setup, Status};
use tabuleiro_table::Playable;

/// A game in progress with numbered actions. Accepts legal ones only.
pub trait NumberedState: Send + Sync {
    /// Returns the same state again.
    fn fork(&self) -> Box<dyn NumberedState>;
    /// Returns the description of the game.
    fn info(&self) -> &'static GameInfo;
    /// Returns what the numbers stand for.
    fn shape(&self) -> &Arc<Shape>;
    /// Returns the set-up; with its hidden part, if that is asked for.
    fn setup(&self, with_hidden: bool) -> Setup;
    /// Returns the player to move, or how the game ended.
    fn status(&self) -> Status;
    /// Returns the current points.
    fn scores(&self) -> Scores;
    /// Returns the legal actions in ascending order.
    fn legal(&self) -> Vec<u32>;
    /// Plays an action.
    fn apply(&mut self, number: i64) -> Result<(), LearnError>;
    /// Takes the last action back.
    fn undo(&mut self) -> Result<usize, LearnError>;
    /// Returns the actions since the first position.
    fn history(&self) -> Vec<usize>;
    /// Returns the text of an action, legal or not; `None` if no position has it.
    fn action_text(&self, number: i64) -> Result<Option<String>, LearnError>;
    /// Returns the action of a legal move's text.
    fn action_of_text(&self, text: &str) -> Result<usize, LearnError>;
    /// Returns the text of the position.
    fn position_text(&self) -> String;
    /// Returns a key of the position: equal positions have equal keys.
    fn key(&self) -> u64;
    /// Begins again from the position of a text.
    fn begin_at(&mut self, position: &str) -> Result<(), LearnError>;
    /// Plays a move's text, with what it reveals or without.
    fn play_text(&mut self, text: &str) -> Result<(), LearnError>;
    /// Returns the game so far as a line of moves; with the hidden part of the set-up, if that is asked for.
    fn line(&self, with_hidden: bool) -> Line;
    /// Writes what a player sees as floats.
    fn observe(&self, player: Player, to: &mut [f32]);
    /// Writes what a player sees as bytes.
    fn observe_bytes(&self, player: Player, form: ObservationForm, to: &mut [u8]);
}

/// A state that knows the type of its game.
pub(crate) struct Typed<G: Playable + Encode> {
    game: Arc<G>,
    shape: Arc<Shape>,
    start: G::Position,
    position: G::Position,
    /// Moves with the positions before them.
    played: Vec<(G::Position, G::Move)>,
}

impl<G: Playable + Encode> Typed<G> {
    pub(crate) fn new(game: G, cells: Option<usize>) -> Result<Typed<G>, LearnError> {
        let shape = Arc::new(Shape::of(&game, cells)?);
        let start = game.start();
        Ok(Typed::at(Arc::new(game), shape, start))
    }

    /// Returns the state of a position.
    pub(crate) fn at(game: Arc<G>, shape: Arc<Shape>, position: G::Position) -> Typed<G> {
        Typed { game, shape, start: position, position, played: Vec::new() }
    }

    fn number(&self, mv: G::Move) -> usize {
        self.shape.numbering.number(self.game.action(mv))
    }

    fn move_of(&self, number: i64) -> Result<Option<G::Move>, LearnError> {
        let action = self.shape.action(number)?;
        let is_on_board = self.shape.numbering.is_on_board(action, self.shape.encoding.cells);
        Ok(if is_on_board { self.game.move_of(action) } else { None })
    }

    fn play(&mut self, mv: G::Move) {
        let mv = self.game.reveal(&self.position, mv);
        self.played.push((self.position, mv));
        self.game.play_unchecked(&mut self.position, mv);
    }

    /// Returns what a player sees: planes that change, and scalars.
    fn seen(&self, player: Player) -> (Vec<CellBits>, Vec<u8>) {
        let encoding = &self.shape.encoding;
        let (mut planes, mut scalars) = (vec![0; encoding.planes.len()], vec![0; encoding.scalars.len()]);
        self.game.observe(&self.position, player, &mut planes, &mut scalars);
        (self.shape.fixed.iter().copied().chain(planes).collect(), scalars)
    }
}

impl<G: Playable + Encode> NumberedState for Typed<G> {
    fn fork(&self) -> Box<dyn NumberedState> {
        Box::new(Typed {
            game: self.game.clone(),
            shape: self.shape.clone(),
            start: self.start,
            position: self.position,
            played: self.played.clone(),
        })
    }
    fn info(&self) -> &'static GameInfo {
        G::info()
    }
    fn shape(&self) -> &Arc<Shape> {
        &self.shape
    }
    fn setup(&self, with_hidden: bool) -> Setup {
        if with_hidden { self.game.setup() } else { self.game.public_setup() }
    }
    fn status(&self) -> Status {
        self.game.status(&self.position)
    }
    fn scores(&self) -> Scores {
        self.game.scores(&self.position)
    }
    fn legal(&self) -> Vec<u32> {
        let moves = self.game.moves(&self.position);
        let mut legal: Vec<u32> = moves.into_iter().map(|mv| self.number(mv) as u32).collect();
        legal.sort_unstable();
        legal
    }
    fn apply(&mut self, number: i64) -> Result<(), LearnError> {
        let mv = self.move_of(number)?;
        let moves = self.game.moves(&self.position);
        if moves.is_empty() {
            return Err(LearnError::Over);
        }
        let Some(mv) = mv.filter(|mv| moves.contains(mv)) else {
            let text = self.action_text(number)?.unwrap_or_else(|| "-".into());
            return Err(LearnError::Illegal { number: number as usize, text });
        };
        self.play(mv);
        Ok(())
    }
    fn undo(&mut self) -> Result<usize, LearnError> {
        let (before, mv) = self.played.pop().ok_or(LearnError::Beginning)?;
        self.position = before;
        Ok(self.number(mv))
    }
    fn history(&self) -> Vec<usize> {
        self.played.iter().map(|(_, mv)| self.number(*mv)).collect()
    }
    fn action_text(&self, number: i64) -> Result<Option<String>, LearnError> {
        let mv = self.move_of(number)?;
        Ok(mv.map(|mv| self.game.move_text(&self.position, mv)))
    }
    fn action_of_text(&self, text: &str) -> Result<usize, LearnError> {
        Ok(self.number(self.game.parse_move(&self.position, text)?))
    }
    fn position_text(&self) -> String {
        self.game.position_text(&self.position)
    }
    fn key(&self) -> u64 {
        self.game.key(&self.position)
    }
    fn begin_at(&mut self, position: &str) -> Result<(), LearnError> {
        self.start = self.game.parse_position(position)?;
        self.position = self.start;
        self.played.clear();
        Ok(())
    }
    fn play_text(&mut self, text: &str) -> Result<(), LearnError> {
        let mv = self.game.parse_move(&self.position, text)?;
        self.play(mv);
        Ok(())
    }
    fn line(&self, with_hidden: bool) -> Line {
        let text = |(before, mv): &(G::Position, G::Move)| self.game.move_text(before, *mv);
        let position = (self.start != self.game.start()).then(|| self.game.position_text(&self.start));
        Line {
            setup: self.setup(with_hidden).text(G::info()),
            position,
            moves: self.played.iter().map(text).collect(),
        }
    }
    fn observe(&self, player: Player, to: &mut [f32]) {
        let (planes, scalars) = self.seen(player);
        let cells = self.shape.numbering.cells();
        let (on_board, beside) = to.split_at_mut(planes.len() * cells);
        spread_floats(&planes, cells, on_board);
        for ((to, value), scalar) in beside.iter_mut().zip(scalars).zip(&self.shape.encoding.scalars) {
            *to = f32::from(value) / f32::from(scalar.max.max(1));
        }
    }
    fn observe_bytes(&self, player: Player, form: ObservationForm, to: &mut [u8]) {
        let (planes, scalars) = self.seen(player);
        let cells = self.shape.numbering.cells();
        let (on_board, beside) = to.split_at_mut(planes.len() * form.plane_items(cells));
        if form == ObservationForm::Bits {
            pack(&planes, cells, on_board);
        } else {
            spread(&planes, cells, on_board);
        }
        beside.copy_from_slice(&scalars);
    }
}

/// Returns what an outcome is worth to each player: 1 for a win alone, 0 for an equal share, and 0 in sum where nobody wins or loses
/// together.
pub fn utilities(outcome: &Outcome) -> PerPlayer<f32> {
    let seats = outcome.values.seats().count() as f32;
    outcome.values.map(|value| if seats > 1.0 { (seats * value - 1.0) / (seats - 1.0) } else { value })
}
