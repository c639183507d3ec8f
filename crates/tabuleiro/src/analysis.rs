//! An analysis for people, line by line.

use crate::plain::page;
use crate::screen::{Screen, visible, write_wrapped};
use crate::style::Style;
use std::io::{self, Write};
use tabuleiro_analysis::{
    Analysis, TurnVerdict, Verdict, percent, proof_message, sparkline, verdict_message,
};
use tabuleiro_core::Message;
use tabuleiro_engine::Thought;
use tabuleiro_table::Table;
use tabuleiro_words::Localizer;

/// Writes the whole analysis.
pub(crate) fn write(
    out: &mut dyn Write,
    table: &Table,
    analysis: &Analysis,
    screen: &Screen,
) -> io::Result<()> {
    let speaker = page::speaker(table, screen);
    for turn in analysis.verdicts() {
        write_turn(out, &turn, &speaker, screen)?;
    }
    if !analysis.turns.is_empty() {
        writeln!(out)?;
        write_summary(out, table, analysis, &speaker, screen)?;
    }
    if let Some(thought) = &analysis.last {
        if !analysis.turns.is_empty() {
            writeln!(out)?;
        }
        write_thought(out, thought, &speaker, screen)?;
    }
    Ok(())
}

/// Writes a line such as `12. Ana  d7-d6  0.52  good (-0.03); best was b7-b6`.
fn write_turn(
    out: &mut dyn Write,
    turn: &TurnVerdict,
    speaker: &Localizer,
    screen: &Screen,
) -> io::Result<()> {
    let head = format!(
        "{:>3}. {} {}  {:>5}",
        turn.number,
        screen.paint(&speaker.name(turn.player), Style::of_player(turn.player)),
        turn.played.join(" "),
        percent(turn.after),
    );
    let style = if turn.verdict >= Verdict::Inaccuracy { Style::STRONG } else { Style::PLAIN };
    let mut said = vec![screen.paint(&speaker.say(&verdict_message(turn.verdict)), style)];
    if let Some(best) = turn.best {
        said[0] = format!("{} (-{})", said[0], percent(turn.loss));
        said.push(speaker.say(&Message::new("analyze-best-was").text("line", best.join(" "))));
    }
    said.extend(turn.proof.map(|proof| speaker.say(&proof_message(&proof))));
    write_wrapped(out, &format!("{head}  {}", said.join("; ")), screen.columns, "       ")
}

/// Writes the course of the game and each seat's verdicts.
fn write_summary(
    out: &mut dyn Write,
    table: &Table,
    analysis: &Analysis,
    speaker: &Localizer,
    screen: &Screen,
) -> io::Result<()> {
    let players = || table.play_state().seats().players();
    let widest = players().map(|player| visible(&speaker.name(player))).max().unwrap_or(0);
    for player in players() {
        let name = speaker.name(player);
        let room = screen.columns.saturating_sub(widest + 2);
        let line = sparkline(&analysis.course, player, room, screen.theme.unicode);
        let gap = " ".repeat(widest - visible(&name) + 1);
        writeln!(out, "{}{gap}{line}", screen.paint(&name, Style::of_player(player)))?;
    }
    for summary in analysis.summaries() {
        let count = |(verdict, count): &(Verdict, usize)| {
            format!("{} {count}", speaker.say(&verdict_message(*verdict)))
        };
        let counts: Vec<String> = summary.counts.iter().map(count).collect();
        let message =
            Message::new("analyze-seat").player("player", summary.player).text("counts", counts.join(", "));
        let message = message.text("mean", percent(summary.loss_mean));
        write_wrapped(out, &speaker.say(&message), screen.columns, "  ")?;
    }
    Ok(())
}

/// Writes the best lines with their values for every seat.
fn write_thought(
    out: &mut dyn Write,
    thought: &Thought<String>,
    speaker: &Localizer,
    screen: &Screen,
) -> io::Result<()> {
    let heading = Message::new("analyze-lines")
        .number("depth", thought.depth)
        .text("nodes", thought.nodes)
        .text("seconds", format!("{:.1}", thought.time.as_secs_f64()));
    writeln!(out, "{}", screen.paint(&speaker.say(&heading), Style::STRONG))?;
    for (index, line) in thought.lines.iter().enumerate() {
        let values: Vec<String> = (line.values.iter())
            .map(|(player, &value)| format!("{} {}", speaker.name(player), percent(value)))
            .collect();
        let proof = line.proof.map(|proof| format!("  [{}]", speaker.say(&proof_message(&proof))));
        let text = format!(
            "{:>3}  {}{}  {}",
            index + 1,
            values.join(", "),
            proof.unwrap_or_default(),
            line.moves.join(" ")
        );
        write_wrapped(out, &text, screen.columns, "       ")?;
    }
    Ok(())
}
