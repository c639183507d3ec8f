//! Green Skull (`docs/rules/green-skull.md`).

use std::collections::BTreeMap;

use crate::notation::{SetupText, cell_name};
use crate::{Referee, SeatResult, Verdict};

const ROWS: i32 = 10;

/// A game of Green Skull in progress.
#[derive(Clone, Debug)]
pub struct GreenSkull {
    pieces: BTreeMap<Cell, Species>,
    /// Species of seats 1 and 2.
    seats: [Species; 2],
    /// Species of the player whose turn it is.
    player: Species,
    holds_skull: Species,
    phase: Phase,
    /// G3.2: number of moves in a row without a capture.
    quiet_moves: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Species {
    Goblins,
    Orcs,
    Zombies,
}

/// A row, counted from 1 at the apex, and a place in it, counted from 1 at the left (G1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Cell {
    row: i32,
    place: i32,
}

/// The next decision (G4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    OwnMove,
    OwnSeries { piece: Cell },
    ZombieMove { after_step: bool },
    ZombieSeries { piece: Cell },
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Decision {
    Step { from: Cell, to: Cell },
    Jump { from: Cell, to: Cell },
    Stop,
}

const START: &str = "
 1           .
 2          . .
 3         z . z
 4        z . . z
 5       . . z . .
 6      . . z z . .
 7     g . . z . . o
 8    g g . . . . o o
 9   g g g . . . o o o
10  g g g g . . o o o o
";

impl Referee for GreenSkull {
    // G1.4
    fn from_setup(text: &str) -> GreenSkull {
        let setup = SetupText::read(text, "gsk1", &["starts"]);
        assert_eq!(setup.seats, 2, "a game for two");
        let first = match setup.rule_set {
            "published" => Species::Orcs,
            "report" => Species::Goblins,
            other => panic!("unknown rule set {other}"),
        };
        let mut game = GreenSkull::from_figure(START, first, Species::Goblins);
        if setup.starts() == 1 {
            game.seats.reverse();
        }
        game
    }

    fn legal_moves(&self) -> Vec<String> {
        self.decisions().into_iter().map(Decision::text).collect()
    }

    fn play(&mut self, mv: &str) {
        let decision = (self.decisions().into_iter())
            .find(|decision| decision.text() == mv)
            .unwrap_or_else(|| panic!("illegal move {mv}"));
        match decision {
            Decision::Step { from, to } => {
                self.carry(from, to);
                self.finish_move(false);
            }
            Decision::Jump { from, to } => self.jump(from, to),
            Decision::Stop => self.finish_move(true),
        }
    }

    fn verdict(&self) -> Verdict {
        let mid_turn = match self.phase {
            Phase::Over => return self.result(),
            Phase::OwnMove | Phase::ZombieMove { after_step: false } => false,
            Phase::OwnSeries { .. } | Phase::ZombieSeries { .. } => true,
            Phase::ZombieMove { after_step: true } => true,
        };
        Verdict::to_move(self.seat(self.player), mid_turn)
    }

    /// Returns the scores of the seats, then of the zombies.
    fn scores(&self) -> Vec<Vec<(&'static str, i32)>> {
        let [first, second] = self.seats;
        [first, second, Species::Zombies]
            .map(|species| vec![("edge", self.edge(species)), ("captures", self.captures(species))])
            .to_vec()
    }
}

impl GreenSkull {
    /// Returns a position drawn as in G1.2, before the turn of `player`, whom seat 1 plays. Missing pieces have been
    /// captured, the last of them just now.
    pub fn from_figure(figure: &str, player: Species, holds_skull: Species) -> GreenSkull {
        let species = |letter| match letter {
            'g' => Some(Species::Goblins),
            'o' => Some(Species::Orcs),
            'z' => Some(Species::Zombies),
            '.' => None,
            other => panic!("unknown piece {other}"),
        };
        let mut pieces = BTreeMap::new();
        let lines: Vec<_> = figure.lines().filter(|line| !line.trim().is_empty()).collect();
        assert_eq!(lines.len(), ROWS as usize, "ten rows");
        for (row, line) in (1..).zip(lines) {
            let letters: Vec<char> =
                (line.chars()).filter(|letter| !letter.is_whitespace() && !letter.is_ascii_digit()).collect();
            assert_eq!(letters.len(), row as usize, "row r has r cells");
            for (place, letter) in (1..).zip(letters) {
                if let Some(species) = species(letter) {
                    pieces.insert(Cell { row, place }, species);
                }
            }
        }
        let mut game = GreenSkull {
            pieces,
            seats: [player, player.opponent()],
            player,
            holds_skull,
            phase: Phase::OwnMove,
            quiet_moves: 0,
        };
        game.begin_turn(player);
        game
    }

    fn decisions(&self) -> Vec<Decision> {
        match self.phase {
            Phase::Over => Vec::new(),
            Phase::OwnMove => self.moves_of(self.player),
            Phase::ZombieMove { .. } => self.moves_of(Species::Zombies),
            // G2.3: a series may stop after any jump.
            Phase::OwnSeries { piece } | Phase::ZombieSeries { piece } => {
                let mut decisions = self.jumps_of(piece);
                decisions.push(Decision::Stop);
                decisions
            }
        }
    }

    // G2.1: a step or the first jump of a series.
    fn moves_of(&self, species: Species) -> Vec<Decision> {
        let mut decisions = Vec::new();
        for (cell, other) in &self.pieces {
            if *other == species {
                decisions.extend(self.steps_of(*cell));
                decisions.extend(self.jumps_of(*cell));
            }
        }
        decisions
    }

    // G2.1
    fn steps_of(&self, from: Cell) -> Vec<Decision> {
        let ends = from.neighbours().into_iter().map(|(to, _)| to);
        ends.filter(|to| self.is_empty(*to)).map(|to| Decision::Step { from, to }).collect()
    }

    // G2.2
    fn jumps_of(&self, from: Cell) -> Vec<Decision> {
        let ends = from.neighbours().into_iter();
        ends.filter(|(over, behind)| self.pieces.contains_key(over) && self.is_empty(*behind))
            .map(|(_, behind)| Decision::Jump { from, to: behind })
            .collect()
    }

    fn is_empty(&self, cell: Cell) -> bool {
        cell.is_on_board() && !self.pieces.contains_key(&cell)
    }

    fn carry(&mut self, from: Cell, to: Cell) {
        let piece = self.pieces.remove(&from).expect("a piece to move");
        self.pieces.insert(to, piece);
    }

    // G2.2: the piece jumped over is removed at once. G4: a series that cannot continue ends by itself.
    fn jump(&mut self, from: Cell, to: Cell) {
        let over = Cell { row: (from.row + to.row) / 2, place: (from.place + to.place) / 2 };
        self.pieces.remove(&over).expect("a piece to capture");
        self.carry(from, to);
        if self.jumps_of(to).is_empty() {
            self.finish_move(true);
        } else if self.moves_zombie() {
            self.phase = Phase::ZombieSeries { piece: to };
        } else {
            self.phase = Phase::OwnSeries { piece: to };
        }
    }

    fn moves_zombie(&self) -> bool {
        matches!(self.phase, Phase::ZombieMove { .. } | Phase::ZombieSeries { .. })
    }

    /// Continues the game after a step or a finished series.
    fn finish_move(&mut self, jumped: bool) {
        self.quiet_moves = if jumped { 0 } else { self.quiet_moves + 1 };
        // G2.5
        if jumped && self.holds_skull == self.player {
            self.holds_skull = self.player.opponent();
        }
        // G3.1 and G3.2
        if self.a_species_is_done() || self.quiet_moves >= 100 {
            self.phase = Phase::Over;
            return;
        }
        // G2.4
        let zombie_is_due = !self.moves_zombie() && !jumped && self.holds_skull == self.player;
        if zombie_is_due && self.can_move(Species::Zombies) {
            self.phase = Phase::ZombieMove { after_step: true };
        } else {
            self.begin_turn(self.player.opponent());
        }
    }

    // G2.6, and G3.2: the game is over when both players' turns pass in a row.
    fn begin_turn(&mut self, next: Species) {
        for player in [next, next.opponent()] {
            self.player = player;
            if self.can_move(player) {
                self.phase = Phase::OwnMove;
                return;
            }
            if self.holds_skull == player && self.can_move(Species::Zombies) {
                self.phase = Phase::ZombieMove { after_step: false };
                return;
            }
        }
        self.phase = Phase::Over;
    }

    fn can_move(&self, species: Species) -> bool {
        !self.moves_of(species).is_empty()
    }

    fn cells_of(&self, species: Species) -> Vec<Cell> {
        let own = self.pieces.iter().filter(|(_, other)| **other == species);
        own.map(|(cell, _)| *cell).collect()
    }

    // G3.1: a species without pieces counts as having all of them on its edge.
    fn a_species_is_done(&self) -> bool {
        let is_done = |species: Species| {
            let cells = self.cells_of(species);
            cells.is_empty() || cells.into_iter().all(|cell| species.has_edge(cell))
        };
        [Species::Goblins, Species::Orcs, Species::Zombies].into_iter().any(is_done)
    }

    // G3.3: 2 for each own piece on its own edge
    fn edge(&self, species: Species) -> i32 {
        let cells = self.cells_of(species).into_iter();
        2 * cells.filter(|cell| species.has_edge(*cell)).count() as i32
    }

    // G3.3: 1 for each captured piece of another species, by any player
    fn captures(&self, species: Species) -> i32 {
        let others = [Species::Goblins, Species::Orcs, Species::Zombies].into_iter();
        others
            .filter(|other| *other != species)
            .map(|other| other.count_at_start() - self.cells_of(other).len() as i32)
            .sum()
    }

    fn points(&self, species: Species) -> i32 {
        self.edge(species) + self.captures(species)
    }

    // G3.4
    fn result(&self) -> Verdict {
        let all = [Species::Goblins, Species::Orcs, Species::Zombies];
        let best = all.map(|species| self.points(species)).into_iter().max();
        let first: Vec<Species> =
            all.into_iter().filter(|species| Some(self.points(*species)) == best).collect();
        match first[..] {
            [Species::Zombies] => Verdict::all(SeatResult::Lost, 2),
            [winner] => Verdict::won_by(self.seat(winner)),
            _ => Verdict::all(SeatResult::Drew, 2),
        }
    }

    fn seat(&self, species: Species) -> usize {
        let seat = self.seats.iter().position(|other| *other == species);
        seat.expect("a player's species")
    }
}

impl Species {
    fn opponent(self) -> Species {
        match self {
            Species::Goblins => Species::Orcs,
            Species::Orcs => Species::Goblins,
            Species::Zombies => panic!("zombies have no opponent"),
        }
    }

    // G1.2
    fn count_at_start(self) -> i32 {
        match self {
            Species::Goblins | Species::Orcs => 10,
            Species::Zombies => 8,
        }
    }

    // G1.3
    fn has_edge(self, cell: Cell) -> bool {
        match self {
            Species::Goblins => cell.place == cell.row,
            Species::Orcs => cell.place == 1,
            Species::Zombies => cell.row == ROWS,
        }
    }
}

impl Cell {
    fn is_on_board(self) -> bool {
        (1..=ROWS).contains(&self.row) && (1..=self.row).contains(&self.place)
    }

    // G1.1: each neighbour with the cell behind it, on the board or not
    fn neighbours(self) -> Vec<(Cell, Cell)> {
        let directions = [(0, -1), (0, 1), (-1, -1), (-1, 0), (1, 0), (1, 1)];
        let away = |(down, right): (i32, i32), distance: i32| Cell {
            row: self.row + down * distance,
            place: self.place + right * distance,
        };
        directions.map(|direction| (away(direction, 1), away(direction, 2))).to_vec()
    }

    fn name(self) -> String {
        cell_name(ROWS as usize, (self.row - 1) as usize, (self.place - 1) as usize)
    }
}

impl Decision {
    fn text(self) -> String {
        match self {
            Decision::Step { from, to } => format!("{}-{}", from.name(), to.name()),
            Decision::Jump { from, to } => format!("{}x{}", from.name(), to.name()),
            Decision::Stop => "stop".to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::{Random, play_to_the_end};

    /// The hops of a complete move: a step or a whole series.
    type Hops = Vec<(Cell, Cell)>;

    /// Returns all complete moves of the current part of the turn, each with the position after it.
    fn complete_moves(game: &GreenSkull) -> Vec<(Hops, GreenSkull)> {
        let mut found = Vec::new();
        for decision in game.decisions() {
            let mut after = game.clone();
            after.play(&decision.text());
            match decision {
                Decision::Step { from, to } => found.push((vec![(from, to)], after)),
                Decision::Stop => found.push((Vec::new(), after)),
                Decision::Jump { from, to } if goes_on(&after, to) => {
                    for (mut rest, after) in complete_moves(&after) {
                        rest.insert(0, (from, to));
                        found.push((rest, after));
                    }
                }
                Decision::Jump { from, to } => found.push((vec![(from, to)], after)),
            }
        }
        found
    }

    fn goes_on(game: &GreenSkull, piece: Cell) -> bool {
        let series = [Phase::OwnSeries { piece }, Phase::ZombieSeries { piece }];
        series.contains(&game.phase)
    }

    fn start(player: Species) -> GreenSkull {
        GreenSkull::from_figure(START, player, Species::Goblins)
    }

    #[test]
    fn g5_complete_moves_at_the_start() {
        assert_eq!(complete_moves(&start(Species::Goblins)).len(), 14);
        assert_eq!(complete_moves(&start(Species::Orcs)).len(), 14);
        let mut zombies = start(Species::Goblins);
        zombies.phase = Phase::ZombieMove { after_step: true };
        assert_eq!(complete_moves(&zombies).len(), 48);
    }

    #[test]
    fn g5_series_of_the_orc_on_8_5() {
        let figure = "
            .
            . .
            . . .
            . . . .
            . . . g .
            . . z . . .
            . . . z o . .
            . . . . o . . .
            . . . . . . . . .
            . . . . . . . . . .
        ";
        let cell = |row, place| Cell { row, place };
        let game = GreenSkull::from_figure(figure, Species::Orcs, Species::Goblins);
        let mut series: Vec<Hops> = (complete_moves(&game).into_iter())
            .map(|(hops, _)| hops)
            .filter(|hops| hops[0].0 == cell(8, 5) && (hops[0].1.row - 8).abs() == 2)
            .collect();
        series.sort();
        let first = (cell(8, 5), cell(6, 5));
        assert_eq!(series, [vec![first], vec![first, (cell(6, 5), cell(4, 3))]]);
    }

    /// Plays the level "hard" against itself (G5): it chooses the last of the complete moves, sorted by value, then by hops.
    fn hard_against_hard(rule_set: &str) -> (usize, GreenSkull) {
        let mut game = GreenSkull::from_setup(&format!("gsk1.{rule_set}.2.starts~1"));
        let mut count = 0;
        while game.phase != Phase::Over {
            let species = if game.moves_zombie() { Species::Zombies } else { game.player };
            let mut moves = complete_moves(&game);
            moves.sort_by_key(|(hops, after)| (value(after, species), hops.clone()));
            game = moves.pop().unwrap().1;
            count += 1;
        }
        (count, game)
    }

    fn value(game: &GreenSkull, species: Species) -> i32 {
        let progress = |cell: Cell| match species {
            Species::Goblins => cell.place - cell.row + 10,
            Species::Orcs => 11 - cell.place,
            Species::Zombies => cell.row,
        };
        let cells = game.cells_of(species).into_iter();
        cells.map(progress).sum::<i32>() + game.captures(species)
    }

    #[test]
    fn g5_hard_against_hard() {
        let points = |game: &GreenSkull| {
            [Species::Goblins, Species::Orcs, Species::Zombies].map(|species| game.points(species))
        };
        let (count, game) = hard_against_hard("report");
        assert_eq!((count, points(&game)), (33, [19, 14, 15]));
        assert_eq!(game.verdict(), Verdict::won_by(0));
        let (count, game) = hard_against_hard("published");
        assert_eq!((count, points(&game)), (45, [14, 17, 17]));
        assert_eq!(game.verdict(), Verdict::all(SeatResult::Drew, 2));
    }

    #[test]
    fn g2_4_a_holder_who_stepped_moves_a_zombie() {
        let mut game = GreenSkull::from_setup("gsk1.report.2.starts~2");
        assert_eq!(game.verdict(), Verdict::to_move(1, false));
        game.play("d1-e1");
        assert_eq!(game.verdict(), Verdict::to_move(1, true));
        game.play("h1-h2");
        assert_eq!(game.verdict(), Verdict::to_move(0, false));
    }

    #[test]
    fn g2_6_a_blocked_player_still_moves_a_zombie() {
        // The orc cannot jump either: goblins stand behind both zombies.
        let figure = "
            .
            . .
            . . .
            . . . .
            . . . . .
            . . . . . .
            . . . . . . .
            . . . . . . . g
            . . . . . . . . z
            . . . . . . . g z o
        ";
        let mut game = GreenSkull::from_figure(figure, Species::Orcs, Species::Orcs);
        assert_eq!(game.verdict(), Verdict::to_move(0, false));
        assert!(game.legal_moves().contains(&"b9-b8".to_string()));
        game.play("b9-b8");
        assert_eq!(game.verdict(), Verdict::to_move(1, false));
        // Without the skull the orcs' turn passes by itself.
        let game = GreenSkull::from_figure(figure, Species::Orcs, Species::Goblins);
        assert_eq!(game.verdict(), Verdict::to_move(1, false));
    }

    #[test]
    fn g3_2_the_hundredth_quiet_move_ends_the_game() {
        let mut game = start(Species::Goblins);
        game.quiet_moves = 99;
        game.play("d1-e1");
        assert_eq!(game.verdict(), Verdict::all(SeatResult::Drew, 2));
    }

    #[test]
    fn random_games_end() {
        for seed in 0..200 {
            let mut random = Random::new(seed);
            for setup in ["gsk1.published.2.starts~1", "gsk1.report.2.starts~2"] {
                play_to_the_end(&mut GreenSkull::from_setup(setup), &mut random, 5000);
            }
        }
    }
}
