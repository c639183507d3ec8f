//! The searches on a game for three in which turns do not alternate, small enough to know the truth about.

use include_dir::Dir;
use std::sync::atomic::AtomicBool;
use tabuleiro_core::info::{GameInfo, RuleSet};
use tabuleiro_core::{
    Evaluate, Game, History, OptionError, Options, Order, Outcome, Player, PositionError, Random, Reason,
    Scores, SeatResult, Seats, Setup, SetupError, Status, Strengths, after,
};
use tabuleiro_engine::{Alone, Control, Engine, Job, Limits, NoTimer, Spec, Thought, Workers};

/// A pile of stones: take one, two or three; who leaves three, seven, eleven and so on plays again; who takes the last one wins.
struct Pile;

const THREE: Seats = Seats::THREE;

static INFO: GameInfo = GameInfo {
    id: "pile",
    code: "pil",
    version: 1,
    designer: "traditional",
    rule_sets: &[RuleSet { id: "plain", seats_min: THREE, seats_max: THREE, together: false, options: &[] }],
    glyphs: &[],
    drawings: Dir::new("", &[]),
    words: Dir::new("", &[]),
};

/// The stones left, who plays next, and who played last.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
struct Position {
    stones: u8,
    to_move: Player,
    last: Player,
}

impl Game for Pile {
    type Position = Position;
    type Move = u8;

    fn info() -> &'static GameInfo {
        &INFO
    }
    fn draw_setup(options: &Options, _random: &mut Random) -> Result<Setup, OptionError> {
        Ok(Setup::new(options.rule_set(), options.seats()))
    }
    fn from_setup(_setup: &Setup) -> Result<Pile, SetupError> {
        Ok(Pile)
    }
    fn setup(&self) -> Setup {
        Setup::new(&INFO.rule_sets[0], THREE)
    }
    fn seats(&self) -> Seats {
        THREE
    }
    fn start(&self) -> Position {
        Position { stones: 20, to_move: Player::ONE, last: Player::ONE }
    }
    fn status(&self, position: &Position) -> Status {
        match position.stones {
            0 => Status::Over(Outcome::won_by(position.last, self.scores(position), Reason::new("over"))),
            _ => Status::ToMove(position.to_move),
        }
    }
    fn scores(&self, _position: &Position) -> Scores {
        Scores::zero(THREE, &[])
    }
    fn legal_moves(&self, position: &Position, moves: &mut Vec<u8>) {
        moves.extend(1..=position.stones.min(3));
    }
    fn play_unchecked(&self, position: &mut Position, mv: u8) {
        position.stones -= mv;
        position.last = position.to_move;
        if position.stones % 4 != 3 {
            position.to_move = position.to_move.next(THREE);
        }
    }
    fn move_text(&self, _position: &Position, mv: u8) -> String {
        mv.to_string()
    }
    fn position_text(&self, position: &Position) -> String {
        position.stones.to_string()
    }
    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        let stones = text.parse().map_err(|_| PositionError::new("problem-form"))?;
        Ok(Position { stones, ..self.start() })
    }
}

impl Strengths for Pile {}

impl Order for Pile {}

impl Evaluate for Pile {
    /// The stones left, to be kept in step with the position.
    type Accumulator = u8;

    fn evaluate(&self, _position: &Position, _player: Player) -> i32 {
        0
    }
    fn accumulator(&self, position: &Position) -> u8 {
        position.stones
    }
    fn accumulate(&self, stones: &mut u8, _before: &Position, taken: u8, _after: &Position) {
        *stones -= taken;
    }
    fn evaluate_with(&self, &stones: &u8, position: &Position, player: Player) -> i32 {
        assert_eq!(stones, position.stones, "a search updates the accumulator with every move");
        self.evaluate(position, player)
    }
}

fn at(stones: u8) -> Position {
    Position { stones, ..Pile.start() }
}

/// Returns whether a player can force a win against all others.
fn can_win(position: &Position, hero: Player) -> bool {
    match Pile.status(position) {
        Status::Over(outcome) => outcome.results[hero] == SeatResult::Won,
        Status::ToMove(player) => {
            let mut next = Pile.moves(position).into_iter().map(|mv| after(&Pile, position, mv));
            let wins = |next: Position| can_win(&next, hero);
            if player == hero { next.any(wins) } else { next.all(wins) }
        }
    }
}

struct Threads;
impl Workers for Threads {
    fn run(&self, others: Vec<Job>, main: &mut dyn FnMut()) {
        std::thread::scope(|scope| {
            others.into_iter().for_each(|job| {
                scope.spawn(job);
            });
            main();
        });
    }
}

fn think(position: &Position, spec: &str, limits: &Limits) -> Thought<u8> {
    let mut engine: Box<dyn Engine<Pile>> = spec.parse::<Spec>().unwrap().build(&Pile).unwrap();
    let history = History { game: &Pile, start: position, moves: &[], position };
    let mut control = Control {
        timer: &NoTimer,
        stop: &AtomicBool::new(false),
        workers: if limits.threads > 1 { &Threads } else { &Alone },
        random: &mut Random::from_seed(1),
        info: &mut |_| (),
    };
    engine.think(&history, limits, &mut control)
}

#[test]
fn a_forced_win_is_found_by_all_engines() {
    let won: Vec<u8> = (1..=16).filter(|&stones| can_win(&at(stones), Player::ONE)).collect();
    assert!(won.len() > 4 && won.len() < 16, "some are won and some are not: {won:?}");
    for spec in ["alpha-beta memory=1", "max-n memory=1", "mcts memory=4", "uct"] {
        for &stones in &won {
            for threads in [1, 3] {
                let mv = think(&at(stones), spec, &Limits { threads, ..Limits::of_nodes(6_000) }).best();
                assert!(can_win(&after(&Pile, &at(stones), mv), Player::ONE), "{spec}: {mv} of {stones}");
            }
        }
    }
}

#[test]
fn what_all_others_together_could_prevent_is_proved_to_be_lost() {
    for stones in 1..=16 {
        let proof = think(&at(stones), "alpha-beta memory=1", &Limits::default()).lines[0].proof.unwrap();
        let result = if can_win(&at(stones), Player::ONE) { SeatResult::Won } else { SeatResult::Lost };
        assert_eq!((proof.player, proof.result), (Player::ONE, result), "{stones}");
    }
}

/// Returns the winner if each player maximises their own result and plays the first of equal moves.
fn winner(position: &Position) -> Player {
    let Status::ToMove(player) = Pile.status(position) else { return position.last };
    let winners = Pile.moves(position).into_iter().map(|mv| winner(&after(&Pile, position, mv)));
    let winners: Vec<Player> = winners.collect();
    if winners.contains(&player) { player } else { winners[0] }
}

#[test]
fn the_winner_of_selfish_play_does_not_need_errors_of_the_others() {
    for stones in 1..=16 {
        let line = &think(&at(stones), "max-n memory=1", &Limits::of_depth(20)).lines[0];
        let winners = line.values.as_slice().iter().filter(|&&value| value >= 1.0).count();
        assert_eq!(winners, 1, "{stones}");
        if can_win(&at(stones), Player::ONE) {
            assert!(line.values[Player::ONE] >= 1.0 && winner(&at(stones)) == Player::ONE, "{stones}");
        }
    }
}
