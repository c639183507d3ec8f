//! Green Skull, by Danny Goodisman: goblins against orcs; the holder of the skull also moves the zombies.

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
mod species;
#[cfg(test)]
mod tests;
mod view;

pub use board::{Cell, Cells};
pub use moves::Move;
pub use position::{End, Part, Phase, Position};
pub use species::{Side, Species};

use include_dir::include_dir;
use rules::{RULE_SETS, Rules};
use tabuleiro_core::info::{GameInfo, Glyph, Tint};
use tabuleiro_core::outcome::{PARTS_MAX, Points};
use tabuleiro_core::{
    Game, OptionError, Options, Outcome, PerPlayer, Player, PositionError, Random, Reason, Scores, Seats,
    Setup, SetupError, Status,
};

static INFO: GameInfo = GameInfo {
    id: "green-skull",
    code: "gsk",
    version: 1,
    designer: "Danny Goodisman",
    rule_sets: &RULE_SETS,
    glyphs: &[
        Glyph { name: "goblin", symbol: 'g', letter: 'g', tint: Tint::Purple },
        Glyph { name: "orc", symbol: 'o', letter: 'o', tint: Tint::White },
        Glyph { name: "zombie", symbol: 'z', letter: 'z', tint: Tint::Green },
        Glyph { name: "skull", symbol: '☠', letter: 'k', tint: Tint::Green },
    ],
    drawings: include_dir!("$CARGO_MANIFEST_DIR/src/green_skull/glyphs"),
    words: include_dir!("$CARGO_MANIFEST_DIR/src/green_skull/words"),
};

/// The game: who moves first and who sits where.
#[derive(Debug)]
pub struct GreenSkull {
    rules: &'static Rules,
    starts: Player,
}

impl GreenSkull {
    /// Returns the player of a side (G1.4).
    pub fn player(&self, side: Side) -> Player {
        if side == self.rules.first { self.starts } else { self.starts.opponent() }
    }

    /// Returns the side that a player plays.
    pub fn side(&self, player: Player) -> Side {
        if player == self.starts { self.rules.first } else { self.rules.first.other() }
    }

    /// G3.4: the most points win; a tie for the first place is a draw; if the zombies win, both players lose.
    #[cold]
    fn outcome(&self, position: &Position, end: End) -> Outcome {
        let total = |species: Species| points(position, species).iter().sum::<i16>();
        let best = Species::ALL.map(total).into_iter().max();
        let mut first = Species::ALL.into_iter().filter(|&species| Some(total(species)) == best);
        let (scores, reason) = (self.scores(position), reason(end));
        match (first.next(), first.next()) {
            (Some(Species::Goblins), None) => Outcome::won_by(self.player(Side::Goblins), scores, reason),
            (Some(Species::Orcs), None) => Outcome::won_by(self.player(Side::Orcs), scores, reason),
            (Some(Species::Zombies), None) => Outcome::lost_by_all(scores, reason),
            _ => Outcome::drawn(scores, reason),
        }
    }
}

impl Game for GreenSkull {
    type Position = Position;
    type Move = Move;

    fn info() -> &'static GameInfo {
        &INFO
    }
    fn draw_setup(options: &Options, random: &mut Random) -> Result<Setup, OptionError> {
        Ok(setup::draw(options, random))
    }
    fn from_setup(setup: &Setup) -> Result<GreenSkull, SetupError> {
        setup::read(setup)
    }
    fn setup(&self) -> Setup {
        setup::write(self)
    }
    fn seats(&self) -> Seats {
        Seats::TWO
    }
    fn start(&self) -> Position {
        Position::start(self.rules.first)
    }
    fn status(&self, position: &Position) -> Status {
        match position.end() {
            Some(end) => Status::Over(self.outcome(position, end)),
            None => Status::ToMove(self.player(position.turn())),
        }
    }
    fn is_mid_turn(&self, position: &Position) -> bool {
        position.is_mid_turn()
    }
    fn scores(&self, position: &Position) -> Scores {
        let of = |player| points(position, self.side(player).species());
        Scores {
            parts: &["edge", "captures"],
            points: PerPlayer::from_fn(Seats::TWO, of),
            neutral: Some(("zombies", points(position, Species::Zombies))),
        }
    }
    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        position.legal_moves(moves);
    }
    fn play_unchecked(&self, position: &mut Position, mv: Move) {
        position.play(mv);
    }
    fn random_move(&self, position: &Position, random: &mut Random, scratch: &mut Vec<Move>) -> Move {
        position.random_move(random, scratch)
    }
    fn key(&self, position: &Position) -> u64 {
        position.key()
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

/// G3.3: two for each piece on the own edge, one for each captured piece of another species.
fn points(position: &Position, species: Species) -> Points {
    let edge = 2 * (position.pieces(species) & species.edge()).len();
    let others = Species::ALL.into_iter().filter(|&other| other != species);
    let captures: usize = others.map(|other| position.captured(other)).sum();
    let mut points = [0; PARTS_MAX];
    points[..2].copy_from_slice(&[edge as i16, captures as i16]);
    points
}

fn reason(end: End) -> Reason {
    Reason::new(match end {
        End::Gone(Species::Goblins) => "over-gone-goblins",
        End::Gone(Species::Orcs) => "over-gone-orcs",
        End::Gone(Species::Zombies) => "over-gone-zombies",
        End::Home(Species::Goblins) => "over-edge-goblins",
        End::Home(Species::Orcs) => "over-edge-orcs",
        End::Home(Species::Zombies) => "over-edge-zombies",
        End::Hundred => "over-hundred",
        End::BothPass => "over-both-pass",
    })
}
