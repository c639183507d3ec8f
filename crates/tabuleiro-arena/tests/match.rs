//! Whole matches: every game is played once, failing players lose, and a killed match resumes with the same games.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use tabuleiro_arena::schedule::pairings;
use tabuleiro_arena::{
    Counted, Definition, Ended, Failure, Finished, Format, Invitation, Log, LogError, Match, MatchClock,
    MatchPlayer, Schedule, Standings, TestVerdict, Time,
};
use tabuleiro_core::record::Record;
use tabuleiro_core::{Line, Random, SeatResult};
use tabuleiro_table::{GameKind, Table, kinds};

/// A player that plays random moves, then misbehaves after some decisions.
struct Scripted {
    kind: &'static GameKind,
    random: Random,
    decisions: usize,
    oddity: Oddity,
}

#[derive(Copy, Clone, PartialEq)]
enum Oddity {
    None,
    Panics,
    GivesUp,
    Hangs,
    Cheats,
    Dawdles,
    NeverComes,
}

impl MatchPlayer for Scripted {
    fn decide(&mut self, game: &Line, _time: &Time, stop: &AtomicBool) -> Result<String, String> {
        self.decisions += 1;
        match self.oddity {
            Oddity::Panics if self.decisions > 1 => panic!("as the test wants it"),
            Oddity::GivesUp if self.decisions > 1 => return Err("no more ideas".into()),
            Oddity::Cheats if self.decisions > 1 => return Ok("checkmate".into()),
            // Ignores everything, including the signal to stop.
            Oddity::Hangs if self.decisions > 1 => loop {
                std::thread::park();
            },
            Oddity::Dawdles => {
                while !stop.load(Ordering::Relaxed) {
                    std::thread::yield_now();
                }
            }
            _ => {}
        }
        let table = Table::open_as(self.kind, &game.to_string()).map_err(|error| error.to_string())?;
        let choices = table.play_state().choices();
        Ok(choices[self.random.below(choices.len())].text.clone())
    }
}

fn invite(kind: &'static GameKind, oddities: &[Oddity]) -> impl Fn(usize, u64) -> Invitation + Sync {
    let oddities = oddities.to_vec();
    move |engine, seed| {
        let oddity = oddities[engine];
        Box::new(move || {
            let random = Random::from_seed(seed);
            match oddity {
                Oddity::NeverComes => Err("there is no such player".into()),
                _ => Ok(Box::new(Scripted { kind, random, decisions: 0, oddity }) as Box<dyn MatchPlayer>),
            }
        })
    }
}

/// Returns the first game for two players.
fn kind_for_two() -> &'static GameKind {
    kinds()
        .iter()
        .find(|kind| kind.info.rule_sets[0].seats_min.count() == 2)
        .expect("there is a game for two")
}

fn definition(kind: &GameKind, seats: usize, engines: usize, starts: usize) -> Definition {
    Definition {
        version: 1,
        game: kind.info.id.into(),
        rule_set: kind.info.rule_sets[0].id.into(),
        seats,
        options: Vec::new(),
        engines: (0..engines).map(|engine| format!("player {engine}")).collect(),
        pairings: pairings(Format::RoundRobin, engines, seats),
        starts,
        opening: 3,
        balanced: false,
        seed: 5,
        clock: None,
        unlimited_ms: 1000,
        counted: Counted::Wall,
        patience_ms: 60_000,
        sprt: None,
    }
}

/// Plays a match to its end, or until the log holds this many games.
fn play(
    kind: &'static GameKind,
    definition: &Definition,
    oddities: &[Oddity],
    path: &Path,
    tables: usize,
    until: usize,
) -> (Ended, Vec<Finished>) {
    let mut log = Log::resume_or_create(path, definition).unwrap();
    let schedule = Schedule::draw(kind, definition, &mut |_| {}).unwrap();
    let invite = invite(kind, oddities);
    let contest = Match { kind, schedule: &schedule, invite: &invite, tables };
    let stop = AtomicBool::new(false);
    let ended = contest
        .run(&mut log, &stop, &mut |progress| {
            stop.store(progress.games.len() >= until, Ordering::Relaxed);
        })
        .unwrap();
    (ended, log.games().to_vec())
}

fn temporary() -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.jsonl");
    (folder, path)
}

/// The results, seating and moves of each game.
type Essence = BTreeMap<usize, (Vec<SeatResult>, Vec<usize>, Vec<String>)>;

/// Returns the part of the games that does not depend on time.
fn essence(games: &[Finished]) -> Essence {
    let moves = |game: &Finished| {
        let kind = tabuleiro_table::kind_of_text(&game.record).unwrap();
        let record = Record::parse_link(kind.info.id, &game.record).unwrap();
        record.turns.into_iter().flat_map(|turn| turn.moves).collect()
    };
    games.iter().map(|game| (game.id, (game.results.clone(), game.seating.clone(), moves(game)))).collect()
}

#[test]
fn every_game_of_every_kind_is_played_once_and_its_record_is_right() {
    for kind in kinds() {
        let seats = kind.info.rule_sets[0].seats_max.count();
        let definition = definition(kind, seats, 2, 2);
        let (_folder, path) = temporary();
        let (ended, games) = play(kind, &definition, &[Oddity::None; 2], &path, 3, usize::MAX);
        assert_eq!(ended, Ended::Played);
        let ids: BTreeSet<usize> = games.iter().map(|game| game.id).collect();
        assert_eq!(ids.len(), 2 * Schedule::games_per_start(&definition));
        assert_eq!(ids.len(), games.len());
        for game in &games {
            let record = Record::parse_link(kind.info.id, &game.record).unwrap();
            let replay = Table::replay(&record).unwrap();
            assert!(replay.fault.is_none(), "{:?}", replay.fault);
            assert_eq!(replay.table.finish().unwrap().results.as_slice(), game.results);
            assert_eq!(record.seats[0].name, format!("player {}", game.seating[0]));
        }
    }
}

#[test]
fn a_match_that_is_stopped_and_resumed_comes_to_the_same_games() {
    let kind = kind_for_two();
    for balanced in [false, true] {
        let definition = Definition { balanced, ..definition(kind, 2, 3, 2) };
        let (_folder, path) = temporary();
        let (_, whole) = play(kind, &definition, &[Oddity::None; 3], &path, 1, usize::MAX);
        let (_folder, path) = temporary();
        let (first, part) = play(kind, &definition, &[Oddity::None; 3], &path, 2, 4);
        assert!(first == Ended::Stopped && part.len() < whole.len());
        let (second, all) = play(kind, &definition, &[Oddity::None; 3], &path, 2, usize::MAX);
        assert_eq!(second, Ended::Played);
        assert_eq!(essence(&all), essence(&whole));
    }
}

#[test]
fn a_match_killed_at_any_byte_of_its_log_comes_to_the_same_games() {
    let kind = kind_for_two();
    let definition = definition(kind, 2, 2, 2);
    let (_folder, path) = temporary();
    let (_, whole) = play(kind, &definition, &[Oddity::None; 2], &path, 1, usize::MAX);
    let bytes = std::fs::read(&path).unwrap();
    // The log's own tests cut at every byte; here, cuts around line ends and a few others suffice.
    let ends: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at] == b'\n').collect();
    let near = ends.iter().flat_map(|&end| [end - 1, end, end + 1, end + 2]);
    let cuts: BTreeSet<usize> =
        near.chain((0..bytes.len()).step_by(97)).filter(|&cut| cut <= bytes.len()).collect();
    for cut in cuts {
        std::fs::write(&path, &bytes[..cut]).unwrap();
        let (ended, games) = play(kind, &definition, &[Oddity::None; 2], &path, 2, usize::MAX);
        assert_eq!(ended, Ended::Played);
        assert_eq!(games.len(), whole.len(), "cut at {cut}");
        assert_eq!(essence(&games), essence(&whole), "cut at {cut}");
    }
}

#[test]
fn a_log_whose_games_began_otherwise_is_not_gone_on_with() {
    let kind = kind_for_two();
    let definition = definition(kind, 2, 2, 2);
    let (_folder, path) = temporary();
    play(kind, &definition, &[Oddity::None; 2], &path, 1, usize::MAX);
    let mut schedule = Schedule::draw(kind, &definition, &mut |_| {}).unwrap();
    schedule.starts[1].line.moves = schedule.starts[0].line.moves.clone();
    let mut log = Log::resume(&path).unwrap();
    let invite = invite(kind, &[Oddity::None; 2]);
    let contest = Match { kind, schedule: &schedule, invite: &invite, tables: 1 };
    let refused = contest.run(&mut log, &AtomicBool::new(false), &mut |_| {});
    assert!(matches!(refused, Err(LogError::Line { line: 4, .. })), "{refused:?}");
}

#[test]
fn whoever_fails_loses_that_game_and_the_match_goes_on() {
    let kind = kind_for_two();
    for (oddity, why) in [
        (Oddity::Panics, Failure::Crashed),
        (Oddity::GivesUp, Failure::Crashed),
        (Oddity::NeverComes, Failure::Crashed),
        (Oddity::Cheats, Failure::Illegal),
        (Oddity::Hangs, Failure::OutOfTime),
        (Oddity::Dawdles, Failure::OutOfTime),
    ] {
        // A short wait is needed only for players that never answer.
        let patience_ms = if why == Failure::OutOfTime { 4000 } else { 60_000 };
        let definition = Definition { patience_ms, ..definition(kind, 2, 2, 1) };
        let (_folder, path) = temporary();
        let (ended, games) = play(kind, &definition, &[Oddity::None, oddity], &path, 2, usize::MAX);
        assert_eq!((ended, games.len()), (Ended::Played, 2));
        let standings = Standings::of(&definition, &games);
        assert_eq!(standings.players[0].won, 2, "{games:?}");
        assert_eq!(standings.players[1].forfeits, BTreeMap::from([(why, 2)]));
        for game in &games {
            let record = Record::parse_link(kind.info.id, &game.record).unwrap();
            assert!(Table::replay(&record).unwrap().fault.is_none());
        }
    }
}

#[test]
fn with_more_seats_the_others_go_on_without_whoever_fails() {
    let with_three = |kind: &&GameKind| kind.info.rule_sets[0].seats_max.count() >= 3;
    for kind in kinds().iter().filter(with_three) {
        let definition = Definition { pairings: vec![vec![0, 0, 1]], ..definition(kind, 3, 2, 2) };
        let (_folder, path) = temporary();
        let (ended, games) = play(kind, &definition, &[Oddity::None, Oddity::Panics], &path, 2, usize::MAX);
        assert_eq!((ended, games.len()), (Ended::Played, 6));
        for game in &games {
            let seat = game.seating.iter().position(|&engine| engine == 1).unwrap();
            assert_eq!(game.results[seat], SeatResult::Lost);
            assert_eq!(game.forfeits.len(), 1);
        }
    }
}

#[test]
fn a_clock_that_runs_out_loses() {
    let kind = kind_for_two();
    let clock = Some(MatchClock { base_ms: 20_000, increment_ms: 0 });
    let fine = Definition { clock, ..definition(kind, 2, 2, 1) };
    let (_folder, path) = temporary();
    let (_, games) = play(kind, &fine, &[Oddity::None; 2], &path, 1, usize::MAX);
    assert!(games.iter().all(|game| game.forfeits.is_empty()), "{games:?}");
    let clock = Some(MatchClock { base_ms: 200, increment_ms: 0 });
    let short = Definition { clock, ..definition(kind, 2, 2, 1) };
    let (_folder, path) = temporary();
    let (_, games) = play(kind, &short, &[Oddity::Dawdles, Oddity::Dawdles], &path, 1, usize::MAX);
    assert!(games.iter().all(|game| game.forfeits[0].why == Failure::OutOfTime), "{games:?}");
}

#[test]
fn a_test_ends_the_match_once_it_is_settled() {
    let kind = kind_for_two();
    let sprt = Some("elo0=0,elo1=100".parse().unwrap());
    let definition = Definition { sprt, ..definition(kind, 2, 2, 200) };
    let (_folder, path) = temporary();
    let oddities = [Oddity::None, Oddity::Cheats];
    let (ended, games) = play(kind, &definition, &oddities, &path, 1, usize::MAX);
    assert_eq!(ended, Ended::Settled(TestVerdict::Upper));
    assert!(games.len() < 50 && games.len() % 2 == 0, "{}", games.len());
    let (again, same) = play(kind, &definition, &oddities, &path, 1, usize::MAX);
    assert_eq!((again, same.len()), (ended, games.len()), "nothing is left to play");
}
