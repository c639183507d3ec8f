//! Hidden information never shows: two games that differ only in face-down tiles are played side by side and compared.

use std::sync::atomic::AtomicBool;
use tabuleiro_core::{Options, Random, Setup};
use tabuleiro_engine::{Alone, Limits, NoTimer};
use tabuleiro_table::{ComputerPlayer, Means, Snapshot, Table, kind};

const GAME: &str = "small-star-empires";

fn table(setup: &Setup) -> Table {
    Table::new(kind(GAME).unwrap(), setup).unwrap()
}

/// Returns the same game with other tiles where nothing was found.
fn with_other_tiles(table: &Table, random: &mut Random) -> Table {
    let play = table.play_state();
    let drawn = play.draw_hidden(random).expect("something is hidden");
    let mut record = table.private_record();
    record.setup = drawn.text(play.info());
    let replay = Table::replay(&record).unwrap();
    assert_eq!(replay.fault, None);
    replay.table
}

/// Returns everything that a table tells of a game.
fn told(table: &Table, engine: Option<&str>) -> Vec<String> {
    let play = table.play_state();
    let mut told = vec![
        table.record().link(),
        serde_json::to_string(&table.record()).unwrap(),
        table.line(),
        table.game_line().to_string(),
        serde_json::to_string(&Snapshot::of(table)).unwrap(),
        format!("{:?}", play.view()),
        format!("{:?}", play.insights()),
        format!("{:?}", play.choices()),
        format!("{:?}", play.draft()),
        format!("{:?}", play.palette()),
        format!("{:?}", play.board()),
        format!("{:?}", play.steps()),
        play.position_text(),
        play.setup().text(play.info()),
        table.known().private_record().link(),
        format!("{:?}", play.why_illegal(&[])),
    ];
    if let (Some(engine), Some(_)) = (engine, table.to_move()) {
        let spec = engine.parse().unwrap();
        let mut player = ComputerPlayer::engine_at(table.kind(), spec, play.fork());
        let mut means = Means {
            timer: &|| Box::new(NoTimer),
            workers: &Alone,
            stop: &AtomicBool::new(false),
            random: &mut Random::from_seed(9),
        };
        let mut lines = Vec::new();
        let thought = player
            .think(&Limits::of_nodes(150), &mut means, &mut |thought| lines.push(format!("{thought:?}")));
        told.push(format!("{thought:?} {lines:?}"));
    }
    told
}

#[test]
fn hidden_tiles_change_nothing_that_is_told() {
    let mut random = Random::from_seed(4);
    let engines = ["alpha-beta memory=1", "mcts memory=4", "uct", "max-n memory=1", "level 2", "best"];
    for (round, seats) in [2, 3, 4, 2].into_iter().enumerate() {
        let mut options = Options::default_of(kind(GAME).unwrap().info).with_seats(seats).unwrap();
        for (option, choice) in
            [("unexplored", "on"), ("holes", "off"), ("borders", ["closed", "open"][round % 2])]
        {
            options = options.with(option, choice).unwrap();
        }
        let mut table = table(&kind(GAME).unwrap().draw(&options, &mut random).unwrap());
        let mut decisions = 0;
        while table.to_move().is_some() {
            let engine = (decisions % 8 == 1).then(|| engines[(round + decisions / 8) % engines.len()]);
            let other = with_other_tiles(&table, &mut random);
            let (one, two) = (told(&table, engine), told(&other, engine));
            for (one, two) in one.into_iter().zip(two) {
                assert!(!one.contains("tiles~"), "{one}");
                assert_eq!(one, two, "{engine:?} at {}", table.line());
            }
            let choices = table.play_state().choices();
            let reveals: Vec<_> = choices.iter().filter(|choice| choice.reveals).collect();
            let choice = match reveals.first() {
                Some(choice) if random.below(2) == 0 => choice.text.clone(),
                _ => choices[random.below(choices.len())].text.clone(),
            };
            table.play(&choice).unwrap();
            decisions += 1;
        }
        assert!(table.play_state().steps().iter().any(|step| step.reveals), "something was found");
    }
}

#[test]
fn a_turn_that_is_undone_finds_the_same_tile_again() {
    let setup = "sse1.published.2.starts~1.map~pl_a0R00b.unexplored~a2-a4.tiles~ulllmmmnnffoou";
    let mut table = Table::open(setup).unwrap();
    assert_eq!(table.play("a1-a2c").unwrap().text, "a1-a2cu");
    assert!(table.play_state().is_mid_turn());
    table.undo_turn();
    assert_eq!(table.play("a1-a2c").unwrap().text, "a1-a2cu");
    table.play("a2-a3c").unwrap();
    let replay = Table::replay(&table.record()).unwrap();
    assert_eq!(
        (replay.fault, replay.table.line()),
        (None, table.line()),
        "the public record is the whole game"
    );
}
