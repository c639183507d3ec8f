//! Panel beside the board: seats, points, facts, thoughts and moves.

use super::{GameScreen, line};
use crate::input::Target;
use crate::live::Thinking;
use crate::painter::{Painter, shifted, shrunk, wrap};
use crate::theme::Role;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::time::Instant;
use tabuleiro_core::info::{Glyph, Tint};
use tabuleiro_core::outcome::Points;
use tabuleiro_core::present::View;
use tabuleiro_core::{Message, Player, Scores};
use tabuleiro_table::clock::face;
use tabuleiro_table::{Play, Step};
use tabuleiro_words::telling;

/// The fewest lines for the moves where other things are shown too.
const MOVES_MIN: usize = 5;
/// Lines for the last moves below the seats; below a board, one line for the last move.
const LAST_MOVES: usize = 4;

/// Amount of detail about each seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Detail {
    /// Everything, on separate lines.
    Lines,
    /// Everything, on one line.
    Line,
    /// The name and the points.
    Short,
}

/// A line of the moves.
struct MoveLine {
    text: String,
    style: Style,
    is_shown: bool,
    /// Number of steps played so far.
    steps: usize,
}

/// Lines of text, each in one style.
type Lines = Vec<(String, Style)>;

impl GameScreen {
    pub(super) fn draw_panel(
        &self,
        painter: &mut Painter,
        area: Rect,
        play: &dyn Play,
        view: &View,
        is_beside: bool,
    ) {
        let area = shrunk(area, 1, 0);
        let height = area.height as usize;
        let mut rest = self.facts(painter, area.width, view);
        if let Some(thinking) = self.game.thinking() {
            rest.extend(self.thoughts(painter, area.width, thinking));
        }
        let mut legend = self.legend(painter, area.width, view, |_| false);
        let below = if is_beside { LAST_MOVES.max(legend.len() + 1 + MOVES_MIN) } else { 1 };
        let room = height.saturating_sub(rest.len() + below);
        let details: &[Detail] = if is_beside { &[Detail::Lines, Detail::Line] } else { &[Detail::Line] };
        let seats = details.iter().map(|detail| self.seats(painter, area.width, play, view, *detail));
        // All seats are shown, if necessary with less detail.
        let seats = seats.into_iter().find(|lines| lines.len() <= room);
        let mut lines = seats.unwrap_or_else(|| self.seats(painter, area.width, play, view, Detail::Short));
        lines.extend(rest);
        if is_beside && lines.len() + 2 <= height {
            if lines.len() + legend.len() < height {
                lines.push(blank());
                lines.extend(legend);
            }
            lines.push(blank());
            self.draw_moves(painter, shifted(area, 0, lines.len() as u16));
        } else {
            let last = play.steps().last().map(|last| {
                let text = wrap(&self.step_text(last), area.width);
                text.into_iter().map(|text| (text, painter.theme.player(last.player))).collect::<Lines>()
            });
            // The legend has priority over information that is available elsewhere.
            let room = height.saturating_sub(legend.len());
            if lines.len() > room {
                lines = self.seats(painter, area.width, play, view, Detail::Short);
            }
            if lines.len() + legend.len() > height {
                // Some of it is cut: the players' pieces are the ones that nobody guesses.
                legend = self.legend(painter, area.width, view, |glyph| glyph.tint != Tint::Owner);
            }
            let left = room.saturating_sub(lines.len());
            lines.extend(last.into_iter().flatten().take(left));
            lines.extend(legend);
        }
        for (index, (text, style)) in lines.iter().take(area.height as usize).enumerate() {
            painter.styled(line(area, index as u16), text, *style);
        }
    }

    fn seats(&self, painter: &Painter, width: u16, play: &dyn Play, view: &View, detail: Detail) -> Lines {
        let (table, scores) = (self.game.sitting.table(), play.scores());
        let to_move = if self.walk.is_some() { play.status().to_move() } else { table.to_move() };
        let mut lines = Lines::new();
        for (player, seat) in play.seats().players().zip(&view.seats) {
            let mark = if to_move == Some(player) { painter.theme.symbol("▸", ">") } else { " " };
            let out = seat.out || table.left().contains(&player);
            let dot = painter.theme.symbol("·", "-");
            let out = if out { format!(" {dot} {}", self.speaker.word("play-out")) } else { String::new() };
            let left_ms = self.game.left_ms(player, Instant::now()).filter(|_| self.walk.is_none());
            let clock = left_ms.map_or(String::new(), |left_ms| format!(" {dot} {}", face(left_ms)));
            let title = telling::seat_title(table, &self.speaker, player, seat);
            let seat_mark = painter.theme.seat_mark(play.info(), player, seat);
            let counters = telling::counters(&self.speaker, seat, &scores);
            let score = self.score(&scores, scores.points[player], detail);
            let parts: Vec<String> =
                counters.filter(|_| detail != Detail::Short).into_iter().chain(score).collect();
            put_seat(
                painter,
                width,
                (format!("{mark}{seat_mark} {title}{clock}{out}"), Some(player)),
                &parts,
                detail,
                &mut lines,
            );
        }
        if let Some((party, points)) = scores.neutral {
            let name = format!("   {}", self.speaker.word(format!("party-{party}")));
            let parts: Vec<String> = self.score(&scores, points, detail).into_iter().collect();
            put_seat(painter, width, (name, None), &parts, detail, &mut lines);
        }
        lines
    }

    fn score(&self, scores: &Scores, points: Points, detail: Detail) -> Option<String> {
        match detail {
            Detail::Short if scores.parts.is_empty() => None,
            Detail::Short => {
                // A hard blank keeps the number beside its word.
                Some(format!("{}\u{a0}{}", self.speaker.word("play-points"), points.iter().sum::<i16>()))
            }
            Detail::Line | Detail::Lines => telling::score(&self.speaker, scores, points),
        }
    }

    fn facts(&self, painter: &Painter, width: u16, view: &View) -> Lines {
        let facts: Vec<String> = view.facts.iter().map(|fact| self.say(fact)).collect();
        let text = facts.join("; ");
        wrap(&text, width)
            .into_iter()
            .filter(|line| !line.is_empty())
            .map(|line| (line, painter.theme.style(Role::Faint)))
            .collect()
    }

    /// Returns the thoughts of the computer player so far.
    fn thoughts(&self, painter: &Painter, width: u16, thinking: &Thinking) -> Lines {
        let Some(thought) = &thinking.so_far else { return Lines::new() };
        let best = &thought.lines[0];
        let percent = (best.values[thinking.player] * 100.0).round() as i64;
        let text = Message::new("game-thought")
            .number("depth", thought.depth)
            .text("nodes", thought.nodes)
            .number("percent", percent)
            .text("line", best.moves.iter().take(5).cloned().collect::<Vec<_>>().join(" "));
        wrap(&self.say(&text), width)
            .into_iter()
            .map(|line| (line, painter.theme.style(Role::Faint)))
            .collect()
    }

    /// Draws the moves by turns, around the current one. A click on a move shows it.
    fn draw_moves(&self, painter: &mut Painter, area: Rect) {
        let theme = painter.theme;
        let mut lines: Vec<MoveLine> = Vec::new();
        let shown = self.walk.unwrap_or(self.game.sitting.table().play_state().steps().len());
        let mut before = 0;
        for (index, steps) in self.game.sitting.table().turns().iter().enumerate() {
            let is_shown = shown > before && shown <= before + steps.len();
            before += steps.len();
            let mark = if is_shown { theme.symbol("▸", ">") } else { " " };
            let texts: Vec<&str> = steps.iter().map(|step| step.text.as_str()).collect();
            let player = theme.mark(steps[0].player);
            let text = format!("{mark}{:>3}. {player} {}", index + 1, texts.join(" "));
            for (part, text) in wrap(&text, area.width.saturating_sub(7)).into_iter().enumerate() {
                let text = if part == 0 { text } else { format!("       {text}") };
                lines.push(MoveLine { text, style: theme.player(steps[0].player), is_shown, steps: before });
            }
        }
        painter.text(line(area, 0), &self.speaker.word("game-moves"), Role::Title);
        let list = shifted(area, 0, 1);
        let seen = list.height as usize;
        let at = lines.iter().rposition(|line| line.is_shown).unwrap_or(0);
        let ahead = if self.walk.is_some() { seen / 2 } else { 0 };
        let first = (at + 1 + ahead).min(lines.len()).saturating_sub(seen);
        for (index, shown) in lines.iter().skip(first).take(seen).enumerate() {
            let place = line(list, index as u16);
            painter.styled(place, &shown.text, shown.style);
            painter.target(place, Target::Step(shown.steps));
        }
    }

    /// Returns the legend of the board; `is_later` selects the symbols that come last.
    fn legend(&self, painter: &Painter, width: u16, view: &View, is_later: fn(&Glyph) -> bool) -> Lines {
        let unicode = painter.theme.unicode;
        let mut shown = telling::shown_glyphs(self.game.sitting.table(), view);
        shown.sort_by_key(|glyph| is_later(glyph));
        let glyphs = shown.into_iter().map(|glyph| {
            let symbol = if unicode { glyph.symbol } else { glyph.letter };
            // Hard blanks keep a symbol and its word on one line.
            format!("{symbol} {}", self.speaker.word(format!("glyph-{}", glyph.name))).replace(' ', "\u{a0}")
        });
        let text = glyphs.collect::<Vec<_>>().join("  ");
        let style = painter.theme.style(Role::Faint);
        wrap(&text, width).into_iter().map(|line| (line.replace('\u{a0}', " "), style)).collect()
    }

    fn step_text(&self, step: &Step) -> String {
        let events = step.events.iter().map(|event| self.say(event));
        let sentences: Vec<String> = std::iter::once(self.say(&step.sentence)).chain(events).collect();
        format!("{} ({})", sentences.join("; "), step.text)
    }
}

fn put_seat(
    painter: &Painter,
    width: u16,
    (title, player): (String, Option<Player>),
    parts: &[String],
    detail: Detail,
    lines: &mut Lines,
) {
    let theme = painter.theme;
    let style = player.map_or(theme.style(Role::Strong), |player| theme.player(player));
    if detail == Detail::Lines {
        for (index, text) in wrap(&title, width.saturating_sub(3)).into_iter().enumerate() {
            lines.push((if index == 0 { text } else { format!("   {text}") }, style));
        }
        for part in parts {
            let wrapped = wrap(part, width.saturating_sub(3));
            lines.extend(wrapped.into_iter().map(|text| (format!("   {text}"), theme.style(Role::Text))));
        }
    } else {
        let all: Vec<&str> =
            std::iter::once(title.as_str()).chain(parts.iter().map(String::as_str)).collect();
        let options = textwrap::Options::new(usize::from(width)).subsequent_indent("    ");
        for (index, text) in textwrap::wrap(&all.join(" | "), options).into_iter().enumerate() {
            let style = if index == 0 { style } else { theme.style(Role::Text) };
            lines.push((text.replace('\u{a0}', " "), style));
        }
    }
}

fn blank() -> (String, Style) {
    (String::new(), Style::new())
}
