//! Noughts and crosses: the smallest whole game, and the example of CONTRIBUTING's "how to add a game".

use include_dir::{Dir, include_dir};
use tabuleiro_core::edit::{Dial, Draft, Edit, Stamp, TURN};
use tabuleiro_core::grid::CellName;
use tabuleiro_core::info::{GameInfo, Glyph, OptionInfo, OptionKind, RuleSet, Tint};
use tabuleiro_core::present::{Board, Click, Content, Mark, Outline, Present, SeatView, View};
use tabuleiro_core::{
    Evaluate, Game, Insight, Level, Message, OptionError, Options, Order, Outcome, Player, PositionError,
    Random, Reason, Scores, Seats, Setup, SetupError, Status, Strengths,
};

static INFO: GameInfo = GameInfo {
    id: "noughts-and-crosses",
    code: "oxo",
    version: 1,
    designer: "traditional",
    rule_sets: &[RuleSet {
        id: "plain",
        seats_min: Seats::TWO,
        seats_max: Seats::TWO,
        together: false,
        options: &[OptionInfo { id: "starts", kind: OptionKind::Starts }],
    }],
    glyphs: &[
        Glyph { name: "cross", symbol: '×', letter: 'x', tint: Tint::Owner },
        Glyph { name: "nought", symbol: '○', letter: 'o', tint: Tint::Owner },
    ],
    drawings: Dir::new("", &[]),
    words: include_dir!("$CARGO_MANIFEST_DIR/../tabuleiro-core/tests/noughts_and_crosses/words"),
};

const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
const FULL: u16 = 0o777;

/// The game: only who starts is fixed at set-up.
pub struct NoughtsAndCrosses {
    starts: Player,
}

/// The cells of each player, as bits; bit 0 is the top left cell.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    cells: [u16; 2],
    to_move: Player,
}

/// The cell to mark.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move(u8);

impl Move {
    fn name(self) -> CellName {
        CellName::new(2 - self.0 as usize / 3, self.0 as usize % 3)
    }
}

impl Position {
    fn has_line(&self, player: Player) -> bool {
        LINES.iter().any(|line| self.cells[player.index()] & line == *line)
    }
    fn is_over(&self) -> bool {
        self.cells[0] | self.cells[1] == FULL || self.has_line(Player::ONE) || self.has_line(Player::TWO)
    }
    fn owner(&self, cell: u8) -> Option<Player> {
        [Player::ONE, Player::TWO].into_iter().find(|player| self.cells[player.index()] >> cell & 1 == 1)
    }
}

impl Game for NoughtsAndCrosses {
    type Position = Position;
    type Move = Move;

    fn info() -> &'static GameInfo {
        &INFO
    }
    fn draw_setup(options: &Options, random: &mut Random) -> Result<Setup, OptionError> {
        Ok(Setup::new(options.rule_set(), options.seats()).with("starts", options.starts("starts", random)))
    }
    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        setup.known_rule_set(&INFO)?;
        setup.expect_only(&["starts"])?;
        Ok(NoughtsAndCrosses { starts: setup.player("starts")? })
    }
    fn setup(&self) -> Setup {
        Setup::new(&INFO.rule_sets[0], Seats::TWO).with("starts", self.starts)
    }
    fn seats(&self) -> Seats {
        Seats::TWO
    }
    fn start(&self) -> Position {
        Position { cells: [0; 2], to_move: self.starts }
    }
    fn status(&self, position: &Position) -> Status {
        let scores = self.scores(position);
        match [Player::ONE, Player::TWO].into_iter().find(|&player| position.has_line(player)) {
            Some(winner) => {
                Status::Over(Outcome::won_by(winner, scores, Reason::of("three-in-a-row", winner)))
            }
            None if position.is_over() => Status::Over(Outcome::drawn(scores, Reason::new("board-full"))),
            None => Status::ToMove(position.to_move),
        }
    }
    fn scores(&self, _position: &Position) -> Scores {
        Scores::zero(Seats::TWO, &[])
    }
    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        if !position.is_over() {
            moves.extend((0..9).filter(|&cell| position.owner(cell).is_none()).map(Move));
        }
    }
    fn play_unchecked(&self, position: &mut Position, mv: Move) {
        position.cells[position.to_move.index()] |= 1 << mv.0;
        position.to_move = position.to_move.opponent();
    }
    fn move_text(&self, _position: &Position, mv: Move) -> String {
        mv.name().to_string()
    }
    fn position_text(&self, position: &Position) -> String {
        let cell =
            |cell| position.owner(cell).map_or('-', |player| if player == Player::ONE { 'x' } else { 'o' });
        format!("{}{}", position.to_move, (0..9).map(cell).collect::<String>())
    }
    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        let wrong = || PositionError::new("problem-form");
        let bytes = text.as_bytes();
        if bytes.len() != 10 {
            return Err(wrong());
        }
        let to_move = match bytes[0] {
            b'1' => Player::ONE,
            b'2' => Player::TWO,
            _ => return Err(wrong()),
        };
        let mut position = Position { cells: [0; 2], to_move };
        for (cell, letter) in bytes[1..].iter().enumerate() {
            match letter {
                b'x' => position.cells[0] |= 1 << cell,
                b'o' => position.cells[1] |= 1 << cell,
                b'-' => {}
                _ => return Err(wrong()),
            }
        }
        if position.has_line(Player::ONE) && position.has_line(Player::TWO) {
            return Err(PositionError::new("problem-two-lines"));
        }
        Ok(position)
    }
}

impl Present for NoughtsAndCrosses {
    fn board(&self) -> Board {
        let cell = |cell: u8| (Move(cell).name(), i16::from(cell % 3), i16::from(cell / 3));
        Board::new(Outline::Square, &(0..9).map(cell).collect::<Vec<_>>())
    }
    fn view(&self, position: &Position) -> View {
        let glyph = |player| if player == Player::ONE { "cross" } else { "nought" };
        let content = |cell| match position.owner(cell) {
            Some(player) => Content {
                marks: vec![Mark::of(glyph(player), player)],
                sentence: Message::new("marked").player("player", player),
            },
            None => Content::empty(),
        };
        View {
            contents: (0..9).map(content).collect(),
            seats: vec![SeatView::default(); 2],
            facts: Vec::new(),
            caption: match self.status(position) {
                Status::ToMove(player) => Message::new("caption-mark").player("player", player),
                Status::Over(_) => Message::new("caption-over"),
            },
        }
    }
    fn clicks(&self, _position: &Position, mv: Move) -> Vec<Click> {
        vec![Click::Cell(mv.name())]
    }
    fn describe(&self, position: &Position, mv: Move) -> Message {
        Message::new("mark").player("player", position.to_move).text("cell", mv.name())
    }
    fn why_illegal(&self, position: &Position, clicks: &[Click]) -> Option<Message> {
        if self.begins_a_move(position, clicks) {
            return None;
        }
        Some(Message::new(if position.is_over() { "why-over" } else { "why-taken" }))
    }
}

impl Strengths for NoughtsAndCrosses {
    fn levels() -> &'static [Level<Self>] {
        &[Level {
            id: "corner",
            rule_sets: &[],
            choose: |history, _| {
                let moves = history.game.moves(history.position);
                vec![*moves.iter().find(|mv| mv.0 % 2 == 0).unwrap_or(&moves[0])]
            },
        }]
    }
}

impl Order for NoughtsAndCrosses {}

impl Evaluate for NoughtsAndCrosses {
    type Accumulator = ();

    fn evaluate(&self, position: &Position, player: Player) -> i32 {
        let open = |player: Player| {
            let against = position.cells[player.opponent().index()];
            LINES.iter().filter(|&&line| line & against == 0).count() as i32
        };
        20 * (open(player) - open(player.opponent()))
    }
}

/// There are no points to explain, and nothing that one does not see.
impl Insight for NoughtsAndCrosses {}

impl Edit for NoughtsAndCrosses {
    fn palette(&self) -> Vec<Stamp> {
        let marks = [Mark::of("cross", Player::ONE), Mark::of("nought", Player::TWO)];
        marks.map(|mark| Stamp::new(mark, 0)).to_vec()
    }
    fn draft(&self, position: &Position) -> Draft {
        let cells = self.view(position).contents.into_iter().map(|content| content.marks).collect();
        Draft { cells, dials: vec![Dial::seat(TURN, position.to_move, Seats::TWO)] }
    }
    fn of_draft(&self, draft: &Draft) -> Result<Position, PositionError> {
        let letter = |cell| match draft.mark(cell, &["cross", "nought"]) {
            Some(mark) if mark.glyph == "cross" => 'x',
            Some(_) => 'o',
            None => '-',
        };
        let cells: String = (0..9).map(letter).collect();
        self.parse_position(&format!("{}{cells}", draft.seat(TURN)))
    }
}
