//! A4: the report's computer players.

use super::*;
use tabuleiro_core::{History, SeatResult, Strengths};

#[test]
fn a4_easy_plays_any_legal_move() {
    let game = game("report", 2);
    let at = position(&game, &tree(&TURN_25), "r0b0y0_r0b0y0~1");
    let mut random = Random::from_seed(41);
    let chosen = (0..100).map(|_| choice(&game, &at, "easy", &mut random));
    let chosen: std::collections::BTreeSet<String> = chosen.collect();
    assert_eq!(chosen.into_iter().collect::<Vec<_>>(), ["d8", "e8", "f8", "h7"]);
}

#[test]
fn a4_normal_plays_the_move_with_the_most_useful_pieces_after_it() {
    check_normal("report", 2, "r0b5y0_r0b0y0~1", "e8");
    check_normal("report", 2, "r0b0y0_r0b5y0~2", "e8");
    check_normal("decisive", 2, "r0b5y4_r0b0y0~1", "e8");
    check_normal("published", 2, "r0b4y5_r0b0y0~1", "h7");
}

#[test]
fn a4_normal_with_three_players_wants_the_largest_count_at_most_ten() {
    check_normal("published", 3, "r0b4y6_r0b0y0_r0b0y0~1", "e8");
    check_normal("published", 3, "r0b6y4_r0b0y0_r0b0y0~1", "h7");
    check_normal("published", 3, "r10b0y0_r0b0y9_r0b0y0~2", "e8");
}

#[test]
fn a4_of_equals_normal_plays_the_first_rows_from_the_top_cells_from_the_left() {
    check_normal("report", 2, "r0b0y0_r0b0y0~1", "h7");
    check_normal("report", 2, "r0b0y0_r0b1y1~2", "h7");
    check_normal("published", 3, "r10b9y9_r0b0y0_r0b0y0~1", "h7");
}

/// Checks the move of "normal" at turn 25, where h7, f8 and d8 are blue and e8 is yellow.
fn check_normal(rule_set: &str, seats: usize, beside: &str, expected: &str) {
    let game = game(rule_set, seats);
    let at = position(&game, &tree(&TURN_25), beside);
    assert_eq!(choice(&game, &at, "normal", &mut Random::from_seed(0)), expected, "{rule_set} {beside}");
}

fn choice(game: &Asterismo, at: &Position, level: &str, random: &mut Random) -> String {
    let level = Asterismo::levels().iter().find(|offered| offered.id == level).unwrap();
    let moves = (level.choose)(&History { game, start: at, moves: &[], position: at }, random);
    game.move_text(at, moves[0])
}

/// The figures of docs/rules/asterismo.md.
#[test]
fn a3_games_of_normal_against_itself_by_report_are_mostly_drawn() {
    let mut random = Random::from_seed(1);
    let options = Options::default_of(Asterismo::info());
    let mut results = [0; 3];
    for _ in 0..200 {
        let game = drawn_game(&options, &mut random);
        let mut at = game.start();
        while game.status(&at).to_move().is_some() {
            let text = choice(&game, &at, "normal", &mut random);
            at = after_moves(&game, at, &text);
        }
        let outcome = *game.status(&at).outcome().unwrap();
        results[match outcome.results.as_slice() {
            [SeatResult::Won, _] => 0,
            [_, SeatResult::Won] => 1,
            _ => 2,
        }] += 1;
    }
    assert_eq!(results, [18, 3, 179], "won by the first seat, by the second, drawn");
}
