//! Phrases about a game at a table, the same on every screen.

use crate::Localizer;
use std::collections::BTreeSet;
use tabuleiro_core::info::{GameInfo, Glyph};
use tabuleiro_core::outcome::Points;
use tabuleiro_core::present::{Counter, SeatView, View};
use tabuleiro_core::{Message, Player, Scores, SeatResult};
use tabuleiro_table::{Arrangement, Finish, Rematch, Table};

/// Returns the name of a player, with their side and level.
pub fn seat_title(table: &Table, speaker: &Localizer, player: Player, seat: &SeatView) -> String {
    let name = speaker.name(player);
    let level = table.seats[player.index()].computer.as_ref().map(|computer| speaker.say(&computer.name()));
    let extras: Vec<String> = seat.side.iter().map(|side| speaker.say(side)).chain(level).collect();
    if extras.is_empty() { name } else { format!("{name} ({})", extras.join(", ")) }
}

/// Stocks and the like; nothing where they are just the parts of the score.
pub fn counters(speaker: &Localizer, seat: &SeatView, scores: &Scores) -> Option<String> {
    let names = seat.counters.iter().map(|counter| counter.name.as_ref());
    if seat.counters.is_empty() || names.eq(scores.parts.iter().copied()) {
        return None;
    }
    Some(seat.counters.iter().map(|own| counter(speaker, own)).collect::<Vec<_>>().join(", "))
}

fn counter(speaker: &Localizer, counter: &Counter) -> String {
    let value = counter.value.map_or("∞".into(), |value| value.to_string());
    format!("{} {value}", speaker.word(format!("counter-{}", counter.name)))
}

/// `points 12 = planets 8 + nebulae 4`; nothing where a game has no points.
pub fn score(speaker: &Localizer, scores: &Scores, points: Points) -> Option<String> {
    let part = |(part, points): (&&str, i16)| format!("{} {points}", speaker.word(format!("score-{part}")));
    let parts: Vec<String> = scores.parts.iter().zip(points).map(part).collect();
    let total: i16 = points.iter().sum();
    (!parts.is_empty()).then(|| format!("{} {total} = {}", speaker.word("play-points"), parts.join(" + ")))
}

/// Returns the sentence with the winners.
pub fn result(speaker: &Localizer, finish: &Finish) -> String {
    let winners = finish.winners();
    let names = winners.iter().map(|&player| speaker.name(player)).collect::<Vec<_>>().join(", ");
    let everyone = winners.len() == finish.results.seats().count();
    let drawn = finish.results.as_slice().contains(&SeatResult::Drew);
    speaker.say(&match winners.len() {
        0 if drawn => Message::new("end-draw"),
        0 => Message::new("end-nobody"),
        1 => Message::new("end-winner").text("names", names),
        _ if everyone => Message::new("end-everyone"),
        _ => Message::new("end-winners").text("names", names),
    })
}

/// Returns the menu entry for a rematch after these players have won.
pub fn rematch(arrangement: &Arrangement, rematch: Rematch, winners: &[Player]) -> Message {
    match (rematch, winners.first()) {
        _ if arrangement.is_series(winners) => Message::new("rematch-series"),
        (Rematch::WinnerFirst, Some(&winner)) => {
            Message::new("rematch-winner-first").player("player", winner)
        }
        (Rematch::Rotated, _) => Message::new("rematch-rotated"),
        _ => Message::new("rematch-kept"),
    }
}

/// Returns the symbols that are on the board, in the game's order.
pub fn shown_glyphs(table: &Table, view: &View) -> Vec<&'static Glyph> {
    glyphs_of(table.kind().info, view)
}

/// Returns the glyphs of a board without a table.
pub fn glyphs_of(info: &'static GameInfo, view: &View) -> Vec<&'static Glyph> {
    let shown: BTreeSet<&str> =
        view.contents.iter().flat_map(|content| &content.marks).map(|mark| mark.glyph.as_ref()).collect();
    info.glyphs.iter().filter(|glyph| shown.contains(glyph.name)).collect()
}
