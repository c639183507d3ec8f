//! Computes the best possible score against one of the reports' levels: every move is tried against the level's answers, which are found by
//! asking it several times.

use anyhow::{Context, Result};
use clap::Parser;
use std::collections::HashMap;
use tabuleiro_core::{Game, History, Level, Player, Random, Searchable, Status, after};
use tabuleiro_games::for_each_game;
use tabuleiro_lab::{arguments, opening::opening};

/// Number of times that a level chooses in one position.
const ASKED: u64 = 12;

/// Computes the best possible score against one of the reports' levels, for two players, from the starts of `duel`
#[derive(Parser)]
struct Args {
    #[arg(value_parser = arguments::games())]
    game: String,
    rule_set: String,
    /// Number of starts, each a drawn set-up with random moves
    starts: u64,
    /// Number of random moves at a start
    plies: usize,
    /// The level's id
    level: String,
}

fn main() -> Result<()> {
    let args = Args::parse();
    macro_rules! run {
        ($($name:ident: $game:ty,)*) => { $(if <$game>::info().id == args.game { return ceiling::<$game>(&args); })* };
    }
    for_each_game!(run);
    unreachable!("the parser accepts only known games")
}

fn ceiling<G: Searchable>(args: &Args) -> Result<()> {
    let options = arguments::options::<G>(&args.rule_set, 2, &[])?;
    let level = G::levels().iter().find(|own| own.id == args.level);
    let level = level.with_context(|| format!("{} has no level {}", args.game, args.level))?;
    let mut total = [0.0; 2];
    for start in 0..args.starts {
        let mut random = Random::from_seed(1000 + start);
        let (game, moves) = opening::<G>(&options, args.plies, &mut random)?;
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
    /// Returns the hero's average score with best play against the level.
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
