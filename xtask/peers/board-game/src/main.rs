//! Random play of the crate board-game: `board-game-random-play SECONDS`, with one JSON object per line.

use board_game::board::Board;
use board_game::games::ataxx::AtaxxBoard;
use board_game::games::connect4::Connect4;
use board_game::games::oware::OwareBoard;
use board_game::games::sttt::STTTBoard;
use internal_iterator::InternalIterator;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use std::time::Instant;

fn main() {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok()).expect("a number of seconds");
    measure("ataxx 7×7", &AtaxxBoard::default(), seconds);
    measure("ultimate tic-tac-toe", &STTTBoard::default(), seconds);
    measure("oware", &OwareBoard::<6>::default(), seconds);
    measure("connect four", &Connect4::default(), seconds);
}

fn measure<B: Board>(game: &str, start: &B, seconds: f64) {
    let mut moves = Vec::new();
    say(game, "move list", start, seconds, |board, random| {
        moves.clear();
        board.available_moves().expect("a game in progress has moves").for_each(|mv| moves.push(mv));
        moves[random.gen_range(0..moves.len())]
    });
    say(game, "drawn", start, seconds, |board, random| {
        board.random_available_move(random).expect("a game in progress has moves")
    });
}

/// Plays games for a number of seconds and prints the measurements.
fn say<B: Board>(
    game: &str,
    how: &str,
    start: &B,
    seconds: f64,
    mut choose: impl FnMut(&B, &mut SmallRng) -> B::Move,
) {
    let mut random = SmallRng::seed_from_u64(1);
    let (mut plies, mut games) = (0u64, 0u64);
    let begin = Instant::now();
    while begin.elapsed().as_secs_f64() < seconds {
        let mut board = start.clone();
        while !board.is_done() {
            let mv = choose(&board, &mut random);
            board.play(mv).expect("a move that was listed can be played");
            plies += 1;
        }
        games += 1;
    }
    let played_s = begin.elapsed().as_secs_f64();
    println!(
        r#"{{"program": "board-game 0.8.2, {how}", "game": "{game}", "plies_per_s": {}, "plies_per_game": {}}}"#,
        plies as f64 / played_s,
        plies as f64 / games as f64,
    );
}
