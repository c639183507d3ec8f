//! `tabuleiro load`: many people at once on a server, and how it bears them.

use crate::args::LoadArgs;
use crate::screen::Screen;
use anyhow::Result;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{IsTerminal, Write};
use std::time::Duration;
use tabuleiro_core::Message;
use tabuleiro_load::{Phase, Plan, Report};
use tabuleiro_table::kinds;

pub fn run(args: &LoadArgs, screen: &Screen, out: &mut dyn Write) -> Result<()> {
    let game = args.game.clone().unwrap_or_else(|| kinds()[0].info.id.into());
    let plan = Plan {
        nodes: args.nodes.clone(),
        game,
        clock: args.clock.clone(),
        games: args.games as usize,
        idle: args.idle as usize,
        engine_games: args.engine_games as usize,
        turns_per_second: args.turns_per_second.into(),
        seconds: args.seconds.into(),
        restarts: args.restarts as usize,
        at_once: args.at_once as usize,
        processes: args.processes.clone(),
        anywhere: args.anywhere,
        seed: args.seed.unwrap_or_else(super::setup::seed_of_the_moment),
    };
    let speaker = screen.speaker(None);
    let line = progress();
    let report = tabuleiro_load::run(&plan, &mut |phase| {
        let message = match phase {
            Phase::Coming(there) => Message::new("load-coming").number("connections", there as i64),
            Phase::Playing(turns) => Message::new("load-playing").number("turns", turns as i64),
        };
        line.set_message(speaker.say(&message));
        line.tick();
    });
    line.finish_and_clear();
    for message in lines(&plan, &report?) {
        writeln!(out, "{}", speaker.say(&message))?;
    }
    Ok(())
}

/// A line that says how far it is, for somebody who looks.
fn progress() -> ProgressBar {
    let is_seen = std::io::stderr().is_terminal();
    let line = ProgressBar::new_spinner();
    line.set_draw_target(if is_seen { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() });
    line.set_style(ProgressStyle::with_template("{msg}").expect("this form is right"));
    line
}

fn lines(plan: &Plan, report: &Report) -> Vec<Message> {
    let mut lines = vec![
        Message::new("load-connections")
            .number("connections", report.connections as i64)
            .text("rate", rounded(report.connections_per_second)),
        Message::new("load-turns")
            .number("turns", report.turns as i64)
            .text("rate", rounded(report.turns_per_second))
            .number("late", report.late as i64)
            .number("over", report.games_over as i64),
        Message::new("load-times")
            .text("half", ms(report.p50))
            .text("most", ms(report.p99))
            .text("nearly", ms(report.p999))
            .text("longest", ms(report.longest)),
        Message::new("load-messages").number("messages", report.delivered as i64),
    ];
    if plan.engine_games > 0 {
        lines.push(Message::new("load-engines").number("turns", report.engine_turns as i64));
    }
    if let (Some(idle), Some(table)) = (report.memory_per_idle, report.memory_per_table) {
        let message = Message::new("load-idle").number("connections", report.idle as i64);
        lines.push(message.text("each", kib(idle)).text("table", kib(table)));
    }
    if let Some(each) = report.memory_per_connection {
        let message = Message::new("load-memory").text("each", kib(each));
        lines.push(message);
    }
    lines.extend(
        report
            .memory_bytes
            .map(|all| Message::new("load-memory-all").text("all", rounded(all as f64 / 1_048_576.0))),
    );
    if let (Some(share), Some(each)) = (report.processor_share, report.processor_per_message) {
        let message = Message::new("load-processor").text("share", rounded(share * 100.0));
        lines.push(message.text("each", rounded(each.as_secs_f64() * 1e6)));
    }
    if report.back + report.away > 0 {
        let back =
            Message::new("load-back").number("back", report.back as i64).number("away", report.away as i64);
        lines.push(back.text("seconds", rounded(report.back_after.as_secs_f64())));
    }
    if report.waits > 0 {
        lines.push(Message::new("load-waits").number("waits", report.waits as i64));
    }
    let refused = report.refused.iter();
    lines
        .extend(refused.map(|(why, count)| {
            Message::new("load-refused").number("count", *count as i64).text("why", why)
        }));
    lines.extend(report.machine_load.map(|load| Message::new("load-machine").text("load", load)));
    lines
}

fn rounded(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

fn kib(bytes: u64) -> f64 {
    rounded(bytes as f64 / 1024.0)
}

fn ms(time: Duration) -> f64 {
    rounded(time.as_secs_f64() * 1e3)
}
