//! The most that anybody could score against one of the reports' levels. Every move of ours is tried against what the level answers, which
//! is found by asking it a few times.

mod opening;
mod told;

use anyhow::{Context, Result};
use clap::Parser;
use opening::opening;
use std::collections::HashMap;
use tabuleiro_core::{Game, History, Level, Player, Random, Searchable, Status, after};
use tabuleiro_games::for_each_game;

/// How often a level is asked what it plays in a position.
const ASKED: u64 = 12;

/// Tells the most that anybody could score against one of the reports' levels, for two, from the starts of `duel`
#[derive(Parser)]
struct Told {
    #[arg(value_parser = told::games())]
    game: String,
    rule_set: String,
    /// How many starts: each is a drawn set-up and random decisions
    starts: u64,
    /// How many random decisions
    plies: usize,
    /// The level's id
    level: String,
}

fn main() -> Result<()> {
    let told = Told::parse();
    macro_rules! run {
        ($($name:ident: $game:ty,)*) => { $(if <$game>::info().id == told.game { return ceiling::<$game>(&told); })* };
    }
    for_each_game!(run);
    unreachable!("only games there are were told")
}

fn ceiling<G: Searchable>(told: &Told) -> Result<()> {
    let options = told::options::<G>(&told.rule_set, 2, &[])?;
    let level = G::levels().iter().find(|own| own.id == told.level);
    let level = level.with_context(|| format!("{} has no level {}", told.game, told.level))?;
    let mut total = [0.0; 2];
    for start in 0..told.starts {
        let mut random = Random::from_seed(1000 + start);
        let (game, moves) = opening::<G>(&options, told.plies, &mut random)?;
        let mut position = game.start();
        moves.iter().for_each(|&mv| game.play_unchecked(&mut position, mv));
        for hero in game.seats().players() {
            let mut most = Most { game: &game, level, hero, known: HashMap::new() };
            total[hero.index()] += most.of(&position, &mut moves.clone());
        }
        println!("{} starts: by seat {total:.2?}", start + 1);
    }
    Ok(())
}

struct Most<'a, G: Game> {
    game: &'a G,
    level: &'static Level<G>,
    hero: Player,
    known: HashMap<u64, f64>,
}

impl<G: Searchable> Most<'_, G> {
    /// What the hero gets on average by the best play against the level.
    fn of(&mut self, position: &G::Position, moves: &mut Vec<G::Move>) -> f64 {
        let player = match self.game.status(position) {
            Status::Over(outcome) => return outcome.values[self.hero].into(),
            Status::ToMove(player) => player,
        };
        let key = self.game.key(position);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let most = if player == self.hero { self.best(position, moves) } else { self.mean(position, moves) };
        self.known.insert(key, most);
        most
    }

    fn best(&mut self, position: &G::Position, moves: &mut Vec<G::Move>) -> f64 {
        let mut legal = self.game.moves(position);
        legal.sort_by_key(|&mv| std::cmp::Reverse(self.game.gain(position, mv)));
        let mut most = 0.0;
        for mv in legal {
            most = self.after(position, mv, moves).max(most);
            if most >= 1.0 {
                break;
            }
        }
        most
    }

    fn mean(&mut self, position: &G::Position, moves: &mut Vec<G::Move>) -> f64 {
        let mut answers: Vec<(G::Move, f64)> = Vec::new();
        for seed in 0..ASKED {
            let history = History { game: self.game, start: &self.game.start(), moves, position };
            let mv = (self.level.choose)(&history, &mut Random::from_seed(seed))[0];
            match answers.iter_mut().find(|(other, _)| *other == mv) {
                Some((_, times)) => *times += 1.0,
                None => answers.push((mv, 1.0)),
            }
        }
        answers.into_iter().map(|(mv, times)| times * self.after(position, mv, moves)).sum::<f64>()
            / ASKED as f64
    }

    fn after(&mut self, position: &G::Position, mv: G::Move, moves: &mut Vec<G::Move>) -> f64 {
        moves.push(mv);
        let value = self.of(&after(self.game, position, mv), moves);
        moves.pop();
        value
    }
}
