//! Rules, replay and analysis as text at several sizes, with keys, clicks and both languages.

use super::super::replay::ReplayScreen;
use super::super::rules::RulesScreen;
use crate::stage::Stage;
use crossterm::event::KeyCode;
use tabuleiro_core::{Options, Random};
use tabuleiro_engine::Spec;
use tabuleiro_table::{GameKind, Table, kinds};
use tabuleiro_words::languages;

const SIZES: [(u16, u16); 4] = [(60, 20), (80, 24), (104, 30), (160, 50)];

fn kind(id: &str) -> &'static GameKind {
    tabuleiro_table::kind(id).unwrap()
}

/// Returns a random game of this number of steps.
fn game(kind: &'static GameKind, steps: usize) -> Table {
    let mut random = Random::from_seed(3);
    let setup = kind.draw(&Options::default_of(kind.info), &mut random).unwrap();
    let mut table = Table::new(kind, &setup).unwrap();
    while table.to_move().is_some() && table.play_state().steps().len() < steps {
        let choices = table.play_state().choices();
        table.play(&choices[random.below(choices.len())].text).unwrap();
    }
    table
}

/// Returns a fast judge with repeatable answers.
fn judge() -> Spec {
    "alpha-beta depth=1".parse().unwrap()
}

fn replay(table: Table, size: (u16, u16)) -> Stage {
    let mut stage = Stage::new("en", true, size);
    let screen = ReplayScreen::judged_by(judge(), table, None, &stage.app.house);
    stage.push(screen);
    stage.text();
    stage
}

#[test]
fn pages_of_rules_look_like_this() {
    for (name, language, unicode, size, id, page) in [
        ("rules-80x24", "en", true, (80, 24), "small-star-empires", '3'),
        ("rules-60x20-ascii-pt", "pt", false, (60, 20), "green-skull", '4'),
        ("rules-120x40", "en", true, (120, 40), "syrtis", '4'),
    ] {
        let mut stage = Stage::new(language, unicode, size);
        let screen = RulesScreen::new(kind(id), &stage.app.house);
        stage.push(screen);
        stage.write(&page.to_string());
        insta::assert_snapshot!(name, stage.text());
    }
}

#[test]
fn every_page_of_every_game_is_read_to_its_end_at_every_size() {
    for kind in kinds() {
        for language in languages() {
            for size in SIZES {
                let mut stage = Stage::new(language, true, size);
                let screen = RulesScreen::new(kind, &stage.app.house);
                stage.push(screen);
                let pages = tabuleiro_words::rules::pages(kind.info, language);
                let mut seen = stage.text();
                let mut before = String::new();
                while stage.text() != before {
                    before = stage.text();
                    stage.key(KeyCode::Char(' '));
                    seen.push_str(&stage.text());
                }
                for page in &pages {
                    assert!(seen.contains(&page.title), "{language} {size:?}: {}", page.title);
                }
                let last =
                    tabuleiro_words::rules::plain(match pages.last().unwrap().blocks.last().unwrap() {
                        tabuleiro_words::rules::Block::Text(text) => text,
                        tabuleiro_words::rules::Block::Table(rows) => rows.last().unwrap().last().unwrap(),
                        other => panic!("{other:?}"),
                    });
                let last_word = last.split_whitespace().last().unwrap();
                assert!(stage.text().contains(last_word), "{language} {size:?}: {}", stage.text());
                stage.keys(&[KeyCode::Home, KeyCode::PageUp, KeyCode::Up]);
                assert!(stage.text().contains(&pages[0].title));
            }
        }
    }
}

#[test]
fn rules_are_reached_from_home_and_during_play_and_left_again() {
    let mut stage = Stage::new("en", true, (80, 24));
    let home = stage.text();
    stage.keys(&[KeyCode::Char('b'), KeyCode::Down, KeyCode::Enter]);
    assert!(stage.text().contains("Asterismo: the rules, page 1 of 7"));
    stage.keys(&[KeyCode::Right, KeyCode::Right, KeyCode::Left]);
    assert!(stage.text().contains("[2]"));
    stage.click_on(" 5 ");
    assert!(stage.text().contains("Setting up"));
    stage.key(KeyCode::Char('?'));
    assert!(stage.text().contains("read on, to the next page too"));
    stage.keys(&[KeyCode::Esc, KeyCode::Esc]);
    assert!(stage.text().contains("Rules") && !stage.text().contains("page 5"));
    assert_eq!(home.lines().count(), stage.text().lines().count());
    stage.key(KeyCode::Char('1'));
    stage.key(KeyCode::Char('b'));
    assert!(stage.text().contains("the rules, page 1 of"), "{}", stage.text());
    stage.key(KeyCode::Esc);
    assert!(stage.text().contains("before the first turn"), "{}", stage.text());
}

#[test]
fn a_replayed_game_looks_like_this() {
    for (name, size) in [("replay-60x20", (60, 20)), ("replay-80x24", (80, 24)), ("replay-120x36", (120, 36))]
    {
        let mut stage = replay(game(kind("green-skull"), 24), size);
        stage.keys(&[KeyCode::Left, KeyCode::Left, KeyCode::Left]);
        insta::assert_snapshot!(name, stage.text());
    }
}

#[test]
fn every_game_is_walked_through_at_every_size() {
    for kind in kinds() {
        for size in SIZES {
            let mut stage = replay(game(kind, 400), size);
            let end = stage.text();
            assert!(end.contains("The game is over: "), "{end}");
            stage.key(KeyCode::Home);
            assert!(stage.text().contains("turn 0 of "), "{}", stage.text());
            stage.keys(&[KeyCode::Right, KeyCode::Down, KeyCode::Down, KeyCode::Up]);
            assert!(!stage.text().contains("turn 0 of "));
            stage.key(KeyCode::End);
            assert_eq!(stage.text(), end);
        }
    }
}

#[test]
fn another_move_is_tried_by_typing_or_clicking_and_the_game_stays() {
    let mut stage = replay(game(kind("green-skull"), 12), (120, 36));
    stage.key(KeyCode::Home);
    let start = stage.text();
    stage.key(KeyCode::Char(':'));
    stage.write("d7-d6");
    stage.key(KeyCode::Enter);
    assert!(stage.text().contains("Tried instead: d7-d6"), "{}", stage.text());
    stage.key(KeyCode::Char(':'));
    stage.write("z9");
    stage.key(KeyCode::Enter);
    assert!(stage.text().contains("Not possible"), "{}", stage.text());
    stage.keys(&[KeyCode::Esc, KeyCode::Esc]);
    assert_eq!(stage.text(), start);
    stage.keys(&[KeyCode::Tab, KeyCode::Enter]);
    assert!(stage.text().contains('{') && stage.text().contains('('), "{}", stage.text());
    stage.keys(&[KeyCode::Tab, KeyCode::Enter]);
    assert!(stage.text().contains("Tried instead: ") || stage.text().contains("step 1 of "));
    stage.key(KeyCode::Left);
    assert!(stage.text().contains("step 0 of "));
}

#[test]
fn an_engine_judges_every_decision_and_tells_how_far_it_is() {
    for kind in kinds() {
        let table = game(kind, 30);
        let decisions = table.play_state().steps().len();
        let mut stage = replay(table, (140, 40));
        assert!(stage.text().contains("a lets an engine judge the game"));
        stage.key(KeyCode::Char('a'));
        assert!(stage.text().contains(&format!("An engine judges: 0 of {decisions} decisions")));
        stage.wait_while("An engine judges");
        let judged = stage.text();
        assert!(judged.contains(" %") && judged.contains("0 │") && judged.contains('^'), "{judged}");
        stage.key(KeyCode::Home);
        stage.keys(&[KeyCode::Down, KeyCode::Down]);
        let turn = stage.text();
        assert!(turn.contains("Best here: ") && turn.contains("2. "), "{turn}");
        assert!(
            ["best", "good", "inaccuracy", "mistake", "blunder", "forced"]
                .iter()
                .any(|word| turn.contains(word))
        );
        stage.resize((80, 24));
        assert!(stage.text().contains(" %"), "{}", stage.text());
    }
}

#[test]
fn an_analysis_is_stopped_early_and_what_was_found_stays() {
    let mut stage = replay(game(kind("small-star-empires"), 30), (140, 40));
    stage.keys(&[KeyCode::Char('a'), KeyCode::Char('a')]);
    stage.wait_while("An engine judges");
    assert!(stage.text().contains("a analyse"), "{}", stage.text());
    stage.key(KeyCode::Char('a'));
    stage.key(KeyCode::Esc);
    assert!(stage.text().contains("Analyse"), "one can leave while somebody thinks: {}", stage.text());
}

#[test]
fn what_is_best_is_told_in_a_variation_too() {
    let mut stage = replay(game(kind("syrtis"), 8), (120, 36));
    stage.key(KeyCode::Char(':'));
    let pass = "pass";
    stage.write(pass);
    stage.key(KeyCode::Enter);
    assert!(stage.text().contains("Tried instead: pass"), "{}", stage.text());
    stage.key(KeyCode::Char('i'));
    stage.wait_while("looks for the best move");
    assert!(stage.text().contains("Best here: "), "{}", stage.text());
    stage.key(KeyCode::Esc);
    assert!(!stage.text().contains("Best here: "), "that was about another position");
}

#[test]
fn a_record_a_kept_game_or_a_text_is_opened_and_what_is_none_is_explained() {
    for (language, nothing, missing) in [
        ("en", "no game has texts that begin like", "no such file"),
        ("pt", "nenhum jogo tem textos como", "não existe"),
    ] {
        let mut stage = Stage::new(language, true, (100, 30));
        let table = game(kind("asterismo"), 5);
        stage.app.house.store.keep("mine", &table.record()).unwrap();
        stage.key(KeyCode::Char('r'));
        assert!(stage.text().contains("Asterismo: "), "{}", stage.text());
        stage.keys(&[KeyCode::Enter]);
        stage.write("no/such/file");
        stage.key(KeyCode::Enter);
        assert!(stage.text().contains(missing), "{}", stage.text());
        stage.keys(&[KeyCode::Esc, KeyCode::Down, KeyCode::Enter]);
        stage.write("nonsense");
        stage.key(KeyCode::Enter);
        assert!(stage.text().contains(nothing), "{}", stage.text());
        stage.keys(&[KeyCode::Esc, KeyCode::Enter]);
        stage.paste(&table.line());
        stage.key(KeyCode::Enter);
        assert!(stage.text().contains("Asterismo · "), "{}", stage.text());
        stage.keys(&[KeyCode::Esc, KeyCode::Char('r'), KeyCode::Down, KeyCode::Down, KeyCode::Enter]);
        assert!(stage.text().contains(" 5"), "{}", stage.text());
    }
}

#[test]
fn a_whole_record_is_pasted_and_its_fault_is_told() {
    let mut stage = Stage::new("en", true, (100, 30));
    let record = game(kind("green-skull"), 9).record();
    stage.key(KeyCode::Char('r'));
    for text in [record.text(|_| Vec::new()), serde_json::to_string(&record).unwrap(), record.link()] {
        stage.paste(&text);
        assert!(stage.text().contains(" step 0 of 9"), "{}", stage.text());
        stage.keys(&[KeyCode::Esc, KeyCode::Char('r')]);
    }
    let mut wrong = record;
    wrong.turns[2].moves[0] = "z9-z8".into();
    stage.paste(&wrong.text(|_| Vec::new()));
    assert!(stage.text().contains("turn 3: `z9-z8` is not legal"), "{}", stage.text());
}

#[test]
fn the_keys_are_in_the_help_in_both_languages() {
    for (language, words) in [("en", "type another move to try"), ("pt", "experimentar outra jogada")] {
        let mut stage = Stage::new(language, true, (80, 24));
        let screen = ReplayScreen::judged_by(judge(), game(kind("syrtis"), 4), None, &stage.app.house);
        stage.push(screen);
        stage.key(KeyCode::Char('?'));
        assert!(stage.text().contains(words), "{}", stage.text());
    }
}
