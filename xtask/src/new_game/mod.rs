//! `cargo xtask new-game`: copies the template under another name and registers it with the games and the referee.

mod name;
mod trial;

pub(crate) use trial::trial;

use crate::check::{GAMES, REFEREE, game_names};
use crate::shell;
use crate::source::{self, Source};
use anyhow::{Context, Result, bail};
use name::Name;
use std::fs;
use std::path::Path;

/// Folder of the template: a game, a file of the referee and a rules page.
const TEMPLATE: &str = "crates/tabuleiro-template/";

/// Files with the lists of all games.
const LISTS: [&str; 2] = ["crates/tabuleiro-games/src/lib.rs", "crates/tabuleiro-referee/src/lib.rs"];

/// Writes a new game. Writes nothing if that is impossible.
pub(crate) fn run(name: &str) -> Result<()> {
    let name: Name = name.parse()?;
    let sources = source::all()?;
    let files = files(&name, &sources)?;
    let lists = LISTS
        .map(|list| entered(&name, find(&sources, list)?).with_context(|| format!("{list} has no list")));
    let lists = lists.into_iter().collect::<Result<Vec<Source>>>()?;
    refuse_what_is_there(&name, &sources, &files)?;
    for Source { path, text } in files.iter().chain(&lists) {
        let folder = Path::new(path).parent().context("every file is in a folder")?;
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(path, text))
            .with_context(|| format!("cannot write {path}"))?;
        println!("wrote {path}");
    }
    shell::run(&mut shell::cargo("fmt --package tabuleiro-games --package tabuleiro-referee"))?;
    let (id, title) = (name.id(), name.title());
    println!("\n{title} can be played: cargo run -- play {id}");
    println!(
        "Make it your game, rules first (docs/rules/{id}.md). CONTRIBUTING.md says what each file is for."
    );
    Ok(())
}

/// Returns the template's files with the names of the new game.
fn files(name: &Name, sources: &[Source]) -> Result<Vec<Source>> {
    let names = names(name, &name.code(sources)?, name.rule_letter(sources));
    let folders = [
        (format!("{TEMPLATE}src/noughts_and_crosses/"), format!("{GAMES}{}/", name.module())),
        (format!("{TEMPLATE}referee.rs"), format!("{REFEREE}{}.rs", name.module())),
        (format!("{TEMPLATE}rules.md"), format!("docs/rules/{}.md", name.id())),
    ];
    let copy = |source: &Source| {
        folders.iter().find_map(|(from, to)| {
            let path = format!("{to}{}", source.path.strip_prefix(from)?);
            Some(Source { path, text: renamed(&source.text, &names) })
        })
    };
    Ok(sources.iter().filter_map(copy).collect())
}

/// Returns pairs of the template's names, code and rule letter with those of the new game.
fn names(name: &Name, code: &str, letter: char) -> Vec<(String, String)> {
    let mut names = Vec::new();
    for section in 1..=9 {
        names.push((format!("N{section}"), format!("{letter}{section}")));
        names.push((format!("fn n{section}_"), format!("fn {}{section}_", letter.to_ascii_lowercase())));
    }
    names.extend([
        ("noughts-and-crosses".to_string(), name.id().to_string()),
        ("noughts_and_crosses".into(), name.module()),
        ("NoughtsAndCrosses".into(), name.type_name()),
        ("Noughts and crosses".into(), name.title()),
        ("noughts and crosses".into(), name.title()),
        ("Jogo do galo".into(), name.title()),
        ("\"oxo\"".into(), format!("\"{code}\"")),
        ("oxo1".into(), format!("{code}1")),
    ]);
    names
}

fn renamed(text: &str, names: &[(String, String)]) -> String {
    names.iter().fold(text.to_string(), |text, (from, to)| text.replace(from, to))
}

/// Adds the game's module to a list, and its entry at the end.
fn entered(name: &Name, list: &Source) -> Option<Source> {
    let mut lines: Vec<String> = list.text.lines().map(str::to_string).collect();
    let begin = lines.iter().position(|line| line.trim() == "$callback! {")?;
    let last = begin + lines[begin..].iter().position(|line| line.trim() == "}")? - 1;
    let (module, path) = lines[last].trim().split_once(": ")?;
    let type_name = path.trim_end_matches(',').rsplit("::").next()?;
    let entry = lines[last].replace(module, &name.module()).replace(type_name, &name.type_name());
    lines.insert(last + 1, entry);
    let first = lines.iter().position(|line| line.starts_with("pub mod "))?;
    lines.insert(first, format!("pub mod {};", name.module()));
    Some(Source { path: list.path.clone(), text: lines.join("\n") + "\n" })
}

fn find<'a>(sources: &'a [Source], path: &str) -> Result<&'a Source> {
    sources.iter().find(|source| source.path == path).with_context(|| format!("{path} is missing"))
}

/// Refuses a name that is taken, and files or lists with uncommitted changes.
fn refuse_what_is_there(name: &Name, sources: &[Source], files: &[Source]) -> Result<()> {
    if let Some(file) = files.iter().find(|file| Path::new(&file.path).exists()) {
        bail!("{} exists; choose another name, or remove that game first", file.path);
    }
    let mut imagined = files.to_vec();
    imagined.extend_from_slice(sources);
    let other = format!(" names {}", name.module());
    let uses: Vec<String> = game_names::complaints(&imagined)
        .into_iter()
        .filter(|complaint| complaint.ends_with(&other))
        .collect();
    if let Some(first) = uses.first() {
        let place = first.trim_end_matches(&other);
        bail!(
            "`{0}` stands in code that is for any game, where no game may be named ({place}; {1} places in all); \
             choose a longer name, such as {0}-game",
            name.id(),
            uses.len()
        );
    }
    let status = format!("git status --porcelain -- {}", LISTS.join(" "));
    let changed = shell::read(&mut shell::program(&status))?.output;
    if !changed.is_empty() {
        bail!(
            "the lists of games have uncommitted changes; commit or undo them first:\n{}",
            changed.trim_end()
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_entered_last_and_its_module_is_declared() {
        let check = |entry: &str, expected: &str| {
            let list = |modules: &str, entries: &str| {
                format!("{modules}\n\n{{\n  $callback! {{\n    {entries}\n  }}\n}}\n")
            };
            let source = Source { path: "lib.rs".into(), text: list("pub mod ants;", entry) };
            let entered = entered(&"sky-towers".parse().unwrap(), &source).unwrap();
            let entries = format!("{entry}\n    {expected}");
            assert_eq!(entered.text, list("pub mod sky_towers;\npub mod ants;", &entries));
        };
        check("ants: $crate::ants::Ants,", "sky_towers: $crate::sky_towers::SkyTowers,");
        check("ants: Ants,", "sky_towers: SkyTowers,");
    }

    #[test]
    fn nothing_of_the_template_s_names_is_left() {
        let names = names(&"sky-towers".parse().unwrap(), "sky", 'K');
        let text = "//! N3.1: `oxo1.plain`\nfn n3_1_noughts_and_crosses() -> NoughtsAndCrosses { \"oxo\" }";
        let expected = "//! K3.1: `sky1.plain`\nfn k3_1_sky_towers() -> SkyTowers { \"sky\" }";
        assert_eq!(renamed(text, &names), expected);
        assert_eq!(renamed("# Noughts and crosses by N. N.", &names), "# Sky Towers by N. N.");
    }
}
