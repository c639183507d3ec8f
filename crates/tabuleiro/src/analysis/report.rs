//! An analysis for people, and for programs.

use super::chart::sparkline;
use super::judge::Analysis;
use crate::plain::page;
use crate::screen::{Screen, visible, write_wrapped};
use crate::style::Style;
use serde_json::{Value, json};
use std::io::{self, Write};
use tabuleiro_core::{Message, Player, SeatResult};
use tabuleiro_engine::analysis::{Decision, Verdict};
use tabuleiro_engine::{Proof, Thought, Variation};
use tabuleiro_table::Table;
use tabuleiro_table::words::Speaker;

/// The whole analysis.
pub fn write(out: &mut dyn Write, table: &Table, analysis: &Analysis, screen: &Screen) -> io::Result<()> {
    let speaker = page::speaker(table, screen);
    for (number, verdict, turn) in analysis.verdicts() {
        write_turn(out, number, verdict, turn, &speaker, screen)?;
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

/// `12. Ana  d7-d6  0.52  good (-0.03); best was b7-b6`
fn write_turn(
    out: &mut dyn Write,
    number: usize,
    verdict: Verdict,
    turn: &[Decision<String>],
    speaker: &Speaker,
    screen: &Screen,
) -> io::Result<()> {
    let (Some(first), Some(last)) = (turn.first(), turn.last()) else { return Ok(()) };
    let player = first.player;
    let played: Vec<&str> = turn.iter().map(|decision| decision.played.as_str()).collect();
    let loss: f32 = turn.iter().map(Decision::loss).sum();
    let head = format!(
        "{number:>3}. {} {}  {}",
        screen.paint(&speaker.name(player), Style::of_player(player)),
        played.join(" "),
        percent(last.after[player]),
    );
    let word = speaker.word(format!("verdict-{verdict}"));
    let style = if verdict >= Verdict::Inaccuracy { Style::STRONG } else { Style::PLAIN };
    let mut said = vec![screen.paint(&word, style)];
    if let Some(missed) =
        turn.iter().find(|decision| decision.loss() > 0.0).filter(|_| verdict >= Verdict::Good)
    {
        said[0] = format!("{} (-{})", said[0], percent(loss).trim());
        let best = missed.before.lines[0].moves.join(" ");
        said.push(speaker.say(&Message::new("analyze-best-was").text("line", best)));
    }
    said.extend(first.before.lines[0].proof.map(|proof| speaker.say(&proof_message(&proof))));
    write_wrapped(out, &format!("{head}  {}", said.join("; ")), screen.columns, "       ")
}

/// The course of the game, and how often each seat did how well.
fn write_summary(
    out: &mut dyn Write,
    table: &Table,
    analysis: &Analysis,
    speaker: &Speaker,
    screen: &Screen,
) -> io::Result<()> {
    let players = || table.play_state().seats().players();
    let widest = players().map(|player| visible(&speaker.name(player))).max().unwrap_or(0);
    for player in players() {
        let name = speaker.name(player);
        let room = screen.columns.saturating_sub(widest + 2);
        let line = sparkline(&analysis.course, player, room, screen.theme);
        let gap = " ".repeat(widest - visible(&name) + 1);
        writeln!(out, "{}{gap}{line}", screen.paint(&name, Style::of_player(player)))?;
    }
    for player in players() {
        let of_player = || analysis.verdicts().filter(move |(_, _, turn)| turn[0].player == player);
        let turns = of_player().count();
        let counts: Vec<String> = (Verdict::ALL.into_iter())
            .filter_map(|verdict| {
                let count = of_player().filter(|(_, own, _)| *own == verdict).count();
                let word = speaker.word(format!("verdict-{verdict}"));
                (count > 0).then(|| format!("{word} {count}"))
            })
            .collect();
        let lost: f32 = of_player().flat_map(|(_, _, turn)| turn).map(Decision::loss).sum();
        if turns > 0 {
            let mean = percent(lost / turns as f32).trim().to_string();
            let message =
                Message::new("analyze-seat").player("player", player).text("counts", counts.join(", "));
            write_wrapped(out, &speaker.say(&message.text("mean", mean)), screen.columns, "  ")?;
        }
    }
    Ok(())
}

/// The best lines, each with what it is worth to every seat.
fn write_thought(
    out: &mut dyn Write,
    thought: &Thought<String>,
    speaker: &Speaker,
    screen: &Screen,
) -> io::Result<()> {
    let heading = Message::new("analyze-lines")
        .number("depth", thought.depth)
        .text("nodes", thought.nodes)
        .text("seconds", format!("{:.1}", thought.time.as_secs_f64()));
    writeln!(out, "{}", screen.paint(&speaker.say(&heading), Style::STRONG))?;
    for (index, line) in thought.lines.iter().enumerate() {
        let values: Vec<String> = (line.values.iter())
            .map(|(player, &value)| format!("{} {}", speaker.name(player), percent(value).trim()))
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

fn percent(value: f32) -> String {
    format!("{:>3.0} %", value * 100.0)
}

/// What is certain, as a sentence.
fn proof_message(proof: &Proof) -> Message {
    let result = match proof.result {
        SeatResult::Won => "won",
        SeatResult::Drew => "drew",
        SeatResult::Lost => "lost",
    };
    match (proof.plies, proof.margin) {
        (Some(plies), _) => Message::new(format!("proof-{result}-in")).number("plies", plies),
        (None, Some(points)) => Message::new(format!("proof-{result}-by")).number("points", points.abs()),
        (None, None) => Message::new(format!("proof-{result}")),
    }
    .player("player", proof.player)
}

/// What is known of a decision, or of where the game stands, for programs.
pub fn as_json(turn: usize, decision: &Decision<String>) -> Value {
    let mut value = thought_json(&decision.before);
    let of_decision = json!({
        "turn": turn,
        "seat": decision.player.seat(),
        "move": decision.played,
        "choices": decision.choices,
        "best": decision.before.lines[0].moves[0],
        "loss": rounded(decision.loss()),
        "verdict": Verdict::on(std::slice::from_ref(decision)).to_string(),
        "after": decision.after.as_slice().iter().map(|&value| rounded(value)).collect::<Vec<_>>(),
    });
    if let (Value::Object(all), Value::Object(of_decision)) = (&mut value, of_decision) {
        all.extend(of_decision);
    }
    value
}

/// A thought for programs.
pub fn thought_json(thought: &Thought<String>) -> Value {
    json!({
        "depth": thought.depth,
        "nodes": thought.nodes,
        "time_ms": thought.time.as_millis() as u64,
        "lines": thought.lines.iter().map(line_json).collect::<Vec<_>>(),
    })
}

fn line_json(line: &Variation<String>) -> Value {
    let proof = line.proof.map(|proof| {
        json!({
            "seat": proof.player.seat(), "result": proof.result.to_string(), "plies": proof.plies, "margin": proof.margin,
        })
    });
    json!({
        "moves": line.moves,
        "values": line.values.as_slice().iter().map(|&value| rounded(value)).collect::<Vec<_>>(),
        "scores": line.scores.as_slice(),
        "proof": proof,
    })
}

/// Three decimals say all there is to say.
fn rounded(value: f32) -> f64 {
    (f64::from(value) * 1000.0).round() / 1000.0
}

/// The names of the players, as they are called in words.
pub fn names(table: &Table, speaker: &Speaker) -> Vec<(Player, String)> {
    table.play_state().seats().players().map(|player| (player, speaker.name(player))).collect()
}
