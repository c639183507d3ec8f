//! The course of a game in one line a seat.

use crate::style::Theme;
use tabuleiro_core::{PerPlayer, Player};

const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const LETTERS: [char; 8] = ['_', '.', '-', '~', '=', '+', '*', '#'];

/// A player's expected result over the game, at most so many columns wide.
pub fn sparkline(course: &[PerPlayer<f32>], player: Player, columns: usize, theme: Theme) -> String {
    let columns = columns.clamp(1, course.len().max(1));
    let value = |column: usize| {
        // Each column stands for the mean of its share of the game.
        let (begin, end) = (column * course.len() / columns, (column + 1) * course.len() / columns);
        let part = &course[begin..end.max(begin + 1)];
        part.iter().map(|values| values[player]).sum::<f32>() / part.len() as f32
    };
    let symbol = |value: f32| {
        let height = ((value * BARS.len() as f32) as usize).min(BARS.len() - 1);
        theme.symbol(BARS[height], LETTERS[height])
    };
    if course.is_empty() { String::new() } else { (0..columns).map(|column| symbol(value(column))).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_core::Seats;

    #[test]
    fn a_line_rises_with_the_chances_and_fits() {
        let course: Vec<_> = (0..100).map(|turn| PerPlayer::all(Seats::TWO, turn as f32 / 99.0)).collect();
        let theme = Theme { unicode: true, colour: false };
        assert_eq!(sparkline(&course, Player::ONE, 8, theme), "▁▂▃▄▅▆▇█");
        assert_eq!(sparkline(&course[..3], Player::ONE, 80, theme), "▁▁▁");
        assert_eq!(sparkline(&[], Player::ONE, 80, theme), "");
        let plain = Theme { unicode: false, colour: false };
        assert_eq!(sparkline(&course, Player::TWO, 8, plain), "_.-~=+*#");
    }
}
