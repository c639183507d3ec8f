//! The course of a game as a graph: who stood how after which step.

use crate::live::LiveGame;
use crate::painter::Painter;
use crate::theme::Role;
use ratatui::layout::Rect;
use tabuleiro_core::Player;

/// How the players stood in the course of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// What is counted.
    pub measure: Measure,
    /// For each player, steps and how they stood then.
    pub lines: Vec<(Player, Vec<(usize, f32)>)>,
    /// How many steps there were.
    pub steps: usize,
}

/// What is counted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Measure {
    /// The expected result, from 0 to 100.
    Expected,
    /// Points.
    Points,
}

/// The fewest thoughts that make a graph.
const THOUGHTS_MIN: usize = 4;

impl Course {
    /// The course of a game: by what was thought of it, else by its points; nothing where there is neither.
    pub fn of(game: &LiveGame) -> Option<Course> {
        let play = game.sitting.table().play_state();
        let (steps, players) = (play.steps().len(), play.seats().players());
        // Whoever plays any move expects the same all the time: points tell more.
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

    /// Draws it; each player's line is made of their number.
    pub fn draw(&self, painter: &mut Painter, area: Rect) {
        const SCALE: u16 = 5;
        if area.width < SCALE + 10 || area.height < 3 {
            return;
        }
        let values = || self.lines.iter().flat_map(|(_, line)| line).map(|(_, value)| *value);
        let (low, high) = match self.measure {
            Measure::Expected => (0.0, 100.0),
            Measure::Points => (values().fold(0.0, f32::min), values().fold(1.0, f32::max)),
        };
        let plot = Rect { x: area.x + SCALE, width: area.width - SCALE, ..area };
        for (y, value) in [(plot.y, high), (plot.bottom() - 1, low)] {
            painter.text(Rect::new(area.x, y, SCALE, 1), &format!("{value:>4.0}"), Role::Faint);
        }
        for y in plot.y..plot.bottom() {
            painter.put(plot.x - 1, y, '|', painter.theme.style(Role::Border));
        }
        let bottom = plot.height - 1;
        for column in 0..plot.width {
            let step = self.steps as f32 * f32::from(column) / f32::from(plot.width - 1);
            for (player, line) in &self.lines {
                let Some(value) = at(line, step) else { continue };
                let height = ((value - low) / (high - low) * f32::from(bottom)).round() as u16;
                let symbol = char::from_digit(u32::from(player.seat()), 10).unwrap_or('?');
                painter.put(
                    plot.x + column,
                    plot.y + bottom - height.min(bottom),
                    symbol,
                    painter.theme.player(*player),
                );
            }
        }
    }
}

/// The value of a line at a step, between those that are known.
fn at(line: &[(usize, f32)], step: f32) -> Option<f32> {
    let after = line.iter().position(|(known, _)| *known as f32 >= step)?;
    let (right, value) = line[after];
    let Some((left, before)) = after.checked_sub(1).map(|before| line[before]) else {
        return ((right as f32) <= step + 0.5).then_some(value);
    };
    let share = (step - left as f32) / (right - left).max(1) as f32;
    Some(before + (value - before) * share)
}
