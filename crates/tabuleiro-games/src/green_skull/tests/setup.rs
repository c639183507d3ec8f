use super::super::board::cell_of_bit;
use super::*;
use std::collections::BTreeSet;
use tabuleiro_core::Present;

#[test]
fn g1_1_a_triangle_of_55_cells_whose_neighbours_are_the_six_around_it() {
    assert_eq!(Cell::all().count(), 55);
    let board = game("published").board();
    for (cell, shown) in Cell::all().zip(&board.cells) {
        assert_eq!(cell.name(), shown.name);
        let (r, c) = (cell.row(), cell.number());
        let around = [(r, c + 1), (r, c - 1), (r - 1, c - 1), (r - 1, c), (r + 1, c), (r + 1, c + 1)];
        let around: BTreeSet<Cell> = around.into_iter().filter_map(|(r, c)| Cell::at(r, c)).collect();
        let shown: BTreeSet<Cell> = shown.neighbours.iter().filter_map(|&name| Cell::named(name)).collect();
        let next: BTreeSet<Cell> = Cell::all().filter(|&other| cell.is_next_to(other)).collect();
        assert_eq!(shown, around, "{}", cell.name());
        assert_eq!(next, around, "{}", cell.name());
    }
    assert_eq!((cell("j1").row(), cell("a1").row(), cell("a10").number()), (1, 10, 10));
}

#[test]
fn g1_1_a_set_of_cells_is_the_same_along_each_axis() {
    for cell in Cell::all() {
        let single = Cells::of(cell);
        assert!((0..3).all(|axis| single.along(axis).is_power_of_two()));
        assert!(
            (0..3).all(|axis| cell_of_bit(axis, single.along(axis).trailing_zeros() as usize) == Some(cell))
        );
        assert_eq!(single.iter().collect::<Vec<_>>(), [cell]);
    }
    assert!((0..3).all(|axis| Cells::ALL.along(axis).count_ones() == 55));
    assert_eq!(Cells::ALL.iter().collect::<Vec<_>>(), Cell::all().collect::<Vec<_>>());
}

#[test]
fn g1_2_ten_goblins_ten_orcs_and_eight_zombies_stand_as_drawn() {
    let game = game("published");
    let drawn = "-_--_z-z_z--z_--z--_--zz--_g--z--o_gg----oo_ggg---ooo_gggg--oooo~o~g~0";
    assert_eq!(game.position_text(&game.start()), drawn);
    assert_eq!(Species::ALL.map(|species| game.start().pieces(species).len()), [10, 10, 8]);
}

#[test]
fn g1_3_each_species_has_the_edge_opposite_its_start_and_a_corner_belongs_to_two() {
    let names = |species: Species| {
        species.edge().iter().map(|cell| cell.name().to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names(Species::Orcs), "j1 i1 h1 g1 f1 e1 d1 c1 b1 a1");
    assert_eq!(names(Species::Goblins), "j1 i2 h3 g4 f5 e6 d7 c8 b9 a10");
    assert_eq!(names(Species::Zombies), "a1 a2 a3 a4 a5 a6 a7 a8 a9 a10");
}

#[test]
fn g1_3_a_piece_only_counts_on_its_own_edge() {
    let edge = |pieces: &str, species| points(&at(pieces, "o~g~0"), species)[0];
    let corners = "gj1 oa1 za10 ge3 oe4 ze5";
    assert_eq!(Species::ALL.map(|species| edge(corners, species)), [2, 2, 2]);
    let wrong = "ga1 oa10 zj1 ge3 oe4 ze5";
    assert_eq!(Species::ALL.map(|species| edge(wrong, species)), [0, 0, 0]);
}

#[test]
fn g1_4_the_goblins_hold_the_skull_first_and_the_rule_set_says_who_moves_first() {
    for (rule_set, first) in [("published", Side::Orcs), ("report", Side::Goblins)] {
        for seat in [1, 2] {
            let text = format!("gsk1.{rule_set}.2.starts~{seat}");
            let setup = Setup::parse(GreenSkull::info(), &text).unwrap();
            let game = GreenSkull::from_setup(&setup).unwrap();
            let starts = Player::from_seat(seat).unwrap();
            assert_eq!(game.start().skull(), Side::Goblins);
            assert_eq!(game.start().turn(), first);
            assert_eq!(game.status(&game.start()), Status::ToMove(starts));
            assert_eq!(game.player(first), starts);
            assert_eq!(Side::ALL.map(|side| game.side(game.player(side))), Side::ALL);
        }
    }
    assert_eq!(GreenSkull::info().rule_sets[0].id, "published");
}
