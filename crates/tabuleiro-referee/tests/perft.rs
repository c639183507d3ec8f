//! The referee counts the same lines of play as the tables stored with the games, for lines from the start of a set-up.
//! The ordinary run counts short lines; `TABULEIRO_LONG=1` also counts long ones.

use tabuleiro_referee::Referee;

/// Returns the largest number of lines to count one by one.
fn nodes_max() -> u64 {
    if std::env::var_os("TABULEIRO_LONG").is_some() { 300_000 } else { 6_000 }
}

macro_rules! test_each {
    ($($name:ident: $game:ident,)*) => {
        $(#[test]
        fn $name() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tabuleiro-games/src/", stringify!($name));
            let table = std::fs::read_to_string(format!("{folder}/fixtures/perft.txt")).unwrap();
            check::<tabuleiro_referee::$name::$game>(&table);
        })*
    };
}
tabuleiro_referee::for_each_referee!(test_each);

fn check<R: Referee + Clone>(table: &str) {
    let mut checked = 0;
    for line in table
        .lines()
        .filter(|line| !line.contains(".at~") && !line.trim().is_empty() && !line.starts_with('#'))
    {
        let [setup, depth, nodes] = line.split_whitespace().collect::<Vec<_>>()[..] else { panic!("{line}") };
        let (depth, nodes): (u32, u64) = (depth.parse().unwrap(), nodes.parse().unwrap());
        if nodes <= nodes_max() {
            assert_eq!(perft(&R::from_setup(setup), depth), nodes, "{line}");
            checked += 1;
        }
    }
    assert!(checked > 0, "the table has short lines from the start");
}

/// Returns the number of lines; a line that ends earlier counts as one.
fn perft<R: Referee + Clone>(referee: &R, depth: u32) -> u64 {
    let moves = referee.legal_moves();
    if depth == 0 || moves.is_empty() {
        return 1;
    }
    let after = |mv: &String| {
        let mut next = referee.clone();
        next.play(mv);
        perft(&next, depth - 1)
    };
    moves.iter().map(after).sum()
}
