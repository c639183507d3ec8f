//! The course of a game as one line per seat.

use tabuleiro_core::{PerPlayer, Player};

const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const LETTERS: [char; 8] = ['_', '.', '-', '~', '=', '+', '*', '#'];

/// Returns a player's expected result over the game in at most `columns` columns, each the mean of a part of the game.
pub fn means(course: &[PerPlayer<f32>], player: Player, columns: usize) -> Vec<f32> {
    let columns = columns.clamp(1, course.len().max(1));
    let mean = |column: usize| {
        let (begin, end) = (column * course.len() / columns, (column + 1) * course.len() / columns);
        let part = &course[begin..end.max(begin + 1)];
        part.iter().map(|values| values[player]).sum::<f32>() / part.len() as f32
    };
    if course.is_empty() { Vec::new() } else { (0..columns).map(mean).collect() }
}

/// Returns the same course as a line of bars, or of letters without Unicode.
pub fn sparkline(course: &[PerPlayer<f32>], player: Player, columns: usize, unicode: bool) -> String {
    let symbol = |value: f32| {
        let height = ((value * BARS.len() as f32) as usize).min(BARS.len() - 1);
        if unicode { BARS[height] } else { LETTERS[height] }
    };
    means(course, player, columns).into_iter().map(symbol).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_core::Seats;

    #[test]
    fn a_line_rises_with_the_chances_and_fits() {
        let course: Vec<_> = (0..100).map(|turn| PerPlayer::all(Seats::TWO, turn as f32 / 99.0)).collect();
        assert_eq!(sparkline(&course, Player::ONE, 8, true), "▁▂▃▄▅▆▇█");
        assert_eq!(sparkline(&course[..3], Player::ONE, 80, true), "▁▁▁");
        assert_eq!(sparkline(&[], Player::ONE, 80, true), "");
        assert_eq!(sparkline(&course, Player::TWO, 8, false), "_.-~=+*#");
    }
}
