//! Asterismo (`docs/rules/asterismo.md`).

use crate::notation::{SetupText, cell_name, number};
use crate::{Referee, SeatResult, Verdict};

const SIDE: usize = 11;

/// A game of Asterismo in progress.
#[derive(Clone, Debug)]
pub struct Asterismo {
    rule_set: RuleSet,
    /// A3.1: with equal useful pieces, the player who made the last move wins.
    ties_to_last: bool,
    tree: Tree,
    takeable: Vec<Cell>,
    /// Harvest of each seat, in the order red, blue, yellow.
    harvests: Vec<[i32; 3]>,
    to_move: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RuleSet {
    Report,
    Decisive,
    Published,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Colour {
    Red,
    Blue,
    Yellow,
}

/// A row and a column, counted from 0 at the top and at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cell {
    row: usize,
    column: usize,
}

#[derive(Clone, Copy, Debug)]
struct Tree([[Option<Colour>; SIDE]; SIDE]);

impl Referee for Asterismo {
    fn from_setup(text: &str) -> Asterismo {
        let setup = SetupText::read(text, "ast1", &["starts", "ties", "tree", "harvest"]);
        let rule_set = match setup.rule_set {
            "report" => RuleSet::Report,
            "decisive" => RuleSet::Decisive,
            "published" => RuleSet::Published,
            other => panic!("unknown rule set {other}"),
        };
        // A3: players.
        let seats_max = if rule_set == RuleSet::Published { 3 } else { 2 };
        assert!((2..=seats_max).contains(&setup.seats), "the number of seats is out of range");
        assert_eq!(setup.optional("harvest").is_some(), rule_set == RuleSet::Published);
        let harvests = match setup.optional("harvest") {
            Some(harvests) => harvests.split('_').map(read_harvest).collect(),
            None => vec![[0; 3]; setup.seats],
        };
        assert_eq!(harvests.len(), setup.seats, "one harvest per seat");
        let ties_to_last = setup.optional("ties").is_some();
        assert!(
            !ties_to_last || rule_set == RuleSet::Decisive && setup.field("ties") == "last",
            "strange ties"
        );
        let tree = Tree::read(setup.field("tree"));
        let takeable = tree.takeable();
        Asterismo { rule_set, ties_to_last, takeable, tree, harvests, to_move: setup.starts() }
    }

    fn legal_moves(&self) -> Vec<String> {
        if matches!(self.verdict(), Verdict::Over { .. }) {
            return Vec::new();
        }
        self.takeable.iter().map(|cell| cell.name()).collect()
    }

    // A2.1
    fn play(&mut self, mv: &str) {
        assert!(matches!(self.verdict(), Verdict::ToMove { .. }), "the game is over");
        let cell = (self.takeable.iter().copied())
            .find(|cell| cell.name() == mv)
            .unwrap_or_else(|| panic!("illegal move {mv}"));
        let colour = self.tree.take(cell);
        self.takeable = self.tree.takeable();
        self.harvests[self.to_move][colour as usize] += 1;
        self.to_move = (self.to_move + 1) % self.harvests.len();
    }

    // A3: the win is tested before "no legal move".
    fn verdict(&self) -> Verdict {
        if let Some(won) = self.won() {
            return won;
        }
        if self.takeable.is_empty() {
            return self.no_legal_move();
        }
        Verdict::to_move(self.to_move, false)
    }

    // A3.2
    fn scores(&self) -> Vec<Vec<(&'static str, i32)>> {
        let parts = |harvest: &[i32; 3]| -> Vec<(&'static str, i32)> {
            ["red", "blue", "yellow"].into_iter().zip(self.useful_pieces(harvest)).collect()
        };
        self.harvests.iter().map(parts).collect()
    }
}

impl Asterismo {
    // A3: win
    fn won(&self) -> Option<Verdict> {
        if self.rule_set == RuleSet::Published {
            let everyone = self.harvests.iter().all(|harvest| self.complete(harvest));
            return everyone.then(|| Verdict::all(SeatResult::Won, self.harvests.len()));
        }
        let winner = self.harvests.iter().position(|harvest| self.complete(harvest));
        winner.map(Verdict::won_by)
    }

    // A3: 5 of each colour, or 10 of one with three players
    fn complete(&self, harvest: &[i32; 3]) -> bool {
        if self.harvests.len() == 3 {
            harvest.iter().any(|count| *count >= 10)
        } else {
            harvest.iter().all(|count| *count >= 5)
        }
    }

    // A3.2: each colour up to 5; with three players the largest colour, up to 10
    fn useful_pieces(&self, harvest: &[i32; 3]) -> [i32; 3] {
        if self.harvests.len() == 2 {
            return harvest.map(|count| count.min(5));
        }
        let mut useful = [0; 3];
        let largest = *harvest.iter().max().expect("three colours");
        let colour = harvest.iter().position(|count| *count == largest).expect("one is the largest");
        useful[colour] = largest.min(10);
        useful
    }

    // A3: no legal move
    fn no_legal_move(&self) -> Verdict {
        let useful = |seat: usize| -> i32 { self.useful_pieces(&self.harvests[seat]).iter().sum() };
        match self.rule_set {
            RuleSet::Report => Verdict::all(SeatResult::Drew, 2),
            RuleSet::Published => Verdict::all(SeatResult::Lost, self.harvests.len()),
            RuleSet::Decisive if useful(0) > useful(1) => Verdict::won_by(0),
            RuleSet::Decisive if useful(0) < useful(1) => Verdict::won_by(1),
            // A3.1: with two players, the player to move did not make the last move.
            RuleSet::Decisive if self.ties_to_last => Verdict::won_by(1 - self.to_move),
            RuleSet::Decisive => Verdict::won_by(self.to_move),
        }
    }
}

/// Reads `r0b0y0`.
fn read_harvest(text: &str) -> [i32; 3] {
    let counts = text.strip_prefix('r').and_then(|rest| rest.split_once('b'));
    let (red, rest) = counts.expect("a harvest starts with red and blue");
    let (blue, yellow) = rest.split_once('y').expect("a harvest ends with yellow");
    [red, blue, yellow].map(|count| i32::try_from(number(count)).expect("a small number"))
}

impl Cell {
    fn name(self) -> String {
        cell_name(SIDE, self.row, self.column)
    }

    // A1.1: rows 1, 3, 5, … from the top are shifted right by half a cell.
    fn neighbours(self) -> impl Iterator<Item = Cell> {
        let (row, column) = (self.row as i32, self.column as i32);
        let shifted = if self.row.is_multiple_of(2) { 1 } else { 0 };
        let places = [
            (row, column - 1),
            (row, column + 1),
            (row - 1, column - 1 + shifted),
            (row - 1, column + shifted),
            (row + 1, column - 1 + shifted),
            (row + 1, column + shifted),
        ];
        let on_board = |place: i32| (0..SIDE as i32).contains(&place);
        places
            .into_iter()
            .filter(move |(row, column)| on_board(*row) && on_board(*column))
            .map(|(row, column)| Cell { row: row as usize, column: column as usize })
    }
}

impl Tree {
    fn read(text: &str) -> Tree {
        let rows: Vec<_> = text.split('_').map(read_row).collect();
        Tree(rows.try_into().expect("eleven rows"))
    }

    fn at(&self, cell: Cell) -> Option<Colour> {
        self.0[cell.row][cell.column]
    }

    fn pieces(&self) -> Vec<Cell> {
        let cells = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| Cell { row, column }));
        cells.filter(|cell| self.at(*cell).is_some()).collect()
    }

    fn take(&mut self, cell: Cell) -> Colour {
        self.0[cell.row][cell.column].take().expect("a piece to take")
    }

    // A1.3
    fn is_safe(&self, cell: Cell) -> bool {
        let mut any_colour = 0;
        let mut own_colour = 0;
        for neighbour in cell.neighbours() {
            if self.at(neighbour).is_some() {
                any_colour += 1;
            }
            if self.at(neighbour) == self.at(cell) {
                own_colour += 1;
            }
        }
        any_colour >= 3 || own_colour >= 2
    }

    fn is_connected(&self) -> bool {
        let pieces = self.pieces();
        let mut reached = [[false; SIDE]; SIDE];
        let mut to_visit: Vec<Cell> = pieces.first().copied().into_iter().collect();
        while let Some(cell) = to_visit.pop() {
            if self.at(cell).is_some() && !reached[cell.row][cell.column] {
                reached[cell.row][cell.column] = true;
                to_visit.extend(cell.neighbours());
            }
        }
        pieces.iter().all(|cell| reached[cell.row][cell.column])
    }

    // A2.1 and A2.2
    fn takeable(&self) -> Vec<Cell> {
        let leaves_a_tree = |cell: &Cell| {
            let mut rest = *self;
            rest.take(*cell);
            let all_safe = rest.pieces().into_iter().all(|other| rest.is_safe(other));
            all_safe && rest.is_connected()
        };
        self.pieces().into_iter().filter(leaves_a_tree).collect()
    }
}

/// Reads a row such as `5rr4`: letters are pieces, numbers are runs of empty cells.
fn read_row(text: &str) -> [Option<Colour>; SIDE] {
    let mut row = Vec::new();
    let mut run = String::new();
    for letter in text.chars().chain(['.']) {
        if letter.is_ascii_digit() {
            run.push(letter);
            continue;
        }
        if !run.is_empty() {
            row.extend(vec![None; number(&run)]);
            run.clear();
        }
        match letter {
            'r' => row.push(Some(Colour::Red)),
            'b' => row.push(Some(Colour::Blue)),
            'y' => row.push(Some(Colour::Yellow)),
            '.' => {}
            other => panic!("unknown piece {other}"),
        }
    }
    row.try_into().expect("eleven cells in a row")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::{Random, play_to_the_end};

    const INITIAL: [&str; 11] = [
        ".....11....",
        ".....22121.",
        "....1233123",
        ".....323213",
        "...2132223.",
        "...3311222.",
        "..31211331.",
        "...31332222",
        "...3133113.",
        "....121123.",
        "...........",
    ];
    const TURN_25: [&str; 11] = [
        ".....11....",
        ".....221...",
        ".....23.12.",
        "......23213",
        "......2.23.",
        "...33.12...",
        "..312113...",
        "...31..222.",
        ".......113.",
        "........23.",
        "...........",
    ];

    /// Returns the tree of a figure of the rule page without some pieces, given by row and column counted from 1.
    fn tree(figure: [&str; 11], less: &[(usize, usize)]) -> Tree {
        let colour = |letter| match letter {
            '1' => Some(Colour::Red),
            '2' => Some(Colour::Blue),
            '3' => Some(Colour::Yellow),
            _ => None,
        };
        let row = |row: &str| row.chars().map(colour).collect::<Vec<_>>();
        let mut tree = Tree(figure.map(|text| row(text).try_into().unwrap()));
        for (row, column) in less {
            tree.take(cell(*row, *column));
        }
        tree
    }

    fn cell(row: usize, column: usize) -> Cell {
        Cell { row: row - 1, column: column - 1 }
    }

    fn write_tree(tree: &Tree) -> String {
        let write = |piece: &Option<Colour>| match piece {
            Some(Colour::Red) => "r",
            Some(Colour::Blue) => "b",
            Some(Colour::Yellow) => "y",
            None => "1",
        };
        let write_row = |row: &[Option<Colour>; SIDE]| {
            let single: String = row.iter().map(write).collect();
            let mut text = String::new();
            let mut run = 0;
            for letter in single.chars().chain(['.']) {
                if letter == '1' {
                    run += 1;
                    continue;
                }
                if run > 0 {
                    text.push_str(&run.to_string());
                }
                run = 0;
                if letter != '.' {
                    text.push(letter);
                }
            }
            text
        };
        let rows: Vec<_> = tree.0.iter().map(write_row).collect();
        rows.join("_")
    }

    fn unsafe_pieces(tree: &Tree) -> Vec<Cell> {
        let pieces = tree.pieces().into_iter();
        pieces.filter(|cell| !tree.is_safe(*cell)).collect()
    }

    #[test]
    fn a5_initial_has_one_unsafe_piece_and_then_38_moves() {
        assert_eq!(unsafe_pieces(&tree(INITIAL, &[])), [cell(3, 11)]);
        let tree = tree(INITIAL, &[(3, 11)]);
        assert!(unsafe_pieces(&tree).is_empty());
        let game = Asterismo::from_setup(&format!("ast1.report.2.starts~1.tree~{}", write_tree(&tree)));
        assert_eq!(game.legal_moves().len(), 38);
    }

    #[test]
    fn a5_turn_25_has_exactly_four_moves() {
        let tree = tree(TURN_25, &[]);
        assert!(unsafe_pieces(&tree).is_empty());
        let expected = [cell(4, 7), cell(6, 8), cell(7, 8), cell(8, 8)];
        assert_eq!(tree.takeable(), expected);
        assert_eq!(expected.map(Cell::name), ["h7", "f8", "e8", "d8"]);
    }

    #[test]
    fn a5_turn_25_without_two_pieces_has_no_move() {
        assert!(tree(TURN_25, &[(4, 7), (8, 8)]).takeable().is_empty());
    }

    /// Returns the end of a game without a move, for these harvests; seat 1 is to move.
    fn stuck(rule_set: RuleSet, harvests: Vec<[i32; 3]>) -> Verdict {
        let tree = tree(TURN_25, &[(4, 7), (8, 8)]);
        let (to_move, ties_to_last) = (0, false);
        let game = Asterismo { rule_set, ties_to_last, takeable: tree.takeable(), tree, harvests, to_move };
        game.verdict()
    }

    #[test]
    fn a3_no_legal_move() {
        use SeatResult::{Drew, Lost, Won};
        let equal = || vec![[5, 2, 1], [9, 1, 2]];
        assert_eq!(stuck(RuleSet::Report, equal()), Verdict::all(Drew, 2));
        assert_eq!(stuck(RuleSet::Published, equal()), Verdict::all(Lost, 2));
        assert_eq!(stuck(RuleSet::Decisive, equal()), Verdict::won_by(0));
        let second = vec![[9, 0, 0], [2, 2, 2]];
        assert_eq!(stuck(RuleSet::Decisive, second), Verdict::won_by(1));
        let harvest = vec![[5, 5, 6], [4, 9, 9]];
        assert_eq!(stuck(RuleSet::Report, harvest), Verdict::won_by(0));
        let together = vec![[10, 0, 0], [0, 11, 0], [0, 0, 10]];
        assert_eq!(stuck(RuleSet::Published, together), Verdict::all(Won, 3));
        let not_yet = vec![[5, 5, 5], [0, 11, 0], [0, 0, 10]];
        assert_eq!(stuck(RuleSet::Published, not_yet), Verdict::all(Lost, 3));
    }

    /// Draws the text of a set-up (A1.4, A1.5 and A3).
    fn draw(rule_set: &str, seats: usize, of_each: usize, random: &mut Random) -> String {
        loop {
            let mut tree = fill(of_each, random);
            let mut harvests = vec![[0; 3]; seats];
            let mut turn = 0;
            while let Some(first) = unsafe_pieces(&tree).first() {
                let colour = tree.take(*first);
                harvests[turn % seats][colour as usize] += 1;
                turn += 1;
            }
            if !tree.is_connected() || tree.takeable().is_empty() {
                continue;
            }
            let starts = random.below(seats) + 1;
            let text = write_tree(&tree);
            let mut setup = format!("ast1.{rule_set}.{seats}.starts~{starts}.tree~{text}");
            if rule_set == "decisive" && starts == 1 {
                setup = setup.replace(".tree~", ".ties~last.tree~");
            }
            if rule_set == "published" {
                let write = |[r, b, y]: &[i32; 3]| format!("r{r}b{b}y{y}");
                let harvests: Vec<_> = harvests.iter().map(write).collect();
                setup.push_str(&format!(".harvest~{}", harvests.join("_")));
            }
            return setup;
        }
    }

    // A1.4
    fn fill(of_each: usize, random: &mut Random) -> Tree {
        let mut bag: Vec<Colour> = Vec::new();
        for colour in [Colour::Red, Colour::Blue, Colour::Yellow] {
            bag.extend(vec![colour; of_each]);
        }
        let mut tree = Tree([[None; SIDE]; SIDE]);
        let mut hexagon = vec![cell(5 + random.below(3), 5 + random.below(3))];
        for _ in 0..3 {
            let around: Vec<_> = hexagon.iter().flat_map(|cell| cell.neighbours()).collect();
            hexagon.extend(around);
        }
        let mut put = |tree: &mut Tree, cell: Cell, random: &mut Random| {
            let mut left: Vec<Colour> = bag.clone();
            left.dedup();
            if tree.at(cell).is_none() && !left.is_empty() {
                let colour = *random.pick(&left);
                let place = bag.iter().position(|other| *other == colour).unwrap();
                tree.0[cell.row][cell.column] = Some(bag.remove(place));
            }
            !bag.is_empty()
        };
        let mut more = true;
        for cell in hexagon {
            more = put(&mut tree, cell, random);
        }
        while more {
            let next_to: Vec<_> = (tree.pieces().iter())
                .flat_map(|piece| piece.neighbours())
                .filter(|cell| tree.at(*cell).is_none())
                .collect();
            let chosen = *random.pick(&next_to);
            more = put(&mut tree, chosen, random);
            for neighbour in chosen.neighbours() {
                more = put(&mut tree, neighbour, random);
            }
        }
        tree
    }

    #[test]
    fn random_games_end() {
        for seed in 0..20 {
            let mut random = Random::new(seed);
            for (rule_set, seats) in [("report", 2), ("decisive", 2), ("published", 2), ("published", 3)] {
                let of_each = 13 + random.below(28);
                let setup = draw(rule_set, seats, of_each, &mut random);
                play_to_the_end(&mut Asterismo::from_setup(&setup), &mut random, 121);
            }
        }
    }
}
