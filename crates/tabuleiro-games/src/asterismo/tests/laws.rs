//! The laws of all games, and those of this one.

use super::super::tree::{Colour, Tree};
use super::*;
use tabuleiro_core::laws;
use tabuleiro_core::{Line, perft};

#[test]
fn every_law_holds() {
    laws::check_all::<Asterismo>(24, 1, &mut |_| {});
}

#[test]
fn the_numbers_of_lines_are_those_of_the_fixture() {
    for row in include_str!("../fixtures/perft.txt").lines() {
        let [text, depth, nodes] = row.split(' ').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let line = Line::parse(text);
        let game = Asterismo::from_setup(&Setup::parse(Asterismo::info(), &line.setup).unwrap()).unwrap();
        let at = line.position.map_or(game.start(), |text| game.parse_position(&text).unwrap());
        assert_eq!(perft(&game, &at, depth.parse().unwrap()).to_string(), nodes, "{row}");
    }
}

/// Returns the pieces without which there are others, all of them safe and connected (A2), tried one by one.
fn takeable_one_by_one(tree: &Tree) -> CellSet {
    let can_be_taken = |&cell: &Cell| {
        let left = tree.without(cell);
        left.unsafe_pieces().is_empty() && left.is_connected()
    };
    tree.pieces().iter().filter(can_be_taken).collect()
}

#[test]
fn a_whole_board_of_one_colour_with_its_long_holes_loses_a_piece_where_the_rest_stays_safe_and_connected() {
    let mut random = Random::from_seed(12);
    for _ in 0..8 {
        let mut tree = Tree::default();
        Cell::all().for_each(|cell| tree.put(cell, Colour::Blue));
        loop {
            let takeable = tree.takeable(tree.holes());
            let text = notation::tree_text(&tree);
            assert_eq!(names(takeable), names(takeable_one_by_one(&tree)), "{text}");
            if takeable.is_empty() {
                break;
            }
            tree.remove(random.choose(&takeable.iter().collect::<Vec<_>>()));
        }
    }
}

#[test]
fn the_holes_that_a_position_keeps_are_those_of_its_tree() {
    for options in laws::all_options::<Asterismo>() {
        let mut random = Random::from_seed(11);
        let game = drawn_game(&options, &mut random);
        play_at_random(&game, &mut random, |position| assert_eq!(position.holes, position.tree.holes()));
    }
}

#[test]
fn pieces_are_conserved_and_scores_are_what_of_them_is_useful() {
    for options in laws::all_options::<Asterismo>() {
        let mut random = Random::from_seed(13);
        let game = drawn_game(&options, &mut random);
        let seats = game.seats();
        let in_all = |position: &Position, colour: Colour| {
            let taken: usize =
                seats.players().map(|player| position.harvest(player).of(colour) as usize).sum();
            taken + position.tree.of(colour).len()
        };
        let start = game.start();
        let mut counts: Vec<[i16; 3]> =
            seats.players().map(|player| start.harvest(player).counts().map(i16::from)).collect();
        let mut before = start;
        play_at_random(&game, &mut random, |after| {
            for colour in Colour::ALL {
                assert_eq!(in_all(after, colour), in_all(&start, colour));
                let gone = before.tree.of(colour).len() - after.tree.of(colour).len();
                counts[before.to_move.index()][colour.index()] += gone as i16;
            }
            for player in seats.players() {
                let harvest = after.harvest(player).counts().map(i16::from);
                assert_eq!(harvest, counts[player.index()]);
                let points: Vec<i16> = game.scores(after).of(player).map(|(_, points)| points).collect();
                assert!(points.iter().zip(harvest).all(|(&points, count)| points <= count));
                assert_eq!(points.iter().sum::<i16>(), i16::from(game.goal().useful(after.harvest(player))));
            }
            before = *after;
        });
    }
}
