//! Drawing a set-up.

use super::board::{Cell, CellSet};
use super::position::{Harvest, Harvests, SEATS_MAX};
use super::rules::{Rules, UnsafePieces};
use super::tree::{Colour, Tree};
use tabuleiro_core::{Player, Random, Seats};

/// Draws a finished tree and the harvests dealt beside it, from this many pieces of each colour.
pub fn draw(rules: &Rules, seats: Seats, each: u32, random: &mut Random) -> (Tree, Harvests) {
    loop {
        let mut tree = draw_pieces(each, random);
        let harvests = clear_unsafe_pieces(&mut tree, rules, seats);
        // A1.5: a tree in parts, or without a legal move, is drawn again.
        if tree.is_connected() && !tree.takeable(tree.holes()).is_empty() {
            return (tree, harvests);
        }
    }
}

/// A1.4: a hexagon of pieces near the middle, then patches that grow on it, until the pieces are used up.
pub fn draw_pieces(each: u32, random: &mut Random) -> Tree {
    let mut drawing = Drawing { tree: Tree::default(), left: [each; 3] };
    let middle = Cell::new(4 + random.below(3), 4 + random.below(3));
    let hexagon = (0..3).fold(CellSet::of(middle), |hexagon, _| hexagon | hexagon.neighbours());
    drawing.fill(hexagon, random);
    while drawing.left != [0; 3] {
        let pieces = drawing.tree.pieces();
        let growth: Vec<Cell> = (pieces.neighbours() - pieces).cells().collect();
        let bud = CellSet::of(random.choose(&growth));
        drawing.fill(bud, random);
        drawing.fill(bud.neighbours(), random);
    }
    drawing.tree
}

struct Drawing {
    tree: Tree,
    /// How many pieces of each colour are not used up.
    left: [u32; 3],
}

impl Drawing {
    /// Fills the cells that are empty, as long as there are pieces.
    fn fill(&mut self, cells: CellSet, random: &mut Random) {
        for cell in (cells - self.tree.pieces()).cells() {
            let colours: Vec<Colour> =
                Colour::ALL.into_iter().filter(|colour| self.left[colour.index()] > 0).collect();
            if colours.is_empty() {
                return;
            }
            let colour = random.choose(&colours);
            self.left[colour.index()] -= 1;
            self.tree.put(cell, colour);
        }
    }
}

/// Takes off the pieces that are not safe, again and again, and deals them where the rules say so.
pub fn clear_unsafe_pieces(tree: &mut Tree, rules: &Rules, seats: Seats) -> Harvests {
    let mut harvests = [Harvest::default(); SEATS_MAX];
    let mut player = Player::ONE;
    // A3: always the first such piece, then a fresh look from the top.
    while let Some((cell, colour)) = first_unsafe(tree) {
        tree.remove(cell);
        if rules.unsafe_pieces == UnsafePieces::Dealt {
            let harvest = &mut harvests[player.index()];
            *harvest = harvest.with(colour);
            player = player.next(seats);
        }
    }
    harvests
}

fn first_unsafe(tree: &Tree) -> Option<(Cell, Colour)> {
    let cell = tree.unsafe_pieces().first()?;
    tree.colour_at(cell).map(|colour| (cell, colour))
}
