//! Laws of every position.

use super::*;
use crate::small_star_empires::board::CellSet;
use crate::small_star_empires::position::Stock;
use std::collections::{BTreeMap, BTreeSet};
use tabuleiro_core::present::{Board, Present};
use tabuleiro_core::{Evaluate, laws, perft};

#[test]
fn the_laws_of_all_games_hold() {
    laws::check_all::<SmallStarEmpires>(6, 1, &mut |_| {});
}

#[test]
fn the_laws_hold_on_custom_maps_of_every_shape() {
    let maps = [
        "sse1.published.2.starts~2.map~fl_a1-2R_G0W3_-X-B0_W12b",
        "sse1.published.3.starts~3.map~pr_a123_bRGB_cW0W__0X1",
        "sse1.published.4.starts~1.map~fr_abcd_0123_RGBW_WW10",
        "sse1.feup-a.2.starts~1.map~pl_aW0_WRR_W2b",
        "sse1.feup-b.2.starts~1.map~fl_--a_123_-BB_-Rb",
        "sse1.published.2.starts~1.map~pl_aXb0",
    ];
    let mut random = Random::from_seed(2);
    for map in maps {
        let (game, _) = at(map);
        for round in 0..6 {
            laws::check_game(&game, &mut random, round == 0, &mut |_| {});
        }
    }
}

/// Returns every way in which the variants go together, drawn for this many seats.
fn variants(seats: usize, random: &mut Random) -> Vec<SmallStarEmpires> {
    let defaults = Options::named(SmallStarEmpires::info(), "published").unwrap().with_seats(seats).unwrap();
    let mut games = Vec::new();
    for (unexplored, borders, campaign, map, holes) in [
        ("on", "closed", "off", "basic", "on"),
        ("off", "open", "off", "basic", "on"),
        ("on", "open", "off", "random", "off"),
        ("on", "open", "on", "basic", "on"),
        ("off", "closed", "on", "basic", "on"),
    ] {
        let choices = [
            ("unexplored", unexplored),
            ("borders", borders),
            ("campaign", campaign),
            ("map", map),
            ("holes", holes),
        ];
        let with = |options: Options, (option, choice): (&str, &str)| options.with(option, choice).unwrap();
        let options = choices.into_iter().fold(defaults.clone(), with);
        let setup = SmallStarEmpires::draw_setup(&options, random).unwrap();
        games.push(SmallStarEmpires::from_setup(&setup).unwrap());
    }
    games
}

#[test]
fn the_laws_hold_for_all_variants_together() {
    let mut random = Random::from_seed(5);
    for seats in 2..=4 {
        for round in 0..3 {
            for game in variants(seats, &mut random) {
                laws::check_setup::<SmallStarEmpires>(&game.setup());
                laws::check_game(&game, &mut random, round == 0, &mut |_| {});
            }
        }
    }
}

#[test]
fn the_laws_hold_where_only_the_public_set_up_is_known() {
    let mut random = Random::from_seed(6);
    for game in variants(2, &mut random) {
        let public = SmallStarEmpires::from_setup(&game.public_setup()).unwrap();
        laws::check_game(&public, &mut random, false, &mut |_| {});
    }
}

#[test]
fn the_laws_hold_after_players_leave() {
    let mut random = Random::from_seed(3);
    for seats in [3, 4] {
        let game = drawn("published", seats, &[], 0);
        for _ in 0..20 {
            let mut position = game.start();
            while !position.is_over() {
                if random.below(20) == 0 {
                    let leaves = Player::new(random.below(seats));
                    assert!(game.retire(&mut position, leaves));
                    assert!(position.out.has(leaves));
                    laws::check_read_position(&game, &position, &mut random);
                } else {
                    let mv = game.random_move(&position, &mut random, &mut Vec::new());
                    game.play_unchecked(&mut position, mv);
                }
            }
        }
    }
}

#[test]
fn the_counts_of_lines_are_those_written_down() {
    for line in include_str!("../fixtures/perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let [text, depth, nodes] = line.split_whitespace().collect::<Vec<_>>()[..] else { panic!("{line}") };
        let (game, position) = at(text);
        assert_eq!(perft(&game, &position, depth.parse().unwrap()).to_string(), nodes, "{text} {depth}");
    }
}

/// Plays random games of every kind and looks at every position.
fn in_random_games(games: usize, look: impl Fn(&SmallStarEmpires, &Position)) {
    let mut random = Random::from_seed(4);
    for options in laws::all_options::<SmallStarEmpires>() {
        for _ in 0..games {
            let setup = SmallStarEmpires::draw_setup(&options, &mut random).unwrap();
            let game = SmallStarEmpires::from_setup(&setup).unwrap();
            let mut position = game.start();
            look(&game, &position);
            while !position.is_over() {
                let mv = game.random_move(&position, &mut random, &mut Vec::new());
                game.play_unchecked(&mut position, mv);
                look(&game, &position);
            }
        }
    }
}

#[test]
fn ships_and_pieces_are_conserved() {
    in_random_games(20, |game, position| {
        for player in game.seats().players() {
            assert_eq!(position.ships_of(player).count(), game.chart.fleet_size);
            let built = position.controlled[player.index()] & game.chart.landable;
            let stations = (built & position.stations).len();
            let stock = position.stock[player.index()];
            let full = Stock::full(&game.rules, player);
            assert_eq!(stations + stock.stations as usize, full.stations as usize);
            if game.rules.colonies.is_some() {
                let paid = game.payments(position)[0][player.index()] as usize;
                let colonies = built.len() - stations + stock.colonies as usize + paid;
                assert_eq!(colonies, full.colonies as usize);
            }
            assert!(!built.meets(position.free));
        }
        let all = position.controlled.into_iter().fold(position.free, |all, own| all ^ own);
        let homes =
            game.seats().players().map(|player| game.chart.homes[player.index()]).collect::<CellSet>();
        let nobodys = game.asteroids(position);
        assert_eq!(all | nobodys, game.chart.landable | homes, "every system is free or of one player");
        let [paid, received] =
            game.payments(position).map(|each| each.iter().map(|&n| u32::from(n)).sum::<u32>());
        assert_eq!(paid, received, "what is paid is received");
    });
}

#[test]
fn who_is_out_cannot_move_and_all_others_can() {
    in_random_games(20, |game, position| {
        for player in game.seats().players() {
            let mut ships = position.ships_of(player);
            let landings = ships.any(|from| !game.targets(position, player, from).is_empty());
            let stock = position.stock[player.index()];
            assert_eq!(position.out.has(player), !landings || (stock.colonies, stock.stations) == (0, 0));
        }
    });
}

#[test]
fn everyone_expects_something_and_the_end_is_foreseen_when_only_one_move_is_left() {
    in_random_games(30, |game, position| {
        if position.is_over() || !game.is_plain || game.rules.wins.is_some() {
            return;
        }
        let expectations = game.expectations(position);
        let sum: f32 = expectations.as_slice().iter().sum();
        assert!((sum - 1.0).abs() < 1e-4 && expectations.as_slice().iter().all(|&share| share >= 0.0));
        let mut moves = Vec::new();
        game.legal_moves(position, &mut moves);
        let mut end = *position;
        game.play(&mut end, moves[0]).unwrap();
        if let (Status::Over(outcome), [_]) = (game.status(&end), &moves[..]) {
            let mut players = game.chart.seats.players();
            let winner = players.find(|&player| outcome.values[player] >= 1.0);
            let is_most = |winner| expectations.as_slice().iter().all(|&share| share <= expectations[winner]);
            assert!(winner.is_none_or(is_most));
        }
    });
}

#[test]
fn scores_are_what_a_plain_recount_gives() {
    in_random_games(1, |game, position| {
        // What the variants do is compared with the referee.
        if position.is_over() && game.is_plain {
            let scores = game.scores(position);
            let recounted = Recount::of(game, position);
            for player in game.seats().players() {
                assert_eq!(
                    scores.points[player][..4],
                    recounted.points(player),
                    "{}",
                    laws::line(game, position)
                );
            }
        }
    });
}

#[test]
fn moves_are_what_a_plain_walk_over_the_map_gives() {
    in_random_games(1, |game, position| {
        if position.is_over() || !game.is_plain {
            return;
        }
        let recount = Recount::of(game, position);
        let landings: BTreeSet<(String, String)> = game
            .moves(position)
            .into_iter()
            .map(|mv| (game.name(mv.from()).to_string(), game.name(mv.to()).to_string()))
            .collect();
        assert_eq!(landings, recount.landings(position.to_move), "{}", laws::line(game, position));
    });
}

type Marks = Vec<(String, Option<Player>)>;

/// A second opinion, from the view alone.
struct Recount {
    board: Board,
    feup_b: bool,
    /// By name: the ground and all that is there, each with its owner.
    systems: BTreeMap<String, (String, Marks)>,
    seats: Vec<Player>,
}

impl Recount {
    fn of(game: &SmallStarEmpires, position: &Position) -> Recount {
        let board = game.board();
        let contents = game.view(position).contents;
        let systems = board.cells.iter().zip(contents).map(|(cell, content)| {
            let marks: Vec<_> =
                content.marks.iter().map(|mark| (mark.glyph.to_string(), mark.owner)).collect();
            (cell.name.to_string(), (marks[0].0.clone(), marks))
        });
        let systems = systems.collect();
        let seats = game.seats().players().collect();
        Recount { feup_b: game.setup().rule_set == "feup-b", board, systems, seats }
    }

    fn owner(&self, cell: &str) -> Option<Player> {
        self.systems[cell].1.iter().find_map(|mark| mark.1)
    }

    fn own(&self, player: Player) -> Vec<&String> {
        self.systems.keys().filter(|cell| self.owner(cell) == Some(player)).collect()
    }

    fn neighbours(&self, cell: &str) -> Vec<String> {
        let found = self.board.cells.iter().find(|found| found.name.to_string() == cell).unwrap();
        found.neighbours.iter().map(ToString::to_string).collect()
    }

    fn points(&self, player: Player) -> [i16; 4] {
        let own = self.own(player);
        let planets = own
            .iter()
            .filter_map(|cell| self.systems[*cell].0.strip_prefix("star-")?.parse::<i16>().ok())
            .sum();
        let nebulae = ["red", "green", "blue"].map(|colour| {
            let count =
                own.iter().filter(|cell| self.systems[**cell].0 == format!("nebula-{colour}")).count() as i16;
            let table = if self.feup_b { [0, 1, 4, 7] } else { [0, 2, 5, 8] };
            if count <= 3 { table[count as usize] } else { table[3] + 3 * (count - 3) }
        });
        let is_enemy = |cell: &String| self.owner(cell).is_some_and(|owner| owner != player);
        let stations =
            own.iter().filter(|cell| self.systems[**cell].1.iter().any(|mark| mark.0 == "station"));
        let stations: usize =
            stations.map(|cell| self.neighbours(cell).iter().filter(|beside| is_enemy(beside)).count()).sum();
        let size = self.territory(player);
        let others: Vec<usize> =
            self.seats.iter().filter(|other| **other != player).map(|other| self.territory(*other)).collect();
        let has_bonus = others.iter().all(|other| if self.feup_b { *other < size } else { *other <= size });
        [planets, nebulae.iter().sum(), stations as i16, if has_bonus { 3 } else { 0 }]
    }

    fn territory(&self, player: Player) -> usize {
        let own = self.own(player);
        if self.feup_b {
            return own.len() - 1;
        }
        let group = |start: &&String| {
            let mut group = vec![(*start).clone()];
            let mut next = 0;
            while next < group.len() {
                for beside in self.neighbours(&group[next].clone()) {
                    if self.owner(&beside) == Some(player) && !group.contains(&beside) {
                        group.push(beside);
                    }
                }
                next += 1;
            }
            group.len()
        };
        own.iter().map(group).max().unwrap()
    }

    fn at(&self, x: i16, y: i16) -> Option<String> {
        self.board.cells.iter().find(|cell| (cell.x, cell.y) == (x, y)).map(|cell| cell.name.to_string())
    }

    fn is_free(&self, cell: &str) -> bool {
        let ground = self.systems[cell].0.as_str();
        self.owner(cell).is_none() && !["wormhole", "black-hole", "home"].contains(&ground)
    }

    fn landings(&self, player: Player) -> BTreeSet<(String, String)> {
        let mut landings = BTreeSet::new();
        let has_ship = |cell: &String| self.systems[cell].1.contains(&("ship".into(), Some(player)));
        for from in self.systems.keys().filter(|cell| has_ship(cell)) {
            let place = self.board.cells.iter().find(|cell| cell.name.to_string() == *from).unwrap();
            for beside in &place.neighbours {
                let next = self.board.cells.iter().find(|cell| cell.name == *beside).unwrap();
                let (dx, dy) = (next.x - place.x, next.y - place.y);
                for distance in 1.. {
                    let Some(cell) = self.at(place.x + distance * dx, place.y + distance * dy) else { break };
                    if self.systems[&cell].0 == "black-hole"
                        || self.owner(&cell).is_some_and(|owner| owner != player)
                    {
                        break;
                    }
                    if self.is_free(&cell) {
                        landings.insert((from.clone(), cell));
                    }
                }
            }
            let wormholes = |cell: &str| {
                self.neighbours(cell)
                    .into_iter()
                    .filter(|beside| self.systems[beside].0 == "wormhole")
                    .collect::<Vec<_>>()
            };
            for to in self.systems.keys().filter(|cell| self.is_free(cell)) {
                if wormholes(from).iter().any(|way_in| wormholes(to).iter().any(|way_out| way_out != way_in))
                {
                    landings.insert((from.clone(), to.clone()));
                }
            }
        }
        landings
    }
}
