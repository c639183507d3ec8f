//! Prose in source files: comments, documents and sentences, without code.

use crate::source::Source;

/// Kind of text that a line belongs to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// First line of a doc comment.
    DocStart,
    English,
    Portuguese,
}

/// A line of prose, without `code`.
pub(super) struct Line {
    pub number: usize,
    pub place: Place,
    pub text: String,
}

/// Returns the prose of a file; empty for files of other kinds.
pub(super) fn lines(source: &Source) -> Vec<Line> {
    let numbered = source.text.lines().zip(1..);
    let prose: Vec<(usize, Place, &str)> = match source.extension() {
        "rs" => comments(numbered),
        "md" => outside_fences(numbered, language(source)),
        "ftl" => numbered.map(|(line, number)| (number, language(source), line)).collect(),
        _ => Vec::new(),
    };
    prose.into_iter().map(|(number, place, line)| Line { number, place, text: without_code(line) }).collect()
}

fn language(source: &Source) -> Place {
    let is_portuguese = |name: &str| name == "pt" || name.starts_with("pt.");
    if source.path.split('/').any(is_portuguese) { Place::Portuguese } else { Place::English }
}

fn comments<'a>(lines: impl Iterator<Item = (&'a str, usize)>) -> Vec<(usize, Place, &'a str)> {
    let (mut comments, mut was_doc) = (Vec::new(), false);
    for (line, number) in lines {
        let Some(comment) = line.trim_start().strip_prefix("//") else {
            was_doc = false;
            continue;
        };
        let doc = comment.strip_prefix(['/', '!']);
        let starts = doc.is_some() && !was_doc;
        was_doc = doc.is_some();
        let place = if starts { Place::DocStart } else { Place::English };
        comments.push((number, place, doc.unwrap_or(comment)));
    }
    comments
}

fn outside_fences<'a>(
    lines: impl Iterator<Item = (&'a str, usize)>,
    place: Place,
) -> Vec<(usize, Place, &'a str)> {
    let (mut prose, mut is_code) = (Vec::new(), false);
    for (line, number) in lines {
        if line.trim_start().starts_with("```") {
            is_code = !is_code;
        } else if !is_code {
            prose.push((number, place, line));
        }
    }
    prose
}

/// Returns the text without spans in backticks and placeables in braces.
fn without_code(line: &str) -> String {
    let outside = |text: &str, ends: [char; 2]| {
        let parts = text.split(ends).enumerate().filter(|(index, _)| index % 2 == 0);
        parts.map(|(_, part)| part.to_owned()).collect::<Vec<_>>().join(" code ")
    };
    outside(&outside(line, ['`', '`']), ['{', '}'])
}
