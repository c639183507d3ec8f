//! The spelling of moves by clicks, in every game.

use tabuleiro_core::Random;
use tabuleiro_core::present::Click;
use tabuleiro_table::{Choice, Selected, Spelled, Spelling, Table, kinds, select};

/// Calls `check` with positions of every game: the start, and some after random moves.
fn for_each_position(mut check: impl FnMut(&Table, &[Choice])) {
    for kind in kinds() {
        let mut random = Random::from_seed(7);
        let options = tabuleiro_core::Options::default_of(kind.info);
        let mut table = Table::new(kind, &kind.draw(&options, &mut random).unwrap()).unwrap();
        for _ in 0..12 {
            let choices = table.play_state().choices();
            if table.to_move().is_none() {
                break;
            }
            check(&table, &choices);
            let mv = choices[random.below(choices.len())].text.clone();
            table.play(&mv).unwrap();
        }
    }
}

/// Returns a spelling after these clicks.
fn after(clicks: &[Click]) -> Spelling {
    let mut spelling = Spelling::default();
    spelling.set(clicks.to_vec());
    spelling
}

#[test]
fn the_clicks_of_every_legal_move_spell_it() {
    for_each_position(|table, choices| {
        for choice in choices {
            let mut spelling = Spelling::default();
            let (last, first) = choice.clicks.split_last().unwrap();
            for click in first {
                assert!(spelling.next(choices).contains(click));
                assert_eq!(spelling.click(*click, choices, table.play_state()), Spelled::Pending);
            }
            let spelled = spelling.click(*last, choices, table.play_state());
            assert_eq!(spelled, Spelled::Move(choice.text.clone()), "{}", table.line());
            assert_eq!(spelling, Spelling::default());
        }
    });
}

#[test]
fn a_second_click_undoes_the_first_unless_it_continues_a_move() {
    let mut undone = 0;
    for_each_position(|table, choices| {
        for choice in choices.iter().filter(|choice| choice.clicks.len() > 1) {
            let first = choice.clicks[0];
            let mut spelling = after(&[first]);
            if select(choices, &[first, first]) == Selected::Nothing {
                assert_eq!(spelling.click(first, choices, table.play_state()), Spelled::Cleared);
                assert!(spelling.clicks().is_empty());
                undone += 1;
            }
        }
    });
    assert!(undone > 0);
}

#[test]
fn another_piece_replaces_the_one_that_was_chosen() {
    let mut replaced = 0;
    for_each_position(|table, choices| {
        let longer =
            || choices.iter().filter(|choice| choice.clicks.len() > 1).map(|choice| choice.clicks[0]);
        for first in longer() {
            for other in longer().filter(|other| *other != first) {
                if select(choices, &[first, other]) == Selected::Nothing {
                    let mut spelling = after(&[first]);
                    assert_eq!(spelling.click(other, choices, table.play_state()), Spelled::Pending);
                    assert_eq!(spelling.clicks(), [other]);
                    replaced += 1;
                }
            }
        }
    });
    assert!(replaced > 0);
}

#[test]
fn an_illegal_click_has_a_reason_and_changes_nothing() {
    let mut refused = 0;
    for_each_position(|table, choices| {
        for cell in &table.play_state().board().cells {
            let click = Click::Cell(cell.name);
            if select(choices, &[click]) == Selected::Nothing {
                let mut spelling = Spelling::default();
                let spelled = spelling.click(click, choices, table.play_state());
                assert!(matches!(spelled, Spelled::Illegal(Some(_))), "{click} at {}", table.line());
                assert_eq!(spelling, Spelling::default());
                refused += 1;
            }
        }
    });
    assert!(refused > 0);
}

#[test]
fn the_last_click_can_be_taken_back() {
    for_each_position(|_, choices| {
        for choice in choices {
            let mut spelling = after(&choice.clicks[..choice.clicks.len() - 1]);
            let clicks = spelling.clicks().len();
            assert_eq!(spelling.back(), clicks > 0);
            assert_eq!(spelling.clicks().len(), clicks.saturating_sub(1));
        }
    });
}
