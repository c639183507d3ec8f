//! The additions of a sitting to its room: unfinished turns, the file, changes of seats, and time that does not count.

use std::time::{Duration, Instant};
use tabuleiro_core::{Options, Player, Random};
use tabuleiro_room::Refusal;
use tabuleiro_sitting::{Sitting, SittingError};
use tabuleiro_store::Store;
use tabuleiro_table::{Arrangement, Computer, Origin, Seat, kind};

struct Desk {
    folder: tempfile::TempDir,
    now: Instant,
    sitting: Sitting,
}

/// Returns a game of Syrtis, whose first turns have several moves. `computers` marks the computers' seats.
fn desk(computers: [bool; 2], clock: &str) -> Desk {
    let folder = tempfile::tempdir().unwrap();
    let kind = kind("syrtis").unwrap();
    let random: Computer = "random".parse().unwrap();
    let seat = |is_computer| if is_computer { Seat::computer("", random.clone()) } else { Seat::person("") };
    let arrangement = Arrangement {
        kind,
        origin: Origin::Drawn(Options::default_of(kind.info)),
        seats: computers.map(seat).to_vec(),
        time_control: clock.parse().unwrap(),
    };
    let (store, now) = (Store::at(folder.path()).unwrap(), Instant::now());
    let sitting = Sitting::begin(arrangement, &store, &mut Random::from_seed(1), now).unwrap();
    Desk { folder, now, sitting }
}

impl Desk {
    fn after(&mut self, ms: u64) -> Instant {
        self.now += Duration::from_millis(ms);
        self.now
    }

    /// Plays the first legal move one second later.
    fn play(&mut self) {
        let mv = self.sitting.table().play_state().choices()[0].text.clone();
        let now = self.after(1_000);
        self.sitting.play(&mv, now).unwrap();
    }

    fn play_turn(&mut self) {
        self.play();
        while self.sitting.table().play_state().is_mid_turn() {
            self.play();
        }
    }

    fn steps(&self) -> usize {
        self.sitting.table().play_state().steps().len()
    }

    fn left_ms(&self, player: Player) -> Option<u64> {
        self.sitting.left_ms(player, self.now)
    }

    /// Returns the text of the file.
    fn kept(&self) -> String {
        std::fs::read_to_string(self.sitting.path()).unwrap()
    }
}

#[test]
fn each_move_of_a_turn_is_kept_at_once_and_the_turn_shares_its_time() {
    let mut desk = desk([false, false], "1m+5s");
    desk.play();
    assert!(desk.kept().contains(" @1000ms\n"), "{}", desk.kept());
    desk.play_turn();
    let spent_ms = desk.steps() as u64 * 1_000;
    assert!(desk.kept().contains(&format!(" @{spent_ms}ms\n")), "{}", desk.kept());
    let left = [Player::ONE, Player::TWO].map(|player| desk.left_ms(player));
    assert_eq!(left, [Some(65_000 - spent_ms), Some(60_000)]);
}

#[test]
fn moves_of_an_unfinished_turn_are_taken_back_one_by_one_or_together() {
    let mut desk = desk([false, false], "none");
    desk.play();
    assert!(desk.sitting.undo_move().unwrap().is_ok() && desk.sitting.undo_move().is_none());
    assert_eq!(desk.steps(), 0);
    desk.play();
    let now = desk.after(1);
    desk.sitting.undo(now).unwrap();
    assert_eq!(desk.steps(), 0);
    desk.sitting.redo(now).unwrap();
    assert_eq!(desk.steps(), 1);
    desk.play_turn();
    assert!(desk.sitting.undo_move().is_none(), "a whole turn goes back as one");
    desk.sitting.undo(now).unwrap();
    assert_eq!(desk.steps(), 0);
}

#[test]
fn a_resignation_leaves_the_unfinished_turn_out() {
    let mut desk = desk([false, false], "none");
    desk.play();
    let now = desk.after(1);
    desk.sitting.resign(now).unwrap();
    assert_eq!((desk.steps(), desk.sitting.table().to_move()), (0, None));
    desk.sitting.undo(now).unwrap();
    assert_eq!(desk.sitting.table().to_move(), Some(Player::ONE));
}

#[test]
fn a_flag_falls_once_and_no_move_comes_after_it() {
    let mut desk = desk([false, true], "10s");
    let late = desk.after(10_000);
    let mv = desk.sitting.table().play_state().choices()[0].text.clone();
    let refused = desk.sitting.play(&mv, late);
    assert!(matches!(refused, Err(SittingError::Refused(Refusal::OutOfTime(Player::ONE)))));
    assert_eq!(desk.sitting.watch(late).unwrap(), Some(Player::ONE));
    assert_eq!(desk.sitting.watch(late).unwrap(), None);
    assert!(desk.kept().contains("End: out-of-time 1\n"), "{}", desk.kept());
}

#[test]
fn in_a_paused_game_one_move_is_played_and_its_time_is_not_counted() {
    let mut desk = desk([false, true], "10s");
    desk.sitting.pause(desk.now).unwrap();
    desk.play_turn();
    assert!(desk.sitting.is_paused() && desk.sitting.decision(desk.now).is_some());
    assert_eq!(desk.left_ms(Player::ONE), Some(10_000));
}

#[test]
fn time_that_is_skipped_is_on_no_clock() {
    let mut desk = desk([true, true], "10s");
    let now = desk.after(3_000);
    desk.sitting.skip(Duration::from_secs(2));
    assert_eq!(desk.sitting.left_ms(Player::ONE, now), Some(9_000));
}

#[test]
fn a_computer_takes_a_seat_in_the_middle_of_a_turn_and_gives_it_back() {
    let mut desk = desk([false, false], "20s");
    desk.play();
    let computer: Computer = "random".parse().unwrap();
    desk.sitting.seat(Player::ONE, Seat::computer("Computer", computer), desk.now).unwrap();
    assert_eq!((desk.steps(), desk.sitting.person_to_move()), (1, None));
    assert_eq!(desk.left_ms(Player::ONE), Some(19_000));
    desk.play_turn();
    desk.sitting.seat(Player::ONE, Seat::person("Ana"), desk.now).unwrap();
    assert_eq!(desk.sitting.person_to_move(), Some(Player::TWO));
    assert!(desk.kept().contains("Seat 1: Ana\n"), "{}", desk.kept());
}

#[test]
fn a_hint_is_for_people_and_knows_no_players_thoughts() {
    let mut desk = desk([false, true], "none");
    let asked = desk.sitting.hint().unwrap();
    assert_eq!(
        (asked.player, asked.slot, asked.budget.unlimited),
        (Player::ONE, 2, Duration::from_millis(700))
    );
    desk.play_turn();
    assert!(matches!(desk.sitting.hint(), Err(SittingError::Refused(Refusal::NotYourTurn { .. }))));
}

#[test]
fn a_game_is_played_by_one_program_at_a_time() {
    let desk = desk([false, true], "none");
    let store = Store::at(desk.folder.path()).unwrap();
    let taken = Sitting::resume("syrtis-1", &store, desk.now);
    assert!(matches!(taken, Err(SittingError::Store(tabuleiro_store::StoreError::Taken(_)))));
}
