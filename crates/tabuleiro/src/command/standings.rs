//! A match's result on the page: tables, tests, charts.

use crate::failure::unwritable;
use crate::screen::Screen;
use anyhow::Result;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::Path;
use tabuleiro_arena::rating::{elo, share};
use tabuleiro_arena::schedule::pairings;
use tabuleiro_arena::standings::{duel, elo_between, whole_duel};
use tabuleiro_arena::{
    Counted, Definition, Estimate, Failure, Finished, Format, Schedule, Standings, TestVerdict, chart,
};
use tabuleiro_core::Message;
use tabuleiro_words::Localizer;

/// Writes how a match stands.
pub(crate) fn write(
    definition: &Definition,
    games: &[Finished],
    screen: &Screen,
    out: &mut dyn Write,
) -> Result<()> {
    let speaker = screen.speaker(None);
    let standings = Standings::of(definition, games);
    let planned = definition.starts * Schedule::games_per_start(definition);
    let title = Message::new(if definition.balanced { "match-title-balanced" } else { "match-title" })
        .text("game", &definition.game)
        .text("rules", &definition.rule_set)
        .number("seats", definition.seats as i64)
        .number("games", games.len() as i64)
        .number("planned", planned as i64)
        .number("starts", definition.starts as i64)
        .text("seed", definition.seed);
    writeln!(out, "{}", speaker.say(&title))?;
    write_table(&accounts(definition, &standings, &speaker), out)?;
    if definition.engines.len() > 2 {
        writeln!(out, "\n{}", speaker.word("match-cross"))?;
        write_table(&cross(definition, &standings), out)?;
    }
    writeln!(out)?;
    for sentence in remarks(definition, games, &standings, &speaker) {
        writeln!(out, "{sentence}")?;
    }
    Ok(())
}

fn accounts(definition: &Definition, standings: &Standings, speaker: &Localizer) -> Vec<Vec<String>> {
    let of_two = definition.seats == 2;
    let mut columns = vec!["player", if of_two { "score" } else { "firsts" }, "interval", "games", "won"];
    columns
        .extend(["drawn", "lost", "rank", "slowest"].iter().filter(|column| !of_two || **column != "rank"));
    let mut head: Vec<String> =
        columns.iter().map(|column| speaker.word(format!("match-column-{column}"))).collect();
    let seat = |seat: usize| speaker.say(&Message::new("match-seat").number("seat", seat as i64 + 1));
    head.extend((0..definition.seats).map(seat));
    let mut rows = vec![head];
    for engine in standings.ranking() {
        let account = &standings.players[engine];
        let mut row = vec![format!("{} {}", letter(engine), definition.engines[engine])];
        row.push(account.score.map_or("-".into(), |score| percent(score.value)));
        row.push(
            account
                .score
                .map_or("-".into(), |score| format!("{}..{}", percent(score.low), percent(score.high))),
        );
        row.extend([account.games, account.won, account.shared, account.lost].map(|count| count.to_string()));
        if !of_two {
            row.push(format!("{:.2}", account.mean_rank));
        }
        row.push(format!("{} ms", account.slowest_ms));
        row.extend(account.by_seat.iter().map(|(points, games)| match games {
            0 => "-".into(),
            _ => percent(points / *games as f64),
        }));
        rows.push(row);
    }
    rows
}

fn cross(definition: &Definition, standings: &Standings) -> Vec<Vec<String>> {
    let ranking = standings.ranking();
    let mut head = vec![String::new()];
    head.extend(ranking.iter().map(|&engine| letter(engine)));
    let mut rows = vec![head];
    for &one in &ranking {
        let mut row = vec![format!("{} {}", letter(one), definition.engines[one])];
        row.extend(ranking.iter().map(|&other| match standings.cross[one][other] {
            encounter if encounter.games == 0 => "-".into(),
            encounter => format!("{}/{}", points(encounter.points), encounter.games),
        }));
        rows.push(row);
    }
    rows
}

/// Points with one decimal, if they are not whole: a shared win is a share of a point.
fn points(points: f64) -> String {
    let tenths = (10.0 * points).round() as i64;
    if tenths % 10 == 0 { (tenths / 10).to_string() } else { format!("{points:.1}") }
}

/// Writes facts that the tables lack.
fn remarks(
    definition: &Definition,
    games: &[Finished],
    standings: &Standings,
    speaker: &Localizer,
) -> Vec<String> {
    let mut remarks = Vec::new();
    if definition.seats == 2
        && definition.engines.len() == 2
        && let Some(elo) = elo_between(games, 0, 1)
    {
        let message = Message::new("match-elo")
            .text("name", &definition.engines[0])
            .text("other", &definition.engines[1])
            .text("elo", signed(elo.value))
            .text("low", signed(elo.low))
            .text("high", signed(elo.high));
        remarks.push(speaker.say(&message));
    }
    if definition.seats > 2 {
        let equal = percent(1.0 / definition.seats as f64);
        remarks.push(speaker.say(&Message::new("match-equal-share").text("share", equal)));
    }
    if standings.nobody_won > 0 {
        let message = Message::new("match-nobody-won").number("games", standings.nobody_won as i64);
        remarks.push(speaker.say(&message));
    }
    for (engine, account) in standings.players.iter().enumerate() {
        for (why, count) in &account.forfeits {
            let message = Message::new("match-forfeit")
                .text("name", &definition.engines[engine])
                .number("count", *count as i64)
                .message("why", failure(*why));
            remarks.push(speaker.say(&message));
        }
    }
    remarks.extend(test_remark(definition, games, speaker));
    remarks
}

fn failure(why: Failure) -> Message {
    Message::new(match why {
        Failure::Crashed => "match-failure-crashed",
        Failure::OutOfTime => "match-failure-out-of-time",
        Failure::Illegal => "match-failure-illegal",
    })
}

fn test_remark(definition: &Definition, games: &[Finished], speaker: &Localizer) -> Option<String> {
    let sprt = definition.sprt?;
    let units = whole_duel(definition, games, 0, 1);
    let (lower, upper) = sprt.bounds();
    let figure = |value: f64| format!("{value:.2}");
    let ratio = figure(sprt.ratio(&units));
    let message = match sprt.verdict(&units) {
        TestVerdict::Open => {
            Message::new("match-settled-open").text("lower", figure(lower)).text("upper", figure(upper))
        }
        TestVerdict::Lower => {
            Message::new("match-settled-lower").text("elo", sprt.elo1).text("bound", figure(lower))
        }
        TestVerdict::Upper => {
            Message::new("match-settled-upper").text("elo", sprt.elo0).text("bound", figure(upper))
        }
    };
    Some(speaker.say(&message.text("ratio", ratio)))
}

/// Returns the standings as JSON.
pub(crate) fn as_json(definition: &Definition, games: &[Finished]) -> Value {
    let standings = Standings::of(definition, games);
    let player = |(engine, account): (usize, &tabuleiro_arena::standings::Account)| {
        json!({
            "engine": definition.engines[engine], "games": account.games, "won": account.won, "drawn": account.shared,
            "lost": account.lost, "points": account.points, "score": account.score.map(estimate),
            "mean_rank": account.mean_rank, "slowest_ms": account.slowest_ms, "by_seat": account.by_seat,
            "forfeits": account.forfeits,
        })
    };
    let cross: Vec<Vec<Value>> = standings
        .cross
        .iter()
        .map(|row| row.iter().map(|met| json!({"games": met.games, "points": met.points})).collect())
        .collect();
    let of_two = definition.seats == 2 && definition.engines.len() == 2;
    let sprt = definition.sprt.map(|sprt| {
        let units = whole_duel(definition, games, 0, 1);
        let verdict = match sprt.verdict(&units) {
            TestVerdict::Open => "open",
            TestVerdict::Lower => "lower",
            TestVerdict::Upper => "upper",
        };
        json!({"test": sprt, "bounds": sprt.bounds(), "ratio": sprt.ratio(&units), "verdict": verdict})
    });
    json!({
        "definition": definition,
        "games": games.len(),
        "nobody_won": standings.nobody_won,
        "players": standings.players.iter().enumerate().map(player).collect::<Vec<_>>(),
        "cross": cross,
        "elo": of_two.then(|| elo_between(games, 0, 1).map(estimate)),
        "sprt": sprt,
    })
}

/// Returns an estimate as JSON, with null for infinite bounds.
pub(crate) fn estimate(estimate: Estimate) -> Value {
    json!({"value": estimate.value, "low": estimate.low, "high": estimate.high})
}

/// Returns the standings in half a line.
pub(crate) fn in_short(definition: &Definition, games: &[Finished], speaker: &Localizer) -> String {
    let standings = Standings::of(definition, games);
    let of_two = definition.seats == 2 && definition.engines.len() == 2;
    let engine = if of_two { 0 } else { standings.ranking()[0] };
    let Some(score) = standings.players[engine].score else { return String::new() };
    let message = Message::new(if of_two { "match-result-two" } else { "match-result-many" })
        .text("name", &definition.engines[engine])
        .text("score", percent(score.value))
        .text("low", percent(score.low))
        .text("high", percent(score.high));
    let difference = share(&duel(games, 0, 1)).map_or("-".into(), |share| signed(elo(share.value)));
    speaker.say(&if of_two { message.text("elo", difference) } else { message })
}

/// Returns a page's table of results with a row for this match; replaces the row of the same command.
pub(crate) fn with_row(old: &str, definition: &Definition, games: &[Finished]) -> String {
    const HEAD: &str = "| game | player | against | score | 95 % interval | games | command |\n|---|---|---|--:|--:|--:|---|\n";
    let command = format!("`{}`", command_line(definition));
    let rows = old.lines().skip(2).filter(|row| !row.contains(&command)).map(|row| format!("{row}\n"));
    let account = &Standings::of(definition, games).players[0];
    let (score, interval) = account.score.map_or(("-".into(), "-".into()), |score| {
        (percent(score.value), format!("{} to {}", percent(score.low), percent(score.high)))
    });
    let row = format!(
        "| {} `{}`, {} seats | {} | {} | {score} | {interval} | {} | {command} |\n",
        definition.game,
        definition.rule_set,
        definition.seats,
        definition.engines[0],
        definition.engines[1..].join(", "),
        account.games,
    );
    HEAD.to_string() + &rows.collect::<String>() + &row
}

/// Returns the command that plays this match.
fn command_line(definition: &Definition) -> String {
    let mut line = format!("tabuleiro match {}", definition.game);
    for engine in &definition.engines {
        let _ = write!(line, " \"{engine}\"");
    }
    let _ = write!(line, " -r {} -n {}", definition.rule_set, definition.seats);
    for (name, value) in &definition.options {
        let _ = write!(line, " -o {name}={value}");
    }
    if definition.pairings == pairings(Format::Gauntlet, definition.engines.len(), definition.seats)
        && definition.pairings != pairings(Format::RoundRobin, definition.engines.len(), definition.seats)
    {
        line.push_str(" --gauntlet");
    }
    if let Some(clock) = definition.clock {
        let _ = write!(line, " --clock {clock}");
    }
    if definition.counted == Counted::Processor {
        line.push_str(" --processor-time");
    }
    if let Some(sprt) = definition.sprt {
        let _ = write!(line, " --sprt {sprt}");
    }
    let Definition { starts, opening, seed, .. } = definition;
    let balanced = if definition.balanced { " --balanced" } else { "" };
    let _ = write!(line, " --starts {starts} --openings {opening}{balanced} --seed {seed}");
    line
}

/// Draws the course of a match of two, or the scores of more, into a file.
pub(crate) fn draw(
    definition: &Definition,
    games: &[Finished],
    path: &Path,
    speaker: &Localizer,
) -> Result<()> {
    let title = format!("{} {}: {}", definition.game, definition.rule_set, definition.engines.join(" – "));
    let svg = if definition.engines.len() == 2 {
        // At most some hundred points: more cannot be seen.
        let stride = (games.len() / 200).max(1);
        let counts = (1..=games.len()).filter(|count| count % stride == 0 || *count == games.len());
        let score = |count: usize| Standings::of(definition, &games[..count]).players[0].score;
        let points: Vec<(f64, Estimate)> =
            counts.filter_map(|count| score(count).map(|score| (count as f64, score))).collect();
        chart::course(&title, &speaker.word("match-chart-games"), &points, 1.0 / definition.seats as f64)
    } else {
        let standings = Standings::of(definition, games);
        let row = |engine: usize| {
            let score = standings.players[engine].score?;
            Some((definition.engines[engine].clone(), score.map(|share| 100.0 * share)))
        };
        chart::bars(&title, &standings.ranking().into_iter().filter_map(row).collect::<Vec<_>>())
    };
    Ok(fs::write(path, svg).map_err(|error| unwritable(path, &error))?)
}

/// Writes a table, its first column on the left and the others on the right.
pub(crate) fn write_table(rows: &[Vec<String>], out: &mut dyn Write) -> Result<()> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| match column {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

/// Returns a player's letter in a table.
fn letter(engine: usize) -> String {
    let letter = char::from(b'A' + (engine % 26) as u8);
    if engine < 26 { letter.to_string() } else { format!("{letter}{}", engine / 26) }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// Returns an Elo difference with its sign.
pub(crate) fn signed(elo: f64) -> String {
    match elo {
        elo if elo == f64::INFINITY => "+inf".into(),
        elo if elo == f64::NEG_INFINITY => "-inf".into(),
        // Adding nothing makes nothing of a negative nothing.
        elo => format!("{:+.0}", elo.round() + 0.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_points_have_one_decimal() {
        let shared = (0..6).map(|_| 1.0 / 3.0).sum::<f64>();
        assert_eq!([0.0, 3.0, 1.5, shared, 4.0 / 3.0].map(points), ["0", "3", "1.5", "2", "1.3"]);
    }

    #[test]
    fn a_difference_has_a_sign_and_nothing_is_not_negative() {
        let all = [-f64::INFINITY, -12.6, -0.2, 0.2, 7.0, f64::INFINITY].map(signed);
        assert_eq!(all, ["-inf", "-13", "+0", "+0", "+7", "+inf"]);
    }
}
