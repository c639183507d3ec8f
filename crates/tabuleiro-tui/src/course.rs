//! The course of a game as a graph: who stood how after which step.

use crate::live::LiveGame;
use crate::painter::{Painter, shifted};
use crate::theme::Role;
use ratatui::layout::Rect;
use tabuleiro_core::Player;

/// Standing of the players over the course of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// Measured quantity.
    pub measure: Measure,
    /// Steps with values, for each player.
    pub lines: Vec<(Player, Vec<(usize, f32)>)>,
    /// Number of steps.
    pub steps: usize,
}

/// Measured quantity.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Measure {
    /// The expected result, from 0 to 100.
    Expected,
    /// Points.
    Points,
}

/// The ends of a graph of expected results are multiples of this.
const STEP: f32 = 10.0;

/// The fewest thoughts that make a graph.
const THOUGHTS_MIN: usize = 4;

impl Course {
    /// Returns the course of a game: by thoughts if there are any, else by points; `None` without either.
    pub fn of(game: &LiveGame) -> Option<Course> {
        let play = game.sitting.table().play_state();
        let (steps, players) = (play.steps().len(), play.seats().players());
        // A random player always expects the same result: points show more.
        let first = game.values.values().next();
        if game.values.len() >= THOUGHTS_MIN && game.values.values().any(|values| Some(values) != first) {
            let value =
                |player| game.values.iter().map(|(step, values)| (*step, values[player] * 100.0)).collect();
            let lines = players.map(|player| (player, value(player))).collect();
            return Some(Course { measure: Measure::Expected, lines, steps });
        }
        if play.scores().parts.is_empty() || steps < 2 {
            return None;
        }
        let mut lines: Vec<(Player, Vec<(usize, f32)>)> =
            players.map(|player| (player, Vec::new())).collect();
        let mut earlier = play.fork();
        loop {
            let scores = earlier.scores();
            for (player, line) in &mut lines {
                line.push((earlier.steps().len(), f32::from(scores.total(*player))));
            }
            if earlier.take_back().is_none() {
                break;
            }
        }
        lines.iter_mut().for_each(|(_, line)| line.reverse());
        Some(Course { measure: Measure::Points, lines, steps })
    }

    /// Draws it with its axes: what is counted upwards, steps to the right, and each player's line with their mark at its end.
    pub fn draw(&self, painter: &mut Painter, area: Rect) {
        if area.width < SCALE + 12 || area.height < 4 {
            return;
        }
        let plot = Rect { x: area.x + SCALE, width: area.width - SCALE - 3, height: area.height - 2, ..area };
        let (low, high) = self.range();
        self.draw_axes(painter, plot, (low, high));
        let row = |value: f32| {
            let bottom = plot.height - 1;
            let height = ((value - low) / (high - low) * f32::from(bottom)).round() as u16;
            plot.bottom() - 1 - height.min(bottom)
        };
        let mut before: Vec<Option<u16>> = vec![None; self.lines.len()];
        let mut ends: Vec<Option<(u16, u16)>> = vec![None; self.lines.len()];
        for column in 0..plot.width {
            let step = self.steps as f32 * f32::from(column) / f32::from(plot.width - 1);
            let rows: Vec<Option<u16>> = self.lines.iter().map(|(_, line)| at(line, step).map(row)).collect();
            for (index, (player, _)) in self.lines.iter().enumerate() {
                let Some(y) = rows[index] else { continue };
                ends[index] = Some((plot.x + column, y));
                // Where lines lie upon each other, they take turns, so that all are seen.
                let same = (0..rows.len()).filter(|&other| rows[other] == Some(y)).count();
                let place = rows[..index].iter().filter(|other| **other == Some(y)).count();
                if usize::from(column / 3) % same == place {
                    draw_piece(painter, (plot.x + column, y), before[index], *player);
                }
            }
            before = rows;
        }
        self.draw_ends(painter, plot, &ends);
    }

    fn range(&self) -> (f32, f32) {
        let values = || self.lines.iter().flat_map(|(_, line)| line).map(|(_, value)| *value);
        match self.measure {
            // A few lines tell nothing of a game that was even for long, unless they are those between its ends.
            Measure::Expected => {
                let least = ((values().fold(100.0, f32::min) / STEP).floor() * STEP).clamp(0.0, 100.0 - STEP);
                let most = (values().fold(0.0, f32::max) / STEP).ceil() * STEP;
                (least, most.clamp(least + STEP, 100.0))
            }
            Measure::Points => (values().fold(0.0, f32::min), values().fold(1.0, f32::max)),
        }
    }

    fn draw_axes(&self, painter: &mut Painter, plot: Rect, (low, high): (f32, f32)) {
        let (theme, style) = (painter.theme, painter.theme.style(Role::Border));
        let line = |painter: &mut Painter, x, y, symbol: &'static str, letter: &'static str| {
            painter.put(x, y, theme.symbol(symbol, letter).chars().next().unwrap_or(' '), style);
        };
        let middle = plot.y + (plot.height - 1) / 2;
        let mut marks = vec![(plot.y, high), (plot.bottom() - 1, low)];
        if plot.height >= 7 && plot.height % 2 == 1 {
            marks.push((middle, f32::midpoint(low, high)));
        }
        for (y, value) in marks {
            painter.text(Rect::new(plot.x - SCALE, y, SCALE - 1, 1), &format!("{value:>3.0}"), Role::Faint);
        }
        for y in plot.y..plot.bottom() {
            line(painter, plot.x - 1, y, "│", "|");
        }
        line(painter, plot.x - 1, plot.bottom(), "└", "+");
        for x in plot.x..plot.right() {
            line(painter, x, plot.bottom(), "─", "-");
        }
        let steps = self.steps.to_string();
        let below = Rect::new(plot.x, plot.bottom() + 1, plot.width, 1);
        painter.text(below, "0", Role::Faint);
        let last = shifted(below, plot.width.saturating_sub(steps.len() as u16), 0);
        painter.text(last, &steps, Role::Faint);
    }

    /// Draws the marks of the players beside the ends of their lines.
    fn draw_ends(&self, painter: &mut Painter, plot: Rect, ends: &[Option<(u16, u16)>]) {
        let mut taken: Vec<u16> = Vec::new();
        for ((player, _), end) in self.lines.iter().zip(ends) {
            let Some((x, end)) = *end else { continue };
            let free = (plot.y..plot.bottom()).filter(|y| !taken.contains(y));
            let Some(y) = free.min_by_key(|y| y.abs_diff(end)) else { continue };
            taken.push(y);
            let (mark, style) = (painter.theme.mark(*player), painter.theme.player(*player));
            painter.styled(Rect::new(x + 2, y, 2, 1), mark, style);
        }
    }
}

/// The columns of the numbers beside a graph, and of its axis.
const SCALE: u16 = 5;

/// Draws one column of a player's line, joined to the previous one.
fn draw_piece(painter: &mut Painter, (x, y): (u16, u16), before: Option<u16>, player: Player) {
    const LINES: [char; 4] = ['━', '╍', '─', '┈'];
    let (unicode, style) = (painter.theme.unicode, painter.theme.player(player));
    let digit = char::from_digit(u32::from(player.seat()), 10).unwrap_or('?');
    let (flat, upright) = if unicode { (LINES[player.index()], '┃') } else { (digit, digit) };
    let from = before.unwrap_or(y);
    let joint = if y > from { from + 1..y } else { y + 1..from };
    for between in joint {
        painter.put(x, between, upright, style);
    }
    painter.put(x, y, flat, style);
}

/// Returns the value of a line at a step, interpolated between known steps.
fn at(line: &[(usize, f32)], step: f32) -> Option<f32> {
    let after = line.iter().position(|(known, _)| *known as f32 >= step)?;
    let (right, value) = line[after];
    let Some((left, before)) = after.checked_sub(1).map(|before| line[before]) else {
        return ((right as f32) <= step + 0.5).then_some(value);
    };
    let share = (step - left as f32) / (right - left).max(1) as f32;
    Some(before + (value - before) * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_graph_is_as_high_as_what_it_shows() {
        let range = |values: &[f32]| {
            let line = values.iter().copied().enumerate().collect();
            Course { measure: Measure::Expected, lines: vec![(Player::ONE, line)], steps: values.len() }
                .range()
        };
        assert_eq!(range(&[50.0, 31.0, 68.0]), (30.0, 70.0));
        assert_eq!(range(&[50.0, 50.0]), (50.0, 60.0));
        assert_eq!(range(&[0.0, 100.0]), (0.0, 100.0));
        assert_eq!(range(&[100.0]), (90.0, 100.0));
    }
}
