//! The first visit: home, a first game, hints, lessons and kept games, as keys and screens.

use crate::Opening;
use crate::stage::Stage;
use crate::theme::Palette;
use crossterm::event::{KeyCode, KeyModifiers};
use tabuleiro_table::kinds;
use tabuleiro_words::languages;
use tabuleiro_words::lesson::{LessonGoal, lessons};

const MIDDLE: (u16, u16) = (120, 40);

fn home() -> Stage {
    Stage::of(Opening::Home, Palette::Dark, MIDDLE)
}

/// Returns a first game after the first move and the computer's answer.
fn first_game() -> Stage {
    let mut stage = home();
    stage.keys(&[KeyCode::Enter, KeyCode::Enter, KeyCode::Enter, KeyCode::Char('1')]);
    stage.wait_until("2. ❷");
    stage
}

#[test]
fn home_shows_every_game_with_a_sentence() {
    for size in [(80, 24), (100, 30), (160, 50)] {
        for language in languages() {
            let mut stage = Stage::new(language, true, size);
            let text = stage.text();
            for kind in kinds() {
                let speaker = tabuleiro_words::Localizer::new(language, Some(kind.info));
                for word in speaker.word("game-about").split_whitespace() {
                    assert!(text.contains(word), "{language} {size:?} {word}:\n{text}");
                }
            }
            assert!(!text.contains('…'), "{language} {size:?}:\n{text}");
        }
    }
}

#[test]
fn the_first_move_of_a_first_game_takes_at_most_six_keys() {
    let mut stage = home();
    let mut keys = 0;
    let mut press = |stage: &mut Stage, code| {
        stage.key(code);
        keys += 1;
    };
    press(&mut stage, KeyCode::Enter);
    let text = stage.text();
    assert!(text.contains("Your turn. Choose a ship. Tab goes to the next one."), "{text}");
    assert!(text.contains("h2: the home of Player 1"), "the cursor is on a ship:\n{text}");
    press(&mut stage, KeyCode::Enter);
    assert!(stage.text().contains("Choose where it flies."), "{}", stage.text());
    press(&mut stage, KeyCode::Enter);
    assert!(stage.text().contains("Choose what to build. Press 1, 2."), "{}", stage.text());
    press(&mut stage, KeyCode::Char('1'));
    assert!(stage.text().contains("1. ❶ h2-"), "{}", stage.text());
    assert!(keys <= 6, "{keys}");
}

#[test]
fn in_every_game_the_cursor_waits_on_something_that_can_be_chosen() {
    for key in '1'..='4' {
        let mut stage = home();
        stage.write(&key.to_string());
        let before = stage.text();
        stage.key(KeyCode::Enter);
        assert!(!stage.text().contains("Not possible"), "{}", stage.text());
        assert_ne!(stage.text(), before);
    }
}

#[test]
fn a_computers_move_is_shown_and_any_key_ends_that() {
    let mut stage = first_game();
    assert!(stage.text().contains("❷ Computer 2 flies from"), "{}", stage.text());
    stage.key(KeyCode::Left);
    assert!(stage.text().contains("Your turn."), "{}", stage.text());
    let mut stage = home();
    stage.app.house.settings.moves_are_shown = Some(false);
    stage.keys(&[KeyCode::Enter, KeyCode::Enter, KeyCode::Enter, KeyCode::Char('1')]);
    stage.wait_until("2. ❷");
    assert!(stage.text().contains("Your turn."), "{}", stage.text());
}

#[test]
fn the_title_tells_the_turn_that_is_seen() {
    let mut stage = first_game();
    assert!(stage.text().contains("· turn 1"), "the second turn is being shown: {}", stage.text());
    stage.key(KeyCode::Left);
    assert!(stage.text().contains("· turn 2"), "{}", stage.text());
    stage.write(",");
    assert!(stage.text().contains("· turn 1"), "{}", stage.text());
    stage.write(",");
    assert!(stage.text().contains("· before the first turn"), "{}", stage.text());
}

#[test]
fn enter_plays_a_hint() {
    let mut stage = home();
    stage.keys(&[KeyCode::Enter, KeyCode::Char('i')]);
    stage.wait_until("Enter play it");
    let text = stage.text();
    assert!(text.contains("Winning chance"), "{text}");
    stage.key(KeyCode::Enter);
    assert!(stage.text().contains("1. ❶ h2-"), "{}", stage.text());
}

#[test]
fn the_end_says_that_you_lose_and_why() {
    let mut stage = first_game();
    stage.write("x");
    stage.keys(&[KeyCode::Down, KeyCode::Enter]);
    let text = stage.text();
    assert!(text.contains("You lose.") && text.contains("Player 1 gave up"), "{text}");
    assert!(text.contains("1. ❷ Computer 2") && text.contains("2. ❶ Player 1"), "{text}");
}

#[test]
fn a_game_without_a_turn_is_not_kept() {
    let mut stage = home();
    stage.keys(&[KeyCode::Enter, KeyCode::Char('q')]);
    assert!(!stage.text().contains("Continue"), "{}", stage.text());
    assert!(stage.app.house.store.all().unwrap().is_empty());
    assert_eq!(crate::left(&stage.app.house), None);
}

#[test]
fn a_kept_game_is_told_of_renamed_and_deleted() {
    let mut stage = first_game();
    stage.write("q");
    assert!(stage.text().contains("c Continue Small Star Empires, 2 turns"), "{}", stage.text());
    let left = crate::left(&stage.app.house).unwrap();
    assert!(left.contains("small-star-empires-1.tabuleiro"), "{left}");
    stage.write("o");
    let text = stage.text();
    assert!(text.contains("It is Player 1’s turn.") && text.contains("Player 1, Computer 2"), "{text}");
    stage.write("r");
    stage.press(KeyCode::Char('u'), KeyModifiers::CONTROL);
    stage.write("mine");
    stage.key(KeyCode::Enter);
    assert!(stage.text().contains("mine") && !stage.text().contains("empires-1"), "{}", stage.text());
    let taken = stage.app.house.store.open("mine").unwrap();
    stage.keys(&[KeyCode::Esc, KeyCode::Char('o')]);
    assert!(stage.text().contains("Another program is playing this game."), "{}", stage.text());
    drop(taken);
    stage.write("d");
    assert!(stage.text().contains("Delete “mine”?"), "{}", stage.text());
    stage.keys(&[KeyCode::Down, KeyCode::Enter]);
    assert!(stage.text().contains("No games are kept."), "{}", stage.text());
}

#[test]
fn chords_are_not_letters() {
    let mut stage = first_game();
    stage.key(KeyCode::Left);
    let before = stage.text();
    stage.press(KeyCode::Char('x'), KeyModifiers::ALT);
    assert_eq!(stage.text(), before);
    stage.press(KeyCode::Char('z'), KeyModifiers::CONTROL);
    assert!(stage.app.house.is_suspended);
}

#[test]
fn help_lies_over_lists_too() {
    for keys in ["b", "l", "r", "o"] {
        let mut stage = first_game();
        stage.write("q");
        stage.write(keys);
        stage.write("?");
        assert!(stage.text().contains("Help"), "{keys}: {}", stage.text());
        stage.key(KeyCode::Esc);
        assert!(!stage.text().contains("Help "), "{keys}: {}", stage.text());
    }
}

#[test]
fn after_the_end_the_menu_offers_what_makes_sense() {
    let mut stage = first_game();
    stage.write("x");
    stage.keys(&[KeyCode::Down, KeyCode::Enter, KeyCode::Esc, KeyCode::Esc]);
    let text = stage.text();
    assert!(text.contains("let an engine judge") && !text.contains("resign"), "{text}");
}

#[test]
fn computers_are_named_in_the_language_that_is_spoken() {
    let mut stage = first_game();
    stage.write("q");
    stage.app.house.settings.language = Some("pt".into());
    let pt = tabuleiro_words::Localizer::new("pt", None);
    stage.app.house.speaker = pt;
    stage.keys(&[KeyCode::Enter]);
    let text = stage.text();
    assert!(text.contains("Computador 2") && !text.contains("Computer"), "{text}");
}

#[test]
fn every_lesson_is_done_with_what_it_asks_for() {
    for (index, kind) in kinds().iter().enumerate() {
        let mut stage = home();
        stage.write("l");
        stage.keys(&vec![KeyCode::Down; index]);
        stage.key(KeyCode::Enter);
        for (number, lesson) in lessons(kind).into_iter().enumerate() {
            assert!(stage.text().contains(&format!("· {}/", number + 1)), "{}", stage.text());
            if let LessonGoal::Play(lines) | LessonGoal::Best(lines) = &lesson.goal {
                for mv in &lines[0] {
                    stage.paste(mv);
                }
                let done =
                    stage.app.house.settings.learned.contains(&format!("{}/{}", kind.info.id, lesson.id));
                assert!(done, "{} {}: {}", kind.info.id, lesson.id, stage.text());
            }
            stage.write("n");
        }
        assert!(stage.text().contains("before the first turn"), "a game follows: {}", stage.text());
    }
}

#[test]
fn a_missed_task_is_tried_again() {
    let mut stage = home();
    stage.write("l");
    stage.key(KeyCode::Enter);
    stage.paste("c1-b1c");
    assert!(stage.text().contains("not what the task asks for"), "{}", stage.text());
    stage.key(KeyCode::Enter);
    assert!(stage.text().contains("Your turn."), "{}", stage.text());
    stage.paste("c1-c3c");
    let text = stage.text();
    assert!(text.contains("Enter Next lesson") && text.contains("✓"), "{text}");
}
