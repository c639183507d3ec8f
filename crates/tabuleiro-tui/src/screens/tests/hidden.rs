//! Screens do not depend on tiles that lie face down: games that differ only in these are compared.

use super::super::game::GameScreen;
use super::super::replay::ReplayScreen;
use crate::live::LiveGame;
use crate::stage::Stage;
use crossterm::event::KeyCode;
use tabuleiro_core::{Options, Random};
use tabuleiro_table::{Arrangement, Choice, Table, kind};

const SIZE: (u16, u16) = (160, 50);

fn drawn(random: &mut Random) -> Table {
    let kind = kind("small-star-empires").unwrap();
    let options = Options::default_of(kind.info).with("unexplored", "on").unwrap();
    let options = options.with("holes", "off").unwrap().with("borders", "open").unwrap();
    Table::new(kind, &kind.draw(&options, random).unwrap()).unwrap()
}

/// Returns the game with other tiles where none was found.
fn with_other_tiles(table: &Table, random: &mut Random) -> Table {
    let play = table.play_state();
    let mut record = table.private_record();
    record.setup = play.draw_hidden(random).unwrap().text(play.info());
    let replay = Table::replay(&record).unwrap();
    assert_eq!(replay.fault, None);
    replay.table
}

/// Returns the screens of a game: current position, a hint, an unfinished move, and an earlier position.
fn played(table: &Table, choice: &Choice) -> Vec<String> {
    let mut stage = Stage::new("en", true, SIZE);
    let game = LiveGame::at(table.fork(), Arrangement::of_table(table), &mut stage.app.house).unwrap();
    let mut screen = GameScreen::new(game, &stage.app.house);
    screen.tell_hint(&choice.text, None);
    stage.push(screen);
    let mut shown = vec![stage.text()];
    for click in &choice.clicks[..choice.clicks.len() - 1] {
        stage.write(&format!(":{click}"));
        stage.keys(&[KeyCode::Enter]);
        shown.push(stage.text());
    }
    stage.write(",,");
    shown.push(stage.text());
    shown
}

/// Returns the screens of a replay: current position, and after trying the move.
fn studied(table: &Table, choice: &Choice) -> Vec<String> {
    let mut stage = Stage::new("en", true, SIZE);
    let judge = "alpha-beta depth=1".parse().unwrap();
    let screen = ReplayScreen::judged_by(judge, table.fork(), None, &stage.app.house);
    stage.push(screen);
    let before = stage.text();
    stage.write(&format!(":{}", choice.text));
    stage.keys(&[KeyCode::Enter]);
    assert_ne!(before, stage.text(), "the move was tried");
    vec![before, stage.text()]
}

#[test]
fn hidden_tiles_change_no_screen() {
    let mut random = Random::from_seed(3);
    let mut table = drawn(&mut random);
    let mut explored = 0;
    while table.to_move().is_some() {
        let steps = table.play_state().steps().len();
        let choices = table.play_state().choices();
        let reveals = choices.iter().find(|choice| choice.reveals);
        if let Some(choice) = reveals.filter(|_| steps.is_multiple_of(3)) {
            let other = with_other_tiles(&table, &mut random);
            for shown in [played, studied] {
                for (one, two) in shown(&table, choice).into_iter().zip(shown(&other, choice)) {
                    assert_eq!(one, two, "{} and {}", table.private_record().setup, choice.text);
                }
            }
        }
        let choice = reveals.filter(|_| random.below(3) == 0);
        let choice = choice.unwrap_or(&choices[random.below(choices.len())]).text.clone();
        table.play(&choice).unwrap();
        explored += usize::from(table.play_state().steps()[steps].reveals);
    }
    assert!(explored > 2, "{explored} tiles were found");
}
