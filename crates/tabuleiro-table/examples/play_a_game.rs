//! Plays a game between two engines and prints its record:
//! `cargo run --example play_a_game -p tabuleiro-table -- syrtis`.

use std::error::Error;
use std::sync::atomic::AtomicBool;
use tabuleiro_core::{Options, Random};
use tabuleiro_engine::{Alone, NoTimer};
use tabuleiro_table::{Budget, ComputerPlayer, Means, Table, kind};

fn main() -> Result<(), Box<dyn Error>> {
    let name = std::env::args().nth(1).unwrap_or_else(|| "green-skull".into());
    let kind = kind(&name).ok_or_else(|| format!("unknown game `{name}`"))?;
    let mut random = Random::from_seed(1);
    let setup = kind.draw(&Options::default_of(kind.info), &mut random)?;
    let mut table = Table::new(kind, &setup)?;
    let engines = ["alpha-beta nodes=200", "uct nodes=200"];
    let mut players = Vec::new();
    for engine in engines {
        players.push(ComputerPlayer::engine(kind, engine.parse()?));
    }
    // Without a timer, node counts are the only limits, so every run plays the same game.
    let stop = AtomicBool::new(false);
    let mut means = Means { timer: &|| Box::new(NoTimer), workers: &Alone, stop: &stop, random: &mut random };
    while let Some(player) = table.to_move() {
        let computer = &mut players[player.index() % engines.len()];
        computer.catch_up(&table.game_line())?;
        let decided = computer.decide(&Budget::default(), &mut means, &mut |_| {})?;
        table.play(&decided.mv)?;
    }
    print!("{}", table.record().text(|_| Vec::new()));
    Ok(())
}
