//! Drawing, reading and writing set-ups.

use super::board::{BOARD, Cell, CellSet};
use super::harvest::{Harvest, Harvests, SEATS_MAX};
use super::position::Position;
use super::rules::{NoMove, Rules, Ties, UnsafePieces};
use super::tree::{Colour, Tree};
use super::{Asterismo, INFO, notation};
use tabuleiro_core::{Message, Options, Player, Random, Seats, Setup, SetupError};

/// The field that says who wins with equal useful pieces, and its value (A3.1).
const TIES: &str = "ties";
const LAST: &str = "last";

/// Draws a set-up by these options.
pub(super) fn draw(options: &Options, random: &mut Random) -> Setup {
    let (rules, seats) = (Rules::named(options.rule_set().id), options.seats());
    let starts = options.starts("starts", random);
    let (tree, harvests) = draw_tree(rules, seats, options.number("each"), random);
    written(rules, seats, &tree, &harvests, starts, Ties::LastMover)
}

/// Reads a set-up and checks it.
pub(super) fn read(setup: &Setup) -> Result<Asterismo, SetupError> {
    let (rules, seats) = (Rules::named(setup.known_rule_set(&INFO)?.id), setup.seats);
    let dealt = rules.unsafe_pieces == UnsafePieces::Dealt;
    setup.expect_only(match (dealt, rules.no_move) {
        (true, _) => &["starts", "tree", "harvest"],
        (false, NoMove::MostUseful) => &["starts", TIES, "tree"],
        (false, _) => &["starts", "tree"],
    })?;
    let starts = setup.player("starts")?;
    let ties = match setup.optional(TIES) {
        None => Ties::OtherPlayer,
        Some(LAST) => Ties::LastMover,
        Some(found) => {
            return Err(SetupError::field(TIES, Message::new("problem-ties").text("found", found)));
        }
    };
    let wrong_tree = |problem| SetupError::field("tree", problem);
    let tree = notation::parse_tree(setup.field("tree")?).map_err(wrong_tree)?;
    let mut harvests = [Harvest::default(); SEATS_MAX];
    if dealt {
        harvests = notation::parse_harvests(setup.field("harvest")?, seats)
            .map_err(|problem| SetupError::field("harvest", problem))?;
    }
    notation::check_counts(&tree, &harvests).map_err(wrong_tree)?;
    if tree.takeable(tree.holes()).is_empty() {
        return Err(SetupError::field("tree", "problem-nothing-takeable"));
    }
    Ok(Asterismo { rules, seats, ties, start: Position::new(rules, seats, tree, harvests, starts) })
}

/// Returns the set-up of a game.
pub(super) fn write(game: &Asterismo) -> Setup {
    let Position { tree, harvests, to_move, .. } = &game.start;
    written(game.rules, game.seats, tree, harvests, *to_move, game.ties)
}

fn written(
    rules: &'static Rules,
    seats: Seats,
    tree: &Tree,
    harvests: &Harvests,
    starts: Player,
    ties: Ties,
) -> Setup {
    let setup = Setup::new(&rules.info, seats).with("starts", starts);
    let setup = match (rules.no_move, ties) {
        (NoMove::MostUseful, Ties::LastMover) => setup.with(TIES, LAST),
        _ => setup,
    };
    let setup = setup.with("tree", notation::tree_text(tree));
    match rules.unsafe_pieces {
        UnsafePieces::Discarded => setup,
        UnsafePieces::Dealt => setup.with("harvest", notation::harvests_text(harvests, seats)),
    }
}

/// Draws a finished tree and the harvests dealt beside it, from this many pieces of each colour.
pub(super) fn draw_tree(rules: &Rules, seats: Seats, each: u32, random: &mut Random) -> (Tree, Harvests) {
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
pub(super) fn draw_pieces(each: u32, random: &mut Random) -> Tree {
    let mut drawing = Drawing { tree: Tree::default(), left: [each; 3] };
    let middle = Cell::new(4 + random.below(3), 4 + random.below(3));
    let hexagon = (0..3).fold(CellSet::of(middle), |hexagon, _| hexagon | BOARD.neighbours(hexagon));
    drawing.fill(hexagon, random);
    while drawing.left != [0; 3] {
        let pieces = drawing.tree.pieces();
        let growth: Vec<Cell> = BOARD.neighbours(pieces).without(pieces).iter().collect();
        let bud = CellSet::of(random.choose(&growth));
        drawing.fill(bud, random);
        drawing.fill(BOARD.neighbours(bud), random);
    }
    drawing.tree
}

struct Drawing {
    tree: Tree,
    /// Unused pieces of each colour.
    left: [u32; 3],
}

impl Drawing {
    /// Fills the cells that are empty, as long as there are pieces.
    fn fill(&mut self, cells: CellSet, random: &mut Random) {
        for cell in cells.without(self.tree.pieces()) {
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
pub(super) fn clear_unsafe_pieces(tree: &mut Tree, rules: &Rules, seats: Seats) -> Harvests {
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
