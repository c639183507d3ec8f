//! Links in documents must lead to existing files and headings.

use crate::source::Source;
use pulldown_cmark::{Event, Parser, Tag, TagEnd};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn complaints(sources: &[Source]) -> Vec<String> {
    let documents: BTreeMap<&str, Document> = sources
        .iter()
        .filter(|source| source.is_document())
        .map(|source| (&*source.path, Document::read(&source.text)))
        .collect();
    let paths = paths(sources);
    let check = |(path, document): (&&str, &Document)| {
        let broken = document.links.iter().filter(|link| !leads(path, link, &documents, &paths));
        broken.map(|link| format!("{path}: `{link}` leads nowhere")).collect::<Vec<_>>()
    };
    documents.iter().flat_map(check).collect()
}

/// Returns the paths of all files and of the folders that contain them.
fn paths<'a>(sources: &'a [Source]) -> BTreeSet<&'a str> {
    let with_folders =
        |path: &'a str| path.match_indices('/').map(move |(end, _)| &path[..end]).chain([path]);
    sources.iter().flat_map(|source| with_folders(&source.path)).collect()
}

fn leads(from: &str, link: &str, documents: &BTreeMap<&str, Document>, paths: &BTreeSet<&str>) -> bool {
    if link.contains(':') {
        return true;
    }
    let (file, heading) = link.split_once('#').map_or((link, None), |(file, heading)| (file, Some(heading)));
    let target = if file.is_empty() { from.to_owned() } else { resolve(from, file) };
    let has_heading = |heading| documents.get(&*target).is_some_and(|to| to.headings.contains(heading));
    paths.contains(&*target) && heading.is_none_or(has_heading)
}

/// Returns the path of a link in a document, relative to the root.
pub(crate) fn resolve(from: &str, link: &str) -> String {
    let mut folders: Vec<&str> = from.split('/').collect();
    folders.pop();
    for step in link.trim_end_matches('/').split('/') {
        match step {
            ".." => drop(folders.pop()),
            "." => {}
            name => folders.push(name),
        }
    }
    folders.join("/")
}

/// The links of a document, and the anchors of its headings.
#[derive(Default)]
struct Document {
    links: Vec<String>,
    headings: BTreeSet<String>,
}

impl Document {
    fn read(text: &str) -> Document {
        let mut document = Document::default();
        let mut heading: Option<String> = None;
        for event in Parser::new(text) {
            match event {
                Event::Start(Tag::Link { dest_url: to, .. } | Tag::Image { dest_url: to, .. }) => {
                    document.links.push(to.into_string());
                }
                Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
                Event::End(TagEnd::Heading(_)) => {
                    document.headings.extend(heading.take().as_deref().map(address));
                }
                Event::Text(text) | Event::Code(text) => {
                    heading.iter_mut().for_each(|heading| heading.push_str(&text));
                }
                _ => {}
            }
        }
        document
    }
}

/// Returns the anchor of a heading, as code hosts and mdBook make it.
fn address(heading: &str) -> String {
    let kept = heading.chars().filter(|letter| letter.is_alphanumeric() || [' ', '-', '_'].contains(letter));
    kept.map(|letter| if letter == ' ' { '-' } else { letter }).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, text: &str) -> Source {
        Source { path: path.into(), text: text.into() }
    }

    #[test]
    fn a_link_to_a_missing_file_or_heading_is_named() {
        let readme =
            source("README.md", "# A `b`: c\n[x](docs) [y](docs/a.md#two-words) [z](docs/b.md) [w](#a-b-c)");
        let page =
            source("docs/a.md", "## Two words\n[r](../README.md#none) [s](https://example.org) `[t](u.md)`");
        let expected =
            ["README.md: `docs/b.md` leads nowhere", "docs/a.md: `../README.md#none` leads nowhere"];
        assert_eq!(complaints(&[readme, page]), expected);
    }
}
