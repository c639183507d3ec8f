//! A custom engine for any game: takes the points that it can get at once. Plays random moves: `cargo run --example
//! write_an_engine -p tabuleiro-engine`.

use std::error::Error;
use std::sync::atomic::AtomicBool;
use tabuleiro_core::{Game, History, Options, PerPlayer, Player, Random, SeatResult, Status, after};
use tabuleiro_engine::{Alone, Control, Engine, Limits, NoTimer, RandomMoves, Thought};
use tabuleiro_games::green_skull::GreenSkull;

const GAMES: usize = 100;

/// Plays the move after which it has the most points.
struct Greedy;

impl<G: Game> Engine<G> for Greedy {
    fn think(
        &mut self,
        history: &History<G>,
        _: &Limits,
        control: &mut Control<G::Move>,
    ) -> Thought<G::Move> {
        let (game, position) = (history.game, history.position);
        let Status::ToMove(player) = game.status(position) else {
            unreachable!("engines are asked for a move")
        };
        let points = |mv: G::Move| game.scores(&after(game, position, mv)).total(player);
        let moves = game.moves(position);
        let most = moves.iter().map(|&mv| points(mv)).max();
        let best: Vec<G::Move> = moves.into_iter().filter(|&mv| Some(points(mv)) == most).collect();
        let share = 1.0 / game.seats().count() as f32;
        Thought::only(control.random.choose(&best), PerPlayer::all(game.seats(), share))
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut random = Random::from_seed(1);
    let setup = GreenSkull::draw_setup(&Options::default_of(GreenSkull::info()), &mut random)?;
    let game = GreenSkull::from_setup(&setup)?;
    let mut won = 0;
    for number in 0..GAMES {
        // The engines change seats from game to game.
        let seat = if number % 2 == 0 { Player::ONE } else { Player::TWO };
        let outcome = play(&game, seat, &mut random);
        won += usize::from(outcome == SeatResult::Won);
    }
    println!("points at once won {won} of {GAMES} games against random play");
    Ok(())
}

/// Plays a game and returns the result of the greedy engine in this seat.
fn play<G: Game>(game: &G, greedy: Player, random: &mut Random) -> SeatResult {
    let (start, mut position, mut moves) = (game.start(), game.start(), Vec::new());
    loop {
        let player = match game.status(&position) {
            Status::ToMove(player) => player,
            Status::Over(outcome) => return outcome.results[greedy],
        };
        let history = History { game, start: &start, moves: &moves, position: &position };
        let mut control = Control {
            timer: &NoTimer,
            stop: &AtomicBool::new(false),
            workers: &Alone,
            random,
            info: &mut |_| {},
        };
        let engine: &mut dyn Engine<G> = if player == greedy { &mut Greedy } else { &mut RandomMoves };
        let mv = engine.think(&history, &Limits::default(), &mut control).best();
        game.play_unchecked(&mut position, mv);
        moves.push(mv);
    }
}
