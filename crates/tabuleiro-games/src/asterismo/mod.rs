//! Asterismo: coloured pieces form a tree, and players take them one by one without letting any other fall.

mod board;
mod edit;
mod evaluate;
mod insight;
mod levels;
mod notation;
mod position;
mod rules;
mod setup;
#[cfg(test)]
mod tests;
mod tree;
mod view;

pub use position::{Position, Take};

use board::Cell;
use include_dir::include_dir;
use position::{Harvest, Harvests, SEATS_MAX};
use rules::{Goal, NoMove, Rules, UnsafePieces};
use tabuleiro_core::grid::CellName;
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
    start: Position,
}

impl Asterismo {
    /// What a player needs.
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
                let (winner, reason) = match useful(waiting).cmp(&useful(last)) {
                    std::cmp::Ordering::Greater => (waiting, "over-most-useful"),
                    std::cmp::Ordering::Equal => (waiting, "over-equally-useful"),
                    std::cmp::Ordering::Less => (last, "over-most-useful"),
                };
                Outcome::won_by(winner, scores, Reason::of(reason, winner))
            }
        }
    }
}

impl Game for Asterismo {
    type Position = Position;
    type Move = Take;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn draw_setup(options: &Options, random: &mut Random) -> Result<Setup, OptionError> {
        let (rules, seats) = (Rules::named(options.rule_set().id), options.seats());
        let starts = options.starts("starts", random);
        let (tree, harvests) = setup::draw(rules, seats, options.number("each"), random);
        Ok(setup_of(rules, seats, &tree, &harvests, starts))
    }

    fn from_setup(setup: &Setup) -> Result<Asterismo, SetupError> {
        let (rules, seats) = (Rules::named(setup.rule_set), setup.seats);
        let dealt = rules.unsafe_pieces == UnsafePieces::Dealt;
        setup.expect_only(if dealt { &["starts", "tree", "harvest"] } else { &["starts", "tree"] })?;
        let starts = setup.player("starts")?;
        let wrong_tree = |problem| SetupError::field("tree", problem);
        let tree = notation::parse_tree(setup.field("tree")?).map_err(wrong_tree)?;
        let mut harvests = [Harvest::default(); SEATS_MAX];
        if dealt {
            harvests = notation::parse_harvests(setup.field("harvest")?, seats)
                .map_err(|problem| SetupError::field("harvest", problem))?;
        }
        notation::check_counts(&tree, &harvests).map_err(wrong_tree)?;
        if tree.takeable(tree.holes()).is_empty() {
            return Err(SetupError::field("tree", "problem-nothing-takeable"));
        }
        Ok(Asterismo { rules, seats, start: Position::new(rules, seats, tree, harvests, starts) })
    }

    fn setup(&self) -> Setup {
        let Position { tree, harvests, to_move, .. } = &self.start;
        setup_of(self.rules, self.seats, tree, harvests, *to_move)
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

    fn scores(&self, position: &Position) -> Scores {
        let points = |player| -> Points {
            let mut points = [0; PARTS_MAX];
            points[..PARTS.len()].copy_from_slice(&position.harvest(player).counts().map(i16::from));
            points
        };
        Scores { points: PerPlayer::from_fn(self.seats, points), ..Scores::zero(self.seats, PARTS) }
    }

    #[inline]
    fn legal_moves(&self, position: &Position, moves: &mut Vec<Take>) {
        position.takeable.append_to(moves, Take);
    }

    fn play_unchecked(&self, position: &mut Position, Take(cell): Take) {
        position.take(cell, self.rules, self.seats);
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn random_move(&self, position: &Position, random: &mut Random, _: &mut Vec<Take>) -> Take {
        let place = random.below(position.takeable.len());
        let cell = position.takeable.cells().nth(place);
        Take(cell.expect("a game in progress has moves"))
    }

    fn move_text(&self, _: &Position, Take(cell): Take) -> String {
        cell.name().to_string()
    }

    fn parse_move(&self, position: &Position, text: &str) -> Result<Take, MoveError> {
        let cell = text.parse::<CellName>().ok().and_then(Cell::named);
        let legal = cell.filter(|&cell| position.takeable.contains(cell));
        legal.map(Take).ok_or_else(|| MoveError::Illegal(text.into()))
    }

    fn position_text(&self, position: &Position) -> String {
        notation::position_text(position, self.seats)
    }

    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        let (tree, harvests, to_move) =
            notation::parse_position(text, self.seats).map_err(PositionError::new)?;
        let complete = |player: &Player| self.goal().is_met(harvests[player.index()]);
        if !self.rules.info.together && self.seats.players().all(|player| complete(&player)) {
            return Err(PositionError::new("problem-both-complete"));
        }
        Ok(self.position(tree, harvests, to_move))
    }
}

fn setup_of(rules: &'static Rules, seats: Seats, tree: &Tree, harvests: &Harvests, starts: Player) -> Setup {
    let info = INFO.rule_set(rules.info.id).expect("the game lists its rule sets");
    let setup = Setup::new(info, seats).with("starts", starts).with("tree", notation::tree_text(tree));
    match rules.unsafe_pieces {
        UnsafePieces::Discarded => setup,
        UnsafePieces::Dealt => setup.with("harvest", notation::harvests_text(harvests, seats)),
    }
}

impl Colour {
    /// Its name among glyphs, counters and score parts.
    const fn name(self) -> &'static str {
        PARTS[self.index()]
    }
}
