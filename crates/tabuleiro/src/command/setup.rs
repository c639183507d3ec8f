//! Set-ups and positions on the command line.

use crate::args::SetupArgs;
use crate::failure::{About, Failure, unreadable};
use crate::nearest::nearest;
use std::collections::BTreeSet;
use std::fs;
use tabuleiro_core::info::OptionKind;
use tabuleiro_core::{Message, Options, Random};
use tabuleiro_table::{GameKind, Table, kind, kind_of_text, kinds};

/// Returns the game with this name, or with the beginning or initials of its name if these are unique.
pub(crate) fn kind_named(name: &str) -> Result<&'static GameKind, Failure> {
    let (lower, begun) = begun_by(name);
    match (kind(&lower), &begun[..]) {
        (Some(kind), _) | (None, &[kind]) => Ok(kind),
        (None, []) => Err(unknown_game(name)),
        (None, several) => {
            let problem = Message::new("error-game-ambiguous").text("wanted", name);
            Err(Failure::new(problem.text("offered", ids(several.iter().copied()).join(", "))))
        }
    }
}

/// Returns whether no game has this name.
pub(crate) fn unknown_name(name: &str) -> bool {
    let (name, begun) = begun_by(name);
    kind(&name).is_none() && begun.is_empty()
}

/// Normalises a name, and returns the games that begin with it.
fn begun_by(name: &str) -> (String, Vec<&'static GameKind>) {
    let lower = name.to_ascii_lowercase().replace(' ', "-");
    let initials = |id: &str| id.split('-').filter_map(|word| word.chars().next()).collect::<String>();
    let begins = |kind: &&GameKind| kind.info.id.starts_with(&lower) || initials(kind.info.id) == lower;
    let begun = kinds().iter().filter(begins).collect();
    (lower, begun)
}

fn ids(kinds: impl IntoIterator<Item = &'static GameKind>) -> Vec<&'static str> {
    kinds.into_iter().map(|kind| kind.info.id).collect()
}

fn unknown_game(name: &str) -> Failure {
    let problem = match &nearest(name, ids(kinds()))[..] {
        [] => Message::new("error-no-game").text("offered", ids(kinds()).join(", ")),
        near => Message::new("error-no-game-near").text("near", near.join(", ")),
    };
    Failure::new(problem.text("wanted", name))
}

/// Reads the options on the command line.
pub(crate) fn options(kind: &'static GameKind, args: &SetupArgs) -> Result<Options, Failure> {
    let mut options = match &args.rules {
        Some(rules) => Options::named(kind.info, rules).about(kind.info)?,
        None => Options::default_of(kind.info),
    };
    if let Some(players) = args.players {
        options = options.with_seats(players).about(kind.info)?;
    }
    let mut given = BTreeSet::new();
    for option in &args.options {
        let form = || Failure::new(Message::new("error-option-form").text("found", option));
        let (name, value) = option.split_once('=').ok_or_else(form)?;
        if !given.insert(name) {
            return Err(Failure::new(Message::new("error-option-twice").text("option", name)));
        }
        options = options.with(name, value).about(kind.info)?;
    }
    if let Some(path) = &args.map {
        let is_text = |option: &&tabuleiro_core::info::OptionInfo| matches!(option.kind, OptionKind::Text);
        let Some(option) = options.rule_set().options.iter().find(is_text) else {
            return Err(Failure::new(Message::new("error-no-maps").text("game", kind.info.id)));
        };
        let text = fs::read_to_string(path).map_err(|error| unreadable(path, &error))?;
        // No text at all would be no wish; a file without a row is no map.
        let text = if text.is_empty() { "\n".into() } else { text };
        options = options.with(option.id, &text).about(kind.info)?;
    }
    Ok(options)
}

/// Returns the random numbers of this run, from the seed if one was given.
pub(crate) fn random(args: &SetupArgs) -> Random {
    Random::from_seed(args.seed.unwrap_or_else(seed_of_the_moment))
}

/// Returns a seed that differs from run to run.
pub(crate) fn seed_of_the_moment() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(0, |since| since.as_nanos() as u64) ^ u64::from(std::process::id()).rotate_left(32)
}

/// Returns a table with a freshly drawn set-up.
pub(crate) fn drawn_table(
    kind: &'static GameKind,
    args: &SetupArgs,
    random: &mut Random,
) -> Result<Table, Failure> {
    let setup = kind.draw(&options(kind, args)?, random).about(kind.info)?;
    Table::new(kind, &setup).about(kind.info)
}

/// Returns the table of a position text, or of a game's name with a fresh set-up, after some moves.
pub(crate) fn table_at(text: &str, moves: &[String], args: &SetupArgs) -> Result<Table, Failure> {
    let mut table = if text.contains('.') {
        Table::open(text).about(kind_of_text(text.trim()).map(|kind| kind.info))?
    } else {
        drawn_table(kind_named(text)?, args, &mut random(args))?
    };
    for mv in moves {
        if table.play(mv).is_err() {
            let legal: Vec<String> =
                table.play_state().choices().into_iter().map(|choice| choice.text).collect();
            return Err(Failure::new(if legal.is_empty() {
                Message::new("error-over-before").text("found", mv)
            } else {
                Message::new("error-not-legal").text("found", mv).text("legal", legal.join(" "))
            }));
        }
    }
    Ok(table)
}
