//! A computer player's turn, from its first decision to its last.

use std::sync::atomic::AtomicBool;
use tabuleiro_core::{Message, Random};
use tabuleiro_engine::native::Stopwatch;
use tabuleiro_engine::{Alone, Control, Limits, Spec};
use tabuleiro_table::{Play, ThoughtDocument};

/// What is to be thought about.
pub struct Thinking {
    /// The game.
    pub play: Box<dyn Play>,
    /// Who thinks.
    pub spec: Spec,
    /// What it may spend on a decision.
    pub limits: Limits,
    /// Its chance.
    pub random: Random,
}

/// A turn, and what was thought of each of its decisions.
#[derive(Default)]
pub struct ThoughtTurn {
    /// Its moves.
    pub moves: Vec<String>,
    /// As many thoughts.
    pub thoughts: Vec<ThoughtDocument>,
}

/// The whole turn; nothing if there is nothing to decide.
pub fn think_turn(mut thinking: Thinking, stop: &AtomicBool) -> Result<ThoughtTurn, Message> {
    use tabuleiro_core::Explain;
    let play = &mut thinking.play;
    play.seat_engine(0, &thinking.spec).map_err(|error| error.explain())?;
    let player = play.status().to_move();
    let mut turn = ThoughtTurn::default();
    while play.status().to_move().is_some() && play.status().to_move() == player {
        let mut control = Control {
            timer: &Stopwatch::start(),
            stop,
            workers: &Alone,
            random: &mut thinking.random,
            info: &mut |_| {},
        };
        let thought = play.think(0, &thinking.limits, &mut control).map_err(|error| error.explain())?;
        let mv = thought.lines[0].moves[0].clone();
        play.play(&mv).map_err(|error| error.explain())?;
        turn.moves.push(mv);
        turn.thoughts.push(ThoughtDocument::new(&thought));
        if !play.is_mid_turn() {
            break;
        }
    }
    Ok(turn)
}
