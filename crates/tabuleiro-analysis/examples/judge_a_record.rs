//! Judges every turn of a record and prints the mistakes:
//! `cargo run --example judge_a_record -p tabuleiro-analysis -- game.tabuleiro`.

use std::error::Error;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use tabuleiro_analysis::{Judge, Notes, limits, percent};
use tabuleiro_core::Random;
use tabuleiro_engine::{Alone, NoTimer};
use tabuleiro_table::{Means, read_game};
use tabuleiro_words::Localizer;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("usage: judge_a_record FILE")?;
    let (text, english) = (std::fs::read_to_string(path)?, Localizer::new("en", None));
    let table = read_game(&text).map_err(|unread| english.say(&unread.problem))?.table;
    let spec = "alpha-beta nodes=2000".parse()?;
    let steps = table.play_state().steps().len();
    let mut judge = Judge {
        spec: &spec,
        limits: limits(&spec, 1, steps),
        means: Means {
            timer: &|| Box::new(NoTimer),
            workers: &Alone,
            stop: &AtomicBool::new(false),
            random: &mut Random::from_seed(1),
        },
        notes: Notes::default(),
        hear: &|_| {},
    };
    let analysis = judge.judge(&table, &mut |progress| {
        eprint!("\r{} of {steps} decisions", progress.looked_at);
        ControlFlow::Continue(())
    })?;
    eprintln!();
    for turn in analysis.verdicts() {
        print!("{}. {}: {}, lost {}", turn.number, turn.played.join(" "), turn.verdict, percent(turn.loss));
        match turn.best {
            Some(best) => println!("; better was {}", best.join(" ")),
            None => println!(),
        }
    }
    Ok(())
}
