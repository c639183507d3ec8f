use super::super::levels::{CompleteMove, complete_moves};
use super::*;
use tabuleiro_core::{History, Strengths};

/// Returns the moves of a level.
fn answer(game: &GreenSkull, id: &str, position: &Position) -> Vec<Move> {
    let level = GreenSkull::levels().iter().find(|level| level.id == id).unwrap();
    let history = History { game, start: position, moves: &[], position };
    (level.choose)(&history, &mut Random::from_seed(1))
}

fn answer_text(id: &str, pieces: &str, rest: &str) -> String {
    let moves = answer(&game("published"), id, &at(pieces, rest));
    moves.into_iter().map(text_of).collect::<Vec<_>>().join(" ")
}

fn text_of(mv: Move) -> String {
    notation::move_text(&game("published"), mv)
}

/// Plays a level against itself: how many complete moves it took, and the points of goblins, orcs and zombies.
fn play_out(rule_set: &str, level: &str) -> (usize, [i16; 3]) {
    let game = game(rule_set);
    let mut position = game.start();
    let mut complete = 0;
    while position.phase() != Phase::Over {
        for mv in answer(&game, level, &position) {
            game.play(&mut position, mv).unwrap();
        }
        complete += 1;
    }
    (complete, Species::ALL.map(|species| points(&position, species).iter().sum()))
}

#[test]
fn g5_the_start_has_14_complete_moves_for_goblins_and_orcs_and_48_for_the_zombies() {
    let rows = "-_--_z-z_z--z_--z--_--zz--_g--z--o_gg----oo_ggg---ooo_gggg--oooo";
    for (rest, count) in [("g~g~0", 14), ("o~g~0", 14), ("gz~g~0", 48)] {
        let position = game("published").parse_position(&format!("{rows}~{rest}")).unwrap();
        assert_eq!(complete_moves(&position).len(), count, "{rest}");
    }
}

#[test]
fn g5_hard_against_hard_goblins_first_is_won_by_the_goblins_19_to_14_and_15_after_33_moves() {
    assert_eq!(play_out("report", "hard"), (33, [19, 14, 15]));
}

#[test]
fn g5_hard_against_hard_orcs_first_is_drawn_with_17_to_14_and_17_after_45_moves() {
    assert_eq!(play_out("published", "hard"), (45, [14, 17, 17]));
}

#[test]
fn g5_the_series_of_the_report_s_example_are_two() {
    let position = at("oc5 od5 gf4 zd4 ze3", "o~g~0");
    let series: Vec<Vec<String>> = complete_moves(&position)
        .into_iter()
        .filter(|complete| matches!(complete.moves[0], Move::Jump { from, .. } if from == cell("c5")))
        .map(|complete| complete.moves.into_iter().map(text_of).collect())
        .collect();
    assert_eq!(series.len(), 2);
    assert!(series.contains(&vec!["c5xe5".into(), "stop".into()]));
    assert!(series.contains(&vec!["c5xe5".into(), "e5xg3".into()]));
}

#[test]
fn g5_a_move_is_worth_the_progress_of_its_species_and_all_captures_of_the_other_two() {
    let value = |pieces: &str, rest: &str, mv: &str| {
        let worth = |complete: &CompleteMove| {
            complete.moves.iter().copied().map(text_of).collect::<Vec<_>>().join(" ") == mv
        };
        complete_moves(&at(pieces, rest)).into_iter().find(worth).unwrap().value
    };
    // 9 of 10 orcs and 7 of 8 zombies were captured before: a goblin on (8, 3) has come 5 far.
    assert_eq!(value("gc2 oa8 zh2", "g~o~0", "c2-c3"), 5 + 9 + 7);
    // An orc on (10, 7) has come 4 far.
    assert_eq!(value("gc2 oa8 zh2", "o~o~0", "a8-a7"), 4 + 9 + 7);
    // Zombies on (3, 2) and (9, 1), and the goblin of 10 that is captured by the way.
    assert_eq!(value("gb2 ge3 zb3 oa8 zh2", "gz~g~7", "b3xb1"), 3 + 9 + 9 + 9);
}

#[test]
fn g5_easy_plays_the_first_medium_the_middle_and_hard_the_last_of_the_sorted_moves() {
    let pieces = "gj1 ge3 oa8 zh2";
    let sorted: Vec<String> = complete_moves(&at(pieces, "g~o~0"))
        .into_iter()
        .map(|complete| complete.moves.into_iter().map(text_of).collect())
        .collect();
    // By value, then by the rows and numbers of the hops.
    assert_eq!(sorted, ["j1-i1", "e3-e2", "e3-d3", "j1-i2", "e3-f2", "e3-d4", "e3-f3", "e3-e4"]);
    assert_eq!(answer_text("easy", pieces, "g~o~0"), "j1-i1");
    assert_eq!(answer_text("medium", pieces, "g~o~0"), "j1-i2");
    assert_eq!(answer_text("hard", pieces, "g~o~0"), "e3-e4");
    // Half of three is rounded up: the second.
    assert_eq!(answer_text("medium", "ga1 gj1 zb1 zc1 oe5", "g~o~0"), "j1-i2");
}

#[test]
fn g5_a_series_that_is_a_prefix_of_another_of_the_same_value_comes_first() {
    // The second jump brings the orc two cells further and costs an orc that had come two cells.
    let all = complete_moves(&at("oc8 oa9 ob2 gb9 ge3 zh2", "o~g~0"));
    let stop = vec![(cell("c8"), cell("a10"))];
    let on = vec![stop[0], (cell("a10"), cell("a8"))];
    let place = |hops| all.iter().position(|complete| complete.hops == hops).unwrap();
    let (stop, on) = (place(stop), place(on));
    assert_eq!((all[stop].value, on), (all[on].value, stop + 1));
    assert!(all.is_sorted_by_key(|complete| (complete.value, complete.hops.clone())));
}

#[test]
fn g5_the_zombies_are_moved_by_their_own_value_at_the_level_of_the_holder() {
    assert_eq!(answer_text("hard", "ge3 oa8 zh2 zd4", "gz~g~1"), "d4-c5");
    assert_eq!(answer_text("easy", "ge3 oa8 zh2 zd4", "gz~g~1"), "h2-i1");
}

#[test]
fn g5_a_level_asked_within_a_series_goes_on_or_stops_by_the_same_value() {
    let series = ("oe5 gf4 zd4 ze3", "oe5~g~0");
    assert_eq!(answer_text("hard", series.0, series.1), "e5xg3");
    assert_eq!(answer_text("easy", series.0, series.1), "stop");
}

#[test]
fn g5_medium_goes_on_with_a_series_from_a_bare_position() {
    assert_eq!(answer_text("medium", "oe5 gf4 zd4 ze3", "oe5~g~0"), "e5xg3");
}

#[test]
fn g5_every_level_goes_on_with_the_series_that_it_began() {
    let mut series = 0;
    for (id, seed) in
        ["easy", "medium", "hard"].into_iter().flat_map(|id| (0..40).map(move |seed| (id, seed)))
    {
        let game = game("published");
        let (start, mut moves) = (game.start(), Vec::new());
        let mut position = start;
        let mut random = Random::from_seed(seed);
        while position.phase() != Phase::Over {
            let begins = matches!(position.phase(), Phase::Move(_));
            let planned = if begins { answer(&game, id, &position) } else { Vec::new() };
            for place in 1..planned.len() {
                let mut within = position;
                planned[..place].iter().for_each(|&mv| within.play(mv));
                let moves = [&moves[..], &planned[..place]].concat();
                let history = History { game: &game, start: &start, moves: &moves, position: &within };
                let level = GreenSkull::levels().iter().find(|level| level.id == id).unwrap();
                assert_eq!((level.choose)(&history, &mut random), planned[place..], "{id} {seed}");
                series += 1;
            }
            let mv = game.random_move(&position, &mut random, &mut Vec::new());
            moves.push(mv);
            position.play(mv);
        }
    }
    assert!(series > 100, "{series}");
}

#[test]
fn g5_a_position_with_millions_of_series_is_answered_all_the_same() {
    // A piece on b1 that can wander all over the board: what it could jump over is nearly everywhere.
    let between =
        Cell::all().filter(|cell| cell.row() < 10 && (cell.row() % 2 == 0 || cell.number() % 2 == 0));
    let letters = "g".repeat(9) + &"o".repeat(10) + &"z".repeat(8);
    let pieces: Vec<String> = between
        .skip(3)
        .zip(letters.chars())
        .map(|(cell, letter)| format!("{letter}{}", cell.name()))
        .collect();
    let position = at(&format!("gb1 {}", pieces.join(" ")), "g~o~0");
    let count = complete_moves(&position).len();
    assert!((50_000..51_000).contains(&count), "{count}");
}
