//! Set-ups and positions as the command line gives them.

use crate::args::SetupArgs;
use anyhow::{Context, Result, anyhow, bail};
use std::fs;
use tabuleiro_core::info::OptionKind;
use tabuleiro_core::{Options, Random};
use tabuleiro_table::{Kind, Table, kind, kinds};

/// The game with this name; also by the beginning of its name, if that is enough.
pub fn kind_named(name: &str) -> Result<&'static Kind> {
    let lower = name.to_ascii_lowercase().replace(' ', "-");
    let begun: Vec<&Kind> = kinds().iter().filter(|kind| kind.info.id.starts_with(&lower)).collect();
    match (kind(&lower), &begun[..]) {
        (Some(kind), _) => Ok(kind),
        (None, [kind]) => Ok(kind),
        _ => {
            let all: Vec<&str> = kinds().iter().map(|kind| kind.info.id).collect();
            bail!("there is no game `{name}`; there is {}", all.join(", "))
        }
    }
}

/// The choices on the command line.
pub fn options(kind: &'static Kind, args: &SetupArgs) -> Result<Options> {
    let mut options = match &args.rules {
        Some(rules) => Options::named(kind.info, rules)?,
        None => Options::default_of(kind.info),
    };
    if let Some(players) = args.players {
        options = options.with_seats(players)?;
    }
    for option in &args.options {
        let (name, value) =
            option.split_once('=').ok_or_else(|| anyhow!("`{option}` is not an option: it is NAME=VALUE"))?;
        options = options.with(name, value)?;
    }
    if let Some(path) = &args.map {
        let is_text = |option: &&tabuleiro_core::info::OptionInfo| matches!(option.kind, OptionKind::Text);
        let Some(option) = options.rule_set().options.iter().find(is_text) else {
            bail!("{} has no maps of your own", kind.info.id);
        };
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        options = options.with(option.id, &text)?;
    }
    Ok(options)
}

/// The random numbers of this run: those of the seed, if one was given.
pub fn random(args: &SetupArgs) -> Random {
    Random::from_seed(args.seed.unwrap_or_else(seed_of_the_moment))
}

fn seed_of_the_moment() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(0, |since| since.as_nanos() as u64) ^ u64::from(std::process::id()).rotate_left(32)
}

/// A table with a freshly drawn set-up.
pub fn drawn_table(kind: &'static Kind, args: &SetupArgs, random: &mut Random) -> Result<Table> {
    let setup = kind.draw(&options(kind, args)?, random)?;
    Ok(Table::new(kind, &setup)?)
}

/// The position that a command is about: the text of one, or a game's name for a fresh set-up, and moves to play.
pub fn table_at(text: &str, moves: &[String], args: &SetupArgs) -> Result<Table> {
    let mut table = if text.contains('.') {
        Table::open(text)?
    } else {
        drawn_table(kind_named(text)?, args, &mut random(args))?
    };
    for mv in moves {
        if table.play(mv).is_err() {
            let legal: Vec<String> =
                table.play_state().choices().into_iter().map(|choice| choice.text).collect();
            if legal.is_empty() {
                bail!("the game is over before `{mv}`");
            }
            bail!("`{mv}` is not legal; legal are {}", legal.join(" "));
        }
    }
    Ok(table)
}
