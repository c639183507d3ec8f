//! Small Star Empires: fly ships over a map of systems and colonise what they land on. The rules are in
//! `docs/rules/small-star-empires.md`; comments cite their numbers.

mod board;
mod chart;
mod design;
mod edit;
mod encode;
mod evaluate;
mod finds;
mod foresight;
mod gains;
mod insight;
mod levels;
mod map_text;
mod moves;
mod notation;
mod position;
mod prospects;
mod rules;
mod score;
mod setup;
#[cfg(test)]
mod tests;
mod tiles;
mod variants;
mod view;
mod voyages;
mod weights;

pub use board::{Cell, Colour, Map, PLACES_MAX, Planets, ROWS_MAX, SYSTEMS_MAX, System};
pub use map_text::{Form, MapError};
pub use moves::{Move, Piece};
pub use position::Position;
pub use tiles::Tile;

use chart::{Chart, by_size};
use include_dir::include_dir;
use rules::{RULE_SETS, Rules};
use tabuleiro_core::grid::CellName;
use tabuleiro_core::info::{GameInfo, Glyph, Tint};
use tabuleiro_core::{
    Game, MoveError, OptionError, Options, Player, PositionError, Random, Scores, Seats, Setup, SetupError,
    Status,
};
use tiles::Unexplored;

static INFO: GameInfo = GameInfo {
    id: "small-star-empires",
    code: "sse",
    version: 1,
    designer: "Milan Tasevski, 2016",
    rule_sets: RULE_SETS,
    glyphs: &[
        Glyph { name: "star-1", symbol: '•', letter: '\'', tint: Tint::Yellow },
        Glyph { name: "star-2", symbol: '∶', letter: ':', tint: Tint::Yellow },
        Glyph { name: "star-3", symbol: '∴', letter: '*', tint: Tint::Yellow },
        Glyph { name: "empty", symbol: '·', letter: '.', tint: Tint::Faint },
        Glyph { name: "nebula-red", symbol: 'R', letter: 'R', tint: Tint::Red },
        Glyph { name: "nebula-green", symbol: 'G', letter: 'G', tint: Tint::Green },
        Glyph { name: "nebula-blue", symbol: 'B', letter: 'B', tint: Tint::Blue },
        Glyph { name: "home", symbol: '⌂', letter: 'H', tint: Tint::Owner },
        Glyph { name: "wormhole", symbol: '◎', letter: 'W', tint: Tint::Purple },
        Glyph { name: "black-hole", symbol: '◉', letter: 'X', tint: Tint::Faint },
        Glyph { name: "colony", symbol: '○', letter: 'c', tint: Tint::Owner },
        Glyph { name: "station", symbol: '□', letter: 't', tint: Tint::Owner },
        Glyph { name: "ship", symbol: '▲', letter: '^', tint: Tint::Owner },
        Glyph { name: "ship-damaged", symbol: '△', letter: '~', tint: Tint::Owner },
        Glyph { name: "found-star-3", symbol: '³', letter: 'L', tint: Tint::Yellow },
        Glyph { name: "found-star-2", symbol: '²', letter: 'M', tint: Tint::Yellow },
        Glyph { name: "unexplored", symbol: '?', letter: '?', tint: Tint::Purple },
        Glyph { name: "nebula-chromatic", symbol: 'N', letter: 'N', tint: Tint::White },
        Glyph { name: "asteroid-field", symbol: '*', letter: 'F', tint: Tint::Plain },
        Glyph { name: "abandoned-station", symbol: '◇', letter: 'O', tint: Tint::White },
        Glyph { name: "refuelling-station", symbol: '◆', letter: 'U', tint: Tint::White },
    ],
    drawings: include_dir!("$CARGO_MANIFEST_DIR/src/small_star_empires/glyphs"),
    words: include_dir!("$CARGO_MANIFEST_DIR/src/small_star_empires/words"),
};

/// The game: a rule set, the seats and a map with its tables.
#[derive(Clone)]
pub struct SmallStarEmpires {
    rules: Rules,
    /// Whether ships move without the variants of S7.
    is_plain: bool,
    starts: Player,
    map: Map,
    chart: Chart,
    start: Position,
    /// Tiles that lie face down (S7.1).
    unexplored: Option<Unexplored>,
}

impl SmallStarEmpires {
    /// Returns the map of the game.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// Returns the name of a cell.
    pub fn name(&self, cell: Cell) -> CellName {
        self.chart.place(cell).name
    }

    /// Returns the result of a finished game. Separate from `status`, which is faster without it.
    #[cold]
    fn over(&self, position: &Position) -> Status {
        Status::Over(position.outcome(&self.rules, self.scores(position)))
    }

    /// Returns whether a player can leave and the others go on.
    fn can_lose_players(&self) -> bool {
        self.seats() > Seats::TWO
    }
}

impl Game for SmallStarEmpires {
    type Position = Position;
    type Move = Move;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn draw_setup(options: &Options, random: &mut Random) -> Result<Setup, OptionError> {
        setup::draw(options, random)
    }

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        setup::read(setup)
    }

    fn setup(&self) -> Setup {
        setup::write(self, false)
    }

    fn public_setup(&self) -> Setup {
        setup::write(self, true)
    }

    fn imagine(&self, position: &Position, random: &mut Random) -> Option<Self> {
        let unexplored = self.unexplored.as_ref()?.imagine(position.found, random);
        Some(SmallStarEmpires { unexplored: Some(unexplored), ..self.clone() })
    }

    fn next_options(options: &Options, winners: &[Player]) -> Option<Options> {
        variants::next_options(options, winners)
    }

    fn seats(&self) -> Seats {
        self.chart.seats
    }
    fn option_text(&self, option: &str) -> Option<String> {
        (option == rules::MAP_TEXT.id).then(|| self.map.file_text())
    }

    fn start(&self) -> Position {
        self.start
    }

    fn status(&self, position: &Position) -> Status {
        if position.is_over() { self.over(position) } else { Status::ToMove(position.to_move) }
    }

    fn is_mid_turn(&self, position: &Position) -> bool {
        position.moving_on().is_some()
    }

    fn scores(&self, position: &Position) -> Scores {
        let scores = by_size!(self.chart, W => position.scores::<W>(&self.chart, &self.rules));
        if self.is_plain { scores } else { self.with_finds(position, scores) }
    }

    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        if position.is_over() {
            return;
        }
        if self.is_plain {
            by_size!(self.chart, W => position.legal_moves::<W>(moves));
        } else {
            self.voyages(position, moves);
        }
    }

    fn reveal(&self, position: &Position, mv: Move) -> Move {
        self.with_tile(position, mv)
    }

    fn reveals(&self, position: &Position, mv: Move) -> bool {
        self.explores(position, mv)
    }

    fn play_unchecked(&self, position: &mut Position, mv: Move) {
        if self.is_plain {
            by_size!(self.chart, W => position.play::<W>(&self.chart, &self.rules, mv));
        } else {
            self.play_voyage(position, mv);
        }
    }

    fn key(&self, position: &Position) -> u64 {
        let key = position.key(self.chart.is_small());
        if self.is_plain { key } else { position.key_with_finds(key) }
    }

    fn retire(&self, position: &mut Position, player: Player) -> bool {
        if !self.can_lose_players() || position.is_over() || !self.seats().has(player) {
            return false;
        }
        position.out.insert(player);
        if position.to_move == player {
            // S7.4: the ship does not move on.
            position.moves_on = Cell::NOWHERE;
        }
        position.settle_turn(&self.chart, &self.rules);
        true
    }

    fn move_text(&self, _position: &Position, mv: Move) -> String {
        notation::move_text(self, mv)
    }

    fn parse_move(&self, position: &Position, text: &str) -> Result<Move, MoveError> {
        notation::parse_move(self, position, text)
    }

    fn position_text(&self, position: &Position) -> String {
        notation::position_text(self, position)
    }

    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        notation::parse_position(self, text)
    }

    fn random_move(&self, position: &Position, random: &mut Random, scratch: &mut Vec<Move>) -> Move {
        if !self.is_plain {
            scratch.clear();
            self.voyages(position, scratch);
            return random.choose(scratch);
        }
        by_size!(self.chart, W => position.random_move::<W>(random))
    }
}
