use super::*;
use std::collections::BTreeSet;
use tabuleiro_core::{Line, after, laws, perft};

#[test]
fn every_law_holds() {
    laws::check_all::<GreenSkull>(15, 1, &mut |_| {});
}

/// Hands every decision of random games to `look`: before, move, after.
fn random_games(games: usize, mut look: impl FnMut(&GreenSkull, &Position, Move, &Position)) {
    for rule_set in ["published", "report"] {
        let game = game(rule_set);
        let mut random = Random::from_seed(3);
        for _ in 0..games {
            let mut position = game.start();
            while position.phase() != Phase::Over {
                let mv = game.random_move(&position, &mut random, &mut Vec::new());
                let next = after(&game, &position, mv);
                look(&game, &position, mv, &next);
                position = next;
            }
        }
    }
}

#[test]
fn pieces_only_leave_the_board_and_only_when_jumped_over() {
    random_games(100, |game, before, mv, after| {
        let count = |position: &Position| position.occupied().len();
        let jumped = matches!(mv, Move::Jump { .. });
        assert_eq!(count(after) + usize::from(jumped), count(before), "{}", game.position_text(before));
        let apart: usize = Species::ALL.iter().map(|&species| after.pieces(species).len()).sum();
        assert_eq!(apart, count(after), "{}", game.position_text(after));
        assert_eq!(after.quiet_moves() == 0, jumped || mv == Move::Stop, "{}", game.position_text(after));
    });
}

#[test]
fn scores_equal_a_recount_from_the_text() {
    random_games(50, |game, _, _, after| {
        let text = game.position_text(after);
        let rows: Vec<&str> = text.split('~').next().unwrap().split('_').collect();
        let left = |letter: char| rows.concat().matches(letter).count();
        let home = |letter: char| match letter {
            'g' => rows.iter().filter(|row| row.ends_with('g')).count(),
            'o' => rows.iter().filter(|row| row.starts_with('o')).count(),
            _ => rows[9].matches('z').count(),
        };
        let gone = 28 - left('g') - left('o') - left('z');
        let total = |letter: char, of: usize| (2 * home(letter) + gone - (of - left(letter))) as i16;
        let scores = game.scores(after);
        assert_eq!(scores.total(game.player(Side::Goblins)), total('g', 10), "{text}");
        assert_eq!(scores.total(game.player(Side::Orcs)), total('o', 10), "{text}");
        assert_eq!(scores.neutral.unwrap().1.iter().sum::<i16>(), total('z', 8), "{text}");
    });
}

#[test]
fn legal_moves_equal_a_search_cell_by_cell() {
    random_games(50, |game, before, _, _| {
        let mut expected = BTreeSet::new();
        let (part, only) = match before.phase() {
            Phase::Move(part) => (part, None),
            Phase::Series { part, piece } => (part, Some(piece)),
            Phase::Over => return,
        };
        let empty = |cell: Cell| before.species_on(cell).is_none();
        for from in Cell::all().filter(|&from| before.species_on(from) == Some(before.movers(part))) {
            for to in Cell::all().filter(|&to| empty(to)) {
                if only.is_none() && from.is_next_to(to) {
                    expected.insert(Move::Step { from, to });
                }
                if let Some(over) = from.between(to)
                    && !empty(over)
                    && only.is_none_or(|piece| piece == from)
                {
                    expected.insert(Move::Jump { from, over, to });
                }
            }
        }
        expected.extend(only.map(|_| Move::Stop));
        let listed: BTreeSet<Move> = game.moves(before).into_iter().collect();
        assert_eq!(listed, expected, "{}", game.position_text(before));
    });
}

#[test]
fn a_random_move_is_any_of_the_legal_ones_with_equal_chances() {
    let game = game("published");
    let (mut random, mut scratch) = (Random::from_seed(5), Vec::new());
    let legal = game.moves(&game.start());
    let draws = 1000 * legal.len();
    let mut seen = vec![0; legal.len()];
    for _ in 0..draws {
        let mv = game.random_move(&game.start(), &mut random, &mut scratch);
        seen[legal.iter().position(|&other| other == mv).unwrap()] += 1;
    }
    assert!(seen.iter().all(|&count| (880..1120).contains(&count)), "{seen:?}");
}

#[test]
fn the_numbers_of_lines_are_as_they_were() {
    for line in include_str!("../fixtures/perft.txt").lines() {
        let [text, depth, nodes] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let Line { setup, position, .. } = Line::parse(text);
        let game = GreenSkull::from_setup(&Setup::parse(GreenSkull::info(), &setup).unwrap()).unwrap();
        let position = position.map_or(game.start(), |position| game.parse_position(&position).unwrap());
        let counted = perft(&game, &position, depth.parse().unwrap());
        assert_eq!(counted.to_string(), nodes, "{line}");
    }
}
