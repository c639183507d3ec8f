//! The modules of a crate, and the resolution of paths in them.

use super::path::Path;
use super::reader::{self, Module, ModulePath};
use crate::source::Source;
use proc_macro2::TokenStream;
use std::collections::{BTreeMap, BTreeSet};

/// A use of one module by another.
#[derive(Debug)]
pub(super) struct Use {
    pub from: ModulePath,
    pub to: ModulePath,
    /// File and line.
    pub place: String,
}

/// The modules of a crate by path, each with its file.
pub(super) struct CrateTree {
    modules: BTreeMap<ModulePath, (Module, String)>,
}

/// Longest chain of re-exports to follow; a longer one is a cycle.
const RE_EXPORTS_MAX: usize = 16;

impl CrateTree {
    /// Reads the files in a crate's `src`, except those for tests only.
    pub(super) fn read<'a>(
        folder: &str,
        sources: impl Iterator<Item = &'a Source>,
    ) -> Result<CrateTree, String> {
        let mut modules = BTreeMap::new();
        for source in sources {
            let text: TokenStream =
                source.text.parse().map_err(|problem| format!("{}: {problem}", source.path))?;
            for module in reader::read(module_path(folder, &source.path), text) {
                modules.insert(module.path.clone(), (module, source.path.clone()));
            }
        }
        let tests: BTreeSet<ModulePath> =
            modules.values().flat_map(|(module, _)| module.tests.iter().cloned()).collect();
        modules.retain(|path, _| !tests.iter().any(|test| path.starts_with(test)));
        Ok(CrateTree { modules })
    }

    /// Returns every use of one module by another.
    pub(super) fn uses(&self) -> Vec<Use> {
        let mut uses = Vec::new();
        for (module, file) in self.modules.values() {
            let imports = module.imports.iter().map(|import| &import.path);
            for path in imports.chain(&module.mentions) {
                if let Some(to) =
                    self.resolve(&module.path, &path.segments, 0).filter(|to| *to != module.path)
                {
                    uses.push(Use { from: module.path.clone(), to, place: format!("{file}:{}", path.line) });
                }
            }
        }
        uses
    }

    /// Returns the module that defines the target of a path; `None` if that is not a module of this crate.
    fn resolve(&self, from: &[String], segments: &[String], depth: usize) -> Option<ModulePath> {
        let (first, rest) = segments.split_first()?;
        let begin = match first.as_str() {
            _ if depth > RE_EXPORTS_MAX => None,
            "crate" => Some(Vec::new()),
            "self" => Some(from.to_vec()),
            "super" => from.split_last().map(|(_, parent)| parent.to_vec()),
            _ => self.child(from, first).or_else(|| self.imported(from, first, depth)),
        }?;
        self.descend(begin, rest, depth)
    }

    fn descend(&self, begin: ModulePath, segments: &[String], depth: usize) -> Option<ModulePath> {
        let Some((first, rest)) = segments.split_first() else { return Some(begin) };
        if first == "super" {
            return self.descend(begin.split_last()?.1.to_vec(), rest, depth);
        }
        match self.child(&begin, first).or_else(|| self.imported(&begin, first, depth)) {
            Some(next) => self.descend(next, rest, depth),
            None => Some(begin),
        }
    }

    fn child(&self, parent: &[String], name: &str) -> Option<ModulePath> {
        let path = [parent, &[name.to_string()]].concat();
        self.modules.contains_key(&path).then_some(path)
    }

    /// Returns the module from which another imports a name with `use`.
    fn imported(&self, module: &[String], name: &str, depth: usize) -> Option<ModulePath> {
        let (found, _) = self.modules.get(module)?;
        if found.defines.contains(name) {
            return None;
        }
        let mut named = found.imports.iter().filter(|import| import.name.as_deref() == Some(name));
        let resolve = |path: &Path| {
            // In a module named `core` of another crate, `use core::x` refers to that crate, not to the module.
            let path = path.segments.as_slice();
            if path.first().is_some_and(|first| first == name) {
                None
            } else {
                self.resolve(module, path, depth + 1)
            }
        };
        named.find_map(|import| resolve(&import.path)).or_else(|| {
            let globs = found.imports.iter().filter(|import| import.name.is_none());
            let mut origins = globs.filter_map(|glob| resolve(&glob.path));
            origins.find(|origin| {
                self.modules.get(origin).is_some_and(|(module, _)| module.defines.contains(name))
            })
        })
    }
}

/// Returns the module of a file: `src/screens/game.rs` and `src/screens/game/mod.rs` are `screens::game`.
fn module_path(folder: &str, file: &str) -> ModulePath {
    let below = file[folder.len()..].trim_start_matches("/src/").trim_end_matches(".rs");
    let mut path: Vec<String> = below.split('/').map(String::from).collect();
    if path.last().is_some_and(|name| name == "mod" || (path.len() == 1 && (name == "lib" || name == "main")))
    {
        path.pop();
    }
    path
}
