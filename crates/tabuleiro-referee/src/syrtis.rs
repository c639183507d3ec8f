//! Syrtis (`docs/rules/syrtis.md`).

use crate::notation::{SetupText, cell_name, number};
use crate::{Referee, Verdict};

/// A game of Syrtis in progress.
#[derive(Clone, Debug)]
pub struct Syrtis {
    rule_set: RuleSet,
    /// Y4.4: number of turns in a row without a sink after which initiative decides.
    limit: Option<u32>,
    board: Board,
    light_towers: Vec<Cell>,
    dark_towers: Vec<Cell>,
    phase: Phase,
    /// Seat that plays Light, counted from 0; undefined before the choice.
    light_seat: usize,
    last_to_sink: Option<Side>,
    /// Y4.2: number of tiles that `last_to_sink` has sunk since the opponent last sank one.
    sunk_in_a_row: u32,
    last_turn_was_pass: bool,
    /// Y4.3: number of passes in a row on the player's own turns.
    light_passes: u32,
    dark_passes: u32,
    /// Y4.4
    turns_without_sink: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RuleSet {
    Published,
    Report,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Light,
    Dark,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Placing,
    Choosing,
    Turn(Side),
    Won(Side),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Tile {
    is_light: bool,
    is_round: bool,
}

/// A row and a column, counted from 0 at the top and at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Cell {
    row: i32,
    column: i32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Board(Vec<Vec<Option<Tile>>>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Decision {
    Place(Cell),
    Choose(Side),
    MoveTower { from: Cell, to: Cell },
    Sink(Cell),
    Slide { from: Cell, to: Cell },
    Pass,
}

impl Referee for Syrtis {
    fn from_setup(text: &str) -> Syrtis {
        let setup = SetupText::read(text, "syr1", &["limit", "tiles", "towers"]);
        assert_eq!(setup.seats, 2, "a game for two");
        let rule_set = match setup.rule_set {
            "published" => RuleSet::Published,
            "report" => RuleSet::Report,
            other => panic!("unknown rule set {other}"),
        };
        let limit = match setup.field("limit") {
            "none" => None,
            turns => Some(u32::try_from(number(turns)).expect("a small number")),
        };
        let mut game = Syrtis::new(rule_set, limit, Board::read(setup.field("tiles")));
        if let Some(towers) = setup.optional("towers") {
            game.place_all(towers);
        }
        game
    }

    fn legal_moves(&self) -> Vec<String> {
        let decisions = self.decisions().into_iter();
        decisions.map(|decision| self.text(decision)).collect()
    }

    fn play(&mut self, mv: &str) {
        let decision = (self.decisions().into_iter())
            .find(|decision| self.text(*decision) == mv)
            .unwrap_or_else(|| panic!("illegal move {mv}"));
        match (self.phase, decision) {
            (_, Decision::Place(cell)) => self.place(cell),
            (_, Decision::Choose(side)) => self.choose(side),
            (Phase::Turn(side), _) => self.take_turn(side, decision),
            _ => unreachable!("only a player on turn moves"),
        }
    }

    fn verdict(&self) -> Verdict {
        match self.phase {
            Phase::Placing => Verdict::to_move(0, !self.light_towers.is_empty()),
            Phase::Choosing => Verdict::to_move(1, false),
            Phase::Turn(side) => Verdict::to_move(self.seat(side), false),
            Phase::Won(side) => Verdict::won_by(self.seat(side)),
        }
    }

    fn scores(&self) -> Vec<Vec<(&'static str, i32)>> {
        vec![Vec::new(); 2]
    }
}

impl Syrtis {
    /// Returns a position drawn as in Y6: Light, seat 1, is to move, and neither side has sunk a tile or passed.
    pub fn from_figure(figure: &str) -> Syrtis {
        let lines: Vec<_> = (figure.lines().map(str::trim)).filter(|line| !line.is_empty()).collect();
        let tile_under = |letter| match letter {
            '1' => 'c',
            '2' | '7' => 's',
            '3' | '8' => 'C',
            '9' => 'S',
            '.' => '-',
            tile => tile,
        };
        let tiles: String = lines.join("_").chars().map(tile_under).collect();
        let mut game = Syrtis::new(RuleSet::Published, Some(60), Board::read(&tiles));
        for (row, line) in (0..).zip(lines) {
            for (column, letter) in (0..).zip(line.chars()) {
                match letter {
                    '1'..='3' => game.light_towers.push(Cell { row, column }),
                    '7'..='9' => game.dark_towers.push(Cell { row, column }),
                    _ => {}
                }
            }
        }
        game.phase = Phase::Turn(Side::Light);
        game
    }

    fn new(rule_set: RuleSet, limit: Option<u32>, board: Board) -> Syrtis {
        Syrtis {
            rule_set,
            limit,
            board,
            light_towers: Vec::new(),
            dark_towers: Vec::new(),
            phase: Phase::Placing,
            light_seat: 0,
            last_to_sink: None,
            sunk_in_a_row: 0,
            last_turn_was_pass: false,
            light_passes: 0,
            dark_passes: 0,
            turns_without_sink: 0,
        }
    }

    // Y1.4, the option: seat 1 is then Light and there is no choice of sides.
    fn place_all(&mut self, towers: &str) {
        let letters: Vec<char> = towers.chars().collect();
        assert_eq!(letters.len(), 8, "four towers");
        for pair in letters.chunks(2) {
            let name: String = pair.iter().collect();
            let mut cells = self.board.cells().into_iter();
            let cell = cells.find(|cell| self.name(*cell) == name);
            let cell = cell.expect("a cell of the board");
            assert!(self.decisions().contains(&Decision::Place(cell)), "no tower may stand on {name}");
            self.place(cell);
        }
        self.phase = Phase::Turn(Side::Light);
    }

    fn seat(&self, side: Side) -> usize {
        match side {
            Side::Light => self.light_seat,
            Side::Dark => 1 - self.light_seat,
        }
    }

    fn towers(&self, side: Side) -> &Vec<Cell> {
        match side {
            Side::Light => &self.light_towers,
            Side::Dark => &self.dark_towers,
        }
    }

    fn towers_mut(&mut self, side: Side) -> &mut Vec<Cell> {
        match side {
            Side::Light => &mut self.light_towers,
            Side::Dark => &mut self.dark_towers,
        }
    }

    fn is_occupied(&self, cell: Cell) -> bool {
        self.light_towers.contains(&cell) || self.dark_towers.contains(&cell)
    }

    fn decisions(&self) -> Vec<Decision> {
        match self.phase {
            Phase::Placing => self.placements(),
            Phase::Choosing => [Side::Light, Side::Dark].map(Decision::Choose).to_vec(),
            Phase::Turn(side) => {
                let mut decisions = self.tower_moves(side);
                decisions.extend(self.sinks(side));
                decisions.extend(self.slides(side));
                // Y3.4
                decisions.push(Decision::Pass);
                decisions
            }
            Phase::Won(_) => Vec::new(),
        }
    }

    // Y1.4: Light, Light, Dark, Dark
    fn side_to_place(&self) -> Side {
        if self.light_towers.len() < 2 { Side::Light } else { Side::Dark }
    }

    // Y1.4: on a tile of the tower's colour or shape (published), colour and shape (report)
    fn placements(&self) -> Vec<Decision> {
        let side = self.side_to_place();
        let suits = |tile: Tile| match self.rule_set {
            RuleSet::Published => side.has_colour(tile) || side.has_shape(tile),
            RuleSet::Report => side.has_colour(tile) && side.has_shape(tile),
        };
        let tiles = self.board.tiles_that(suits).into_iter();
        tiles.filter(|cell| !self.is_occupied(*cell)).map(Decision::Place).collect()
    }

    // Y1.4
    fn place(&mut self, cell: Cell) {
        let side = self.side_to_place();
        self.towers_mut(side).push(cell);
        if self.dark_towers.len() == 2 {
            self.phase = Phase::Choosing;
        }
    }

    // Y1.4: seat 2 chooses; Light moves first.
    fn choose(&mut self, side: Side) {
        self.light_seat = if side == Side::Light { 1 } else { 0 };
        self.phase = Phase::Turn(Side::Light);
    }

    // Y3.1
    fn tower_moves(&self, side: Side) -> Vec<Decision> {
        let mut decisions = Vec::new();
        for from in self.towers(side) {
            let tile = self.board.at(*from).expect("a tower stands on a tile");
            let mut ends = Vec::new();
            if side.has_colour(tile) {
                ends.extend(self.board.island(*from, |tile| side.has_colour(tile)));
            }
            if side.has_shape(tile) {
                ends.extend(self.board.island(*from, |tile| side.has_shape(tile)));
            }
            ends.sort();
            ends.dedup();
            for to in ends {
                if !self.is_occupied(to) {
                    decisions.push(Decision::MoveTower { from: *from, to });
                }
            }
        }
        decisions
    }

    // Y3.2
    fn sinks(&self, side: Side) -> Vec<Decision> {
        let may_sink = |cell: Cell| {
            let mut neighbours = cell.neighbours().into_iter();
            let mut rest = self.board.clone();
            rest.set(cell, None);
            neighbours.any(|neighbour| self.towers(side).contains(&neighbour))
                && !self.is_occupied(cell)
                && self.board.has_open_side(cell)
                && rest.is_connected(|_| true)
        };
        let tiles = self.board.tiles_that(|_| true).into_iter();
        tiles.filter(|cell| may_sink(*cell)).map(Decision::Sink).collect()
    }

    // Y3.3
    fn slides(&self, side: Side) -> Vec<Decision> {
        let mut decisions = Vec::new();
        for from in self.towers(side) {
            let mut without = self.board.clone();
            let tile = without.take(*from);
            for to in self.board.slide_ends(*from) {
                let mut after = without.clone();
                after.set(to, Some(tile));
                if after.is_connected(|_| true) {
                    decisions.push(Decision::Slide { from: *from, to });
                }
            }
        }
        decisions
    }

    // Y3
    fn take_turn(&mut self, side: Side, decision: Decision) {
        match decision {
            Decision::MoveTower { from, to } => self.carry_tower(side, from, to),
            Decision::Sink(cell) => self.board.set(cell, None),
            Decision::Slide { from, to } => {
                let tile = self.board.take(from);
                self.board.set(to, Some(tile));
                self.carry_tower(side, from, to);
            }
            Decision::Pass => {}
            Decision::Place(_) | Decision::Choose(_) => unreachable!("not in a turn"),
        }
        let sank = matches!(decision, Decision::Sink(_));
        let passed = decision == Decision::Pass;
        if sank {
            let again = self.last_to_sink == Some(side);
            self.sunk_in_a_row = if again { self.sunk_in_a_row + 1 } else { 1 };
            self.last_to_sink = Some(side);
        }
        self.turns_without_sink = if sank { 0 } else { self.turns_without_sink + 1 };
        let passes = match side {
            Side::Light => &mut self.light_passes,
            Side::Dark => &mut self.dark_passes,
        };
        *passes = if passed { *passes + 1 } else { 0 };
        let four_passes = *passes >= 4;
        let both_passed = passed && self.last_turn_was_pass;
        self.last_turn_was_pass = passed;

        self.phase = match self.winner(side, sank, both_passed || four_passes) {
            Some(winner) => Phase::Won(winner),
            None => Phase::Turn(side.opponent()),
        };
    }

    // Y4
    fn winner(&self, side: Side, sank: bool, passed_enough: bool) -> Option<Side> {
        // Y4.2: before the islands, since the sinker wins even if the opponent's is complete.
        if sank && self.sunk_in_a_row >= 4 {
            return Some(side);
        }
        // Y4.1, and Y4.3 when both islands are complete
        match (self.has_complete_island(Side::Light), self.has_complete_island(Side::Dark)) {
            (true, true) => return Some(self.initiative()),
            (true, false) => return Some(Side::Light),
            (false, true) => return Some(Side::Dark),
            (false, false) => {}
        }
        // Y4.3, Y4.4
        let too_long = self.limit.is_some_and(|limit| self.turns_without_sink >= limit);
        (passed_enough || too_long).then(|| self.initiative())
    }

    // Y4.1
    fn has_complete_island(&self, side: Side) -> bool {
        self.board.is_connected(|tile| side.has_colour(tile))
            || self.board.is_connected(|tile| side.has_shape(tile))
    }

    // Y4.3: the last to have sunk a tile, or Light
    fn initiative(&self) -> Side {
        self.last_to_sink.unwrap_or(Side::Light)
    }

    fn carry_tower(&mut self, side: Side, from: Cell, to: Cell) {
        let towers = self.towers_mut(side).iter_mut();
        let mut tower = towers.filter(|tower| **tower == from);
        *tower.next().expect("a tower to move") = to;
    }

    fn name(&self, cell: Cell) -> String {
        cell_name(self.board.0.len(), cell.row as usize, cell.column as usize)
    }

    fn text(&self, decision: Decision) -> String {
        match decision {
            Decision::Place(cell) => self.name(cell),
            Decision::Choose(Side::Light) => "light".to_string(),
            Decision::Choose(Side::Dark) => "dark".to_string(),
            Decision::MoveTower { from, to } => format!("{}-{}", self.name(from), self.name(to)),
            Decision::Sink(cell) => format!("x{}", self.name(cell)),
            Decision::Slide { from, to } => format!("{}~{}", self.name(from), self.name(to)),
            Decision::Pass => "pass".to_string(),
        }
    }
}

impl Side {
    fn opponent(self) -> Side {
        match self {
            Side::Light => Side::Dark,
            Side::Dark => Side::Light,
        }
    }

    fn has_colour(self, tile: Tile) -> bool {
        tile.is_light == (self == Side::Light)
    }

    fn has_shape(self, tile: Tile) -> bool {
        tile.is_round == (self == Side::Light)
    }
}

impl Cell {
    // Y2.1
    fn neighbours(self) -> Vec<Cell> {
        [(-1, 0), (0, -1), (0, 1), (1, 0)]
            .map(|(down, right)| Cell { row: self.row + down, column: self.column + right })
            .to_vec()
    }
}

impl Board {
    fn read(text: &str) -> Board {
        let tile = |letter: char| match letter {
            'c' | 's' | 'C' | 'S' => Some(Tile {
                is_light: letter.is_ascii_lowercase(),
                is_round: letter.eq_ignore_ascii_case(&'c'),
            }),
            '-' => None,
            other => panic!("unknown tile {other}"),
        };
        let rows: Vec<Vec<_>> = text.split('_').map(|row| row.chars().map(tile).collect()).collect();
        assert!([5, 7].contains(&rows.len()), "five or seven rows");
        assert!(rows.iter().all(|row| row.len() == rows.len()), "a square");
        Board(rows)
    }

    fn cells(&self) -> Vec<Cell> {
        let side = self.0.len() as i32;
        let rows = (0..side).flat_map(|row| (0..side).map(move |column| Cell { row, column }));
        rows.collect()
    }

    fn at(&self, cell: Cell) -> Option<Tile> {
        let inside = 0..self.0.len() as i32;
        if !inside.contains(&cell.row) || !inside.contains(&cell.column) {
            return None;
        }
        self.0[cell.row as usize][cell.column as usize]
    }

    fn set(&mut self, cell: Cell, tile: Option<Tile>) {
        self.0[cell.row as usize][cell.column as usize] = tile;
    }

    fn take(&mut self, cell: Cell) -> Tile {
        let tile = self.at(cell).expect("a tile to take");
        self.set(cell, None);
        tile
    }

    fn tiles_that(&self, suit: impl Fn(Tile) -> bool) -> Vec<Cell> {
        let cells = self.cells().into_iter();
        cells.filter(|cell| self.at(*cell).is_some_and(&suit)).collect()
    }

    // Y2.2: the island of a tile, which must be of the requested kind
    fn island(&self, start: Cell, suits: impl Fn(Tile) -> bool) -> Vec<Cell> {
        let mut reached = vec![start];
        let mut next = 0;
        while next < reached.len() {
            for neighbour in reached[next].neighbours() {
                if self.at(neighbour).is_some_and(&suits) && !reached.contains(&neighbour) {
                    reached.push(neighbour);
                }
            }
            next += 1;
        }
        reached
    }

    /// Returns whether all tiles of a kind form one island.
    fn is_connected(&self, suits: impl Fn(Tile) -> bool) -> bool {
        let tiles = self.tiles_that(&suits);
        match tiles.first() {
            Some(first) => self.island(*first, suits).len() == tiles.len(),
            None => true,
        }
    }

    // Y2.3
    fn has_open_side(&self, cell: Cell) -> bool {
        let mut neighbours = cell.neighbours().into_iter();
        neighbours.any(|neighbour| self.at(neighbour).is_none())
    }

    // Y3.3: the empty cells that a tile can slide to, whether or not it is connected afterwards
    fn slide_ends(&self, start: Cell) -> Vec<Cell> {
        let tiles = self.tiles_that(|_| true);
        let rows: Vec<i32> = tiles.iter().map(|cell| cell.row).collect();
        let columns: Vec<i32> = tiles.iter().map(|cell| cell.column).collect();
        let spans = |places: &[i32], place: i32| {
            places.iter().any(|other| *other <= place) && places.iter().any(|other| *other >= place)
        };
        let in_rectangle = |cell: Cell| spans(&rows, cell.row) && spans(&columns, cell.column);

        let mut reached = vec![start];
        let mut next = 0;
        while next < reached.len() {
            for neighbour in reached[next].neighbours() {
                let free = self.at(neighbour).is_none() && in_rectangle(neighbour);
                if free && !reached.contains(&neighbour) {
                    reached.push(neighbour);
                }
            }
            next += 1;
        }
        reached.remove(0);
        reached
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::random::{Random, play_to_the_end};

    const FIGURE: &str = "
        ..cSc..
        .ScSCS.
        CcsSCss
        Cs7.3Cs
        CCscCSs
        .cs1Sc.
        ..9cS..
    ";

    // Y6: a line that ended earlier counts as one.
    fn perft(game: &Syrtis, depth: u32) -> u64 {
        let moves = game.legal_moves();
        if depth == 0 || moves.is_empty() {
            return 1;
        }
        if depth == 1 {
            return moves.len() as u64;
        }
        let after = |mv: &String| {
            let mut game = game.clone();
            game.play(mv);
            perft(&game, depth - 1)
        };
        moves.iter().map(after).sum()
    }

    #[test]
    fn y6_perft_1_to_4() {
        let game = Syrtis::from_figure(FIGURE);
        let counts = [1, 2, 3, 4].map(|depth| perft(&game, depth));
        assert_eq!(counts, [26, 485, 11_176, 221_929]);
    }

    // Y1.1 and Y1.2: a drawn set-up without a complete island, as rows of tiles
    fn draw(figure: [&str; 7], random: &mut Random) -> String {
        let figure = figure.iter().filter(|row| !row.is_empty());
        let rows: Vec<Vec<char>> = figure.map(|row| row.chars().collect()).collect();
        let side = rows.len();
        let places: Vec<(usize, usize)> = (0..side * side)
            .map(|place| (place / side, place % side))
            .filter(|(row, column)| rows[*row][*column] == 'o')
            .collect();
        loop {
            let pairs = places.len() / 2;
            let mut kinds: Vec<(char, char)> = Vec::new();
            kinds.extend(vec![('c', 'S'); pairs / 2]);
            kinds.extend(vec![('s', 'C'); pairs / 2]);
            let mut tiles = vec![vec!['-'; side]; side];
            // The reflection of the k-th place is the k-th from the end.
            for (row, column) in places.iter().copied().take(pairs) {
                let (one, other) = kinds.remove(random.below(kinds.len()));
                let (one, other) = if random.below(2) == 0 { (one, other) } else { (other, one) };
                tiles[row][column] = one;
                tiles[side - 1 - row][side - 1 - column] = other;
            }
            let rows: Vec<String> = tiles.iter().map(|row| row.iter().collect()).collect();
            let text = rows.join("_");
            let game = Syrtis::new(RuleSet::Published, None, Board::read(&text));
            if !game.has_complete_island(Side::Light) && !game.has_complete_island(Side::Dark) {
                return text;
            }
        }
    }

    const MAJOR: [&str; 7] = ["..ooo..", ".ooooo.", "ooooooo", "ooo.ooo", "ooooooo", ".ooooo.", "..ooo.."];
    const MINOR: [&str; 7] = ["..oo.", "oooo.", "oo.oo", ".oooo", ".oo..", "", ""];

    fn placements(tiles: &str) -> usize {
        let mut sets = BTreeSet::new();
        let start = Syrtis::from_setup(&format!("syr1.published.2.limit~60.tiles~{tiles}"));
        place_next(&start, &mut Vec::new(), &mut sets);
        sets.len()
    }

    fn place_next(game: &Syrtis, placed: &mut Vec<String>, sets: &mut BTreeSet<Vec<String>>) {
        for mv in game.legal_moves() {
            placed.push(mv.clone());
            if placed.len() < 4 {
                let mut game = game.clone();
                game.play(&mv);
                assert_eq!(game.verdict(), Verdict::to_move(0, true));
                place_next(&game, placed, sets);
            } else {
                let mut set = placed.clone();
                set[..2].sort();
                set[2..].sort();
                sets.insert(set);
            }
            placed.pop();
        }
    }

    #[test]
    fn y6_tower_placements() {
        let mut random = Random::new(1);
        assert_eq!(placements(&draw(MAJOR, &mut random)), 111_186);
        for _ in 0..3 {
            assert_eq!(placements(&draw(MINOR, &mut random)), 3_416);
        }
    }

    #[test]
    fn y1_4_seat_2_chooses_and_light_moves_first() {
        let tiles = draw(MAJOR, &mut Random::new(7));
        let mut game = Syrtis::from_setup(&format!("syr1.report.2.limit~none.tiles~{tiles}"));
        for _ in 0..4 {
            let moves = game.legal_moves();
            assert!(moves.len() == 9 || moves.len() == 8);
            game.play(&moves[0]);
        }
        assert_eq!(game.verdict(), Verdict::to_move(1, false));
        assert_eq!(game.legal_moves(), ["light", "dark"]);
        let mut seat_2_light = game.clone();
        seat_2_light.play("light");
        assert_eq!(seat_2_light.verdict(), Verdict::to_move(1, false));
        game.play("dark");
        assert_eq!(game.verdict(), Verdict::to_move(0, false));
    }

    #[test]
    fn y4_3_two_passes_give_the_game_to_light_when_nobody_has_sunk() {
        let mut game = Syrtis::from_figure(FIGURE);
        game.play("pass");
        game.play("pass");
        assert_eq!(game.verdict(), Verdict::won_by(0));
    }

    #[test]
    fn y4_4_the_sixtieth_turn_without_a_sink_ends_the_game() {
        let mut game = Syrtis::from_figure(FIGURE);
        game.last_to_sink = Some(Side::Dark);
        game.turns_without_sink = 59;
        game.play("pass");
        assert_eq!(game.verdict(), Verdict::won_by(1));
    }

    #[test]
    fn y4_2_a_fourth_tile_in_a_row_wins() {
        let mut game = Syrtis::from_figure(FIGURE);
        game.last_to_sink = Some(Side::Light);
        game.sunk_in_a_row = 3;
        let moves = game.legal_moves();
        game.play(moves.iter().find(|mv| mv.starts_with('x')).unwrap());
        assert_eq!(game.verdict(), Verdict::won_by(0));
    }

    #[test]
    fn random_games_end() {
        for seed in 0..40 {
            let mut random = Random::new(seed);
            for board in [MAJOR, MINOR] {
                let tiles = draw(board, &mut random);
                for rule_set in ["published", "report"] {
                    let setup = format!("syr1.{rule_set}.2.limit~60.tiles~{tiles}");
                    play_to_the_end(&mut Syrtis::from_setup(&setup), &mut random, 2500);
                }
            }
        }
    }

    #[test]
    fn y1_4_towers_of_the_set_up() {
        let tiles = "--cSc--_-ScSCS-_CcsSCss_Css-CCs_CCscCSs_-cscSc-_--ScS--";
        let setup = format!("syr1.published.2.limit~60.tiles~{tiles}.towers~b4d5a3d3");
        let game = Syrtis::from_setup(&setup);
        assert_eq!(game.verdict(), Verdict::to_move(0, false));
        assert_eq!(perft(&game, 2), 485);
    }
}
