//! The laws of all games, and those of this one.

use super::*;
use std::collections::BTreeSet;
use tabuleiro_core::{laws, perft};

#[test]
fn every_law_holds() {
    laws::check_all::<Syrtis>(30, 1, &mut |_| {});
}

#[test]
fn y6_the_drawn_position_has_26_moves_and_its_perft_is_known() {
    let (game, position) =
        read(&format!("{MAJOR}.at~--cSc--_-ScSCS-_CcsSCss_Cs7-3Cs_CCscCSs_-cs1Sc-_--9cS--~1~l~n0~00~0"));
    assert_eq!(game.moves(&position).len(), 26);
    let counts = [1, 2, 3, 4, 5].map(|depth| perft(&game, &position, depth));
    assert_eq!(counts, [26, 485, 11_176, 221_929, 5_121_598]);
}

#[test]
fn perft_is_what_it_was() {
    for row in include_str!("../fixtures/perft.txt").lines().filter(|row| !row.is_empty()) {
        let [text, depth, nodes] = row.split(' ').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let (game, position) = read(text);
        assert_eq!(perft(&game, &position, depth.parse().unwrap()).to_string(), nodes, "{row}");
    }
}

#[test]
fn random_games_end_in_at_least_six_ways() {
    let mut random = Random::from_seed(1);
    let mut reasons = BTreeSet::new();
    for options in laws::all_options::<Syrtis>() {
        for _ in 0..40 {
            let game = Syrtis::from_setup(&Syrtis::draw_setup(&options, &mut random).unwrap()).unwrap();
            let mut position = game.start();
            while game.status(&position).to_move().is_some() {
                let mv = game.random_move(&position, &mut random, &mut Vec::new());
                game.play_unchecked(&mut position, mv);
            }
            reasons.insert(game.status(&position).outcome().unwrap().reason.message().id.to_string());
        }
    }
    assert!(reasons.len() >= 6, "{reasons:?}");
}

#[test]
fn a_random_turn_is_each_as_likely_as_any_other() {
    let mut random = Random::from_seed(8);
    for seed in 0..20 {
        let options = Options::named(&INFO, "published").unwrap().with("placement", "automatic").unwrap();
        let game = Syrtis::from_setup(&Syrtis::draw_setup(&options, &mut random).unwrap()).unwrap();
        let mut position = game.start();
        for _ in 0..seed {
            if game.status(&position).to_move().is_none() {
                break;
            }
            let mv = game.random_move(&position, &mut random, &mut Vec::new());
            game.play_unchecked(&mut position, mv);
        }
        let moves = game.moves(&position);
        if moves.is_empty() {
            continue;
        }
        let mut counts = vec![0; moves.len()];
        for _ in 0..200 * moves.len() {
            let mv = game.random_move(&position, &mut random, &mut Vec::new());
            counts[moves.iter().position(|&other| other == mv).unwrap()] += 1;
        }
        assert!(counts.iter().all(|count| (130..280).contains(count)), "{seed}: {counts:?}");
    }
}
