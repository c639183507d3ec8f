//! Syrtis, by David Vander Laan: two players on a board of tiles that sinks under them.

mod board;
mod edit;
mod encode;
mod evaluate;
mod insight;
mod levels;
mod moves;
mod notation;
mod position;
mod random_turn;
mod rules;
mod setup;
#[cfg(test)]
mod tests;
mod tiles;
mod view;

pub use board::Cell;
pub use moves::Move;
pub use position::Position;
pub use tiles::Side;

use include_dir::include_dir;
use position::{Cause, Ending, Phase};
use rules::Rules;
use setup::Start;
use tabuleiro_core::info::{GameInfo, Glyph, RuleSet, Tint};
use tabuleiro_core::{
    Game, OptionError, Options, Outcome, PositionError, Random, Reason, Scores, Seats, Setup, SetupError,
    Status,
};

static INFO: GameInfo = GameInfo {
    id: "syrtis",
    code: "syr",
    version: 1,
    designer: "David Vander Laan, 2014",
    rule_sets: &rules::RULE_SETS,
    glyphs: &[
        Glyph { name: "light-round", symbol: '○', letter: 'c', tint: Tint::Yellow },
        Glyph { name: "light-square", symbol: '□', letter: 's', tint: Tint::Yellow },
        Glyph { name: "dark-round", symbol: '●', letter: 'C', tint: Tint::Blue },
        Glyph { name: "dark-square", symbol: '■', letter: 'S', tint: Tint::Blue },
        Glyph { name: "light-tower", symbol: '♖', letter: 'L', tint: Tint::Yellow },
        Glyph { name: "dark-tower", symbol: '♜', letter: 'D', tint: Tint::Blue },
        Glyph { name: "water", symbol: '≈', letter: '~', tint: Tint::Faint },
    ],
    drawings: include_dir!("$CARGO_MANIFEST_DIR/src/syrtis/glyphs"),
    words: include_dir!("$CARGO_MANIFEST_DIR/src/syrtis/words"),
};

/// The game: its rules, its tiles and perhaps its towers.
#[derive(Debug)]
pub struct Syrtis {
    rule_set: &'static RuleSet,
    rules: Rules,
    start: Start,
}

impl Game for Syrtis {
    type Position = Position;
    type Move = Move;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn draw_setup(options: &Options, random: &mut Random) -> Result<Setup, OptionError> {
        Ok(setup::draw(options, random))
    }

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        setup::read(setup)
    }

    fn setup(&self) -> Setup {
        setup::write(self)
    }

    fn seats(&self) -> Seats {
        Seats::TWO
    }

    fn start(&self) -> Position {
        let position = Position::of_tiles(self.start.tiles);
        match self.start.towers {
            Some(towers) => Position { towers, phase: Phase::Playing, ..position },
            None => position,
        }
    }

    fn status(&self, position: &Position) -> Status {
        match position.phase {
            Phase::Over(ending) => Status::Over(self.outcome(position, ending)),
            Phase::Placing | Phase::Choosing | Phase::Playing => Status::ToMove(position.decides()),
        }
    }

    /// Returns whether a turn is unfinished; the placing of all four towers is one turn.
    fn is_mid_turn(&self, position: &Position) -> bool {
        position.phase == Phase::Placing && !position.occupied().is_empty()
    }

    fn scores(&self, _position: &Position) -> Scores {
        Scores::zero(Seats::TWO, &[])
    }

    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        position.legal_moves(&self.rules, moves);
    }

    fn play_unchecked(&self, position: &mut Position, mv: Move) {
        position.play(&self.rules, mv);
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn random_move(&self, position: &Position, random: &mut Random, scratch: &mut Vec<Move>) -> Move {
        position.random_move(&self.rules, random, scratch)
    }

    fn move_text(&self, _position: &Position, mv: Move) -> String {
        notation::move_text(self, mv)
    }

    fn position_text(&self, position: &Position) -> String {
        notation::position_text(self, position)
    }

    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        notation::parse_position(self, text)
    }
}

impl Syrtis {
    #[cold]
    fn outcome(&self, position: &Position, ending: Ending) -> Outcome {
        let Ending { winner, cause } = ending;
        let reason = match (cause, winner) {
            (Cause::ColourIsland, Side::Light) => "over-island-light",
            (Cause::ColourIsland, Side::Dark) => "over-island-dark",
            (Cause::ShapeIsland, Side::Light) => "over-island-round",
            (Cause::ShapeIsland, Side::Dark) => "over-island-square",
            (Cause::Quicksand, _) => "over-quicksand",
            (Cause::BothIslands, _) => "over-initiative-both-islands",
            (Cause::BothPassed, _) => "over-initiative-both-passed",
            (Cause::FourPasses, _) => "over-initiative-four-passes",
            (Cause::QuietTurns, _) => "over-initiative-sixty-turns",
        };
        let winner = position.player_of(winner);
        Outcome::won_by(winner, self.scores(position), Reason::of(reason, winner))
    }
}
