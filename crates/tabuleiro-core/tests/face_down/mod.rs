//! Face down: the smallest game with a hidden set-up. Four cards of 1 to 3 points lie face down.
//! The players take turns to turn one over and keep it; the most points win. Only the program that runs the game knows
//! the cards.

use include_dir::Dir;
use tabuleiro_core::edit::{Dial, Draft, Edit, Stamp, TURN};
use tabuleiro_core::encode::{Action, ActionKind, Argument, CellBits, Encode, Encoding, Plane, Scalar};
use tabuleiro_core::grid::CellName;
use tabuleiro_core::info::{GameInfo, Glyph, RuleSet, Tint};
use tabuleiro_core::present::{Board, Click, Content, Mark, Outline, Present, SeatView, View};
use tabuleiro_core::{
    Evaluate, Game, Insight, Message, MoveError, OptionError, Options, Order, Outcome, Player, PositionError,
    Random, Reason, Scores, Seats, Setup, SetupError, Status, Strengths,
};

static INFO: GameInfo = GameInfo {
    id: "face-down",
    code: "fdn",
    version: 1,
    designer: "made for tests",
    rule_sets: &[RuleSet {
        id: "plain",
        seats_min: Seats::TWO,
        seats_max: Seats::TWO,
        together: false,
        options: &[],
    }],
    glyphs: &[Glyph { name: "card", symbol: '▯', letter: 'c', tint: Tint::Owner }],
    drawings: Dir::new("", &[]),
    words: Dir::new("", &[]),
};

/// Number of cards.
const CARDS: usize = 4;
/// Points of the best card.
const POINTS_MAX: u8 = 3;
/// Name of the hidden field of a set-up.
const HIDDEN: &str = "cards";

/// A game of face-down cards. A game of the public set-up does not know them.
pub(crate) struct FaceDown {
    cards: Option<[u8; CARDS]>,
}

/// The cards that were turned over, with their points and owners.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Position {
    turned: [Option<(u8, Player)>; CARDS],
    to_move: Player,
}

/// A card to turn over, with its points once they are revealed.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Move {
    card: usize,
    points: Option<u8>,
}

fn name(card: usize) -> CellName {
    CellName::new(0, card)
}

fn points_of(letter: char) -> Option<u8> {
    letter.to_digit(10).map(|points| points as u8).filter(|points| (1..=POINTS_MAX).contains(points))
}

impl Position {
    fn total(&self, player: Player) -> u8 {
        let own = self.turned.iter().flatten().filter(|(_, owner)| *owner == player);
        own.map(|(points, _)| points).sum()
    }
}

impl Game for FaceDown {
    type Position = Position;
    type Move = Move;

    fn info() -> &'static GameInfo {
        &INFO
    }
    fn draw_setup(options: &Options, random: &mut Random) -> Result<Setup, OptionError> {
        let cards: String = (0..CARDS).map(|_| random.choose(&['1', '2', '3'])).collect();
        Ok(Setup::new(options.rule_set(), options.seats()).with(HIDDEN, cards))
    }
    fn from_setup(setup: &Setup) -> Result<FaceDown, SetupError> {
        setup.expect_only(&[HIDDEN])?;
        let read = |text: &str| text.chars().map(points_of).collect::<Option<Vec<u8>>>()?.try_into().ok();
        let wrong = || SetupError::field(HIDDEN, "problem-form");
        let cards = setup.optional(HIDDEN).map(|text| read(text).ok_or_else(wrong)).transpose()?;
        Ok(FaceDown { cards })
    }
    fn setup(&self) -> Setup {
        match self.cards {
            Some(cards) => self.public_setup().with(HIDDEN, cards.map(|points| points.to_string()).concat()),
            None => self.public_setup(),
        }
    }
    fn public_setup(&self) -> Setup {
        Setup::new(&INFO.rule_sets[0], Seats::TWO)
    }
    fn imagine(&self, _position: &Position, random: &mut Random) -> Option<FaceDown> {
        Some(FaceDown { cards: Some([(); CARDS].map(|()| random.choose(&[1, 2, 3]))) })
    }
    fn seats(&self) -> Seats {
        Seats::TWO
    }
    fn start(&self) -> Position {
        Position { turned: [None; CARDS], to_move: Player::ONE }
    }
    fn status(&self, position: &Position) -> Status {
        if position.turned.contains(&None) {
            return Status::ToMove(position.to_move);
        }
        let [one, two] = [Player::ONE, Player::TWO].map(|player| position.total(player));
        let (scores, reason) = (self.scores(position), Reason::new("over-points"));
        Status::Over(match one.cmp(&two) {
            std::cmp::Ordering::Greater => Outcome::won_by(Player::ONE, scores, reason),
            std::cmp::Ordering::Equal => Outcome::drawn(scores, reason),
            std::cmp::Ordering::Less => Outcome::won_by(Player::TWO, scores, reason),
        })
    }
    fn scores(&self, _position: &Position) -> Scores {
        Scores::zero(Seats::TWO, &[])
    }
    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        let hidden = (0..CARDS).filter(|&card| position.turned[card].is_none());
        moves.extend(hidden.map(|card| Move { card, points: None }));
    }
    fn reveal(&self, _position: &Position, mv: Move) -> Move {
        Move { points: mv.points.or(self.cards.map(|cards| cards[mv.card])), ..mv }
    }
    fn reveals(&self, _position: &Position, _mv: Move) -> bool {
        true
    }
    fn play_unchecked(&self, position: &mut Position, mv: Move) {
        let points = self.reveal(position, mv).points.unwrap_or(1);
        position.turned[mv.card] = Some((points, position.to_move));
        position.to_move = position.to_move.opponent();
    }
    fn move_text(&self, _position: &Position, mv: Move) -> String {
        let points = mv.points.map(|points| format!("-{points}"));
        format!("{}{}", name(mv.card), points.unwrap_or_default())
    }
    /// Reads a move with or without its revealed points. Points that are given must be correct.
    fn parse_move(&self, position: &Position, text: &str) -> Result<Move, MoveError> {
        let illegal = || MoveError::Illegal(text.into());
        let (card, points) = text.split_once('-').map_or((text, None), |(card, points)| (card, Some(points)));
        let mut moves = self.moves(position).into_iter();
        let mv = moves.find(|mv| name(mv.card).to_string() == card).ok_or_else(illegal)?;
        let Some(points) = points else {
            return if self.cards.is_some() { Ok(mv) } else { Err(illegal()) };
        };
        let told = [1, 2, 3].into_iter().find(|told| points == told.to_string()).ok_or_else(illegal)?;
        let mv = Move { points: Some(told), ..mv };
        if self.cards.is_none_or(|cards| cards[mv.card] == told) { Ok(mv) } else { Err(illegal()) }
    }
    fn position_text(&self, position: &Position) -> String {
        let card = |card: &Option<(u8, Player)>| {
            card.map_or("--".into(), |(points, owner)| format!("{points}{owner}"))
        };
        format!("{}{}", position.to_move, position.turned.iter().map(card).collect::<String>())
    }
    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        let wrong = || PositionError::new("problem-form");
        let letters: Vec<char> = text.chars().collect();
        let player =
            |letter: char| Seats::TWO.players().find(|player| player.to_string() == letter.to_string());
        let Some((first, rest)) = letters.split_first().filter(|(_, rest)| rest.len() == 2 * CARDS) else {
            return Err(wrong());
        };
        let mut position = Position { to_move: player(*first).ok_or_else(wrong)?, ..self.start() };
        for (turned, pair) in position.turned.iter_mut().zip(rest.chunks(2)) {
            if pair != ['-', '-'] {
                *turned = Some(points_of(pair[0]).zip(player(pair[1])).ok_or_else(wrong)?);
            }
        }
        Ok(position)
    }
}

impl Present for FaceDown {
    fn board(&self) -> Board {
        let cells: Vec<_> = (0..CARDS).map(|card| (name(card), card as i16, 0)).collect();
        Board::new(Outline::Square, &cells)
    }
    fn view(&self, position: &Position) -> View {
        let content = |turned: &Option<(u8, Player)>| match turned {
            Some((points, owner)) => Content {
                marks: vec![Mark::of("card", *owner).times(*points)],
                sentence: Message::new("turned").number("points", *points).player("player", *owner),
            },
            None => Content { marks: Vec::new(), sentence: Message::new("face-down") },
        };
        View {
            contents: position.turned.iter().map(content).collect(),
            seats: vec![SeatView::default(); 2],
            facts: Vec::new(),
            caption: Message::new("caption").player("player", position.to_move),
        }
    }
    fn clicks(&self, _position: &Position, mv: Move) -> Vec<Click> {
        vec![Click::Cell(name(mv.card))]
    }
    fn describe(&self, position: &Position, mv: Move) -> Message {
        Message::new("turn-over").player("player", position.to_move).text("cell", name(mv.card))
    }
    fn prompt(&self, _: &Position, _: &[Click]) -> Message {
        Message::new("prompt")
    }

    fn why_illegal(&self, position: &Position, clicks: &[Click]) -> Option<Message> {
        (!self.begins_a_move(position, clicks)).then(|| Message::new("why-turned"))
    }
}

impl Insight for FaceDown {}

impl Edit for FaceDown {
    fn palette(&self) -> Vec<Stamp> {
        [Player::ONE, Player::TWO].map(|player| Stamp::new(Mark::of("card", player), 0)).to_vec()
    }
    fn draft(&self, position: &Position) -> Draft {
        let cells = self.view(position).contents.into_iter().map(|content| content.marks).collect();
        Draft { cells, dials: vec![Dial::seat(TURN, position.to_move, Seats::TWO)] }
    }
    fn of_draft(&self, draft: &Draft) -> Result<Position, PositionError> {
        let card = |card| match draft.mark(card, &["card"]) {
            Some(Mark { owner: Some(owner), count, .. }) => format!("{count}{owner}"),
            _ => "--".into(),
        };
        let cards: String = (0..CARDS).map(card).collect();
        self.parse_position(&format!("{}{cards}", draft.seat(TURN)))
    }
}

impl Strengths for FaceDown {}

static KINDS: [ActionKind; 1] =
    [ActionKind { name: "turn", about: "Turns a card over.", arguments: &[Argument::cell("card")] }];

impl Encode for FaceDown {
    fn encoding(&self) -> Encoding {
        Encoding {
            kinds: &KINDS,
            cells: CARDS,
            fixed: Vec::new(),
            planes: vec![Plane::new("own", "own cards"), Plane::new("next", "the opponent's cards")],
            scalars: ["first", "second", "third", "fourth"]
                .map(|card| Scalar::new(card, POINTS_MAX, "points of this card, once turned over"))
                .to_vec(),
        }
    }
    fn action(&self, mv: Move) -> Action {
        Action::new(0, [mv.card, 0, 0])
    }
    fn move_of(&self, action: Action) -> Option<Move> {
        Some(Move { card: action.arguments[0].into(), points: None })
    }
    fn observe(&self, position: &Position, player: Player, planes: &mut [CellBits], scalars: &mut [u8]) {
        planes.fill(0);
        scalars.fill(0);
        for (card, turned) in position.turned.iter().enumerate() {
            if let Some((points, owner)) = turned {
                planes[usize::from(*owner != player)] |= 1 << card;
                scalars[card] = *points;
            }
        }
    }
}

impl Order for FaceDown {}

impl Evaluate for FaceDown {
    type Accumulator = ();

    fn evaluate(&self, position: &Position, player: Player) -> i32 {
        30 * (i32::from(position.total(player)) - i32::from(position.total(player.opponent())))
    }
}
