//! The modules in a file: declarations, definitions, imports and mentioned paths.

use super::path::{self, Import, Path};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// A module's path in its crate, from the root.
pub(super) type ModulePath = Vec<String>;

/// The contents of one module, except tests.
#[derive(Debug)]
pub(super) struct Module {
    pub path: ModulePath,
    /// Names of functions, types and other items.
    pub defines: BTreeSet<String>,
    pub imports: Vec<Import>,
    /// Paths outside imports, with at least two segments.
    pub mentions: Vec<Path>,
    /// Modules for tests only.
    pub tests: Vec<ModulePath>,
}

const ITEMS: &[&str] = &["struct", "enum", "union", "fn", "trait", "type", "const", "static", "macro_rules"];

/// Reads a file: its top module first, then the modules inside it.
pub(super) fn read(path: ModulePath, text: TokenStream) -> Vec<Module> {
    let mut modules = vec![Module::new(path)];
    read_items(text, 0, &mut modules);
    modules
}

fn read_items(tokens: TokenStream, own: usize, modules: &mut Vec<Module>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut at = 0;
    while at < tokens.len() {
        at += read_next(&tokens[at..], own, modules);
    }
}

/// Reads one item and returns the number of its tokens.
fn read_next(tokens: &[TokenTree], own: usize, modules: &mut Vec<Module>) -> usize {
    match tokens {
        [TokenTree::Punct(sign), TokenTree::Group(attribute), rest @ ..]
            if sign.as_char() == '#' && is_for_tests(attribute) =>
        {
            let length = item_length(rest);
            modules[own].note_test(&rest[..length]);
            2 + length
        }
        [TokenTree::Ident(word), TokenTree::Ident(name), TokenTree::Group(body), ..] if word == "mod" => {
            let mut path = modules[own].path.clone();
            path.push(name.to_string());
            modules.push(Module::new(path));
            read_items(body.stream(), modules.len() - 1, modules);
            3
        }
        [TokenTree::Ident(word), rest @ ..] if word == "use" => {
            let length = rest.iter().position(|token| is_sign(token, ';')).unwrap_or(rest.len());
            modules[own].imports.extend(path::imports(rest[..length].iter().cloned().collect()));
            1 + length
        }
        [TokenTree::Ident(_), ..] => {
            modules[own].note_definition(tokens);
            read_path(tokens, own, modules)
        }
        [TokenTree::Group(group), ..] => {
            read_items(group.stream(), own, modules);
            1
        }
        // A path cannot begin after `::`, as in `<T as Trait>::name`, so these tokens are skipped.
        [one, other, TokenTree::Ident(_), ..] if is_sign(one, ':') && is_sign(other, ':') => 3,
        _ => 1,
    }
}

fn read_path(tokens: &[TokenTree], own: usize, modules: &mut [Module]) -> usize {
    let mut segments = vec![tokens[0].to_string()];
    let mut length = 1;
    while let [one, other, TokenTree::Ident(word), ..] = &tokens[length..] {
        if !is_sign(one, ':') || !is_sign(other, ':') {
            break;
        }
        segments.push(word.to_string());
        length += 3;
    }
    if segments.len() > 1 {
        modules[own].mentions.push(Path { segments, line: tokens[0].span().start().line });
    }
    length
}

fn is_sign(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(found) if found.as_char() == sign)
}

/// Returns whether an attribute is `[cfg(test)]`.
fn is_for_tests(attribute: &Group) -> bool {
    attribute.delimiter() == Delimiter::Bracket && attribute.to_string().replace(' ', "") == "[cfg(test)]"
}

/// Returns the number of tokens up to the end of an item: a semicolon, or a body in braces.
fn item_length(tokens: &[TokenTree]) -> usize {
    let is_import =
        tokens.iter().take_while(|token| !is_sign(token, ';')).any(|token| token.to_string() == "use");
    let is_body = |token: &TokenTree| {
        !is_import && matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
    };
    tokens.iter().position(|token| is_sign(token, ';') || is_body(token)).map_or(tokens.len(), |end| end + 1)
}

impl Module {
    fn new(path: ModulePath) -> Module {
        Module {
            path,
            defines: BTreeSet::new(),
            imports: Vec::new(),
            mentions: Vec::new(),
            tests: Vec::new(),
        }
    }

    fn note_definition(&mut self, tokens: &[TokenTree]) {
        let (TokenTree::Ident(word), rest) = (&tokens[0], &tokens[1..]) else { return };
        let name = rest.iter().find(|token| !is_sign(token, '!'));
        if ITEMS.iter().any(|item| word == item) {
            self.defines.extend(name.map(ToString::to_string));
        }
    }

    fn note_test(&mut self, item: &[TokenTree]) {
        let declared = item.windows(2).find(|pair| pair[0].to_string() == "mod");
        let path = |pair: &[TokenTree]| [&self.path[..], &[pair[1].to_string()]].concat();
        self.tests.extend(declared.map(path));
    }
}
