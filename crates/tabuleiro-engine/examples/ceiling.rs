//! The most that anybody could score against one of the reports' levels: `ceiling GAME RULE-SET STARTS PLIES LEVEL`. The starts are those
//! of `duel`, for two. Every move of ours is tried against what the level answers, which is found by asking it a few times.

use std::collections::HashMap;
use tabuleiro_core::{Evaluate, Game, History, Level, Levels, Options, Player, Random, Status, after};
use tabuleiro_games::for_each_game;

/// How often a level is asked what it plays in a position.
const ASKED: u64 = 12;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, rest @ ..] = &args[..] else { panic!("which game?") };
    macro_rules! run {
        ($($name:ident: $game:ty,)*) => { $(if <$game>::info().id == game { ceiling::<$game>(rest); })* };
    }
    for_each_game!(run);
}

fn ceiling<G: Evaluate + Levels>(args: &[String]) {
    let [rule_set, starts, plies, level] = args else { panic!("arguments") };
    let options = Options::named(G::info(), rule_set).expect("a rule set");
    let level = G::levels().iter().find(|own| own.id == level).expect("a level of the game");
    let mut total = [0.0; 2];
    for start in 0..starts.parse().expect("a number") {
        let mut random = Random::from_seed(1000 + start);
        let (game, moves) = opening::<G>(&options, plies.parse().expect("a number"), &mut random);
        let mut position = game.start();
        moves.iter().for_each(|&mv| game.play_unchecked(&mut position, mv));
        for hero in game.seats().players() {
            let mut most = Most { game: &game, level, hero, known: HashMap::new() };
            total[hero.index()] += most.of(&position, &mut moves.clone());
        }
        println!("{} starts: by seat {total:.2?}", start + 1);
    }
}

/// A drawn game and random decisions, as in `duel`.
fn opening<G: Game>(options: &Options, plies: usize, random: &mut Random) -> (G, Vec<G::Move>) {
    loop {
        let game = G::from_setup(&G::draw_setup(options, random).expect("a set-up")).expect("a game");
        let (mut position, mut moves) = (game.start(), Vec::new());
        while game.status(&position).to_move().is_some() {
            if moves.len() >= plies && !game.is_mid_turn(&position) {
                return (game, moves);
            }
            moves.push(game.random_move(&position, random, &mut Vec::new()));
            game.play_unchecked(&mut position, moves[moves.len() - 1]);
        }
    }
}

struct Most<'a, G: Game> {
    game: &'a G,
    level: &'static Level<G>,
    hero: Player,
    known: HashMap<u64, f64>,
}

impl<G: Evaluate> Most<'_, G> {
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
