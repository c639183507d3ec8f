//! The licences of the packages that are linked into the program, with the texts that come with them.

use crate::packages::Package;
use anyhow::Result;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;

const BEGINNINGS: [&str; 5] = ["license", "licence", "copying", "notice", "unlicense"];

/// Returns each text once, under the names of the packages that carry it.
pub(super) fn of(linked: &[Package]) -> Result<String> {
    let mut owners: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut notices = String::from("Tabuleiro is built on these packages.\n\n");
    for package in linked.iter().filter(|package| package.source.is_some()) {
        let name = format!("{} {}", package.name, package.version);
        writeln!(notices, "{name}: {}", package.license.as_deref().unwrap_or("see its text"))?;
        for text in texts(package)? {
            owners.entry(text).or_default().push(name.clone());
        }
    }
    for (text, owners) in owners {
        write!(notices, "\n{}\n{}\n\n{}\n", "-".repeat(72), owners.join(", "), text.trim())?;
    }
    Ok(notices)
}

fn texts(package: &Package) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(package.folder())? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_lowercase();
        if entry.file_type()?.is_file() && BEGINNINGS.iter().any(|beginning| name.starts_with(beginning)) {
            texts.push(String::from_utf8_lossy(&fs::read(entry.path())?).into_owned());
        }
    }
    Ok(texts)
}
