//! The measurement of one game in one program.

use anyhow::{Context, Result};
use serde_json::Value;

/// Name of our program, which `bench rules` does not print.
const OURS: &str = "tabuleiro";

/// The speed of a program at random play.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Figure {
    pub program: String,
    /// Name of the game in that program; ours begins with the game's id.
    pub game: String,
    pub plies_per_s: f64,
    pub plies_per_game: f64,
    pub perft: Option<Perft>,
}

/// Further values that only `bench rules` prints.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Perft {
    pub nodes_per_s: f64,
    pub position_bytes: u64,
}

impl Figure {
    /// Reads one line of JSON.
    pub(super) fn parse(line: &str) -> Result<Figure> {
        let json: Value =
            serde_json::from_str(line).with_context(|| format!("`{line}` is not a measurement"))?;
        let text = |name: &str| json[name].as_str().map(String::from);
        let number = |name: &str| json[name].as_f64().with_context(|| format!("`{line}` lacks {name}"));
        let perft = json["perft_per_s"].as_f64().zip(json["position_bytes"].as_u64());
        Ok(Figure {
            program: text("program").unwrap_or_else(|| OURS.into()),
            game: text("game").or_else(|| text("name")).with_context(|| format!("`{line}` names no game"))?,
            plies_per_s: number("plies_per_s")?,
            plies_per_game: number("plies_per_game")?,
            perft: perft.map(|(nodes_per_s, position_bytes)| Perft { nodes_per_s, position_bytes }),
        })
    }

    pub(super) fn is_ours(&self) -> bool {
        self.program == OURS
    }

    /// Returns the first word of our game: its id without rule set, seats and board.
    pub(super) fn id(&self) -> &str {
        self.game.split(' ').next().unwrap_or_default()
    }

    pub(super) fn is_of_the_same(&self, other: &Figure) -> bool {
        self.program == other.program && self.game == other.game
    }

    pub(super) fn keep_the_better_of(&mut self, other: &Figure) {
        if other.plies_per_s > self.plies_per_s {
            (self.plies_per_s, self.plies_per_game) = (other.plies_per_s, other.plies_per_game);
        }
        if let (Some(perft), Some(other)) = (&mut self.perft, &other.perft) {
            perft.nodes_per_s = perft.nodes_per_s.max(other.nodes_per_s);
        }
    }
}

impl std::fmt::Display for Figure {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{:<28} {:<44} {:>12.0} plies/s", self.program, self.game, self.plies_per_s)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = r#"{"name": "chess quick 2", "plies_per_s": 5.0, "plies_per_game": 2.5, "perft_per_s": 7.0, "position_bytes": 64}"#;

    #[test]
    fn of_two_rounds_the_better_is_kept() {
        let mut ours = Figure::parse(LINE).unwrap();
        assert_eq!((ours.is_ours(), ours.id()), (true, "chess"));
        ours.keep_the_better_of(&Figure::parse(&LINE.replace("5.0", "6.0").replace("7.0", "1.0")).unwrap());
        assert_eq!(ours, Figure::parse(&LINE.replace("5.0", "6.0")).unwrap());
    }

    #[test]
    fn others_say_who_they_are() {
        let other = r#"{"program": "other", "game": "hex", "plies_per_s": 1.0, "plies_per_game": 2.0}"#;
        assert!(!Figure::parse(other).unwrap().is_ours());
        assert!(Figure::parse("{}").is_err());
    }
}
