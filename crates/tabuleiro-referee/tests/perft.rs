//! The referee counts the same lines of play as the tables that the games keep: those from a set-up's start, the short ones in the
//! ordinary run, with `TABULEIRO_LONG=1` also the long ones.

use tabuleiro_referee::{Asterismo, GreenSkull, Referee, SmallStarEmpires, Syrtis};

/// The most lines that are counted one by one.
fn nodes_max() -> u64 {
    if std::env::var_os("TABULEIRO_LONG").is_some() { 300_000 } else { 6_000 }
}

#[test]
fn small_star_empires() {
    check::<SmallStarEmpires>(include_str!(
        "../../tabuleiro-games/src/small_star_empires/fixtures/perft.txt"
    ));
}

#[test]
fn asterismo() {
    check::<Asterismo>(include_str!("../../tabuleiro-games/src/asterismo/fixtures/perft.txt"));
}

#[test]
fn syrtis() {
    check::<Syrtis>(include_str!("../../tabuleiro-games/src/syrtis/fixtures/perft.txt"));
}

#[test]
fn green_skull() {
    check::<GreenSkull>(include_str!("../../tabuleiro-games/src/green_skull/fixtures/perft.txt"));
}

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

/// A line that ends earlier counts as one.
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
