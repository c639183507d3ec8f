//! The laws of a game's numbers: actions, planes, scalars and symmetries.

use super::line;
use crate::encode::{
    ARGUMENTS_MAX, CELLS_MAX, CellBits, Encode, Encoding, KINDS_MAX, Numbering, Symmetry, Values,
};
use crate::present::Present;
use crate::{Player, Random, Status, after};
use std::collections::BTreeSet;

/// Number of actions that are tried in a position, where there are more.
const TRIED_MAX: usize = 400;

/// A player's observation: fixed planes, other planes, scalars.
type Observation = (Vec<CellBits>, Vec<CellBits>, Vec<u8>);

fn observation<G: Encode>(game: &G, position: &G::Position, player: Player) -> Observation {
    let encoding = game.encoding();
    let mut fixed = vec![0; encoding.fixed.len()];
    let (mut planes, mut scalars) = (vec![0; encoding.planes.len()], vec![0; encoding.scalars.len()]);
    game.fixed_planes(&mut fixed);
    game.observe(position, player, &mut planes, &mut scalars);
    (fixed, planes, scalars)
}

/// Checks what does not depend on a position: names, sizes, and that the numbers of actions and moves are inverse.
pub fn check_encoding<G: Encode + Present>(game: &G, random: &mut Random) {
    let encoding = game.encoding();
    assert_eq!(encoding.cells, game.board().cells.len());
    assert!(encoding.cells <= CELLS_MAX && encoding.kinds.len() <= KINDS_MAX);
    let planes = encoding.fixed.iter().chain(&encoding.planes).map(|plane| &plane.name);
    expect_unique(planes.chain(encoding.scalars.iter().map(|scalar| &scalar.name)));
    expect_unique(encoding.kinds.iter().map(|kind| &kind.name));
    for kind in encoding.kinds {
        assert!(kind.arguments.len() <= ARGUMENTS_MAX, "{kind:?}");
        expect_unique(kind.arguments.iter().map(|argument| &argument.name));
    }
    let numbering = Numbering::new(encoding.kinds, encoding.cells);
    for number in tried(numbering.count(), random) {
        let action = numbering.action(number).expect("a number below the count is an action");
        assert_eq!(numbering.number(action), number, "{action:?}");
        if let Some(mv) = game.move_of(action) {
            assert_eq!(game.action(mv), action, "{mv:?}");
        }
    }
    for symmetry in game.symmetries() {
        check_symmetry(game, &encoding, &symmetry);
    }
}

fn expect_unique<T: Ord + std::fmt::Debug>(names: impl Iterator<Item = T> + Clone) {
    let unique: BTreeSet<T> = names.clone().collect();
    assert_eq!(unique.len(), names.clone().count(), "{:?}", names.collect::<Vec<_>>());
}

/// Returns all numbers below a count, or some of them.
fn tried(count: usize, random: &mut Random) -> Vec<usize> {
    if count <= TRIED_MAX {
        return (0..count).collect();
    }
    (0..TRIED_MAX).map(|_| random.below(count)).collect()
}

fn check_symmetry<G: Encode>(game: &G, encoding: &Encoding, symmetry: &Symmetry) {
    let Symmetry { name, cells, fixed, planes, scalars, players, words } = symmetry;
    let places = [
        (cells, encoding.cells),
        (fixed, encoding.fixed.len()),
        (planes, encoding.planes.len()),
        (scalars, encoding.scalars.len()),
        (players, game.seats().count()),
    ];
    for (list, count) in places {
        expect_permutation(list, count, name);
    }
    for (kind, argument, list) in words {
        let values = encoding.kinds[*kind].arguments[*argument].values;
        let Values::Choice(choices) = values else { panic!("{name}: only choices have words") };
        expect_permutation(list, choices.len(), name);
    }
    let mut before = vec![0; encoding.fixed.len()];
    game.fixed_planes(&mut before);
    let expected = before.iter().map(|&bits| symmetry.bits(bits));
    assert!(fixed.iter().zip(expected).all(|(&to, bits)| before[to] == bits), "{name} moves fixed planes");
}

fn expect_permutation(list: &[usize], count: usize, name: &str) {
    let all: BTreeSet<usize> = list.iter().copied().collect();
    assert!(list.len() == count && all.into_iter().eq(0..count), "{name}: {list:?} is no permutation");
}

/// Checks the actions and observations of one position, and that every symmetry keeps them.
pub fn check_numbers<G: Encode>(game: &G, position: &G::Position, random: &mut Random) {
    let at = || line(game, position);
    let encoding = game.encoding();
    let numbering = Numbering::new(encoding.kinds, encoding.cells);
    let moves = game.moves(position);
    let mut numbers = BTreeSet::new();
    for &mv in &moves {
        let action = game.action(mv);
        assert_eq!(game.move_of(action), Some(mv), "{action:?}: {}", at());
        assert_eq!(game.action(game.reveal(position, mv)), action, "what is revealed shows: {}", at());
        assert!(numbers.insert(numbering.number(action)), "two moves share a number: {}", at());
        assert_eq!(numbering.action(numbering.number(action)), Some(action), "{}", at());
    }
    for number in tried(numbering.count(), random) {
        let mv = numbering.action(number).and_then(|action| game.move_of(action));
        let mut tried = *position;
        let is_legal = mv.is_some_and(|mv| game.play(&mut tried, mv).is_ok());
        assert_eq!(is_legal, numbers.contains(&number), "number {number}: {}", at());
    }
    let read = game.parse_position(&game.position_text(position)).expect("a position's text is read");
    for player in game.seats().players() {
        let seen = observation(game, position, player);
        check_observation(&encoding, &seen, &at());
        assert_eq!(observation(game, &read, player), seen, "equal positions are encoded equally: {}", at());
    }
    for symmetry in game.symmetries() {
        check_turned(game, position, &symmetry, random);
    }
}

fn check_observation(encoding: &Encoding, (fixed, planes, scalars): &Observation, at: &str) {
    let beyond = |bits: &CellBits| encoding.cells < CELLS_MAX && bits >> encoding.cells != 0;
    assert!(!fixed.iter().chain(planes).any(beyond), "a plane has cells that the board has not: {at}");
    for (scalar, &value) in encoding.scalars.iter().zip(scalars) {
        assert!(value <= scalar.max, "{} is {value}: {at}", scalar.name);
    }
}

/// Checks that a symmetry commutes with status, legal moves, observations and play.
fn check_turned<G: Encode>(game: &G, position: &G::Position, symmetry: &Symmetry, random: &mut Random) {
    let at = || format!("{}: {}", symmetry.name, line(game, position));
    let kinds = game.encoding().kinds;
    let turned = game.turned(position, symmetry);
    for player in game.seats().players() {
        let to = Player::new(symmetry.players[player.index()]);
        let expected = turned_observation(symmetry, &observation(game, position, player));
        assert_eq!(observation(game, &turned, to), expected, "player {player}, {}", at());
    }
    let turned_move = |mv: G::Move| game.move_of(symmetry.action(kinds, game.action(mv)));
    let expected: Option<BTreeSet<G::Move>> = game.moves(position).into_iter().map(turned_move).collect();
    assert_eq!(expected.as_ref(), Some(&game.moves(&turned).into_iter().collect()), "{}", at());
    match (game.status(position), game.status(&turned)) {
        (Status::ToMove(one), Status::ToMove(other)) => {
            assert_eq!(symmetry.players[one.index()], other.index(), "{}", at());
            let mv = game.random_move(position, random, &mut Vec::new());
            let there = turned_move(mv).expect("a turned move is a move");
            let (next, next_there) = (after(game, position, mv), after(game, &turned, there));
            if game.status(&next).to_move().is_some() {
                assert_eq!(game.turned(&next, symmetry), next_there, "{mv:?}, {}", at());
            }
        }
        (Status::Over(one), Status::Over(other)) => {
            for (player, value) in one.values.iter() {
                let to = Player::new(symmetry.players[player.index()]);
                assert!((other.values[to] - value).abs() < 1e-6, "player {player}, {}", at());
            }
        }
        (one, other) => panic!("{one:?} becomes {other:?}, {}", at()),
    }
}

fn turned_observation(symmetry: &Symmetry, (fixed, planes, scalars): &Observation) -> Observation {
    let mut turned = (fixed.clone(), vec![0; planes.len()], vec![0; scalars.len()]);
    for (bits, &to) in planes.iter().zip(&symmetry.planes) {
        turned.1[to] = symmetry.bits(*bits);
    }
    for (&value, &to) in scalars.iter().zip(&symmetry.scalars) {
        turned.2[to] = value;
    }
    turned
}

/// Checks that another hidden part has the same numbers.
pub(super) fn check_imagined<G: Encode>(game: &G, imagined: &G, position: &G::Position) {
    assert_eq!(imagined.encoding(), game.encoding());
    for player in game.seats().players() {
        let seen = observation(game, position, player);
        assert_eq!(observation(imagined, position, player), seen, "{}", line(game, position));
    }
}
