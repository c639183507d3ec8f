//! `tabuleiro complete -- WORD…`: completions of the last word, for the scripts of shells.

use super::config;
use super::setup::kind_named;
use super::subject::kept_names;
use crate::args::CompleteArgs;
use crate::grammar::command;
use clap::{Arg, Command};
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::Path;
use tabuleiro_core::info::{OptionInfo, OptionKind, RuleSet};
use tabuleiro_table::{GameKind, kinds};
use tabuleiro_words::{FALLBACK, Localizer, languages};

/// The engines that have no level.
const ENGINES: [&str; 6] = ["best", "alpha-beta", "max-n", "mcts", "uct", "random"];

/// The clocks that are typed most.
const CLOCKS: [&str; 4] = ["none", "5m", "5m+3s", "30s/turn"];

/// A word and what it means.
type Candidate = (String, String);

pub(crate) fn run(args: &CompleteArgs, data: Option<&Path>, out: &mut dyn Write) -> io::Result<()> {
    let words: Vec<String> = args.words.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    for (word, about) in candidates(&words, data) {
        writeln!(out, "{word}\t{about}")?;
    }
    Ok(())
}

/// Returns the completions of the last word.
fn candidates(words: &[String], data: Option<&Path>) -> Vec<Candidate> {
    let root = command(&Localizer::new(FALLBACK, None));
    let (last, before) = words.split_last().map_or(("", &[][..]), |(last, before)| (last.as_str(), before));
    // `--theme=da` is an option and the beginning of its value.
    if let Some((name, value)) = last.split_once('=').filter(|_| last.starts_with("--")) {
        let split = [before, &[name.to_string(), value.to_string()]].concat();
        let found = candidates(&split, data).into_iter();
        return found.map(|(word, about)| (format!("{name}={word}"), about)).collect();
    }
    let line = Line::read(&root, before);
    let mut found = match line.waiting {
        Some(arg) => values(arg, &line, data),
        None if last.starts_with('-') => options(line.command),
        None => {
            let next = line.command.get_positionals().nth(line.given.len());
            let next =
                next.or_else(|| line.command.get_positionals().last().filter(|arg| takes_several(arg)));
            let commands = if line.given.is_empty() { commands(line.command) } else { Vec::new() };
            commands.into_iter().chain(next.map(|arg| values(arg, &line, data)).unwrap_or_default()).collect()
        }
    };
    let mut seen = BTreeSet::new();
    found.retain(|(word, _)| word.starts_with(last) && seen.insert(word.clone()));
    found
}

/// A command line so far.
struct Line<'a> {
    command: &'a Command,
    /// The option whose value comes next.
    waiting: Option<&'a Arg>,
    /// Arguments that are not options.
    given: Vec<&'a str>,
    /// The rule set, if one was given.
    rules: Option<&'a str>,
}

impl<'a> Line<'a> {
    fn read(root: &'a Command, words: &'a [String]) -> Line<'a> {
        let mut line = Line { command: root, waiting: None, given: Vec::new(), rules: None };
        for word in words {
            if let Some(arg) = line.waiting.take() {
                line.rules = line.rules.or(Some(word.as_str()).filter(|_| arg.get_id() == "rule-set"));
            } else if word.starts_with('-') && word.len() > 1 {
                line.waiting = option(line.command, word);
            } else if let Some(sub) = line.command.find_subcommand(word).filter(|_| line.given.is_empty()) {
                line.command = sub;
            } else {
                line.given.push(word);
            }
        }
        line
    }

    /// Returns the named game with its rule sets: the chosen one, or else all.
    fn rule_sets(&self) -> Vec<(&'static GameKind, &'static RuleSet)> {
        let named = self.given.iter().find_map(|word| kind_named(word).ok());
        let games = named.map_or_else(|| kinds().iter().collect(), |kind| vec![kind]);
        let pairs =
            games.into_iter().flat_map(|kind| kind.info.rule_sets.iter().map(move |rules| (kind, rules)));
        pairs.filter(|(_, rules)| self.rules.is_none_or(|id| rules.id == id)).collect()
    }
}

/// Returns the option that a word names, if its value comes next.
fn option<'a>(command: &'a Command, word: &str) -> Option<&'a Arg> {
    let named = |arg: &&Arg| {
        let short = arg.get_short().is_some_and(|short| word == format!("-{short}"));
        short || arg.get_long().is_some_and(|long| word == format!("--{long}"))
    };
    command.get_arguments().find(named).filter(|arg| takes_value(arg))
}

fn takes_value(arg: &Arg) -> bool {
    arg.get_action().takes_values() && arg.get_num_args().is_none_or(|range| range.min_values() > 0)
}

fn takes_several(arg: &Arg) -> bool {
    arg.get_num_args().is_some_and(|range| range.max_values() > 1)
}

fn commands(command: &Command) -> Vec<Candidate> {
    let shown = command.get_subcommands().filter(|sub| !sub.is_hide_set());
    shown.map(|sub| (sub.get_name().into(), about(sub.get_about()))).collect()
}

fn options(command: &Command) -> Vec<Candidate> {
    let shown = command.get_arguments().filter(|arg| !arg.is_hide_set());
    shown.filter_map(|arg| Some((format!("--{}", arg.get_long()?), about(arg.get_help())))).collect()
}

fn about(text: Option<&clap::builder::StyledStr>) -> String {
    text.map(|text| text.to_string().replace(['\n', '\t'], " ")).unwrap_or_default()
}

/// Returns the values of an argument; empty for files and others that shells complete better.
fn values(arg: &Arg, line: &Line, data: Option<&Path>) -> Vec<Candidate> {
    let plain = |words: Vec<String>| words.into_iter().map(|word| (word, String::new())).collect();
    let possible: Vec<String> =
        arg.get_possible_values().iter().map(|value| value.get_name().to_string()).collect();
    match (arg.get_id().as_str(), line.command.get_name()) {
        _ if !possible.is_empty() => plain(possible),
        ("game" | "pair", _) => games(),
        ("what" | "text", _) => games().into_iter().chain(plain(kept_names(data))).collect(),
        ("file", "replay") | ("name", "continue" | "rename") | ("names", _) => plain(kept_names(data)),
        ("name", "config") => plain(config::NAMES.map(str::to_string).to_vec()),
        ("value", _) => config_values(line),
        ("command", "help") => commands(line.command),
        ("rule-set", _) => {
            line.rule_sets().into_iter().map(|(kind, rules)| (rules.id.into(), kind.info.id.into())).collect()
        }
        ("options", _) => {
            line.rule_sets().into_iter().flat_map(|(_, rules)| rules.options).flat_map(choices).collect()
        }
        ("seats", _) => {
            let people = ["person", "person:"].map(str::to_string).to_vec();
            plain(people.into_iter().chain(levels(line)).chain(engines()).collect())
        }
        ("level", _) => plain(levels(line)),
        ("engine" | "engines", _) => plain(engines().chain(numbered(line)).collect()),
        ("clock", _) => plain(CLOCKS.map(str::to_string).to_vec()),
        ("lang", _) => plain(languages().into_iter().map(str::to_string).collect()),
        _ => Vec::new(),
    }
}

fn games() -> Vec<Candidate> {
    let name = |kind: &GameKind| Localizer::new(FALLBACK, Some(kind.info)).word("game-name");
    kinds().iter().map(|kind| (kind.info.id.into(), name(kind))).collect()
}

fn engines() -> impl Iterator<Item = String> {
    ENGINES.into_iter().map(str::to_string)
}

/// Returns the levels in the form that seats take.
fn levels(line: &Line) -> Vec<String> {
    let all = line.rule_sets().into_iter().flat_map(|(kind, rules)| kind.levels(rules));
    all.map(|level| level.short).collect()
}

/// Returns the levels in the form of engine specifications.
fn numbered(line: &Line) -> Vec<String> {
    let is_number = |level: &String| level.bytes().all(|digit| digit.is_ascii_digit());
    levels(line).into_iter().filter(is_number).map(|level| format!("level {level}")).collect()
}

fn config_values(line: &Line) -> Vec<Candidate> {
    let name = line.given.first().copied().unwrap_or_default();
    config::values(name).into_iter().chain(["default"]).map(|value| (value.into(), String::new())).collect()
}

/// Returns the values of an option, if they can be listed.
fn choices(option: &OptionInfo) -> Vec<Candidate> {
    let values: Vec<String> = match option.kind {
        OptionKind::Choice(choices) => choices.iter().map(ToString::to_string).collect(),
        OptionKind::Starts => ["1", "2", "random"].map(str::to_string).to_vec(),
        _ => vec![String::new()],
    };
    values.into_iter().map(|value| (format!("{}={value}", option.id), String::new())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_core::record::Record;
    use tabuleiro_store::Store;

    fn check(line: &str, expected: &[&str], not: &[&str]) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path()).unwrap();
        store.keep("my-game", &Record { game: "g".into(), setup: "x".into(), ..Record::default() }).unwrap();
        let game = kinds()[0].info.id;
        let words: Vec<String> = line.split(' ').map(|word| word.replace("GAME", game)).collect();
        let found: Vec<String> =
            candidates(&words, Some(folder.path())).into_iter().map(|(word, _)| word).collect();
        for word in expected {
            assert!(found.contains(&word.replace("GAME", game)), "{line}: {word} is not in {found:?}");
        }
        for word in not {
            assert!(!found.contains(&word.replace("GAME", game)), "{line}: {word} is in {found:?}");
        }
    }

    #[test]
    fn completions_know_what_there_is() {
        check("", &["play", "continue", "help"], &["complete", "GAME"]);
        check("pl", &["play"], &["replay"]);
        check("play ", &["GAME"], &["my-game", "play"]);
        check("play GAME -r ", &[kinds()[0].info.rule_sets[0].id], &[]);
        check("play GAME -o ", &["map=random"], &[]);
        check("play GAME --level ", &["1", "8"], &["best"]);
        check("play GAME -s ", &["person", "3", "mcts"], &[]);
        check("play GAME --", &["--level", "--clock", "--theme"], &["-l"]);
        check("play --theme ", &["dark", "ascii"], &[]);
        check("match GAME ", &["best", "level 3"], &[]);
        check("match GAME best ", &["mcts"], &["GAME"]);
        check("analyze ", &["GAME", "my-game"], &[]);
        check("analyze GAME --engine a", &["alpha-beta"], &["best"]);
        check("continue ", &["my-game"], &["GAME"]);
        check("replay m", &["my-game"], &[]);
        check("delete my-game ", &["my-game"], &[]);
        check("config theme ", &["light", "default"], &["pt"]);
        check("play --theme=da", &["--theme=dark"], &["--theme=light"]);
        check("--lang ", &["en", "pt"], &[]);
        check("bench ", &["rules", "engines"], &[]);
        check("export GAME ", &[], &["GAME"]);
    }
}
