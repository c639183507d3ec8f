//! A report as sentences.

use crate::{Plan, Report};
use std::time::Duration;
use tabuleiro_core::Message;

/// Returns the lines of a report.
pub fn summary(plan: &Plan, report: &Report) -> Vec<Message> {
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
