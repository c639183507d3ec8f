//! Nothing in the repository says on which machine it was written.

use crate::source::Source;

/// Folders in which people keep their own.
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

/// Where the repository is now, unless that is a name that anything could have.
fn own_root() -> Option<String> {
    let root = std::env::current_dir().ok()?;
    (root.components().count() > 2).then(|| root.display().to_string())
}

/// Whether the path begins there: not in an address, nor below another folder.
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
