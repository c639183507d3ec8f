//! The laws that every game obeys, as one generic test suite.
//!
//! A failure panics with the text of the position, for reproduction.

mod encoding;

pub use encoding::{check_encoding, check_numbers};

use crate::edit::{Change, DialKind, Edit};
use crate::encode::Encode;
use crate::grid::CellName;
use crate::info::OptionKind;
use crate::insight::{Finding, Insight};
use crate::outcome::Status;
use crate::present::{Board, Click, Present};
use crate::setup::Setup;
use crate::{
    Explain, Game, History, Line, Message, Options, Player, Random, SeatResult, Seats, Strengths, after,
};
use std::collections::{BTreeSet, HashSet};

/// Upper bound for the number of decisions in a game.
const DECISIONS_MAX: usize = 20_000;

/// Runs every law on every rule set, number of seats and choice of a game, with `games` random games each.
/// Passes every message that occurs to `say`.
pub fn check_all<G: Insight + Edit + Strengths + Encode>(
    games: usize,
    seed: u64,
    say: &mut dyn FnMut(&Message),
) {
    for options in all_options::<G>() {
        let mut random = Random::from_seed(seed);
        for round in 0..games {
            let setup = G::draw_setup(&options, &mut random).expect("options on offer can be drawn");
            check_setup::<G>(&setup);
            let game = G::from_setup(&setup).expect("a drawn set-up can be played");
            check_game(&game, &mut random, round == 0, say);
        }
    }
}

/// Returns the defaults of every rule set for every number of seats, and every single choice on top of them.
pub fn all_options<G: Game>() -> Vec<Options> {
    let mut all = Vec::new();
    for rule_set in G::info().rule_sets {
        for seats in rule_set.seats() {
            let defaults =
                Options::of(rule_set).with_seats(seats.count()).expect("an allowed number of seats");
            all.push(defaults.clone());
            for option in rule_set.options {
                let with = |value: &str| defaults.clone().with(option.id, value).expect("an allowed value");
                match &option.kind {
                    OptionKind::Choice(choices) => all.extend(choices[1..].iter().map(|choice| with(choice))),
                    OptionKind::Number { min, max, .. } => {
                        all.extend([min, max].map(|n| with(&n.to_string())));
                    }
                    OptionKind::Starts => all.extend([seats.to_string().as_str(), "random"].map(with)),
                    OptionKind::PerSeat { .. } | OptionKind::Text => {}
                }
            }
        }
    }
    all
}

/// Checks that a set-up survives its text and that the game returns it.
pub fn check_setup<G: Game>(setup: &Setup) {
    let text = setup.text(G::info());
    assert!(is_url_safe(&text), "{text}");
    assert_eq!(Setup::parse(G::info(), &text).as_ref(), Ok(setup), "{text}");
    let game = G::from_setup(setup).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(&game.setup(), setup, "{text}");
    assert_eq!(game.seats(), setup.seats);
}

/// Plays one random game and checks every position.
pub fn check_game<G: Insight + Edit + Strengths + Encode>(
    game: &G,
    random: &mut Random,
    thorough: bool,
    say: &mut dyn FnMut(&Message),
) {
    let board = game.board();
    check_board(&board);
    check_encoding(game, random);
    let start = game.start();
    let mut position = start;
    let (mut played, mut recorded) = (Vec::new(), Vec::new());
    let mut seen = HashSet::new();
    for ply in 0.. {
        assert!(ply < DECISIONS_MAX, "this game does not end: {}", line(game, &position));
        let look_closely = thorough || random.below(8) == 0;
        check_position(game, &position, &mut seen);
        if look_closely {
            check_presentation(game, &board, &position, random, say);
            check_insights(game, &board, &position, say);
            check_drafts(game, &board, &position, random, say);
            check_random_move(game, &position, random);
            check_mutations(game, &position, random);
            check_numbers(game, &position, random);
        }
        let Status::ToMove(player) = game.status(&position) else { break };
        if look_closely {
            check_levels(&History { game, start: &start, moves: &played, position: &position }, random);
        }
        let mv = game.random_move(&position, random, &mut Vec::new());
        let next = after(game, &position, mv);
        if game.is_mid_turn(&next) {
            assert_eq!(game.status(&next).to_move(), Some(player), "mid-turn: {}", line(game, &next));
        }
        game.events(&position, mv, &next).iter().for_each(&mut *say);
        recorded.push(check_reveal(game, &position, mv, &next));
        played.push(mv);
        position = next;
    }
    check_hidden(game, &recorded, random);
}

/// Checks that a move is read with the part it reveals and has the same effect. Returns its text.
fn check_reveal<G: Game>(game: &G, position: &G::Position, mv: G::Move, next: &G::Position) -> String {
    let at = || line(game, position);
    let revealed = game.reveal(position, mv);
    let text = game.move_text(position, revealed);
    assert_eq!(game.parse_move(position, &text), Ok(revealed), "{text} at {}", at());
    assert_eq!(after(game, position, revealed), *next, "{text} at {}", at());
    text
}

/// Checks that no view depends on the hidden part, and that the public set-up replays the recorded moves.
fn check_hidden<G: Present + Encode>(game: &G, recorded: &[String], random: &mut Random) {
    let public = game.public_setup();
    if game.imagine(&game.start(), random).is_none() {
        assert_eq!(public, game.setup(), "without a hidden part, all of the set-up is public");
        return;
    }
    check_setup::<G>(&public);
    let known = G::from_setup(&public).expect("the public set-up can be played");
    let (mut position, mut seen) = (game.start(), known.start());
    for text in recorded {
        assert_eq!(seen, position, "{text} at {}", line(game, &position));
        check_imagined(game, &position, random);
        let mv = game.parse_move(&position, text).expect("a recorded move is read");
        game.play_unchecked(&mut position, mv);
        let mv = known.parse_move(&seen, text).expect("a recorded move is read without the hidden part");
        known.play_unchecked(&mut seen, mv);
    }
    assert_eq!(seen, position, "{}", line(game, &position));
    assert_eq!(known.status(&seen), game.status(&position), "{}", line(game, &position));
}

/// Checks that a game with another hidden part looks the same and can be played on.
fn check_imagined<G: Present + Encode>(game: &G, position: &G::Position, random: &mut Random) {
    let at = || line(game, position);
    let imagined = game.imagine(position, random).expect("what is hidden can be imagined");
    assert_eq!(imagined.public_setup(), game.public_setup(), "{}", at());
    assert_eq!(imagined.board(), game.board(), "{}", at());
    assert_eq!(imagined.view(position), game.view(position), "{}", at());
    assert_eq!(imagined.moves(position), game.moves(position), "{}", at());
    assert_eq!(imagined.position_text(position), game.position_text(position));
    encoding::check_imagined(game, &imagined, position);
    check_read_position(&imagined, position, random);
}

/// Checks the laws of one position. `seen` collects moves, which are tried again where they are not legal.
pub fn check_position<G: Game>(game: &G, position: &G::Position, seen: &mut HashSet<G::Move>) {
    let at = || line(game, position);
    let moves = game.moves(position);
    match game.status(position) {
        Status::ToMove(player) => {
            assert!(game.seats().has(player), "a seat that plays is to move: {}", at());
            assert!(!moves.is_empty(), "a game in progress has moves: {}", at());
        }
        Status::Over(outcome) => {
            assert!(moves.is_empty(), "a game that is over has no moves: {}", at());
            assert!(!game.is_mid_turn(position), "a game that is over is not mid-turn: {}", at());
            assert_eq!(outcome.scores, game.scores(position), "{}", at());
            check_outcome(&outcome, game.seats(), &at());
        }
    }
    let set: BTreeSet<G::Move> = moves.iter().copied().collect();
    assert_eq!(set.len(), moves.len(), "no move is listed twice: {}", at());
    assert_eq!(moves, game.moves(position), "the list depends on the position alone: {}", at());

    let mut texts = HashSet::new();
    for &mv in &moves {
        let text = game.move_text(position, mv);
        assert!(is_url_safe(&text) && !text.contains(['_', '.']), "{text}");
        assert_eq!(game.parse_move(position, &text), Ok(mv), "{text} at {}", at());
        assert!(texts.insert(text), "two moves share a text: {}", at());
        let mut played = *position;
        assert_eq!(game.play(&mut played, mv), Ok(()), "{}", at());
        assert_eq!(played, after(game, position, mv), "{}", at());
    }
    for &mv in seen.iter().filter(|mv| !set.contains(mv)).take(64) {
        let mut untouched = *position;
        assert!(game.play(&mut untouched, mv).is_err(), "{mv:?} is not on the list: {}", at());
        assert_eq!(untouched, *position, "an illegal move changes nothing: {}", at());
    }
    if seen.len() < 4096 {
        seen.extend(moves);
    }
    check_text(game, position);
}

fn check_text<G: Game>(game: &G, position: &G::Position) {
    let text = game.position_text(position);
    assert!(is_url_safe(&text) && !text.contains('.'), "{text}");
    let read = game.parse_position(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(read, *position, "{text}");
    assert_eq!(game.key(&read), game.key(position), "equal positions have equal keys: {text}");
    assert_eq!(game.status(&read), game.status(position), "{text}");
    let whole = line(game, position);
    assert_eq!(Line::parse(&whole).to_string(), whole);
}

fn check_outcome(outcome: &crate::Outcome, seats: Seats, at: &str) {
    assert_eq!(outcome.scores.seats(), seats, "{at}");
    for (player, &rank) in outcome.ranks.iter() {
        assert!((1..=seats.count() as u8).contains(&rank), "{at}");
        assert!((0.0..=1.0).contains(&outcome.values[player]), "{at}");
        assert_eq!(outcome.values[player] > 0.0, outcome.results[player] != SeatResult::Lost, "{at}");
        if outcome.results[player] == SeatResult::Won {
            assert_eq!(rank, 1, "winners are ranked first: {at}");
        }
    }
    assert!(outcome.ranks.as_slice().contains(&1), "a player has rank 1: {at}");
}

/// Checks that names are unique, cells come in reading order, and neighbours are mutual.
pub fn check_board(board: &Board) {
    let names: HashSet<CellName> = board.cells.iter().map(|cell| cell.name).collect();
    assert_eq!(names.len(), board.cells.len(), "no name stands for two cells");
    assert!(
        board.cells.is_sorted_by_key(|cell| (cell.y, cell.x)),
        "cells come as they are read: from the top, from the left"
    );
    for cell in &board.cells {
        for &other in &cell.neighbours {
            let other = &board.cells[board.index_of(other).expect("neighbours are on the board")];
            assert!(other.neighbours.contains(&cell.name), "{} and {}", cell.name, other.name);
        }
    }
}

/// Checks that views fit the board, clicks are prefix-free, and `why_illegal` agrees with the legal moves.
pub fn check_presentation<G: Present>(
    game: &G,
    board: &Board,
    position: &G::Position,
    random: &mut Random,
    say: &mut dyn FnMut(&Message),
) {
    let at = || line(game, position);
    let view = game.view(position);
    assert_eq!(view.contents.len(), board.cells.len(), "{}", at());
    assert_eq!(view.seats.len(), game.seats().count(), "{}", at());
    let on_the_board = view.contents.iter().flat_map(|content| &content.marks);
    for mark in on_the_board.chain(view.seats.iter().flat_map(|seat| &seat.marks)) {
        assert!(G::info().glyph(&mark.glyph).is_some(), "no glyph is called {}: {}", mark.glyph, at());
        assert!(mark.count > 0, "{}", at());
    }
    say(&view.caption);
    view.facts.iter().for_each(&mut *say);
    view.contents.iter().for_each(|content| say(&content.sentence));
    for seat in &view.seats {
        seat.side.iter().for_each(&mut *say);
        seat.told_side().iter().for_each(&mut *say);
        assert_eq!(seat.side.is_some(), seat.told_side().is_some(), "{}", at());
        seat.progress.iter().for_each(&mut *say);
        seat.counters.iter().for_each(|counter| say(&Message::new(format!("counter-{}", counter.name))));
    }
    let scores = game.scores(position);
    scores.parts.iter().for_each(|part| say(&Message::new(format!("score-{part}"))));
    scores.neutral.iter().for_each(|(party, _)| say(&Message::new(format!("party-{party}"))));
    if let Status::Over(outcome) = game.status(position) {
        say(&outcome.reason.message());
    }

    let moves = game.moves(position);
    for &mv in &moves {
        let sentence = game.describe(position, mv);
        say(&sentence);
        say(&sentence.done());
    }
    let spellings: BTreeSet<Vec<Click>> = moves.iter().map(|&mv| game.clicks(position, mv)).collect();
    assert_eq!(spellings.len(), moves.len(), "two moves share their clicks: {}", at());
    let mut prefixes = BTreeSet::new();
    for clicks in &spellings {
        assert!(!clicks.is_empty(), "{}", at());
        prefixes.extend((0..clicks.len()).map(|end| clicks[..end].to_vec()));
    }
    let clash = prefixes.intersection(&spellings).next();
    assert_eq!(clash, None, "the clicks of a move are the beginning of another: {}", at());

    let mut next: BTreeSet<Click> = board.cells.iter().map(|cell| Click::Cell(cell.name)).collect();
    next.extend(spellings.iter().flatten());
    next.iter().for_each(|click| {
        if let Click::Button(name) = click {
            say(&Message::new(format!("button-{name}")));
        }
    });
    let tried: Vec<&Vec<Click>> =
        prefixes.iter().filter(|prefix| prefix.is_empty() || random.below(8) == 0).collect();
    for prefix in tried {
        say(&game.prompt(position, prefix));
        for &click in &next {
            let mut clicks = prefix.clone();
            clicks.push(click);
            let legal = prefixes.contains(&clicks) || spellings.contains(&clicks);
            let why = game.why_illegal(position, &clicks);
            assert_eq!(why.is_none(), legal, "{clicks:?} gives {why:?}: {}", at());
            why.iter().for_each(&mut *say);
        }
    }
    assert_eq!(game.why_illegal(position, &[]).is_none(), !moves.is_empty(), "{}", at());
}

/// Checks that findings name existing cells and players, and that their points sum up to the score, part by part.
pub fn check_insights<G: Insight>(
    game: &G,
    board: &Board,
    position: &G::Position,
    say: &mut dyn FnMut(&Message),
) {
    let at = || line(game, position);
    let findings = game.insights(position);
    for finding in &findings {
        say(&finding.message);
        assert!(finding.player.is_none_or(|player| game.seats().has(player)), "{finding:?}: {}", at());
        let labelled = finding.labels.iter().map(|label| label.cell);
        for cell in finding.cells.iter().copied().chain(labelled) {
            assert!(board.index_of(cell).is_some(), "{finding:?}: {}", at());
        }
        let unique: HashSet<_> = finding.cells.iter().collect();
        assert_eq!(unique.len(), finding.cells.len(), "{finding:?}: {}", at());
        for label in &finding.labels {
            let letters = label.text.chars().count();
            assert!((1..=Finding::LABEL_MAX).contains(&letters), "{finding:?}: {}", at());
        }
    }
    let sum = |player: Option<Player>, part: &str| -> i16 {
        let told = findings.iter().filter(|finding| finding.player == player);
        told.filter_map(|finding| finding.points.as_ref())
            .filter(|points| points.part == part)
            .map(|points| points.points)
            .sum()
    };
    let scores = game.scores(position);
    let of_seats = game.seats().players().map(|player| (Some(player), scores.points[player]));
    let of_nobody = scores.neutral.map(|(_, points)| (None, points));
    for (player, points) in of_seats.chain(of_nobody) {
        for (part, points) in scores.parts.iter().zip(points) {
            assert_eq!(sum(player, part), points, "{player:?} {part}: {}", at());
        }
    }
    let named = findings.iter().filter_map(|finding| finding.points.as_ref());
    for points in named {
        assert!(scores.parts.contains(&points.part.as_ref()), "{points:?}: {}", at());
    }
}

/// Checks that a position survives its draft. Every change to a draft yields a refusal with a reason or a lawful position.
pub fn check_drafts<G: Edit>(
    game: &G,
    board: &Board,
    position: &G::Position,
    random: &mut Random,
    say: &mut dyn FnMut(&Message),
) {
    let at = || line(game, position);
    let (palette, mut draft) = (game.palette(), game.draft(position));
    assert_eq!(draft.cells.len(), board.cells.len(), "{}", at());
    for stamp in &palette {
        assert!(G::info().glyph(&stamp.mark.glyph).is_some(), "{stamp:?}");
    }
    for dial in &draft.dials {
        let (min, max) = dial.range();
        assert!((min..=max).contains(&dial.value), "{dial:?}: {}", at());
        say(&Message::new(format!("dial-{}", dial.name)));
        if let DialKind::Choice(choices) = &dial.kind {
            choices.iter().for_each(|choice| say(&Message::new(format!("dial-{}-{choice}", dial.name))));
        }
    }
    if !game.is_mid_turn(position) {
        assert_eq!(game.of_draft(&draft), Ok(*position), "{}", at());
    }
    for _ in 0..6 {
        let cell = random.choose(&board.cells.iter().map(|cell| cell.name).collect::<Vec<_>>());
        let change = match random.below(3) {
            0 => Change::Put { cell, mark: palette[random.below(palette.len())].mark.clone() },
            1 => Change::Clear { cell },
            _ => {
                let dial = &draft.dials[random.below(draft.dials.len())];
                let (min, max) = dial.range();
                let value = min + random.below((max - min + 1) as usize) as i32;
                Change::Set { dial: dial.name.to_string(), player: dial.player, value }
            }
        };
        assert_eq!(draft.change(board, &palette, &change), Ok(()), "{change:?}: {}", at());
        match game.of_draft(&draft) {
            Ok(read) => check_position(game, &read, &mut HashSet::new()),
            Err(problem) => say(&problem.explain()),
        }
    }
}

fn check_random_move<G: Game>(game: &G, position: &G::Position, random: &mut Random) {
    let mut left: HashSet<G::Move> = game.moves(position).into_iter().collect();
    let legal = left.clone();
    let mut scratch = Vec::new();
    for _ in 0..200 * legal.len() {
        let mv = game.random_move(position, random, &mut scratch);
        assert!(legal.contains(&mv), "{mv:?} is not legal: {}", line(game, position));
        left.remove(&mv);
        if left.is_empty() {
            break;
        }
    }
    assert!(left.is_empty(), "{left:?} never come at random: {}", line(game, position));
}

/// Checks that a text with a few letters changed is refused or gives a lawful position.
fn check_mutations<G: Game>(game: &G, position: &G::Position, random: &mut Random) {
    const LETTERS: &[u8] = b"0123456789abcdefghijkmnoprstuwxyzABCDHRSXW_~-";
    let text = game.position_text(position).into_bytes();
    for _ in 0..4 {
        let mut mutated = text.clone();
        for _ in 0..=random.below(3) {
            let place = random.below(mutated.len());
            match random.below(3) {
                0 => mutated[place] = random.choose(LETTERS),
                1 => mutated.insert(place, random.choose(LETTERS)),
                _ if mutated.len() > 1 => drop(mutated.remove(place)),
                _ => {}
            }
        }
        let mutated = String::from_utf8(mutated).expect("all is ASCII");
        if let Ok(read) = game.parse_position(&mutated) {
            check_read_position(game, &read, random);
        }
    }
}

/// Checks the laws on a position read from outside, and on a random line that continues it.
pub fn check_read_position<G: Game>(game: &G, position: &G::Position, random: &mut Random) {
    let mut position = *position;
    for _ in 0..12 {
        check_position(game, &position, &mut HashSet::new());
        if game.status(&position).to_move().is_none() {
            break;
        }
        let mv = game.random_move(&position, random, &mut Vec::new());
        game.play_unchecked(&mut position, mv);
    }
}

/// Checks that every level of the rule set answers with legal moves of one turn.
fn check_levels<G: Strengths>(history: &History<G>, random: &mut Random) {
    let rule_set =
        G::info().rule_set(history.game.setup().rule_set).expect("a game has one of its rule sets");
    for level in G::levels().iter().filter(|level| level.plays(rule_set)) {
        let mut position = *history.position;
        let moves = (level.choose)(history, random);
        assert!(!moves.is_empty(), "{} plays no move: {}", level.id, line(history.game, &position));
        for (index, &mv) in moves.iter().enumerate() {
            let at = line(history.game, &position);
            assert!(index == 0 || history.game.is_mid_turn(&position), "{} plays on: {at}", level.id);
            assert_eq!(history.game.play(&mut position, mv), Ok(()), "{}: {at}", level.id);
        }
    }
}

/// Returns the full text of a position: set-up and position.
pub fn line<G: Game>(game: &G, position: &G::Position) -> String {
    let setup = game.setup().text(G::info());
    Line { setup, position: Some(game.position_text(position)), moves: Vec::new() }.to_string()
}

fn is_url_safe(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte))
}
