//! The repository must not contain paths of the machine it was written on.

use crate::source::Source;

/// Parent folders of home folders.
const HOMES: &[&str] = &["home", "root", "Users"];

pub(super) fn complaints(sources: &[Source]) -> Vec<String> {
    let mut paths: Vec<String> = HOMES.iter().map(|home| format!("/{home}/")).collect();
    paths.push(format!(r":\{}\", "Users"));
    paths.extend(own_root());
    let mut complaints = Vec::new();
    for source in sources {
        for (number, line) in source.text.lines().enumerate() {
            let found = paths.iter().filter(|path| names(line, path));
            complaints.extend(found.map(|path| format!("{}:{} names {path}…", source.path, number + 1)));
        }
    }
    complaints
}

/// Returns the path of this repository, unless it is too short to be specific.
fn own_root() -> Option<String> {
    let root = std::env::current_dir().ok()?;
    (root.components().count() > 2).then(|| root.display().to_string())
}

/// Returns whether a path begins in the line, and not within an address or below another folder.
fn names(line: &str, path: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || ['.', '-', '_', '~', '}'].contains(&letter);
    line.match_indices(path).any(|(place, _)| path.starts_with(':') || !line[..place].ends_with(is_part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_found_where_they_begin() {
        let path = format!("/{}/", HOMES[0]);
        assert!(names(&format!("open({path}ana/a.txt)"), &path));
        assert!(!names(&format!("example.org{path}ana"), &path));
    }
}
