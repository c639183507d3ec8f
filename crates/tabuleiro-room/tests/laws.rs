//! Laws of the room: every decided event can be applied, and stored events rebuild the same room.

use tabuleiro_core::{Player, Random};
use tabuleiro_room::{
    Absent, By, Command, Event, Ms, PersonId, Place, Plan, Room, Sitter, State, TablePlan, What,
};
use tabuleiro_table::{Table, kinds};

const PEOPLE: [&str; 3] = ["ana", "rui", "eva"];

/// A generator of commands, valid and invalid.
struct Dice(Random);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        (self.0.bits() % count as u64) as usize
    }

    fn of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }

    fn by(&mut self) -> By {
        let id = self.of(&PEOPLE);
        if self.below(4) == 0 {
            return By::House;
        }
        By::Person(Sitter { id: id.into(), name: id.into(), has_account: false })
    }

    fn command(&mut self, room: &Room) -> Command {
        let seat = Player::new(self.below(room.places.len()));
        let whats =
            [What::Draw, What::Takeback, What::RematchKept, What::RematchRotated, What::RematchWinnerFirst];
        match self.below(24) {
            0 => Command::Join { seat: Some(seat), key: None },
            1 => Command::Leave,
            2 => Command::Start,
            3 => Command::SeatEngine { seat, level: "random".into() },
            4 => Command::Resign,
            5 | 6 => Command::Offer(self.of(&whats)),
            7 => Command::Decline,
            8 => Command::Claim,
            9 => Command::Mute(self.of(&PEOPLE).into()),
            10 => Command::Watch { gone: room.to_move() },
            11 => Command::Resume { alive_ms: 0 },
            12 => Command::Hand { from: self.of(&PEOPLE).into(), to: self.of(&PEOPLE).into() },
            13 => Command::Undo,
            14 => Command::Redo,
            15 => Command::Pause,
            16 => Command::Continue,
            _ => Command::Turn { number: room.next_turn(), moves: self.turn(room), thoughts: Vec::new() },
        }
    }

    fn turn(&mut self, room: &Room) -> Vec<String> {
        let Some(mut table) = room.table.as_ref().map(Table::fork) else { return Vec::new() };
        let player = table.to_move();
        let mut moves = Vec::new();
        while table.to_move().is_some() && table.to_move() == player {
            let choices = table.play_state().choices();
            let mv = choices[self.below(choices.len())].text.clone();
            table.play(&mv).unwrap();
            moves.push(mv);
            if !table.play_state().is_mid_turn() {
                break;
            }
        }
        moves
    }
}

fn created(dice: &mut Dice, game: &str) -> Event {
    let absent = dice.of(&[Absent::Claim, Absent::Skip, Absent::Engine]);
    let clock = dice.of(&["none", "5s+1s", "20s/turn"]).to_string();
    let plan = TablePlan { absent, clock, ..TablePlan::of_game(game.into()) };
    let seats = Plan::check(plan.clone()).unwrap().seats;
    let place = |_| match dice.below(3) {
        0 => Place { engine: Some("random".into()), ..Place::default() },
        person => Place { person: Some(PersonId::from(PEOPLE[person - 1])), ..Place::default() },
    };
    Event::Created { creator: "ana".into(), plan: Box::new(plan), places: (0..seats).map(place).collect() }
}

fn standing(room: &Room, now: Ms) -> String {
    let seats = (0..room.places.len()).map(Player::new);
    let left: Vec<Option<u64>> = seats.map(|seat| room.left_ms(seat, now)).collect();
    format!(
        "{:?} {:?} {} {:?} {:?} {:?}",
        room.state(),
        room.table.as_ref().map(Table::line),
        room.version,
        room.places,
        room.offer(),
        left
    )
}

#[test]
fn what_is_decided_is_applied_and_stored_events_rebuild_the_room() {
    for seed in 0..40 {
        let kinds = kinds();
        check(kinds[seed as usize % kinds.len()].info.id, seed);
    }
}

fn check(game: &str, seed: u64) {
    let mut dice = Dice(Random::from_seed(seed));
    let first = created(&mut dice, game);
    let mut room = Room::create("law", 0, first.clone()).unwrap();
    let mut log: Vec<(Ms, String)> = Vec::new();
    let mut now = 0;
    for _ in 0..120 {
        now += dice.below(1500) as Ms;
        let (by, command) = (dice.by(), dice.command(&room));
        let (state, gone) = (room.state(), room.to_move().filter(|_| dice.below(10) == 0));
        let Ok(events) = room.decide(&by, &command, gone, now, &mut dice.0) else { continue };
        for event in &events {
            let applied = room.apply(now, event);
            assert!(applied.is_ok(), "seed {seed}: {applied:?} of {command:?} by {by:?} in {state:?}");
            log.push((now, serde_json::to_string(event).unwrap()));
        }
        assert!(state == State::Open || room.state() != State::Open, "seed {seed}: {command:?}");
    }
    let mut again = Room::create("law", 0, first).unwrap();
    for (at_ms, text) in log {
        again.apply(at_ms, &serde_json::from_str(&text).unwrap()).unwrap();
    }
    assert_eq!(standing(&again, now), standing(&room, now), "seed {seed}");
}
