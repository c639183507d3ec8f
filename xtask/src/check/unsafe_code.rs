//! Unsafe code is allowed only in the crates that cross a language border, and only with a reason.

use crate::source::Source;

/// The crates that may allow it.
const BORDERS: &[&str] = &["crates/tabuleiro-wasm/", "crates/tabuleiro-python/"];

/// Attributes that lift the ban.
const LIFTED: &[&str] = &["allow", "expect", "warn"];

pub(super) fn complaints(sources: &[Source]) -> Vec<String> {
    let mut complaints = Vec::new();
    for source in sources.iter().filter(|source| source.is_rust() && source.path.starts_with("crates/")) {
        let text: String = source.text.chars().filter(|letter| !letter.is_whitespace()).collect();
        let lifts = LIFTED.iter().any(|lift| text.contains(&format!("{lift}(unsafe_code")));
        if lifts && !BORDERS.iter().any(|border| source.path.starts_with(border)) {
            complaints.push(format!("{} allows unsafe code, which only border crates may", source.path));
        } else if lifts && !text.contains("(unsafe_code,reason=") {
            complaints.push(format!("{} allows unsafe code without a reason", source.path));
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(path: &str, text: &str, expected: usize) {
        let source = Source { path: path.into(), text: text.into() };
        assert_eq!(complaints(&[source]).len(), expected, "{path}: {text}");
    }

    #[test]
    fn unsafe_code_is_allowed_at_borders_with_a_reason() {
        check("crates/tabuleiro-python/src/lib.rs", "#![allow(unsafe_code, reason = \"exports\")]", 0);
        check("crates/tabuleiro-python/src/lib.rs", "#![allow(unsafe_code)]", 1);
        check("crates/tabuleiro-games/src/lib.rs", "#![expect(\n    unsafe_code, reason = \"speed\")]", 1);
        check("crates/tabuleiro-games/src/lib.rs", "#![allow(missing_docs)]", 0);
    }
}
