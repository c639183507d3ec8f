//! Search results in `info` lines: writing and reading them.

use std::fmt::Write as _;
use std::time::Duration;
use tabuleiro_core::{PerPlayer, Player, SeatResult};
use tabuleiro_engine::{Proof, Thought, Variation};

/// The contents of an `info` line.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Info {
    /// Depth.
    pub depth: Option<u32>,
    /// Largest depth of any line.
    pub depth_max: Option<u32>,
    /// Rank of the line among the best lines, counted from 1.
    pub line: Option<usize>,
    /// Score for the player to move, in hundredths.
    pub score: Option<i32>,
    /// Number of decisions to a win, or to a loss if negative.
    pub mate: Option<i32>,
    /// Expected result of each seat, from 0 to 1.
    pub values: Vec<f32>,
    /// Number of positions.
    pub nodes: Option<u64>,
    /// Time used.
    pub time: Option<Duration>,
    /// Positions per second.
    pub nodes_per_s: Option<u64>,
    /// Moves of the line.
    pub moves: Vec<String>,
    /// Free text.
    pub text: Option<String>,
}

impl Info {
    /// Reads a line. Skips unknown words, as the protocol demands.
    pub fn parse(line: &str) -> Option<Info> {
        let mut words = line.split_whitespace().peekable();
        if words.next() != Some("info") {
            return None;
        }
        let mut info = Info::default();
        while let Some(word) = words.next() {
            match word {
                "string" => {
                    info.text = Some(words.by_ref().collect::<Vec<_>>().join(" "));
                }
                "pv" => info.moves = words.by_ref().map(str::to_string).collect(),
                "values" => {
                    while let Some(value) = words.peek().and_then(|word| word.parse().ok()) {
                        info.values.push(value);
                        words.next();
                    }
                }
                "cp" => info.score = next_number(&mut words),
                "mate" => info.mate = next_number(&mut words),
                "depth" => info.depth = next_number(&mut words),
                "seldepth" => info.depth_max = next_number(&mut words),
                "multipv" => info.line = next_number(&mut words),
                "nodes" => info.nodes = next_number(&mut words),
                "nps" => info.nodes_per_s = next_number(&mut words),
                "time" => info.time = next_number(&mut words).map(Duration::from_millis),
                _ => {}
            }
        }
        Some(info)
    }
}

fn next_number<'a, T: std::str::FromStr>(words: &mut impl Iterator<Item = &'a str>) -> Option<T> {
    words.next()?.parse().ok()
}

/// Returns the lines that describe a thought, for the player to move.
pub(crate) fn info_lines(thought: &Thought<String>, player: Player, per_seat: bool) -> Vec<String> {
    let ms = thought.time.as_millis();
    let per_s = (thought.nodes as f64 / thought.time.as_secs_f64().max(0.001)) as u64;
    let line = |(index, line): (usize, &Variation<String>)| {
        let mut text = format!("info depth {} seldepth {}", thought.depth, thought.depth_max);
        let _ = write!(text, " multipv {} score {}", index + 1, score_text(line, player));
        if per_seat {
            let _ = write!(text, " values {}", joined(&line.values, |value| format!("{value:.3}")));
            let _ = write!(text, " scores {}", joined(&line.scores, |score| score.to_string()));
            line.proof.iter().for_each(|proof| text.push_str(&proof_text(proof)));
        }
        let _ = write!(text, " nodes {} time {ms} nps {per_s} pv {}", thought.nodes, line.moves.join(" "));
        text
    };
    thought.lines.iter().enumerate().map(line).collect()
}

fn joined<T: Copy>(values: &PerPlayer<T>, text: impl Fn(T) -> String) -> String {
    values.as_slice().iter().map(|&value| text(value)).collect::<Vec<_>>().join(" ")
}

fn score_text(line: &Variation<String>, player: Player) -> String {
    let plies = |proof: &Proof| proof.plies.filter(|_| proof.player == player).map(|plies| plies as i32);
    match line.proof.and_then(|proof| plies(&proof).map(|plies| (proof.result, plies))) {
        Some((SeatResult::Won, plies)) => format!("mate {plies}"),
        Some((SeatResult::Lost, plies)) => format!("mate {}", -plies),
        _ => format!("cp {}", hundredths(line, player)),
    }
}

/// Returns the score, or its equivalent to the expected result if the engine has no scores.
fn hundredths(line: &Variation<String>, player: Player) -> i32 {
    let value = line.values[player].clamp(1e-4, 1.0 - 1e-4);
    match line.scores[player] {
        0 => (100.0 * (value / (1.0 - value)).ln()).round() as i32,
        score => score,
    }
}

fn proof_text(proof: &Proof) -> String {
    let mut text = format!(" proof {}", proof.result);
    if let Some(margin) = proof.margin {
        let _ = write!(text, " margin {margin}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_core::Seats;

    #[test]
    fn what_is_said_is_understood() {
        let values = PerPlayer::from_fn(Seats::TWO, |player| if player == Player::ONE { 0.75 } else { 0.25 });
        let scores = PerPlayer::from_fn(Seats::TWO, |player| if player == Player::ONE { 110 } else { -110 });
        let moves = vec!["a1".to_string(), "b2".into()];
        let proof = Proof { player: Player::ONE, result: SeatResult::Won, plies: Some(7), margin: Some(3) };
        let thought = Thought {
            lines: vec![
                Variation { moves: moves.clone(), values, scores, proof: None },
                Variation { moves: moves.clone(), values, scores, proof: Some(proof) },
            ],
            depth: 5,
            depth_max: 9,
            nodes: 1000,
            time: Duration::from_millis(500),
        };
        let said = info_lines(&thought, Player::ONE, true);
        assert_eq!(
            said[0],
            "info depth 5 seldepth 9 multipv 1 score cp 110 values 0.750 0.250 scores 110 -110 nodes 1000 time 500 nps 2000 pv a1 b2"
        );
        let first = Info::parse(&said[0]).unwrap();
        assert_eq!((first.depth, first.depth_max, first.line), (Some(5), Some(9), Some(1)));
        assert_eq!((first.score, first.values, first.moves), (Some(110), vec![0.75, 0.25], moves));
        assert_eq!((first.nodes, first.nodes_per_s), (Some(1000), Some(2000)));
        assert_eq!(Info::parse(&said[1]).unwrap().mate, Some(7));
        assert_eq!(Info::parse("info string two words").unwrap().text.as_deref(), Some("two words"));
        assert_eq!(Info::parse("bestmove a1"), None);
    }
}
