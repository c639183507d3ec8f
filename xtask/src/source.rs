//! The files of the repository.

use crate::shell;
use anyhow::Result;

/// A file. Its path starts at the root and has `/` on every system.
#[derive(Clone)]
pub(crate) struct Source {
    pub path: String,
    pub text: String,
}

/// Returns every file that git tracks or would track.
pub(crate) fn all() -> Result<Vec<Source>> {
    let listed = shell::read(&mut shell::program("git ls-files -z --cached --others --exclude-standard"))?;
    let paths = listed.output.split_terminator('\0');
    // Files that are listed but missing have just been removed.
    let there = paths.filter(|path| std::path::Path::new(path).is_file());
    Ok(there.map(|path| Source { path: path.into(), text: text(path) }).collect())
}

/// Returns the text of a file; empty for pictures and other files that are not UTF-8.
fn text(path: &str) -> String {
    std::fs::read_to_string(path).unwrap_or_default()
}

impl Source {
    /// Returns the part of the name after the last dot.
    pub(crate) fn extension(&self) -> &str {
        self.path.rsplit_once('.').map_or("", |(_, extension)| extension)
    }

    pub(crate) fn is_rust(&self) -> bool {
        self.extension() == "rs"
    }

    /// Returns whether the file is a document for readers of the repository. Rule pages in the program are not: their links
    /// work differently.
    pub(crate) fn is_document(&self) -> bool {
        let path = &self.path;
        let is_for_readers = path.starts_with("docs/") || path.starts_with(".github/") || !path.contains('/');
        self.extension() == "md" && is_for_readers
    }

    /// Returns whether the whole file is for tests, benchmarks or examples.
    pub(crate) fn is_test(&self) -> bool {
        let mut folders = self.path.split('/');
        folders.any(|name| ["tests", "tests.rs", "benches", "examples"].contains(&name))
    }

    /// Returns the numbered lines of a Rust file, without comments and code for tests.
    pub(crate) fn code(&self) -> Vec<(usize, &str)> {
        let mut code = Vec::new();
        let mut test_item: Option<usize> = None;
        for (number, line) in self.text.lines().enumerate() {
            let indent = line.len() - line.trim_start().len();
            if let Some(item_indent) = test_item {
                if indent == item_indent && line.ends_with(['}', ';']) {
                    test_item = None;
                }
            } else if line.trim() == "#[cfg(test)]" {
                test_item = Some(indent);
            } else {
                code.push((number + 1, without_comment(line)));
            }
        }
        code
    }
}

fn without_comment(line: &str) -> &str {
    // In an address, a colon precedes `//`.
    let begins =
        line.match_indices("//").map(|(place, _)| place).find(|&place| !line[..place].ends_with(':'));
    begins.map_or(line, |place| &line[..place])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_what_is_neither_comment_nor_test() {
        let text = "//! One.\nfn two() {} // three\n#[cfg(test)]\nmod four;\nlet five = \"a://six\";\n\
                    #[cfg(test)]\nmod seven {\n    fn eight() {}\n}\nnine();\n";
        let source = Source { path: "src/lib.rs".into(), text: text.into() };
        let expected = [(1, ""), (2, "fn two() {} "), (5, "let five = \"a://six\";"), (10, "nine();")];
        assert_eq!(source.code(), expected);
    }
}
