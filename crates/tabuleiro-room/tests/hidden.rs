//! Games with a hidden set-up, and series of games.

use tabuleiro_core::{Line, Player, Random};
use tabuleiro_room::{By, Command, Event, Ms, PersonId, Place, Plan, Refusal, Room, Sitter, TablePlan, What};

fn sitter(id: &str) -> By {
    By::Person(Sitter { id: id.into(), name: id.into(), has_account: false })
}

fn begun(options: &[(&str, &str)], setup: Option<String>) -> Room {
    let options = options.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let plan = TablePlan { options, setup, ..TablePlan::of_game("small-star-empires".into()) };
    let setup = Plan::check(plan.clone()).unwrap().draw(&mut Random::from_seed(7)).unwrap();
    let places = ["me", "you"].map(|id| Place { person: Some(PersonId::from(id)), ..Place::default() });
    let created = Event::Created { creator: "me".into(), plan: Box::new(plan), places: places.into() };
    let mut room = Room::create("local", 0, created).unwrap();
    room.apply(0, &Event::Started { setup }).unwrap();
    room
}

fn act(room: &mut Room, by: &By, command: Command, now: Ms) -> Result<Vec<Event>, Refusal> {
    let events = room.decide(by, &command, None, now, &mut Random::from_seed(now as u64))?;
    events.iter().for_each(|event| room.apply(now, event).unwrap());
    Ok(events)
}

fn turn(room: &mut Room, moves: &[&str]) -> Result<Vec<Event>, Refusal> {
    let by = if room.to_move() == Some(Player::ONE) { sitter("me") } else { sitter("you") };
    let moves = moves.iter().map(ToString::to_string).collect();
    let command = Command::Turn { number: room.next_turn(), moves, thoughts: Vec::new() };
    act(room, &by, command, 1)
}

/// Returns a room where player 1 flies from a1 and finds a refuelling station or another tile on a2.
fn explored(tile: char) -> Room {
    let text = "sse1.published.2.starts~1.map~pl_a0R00b.unexplored~a2.unknown~332222";
    let mut room = begun(&[], Some(text.into()));
    let mut tiles = String::from("lllmmmnnffoouu").replacen(tile, "", 1);
    tiles.insert(0, tile);
    let setup = text.replace("unknown~332222", &format!("tiles~{tiles}"));
    room.table = Some(tabuleiro_table::Table::open(&setup).unwrap());
    room
}

#[test]
fn a_turn_ends_where_it_reveals_something_and_goes_on_once_that_is_seen() {
    let mut room = explored('u');
    assert!(matches!(turn(&mut room, &["a1-a2c", "stay"]), Err(Refusal::AfterReveal)));
    let events = turn(&mut room, &["a1-a2c"]).unwrap();
    let [Event::Turn { moves, .. }] = &events[..] else { panic!("{events:?}") };
    assert_eq!(moves, &["a1-a2cu"], "the move is recorded with what it revealed");
    assert_eq!(room.to_move(), Some(Player::ONE));
    let again = Command::Turn { number: 1, moves: vec!["a1-a2c".into()], thoughts: Vec::new() };
    assert_eq!(act(&mut room, &sitter("me"), again, 2).unwrap(), [], "a repeated turn is recognised");
    turn(&mut room, &["a2-a3c"]).unwrap();
    assert_eq!(room.to_move(), Some(Player::new(1)));
    assert_eq!(room.table.as_ref().unwrap().turns().len(), 1);
}

#[test]
fn what_is_hidden_cannot_be_guessed_by_moves_that_are_refused() {
    for tile in ['u', 'l', 'f'] {
        let mut room = explored(tile);
        for guess in ["a1-a2cu", "a1-a2cl", "a1-a2cf"] {
            assert!(matches!(turn(&mut room, &[guess]), Err(Refusal::Move { .. })), "{guess} on {tile}");
        }
        for next in ["stay", "a2-a3c", "a5-a4c"] {
            assert!(
                matches!(turn(&mut room, &["a1-a2c", next]), Err(Refusal::AfterReveal)),
                "{next} on {tile}"
            );
        }
    }
}

#[test]
fn what_a_turn_revealed_is_not_taken_back_where_others_play() {
    let mut room = explored('l');
    turn(&mut room, &["a1-a2c"]).unwrap();
    assert!(matches!(
        act(&mut room, &sitter("me"), Command::Offer(What::Takeback), 2),
        Err(Refusal::Revealed)
    ));
}

#[test]
fn a_set_up_that_is_given_hides_other_tiles_than_its_text() {
    let given = "sse1.published.2.starts~1.map~pl_a0R00b.unexplored~a2-a4.tiles~lllmmmnnffoouu";
    let drawn: std::collections::BTreeSet<String> = (0..20)
        .map(|seed| {
            let plan =
                TablePlan { setup: Some(given.into()), ..TablePlan::of_game("small-star-empires".into()) };
            Plan::check(plan).unwrap().draw(&mut Random::from_seed(seed)).unwrap()
        })
        .collect();
    assert!(drawn.len() > 10, "drawn at random: {drawn:?}");
}

#[test]
fn nothing_shown_or_recorded_has_the_hidden_part() {
    let mut room = begun(&[("unexplored", "on"), ("holes", "off"), ("map", "random")], None);
    let hidden = room.table.as_ref().unwrap().private_record().setup;
    let tiles = Line::parse(&hidden).setup.split("tiles~").nth(1).unwrap().to_string();
    while room.to_move().is_some() {
        for text in [
            room.shown().unwrap().private_record().link(),
            room.record().unwrap().link(),
            room.table.as_ref().unwrap().line(),
        ] {
            assert!(!text.contains(&tiles) && !text.contains("tiles~"), "{text}");
        }
        let choices = room.table.as_ref().unwrap().play_state().choices();
        let choice = choices.iter().find(|choice| choice.reveals).unwrap_or(&choices[choices.len() / 2]);
        let events = turn(&mut room, &[&choice.text]).unwrap();
        assert!(events.iter().all(|event| !format!("{event:?}").contains(&tiles)));
    }
}

#[test]
fn a_rematch_in_a_campaign_carries_the_wins_and_everyone_keeps_their_seat() {
    let mut room = begun(&[("campaign", "on"), ("wins", "1,0")], None);
    act(&mut room, &sitter("me"), Command::Resign, 1).unwrap();
    for id in ["me", "you"] {
        act(&mut room, &sitter(id), Command::Offer(What::RematchRotated), 2).unwrap();
    }
    let Ok(Event::Created { plan, places, .. }) = room.rematch_event(room.agreed_rematch().unwrap()) else {
        panic!()
    };
    assert_eq!(places[0].person, Some("me".into()));
    assert_eq!((plan.options["wins"].as_str(), plan.options["starts"].as_str()), ("1,1", "2"));
    let setup = Plan::check(*plan).unwrap().draw(&mut Random::from_seed(1)).unwrap();
    assert!(setup.contains("starts~2") && setup.contains("wins~1-1"), "{setup}");
}
