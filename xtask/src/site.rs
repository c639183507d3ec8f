//! `cargo xtask site`: the pages as static files, for any file server and any folder of it.
//!
//! Everything but people and online tables works there. The files are those of `web/dist`; only their addresses and the head of the page
//! differ from what the server sends.

use crate::web::files;
use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

const BUILT: &str = "web/dist";
const POLICY: &str = "web/content-security-policy.txt";
const ASSETS: &str = "assets/";

type Files = BTreeMap<String, Vec<u8>>;

/// Writes the site into a folder, which must be empty or not there.
pub(crate) fn run(folder: &Path) -> Result<()> {
    if fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some()) {
        bail!("{} is not empty; name another folder with --to, or empty this one", folder.display());
    }
    let built = files(Path::new(BUILT)).context("the pages are not built: run `cargo xtask web`")?;
    let policy = fs::read_to_string(POLICY)?;
    let site = site(built, policy.trim())?;
    for (name, content) in &site {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().context("a file is in a folder")?)?;
        fs::write(&path, content)?;
    }
    println!("the site is in {}: {} files", folder.display(), site.len());
    Ok(())
}

/// Returns the files of the site by their paths.
fn site(built: Files, policy: &str) -> Result<Files> {
    let folder = format!("assets-{}/", hash_of(&built));
    let mut site = Files::new();
    for (name, content) in built {
        let content = match name.as_str() {
            "index.html" => page(&text(content)?, &folder, policy)?.into_bytes(),
            "sw.js" => with_folder(&text(content)?, &folder).into_bytes(),
            name if Path::new(name).extension().is_some_and(|ending| ending == "css") => {
                text(content)?.replace("url(/", "url(../").into_bytes()
            }
            _ => content,
        };
        site.insert(
            name.strip_prefix(ASSETS).map_or(name.clone(), |rest| format!("{folder}{rest}")),
            content,
        );
    }
    // Pages of GitHub leave out what they take for files of another generator.
    site.insert(".nojekyll".into(), Vec::new());
    Ok(site)
}

/// Returns the page with its policy, and without a server.
fn page(built: &str, folder: &str, policy: &str) -> Result<String> {
    // Browsers obey this part only in a header.
    let policy = policy.split("; ").filter(|part| !part.starts_with("frame-ancestors"));
    let policy = policy.collect::<Vec<_>>().join("; ");
    let head = format!(
        "<head>\n    <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\" />\n    \
         <meta name=\"tabuleiro-server\" content=\"none\" />"
    );
    if !built.contains("<head>") || built.contains("=\"/") {
        bail!("{BUILT}/index.html has no head, or an address that is not relative");
    }
    Ok(with_folder(&built.replacen("<head>", &head, 1), folder))
}

/// Returns a text with the assets in another folder.
fn with_folder(text: &str, folder: &str) -> String {
    text.replace(&format!("\"./{ASSETS}"), &format!("\"./{folder}"))
}

/// Returns a name for the content of all assets, so that browsers never mix two builds.
fn hash_of(files: &Files) -> String {
    let mut digest = Sha256::new();
    for (name, content) in files.iter().filter(|(name, _)| name.starts_with(ASSETS)) {
        digest.update(name.as_bytes());
        digest.update(Sha256::digest(content));
    }
    let digest = digest.finalize();
    let start: [u8; 8] = std::array::from_fn(|at| digest[at]);
    format!("{:016x}", u64::from_be_bytes(start))
}

fn text(content: Vec<u8>) -> Result<String> {
    String::from_utf8(content).context("a text is not UTF-8")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_of_the_site_is_relative_and_the_page_has_its_policy() {
        let page = "<html><head><script src=\"./assets/index.js\"></script></head></html>";
        let built = [
            ("index.html", page),
            ("sw.js", "{\"./assets/index.js\": 1}"),
            ("assets/index.css", "mask: url(/pattern.svg)"),
            ("icon.svg", "<svg/>"),
        ];
        let built = built.map(|(name, content)| (name.to_string(), content.as_bytes().to_vec())).into();
        let site = site(built, "default-src 'none'; frame-ancestors 'none'").unwrap();
        let folder = site.keys().find_map(|name| name.strip_suffix("index.css")).unwrap().to_string();
        assert!(folder.starts_with("assets-"));
        let read = |name: &str| String::from_utf8(site[name].clone()).unwrap();
        assert!(read("index.html").contains(&format!("src=\"./{folder}index.js\"")));
        assert!(read("index.html").contains("content=\"default-src 'none'\""));
        assert!(read("index.html").contains("name=\"tabuleiro-server\" content=\"none\""));
        assert!(read("sw.js").contains(&format!("\"./{folder}index.js\"")));
        assert_eq!(read(&format!("{folder}index.css")), "mask: url(../pattern.svg)");
    }

    #[test]
    fn a_page_with_an_address_from_the_root_is_refused() {
        assert!(page("<head><script src=\"/theme.js\"></script></head>", "assets-1/", "").is_err());
    }
}
