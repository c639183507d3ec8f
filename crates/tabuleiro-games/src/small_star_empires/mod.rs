//! Small Star Empires: fly ships over a map of systems and colonise what they land on. The rules are in
//! `docs/rules/small-star-empires.md`; comments cite their numbers.

mod board;
mod design;
mod edit;
mod evaluate;
mod foresight;
mod gains;
mod insight;
mod levels;
mod map_text;
mod mask;
mod mv;
mod notation;
mod position;
mod prospects;
mod rules;
mod score;
mod setup;
#[cfg(test)]
mod tests;
mod view;
mod weights;

pub use board::{Cell, Colour, Map, PLACES_MAX, Planets, ROWS_MAX, SYSTEMS_MAX, System};
pub use map_text::{Form, MapError};
pub use mv::{Mv, Piece};
pub use position::Position;

use board::Chart;
use include_dir::include_dir;
use mask::by_size;
use rules::{RULE_SETS, Rules};
use tabuleiro_core::grid::CellName;
use tabuleiro_core::info::{GameInfo, Glyph, Tint};
use tabuleiro_core::{
    Explain, Game, Message, OptionError, Options, Player, PositionError, Random, Scores, Seats, Setup,
    SetupError, Status,
};

static INFO: GameInfo = GameInfo {
    id: "small-star-empires",
    code: "sse",
    version: 1,
    designer: "Milan Tasevski, 2016",
    rule_sets: RULE_SETS,
    glyphs: &[
        Glyph { name: "star-1", symbol: '1', letter: '1', tint: Tint::Yellow },
        Glyph { name: "star-2", symbol: '2', letter: '2', tint: Tint::Yellow },
        Glyph { name: "star-3", symbol: '3', letter: '3', tint: Tint::Yellow },
        Glyph { name: "empty", symbol: '·', letter: '.', tint: Tint::Faint },
        Glyph { name: "nebula-red", symbol: 'R', letter: 'R', tint: Tint::Red },
        Glyph { name: "nebula-green", symbol: 'G', letter: 'G', tint: Tint::Green },
        Glyph { name: "nebula-blue", symbol: 'B', letter: 'B', tint: Tint::Blue },
        Glyph { name: "home", symbol: '⌂', letter: 'H', tint: Tint::Owner },
        Glyph { name: "wormhole", symbol: '@', letter: 'W', tint: Tint::Purple },
        Glyph { name: "black-hole", symbol: '●', letter: 'X', tint: Tint::Plain },
        Glyph { name: "colony", symbol: '○', letter: 'c', tint: Tint::Owner },
        Glyph { name: "station", symbol: '□', letter: 't', tint: Tint::Owner },
        Glyph { name: "ship", symbol: '▲', letter: '^', tint: Tint::Owner },
    ],
    drawings: include_dir!("$CARGO_MANIFEST_DIR/src/small_star_empires/glyphs"),
    words: include_dir!("$CARGO_MANIFEST_DIR/src/small_star_empires/words"),
};

/// The game: a rule set, the seats and a map with its tables.
pub struct SmallStarEmpires {
    rules: &'static Rules,
    starts: Player,
    map: Map,
    chart: Chart,
    start: Position,
}

impl SmallStarEmpires {
    /// The map it is played on.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// The name of a cell.
    pub fn name(&self, cell: Cell) -> CellName {
        self.chart.place(cell).name
    }

    /// How a game that is over ended. Apart from `status`, which is quicker without it.
    #[cold]
    fn over(&self, position: &Position) -> Status {
        Status::Over(by_size!(self.chart, M => position.outcome::<M>(&self.chart, self.rules)))
    }

    /// Whether a player can leave and the others go on.
    fn can_lose_players(&self) -> bool {
        self.seats() > Seats::TWO
    }
}

impl Game for SmallStarEmpires {
    type Position = Position;
    type Move = Mv;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn draw_setup(options: &Options, random: &mut Random) -> Result<Setup, OptionError> {
        let starts = options.starts("starts", random);
        let map = setup::draw_map(options, random)?;
        Ok(Setup::new(options.rule_set(), options.seats()).with("starts", starts).with("map", map))
    }

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        setup.expect_only(&["starts", "map"])?;
        let starts = setup.player("starts")?;
        let text = setup.field("map")?;
        let wrong = |problem: Message| SetupError::field("map", problem);
        let map = Map::from_text(text).map_err(|error| wrong(error.explain()))?;
        if map.to_string() != text {
            return Err(wrong(Message::new("problem-gaps").text("map", map)));
        }
        check_map(&map, setup.rule_set, setup.seats).map_err(wrong)?;
        let rules = Rules::named(setup.rule_set).ok_or_else(|| SetupError::RuleSet(setup.rule_set.into()))?;
        let chart = Chart::new(&map, setup.seats);
        let mut start = Position::empty(&chart, rules, starts);
        start.note_who_is_out::<u128>(&chart);
        start.settle_turn(&chart, rules);
        Ok(SmallStarEmpires { rules, starts, map, chart, start })
    }

    fn setup(&self) -> Setup {
        let rule_set = INFO.rule_set(self.rules.id).expect("every rule set has its rules");
        Setup::new(rule_set, self.seats()).with("starts", self.starts).with("map", &self.map)
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

    fn scores(&self, position: &Position) -> Scores {
        by_size!(self.chart, M => position.scores::<M>(&self.chart, self.rules))
    }

    fn legal_moves(&self, position: &Position, moves: &mut Vec<Mv>) {
        if !position.is_over() {
            by_size!(self.chart, M => position.legal_moves::<M>(moves));
        }
    }

    fn play_unchecked(&self, position: &mut Position, mv: Mv) {
        by_size!(self.chart, M => position.play::<M>(&self.chart, self.rules, mv));
    }

    fn key(&self, position: &Position) -> u64 {
        position.key(self.chart.is_small())
    }

    fn retire(&self, position: &mut Position, player: Player) -> bool {
        if !self.can_lose_players() || position.is_over() || !self.seats().has(player) {
            return false;
        }
        position.out.insert(player);
        position.settle_turn(&self.chart, self.rules);
        true
    }

    fn move_text(&self, _position: &Position, mv: Mv) -> String {
        self.text_of_move(mv)
    }

    fn position_text(&self, position: &Position) -> String {
        self.text_of_position(position)
    }

    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        self.position_of_text(text)
    }

    fn random_move(&self, position: &Position, random: &mut Random, _scratch: &mut Vec<Mv>) -> Mv {
        by_size!(self.chart, M => position.random_move::<M>(random))
    }
}

/// Whether a map suits a rule set and a number of seats.
fn check_map(map: &Map, rule_set: &str, seats: Seats) -> Result<(), Message> {
    if map.homes() != seats.count() {
        return Err(wrong_homes(map, seats));
    }
    unknown_systems(map, rule_set).into_iter().next().map_or(Ok(()), Err)
}

fn wrong_homes(map: &Map, seats: Seats) -> Message {
    Message::new("problem-homes").number("homes", map.homes() as i64).text("seats", seats)
}

/// The systems of a map that a rule set does not have.
fn unknown_systems(map: &Map, rule_set: &str) -> Vec<Message> {
    let Some(rules) = Rules::named(rule_set) else {
        return vec![SetupError::RuleSet(rule_set.into()).explain()];
    };
    let unknown = map.places().into_iter().filter(|place| !rules.knows(place.system));
    let problem = |place: board::Place| {
        let is_wormhole = place.system == System::Wormhole;
        let problem = if is_wormhole { "problem-wormhole" } else { "problem-nebula" };
        Message::new(problem).text("cell", place.name).text("rule-set", rule_set)
    };
    unknown.map(problem).collect()
}
