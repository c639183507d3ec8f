//! Panel beside the board of a replay: scores, course of the game, judgement of the last turn and the next one, and
//! moves.

use super::ReplayScreen;
use crate::course::{Course, Measure};
use crate::painter::{Painter, row, shifted, shrunk, wrap};
use crate::theme::Role;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tabuleiro_analysis::{Verdict, percent, proof_message, sparkline, verdict_message};
use tabuleiro_core::present::View;
use tabuleiro_core::{Message, PerPlayer};
use tabuleiro_words::telling;
use unicode_width::UnicodeWidthStr;

/// Lines of text, each in one style.
type Lines = Vec<(String, Style)>;

/// The lines of a graph, at least and at most.
const GRAPH: (u16, u16) = (6, 9);
/// The columns that a graph keeps for its scale.
const SCALE: u16 = 5;

impl ReplayScreen {
    pub(super) fn draw_panel(&self, painter: &mut Painter, area: Rect, view: &View, is_beside: bool) {
        let area = shrunk(area, 1, 0);
        let mut left = self.put(painter, area, &self.standing(painter, area.width, view, is_beside));
        left = self.put(painter, left, &self.progress(painter, left.width));
        if is_beside && left.height >= GRAPH.0 + 8 {
            let height = (left.height / 3).clamp(GRAPH.0, GRAPH.1);
            left = self.draw_course(painter, left, height);
        }
        if is_beside {
            let opinion = [self.verdict(painter), self.best(painter)].into_iter().flatten();
            let opinion = opinion.flat_map(|(text, style)| styled(wrap(&text, left.width), style)).collect();
            left = self.put(painter, left, &opinion);
            self.put(painter, left, &self.moves(painter, left.width, left.height as usize));
        }
    }

    /// Writes lines; gives what is left of the area.
    #[allow(clippy::unused_self)]
    fn put(&self, painter: &mut Painter, area: Rect, lines: &Lines) -> Rect {
        for (index, (text, style)) in lines.iter().take(area.height as usize).enumerate() {
            painter.styled(row(area, index as u16), text, *style);
        }
        shifted(area, 0, lines.len() as u16)
    }

    /// Returns each player with points and expected result.
    fn standing(&self, painter: &Painter, width: u16, view: &View, is_beside: bool) -> Lines {
        let play = self.study.shown();
        let (scores, expected) = (play.scores(), self.study.expected());
        let to_move = play.status().to_move();
        let mut lines = Lines::new();
        for (player, seat) in play.seats().players().zip(&view.seats) {
            let mark = if to_move == Some(player) { painter.theme.symbol("▸", ">") } else { " " };
            let title = telling::seat_title(&self.study.table, &self.speaker, player, seat);
            let total = (!scores.parts.is_empty())
                .then(|| format!("{} {}", self.speaker.word("play-points"), scores.total(player)));
            let expects = expected.map(|expected| percent(expected[player]));
            let rest: Vec<String> = total.into_iter().chain(expects).collect();
            let seat_mark = painter.theme.seat_mark(play.info(), player, seat);
            let dot = painter.theme.symbol(" · ", " - ");
            let (title, rest) = (format!("{mark}{seat_mark} {title}"), rest.join(dot));
            let style = painter.theme.player(player);
            if is_beside && title.width() + 2 + rest.width() > width as usize {
                lines.extend([(title, style), (format!("   {rest}"), style)]);
                continue;
            }
            let mut line = if rest.is_empty() { title } else { format!("{title}  {rest}") };
            // Where there is no room for a graph, there is for a line of one.
            let room = (width as usize).saturating_sub(line.width() + 2);
            if !is_beside && room >= 8 {
                let course = &self.study.analysis().course;
                let course = sparkline(course, player, room, painter.theme.unicode);
                line = format!("{line}  {course}");
            }
            lines.push((line, style));
        }
        lines
    }

    /// Returns the progress of the analysis.
    fn progress(&self, painter: &Painter, width: u16) -> Lines {
        let message = if self.study.is_analysing() {
            Message::new("replay-analysing")
                .number("done", self.study.looked_at() as i64)
                .number("all", self.study.steps() as i64)
        } else if self.study.is_probing() {
            Message::new("replay-thinking")
        } else if self.study.analysis().course.is_empty() && self.study.thought().is_none() {
            Message::new("replay-how")
        } else {
            return Lines::new();
        };
        styled(wrap(&self.say(&message), width), painter.theme.style(Role::Faint))
    }

    /// Draws the players' expected results over the game, with the current place; returns the rest of the area.
    fn draw_course(&self, painter: &mut Painter, area: Rect, height: u16) -> Rect {
        let course = &self.study.analysis().course;
        if course.len() < 2 {
            return area;
        }
        let decisions = self.study.steps().max(1);
        let line = |player| {
            let value = |(step, values): (usize, &PerPlayer<f32>)| (step, values[player] * 100.0);
            course.iter().enumerate().map(value).collect()
        };
        let players = self.study.shown().seats().players();
        let lines = players.map(|player| (player, line(player))).collect();
        let graph = Rect { height: height - 1, ..area };
        Course { measure: Measure::Expected, lines, steps: decisions }.draw(painter, graph);
        let width = graph.width.saturating_sub(SCALE + 4);
        let column = self.study.decisions() as f32 / decisions as f32 * f32::from(width);
        // On the axis, above the numbers of the first and the last step.
        let axis = row(area, height - 3);
        painter.text(shifted(axis, SCALE + column.round() as u16, 0), "^", Role::Key);
        shifted(area, 0, height)
    }

    /// Returns the verdict on the turn that led here.
    pub(super) fn verdict(&self, painter: &Painter) -> Option<(String, Style)> {
        let turn = self.study.verdict(self.study.turn()).filter(|_| self.study.tried().is_empty())?;
        let mut said = self.say(&verdict_message(turn.verdict));
        if let Some(best) = turn.best {
            let best = Message::new("analyze-best-was").text("line", first(best, 4));
            said = format!("{said} (-{}); {}", percent(turn.loss), self.say(&best));
        }
        let role = if turn.verdict >= Verdict::Mistake { Role::Bad } else { Role::Text };
        let text = format!("{}. {}: {said}", turn.number, turn.played.join(" "));
        Some((text, painter.theme.style(role)))
    }

    /// Returns the best line from here.
    pub(super) fn best(&self, painter: &Painter) -> Option<(String, Style)> {
        let best = &self.study.thought()?.lines[0];
        let line = self.say(&Message::new("replay-best").text("line", first(&best.moves, 6)));
        let proof = best.proof.map(|proof| format!(" ({})", self.say(&proof_message(&proof))));
        Some((format!("{line}{}", proof.unwrap_or_default()), painter.theme.style(Role::Good)))
    }

    /// Returns the moves by turns around the current one, each with its verdict.
    fn moves(&self, painter: &Painter, width: u16, room: usize) -> Lines {
        let theme = painter.theme;
        let shown = self.study.turn();
        let mut lines: Vec<(String, Style, bool)> = Vec::new();
        let verdicts: Vec<(usize, Verdict)> =
            self.study.analysis().verdicts().map(|turn| (turn.number, turn.verdict)).collect();
        for (index, steps) in self.study.table.turns().iter().enumerate() {
            let number = index + 1;
            let is_shown = number == shown;
            let mark = if is_shown { theme.symbol("▸", ">") } else { " " };
            let verdict = verdicts.iter().find(|(turn, _)| *turn == number).map_or("", |(_, own)| sign(*own));
            let texts: Vec<&str> = steps.iter().map(|step| step.text.as_str()).collect();
            let player = theme.mark(steps[0].player);
            let value = self.study.value_after(number).map_or(String::new(), percent);
            let text = format!("{mark}{number:>3}. {player} {}{verdict}", texts.join(" "));
            let gap = usize::from(width).saturating_sub(text.width() + value.width() + 1);
            let text = if value.is_empty() || gap == 0 { text } else { format!("{text}{:gap$}{value}", "") };
            for (part, text) in wrap(&text, width.saturating_sub(1)).into_iter().enumerate() {
                let text = if part == 0 { text } else { format!("       {text}") };
                lines.push((text, theme.player(steps[0].player), is_shown));
            }
        }
        let at = lines.iter().rposition(|(_, _, is_shown)| *is_shown).unwrap_or(0);
        let first = (at + room / 2 + 1).min(lines.len()).saturating_sub(room);
        lines.into_iter().skip(first).take(room).map(|(text, style, _)| (text, style)).collect()
    }
}

/// Returns the sign that a verdict adds to a move.
const fn sign(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Forced | Verdict::Best | Verdict::Good => "",
        Verdict::Inaccuracy => " ?!",
        Verdict::Mistake => " ?",
        Verdict::Blunder => " ??",
    }
}

fn first(moves: &[String], count: usize) -> String {
    let shown = moves.iter().take(count).cloned().collect::<Vec<_>>().join(" ");
    if moves.len() > count { format!("{shown} …") } else { shown }
}

fn styled(texts: Vec<String>, style: Style) -> Lines {
    texts.into_iter().map(|text| (text, style)).collect()
}
