//! Noughts and crosses: three in a row.

mod board;
mod edit;
mod encode;
mod evaluate;
mod insight;
mod levels;
mod moves;
mod notation;
mod position;
mod rules;
mod setup;
#[cfg(test)]
mod tests;
mod view;

pub use moves::Move;
pub use position::Position;

use include_dir::include_dir;
use rules::{RULE_SETS, Rules};
use tabuleiro_core::info::{GameInfo, Glyph, Tint};
use tabuleiro_core::{
    Game, OptionError, Options, Outcome, Player, PositionError, Random, Reason, Scores, Seats, Setup,
    SetupError, Status,
};

static INFO: GameInfo = GameInfo {
    id: "noughts-and-crosses",
    code: "oxo",
    version: 1,
    designer: "N. N.",
    rule_sets: &RULE_SETS,
    glyphs: &[
        Glyph { name: "cross", symbol: '×', letter: 'x', tint: Tint::Owner },
        Glyph { name: "nought", symbol: '○', letter: 'o', tint: Tint::Owner },
    ],
    drawings: include_dir!("$CARGO_MANIFEST_DIR/src/noughts_and_crosses/glyphs"),
    words: include_dir!("$CARGO_MANIFEST_DIR/src/noughts_and_crosses/words"),
};

/// The game: its rules and the player who starts.
#[derive(Debug)]
pub struct NoughtsAndCrosses {
    rules: &'static Rules,
    starts: Player,
}

impl NoughtsAndCrosses {
    /// N3.1 and N3.2: the end that a player's three in a row bring.
    fn outcome_of_three(&self, player: Player, scores: Scores) -> Outcome {
        let winner = if self.rules.three_win { player } else { player.opponent() };
        Outcome::won_by(winner, scores, Reason::of("three-in-a-row", player))
    }
}

impl Game for NoughtsAndCrosses {
    type Position = Position;
    type Move = Move;

    fn info() -> &'static GameInfo {
        &INFO
    }
    fn draw_setup(options: &Options, random: &mut Random) -> Result<Setup, OptionError> {
        Ok(setup::draw(options, random))
    }
    fn from_setup(setup: &Setup) -> Result<NoughtsAndCrosses, SetupError> {
        setup::read(setup)
    }
    fn setup(&self) -> Setup {
        setup::write(self)
    }
    fn seats(&self) -> Seats {
        Seats::TWO
    }
    fn start(&self) -> Position {
        Position::new(self.starts)
    }
    fn status(&self, position: &Position) -> Status {
        let scores = self.scores(position);
        match position.three_in_a_row() {
            Some(player) => Status::Over(self.outcome_of_three(player, scores)),
            None if position.is_full() => Status::Over(Outcome::drawn(scores, Reason::new("board-full"))),
            None => Status::ToMove(position.to_move),
        }
    }
    fn scores(&self, _: &Position) -> Scores {
        Scores::zero(Seats::TWO, &[])
    }
    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.extend(position.markable().iter().map(Move));
    }
    fn play_unchecked(&self, position: &mut Position, Move(cell): Move) {
        position.mark(cell);
    }
    fn move_text(&self, _: &Position, mv: Move) -> String {
        notation::move_text(self, mv)
    }
    fn position_text(&self, position: &Position) -> String {
        notation::position_text(self, position)
    }
    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        notation::parse_position(self, text)
    }
}
