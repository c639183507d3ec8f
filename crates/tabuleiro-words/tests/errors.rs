//! Everything that can go wrong has its sentence in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use tabuleiro_core::grid::CellName;
use tabuleiro_core::info::{GameInfo, OptionInfo, OptionKind};
use tabuleiro_core::record::{Record, RecordError};
use tabuleiro_core::{
    Explain, Game, Message, MoveError, OptionError, Options, Player, PositionError, Random, Setup,
    SetupError, TimeControlError, duration::DurationError, laws,
};
use tabuleiro_games::for_each_game;
use tabuleiro_store::{FileTask, StoreError, io_problem};
use tabuleiro_table::{Claim, Fault, OpenError, OutOfTime, PlayError, ReadError};
use tabuleiro_words::{Localizer, languages, shared_sources};

macro_rules! every_problem_has_its_words {
    ($($name:ident: $game:ty,)*) => {$(
        mod $name {
            use super::*;

            #[test]
            fn every_problem_with_a_text_has_its_words() {
                check_problems::<$game>();
            }

            #[test]
            fn every_problem_that_is_named_has_a_sentence_and_every_sentence_is_used() {
                let folder = sources().join("tabuleiro-games/src").join(stringify!($name));
                let named = ids_in(&folder);
                for language in languages() {
                    let own = families(sentences(language, <$game>::info().sentences(language)));
                    let shared = families(sentences(language, shared_sources(language)));
                    let twice: Vec<_> = own.intersection(&shared).collect();
                    assert!(twice.is_empty(), "{language}: shared sentences said again: {twice:?}");
                    let missing: Vec<_> = named.iter().filter(|&id| !own.contains(id) && !shared.contains(id)).collect();
                    assert!(missing.is_empty(), "{language}: without a sentence: {missing:?}");
                    let unused: Vec<_> = own.difference(&named).collect();
                    assert!(unused.is_empty(), "{language}: never said: {unused:?}");
                }
            }
        }
    )*};
}
for_each_game!(every_problem_has_its_words);

#[test]
fn every_shared_error_that_is_named_has_a_sentence_and_every_sentence_is_used() {
    let everywhere = ids_in(&sources());
    let mut games = ids_in(&sources().join("tabuleiro-games"));
    games.extend(ids_in(&sources().join("tabuleiro-template")));
    for language in languages() {
        let shared = families(sentences(language, shared_sources(language)));
        let missing: Vec<_> = everywhere.difference(&games).filter(|&id| !shared.contains(id)).collect();
        assert!(missing.is_empty(), "{language}: without a sentence: {missing:?}");
        let unused: Vec<_> = shared.difference(&everywhere).collect();
        assert!(unused.is_empty(), "{language}: never said: {unused:?}");
    }
}

#[test]
fn a_sentence_has_the_same_gaps_in_every_language() {
    for info in every_info() {
        let all = |language: &str| {
            let sources = shared_sources(language).chain(info.sentences(language));
            let mut all = sentences(language, sources);
            all.retain(|id, _| is_of_a_family(id));
            all
        };
        let english = all("en");
        assert!(english.values().any(|gaps| gaps.len() == 3));
        for language in languages() {
            for (id, gaps) in all(language) {
                assert_eq!(Some(&gaps), english.get(&id), "{language}: {id}");
            }
        }
    }
}

#[test]
fn every_kind_of_error_has_its_words() {
    for language in languages() {
        check_said(&Localizer::new(language, None), &shared_errors());
    }
}

/// Ids of the sentences for errors.
const FAMILIES: [&str; 5] = ["error-", "problem-", "offered-", "io-", "usage-"];

fn families(sentences: BTreeMap<String, BTreeSet<String>>) -> BTreeSet<String> {
    sentences.into_keys().filter(|id| is_of_a_family(id)).collect()
}

fn is_of_a_family(id: &str) -> bool {
    let letters = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    FAMILIES.iter().any(|family| id.starts_with(family)) && id.bytes().all(letters)
}

fn sources() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the sentences of these families that the sources in a folder name, their tests left out.
fn ids_in(folder: &Path) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() && !["tests", "benches", "examples", "target"].contains(&name) {
            ids.extend(ids_in(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") && name != "tests.rs" {
            let text = fs::read_to_string(&path).unwrap();
            ids.extend(text.split('"').filter(|part| is_of_a_family(part)).map(str::to_string));
        }
    }
    ids
}

/// Returns the sentences of a language by their names, with the names of their gaps.
fn sentences(
    language: &str,
    sources: impl IntoIterator<Item = &'static str>,
) -> BTreeMap<String, BTreeSet<String>> {
    let mut sentences = BTreeMap::new();
    for source in sources {
        let resource = fluent_syntax::parser::parse(source);
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
        for entry in resource.body {
            if let fluent_syntax::ast::Entry::Message(message) = entry {
                sentences.insert(message.id.name.to_string(), gaps(&format!("{:?}", message.value)));
            }
        }
    }
    sentences
}

fn gaps(parsed: &str) -> BTreeSet<String> {
    let references = parsed.split("VariableReference { id: Identifier { name: \"").skip(1);
    references.filter_map(|rest| rest.split('"').next()).map(str::to_string).collect()
}

fn check_said(speaker: &Localizer, messages: &[Message]) {
    let missing: BTreeSet<String> =
        messages.iter().filter_map(|message| speaker.try_own(message).err()).collect();
    assert!(missing.is_empty(), "{}: {missing:#?}", speaker.language());
}

/// Checks the complaints about set-ups and positions with a few changed letters.
fn check_problems<G: Game>() {
    let mut found: BTreeMap<String, Message> = BTreeMap::new();
    let mut add = |message: Message| drop(found.insert(inner(&message).id.to_string(), message));
    let mut random = Random::from_seed(3);
    for options in laws::all_options::<G>() {
        let setup = G::draw_setup(&options, &mut random).unwrap();
        let text = setup.text(G::info());
        for _ in 0..400 {
            let mutated = mutated(&text, &mut random);
            let read = Setup::parse(G::info(), &mutated).and_then(|setup| G::from_setup(&setup));
            read.err().into_iter().for_each(|error| add(error.explain()));
        }
        for option in texts(&options) {
            for (_, value) in &setup.fields {
                let as_file: String = value
                    .chars()
                    .flat_map(|letter| if letter == '_' { ['\n', '>'] } else { [letter, ' '] })
                    .collect();
                for text in [mutated(value, &mut random), mutated(&as_file, &mut random)] {
                    let chosen = options.clone().with(option, &text).unwrap();
                    let drawn = G::draw_setup(&chosen, &mut random);
                    drawn.err().into_iter().for_each(|error| add(error.explain()));
                }
            }
        }
        let game = G::from_setup(&setup).unwrap();
        let mut position = game.start();
        while game.status(&position).to_move().is_some() {
            let text = game.position_text(&position);
            for _ in 0..10 {
                let read = game.parse_position(&mutated(&text, &mut random));
                read.err().into_iter().for_each(|error| add(error.explain()));
            }
            let mv = game.random_move(&position, &mut random, &mut Vec::new());
            game.play_unchecked(&mut position, mv);
        }
    }
    let found: Vec<Message> = found.into_values().collect();
    assert!(found.len() >= 8, "{found:#?}");
    for language in languages() {
        check_said(&Localizer::new(language, Some(G::info())), &found);
    }
}

/// Returns the options that take a text.
fn texts(options: &Options) -> impl Iterator<Item = &'static str> {
    let is_text = |option: &&OptionInfo| matches!(option.kind, OptionKind::Text);
    options.rule_set().options.iter().filter(is_text).map(|option| option.id)
}

/// Returns the problem that a message wraps.
fn inner(message: &Message) -> &Message {
    let wrapped = message.args.iter().find_map(|(_, arg)| match arg {
        tabuleiro_core::Arg::Message(inner) => Some(inner),
        _ => None,
    });
    wrapped.map_or(message, inner)
}

/// Returns a text in which up to three letters are other ones, are missing, or change places.
fn mutated(text: &str, random: &mut Random) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(3) {
        let (place, other) = (random.below(letters.len()), random.below(letters.len()));
        match random.below(5) {
            0 => letters.swap(place, other),
            1 => letters[place] = letters[other],
            2 => letters.insert(place, letters[other]),
            3 => letters[place] = random.choose(&['0', '1', '9', 'a', 'z', '-', '~', '_', '.', 'é']),
            _ if letters.len() > 1 => drop(letters.remove(place)),
            _ => {}
        }
    }
    letters.into_iter().collect()
}

/// Returns one of every kind of error that is said without a game's words.
fn shared_errors() -> Vec<Message> {
    let mut messages = Vec::new();
    let mut add = |errors: Vec<&dyn Explain>| messages.extend(errors.into_iter().map(Explain::explain));
    let text = || "c4".to_string();
    let problem = || Message::new("problem-seat").text("found", "5").text("seats", "4");
    let options = option_errors();
    add(options.iter().map(|error| error as &dyn Explain).collect());
    add(vec![
        &SetupError::Game(text(), text()),
        &SetupError::Version { code: "x", found: text(), known: 1 },
        &SetupError::RuleSet(text()),
        &SetupError::Seats(text()),
        &SetupError::NotAField(text()),
        &SetupError::Missing("x"),
        &SetupError::Unknown(text()),
        &SetupError::field("x", problem()),
        &PositionError::new(problem()),
        &MoveError::Illegal(text()),
        &"4c".parse::<CellName>().unwrap_err(),
    ]);
    let records = record_errors();
    add(records.iter().map(|error| error as &dyn Explain).collect());
    let result = |what| Fault::Result { turn: 1, what, found: text(), expected: text() };
    add(vec![
        &Fault::Move { turn: 1, found: text(), legal: vec![text(), text()] },
        &Fault::Over { turn: 1, found: text() },
        &Fault::Player { turn: 1, found: 1, expected: 2 },
        &Fault::Grouping { turn: 1 },
        &Fault::Seats { found: 1, expected: 2 },
        &result(Claim::End),
        &result(Claim::Results),
        &result(Claim::Points),
        &result(Claim::Reason),
        &Fault::NotOver { turn: 1 },
        &OpenError::Kind(text()),
        &OpenError::Game(text()),
        &OpenError::Setup(SetupError::Missing("x")),
        &OpenError::Position(PositionError::new(problem())),
        &OpenError::Record(records[0].clone()),
        &OpenError::Fault(Fault::NotOver { turn: 1 }),
        &PlayError::Over,
        &PlayError::Move(MoveError::Illegal(text())),
        &PlayError::Gone(Player::TWO),
        &PlayError::NoSeat(Player::TWO),
        &OutOfTime(Player::TWO),
        &ReadError::Record(records[0].clone()),
        &ReadError::JsonSyntax { line: 1, column: 2 },
        &ReadError::JsonEnd { line: 1 },
        &ReadError::JsonRecord(text()),
        &TimeControlError::Form(text()),
        &TimeControlError::Time(DurationError::Form(text())),
        &TimeControlError::Time(DurationError::TooLong(text())),
        &TimeControlError::Zero(text()),
        &StoreError::NoHome,
        &StoreError::Taken(text()),
        &StoreError::Name(text()),
        &StoreError::Record { path: "x".into(), error: records[0].clone() },
    ]);
    for task in [
        FileTask::MakeFolder,
        FileTask::ReadFolder,
        FileTask::Read,
        FileTask::Write,
        FileTask::Delete,
        FileTask::Open,
        FileTask::Lock,
    ] {
        let error = io::Error::from(io::ErrorKind::NotFound);
        add(vec![&StoreError::Io { task, path: "x".into(), error }]);
    }
    for kind in [
        io::ErrorKind::NotFound,
        io::ErrorKind::PermissionDenied,
        io::ErrorKind::AlreadyExists,
        io::ErrorKind::IsADirectory,
        io::ErrorKind::NotADirectory,
        io::ErrorKind::InvalidData,
        io::ErrorKind::StorageFull,
        io::ErrorKind::FileTooLarge,
        io::ErrorKind::ReadOnlyFilesystem,
        io::ErrorKind::InvalidFilename,
        io::ErrorKind::AddrInUse,
        io::ErrorKind::ConnectionRefused,
        io::ErrorKind::AddrNotAvailable,
        io::ErrorKind::TimedOut,
    ] {
        messages.push(io_problem(&kind.into()));
    }
    messages
}

fn option_errors() -> Vec<OptionError> {
    let mut errors = vec![OptionError::text("x", Message::new("error-play-over"))];
    for info in every_info() {
        errors.extend(Options::named(info, "x").err());
        for rule_set in info.rule_sets {
            errors.extend(Options::of(rule_set).with_seats(9).err());
            errors.extend(Options::of(rule_set).with("x", "y").err());
            let with = |option: &OptionInfo| Options::of(rule_set).with(option.id, "?").err();
            errors.extend(rule_set.options.iter().filter_map(with));
        }
    }
    let offered = Message::new("offered-text");
    errors.push(OptionError::Value { option: "x", wanted: "y".into(), offered });
    errors
}

fn every_info() -> Vec<&'static GameInfo> {
    tabuleiro_table::kinds().iter().map(|kind| kind.info).collect()
}

/// Returns every way in which a record can be no record.
fn record_errors() -> Vec<RecordError> {
    let head = "Tabuleiro record 1\nSetup: x\n";
    let lines = [
        "nonsense",
        "Colour: red",
        "Seat 9: Ana",
        "1 (1) a1",
        "2. (1) a1",
        "1. (1 a1",
        "1. (9) a1",
        "1. (1) a1 {x",
        "1. (1) a1 @soon",
        "1. (1)",
        "End: never",
        "End: resigned 9",
        "Result: victory",
        "Points: many",
        "Clock: soon",
    ];
    let files = lines.iter().map(|line| format!("{head}{line}"));
    let files = files.chain(["", "Tabuleiro record 9", "Tabuleiro record 1"].map(str::to_string));
    let links = [
        "x.by~1.by~1",
        "x.seats~9",
        "x.by~1.moves~",
        "x.by~1.moves~a1.times~soon",
        "x.by~x.moves~a1",
        "x.end~rules",
        "x.end~never_x",
        "x.end~rules_x.results~victory",
        "x.end~rules_x.points~many",
        "x.clock~5m%2Fmove",
        "x.names~%ff",
    ];
    let errors = files.map(|file| Record::parse(&file).expect_err(&file));
    errors.chain(links.iter().map(|link| Record::parse_link("x", link).expect_err(link))).collect()
}
