//! Random games, checked against a slow and plain reading of the rules that shares no code with the fast one.

use super::*;
use std::collections::{BTreeMap, BTreeSet};

type Place = (i32, i32);

/// A position as its text shows it: rows counted from the bottom.
struct Plain {
    /// Whether light, whether round.
    tiles: BTreeMap<Place, (bool, bool)>,
    light_towers: BTreeSet<Place>,
    dark_towers: BTreeSet<Place>,
    light_moves: bool,
}

impl Plain {
    fn read(text: &str) -> Plain {
        let (rows, rest) = text.split_once('~').unwrap();
        let (mut tiles, mut light_towers, mut dark_towers) =
            (BTreeMap::new(), BTreeSet::new(), BTreeSet::new());
        for (row, letters) in rows.split('_').rev().enumerate() {
            for (column, letter) in letters.chars().enumerate() {
                let place = (row as i32, column as i32);
                let tile = match letter {
                    'c' | '1' => (true, true),
                    's' | '2' | '7' => (true, false),
                    'C' | '3' | '8' => (false, true),
                    'S' | '9' => (false, false),
                    _ => continue,
                };
                tiles.insert(place, tile);
                match letter {
                    '1'..='3' => light_towers.insert(place),
                    '7'..='9' => dark_towers.insert(place),
                    _ => false,
                };
            }
        }
        Plain { tiles, light_towers, dark_towers, light_moves: rest.split('~').nth(1) == Some("l") }
    }

    fn group(&self, wanted: impl Fn(&(bool, bool)) -> bool) -> BTreeSet<Place> {
        self.tiles.iter().filter(|(_, tile)| wanted(tile)).map(|(place, _)| *place).collect()
    }

    fn is_complete(&self, light: bool) -> bool {
        is_one(&self.group(|tile| tile.0 == light)) || is_one(&self.group(|tile| tile.1 == light))
    }

    fn turns(&self) -> BTreeSet<String> {
        let all = self.group(|_| true);
        let taken: BTreeSet<Place> = self.light_towers.union(&self.dark_towers).copied().collect();
        let own = if self.light_moves { &self.light_towers } else { &self.dark_towers };
        let mut turns = BTreeSet::from(["pass".to_string()]);
        for &tower in own {
            let islands = [
                self.group(|tile| tile.0 == self.light_moves),
                self.group(|tile| tile.1 == self.light_moves),
            ];
            for island in islands.iter().filter(|island| island.contains(&tower)) {
                let reached = walk(tower, island);
                turns.extend(reached.difference(&taken).map(|&to| format!("{}-{}", name(tower), name(to))));
            }
            for beside in sides(tower) {
                let open = sides(beside).iter().any(|side| !all.contains(side));
                let mut rest = all.clone();
                if rest.remove(&beside) && !taken.contains(&beside) && open && is_one(&rest) {
                    turns.insert(format!("x{}", name(beside)));
                }
            }
            let (rows, columns): (Vec<i32>, Vec<i32>) = all.iter().copied().unzip();
            let mut way = BTreeSet::from([tower]);
            for row in *rows.iter().min().unwrap()..=*rows.iter().max().unwrap() {
                for column in *columns.iter().min().unwrap()..=*columns.iter().max().unwrap() {
                    if !all.contains(&(row, column)) {
                        way.insert((row, column));
                    }
                }
            }
            for to in walk(tower, &way) {
                let mut moved = all.clone();
                moved.remove(&tower);
                moved.insert(to);
                if to != tower && is_one(&moved) {
                    turns.insert(format!("{}~{}", name(tower), name(to)));
                }
            }
        }
        turns
    }
}

fn name((row, column): Place) -> String {
    format!("{}{}", char::from(b'a' + row as u8), column + 1)
}

fn sides((row, column): Place) -> [Place; 4] {
    [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
}

/// All of these places that can be walked to from one of them.
fn walk(from: Place, places: &BTreeSet<Place>) -> BTreeSet<Place> {
    let mut reached = BTreeSet::from([from]);
    let mut left = vec![from];
    while let Some(place) = left.pop() {
        for side in sides(place) {
            if places.contains(&side) && reached.insert(side) {
                left.push(side);
            }
        }
    }
    reached
}

fn is_one(places: &BTreeSet<Place>) -> bool {
    places.first().is_none_or(|&first| walk(first, places).len() == places.len())
}

/// How the game ends by its turns so far, of which the last was just played: whether Light wins, and why.
fn plain_ending(plain: &Plain, turns: &[String], limited: bool) -> Option<(bool, &'static str)> {
    let is_light = |index: usize| index.is_multiple_of(2);
    let sinks: Vec<usize> = (0..turns.len()).filter(|&index| turns[index].starts_with('x')).collect();
    let initiative = sinks.last().is_none_or(|&index| is_light(index));
    let in_a_row = sinks.iter().rev().take_while(|&&index| is_light(index) == initiative).count();
    if !sinks.is_empty() && in_a_row == 4 {
        return Some((initiative, "quicksand"));
    }
    match [plain.is_complete(true), plain.is_complete(false)] {
        [true, true] => return Some((initiative, "initiative-both-islands")),
        [true, false] => return Some((true, "island")),
        [false, true] => return Some((false, "island")),
        [false, false] => {}
    }
    let passed = |back: usize| turns.len() >= back && turns[turns.len() - back] == "pass";
    if passed(1) && passed(2) {
        return Some((initiative, "initiative-both-passed"));
    }
    if [1, 3, 5, 7].into_iter().all(passed) {
        return Some((initiative, "initiative-four-passes"));
    }
    let quiet = turns.len() - sinks.last().map_or(0, |&index| index + 1);
    (limited && quiet == 60).then_some((initiative, "initiative-sixty-turns"))
}

fn check_random_game(game: &Syrtis, random: &mut Random) -> String {
    let mut position = game.start();
    let mut turns: Vec<String> = Vec::new();
    let mut tiles_left = position.tiles.all().count();
    loop {
        let text = game.position_text(&position);
        if let Phase::Playing | Phase::Over(_) = position.phase {
            let plain = Plain::read(&text);
            assert_eq!((plain.tiles.len(), is_one(&plain.group(|_| true))), (tiles_left, true), "{text}");
            assert_eq!((plain.light_towers.len(), plain.dark_towers.len()), (2, 2), "{text}");
            let ending =
                if turns.is_empty() { None } else { plain_ending(&plain, &turns, game.rules.limited) };
            match (game.status(&position), ending) {
                (Status::ToMove(player), None) => {
                    assert_eq!(player == position.light, plain.light_moves, "{text}");
                    let listed = game.moves(&position).into_iter().map(|mv| game.move_text(&position, mv));
                    assert_eq!(listed.collect::<BTreeSet<_>>(), plain.turns(), "{text}");
                }
                (Status::Over(outcome), Some((light_wins, why))) => {
                    let winner = position.player_of(if light_wins { Side::Light } else { Side::Dark });
                    assert_eq!(outcome.winners().collect::<Vec<_>>(), [winner], "{text}");
                    let reason = outcome.reason.message().id.to_string();
                    assert!(reason.starts_with(&format!("over-{why}")), "{reason}, not {why}: {text}");
                    return reason;
                }
                (status, ending) => panic!("{status:?}, not {ending:?}: {text}"),
            }
        }
        let mv = game.random_move(&position, random, &mut Vec::new());
        if position.phase == Phase::Playing {
            turns.push(game.move_text(&position, mv));
            tiles_left -= usize::from(matches!(mv, Move::Sink(_)));
        }
        game.play_unchecked(&mut position, mv);
    }
}

#[test]
fn random_games_go_and_end_as_a_plain_recount_says() {
    let mut random = Random::from_seed(1);
    let mut reasons = BTreeMap::new();
    for options in laws::all_options::<Syrtis>() {
        for _ in 0..40 {
            let setup = Syrtis::draw_setup(&options, &mut random).unwrap();
            let game = Syrtis::from_setup(&setup).unwrap();
            *reasons.entry(check_random_game(&game, &mut random)).or_insert(0) += 1;
        }
    }
    assert!(reasons.len() >= 6, "{reasons:?}");
}
