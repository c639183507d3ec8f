//! `cargo xtask docs`: builds the documents as a site, with mdBook.

use crate::check::links::resolve;
use crate::source::{self, Source};
use crate::{check, shell};
use anyhow::{Context, Result, bail};
use pulldown_cmark::{Event, Parser, Tag};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const SUMMARY: &str = "docs/SUMMARY.md";

pub(crate) fn run() -> Result<()> {
    check::links()?;
    let folder = shell::target().join("docs");
    lay_out(&source::all()?, &folder)?;
    if shell::find("mdbook").is_none() {
        bail!("mdbook is not installed: get it with `cargo install mdbook`");
    }
    shell::run(shell::program("mdbook build").arg(&folder))?;
    println!("the site is in {}", folder.join("book").display());
    Ok(())
}

/// Copies the documents in the layout of the repository, so that their links work, with the list of chapters.
fn lay_out(sources: &[Source], folder: &Path) -> Result<()> {
    let from = folder.join("src");
    if from.exists() {
        fs::remove_dir_all(&from)?;
    }
    let shown: Vec<&Source> = sources.iter().filter(|source| is_shown(source)).collect();
    let paths: BTreeSet<&str> = shown.iter().map(|source| &*source.path).collect();
    for source in &shown {
        let to = from.join(&source.path);
        write(&to, &without_outer_links(source, &paths))?;
        if !source.is_document() {
            fs::copy(&source.path, &to).with_context(|| format!("cannot copy {}", source.path))?;
        }
    }
    let summary =
        shown.iter().find(|source| source.path == SUMMARY).context("there is no docs/SUMMARY.md")?;
    write(&from.join("SUMMARY.md"), &from_root(&summary.text))?;
    write(&folder.join("book.toml"), &fs::read_to_string("book.toml")?)
}

/// Returns whether the site includes a file: documents and their pictures.
fn is_shown(source: &Source) -> bool {
    let is_picture = source.path.starts_with("docs/") && ["svg", "png"].contains(&source.extension());
    (source.is_document() && !source.path.starts_with('.')) || is_picture
}

fn write(to: &Path, text: &str) -> Result<()> {
    fs::create_dir_all(to.parent().context("a file of the site lies in a folder")?)?;
    fs::write(to, text).with_context(|| format!("cannot write {}", to.display()))
}

/// Adapts the list of chapters to its place one folder up.
fn from_root(summary: &str) -> String {
    summary.replace("](", "](docs/").replace("](docs/../", "](")
}

/// Replaces links to files outside the site by their text.
fn without_outer_links(source: &Source, shown: &BTreeSet<&str>) -> String {
    let mut text = source.text.clone();
    if source.extension() != "md" {
        return text;
    }
    let leaves = |link: &str| {
        let file = link.split('#').next().unwrap_or_default();
        !link.contains(':') && !file.is_empty() && !shown.contains(&*resolve(&source.path, file))
    };
    let links = Parser::new(&source.text).into_offset_iter();
    let outer: Vec<_> = links
        .filter_map(|(event, range)| match event {
            Event::Start(Tag::Link { dest_url, .. }) if leaves(&dest_url) => Some(range),
            _ => None,
        })
        .collect();
    // Replace from last to first, so that earlier positions remain valid.
    for range in outer.into_iter().rev() {
        let label =
            text[range.clone()].trim_start_matches('[').split("](").next().unwrap_or_default().to_owned();
        text.replace_range(range, &label);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_out_of_the_site_become_words() {
        let text = "[a](b.md) [`c`](../src/c.rs) [d](https://example.org) [e](#f)";
        let source = Source { path: "docs/a.md".into(), text: text.into() };
        let shown = BTreeSet::from(["docs/a.md", "docs/b.md"]);
        let expected = "[a](b.md) `c` [d](https://example.org) [e](#f)";
        assert_eq!(without_outer_links(&source, &shown), expected);
    }

    #[test]
    fn chapters_are_found_from_the_root() {
        assert_eq!(from_root("[a](../A.md)\n[b](rules/b.md)"), "[a](A.md)\n[b](docs/rules/b.md)");
    }
}
