use super::*;
use tabuleiro_core::SeatResult;

/// Returns the end of the game, and the points of goblins, orcs and zombies.
fn end(position: &Position) -> Option<(End, [i16; 3])> {
    let totals = Species::ALL.map(|species| points(position, species).iter().sum());
    position.end().map(|end| (end, totals))
}

fn reason_of(position: &Position) -> Option<String> {
    game("published").status(position).outcome().map(|outcome| outcome.reason.message().id.into_owned())
}

#[test]
fn g3_1_the_game_ends_when_all_that_is_left_of_a_species_stands_on_its_own_edge() {
    for (pieces, rest, mv, species) in [
        ("gj1 gd6 oa8 oc3 zh2", "g~o~0", "d6-d7", Species::Goblins),
        ("ga1 oj1 oc2 zh2", "o~g~0", "c2-c1", Species::Orcs),
        ("ga1 oa8 zb3 za5", "gz~g~0", "b3-a3", Species::Zombies),
    ] {
        let after = play(at(pieces, rest), mv);
        assert_eq!(after.end(), Some(End::Home(species)), "{mv}");
        assert!(moves(&after).is_empty());
    }
    assert_eq!(play(at("gj1 gd6 oa8 oc3 zh2", "g~o~0"), "d6-d5").end(), None);
}

#[test]
fn g3_1_the_game_ends_when_a_species_has_none_left() {
    for (pieces, rest, mv, species) in [
        ("gb3 oa8 ob4 zh2 zb1", "o~o~0", "b4xb2", Species::Goblins),
        ("gb2 ge3 ob3 zh2", "g~g~0", "b2xb4", Species::Orcs),
        ("gb2 ge3 oa8 zb3", "g~g~0", "b2xb4", Species::Zombies),
    ] {
        assert_eq!(play(at(pieces, rest), mv).end(), Some(End::Gone(species)), "{mv}");
    }
}

#[test]
fn g3_1_it_is_checked_between_the_own_move_and_the_zombie_move() {
    let after = play(at("gj1 gd6 oa8 oc3 zh2", "g~g~0"), "d6-d7");
    assert_eq!(after.end(), Some(End::Home(Species::Goblins)));
}

#[test]
fn g3_1_it_is_checked_after_a_finished_series_only() {
    // The last zombie is taken by the first jump, and the series may still go on.
    let before = ("gb2 gj1 zb3 oa8 oc4", "g~o~0");
    check(before, "b2xb4", ("gb4 gj1 oa8 oc4", "gb4~o~0"));
    assert_eq!(play(at(before.0, before.1), "b2xb4 stop").end(), Some(End::Gone(Species::Zombies)));
    let on = play(at(before.0, before.1), "b2xb4 b4xd4");
    assert_eq!((on.end(), on.captured(Species::Orcs)), (Some(End::Gone(Species::Zombies)), 9));
}

#[test]
fn g3_1_the_other_player_can_end_it_too() {
    // The only goblin off its edge is captured.
    let after = play(at("gj1 gb3 oa8 ob4 zh2 zb1", "o~o~0"), "b4xb2");
    assert_eq!(after.end(), Some(End::Home(Species::Goblins)));
}

#[test]
fn g3_2_the_game_ends_after_a_hundred_moves_in_a_row_without_a_capture() {
    check(("ge3 oa8 zh2", "o~g~98"), "a8-a7", ("ge3 oa7 zh2", "g~g~99"));
    let after = play(at("ge3 oa8 zh2", "o~g~99"), "a8-a7");
    assert_eq!(after.end(), Some(End::Hundred));
    assert_eq!(reason_of(&after).as_deref(), Some("over-hundred"));
}

#[test]
fn g3_2_it_ends_at_once_even_before_a_zombie_move_that_is_due() {
    assert_eq!(play(at("ge3 oa8 zh2", "g~g~99"), "e3-d4").end(), Some(End::Hundred));
}

#[test]
fn g3_2_a_capture_starts_the_count_again_and_a_pass_does_not_count() {
    check(("gb2 gj1 zb3 oa8 zh2", "g~o~99"), "b2xb4", ("gb4 gj1 oa8 zh2", "o~o~0"));
    check(("ga1 oa2 oa3 zb1 zc1 zd1 oh2", "oz~o~50"), "d1-e1", ("ga1 oa2 oa3 zb1 zc1 ze1 oh2", "o~o~51"));
}

#[test]
fn g3_2_the_game_ends_when_both_turns_pass_in_a_row() {
    // With 28 pieces a step is always possible, so this board is fuller than any game's.
    let [mut goblins, mut orcs, mut zombies] = [Cells::NONE; 3];
    for cell in Cell::all() {
        match cell.number() % 3 {
            0 => goblins = goblins.with(cell),
            1 => orcs = orcs.with(cell),
            _ => zombies = zombies.with(cell),
        }
    }
    let full = Position::new([goblins, orcs, zombies], Side::Orcs, Side::Goblins, Phase::Move(Part::Own), 0);
    assert_eq!((full.phase(), full.end()), (Phase::Over, Some(End::BothPass)));
    assert_eq!(super::super::reason(End::BothPass).message().id, "over-both-pass");
}

#[test]
fn g3_2_with_the_pieces_of_a_game_both_turns_never_pass_in_a_row() {
    // A piece beside an empty cell can step. If it is a zombie, the holder of the skull moves it.
    for seed in 0..2_000 {
        let mut random = Random::from_seed(seed);
        let mut cells: Vec<Cell> = Cell::all().collect();
        let pieces = Species::ALL.map(|species| {
            let count = 1 + random.below(species.start().len());
            let place = |_| cells.swap_remove(random.below(cells.len()));
            (0..count).map(place).fold(Cells::NONE, Cells::with)
        });
        for (turn, skull) in Side::ALL.into_iter().flat_map(|turn| Side::ALL.map(|skull| (turn, skull))) {
            let position = Position::new(pieces, turn, skull, Phase::Move(Part::Own), 0);
            assert_ne!(position.end(), Some(End::BothPass), "{seed}");
        }
    }
}

#[test]
fn g3_3_two_points_for_each_own_piece_on_the_own_edge_and_one_for_each_captured_piece_of_another_species() {
    let position = at("gj1 ge6 ge3 oa1 oh2 oh3 oa9 za2", "o~g~100");
    let parts = Species::ALL.map(|species| points(&position, species)[..2].to_vec());
    // 3 goblins, 4 orcs and 1 zombie are left: 7, 6 and 7 were captured.
    assert_eq!(parts, [vec![4, 13], vec![2, 14], vec![2, 13]]);
    let scores = game("published").scores(&position);
    assert_eq!(scores.parts, ["edge", "captures"]);
    assert_eq!((scores.total(Player::ONE), scores.total(Player::TWO)), (16, 17));
    assert_eq!(
        scores.neutral.map(|(party, points)| (party, points.iter().sum::<i16>())),
        Some(("zombies", 15))
    );
}

#[test]
fn g3_4_the_species_with_the_most_points_wins() {
    let game = game("published");
    for (pieces, results, totals) in [
        // Orcs are seat 1 of `published`.
        ("gj1 ge6 oa9 zb2", [SeatResult::Lost, SeatResult::Won], [20, 15, 17]),
        ("ga1 oe1 od1 zb2", [SeatResult::Won, SeatResult::Lost], [15, 20, 17]),
    ] {
        let position = at(pieces, "o~g~100");
        let outcome = *game.status(&position).outcome().unwrap();
        assert_eq!(end(&position).unwrap().1, totals);
        assert_eq!(outcome.results.as_slice(), results, "{pieces}");
    }
}

#[test]
fn g3_4_if_the_zombies_win_both_players_have_lost() {
    let position = at("ga1 oa9 za2 zb3", "o~g~100");
    let outcome = *game("published").status(&position).outcome().unwrap();
    assert_eq!(end(&position).unwrap().1, [15, 15, 20]);
    assert_eq!(outcome.results.as_slice(), [SeatResult::Lost; 2]);
}

#[test]
fn g3_4_any_tie_for_first_place_is_a_draw() {
    for (pieces, totals) in [
        ("gj1 ge3 oa1 oa9 zb2 zb3", [16, 16, 16]),
        ("gj1 ge3 oa8 oa9 za2 zb3", [16, 14, 18]),
        ("gj1 ge6 oa8 oa9 za2 zb3", [18, 14, 18]),
    ] {
        let position = at(pieces, "o~g~100");
        let outcome = *game("published").status(&position).outcome().unwrap();
        assert_eq!(end(&position).unwrap().1, totals, "{pieces}");
        let tied = totals.iter().filter(|&total| total == totals.iter().max().unwrap()).count() > 1;
        let all = outcome.results.as_slice().iter().all(|&result| result == SeatResult::Drew);
        assert_eq!(all, tied, "{pieces}");
    }
}
