//! Our engines in a match, each at a table of its own on which it repeats what is told of the game.

use crate::counted::Counted;
use crate::player::{Invitation, Player, Time};
use std::sync::atomic::AtomicBool;
use tabuleiro_core::{Line, Random, Setup};
use tabuleiro_engine::native::Threads;
use tabuleiro_engine::{Control, Limits, Spec};
use tabuleiro_table::{Kind, Play};

/// Brings an engine to a table, with this seed for its chance.
pub fn invite(kind: &'static Kind, spec: &Spec, counted: Counted, seed: u64) -> Invitation {
    let spec = spec.clone();
    Box::new(move || {
        let random = Random::from_seed(seed);
        Ok(Box::new(Ours { kind, spec, counted, random, game: None, told: Line::default() }))
    })
}

/// An engine of ours. It is in slot 0 of its game.
struct Ours {
    kind: &'static Kind,
    spec: Spec,
    counted: Counted,
    random: Random,
    game: Option<Box<dyn Play>>,
    /// What `game` stands for.
    told: Line,
}

impl Player for Ours {
    fn decide(&mut self, game: &Line, time: &Time, stop: &AtomicBool) -> Result<String, String> {
        // To be made takes an engine time, too.
        let timer = self.counted.timer();
        self.follow(game)?;
        let limits = self.limits(time);
        let play = self.game.as_mut().expect("a game was just followed");
        let mut control =
            Control { timer: &*timer, stop, workers: &Threads, random: &mut self.random, info: &mut |_| {} };
        let thought = play.think(0, &limits, &mut control).map_err(|error| error.to_string())?;
        Ok(thought.lines[0].moves[0].clone())
    }
}

impl Ours {
    /// What it was told when it was chosen and what the clock allows; one that was told nothing has the time for such. Levels
    /// limit themselves.
    fn limits(&self, time: &Time) -> Limits {
        if let Some(clock) = time.clock() {
            return self.spec.limits.within(&clock.limits());
        }
        let limits = self.spec.limits();
        let was_told = self.spec.limits.time == limits.time;
        if was_told { limits } else { Limits { time: Some(time.unlimited), ..limits } }
    }

    /// Repeats what is new in the game; begins anew where it is not the one that was told before.
    fn follow(&mut self, game: &Line) -> Result<(), String> {
        if self.game.is_none() {
            let setup = Setup::parse(self.kind.info, &game.setup).map_err(|error| error.to_string())?;
            let mut play = self.kind.open(&setup).map_err(|error| error.to_string())?;
            play.seat_engine(0, &self.spec).map_err(|error| error.to_string())?;
            self.game = Some(play);
            self.told = Line { setup: game.setup.clone(), ..Line::default() };
        }
        let play = self.game.as_mut().expect("a game was just opened");
        if let Some(position) = game.position.as_ref().filter(|_| game.position != self.told.position) {
            play.begin_at(position).map_err(|error| error.to_string())?;
            self.told = Line { moves: Vec::new(), ..game.clone() };
        }
        for mv in &game.moves[self.told.moves.len()..] {
            play.play(mv).map_err(|error| error.to_string())?;
            self.told.moves.push(mv.clone());
        }
        Ok(())
    }
}
