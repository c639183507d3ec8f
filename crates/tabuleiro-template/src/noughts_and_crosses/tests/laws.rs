use super::*;
use tabuleiro_core::{Line, laws, perft};

#[test]
fn every_law_holds() {
    laws::check_all::<NoughtsAndCrosses>(20, 1, &mut |_| {});
}

#[test]
fn the_lines_of_play_are_as_many_as_they_were() {
    for row in include_str!("../fixtures/perft.txt").lines() {
        let [text, depth, nodes] = row.split(' ').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let line = Line::parse(text);
        let setup = Setup::parse(NoughtsAndCrosses::info(), &line.setup).unwrap();
        let game = NoughtsAndCrosses::from_setup(&setup).unwrap();
        let at = line.position.map_or(game.start(), |text| game.parse_position(&text).unwrap());
        assert_eq!(perft(&game, &at, depth.parse().unwrap()).to_string(), nodes, "{row}");
    }
}
