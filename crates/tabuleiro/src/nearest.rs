//! The known names that are most like one that was typed.

use strsim::damerau_levenshtein;

/// Returns the names near to a word, the nearest first; none if all are far from it.
pub(crate) fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let word = word.to_lowercase();
    let near = known.into_iter().map(|name| (distance(&word, name), name));
    let mut near: Vec<(usize, &str)> = near.filter(|(steps, _)| *steps <= reach(&word)).collect();
    near.sort_unstable();
    near.dedup();
    near.into_iter().map(|(_, name)| name).collect()
}

/// Returns the number of letters to change; almost none for a name that begins with the word.
fn distance(word: &str, name: &str) -> usize {
    let name = name.to_lowercase();
    if word.chars().count() > 1 && name.starts_with(word) && name != word {
        return 1;
    }
    damerau_levenshtein(word, &name)
}

/// Returns the number of letters that may differ.
fn reach(word: &str) -> usize {
    match word.chars().count() {
        0 | 1 => 0,
        2..=5 => 1,
        6..=8 => 2,
        _ => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_comes_first_and_far_ones_not_at_all() {
        let known = ["replay", "play", "perft", "engine", "export"];
        assert_eq!(nearest("pley", known), ["play"]);
        assert_eq!(nearest("Play", known), ["play"]);
        assert_eq!(nearest("relpay", known), ["replay"]);
        assert_eq!(nearest("rep", known), ["replay"]);
        assert_eq!(nearest("import", known), ["export"]);
        assert!(nearest("continue", known).is_empty() && nearest("x", known).is_empty());
    }
}
