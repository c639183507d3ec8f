//! Drawing, reading and writing set-ups.

use super::board::{BoardKind, Cell, CellSet};
use super::notation::{parse_rows, parse_towers, rows_text, towers_text};
use super::rules::{AUTOMATIC, LIMITED, Placement, Rules, UNLIMITED};
use super::tiles::{Kind, PerSide, Side, Tiles};
use super::{INFO, Syrtis};
use tabuleiro_core::{Message, Options, Random, Seats, Setup, SetupError};

/// Board before the first move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Start {
    pub board: BoardKind,
    pub tiles: Tiles,
    /// The towers, where the set-up places them.
    pub towers: Option<PerSide<CellSet>>,
}

/// Draws a set-up by these options.
pub(super) fn draw(options: &Options, random: &mut Random) -> Setup {
    let chosen = options.choice("board");
    let board = BoardKind::ALL.into_iter().find(|board| board.id() == chosen).expect("a choice on offer");
    let placement = Placement::of(options.rule_set().id);
    let tiles = draw_tiles(board, random);
    let automatic = options.choice("placement") == AUTOMATIC;
    let towers = automatic.then(|| draw_towers(&tiles, placement, random));
    let setup = Setup::new(options.rule_set(), options.seats()).with("limit", options.choice("limit"));
    with_start(setup, &Start { board, tiles, towers })
}

/// Returns the rest of a set-up's fields.
fn with_start(setup: Setup, start: &Start) -> Setup {
    let setup = setup.with("tiles", rows_text(start.board, &start.tiles, &PerSide::default()));
    match &start.towers {
        Some(towers) => setup.with("towers", towers_text(towers)),
        None => setup,
    }
}

/// Y1.2 and Y1.3.
fn draw_tiles(board: BoardKind, random: &mut Random) -> Tiles {
    let places = board.pairs();
    loop {
        let firsts = draw_firsts(places.len(), random);
        if let Some(tiles) = lay_incomplete(&places, &firsts, random) {
            return tiles;
        }
    }
}

/// Y1.3: these tiles, with one pair swapped if that is needed and enough to leave no island complete.
pub(super) fn lay_incomplete(places: &[[Cell; 2]], firsts: &[Kind], random: &mut Random) -> Option<Tiles> {
    let tiles = lay(places, firsts);
    if !tiles.have_a_complete_island() {
        return Some(tiles);
    }
    let swapped = |pair: usize| {
        let mut swapped = firsts.to_vec();
        swapped[pair] = swapped[pair].opposite();
        lay(places, &swapped)
    };
    let mended: Vec<Tiles> =
        (0..places.len()).map(swapped).filter(|tiles| !tiles.have_a_complete_island()).collect();
    (!mended.is_empty()).then(|| random.choose(&mended))
}

/// Returns the tile of each odd place. Half of the pairs are a light round and a dark square tile, half the two others.
pub(super) fn draw_firsts(pairs: usize, random: &mut Random) -> Vec<Kind> {
    let [light_round, light_square, ..] = Kind::ALL;
    let mut firsts = [vec![light_round; pairs / 2], vec![light_square; pairs / 2]].concat();
    random.shuffle(&mut firsts);
    firsts.iter().map(|first| if random.flip() { *first } else { first.opposite() }).collect()
}

pub(super) fn lay(places: &[[Cell; 2]], firsts: &[Kind]) -> Tiles {
    let mut tiles = Tiles::default();
    for (&[odd, even], &first) in places.iter().zip(firsts) {
        tiles.put(odd, first);
        tiles.put(even, first.opposite());
    }
    tiles
}

/// Y1.4: uniform over all legal sets of four, by drawing again when a tile would carry two towers.
pub(super) fn draw_towers(tiles: &Tiles, placement: Placement, random: &mut Random) -> PerSide<CellSet> {
    loop {
        let towers = PerSide(Side::ALL.map(|side| {
            let cells: Vec<Cell> = placement.cells(tiles, side).into_iter().collect();
            [random.choose(&cells), random.choose(&cells)].into_iter().collect::<CellSet>()
        }));
        if (towers[Side::Light] | towers[Side::Dark]).len() == 4 {
            return towers;
        }
    }
}

/// Returns the set-up of a game.
pub(super) fn write(game: &Syrtis) -> Setup {
    let limit = if game.rules.limited { LIMITED } else { UNLIMITED };
    with_start(Setup::new(game.rule_set, Seats::TWO).with("limit", limit), &game.start)
}

/// Reads a set-up and checks it.
pub(super) fn read(setup: &Setup) -> Result<Syrtis, SetupError> {
    let rule_set = setup.known_rule_set(&INFO)?;
    setup.expect_only(&["limit", "tiles", "towers"])?;
    let limited = match setup.field("limit")? {
        LIMITED => true,
        UNLIMITED => false,
        other => {
            let problem = Message::new("problem-limit").text("found", other);
            return Err(SetupError::field(
                "limit",
                problem.text("limited", LIMITED).text("unlimited", UNLIMITED),
            ));
        }
    };
    let rules = Rules { placement: Placement::of(setup.rule_set), limited };
    let (board, tiles) =
        read_tiles(setup.field("tiles")?).map_err(|problem| SetupError::field("tiles", problem))?;
    let towers = setup.optional("towers").map(|text| read_towers(board, &tiles, rules.placement, text));
    let towers = towers.transpose().map_err(|problem| SetupError::field("towers", problem))?;
    Ok(Syrtis { rule_set, rules, start: Start { board, tiles, towers } })
}

/// Y1.1 to Y1.3.
fn read_tiles(text: &str) -> Result<(BoardKind, Tiles), Message> {
    let rows = text.split('_').count();
    let board = BoardKind::ALL.into_iter().find(|board| board.size() == rows);
    let board = board.ok_or_else(|| Message::new("problem-rows").number("found", rows as i64))?;
    let (tiles, towers) = parse_rows(board, text)?;
    if towers != PerSide::default() {
        return Err("problem-towers-among-tiles".into());
    }
    if tiles.all() != board.places() {
        let wrong = (tiles.all() | board.places()).without(tiles.all() & board.places());
        return Err(match wrong.into_iter().next() {
            Some(cell) if tiles.all().contains(cell) => {
                Message::new("problem-no-tile-there").text("cell", cell)
            }
            Some(cell) => Message::new("problem-tile-missing").text("cell", cell),
            None => "problem-places".into(),
        });
    }
    if let Some([odd, even]) =
        board.pairs().into_iter().find(|[odd, even]| tiles.kind(*odd).opposite() != tiles.kind(*even))
    {
        return Err(Message::new("problem-pair").text("cell", odd).text("other", even));
    }
    let many = board.tiles_of_a_kind();
    if Kind::ALL.iter().any(|&kind| tiles.of_kind(kind).len() != many) {
        return Err(Message::new("problem-kinds").number("each", many as i64));
    }
    if tiles.have_a_complete_island() {
        return Err("problem-island-complete".into());
    }
    Ok((board, tiles))
}

fn read_towers(
    board: BoardKind,
    tiles: &Tiles,
    placement: Placement,
    text: &str,
) -> Result<PerSide<CellSet>, Message> {
    let towers = parse_towers(board, text)?;
    for side in Side::ALL {
        let misplaced = towers[side].without(placement.cells(tiles, side)).into_iter().next();
        if let Some(cell) = misplaced {
            let problem = match side {
                Side::Light => "problem-light-tower-misplaced",
                Side::Dark => "problem-dark-tower-misplaced",
            };
            return Err(Message::new(problem).text("cell", cell));
        }
    }
    Ok(towers)
}
