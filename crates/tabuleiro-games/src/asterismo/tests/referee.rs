//! A slow, plain second opinion: rows and columns, one piece at a time.

use super::super::board::{Cell, SIDE};
use super::super::tree::{Colour, Tree};
use super::*;

/// The colour of the piece in each row and column.
type Grid = [[Option<Colour>; SIDE]; SIDE];

fn grid(tree: &Tree) -> Grid {
    let mut grid = [[None; SIDE]; SIDE];
    Cell::all().for_each(|cell| grid[cell.row()][cell.column()] = tree.colour_at(cell));
    grid
}

fn neighbours(row: usize, column: usize) -> Vec<(usize, usize)> {
    let (row, column) = (row as i32, column as i32);
    // Rows are counted from 0 here: the first, the third and so on are shifted right.
    let left = if row % 2 == 0 { column } else { column - 1 };
    let places = [
        (row, column - 1),
        (row, column + 1),
        (row - 1, left),
        (row - 1, left + 1),
        (row + 1, left),
        (row + 1, left + 1),
    ];
    let side = 0..SIDE as i32;
    let on_board = |place: &(i32, i32)| side.contains(&place.0) && side.contains(&place.1);
    places.into_iter().filter(on_board).map(|(row, column)| (row as usize, column as usize)).collect()
}

fn pieces(grid: &Grid) -> Vec<(usize, usize)> {
    let places = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column)));
    places.filter(|&(row, column)| grid[row][column].is_some()).collect()
}

fn is_safe(grid: &Grid, (row, column): (usize, usize)) -> bool {
    let around: Vec<Colour> =
        neighbours(row, column).into_iter().filter_map(|(row, column)| grid[row][column]).collect();
    let own = around.iter().filter(|&&colour| Some(colour) == grid[row][column]).count();
    around.len() >= 3 || own >= 2
}

fn is_connected(grid: &Grid) -> bool {
    let pieces = pieces(grid);
    let mut reached = vec![pieces[0]];
    let mut next = 0;
    while let Some(&(row, column)) = reached.get(next) {
        for place in neighbours(row, column) {
            if grid[place.0][place.1].is_some() && !reached.contains(&place) {
                reached.push(place);
            }
        }
        next += 1;
    }
    reached.len() == pieces.len()
}

/// The cells from which a piece can be taken, by A2.
fn takeable(tree: &Tree) -> CellSet {
    let grid = grid(tree);
    let can_be_taken = |&(row, column): &(usize, usize)| {
        let mut left = grid;
        left[row][column] = None;
        let others = pieces(&left);
        !others.is_empty() && others.iter().all(|&place| is_safe(&left, place)) && is_connected(&left)
    };
    let cells = pieces(&grid).into_iter().filter(can_be_taken);
    cells.fold(CellSet::EMPTY, |all, (row, column)| all | CellSet::of(Cell::new(row, column)))
}

fn check(tree: &Tree) {
    let grid = grid(tree);
    let text = notation::tree_text(tree);
    let safe = pieces(&grid).into_iter().all(|place| is_safe(&grid, place));
    assert_eq!(tree.unsafe_pieces().is_empty(), safe, "{text}");
    assert_eq!(names(tree.takeable(tree.holes())), names(takeable(tree)), "{text}");
}

#[test]
fn the_moves_of_random_games_are_those_of_the_slow_referee() {
    for options in laws::all_options::<Asterismo>() {
        let mut random = Random::from_seed(11);
        let game = drawn_game(&options, &mut random);
        play_at_random(&game, &mut random, |position| {
            check(&position.tree);
            assert_eq!(position.holes, position.tree.holes());
        });
    }
}

#[test]
fn so_are_those_of_a_whole_board_of_one_colour_with_its_long_holes() {
    let mut random = Random::from_seed(12);
    for _ in 0..8 {
        let mut tree = Tree::default();
        Cell::all().for_each(|cell| tree.put(cell, Colour::Blue));
        loop {
            check(&tree);
            let takeable: Vec<Cell> = tree.takeable(tree.holes()).cells().collect();
            if takeable.is_empty() {
                break;
            }
            tree.remove(random.choose(&takeable));
        }
    }
}

#[test]
fn pieces_are_conserved_and_scores_are_what_was_taken() {
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
                let points: Vec<i16> = game.scores(after).of(player).map(|(_, points)| points).collect();
                assert_eq!(points, counts[player.index()]);
            }
            before = *after;
        });
    }
}
