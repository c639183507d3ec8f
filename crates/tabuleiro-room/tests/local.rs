//! Games on one computer, driven by the same room.

use tabuleiro_core::record::Record;
use tabuleiro_core::{Player, Random};
use tabuleiro_room::{
    By, Command, Event, Ms, PersonId, Place, Plan, Refusal, Room, Sitter, State, TablePlan, What,
};

const GAME: &str = "green-skull";

fn sitter(id: &str) -> By {
    By::Person(Sitter { id: id.into(), name: id.into(), has_account: false })
}

fn me() -> By {
    sitter("me")
}

/// Returns a game in progress. `seats` names a person or, after `=`, a computer player for each seat.
fn begun(seats: &[&str], clock: &str) -> Room {
    let plan = TablePlan { clock: clock.into(), ..TablePlan::of_game(GAME.into()) };
    let place = |seat: &&str| match seat.strip_prefix('=') {
        Some(engine) => Place { engine: Some(engine.into()), ..Place::default() },
        None => Place { person: Some(PersonId::from(*seat)), ..Place::default() },
    };
    let setup = Plan::check(plan.clone()).unwrap().draw(&mut Random::from_seed(7)).unwrap();
    let places = seats.iter().map(place).collect();
    let mut room =
        Room::create("local", 0, Event::Created { creator: "me".into(), plan: Box::new(plan), places })
            .unwrap();
    room.apply(0, &Event::Started { setup }).unwrap();
    room
}

fn act(room: &mut Room, by: &By, command: Command, now: Ms) -> Result<Vec<Event>, Refusal> {
    let events = room.decide(by, &command, None, now, &mut Random::from_seed(now as u64))?;
    events.iter().for_each(|event| room.apply(now, event).unwrap());
    Ok(events)
}

/// Returns the first legal turn.
fn some_turn(room: &Room) -> Vec<String> {
    let mut table = room.table.as_ref().unwrap().fork();
    let player = table.to_move();
    let mut moves = Vec::new();
    loop {
        let mv = table.play_state().choices()[0].text.clone();
        table.play(&mv).unwrap();
        moves.push(mv);
        if table.to_move() != player || !table.play_state().is_mid_turn() {
            return moves;
        }
    }
}

/// Plays a turn for the player to move: `me`, or the computer.
fn play(room: &mut Room, now: Ms) {
    let by = if room.engine_to_move().is_some() { By::House } else { me() };
    let command = Command::Turn { number: room.next_turn(), moves: some_turn(room), thoughts: Vec::new() };
    act(room, &by, command, now).unwrap();
}

fn turns(room: &Room) -> usize {
    room.table.as_ref().unwrap().turns().len()
}

#[test]
fn one_person_against_a_computer_undoes_to_the_own_turn_and_redoes() {
    let mut room = begun(&["me", "=random"], "none");
    (0..4).for_each(|now| play(&mut room, now));
    let line = room.table.as_ref().unwrap().line();
    act(&mut room, &me(), Command::Undo, 5).unwrap();
    assert_eq!((turns(&room), room.to_move()), (2, Some(Player::ONE)));
    act(&mut room, &me(), Command::Undo, 6).unwrap();
    assert!(matches!(act(&mut room, &me(), Command::Undo, 7), Err(Refusal::NothingToTakeBack)));
    act(&mut room, &me(), Command::Redo, 8).unwrap();
    act(&mut room, &me(), Command::Redo, 9).unwrap();
    assert_eq!(room.table.as_ref().unwrap().line(), line);
    assert!(matches!(act(&mut room, &me(), Command::Redo, 10), Err(Refusal::NothingToRedo)));
}

#[test]
fn another_turn_ends_what_could_be_redone() {
    let mut room = begun(&["me", "me"], "none");
    (0..2).for_each(|now| play(&mut room, now));
    act(&mut room, &me(), Command::Undo, 3).unwrap();
    assert_eq!(turns(&room), 1, "two people at one screen undo one turn at a time");
    let mut table = room.table.as_ref().unwrap().fork();
    let other = table.play_state().choices().last().unwrap().text.clone();
    table.play(&other).unwrap();
    assert!(!table.play_state().is_mid_turn());
    let command = Command::Turn { number: room.next_turn(), moves: vec![other], thoughts: Vec::new() };
    act(&mut room, &me(), command, 4).unwrap();
    assert!(matches!(act(&mut room, &me(), Command::Redo, 5), Err(Refusal::NothingToRedo)));
}

#[test]
fn a_resignation_is_taken_back_by_who_plays_alone() {
    let mut room = begun(&["me", "=random"], "none");
    play(&mut room, 1);
    play(&mut room, 2);
    act(&mut room, &me(), Command::Resign, 3).unwrap();
    assert_eq!(room.state(), State::Over);
    act(&mut room, &me(), Command::Undo, 4).unwrap();
    assert_eq!((room.state(), turns(&room)), (State::Playing, 2));
}

#[test]
fn with_two_people_an_undo_is_an_offer_and_nobody_pauses() {
    let mut room = begun(&["me", "you"], "none");
    play(&mut room, 1);
    let events = act(&mut room, &me(), Command::Undo, 2).unwrap();
    assert_eq!(events, [Event::Offered { seat: Player::ONE, what: What::Takeback }]);
    assert!(matches!(act(&mut room, &me(), Command::Pause, 3), Err(Refusal::NoPause)));
    let events = act(&mut room, &sitter("you"), Command::Undo, 4).unwrap();
    assert!(events.contains(&Event::TakenBack { turns: 1 }));
}

#[test]
fn a_pause_stops_the_clock_and_all_turns() {
    let mut room = begun(&["me", "=random"], "10s");
    act(&mut room, &me(), Command::Pause, 2_000).unwrap();
    let command = Command::Turn { number: 1, moves: some_turn(&room), thoughts: Vec::new() };
    assert!(matches!(act(&mut room, &me(), command, 3_000), Err(Refusal::Paused)));
    act(&mut room, &me(), Command::Continue, 60_000).unwrap();
    assert_eq!(room.left_ms(Player::ONE, 61_000), Some(7_000));
}

#[test]
fn the_maker_of_a_game_among_computers_pauses_and_undoes_it() {
    let mut room = begun(&["=random", "=random"], "none");
    play(&mut room, 1);
    play(&mut room, 2);
    act(&mut room, &me(), Command::Pause, 3).unwrap();
    act(&mut room, &me(), Command::Undo, 4).unwrap();
    assert_eq!((turns(&room), room.is_paused()), (1, true));
    assert!(matches!(act(&mut room, &sitter("you"), Command::Undo, 5), Err(Refusal::NotYours)));
}

#[test]
fn where_an_engine_is_to_move_after_an_undo_the_game_waits() {
    let mut room = begun(&["=random", "me"], "none");
    play(&mut room, 1);
    let events = act(&mut room, &me(), Command::Undo, 2).unwrap();
    assert_eq!(events, [Event::TakenBack { turns: 1 }, Event::Paused]);
    act(&mut room, &me(), Command::Redo, 3).unwrap();
    assert_eq!((turns(&room), room.is_paused()), (1, true));
}

#[test]
fn a_turn_that_is_played_again_takes_no_time() {
    let mut room = begun(&["me", "me"], "10s");
    play(&mut room, 2_000);
    act(&mut room, &me(), Command::Undo, 3_000).unwrap();
    act(&mut room, &me(), Command::Redo, 8_000).unwrap();
    assert_eq!([0, 1].map(|seat| room.left_ms(Player::new(seat), 8_500)), [Some(10_000), Some(9_500)]);
    check_rebuilt(&room, 8_000);
}

#[test]
fn a_record_with_a_turn_that_took_too_long_is_still_read() {
    let mut room = begun(&["me", "me"], "10s");
    (1..=2).for_each(|turn| play(&mut room, turn * 1_000));
    let mut record = room.record().unwrap();
    record.turns[0].spent_ms = Some(12_000);
    let room = Room::of_record("local", &PersonId::from("me"), &record, 1_000_000).unwrap();
    assert_eq!(room.record().unwrap(), record);
    assert_eq!(room.left_ms(Player::ONE, 1_000_000), Some(0));
}

#[test]
fn computers_of_old_records_play_on() {
    let mut record = begun(&["me", "=random"], "none").record().unwrap();
    for (written, means) in [("uct=500", "uct playouts=500"), ("hard", "report hard"), ("level 3", "level 3")]
    {
        record.seats[1].level = Some(written.into());
        let room = Room::of_record("local", &PersonId::from("me"), &record, 1_000_000).unwrap();
        assert_eq!(room.places[1].engine.as_deref(), Some(means));
    }
}

#[test]
fn a_flag_falls_and_a_rematch_needs_no_consent() {
    let mut room = begun(&["me", "=random"], "10s");
    assert_eq!(act(&mut room, &By::House, Command::Watch { gone: None }, 9_000).unwrap(), []);
    room.plan.told.absent = tabuleiro_room::Absent::Skip;
    act(&mut room, &By::House, Command::Watch { gone: None }, 10_000).unwrap();
    assert_eq!(room.state(), State::Over);
    act(&mut room, &me(), Command::Offer(What::RematchRotated), 11_000).unwrap();
    let Ok(Event::Created { places, .. }) = room.rematch_event(room.agreed_rematch().unwrap()) else {
        panic!()
    };
    assert_eq!(places[0].engine.as_deref(), Some("random"));
}

#[test]
fn a_hint_is_for_who_decides() {
    let room = begun(&["me", "you"], "none");
    let hinted = |by: &By| match by {
        By::Person(sitter) => room.hinted_seat(sitter),
        By::House => unreachable!(),
    };
    assert_eq!(hinted(&me()).unwrap(), Player::ONE);
    assert!(matches!(hinted(&sitter("you")), Err(Refusal::NotYourTurn { to_move: Player::ONE })));
    assert!(matches!(hinted(&sitter("nobody")), Err(Refusal::NotYours)));
}

#[test]
fn a_room_is_rebuilt_from_the_record_of_its_game() {
    let mut room = begun(&["me", "=level 2"], "1m+1s");
    room.company.seat_names.insert(Player::ONE, "Ana".into());
    for now in [1_000, 2_500, 4_000] {
        play(&mut room, now);
    }
    check_rebuilt(&room, 4_000);
    act(&mut room, &me(), Command::Resign, 4_000).unwrap();
    check_rebuilt(&room, 4_000);
}

fn check_rebuilt(room: &Room, now: Ms) {
    let record: Record = room.record().unwrap();
    let rebuilt = Room::of_record("local", &PersonId::from("me"), &record, now + 86_400_000).unwrap();
    assert_eq!(rebuilt.record().unwrap(), record);
    assert_eq!((rebuilt.state(), rebuilt.to_move()), (room.state(), room.to_move()));
    for seat in [Player::ONE, Player::TWO] {
        assert_eq!(rebuilt.left_ms(seat, now + 86_400_000), room.left_ms(seat, now), "{seat:?}");
    }
}

#[test]
fn a_clock_that_runs_out_against_a_computer_ends_the_game() {
    let mut room = begun(&["me", "=1"], "2s");
    let watch = || Command::Watch { gone: None };
    assert!(act(&mut room, &By::House, watch(), 1_900).unwrap().is_empty());
    act(&mut room, &By::House, watch(), 2_100).unwrap();
    assert_eq!(room.state(), State::Over);
    assert_eq!(room.finish().unwrap().winners(), [Player::new(1)]);
}

#[test]
fn a_clock_that_runs_out_between_people_waits_for_a_claim() {
    let mut room = begun(&["me", "ana"], "2s");
    assert!(act(&mut room, &By::House, Command::Watch { gone: None }, 2_100).unwrap().is_empty());
    act(&mut room, &sitter("ana"), Command::Claim, 2_100).unwrap();
    assert_eq!(room.state(), State::Over);
}

#[test]
fn a_player_counts_as_gone_sooner_in_a_faster_game() {
    let usual = |clock: &str| tabuleiro_room::usual_gone_seconds(clock.parse().unwrap());
    assert_eq!(usual("3m+2s"), Some(36));
    assert_eq!(usual("30s/turn"), Some(30));
    assert_eq!(usual("none"), Some(300));
    assert_eq!(usual("1d/turn"), None);
}
