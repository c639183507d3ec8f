//! Asterismo: coloured pieces form a tree, and players take them one by one without letting any other fall.

mod board;
mod edit;
mod encode;
mod evaluate;
mod harvest;
mod insight;
mod levels;
mod moves;
mod notation;
mod position;
mod rules;
mod setup;
#[cfg(test)]
mod tests;
mod tree;
mod view;

pub use moves::Move;
pub use position::Position;

use harvest::Harvests;
use include_dir::include_dir;
use rules::{Goal, NoMove, Rules, Ties};
use std::cmp::Ordering;
use tabuleiro_core::info::{GameInfo, Glyph, Tint};
use tabuleiro_core::outcome::{PARTS_MAX, Points};
use tabuleiro_core::{
    Game, MoveError, OptionError, Options, Outcome, PerPlayer, Player, PositionError, Random, Reason, Scores,
    Seats, Setup, SetupError, Status,
};
use tree::{Colour, Tree};

static INFO: GameInfo = GameInfo {
    id: "asterismo",
    code: "ast",
    version: 1,
    designer: "Giuliano Polverari (2019)",
    rule_sets: &[rules::REPORT.info, rules::DECISIVE.info, rules::PUBLISHED.info],
    glyphs: &[
        Glyph { name: "red", symbol: '●', letter: 'r', tint: Tint::Red },
        Glyph { name: "blue", symbol: '■', letter: 'b', tint: Tint::Blue },
        Glyph { name: "yellow", symbol: '▲', letter: 'y', tint: Tint::Yellow },
    ],
    drawings: include_dir!("$CARGO_MANIFEST_DIR/src/asterismo/glyphs"),
    words: include_dir!("$CARGO_MANIFEST_DIR/src/asterismo/words"),
};

/// The parts of a score, in the order of [`Colour::ALL`].
const PARTS: &[&str] = &["red", "blue", "yellow"];

/// The game: rule set, seats and the finished set-up.
#[derive(Debug)]
pub struct Asterismo {
    rules: &'static Rules,
    seats: Seats,
    ties: Ties,
    start: Position,
}

impl Asterismo {
    /// Returns the goal of a player.
    fn goal(&self) -> Goal {
        Goal::of(self.seats)
    }

    fn position(&self, tree: Tree, harvests: Harvests, to_move: Player) -> Position {
        Position::new(self.rules, self.seats, tree, harvests, to_move)
    }

    fn outcome(&self, position: &Position) -> Outcome {
        let scores = self.scores(position);
        if !position.is_won(self.rules, self.seats) {
            return self.outcome_without_a_move(position, scores);
        }
        match position.complete(self.goal(), self.seats) {
            Some(winner) if !self.rules.info.together => {
                Outcome::won_by(winner, scores, Reason::of("over-harvest", winner))
            }
            _ => Outcome::won_by_all(scores, Reason::new("over-together")),
        }
    }

    fn outcome_without_a_move(&self, position: &Position, scores: Scores) -> Outcome {
        match self.rules.no_move {
            NoMove::Draw => Outcome::drawn(scores, Reason::new("over-no-move")),
            NoMove::EveryoneLoses => Outcome::lost_by_all(scores, Reason::new("over-lost")),
            NoMove::MostUseful => {
                let (waiting, last) = (position.to_move, position.to_move.opponent());
                let useful = |player| self.goal().useful(position.harvest(player));
                let (winner, reason) = match (useful(waiting).cmp(&useful(last)), self.ties) {
                    (Ordering::Greater, _) => (waiting, "over-most-useful"),
                    (Ordering::Less, _) => (last, "over-most-useful"),
                    (Ordering::Equal, Ties::LastMover) => (last, "over-last-piece"),
                    (Ordering::Equal, Ties::OtherPlayer) => (waiting, "over-equally-useful"),
                };
                Outcome::won_by(winner, scores, Reason::of(reason, winner))
            }
        }
    }
}

impl Game for Asterismo {
    type Position = Position;
    type Move = Move;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn draw_setup(options: &Options, random: &mut Random) -> Result<Setup, OptionError> {
        Ok(setup::draw(options, random))
    }

    fn from_setup(setup: &Setup) -> Result<Asterismo, SetupError> {
        setup::read(setup)
    }

    fn setup(&self) -> Setup {
        setup::write(self)
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn start(&self) -> Position {
        self.start
    }

    #[inline]
    fn status(&self, position: &Position) -> Status {
        if position.takeable.is_empty() {
            Status::Over(self.outcome(position))
        } else {
            Status::ToMove(position.to_move)
        }
    }

    /// A3.2: the useful pieces.
    fn scores(&self, position: &Position) -> Scores {
        let points = |player| -> Points {
            let mut points = [0; PARTS_MAX];
            let useful = self.goal().useful_by_colour(position.harvest(player));
            points[..PARTS.len()].copy_from_slice(&useful.map(i16::from));
            points
        };
        Scores { points: PerPlayer::from_fn(self.seats, points), ..Scores::zero(self.seats, PARTS) }
    }

    /// Returns the totals of the rule before A3.2, which counted all pieces.
    fn former_totals(&self, position: &Position) -> Option<PerPlayer<i16>> {
        let taken = |player| position.harvest(player).counts().map(i16::from).iter().sum();
        Some(PerPlayer::from_fn(self.seats, taken))
    }

    #[inline]
    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        position.takeable.append_to(moves, Move);
    }

    fn play_unchecked(&self, position: &mut Position, Move(cell): Move) {
        position.take(cell, self.rules, self.seats);
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn random_move(&self, position: &Position, random: &mut Random, _: &mut Vec<Move>) -> Move {
        let place = random.below(position.takeable.len());
        Move(position.takeable.nth(place).expect("a game in progress has moves"))
    }

    fn move_text(&self, _: &Position, mv: Move) -> String {
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
}

impl Colour {
    /// Returns the name among glyphs, counters and score parts.
    const fn name(self) -> &'static str {
        PARTS[self.index()]
    }
}
