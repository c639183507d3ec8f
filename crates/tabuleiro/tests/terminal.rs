//! The full-screen terminal as a person uses it: every game from the home screen to its end, with keys and mouse, and whatever
//! can happen to a terminal on the way.

#[allow(dead_code)]
mod pseudo;

use pseudo::{CTRL_C, DOWN, ENTER, ESC, HOME, LEFT, Pseudo, RIGHT, UP};
use tabuleiro_core::Random;
use tabuleiro_core::present::Click;
use tabuleiro_table::{Choice, Table, buttons};

/// A window in which every cell has its name inside.
const LARGE: (u16, u16) = (130, 46);

/// Begins a game for people from the home screen; `choices` are lines with values.
fn begin(terminal: &mut Pseudo, game: &str, choices: &[(&str, &str)]) {
    terminal.wait_for("New game");
    terminal.keys("n");
    terminal.wait_for("Start the game");
    terminal.keys(HOME);
    terminal.wait_for("▸ Game ");
    choose(terminal, "Game", game);
    for (line, value) in choices {
        choose(terminal, line, value);
    }
    let is_seat = |line: &str| line.contains(" Seat ");
    let seats = terminal.seen().lines().filter(|line| is_seat(line)).count();
    for seat in 1..=seats {
        choose(terminal, &format!("Seat {seat}"), "a person");
    }
    terminal.keys("s");
    terminal.wait_for("before the first turn");
}

/// Goes to a line and changes it until it has this value.
fn choose(terminal: &mut Pseudo, label: &str, value: &str) {
    let line = format!("▸ {label} ");
    terminal.press_until(DOWN, |seen| seen.contains(&line));
    let chosen = format!("◂ {value} ▸");
    terminal.press_until(RIGHT, |seen| seen.contains(&chosen));
}

/// Input device of a decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Hand {
    Mouse,
    Typing,
    Cursor,
}

/// Makes one random decision and waits until it is on disk.
fn decide(terminal: &mut Pseudo, table: &Table, random: &mut Random, hand: Hand) {
    let choices = table.play_state().choices();
    let choice = &choices[random.below(choices.len())];
    match hand {
        Hand::Typing => {
            terminal.keys(":");
            terminal.wait_for("Cells or a move:");
            terminal.keys(&format!("{}{ENTER}", choice.text));
        }
        Hand::Mouse => spell(terminal, &choices, choice, |terminal, cell| {
            let place = terminal.place_of(cell);
            terminal.click(place.unwrap_or_else(|| panic!("{cell} is not seen:\n{}", terminal.seen())));
        }),
        Hand::Cursor => spell(terminal, &choices, choice, |terminal, cell| {
            // Tab goes from one cell that can be chosen to the next.
            let under = format!("{cell}: ");
            let is_there = |seen: &str| seen.lines().rev().take(5).any(|line| line.contains(&under));
            terminal.press_until("\t", is_there);
            terminal.keys(ENTER);
        }),
    }
    let table = terminal.game_with(table.play_state().steps().len() + 1);
    wait_until_shown(terminal, &table);
}

/// Waits until a move is shown, which is on disk by then.
fn wait_until_shown(terminal: &mut Pseudo, table: &Table) {
    let turns = table.turns();
    if let Some(steps) = turns.last().filter(|_| table.to_move().is_some()) {
        let moves: Vec<&str> = steps.iter().map(|step| step.text.as_str()).collect();
        let mark = ["❶", "❷", "❸", "❹"][steps[0].player.index()];
        let in_the_list = format!("▸{:>3}. {mark} {}", turns.len(), moves.join(" "));
        let in_a_sentence = format!("({})", steps[steps.len() - 1].text);
        let is_shown = |seen: &str| seen.contains(&in_the_list) || seen.contains(&in_a_sentence);
        terminal.wait_until(&in_the_list, is_shown);
    }
}

/// Spells a move click by click.
fn spell(terminal: &mut Pseudo, choices: &[Choice], choice: &Choice, on_cell: impl Fn(&mut Pseudo, &str)) {
    for (index, click) in choice.clicks.iter().enumerate() {
        match click {
            Click::Cell(name) => on_cell(terminal, &name.to_string()),
            Click::Button(name) => {
                let offered = buttons(choices, &choice.clicks[..index]);
                let number = offered.iter().position(|button| button == name).unwrap() + 1;
                terminal.wait_for(&format!("[{number}] "));
                terminal.keys(&number.to_string());
            }
        }
        if index + 1 < choice.clicks.len() {
            let spelled = choice.clicks[..=index].iter().filter(|click| matches!(click, Click::Cell(_)));
            let cells: Vec<String> = spelled.map(ToString::to_string).collect();
            terminal.wait_for(&format!("{{{}", cells.join(" ")));
        }
    }
}

fn play_to_the_end(game: &str, choices: &[(&str, &str)], seed: u64) {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Pseudo::start(data.path(), LARGE, &[]);
    begin(&mut terminal, game, choices);
    let mut random = Random::from_seed(seed);
    let mut table = terminal.game_with(0);
    for step in 1.. {
        let hand = [Hand::Mouse, Hand::Cursor, Hand::Typing, Hand::Typing][step % 4];
        decide(&mut terminal, &table, &mut random, hand);
        table = terminal.game_with(step);
        if table.to_move().is_none() {
            break;
        }
    }
    terminal.wait_for("The game is over: ");
    terminal.wait_for("The same again");
    terminal.keys(&format!("{UP}{ENTER}"));
    terminal.wait_for("New game");
    assert!(!terminal.seen().contains("Continue"), "a game that is over does not go on");
    terminal.keys("q");
    assert!(terminal.wait_for_end());
    assert!(!terminal.is_full(), "the terminal is as it was");
}

#[test]
fn small_star_empires_from_home_to_end() {
    play_to_the_end("Small Star Empires", &[("Rules", "FEUP B"), ("Map", "small")], 1);
}

#[test]
fn asterismo_from_home_to_end() {
    play_to_the_end("Asterismo", &[], 2);
}

#[test]
fn syrtis_from_home_to_end() {
    play_to_the_end("Syrtis", &[("Board", "Minor: 16 tiles")], 3);
}

#[test]
fn green_skull_from_home_to_end() {
    play_to_the_end("Green Skull", &[], 4);
}

#[test]
fn a_first_visit_offers_a_game_that_is_ready() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Pseudo::start(data.path(), (80, 24), &[]);
    terminal.wait_for("against the easiest computer");
    terminal.keys(ENTER);
    terminal.wait_for("before the first turn");
    let table = terminal.game_with(0);
    let choice = table.play_state().choices()[0].text.clone();
    terminal.keys(&format!(":{choice}{ENTER}"));
    // The computer answers.
    terminal.game_with(2);
    terminal.keys("q");
    terminal.wait_for("Continue");
    assert!(!terminal.seen().contains("against the easiest"));
}

#[test]
fn resizing_never_breaks_it() {
    let data = tempfile::tempdir().unwrap();
    let seats = ["-s", "person:Ana", "-s", "person:Rui"];
    let mut terminal =
        Pseudo::start(data.path(), (80, 24), &[&["play", "small", "-n", "2"], &seats[..]].concat());
    terminal.wait_for("Ana: Your turn.");
    terminal.resize(40, 10);
    terminal.wait_for("too small");
    terminal.resize(1, 1);
    terminal.resize(60, 20);
    terminal.wait_for("Ana: Your turn.");
    terminal.resize(200, 60);
    terminal.wait_for("Moves");
    let table = terminal.game_with(0);
    decide(&mut terminal, &table, &mut Random::from_seed(5), Hand::Mouse);
    terminal.wait_for("Rui: Your turn.");
    terminal.resize(80, 24);
    terminal.wait_for("Rui: Your turn.");
}

#[test]
fn ctrl_c_leaves_with_the_game_kept_and_the_terminal_as_it_was() {
    let data = tempfile::tempdir().unwrap();
    let args = ["play", "green", "-s", "person:Ana", "-s", "person:Rui"];
    let mut terminal = Pseudo::start(data.path(), (80, 24), &args);
    terminal.wait_for("Choose an orc.");
    assert!(terminal.is_full());
    let table = terminal.game_with(0);
    decide(&mut terminal, &table, &mut Random::from_seed(6), Hand::Typing);
    terminal.keys(CTRL_C);
    assert!(terminal.wait_for_end());
    assert!(!terminal.is_full());
    let mut terminal = Pseudo::start(data.path(), (80, 24), &[]);
    terminal.wait_for("Continue Green Skull, 1 turn,");
    terminal.keys("c");
    terminal.wait_for("turn 1");
}

#[test]
fn a_program_that_is_asked_to_end_gives_the_terminal_back() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Pseudo::start(data.path(), (80, 24), &["play", "green"]);
    terminal.wait_for("Choose an orc.");
    terminal.signal("-TERM");
    assert!(terminal.wait_for_end());
    assert!(!terminal.is_full());
}

#[test]
fn after_a_visit_to_the_shell_everything_is_drawn_again() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Pseudo::start_in_shell(data.path(), (80, 24));
    terminal.wait_for("New game");
    terminal.keys("\u{1a}");
    terminal.wait_for("this is the shell");
    assert!(!terminal.is_full());
    terminal.keys(ENTER);
    terminal.wait_for("New game");
    assert!(terminal.is_full());
    terminal.keys("q");
    assert!(terminal.wait_for_end());
}

#[test]
fn a_killed_terminal_loses_nothing() {
    let data = tempfile::tempdir().unwrap();
    let args = ["play", "asterismo", "-s", "person:Ana", "-s", "person:Rui"];
    let mut terminal = Pseudo::start(data.path(), (80, 24), &args);
    let mut random = Random::from_seed(7);
    for step in 0..5 {
        let table = terminal.game_with(step);
        decide(&mut terminal, &table, &mut random, Hand::Typing);
    }
    terminal.kill();
    let mut terminal = Pseudo::start(data.path(), (80, 24), &[]);
    terminal.wait_for("Continue Asterismo, 5 turns,");
    terminal.keys(ENTER);
    terminal.wait_for("turn 5");
    let table = terminal.game_with(5);
    decide(&mut terminal, &table, &mut random, Hand::Typing);
}

#[test]
fn a_key_is_answered_while_a_computer_thinks_and_one_key_makes_it_move() {
    let data = tempfile::tempdir().unwrap();
    let args = ["play", "green", "-s", "alpha-beta time=1000s", "-s", "person:Rui"];
    let mut terminal = Pseudo::start(data.path(), (80, 24), &args);
    terminal.wait_for("is thinking");
    terminal.keys("?");
    terminal.wait_for("make the computer move now");
    terminal.keys(ESC);
    terminal.wait_for("expects");
    terminal.keys("s");
    terminal.game_with(1);
}

#[test]
fn another_program_sits_in_a_seat() {
    let data = tempfile::tempdir().unwrap();
    let program = format!("ugi {} engine green --engine random", env!("CARGO_BIN_EXE_tabuleiro"));
    let args = ["play", "green", "-s", "person:Ana", "-s", &program];
    let mut terminal = Pseudo::start(data.path(), (80, 24), &args);
    terminal.wait_for("Choose an orc.");
    let table = terminal.game_with(0);
    let choice = table.play_state().choices()[0].text.clone();
    terminal.keys(&format!(":{choice}{ENTER}"));
    // It is its turn until it is Ana's again: it may move a zombie too.
    terminal.wait_for("turn 2");
}

#[test]
fn a_program_that_fails_is_told_and_the_game_waits() {
    let data = tempfile::tempdir().unwrap();
    let args = ["play", "green", "-s", "ugi no-such-program", "-s", "person:Rui"];
    let mut terminal = Pseudo::start(data.path(), (80, 24), &args);
    terminal.wait_for("cannot start no-such-program");
    terminal.keys("u");
    terminal.wait_for("There is nothing to undo.");
    // A person takes its seat, and the game continues.
    terminal.keys("v");
    terminal.wait_for("Change who plays which seat?");
    terminal.keys(ENTER);
    terminal.wait_for("Who plays as player 1?");
    terminal.keys(&format!("{DOWN}{ENTER}"));
    terminal.keys("p");
    terminal.game_with(1);
}

#[test]
fn an_illegal_try_is_answered_with_the_reason_and_undo_and_redo_go_by_turns() {
    let data = tempfile::tempdir().unwrap();
    let args = ["play", "green", "-s", "person:Ana", "-s", "person:Rui"];
    let mut terminal = Pseudo::start(data.path(), (80, 24), &args);
    terminal.wait_for("Choose an orc.");
    terminal.keys(&format!(":a1 a5{ENTER}"));
    terminal.wait_for("Not possible: the piece on a1 belongs to the opponent.");
    terminal.keys(&format!(":d7-d6{ENTER}"));
    terminal.game_with(1);
    terminal.keys("u");
    terminal.game_with(0);
    terminal.wait_for("Undone.");
    terminal.keys("r");
    terminal.game_with(1);
    terminal.keys("x");
    terminal.wait_for("resign this game?");
    terminal.keys(&format!("{DOWN}{ENTER}"));
    terminal.wait_for("Ana wins!");
}

#[test]
fn plain_play_stays_where_it_is_asked_for_and_where_the_terminal_can_do_no_better() {
    let data = tempfile::tempdir().unwrap();
    for (term, args) in [("xterm", &["--plain"][..]), ("dumb", &[]), ("xterm", &["--describe"])] {
        let mut terminal = Pseudo::start_in(term, data.path(), (80, 24), args);
        terminal.wait_for("What shall we play?");
        assert!(!terminal.is_full());
        terminal.keys("quit\r");
        assert!(terminal.wait_for_end());
    }
}

#[test]
fn left_of_the_first_choice_is_the_last() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Pseudo::start(data.path(), (80, 24), &[]);
    terminal.wait_for("New game");
    terminal.keys("n");
    terminal.wait_for("Start the game");
    terminal.keys(&format!("{HOME}{LEFT}"));
    terminal.wait_for("Green Skull");
    terminal.wait_for("tabuleiro play green-skull -s person");
}
