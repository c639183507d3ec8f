//! The fairness of set-ups, measured by a player against itself.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use tabuleiro_analysis::fairness::{Fairness, Trial};
use tabuleiro_core::{Options, Random, Setup};
use tabuleiro_engine::{Alone, NoTimer, Spec, Timer};
use tabuleiro_table::{GameKind, Means, Table, kinds};
use tabuleiro_template::NoughtsAndCrosses;
use tabuleiro_words::{Localizer, languages};

fn tried(table: &Table, games: usize, stop_after: usize) -> Fairness {
    let spec: Spec = "random".parse().unwrap();
    let stop = AtomicBool::new(false);
    let mut trial = Trial {
        spec: &spec,
        games,
        means: Means {
            timer: &|| Box::new(NoTimer),
            workers: &Alone,
            stop: &stop,
            random: &mut Random::from_seed(3),
        },
    };
    let mut heard = 0;
    let fairness = trial.run(table, &mut |fairness| {
        heard += 1;
        assert_eq!(fairness.games, heard);
        stop.store(heard == stop_after, Ordering::Relaxed);
        ControlFlow::Continue(())
    });
    fairness.unwrap()
}

#[test]
fn everyone_has_a_share_of_every_set_up_and_all_shares_are_one() {
    for kind in kinds() {
        for rule_set in kind.info.rule_sets {
            for seats in rule_set.seats() {
                let options = Options::of(rule_set).with_seats(seats.count()).unwrap();
                let setup = kind.draw(&options, &mut Random::from_seed(1)).unwrap();
                let fairness = tried(&Table::new(kind, &setup).unwrap(), 6, 0);
                assert_eq!((fairness.games, fairness.seats.len()), (6, seats.count()));
                let sum: f64 = fairness.seats.iter().map(|share| share.share).sum();
                // If the zombies or the tree win, no player has a share.
                assert!(fairness.together || sum <= 1.0 + 1e-6, "{}: {fairness:?}", kind.info.id);
                for language in languages() {
                    let speaker = Localizer::new(language, Some(kind.info));
                    assert!(speaker.try_own(&fairness.verdict()).is_ok(), "{fairness:?}");
                }
            }
        }
    }
}

#[test]
fn a_trial_goes_on_after_the_games_that_were_played() {
    let table = Table::open("sse1.published.2.starts~1.map~pr_a12X3_1R021_2W1b3").unwrap();
    let begun = tried(&table, 5, 0);
    let spec: Spec = "random".parse().unwrap();
    let mut trial = Trial {
        spec: &spec,
        games: 8,
        means: Means {
            timer: &|| Box::new(NoTimer),
            workers: &Alone,
            stop: &AtomicBool::new(false),
            random: &mut Random::from_seed(4),
        },
    };
    let mut heard = Vec::new();
    let whole = trial.go_on(&table, Some(&begun), &mut |fairness| {
        heard.push(fairness.games);
        ControlFlow::Continue(())
    });
    let whole = whole.unwrap();
    assert_eq!((heard, whole.games), (vec![6, 7, 8], 8));
    let won = |fairness: &Fairness| fairness.seats[0].share * fairness.games as f64;
    let more = won(&whole) - won(&begun);
    assert!((0.0..=3.0).contains(&more) && (more * 2.0 - (more * 2.0).round()).abs() < 1e-9, "{more}");
}

#[test]
fn the_one_who_is_walled_in_is_worse_off_whoever_begins() {
    // Seat 2 has one empty system beside its home, seat 1 a row of stars.
    let table = Table::open("sse1.published.2.starts~1.map~pr_a33333_X_b0").unwrap();
    let fairness = tried(&table, 20, 0);
    assert!(fairness.seats[0].low > 0.5, "{fairness:?}");
    assert_eq!(fairness.verdict().to_string(), "fair-seat(player=1)");
    assert_eq!((fairness.turns.len(), fairness.turns[0].share), (2, 0.5), "each began as often");
}

static SMALLEST: LazyLock<GameKind> = LazyLock::new(GameKind::of::<NoughtsAndCrosses>);

/// Nine marks, of which four are random and the last one is forced.
#[test]
fn a_trial_searches_nothing_where_a_move_is_forced() {
    let setup = Setup::parse(SMALLEST.info, "oxo1.plain.2.starts~1").unwrap();
    let table = Table::new(&SMALLEST, &setup).unwrap();
    let (spec, searches): (Spec, _) = ("alpha-beta depth=9".parse().unwrap(), Cell::new(0));
    let timer = || -> Box<dyn Timer> {
        searches.set(searches.get() + 1);
        Box::new(NoTimer)
    };
    let random = &mut Random::from_seed(3);
    let means = Means { timer: &timer, workers: &Alone, stop: &AtomicBool::new(false), random };
    let mut most = 0;
    let mut trial = Trial { spec: &spec, games: 20, means };
    let fairness = trial.run(&table, &mut |_| {
        most = most.max(searches.take());
        ControlFlow::Continue(())
    });
    assert_eq!((fairness.unwrap().games, most), (20, 4));
}

#[test]
fn a_position_in_the_middle_is_tried_as_it_stands_and_can_be_stopped() {
    let mut table = Table::open("sse1.published.2.starts~1.map~pr_a12X3_1R021_2W1b3").unwrap();
    table.play("c1-c2c").unwrap();
    let fairness = tried(&table, 50, 3);
    assert_eq!((fairness.games, fairness.turns.len()), (3, 0));
    let over = Table::open(
        "gsk1.published.2.starts~1.at~-_--_z--_---z_o----_o-----_-------_o--g----_---------_o---g---z-~o~g~3",
    );
    let spec: Spec = "random".parse().unwrap();
    let mut trial = Trial {
        spec: &spec,
        games: 1,
        means: Means {
            timer: &|| Box::new(NoTimer),
            workers: &Alone,
            stop: &AtomicBool::new(false),
            random: &mut Random::from_seed(3),
        },
    };
    let error = trial.run(&over.unwrap(), &mut |_| ControlFlow::Continue(())).unwrap_err();
    assert_eq!(error.to_string(), "error-play-over");
}
