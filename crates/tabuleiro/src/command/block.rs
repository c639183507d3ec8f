//! A part of a page that a command writes: between `<!-- NAME -->` and `<!-- end -->`.

use crate::failure::unreadable;
use anyhow::Result;
use std::fs;
use std::io;
use std::path::Path;
use tabuleiro_store::write_whole;

const END: &str = "<!-- end -->";

/// Replaces a named part of a page by the result of `to`. Appends the part if the page lacks it, and creates a missing page.
pub(super) fn replace(path: &Path, name: &str, to: impl FnOnce(&str) -> String) -> Result<()> {
    let page = match fs::read_to_string(path) {
        Ok(page) => page,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(unreadable(path, &error).into()),
    };
    Ok(write_whole(path, replaced(&page, name, to))?)
}

fn replaced(page: &str, name: &str, to: impl FnOnce(&str) -> String) -> String {
    let begin = format!("<!-- {name} -->\n");
    let place = page.find(&begin).map(|at| at + begin.len());
    let place = place.and_then(|from| Some((from, from + page[from..].find(END)?)));
    match place {
        Some((from, until)) => format!("{}{}{}", &page[..from], to(&page[from..until]), &page[until..]),
        None if page.is_empty() => format!("{begin}{}{END}\n", to("")),
        None => format!("{}\n\n{begin}{}{END}\n", page.trim_end(), to("")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_part_is_replaced() {
        let add = |old: &str| format!("{old}more\n");
        let page = replaced("# Title\n", "ladder x", add);
        assert_eq!(page, "# Title\n\n<!-- ladder x -->\nmore\n<!-- end -->\n");
        let page = replaced(&format!("{page}after\n"), "ladder x", add);
        assert_eq!(page, "# Title\n\n<!-- ladder x -->\nmore\nmore\n<!-- end -->\nafter\n");
        assert_eq!(replaced("", "y", add), "<!-- y -->\nmore\n<!-- end -->\n");
    }
}
