//! `tabuleiro analyze WHAT --fair`: fairness of a set-up or a position, by games of a player against itself.

use super::engine::ours;
use super::interrupt::{self, STOP};
use super::ticker::progress_line;
use crate::args::AnalyzeArgs;
use crate::failure::{About, Failure};
use crate::plain::page;
use crate::screen::Screen;
use anyhow::Result;
use serde_json::json;
use std::io::Write;
use std::ops::ControlFlow;
use std::process::ExitCode;
use tabuleiro_analysis::fairness::{Fairness, Share, Trial};
use tabuleiro_core::{Message, Player, Random};
use tabuleiro_engine::native::{Stopwatch, Threads};
use tabuleiro_table::{Computer, Means, Table};
use tabuleiro_words::Localizer;

/// The most games one may ask for.
const GAMES_MAX: usize = 100_000;

pub(crate) fn run(
    args: &AnalyzeArgs,
    games: usize,
    table: &Table,
    screen: &Screen,
    out: &mut dyn Write,
) -> Result<ExitCode> {
    if !(1..=GAMES_MAX).contains(&games) {
        let problem = Message::new("error-games").number("found", games as i64);
        return Err(Failure::new(problem.number("most", GAMES_MAX as i64)).into());
    }
    let kind = table.kind();
    let rule_set = kind.info.rule_set(table.play_state().setup().rule_set);
    let rule_set = rule_set.expect("a game has one of its rule sets");
    let computer = match args.engine.as_deref() {
        Some(engine) => kind.computer(rule_set, engine).about(kind.info)?,
        None => Computer::from(kind.default_level(rule_set).spec),
    };
    let mut trial = Trial {
        spec: ours(&computer)?,
        games,
        means: Means {
            timer: &|| Box::new(Stopwatch::start()),
            workers: &Threads,
            stop: &STOP,
            random: &mut Random::from_seed(args.setup.seed.unwrap_or(1)),
        },
    };
    let speaker = page::speaker(table, screen);
    let tried = trial.run(table, &mut |fairness| {
        progress_line(&speaker, "fair-progress", fairness.games, games);
        ControlFlow::Continue(())
    });
    let fairness = tried.about(kind.info)?;
    if args.json {
        writeln!(out, "{}", json!(fairness))?;
    } else {
        write(out, &fairness, &speaker, &speaker.say(&computer.name()))?;
    }
    out.flush()?;
    if interrupt::is_stopped() {
        eprintln!("{}", speaker.word("analyze-stopped"));
        return Ok(ExitCode::from(130));
    }
    Ok(ExitCode::SUCCESS)
}

fn write(out: &mut dyn Write, fairness: &Fairness, speaker: &Localizer, who: &str) -> Result<()> {
    let title = Message::new("fair-title").number("games", fairness.games as i64).text("engine", who);
    writeln!(out, "{}", speaker.say(&title))?;
    let percent = |share: f64| format!("{:.0}", share * 100.0);
    let line = |message: Message, share: &Share| {
        let message = message.text("share", percent(share.share));
        speaker.say(&message.text("low", percent(share.low)).text("high", percent(share.high)))
    };
    for (index, share) in fairness.seats.iter().enumerate() {
        let seat = Message::new("fair-of-seat").player("player", Player::new(index));
        writeln!(out, "  {}", line(seat, share))?;
    }
    for (index, share) in fairness.turns.iter().enumerate() {
        let turn = Message::new("fair-of-turn").number("turn", index as i64 + 1);
        writeln!(out, "  {}", line(turn, share))?;
    }
    writeln!(out, "{}", speaker.say(&fairness.verdict()))?;
    Ok(())
}
