//! Paths as written in a file.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::iter::Peekable;

/// A path in a file, such as `super::grid::Cell`, with the line where it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Path {
    pub segments: Vec<String>,
    pub line: usize,
}

/// A path in a `use`, and the name that it introduces; `None` for `*`.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Import {
    pub path: Path,
    pub name: Option<String>,
}

/// Returns the leaves of a use tree, without the word `use` and the semicolon.
pub(super) fn imports(tree: TokenStream) -> Vec<Import> {
    let mut imports = Vec::new();
    read_tree(&mut tree.into_iter().peekable(), &[], &mut imports);
    imports
}

fn read_tree(
    tokens: &mut Peekable<impl Iterator<Item = TokenTree>>,
    before: &[String],
    imports: &mut Vec<Import>,
) {
    let mut segments = before.to_vec();
    let mut line = 0;
    let mut alias = None;
    let mut is_leaf = false;
    let mut is_glob = false;
    for token in tokens.by_ref() {
        line = token.span().start().line;
        match token {
            TokenTree::Ident(word) if word == "as" => alias = Some(String::new()),
            TokenTree::Ident(word) if alias.is_some() => alias = Some(word.to_string()),
            TokenTree::Ident(word) => {
                is_leaf = true;
                // `grid::{self}` means `grid`.
                if word != "self" || segments.is_empty() {
                    segments.push(word.to_string());
                }
            }
            TokenTree::Punct(sign) if sign.as_char() == '*' => (is_leaf, is_glob) = (true, true),
            TokenTree::Punct(sign) if sign.as_char() == ',' => break,
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                is_leaf = false;
                let mut inner = group.stream().into_iter().peekable();
                while inner.peek().is_some() {
                    read_tree(&mut inner, &segments, imports);
                }
            }
            _ => {}
        }
    }
    if is_leaf {
        let name = alias.or_else(|| segments.last().cloned()).filter(|_| !is_glob);
        imports.push(Import { path: Path { segments, line }, name });
    }
}
